"""All tools, the one in hand, and the way from the canvas to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.preview import NOTHING
from editor.canvas.tool_event import ToolEvent
from editor.edits.clip import Clip
from editor.tools.brush import Brush
from editor.tools.eraser import Eraser
from editor.tools.select import Select
from editor.tools.shape_tools import Fill, Hand, Line
from editor.tools.stamp import Stamp
from editor.tools.tool import ALT, Tool, middle_of

if TYPE_CHECKING:
    from editor.workspace import Workspace

TOOL_KEYS = {"brush": "B", "eraser": "E", "select": "S", "fill": "F", "line": "L", "stamp": "T", "pan": "H"}
"""The key of each tool, in the order in which tools are shown."""


class _Signal(Protocol):
    def connect(self, slot: object, /) -> object: ...


class ToolView(Protocol):
    """What a view tells of the mouse."""

    pressed: _Signal
    moved: _Signal
    released: _Signal
    left: _Signal


class ToolBox(QObject):
    """Hands what the mouse does to the tool in hand; with the right button every tool that draws is the eraser."""

    changed = Signal(str)
    """The name of the tool in hand."""

    previewed = Signal(object)
    """The :class:`~editor.canvas.preview.Preview` to be shown from now on."""

    def __init__(self, workspace: Workspace, parent: QObject | None = None) -> None:
        """Begin with the brush in hand."""
        super().__init__(parent)
        self._workspace = workspace
        makers = (Brush, Eraser, Select, Fill, Line, Stamp, Hand)
        self.tools: dict[str, Tool] = {make.name: make(workspace, self) for make in makers}
        self._current: Tool = self.tools["brush"]
        self._active: Tool | None = None
        self._last: ToolEvent | None = None
        self._is_at_cursor = False
        workspace.document.replaced.connect(self.cancel)
        workspace.document.settled.connect(self._refresh)
        workspace.layers.changed.connect(self._follow_layers)
        workspace.symmetry.changed.connect(self._refresh)

    @property
    def current(self) -> Tool:
        """The tool in hand."""
        return self._current

    @property
    def stamp(self) -> Stamp:
        """The stamp, which others give a clip."""
        stamp = self.tools["stamp"]
        assert isinstance(stamp, Stamp)
        return stamp

    @property
    def is_busy(self) -> bool:
        """Whether something is begun that a release, or the cursor's second Space, ends."""
        return self._active is not None

    def choose(self, name: str) -> None:
        """Take another tool in hand; what the last one has begun is taken back.

        :raises KeyError: when there is no such tool.
        """
        tool = self.tools[name]
        self.cancel()
        if name == "stamp" and self._workspace.selection.slots:
            self.stamp.clip = Clip(self._workspace.selection.slots)
        if tool is not self._current:
            self._current = tool
            self.changed.emit(name)
        self._refresh()

    def carry(self, clip: Clip) -> None:
        """Take the stamp in hand with these tiles on it."""
        self.cancel()
        self.stamp.clip = clip
        if self._current is not self.stamp:
            self._current = self.stamp
            self.changed.emit(self.stamp.name)
        self._refresh()

    def attach(self, view: ToolView) -> None:
        """Listen to a view from now on."""
        view.pressed.connect(self.press)
        view.moved.connect(self.move)
        view.released.connect(self.release)
        view.left.connect(self.leave)

    def press(self, event: ToolEvent) -> None:
        """Begin with the tool in hand, or with the eraser; with Alt the layer of a tile is picked."""
        self.cancel()
        self._is_at_cursor = False
        self._last = event
        is_pick = event.modifiers & ALT and event.slot_under is not None and self._current.draws
        if is_pick and event.slot_under is not None:
            self._workspace.layers.select(event.slot_under.z)
            return
        if event.button == Qt.MouseButton.RightButton:
            if not self._current.draws:
                return
            self._active = self.tools["eraser"]
        elif event.button == Qt.MouseButton.LeftButton:
            self._active = self._current
        if self._active is not None:
            self.previewed.emit(self._active.press(event))

    def move(self, event: ToolEvent) -> None:
        """Follow the mouse."""
        self._is_at_cursor = False
        self._last = event
        tool = self._active
        self.previewed.emit(self._current.hover(event) if tool is None else tool.drag(event))

    def release(self, event: ToolEvent) -> None:
        """End what the mouse has begun."""
        self._last = event
        tool, self._active = self._active, None
        if tool is not None:
            tool.release(event)
            self.previewed.emit(self._current.hover(event))

    def leave(self) -> None:
        """Show nothing of the tool while the mouse is elsewhere."""
        if self._active is None:
            self._last = None
            self.previewed.emit(NOTHING)

    def cancel(self) -> bool:
        """Take back what is begun, and say whether there was anything."""
        tool, self._active = self._active, None
        was_busy = tool is not None and tool.cancel()
        if was_busy:
            self._refresh()
        return was_busy

    def turn_stamp(self, key: Qt.Key) -> bool:
        """Turn or flip what the stamp carries, if it is in hand and the key is one for that."""
        if self._current is not self.stamp or not self.stamp.turn(key):
            return False
        self._refresh()
        return True

    # the cursor of the keyboard

    def point_at_cursor(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Do what a move of the mouse to the cursor would do."""
        event = self._cursor_event(modifiers)
        self.move(event)
        self._is_at_cursor = True

    def act_at_cursor(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Do what a click at the cursor would do; a shape or frame is begun by one and ended by the next."""
        event = self._cursor_event(modifiers)
        if self._active is not None:
            self._active.drag(event)
            self.release(event)
        else:
            self.press(event)
            if self._current.name not in ("fill", "line", "select"):
                self.release(event)
        self._is_at_cursor = True

    def erase_at_cursor(self) -> None:
        """Take away the tile at the cursor: on the current layer, or the topmost one."""
        self.cancel()
        event, eraser = self._cursor_event(Qt.KeyboardModifier.NoModifier), self.tools["eraser"]
        eraser.press(event)
        eraser.release(event)
        self.point_at_cursor()

    def _cursor_event(self, modifiers: Qt.KeyboardModifier) -> ToolEvent:
        cursor = self._workspace.cursor
        # nothing rises: the point is the middle of the tile on every layer
        point = CanvasPoint(*middle_of(cursor))
        over = [slot for slot in self._workspace.visible(self._workspace.document.plane) if slot.overlaps(cursor)]
        under = max(over, key=lambda slot: slot.z, default=None)
        return ToolEvent(point, under, modifiers, Qt.MouseButton.LeftButton, is_exact=True)

    def _refresh(self, _: object = None) -> None:
        if self._active is None and self._last is not None:
            self._last = self._cursor_event(self._last.modifiers) if self._is_at_cursor else self._last
            self.previewed.emit(self._current.hover(self._last))

    def _follow_layers(self) -> None:
        if self._active is not None and not self._active.is_busy:
            self._active = None
        if not self.is_busy:
            self._refresh()
