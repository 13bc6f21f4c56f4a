"""Everything that moves: durations, easings and the one timer behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FRAME = 16
LIFTS = 90
PAIR_LEAVES = 240
PAIR_RETURNS = 240
SHUFFLE = 500
DEAL = 600
SHAKE = 260
NOTE = 900
LINE = 420
TILES_FALL = 200
CELEBRATION = 4000
"""Durations in milliseconds; NOTE is how long a mark that answers a click stays, LINE the line that joins a pair."""


def ease_out(progress: float) -> float:
    """Quick at first, slow at the end (quadratic)."""
    return 1.0 - (1.0 - progress) ** 2


def swell(progress: float) -> float:
    """There and back: nothing at both ends, 1 in the middle, slow at all three."""
    return (4.0 * progress * (1.0 - progress)) ** 2


class Effect:
    """Something that happens to items over a time: ``step`` gets 0 to 1, ``finish`` leaves everything as it shall be.

    The items belong to a scene that outlives the effect.
    """

    def __init__(self, duration: int, step: Callable[[float], None], finish: Callable[[], None]) -> None:
        """``duration`` is in milliseconds."""
        self.duration = duration
        self.step = step
        self.finish = finish


class Motion(QObject):
    """Plays effects, all of them by one timer that rests when there are none."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with motion switched on."""
        super().__init__(parent)
        self.is_on = True
        self._playing: list[tuple[Effect, int]] = []
        clock = QElapsedTimer()
        clock.start()
        self.now: Callable[[], int] = clock.elapsed
        """Tells the time in milliseconds; who wants to see one frame after the other puts another clock here."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.advance)

    @property
    def is_playing(self) -> bool:
        """Whether an effect is under way."""
        return bool(self._playing)

    def play(self, effect: Effect) -> None:
        """Play a movement; with motion switched off it is over at once."""
        if self.is_on:
            self.hold(effect)
        else:
            effect.finish()

    def hold(self, effect: Effect) -> None:
        """Play an effect that is no movement but something to be read, so that it takes its time in any case."""
        self._playing.append((effect, self.now()))
        effect.step(0.0)
        if not self._timer.isActive():
            self._timer.start()

    def finish(self, effects: Sequence[Effect]) -> None:
        """Bring these effects to their end at once, those of them that are still under way."""
        ending = [(effect, begin) for effect, begin in self._playing if effect in effects]
        self._playing = [(effect, begin) for effect, begin in self._playing if effect not in effects]
        for effect, _ in ending:
            effect.finish()

    def finish_all(self) -> None:
        """Bring everything to its end at once, and what only begins with that end too."""
        while self._playing:
            playing, self._playing = self._playing, []
            for effect, _ in playing:
                effect.finish()
        self._timer.stop()

    def advance(self) -> None:
        """Show everything as it is by now; the timer calls this for each frame."""
        now = self.now()
        playing, self._playing = self._playing, []
        for effect, begin in playing:
            if now - begin >= effect.duration:
                effect.finish()
            else:
                effect.step((now - begin) / effect.duration)
                self._playing.append((effect, begin))
        if not self._playing:
            self._timer.stop()
