from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.test_play.play_line import PlayLine, Saying
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.session import Session
from mahjong_qt.session_news import RefusalReason
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.game_state import GameState


@pytest.fixture
def line(qtbot: QtBot) -> PlayLine:
    line = PlayLine()
    qtbot.addWidget(line)
    return line


@pytest.fixture
def state(qtbot: QtBot) -> GameState:
    session = Session()
    session.start(small_deal(SINGLES, "1B 1B 2B 2B 3B 3B"), "", is_repeated=False)
    return session.state


def test_tiles_and_pairs_are_counted(line: PlayLine, state: GameState) -> None:
    line.show_state(state)
    assert "6" in line.figures
    assert "3" in line.figures
    line.show_state(None)
    assert (line.text, line.figures) == ("", "")


def test_every_standing_has_its_own_words(line: PlayLine, state: GameState) -> None:
    states = [
        state,
        state._replace(status=Status.STUCK, outlook=Outlook.LOST),
        state._replace(status=Status.CLEARED, outlook=Outlook.WINNABLE),
        state._replace(outlook=Outlook.WINNABLE),
        state._replace(outlook=Outlook.LOST, lost_since=0),
        state._replace(outlook=Outlook.LOST, lost_since=3),
        state._replace(is_seeking_hint=True),
    ]
    said = []
    for each in states:
        line.show_state(each)
        said.append(line.text)
    assert len(set(said)) == len(said)
    assert all(said)


def test_an_answer_stays_until_it_is_ended(line: PlayLine, state: GameState) -> None:
    line.show_state(state)
    before = line.text
    line.say(Saying("Look"))
    line.show_state(state)
    assert line.text == "Look"
    line.say(Saying())
    assert line.text == before


def test_a_guess_is_never_called_safe(line: PlayLine) -> None:
    guess, proven = (line.of_hint(Hint((0, 1), kind)).text for kind in (HintKind.GUESS, HintKind.PROVEN))
    assert "safe" in proven
    assert "safe" not in guess


def test_refusals_of_a_shuffle_have_words_and_the_lack_of_pairs_is_said_by_the_standing(line: PlayLine) -> None:
    said = {reason: line.of_refusal(reason).text for reason in RefusalReason}
    assert said.pop(RefusalReason.NO_PAIR) == ""
    # whoever tries a layout runs out of nothing
    assert said.pop(RefusalReason.NO_HINT_LEFT) == said.pop(RefusalReason.NO_SHUFFLE_LEFT) == ""
    assert len(set(said.values())) == len(said)
    assert all(said.values())


def test_a_narrow_line_cuts_words_and_keeps_figures(line: PlayLine, state: GameState, qtbot: QtBot) -> None:
    line.show_state(state)
    width = line.minimumSizeHint().width()
    line.say(Saying("word " * 100))
    assert line.minimumSizeHint().width() == width
