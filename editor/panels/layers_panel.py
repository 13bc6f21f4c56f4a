"""The layers, highest first: which is worked on, which are shown, which are locked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from editor.panels.layer_menu import LayerMenu
from editor.panels.layer_model import LayerModel
from editor.panels.layer_table import ICON, LayerTable
from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.tools.edit_commands import EditCommands
    from editor.workspace import Workspace

GAP = 6
"""Logical pixels around the panel and between its parts."""


class LayersPanel(QWidget):
    """The list of layers, how they are drawn on and shown above it, and what can be done with one below it."""

    def __init__(self, workspace: Workspace, commands: EditCommands, parent: QWidget | None = None) -> None:
        """Follow a workspace; ``commands`` do what the buttons say."""
        super().__init__(parent)
        self.setObjectName("layers_panel")
        self._workspace, self._commands = workspace, commands
        self.model = LayerModel(workspace, self)
        self.table = LayerTable(self.model)
        self.menu = LayerMenu(workspace, commands, self)
        self.auto = self._make_box("auto_layer", self.tr("Auto layer"), workspace.layers.set_auto)
        self.only = self._make_box("only_current", self.tr("Only this layer"), workspace.layers.set_only_current)
        self.only.setToolTip(self.tr("Show the layer that is worked on alone"))
        self.buttons = {name: self._make_button(name, do) for name, do in self._deeds().items()}
        self.more = self._make_more()
        self._arrange()
        self._connect()
        self._show_icons()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icons()

    def _deeds(self) -> dict[str, Callable[[], None]]:
        commands = self._commands
        return {
            "layer_add": commands.add_layer,
            "layer_duplicate": commands.duplicate_layer,
            "layer_up": commands.move_layer_up,
            "layer_down": commands.move_layer_down,
            "layer_merge": commands.merge_down,
            "layer_delete": commands.delete_layer,
        }

    def _texts(self) -> dict[str, str]:
        return {
            "layer_add": self.tr("New layer on top"),
            "layer_duplicate": self.tr("Duplicate this layer"),
            "layer_up": self.tr("Move this layer higher"),
            "layer_down": self.tr("Move this layer lower"),
            "layer_merge": self.tr("Put the tiles of this layer into the one below"),
            "layer_delete": self.tr("Delete this layer with its tiles"),
        }

    def _obstacles(self) -> dict[str, str]:
        """Return why a button cannot be used, for those that cannot."""
        commands = self._commands
        if not commands.can_have_layers:
            flat = self.tr("A Shisen-sho field has one layer only.")
            return dict.fromkeys((name for name in self.buttons if name != "layer_delete"), flat)
        obstacles = {}
        if not commands.can_move_up:
            obstacles["layer_up"] = self.tr("This is the highest layer.")
        if not commands.can_move_down:
            lowest = self.tr("This is the lowest layer.")
            obstacles |= {"layer_down": lowest, "layer_merge": lowest}
        return obstacles

    def _make_box(self, name: str, text: str, do: Callable[[bool], None]) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(name)
        # by a player only: what is shown follows the workspace
        box.clicked.connect(do)
        return box

    def _make_button(self, name: str, do: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.setIconSize(QSize(ICON, ICON))
        button.clicked.connect(lambda _: do())
        return button

    def _make_more(self) -> QToolButton:
        more = QToolButton()
        more.setObjectName("layer_more")
        more.setText("⋯")
        more.setAutoRaise(True)
        more.setToolTip(self.tr("More to do with this layer"))
        more.setAccessibleName(more.toolTip())
        more.clicked.connect(lambda _: self.menu.popup(more.mapToGlobal(more.rect().bottomLeft())))
        return more

    def _arrange(self) -> None:
        boxes, row, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        for box in (self.auto, self.only):
            boxes.addWidget(box)
        boxes.addStretch()
        row.setSpacing(0)
        for button in (*self.buttons.values(), self.more):
            row.addWidget(button)
        row.addStretch()
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP)
        column.addLayout(boxes)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _connect(self) -> None:
        workspace, table = self._workspace, self.table
        table.chosen.connect(workspace.layers.select)
        table.hide_wanted.connect(self._turn_eye)
        table.lock_wanted.connect(self._turn_lock)
        table.move_wanted.connect(self._move)
        table.customContextMenuRequested.connect(self._show_menu)
        # the view is to be done with the drag first
        self.model.dropped.connect(self._commands.move_layer, Qt.ConnectionType.QueuedConnection)
        workspace.layers.changed.connect(self._follow)
        workspace.document.settled.connect(self._follow)
        self.model.modelReset.connect(self._follow)

    def _turn_eye(self, z: int) -> None:
        layers = self._workspace.layers
        is_visible = layers.view.is_visible(z)
        if not is_visible:
            layers.set_only_current(False)
        layers.set_hidden(z, is_visible)

    def _turn_lock(self, z: int) -> None:
        layers = self._workspace.layers
        layers.set_locked(z, z not in layers.view.locked)

    def _move(self, by: int) -> None:
        if by > 0:
            self._commands.move_layer_up()
        else:
            self._commands.move_layer_down()

    def _show_menu(self, place: QPoint) -> None:
        self.menu.popup(self.table.viewport().mapToGlobal(place))

    def _follow(self) -> None:
        view, flat = self._workspace.layers.view, not self._commands.can_have_layers
        self.table.show_current(view.current)
        self.auto.setChecked(view.is_auto)
        self.auto.setDisabled(flat)
        self.only.setChecked(view.only_current)
        self.only.setEnabled(view.total > 1 or view.only_current)
        auto = self.tr("Put tiles on top of what lies there, whichever layer that is")
        self.auto.setToolTip(self.tr("A Shisen-sho field has one layer only.") if flat else auto)
        obstacles = self._obstacles()
        for name, text in self._texts().items():
            button = self.buttons[name]
            button.setEnabled(name not in obstacles)
            button.setToolTip(f"{text}\n{obstacles[name]}" if name in obstacles else text)
            button.setAccessibleName(text)
            button.setAccessibleDescription(obstacles.get(name, ""))

    def _show_icons(self) -> None:
        palette, dark = self.palette(), is_dark(self)
        words, ground = palette.highlightedText().color(), palette.highlight().color()
        self.model.set_dark(dark, dark_selected=words.lightness() > ground.lightness())
        for name, button in self.buttons.items():
            button.setIcon(action_icon(name, dark))
