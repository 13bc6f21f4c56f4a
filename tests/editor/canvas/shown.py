"""A canvas on the screen, and the mouse over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from editor.canvas.scene import CanvasScene
    from editor.canvas.tool_event import ToolEvent
    from editor.canvas.view import CanvasView
    from editor.workspace import Workspace

_PLAIN, _LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
_NO_BUTTON = Qt.MouseButton.NoButton


class Shown(NamedTuple):
    workspace: Workspace
    scene: CanvasScene
    view: CanvasView

    def place(self, x: float, y: float, z: float = 0) -> QPointF:
        """Where a place of a layer, in half tiles, is in the viewport."""
        assert self.scene.geometry is not None
        return self.scene.geometry.scene_point(x, y, z) - self.view.scrolling.corner

    def send(
        self,
        kind: QEvent.Type,
        place: QPointF,
        button: Qt.MouseButton = _LEFT,
        modifiers: Qt.KeyboardModifier = _PLAIN,
    ) -> None:
        held = button if kind is not QEvent.Type.MouseButtonRelease else _NO_BUTTON
        about = _NO_BUTTON if kind is QEvent.Type.MouseMove else button
        viewport = self.view.viewport()
        event = QMouseEvent(kind, place, QPointF(viewport.mapToGlobal(place.toPoint())), about, held, modifiers)
        QApplication.sendEvent(viewport, event)

    def press(self, place: QPointF, button: Qt.MouseButton = _LEFT, modifiers: Qt.KeyboardModifier = _PLAIN) -> None:
        self.send(QEvent.Type.MouseButtonPress, place, button, modifiers)

    def move(self, place: QPointF, button: Qt.MouseButton = _LEFT, modifiers: Qt.KeyboardModifier = _PLAIN) -> None:
        self.send(QEvent.Type.MouseMove, place, button, modifiers)

    def release(self, place: QPointF, button: Qt.MouseButton = _LEFT, modifiers: Qt.KeyboardModifier = _PLAIN) -> None:
        self.send(QEvent.Type.MouseButtonRelease, place, button, modifiers)

    def drag(self, *places: QPointF, button: Qt.MouseButton = _LEFT) -> None:
        self.press(places[0], button)
        for place in places[1:]:
            self.move(place, button)
        self.release(places[-1], button)

    def wheel(self, place: QPointF, angle: QPoint, modifiers: Qt.KeyboardModifier = _PLAIN) -> None:
        """Turn the wheel by an angle in eighths of a degree."""
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(place, place, QPoint(), angle, _NO_BUTTON, modifiers, phase, False)
        QApplication.sendEvent(self.view.viewport(), event)

    def told(self) -> list[tuple[str, ToolEvent]]:
        """What the tools are told from now on."""
        heard: list[tuple[str, ToolEvent]] = []
        self.view.pressed.connect(lambda event: heard.append(("pressed", event)))
        self.view.moved.connect(lambda event: heard.append(("moved", event)))
        self.view.released.connect(lambda event: heard.append(("released", event)))
        return heard
