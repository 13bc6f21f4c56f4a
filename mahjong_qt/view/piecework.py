"""Long work in the window's own thread, in pieces between which everything else goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Iterator

SLICE = 6
"""Milliseconds after which, unless told otherwise, no further piece is begun before the window had its turn."""


class Piecework(QObject):
    """Does one work at a time; its timer rests when there is none."""

    def __init__(self, parent: QObject | None = None, slice_: int = SLICE) -> None:
        """Begin with nothing to do; ``slice_`` is in milliseconds."""
        super().__init__(parent)
        self._slice = slice_
        self._pieces: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_under_way(self) -> bool:
        """Whether there is something left to do."""
        return self._pieces is not None

    def begin(self, pieces: Iterator[None]) -> None:
        """Do this, piece by piece, in place of what was being done."""
        self._pieces = pieces
        self._timer.start()

    def stop(self) -> None:
        """Leave the rest undone."""
        self._pieces = None
        self._timer.stop()

    def _go_on(self) -> None:
        pieces, clock = self._pieces, QElapsedTimer()
        clock.start()
        # one piece at least, however little time there is
        while pieces is not None and pieces is self._pieces:
            try:
                next(pieces)
            except StopIteration:
                # its last piece may have begun another work
                if pieces is self._pieces:
                    self.stop()
                return
            except BaseException:
                # what fails once would fail again at every turn
                self.stop()
                raise
            if clock.elapsed() >= self._slice:
                return
