"""What is worth a second look in a layout, in calm words: all of it is the designer's to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.layout.issues import IssueKind

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.issues import LayoutIssue


class IssueWords(QObject):
    """The lines of the list of issues, and what they mean."""

    def line(self, issue: LayoutIssue) -> str:
        """Return an issue as a line of a list."""
        count = len(issue.slots)
        match issue.kind:
            case IssueKind.EMPTY:
                return self.tr("There is no tile yet")
            case IssueKind.ODD_COUNT:
                return self.tr("An odd number of tiles cannot be played")
            case IssueKind.TWO_MOD_FOUR:
                return self.tr("No multiple of four: one face comes as a single pair")
            case IssueKind.FLOATING:
                return self.tr("%n tile(s) with nothing beneath", "", count)
            case IssueKind.PARTLY_SUPPORTED:
                return self.tr("%n tile(s) partly supported", "", count)
            case IssueKind.COVERED_ACROSS_GAP:
                return self.tr("%n tile(s) covered across an empty layer", "", count)
            case IssueKind.HIDDEN:
                return self.tr("%n tile(s) of which nothing is seen", "", count)

    def meaning(self, kind: IssueKind) -> str:
        """Return what an issue means for those who play."""
        return {
            IssueKind.EMPTY: self.tr("Click on the canvas to lay a tile."),
            IssueKind.ODD_COUNT: self.tr("It can be saved as a draft; add or take away one tile to play it."),
            IssueKind.TWO_MOD_FOUR: self.tr(
                "It can be played. Usually each face comes four times, and then there is more choice."
            ),
            IssueKind.FLOATING: self.tr("It can be played, though such tiles hang in the air."),
            IssueKind.PARTLY_SUPPORTED: self.tr(
                "It can be played; such tiles rest on others with a part only, as on many boards."
            ),
            IssueKind.COVERED_ACROSS_GAP: self.tr(
                "It can be played, but players may not see what keeps these tiles from being free."
            ),
            IssueKind.HIDDEN: self.tr(
                "It can be played, but players cannot know of these tiles before others are gone."
            ),
        }[kind]
