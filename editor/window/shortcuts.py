"""The keys of the editor: those of its actions, and those that only the canvas takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from editor.tools.tool_box import TOOL_KEYS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QKeyCombination

Key = QKeySequence.StandardKey

TOOL = "tool_"
"""What the verbs of the tools begin with; the name of the tool follows."""

SHORTCUTS: dict[str, list[Key | str]] = {
    "new": [Key.New],
    "open": [Key.Open],
    "open_copy": ["Ctrl+Shift+O"],
    "import_layout": ["Ctrl+I"],
    "save": [Key.Save],
    "save_as": ["Ctrl+Shift+S"],
    "export_layout": ["Ctrl+Shift+E"],
    "export_picture": ["Ctrl+Shift+P"],
    "add_to_my_layouts": ["Ctrl+Shift+M"],
    "quit": [Key.Quit, "Ctrl+Q", Key.Close],
    "undo": [Key.Undo],
    "redo": [Key.Redo, "Ctrl+Y"],
    "cut": [Key.Cut],
    "copy": [Key.Copy],
    "paste": [Key.Paste],
    "duplicate": ["Ctrl+D"],
    "delete": [],
    "select_all": [Key.SelectAll],
    "select_layer": ["Ctrl+L"],
    "select_connected": [],
    "select_none": ["Ctrl+Shift+A"],
    "invert": ["Ctrl+Shift+I"],
    "zoom_in": [Key.ZoomIn, "Ctrl+="],
    "zoom_out": [Key.ZoomOut],
    "zoom_fit": ["Ctrl+0"],
    "zoom_full": ["Ctrl+1"],
    "show_grid": ["Ctrl+G"],
    "full_screen": [Key.FullScreen, "F11"],
    "layer_above": [],
    "layer_below": [],
    "auto_layer": ["Ctrl+T"],
    "add_layer": ["Ctrl+Shift+L"],
    "insert_layer": [],
    "duplicate_layer": ["Ctrl+Shift+D"],
    "delete_layer": [],
    "merge_down": ["Ctrl+E"],
    "move_layer_up": ["Alt+PgUp"],
    "move_layer_down": ["Alt+PgDown"],
    "hide_layer": ["Ctrl+Shift+H"],
    "lock_layer": ["Ctrl+K"],
    "only_current": ["Ctrl+2"],
    "show_all_layers": ["Ctrl+3"],
    **{f"{TOOL}{name}": [key] for name, key in TOOL_KEYS.items()},
    "flip_horizontal": ["Shift+H"],
    "flip_vertical": ["Shift+V"],
    "rotate_right": ["Shift+R"],
    "rotate_left": ["Shift+L"],
    "rotate_half": ["Shift+T"],
    "raise_tiles": [],
    "lower_tiles": [],
    "mirror_to_right": [],
    "mirror_to_left": [],
    "mirror_to_bottom": [],
    "mirror_to_top": [],
    "mirror_quarter": [],
    "mirror_turned": [],
    "shift_left": ["Alt+Left"],
    "shift_right": ["Alt+Right"],
    "shift_up": ["Alt+Up"],
    "shift_down": ["Alt+Down"],
    "draw_left_right": ["F6"],
    "draw_top_bottom": ["F7"],
    "draw_half_turn": ["F8"],
    "centre_axes": ["F9"],
    "axis_left": ["Shift+F6"],
    "axis_right": ["Ctrl+F6"],
    "axis_up": ["Shift+F7"],
    "axis_down": ["Ctrl+F7"],
    "test_play": ["F5"],
    "analyse": ["Ctrl+F5"],
    "open_game": [],
    "help": [Key.HelpContents, "F1"],
    "shortcuts": ["Ctrl+F1"],
    "about": [],
}
"""The keys of each action; the first that this system has stands in the menu."""

CANVAS_KEYS: dict[str, list[Key | str]] = {
    "delete": ["Del", "Backspace"],
    "select_connected": ["Ctrl+Shift+Space"],
    "select_none": ["Esc"],
    "layer_above": ["PgUp"],
    "layer_below": ["PgDown"],
    "raise_tiles": ["Ctrl+PgUp"],
    "lower_tiles": ["Ctrl+PgDown"],
}
"""Keys that do the same as an action, on the canvas alone: elsewhere they belong to lists and fields of text."""


def sequences(keys: Iterable[Key | str]) -> list[QKeySequence]:
    """Return the keys that this system has, each once."""
    found: list[QKeySequence] = []
    for key in keys:
        bound = QKeySequence.keyBindings(key) if isinstance(key, Key) else [QKeySequence(key)]
        found += [sequence for sequence in bound if not sequence.isEmpty() and sequence not in found]
    return found


def native(sequence: QKeySequence) -> str:
    """Return what a key is called on this system."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def is_usual(sequence: QKeySequence) -> bool:
    """Say whether a keyboard is sure to have a key: not one with the word "Copy" on it, and no F14."""
    combination: QKeyCombination = sequence[0]  # type: ignore[index]
    return combination.key() < Qt.Key.Key_F13
