"""The layers, highest first: which is worked on, which are shown, which are locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.panels.layer_model import LOCKED, NAME, TILES, VISIBLE, LayerModel
from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.tools.edit_commands import EditCommands
    from editor.workspace import Workspace

ICON = 18
"""Logical pixels."""


class LayersPanel(QWidget):
    """A click on a row works on its layer, one on the eye hides it, one on the lock locks it; Space and L do so too."""

    def __init__(self, workspace: Workspace, commands: EditCommands, parent: QWidget | None = None) -> None:
        """Follow a workspace; ``commands`` do what the buttons say."""
        super().__init__(parent)
        self.setObjectName("layers_panel")
        self._workspace, self._commands = workspace, commands
        self.model = LayerModel(workspace, self)
        self.table = self._make_table()
        self.auto = QCheckBox(self.tr("&Auto layer"))
        self.auto.setToolTip(self.tr("Tiles go on top of what lies under the mouse, whichever layer that is"))
        self.auto.toggled.connect(workspace.layers.set_auto)
        self.only = QCheckBox(self.tr("&Only this layer"))
        self.only.setToolTip(self.tr("Show the layer that is worked on alone"))
        self.only.toggled.connect(workspace.layers.set_only_current)
        self.buttons = {name: self._make_button(name, do, text) for name, do, text in self._button_texts()}
        column, ticks, row = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        ticks.addWidget(self.auto)
        ticks.addWidget(self.only)
        ticks.addStretch()
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch()
        column.addLayout(ticks)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        workspace.layers.changed.connect(self._follow)
        workspace.document.settled.connect(self._follow)
        self.model.modelReset.connect(self._follow)
        self._show_icons()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide with Space and lock with L, on the row that is worked on."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Space:
                self._toggle(VISIBLE, self._workspace.layers.current)
                return True
            if event.key() == Qt.Key.Key_L and not event.modifiers():
                self._toggle(LOCKED, self._workspace.layers.current)
                return True
        is_l = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_L, Qt.Key.Key_Space)
        if event.type() == QEvent.Type.ShortcutOverride and is_l and not event.modifiers():  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icons()

    def _button_texts(self) -> list[tuple[str, Callable[[], None], str]]:
        commands = self._commands
        return [
            ("layer_add", commands.add_layer, self.tr("New layer on top")),
            ("layer_duplicate", commands.duplicate_layer, self.tr("Duplicate this layer")),
            ("layer_up", commands.move_layer_up, self.tr("Move this layer higher")),
            ("layer_down", commands.move_layer_down, self.tr("Move this layer lower")),
            ("layer_merge", commands.merge_down, self.tr("Put the tiles of this layer into the one below")),
            ("layer_delete", commands.delete_layer, self.tr("Delete this layer with its tiles")),
        ]

    def _make_button(self, name: str, do: Callable[[], None], text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.setIconSize(QSize(ICON, ICON))
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda _: do())
        return button

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Layers"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setIconSize(QSize(ICON, ICON))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ICON + 10)
        header = table.horizontalHeader()
        header.hide()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column in (TILES, VISIBLE, LOCKED):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        table.clicked.connect(self._click)
        table.selectionModel().currentRowChanged.connect(self._go_to)
        table.installEventFilter(self)
        return table

    def _click(self, index: QModelIndex) -> None:
        if index.column() in (VISIBLE, LOCKED):
            self._toggle(index.column(), self.model.layer_of(index.row()))

    def _toggle(self, column: int, z: int) -> None:
        layers = self._workspace.layers
        if column == VISIBLE:
            layers.set_hidden(z, z not in layers.view.hidden)
        else:
            layers.set_locked(z, z not in layers.view.locked)

    def _go_to(self, index: QModelIndex) -> None:
        if index.isValid():
            self._workspace.layers.select(self.model.layer_of(index.row()))

    def _follow(self) -> None:
        view, commands = self._workspace.layers.view, self._commands
        row = self.model.row_of(view.current)
        if self.table.currentIndex().row() != row and 0 <= row < self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(row, NAME))
        for box, is_on in ((self.auto, view.is_auto), (self.only, view.only_current)):
            box.blockSignals(True)
            box.setChecked(is_on)
            box.setEnabled(commands.can_have_layers)
            box.blockSignals(False)
        can = {
            "layer_up": commands.can_move_up,
            "layer_down": commands.can_move_down,
            "layer_merge": commands.can_move_down,
            "layer_delete": True,
        }
        for name, button in self.buttons.items():
            button.setEnabled(can.get(name, commands.can_have_layers))

    def _show_icons(self) -> None:
        dark = is_dark(self.palette())
        self.model.set_dark(dark)
        for name, button in self.buttons.items():
            button.setIcon(action_icon(name, dark))
