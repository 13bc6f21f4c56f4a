"""Which layer is worked on, and which are shown and may be touched: how the layout is looked at, and no part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from editor.change import LayerStep
from mahjong_qt.engine.layout.layout import MAX_Z

if TYPE_CHECKING:
    from editor.change import DocumentChange, LayerMove
    from editor.document import LayoutDocument

MAX_LAYERS = MAX_Z + 1


class LayerView(NamedTuple):
    """How the layers are looked at.

    ``total`` layers are listed, empty ones too. ``is_auto`` lets tiles go on top of what lies there, whichever layer
    that is; ``only_current`` shows one layer alone.
    """

    total: int = 1
    current: int = 0
    is_auto: bool = False
    only_current: bool = False
    hidden: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()

    def is_visible(self, z: int) -> bool:
        """Say whether the tiles of a layer are shown as such."""
        return z not in self.hidden and (not self.only_current or z == self.current)

    def is_editable(self, z: int) -> bool:
        """Say whether the tiles of a layer may be touched: it is shown and not locked."""
        return self.is_visible(z) and z not in self.locked


class LayerStack(QObject):
    """Keeps the :class:`LayerView`, and follows the document when layers get other numbers."""

    changed = Signal(object)
    """The new :class:`LayerView`."""

    def __init__(self, document: LayoutDocument, parent: QObject | None = None) -> None:
        """Begin at the lowest layer."""
        super().__init__(parent)
        self._document = document
        self._view = LayerView()
        document.changed.connect(self._follow)
        document.replaced.connect(self._reset)

    @property
    def view(self) -> LayerView:
        """How the layers are looked at now."""
        return self._view

    @property
    def current(self) -> int:
        """The layer that is worked on."""
        return self._view.current

    def select(self, z: int) -> None:
        """Work on another layer; one that is not listed yet, up to the last that files can hold, is listed then."""
        z = max(0, min(z, MAX_Z))
        if not self._document.is_flat or z == 0:
            self._set(self._view._replace(current=z, total=max(self._view.total, z + 1)))

    def set_auto(self, is_auto: bool) -> None:
        """Let tiles go on top of what lies there, or onto the current layer."""
        self._set(self._view._replace(is_auto=is_auto and not self._document.is_flat))

    def set_only_current(self, only_current: bool) -> None:
        """Show one layer alone, or all."""
        self._set(self._view._replace(only_current=only_current))

    def set_hidden(self, z: int, is_hidden: bool) -> None:
        """Show the tiles of a layer or not."""
        hidden = self._view.hidden | {z} if is_hidden else self._view.hidden - {z}
        self._set(self._view._replace(hidden=hidden))

    def set_locked(self, z: int, is_locked: bool) -> None:
        """Keep the tiles of a layer from being touched, or let them."""
        locked = self._view.locked | {z} if is_locked else self._view.locked - {z}
        self._set(self._view._replace(locked=locked))

    def show_all(self) -> None:
        """Hide nothing any more."""
        self._set(self._view._replace(hidden=frozenset(), only_current=False))

    def add_on_top(self) -> None:
        """List one more layer, empty, above all, and work on it."""
        if self._view.total < MAX_LAYERS:
            self.select(self._view.total)

    def renumber(self, move: LayerMove) -> None:
        """Let what is known of the layers go with them to their new numbers."""
        view = self._view
        current = move.place(view.current)
        total = view.total
        if move.step is LayerStep.INSERT:
            total = min(max(total, move.at) + 1, MAX_LAYERS)
        elif move.step is LayerStep.REMOVE:
            # one that is not listed any more takes none out of the list
            total = max(total - (move.at < total), 1)
        else:
            total = max(total, move.to + 1)
        self._set(
            view._replace(
                total=total,
                current=min(view.current if current is None else current, total - 1),
                hidden=frozenset(place for z in view.hidden if (place := move.place(z)) is not None),
                locked=frozenset(place for z in view.locked if (place := move.place(z)) is not None),
            )
        )

    def _follow(self, change: DocumentChange) -> None:
        if change.layers is not None:
            self.renumber(change.layers)
        top = max((slot.z for slot in change.slots.added), default=0)
        if top >= self._view.total:
            self._set(self._view._replace(total=top + 1))
        if change.details is not None and self._document.is_flat:
            view = self._view
            self._set(
                view._replace(total=1, current=0, is_auto=False, hidden=view.hidden & {0}, locked=view.locked & {0})
            )

    def _reset(self) -> None:
        self._view = LayerView(is_auto=self._view.is_auto and not self._document.is_flat)
        self._set(self._view._replace(total=max(1, self._document.plane.top_layer + 1)))
        self.changed.emit(self._view)

    def _set(self, view: LayerView) -> None:
        if view != self._view:
            self._view = view
            self.changed.emit(view)
