"""The colour of the backs in the Look pane."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QPushButton

from mahjong_qt.art.tile_style import BACKS
from mahjong_qt.windows.look import pictures
from mahjong_qt.windows.look.section import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog, QWidget

    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.windows.look.paint_queue import PaintQueue
    from mahjong_qt.windows.look.pictures import Canvas

NO_COLOUR = ""
"""What the player's own colour is before there is one."""


class BackSection(Choice):
    """A patch for each colour that comes with the program, and for one of the player's."""

    def __init__(
        self, store: SettingsStore, open_dialog: Callable[[QDialog], None], parent: QWidget | None = None
    ) -> None:
        """Change the back of a store; ``open_dialog`` opens a dialog and lets the clock stand meanwhile."""
        super().__init__("back", list(BACKS.values()), QSize(28, 28), store, parent)
        self._open_dialog = open_dialog
        self._own = self.grid.add(NO_COLOUR)
        self._own.setObjectName("swatch_own_colour")
        self._own.hide()
        self._button = QPushButton(self)
        self._button.setObjectName("own_colour")
        self._button.setAutoDefault(False)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._choose_colour)
        self.column.addWidget(self._button)

    def show_settings(self, settings: Settings) -> None:
        if settings.back not in BACKS.values() and settings.back != self._own.value:
            self._own.value = settings.back
            self._own.show()
            self.grid.refresh()
        super().show_settings(settings)

    def paint_with(self, queue: PaintQueue, canvas: Canvas) -> None:
        """Paint the patches at once: they are but a colour each."""
        if self.grid.swatches[0].picture_size != canvas.size:
            self.grid.resize_pictures(canvas.size)
        for swatch in self.grid.shown:
            begin = partial(pictures.colour_picture, str(swatch.value), canvas)
            queue.paint_now(swatch, (swatch.value, canvas.key), begin)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.set_words(self.tr("Back"), {})
        for name, colour in BACKS.items():
            self.grid.swatch(colour).set_words(_names()[name], "")
        self._own.set_words(self.tr("Own colour"), "")
        self._button.setText(self.tr("Own colour…"))

    def _choose_colour(self) -> None:
        dialog = QColorDialog(QColor(self._store.settings.back), self.window())
        dialog.setObjectName("back_colour")
        dialog.setWindowTitle(self.tr("Colour of the backs"))
        dialog.colorSelected.connect(lambda colour: self.choose(colour.name()))
        had_focus = self._button.hasFocus()
        self._open_dialog(dialog)
        if had_focus:
            dialog.finished.connect(lambda _: self._button.setFocus())


def _names() -> dict[str, str]:
    return {
        "blue": QCoreApplication.translate("Backs", "Blue"),
        "green": QCoreApplication.translate("Backs", "Green"),
        "bamboo": QCoreApplication.translate("Backs", "Bamboo colour"),
        "red": QCoreApplication.translate("Backs", "Red"),
        "plum": QCoreApplication.translate("Backs", "Violet"),
        "orange": QCoreApplication.translate("Backs", "Orange"),
        "slate": QCoreApplication.translate("Backs", "Slate"),
        "black": QCoreApplication.translate("Backs", "Black"),
    }
