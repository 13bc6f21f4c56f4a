"""All tools, the one in hand, and the way from the canvas to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from editor.canvas.preview import NOTHING
from editor.edits.clip import Clip
from editor.tools.brush import Brush
from editor.tools.clipboard import ClipBoard
from editor.tools.eraser import Eraser
from editor.tools.places import event_at_cursor, looked_at_again
from editor.tools.select import Select
from editor.tools.shape_tools import Fill, Hand, Line
from editor.tools.stamp import Stamp
from editor.tools.tool import ALT, Tool

if TYPE_CHECKING:
    from editor.canvas.tool_event import ToolEvent
    from editor.canvas.view import CanvasView
    from editor.layer_stack import LayerView
    from editor.workspace import Workspace

TOOL_KEYS = {"brush": "B", "eraser": "E", "select": "S", "fill": "F", "line": "L", "stamp": "T", "pan": "H"}
"""The key of each tool, in the order in which tools are shown."""

PLAIN = Qt.KeyboardModifier.NoModifier


class ToolBox(QObject):
    """Hands what mouse and keys do to the tool in hand; with the right button every tool that draws is the eraser.

    One thing is under way at a time, begun by the mouse or by keys; the other one is not heard until it ends. It is
    taken back when another tool, layer or document comes, or a layer is locked or hidden.
    """

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
        self.clipboard = ClipBoard(self)
        self._current: Tool = self.tools["brush"]
        self._before_stamp = ""
        self._active: Tool | None = None
        self._last: ToolEvent | None = None
        self._view = workspace.layers.view
        workspace.document.replaced.connect(self._forget)
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

        The stamp takes what is selected, else what it had, else what is on the clipboard.

        :raises KeyError: when there is no such tool.
        """
        tool = self.tools[name]
        self._before_stamp = ""
        if tool is self.stamp:
            if self._workspace.selection.slots:
                self.stamp.clip = Clip(self._workspace.selection.slots)
            elif self.stamp.clip is None:
                self.stamp.clip = self.clipboard.clip()
        self._take(tool)

    def carry(self, clip: Clip) -> None:
        """Take the stamp in hand with these tiles on it, until they are put down."""
        self.stamp.clip = clip
        if self._current is not self.stamp:
            self._before_stamp = self._current.name
        self._take(self.stamp)
        if self._last is None:
            self.point_at_cursor()

    def put_down(self) -> bool:
        """Take the tool again that :meth:`carry` took out of the hand, and say whether there is one."""
        if self._current is not self.stamp or not self._before_stamp:
            return False
        self.choose(self._before_stamp)
        return True

    def attach(self, view: CanvasView) -> None:
        """Listen to a view from now on."""
        view.pressed.connect(self.press)
        view.moved.connect(self.move)
        view.released.connect(self.release)
        view.left.connect(self.leave)

    def press(self, event: ToolEvent) -> None:
        """Begin with the tool in hand, or with the eraser; with Alt the layer of a tile is picked."""
        self.cancel()
        self._last = event
        if event.modifiers & ALT and event.slot_under is not None and self._current.draws:
            self._workspace.layers.select(event.slot_under.z)
            return
        if event.button == Qt.MouseButton.LeftButton:
            self._active = self._current
        elif event.button == Qt.MouseButton.RightButton and self._current.draws:
            self._active = self.tools["eraser"]
        if self._active is not None:
            self.previewed.emit(self._active.press(event))

    def move(self, event: ToolEvent) -> None:
        """Follow the mouse."""
        if self._hears(event):
            self._last = event
            tool = self._active
            self.previewed.emit(self._current.hover(event) if tool is None else tool.drag(event))

    def release(self, event: ToolEvent) -> None:
        """End what was begun."""
        if not self._hears(event):
            return
        self._last = event
        tool, self._active = self._active, None
        if tool is not None:
            tool.release(event)
            self._refresh()

    def leave(self) -> None:
        """Show nothing of the tool while the mouse is elsewhere, unless the cursor is used."""
        if self._active is None and (self._last is None or not self._last.is_exact):
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

    def point_at_cursor(self, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Do what a move of the mouse to the cursor would do."""
        self.move(event_at_cursor(self._workspace, modifiers))

    def act_at_cursor(self, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Do what a click at the cursor would do; a shape or frame is begun by one and ended by the next."""
        event = event_at_cursor(self._workspace, modifiers)
        if not self._hears(event):
            return
        if self._active is not None:
            self.move(event)
            self.release(event)
            return
        self.press(event)
        if not self._current.spans:
            self.release(event)

    def erase_at_cursor(self) -> None:
        """Take away the tile at the cursor: on the current layer, or the topmost one."""
        self.cancel()
        event, eraser = event_at_cursor(self._workspace, PLAIN), self.tools["eraser"]
        eraser.press(event)
        eraser.release(event)
        self.point_at_cursor()

    def leave_cursor(self) -> None:
        """Show nothing of the tool at the cursor any more: the keys go elsewhere."""
        if self._active is None and self._last is not None and self._last.is_exact:
            self._last = None
            self.previewed.emit(NOTHING)

    def _hears(self, event: ToolEvent) -> bool:
        """Say whether nothing is under way that the other one of mouse and keys began."""
        return self._active is None or self._last is None or self._last.is_exact == event.is_exact

    def _take(self, tool: Tool) -> None:
        self.cancel()
        if tool is not self._current:
            self._current = tool
            self.changed.emit(tool.name)
        self._refresh()

    def _refresh(self, _: object = None) -> None:
        """Show what the tool would do now that something else has changed."""
        workspace, last = self._workspace, self._last
        # a gesture shows what it does by doing it
        if last is not None and workspace.document.gesture is None:
            again = event_at_cursor(workspace, PLAIN) if last.is_exact else looked_at_again(workspace, last)
            self._last = again
            tool = self._active
            self.previewed.emit(self._current.hover(again) if tool is None else tool.drag(again))

    def _follow_layers(self, view: LayerView) -> None:
        before, self._view = self._view, view
        # a stroke on top of all lists a layer more
        if view._replace(total=0) != before._replace(total=0):
            self.cancel()
        self._refresh()

    def _forget(self) -> None:
        """Be ready for another document, of which nothing is selected."""
        self.cancel()
        self._workspace.selection.clear()
