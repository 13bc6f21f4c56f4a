"""What the window shows in a mode, by what belongs to the mode and what the player wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mahjong_qt.engine.mode import Mode
    from mahjong_qt.settings import Settings


class Shown(NamedTuple):
    """Whether time, points and the light are shown, and whether a lost game is told of while there are pairs left."""

    clock: bool = True
    points: bool = True
    light: bool = True
    warning: bool = True


def shown_in(mode: Mode, settings: Settings) -> Shown:
    """Return what is shown in a mode.

    A time that runs out is shown in any case, and what the mode does without only when the player asks for it.
    """
    has_clock = mode.keeps_times or settings.show_figures_always
    return Shown(
        clock=mode.time_limit is not None or (settings.show_clock and has_clock),
        points=mode.has_points and (mode.shows_points or settings.show_figures_always),
        light=settings.show_light if mode.has_light else settings.show_light_always,
        warning=settings.warn_early if mode.has_light else settings.show_light_always,
    )
