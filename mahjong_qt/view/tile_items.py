"""The graphics items of a board: one for each tile, and the marks laid over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from mahjong_qt.art.tile_state import Mark, Shade
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.view.geometry import BoardGeometry, stacking

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QGraphicsScene

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.board import Board

LIFT = 0.6
"""How far a selected tile is lifted, in layers."""

ON_TOP = 1 << 40
"""Added to the stacking place of what lies over all tiles."""


class Placement(NamedTuple):
    """Turns device pixels into the scene's logical ones.

    ``ratio`` is device pixels per logical pixel; ``shift_x`` and ``shift_y``, in device pixels, make up for a view that
    does not begin on a whole device pixel of its window.
    """

    geometry: BoardGeometry
    ratio: float
    shift_x: float
    shift_y: float

    def point(self, slot: Slot, lift: float = 0.0) -> QPointF:
        """Return where the pixmap of a tile has its top-left corner, lifted by so many layers."""
        metrics = self.geometry.metrics
        x, y = self.geometry.corner(slot)
        rise_x, rise_y = self.geometry.lift(lift)
        x -= metrics.margin_left + rise_x
        y -= metrics.margin_top + rise_y
        return QPointF((x + self.shift_x) / self.ratio, (y + self.shift_y) / self.ratio)

    def device_point(self, point: QPointF) -> tuple[float, float]:
        """Return a point of the scene in the device pixels of the geometry."""
        return point.x() * self.ratio - self.shift_x, point.y() * self.ratio - self.shift_y


class TileItems:
    """The pixmap items of the tiles; they are kept and used again for every board of the scene."""

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        """Begin without any."""
        self._scene = scene
        self._art = art
        self._items: list[QGraphicsPixmapItem] = []
        self._shown: list[tuple[int, Shade] | None] = []

    def __getitem__(self, tile: int) -> QGraphicsPixmapItem:
        """Return the item of a tile."""
        return self._items[tile]

    def some(self, tiles: Iterable[int]) -> list[QGraphicsPixmapItem]:
        """Return the items of these tiles."""
        return [self._items[tile] for tile in tiles]

    def fit(self, count: int) -> None:
        """Have exactly ``count`` items, all hidden."""
        while len(self._items) > count:
            self._scene.removeItem(self._items.pop())
        for item in self._items:
            item.setVisible(False)
        while len(self._items) < count:
            item = QGraphicsPixmapItem()
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setVisible(False)
            self._scene.addItem(item)
            self._items.append(item)
        self.forget_pictures()

    def draw_all_anew(self) -> None:
        """Have the whole scene painted next, which is cheaper than to count up all places of many tiles that move."""
        self._scene.update()

    def forget_pictures(self) -> None:
        """Take every picture anew from the tile art at the next :meth:`paint`."""
        self._shown = [None] * len(self._items)

    def place(self, slots: Sequence[Slot], placement: Placement) -> None:
        """Put every item where its slot is."""
        for item, slot in zip(self._items, slots, strict=True):
            item.setPos(placement.point(slot))
            item.setZValue(stacking(slot, placement.geometry.metrics))

    def displacement(self, tile: int, slot: Slot, placement: Placement) -> tuple[float, float]:
        """Return how far, in device pixels, a tile that moves is from its slot."""
        way = self._items[tile].pos() - placement.point(slot)
        return way.x() * placement.ratio, way.y() * placement.ratio

    def put(self, tile: int, slot: Slot, placement: Placement, *, lift: float) -> None:
        """Lay one tile down, or lift it above all others."""
        item = self._items[tile]
        item.setPos(placement.point(slot, lift))
        item.setZValue(stacking(slot, placement.geometry.metrics) + (ON_TOP if lift else 0))

    def paint(self, board: Board, *, darkens_blocked: bool, is_face_down: bool) -> None:
        """Show the tiles that are there, each with its face and shade; what is gone is left as it is."""
        for tile in tiles_of(board.present):
            if is_face_down:
                shade = Shade.FACE_DOWN
            elif darkens_blocked and not board.is_free(tile):
                shade = Shade.BLOCKED
            else:
                shade = Shade.CLEAR
            face, item = board.faces[tile], self._items[tile]
            if self._shown[tile] != (face.index, shade):
                self._shown[tile] = (face.index, shade)
                item.setPixmap(self._art.tile(face, shade))
            item.setVisible(True)


class MarkItems:
    """The marks over the tiles: for each kind of mark the tiles that bear it."""

    def __init__(self, scene: QGraphicsScene, art: TileArt) -> None:
        """Begin without any."""
        self._scene = scene
        self._art = art
        self._spare: list[QGraphicsPixmapItem] = []
        self._marked: dict[tuple[Mark, int], QGraphicsPixmapItem] = {}

    def tiles(self, mark: Mark) -> list[int]:
        """Return the tiles that bear a mark."""
        return [tile for kind, tile in self._marked if kind is mark]

    def items(self, tiles: Iterable[int]) -> list[QGraphicsPixmapItem]:
        """Return the items of all marks on these tiles."""
        wanted = set(tiles)
        return [item for (_, tile), item in self._marked.items() if tile in wanted]

    def set(self, mark: Mark, tiles: Iterable[int], slots: Sequence[Slot], placement: Placement | None) -> None:
        """Let exactly these tiles bear a mark."""
        wanted = set(tiles)
        changed = wanted.symmetric_difference(self.tiles(mark))
        for tile in sorted(changed - wanted):
            self._drop((mark, tile))
        for tile in sorted(changed & wanted):
            self._marked[mark, tile] = self._take()
            self._show(mark, tile, slots, placement)
        if mark is Mark.SELECTED:
            # the other marks of a tile go up and down with it
            for kind, tile in self._marked:
                if tile in changed:
                    self._show(kind, tile, slots, placement)

    def fade(self, opacity: float) -> None:
        """Let all marks be seen as much as this, from 0 to 1."""
        for item in self._marked.values():
            item.setOpacity(opacity)

    def clear(self) -> None:
        """Take all marks away but those of free tiles, which follow the board and not the player."""
        for mark, tile in list(self._marked):
            if mark is not Mark.FREE:
                self._drop((mark, tile))

    def place(self, slots: Sequence[Slot], placement: Placement) -> None:
        """Draw all marks anew at their places."""
        for mark, tile in self._marked:
            self._show(mark, tile, slots, placement)

    def _show(self, mark: Mark, tile: int, slots: Sequence[Slot], placement: Placement | None) -> None:
        if placement is None:
            return
        item = self._marked[mark, tile]
        item.setPixmap(self._art.mark(mark))
        is_lifted = (Mark.SELECTED, tile) in self._marked
        item.setPos(placement.point(slots[tile], LIFT if is_lifted else 0.0))
        # a mark of a free tile lies inside its face, and under whatever leans over it; the others are over all
        rank = (ON_TOP if is_lifted else 0) if mark is Mark.FREE else 2 * ON_TOP
        item.setZValue(stacking(slots[tile], placement.geometry.metrics) + 0.5 + rank)
        item.setVisible(True)

    def _take(self) -> QGraphicsPixmapItem:
        if self._spare:
            return self._spare.pop()
        item = QGraphicsPixmapItem()
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item

    def _drop(self, key: tuple[Mark, int]) -> None:
        item = self._marked.pop(key)
        item.setVisible(False)
        item.setOpacity(1.0)
        self._spare.append(item)
