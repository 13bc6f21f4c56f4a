"""All that can be done with the current layer, as a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.tools.edit_commands import EditCommands
    from editor.workspace import Workspace


class LayerMenu(QMenu):
    """Is filled when it opens, for the layer that is worked on then."""

    def __init__(self, workspace: Workspace, commands: EditCommands, parent: QWidget | None = None) -> None:
        """Work on a workspace."""
        super().__init__(parent)
        self.setObjectName("layer_menu")
        self._workspace, self._commands = workspace, commands
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Put in what can be done now."""
        self.clear()
        layers, commands = self._workspace.layers, self._commands
        view, can = layers.view, commands.can_have_layers
        z = view.current
        self._add(self.tr("&New layer on top"), commands.add_layer, can)
        self._add(self.tr("&Insert layer below"), commands.insert_layer, can)
        self._add(self.tr("D&uplicate"), commands.duplicate_layer, can)
        self._add(self.tr("&Delete"), commands.delete_layer, view.total > 1 or len(self._workspace.document.plane) > 0)
        self.addSeparator()
        self._add(self.tr("Move &higher"), commands.move_layer_up, commands.can_move_up)
        self._add(self.tr("Move &lower"), commands.move_layer_down, commands.can_move_down)
        self._add(self.tr("&Merge down"), commands.merge_down, commands.can_move_down)
        self.addSeparator()
        is_hidden, is_locked = z in view.hidden, z in view.locked
        self._add_check(self.tr("Hid&e"), lambda: layers.set_hidden(z, not is_hidden), is_hidden)
        self._add_check(self.tr("Loc&k"), lambda: layers.set_locked(z, not is_locked), is_locked)
        only = view.only_current
        self._add_check(self.tr("&Only this layer"), lambda: layers.set_only_current(not only), only)
        self._add(self.tr("&Show all layers"), layers.show_all, bool(view.hidden) or only)

    def _add(self, text: str, do: Callable[[], None], is_enabled: bool) -> None:
        action = self.addAction(text)
        action.setEnabled(is_enabled)
        # what Qt says of the check mark is no argument
        action.triggered.connect(lambda _: do())

    def _add_check(self, text: str, do: Callable[[], None], is_on: bool) -> None:
        self._add(text, do, is_enabled=True)
        action = self.actions()[-1]
        action.setCheckable(True)
        action.setChecked(is_on)
