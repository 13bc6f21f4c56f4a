"""A finished game, packed and unpacked."""

from __future__ import annotations

import zlib

import pytest

from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.event import Undone
from mahjong_qt.engine.save import SavedGame, capture
from mahjong_qt.engine.save_error import SaveError
from mahjong_qt.records.replay_log import pack_replay, unpack_replay
from tests.engine.sample_games import Time, make_deal, row

DEAL = make_deal(row(4, gap=2), "E E N N", [(0, 1), (2, 3)])


def test_a_game_comes_back_as_it_was() -> None:
    from mahjong_qt.engine.clock import Clock
    from mahjong_qt.engine.play.game import Game

    game = Game(DEAL, Clock(Time()))
    game.remove((2, 3))
    game.remove((0, 1))
    saved = capture(game, "row", Occasion("campaign", 7), is_repeated=True, game_id="one")
    assert unpack_replay(pack_replay(saved)) == saved


def test_a_game_of_endless_events_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = SavedGame("row", "MJ1-L00-1", [], [], None, [Undone(1.0)] * 4, 1.0)
    assert unpack_replay(pack_replay(saved)) == saved
    monkeypatch.setattr("mahjong_qt.records.replay_log.MAX_EVENTS", 3)
    with pytest.raises(SaveError, match="events"):
        unpack_replay(pack_replay(saved))


def test_what_is_no_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SaveError):
        unpack_replay(b"rubbish")
    with pytest.raises(SaveError):
        unpack_replay(zlib.compress(b"rubbish"))
    with pytest.raises(SaveError, match="cut off"):
        unpack_replay(zlib.compress(b"{}" * 1000)[:-3])
    monkeypatch.setattr("mahjong_qt.records.replay_log.MAX_LOG_BYTES", 100)
    with pytest.raises(SaveError, match="too large"):
        unpack_replay(zlib.compress(b"x" * 1000))
