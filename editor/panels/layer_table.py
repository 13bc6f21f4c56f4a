"""The list of layers as a widget: what the mouse and the keys do in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from editor.panels.layer_model import LOCKED, NAME, TILES, VISIBLE

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from editor.panels.layer_model import LayerModel

ICON = 18
"""Logical pixels."""

MOVING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class LayerTable(QTableView):
    """A row is worked on when it is clicked; a click on an eye or a lock turns that over and nothing else.

    Space does what a click on the eye does, L what one on the lock does, and Ctrl+Shift+Up and Down move the layer.
    """

    hide_wanted = Signal(int)
    """The layer whose eye is to be turned over."""

    lock_wanted = Signal(int)
    """The layer whose lock is to be turned over."""

    move_wanted = Signal(int)
    """1 when the layer that is worked on is to go one higher, -1 when one lower."""

    chosen = Signal(int)
    """The layer to work on."""

    def __init__(self, model: LayerModel, parent: QWidget | None = None) -> None:
        """Show the layers of a model."""
        super().__init__(parent)
        self._layers = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Layers"))
        self.setAccessibleDescription(self.tr("Space hides a layer, L locks it, Ctrl+Shift+Up and Down move it"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDragDropOverwriteMode(False)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setIconSize(QSize(ICON, ICON))
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(max(ICON, self.fontMetrics().height()) + 8)
        columns = self.horizontalHeader()
        columns.hide()
        columns.setMinimumSectionSize(ICON + 10)
        columns.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        columns.setSectionResizeMode(TILES, QHeaderView.ResizeMode.ResizeToContents)
        for column in (VISIBLE, LOCKED):
            columns.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, ICON + 10)
        self.selectionModel().currentRowChanged.connect(self._choose)

    def show_current(self, z: int) -> None:
        """Mark the layer that is worked on."""
        row = self._layers.row_of(z)
        if self.currentIndex().row() != row:
            self.setCurrentIndex(self._layers.index(row, NAME))

    def event(self, event: QEvent) -> bool:
        """Take the keys of the list before any action of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_ours(event) or not self.currentIndex().isValid():
            super().keyPressEvent(event)
            return
        z = self._layers.layer_of(self.currentIndex().row())
        match event.key():
            case Qt.Key.Key_Space:
                self.hide_wanted.emit(z)
            case Qt.Key.Key_L:
                self.lock_wanted.emit(z)
            case key:
                self.move_wanted.emit(1 if key == Qt.Key.Key_Up else -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        there = self.indexAt(event.position().toPoint())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and there.isValid() and there.column() in (VISIBLE, LOCKED):
            wanted = self.hide_wanted if there.column() == VISIBLE else self.lock_wanted
            wanted.emit(self._layers.layer_of(there.row()))
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a second click as another one."""
        self.mousePressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self._layers.layer_of(index.row()))


def _is_ours(event: QKeyEvent) -> bool:
    # the keypad is no modifier here
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return modifiers == MOVING
    return event.key() in (Qt.Key.Key_Space, Qt.Key.Key_L) and modifiers == Qt.KeyboardModifier.NoModifier
