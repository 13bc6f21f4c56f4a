"""Puts into words what a player must know, and offers the next steps, in the banner."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QAction

from mahjong_qt.engine.mode import mode_of
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.session_news import RefusalReason
from mahjong_qt.windows import notices
from mahjong_qt.windows.banner import Banner, Message, Place
from mahjong_qt.windows.banner_room import BannerRoom
from mahjong_qt.windows.cleared_words import Win
from mahjong_qt.windows.loss_watch import LossWatch
from mahjong_qt.windows.mode_shows import Shown, shown_in
from mahjong_qt.windows.question import Question
from mahjong_qt.windows.status_message import Circumstances, status_message

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mahjong_qt.dealer import DealFailure
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.transition import Transition
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Refusal, Started
    from mahjong_qt.windows.main_window import MainWindow


PASSING = 4000
"""Milliseconds after which a notice that needs no answer goes by itself."""

SEARCHING = 1000
"""Milliseconds for which a later position to go back to is waited for when one is known that may not be the latest."""


class _Topic(enum.Enum):
    NONE = enum.auto()
    STATUS = enum.auto()
    QUESTION = enum.auto()
    NOTICE = enum.auto()
    WORK = enum.auto()


class Announcer(QObject):
    """Decides what the banner shows: how the game stands, a question, a notice, or how work beside the game stands."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        """Speak over the window's board and listen to the session from now on."""
        super().__init__(window)
        self.banner = Banner(window.view, BannerRoom(window.view, window.scene, session, self).weight)
        self._session = session
        self._store = window.store
        self._losses = LossWatch()
        self.streak: Callable[[], int] = lambda: 0
        """Returns how many days in a row were won, with the day just won."""
        self.earlier_seconds: Callable[[], float | None] = lambda: None
        """Returns the time of the best earlier game won on the deal being played, None when there is none."""
        self._actions = window.actions_by_verb
        self._topic = _Topic.NONE
        self._is_answer = False
        """Whether the notice shown answers something that the player did."""
        self._next_level = self._make_next_level()
        self._standing: tuple[Status, bool, bool] | None = None
        self._status_told: Message | None = None
        self._waiting: list[Message] = []
        self._work: Callable[[], Message] | None = None
        self._passing = self._timer(PASSING, self.move_made)
        self._searching = self._timer(SEARCHING, lambda: self._amend(session.state))
        self._question = Question(self)
        self._question.answered.connect(self._clear)
        self.banner.dismissed.connect(self._forget)
        self.banner.pressed.connect(lambda: session.set_paused(False))
        self.banner.language_changed.connect(self.retranslate)
        window.escaped.connect(self._escape)
        window.full_screen_changed.connect(self.tell_full_screen)
        window.scene.clicked.connect(self.move_made)
        session.started.connect(self._restart)
        session.changed.connect(self._follow_move)
        session.refused.connect(self.tell_refusal)
        session.hinted.connect(self._follow_hint)
        session.state_changed.connect(self.follow)
        if session.has_game:
            self._losses.restart(session.state.moves_made)
            if session.snapshot().is_repeated:
                self._losses.ask_about_deal()
            self.follow(session.state)

    def follow(self, state: GameState) -> None:
        """Tell when the game is stuck, lost, over or paused, once for each time that it comes to that."""
        self._losses.follow(state, is_wanted=self._shown.warning)
        standing = state.status, state.is_paused, self._losses.is_warning
        if standing == self._standing:
            self._amend(state)
            return
        self._standing = standing
        if state.status is Status.STUCK or self._losses.is_warning:
            self._searching.start()
        self._status_told = self._status_message(state)
        if self._status_told is None:
            if self._topic is _Topic.STATUS:
                self._clear()
        elif not self._losses.is_warning or self._topic in (_Topic.NONE, _Topic.STATUS):
            # a warning comes at any time, and waits until what else is shown has been read
            self._show(_Topic.STATUS, self._status_told)
            if state.status in (Status.CLEARED, Status.GIVEN_UP, Status.TIMED_OUT):
                self.banner.focus_first_button()

    def _restart(self, started: Started) -> None:
        """Forget everything that was told about another game."""
        self._losses.restart(self._session.state.moves_made)
        if started.is_restored and started.is_repeated:
            # the program may have been closed before the answer came
            self._losses.ask_about_deal()
        self._searching.stop()
        self._standing = self._status_told = None
        # what nobody asked for must be read, whatever is dealt meanwhile
        if self._topic is not _Topic.WORK and (self._topic is not _Topic.NOTICE or self._is_answer):
            self._clear()

    def tell_of_deal(self) -> None:
        """Have it told when the deal being played, which the player asked for by its code, cannot be won."""
        self._losses.ask_about_deal()
        self.follow(self._session.state)

    def move_made(self) -> None:
        """Take a question or notice away: the player goes on playing."""
        if self._topic in (_Topic.QUESTION, _Topic.NOTICE):
            self._clear()

    def tell_more(self) -> None:
        """Say anew how the game stands, when more is known of that than the game itself tells."""
        if self._session.has_game:
            self._amend(self._session.state)

    def retranslate(self) -> None:
        """Say how the game stands in the language now in force; what else was shown is over."""
        self._standing = self._status_told = None
        self._question.retranslate()
        if self._topic in (_Topic.STATUS, _Topic.WORK):
            # the player did not close it: it is said again
            self._topic = _Topic.NONE
        self._clear()
        if self._session.has_game:
            self.follow(self._session.state)

    def tell_full_screen(self, is_full_screen: bool) -> None:
        """Tell how to get back from the full screen."""
        if is_full_screen:
            notice = notices.full_screen()
            self._tell_in_passing(Message(notice.icon, notice.title, notice.text, places=(Place.UPPER_EDGE,)))
        else:
            self.move_made()

    def ask_to_leave(self, consequence: str, agree: Callable[[], None]) -> None:
        """Ask before a game that is under way is ended; ``consequence`` is the text of the button that does it."""
        self._show(_Topic.QUESTION, self._question.ask(consequence, agree))

    def notify(self, title: str, text: str = "", icon: str = notices.WARNING, *actions: QAction) -> None:
        """Tell something that the player did not ask for; one such notice waits for the other."""
        message = Message(icon, title, text, actions)
        if self._topic is _Topic.NOTICE:
            self._waiting.append(message)
        else:
            self._show(_Topic.NOTICE, message)

    def answer(self, title: str, text: str = "", *actions: QAction, icon: str = notices.WARNING) -> None:
        """Tell what came of something that the player wanted, or why it is not to be had, in place of what is shown."""
        self._show(_Topic.NOTICE, Message(icon, title, text, actions))
        self._is_answer = True

    def show_work(self, words: Callable[[], Message]) -> None:
        """Show how work that goes on beside the game stands, or what became of it, until the player closes it.

        No move takes it away. What must be said meanwhile takes its place for a while; a question waits for its answer.
        ``words`` is asked again then, and when the language changes.
        """
        self._work = words
        if self._topic is not _Topic.QUESTION:
            self._show(_Topic.WORK, words())

    def amend_work(self, words: Callable[[], Message]) -> None:
        """Say anew how the work shown stands; what the player closed stays closed."""
        if self._work is not None:
            self._work = words
            if self._topic is _Topic.WORK:
                self.banner.amend_message(words())

    def end_work(self) -> None:
        """Show no work any more."""
        self._work = None
        if self._topic is _Topic.WORK:
            self._clear()

    def tell_refusal(self, refusal: Refusal) -> None:
        """Tell why a hint or a shuffle is not to be had."""
        undo, restart, new_game = (self._actions[verb] for verb in ("undo", "restart", "new_game"))
        back = (self._actions["go_back"],) if self._actions["go_back"].isEnabled() else ()
        match refusal.reason:
            case RefusalReason.NO_PAIR:
                # that there is none is what the board's own message says
                self._standing = None
                self.follow(self._session.state)
            case RefusalReason.NO_HINT_LEFT:
                self._refuse(notices.no_hint_left(), *back)
            case RefusalReason.NO_SHUFFLE_LEFT:
                has_none = mode_of(self._session.mode).shuffles == 0
                notice = notices.never_shuffles() if has_none else notices.no_shuffle_left()
                self._refuse(notice, *back, undo, restart)
            case RefusalReason.SHUFFLE_IMPOSSIBLE:
                self._refuse(notices.shuffle_impossible(), *back, undo, restart, new_game)
            case RefusalReason.SHUFFLE_NOT_FOUND:
                self._refuse(notices.shuffle_not_found(), self._actions["shuffle"], *back, undo, restart)

    def _make_next_level(self) -> QAction:
        """Make what a new game is called after a cleared level."""
        action = QAction(self)
        action.setObjectName("next_level")
        action.triggered.connect(self._actions["new_game"].trigger)
        return action

    def _timer(self, interval: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(then)
        return timer

    def _refuse(self, notice: notices.Notice, *actions: QAction) -> None:
        self.answer(notice.title, notice.text, *actions, icon=notice.icon)

    def tell_failure(self, failure: DealFailure) -> None:
        """Tell why there is no deal, when the player did not ask for one just now."""
        self.notify(*notices.undealable(failure))

    def tell_damaged_game(self, path: Path, *, is_newer: bool, has_backup: bool) -> None:
        """Tell that the saved game could not be read."""
        self.notify(*notices.damaged_game(path, is_newer=is_newer, has_backup=has_backup))

    def tell_damaged_settings(self, path: Path) -> None:
        """Tell that the settings could not be read."""
        self.notify(*notices.damaged_settings(path))

    def tell_write_failure(self, error: OSError) -> None:
        """Tell that the game cannot be written."""
        self.notify(*notices.write_failure(error))

    def tell_settings_write_failure(self, error: OSError) -> None:
        """Tell that the settings cannot be written."""
        self.notify(*notices.settings_write_failure(error))

    def tell_fault(self, path: str) -> None:
        """Tell that something in the program went wrong."""
        self.notify(*notices.fault(path))

    def _status_message(self, state: GameState) -> Message | None:
        # one that is not the latest is offered only when no later one turns up soon
        can_go_back = state.way_back is not None and (state.lost_since is not None or not self._searching.isActive())
        circumstances = Circumstances(
            mode=mode_of(self._session.mode),
            shown=self._shown,
            tiles=len(self._session.game.deal.board.slots),
            is_warning=self._losses.is_warning,
            can_go_back=can_go_back,
            win=self._win(state),
        )
        self._next_level.setText(QCoreApplication.translate("Announcer", "&Next level"))
        self._next_level.setIcon(self._actions["new_game"].icon())
        return status_message(state, circumstances, self._actions, self._next_level, self._question.no)

    def _win(self, state: GameState) -> Win:
        """Return what is known of a win; nothing is asked for before the board is cleared."""
        occasion = self._session.occasion
        if state.status is not Status.CLEARED:
            return Win(occasion)
        streak = self.streak() if occasion.day and not occasion.is_late else 0
        words = self.tr("%n day(s) in a row", "", streak) if streak > 1 else ""
        is_timed = mode_of(self._session.mode).keeps_times and self._session.snapshot().is_repeated
        return Win(occasion, words, self.earlier_seconds() if is_timed else None)

    @property
    def _shown(self) -> Shown:
        return shown_in(mode_of(self._session.mode), self._store.settings)

    def _amend(self, state: GameState) -> None:
        """Say more of how the game stands when more is known of it."""
        if self._status_told is None:
            return
        message = self._status_message(state)
        if message is not None and message != self._status_told:
            self._status_told = message
            if self._topic is _Topic.STATUS:
                self.banner.amend_message(message)

    def _follow_move(self, transition: Transition) -> None:
        """Take away what a move answers."""
        if self._losses.is_warning:
            self._status_told = None
        self._losses.move(transition)
        self.move_made()

    def _follow_hint(self) -> None:
        """Tell, with the first hint after a loss, that no pair is better than the one shown."""
        state = self._session.state
        if self._topic is _Topic.NONE and self._losses.is_first_hint_after_loss(state):
            can_go_back, can_shuffle = self._actions["go_back"].isEnabled(), state.shuffles_left != 0
            verbs = ("go_back", "shuffle") if can_shuffle else ("go_back",)
            steps = tuple(self._actions[verb] for verb in verbs) if can_go_back else ()
            words = notices.no_safe_pair(can_go_back=can_go_back, can_shuffle=can_shuffle)
            self._tell_in_passing(Message(words.icon, words.title, words.text, steps))

    def _tell_in_passing(self, message: Message) -> None:
        self._show(_Topic.NOTICE, message)
        self._passing.start()

    def _show(self, topic: _Topic, message: Message) -> None:
        self._passing.stop()
        self._topic = topic
        self._is_answer = False
        self.banner.show_message(message)

    def _escape(self) -> None:
        """Close what is shown, unless only what it asks for can end it."""
        message = self.banner.message
        if message is None or message.can_be_closed:
            self._clear()

    def _clear(self) -> None:
        self.banner.clear()
        self._forget()

    def _forget(self) -> None:
        """End what was shown; how the game stands is said again when something else had taken its place."""
        if self._topic is _Topic.STATUS:
            self._status_told = None
            self._losses.dismiss()
        elif self._topic is _Topic.WORK:
            self._work = None
        self._topic = _Topic.NONE
        self._question.forget()
        if self._status_told is not None:
            self._show(_Topic.STATUS, self._status_told)
        elif self._work is not None:
            self._show(_Topic.WORK, self._work())
        if self._waiting:
            # later: what else comes of the click that ended the last notice must not take the next one away unseen
            QTimer.singleShot(0, self, self._tell_waiting)

    def _tell_waiting(self) -> None:
        """Tell the next notice, unless something lies there that will make room for it."""
        if self._waiting and self._topic not in (_Topic.QUESTION, _Topic.NOTICE):
            self._show(_Topic.NOTICE, self._waiting.pop(0))
