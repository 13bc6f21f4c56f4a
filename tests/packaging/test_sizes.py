"""How large a bundle is, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from makers import sizes
from makers.steps import PackagingError

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    for name, size in {
        "_internal/libpython3.11.so.1.0": 500,
        "_internal/PySide6/libQt6Gui.so.6": 900,
        "a.txt": 1,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"x" * size)
    (folder / "libQt6Gui.so.6").symlink_to("_internal/PySide6/libQt6Gui.so.6")
    return folder


def test_links_are_not_counted_twice(bundle: Path) -> None:
    assert sizes.folder_size(bundle) == 1401


def test_the_largest_files_come_first_each_with_its_reason(bundle: Path) -> None:
    large = sizes.largest_files(bundle, 2)
    assert [(file.path, file.size) for file in large] == [
        ("_internal/PySide6/libQt6Gui.so.6", 900),
        ("_internal/libpython3.11.so.1.0", 500),
    ]
    assert "drawing" in large[0].reason


def test_a_large_file_without_a_reason_is_refused_by_name(bundle: Path) -> None:
    (bundle / "_internal" / "libWebEngine.so").write_bytes(b"x" * 2000)
    with pytest.raises(PackagingError, match=r"_internal/libWebEngine\.so"):
        sizes.largest_files(bundle, 2)


def test_what_is_too_large_is_refused_with_both_sizes() -> None:
    sizes.check_size("it", 60_000_000, 60_000_000)
    with pytest.raises(PackagingError, match=r"it has 61\.5 MB, more than 60 MB"):
        sizes.check_size("it", 61_500_000, 60_000_000)


def test_the_table_and_the_sizes_are_written(bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "BUILD", tmp_path)
    (bundle / "a.txt").unlink()
    installed = tmp_path / "installed"
    installed.mkdir()
    (installed / "more").write_bytes(b"x" * 1_400_000)
    (tmp_path / "some.deb").write_bytes(b"x" * 2_500_000)
    text = sizes.write_sizes(bundle, installed, [tmp_path / "some.deb", bundle]).read_text("utf-8")
    assert "- installed: 1.4 MB\n- some.deb: 2.5 MB\n" in text
    assert "| 0.0 | `_internal/PySide6/libQt6Gui.so.6` | Qt: drawing" in text
