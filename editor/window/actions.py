"""The actions of the editor's window: one QAction for each verb, with its text, keys and icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup

from editor.window import document_texts, drawing_texts
from editor.window.shortcuts import CANVAS_KEYS, SHORTCUTS, TOOL, is_usual, native, sequences
from mahjong_qt.art.icons import action_icon, icon_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from editor.window.action_text import ActionText

CHECKABLE = {
    "show_grid", "full_screen", "auto_layer", "hide_layer", "lock_layer", "only_current", "draw_left_right",
    "draw_top_bottom", "draw_half_turn", "test_play",
}  # fmt: skip
"""Verbs that are on or off, besides those of the tools, of which one is in hand."""

ICONS = {
    "import_layout": "import_layouts", "add_to_my_layouts": "choose_layout", "add_layer": "layer_add",
    "duplicate_layer": "layer_duplicate", "delete_layer": "layer_delete", "merge_down": "layer_merge",
    "move_layer_up": "layer_up", "move_layer_down": "layer_down", "hide_layer": "eye_off", "lock_layer": "lock",
    "show_all_layers": "eye", "help": "how_to_play", "copy": "copy_layout",
}  # fmt: skip
"""The drawing of an action, where it has another name than the verb."""

MOST_KEYS = 2
"""Keys of one action that are named; some systems know five for the same."""

_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}


class EditorActions(QObject):
    """All actions by their verbs, which are their object names too. They belong to the window, not only to a menu."""

    def __init__(self, window: QWidget) -> None:
        """Make the actions without icons, which :meth:`set_icons` brings: drawing them waits for the first paint."""
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self.tools = QActionGroup(self)
        for verb, keys in SHORTCUTS.items():
            action = QAction(window)
            action.setObjectName(verb)
            action.setShortcuts(sequences(keys))
            action.setMenuRole(_ROLES.get(verb, QAction.MenuRole.NoRole))
            action.setCheckable(verb in CHECKABLE or verb.startswith(TOOL))
            if verb.startswith(TOOL):
                self.tools.addAction(action)
            self._actions[verb] = action
            window.addAction(action)
        self._set_texts()

    def __getitem__(self, verb: str) -> QAction:
        """Return the action of a verb."""
        return self._actions[verb]

    def __iter__(self) -> Iterator[QAction]:
        """Go through all actions."""
        return iter(self._actions.values())

    def keys_of(self, verb: str) -> list[str]:
        """Return what the usual keys of a verb are called on this system, those too that only the canvas takes."""
        keys = [*self._actions[verb].shortcuts(), *sequences(CANVAS_KEYS.get(verb, ()))]
        return [native(key) for key in keys if is_usual(key)][:MOST_KEYS]

    def text_of(self, verb: str) -> str:
        """Return what a verb says in the menu at any time, with its mnemonic."""
        return _texts()[verb].menu

    def set_icons(self, is_dark: bool) -> None:
        """Take icons that stand out from a dark or a light background."""
        for verb, action in self._actions.items():
            name = ICONS.get(verb, verb)
            if icon_path(name, is_dark).exists():
                action.setIcon(action_icon(name, is_dark))

    def name_undo(self, text: str) -> None:
        """Let the undo action name the step that it takes back."""
        named = QCoreApplication.translate("EditorActions", "&Undo: %1").replace("%1", text.replace("&", "&&"))
        self._actions["undo"].setText(named if text else _texts()["undo"].menu)

    def name_redo(self, text: str) -> None:
        """Let the redo action name the step that it makes again."""
        named = QCoreApplication.translate("EditorActions", "&Redo: %1").replace("%1", text.replace("&", "&&"))
        self._actions["redo"].setText(named if text else _texts()["redo"].menu)

    def _set_texts(self) -> None:
        texts = _texts()
        for verb, action in self._actions.items():
            text = texts[verb]
            keys = self.keys_of(verb)
            # keys of the canvas are shown, but are none of the whole window
            shown = f"{text.menu}\t{keys[0]}" if keys and action.shortcut().isEmpty() else text.menu
            action.setText(shown)
            action.setIconText(plain(text.menu))
            action.setStatusTip(text.tip)
            action.setToolTip(f"{plain(text.menu)} ({keys[0]})\n{text.tip}" if keys else text.tip)


def plain(text: str) -> str:
    """Return the text of a menu without its mnemonic and dots.

    >>> plain("Save &as…")
    'Save as'
    """
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _texts() -> dict[str, ActionText]:
    return (
        document_texts.file_texts()
        | document_texts.edit_texts()
        | drawing_texts.view_texts()
        | drawing_texts.layer_texts()
        | drawing_texts.tool_texts()
        | drawing_texts.arrange_texts()
        | document_texts.test_texts()
        | document_texts.help_texts()
    )
