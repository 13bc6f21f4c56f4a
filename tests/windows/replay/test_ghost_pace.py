from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.event import Event, GivenUp, HintGiven, PairTaken, Redone, TilesShuffled, Undone
from mahjong_qt.session import Session
from mahjong_qt.windows.replay.ghost_pace import GhostPace, pairs_ahead, pairs_by
from mahjong_qt.windows.status_bar import StatusBar
from tests.engine.sample_games import Time, make_deal, row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytestqt.qtbot import QtBot

DEAL = make_deal(row(12, gap=2), " ".join(["E"] * 12))
CODE = "MJ1-L00-AAAAABL"


def pairs(*seconds: float) -> list[Event]:
    return [PairTaken(at, 0, 1) for at in seconds]


@pytest.mark.parametrize(
    ("seconds", "count"), [(0, 0), (1, 1), (2.5, 2), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 2), (100, 2)]
)
def test_pairs_off_the_board_are_counted(seconds: float, count: int) -> None:
    events: list[Event] = [
        *pairs(1, 2),
        Undone(3),
        HintGiven(4, 0, 1),
        Redone(5),
        TilesShuffled(6, (), ()),
        *pairs(7),
        Undone(8),
        Undone(9),
        GivenUp(10),
    ]
    assert pairs_by(events, seconds) == count


def test_a_damaged_game_that_takes_back_what_never_was_is_counted_without_that() -> None:
    assert pairs_by([Undone(0), Redone(1), *pairs(2), Redone(3)], 9) == 1


def test_a_shuffle_that_is_taken_back_is_no_pair() -> None:
    events = [*pairs(1), TilesShuffled(2, (), ()), Undone(3), Undone(4)]
    assert [pairs_by(events, seconds) for seconds in (2, 3, 4)] == [1, 1, 0]


@pytest.mark.parametrize(
    ("mine", "earlier", "seconds", "ahead"),
    [
        (pairs(1, 2, 3), pairs(2, 4, 6), 3, 2),
        (pairs(1, 2, 3), pairs(2, 4, 6), 6, 0),
        (pairs(5), pairs(1, 2, 3), 5, -2),
        ([], [], 5, 0),
        (pairs(1), [], 1, 1),
        (pairs(9), pairs(1), 50, 0),
    ],
)
def test_two_games_are_compared_at_the_same_time(
    mine: Sequence[Event], earlier: Sequence[Event], seconds: float, ahead: int
) -> None:
    assert pairs_ahead(mine, earlier, seconds) == ahead


class Raced:
    """A session beside an earlier game, and what the bar says."""

    def __init__(self, qtbot: QtBot, earlier: Sequence[Event]) -> None:
        self.time = Time(0.0)
        self.session = Session(self.time)
        self.bar = StatusBar()
        qtbot.addWidget(self.bar)
        self.asked: list[str] = []
        self.earlier = earlier
        self.pace = GhostPace(self.session, self.bar, self.events_of)

    def events_of(self, code: str) -> Sequence[Event]:
        self.asked.append(code)
        return self.earlier

    def start(self, mode: str = "classic") -> None:
        self.session.start(DEAL, "turtle", is_repeated=True, occasion=Occasion(mode))
        self.session.begin()

    def take(self, at: float) -> str:
        self.time.passes(at - self.time.seconds)
        self.session.take(self.session.game.board.pairs()[0])
        return self.said

    @property
    def said(self) -> str:
        label = self.bar.findChild(QLabel, "pace")
        assert isinstance(label, QLabel)
        return label.text()


def test_the_line_tells_who_is_ahead(qtbot: QtBot) -> None:
    raced = Raced(qtbot, pairs(2, 4, 6, 8, 10, 12))
    raced.start()
    assert (raced.said, raced.asked) == ("", [CODE])
    said = [raced.take(at) for at in (1, 4, 9)]
    assert said == ["1 pair(s) ahead", "As fast as before", "1 pair(s) behind"]


def test_the_earlier_game_goes_on_while_nothing_is_done(qtbot: QtBot) -> None:
    raced = Raced(qtbot, pairs(2, 4, 6))
    raced.start()
    raced.take(1)
    raced.time.passes(4)
    raced.session.begin()
    assert raced.said == "1 pair(s) behind"


@pytest.mark.parametrize(("mode", "earlier"), [("classic", []), ("zen", pairs(1, 2))])
def test_without_an_earlier_game_or_without_times_nothing_is_said(
    qtbot: QtBot, mode: str, earlier: Sequence[Event]
) -> None:
    raced = Raced(qtbot, earlier)
    raced.start(mode)
    assert raced.take(1) == ""


def test_it_is_silent_when_the_game_is_over_and_in_the_next_one(qtbot: QtBot) -> None:
    raced = Raced(qtbot, pairs(2, 4, 6))
    raced.start()
    assert raced.take(1) != ""
    raced.session.give_up()
    assert raced.said == ""
    raced.earlier = []
    raced.start()
    assert raced.take(3) == ""


def test_it_speaks_of_a_game_that_was_there_before(qtbot: QtBot) -> None:
    raced = Raced(qtbot, [])
    raced.start()
    raced.take(1)
    GhostPace(raced.session, raced.bar, lambda code: pairs(5), raced.bar)
    assert raced.said == "1 pair(s) ahead"
