"""What Python remembers of the machine that built it.

The file must be there, for pydoc, which pyqtgraph imports, asks for it; the paths in it are of no use elsewhere.
"""

from __future__ import annotations

import marshal
import py_compile
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType
from typing import TYPE_CHECKING, Any

from makers.steps import PackagingError

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEADER = 16
"""Bytes before the code in a compiled module."""


def forget_building_machine(inside: Path) -> None:
    """Write Python's build settings among a bundle's files anew, without any that holds a path.

    :raises PackagingError: when such a file is none that Python compiled.
    """
    for file in _settings_in(inside):
        settings = {name: value for name, value in _read(file).items() if not _has_path(value)}
        with TemporaryDirectory() as folder:
            source = Path(folder, f"{file.stem}.py")
            source.write_text(f"build_time_vars = {settings!r}\n", "utf-8")
            # the time of the source would make each build another
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(source), str(file), dfile=source.name, doraise=True, invalidation_mode=mode)


def _settings_in(inside: Path) -> Iterator[Path]:
    # links lead to a file that is found as well
    return (file for file in inside.rglob("_sysconfigdata*.pyc") if not file.is_symlink())


def _read(file: Path) -> dict[str, Any]:
    names: dict[str, Any] = {}
    code = marshal.loads(file.read_bytes()[_HEADER:])
    if not isinstance(code, CodeType):
        raise PackagingError(f"{file} is no module.")
    exec(code, names)
    return dict(names.get("build_time_vars", {}))


def _has_path(value: object) -> bool:
    return isinstance(value, str) and ("/" in value or "\\" in value)
