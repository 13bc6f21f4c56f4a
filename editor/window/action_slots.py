"""What each action does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from editor.edits.arranging import Side
from editor.tools.tool_box import TOOL_KEYS
from editor.window.action_states import SYMMETRIES
from editor.window.shortcuts import TOOL
from mahjong_qt.engine.layout.symmetry import Axes

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.canvas.view import CanvasView
    from editor.exchange.document_files import DocumentFiles
    from editor.tools.edit_commands import EditCommands
    from editor.tools.tool_box import ToolBox
    from editor.window.actions import EditorActions
    from editor.workspace import Workspace


def connect_files(actions: EditorActions, files: DocumentFiles) -> None:
    """Let the menu File do what it says."""
    _connect(
        actions,
        {
            "new": files.new,
            "open": files.open,
            "open_copy": files.choose_copy,
            "import_layout": files.import_tiles,
            "save": files.save,
            "save_as": files.save_as,
            "export_layout": files.export,
            "export_picture": files.export_picture,
            "add_to_my_layouts": files.add_to_my_layouts,
        },
    )


def connect_edits(actions: EditorActions, commands: EditCommands) -> None:
    """Let the menus Edit and Arrange do what they say."""
    _connect(
        actions,
        {
            "cut": commands.cut,
            "copy": commands.copy,
            "duplicate": commands.duplicate,
            "delete": commands.delete,
            "select_all": commands.select_all,
            "select_layer": commands.select_layer,
            "select_connected": commands.select_connected,
            "select_none": commands.select_none,
            "invert": commands.invert,
            "flip_horizontal": commands.flip_horizontal,
            "flip_vertical": commands.flip_vertical,
            "rotate_right": lambda: commands.rotate(1),
            "rotate_left": lambda: commands.rotate(3),
            "rotate_half": lambda: commands.rotate(2),
            "raise_tiles": lambda: commands.raise_by(1),
            "lower_tiles": lambda: commands.raise_by(-1),
            "mirror_to_right": lambda: commands.make_symmetric(Side.LEFT),
            "mirror_to_left": lambda: commands.make_symmetric(Side.RIGHT),
            "mirror_to_bottom": lambda: commands.make_symmetric(Side.TOP),
            "mirror_to_top": lambda: commands.make_symmetric(Side.BOTTOM),
            "mirror_quarter": commands.make_quartered,
            "mirror_turned": lambda: commands.make_turned(Side.TOP),
            "shift_left": lambda: commands.shift_board(-1, 0),
            "shift_right": lambda: commands.shift_board(1, 0),
            "shift_up": lambda: commands.shift_board(0, -1),
            "shift_down": lambda: commands.shift_board(0, 1),
        },
    )


def connect_layers(actions: EditorActions, workspace: Workspace, commands: EditCommands) -> None:
    """Let the menu Layer do what it says."""
    layers = workspace.layers
    _connect(
        actions,
        {
            "layer_above": lambda: layers.select(layers.current + 1),
            "layer_below": lambda: layers.select(layers.current - 1),
            "add_layer": commands.add_layer,
            "insert_layer": commands.insert_layer,
            "duplicate_layer": commands.duplicate_layer,
            "delete_layer": commands.delete_layer,
            "merge_down": commands.merge_down,
            "move_layer_up": commands.move_layer_up,
            "move_layer_down": commands.move_layer_down,
            "show_all_layers": layers.show_all,
        },
    )
    actions["auto_layer"].triggered.connect(layers.set_auto)
    actions["only_current"].triggered.connect(layers.set_only_current)
    actions["hide_layer"].triggered.connect(lambda is_on: layers.set_hidden(layers.current, is_on))
    actions["lock_layer"].triggered.connect(lambda is_on: layers.set_locked(layers.current, is_on))


def connect_drawing(actions: EditorActions, workspace: Workspace, tool_box: ToolBox, view: CanvasView) -> None:
    """Let the tools, the symmetries and the zoom do what they say."""
    for name in TOOL_KEYS:
        actions[f"{TOOL}{name}"].triggered.connect(lambda _, name=name: tool_box.choose(name))
    for verb in SYMMETRIES:
        actions[verb].triggered.connect(lambda _: _draw_as_checked(actions, workspace))
    _connect(
        actions,
        {
            "centre_axes": lambda: workspace.symmetry.centre(workspace.selection.slots or None),
            "axis_left": lambda: _move_axes(workspace, -1, 0),
            "axis_right": lambda: _move_axes(workspace, 1, 0),
            "axis_up": lambda: _move_axes(workspace, 0, -1),
            "axis_down": lambda: _move_axes(workspace, 0, 1),
            "zoom_in": view.zoom_in,
            "zoom_out": view.zoom_out,
            "zoom_fit": view.zoom_fit,
            "zoom_full": view.zoom_full,
        },
    )


def _move_axes(workspace: Workspace, right: int, down: int) -> None:
    """Move the axes as little as the tiles allow: by half of their smallest step."""
    (upright, level), step = workspace.symmetry.guide.axes, workspace.step
    workspace.symmetry.move_axes(Axes(upright + step * right, level + step * down))


def _draw_as_checked(actions: EditorActions, workspace: Workspace) -> None:
    workspace.symmetry.set_symmetries(symmetry for verb, symmetry in SYMMETRIES.items() if actions[verb].isChecked())


def _connect(actions: EditorActions, slots: dict[str, Callable[[], object]]) -> None:
    for verb, do in slots.items():
        # what Qt says of the check mark is no argument of these
        actions[verb].triggered.connect(lambda _, do=do: do())
