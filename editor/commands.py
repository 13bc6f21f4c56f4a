"""The one undo command, for every edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.change import DocumentChange

NEVER_MERGED = -1


class EditCommand(QUndoCommand):
    """Makes an edit, and takes it back.

    Edits of one text in a row are one command when they have the same ``merge_id``, a number from 0.
    """

    def __init__(
        self,
        apply: Callable[[DocumentChange], None],
        change: DocumentChange,
        text: str,
        merge_id: int = NEVER_MERGED,
        *,
        is_made: bool = False,
    ) -> None:
        """Keep the edit; ``is_made`` says that it is made already, as that of a gesture is."""
        super().__init__(text)
        self._apply = apply
        self._merge_id = merge_id
        self._is_made = is_made
        self.change = change

    def redo(self) -> None:
        if self._is_made:
            self._is_made = False
        else:
            self._apply(self.change)

    def undo(self) -> None:
        self._apply(self.change.reversed())

    def id(self) -> int:
        return self._merge_id

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take a later edit of the same text along."""
        if not isinstance(other, EditCommand) or not other.change.slots.is_empty:
            return False
        mine, later = self.change.details, other.change.details
        if mine is None or later is None or not self.change.slots.is_empty:
            return False
        self.change = self.change._replace(details=mine._replace(after=later.after))
        # what was typed and deleted again is no step
        self.setObsolete(self.change.is_empty)
        return True
