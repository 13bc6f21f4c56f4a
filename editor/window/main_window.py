"""The editor's window: tools at the left, the canvas in the middle, panels at the right."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMargins, QSize, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from editor.exchange.notice_bar import NoticeBar
from editor.panels.board_panel import BoardPanel
from editor.panels.details_panel import DetailsPanel
from editor.panels.layers_panel import LayersPanel
from editor.panels.status_line import StatusLine
from editor.window.action_slots import connect_drawing, connect_edits, connect_layers
from editor.window.action_states import ActionStates
from editor.window.actions import EditorActions
from editor.window.bars import main_bar, tool_rail
from editor.window.docks import Docks
from editor.window.drawing_board import DrawingBoard
from editor.window.menus import Menus
from editor.window.steady_canvas import SteadyCanvas
from mahjong_qt.appearance import is_dark
from mahjong_qt.settings import WindowPlace

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QShowEvent

    from editor.editor_settings import EditorSettingsStore
    from editor.workspace import Workspace

STATE_VERSION = 1
"""Of where bars and docks are; a state of another version is not taken."""

SMALLEST_SIZE = QSize(800, 520)
FIRST_SHARE = 0.85
"""How much of the screen's width and height the first window takes."""

ROOMY = QSize(1200, 700)
"""A first window that would be smaller than this is maximised."""

TITLE_BAR = 40


class EditorWindow(QMainWindow):
    """Holds the parts and knows which of them are seen; what they lead to they settle with the workspace."""

    closing = Signal()
    """The window is about to go, and nothing will be lost by that."""

    def __init__(self, workspace: Workspace, settings: EditorSettingsStore) -> None:
        """Build the window around a workspace; it is not shown yet."""
        super().__init__()
        self.setObjectName("editor_window")
        self.setMinimumSize(SMALLEST_SIZE)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setDockNestingEnabled(True)
        self.workspace, self.settings = workspace, settings
        self.ask_to_close: Callable[[Callable[[], None]], None] | None = None
        self._may_close = self._is_closing = self._is_laid_out = False
        self.board = DrawingBoard(workspace, self)
        self.view, self.tool_box, self.commands = self.board.view, self.board.tool_box, self.board.commands
        self.actions_by_verb = EditorActions(self)
        self.states = ActionStates(self.actions_by_verb, workspace, self.tool_box, self.commands)
        self.menus = Menus(self.actions_by_verb)
        self.setMenuBar(self.menus)
        self.status_line = StatusLine(workspace)
        self.setStatusBar(self.status_line)
        self.notice_bar = NoticeBar()
        self.pages = QStackedWidget()
        self.canvas_page = QWidget()
        self.pages.addWidget(self.canvas_page)
        self._fill_middle()
        self._add_bars()
        self.docks = self._add_docks()
        self._connect()
        self.show_canvas_on_table()
        self._restore_size(settings.settings.window)
        self.view.setFocus()

    def show_canvas_on_table(self) -> None:
        """Put the canvas on the table that suits the palette now in force."""
        self.view.set_dark(is_dark(self.palette()))

    def show_icons(self) -> None:
        """Take the icons that suit the palette now in force."""
        self.actions_by_verb.set_icons(is_dark(self.palette()))

    def add_above_canvas(self, widget: QWidget) -> None:
        """Put a line right above the canvas, which is seen with it."""
        self._canvas_column.insertWidget(0, widget)

    def focus_page(self) -> None:
        """Give the keys to what is in the middle."""
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus()

    def layout_state(self) -> str:
        """Return where bars and docks are, in base 64."""
        return base64.b64encode(self.saveState(STATE_VERSION).data()).decode()

    def restore_layout(self, state: str) -> bool:
        """Put bars and docks where they were, and say whether that could be done."""
        try:
            data = base64.b64decode(state, validate=True)
        except (binascii.Error, ValueError):
            return False
        return bool(data) and self.restoreState(QByteArray(data), STATE_VERSION)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out the docks the first time: only now the window has its size."""
        super().showEvent(event)
        if not self._is_laid_out:
            self._is_laid_out = True
            if not self.restore_layout(self.settings.settings.window_state):
                self.docks.lay_out_first()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette and the state of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.show_canvas_on_table()
            self.show_icons()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_by_verb["full_screen"].setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go at once when nothing is lost by that, else when the question is answered."""
        if not self._may_close and self.ask_to_close is not None:
            self._is_closing = True
            self.ask_to_close(self._let_close)
            self._is_closing = False
        if self.ask_to_close is not None and not self._may_close:
            event.ignore()
            return
        self.closing.emit()
        self._remember_place()
        event.accept()

    def come_to_front(self) -> None:
        """Be seen before all other windows, as far as the system allows that."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def set_full_screen(self, is_full_screen: bool) -> None:
        """Fill the screen, or do so no more."""
        if is_full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _let_close(self) -> None:
        self._may_close = True
        if not self._is_closing:
            self.close()

    def _remember_place(self) -> None:
        size = self.normalGeometry().size()
        place = WindowPlace(size.width(), size.height(), self.isMaximized())
        self.settings.change(window=place, window_state=self.layout_state())

    def _restore_size(self, place: WindowPlace | None) -> None:
        # the title bar, whose height is not known before the window is shown, must find room as well
        available = self.screen().availableSize().shrunkBy(QMargins(0, TITLE_BAR, 0, 0))
        first = available * FIRST_SHARE
        size = first if place is None else QSize(place.width, place.height)
        self.resize(size.boundedTo(available).expandedTo(SMALLEST_SIZE))
        is_small_screen = first.width() < ROOMY.width() or first.height() < ROOMY.height()
        if is_small_screen if place is None else place.is_maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _fill_middle(self) -> None:
        self._canvas_column = _column_of(self.canvas_page, self.view)
        self.canvas_page.setFocusProxy(self.view)
        middle = QWidget()
        _column_of(middle, self.notice_bar, self.pages)
        SteadyCanvas(self.view, self.pages, self.workspace.document.undo_stack)
        self.setCentralWidget(middle)

    def _add_bars(self) -> None:
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, main_bar(self.actions_by_verb))
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, tool_rail(self.actions_by_verb))

    def _add_docks(self) -> Docks:
        docks = Docks(self)
        board = BoardPanel(self.workspace)
        board.show_wanted.connect(self.board.show_slots)
        docks.add("layers", LayersPanel(self.workspace, self.commands))
        docks.add("board", board)
        docks.add("details", DetailsPanel(self.workspace))
        # what fills it waits for the first paint
        docks.add("analysis", QWidget())
        self.menus["panels"].addActions(docks.actions())
        return docks

    def _connect(self) -> None:
        actions, workspace, view, status = self.actions_by_verb, self.workspace, self.view, self.status_line
        connect_edits(actions, self.commands)
        connect_layers(actions, workspace, self.commands)
        connect_drawing(actions, workspace, self.tool_box, view)
        actions["show_grid"].setChecked(self.settings.settings.is_grid_shown)
        view.set_grid(self.settings.settings.is_grid_shown)
        actions["show_grid"].triggered.connect(view.set_grid)
        actions["show_grid"].triggered.connect(lambda is_on: self.settings.change(is_grid_shown=is_on))
        actions["full_screen"].triggered.connect(self.set_full_screen)
        actions["quit"].triggered.connect(self.close)
        self.tool_box.previewed.connect(status.show_preview)
        view.hover_changed.connect(status.show_hover)
        view.zoom_changed.connect(status.show_zoom)
        workspace.document.changed.connect(self.notice_bar.pass_by)
        workspace.document.replaced.connect(self._show_replaced)
        self.notice_bar.closed.connect(self.focus_page)

    def _show_replaced(self) -> None:
        """Show another layout from its top, so that no layer is a ghost, and give the keys to it."""
        self.notice_bar.pass_by()
        self.workspace.layers.select(self.workspace.document.plane.top_layer)
        # whoever begins another layout wants to draw, and not to type into a field that may lie beneath a tab
        self.focus_page()
        # the cursor, which went along to that layer, has moved the board
        self.board.scene.show_cursor(None)
        if self.view.isVisible():
            self.view.zoom_fit()


def _column_of(parent: QWidget, *parts: QWidget) -> QVBoxLayout:
    """Put parts one below the other without gaps; the last takes the room that is left."""
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part)
    column.setStretchFactor(parts[-1], 1)
    return column
