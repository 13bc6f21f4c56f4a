"""The pictures of layouts, drawn in the background, what is in view first."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_qt.view import thumbnail
from mahjong_qt.view.piecework import Piecework

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPixmap

    from mahjong_qt.engine.layout.layout_entry import LayoutEntry

LIMIT = 64_000_000
"""Bytes of the pictures that are kept, unless those in view need more."""

TURN = 3
"""Milliseconds after which no further picture is begun before other events had their turn."""


class PictureKind(NamedTuple):
    """Size in logical pixels, device pixels by logical ones, and whether the ground is dark."""

    width: int
    height: int
    ratio: float
    is_dark: bool

    @property
    def bytes(self) -> int:
        """What a picture takes."""
        return round(self.width * self.ratio) * round(self.height * self.ratio) * 4


_Key = tuple[bytes, PictureKind]


class LayoutPictures(QObject):
    """Draws pictures a few at a time whenever nothing else is to be done, and keeps those used last.

    Layouts with the same tiles share one.
    """

    drawn = Signal(object)
    """The entry whose picture is there now."""

    def __init__(self, parent: QObject | None = None, limit: int = LIMIT) -> None:
        """Keep pictures of up to ``limit`` bytes."""
        super().__init__(parent)
        self._limit = limit
        self._bytes = 0
        self._needed = 0  # pictures that are kept whatever they take
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._latest: dict[bytes, _Key] = {}
        self._queue: deque[tuple[LayoutEntry, PictureKind]] = deque()
        self._work = Piecework(self, TURN)

    @property
    def is_busy(self) -> bool:
        """Whether pictures are still to be drawn."""
        return self._work.is_under_way

    def picture(self, entry: LayoutEntry, kind: PictureKind) -> QPixmap | None:
        """Return the picture of a layout if it is there, else one of another size or for another ground, if any."""
        key = entry.packed, kind
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        latest = self._latest.get(entry.packed)
        return self._pictures[latest] if latest is not None else None

    def want(self, visible: Sequence[LayoutEntry], soon: Sequence[LayoutEntry], kind: PictureKind) -> None:
        """Have these pictures drawn and no others: those in view in any case, those soon in view as far as they fit."""
        room = max(0, self._limit // max(1, kind.bytes) - len(visible))
        self._queue = deque(
            (entry, kind) for entry in (*visible, *soon[:room]) if (entry.packed, kind) not in self._pictures
        )
        # the first to go are those that nobody asked for
        for entry in (*soon[:room], *visible):
            if (entry.packed, kind) in self._pictures:
                self._pictures.move_to_end((entry.packed, kind))
        self._needed = len(visible)
        if self._queue and not self._work.is_under_way:
            self._work.begin(self._steps())

    def drop(self) -> None:
        """Keep no picture and draw none any more."""
        self._work.stop()
        self._queue.clear()
        self._pictures.clear()
        self._latest.clear()
        self._bytes = 0

    def _steps(self) -> Iterator[None]:
        while self._queue:
            entry, kind = self._queue.popleft()
            if (entry.packed, kind) not in self._pictures:
                self._add((entry.packed, kind), thumbnail.places_thumbnail(entry.places, *kind))
            self.drawn.emit(entry)
            yield

    def _add(self, key: _Key, picture: QPixmap) -> None:
        self._pictures[key] = picture
        self._latest[key[0]] = key
        self._bytes += key[1].bytes
        while self._bytes > self._limit and len(self._pictures) > self._needed:
            old, _ = self._pictures.popitem(last=False)
            self._bytes -= old[1].bytes
            if self._latest.get(old[0]) == old:
                del self._latest[old[0]]
