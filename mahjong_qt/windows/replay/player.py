"""Goes through the moments of a film: as fast as the game was played, or faster, or step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from mahjong_qt.windows.replay.film import Film

SPEEDS = (1, 2, 4, 8)
"""How many times as fast as it was played a game can be shown."""

SHORTEST, LONGEST = 0.3, 4.0
"""Seconds between two moments at the speed of the game: each is seen, and nobody waits while a player thinks."""


class ReplayPlayer(QObject):
    """One moment at a time; while it plays, a timer goes to the next one."""

    moved = Signal(int, int)
    """The moment before and the one that there is now."""

    playing_changed = Signal(bool)
    """Whether it plays now."""

    def __init__(self, film: Film, parent: QObject | None = None) -> None:
        """Begin at the full board, and stand still."""
        super().__init__(parent)
        self._film = film
        self.moment = 0
        self.speed = SPEEDS[0]
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def set_speed(self, speed: int) -> None:
        """Go so many times as fast as the game was played, from the next moment on."""
        self.speed = speed
        if self.is_playing:
            self._wait()

    def play(self) -> None:
        """Go on by itself, from the start when the end was reached."""
        if self.is_playing or self._film.last == 0:
            return
        if self.moment == self._film.last:
            self._move(0)
        self._wait()
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stand still."""
        if self.is_playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        """Play or stand still."""
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def go_to(self, moment: int) -> None:
        """Go to a moment and stand still there; one before the start or after the end is that."""
        self.pause()
        self._move(max(0, min(moment, self._film.last)))

    def _go_on(self) -> None:
        self._move(self.moment + 1)
        if self.moment < self._film.last:
            self._wait()
        else:
            self.playing_changed.emit(False)

    def _move(self, moment: int) -> None:
        before, self.moment = self.moment, moment
        if moment != before:
            self.moved.emit(before, moment)

    def _wait(self) -> None:
        seconds = self._film.seconds(self.moment + 1) - self._film.seconds(self.moment)
        self._timer.start(round(1000 * max(SHORTEST, min(seconds, LONGEST)) / self.speed))
