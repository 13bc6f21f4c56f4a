"""The tool bars: what is drawn with at the left, all else above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QToolBar, QToolButton

from editor.tools.tool_box import TOOL_KEYS
from editor.window.shortcuts import TOOL

if TYPE_CHECKING:
    from editor.window.actions import EditorActions

ICON = QSize(24, 24)
TOOL_ICON = QSize(28, 28)

SEPARATOR = ""
MAIN_BAR = (
    "new", "open", "save", SEPARATOR,
    "undo", "redo", SEPARATOR,
    "draw_left_right", "draw_top_bottom", "draw_half_turn", "centre_axes", SEPARATOR,
    "auto_layer", SEPARATOR,
    "zoom_out", "zoom_fit", "zoom_in", SEPARATOR,
    "test_play",
)  # fmt: skip
WITH_TEXT = ("test_play",)
"""Verbs that have their text beside their icon."""


class EditorBar(QToolBar):
    """A bar of buttons of ours: those that Qt makes cost time before the first paint."""

    def __init__(self, name: str, title: str, icon_size: QSize) -> None:
        """Begin without a button."""
        super().__init__(title)
        self.setObjectName(name)
        self.setIconSize(icon_size)

    def add_verbs(self, verbs: tuple[str, ...], actions: EditorActions) -> None:
        """Add a button for each of these."""
        for verb in verbs:
            if verb == SEPARATOR:
                self.addSeparator()
                continue
            button = QToolButton()
            button.setDefaultAction(actions[verb])
            button.setIconSize(self.iconSize())
            button.setAutoRaise(True)
            # a focused button would take Space and Enter away from the canvas
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            has_text = verb in WITH_TEXT
            style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if has_text else Qt.ToolButtonStyle.ToolButtonIconOnly
            button.setToolButtonStyle(style)
            self.addWidget(button)


def tool_rail(actions: EditorActions) -> EditorBar:
    """Return the bar of the tools."""
    rail = EditorBar("tool_rail", QCoreApplication.translate("EditorBars", "Tools"), TOOL_ICON)
    rail.setOrientation(Qt.Orientation.Vertical)
    rail.add_verbs(tuple(f"{TOOL}{name}" for name in TOOL_KEYS), actions)
    return rail


def main_bar(actions: EditorActions) -> EditorBar:
    """Return the bar above."""
    bar = EditorBar("main_bar", QCoreApplication.translate("EditorBars", "Toolbar"), ICON)
    bar.add_verbs(MAIN_BAR, actions)
    return bar
