from __future__ import annotations

import gzip
import io
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from mahjong_qt.tile_sets.bundle import MAX_DEPTH, MAX_FILE, MAX_FILES, open_bundle
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from tests.tile_sets.sample_sets import zipped


def read_all(path: Path, *names: str) -> None:
    bundle = open_bundle([str(path)])
    for name in names or bundle.names:
        bundle.read(name)


def reason_of(path: Path, *names: str) -> FaultReason:
    with pytest.raises(TileSetFault) as caught:
        read_all(path, *names)
    assert str(caught.value)
    return caught.value.reason


def tarred(*members: tarfile.TarInfo, packed: bool = True) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for member in members:
            archive.addfile(member, io.BytesIO(b"x" * member.size))
    return gzip.compress(buffer.getvalue()) if packed else buffer.getvalue()


def member(name: str, size: int = 1, kind: bytes = tarfile.REGTYPE) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.size, info.type, info.linkname = size, kind, "/etc/passwd"
    return info


def test_a_folder_shows_what_may_belong_to_a_set(tmp_path: Path) -> None:
    for name in ("a.svg", "LICENSE", "notes.doc", ".hidden.svg", "b/c.PNG", ".git/d.svg"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    bundle = open_bundle([str(tmp_path)])
    assert bundle.names == ("LICENSE", "a.svg", "b/c.PNG")
    assert bundle.read("b/c.PNG") == b"b/c.PNG"
    assert bundle.title == tmp_path.name


def test_folders_are_not_followed_for_ever(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*"abcdefgh")
    deep.mkdir(parents=True)
    (deep / "x.svg").touch()
    (deep.parents[7 - MAX_DEPTH] / "y.svg").touch()
    assert [name.rpartition("/")[2] for name in open_bundle([str(tmp_path)]).names] == ["y.svg"]


def test_one_file_sees_those_beside_it(tmp_path: Path) -> None:
    for name in ("a.svg", "a.desktop"):
        (tmp_path / name).write_text(name)
    bundle = open_bundle([str(tmp_path / "a.svg")])
    assert (bundle.chosen, bundle.title) == ("a.svg", "a.svg")
    assert bundle.has("a.desktop")


def test_several_files_are_those_and_no_others(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg", "c.svg"):
        (tmp_path / name).write_text(name)
    bundle = open_bundle([str(tmp_path / "a.svg"), str(tmp_path / "c.svg")])
    assert bundle.names == ("a.svg", "c.svg")


def test_zip_and_tar_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(zipped({"t/a.svg": "1", "t/other.exe": "2"}))
    (tmp_path / "a.tgz").write_bytes(tarred(member("t/a.svg"), member("t/other.exe")))
    (tmp_path / "a.tar").write_bytes(tarred(member("t/a.svg"), packed=False))
    for name in ("a.zip", "a.tgz", "a.tar"):
        bundle = open_bundle([str(tmp_path / name)])
        assert bundle.names == ("t/a.svg",)
        assert len(bundle.read("t/a.svg")) == 1


@pytest.mark.parametrize("name", ["../a.svg", "/tmp/a.svg", "t/../../a.svg", "..\\a.svg", "C:/a.svg"])
def test_files_outside_of_an_archive_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "a.zip").write_bytes(zipped({"ok.svg": "1", name: "2"}))
    (tmp_path / "a.tgz").write_bytes(tarred(member(name)))
    assert reason_of(tmp_path / "a.zip") is FaultReason.UNSAFE_PATH
    assert reason_of(tmp_path / "a.tgz") is FaultReason.UNSAFE_PATH
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.tgz", "a.zip"]


def test_links_in_an_archive_lead_nowhere(tmp_path: Path) -> None:
    kinds = (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE)
    (tmp_path / "a.tgz").write_bytes(tarred(*(member(f"{n}.svg", 0, kind) for n, kind in enumerate(kinds))))
    assert open_bundle([str(tmp_path / "a.tgz")]).names == ()


def test_bombs_are_refused(tmp_path: Path) -> None:
    zeros = bytes(MAX_FILE + 1)
    (tmp_path / "a.zip").write_bytes(zipped({"a.svg": zeros}))
    assert reason_of(tmp_path / "a.zip") is FaultReason.TOO_LARGE
    (tmp_path / "many.zip").write_bytes(zipped({f"{n}.svg": zeros[:-1] for n in range(9)}))
    assert reason_of(tmp_path / "many.zip") is FaultReason.TOO_LARGE
    (tmp_path / "a.svgz").write_bytes(gzip.compress(zeros))
    assert reason_of(tmp_path / "a.svgz", "a.svgz") is FaultReason.TOO_LARGE
    (tmp_path / "a.svg").write_bytes(zeros)
    assert reason_of(tmp_path / "a.svg", "a.svg") is FaultReason.TOO_LARGE


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(zipped({f"{n}.svg": "" for n in range(MAX_FILES + 1)}))
    assert reason_of(tmp_path / "a.zip") is FaultReason.TOO_MANY_FILES


def test_damaged_archives_are_refused(tmp_path: Path) -> None:
    whole = zipped({"a.svg": os.urandom(5000)})
    for name, data in {"a.zip": whole[:3000], "b.zip": whole[:100] + b"x" * 200 + whole[300:]}.items():
        (tmp_path / name).write_bytes(data)
        assert reason_of(tmp_path / name) is FaultReason.BROKEN_ARCHIVE
    (tmp_path / "a.tgz").write_bytes(tarred(member("a.svg", 5000))[:-30])
    assert reason_of(tmp_path / "a.tgz") is FaultReason.BROKEN_ARCHIVE
    (tmp_path / "a.svgz").write_bytes(gzip.compress(b"<svg/>")[:-4])
    assert reason_of(tmp_path / "a.svgz", "a.svgz") is FaultReason.BROKEN_ARCHIVE


@pytest.mark.parametrize("blocks", [2, 3, 4])
def test_a_tar_that_is_cut_between_two_files_is_damaged(tmp_path: Path, blocks: int) -> None:
    whole = tarred(*(member(f"{number}.svg") for number in range(3)), packed=False)
    path = tmp_path / "a.tar"
    path.write_bytes(whole[: blocks * 512])
    assert reason_of(path) is FaultReason.BROKEN_ARCHIVE
    # two blocks for each file, and one of zeros
    path.write_bytes(whole[: 7 * 512])
    assert len(open_bundle([str(path)]).names) == 3


def test_a_tar_with_a_damaged_head_is_damaged(tmp_path: Path) -> None:
    whole = bytearray(tarred(*(member(f"{number}.svg") for number in range(3)), packed=False))
    whole[2 * 512 + 148 : 2 * 512 + 156] = b"x" * 8
    (tmp_path / "a.tar").write_bytes(whole)
    assert reason_of(tmp_path / "a.tar") is FaultReason.BROKEN_ARCHIVE


def test_an_encrypted_archive_is_refused(tmp_path: Path) -> None:
    data = bytearray(zipped({"a.svg": "1"}))
    for mark, flags_at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + flags_at] |= 1
    (tmp_path / "a.zip").write_bytes(data)
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert archive.infolist()[0].flag_bits & 1
    assert reason_of(tmp_path / "a.zip") is FaultReason.BROKEN_ARCHIVE


def test_what_is_not_there_or_no_file_is_refused(tmp_path: Path) -> None:
    assert reason_of(tmp_path / "no.svg", "no.svg") is FaultReason.UNREADABLE
    assert reason_of(tmp_path / ("a" * 5000)) is FaultReason.UNREADABLE
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe.svg")
        assert reason_of(tmp_path / "pipe.svg") is FaultReason.NOT_A_FILE
        assert reason_of(Path("/dev/zero")) is FaultReason.NOT_A_FILE


@pytest.mark.skipif(sys.platform != "linux", reason="only there any bytes are a name")
def test_a_folder_whose_name_is_no_text_has_a_title_that_is(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/a\xffb"
    os.mkdir(folder)
    with open(folder + b"/1m.svg", "w") as file:
        file.write("<svg/>")
    (tmp_path / "link").symlink_to(os.fsdecode(folder))
    bundle = open_bundle([str(tmp_path / "link")])
    assert bundle.title == bundle.home == "a b"
    assert bundle.names == ("1m.svg",)
