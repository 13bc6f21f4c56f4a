"""Which picture each card of the start page has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.campaign import STONES, place_of
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.engine.mode import CAMPAIGN, CHALLENGE, CLASSIC, DAILY, EASY, PURE, SHISEN_SHO, ZEN
from mahjong_qt.windows.start import card_pictures
from mahjong_qt.windows.start.card_words import CONTINUE, DAYS, EDITOR, LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPainter, QPixmap

    from mahjong_qt.career import Career
    from mahjong_qt.engine.layout.layout import Place
    from mahjong_qt.engine.layout.library import LayoutLibrary
    from mahjong_qt.windows.start.card_pictures import Canvas

BOARDS = {
    CLASSIC: "turtle", EASY: "butterfly", CHALLENGE: "fortress", PURE: "pyramid", SHISEN_SHO: "shisen-14x6",
    EDITOR: "snail",
}  # fmt: skip
"""The layout on each card; where its file is gone, the ground is alone."""

SAMPLES = ("dragon", "pagoda", "heart", "sailing-boat", "owl", "snowflake")
"""The layouts on the card of the layouts."""


class CardPainter:
    """Paints the cards, one after the other, as a paint queue has it."""

    def __init__(self, library: LayoutLibrary, career: Career) -> None:
        """Read layouts when they are painted."""
        self._library, self._career = library, career
        self.current = ""
        """The id of the layout being played."""

    def key(self, card_id: str, canvas: Canvas) -> Hashable:
        """Return what a picture depends on."""
        extra: Hashable = ""
        if card_id == CONTINUE:
            extra = self.current
        elif card_id == DAILY:
            extra = (self._career.today(), self._career.is_done_today())
        elif card_id == CAMPAIGN:
            extra = place_of(self._career.next_level()).place
        return card_id, extra, canvas

    def steps(self, card_id: str, canvas: Canvas) -> Iterator[QPixmap | None]:
        """Paint a picture, in one step."""

        def paint(painter: QPainter, size: QSize) -> None:
            self._paint(painter, size, card_id, canvas.is_dark)

        yield card_pictures.picture(canvas, paint)

    def _paint(self, painter: QPainter, size: QSize, card_id: str, is_dark: bool) -> None:
        if card_id == CAMPAIGN:
            self._paint_place(painter, size, is_dark)
            return
        card_pictures.paint_ground(painter, size, card_id, is_dark)
        if card_id == DAILY:
            card_pictures.paint_leaf(painter, size, self._career.today().day, self._career.is_done_today())
        elif card_id == DAYS:
            card_pictures.paint_month(painter, size)
        elif card_id == ZEN:
            card_pictures.paint_garden(painter, size, is_dark)
        elif card_id == LAYOUTS:
            boards = [places for layout_id in SAMPLES if (places := self._places(layout_id))]
            card_pictures.paint_many(painter, size, boards, is_dark)
        else:
            layout_id = self.current if card_id == CONTINUE else BOARDS.get(card_id, "")
            card_pictures.paint_board(painter, size, self._places(layout_id), is_dark)
        if card_id == CHALLENGE:
            card_pictures.paint_clock(painter, size, "#e8663f", 0.72)
        elif card_id == SHISEN_SHO:
            card_pictures.paint_join(painter, size)
        elif card_id == PURE:
            card_pictures.paint_clock(painter, size, "#7fc0ea", 0.3)
        elif card_id == EDITOR:
            card_pictures.paint_pencil(painter, size)

    def _paint_place(self, painter: QPainter, size: QSize, is_dark: bool) -> None:
        from mahjong_qt.windows.campaign.ink import Ink
        from mahjong_qt.windows.campaign.scene import paint_place

        place = (self._career.next_level() - 1) // STONES
        paint_place(painter, place, size, Ink(is_dark))

    def _places(self, layout_id: str) -> Sequence[Place]:
        if not layout_id:
            return ()
        try:
            return self._library.load(layout_id).layout.slots
        except (UnknownLayoutError, LayoutFileError):
            return ()
