"""How far a player is ahead of an earlier game on the same deal, or behind it, told in one quiet line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from mahjong_qt.engine.mode import mode_of
from mahjong_qt.engine.play.event import Event, PairTaken, Redone, TilesShuffled, Undone
from mahjong_qt.engine.play.transition import Status

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.session import Session
    from mahjong_qt.session_news import Started
    from mahjong_qt.windows.status_bar import StatusBar


def pairs_by(events: Iterable[Event], seconds: float) -> int:
    """Return how many pairs were off the board when so many seconds were on the clock."""
    made: list[int] = []
    undone: list[int] = []
    for event in events:
        if event.seconds > seconds:
            break
        match event:
            case PairTaken():
                made.append(1)
                undone.clear()
            case TilesShuffled():
                made.append(0)
                undone.clear()
            # a damaged file may take back what never was
            case Undone() if made:
                undone.append(made.pop())
            case Redone() if undone:
                made.append(undone.pop())
    return sum(made)


def pairs_ahead(events: Iterable[Event], earlier: Iterable[Event], seconds: float) -> int:
    """Return by how many pairs one game is ahead of an earlier one when their clocks show the same; below 0: behind."""
    return pairs_by(events, seconds) - pairs_by(earlier, seconds)


class GhostPace(QObject):
    """Follows a session and writes the line, as long as there is an earlier game on its deal."""

    def __init__(
        self,
        session: Session,
        status_bar: StatusBar,
        earlier_events: Callable[[str], Sequence[Event]],
        parent: QObject | None = None,
    ) -> None:
        """``earlier_events`` returns those of the best earlier game with a game code, none when there is no such."""
        # it must not outlive the bar that it writes on, which a session may
        super().__init__(parent if parent is not None else status_bar)
        self._session = session
        self._status_bar = status_bar
        self._earlier_events = earlier_events
        self._earlier: Sequence[Event] = ()
        session.started.connect(self._start)
        session.state_changed.connect(self._follow)
        status_bar.installEventFilter(self)
        if session.has_game:
            self._look_up(str(session.game.deal.code))
            self._follow(session.state)

    @property
    def earlier_seconds(self) -> float | None:
        """The time of the earlier game, None when there is none."""
        return self._earlier[-1].seconds if self._earlier else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language, when the bar does."""
        if event.type() == QEvent.Type.LanguageChange and self._session.has_game:
            self._follow(self._session.state)
        return False

    def _start(self, started: Started) -> None:
        self._look_up(started.code)

    def _look_up(self, code: str) -> None:
        # who plays without a time is not to be hurried
        self._earlier = self._earlier_events(code) if mode_of(self._session.mode).keeps_times else ()

    def _follow(self, state: GameState) -> None:
        is_told = bool(self._earlier) and state.moves_made > 0 and state.status in (Status.PLAYING, Status.STUCK)
        if not is_told:
            self._status_bar.show_pace("", "")
            return
        ahead = pairs_ahead(self._session.game.events, self._earlier, state.seconds)
        self._status_bar.show_pace(self._words(ahead), self.tr("Compared with your earlier game on this deal"))

    def _words(self, ahead: int) -> str:
        if ahead > 0:
            return self.tr("%n pair(s) ahead", "", ahead)
        if ahead < 0:
            return self.tr("%n pair(s) behind", "", -ahead)
        return self.tr("As fast as before")
