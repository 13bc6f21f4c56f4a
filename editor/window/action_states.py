"""Which actions can be used, and which are on, by what is in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.window.shortcuts import TOOL
from mahjong_qt.engine.layout.layout import MAX_Z
from mahjong_qt.engine.layout.symmetry import Symmetry

if TYPE_CHECKING:
    from editor.tools.edit_commands import EditCommands
    from editor.tools.tool_box import ToolBox
    from editor.window.actions import EditorActions
    from editor.workspace import Workspace

NEEDS_TILES = (
    "copy", "select_all", "select_connected", "invert", "flip_horizontal", "flip_vertical", "rotate_right",
    "rotate_left", "rotate_half",
    "shift_left", "shift_right", "shift_up", "shift_down", "mirror_to_right", "mirror_to_left", "mirror_to_bottom",
    "mirror_to_top", "mirror_quarter", "mirror_turned", "centre_axes", "export_layout", "export_picture",
    "add_to_my_layouts",
)  # fmt: skip
NEEDS_SELECTION = ("cut", "delete", "duplicate", "select_none", "raise_tiles", "lower_tiles")
NEEDS_LAYERS = ("auto_layer", "add_layer", "insert_layer", "duplicate_layer")
WHILE_PLAYING = ("quit", "undo", "redo", "full_screen", "test_play", "help", "shortcuts", "about", "open_game")
"""What can be used while the layout is played: the canvas is out of sight."""

SYMMETRIES = {
    "draw_left_right": Symmetry.LEFT_RIGHT,
    "draw_top_bottom": Symmetry.TOP_BOTTOM,
    "draw_half_turn": Symmetry.HALF_TURN,
}


class ActionStates(QObject):
    """Follows the document and how it is looked at."""

    def __init__(self, actions: EditorActions, workspace: Workspace, tool_box: ToolBox, commands: EditCommands) -> None:
        """Follow from now on."""
        super().__init__(actions)
        self._actions, self._workspace, self._tool_box, self._commands = actions, workspace, tool_box, commands
        self._is_playing = False
        self._can_save = True
        document, stack = workspace.document, workspace.document.undo_stack
        for signal in (
            document.settled, workspace.layers.changed, workspace.selection.changed, workspace.symmetry.changed,
            tool_box.changed,
        ):  # fmt: skip
            signal.connect(self.refresh)
        stack.undoTextChanged.connect(actions.name_undo)
        stack.redoTextChanged.connect(actions.name_redo)
        self.refresh()

    @property
    def is_playing(self) -> bool:
        """Whether the layout is being played."""
        return self._is_playing

    def set_can_save(self, can_save: bool) -> None:
        """Say whether there is something that saving would do."""
        self._can_save = can_save
        self.refresh()

    def set_playing(self, is_playing: bool) -> None:
        """Leave on only what can be used while the layout is played, or everything."""
        self._is_playing = is_playing
        self._actions["test_play"].setChecked(is_playing)
        self.refresh()

    def refresh(self, _: object = None) -> None:
        """Look at everything again."""
        states = self._states()
        for action in self._actions:
            verb = action.objectName()
            if self._is_playing:
                # the game says whether there is a move to take back
                if verb not in ("undo", "redo"):
                    action.setEnabled(verb in WHILE_PLAYING)
            else:
                action.setEnabled(states.get(verb, True))
        self._check()

    def _states(self) -> dict[str, bool]:
        workspace, commands = self._workspace, self._commands
        document, view = workspace.document, workspace.layers.view
        has_tiles, has_layers = len(document.plane) > 0, commands.can_have_layers
        states = dict.fromkeys(NEEDS_TILES, has_tiles)
        states |= dict.fromkeys(NEEDS_SELECTION, bool(workspace.selection.slots))
        states |= dict.fromkeys(NEEDS_LAYERS, has_layers)
        return states | {
            "save": self._can_save,
            "undo": document.undo_stack.canUndo(),
            "redo": document.undo_stack.canRedo(),
            "select_layer": bool(document.plane.on_layer(view.current)),
            "layer_above": has_layers and view.current < MAX_Z,
            "layer_below": view.current > 0,
            "delete_layer": view.total > 1 or has_tiles,
            "merge_down": commands.can_move_down,
            "move_layer_up": commands.can_move_up,
            "move_layer_down": commands.can_move_down,
            "only_current": view.total > 1,
            "show_all_layers": bool(view.hidden) or view.only_current,
        }

    def _check(self) -> None:
        actions, view = self._actions, self._workspace.layers.view
        actions["auto_layer"].setChecked(view.is_auto)
        actions["only_current"].setChecked(view.only_current)
        actions["hide_layer"].setChecked(view.current in view.hidden)
        actions["lock_layer"].setChecked(view.current in view.locked)
        symmetries = self._workspace.symmetry.guide.symmetries
        for verb, symmetry in SYMMETRIES.items():
            actions[verb].setChecked(symmetry in symmetries)
        actions[f"{TOOL}{self._tool_box.current.name}"].setChecked(True)
