"""A player that never stops: deals, takes pairs, goes back and forth, shuffles, always the same way.

Run with a folder as argument it saves there after each step and then prints the number of the step, until it is killed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mahjong_qt.engine.mode import EASY
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.session import Session
from tests.engine.sample_games import TURTLE, Time, deal_on

if TYPE_CHECKING:
    from collections.abc import Iterator

GIVE_UP_AT = 60
"""Events after which a game that is stuck is given up."""


class Player:
    """Plays on a session of its own; every step is one wish that is met."""

    def __init__(self) -> None:
        self._time = Time()
        self._rng = SplitMix64(20)
        self.session = Session(self._time, entropy=self._rng.next)

    def steps(self) -> Iterator[int]:
        """Take a step each time and return its number."""
        number = 0
        while True:
            self._time.passes(0.37)
            self._step()
            yield number
            number += 1

    def _step(self) -> None:
        session = self.session
        if not session.has_game or session.game.is_over:
            session.start(deal_on(TURTLE, self._rng.below(1000)), "turtle", is_repeated=False, occasion=Occasion(EASY))
            return
        state = session.state
        if state.can_undo and (not state.free_pairs or self._rng.below(5) == 0):
            is_end = not state.free_pairs and len(session.game.events) > GIVE_UP_AT
            (session.give_up if is_end else session.shuffle if self._rng.below(3) == 0 else session.undo)()
        elif state.can_redo and self._rng.below(2) == 0:
            session.redo()
        elif self._rng.below(8) == 0:
            session.hint()
        else:
            pairs = session.game.board.pairs()
            session.take(pairs[self._rng.below(len(pairs))])


def main(folder: Path) -> None:
    """Play and save in the folder for ever."""
    from PySide6.QtCore import QCoreApplication

    from mahjong_qt.autosave import Autosave
    from mahjong_qt.game_store import GameStore

    app = QCoreApplication()
    player = Player()
    autosave = Autosave(player.session, GameStore(folder / "game.json"), app)
    autosave.failed.connect(lambda error: sys.exit(str(error)))
    for number in player.steps():
        print(number, flush=True)  # noqa: T201 - the other end of the pipe waits for it
        app.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
