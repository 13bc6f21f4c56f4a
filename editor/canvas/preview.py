"""What the canvas shows of a tool before anything is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from editor.canvas.canvas_point import CanvasPoint
    from mahjong_qt.engine.layout.slot import Slot


class Preview(NamedTuple):
    """Ghosts of tiles that a click would lay, places where none may lie, tiles that would go, and a frame.

    The ``frame`` is a rectangle given by two opposite corners; ``text`` says, translated, what a click would do, or why
    it would do nothing.
    """

    laid: frozenset[Slot] = frozenset()
    blocked: frozenset[Slot] = frozenset()
    erased: frozenset[Slot] = frozenset()
    frame: tuple[CanvasPoint, CanvasPoint] | None = None
    text: str = ""


NOTHING = Preview()
