"""Starts the game as its command does and prints a line right after the first paint of the board.

With ``--prepare`` it also leaves behind what a first start leaves: the game in progress and the rendered tiles.
"""

from __future__ import annotations

import os
import sys

from mahjong_qt import paths, program
from mahjong_qt.app import main

IS_PREPARING = "--prepare" in sys.argv


def tell(self: program.Program) -> None:
    """Stands in for what the program does after its first paint."""
    if IS_PREPARING:
        from mahjong_qt.game_store import GameStore

        GameStore(paths.data_folder() / "game.json").save(self.session.snapshot())
        assert self._art.store()
    sys.stdout.write("painted\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    program.Program._after_first_paint = tell  # type: ignore[method-assign]
    sys.exit(main([]))
