"""The picture of one place, with its stones on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.engine.campaign import CLASSIC_STEP, LEVELS, STONES, place_of
from mahjong_qt.windows.campaign.ink import Ink
from mahjong_qt.windows.campaign.level_words import stone_name
from mahjong_qt.windows.campaign.scene import PLACES, place_picture, stone_places
from mahjong_qt.windows.campaign.stone import Standing, Stone

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from mahjong_qt.career import Career

REST = 120
"""Milliseconds after the last change of size until the picture is painted anew; until then it is stretched."""

WHEEL_STEP = 120
_STEPS = {
    Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageDown: STONES, Qt.Key.Key_PageUp: -STONES, Qt.Key.Key_End: LEVELS, Qt.Key.Key_Home: -LEVELS,
}  # fmt: skip


class MapView(QWidget):
    """Shows a place at a time; arrow keys go along the trail, and on into the next place."""

    level_shown = Signal(int)
    """The level that is chosen now."""

    level_chosen = Signal(int)
    """The level that the player wants to play."""

    place_shown = Signal(int)
    """The place that is seen now."""

    def __init__(self, career: Career, parent: QWidget | None = None) -> None:
        """Show nothing yet; :meth:`look_at` a level."""
        super().__init__(parent)
        self.setObjectName("map")
        self.setMinimumSize(480, 220)
        self._career = career
        self._picture: QPixmap | None = None
        self._painted: tuple[int, QSize, float, bool] | None = None
        self._turned = 0
        self.place = -1
        self.level = 0
        self.stones = [Stone(self) for _ in range(STONES)]
        for stone in self.stones:
            stone.installEventFilter(self)
            stone.clicked.connect(self._choose)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(1180, 580)

    def look_at(self, level: int) -> None:
        """Show the place of a level, and the level."""
        level = max(1, min(LEVELS, level))
        place, stone = place_of(level)
        self._turn_to(place)
        self._tell(level)
        self.stones[stone].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_place(self, place: int) -> None:
        """Show a place with the level there that is to be played next, or its first or last one."""
        if 0 <= place < PLACES and place != self.place:
            first = place * STONES + 1
            self.look_at(max(first, min(first + STONES - 1, self._career.next_level())))

    def refresh(self) -> None:
        """Show what was reached, as it is now."""
        for index, stone in enumerate(self.stones):
            level = self.place * STONES + index + 1
            record = self._career.level(level)
            stars = record.stars if record is not None else 0
            stone.is_classic = level % CLASSIC_STEP == 0
            standing = self._standing(level)
            stone.show_level(level, standing, stars, stone_name(standing, level, stars))
        self._mark_chosen()
        self._lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of the stone that is chosen, and go along the trail with the arrow keys."""
        if isinstance(watched, Stone):
            if isinstance(event, QFocusEvent) and event.gotFocus():
                if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
                    self._tell(watched.level)
            elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
                return self._press(watched, event.key())
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go from place to place."""
        turned = event.angleDelta()
        self._turned += turned.y() or turned.x()
        while abs(self._turned) >= WHEEL_STEP:
            step = -1 if self._turned > 0 else 1
            self._turned += step * WHEEL_STEP
            self.show_place(self.place + step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._rest.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        elif event.type() == QEvent.Type.LanguageChange and self.place >= 0:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        wanted = (self.place, self.size(), self.devicePixelRatioF(), is_dark(self))
        is_only_resized = self._painted is not None and self._painted[0::2] == wanted[0::2]
        if self._picture is None or (wanted != self._painted and not (is_only_resized and self._rest.isActive())):
            self._picture = place_picture(self.place, self.size(), wanted[2], Ink(wanted[3]))
            self._painted = wanted
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)

    def _turn_to(self, place: int) -> None:
        if place != self.place:
            self.place = place
            self.refresh()
            self.update()
            self.place_shown.emit(place)

    def _tell(self, level: int) -> None:
        if level and level != self.level:
            self.level = level
            self._mark_chosen()
            self.level_shown.emit(level)

    def _mark_chosen(self) -> None:
        for stone in self.stones:
            stone.set_chosen(stone.level == self.level)

    def _press(self, stone: Stone, key: int) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            stone.click()
            return True
        step = _STEPS.get(Qt.Key(key))
        if step is not None:
            self.look_at(stone.level + step)
        return step is not None

    def _choose(self) -> None:
        stone = self.sender()
        if isinstance(stone, Stone) and stone.is_open:
            self.level_chosen.emit(stone.level)

    def _standing(self, level: int) -> Standing:
        if self._career.is_cleared(level):
            return Standing.CLEARED
        if level == self._career.next_level():
            return Standing.NEXT
        return Standing.OPEN if self._career.is_open(level) else Standing.LOCKED

    def _lay_out(self) -> None:
        if self.place < 0:
            return
        width = max(26.0, min(self.width() / 17, self.height() / 8.6))
        for stone, share in zip(self.stones, stone_places(self.place), strict=True):
            stone.place(QPointF(share.x() * self.width(), share.y() * self.height()), width)
