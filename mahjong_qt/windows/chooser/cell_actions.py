"""What can be done to the layout that is selected, by its menu and by keys, and how it is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from mahjong_qt.engine.layout.layout_entry import LayoutOrigin

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.layout_shelf import LayoutShelf, RemovedLayout
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
    from mahjong_qt.windows.chooser.message_line import MessageLine

KEYS: dict[str, str | QKeySequence.StandardKey] = {
    "favourite": "Ctrl+D",
    "hide": "Ctrl+Shift+H",
    "remove": QKeySequence.StandardKey.Delete,
    "copy": QKeySequence.StandardKey.Copy,
    "undo": QKeySequence.StandardKey.Undo,
}
"""Letters alone are for the search."""

PARTS = (("play",), ("favourite", "hide", "remove"), ("copy", "export"))
"""The menu."""


class LayoutCellActions(QObject):
    """Marks, hides and removes the selected layout at once, says so in a line, and takes it back from there."""

    favourites_changed = Signal()
    """A layout became a favourite or is none any more."""

    hidden_changed = Signal()
    """A layout was hidden or is shown again."""

    brought_back = Signal(str)
    """The id of a layout that is there again."""

    def __init__(
        self,
        view: QWidget,
        catalogue: LayoutCatalogue,
        marks: LayoutMarks,
        shelf: LayoutShelf,
        message: MessageLine,
    ) -> None:
        """Listen to the keys in a view."""
        super().__init__(view)
        self._catalogue, self._marks, self._shelf, self._message = catalogue, marks, shelf, message
        self._entry: LayoutEntry | None = None
        self.actions = {name: QAction(self) for name in (*(name for part in PARTS for name in part), "undo")}
        for name, action in self.actions.items():
            action.setObjectName(name)
            if name in KEYS:
                action.setShortcut(QKeySequence(KEYS[name]))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            view.addAction(action)
        for name, do in (
            ("favourite", self._switch_favourite),
            ("hide", self._switch_hidden),
            ("remove", self._remove),
            ("undo", message.undo),
        ):
            self.actions[name].triggered.connect(do)
        self.select(None)

    def select(self, entry: LayoutEntry | None) -> None:
        """Do to this layout from now on what is to be done."""
        self._entry = entry
        is_own = entry is not None and entry.origin is LayoutOrigin.OWN
        for name, action in self.actions.items():
            action.setEnabled(entry is not None or name == "undo")
        self.actions["remove"].setEnabled(is_own)
        self.actions["remove"].setVisible(is_own)
        self.actions["play"].setEnabled(entry is not None and entry.is_playable)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts, for the selected layout and in the language now in force."""
        entry = self._entry
        is_favourite = entry is not None and self._catalogue.is_favourite(entry)
        is_hidden = entry is not None and self._catalogue.is_hidden(entry)
        texts = {
            "play": self.tr("&Play"),
            "favourite": self.tr("Take out of &favourites") if is_favourite else self.tr("Add to &favourites"),
            "hide": self.tr("S&how again") if is_hidden else self.tr("&Hide"),
            "remove": self.tr("&Remove"),
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

    def _switch_favourite(self) -> None:
        if self._entry is not None:
            self._mark(self._marks.set_favourite, self._entry, not self._catalogue.is_favourite(self._entry))
            self.favourites_changed.emit()
            self.retranslate()

    def _switch_hidden(self) -> None:
        entry = self._entry
        if entry is None:
            return
        if self._catalogue.is_hidden(entry):
            self._show_again(entry)
            return
        self._message.offer(self._about(self.tr("“%1” is hidden."), entry), lambda: self._show_again(entry))
        self._mark(self._marks.set_hidden, entry, True)
        self.hidden_changed.emit()

    def _show_again(self, entry: LayoutEntry) -> None:
        self._mark(self._marks.set_hidden, entry, False)
        self.hidden_changed.emit()
        self.brought_back.emit(entry.id)

    def _mark(self, change: Callable[[str, bool], None], entry: LayoutEntry, is_marked: bool) -> None:
        try:
            change(entry.id, is_marked)
        except OSError as error:
            text = self.tr("This could not be saved, and will be forgotten when the program ends. The system says: %1")
            self._message.say(text.replace("%1", error.strerror or str(error)))

    def _remove(self) -> None:
        entry = self._entry
        if entry is None:
            return
        try:
            removed = self._shelf.remove(entry.id)
        except OSError as error:
            text = self.tr("“%1” could not be removed. The system says: %2")
            self._message.say(self._about(text, entry, error))
        else:
            self._message.offer(self._about(self.tr("Removed “%1”."), entry), lambda: self._restore(removed))

    def _restore(self, removed: RemovedLayout) -> None:
        try:
            self._shelf.restore(removed)
        except OSError as error:
            text = self.tr("“%1” could not be brought back. The system says: %2")
            self._message.offer(self._about(text, removed.entry, error), lambda: self._restore(removed))
        else:
            self.brought_back.emit(removed.entry.id)

    def _about(self, text: str, entry: LayoutEntry, error: OSError | None = None) -> str:
        if error is not None:
            text = text.replace("%2", error.strerror or str(error))
        # the name at last: it may hold anything
        return text.replace("%1", self._catalogue.name_of(entry))
