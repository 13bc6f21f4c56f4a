"""What a pair brought: "+300 ×3" rises over its place for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.engine.play.score import score_of
from mahjong_qt.engine.play.transition import Change
from mahjong_qt.view.motion import NOTE, Effect, ease_out
from mahjong_qt.view.stretch import face_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from mahjong_qt.engine.play.score import Score
    from mahjong_qt.engine.play.transition import Transition
    from mahjong_qt.session import Session
    from mahjong_qt.view.board_view import BoardView
    from mahjong_qt.view.selection import Click

LARGER = 1.25
"""Size of the words, in that of the window's."""

RISE = 1.2
"""How far they rise, in their own height."""

FADES = 0.7
"""The share of the time after which they fade."""

GROUND, INK = QColor(20, 24, 28, 205), QColor("#ffffff")
"""The same by day and by night: what lies under them are tiles."""


class ScoreFloat(QWidget):
    """Lies over the board, lets every click pass, and is there for the last pair only."""

    def __init__(self, session: Session, view: BoardView) -> None:
        """Follow a session, whose board the view shows, from now on; to be made after the scene follows it."""
        super().__init__(view)
        self.setObjectName("score_float")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFont(enlarged(self.font(), LARGER))
        self.words = ""
        """What is said, or was said last."""
        self._session = session
        self._view = view
        self._scene = view.board_scene
        self._is_wanted = True
        self._clicked: int | None = None
        self._opacity = 1.0
        self._effect: Effect | None = None
        self._scene.clicked.connect(self._note_click)
        session.changed.connect(self._follow)
        session.started.connect(self.end)
        self.hide()

    def set_wanted(self, is_wanted: bool) -> None:
        """Show what pairs bring, or not."""
        self._is_wanted = is_wanted
        if not is_wanted:
            self.end()

    def end(self) -> None:
        """Show nothing any more."""
        if self._effect is not None:
            self._scene.motion.finish([self._effect])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words on a ground of their own, on which they can be read over every tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._opacity)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GROUND)
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.setPen(INK)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.words)

    def _note_click(self, click: Click) -> None:
        self._clicked = click.tile

    def _follow(self, transition: Transition) -> None:
        self.end()
        if transition.change is not Change.PAIR or not self._is_wanted or self._scene.placement is None:
            return
        tile = next((tile for tile in transition.removed if tile == self._clicked), transition.removed[-1])
        face = self._view.mapFromScene(face_of(self._scene.slots[tile], self._scene.placement)).boundingRect()
        self._rise(score_of(self._session.game.events), face)

    def _rise(self, score: Score, face: QRect) -> None:
        self.words = self.tr("+%1").replace("%1", str(score.gain))
        if score.multiplier > 1:
            self.words = self.tr("+%1 ×%2").replace("%1", str(score.gain)).replace("%2", str(score.multiplier))
        height = round(self.fontMetrics().height() * 1.3)
        size = QSize(self.fontMetrics().horizontalAdvance(self.words) + height, height)
        room = QSize(self._view.width() - size.width(), self._view.height() - size.height())
        way = round(RISE * height) if self._scene.motion.is_on else 0
        x = max(0, min(face.center().x() - size.width() // 2, room.width()))
        # where it ends there must be room, too
        y = max(way, min(face.center().y() - size.height() // 2, room.height()))
        self.setGeometry(QRect(QPoint(x, y), size))
        self._effect = Effect(NOTE, lambda progress: self._step(progress, QPoint(x, y), way), self._go)
        self.show()
        # it is to be read, and takes its time where nothing moves as well
        self._scene.motion.hold(self._effect)

    def _step(self, progress: float, start: QPoint, way: int) -> None:
        self.move(start - QPoint(0, round(way * ease_out(progress))))
        is_fading = way > 0 and progress > FADES
        self._opacity = (1.0 - progress) / (1.0 - FADES) if is_fading else 1.0
        self.update()

    def _go(self) -> None:
        self._effect = None
        self.hide()
