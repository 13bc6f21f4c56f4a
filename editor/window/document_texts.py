"""The texts of the actions on the document: File, Edit, Test and Help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from editor.window.action_text import ActionText

translate = QCoreApplication.translate


def file_texts() -> dict[str, ActionText]:
    """Return those of the menu File, by verb."""
    return {
        "new": ActionText(
            translate("EditorActions", "&New"),
            translate("EditorActions", "Begin an empty layout"),
        ),
        "open": ActionText(
            translate("EditorActions", "&Open…"),
            translate("EditorActions", "Open a layout from a file, also one of another game"),
        ),
        "open_copy": ActionText(
            translate("EditorActions", "Copy of a &layout…"),
            translate("EditorActions", "Begin with a copy of one of the layouts that the game knows"),
        ),
        "import_layout": ActionText(
            translate("EditorActions", "&Import into this layout…"),
            translate("EditorActions", "Add the tiles of a file to those that are there"),
        ),
        "save": ActionText(
            translate("EditorActions", "&Save"),
            translate("EditorActions", "Save the layout"),
        ),
        "save_as": ActionText(
            translate("EditorActions", "Save &as…"),
            translate("EditorActions", "Save the layout in another file"),
        ),
        "export_layout": ActionText(
            translate("EditorActions", "&Export…"),
            translate("EditorActions", "Save a copy for another game"),
        ),
        "export_picture": ActionText(
            translate("EditorActions", "Export &picture…"),
            translate("EditorActions", "Save a picture of the board"),
        ),
        "add_to_my_layouts": ActionText(
            translate("EditorActions", "Add to &my layouts"),
            translate("EditorActions", "Put the layout among yours, so that it can be played in the game at once"),
        ),
        "quit": ActionText(
            translate("EditorActions", "&Quit"),
            translate("EditorActions", "Close the editor"),
        ),
    }


def edit_texts() -> dict[str, ActionText]:
    """Return those of the menu Edit, by verb."""
    return {
        "undo": ActionText(
            translate("EditorActions", "&Undo"),
            translate("EditorActions", "Take the last step back"),
        ),
        "redo": ActionText(
            translate("EditorActions", "&Redo"),
            translate("EditorActions", "Make the step again that was taken back"),
        ),
        "cut": ActionText(
            translate("EditorActions", "Cu&t"),
            translate("EditorActions", "Take the selected tiles away and keep them for pasting"),
        ),
        "copy": ActionText(
            translate("EditorActions", "&Copy"),
            translate("EditorActions", "Keep the selected tiles, or all, for pasting"),
        ),
        "paste": ActionText(
            translate("EditorActions", "&Paste"),
            translate("EditorActions", "Lay the tiles that were copied"),
        ),
        "duplicate": ActionText(
            translate("EditorActions", "&Duplicate"),
            translate("EditorActions", "Lay a copy of the selected tiles"),
        ),
        "delete": ActionText(
            translate("EditorActions", "D&elete"),
            translate("EditorActions", "Take the selected tiles away"),
        ),
        "select_all": ActionText(
            translate("EditorActions", "Select &all"),
            translate("EditorActions", "Select all tiles that are shown and not locked"),
        ),
        "select_layer": ActionText(
            translate("EditorActions", "Select &layer"),
            translate("EditorActions", "Select all tiles of the current layer"),
        ),
        "select_connected": ActionText(
            translate("EditorActions", "Select what t&ouches"),
            translate("EditorActions", "Select all tiles that touch the selected ones, and those that touch these"),
        ),
        "select_none": ActionText(
            translate("EditorActions", "Select &nothing"),
            translate("EditorActions", "End the selection"),
        ),
        "invert": ActionText(
            translate("EditorActions", "&Invert selection"),
            translate("EditorActions", "Select the other tiles instead"),
        ),
    }


def test_texts() -> dict[str, ActionText]:
    """Return those of the menu Test, by verb."""
    return {
        "test_play": ActionText(
            translate("EditorActions", "&Play this layout"),
            translate("EditorActions", "Play the layout as it stands; once more comes back to the editor"),
        ),
        "analyse": ActionText(
            translate("EditorActions", "&Analyse"),
            translate("EditorActions", "Find out how games on this layout go"),
        ),
        "open_game": ActionText(
            translate("EditorActions", "Open the &game"),
            translate("EditorActions", "Play what is among your layouts, and all others"),
        ),
    }


def help_texts() -> dict[str, ActionText]:
    """Return those of the menu Help, by verb."""
    return {
        "help": ActionText(
            translate("EditorActions", "&How to draw"),
            translate("EditorActions", "The editor on one page"),
        ),
        "shortcuts": ActionText(
            translate("EditorActions", "&Keyboard shortcuts"),
            translate("EditorActions", "Every key of the editor"),
        ),
        "about": ActionText(
            translate("EditorActions", "&About the layout editor"),
            translate("EditorActions", "Version and licences"),
        ),
    }
