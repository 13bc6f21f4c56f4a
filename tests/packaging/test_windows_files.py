"""What is handed to makensis, PyInstaller and the signing command."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any

import pytest

from makers.product import EDITOR, GAME, LAYOUT_CLASS, LAYOUTS, OLDEST_WINDOWS, PROGRAMS, TITLE, VERSION
from makers.steps import PackagingError
from makers.windows import installer, native_trial, signing, version_info

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle of four small files."""
    folder = tmp_path / "bundle"
    (folder / "_internal" / "a" / "b c").mkdir(parents=True)
    for name in ("mahjong-qt.exe", "_internal/one.dll", "_internal/a/two.txt", "_internal/a/b c/pr$ce ü.txt"):
        (folder / name).write_bytes(bytes(1024))
    return folder


def test_all_files_are_installed_and_exactly_these_are_removed_again(bundle: Path) -> None:
    install, remove = installer.file_lists(bundle).split("!macro RemoveFiles")
    assert len(re.findall(r"^  File `", install, re.MULTILINE)) == 4
    lines = [line.strip() for line in remove.splitlines()]
    assert [line for line in lines if line.startswith("Delete")] == [
        r"Delete `$INSTDIR\_internal\a\b c\pr$$ce ü.txt`",
        r"Delete `$INSTDIR\_internal\a\two.txt`",
        r"Delete `$INSTDIR\_internal\one.dll`",
        r"Delete `$INSTDIR\mahjong-qt.exe`",
    ]
    # bare folders only, the deepest first
    assert [line for line in lines if line.startswith("RMDir")] == [
        r"RMDir `$INSTDIR\_internal\a\b c`",
        r"RMDir `$INSTDIR\_internal\a`",
        r"RMDir `$INSTDIR\_internal`",
    ]


def test_each_file_is_installed_where_it_lies_in_the_bundle(bundle: Path) -> None:
    folder, places = "", {}
    for line in installer.file_lists(bundle).split("!macro RemoveFiles")[0].splitlines():
        if match := re.fullmatch(r"  SetOutPath `(.*)`", line):
            folder = match[1]
        if match := re.fullmatch(r"  File `(.*)`", line):
            places[match[1].rpartition("/")[2]] = folder
    assert places == {
        "mahjong-qt.exe": "$INSTDIR",
        "one.dll": r"$INSTDIR\_internal",
        "two.txt": r"$INSTDIR\_internal\a",
        "pr$ce ü.txt": r"$INSTDIR\_internal\a\b c",
    }


def test_the_script_is_told_every_name_that_it_uses(bundle: Path, tmp_path: Path) -> None:
    text = installer.definitions(bundle, "1.2.3", tmp_path / "setup.exe", "sign {file}")
    defined = dict(re.findall(r"^!define (\w+) `(.*)`$", text, re.MULTILINE))
    assert (defined["TITLE"], defined["LAYOUT_CLASS"], defined["VERSION"]) == (TITLE, LAYOUT_CLASS, "1.2.3")
    assert (defined["GAME"], defined["EDITOR"], defined["LAYOUTS"]) == (GAME.name, EDITOR.name, LAYOUTS.name)
    assert defined["KIBIBYTES"] == "4"
    assert defined["OLDEST_BUILD"] == OLDEST_WINDOWS.rpartition(".")[2]
    assert defined["SIGN"] == 'sign "%1"'
    script = installer.SCRIPT.read_text("utf-8")
    used = set(re.findall(r"\$\{([A-Z_]+)\}", script))
    own = set(re.findall(r"!define (\w+)", script)) | {"GENERATED", "LANG_ENGLISH", "LANG_GERMAN", "UN"}
    arguments = {"ENGLISH", "GERMAN", "FILE"}
    assert used - own - arguments == set(defined) & used
    assert used - own - arguments <= set(defined)


def test_nothing_is_signed_without_a_command(bundle: Path, tmp_path: Path) -> None:
    assert "SIGN" not in installer.definitions(bundle, "1.2.3", tmp_path / "setup.exe")


def test_the_script_removes_no_folder_with_all_that_is_in_it() -> None:
    script = installer.SCRIPT.read_text("utf-8")
    assert re.findall(r"^.*RMDir\s+/r.*$", script, re.MULTILINE) == []
    assert "RequestExecutionLevel user" in script


def test_every_exit_code_of_the_script_is_explained_at_its_top() -> None:
    script = installer.SCRIPT.read_text("utf-8")
    explained = set(re.findall(r"^;\s+(?:Exit codes:)?\s+(\d+)\s", script, re.MULTILINE))
    set_by_name = set(re.findall(r"SetErrorLevel \$\{(\w+)\}", script))
    codes = dict(re.findall(r"^!define (\w+) (\d+)$", script, re.MULTILINE))
    assert {codes[name] for name in set_by_name} <= explained
    assert set(codes) == set_by_name


def test_a_text_that_would_end_its_quotes_is_refused() -> None:
    with pytest.raises(PackagingError, match="makensis"):
        installer.quoted("a ` b")


def test_a_signing_command_without_a_place_for_the_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(signing.VARIABLE, "signtool sign")
    with pytest.raises(PackagingError, match="file"):
        signing.signing_template()


def test_a_file_is_signed_in_its_place(tmp_path: Path) -> None:
    script = tmp_path / "sign it.sh"
    script.write_text('printf signed >> "$1"\n', "utf-8")
    file = tmp_path / "a program.exe"
    file.write_bytes(b"MZ ")
    signing.sign(file, f"sh '{script}' {signing.PLACE}")
    assert file.read_bytes() == b"MZ signed"


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("12.3.4rc1", (12, 3, 4, 0)), ("1.2.3.dev4", (1, 2, 3, 0))]
)
def test_a_version_has_four_numbers_for_windows(version: str, numbers: tuple[int, int, int, int]) -> None:
    assert version_info.numbers_of(version) == numbers


def test_a_version_that_is_none_is_refused() -> None:
    with pytest.raises(PackagingError, match="soon"):
        version_info.numbers_of("soon")


def test_the_properties_of_each_program_say_what_it_is() -> None:
    class Structure:
        """Stands for the structures of PyInstaller, which only Windows has: they nest and hold texts."""

        def __init__(self, *parts: Any, **named: Any) -> None:
            self.parts = [*parts, *named.values()]

        def texts(self) -> list[str]:
            """All texts at any depth."""
            found: list[str] = []
            waiting: list[Any] = [self]
            while waiting:
                part = waiting.pop(0)
                if isinstance(part, str):
                    found.append(part)
                elif isinstance(part, Structure):
                    waiting += part.parts
                elif isinstance(part, list | tuple):
                    waiting += part
            return found

    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    for program in PROGRAMS:
        read = eval(version_info.version_text(program), dict.fromkeys(names, Structure))
        assert isinstance(read, Structure)
        texts = read.texts()
        pairs = dict(itertools.pairwise(texts))
        assert pairs["ProductName"] == TITLE
        assert pairs["FileVersion"] == VERSION
        assert pairs["FileDescription"] == program.title
        assert pairs["OriginalFilename"] == f"{program.name}.exe"


def test_the_trial_for_windows_touches_no_other_system() -> None:
    with pytest.raises(PackagingError, match="Windows itself"):
        native_trial.try_natively()
