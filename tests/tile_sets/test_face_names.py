from __future__ import annotations

import pytest

from mahjong_qt.tile_sets.face_names import LABELS, ORDINARY, TABLES, WORDS, guess_names
from tests.tile_sets.sample_sets import cangjie_names, fluffy_names


def test_no_table_names_what_there_is_not() -> None:
    assert all(set(table.values()) <= set(LABELS) for table in TABLES)
    assert set(WORDS.values()) == set(LABELS)


def test_fluffystuff_has_all_but_flowers_and_seasons() -> None:
    files = [*fluffy_names().values(), "Front.svg", "Back.svg", "Blank.svg", "Man5-Dora.svg"]
    names = guess_names(files)
    assert tuple(names) == ORDINARY
    assert (names["W"], names["5C"], names["R"], names["1B"]) == ("Shaa.svg", "Man5.svg", "Chun.svg", "Sou1.svg")


def test_cangjies_names_from_wikimedia_commons() -> None:
    names = guess_names(cangjie_names().values())
    assert tuple(names) == LABELS
    assert (names["9C"], names["3D"], names["1B"]) == ("MJw9-.svg", "MJt3-.svg", "MJs1-.svg")
    assert (names["E"], names["Wh"], names["S1"], names["F4"]) == ("MJf1-.svg", "MJd3-.svg", "MJh1-.svg", "MJh8-.svg")
    # scaled by Wikimedia
    assert tuple(guess_names(f"120px-{name}.png" for name in cangjie_names().values())) == LABELS


@pytest.mark.parametrize(
    ("stems", "expected"),
    [
        (["MJ1wan", "MJ9bing", "MJEastwind", "MJju"], "1C 9D E F3"),
        (["1m", "9p", "3s", "7z", "5z"], "3B 1C 9D R Wh"),
        (["CHARACTER_1", "ROD_9", "WIND_1", "DRAGON_2"], "1C 9D N G"),
        (["bamboo-3", "Dot 4", "east_wind", "Green Dragon", "spring"], "3B 4D E G S1"),
        (["s1", "s2", "s3", "s4", "f1", "1b"], "1B F1 S1 S2 S3 S4"),
        (["🀀", "U+1F022", "u1f010"], "1B E F1"),
        (["cat", "dog"], ""),
    ],
)
def test_other_names(stems: list[str], expected: str) -> None:
    assert tuple(guess_names(f"{stem}.svg" for stem in stems)) == tuple(expected.split())


def test_a_drawing_goes_before_a_picture() -> None:
    assert guess_names(["Ton.png", "Ton.svg"]) == {"E": "Ton.svg"}
