from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mahjong_qt.tile_sets.found_set import SourceKind
from mahjong_qt.tile_sets.installed import GNOME_FOLDER, KDE_FOLDER, data_folders, installed_sets
from tests.tile_sets.sample_sets import write_kmahjongg


def test_sets_of_kde_and_gnome_are_found(tmp_path: Path) -> None:
    desktop = write_kmahjongg(tmp_path / KDE_FOLDER)
    (tmp_path / KDE_FOLDER / "other.desktop").write_text("[Desktop Entry]\nName=No set\n")
    themes = tmp_path / GNOME_FOLDER
    themes.mkdir(parents=True)
    for name in ("smooth.png", "post_modern.svg", "smooth.png.license"):
        (themes / name).touch()
    found = installed_sets([tmp_path], ["de_DE", "de"])
    assert [(one.kind, one.name, one.author) for one in found] == [
        (SourceKind.KMAHJONGG, "Muster", "Ann Other"),
        (SourceKind.GNOME, "Post modern", ""),
        (SourceKind.GNOME, "Smooth", ""),
    ]
    assert found[0].path == desktop


def test_of_two_with_the_same_file_the_first_counts(tmp_path: Path) -> None:
    paths = [write_kmahjongg(tmp_path / name / KDE_FOLDER) for name in "ab"]
    assert [one.path for one in installed_sets([tmp_path / "a", tmp_path / "b"])] == paths[:1]


def test_folders_that_are_not_there_are_no_matter(tmp_path: Path) -> None:
    assert installed_sets([tmp_path / "nowhere"]) == ()


@pytest.mark.skipif(sys.platform == "win32", reason="no such folders on Windows")
def test_the_folders_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_DIRS", f"{tmp_path}/one:relative:{tmp_path}/two")
    folders = data_folders()
    assert folders[:3] == (tmp_path / "own", tmp_path / "one", tmp_path / "two")
    assert {Path("/usr/share"), Path("/usr/local/share"), Path("/var/lib/flatpak/exports/share")} < set(folders)
    assert all(folder.is_absolute() for folder in folders)
    write_kmahjongg(tmp_path / "two" / KDE_FOLDER)
    assert "Sample" in [one.name for one in installed_sets()]
