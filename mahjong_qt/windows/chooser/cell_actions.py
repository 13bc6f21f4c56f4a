"""What can be done to the layouts that are selected, by their menu and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
    from mahjong_qt.windows.chooser.layout_changes import LayoutChanges
    from mahjong_qt.windows.chooser.message_line import MessageLine

KEYS: dict[str, str | QKeySequence.StandardKey] = {
    "favourite": "Ctrl+D",
    "hide": "Ctrl+Shift+H",
    "remove": QKeySequence.StandardKey.Delete,
    "copy": QKeySequence.StandardKey.Copy,
    "edit": "Ctrl+E",
    "undo": QKeySequence.StandardKey.Undo,
}
"""Letters alone are for the search."""

PARTS = (("play",), ("favourite", "hide", "remove"), ("edit", "copy", "export"))
"""The menu."""


class LayoutCellActions(QObject):
    """The actions for the layouts that are selected.

    To play, to edit, to copy and to export are for one: the first for the current one, the others where no more are
    selected.
    """

    def __init__(self, view: QWidget, catalogue: LayoutCatalogue, changes: LayoutChanges, message: MessageLine) -> None:
        """Listen to the keys in a view."""
        super().__init__(view)
        self._catalogue, self._changes = catalogue, changes
        self._selected: Sequence[LayoutEntry] = ()
        self.actions = {name: QAction(self) for name in (*(name for part in PARTS for name in part), "undo")}
        for name, action in self.actions.items():
            action.setObjectName(name)
            if name in KEYS:
                action.setShortcut(QKeySequence(KEYS[name]))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            view.addAction(action)
        # a key that is held down opens no second editor
        self.actions["edit"].setAutoRepeat(False)
        for name, do in (
            ("favourite", self._switch_favourite),
            ("hide", self._switch_hidden),
            ("remove", self._remove),
            ("undo", message.undo),
        ):
            self.actions[name].triggered.connect(do)
        self.select(None)

    def select(self, current: LayoutEntry | None, selected: Sequence[LayoutEntry] = ()) -> None:
        """Do to these layouts from now on what is to be done; to the current one alone where none are named."""
        self._selected = selected or (() if current is None else (current,))
        for name, action in self.actions.items():
            action.setEnabled(bool(self._selected) or name == "undo")
        for name in ("edit", "copy", "export"):
            self.actions[name].setEnabled(len(self._selected) == 1)
        self.actions["remove"].setEnabled(bool(self._own()))
        self.actions["remove"].setVisible(bool(self._own()))
        self.actions["play"].setEnabled(current is not None and current.is_playable)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts, for the selected layouts and in the language now in force."""
        is_favourite, is_hidden = self._are_favourites(), self._are_hidden()
        texts = {
            "play": self.tr("&Play"),
            "favourite": self.tr("Take out of &favourites") if is_favourite else self.tr("Add to &favourites"),
            "hide": self.tr("S&how again") if is_hidden else self.tr("&Hide"),
            "remove": self.tr("&Remove"),
            "edit": self.tr("E&dit…"),
            "copy": self.tr("&Copy as text"),
            "export": self.tr("&Export…"),
        }
        for name, text in texts.items():
            self.actions[name].setText(text)

    def menu(self, parent: QWidget) -> QMenu:
        """Return a menu of what can be done; it is gone when it closes."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for part in PARTS:
            menu.addActions([self.actions[name] for name in part])
            menu.addSeparator()
        return menu

    def _own(self) -> list[LayoutEntry]:
        return [entry for entry in self._selected if entry.origin is LayoutOrigin.OWN]

    def _are_favourites(self) -> bool:
        return bool(self._selected) and all(map(self._catalogue.is_favourite, self._selected))

    def _are_hidden(self) -> bool:
        return bool(self._selected) and all(map(self._catalogue.is_hidden, self._selected))

    def _switch_favourite(self) -> None:
        if self._selected:
            self._changes.set_favourites(self._selected, not self._are_favourites())
            self.retranslate()

    def _switch_hidden(self) -> None:
        if self._are_hidden():
            self._changes.show_again(self._selected)
        elif self._selected:
            self._changes.hide(self._selected)

    def _remove(self) -> None:
        if own := self._own():
            self._changes.remove(own)
