"""From the canvas to the board and back: the layout is played in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QToolBar

from editor.files.notice import Notice, Severity
from mahjong_qt.engine.layout.layout import LayoutError
from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.test_play.playable import PlayRefusal
    from editor.test_play.test_play import TestPlay
    from editor.window.main_window import EditorWindow
    from mahjong_qt.engine.layout.layout_file import LayoutFile
    from mahjong_qt.engine.play.game_state import GameState

TOPIC = "test"


class TestMode(QObject):
    """While the layout is played, bars and docks make room, and undo and redo are those of the game.

    What is on the canvas, and how it is looked at, stays as it is meanwhile.
    """

    # pytest takes whatever is called so for tests
    __test__ = False

    def __init__(self, window: EditorWindow, make: Callable[[], TestPlay]) -> None:
        """Take the actions of the window; ``make`` is called when somebody plays for the first time."""
        super().__init__(window)
        self._window, self._make = window, make
        self._play: TestPlay | None = None
        self._layout_state = ""
        # where the bars and docks are meanwhile is nothing to remember
        window.closing.connect(self.leave)
        # what is being dealt is another layout then
        window.workspace.document.replaced.connect(self.leave)
        actions = window.actions_by_verb
        actions["test_play"].triggered.connect(lambda _: self.toggle())
        actions["undo"].triggered.connect(lambda _: self._undo())
        actions["redo"].triggered.connect(lambda _: self._redo())

    @property
    def test_play(self) -> TestPlay | None:
        """Where the layout is played, once that was wanted."""
        return self._play

    def toggle(self) -> None:
        """Play the layout as it stands, or come back to the canvas."""
        if self._is_on:
            self.leave()
            return
        if self._play is None:
            self._play = self._prepare()
        # the action shows what is so, which may take a moment
        self._window.actions_by_verb["test_play"].setChecked(False)
        self._window.notice_bar.end_topic(TOPIC)
        self._play.play(self._file())

    def leave(self) -> None:
        """Come back to the canvas, if the layout is played or is being dealt."""
        if self._play is not None:
            self._play.leave()

    @property
    def _is_on(self) -> bool:
        return self._window.states.is_playing

    def _undo(self) -> None:
        if self._is_on and self._play is not None:
            self._play.session.undo()
        else:
            self._window.workspace.document.undo()

    def _redo(self) -> None:
        if self._is_on and self._play is not None:
            self._play.session.redo()
        else:
            self._window.workspace.document.redo()

    def _prepare(self) -> TestPlay:
        play = self._make()
        self._window.pages.addWidget(play)
        play.begun.connect(self._show_board)
        play.left.connect(self._show_canvas)
        play.refused.connect(self._tell)
        play.session.state_changed.connect(self._follow)
        return play

    def _file(self) -> LayoutFile | None:
        document = self._window.workspace.document
        if document.gesture is not None:
            document.gesture.finish()
        try:
            return document.as_file()
        except LayoutError:
            return None

    def _show_board(self) -> None:
        window = self._window
        assert self._play is not None
        self._layout_state = window.layout_state()
        for part in (*window.findChildren(QDockWidget), *window.findChildren(QToolBar)):
            if part.parent() is window:
                part.hide()
        window.states.set_playing(True)
        for action in window.menus["panels"].actions():
            action.setEnabled(False)
        for name in ("undo", "redo"):
            window.actions_by_verb[name].setEnabled(False)
        window.actions_by_verb.name_undo("")
        window.actions_by_verb.name_redo("")
        window.status_line.hide()
        window.pages.setCurrentWidget(self._play)
        if self._play.session.has_game:
            self._follow(self._play.session.state)

    def _show_canvas(self) -> None:
        window, stack = self._window, self._window.workspace.document.undo_stack
        window.restore_layout(self._layout_state)
        window.status_line.show()
        # the canvas is to have its old size before it is seen, so that it need not move
        if (parts := window.layout()) is not None:
            parts.activate()
        window.pages.setCurrentWidget(window.canvas_page)
        window.states.set_playing(False)
        for action in window.menus["panels"].actions():
            action.setEnabled(True)
        window.actions_by_verb.name_undo(stack.undoText())
        window.actions_by_verb.name_redo(stack.redoText())
        window.view.setFocus()

    def _follow(self, state: GameState) -> None:
        if self._is_on:
            self._window.actions_by_verb["undo"].setEnabled(state.can_undo)
            self._window.actions_by_verb["redo"].setEnabled(state.can_redo)

    def _tell(self, refusal: PlayRefusal) -> None:
        """Say why nothing is played, and point at the tiles to blame."""
        plane = self._window.workspace.document.plane
        bounds, bottom = plane.bounds, min((slot.z for slot in plane), default=0)
        if bounds is not None and refusal.slots:
            there = frozenset(Slot(x + bounds.left, y + bounds.top, z + bottom) for x, y, z in refusal.slots)
            self._window.workspace.highlight(there)
            self._window.board.show_slots(there)
        title = self.tr("This layout cannot be played yet")
        self._window.notice_bar.show_notice(Notice(title, refusal.text, Severity.WARNING, topic=TOPIC))
