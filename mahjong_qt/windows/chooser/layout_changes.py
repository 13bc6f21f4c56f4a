"""What the player does to layouts in a list: marks, hides and removes them, and has it taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_qt.wording.layout_names import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.layout_marks import LayoutMarks
    from mahjong_qt.layout_shelf import LayoutShelf, RemovedLayout
    from mahjong_qt.windows.chooser.catalogue import LayoutCatalogue
    from mahjong_qt.windows.chooser.message_line import MessageLine


class LayoutChanges(QObject):
    """Does it at once to one layout or to many, says so in a line, and takes all of it back from there."""

    favourites_changed = Signal()
    """Layouts became favourites or are none any more."""

    hidden_changed = Signal()
    """Layouts were hidden or are shown again."""

    shelf_changed = Signal()
    """The shelf has all that was done to it; it may have told of each layout, while this was under way."""

    brought_back = Signal(object)
    """The ids of the layouts that are there again, in a tuple."""

    def __init__(
        self,
        catalogue: LayoutCatalogue,
        marks: LayoutMarks,
        shelf: LayoutShelf,
        message: MessageLine,
        parent: QObject | None = None,
    ) -> None:
        """Do nothing yet."""
        super().__init__(parent)
        self._catalogue, self._marks, self._shelf, self._message = catalogue, marks, shelf, message
        self.are_under_way = False

    def set_favourites(self, entries: Sequence[LayoutEntry], is_favourite: bool) -> None:
        """Make layouts favourites, or none any more; of several it is said, for one sees its star."""
        changed = [entry for entry in entries if self._catalogue.is_favourite(entry) is not is_favourite]
        if len(changed) > 1:
            if is_favourite:
                text = self.tr("%n layout(s) became favourites.", "", len(changed))
            else:
                text = self.tr("%n layout(s) are no favourites any more.", "", len(changed))
            self._message.offer(text, lambda: self._set_favourites(changed, not is_favourite))
        self._set_favourites(changed, is_favourite)

    def hide(self, entries: Sequence[LayoutEntry]) -> None:
        """Hide layouts."""
        text = self._about(entries, self.tr("“%1” is hidden."), self.tr("%n layout(s) are hidden.", "", len(entries)))
        self._message.offer(text, lambda: self.show_again(entries))
        self._mark(self._marks.set_hidden, entries, True)
        self._catalogue.sort()
        self.hidden_changed.emit()

    def show_again(self, entries: Sequence[LayoutEntry]) -> None:
        """Show hidden layouts again."""
        self._mark(self._marks.set_hidden, entries, False)
        self._catalogue.sort()
        self.hidden_changed.emit()
        self.brought_back.emit(tuple(entry.id for entry in entries))

    def remove(self, entries: Sequence[LayoutEntry]) -> None:
        """Remove layouts of the player's; those that cannot be removed stay."""
        removed: list[RemovedLayout] = []
        failure = ""
        self.are_under_way = True
        for entry in entries:
            try:
                removed.append(self._shelf.remove(entry.id))
            except OSError as error:
                failure = failure or self._failure(
                    self.tr("“%1” could not be removed. The system says: %2"), entry, error
                )
        self._settle()
        if not removed:
            self._message.say(failure)
            return
        gone = [one.entry for one in removed]
        text = self._about(gone, self.tr("Removed “%1”."), self.tr("Removed %n layout(s).", "", len(gone)))
        self._message.offer(f"{text} {failure}".rstrip(), lambda: self._restore(removed))

    def _restore(self, removed: Sequence[RemovedLayout]) -> None:
        left: list[RemovedLayout] = []
        failure = ""
        self.are_under_way = True
        for one in removed:
            try:
                self._shelf.restore(one)
            except OSError as error:
                left.append(one)
                text = self.tr("“%1” could not be brought back. The system says: %2")
                failure = failure or self._failure(text, one.entry, error)
        self._settle()
        if left:
            self._message.offer(failure, lambda: self._restore(left))
        if len(left) < len(removed):
            self.brought_back.emit(tuple(one.entry.id for one in removed if one not in left))

    def _settle(self) -> None:
        self.are_under_way = False
        self.shelf_changed.emit()

    def _set_favourites(self, entries: Sequence[LayoutEntry], is_favourite: bool) -> None:
        self._mark(self._marks.set_favourite, entries, is_favourite)
        # what is a favourite no more stays in view until the category is opened anew: it may have been a slip
        self._catalogue.sort()
        self.favourites_changed.emit()

    def _mark(self, change: Callable[[str, bool], None], entries: Sequence[LayoutEntry], is_marked: bool) -> None:
        failed: OSError | None = None
        for entry in entries:
            try:
                change(entry.id, is_marked)
            except OSError as error:
                failed = error
        if failed is not None:
            text = self.tr("This could not be saved, and will be forgotten when the program ends. The system says: %1")
            self._message.say(text.replace("%1", failed.strerror or str(failed)))

    def _about(self, entries: Sequence[LayoutEntry], text_of_one: str, text_of_many: str) -> str:
        if len(entries) > 1:
            return text_of_many
        return text_of_one.replace("%1", shortened(self._catalogue.name_of(entries[0])))

    def _failure(self, text: str, entry: LayoutEntry, error: OSError) -> str:
        # the name at last: it may hold anything
        return text.replace("%2", error.strerror or str(error)).replace("%1", shortened(self._catalogue.name_of(entry)))
