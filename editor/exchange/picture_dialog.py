"""What a picture of the board is to be like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout

from editor.exchange.picture_export import PictureFormat, PictureWish
from mahjong_qt.view.thumbnail import layout_thumbnail, picture_size

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.engine.layout.layout import Layout

MIN_WIDTH, MAX_WIDTH = 32, 16_000
MAX_PIXELS = 100_000_000
"""Of the largest picture; it takes four bytes for each while it is drawn."""

SAMPLE = QSize(420, 300)
ROOM = 16
GROUNDS = {False: QColor("#ffffff"), True: QColor("#1a1b1d")}
"""What the sample stands on, by whether the picture is for a dark ground."""


class PictureDialog(QDialog):
    """Asks for format, width and ground, and shows the picture as it will be."""

    wished = Signal(object)
    """The :class:`~editor.exchange.picture_export.PictureWish`; the dialog is closed by then."""

    def __init__(self, layout: Layout, wish: PictureWish, parent: QWidget) -> None:
        """Begin with a wish."""
        super().__init__(parent)
        self.setObjectName("export_picture")
        self.setWindowTitle(self.tr("Export picture"))
        self._layout = layout
        self._formats = QComboBox(self)
        self._formats.addItem(self.tr("PNG, in pixels"), PictureFormat.PNG)
        self._formats.addItem(self.tr("SVG, sharp at any size"), PictureFormat.SVG)
        self._formats.setCurrentIndex(list(PictureFormat).index(wish.format))
        self._grounds = QComboBox(self)
        self._grounds.addItem(self.tr("For a light background"), False)
        self._grounds.addItem(self.tr("For a dark background"), True)
        self._grounds.setCurrentIndex(int(wish.is_for_dark))
        self._width = QSpinBox(self, minimum=MIN_WIDTH, maximum=MAX_WIDTH, singleStep=100, value=wish.width)
        self._size = QLabel(self)
        self._sample = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._sample.setFixedSize(SAMPLE)
        self._sample.setAutoFillBackground(True)
        self._sample.setAccessibleName(self.tr("The picture"))
        self._buttons = QDialogButtonBox(self)
        self._export = self._buttons.addButton(self.tr("&Export…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._arrange()
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.wished.emit(self.wish))
        for change in (self._formats.currentIndexChanged, self._grounds.currentIndexChanged, self._width.valueChanged):
            change.connect(self._follow)
        self._follow()

    @property
    def wish(self) -> PictureWish:
        """What is chosen now."""
        return PictureWish(self._formats.currentData(), self._width.value(), self._grounds.currentData())

    def _arrange(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Format:"), self._formats)
        form.addRow(self.tr("&Width in pixels:"), self._width)
        form.addRow(self.tr("&Background:"), self._grounds)
        form.addRow(self.tr("Size:"), self._size)
        column = QVBoxLayout(self)
        column.addWidget(self._sample, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(form)
        column.addWidget(self._buttons)

    def _follow(self) -> None:
        wish = self.wish
        size = picture_size(self._layout.slots, wish.width)
        is_small = size.width() * size.height() <= MAX_PIXELS
        words = self.tr("%1 × %2 pixels") if is_small else self.tr("%1 × %2 pixels: too many, make it narrower")
        numbers = QLocale().toString(size.width()), QLocale().toString(size.height())
        self._size.setText(words.replace("%1", numbers[0]).replace("%2", numbers[1]))
        self._export.setEnabled(is_small)
        palette = QPalette(self._sample.palette())
        palette.setColor(QPalette.ColorRole.Window, GROUNDS[wish.is_for_dark])
        self._sample.setPalette(palette)
        room = SAMPLE - QSize(2 * ROOM, 2 * ROOM)
        ratio = self.devicePixelRatioF()
        picture = layout_thumbnail(self._layout, room.width(), room.height(), ratio, wish.is_for_dark)
        self._sample.setPixmap(picture)
