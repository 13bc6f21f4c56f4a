"""A game of Mahjong Solitaire: a deal, what was done with it, and the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.history import History
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.solitaire.board import Board, Pair
from mahjong_qt.engine.solitaire.event import (
    Event,
    GivenUp,
    HintGiven,
    PairTaken,
    Redone,
    TilesShuffled,
    Undone,
)
from mahjong_qt.engine.solitaire.hint import Hint, rank_hints
from mahjong_qt.engine.solitaire.transition import Change, Status, Transition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.clock import Clock
    from mahjong_qt.engine.solitaire.deal import Deal
    from mahjong_qt.engine.solitaire.shuffle import Shuffled


class GameError(Exception):
    """A step that the game cannot take now; the words are for a log, not for the player."""


class Position(NamedTuple):
    """A board and the plan, if one is known, that clears it or cleared a position before it."""

    board: Board
    plan: tuple[Pair, ...] | None


class Game:
    """A deal being played. Every step returns what it changed; no step is taken while the game is paused or over."""

    def __init__(self, deal: Deal, clock: Clock) -> None:
        """Begin with the full board and the clock as it is."""
        self.deal = deal
        self.clock = clock
        self.events: list[Event] = []
        self._history: History[Position, Event] = History(Position(deal.board, deal.plan))
        self._is_started = False
        self._is_paused = False
        self._is_given_up = False
        self._hints: list[Hint] = []
        self._status = self._find_status()

    @property
    def board(self) -> Board:
        """The position now."""
        return self._history.position.board

    @property
    def status(self) -> Status:
        """How the game stands."""
        return self._status

    @property
    def is_paused(self) -> bool:
        """Whether the game is paused."""
        return self._is_paused

    @property
    def is_over(self) -> bool:
        """Whether nothing can be done any more: cleared or given up."""
        return self._status in (Status.CLEARED, Status.GIVEN_UP)

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back now, that which cleared the board too."""
        return self._history.can_undo and not self._is_paused and not self._is_given_up

    @property
    def can_redo(self) -> bool:
        """Whether an undone move can be made again now."""
        return self._history.can_redo and not self._is_paused and not self._is_given_up

    @property
    def accepts_moves(self) -> bool:
        """Whether tiles can be taken, shown or shuffled now."""
        return not self._is_paused and not self.is_over

    @property
    def is_begun(self) -> bool:
        """Whether a move was made, undone or not."""
        return self._history.can_undo or self._history.can_redo

    @property
    def moves_made(self) -> int:
        """Pairs and shuffles from the start to the position now."""
        return len(self._history.moves)

    def count(self, kind: type[Event]) -> int:
        """Return how often something happened so far, undone or not."""
        return sum(isinstance(event, kind) for event in self.events)

    def begin(self) -> None:
        """Start the clock, if the game is one that can go on; called at each selection."""
        self._is_started = True
        self._run_clock()

    def pause(self) -> None:
        """Stop the clock and refuse every step until :meth:`resume`."""
        self._is_paused = True
        self._run_clock()

    def resume(self) -> None:
        """End a pause."""
        self._is_paused = False
        self._run_clock()

    def remove(self, pair: Pair) -> Transition:
        """Remove a pair.

        :raises GameError: when the game is paused or over.
        :raises PairError: when the two tiles are not a free pair.
        """
        self._require_play()
        transition = self._take(PairTaken(self.clock.seconds, *sorted(pair)))
        self.begin()
        return transition

    def shuffle(self, shuffled: Shuffled) -> Transition:
        """Take over the board that :func:`~mahjong_qt.engine.solitaire.shuffle.shuffle` made of this one.

        :raises GameError: when the game is paused or over, or the board is not this one with its faces moved.
        """
        self._require_play()
        new = shuffled.board
        labels = tuple(new.faces[tile].label for tile in tiles_of(new.present))
        transition = self._reface(TilesShuffled(self.clock.seconds, labels, shuffled.plan), new)
        self.begin()
        return transition

    def undo(self) -> Transition:
        """Take the last move back.

        :raises GameError: when there is none, or the game is paused or over.
        """
        return self._step_back(Undone(self.clock.seconds))

    def redo(self) -> Transition:
        """Make an undone move again.

        :raises GameError: when there is none, or the game is paused or over.
        """
        return self._step_forward(Redone(self.clock.seconds))

    def give_up(self) -> None:
        """End the game as lost.

        :raises GameError: when it is over already, or paused.
        """
        self._end(GivenUp(self.clock.seconds))

    def hint(self) -> Hint | None:
        """Return a pair to show, the next one at each call, or None when there is no pair.

        The order is that of :func:`~mahjong_qt.engine.solitaire.hint.rank_hints`.

        :raises GameError: when the game is paused or over.
        """
        self._require_play()
        if not self._hints:
            self._hints = rank_hints(self.board, self._history.position.plan)
        if not self._hints:
            return None
        hint = self._hints.pop(0)
        self.events.append(HintGiven(self.clock.seconds, *hint.pair))
        return hint

    def replay(self, event: Event) -> None:
        """Make a step of a saved game again, with the time that it has and without starting the clock.

        :raises GameError: when the step is not possible here.
        :raises PairError: when a pair is not free.
        :raises ValueError: when a label stands for no face.
        """
        match event:
            case PairTaken():
                self._require_play()
                self._take(event)
            case TilesShuffled():
                self._require_play()
                self._reface(event, self._board_with_labels(event.labels))
            case Undone():
                self._step_back(event)
            case Redone():
                self._step_forward(event)
            case GivenUp():
                self._end(event)
            case HintGiven():
                self._require_play()
                if not self.board.can_remove((event.one, event.other)):
                    raise GameError("a hint showed what is no pair")
                self.events.append(event)

    def _take(self, event: PairTaken) -> Transition:
        pair = event.one, event.other
        self._push(event, Position(self.board.remove(pair), self._history.position.plan))
        return Transition(Change.PAIR, pair, (), False, self.board, self._status)

    def _reface(self, event: TilesShuffled, board: Board) -> Transition:
        now = self.board
        if board.layout != now.layout or board.present != now.present or _hand(board) != _hand(now):
            raise GameError("a shuffle keeps the tiles and their faces")
        if not board.clears_with(event.plan):
            raise GameError("the plan of a shuffle does not clear the board")
        self._push(event, Position(board, event.plan))
        return Transition(Change.SHUFFLE, (), (), True, self.board, self._status)

    def _step_back(self, event: Undone) -> Transition:
        if not self.can_undo:
            raise GameError("nothing can be undone now")
        move = self._history.undo()
        self._log(event)
        is_shuffle = isinstance(move, TilesShuffled)
        return Transition(Change.UNDO, (), _tiles_of_move(move), is_shuffle, self.board, self._status)

    def _step_forward(self, event: Redone) -> Transition:
        if not self.can_redo:
            raise GameError("nothing can be redone now")
        move = self._history.redo()
        self._log(event)
        is_shuffle = isinstance(move, TilesShuffled)
        return Transition(Change.REDO, _tiles_of_move(move), (), is_shuffle, self.board, self._status)

    def _end(self, event: GivenUp) -> None:
        self._require_play()
        self._is_given_up = True
        self._log(event)

    def _board_with_labels(self, labels: Sequence[str]) -> Board:
        tiles = tiles_of(self.board.present)
        if len(labels) != len(tiles):
            raise GameError(f"{len(tiles)} tiles need as many faces, not {len(labels)}")
        faces = list(self.board.faces)
        for tile, label in zip(tiles, labels, strict=True):
            faces[tile] = face_from_label(label)
        return Board(self.board.layout, tuple(faces), self.board.present)

    def _push(self, event: PairTaken | TilesShuffled, position: Position) -> None:
        self._history.push(event, position)
        self._log(event)

    def _require_play(self) -> None:
        if not self.accepts_moves:
            raise GameError("the game is paused or over")

    def _log(self, event: Event) -> None:
        self.events.append(event)
        self._status = self._find_status()
        self._hints = []
        self._run_clock()

    def _find_status(self) -> Status:
        if self._is_given_up:
            return Status.GIVEN_UP
        if self.board.is_cleared:
            return Status.CLEARED
        return Status.STUCK if self.board.is_stuck else Status.PLAYING

    def _run_clock(self) -> None:
        if self._is_started and not self._is_paused and self._status is Status.PLAYING:
            self.clock.start()
        else:
            self.clock.stop()


def _hand(board: Board) -> list[int]:
    return sorted(board.faces[tile].index for tile in tiles_of(board.present))


def _tiles_of_move(move: Event) -> tuple[int, ...]:
    return (move.one, move.other) if isinstance(move, PairTaken) else ()
