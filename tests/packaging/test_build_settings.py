from __future__ import annotations

import marshal
import py_compile
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from makers.build_settings import forget_building_machine
from makers.steps import PackagingError

if TYPE_CHECKING:
    from pathlib import Path

NAME = "_sysconfigdata__made_up"


def compiled(folder: Path, settings: dict[str, object]) -> Path:
    source = folder / f"{NAME}.py"
    source.write_text(f"build_time_vars = {settings!r}\n", "utf-8")
    target = folder / "inside" / f"{NAME}.pyc"
    py_compile.compile(str(source), str(target), doraise=True)
    source.unlink()
    return target


def test_paths_are_gone_and_all_else_can_still_be_imported(tmp_path: Path) -> None:
    file = compiled(
        tmp_path, {"LIBDIR": "/home/somebody/lib", "CFLAGS": "-O2 -I/home/somebody", "HAVE_X": 1, "EXE": ""}
    )
    forget_building_machine(tmp_path)
    assert b"somebody" not in file.read_bytes()
    command = f"import sys; sys.path.insert(0, {str(file.parent)!r}); import {NAME}; print({NAME}.build_time_vars)"
    said = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "{'HAVE_X': 1, 'EXE': ''}"


def test_the_same_settings_give_the_same_bytes(tmp_path: Path) -> None:
    contents = set()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        file = compiled(tmp_path / name, {"LIBDIR": f"/{name}", "HAVE_X": 1})
        forget_building_machine(tmp_path / name)
        contents.add(file.read_bytes())
    assert len(contents) == 1


def test_what_is_no_module_is_refused(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.pyc").write_bytes(bytes(16) + marshal.dumps("no code"))
    with pytest.raises(PackagingError, match="is no module"):
        forget_building_machine(tmp_path)
