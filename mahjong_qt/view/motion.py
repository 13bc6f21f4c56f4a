"""Everything that moves: durations, easings and the one timer behind them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QGraphicsItem

FRAME = 16
PAIR_LEAVES = 240
TILES_RETURN = 200
TILES_REFACED = 280
SHAKE = 260
NOTE = 900
LINE = 420
TILES_FALL = 200
"""Durations in milliseconds; NOTE is how long a mark that answers a click stays, LINE the line that joins a pair."""

LINE_GROWS = 0.3
"""The share of its time in which a line grows to its whole length."""

SHAKE_WIDTH = 0.07
"""How far a refused tile moves to each side, in widths of its face."""


def ease_out(progress: float) -> float:
    """Quick at first, slow at the end (quadratic)."""
    return 1.0 - (1.0 - progress) ** 2


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
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._advance)

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
        self._playing.append((effect, self._clock.elapsed()))
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

    def _advance(self) -> None:
        now = self._clock.elapsed()
        playing, self._playing = self._playing, []
        for effect, begin in playing:
            if now - begin >= effect.duration:
                effect.finish()
            else:
                effect.step((now - begin) / effect.duration)
                self._playing.append((effect, begin))
        if not self._playing:
            self._timer.stop()


def leave(items: Sequence[QGraphicsItem], rise: float) -> Effect:
    """Tiles go: they rise a little (``rise`` in logical pixels) and fade."""
    homes = [item.pos() for item in items]

    def step(progress: float) -> None:
        for item, home in zip(items, homes, strict=True):
            item.setPos(home - QPointF(0.0, rise * ease_out(progress)))
            item.setOpacity(1.0 - progress)

    def finish() -> None:
        for item, home in zip(items, homes, strict=True):
            item.setVisible(False)
            item.setPos(home)
            item.setOpacity(1.0)

    return Effect(PAIR_LEAVES, step, finish)


def fall(items: Sequence[QGraphicsItem], homes: Sequence[QPointF], land: Callable[[], None]) -> Effect:
    """Tiles go from where they are to their new homes: quicker and quicker when they fall, and gently back.

    ``land`` is called when they are there.
    """
    starts = [item.pos() for item in items]

    def step(progress: float) -> None:
        for item, start, home in zip(items, starts, homes, strict=True):
            share = progress**2 if home.y() > start.y() else ease_out(progress)
            item.setPos(start + (home - start) * share)

    def finish() -> None:
        for item, home in zip(items, homes, strict=True):
            item.setPos(home)
        land()

    return Effect(TILES_FALL, step, finish)


def draw_line(grow: Callable[[float], None], then: Callable[[], None]) -> Effect:
    """A line grows and stays until it has been seen; ``grow`` gets its share from 0 to 1."""
    return Effect(LINE, lambda progress: grow(min(1.0, progress / LINE_GROWS)), then)


def appear(items: Sequence[QGraphicsItem], duration: int) -> Effect:
    """Tiles come, or show other faces: they fade in where they are."""

    def step(progress: float) -> None:
        for item in items:
            item.setOpacity(ease_out(progress))

    def finish() -> None:
        for item in items:
            item.setOpacity(1.0)

    return Effect(duration, step, finish)


def shake(items: Sequence[QGraphicsItem], width: float) -> Effect:
    """A tile says no: it moves to both sides by ``width`` logical pixels and comes to rest."""
    homes = [item.pos() for item in items]

    def step(progress: float) -> None:
        way = QPointF(width * math.sin(progress * 5 * math.pi) * (1.0 - progress), 0.0)
        for item, home in zip(items, homes, strict=True):
            item.setPos(home + way)

    def finish() -> None:
        for item, home in zip(items, homes, strict=True):
            item.setPos(home)

    return Effect(SHAKE, step, finish)


def note(finish: Callable[[], None]) -> Effect:
    """A mark that answers a click stays for a while; ``finish`` takes it away."""

    def step(progress: float) -> None:
        """Nothing moves."""

    return Effect(NOTE, step, finish)
