"""Face, depth and corner of the tiles, and light or dark, in the Look pane: each a choice of two or three."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from mahjong_qt.appearance import tile_style
from mahjong_qt.art.found_sets import load_usable_set
from mahjong_qt.art.tile_style import Corner, FaceColour, Relief
from mahjong_qt.settings import Appearance
from mahjong_qt.windows.look import pictures
from mahjong_qt.windows.look.section import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.windows.look.paint_queue import PaintQueue
    from mahjong_qt.windows.look.pictures import Canvas

PILE = QSize(96, 72)
"""Logical pixels of a pile before it is known how much room there is."""


class PileChoice(Choice):
    """A part of the tiles' style; each value is shown by a pile of tiles that has it, and else looks as the board."""

    def paint_with(self, queue: PaintQueue, canvas: Canvas) -> None:
        """Have the piles painted."""
        settings = self._store.settings
        style = tile_style(settings)
        self.paint(queue, canvas, (settings.tile_set, style), partial(self._pile, settings.tile_set, style))

    def _pile(self, set_id: str, style: TileStyle, value: object, canvas: Canvas) -> Iterator[QPixmap | None]:
        shown = style._replace(**{self.setting: value})  # type: ignore[arg-type]
        yield None
        yield from pictures.pile_picture(load_usable_set(set_id)[0], shown, canvas)


class FaceChoice(PileChoice):
    """Ivory or dark tiles."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        """Change the face of a store."""
        super().__init__("face", list(FaceColour), PILE, store, parent)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        names = {FaceColour.IVORY: self.tr("Ivory"), FaceColour.DARK: self.tr("Dark")}
        self.set_words(self.tr("Face"), names)


class ReliefChoice(PileChoice):
    """Thick or thin tiles."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        """Change the relief of a store."""
        super().__init__("relief", list(Relief), PILE, store, parent)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.set_words(self.tr("Depth"), {Relief.DEEP: self.tr("Deep"), Relief.FLAT: self.tr("Flat")})


class CornerChoice(PileChoice):
    """The corner from which the board is seen."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        """Change the corner of a store."""
        super().__init__("corner", list(Corner), PILE, store, parent)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        names = {Corner.LOWER_RIGHT: self.tr("Lower right"), Corner.LOWER_LEFT: self.tr("Lower left")}
        self.set_words(self.tr("Seen from"), names)


class AppearanceChoice(Choice):
    """Light or dark windows, or what the system says."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        """Change the appearance of a store."""
        super().__init__("appearance", list(Appearance), QSize(64, 40), store, parent)

    def paint_with(self, queue: PaintQueue, canvas: Canvas) -> None:
        """Have the small windows painted."""
        self.paint(queue, canvas, None, lambda value, canvas: pictures.scheme_picture(Appearance(value), canvas))

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        names = {
            Appearance.SYSTEM: self.tr("Same as system", "appearance"),
            Appearance.LIGHT: self.tr("Light"),
            Appearance.DARK: self.tr("Dark"),
        }
        self.set_words(self.tr("Light and dark"), names)
