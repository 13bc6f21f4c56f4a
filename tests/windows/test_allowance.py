from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.windows.allowance import show_allowance
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 1B 1B 1B 1B 1B")


def start(table: Table, mode: str) -> None:
    table.session.start(SIX, "turtle", is_repeated=False, occasion=Occasion(mode))
    show(table)


def show(table: Table) -> None:
    show_allowance(table.actions, table.session.state)


def buttons(table: Table) -> list[str]:
    return [table.actions[verb].iconText() for verb in ("hint", "shuffle")]


@pytest.mark.parametrize(
    ("mode", "texts"),
    [
        ("classic", ["Hint 5", "Shuffle 3"]),
        ("challenge", ["Hint 2", "Shuffle 1"]),
        ("daily", ["Hint 3", "Shuffle 1"]),
        ("zen", ["Hint", "Shuffle"]),
        ("pure", ["Hint", "Shuffle 0"]),
    ],
)
def test_what_is_left_stands_on_the_buttons(open_table: OpenTable, mode: str, texts: list[str]) -> None:
    table = open_table()
    start(table, mode)
    assert buttons(table) == texts


def test_a_hint_that_is_used_up_says_why(open_table: OpenTable) -> None:
    table = open_table()
    start(table, "challenge")
    table.trigger("hint")
    show(table)
    assert buttons(table)[0] == "Hint 1"
    table.trigger("hint")
    show(table)
    hint = table.actions["hint"]
    assert (hint.iconText(), hint.isEnabled()) == ("Hint 0", True)
    assert hint.statusTip() == "All hints of this game are used"
    assert table.told == ""
    table.trigger("hint")
    assert table.told == "All hints are used"
    assert table.actions["shuffle"].isEnabled()


def test_a_shuffle_that_is_used_up_is_another_thing_than_a_mode_without_any(open_table: OpenTable) -> None:
    table = open_table()
    start(table, "challenge")
    table.trigger("shuffle")
    show(table)
    assert table.actions["shuffle"].statusTip() == "All shuffles of this game are used"
    table.trigger("shuffle")
    assert table.told == "No shuffle is left"
    start(table, "pure")
    assert table.actions["shuffle"].statusTip() == "There are no shuffles in this mode"
    table.trigger("shuffle")
    assert table.told == "There are no shuffles in this mode"


def test_what_is_left_can_be_used_only_while_the_game_goes_on(open_table: OpenTable) -> None:
    table = open_table()
    start(table, "classic")
    table.session.set_paused(True)
    show(table)
    assert not {"hint", "shuffle"} & table.enabled()
    table.session.set_paused(False)
    show(table)
    assert {"hint", "shuffle"} <= table.enabled()
