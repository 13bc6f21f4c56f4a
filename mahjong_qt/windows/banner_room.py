"""What a banner would lie on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF

from mahjong_qt.engine.play.transition import Change, Status

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.transition import Transition
    from mahjong_qt.session import Session
    from mahjong_qt.view.board_scene import BoardScene
    from mahjong_qt.view.board_view import BoardView
    from mahjong_qt.view.selection import Click

HAND = 1 << 20
"""What the place of the hand weighs: more than all tiles of the largest board, ringed ones too."""


class BannerRoom(QObject):
    """Weighs areas of the board: by the tiles there, and by whether the hand that took the last pair is there."""

    def __init__(self, view: BoardView, scene: BoardScene, session: Session, parent: QObject) -> None:
        """Follow clicks and moves from now on."""
        super().__init__(parent)
        self._view = view
        self._scene = scene
        self._clicked: Slot | None = None
        scene.clicked.connect(self._note_click)
        session.changed.connect(self._follow_move)
        session.started.connect(self._forget)

    def weight(self, area: QRect) -> int:
        """Return how much an area of the view would be missed under a banner."""
        return self._view.tiles_under(area) + (HAND if self._hand().intersects(area) else 0)

    def _hand(self) -> QRect:
        """Return where the tile lies, or lay, that was clicked last; an empty area when that does not matter."""
        placement = self._scene.placement
        if self._clicked is None or placement is None:
            return QRect()
        geometry, ratio, shift_x, shift_y = placement
        x, y = geometry.corner(self._clicked)
        left, top = (x + shift_x) / ratio, (y + shift_y) / ratio
        face = QRectF(left, top, geometry.metrics.width / ratio, geometry.metrics.height / ratio)
        return self._view.mapFromScene(face).boundingRect()

    def _note_click(self, click: Click) -> None:
        self._clicked = self._scene.slots[click.tile]

    def _follow_move(self, transition: Transition) -> None:
        # where no pair is free the hand stops, and the tiles that are left are what the player wants to see
        if transition.change is not Change.PAIR or transition.status is not Status.PLAYING:
            self._forget()

    def _forget(self) -> None:
        """Have no hand on the board: it was at a button or a key last."""
        self._clicked = None
