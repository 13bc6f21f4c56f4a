"""The pairs to show in one position, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.hint import Hint, planned_hints, rank_hints
from mahjong_qt.engine.play.outlook import Outlook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.outlook import Position


class HintQueue:
    """Shows each pair once, and then all again.

    The pairs of a plan in force come first. Of the others it would have to be proven which are safe; a queue to which
    no proof was offered shows them as guesses. Where the position is lost there is nothing to prove.
    """

    def __init__(self, position: Position) -> None:
        """Begin before the first pair."""
        self._position = position
        self._round = planned_hints(position.board, position.plan)
        self._is_whole = len(self._round) == len(position.board.pairs())
        self._shown = 0
        if position.outlook is Outlook.LOST:
            self.offer(())

    @property
    def is_ready(self) -> bool:
        """Whether the next pair can be shown without a proof."""
        return self._is_whole or self._shown < len(self._round)

    def offer(self, hints: Sequence[Hint]) -> None:
        """Show these from now on; those already shown in this round come again in the next one only.

        Where there are none, all pairs are shown as guesses, behind those of the plan.
        """
        hints = hints or rank_hints(self._position.board, self._position.plan)
        past = {hint.pair for hint in self._round[: self._shown]}
        again = [hint for hint in hints if hint.pair in past]
        self._round = again + [hint for hint in hints if hint.pair not in past]
        self._shown = len(again)
        self._is_whole = True

    def take(self) -> Hint | None:
        """Return the next pair to show; None when the position has none."""
        if not self.is_ready:
            self.offer(())
        if not self._round:
            return None
        if self._shown == len(self._round):
            self._shown = 0
        self._shown += 1
        return self._round[self._shown - 1]
