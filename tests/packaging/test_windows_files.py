"""What is handed to makensis, PyInstaller and the signing command."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import traceback
from typing import TYPE_CHECKING, Any

import pytest

from makers import signatures
from makers.product import (
    BUILD,
    DIST,
    EDITOR,
    GAME,
    LAYOUT_CLASS,
    LAYOUTS,
    OLDEST_WINDOWS,
    PACKAGING,
    PROGRAMS,
    ROOT,
    TITLE,
    VERSION,
)
from makers.steps import PackagingError
from makers.windows import installer, native_trial, signing, version_info
from makers.windows.agreed import ExitCode

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


def listed(text: str, name: str) -> list[str]:
    """What a macro that is made up does something with."""
    body = re.search(rf"^!macro {name} ACTION$(.*?)^!macroend$", text, re.MULTILINE | re.DOTALL)
    assert body is not None
    return re.findall(r"^  !insertmacro \$\{ACTION\} `(.*)`$", body[1], re.MULTILINE)


def test_exactly_the_files_that_are_installed_are_removed_again_and_bare_folders(bundle: Path) -> None:
    text = installer.file_lists(bundle)
    assert len(re.findall(r"^  File `", text, re.MULTILINE)) == 4
    assert listed(text, "BundleFiles") == [
        r"_internal\a\b c\pr$$ce ü.txt",
        r"_internal\a\two.txt",
        r"_internal\one.dll",
        "mahjong-qt.exe",
    ]
    assert listed(text, "BundleTop") == ["_internal", "mahjong-qt.exe"]
    folders = ["_internal", r"_internal\a", r"_internal\a\b c"]
    assert listed(text, "BundleFolders") == folders
    assert listed(text, "BundleFoldersUp") == folders[::-1]


def test_each_file_is_unpacked_where_it_lies_in_the_bundle(bundle: Path) -> None:
    folder, places = "", {}
    for line in installer.file_lists(bundle).splitlines():
        if match := re.fullmatch(r"  SetOutPath `(.*)`", line):
            folder = match[1]
        if match := re.fullmatch(r"  File `(.*)`", line):
            places[re.split(r"[/\\]", match[1])[-1]] = folder
    assert places == {
        "mahjong-qt.exe": "$Place",
        "one.dll": r"$Place\_internal",
        "two.txt": r"$Place\_internal\a",
        "pr$ce ü.txt": r"$Place\_internal\a\b c",
    }


def test_no_path_on_windows_can_be_longer_than_windows_takes(bundle: Path) -> None:
    room = installer.room_for_folder(bundle, "1.2.3")
    chosen = "C" * room
    files = [str(path.relative_to(bundle)) for path in bundle.rglob("*") if path.is_file()]
    assert max(len(f"{chosen}\\_1.2.3\\{file}") for file in files) <= installer.LONGEST_FILE
    (bundle / "_internal" / ("x" * 150)).touch()
    with pytest.raises(PackagingError, match="xxx"):
        installer.room_for_folder(bundle, "1.2.3")


def test_the_script_is_told_every_name_that_it_uses(bundle: Path, tmp_path: Path) -> None:
    text = installer.definitions(bundle, "1.2.3", tmp_path / "setup.exe", "sign {file}")
    defined = dict(re.findall(r"^!define (\w+) `(.*)`$", text, re.MULTILINE))
    assert (defined["TITLE"], defined["LAYOUT_CLASS"], defined["VERSION"]) == (TITLE, LAYOUT_CLASS, "1.2.3")
    assert (defined["GAME"], defined["EDITOR"], defined["LAYOUTS"]) == (GAME.name, EDITOR.name, LAYOUTS.name)
    assert defined["KIBIBYTES"] == "4"
    assert defined["OLDEST_BUILD"] == OLDEST_WINDOWS.rpartition(".")[2]
    script = installer.SCRIPT.read_text("utf-8")
    used = set(re.findall(r"\$\{([A-Z_]+)\}", script))
    own = set(re.findall(r"!define (\w+)", script)) | {"GENERATED", "LANG_ENGLISH", "LANG_GERMAN", "UN"}
    arguments = {"ENGLISH", "GERMAN", "FILE", "FOLDER", "NAME", "ACTION"}
    assert used - own - arguments <= set(defined)
    assert set(defined) - used <= {"NAME"}


def test_the_command_that_signs_is_in_no_file_whatever_is_in_it(bundle: Path, tmp_path: Path) -> None:
    text = installer.definitions(bundle, "1.2.3", tmp_path / "setup.exe", "sign /p pa$$w0rd`%1 {file}")
    assert "pa$$w0rd" not in text
    assert re.search(r"^!define SIGN `.*makers\.windows\.signing \"%1\"`$", text, re.MULTILINE)


def test_nothing_is_signed_without_a_command(bundle: Path, tmp_path: Path) -> None:
    assert "SIGN" not in installer.definitions(bundle, "1.2.3", tmp_path / "setup.exe")


def test_the_script_removes_no_folder_with_all_that_is_in_it() -> None:
    script = installer.SCRIPT.read_text("utf-8")
    assert re.findall(r"^.*RMDir\s+/r.*$", script, re.MULTILINE) == []
    assert "RequestExecutionLevel user" in script


def test_every_exit_code_of_the_script_is_explained_at_its_top_and_used() -> None:
    script = installer.SCRIPT.read_text("utf-8")
    explained = set(re.findall(r"^;\s+(?:Exit codes:)?\s+(\d+)\s", script, re.MULTILINE))
    # those that NSIS itself knows
    assert explained - {"0", "1"} == {str(code.value) for code in ExitCode}
    assert set(re.findall(r"SetErrorLevel \$\{(\w+)\}", script)) == {code.name for code in ExitCode}


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


@pytest.mark.skipif(os.name == "nt", reason="the command that stands for one that signs is a script for sh")
def test_makensis_has_files_signed_by_the_command_in_the_environment(tmp_path: Path) -> None:
    script = tmp_path / "sign.sh"
    script.write_text('printf %s "$1" >> "$2"\n', "utf-8")
    file = tmp_path / "a program.exe"
    file.write_bytes(b"MZ ")
    done = subprocess.run(
        signing.nsis_command().replace("%1", str(file)),
        shell=True,
        env={
            **os.environ,
            signing.VARIABLE: f"sh {script} 'pa$$w0rd $HOME' {signing.PLACE}",
            "PYTHONPATH": str(PACKAGING),
        },
        cwd=PACKAGING.parent,
        check=False,
    )
    assert done.returncode == 0
    assert file.read_bytes() == b"MZ pa$$w0rd $HOME"


@pytest.mark.skipif(os.name == "nt", reason="the command that stands for one that signs is a script for sh")
def test_a_failure_to_sign_tells_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = tmp_path / "sign.sh"
    secret = "".join(["s3", "cret"])  # a traceback shows lines of this file too
    script.write_text('echo "the key does not fit: $1, not ${1#-pass:}"; exit 3\n', "utf-8")
    file = tmp_path / "a program.exe"
    file.write_bytes(b"MZ ")
    with pytest.raises(PackagingError, match=r"(?s)a program\.exe was not signed.*3.*the key does not fit") as caught:
        signing.sign(file, f"sh '{script}' -pass:{secret} {signing.PLACE}")
    told = "".join(traceback.format_exception(caught.value))
    assert secret not in told + "".join(capsys.readouterr())


def test_signing_without_a_command_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="empty"):
        signing.sign(tmp_path / "a.exe", "")


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


@pytest.mark.skipif(os.name == "nt", reason="there it would install and remove the program")
def test_the_trial_for_windows_touches_no_other_system() -> None:
    with pytest.raises(PackagingError, match="Windows itself"):
        native_trial.try_natively()


def test_a_trial_removes_no_version_that_somebody_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    native_trial.usual_folder().mkdir(parents=True)
    with pytest.raises(PackagingError, match="installed already"):
        native_trial.refuse_when_installed()


def test_every_file_of_the_repository_that_a_trial_or_maker_names_is_there() -> None:
    named = [
        ({"ROOT": ROOT, "PACKAGING": PACKAGING}[match[1]].joinpath(*re.findall(r'"([^"]+)"', match[2])), source)
        for source in (PACKAGING / "makers").rglob("*.py")
        for match in re.finditer(r'\b(ROOT|PACKAGING)((?: / "[^"]+")+)', source.read_text("utf-8"))
    ]
    assert ROOT / "layouts" / "turtle.json" in [path for path, _ in named]
    # the first two are made, the key comes with the first release
    later = {BUILD, DIST, signatures.PUBLIC_KEY}
    assert [(path, source) for path, source in named if not path.exists() and path not in later] == []


def test_what_was_installed_without_an_uninstaller_is_a_fault_and_what_was_not_installed_is_none(
    tmp_path: Path,
) -> None:
    native_trial.uninstall_natively(tmp_path / "nowhere")
    with pytest.raises(PackagingError, match="no uninstaller"):
        native_trial.uninstall_natively(tmp_path)
