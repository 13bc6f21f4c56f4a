from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.self_test.check import CheckError
from mahjong_qt.self_test.module_checks import check_modules, module_names

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a package."""
    folder = tmp_path / "tried_package"
    for name in ("__init__.py", "one.py", "inner/__init__.py", "inner/two.py"):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.startswith("tried_package")]:
        del sys.modules[name]


def test_every_module_is_loaded(package: Path) -> None:
    assert check_modules("tried_package") == "4 modules"
    assert "tried_package.inner.two" in sys.modules


@pytest.mark.parametrize(
    ("damage", "word"),
    [("import no_such_module", "no_such_module"), ("raise SystemExit(0)", "SystemExit"), ("1 / 0", "ZeroDivision")],
)
def test_what_cannot_be_loaded_is_named(package: Path, damage: str, word: str) -> None:
    (package / "inner" / "__init__.py").write_text(damage)
    (package / "one.py").write_text(damage)
    with pytest.raises(CheckError) as told:
        check_modules("tried_package")
    lines = str(told.value).splitlines()
    assert [line.partition(":")[0] for line in lines] == ["tried_package.inner", "tried_package.one"]
    assert all(word in line for line in lines)


def test_the_programs_own_modules_are_all_found() -> None:
    names = module_names("editor")
    assert {"editor.app", "editor.window.help_dialog", "editor.test_play.test_play"} <= set(names)
    assert {"mahjong_qt.launch", "mahjong_qt.backup.content"} <= set(module_names("mahjong_qt"))
