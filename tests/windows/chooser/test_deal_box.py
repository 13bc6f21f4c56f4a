from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel, QRadioButton, QWidget

from mahjong_qt.dealer import Dealer
from mahjong_qt.engine.layout.layout_entry import pack_places
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.solitaire.wish import DealWish
from mahjong_qt.windows.chooser.deal_box import DealBox, is_beyond_winning
from tests.windows.chooser.layout_samples import DRAFT, MADE, OWN, WALL, sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry

PILE = sample("XPILE", packed=pack_places([(0, 0, 0), (0, 0, 1)]))


@pytest.fixture
def box(qtbot: QtBot, tmp_path: Path) -> Iterator[DealBox]:
    window = QWidget()
    qtbot.addWidget(window)
    yield DealBox(Dealer(LayoutLibrary(tmp_path)), DealWish.SOLVABLE, window)
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
