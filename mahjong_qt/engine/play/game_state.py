"""How a game stands, at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.event import HintGiven, TilesShuffled, Undone
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.transition import Status

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game import Game


class GameState(NamedTuple):
    """All that a window shows around the board.

    ``seconds`` is the time on the clock. ``lost_since`` is the number of the move that lost the game, 0 when the deal
    was lost; ``way_back`` is how many moves can be kept so that it is winnable again; both None unless proven.
    ``undos_used`` counts moves taken back: a way back over three moves counts as three.
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

    @classmethod
    def from_game(cls, game: Game, *, is_paused: bool, is_seeking_hint: bool) -> GameState:
        """Return the state of a game; ``is_paused`` is a pause of the player's, with the faces hidden."""
        return cls(
            status=game.status,
            is_paused=is_paused,
            accepts_moves=game.accepts_moves,
            can_undo=game.can_undo,
            can_redo=game.can_redo,
            tiles_left=game.board.tiles_left,
            free_pairs=len(game.board.pairs()),
            moves_made=game.moves_made,
            hints_used=game.count(HintGiven),
            shuffles_used=game.count(TilesShuffled),
            undos_used=game.count(Undone),
            seconds=game.clock.seconds,
            outlook=game.outlook,
            lost_since=game.lost_since,
            way_back=game.way_back,
            is_seeking_hint=is_seeking_hint,
        )
