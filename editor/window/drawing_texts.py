"""The texts of the actions on the board: View, Layer, Tools and Arrange."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from editor.window.action_text import ActionText

translate = QCoreApplication.translate


def view_texts() -> dict[str, ActionText]:
    """Return those of the menu View, by verb."""
    return {
        "zoom_in": ActionText(
            translate("EditorActions", "Zoom &in"),
            translate("EditorActions", "Show the tiles larger"),
        ),
        "zoom_out": ActionText(
            translate("EditorActions", "Zoom &out"),
            translate("EditorActions", "Show the tiles smaller"),
        ),
        "zoom_fit": ActionText(
            translate("EditorActions", "Fit in &window"),
            translate("EditorActions", "Show the whole board as large as it fits"),
        ),
        "zoom_full": ActionText(
            translate("EditorActions", "&Normal size"),
            translate("EditorActions", "Show the tiles at 100 %"),
        ),
        "show_grid": ActionText(
            translate("EditorActions", "&Grid"),
            translate("EditorActions", "Show the grid of half tiles"),
        ),
        "full_screen": ActionText(
            translate("EditorActions", "&Full screen"),
            translate("EditorActions", "Let the editor fill the screen"),
        ),
    }


def layer_texts() -> dict[str, ActionText]:
    """Return those of the menu Layer, by verb."""
    return {
        "layer_above": ActionText(
            translate("EditorActions", "Layer &above"),
            translate("EditorActions", "Work on the next higher layer"),
        ),
        "layer_below": ActionText(
            translate("EditorActions", "Layer &below"),
            translate("EditorActions", "Work on the next lower layer"),
        ),
        "auto_layer": ActionText(
            translate("EditorActions", "Au&to layer"),
            translate("EditorActions", "Lay tiles on top of what lies there, whichever layer that is"),
        ),
        "add_layer": ActionText(
            translate("EditorActions", "&New layer on top"),
            translate("EditorActions", "Add an empty layer above all others"),
        ),
        "insert_layer": ActionText(
            translate("EditorActions", "&Insert layer"),
            translate("EditorActions", "Add an empty layer below the current one"),
        ),
        "duplicate_layer": ActionText(
            translate("EditorActions", "D&uplicate layer"),
            translate("EditorActions", "Add a copy of the current layer above it"),
        ),
        "delete_layer": ActionText(
            translate("EditorActions", "&Delete layer"),
            translate("EditorActions", "Take the current layer away with its tiles"),
        ),
        "merge_down": ActionText(
            translate("EditorActions", "&Merge down"),
            translate("EditorActions", "Put the tiles of the current layer into the one below"),
        ),
        "move_layer_up": ActionText(
            translate("EditorActions", "Move layer &higher"),
            translate("EditorActions", "Let the current layer and the one above change places"),
        ),
        "move_layer_down": ActionText(
            translate("EditorActions", "Move layer &lower"),
            translate("EditorActions", "Let the current layer and the one below change places"),
        ),
        "hide_layer": ActionText(
            translate("EditorActions", "Hid&e layer"),
            translate("EditorActions", "Do not show the current layer"),
        ),
        "lock_layer": ActionText(
            translate("EditorActions", "Loc&k layer"),
            translate("EditorActions", "Keep the tiles of the current layer as they are"),
        ),
        "only_current": ActionText(
            translate("EditorActions", "&Only this layer"),
            translate("EditorActions", "Show the current layer alone"),
        ),
        "show_all_layers": ActionText(
            translate("EditorActions", "&Show all layers"),
            translate("EditorActions", "Hide no layer any more"),
        ),
    }


def tool_texts() -> dict[str, ActionText]:
    """Return those of the menu Tools, by verb."""
    return {
        "tool_brush": ActionText(
            translate("EditorActions", "&Brush"),
            translate("EditorActions", "Lay tiles: click, or drag for many"),
        ),
        "tool_eraser": ActionText(
            translate("EditorActions", "&Eraser"),
            translate("EditorActions", "Take tiles away: click, or drag over many"),
        ),
        "tool_select": ActionText(
            translate("EditorActions", "&Select"),
            translate("EditorActions", "Select tiles with a frame, and move them"),
        ),
        "tool_fill": ActionText(
            translate("EditorActions", "&Fill"),
            translate("EditorActions", "Fill a rectangle with tiles"),
        ),
        "tool_line": ActionText(
            translate("EditorActions", "&Line"),
            translate("EditorActions", "Lay tiles in a straight line"),
        ),
        "tool_stamp": ActionText(
            translate("EditorActions", "S&tamp"),
            translate("EditorActions", "Lay copies of the selected tiles"),
        ),
        "tool_pan": ActionText(
            translate("EditorActions", "&Hand"),
            translate("EditorActions", "Move the board about in the window"),
        ),
    }


def arrange_texts() -> dict[str, ActionText]:
    """Return those of the menu Arrange, by verb."""
    return {
        "flip_horizontal": ActionText(
            translate("EditorActions", "Flip &horizontally"),
            translate("EditorActions", "Swap left and right, of the selected tiles or of all"),
        ),
        "flip_vertical": ActionText(
            translate("EditorActions", "Flip &vertically"),
            translate("EditorActions", "Swap top and bottom, of the selected tiles or of all"),
        ),
        "rotate_right": ActionText(
            translate("EditorActions", "Rotate &right"),
            translate("EditorActions", "Turn by a quarter clockwise"),
        ),
        "rotate_left": ActionText(
            translate("EditorActions", "Rotate &left"),
            translate("EditorActions", "Turn by a quarter anticlockwise"),
        ),
        "rotate_half": ActionText(
            translate("EditorActions", "Half &turn"),
            translate("EditorActions", "Turn by a half"),
        ),
        "raise_tiles": ActionText(
            translate("EditorActions", "Ra&ise"),
            translate("EditorActions", "Move the selected tiles one layer higher"),
        ),
        "lower_tiles": ActionText(
            translate("EditorActions", "Lo&wer"),
            translate("EditorActions", "Move the selected tiles one layer lower"),
        ),
        "mirror_to_right": ActionText(
            translate("EditorActions", "Left half to the &right"),
            translate("EditorActions", "Make the right half the mirror image of the left one"),
        ),
        "mirror_to_left": ActionText(
            translate("EditorActions", "Right half to the &left"),
            translate("EditorActions", "Make the left half the mirror image of the right one"),
        ),
        "mirror_to_bottom": ActionText(
            translate("EditorActions", "Top half to the &bottom"),
            translate("EditorActions", "Make the bottom half the mirror image of the top one"),
        ),
        "mirror_to_top": ActionText(
            translate("EditorActions", "Bottom half to the &top"),
            translate("EditorActions", "Make the top half the mirror image of the bottom one"),
        ),
        "mirror_quarter": ActionText(
            translate("EditorActions", "Top left &quarter to the others"),
            translate("EditorActions", "Make each quarter the mirror image of the one at the top left"),
        ),
        "mirror_turned": ActionText(
            translate("EditorActions", "Top &half, turned, to the bottom"),
            translate("EditorActions", "Make the bottom half the top one, turned by a half"),
        ),
        "shift_left": ActionText(
            translate("EditorActions", "To the &left"),
            translate("EditorActions", "Move the whole board half a tile to the left"),
        ),
        "shift_right": ActionText(
            translate("EditorActions", "To the &right"),
            translate("EditorActions", "Move the whole board half a tile to the right"),
        ),
        "shift_up": ActionText(
            translate("EditorActions", "&Up"),
            translate("EditorActions", "Move the whole board half a tile up"),
        ),
        "shift_down": ActionText(
            translate("EditorActions", "&Down"),
            translate("EditorActions", "Move the whole board half a tile down"),
        ),
        "draw_left_right": ActionText(
            translate("EditorActions", "&Left and right"),
            translate("EditorActions", "Draw on the left what is drawn on the right, and the other way round"),
        ),
        "draw_top_bottom": ActionText(
            translate("EditorActions", "&Top and bottom"),
            translate("EditorActions", "Draw at the top what is drawn at the bottom, and the other way round"),
        ),
        "draw_half_turn": ActionText(
            translate("EditorActions", "&Half turn"),
            translate("EditorActions", "Draw everything twice, turned by a half"),
        ),
        "centre_axes": ActionText(
            translate("EditorActions", "&Centre the axes"),
            translate("EditorActions", "Put the axes in the middle of the board, or of the selected tiles"),
        ),
        "axis_left": ActionText(
            translate("EditorActions", "Move the axis to the l&eft"),
            translate("EditorActions", "Move the upright axis a little to the left"),
        ),
        "axis_right": ActionText(
            translate("EditorActions", "Move the axis to the &right"),
            translate("EditorActions", "Move the upright axis a little to the right"),
        ),
        "axis_up": ActionText(
            translate("EditorActions", "Move the axis &up"),
            translate("EditorActions", "Move the level axis a little up"),
        ),
        "axis_down": ActionText(
            translate("EditorActions", "Move the axis &down"),
            translate("EditorActions", "Move the level axis a little down"),
        ),
    }
