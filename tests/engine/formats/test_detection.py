"""Formats are known by content."""

from __future__ import annotations

import json

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import detect_format
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from tests.engine.formats.foreign_files import GNOME, KMAHJONGG, MAH, PYSOLFC, XMAHJONGG, fault_of, kyodai

OURS = json.dumps({"tiles": [[0, 0, 0]], "version": 1, "x": {"boards": 1}, "format": "mahjong-layout"})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (OURS, LayoutFormat.JSON),
        (OURS[:-1], LayoutFormat.JSON),
        ("{", LayoutFormat.JSON),
        ('{"format": "other"}', LayoutFormat.JSON),
        (KMAHJONGG, LayoutFormat.KMAHJONGG),
        (KMAHJONGG.removeprefix("k"), LayoutFormat.KMAHJONGG),
        ("\n\nkmahjongg-layout-v9.9\r\n", LayoutFormat.KMAHJONGG),
        (GNOME, LayoutFormat.GNOME),
        (kyodai(), LayoutFormat.KYODAI),
        ("Kyodai 9.0", LayoutFormat.KYODAI),
        (MAH, LayoutFormat.MAH),
        (MAH[:40], LayoutFormat.MAH),
        ('[{"map":[]}]', LayoutFormat.MAH),
        (XMAHJONGG, LayoutFormat.XMAHJONGG),
        (PYSOLFC, LayoutFormat.PYSOLFC),
        ("0aaa", LayoutFormat.PYSOLFC),
        ('"0aaa" + "caa"', LayoutFormat.PYSOLFC),
        ("# Of mine\r\r" + PYSOLFC, LayoutFormat.PYSOLFC),
        ("# r(1)\nimport r\n\nr(1, 'A', layout=", LayoutFormat.PYSOLFC),
        ("r(id=1, short_name='A')", LayoutFormat.PYSOLFC),
        ("A file of tiles.\r" + XMAHJONGG.replace("\n", "\r"), LayoutFormat.XMAHJONGG),
        (XMAHJONGG.replace("\n", "\r\n"), LayoutFormat.XMAHJONGG),
    ],
)
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_known_formats(text: str, expected: LayoutFormat, mark: str) -> None:
    assert detect_format((mark + text).encode(), "x") is expected


@pytest.mark.parametrize(
    "data",
    [
        b"hello",
        b"{}",
        b"[1, 2]",
        b"<html>",
        b"1 2 3\n",
        b"0",
        b"r(1)",
        b"def r(1, 'A'): pass",
        b"# r(1, 'A', layout='0aaa')",
        b"'aaa'",
        b"# 0aaa",
        bytes(range(256)),
        b"\0" * 99,
        b"\xff\xfe",
        b"\x89PNG\r\n",
    ],
)
def test_anything_else_is_no_layout(data: bytes) -> None:
    error = fault_of(data)
    assert error.fault in (LayoutFileFault.UNKNOWN_FORMAT, LayoutFileFault.EMPTY_FILE)


@pytest.mark.parametrize("data", [b"", b" \r\n\t", b"\xef\xbb\xbf"])
def test_empty_file(data: bytes) -> None:
    assert fault_of(data).fault is LayoutFileFault.EMPTY_FILE


def test_companion_names_the_file_to_open() -> None:
    error = fault_of("[KMahjonggLayout]\nName=Cat\nFileName=cat.layout\n")
    assert (error.fault, error.values) == (LayoutFileFault.COMPANION, {"file": "cat.layout"})


def test_companion_without_a_file_goes_with_the_layout_of_its_name() -> None:
    with pytest.raises(LayoutFileError) as caught:
        detect_format(b"[KMahjonggLayout]\nName=Cat\n", "a/dog.desktop")
    assert caught.value.values == {"file": "dog.layout"}


@pytest.mark.parametrize(("head", "mebibytes"), [("x", 4), ("kmahjongg-layout-v1.0\n", 16), (kyodai(), 4), ("{", 4)])
def test_size_is_bounded(head: str, mebibytes: int) -> None:
    limit = mebibytes * 1024 * 1024
    data = head.encode().ljust(limit + 1)
    with pytest.raises(LayoutFileError) as caught:
        detect_format(data, "x")
    assert (caught.value.fault, caught.value.values) == (LayoutFileFault.TOO_LARGE, {"limit": limit})
