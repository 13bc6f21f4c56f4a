"""The game in the window: what the player wants goes in, what happened comes out as signals."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.mode import MODE_OF_GAME, mode_of
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.play.game_state import Allowance, GameState
from mahjong_qt.engine.play.score import was_cleared
from mahjong_qt.engine.play.transition import Status, Transition
from mahjong_qt.engine.save import SavedGame, capture
from mahjong_qt.session_news import HintQuestion, Refusal, RefusalReason, Started

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.play.board import Board, Pair
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.play.hint import Hint
    from mahjong_qt.engine.verdict import Verdict


class Session(QObject):
    """One game at a time, and the signals that tell of it.

    Wishes that make no sense at the moment (undo with nothing to undo, a pair while paused) are ignored: the actions
    that voice them are disabled then, and a click that was on its way does no harm.
    """

    started = Signal(object)
    """A :class:`~mahjong_qt.session_news.Started`."""

    changed = Signal(object)
    """A :class:`~mahjong_qt.engine.play.transition.Transition`."""

    hinted = Signal(object)
    """A :class:`~mahjong_qt.engine.play.hint.Hint`."""

    hint_wanted = Signal(object)
    """A :class:`~mahjong_qt.session_news.HintQuestion`, when a hint was asked for that needs a proof: :meth:`learn` or
    :meth:`offer_hints` is the answer. It is of no interest any more once the state does not have
    ``is_seeking_hint``."""

    refused = Signal(object)
    """A :class:`~mahjong_qt.session_news.Refusal`."""

    state_changed = Signal(object)
    """The new :class:`~mahjong_qt.engine.play.game_state.GameState`, after every news and every second that the
    clock runs."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        entropy: Callable[[], int] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin without a game; ``entropy`` returns a fresh 64-bit number for each shuffle."""
        super().__init__(parent)
        self._now = now
        self._entropy = entropy or (lambda: int.from_bytes(os.urandom(8), "little"))
        self._game: Game | None = None
        self._layout_id = ""
        self._occasion = Occasion()
        self._is_repeated = False
        self._game_id = ""
        self._is_paused = False
        self._is_held = False
        self._is_seeking_hint = False
        self.proves_hints = False
        """Whether anybody answers :attr:`hint_wanted`; otherwise guesses are shown."""
        self._ticker = QTimer(self)
        self._ticker.setSingleShot(True)
        self._ticker.setTimerType(Qt.TimerType.PreciseTimer)
        self._ticker.timeout.connect(self._announce)

    @property
    def has_game(self) -> bool:
        """Whether there is a game."""
        return self._game is not None

    @property
    def is_worth_keeping(self) -> bool:
        """Whether there is a game that a new one would spoil: under way, or stuck with moves to take back.

        One that was cleared counts as won for good, also when its last pair is taken back.
        """
        if self._game is None or was_cleared(self._game.events, len(self._game.deal.board.slots)):
            return False
        is_stuck = self._game.status is Status.STUCK
        return self._game.moves_made > 0 if is_stuck else self._game.status is Status.PLAYING and self._game.is_begun

    @property
    def game(self) -> Game:
        """The game; to look at, not to play: whoever changes it goes through the session.

        :raises RuntimeError: when there is none.
        """
        if self._game is None:
            raise RuntimeError("there is no game")
        return self._game

    @property
    def layout_id(self) -> str:
        """The id of the layout being played."""
        return self._layout_id

    @property
    def state(self) -> GameState:
        """All that the window shows around the board, as it is now.

        :raises RuntimeError: when there is no game.
        """
        mode = mode_of(self._occasion.mode)
        return GameState.from_game(
            self.game,
            # where time is short nobody studies the board behind a dialog
            is_paused=self._is_paused or (self._is_held and mode.time_limit is not None),
            is_seeking_hint=self._is_seeking_hint,
            allowance=Allowance(mode.hints, mode.shuffles, mode.time_limit),
        )

    @property
    def mode(self) -> str:
        """The mode being played, as saves and records name it."""
        return self._occasion.mode

    @property
    def occasion(self) -> Occasion:
        """What the game is played for."""
        return self._occasion

    def snapshot(self) -> SavedGame:
        """Return the game as a value to save.

        :raises RuntimeError: when there is none.
        """
        return capture(self.game, self._layout_id, self._occasion, self._is_repeated, self._game_id)

    def start(self, deal: Deal[Board], layout_id: str, *, is_repeated: bool, occasion: Occasion | None = None) -> None:
        """Lay out a deal; whatever was played before is gone. Without an occasion it is a game of its usual mode."""
        self._game_id = os.urandom(8).hex()
        self._occasion = occasion or Occasion(MODE_OF_GAME[deal.board.game])
        self._set_game(Game(deal, Clock(self._now)), layout_id, is_repeated=is_repeated, is_restored=False)

    def restart(self) -> None:
        """Lay out the same deal again, from its first tile."""
        if self._game is not None:
            self.start(self._game.deal, self._layout_id, is_repeated=True, occasion=self._occasion)

    def restore(self, game: Game, saved: SavedGame) -> None:
        """Go on with a game that was saved; its clock runs from the next selection, or at once against a limit."""
        self._game_id = saved.game_id or os.urandom(8).hex()
        self._occasion = saved.occasion
        self._set_game(game, saved.layout_id, is_repeated=saved.is_repeated, is_restored=True)

    def begin(self) -> None:
        """Tell that the player selected a tile: the clock runs from now on."""
        if self._game is not None and self._game.accepts_moves:
            self._game.begin()
            self._announce()

    def take(self, pair: Pair) -> None:
        """Remove a pair, if the two tiles are one."""
        if self._is_out_of_time() or self._game is None:
            return
        if self._game.accepts_moves and self._game.board.can_remove(pair):
            self._tell(self._game.remove(pair))

    def undo(self) -> None:
        """Take the last move back."""
        if not self._is_out_of_time() and self._game is not None and self._game.can_undo:
            self._tell(self._game.undo())

    def redo(self) -> None:
        """Make an undone move again."""
        if not self._is_out_of_time() and self._game is not None and self._game.can_redo:
            self._tell(self._game.redo())

    def go_back(self) -> None:
        """Take back, at once, all moves since a lost game was last known to be winnable."""
        if self._game is not None and self._game.can_undo and (kept := self._game.way_back) is not None:
            self._tell(self._game.go_back(kept))

    def hint(self) -> None:
        """Show a pair, another one at each call, as soon as it is proven that it leads on."""
        if self._game is None or not self._game.accepts_moves:
            return
        if self.state.hints_left == 0:
            self.refused.emit(Refusal(RefusalReason.NO_HINT_LEFT))
            return
        if self._game.has_hint_ready or not self.proves_hints:
            self._show_hint(self._game)
        elif not self._is_seeking_hint:
            self._is_seeking_hint = True
            self._announce()
            self.hint_wanted.emit(HintQuestion(self._game.board, self._game.plan))

    def learn(self, board: Board, verdict: Verdict) -> None:
        """Take over what was found out about a position; one of another game is ignored."""
        if self._game is not None and self._game.learn(board, verdict):
            self._show_sought_hint(self._game)
            self._announce()

    def offer_hints(self, board: Board, hints: Sequence[Hint]) -> None:
        """Take over what to show in a position; ignored when the game has gone on."""
        if self._game is not None and self._game.offer_hints(board, hints):
            self._show_sought_hint(self._game)

    def shuffle(self) -> None:
        """Give the tiles that are left other places among themselves, so that they can be cleared."""
        if self._game is None or not self._game.accepts_moves:
            return
        if self.state.shuffles_left == 0:
            self.refused.emit(Refusal(RefusalReason.NO_SHUFFLE_LEFT))
            return
        from mahjong_qt.engine.games import rules_of
        from mahjong_qt.engine.play.deal import NotFound, Undealable
        from mahjong_qt.engine.rng import SplitMix64

        board = self._game.board
        match rules_of(board.game).shuffle(board, SplitMix64(self._entropy())):
            case Undealable():
                self.refused.emit(Refusal(RefusalReason.SHUFFLE_IMPOSSIBLE))
            case NotFound():
                self.refused.emit(Refusal(RefusalReason.SHUFFLE_NOT_FOUND))
            case shuffled:
                self._tell(self._game.shuffle(shuffled))

    def give_up(self) -> None:
        """End the game as lost."""
        if self._game is not None and self._game.accepts_moves:
            self._game.give_up()
            self._announce()

    def set_paused(self, is_paused: bool) -> None:
        """Stop the clock and hide the faces, or go on."""
        if self._game is not None and not self._game.is_over:
            self._is_paused = is_paused
            self._apply_pause()

    def set_held(self, is_held: bool) -> None:
        """Stop the clock and refuse moves while a dialog is open, with the faces in view."""
        self._is_held = is_held
        self._apply_pause()

    def _apply_pause(self) -> None:
        if self._game is None:
            return
        if self._is_paused or self._is_held:
            self._game.pause()
        else:
            self._game.resume()
        self._announce()

    def _set_game(self, game: Game, layout_id: str, *, is_repeated: bool, is_restored: bool) -> None:
        self._game, self._layout_id, self._is_repeated = game, layout_id, is_repeated
        self._is_paused = self._is_seeking_hint = False
        if mode_of(self._occasion.mode).time_limit is not None:
            # nobody studies the board for free
            game.begin()
        if self._is_held:
            game.pause()
        self.started.emit(Started(game.board, layout_id, str(game.deal.code), is_restored, is_repeated))
        self._announce()

    def _show_sought_hint(self, game: Game) -> None:
        if self._is_seeking_hint and game.has_hint_ready:
            self._show_hint(game)

    def _show_hint(self, game: Game) -> None:
        self._is_seeking_hint = False
        hint = game.hint()
        if hint is None:
            self.refused.emit(Refusal(RefusalReason.NO_PAIR))
            return
        self.hinted.emit(hint)
        self._announce()

    def _tell(self, transition: Transition) -> None:
        self._is_seeking_hint = False
        self.changed.emit(transition)
        self._announce()

    def _announce(self) -> None:
        self._watch_time_limit()
        if not self.game.accepts_moves:
            self._is_seeking_hint = False
        clock = self.game.clock
        if clock.is_running:
            self._ticker.start(max(1, round(1000 * (1 - clock.seconds % 1))))
        else:
            self._ticker.stop()
        self.state_changed.emit(self.state)

    def _is_out_of_time(self) -> bool:
        """Say whether the time was over before a wish came; the game has ended then, and everybody is told."""
        if self._game is not None and self._watch_time_limit():
            self._announce()
            return True
        return False

    def _watch_time_limit(self) -> bool:
        """End the game when its time is over, and say whether that was so just now."""
        limit = mode_of(self._occasion.mode).time_limit
        is_over = limit is not None and not self.game.is_over and self.game.clock.seconds >= limit
        if is_over:
            self.game.time_out()
        return is_over
