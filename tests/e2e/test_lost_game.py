"""A move that loses the game, in a real window with the worker beside it: the warning, the light, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.event import PairTaken, Undone
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.save import capture, encode_save
from tests.e2e.real_game import Player, RealGame, save_file_in, wait_until
from tests.e2e.spoken_game import Spoken, read_spoken
from tests.windows.lost_game import DEAL, HARMLESS, LOSING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def game(xvfb: str, tmp_path: Path) -> Iterator[RealGame]:
    """The saved game of a deal that one move loses, of which no plan is known."""
    path = save_file_in(tmp_path)
    path.parent.mkdir(parents=True)
    path.write_bytes(
        encode_save(capture(Game(DEAL, Clock(lambda: 0.0)), "turtle", Occasion("classic"), is_repeated=False))
    )
    made = RealGame(xvfb, tmp_path, str(tmp_path / "spoken.json"), module="tests.e2e.spoken_game")
    yield made
    made.close()


def test_a_losing_move_is_told_and_the_way_back_leads_to_a_game_that_can_be_won(game: RealGame) -> None:
    def spoken() -> Spoken:
        return read_spoken(game.home / "spoken.json")

    game.wait_for_game()
    wait_until(lambda: spoken().light == "Can be won", "the worker's first proof")
    player = Player(game, DEAL)
    player.take(HARMLESS)
    player.take(LOSING)
    wait_until(lambda: spoken().banner == "This game cannot be won any more", "the warning")
    # from then on nothing in the banner changes any more
    wait_until(lambda: spoken().light == "Cannot be won since move 2", "the move that lost the game")
    wait_until(lambda: "banner_go_back" in spoken().buttons, "a way back")
    game.screenshot("lost-game-1-warning")
    game.click(*spoken().buttons["banner_go_back"])
    wait_until(lambda: isinstance(game.saved().events[-1], Undone), "the move is taken back")
    wait_until(lambda: spoken().light == "Can be won", "the light is on again")
    wait_until(lambda: spoken().banner == "", "the warning is gone")
    game.screenshot("lost-game-2-back")
    assert [type(event) for event in game.saved().events] == [PairTaken, PairTaken, Undone]
    assert game.tiles_left() == len(DEAL.board.layout) - 2
    assert game.errors.read_text() == ""
