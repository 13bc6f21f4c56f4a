"""The game window: the board, and around it, thin and calm, menu, toolbar and status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from mahjong_qt.appearance import is_dark
from mahjong_qt.art.background import Background
from mahjong_qt.engine.mode import mode_of
from mahjong_qt.settings import WindowPlace
from mahjong_qt.view.board_scene import Arrival, BoardScene, Look
from mahjong_qt.view.board_view import BoardView
from mahjong_qt.view.selection import Answer
from mahjong_qt.windows.actions import PLAY_VERBS, Actions
from mahjong_qt.windows.allowance import show_allowance
from mahjong_qt.windows.game_info import GameInfo
from mahjong_qt.windows.mode_shows import shown_in
from mahjong_qt.windows.status_bar import StatusBar
from mahjong_qt.windows.tray_place import TrayPlace

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.hint import Hint
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started
    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.view.selection import Click
    from mahjong_qt.view.zoom import ZoomState
    from mahjong_qt.windows.score_float import ScoreFloat

TOOLBAR_VERBS = ("start_page", "new_game", "undo", "redo", "hint", "shuffle", "pause", "look")
MODES_MENU = "modes"
"""Stands for the menu of the modes among the verbs of another menu."""

GAME_VERBS = (
    "new_game", "restart", "choose_layout", "", "start_page", MODES_MENU, "campaign_map", "day_calendar", "",
    "enter_code", "copy_code", "", "statistics", "replay", "backup", "", "give_up", "", "quit",
)  # fmt: skip
VIEW_VERBS = ("look", "sound", "", "zoom_in", "zoom_out", "zoom_fit", "", "full_screen", "", "settings")
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
        self.art = art
        self._is_full_screen = False
        self._may_move = True
        self.score_float: ScoreFloat | None = None
        """What shows the points of a pair over the board; made after the first paint."""
        self.scene = BoardScene(art, self)
        self.view = BoardView(self.scene, art, self)
        self.view.setObjectName("board")
        self._place_board()
        self.actions_by_verb = Actions(self)
        self.info = GameInfo()
        self._toolbar = self._make_toolbar()
        self.status_bar = StatusBar()
        self.setStatusBar(self.status_bar)
        self._menu_bar = QMenuBar()
        self._menus = [QMenu() for _ in range(5)]
        self._modes_menu = QMenu()
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
        self.scene.motion.is_on = settings.motion and self._may_move
        self.show_mode()
        self.tray_place.set_table(Background(settings.background, settings.background_picture))
        self.tray_place.set_wanted(settings.show_tray)
        self.actions_by_verb["sound"].setChecked(settings.sound)

    def show_mode(self) -> None:
        """Show of time, points and light what belongs to the mode and what the player wants."""
        shown = shown_in(mode_of(self._session.mode), self.store.settings)
        self.info.set_clock_visible(shown.clock)
        self.info.set_points_visible(shown.points)
        self.status_bar.set_light_wanted(shown.light)
        if self.score_float is not None:
            self.score_float.set_wanted(shown.points)

    def let_move(self, may_move: bool) -> None:
        """Let tiles move as far as the player wants it, or never, since the system asks for stillness."""
        self._may_move = may_move
        self.apply_settings(self.store.settings)

    def show_table(self) -> None:
        """Put the board on the table that suits the palette now in force."""
        self.view.set_dark(is_dark(self.palette()))
        self.tray_place.set_dark(is_dark(self.palette()))

    def show_icons(self) -> None:
        """Take the icons that suit the palette now in force, and light the light, which has one too."""
        self.actions_by_verb.set_icons(is_dark(self.palette()))
        state = self._session.state if self._session.has_game else None
        shown = shown_in(mode_of(self._session.mode), self.store.settings)
        self.status_bar.light_up(is_wanted=shown.light, state=state)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        titles = [self.tr("&Game"), self.tr("&Move"), self.tr("&View"), self.tr("&Layout"), self.tr("&Help")]
        for menu, title in zip(self._menus, titles, strict=True):
            menu.setTitle(title)
        self._modes_menu.setTitle(self.tr("&Mode"))
        self._toolbar.setWindowTitle(self.tr("Toolbar"))
        self.view.setAccessibleName(self.tr("Board"))
        self.actions_by_verb.retranslate()
        self.info.retranslate()
        if self._session.has_game:
            show_allowance(self.actions_by_verb, self._session.state)

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
        session.hinted.connect(self._show_hint)
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
        actions["zoom_in"].triggered.connect(self.view.zoom_in)
        actions["zoom_out"].triggered.connect(self.view.zoom_out)
        actions["zoom_fit"].triggered.connect(self.view.zoom_to_fit)
        actions["sound"].triggered.connect(lambda is_on: self.store.change(sound=is_on))
        self.view.zoom_changed.connect(self._show_zoom)
        scene.clicked_in_vain.connect(self._resume)
        actions["quit"].triggered.connect(self.close)
        self.status_bar.code_clicked.connect(actions["copy_code"].trigger)

    def _show_hint(self, hint: Hint) -> None:
        self.scene.show_hint(hint)
        self.view.reveal(hint.pair)

    def _show_zoom(self, zoom: ZoomState) -> None:
        """Offer what can still be done about the size of the tiles."""
        actions = self.actions_by_verb
        actions["zoom_in"].setEnabled(zoom.can_zoom_in)
        actions["zoom_out"].setEnabled(zoom.can_zoom_out)
        actions["zoom_fit"].setEnabled(zoom.can_zoom_out)

    def _begin(self, click: Click) -> None:
        """Let the clock run from the first tile selected; a blocked one is none."""
        if click.answer is not Answer.BLOCKED:
            self._session.begin()

    def _resume(self) -> None:
        """Go on after a pause, at a click on the board."""
        if self._session.has_game and self._session.state.is_paused:
            self._session.set_paused(False)

    def _show_started(self, started: Started) -> None:
        self.show_mode()
        self.scene.set_board(started.board)
        self.view.lay_out()
        self.scene.arrive(Arrival.THERE if started.is_restored else Arrival.DEALT)
        self.status_bar.show_started(started.code)

    def _show_state(self, state: GameState) -> None:
        actions = self.actions_by_verb
        for verb in ("hint", "shuffle", "give_up"):
            actions[verb].setEnabled(state.accepts_moves)
        for verb in ("new_game", "restart", *PLAY_VERBS):
            actions[verb].setEnabled(not state.is_paused)
        for verb in ("copy_code", "copy_layout", "export_layout", "edit_layout"):
            actions[verb].setEnabled(True)
        actions["undo"].setEnabled(state.can_undo)
        actions["redo"].setEnabled(state.can_redo)
        actions["go_back"].setEnabled(state.can_undo and state.way_back is not None)
        actions.set_way_back(state.way_back)
        actions["pause"].setEnabled(state.is_paused or state.accepts_moves)
        actions.set_paused(state.is_paused)
        self._show_zoom(self.view.zoom_state)
        self.scene.set_playable(state.accepts_moves)
        self.scene.set_face_down(state.is_paused)
        self.tray_place.set_face_down(state.is_paused)
        self.info.show_state(state)
        self.status_bar.show_state(state)
        show_allowance(actions, state)

    def _place_board(self) -> None:
        """Let the board take all the room there is, but for the tray at its side."""
        table = QWidget()
        row = QHBoxLayout(table)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        self.tray_place = TrayPlace(self._session, self.art, row, self)
        self.setCentralWidget(table)

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
            (view, VIEW_VERBS),
            (layout, LAYOUT_VERBS),
            (help_menu, ("how_to_play", "", "about")),
        ):
            self._menu_bar.addMenu(menu)
            for verb in verbs:
                if verb == MODES_MENU:
                    menu.addMenu(self._modes_menu)
                elif verb:
                    menu.addAction(self.actions_by_verb[verb])
                else:
                    menu.addSeparator()
        for verb in PLAY_VERBS:
            self._modes_menu.addAction(self.actions_by_verb[verb])
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
