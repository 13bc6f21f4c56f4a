"""The line below the canvas: what a click would do, where the mouse is, and how large the tiles are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from editor.edits.laying import slot_at
from editor.tools.words import fault_words
from mahjong_qt.engine.layout.slot import TILE_SPAN, Slot

if TYPE_CHECKING:
    from editor.canvas.canvas_point import CanvasPoint
    from editor.canvas.preview import Preview
    from editor.plane import EditError
    from editor.workspace import Workspace

REFUSAL_TIME = 6000
"""Milliseconds for which it is said why an edit was not made."""


class StatusLine(QStatusBar):
    """Shows what tools and view tell, and for some seconds why an edit could not be made."""

    def __init__(self, workspace: Workspace, parent: QWidget | None = None) -> None:
        """Follow a workspace."""
        super().__init__(parent)
        self._workspace = workspace
        self._text = ""
        self._refusal = ""
        self.hint, self.place, self.tiles, self.zoom = QLabel(), QLabel(), QLabel(), QLabel()
        for label in (self.hint, self.place, self.tiles, self.zoom):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setMinimumWidth(1)
        self.addWidget(self.hint, 1)
        for label in (self.place, self.tiles, self.zoom):
            self.addPermanentWidget(label)
        self._timer = QTimer(self, singleShot=True, interval=REFUSAL_TIME)
        self._timer.timeout.connect(self._end_refusal)
        workspace.refused.connect(self.show_refusal)
        workspace.document.changed.connect(self._count)
        workspace.document.replaced.connect(self._count)
        workspace.cursor_changed.connect(self._show_slot)
        workspace.selection.changed.connect(self._count)
        self._count()
        self._show_slot(workspace.cursor)

    def show_preview(self, preview: Preview) -> None:
        """Say what a click would do."""
        self._text = preview.text
        self._show_hint()

    def show_refusal(self, error: EditError) -> None:
        """Say why an edit was not made."""
        self._refusal = fault_words(error)
        self._timer.start()
        self._show_hint()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._refusal))

    def show_hover(self, point: CanvasPoint | None) -> None:
        """Say where the mouse is, on the layer that is worked on."""
        if point is None:
            self._show_slot(self._workspace.cursor)
        else:
            z = self._workspace.layers.current
            self._show_slot(slot_at(*point.on_layer(z), z, self._workspace.step))

    def show_zoom(self, percent: int) -> None:
        """Say how large the tiles are shown."""
        self.zoom.setText(self.tr("%1 %").replace("%1", str(percent)))

    def _show_slot(self, slot: Slot) -> None:
        column, row = (_place_words(place) for place in slot[:2])
        is_auto = self._workspace.layers.view.is_auto
        # with auto layer, what a click would do names the layer
        text = self.tr("Column %1, row %2") if is_auto else self.tr("Column %1, row %2, layer %3")
        self.place.setText(text.replace("%1", column).replace("%2", row).replace("%3", str(slot.z + 1)))

    def _count(self) -> None:
        tiles, selected = len(self._workspace.document.plane), len(self._workspace.selection.slots)
        text = self.tr("%n tile(s)", "", tiles)
        if selected:
            text += self.tr(", %n selected", "", selected)
        self.tiles.setText(text)

    def _show_hint(self) -> None:
        self.hint.setText(self._refusal or self._text)

    def _end_refusal(self) -> None:
        self._refusal = ""
        self._show_hint()


def _place_words(half_tiles: int) -> str:
    """Return the place of a tile among others side by side, the first of which is number 1."""
    number, half = divmod(half_tiles + TILE_SPAN, TILE_SPAN)
    if half and number < 0:
        # so far left of 0 a half counts the other way
        number += 1
        return f"{QLocale().toString(number) if number else QLocale().negativeSign()}½"
    return f"{QLocale().toString(number) if number or not half else ''}{'½' if half else ''}"
