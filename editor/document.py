"""The layout being edited: its tiles and details, what was saved of it, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from editor.change import Details, DetailsChange, DocumentChange, SlotChange
from editor.commands import NEVER_MERGED, EditCommand
from editor.edits.arranging import onto_field
from editor.plane import EditError, Plane, canonical
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile

if TYPE_CHECKING:
    from editor.change import LayerMove
    from mahjong_qt.engine.layout.slot import Slot


class LayoutDocument(QObject):
    """Holds a layout and makes every change to it, each of which can be taken back.

    A one-off edit goes through :meth:`apply`, one that follows the mouse through the :class:`Gesture` that
    :meth:`begin` returns. Places are those of the canvas: x and y from anywhere, z from 0.
    """

    changed = Signal(object)
    """The :class:`~editor.change.DocumentChange` that was made just now, also in the middle of a gesture."""

    settled = Signal()
    """An edit is complete, was undone or done again, or another layout is there: the time for what takes longer."""

    modified_changed = Signal(bool)
    """Whether there is something to save."""

    replaced = Signal()
    """Another layout is there; no :attr:`changed` tells of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without tiles."""
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.indexChanged.connect(self._settle)
        self._plane = Plane()
        self._details = Details()
        self._base: LayoutFile | None = None
        self._gesture: Gesture | None = None
        self._saved: tuple[frozenset[Slot], Details] = (frozenset(), Details())
        self._is_modified = False
        self._text_count = 0

    @property
    def plane(self) -> Plane:
        """The tiles; to look at: whoever changes them goes through the document."""
        return self._plane

    @property
    def details(self) -> Details:
        """Name, author and the other texts, and the game."""
        return self._details

    @property
    def is_flat(self) -> bool:
        """Whether this is a shisen-sho field, whose tiles lie on the table and on the whole-tile grid."""
        return self._details.game == "shisen-sho"

    @property
    def is_modified(self) -> bool:
        """Whether tiles or details differ from what was saved; moving the whole board about changes no file."""
        return self._is_modified

    @property
    def gesture(self) -> Gesture | None:
        """The gesture under way."""
        return self._gesture

    def check(self, change: SlotChange) -> None:
        """Say nothing about a change that can be made.

        :raises EditError: when it cannot.
        """
        self._plane.check(change, self._details.game)

    def can_make(self, change: SlotChange) -> bool:
        """Say whether a change can be made."""
        try:
            self.check(change)
        except EditError:
            return False
        return True

    def apply(self, change: SlotChange, text: str, layers: LayerMove | None = None) -> bool:
        """Make an edit of tiles, as one step to undo, and say whether it changes anything; ``text`` names it.

        A gesture under way ends here as it stands: whoever asks for the edit saw the tiles with it.

        :raises EditError: when it cannot be made; nothing is changed then.
        """
        if self._gesture is not None:
            self._gesture.finish()
        self.check(change)
        return self._push(DocumentChange(change, layers=layers), text)

    def change_details(self, details: Details, text: str, field: str = "") -> bool:
        """Make an edit of the details, and say whether it changes anything.

        Edits of the same ``field`` in a row are one step, until :meth:`end_text`. A board that is to be a shisen-sho
        field is moved onto the grid of one.

        :raises EditError: when tiles that are there keep it from being a shisen-sho field.
        """
        self.cancel_gesture()
        slots = onto_field(self._plane.slots) if details.game == "shisen-sho" and not self.is_flat else SlotChange()
        merge_id = Details._fields.index(field) + self._text_count * len(Details._fields) if field else NEVER_MERGED
        return self._push(DocumentChange(slots, DetailsChange(self._details, details)), text, merge_id)

    def end_text(self) -> None:
        """Let the next edit of a text be a step of its own."""
        self._text_count += 1

    def begin(self, text: str) -> Gesture:
        """Begin an edit that follows the mouse; one that is under way ends here as it stands."""
        if self._gesture is not None:
            self._gesture.finish()
        self._gesture = Gesture(self, text)
        return self._gesture

    def cancel_gesture(self) -> bool:
        """Take back what a gesture under way has done so far, and say whether there was one."""
        if self._gesture is None:
            return False
        self._gesture.cancel()
        return True

    def undo(self) -> None:
        """Take the last step back; a gesture under way is that step."""
        if not self.cancel_gesture():
            self.undo_stack.undo()

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        if not self.cancel_gesture():
            self.undo_stack.redo()

    def replace(self, file: LayoutFile | None, *, is_saved: bool = True) -> None:
        """Take another layout, or begin an empty one; there is nothing to undo then.

        ``is_saved`` is False for one that is in no file yet.
        """
        if self._gesture is not None:
            self._gesture.abandon()
            self._gesture = None
        self._base = file
        self._plane = Plane(file.layout.slots if file else ())
        fields = Details._fields
        self._details = Details(*(getattr(file, field) for field in fields)) if file else Details()
        self._saved = (canonical(self._plane.slots), self._details) if is_saved else (frozenset(), Details())
        self.replaced.emit()
        has_steps = self.undo_stack.index() > 0
        self.undo_stack.clear()
        if not has_steps:
            # a stack that is at its start tells of no new index
            self._settle()

    def mark_saved(self, file: LayoutFile) -> None:
        """Take it that this, which :meth:`as_file` returned, is on the disk now."""
        details = Details(*(getattr(file, field) for field in Details._fields))
        self._saved = canonical(file.layout.slots), details
        self._settle()

    def as_file(self) -> LayoutFile:
        """Return the layout as it stands, in canonical form, with whatever else was in the file that it came from.

        :raises LayoutError: when there is no tile.
        """
        layout = Layout.from_tiles(self._plane.slots)
        details = self._details._asdict()
        if self._base is None:
            return LayoutFile(layout, **details)
        return msgspec.structs.replace(self._base, layout=layout, **details)

    def _push(self, change: DocumentChange, text: str, merge_id: int = NEVER_MERGED) -> bool:
        if change.is_empty:
            return False
        self.undo_stack.push(EditCommand(self._make, change, text, merge_id))
        return True

    def _make(self, change: DocumentChange) -> None:
        self._plane.apply(change.slots)
        if change.details is not None:
            self._details = change.details.after
        self.changed.emit(change)

    def _settle(self) -> None:
        tiles, details = self._saved
        is_same = details == self._details and len(tiles) == len(self._plane)
        is_modified = not (is_same and tiles == canonical(self._plane.slots))
        if is_modified != self._is_modified:
            self._is_modified = is_modified
            self.modified_changed.emit(is_modified)
        self.settled.emit()

    # what a gesture may do with its document

    def _follow(self, change: SlotChange) -> None:
        if not change.is_empty:
            self._make(DocumentChange(change))

    def _end(self, change: SlotChange, text: str) -> None:
        self._gesture = None
        if change.is_empty:
            # what was saved in the middle of it may differ now
            self._settle()
        else:
            self.undo_stack.push(EditCommand(self._make, DocumentChange(change), text, is_made=True))


class Gesture:
    """An edit that follows the mouse: seen at once, and one step to undo when it is finished."""

    def __init__(self, document: LayoutDocument, text: str) -> None:
        """Begin without a change; only a document makes gestures."""
        self._document = document
        self._text = text
        self._is_over = False
        self.change = SlotChange()
        """What was done so far."""

    @property
    def is_over(self) -> bool:
        """Whether it was finished or cancelled, which others may do as well."""
        return self._is_over

    def add(self, change: SlotChange) -> None:
        """Do more; a gesture that is over does nothing any more.

        :raises EditError: when it cannot be done; nothing more is done then.
        """
        if not self._is_over:
            self._document.check(change)
            # who follows what is made now may cancel it all
            self.change = self.change.then(change)
            self._document._follow(change)

    def replace(self, change: SlotChange) -> None:
        """Do this in place of all that was done so far; a gesture that is over does nothing any more.

        :raises EditError: when it cannot be done; what was done so far stays then.
        """
        if not self._is_over:
            step = self.change.reversed().then(change)
            self._document.check(step)
            self.change = change
            self._document._follow(step)

    def abandon(self) -> None:
        """Be over, because the document is another one; only the document says so."""
        self._is_over = True
        self.change = SlotChange()

    def finish(self) -> bool:
        """End here, and say whether anything was changed."""
        if not self._is_over:
            self._is_over = True
            self._document._end(self.change, self._text)
        return not self.change.is_empty

    def cancel(self) -> None:
        """Take everything back."""
        if not self._is_over:
            self._is_over = True
            self._document._follow(self.change.reversed())
            self.change = SlotChange()
            self._document._end(self.change, self._text)
