"""What waits in each mode: the game that was left there, looked at without touching its file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.play.event import GivenUp, PairTaken, Redone, TilesShuffled, TimedOut, Undone
from mahjong_qt.engine.save import SaveError, decode_save
from mahjong_qt.game_store import MAX_SAVE_BYTES

if TYPE_CHECKING:
    from collections.abc import Hashable
    from pathlib import Path

    from mahjong_qt.engine.save import SavedGame
    from mahjong_qt.game_store import GameStores
    from mahjong_qt.session import Session


class Waiting(NamedTuple):
    """A game that was begun and can be gone on with: the tiles left, and the ISO date of a daily deal or nothing."""

    tiles: int
    day: str = ""


class WaitingGames:
    """Reads the saved games, each again only when it has changed; the one being played is asked itself."""

    def __init__(self, session: Session, stores: GameStores) -> None:
        """Read nothing yet."""
        self._session, self._stores = session, stores
        self._known: dict[str, tuple[Hashable, Waiting | None]] = {}

    def game(self, mode_id: str) -> Waiting | None:
        """Return the game of a mode; None when none waits there that was begun."""
        session = self._session
        if session.has_game and session.mode == mode_id:
            game = session.game
            return None if game.is_over or not game.is_begun else Waiting(game.board.tiles_left, session.occasion.day)
        path = self._stores.of(mode_id).path
        try:
            status = path.stat()
            look = status.st_mtime_ns, status.st_size, status.st_ino
            known = self._known.get(mode_id)
            if known is None or known[0] != look:
                known = self._known[mode_id] = look, _read(path, status, mode_id)
        except OSError:
            return None
        return known[1]


def _read(path: Path, status: os.stat_result, mode_id: str) -> Waiting | None:
    if status.st_size > MAX_SAVE_BYTES:
        return None
    try:
        saved = decode_save(path.read_bytes())
    except SaveError:
        # what is wrong with it is told when the player goes there
        return None
    tiles = tiles_to_go_on_with(saved) if saved.mode == mode_id else None
    return None if tiles is None else Waiting(tiles, saved.day)


def tiles_to_go_on_with(saved: SavedGame) -> int | None:
    """Return how many tiles are left in a saved game, counted without playing it again.

    None when it is over, or no move was made yet.
    """
    moves: list[int] = []
    at = 0
    for event in saved.events:
        match event:
            case PairTaken() | TilesShuffled():
                moves[at:] = [2 if isinstance(event, PairTaken) else 0]
                at += 1
            case Undone():
                at = max(0, at - 1)
            case Redone():
                at = min(len(moves), at + 1)
            case GivenUp() | TimedOut():
                return None
    left = len(saved.tiles) - sum(moves[:at])
    return left if moves and left > 0 else None
