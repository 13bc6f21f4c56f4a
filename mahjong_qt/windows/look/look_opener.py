"""Opens the Look pane beside the board, and closes it again; the pane is made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from mahjong_qt.windows.look.look_pane import LookPane
    from mahjong_qt.windows.look.set_source import SetSource
    from mahjong_qt.windows.main_window import MainWindow

WIDEST_SHARE = 0.55
"""How much of the window the pane takes at most when it opens."""


class LookOpener(QObject):
    """Follows the action “Look”: by its key the pane gets the focus, by the mouse the board keeps it."""

    def __init__(
        self,
        window: MainWindow,
        open_dialog: Callable[[QDialog], None],
        play_sample: Callable[[], None],
        make_sets: Callable[[], SetSource] | None = None,
    ) -> None:
        """Listen to the action of a window from now on.

        ``open_dialog`` opens a dialog and lets the clock stand meanwhile; ``play_sample`` lets a sound be heard.
        """
        super().__init__(window)
        self._window = window
        self._open_dialog, self._play_sample, self._make_sets = open_dialog, play_sample, make_sets
        self._action = window.actions_by_verb["look"]
        self._came_by_key = False
        self._dock: QDockWidget | None = None
        self.pane: LookPane | None = None
        self._action.installEventFilter(self)
        self._action.triggered.connect(self._follow)
        window.escaped.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether the pane is there."""
        return self._dock is not None and not self._dock.isHidden()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note that the action comes by its key."""
        if event.type() == QEvent.Type.Shortcut:
            self._came_by_key = True
        return False

    def open(self) -> LookPane:
        """Show the pane; the board keeps the focus."""
        if self._dock is None or self.pane is None:
            self._dock, self.pane = self._make()
        if self._dock.isHidden():
            width = min(self.pane.sizeHint().width(), round(self._window.width() * WIDEST_SHARE))
            self._dock.show()
            self._window.resizeDocks([self._dock], [width], Qt.Orientation.Horizontal)
        self._action.setChecked(True)
        return self.pane

    def close(self) -> None:
        """Hide the pane; the board gets the focus when it was in there."""
        if self._dock is None or self._dock.isHidden():
            return
        had_focus = self._has_focus()
        self._dock.hide()
        self._action.setChecked(False)
        if had_focus:
            self._window.view.setFocus()

    def _follow(self) -> None:
        came_by_key, self._came_by_key = self._came_by_key, False
        # by the key one goes into a pane that is open already, and from there out of it
        if self.is_open and not (came_by_key and not self._has_focus()):
            self.close()
            return
        pane = self.open()
        if came_by_key:
            pane.focus_first()

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return self.pane is not None and focus is not None and self.pane.isAncestorOf(focus)

    def _make(self) -> tuple[QDockWidget, LookPane]:
        from mahjong_qt.windows.look.look_pane import LookPane

        pane = LookPane(self._window.store, self._sets(), self._open_dialog, self._play_sample)
        pane.close_wanted.connect(self.close)
        dock = QDockWidget(self._window)
        dock.setObjectName("look_dock")
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        dock.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        # the pane has a title and a button of its own
        dock.setTitleBarWidget(QWidget())
        dock.setWidget(pane)
        dock.hide()
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.hide()
        return dock, pane

    def _sets(self) -> SetSource:
        if self._make_sets is not None:
            return self._make_sets()
        from mahjong_qt.windows.look.player_sets import PlayerSets

        return PlayerSets(self)
