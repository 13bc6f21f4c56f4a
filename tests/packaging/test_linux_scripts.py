"""The scripts in the archive and in the AppDir, run on made-up programs."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from makers import product
from makers.linux import app_dir, archive

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


@pytest.mark.parametrize("place", ["home/.local", "home/Meine Spiele & mehr", "home/Tom's games"])
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
    done = run(prefix / "lib" / product.NAME / "uninstall.sh", home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert files_in(home) == before


def installed_in(prefix: Path) -> Path:
    return prefix / "lib" / product.NAME / "installed.txt"


def test_of_two_installations_each_removes_itself(unpacked: Path, tmp_path: Path) -> None:
    own, other = tmp_path / ".local", tmp_path / "other"
    hint = ""
    for words in ([], [str(other)]):
        hint = run(unpacked / "install.sh", *words, home=tmp_path).stdout.splitlines()[-1]
    uninstall = other / "lib" / product.NAME / "uninstall.sh"
    refused = run(uninstall, str(own), home=tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    # a shell does what was printed
    command = hint.removeprefix("To remove it: ")
    subprocess.run(["sh", "-c", command], env={**os.environ, "HOME": str(tmp_path)}, capture_output=True, check=True)
    assert not other.exists()
    assert (own / "bin" / "mahjong-qt").exists()
    assert run(unpacked / "uninstall.sh", home=tmp_path).returncode == 0
    assert not own.exists()


def test_what_is_printed_can_be_given_to_a_shell(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "Tom's  games"
    done = run(unpacked / "install.sh", str(prefix), home=tmp_path)
    command = done.stdout.splitlines()[-1].removeprefix("To remove it: ")
    subprocess.run(["sh", "-c", command], capture_output=True, check=True)
    assert not prefix.exists()


@pytest.mark.parametrize("line", ["../theirs", "bin/../../theirs", "{theirs}", "theirs", "share/..", "", "bin/"])
def test_an_altered_list_leads_to_nothing_else(unpacked: Path, tmp_path: Path, line: str) -> None:
    run(unpacked / "install.sh", home=tmp_path)
    prefix = tmp_path / ".local"
    theirs = [tmp_path / "theirs", prefix / "theirs"]
    for file in theirs:
        file.write_text("theirs")
    with installed_in(prefix).open("a") as stream:
        stream.write(line.format(theirs=theirs[0]) + "\n")
    done = run(prefix / "lib" / product.NAME / "uninstall.sh", home=tmp_path)
    assert done.returncode == 0
    assert ("passed over" in done.stderr) == (line != "bin/")
    assert [file.read_text() for file in theirs] == ["theirs", "theirs"]
    assert files_in(prefix) == {"theirs"}


@pytest.mark.parametrize("is_list_written", [False, True])
def test_an_installation_that_was_broken_off_can_be_repeated(
    unpacked: Path, tmp_path: Path, is_list_written: bool
) -> None:
    prefix = tmp_path / ".local"
    installed_in(prefix).parent.mkdir(parents=True)
    if is_list_written:
        # the last line was cut off
        installed_in(prefix).write_text("bin/mahjong-qt\nshare/appl")
        (installed_in(prefix).parent / "half").touch()
        (prefix / "bin").mkdir()
    done = run(unpacked / "install.sh", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (installed_in(prefix).parent / "half").exists()
    assert (prefix / "bin" / "mahjong-qt").exists()


@pytest.mark.parametrize("link", [".local", ".local/bin", ".local/lib"])
def test_folders_may_be_links_to_other_places(unpacked: Path, tmp_path: Path, link: str) -> None:
    elsewhere = tmp_path / "far" / "away"
    elsewhere.mkdir(parents=True)
    (tmp_path / link).parent.mkdir(exist_ok=True)
    (tmp_path / link).symlink_to(elsewhere)
    prefix = tmp_path / ".local"
    done = run(unpacked / "install.sh", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    ran = subprocess.run([prefix / "bin" / "mahjong-layouts", "x"], capture_output=True, text=True, check=True)
    assert ran.stdout == "mahjong-layouts x\n"
    done = run(prefix / "lib" / product.NAME / "uninstall.sh", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert files_in(elsewhere) == set()
    assert (tmp_path / link).is_symlink()


def test_everybody_may_run_what_was_installed_by_somebody_careful(unpacked: Path, tmp_path: Path) -> None:
    careful = f"umask 077; exec sh {shlex.quote(str(unpacked))}/install.sh"
    subprocess.run(["sh", "-c", careful], env={**os.environ, "HOME": str(tmp_path)}, capture_output=True, check=True)
    closed = [path for path in (tmp_path / ".local").rglob("*") if path.stat().st_mode & 0o044 != 0o044]
    assert closed == []


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


def test_a_command_of_somebody_else_is_left_alone(unpacked: Path, tmp_path: Path) -> None:
    theirs = tmp_path / ".local" / "bin" / "mahjong-layouts"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("theirs")
    done = run(unpacked / "install.sh", home=tmp_path)
    assert done.returncode == 1
    assert f"{theirs} is there" in done.stderr
    assert files_in(tmp_path / ".local") == {"bin", "bin/mahjong-layouts"}
    assert theirs.read_text() == "theirs"


@pytest.mark.skipif(not Path("/proc/self/exe").exists(), reason="what runs is told by Linux alone")
def test_a_program_that_runs_is_not_taken_away(unpacked: Path, tmp_path: Path) -> None:
    run(unpacked / "install.sh", home=tmp_path)
    library = tmp_path / ".local" / "lib" / product.NAME
    # a program that ends when its input does
    shutil.copy("/bin/cat", library / "mahjong-qt")
    with subprocess.Popen([library / "mahjong-qt"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(b"x")
        game.stdin.flush()
        assert game.stdout.read(1) == b"x"
        for script in (library / "uninstall.sh", unpacked / "install.sh"):
            done = run(script, home=tmp_path)
            assert done.returncode == 1
            assert "mahjong-qt is running: close it first" in done.stderr
        assert (library / "mahjong-layouts").exists()
        game.stdin.close()
    assert run(library / "uninstall.sh", home=tmp_path).returncode == 0


def test_types_of_others_stay(unpacked: Path, tmp_path: Path) -> None:
    mime = tmp_path / ".local" / "share" / "mime"
    run(unpacked / "install.sh", home=tmp_path)
    theirs = mime / "application" / "x-own.xml"
    theirs.parent.mkdir(parents=True, exist_ok=True)
    theirs.write_text("theirs")
    (mime / "mime.cache").touch()
    shutil.rmtree(mime / "packages", ignore_errors=True)
    assert run(tmp_path / ".local" / "lib" / product.NAME / "uninstall.sh", home=tmp_path).returncode == 0
    assert files_in(mime) == {"application", "application/x-own.xml"}


@pytest.mark.parametrize("prefix", ["here", '/tmp/a"b', "/tmp/$HOME", "/tmp/100%", "/tmp/a\nb"])
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
    # that it was started from another one makes no difference
    environment = {**os.environ, "ARGV0": name, "APPDIR": str(tmp_path)}
    ran = subprocess.run([folder / "AppRun", *words], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{said}\n"
