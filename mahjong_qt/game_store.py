"""The file of the game in progress."""

from __future__ import annotations

import contextlib
import stat
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.mode import CLASSIC, mode_of
from mahjong_qt.engine.save import SavedGame, SaveError, SaveFault, decode_save, encode_save, restore
from mahjong_qt.storage import remove_leftovers, replace_file, set_aside, sync_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mahjong_qt.engine.play.game import Game

MAX_SAVE_BYTES = 64 * 2**20


class Loaded(NamedTuple):
    """A game that was found, with the values that it was saved as."""

    saved: SavedGame
    game: Game


class NothingSaved(NamedTuple):
    """There is no saved game."""


class Damaged(NamedTuple):
    """A file that holds no game that can be played; it now lies at ``path``.

    ``earlier`` is the game as it stood a little before, from the backup, if there is one.
    """

    path: Path
    fault: SaveFault
    detail: str
    earlier: Loaded | None = None


class Opened(NamedTuple):
    """What a store has: a game to go on with, or one that is over, and the file that could not be read, if one was."""

    going_on: Loaded | None
    finished: Loaded | None
    damaged: Damaged | None


class GameStore:
    """Keeps one game in progress in one file, and beside it the last state that is surely on the disk."""

    def __init__(self, path: Path, mode: str | None = None) -> None:
        """Use the file at ``path``, which need not exist; a game of another mode than the one given is none of its."""
        self._path = path
        self._mode = mode
        self._backup = path.with_name(f"{path.stem}.backup{path.suffix}")
        self._is_occupied = False

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    def load(self, now: Callable[[], float]) -> Loaded | NothingSaved | Damaged:
        """Read the game; a file that holds none is set aside under a name of its own, never removed.

        Where the file is missing or holds no game, the backup is read.
        """
        try:
            return _read(self._path, now, self._mode)
        except (FileNotFoundError, NotADirectoryError):
            return self._load_backup(now) or NothingSaved()
        except SaveError as error:
            damaged = self._set_aside(error)
        except OSError as error:
            damaged = self._set_aside(SaveError(SaveFault.NOT_OURS, detail=str(error)))
        return damaged._replace(earlier=self._load_backup(now))

    def open(self, now: Callable[[], float]) -> Opened:
        """Read the game and say what is to be done with it; see :meth:`load`."""
        found = self.load(now)
        damaged = found if isinstance(found, Damaged) else None
        loaded = damaged.earlier if damaged is not None else found
        if not isinstance(loaded, Loaded):
            return Opened(None, None, damaged)
        return Opened(None, loaded, damaged) if loaded.game.is_over else Opened(loaded, None, damaged)

    def save(self, saved: SavedGame) -> None:
        """Write the game.

        :raises OSError: when it cannot be written; the game saved before is untouched then.
        """
        if self._is_occupied:
            with contextlib.suppress(FileNotFoundError):
                set_aside(self._path)
            self._is_occupied = False
        replace_file(self._path, encode_save(saved))

    def sync(self) -> None:
        """Make what was saved outlast a power cut, and tidy up.

        The backup is written only when the game's own file is on the disk, and so at every moment one of the two is.

        :raises OSError: when the disk reports a failure.
        """
        sync_file(self._path)
        with contextlib.suppress(FileNotFoundError):
            replace_file(self._backup, self._path.read_bytes())
        sync_file(self._backup)
        for path in (self._path, self._backup):
            remove_leftovers(path)

    def _load_backup(self, now: Callable[[], float]) -> Loaded | None:
        try:
            return _read(self._backup, now, self._mode)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except (SaveError, OSError):
            with contextlib.suppress(OSError):
                set_aside(self._backup)
            return None

    def _set_aside(self, error: SaveError) -> Damaged:
        try:
            path = set_aside(self._path)
        except OSError:
            # it may be locked only for a moment: no later save may write over it
            self._is_occupied = True
            path = self._path
        return Damaged(path, error.fault, str(error))


class GameStores:
    """The game in progress of each mode: going to another mode loses none."""

    def __init__(self, folder: Path) -> None:
        """Keep the games in a folder; that of the classic mode has had its file's name from the first version on."""
        self._folder = folder
        self._stores: dict[str, GameStore] = {}
        self._unsynced: dict[str, GameStore] = {}

    def of(self, mode: str) -> GameStore:
        """Return the store of a mode."""
        if mode not in self._stores:
            name = "game.json" if mode == CLASSIC else f"game-{mode}.json"
            self._stores[mode] = GameStore(self._folder / name, mode)
        return self._stores[mode]

    def save(self, saved: SavedGame) -> None:
        """Write a game where those of its mode are kept.

        :raises OSError: when it cannot be written; the game saved before is untouched then.
        """
        store = self._unsynced[saved.mode] = self.of(saved.mode)
        store.save(saved)

    def sync(self) -> None:
        """Make all that was saved outlast a power cut.

        :raises OSError: when the disk reports a failure; the others are tried all the same, and this one the next time.
        """
        failure: OSError | None = None
        for mode, store in list(self._unsynced.items()):
            try:
                store.sync()
            except OSError as error:
                failure = error
            else:
                del self._unsynced[mode]
        if failure is not None:
            raise failure


def _read(path: Path, now: Callable[[], float], mode: str | None) -> Loaded:
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise SaveError(SaveFault.NOT_OURS, detail="not a file")
    if status.st_size > MAX_SAVE_BYTES:
        raise SaveError(SaveFault.NOT_OURS, detail=f"larger than {MAX_SAVE_BYTES} bytes")
    saved = decode_save(path.read_bytes())
    game = restore(saved, now)
    if mode is not None and (saved.mode, game.board.game) != (mode, mode_of(mode).game):
        raise SaveError(SaveFault.BAD_VALUE, "game", f"{saved.game!r} in the file of {mode!r}")
    return Loaded(saved, game)
