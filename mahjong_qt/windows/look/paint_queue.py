"""Pictures of the Look pane, painted a few milliseconds at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from mahjong_qt.view.piecework import Piecework

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from PySide6.QtGui import QPixmap

TURN = 3
"""Milliseconds after which nothing further is painted before other events had their turn."""


class Pictured(Protocol):
    """What shows a picture."""

    @property
    def is_in_view(self) -> bool:
        """Whether something of it is seen."""

    def set_picture(self, picture: QPixmap) -> None:
        """Show it."""


class PaintQueue(QObject):
    """Has pictures painted whenever nothing else is to be done, those that are in view first.

    A picture is painted in steps: an iterator that returns None as often as it likes, and the picture at the end.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with nothing to paint."""
        super().__init__(parent)
        self._keys: dict[Pictured, Hashable] = {}
        self._jobs: dict[Pictured, Iterator[QPixmap | None]] = {}
        self._work = Piecework(self, TURN)

    @property
    def is_busy(self) -> bool:
        """Whether pictures are still to be painted."""
        return bool(self._jobs)

    def want(self, owner: Pictured, key: Hashable, begin: Callable[[], Iterator[QPixmap | None]]) -> None:
        """Have a picture painted for its owner, unless it has the one with this key, or will have it."""
        if self._keys.get(owner) != key:
            self._keys[owner] = key
            self._jobs[owner] = begin()
            if not self._work.is_under_way:
                self._work.begin(self._steps())

    def paint_now(self, owner: Pictured, key: Hashable, begin: Callable[[], Iterator[QPixmap | None]]) -> None:
        """As :meth:`want`, at once: for what is painted in no time."""
        if self._keys.get(owner) == key and owner not in self._jobs:
            return
        self._keys[owner] = key
        self._jobs.pop(owner, None)
        for picture in begin():
            if picture is not None:
                owner.set_picture(picture)

    def forget(self, owner: Pictured) -> None:
        """Paint nothing for an owner any more."""
        self._keys.pop(owner, None)
        self._jobs.pop(owner, None)

    def _next_owner(self) -> Pictured:
        return next((owner for owner in self._jobs if owner.is_in_view), next(iter(self._jobs)))

    def _steps(self) -> Iterator[None]:
        while self._jobs:
            owner = self._next_owner()
            try:
                picture = next(self._jobs[owner])
            except StopIteration:
                del self._jobs[owner]
                continue
            if picture is not None:
                owner.set_picture(picture)
            yield
