"""What mouse and keys do on the canvas, in words: these belong to no action."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class KeyText(NamedTuple):
    """Keys, or what is done with the mouse, and what that does."""

    keys: str
    text: str


def key_texts() -> list[KeyText]:
    """Return what the keys do while the canvas has them."""
    translate = QCoreApplication.translate
    return [
        KeyText(translate("EditorKeys", "Arrows"), translate("EditorKeys", "Move the cursor by one step")),
        KeyText(translate("EditorKeys", "Shift+arrows"), translate("EditorKeys", "Move the cursor by a whole tile")),
        KeyText(translate("EditorKeys", "Ctrl+arrows"), translate("EditorKeys", "Move the selected tiles by one step")),
        KeyText(
            translate("EditorKeys", "Ctrl+Shift+arrows"),
            translate("EditorKeys", "Move the selected tiles by a whole tile"),
        ),
        KeyText(
            translate("EditorKeys", "Space, Enter"),
            translate("EditorKeys", "Do at the cursor what a click would do: lay a tile, or begin and end a shape"),
        ),
        KeyText(
            translate("EditorKeys", "Del, Backspace"),
            translate("EditorKeys", "Take away the selected tiles, or the tile at the cursor"),
        ),
        KeyText(
            translate("EditorKeys", "Page up, page down"),
            translate("EditorKeys", "Work on the next higher or lower layer"),
        ),
        KeyText(
            translate("EditorKeys", "R, F"),
            translate("EditorKeys", "While stamping: turn or flip what is stamped"),
        ),
        KeyText(
            translate("EditorKeys", "Esc"),
            translate("EditorKeys", "Take back what is just being drawn; else select nothing"),
        ),
    ]


def mouse_texts() -> list[KeyText]:
    """Return what the mouse does on the canvas besides what the tool does."""
    translate = QCoreApplication.translate
    return [
        KeyText(
            translate("EditorKeys", "Right button"),
            translate("EditorKeys", "Take tiles away, with every tool that draws"),
        ),
        KeyText(translate("EditorKeys", "Alt+click"), translate("EditorKeys", "Work on the layer of this tile")),
        KeyText(translate("EditorKeys", "Wheel"), translate("EditorKeys", "Move the board up and down")),
        KeyText(translate("EditorKeys", "Ctrl+wheel"), translate("EditorKeys", "Zoom about the mouse")),
        KeyText(translate("EditorKeys", "Middle button"), translate("EditorKeys", "Drag the board about")),
        KeyText(
            translate("EditorKeys", "Shift+drag, Ctrl+drag"),
            translate("EditorKeys", "While selecting: add to the selection, or take from it"),
        ),
        KeyText(
            translate("EditorKeys", "Double click"),
            translate("EditorKeys", "While selecting: select all tiles that touch this one"),
        ),
        KeyText(
            translate("EditorKeys", "Alt+drag"),
            translate("EditorKeys", "While selecting: move a copy of the selected tiles"),
        ),
    ]
