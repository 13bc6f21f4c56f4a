"""How a game stands, at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.event import HintGiven, TilesShuffled, Undone
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.score import Score, score_of
from mahjong_qt.engine.play.transition import Status

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game import Game


class Allowance(NamedTuple):
    """How many hints and shuffles, and how many seconds, a game may take; None for without end."""

    hints: int | None = None
    shuffles: int | None = None
    time_limit: float | None = None


class GameState(NamedTuple):
    """All that a window shows around the board.

    ``seconds`` is the time on the clock. ``lost_since`` is the number of the move that lost the game, 0 when the deal
    was lost; ``way_back`` is how many moves can be kept so that it is winnable again; both None unless proven.
    ``undos_used`` counts moves taken back: a way back over three moves counts as three. ``hints_left``,
    ``shuffles_left`` and ``seconds_left`` are what the mode leaves, None for without end.
    """

    status: Status
    is_paused: bool
    accepts_moves: bool
    can_undo: bool
    can_redo: bool
    tiles_left: int
    free_pairs: int
    moves_made: int
    hints_used: int
    shuffles_used: int
    undos_used: int
    seconds: float
    outlook: Outlook = Outlook.UNKNOWN
    lost_since: int | None = None
    way_back: int | None = None
    is_seeking_hint: bool = False
    hints_left: int | None = None
    shuffles_left: int | None = None
    seconds_left: float | None = None
    score: Score = Score()

    @classmethod
    def from_game(
        cls, game: Game, *, is_paused: bool, is_seeking_hint: bool, allowance: Allowance | None = None
    ) -> GameState:
        """Return the state of a game; ``is_paused`` is a pause of the player's, with the faces hidden."""
        hints, shuffles, time_limit = allowance or Allowance()
        hints_used, shuffles_used, seconds = game.count(HintGiven), game.count(TilesShuffled), game.clock.seconds
        return cls(
            status=game.status,
            is_paused=is_paused,
            accepts_moves=game.accepts_moves,
            can_undo=game.can_undo,
            can_redo=game.can_redo,
            tiles_left=game.board.tiles_left,
            free_pairs=len(game.board.pairs()),
            moves_made=game.moves_made,
            hints_used=hints_used,
            shuffles_used=shuffles_used,
            undos_used=game.count(Undone),
            seconds=seconds,
            outlook=game.outlook,
            lost_since=game.lost_since,
            way_back=game.way_back,
            is_seeking_hint=is_seeking_hint,
            hints_left=None if hints is None else max(0, hints - hints_used),
            shuffles_left=None if shuffles is None else max(0, shuffles - shuffles_used),
            seconds_left=None if time_limit is None else max(0.0, time_limit - seconds),
            score=score_of(game.events),
        )
