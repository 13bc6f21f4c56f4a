"""The game window: the board, and around it, thin and calm, menu, toolbar and status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QSizePolicy, QToolBar, QToolButton, QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.settings import WindowPlace
from mahjong_qt.view.board_scene import BoardScene, Look
from mahjong_qt.view.board_view import BoardView
from mahjong_qt.view.selection import Answer
from mahjong_qt.windows.actions import GAMES, Actions
from mahjong_qt.windows.game_info import GameInfo
from mahjong_qt.windows.status_bar import StatusBar

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started
    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.view.selection import Click

TOOLBAR_VERBS = ("new_game", "undo", "redo", "hint", "shuffle", "pause")
GAME_VERBS = (
    "new_game", "restart", "choose_layout", "", "play_solitaire", "play_shisen", "", "enter_code", "copy_code",
    "best_times", "", "give_up", "", "quit",
)  # fmt: skip
LAYOUT_VERBS = (
    "choose_layout", "edit_layout", "new_layout", "", "import_layouts", "export_layout", "", "copy_layout",
    "paste_layout",
)  # fmt: skip
FIRST_SHARE = 0.85
"""How much of the screen's width and height the first window takes."""

ROOMY = QSize(900, 640)
"""A first window that would be smaller than this is maximised."""

TITLE_BAR = 40
SMALLEST_SIZE = QSize(640, 480 - TITLE_BAR)
"""Fits, with a title bar, on a screen of 640 × 480."""

TOOLBAR_ICON = 28


class MainWindow(QMainWindow):
    """Shows a session and voices the player's wishes; what these lead to is for the session and the controller.

    Menu bar, status bar and buttons are made here and not by Qt: to find out the Python type of a widget that Qt made
    costs 16 ms before the first paint.
    """

    closing = Signal(object)
    """The :class:`~mahjong_qt.settings.WindowPlace` of the window that is being closed."""

    escaped = Signal()
    """Esc was pressed and there was no full screen to leave."""

    full_screen_changed = Signal(bool)
    """The window fills the screen now, or does so no more."""

    def __init__(self, session: Session, store: SettingsStore, art: TileArt) -> None:
        """Build the window around a session; it is not shown yet."""
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("Mahjong Qt")
        self.setMinimumSize(SMALLEST_SIZE)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._session = session
        self.store = store
        self._is_full_screen = False
        self.scene = BoardScene(art, self)
        self.view = BoardView(self.scene, art, self)
        self.view.setObjectName("board")
        self.setCentralWidget(self.view)
        self.actions_by_verb = Actions(self)
        self.info = GameInfo()
        self._toolbar = self._make_toolbar()
        self.status_bar = StatusBar()
        self.setStatusBar(self.status_bar)
        self._menu_bar = QMenuBar()
        self._menus = [QMenu() for _ in range(5)]
        self._fill_menus()
        self._connect()
        self.retranslate()
        self.apply_settings(store.settings)
        store.changed.connect(self.apply_settings)
        self._restore_place(store.settings.window)
        self.view.setFocus()

    def apply_settings(self, settings: Settings) -> None:
        """Show everything the way the player likes it."""
        self.scene.set_look(Look(settings.darken_blocked, settings.highlight_free))
        self.scene.motion.is_on = settings.motion
        self.info.set_clock_visible(settings.show_clock)
        self.status_bar.set_light_wanted(settings.show_light)

    def show_table(self) -> None:
        """Put the board on the table that suits the palette now in force."""
        self.view.set_dark(is_dark(self.palette()))

    def show_icons(self) -> None:
        """Take the icons that suit the palette now in force, and light the light, which has one too."""
        self.actions_by_verb.set_icons(is_dark(self.palette()))
        state = self._session.state if self._session.has_game else None
        self.status_bar.light_up(is_wanted=self.store.settings.show_light, state=state)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        titles = [self.tr("&Game"), self.tr("&Move"), self.tr("&View"), self.tr("&Layout"), self.tr("&Help")]
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._toolbar.setWindowTitle(self.tr("Toolbar"))
        self.view.setAccessibleName(self.tr("Board"))
        self.actions_by_verb.retranslate()
        self.info.retranslate()

    def set_full_screen(self, is_full_screen: bool) -> None:
        """Show the board alone, or everything."""
        if is_full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen with Esc, or let Esc close what lies over the board."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.set_full_screen(False)
        elif event.key() == Qt.Key.Key_Escape:
            self.scene.clear_selection()
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.show_table()
            self.show_icons()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._follow_full_screen(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell where the window was and let it go; the game is saved already."""
        self.scene.motion.finish_all()
        size = self.normalGeometry().size()
        self.closing.emit(WindowPlace(size.width(), size.height(), self.isMaximized()))
        super().closeEvent(event)

    def _follow_full_screen(self, is_full_screen: bool) -> None:
        """Show what belongs to the state of the window, which the system can change as well."""
        if is_full_screen == self._is_full_screen:
            return
        self._is_full_screen = is_full_screen
        for part in (self._menu_bar, self._toolbar, self.status_bar):
            part.setVisible(not is_full_screen)
        self.actions_by_verb["full_screen"].setChecked(is_full_screen)
        self.full_screen_changed.emit(is_full_screen)

    def _connect(self) -> None:
        session, scene, actions = self._session, self.scene, self.actions_by_verb
        session.started.connect(self._show_started)
        session.changed.connect(scene.apply)
        session.hinted.connect(scene.show_hint)
        session.state_changed.connect(self._show_state)
        scene.clicked.connect(self._begin)
        scene.pair_chosen.connect(session.take)
        actions["undo"].triggered.connect(session.undo)
        actions["go_back"].triggered.connect(session.go_back)
        actions["redo"].triggered.connect(session.redo)
        actions["hint"].triggered.connect(session.hint)
        actions["shuffle"].triggered.connect(session.shuffle)
        actions["pause"].triggered.connect(session.set_paused)
        actions["full_screen"].triggered.connect(self.set_full_screen)
        scene.clicked_in_vain.connect(self._resume)
        actions["quit"].triggered.connect(self.close)
        self.status_bar.code_clicked.connect(actions["copy_code"].trigger)

    def _begin(self, click: Click) -> None:
        """Let the clock run from the first tile selected; a blocked one is none."""
        if click.answer is not Answer.BLOCKED:
            self._session.begin()

    def _resume(self) -> None:
        """Go on after a pause, at a click on the board."""
        if self._session.has_game and self._session.state.is_paused:
            self._session.set_paused(False)

    def _show_started(self, started: Started) -> None:
        self.scene.set_board(started.board)
        self.view.lay_out()
        self.status_bar.show_started(started.code)

    def _show_state(self, state: GameState) -> None:
        actions = self.actions_by_verb
        for verb in ("hint", "shuffle", "give_up"):
            actions[verb].setEnabled(state.accepts_moves)
        for verb in ("new_game", "restart", *GAMES):
            actions[verb].setEnabled(not state.is_paused)
        for verb in ("copy_code", "copy_layout", "export_layout", "edit_layout"):
            actions[verb].setEnabled(True)
        actions["undo"].setEnabled(state.can_undo)
        actions["redo"].setEnabled(state.can_redo)
        actions["go_back"].setEnabled(state.can_undo and state.way_back is not None)
        actions.set_way_back(state.way_back)
        actions["pause"].setEnabled(state.is_paused or state.accepts_moves)
        actions.set_paused(state.is_paused)
        self.scene.set_playable(state.accepts_moves)
        self.scene.set_face_down(state.is_paused)
        self.info.show_state(state)
        self.status_bar.show_state(state)

    def _make_toolbar(self) -> QToolBar:
        toolbar = QToolBar(self)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setIconSize(QSize(TOOLBAR_ICON, TOOLBAR_ICON))
        for verb in TOOLBAR_VERBS:
            button = QToolButton()
            button.setDefaultAction(self.actions_by_verb[verb])
            button.setIconSize(toolbar.iconSize())
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setAutoRaise(True)
            # a focused button would take Space and Enter away from the board
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            toolbar.addWidget(button)
        spacer = QWidget()
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        toolbar.addWidget(spacer)
        toolbar.addWidget(self.info)
        self.addToolBar(toolbar)
        return toolbar

    def _fill_menus(self) -> None:
        game, move, view, layout, help_menu = self._menus
        for menu, verbs in (
            (game, GAME_VERBS),
            (move, ("undo", "redo", "go_back", "", "hint", "shuffle", "", "pause")),
            (view, ("full_screen", "", "settings")),
            (layout, LAYOUT_VERBS),
            (help_menu, ("how_to_play", "", "about")),
        ):
            self._menu_bar.addMenu(menu)
            for verb in verbs:
                if verb:
                    menu.addAction(self.actions_by_verb[verb])
                else:
                    menu.addSeparator()
        self.setMenuBar(self._menu_bar)

    def _restore_place(self, place: WindowPlace | None) -> None:
        # the title bar, whose height is not known before the window is shown, must find room as well
        available = self.screen().availableSize().shrunkBy(QMargins(0, TITLE_BAR, 0, 0))
        first = available * FIRST_SHARE
        size = first if place is None else QSize(place.width, place.height)
        self.resize(size.boundedTo(available).expandedTo(SMALLEST_SIZE))
        is_small_screen = first.width() < ROOMY.width() or first.height() < ROOMY.height()
        if is_small_screen if place is None else place.is_maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)
