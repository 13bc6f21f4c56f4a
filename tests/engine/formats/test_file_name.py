from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.file_name import file_stem


@pytest.mark.parametrize(
    "name", ["../../x", "a\nb\x00", "...", " ", "ß" * 200, "龍" * 80, "a\u202eb", "\ud800", '<>:"|?*']
)
def test_no_system_forbids_what_comes_out(name: str) -> None:
    stem = file_stem(name)
    assert stem
    assert stem == stem.strip(" .")
    assert stem.isprintable()
    assert not set(stem) & set('<>:"/\\|?*')
    assert len(stem.encode()) <= 150


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Tic / Tac: Toe.", "Tic Tac Toe"),
        ("Dragon\u3000王", "Dragon 王"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("龍" * 80, "龍" * 50),
        ("a" * 149 + " b", "a" * 149),
        ("con", "layout-con"),
        ("Con.b.c", "layout-Con.b.c"),
        ("lpt¹ .x", "layout-lpt¹ .x"),
        ("console", "console"),
        ("b.con", "b.con"),
    ],
)
def test_names(name: str, stem: str) -> None:
    assert file_stem(name) == stem


def test_word_for_a_nameless_one_can_be_chosen() -> None:
    assert (file_stem("?", nameless="7"), file_stem("8", nameless="7")) == ("7", "8")
