"""What the desktop is told, as far as plain Python can check it; trials of packages run the desktop's validators."""

from __future__ import annotations

import configparser
import gzip
import os
import re
import stat
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PIL import Image

import editor.app
import mahjong_qt.app
from mahjong_qt.cli import main as layouts_main
from makers import desktop, product
from makers.icons import SIZES
from makers.steps import PackagingError
from resources.source.program_icons import EDITOR_NAME

VERBS = ("check", "convert", "render", "deal", "solve", "analyse")
OPTION = re.compile(r"--[a-z][a-z-]*")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("root")
    desktop.write_desktop_files(root)
    return root / "usr" / "share"


def entry(share: Path, name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parser.optionxform = str  # type: ignore[method-assign,assignment]  # keys are not folded
    parser.read(share / "applications" / f"{name}.desktop", encoding="utf-8")
    return parser


def page(share: Path, program: str) -> str:
    return gzip.decompress((share / "man" / "man1" / f"{program}.1.gz").read_bytes()).decode()


def documented(text: str) -> set[str]:
    """Return the options that have an entry of their own in a list of a page."""
    lines = [line for line in text.splitlines() if line.startswith(".It Fl")]
    return {f"-{found}" for line in lines for found in re.findall(r"(?<= )-[a-z][a-z-]*", line)}


def words_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        layouts_main(arguments)
    return capsys.readouterr().out


def options_in(text: str) -> set[str]:
    return {found for line in text.splitlines() for found in re.findall(r"^ +(?:-h, )?(--[a-z][a-z-]*)", line)}


@pytest.mark.parametrize(
    ("name", "program"), [(product.GAME_ID, product.GAME), (product.EDITOR_ID, product.EDITOR)], ids=["game", "editor"]
)
def test_menu_entries_start_the_programs(share: Path, name: str, program: product.Program) -> None:
    parser = entry(share, name)
    main = parser["Desktop Entry"]
    assert (main["Name"], main["Exec"], main["Icon"]) == (program.title, f"{program.name} %F", name)
    # the instance part of WM_CLASS, which Qt takes from the name of the executable
    assert main["StartupWMClass"] == program.name
    assert main["MimeType"] == f"{product.LAYOUT_TYPE};"
    for action in filter(None, main["Actions"].split(";")):
        words = parser[f"Desktop Action {action}"]["Exec"].split()
        assert words == [product.EDITOR.name, "--new"]
        assert editor.app.read_words(words[1:]) == editor.app.read_words([])


@pytest.mark.parametrize("name", [product.GAME_ID, product.EDITOR_ID])
def test_menu_entries_speak_german(share: Path, name: str) -> None:
    parser = entry(share, name)
    for section in parser.sections():
        for key in ("GenericName", "Comment", "Keywords"):
            assert (key in parser[section]) == (f"{key}[de]" in parser[section])
    assert "Aufstellung" in (share / "applications" / f"{name}.desktop").read_text(encoding="utf-8")


def test_the_game_comes_first_for_layout_files() -> None:
    # where nothing else is said, desktops take the first of the sorted names
    assert min((f"{product.EDITOR_ID}.desktop", f"{product.GAME_ID}.desktop")) == f"{product.GAME_ID}.desktop"


def test_layout_files_have_a_type(share: Path) -> None:
    root = ElementTree.parse(share / "mime" / "packages" / f"{product.GAME_ID}.xml").getroot()
    (kind,) = root.findall(f"{MIME}mime-type")
    assert kind.get("type") == product.LAYOUT_TYPE
    assert [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")] == [f"*{product.LAYOUT_SUFFIX}"]
    assert {comment.get(LANGUAGE) for comment in kind.findall(f"{MIME}comment")} == {None, "de"}
    for layout in sorted((product.ROOT / "layouts").glob("*-*.json"))[:3]:
        start = layout.read_text(encoding="utf-8")
        matches = kind.findall(f"{MIME}magic/{MIME}match/{MIME}match")
        assert any(0 < start.find(match.get("value", "?")) <= 64 for match in matches)


def test_metadata_names_what_is_installed(share: Path) -> None:
    root = ElementTree.parse(share / "metainfo" / f"{product.GAME_ID}.metainfo.xml").getroot()
    assert root.findtext("id") == product.GAME_ID
    for launchable in root.findall("launchable"):
        assert (share / "applications" / (launchable.text or "")).is_file()
    assert {binary.text for binary in root.findall("provides/binary")} == {program.name for program in product.PROGRAMS}
    assert root.findtext("provides/mediatype") == product.LAYOUT_TYPE
    assert [release.get("version") for release in root.findall("releases/release")] == [product.VERSION]
    assert len(root.findall("releases/release/description/ul/li")) > 0


def test_every_text_of_the_metadata_has_its_german(share: Path) -> None:
    root = ElementTree.parse(share / "metainfo" / f"{product.GAME_ID}.metainfo.xml").getroot()
    texts = [*root.iter("summary"), *root.iter("caption")]
    described = root.find("description")
    assert described is not None
    texts += [*described.iter("p"), *described.iter("li")]
    assert [text.get(LANGUAGE) for text in texts] == [None, "de"] * (len(texts) // 2)


def test_screenshots_are_there_and_small(share: Path) -> None:
    text = (share / "metainfo" / f"{product.GAME_ID}.metainfo.xml").read_text(encoding="utf-8")
    folder = desktop.TEMPLATES / "screenshots"
    assert sorted(path.name for path in folder.iterdir()) == sorted(shot.name for shot in desktop.SCREENSHOTS)
    for shot in desktop.SCREENSHOTS:
        assert f"{product.HOMEPAGE}/screenshots/{shot.name}<" in text
        assert (folder / shot.name).stat().st_size < 500_000
        with Image.open(folder / shot.name) as image:
            assert image.size == desktop.SCREENSHOT_SIZE


@pytest.mark.parametrize(
    ("program", "usage"),
    [(product.GAME, mahjong_qt.app.USAGE), (product.EDITOR, editor.app.USAGE)],
    ids=["game", "editor"],
)
def test_pages_of_windows_have_every_option(share: Path, program: product.Program, usage: str) -> None:
    options = set(OPTION.findall(usage))
    assert "--version" in options
    assert documented(page(share, program.name)) == options


def test_page_of_the_command_has_every_verb_and_option(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, *rest = re.split(r"^\.Ss (.+)$", page(share, product.LAYOUTS.name), flags=re.MULTILINE)
    sections = dict(zip(rest[::2], rest[1::2], strict=True))
    usage = words_of(capsys, "--help")
    assert documented(head) == options_in(usage)
    assert tuple(re.findall(r"^    ([a-z]+) ", usage, flags=re.MULTILINE)) == tuple(sections) == VERBS
    for verb, section in sections.items():
        its_usage = words_of(capsys, verb, "--help")
        assert documented(section) == options_in(its_usage) - {"--help"}
        assert f".Cm {verb}\n" in head
        for choices in re.findall(r"\{([a-z,]+)\}", its_usage):
            assert f"{choices.replace(',', ', ')}." in section


@pytest.mark.parametrize("program", product.PROGRAMS, ids=lambda program: str(program.name))
def test_pages_name_each_other_and_have_the_usual_parts(share: Path, program: product.Program) -> None:
    text = page(share, program.name)
    for part in ("NAME", "SYNOPSIS", "DESCRIPTION", "FILES", "EXIT STATUS", "SEE ALSO"):
        assert f".Sh {part}\n" in text
    also = text.partition(".Sh SEE ALSO")[2]
    assert set(re.findall(r"\.Xr (\S+) 1", also)) == {other.name for other in product.PROGRAMS} - {program.name}
    assert f".Dt {program.name.upper()} 1\n" in text


def test_icons_stand_where_themes_look(share: Path) -> None:
    theme = share / "icons" / "hicolor"
    for (folder, name), source in desktop.ICONS.items():
        assert (theme / "scalable" / folder / f"{name}.svg").is_file()
        for size in SIZES:
            with Image.open(theme / f"{size}x{size}" / folder / f"{name}.png") as image:
                assert image.size == (size, size)
        assert source in ("mahjong-qt", "mahjong-qt-layout", EDITOR_NAME)
    assert ("mimetypes", "application-vnd.mahjong-qt.layout+json") in desktop.ICONS


def test_copyright_file_is_in_paragraphs_of_fields(share: Path) -> None:
    text = (share / "doc" / product.NAME / "copyright").read_text(encoding="utf-8")
    assert text.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    field = re.compile(r"^([A-Z][A-Za-z-]+): ?(.*)$", re.MULTILINE)
    paragraphs = [dict(field.findall(part)) for part in text.split("\n\n")]
    named = {paragraph["License"] for paragraph in paragraphs if "Files" in paragraph}
    assert named == {paragraph["License"] for paragraph in paragraphs[1:] if "Files" not in paragraph}
    assert "WITHOUT WARRANTY OF ANY KIND" in text


def test_changelog_is_packed_without_name_and_time(share: Path) -> None:
    packed = (share / "doc" / product.NAME / "changelog.gz").read_bytes()
    assert gzip.decompress(packed) == (product.ROOT / "CHANGELOG.md").read_bytes()
    flags, time = packed[3], packed[4:8]
    assert (flags, time) == (0, bytes(4))


def test_the_same_bytes_again_and_modes_for_everybody(share: Path, tmp_path: Path) -> None:
    desktop.write_desktop_files(tmp_path)
    again = tmp_path / "usr" / "share"
    names = sorted(path.relative_to(share) for path in share.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(again) for path in again.rglob("*") if path.is_file())
    for name in names:
        assert (again / name).read_bytes() == (share / name).read_bytes()
        assert os.name == "nt" or stat.S_IMODE((share / name).stat().st_mode) == 0o644
        assert b"@TITLE@" not in (share / name).read_bytes()


def test_unknown_names_in_a_template_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.in").write_text("@TITLE@ @NO_SUCH@ me@example.org", encoding="utf-8")
    monkeypatch.setattr(desktop, "TEMPLATES", tmp_path)
    with pytest.raises(PackagingError, match=r"x\.in asks for NO_SUCH,"):
        desktop.filled("x.in")


def test_validators_that_are_missing_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(PackagingError, match="desktop-file-validate, appstreamcli, mandoc"):
        desktop.validate_desktop_files(tmp_path)
