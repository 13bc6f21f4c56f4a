from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QCheckBox, QLabel, QRadioButton, QWidget

from mahjong_qt.dealer import Dealer
from mahjong_qt.engine.layout.layout_entry import pack_places
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.windows.chooser.deal_box import DealBox, is_beyond_winning
from tests.windows.chooser.layout_samples import DRAFT, FIELD, MADE, OWN, OWN_FIELD, WALL, sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry

FIELD_DRAFT = OWN_FIELD._replace(id="XODDFIELDXX", packed=pack_places([(0, 0, 0)]))
PILE = sample("XPILE", packed=pack_places([(0, 0, 0), (0, 0, 1)]))


class GravityDealer(Dealer):
    """Has hard deals of fields, but none with gravity."""

    def wishes(self, layout_id: str, *, has_gravity: bool = False) -> tuple[DealWish, ...]:
        levels = (DealWish.HARD,) if layout_id == "field" and not has_gravity else ()
        return (*levels, DealWish.SOLVABLE, DealWish.AS_IT_FALLS)


@pytest.fixture
def box(qtbot: QtBot, tmp_path: Path) -> Iterator[DealBox]:
    window = QWidget()
    qtbot.addWidget(window)
    yield DealBox(GravityDealer(LayoutLibrary(tmp_path)), DealWish.SOLVABLE, DealChoice(DealWish.HARD), window)
    window.close()


def said(box: DealBox) -> str:
    """The words below, and all that is told of the kinds of deals."""
    (label,) = box.findChildren(QLabel)
    return label.text() + "".join(button.toolTip() for button in box.findChildren(QRadioButton))


@pytest.mark.parametrize("entry", [None, DRAFT], ids=["nothing", "a draft"])
def test_of_what_cannot_be_played_nothing_is_said(box: DealBox, entry: LayoutEntry | None) -> None:
    box.offer_for(OWN, "Dragon")
    assert box.isEnabled()
    assert said(box)
    box.offer_for(entry, "Half done")
    assert (box.isEnabled(), said(box)) == (False, "")
    box.retranslate()
    assert said(box) == ""
    box.offer_for(OWN, "Dragon")
    assert box.isEnabled()
    assert said(box)


def test_a_pile_is_not_said_to_be_winnable(box: DealBox) -> None:
    box.offer_for(OWN, "Dragon")
    assert "Can be won" in said(box)
    box.offer_for(PILE, "Pile")
    assert "Can be won" not in said(box)
    assert box.shown is DealWish.AS_IT_FALLS
    assert box.wish is DealWish.SOLVABLE


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([(0, 0, 0), (0, 0, 1)], True),
        ([(0, 0, 0), (0, 0, 1), (2, 0, 0), (4, 0, 0)], False),
        ([(0, 0, 0), (1, 0, 1), (2, 0, 2), (6, 0, 0)], True),
        ([(0, 0, 0), (4, 0, 0)], False),
    ],
)
def test_a_stack_of_more_than_half_the_tiles_cannot_be_won(places: list[tuple[int, int, int]], expected: bool) -> None:
    assert is_beyond_winning(sample("XSTACK", packed=pack_places(places))) is expected


def test_only_the_players_own_are_looked_at() -> None:
    places = pack_places([(0, 0, 0), (0, 0, 1)])
    assert not is_beyond_winning(WALL._replace(packed=places))
    assert not is_beyond_winning(MADE._replace(packed=places))


def gravity_of(box: DealBox) -> QCheckBox:
    check_box = box.findChild(QCheckBox, "gravity")
    assert isinstance(check_box, QCheckBox)
    return check_box


def test_what_is_offered_changes_with_gravity(box: DealBox) -> None:
    box.offer_for(FIELD, "Field")
    seen = [(box.choice, box.shown)]
    gravity_of(box).setChecked(True)
    seen.append((box.choice, box.shown))
    assert seen == [
        (DealChoice(DealWish.HARD), DealWish.HARD),
        (DealChoice(DealWish.HARD, has_gravity=True), DealWish.SOLVABLE),
    ]
    assert "“Hard” are known for this field with gravity" in said(box)
    assert "“Field” with gravity" in said(box)
    gravity_of(box).setChecked(False)
    assert (box.choice, box.shown) == seen[0]


def test_of_fields_other_things_are_said_than_of_layouts(box: DealBox) -> None:
    box.offer_for(OWN, "Dragon")
    assert "the Turtle" in said(box)
    assert "the layout “Dragon”" in said(box)
    box.offer_for(FIELD, "Meadow")
    assert "the Turtle" not in said(box)
    assert "about 8 of 100" in said(box)
    assert "the field “Meadow”" in said(box)
    gravity_of(box).setChecked(True)
    assert "about 5 of 100" in said(box)
    box.offer_for(OWN, "Dragon")
    assert "the Turtle" in said(box)


def test_gravity_is_offered_for_fields_only_and_kept_meanwhile(box: DealBox) -> None:
    box.offer_for(FIELD, "Field")
    gravity_of(box).setChecked(True)
    box.offer_for(OWN, "Dragon")
    assert gravity_of(box).isHidden()
    assert box.choice == DealChoice(DealWish.SOLVABLE)
    box.offer_for(OWN_FIELD, "Meadow")
    assert not gravity_of(box).isHidden()
    assert box.choice == DealChoice(DealWish.HARD, has_gravity=True)
    assert box.layout_wish is DealWish.SOLVABLE


def test_gravity_chosen_for_a_field_that_cannot_be_played_says_nothing_of_deals(box: DealBox) -> None:
    box.offer_for(FIELD_DRAFT, "Odd")
    gravity_of(box).setChecked(True)
    assert (box.isEnabled(), said(box)) == (False, "")


def test_a_field_is_never_beyond_winning() -> None:
    assert not is_beyond_winning(OWN_FIELD)
