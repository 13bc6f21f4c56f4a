"""Whether a layout can be tried out, and if not, why, in words and with the tiles that are to blame."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from editor.edits.arranging import onto_field
from editor.plane import EditError
from editor.tools.words import fault_words
from mahjong_qt.engine.solitaire.dismantle import chain_heights

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile
    from mahjong_qt.engine.layout.slot import Slot


class PlayRefusal(NamedTuple):
    """Why there is no test play, translated, and the slots, as the file has them, at which it shows."""

    text: str
    slots: frozenset[Slot] = frozenset()


def refusal_of(file: LayoutFile | None) -> PlayRefusal | None:
    """Return why a layout cannot be tried out, at a glance; None when nothing speaks against it.

    None stands for a layout without tiles. Whether there is a way to clear it is not asked here.
    """
    if file is None or not len(file.layout):
        return PlayRefusal(QCoreApplication.translate("TestPlay", "There are no tiles to play with yet."))
    if file.game == "shisen-sho":
        try:
            onto_field(frozenset(file.layout.slots))
        except EditError as error:
            return PlayRefusal(fault_words(error), error.slots)
    if len(file.layout) % 2:
        text = QCoreApplication.translate(
            "TestPlay", "An odd number of tiles cannot go two by two. Add one, or take one away."
        )
        return PlayRefusal(text)
    return None


def undealable(layout: Layout) -> PlayRefusal:
    """Return that no deal on a layout can be cleared, with the stack to blame where it is one."""
    if stack := too_tall_stack(layout):
        text = QCoreApplication.translate(
            "TestPlay",
            "No deal on this layout can be cleared: more than half of all tiles lie one on the other, and each move"
            " takes at most one of them.",
        )
        return PlayRefusal(text, stack)
    text = QCoreApplication.translate(
        "TestPlay", "No deal on this layout can be cleared: in whatever order they go, some tiles never come free."
    )
    return PlayRefusal(text)


def no_way_found() -> PlayRefusal:
    """Return that no deal that can be cleared was found."""
    text = QCoreApplication.translate(
        "TestPlay",
        "No deal that can be cleared was found on this layout, though there may be one."
        " “As they fall” deals it all the same.",
    )
    return PlayRefusal(text)


def not_dealt() -> PlayRefusal:
    """Return that something in the program went wrong."""
    return PlayRefusal(QCoreApplication.translate("TestPlay", "Something went wrong, and nothing was dealt."))


def too_tall_stack(layout: Layout) -> frozenset[Slot]:
    """Return a longest stack of tiles, each lying on the next, if it is more than half of all; else nothing."""
    heights = chain_heights(layout, layout.full)
    height = max(heights)
    if 2 * height <= len(layout):
        return frozenset()
    tile = heights.index(height)
    stack = {layout.slots[tile]}
    while height > 1:
        height -= 1
        tile = next(low for low, its in enumerate(heights) if its == height and layout.above[low] >> tile & 1)
        stack.add(layout.slots[tile])
    return frozenset(stack)
