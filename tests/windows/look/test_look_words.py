from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_qt.art.backgrounds.picture import PictureFault
from mahjong_qt.art.tile_set import TileSetError
from mahjong_qt.engine.face import FACES
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.windows.look.built_in_sets import built_in_sets, filling_folder
from mahjong_qt.windows.look.face_words import face_name
from mahjong_qt.windows.look.look_notices import picture_unusable, set_unusable
from mahjong_qt.windows.look.set_fault_words import set_fault_words
from mahjong_qt.windows.look.set_words import maker_words, set_credit, set_name

VALUES = {
    "reason": "no room", "limit": 2000, "names": ["Old", "New"], "name": "mine", "missing": ["F1", "E"],
    "folder": "/sets", "aside": "own.damaged", "version": 2, "what": "parts", "width": 1, "height": 1,
}  # fmt: skip


def test_each_face_has_a_name_of_its_own() -> None:
    names = {face_name(face.label) for face in FACES}
    assert len(names) == 42
    assert {"Bamboo 1", "Character 9", "Circle 5", "East wind", "Red dragon", "Orchid", "Winter"} <= names


@pytest.mark.parametrize("reason", FaultReason)
def test_each_fault_has_a_sentence_with_its_values(reason: FaultReason) -> None:
    words = set_fault_words(TileSetFault(reason, "mine.zip", VALUES))
    assert words.startswith("“mine.zip”: ")
    assert "%" not in words
    assert words != set_fault_words(TileSetFault(reason, "", VALUES))
    assert "It cannot be used" not in words


def test_values_are_said_in_words() -> None:
    assert set_fault_words(TileSetFault(FaultReason.SEVERAL_SETS, "", VALUES)).startswith(
        "There are several tile sets: Old, New."
    )
    assert set_fault_words(TileSetFault(FaultReason.TOO_MANY_FILES, "", VALUES)).startswith("There are more than 2")


def test_values_are_never_taken_for_placeholders() -> None:
    values = {"folder": "/%2/%1", "reason": "%1"}
    words = set_fault_words(TileSetFault(FaultReason.UNWRITABLE, "%2 %1.zip", values))
    assert words == "“%2 %1.zip”: The set cannot be written into “/%2/%1”. The system says: %1"


def test_long_names_are_short_and_many_are_few() -> None:
    names = [f"{number}{'x' * 300}.desktop" for number in range(20)]
    words = set_fault_words(TileSetFault(FaultReason.SEVERAL_SETS, "y" * 3000 + ".zip", {"names": names}))
    assert "4xxx" in words
    assert "5xxx" not in words
    assert "…xxxx.desktop and 15 more. Choose" in words
    assert len(words) < 6 * 40 + 100


def test_a_name_that_is_no_text_is_said_as_far_as_it_is_one() -> None:
    words = set_fault_words(TileSetFault(FaultReason.NOT_A_FILE, "a\udcff\n<b>.svg"))
    assert words == "“a <b>.svg”: This is no file."


@pytest.mark.parametrize(
    ("author", "licence", "words"),
    [
        ("Ada", "CC0", "Ada · CC0"),
        ("Ada", "", "Ada"),
        ("", "CC0", "CC0"),
        ("", "", "Author and licence unknown"),
        ("%2", "CC0", "%2 · CC0"),
    ],
)
def test_makers_are_named_as_far_as_they_are_known(author: str, licence: str, words: str) -> None:
    assert maker_words(author, licence) == words


def test_names_of_our_sets_can_be_translated_and_others_stay() -> None:
    assert set_name("numbers", "anything") == "Numbers"
    assert set_name("own-01", "Anything") == "Anything"


def test_the_sets_that_ship_have_makers_and_can_fill_others() -> None:
    sets = built_in_sets()
    assert "numbers" in [shown.id for shown in sets]
    assert all("MIT" in set_credit(shown) for shown in sets)
    assert (filling_folder() / "F1.svg").is_file()


def test_notices_name_the_file() -> None:
    notice = set_unusable(TileSetError("is missing", Path("/sets/own-01/5C.svg")))
    assert "own-01/5C.svg" in notice.text
    assert "sea.png" in picture_unusable("/pictures/sea.png", PictureFault.DAMAGED).text
