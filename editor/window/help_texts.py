"""The editor on one page, in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class HelpSection(NamedTuple):
    """A heading and what stands under it."""

    title: str
    paragraphs: tuple[str, ...]


def help_sections() -> list[HelpSection]:
    """Return the page from top to bottom."""
    return [*_drawing_sections(), *_board_sections()]


def _drawing_sections() -> list[HelpSection]:
    translate = QCoreApplication.translate
    return [
        HelpSection(
            translate("EditorHelp", "Lay tiles"),
            (
                translate(
                    "EditorHelp",
                    "Take the brush and click, or drag for many tiles. A tile may lie at every half step, wherever it "
                    "overlaps no other one of its layer; the ghost under the mouse shows where it would lie.",
                ),
                translate(
                    "EditorHelp",
                    "The right mouse button takes tiles away. The line under the board always says what a click "
                    "would do.",
                ),
            ),
        ),
        HelpSection(
            translate("EditorHelp", "Layers"),
            (
                translate(
                    "EditorHelp",
                    "You draw on the layer that is chosen at the right; Page up and Page down change it. With auto "
                    "layer, each tile goes on top of what lies there.",
                ),
            ),
        ),
        HelpSection(
            translate("EditorHelp", "Symmetry"),
            (
                translate(
                    "EditorHelp",
                    "Switch on left and right, top and bottom, or the half turn, and everything is drawn there as "
                    "well. Drag an axis by its handle to move it.",
                ),
            ),
        ),
        HelpSection(
            translate("EditorHelp", "Select and move"),
            (
                translate(
                    "EditorHelp",
                    "Draw a frame around tiles with the selection tool; drag them, or move them with Ctrl and the "
                    "arrow keys. What is selected can be copied, flipped, turned and stamped.",
                ),
            ),
        ),
    ]


def _board_sections() -> list[HelpSection]:
    translate = QCoreApplication.translate
    return [
        HelpSection(
            translate("EditorHelp", "Is it a good board?"),
            (
                translate(
                    "EditorHelp",
                    "The panel “Board” counts along and warns of what could spoil a game; click a warning to see its "
                    "tiles. Warnings forbid nothing.",
                ),
                translate(
                    "EditorHelp",
                    "“Analysis” plays many games on the layout beside your work, and shows how often they are won and "
                    "which tiles are left when they are lost.",
                ),
            ),
        ),
        HelpSection(
            translate("EditorHelp", "Try it"),
            (
                translate(
                    "EditorHelp",
                    "F5 deals the layout as it stands and lets you play it; F5 or Esc brings you back to where you "
                    "were. Test games count nowhere.",
                ),
            ),
        ),
        HelpSection(
            translate("EditorHelp", "Undo and files"),
            (
                translate(
                    "EditorHelp",
                    "Every step can be undone, without limit. Save keeps the layout as a file; “Add to my layouts” "
                    "puts it into the game. Should the program end by force, your work is there at the next start.",
                ),
            ),
        ),
    ]
