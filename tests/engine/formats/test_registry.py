"""Files of any format, from a path and to a path."""

from __future__ import annotations

import os
import pathlib
import pickle
import sys
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.formats import registry
from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import (
    read_layouts,
    read_layouts_at,
    what_keeps_out,
    write_desktop,
    write_layout,
)
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from tests.engine.formats.foreign_files import KMAHJONGG, PYSOLFC, STEP, kyodai

if TYPE_CHECKING:
    from pathlib import Path

NAMELESS = KMAHJONGG.replace("# name: Step\n", "")


def test_our_own_files_are_read_and_written_whole() -> None:
    file = LayoutFile(STEP, name={"de": "x"}, id="step", number=5, license="MIT", description="a\nb")
    data = write_layout(file, LayoutFormat.JSON)
    assert data == encode_layout(file)
    assert read_layouts(data, "x") == (LayoutFormat.JSON, (file,), ())


def test_name_of_the_file_counts_for_nothing_but_a_name(tmp_path: Path) -> None:
    path = tmp_path / "My board.map"
    path.write_text(NAMELESS)
    reading = read_layouts_at(path)
    assert (reading.format, reading.files[0].name) == (LayoutFormat.KMAHJONGG, "My board")


def test_nameless_layouts_of_one_file_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"0aaa\n{PYSOLFC}0aaaaca\n")
    assert [file.name for file in read_layouts_at(path).files] == ["many", "Step", "many-2"]


def test_companion_beside_the_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "step.layout"
    path.write_text(NAMELESS)
    (tmp_path / "step.desktop").write_text("[KMahjonggLayout]\nName=Stairs\n")
    assert read_layouts_at(path).files[0].name == "Stairs"
    other = tmp_path / "step.lay"
    other.write_text(kyodai("Plain"))
    assert read_layouts_at(other).files[0].name == "Plain"


def unreadable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a file be there that nobody may open; who runs this may be allowed everything."""
    path.write_text("")
    really_open = pathlib.Path.open

    def refuse(opened: Path, mode: str) -> object:
        if opened == path:
            raise PermissionError(13, "Permission denied")
        return really_open(opened, mode)

    monkeypatch.setattr(pathlib.Path, "open", refuse)


@pytest.mark.parametrize(
    ("content", "fault", "place"),
    [
        ("[KMahjonggLayout]\nName=Stairs\nDescription=" + "x" * 1200, LayoutFileFault.TEXT_TOO_LONG, "Description"),
        ("[KMahjonggLayout]\nName=Stairs\n" + "#" * 1024 * 1024, LayoutFileFault.TOO_LARGE, ""),
        (None, LayoutFileFault.UNREADABLE, ""),
    ],
    ids=["long text", "large", "unreadable"],
)
def test_layout_does_without_a_bad_companion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None, fault: LayoutFileFault, place: str
) -> None:
    path, companion = tmp_path / "step.layout", tmp_path / "step.desktop"
    path.write_text(KMAHJONGG)
    if content is None:
        unreadable(companion, monkeypatch)
    else:
        companion.write_text(content)
    reading = read_layouts_at(path)
    assert [(file.layout, file.name) for file in reading.files] == [(STEP, "Step")]
    (told,) = reading.faults
    assert (told.fault, told.source, told.place) == (fault, str(companion), place)


def test_companion_in_memory_has_the_name_of_its_layout() -> None:
    (fault,) = read_layouts(KMAHJONGG.encode(), "a.b/step.layout", b"#" * (1024 * 1024 + 1)).faults
    assert (fault.fault, fault.source) == (LayoutFileFault.TOO_LARGE, "a.b/step.desktop")


def test_file_is_decoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[int] = []

    def decode(data: bytes) -> str:
        decoded.append(len(data))
        return decode_text(data)

    monkeypatch.setattr(registry, "decode_text", decode)
    path = tmp_path / "row.txt"
    path.write_text("0aaa\n" + PYSOLFC * 1000)
    read_layouts_at(path)
    assert decoded.count(path.stat().st_size) == 1


def test_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.lay", tmp_path / "nul\0.lay"):
        with pytest.raises(LayoutFileError) as caught:
            read_layouts_at(path)
        assert (caught.value.fault, caught.value.source) == (LayoutFileFault.UNREADABLE, str(path))


def test_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(LayoutFileError) as caught:
        read_layouts_at(tmp_path)
    assert (caught.value.fault, caught.value.source) == (LayoutFileFault.NOT_A_FILE, str(tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.lay")
    with pytest.raises(LayoutFileError, match="not a file"):
        read_layouts_at(tmp_path / "pipe.lay")


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text elsewhere")
def test_name_of_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/l\xf6we.layout"
    with open(path, "w") as stream:
        stream.write(NAMELESS)
    file = read_layouts_at(tmp_path / os.fsdecode(b"l\xf6we.layout")).files[0]
    assert file.name == "l?we"
    assert encode_layout(file)


def test_errors_survive_the_way_from_another_process() -> None:
    with pytest.raises(LayoutFileError) as caught:
        read_layouts(KMAHJONGG.replace("w6", "w0").encode(), "x.layout")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value)
    refusal = what_keeps_out(LayoutFile(STEP, game="shisen-sho"), LayoutFormat.MAH)
    assert refusal is not None
    assert str(pickle.loads(pickle.dumps(refusal))) == str(refusal)


def test_every_fault_has_its_words() -> None:
    for fault in ExportFault:
        names = {part.split("}")[0] for part in fault.value.split("{")[1:]}
        error = ExportError(fault, LayoutFormat.KYODAI, dict.fromkeys(names, 7))
        assert str(error).startswith("Kyodai: ")


@pytest.mark.parametrize("target", [LayoutFormat.XMAHJONGG, LayoutFormat.PYSOLFC])
def test_formats_that_are_only_read(target: LayoutFormat) -> None:
    assert not target.can_be_written
    refusal = what_keeps_out(LayoutFile(STEP), target)
    assert refusal is not None
    assert refusal.fault is ExportFault.ONLY_READ
    with pytest.raises(ExportError):
        write_layout(LayoutFile(STEP), target)


def test_field_for_shisen_goes_into_our_format_alone() -> None:
    field = LayoutFile(Layout.from_tiles([(0, 0, 0), (2, 0, 0)]), game="shisen-sho")
    holding = [target for target in LayoutFormat if what_keeps_out(field, target) is None]
    assert holding == [LayoutFormat.JSON]


def test_text_that_could_not_be_read_again_is_refused() -> None:
    for target in LayoutFormat:
        if target.can_be_written:
            with pytest.raises(ExportError) as caught:
                write_layout(LayoutFile(STEP, author="x" * 1001), target)
            assert caught.value.values == {"text": "author", "length": 1001, "limit": 1000}
    with pytest.raises(ExportError, match="language"):
        write_layout(LayoutFile(STEP, name={"x" * 1001: ""}), LayoutFormat.JSON)
    with pytest.raises(ExportError) as caught:
        write_layout(LayoutFile(STEP, number=-1), LayoutFormat.JSON)
    assert caught.value.fault is ExportFault.BAD_LAYOUT


def test_companion_is_refused_like_its_layout() -> None:
    with pytest.raises(ExportError):
        write_desktop(LayoutFile(STEP, name="a\nb"), "x.layout")
