"""The scripts in the archive and in the AppDir, run on made-up programs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from makers import product
from makers.linux import app_dir, archive

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="shell scripts of Linux")
ENTRY = f"share/applications/{product.GAME_ID}.desktop"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What is installed, with programs that say who they are."""
    root = tmp_path / "root"
    library = root / "usr" / "lib" / product.NAME
    library.mkdir(parents=True)
    (root / "usr" / "bin").mkdir()
    for program in product.PROGRAMS:
        file = library / program.name
        file.write_text(f'#!/bin/sh\necho {program.name} "$@"\n')
        file.chmod(0o755)
        (root / "usr" / "bin" / program.name).symlink_to(f"../lib/{product.NAME}/{program.name}")
    for name in (ENTRY, f"share/applications/{product.EDITOR_ID}.desktop"):
        entry = root / "usr" / name
        entry.parent.mkdir(parents=True, exist_ok=True)
        entry.write_text("[Desktop Entry]\nType=Application\nName=Game\nExec=mahjong-qt %F\n")
    icons = root / "usr" / "share" / "icons" / "hicolor"
    for name in ("256x256/apps", "scalable/apps"):
        (icons / name).mkdir(parents=True)
        for ending in ("png", "svg"):
            (icons / name / f"{product.GAME_ID}.{ending}").write_text("icon")
    return root


@pytest.fixture
def unpacked(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(archive, "BUILD", tmp_path / "build")
    monkeypatch.setattr(archive, "DIST", tmp_path / "dist")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    packed = archive.make_archive(tree)
    place = tmp_path / "somebody's downloads"
    place.mkdir()
    subprocess.run(["tar", "--extract", "--file", packed, "--directory", place], check=True)
    return place / archive.STEM


def run(script: Path, *words: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HOME": str(home)}
    return subprocess.run(["sh", script, *words], env=environment, capture_output=True, text=True, check=False)


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


@pytest.mark.parametrize("place", ["home/.local", "home/Meine Spiele & mehr"])
def test_the_archive_is_installed_and_removed_again(unpacked: Path, tmp_path: Path, place: str) -> None:
    home = tmp_path / "home"
    (home / ".local" / "share").mkdir(parents=True)
    (home / ".local" / "share" / "mine").write_text("stays")
    prefix = tmp_path / place
    before = files_in(home)
    words = [] if place.endswith(".local") else [str(prefix)]
    done = run(unpacked / "install.sh", *words, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    shutil.rmtree(unpacked)
    ran = subprocess.run([prefix / "bin" / "mahjong-layouts", "check"], capture_output=True, text=True, check=True)
    assert ran.stdout == "mahjong-layouts check\n"
    assert f'Exec="{prefix}/bin/mahjong-qt" %F\n' in (prefix / ENTRY).read_text()
    done = run(prefix / "lib" / product.NAME / "uninstall.sh", *words, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert files_in(home) == before


def test_a_newer_version_takes_the_place_of_the_older_one(unpacked: Path, tmp_path: Path) -> None:
    run(unpacked / "install.sh", home=tmp_path)
    left = tmp_path / ".local" / "lib" / product.NAME / "old-library.so"
    left.touch()
    done = run(unpacked / "install.sh", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert not left.exists()
    assert (tmp_path / ".local" / "bin" / "mahjong-qt").exists()


def test_a_folder_of_somebody_else_is_left_alone(unpacked: Path, tmp_path: Path) -> None:
    theirs = tmp_path / ".local" / "lib" / product.NAME / "theirs"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("theirs")
    done = run(unpacked / "install.sh", home=tmp_path)
    assert done.returncode == 1
    assert "nothing was done" in done.stderr
    assert theirs.read_text() == "theirs"
    assert run(unpacked / "uninstall.sh", home=tmp_path).returncode == 1
    assert theirs.exists()


@pytest.mark.parametrize("prefix", ["here", '/tmp/a"b', "/tmp/$HOME"])
def test_a_place_that_menus_cannot_name_is_refused(unpacked: Path, tmp_path: Path, prefix: str) -> None:
    done = run(unpacked / "install.sh", prefix, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "install.sh" in done.stderr


def test_the_same_files_make_the_same_archive(tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for name in ("one", "two"):
        monkeypatch.setattr(archive, "BUILD", tmp_path / name)
        monkeypatch.setattr(archive, "DIST", tmp_path / name / "dist")
        made.append(archive.make_archive(tree).read_bytes())
    assert made[0] == made[1]


@pytest.mark.parametrize(
    ("words", "name", "said"),
    [
        ([], "AppRun", "mahjong-qt"),
        (["a.mjlayout", "--x"], "AppRun", "mahjong-qt a.mjlayout --x"),
        (["--program=mahjong-layout-editor", "--new"], "AppRun", "mahjong-layout-editor --new"),
        (["--program=nonsense"], "AppRun", "mahjong-qt"),
        (["check"], "mahjong-layouts", "mahjong-layouts check"),
    ],
)
def test_the_app_dir_starts_the_program_that_is_wanted(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], name: str, said: str
) -> None:
    monkeypatch.setattr(app_dir, "DIST", tmp_path / "dist")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    folder = app_dir.make_app_dir(tree)
    assert (folder / f"{product.GAME_ID}.desktop").read_bytes() == (tree / "usr" / ENTRY).read_bytes()
    assert (folder / ".DirIcon").is_file()
    # the runtime of an AppImage says in ARGV0 by which name it was called
    environment = {key: value for key, value in os.environ.items() if key != "APPDIR"} | {"ARGV0": name}
    ran = subprocess.run([folder / "AppRun", *words], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{said}\n"
