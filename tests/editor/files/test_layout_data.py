from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from editor.files.layout_data import digest_at, digest_of, layout_bytes, write_layout
from mahjong_qt.engine.formats.export_error import ExportError, ExportFault
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError, LayoutFileFault, decode_layout

LAYOUT = Layout.from_tiles([(0, 0, 0), (4, 0, 0)])


def test_a_layout_becomes_our_json() -> None:
    file = LayoutFile(LAYOUT, name={"de": "Übung", "ar": "تمرين"})
    assert decode_layout(layout_bytes(file), "") == file


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (LayoutFile(LAYOUT, author="\ud800"), ExportFault.WRONG_LETTER),
        (LayoutFile(LAYOUT, name={"\udfff": "a"}), ExportFault.WRONG_LETTER),
        (LayoutFile(LAYOUT, description="x" * 1001), ExportFault.TEXT_TOO_LONG),
    ],
)
def test_texts_that_cannot_be_written_are_refused(file: LayoutFile, fault: ExportFault) -> None:
    with pytest.raises(ExportError) as caught:
        layout_bytes(file)
    assert caught.value.fault is fault


def test_what_could_not_be_read_again_is_refused() -> None:
    # each text is short enough, and all together are too much
    names = {str(number): "x" * 1000 for number in range(5000)}
    with pytest.raises(LayoutFileError) as caught:
        layout_bytes(LayoutFile(LAYOUT, name=names))
    assert caught.value.fault is LayoutFileFault.TOO_LARGE


def test_a_new_file_can_be_read_by_whom_the_user_lets_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_layout(path, b"data")
    assert path.read_bytes() == b"data"
    if os.name == "posix":
        mask = os.umask(0)
        os.umask(mask)
        assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask


def test_folders_pipes_and_files_without_a_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    cases = {tmp_path / "folder": errno.EISDIR, tmp_path / "nobody" / "a": errno.ENOENT}
    if os.name == "posix":
        os.mkfifo(tmp_path / "pipe")
        cases[tmp_path / "pipe"] = errno.EACCES
        cases[tmp_path / "file" / "a"] = errno.ENOTDIR
    for path, code in cases.items():
        with pytest.raises(OSError) as caught:  # noqa: PT011
            write_layout(path, b"data")
        assert caught.value.errno == code
    assert sorted(tmp_path.rglob("*")) == sorted(
        {tmp_path / "folder", tmp_path / "file", *([tmp_path / "pipe"] if os.name == "posix" else [])}
    )


def test_a_digest_tells_contents_apart(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one")
    assert digest_at(path) == digest_of(b"one") != digest_of(b"two")
    assert digest_at(tmp_path / "nobody") is None
    assert digest_at(path / "deeper") is None
    assert digest_at(tmp_path) is None
    with pytest.raises(OSError, match="null"):
        digest_at(Path("a\0b"))
