"""What a game knows, beside an exhaustive search that says what is true and a model of what it was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.deal import Shuffled
from mahjong_qt.engine.play.hint import HintKind, rank_hints
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.save import capture, decode_save, encode_save, restore
from mahjong_qt.engine.solitaire.shuffle import shuffle
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict
from tests.engine import plain_rules as plain
from tests.engine.plain_search import Oracle, PlainLayout, places_of
from tests.engine.sample_games import Time, make_deal, play

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board

PLACES = {
    "two rows": [(2 * x, y, 0) for y in (0, 4) for x in range(5)],
    "block": plain.block(3, 2, 2),
    "half steps": [(0, 0, 0), (2, 1, 0), (4, 1, 0), (8, 1, 0), (12, 1, 0), (0, 2, 0), (1, 1, 1), (3, 1, 1)],
    "stacks": [(x, 0, z) for z in range(2) for x in (0, 4, 8, 12, 16)],
}
LABELS = ("E", "E", "E", "E", "N", "N", "N", "N", "S", "S", "W", "W")
"""On each of these boards some deals cannot be won."""

ORACLES = {name: Oracle(places) for name, places in PLACES.items()}


class KnowledgeMachine(RuleBasedStateMachine):
    """A game that is told the truth about some of its positions.

    ``told`` says of each position what follows from what it was told: True that it can be won, False that it cannot,
    None nothing. What it has found out by itself beyond that may go further, but must be true.
    """

    @initialize(name=st.sampled_from(sorted(PLACES)), random=st.randoms(use_true_random=False))
    def start(self, name: str, random: Any) -> None:
        places = PLACES[name]
        labels = list(LABELS[: len(places)])
        random.shuffle(labels)
        self.oracle = ORACLES[name]
        self.layout = PlainLayout(places)
        self.game = play(make_deal(places, " ".join(labels)))
        self.boards = [self.game.board]
        self.is_shuffle = [False]
        self.told: list[bool | None] = [None]
        self.gone: list[Board] = []
        self.at = 0

    def go_on(self, *, is_shuffle: bool) -> None:
        """Follow a move to the board that the game has now."""
        kept = self.at + 1
        is_lost = self.told[self.at] is False and not is_shuffle
        self.gone += self.boards[kept:]
        self.boards = [*self.boards[:kept], self.game.board]
        self.is_shuffle = [*self.is_shuffle[:kept], is_shuffle]
        is_won = is_shuffle or self.game.board.is_cleared
        self.told = [*self.told[:kept], True if is_won else False if is_lost else None]
        self.at = kept
        self.spread()

    def spread(self) -> None:
        """What was told goes on: that it can be won to earlier ones, that it cannot to later ones."""
        for at in range(len(self.told) - 1, 0, -1):
            if self.told[at] and not self.is_shuffle[at]:
                self.told[at - 1] = True
        for at in range(1, len(self.told)):
            if self.told[at - 1] is False and not self.is_shuffle[at]:
                self.told[at] = False

    def verdict_on(self, board: Board) -> Verdict:
        plan = self.oracle.plan(places_of(board))
        if plan is None:
            return Unsolvable(0)
        slots = board.layout.slots
        tiles = {tuple(slot): tile for tile, slot in enumerate(slots)}
        return Solvable(tuple((tiles[tuple(one)], tiles[tuple(other)]) for one, other in plan), 0)

    def is_winnable(self, at: int) -> bool:
        return self.oracle.can_be_cleared(places_of(self.boards[at]))

    def pairs(self, at: int) -> list[Any]:
        return list(self.layout.pairs(places_of(self.boards[at])))

    def is_lost(self, at: int) -> bool:
        """Say whether the game must know that a position is lost."""
        return self.told[at] is False or not (self.boards[at].is_cleared or self.pairs(at))

    @precondition(lambda self: self.pairs(self.at))
    @rule(choice=st.integers(-10, 10).map(lambda number: max(number, 0)))
    def remove(self, choice: int) -> None:
        pairs = self.game.board.pairs()
        self.game.remove(pairs[choice % len(pairs)])
        self.go_on(is_shuffle=False)
        if self.game.outlook is Outlook.WINNABLE:
            # an old plan fits again, and so the position before could be won too
            self.told[self.at] = True
            self.spread()

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo(self) -> None:
        self.game.undo()
        self.at -= 1

    @precondition(lambda self: self.at < len(self.boards) - 1)
    @rule()
    def redo(self) -> None:
        self.game.redo()
        self.at += 1

    @precondition(lambda self: self.game.way_back is not None)
    @rule()
    def go_back(self) -> None:
        way_back = self.game.way_back
        assert way_back is not None
        self.game.go_back(way_back)
        self.at = way_back
        assert self.game.outlook is Outlook.WINNABLE

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=st.integers(0, 99))
    def shuffle(self, seed: int) -> None:
        outcome = shuffle(self.game.board, SplitMix64(seed))
        if isinstance(outcome, Shuffled):
            self.game.shuffle(outcome)
            self.go_on(is_shuffle=True)

    @rule(choice=st.integers(0, 10_000))
    def learn(self, choice: int) -> None:
        board = self.boards[choice % len(self.boards)]
        verdict = self.verdict_on(board)
        self.game.learn(board, verdict)
        for twin in range(len(self.boards)):
            if self.boards[twin] == board:
                self.told[twin] = isinstance(verdict, Solvable)
                self.tell_followers(twin, verdict)
        self.spread()

    def tell_followers(self, at: int, verdict: Verdict) -> None:
        """A plan tells that later positions can be won for as long as its pairs were taken."""
        pairs = {frozenset(pair) for pair in verdict.plan} if isinstance(verdict, Solvable) else set()
        for later in range(at + 1, len(self.boards)):
            if frozenset(tiles_of(self.boards[later - 1].present ^ self.boards[later].present)) not in pairs:
                break
            self.told[later] = True

    @rule(choice=st.integers(0, 10_000))
    def learn_nothing(self, choice: int) -> None:
        board = self.boards[choice % len(self.boards)]
        assert not self.game.learn(board, Undecided(7))

    @precondition(lambda self: self.gone)
    @rule(choice=st.integers(0, 10_000))
    def learn_of_what_is_gone(self, choice: int) -> None:
        board = self.gone[choice % len(self.gone)]
        if board not in self.boards:
            assert not self.game.learn(board, self.verdict_on(board))

    @precondition(lambda self: not self.game.is_over and self.game.outlook is Outlook.WINNABLE)
    @rule()
    def take_the_hint(self) -> None:
        """What a plan says leads from a position that can be won to another that is known to be."""
        hint = rank_hints(self.game.board, self.game.plan)[0]
        assert hint.kind is HintKind.PLANNED
        self.game.remove(hint.pair)
        self.go_on(is_shuffle=False)
        assert self.game.outlook is Outlook.WINNABLE
        self.told[self.at] = True
        self.spread()

    @rule()
    def save_and_load(self) -> None:
        """The plans of the deal and of shuffles are kept; all else is learnt again."""
        deal = self.game.deal
        self.game = restore(decode_save(encode_save(capture(self.game, "any", Occasion("classic"), False))), Time())
        assert self.game.deal == deal
        self.told = [
            True if is_shuffle or board.is_cleared else None
            for is_shuffle, board in zip(self.is_shuffle, self.boards, strict=True)
        ]
        if deal.plan is not None:
            self.told[0] = True
        self.spread()

    @invariant()
    def the_outlook_is_what_was_told_and_true(self) -> None:
        outlook = self.game.outlook
        if outlook is not Outlook.UNKNOWN:
            assert (outlook is Outlook.WINNABLE) is self.is_winnable(self.at)
        if self.told[self.at]:
            assert outlook is Outlook.WINNABLE
        if self.is_lost(self.at):
            assert outlook is Outlook.LOST

    @invariant()
    def the_losing_move_is_exact(self) -> None:
        start = max(at for at in range(self.at + 1) if at == 0 or self.is_shuffle[at])
        since = self.game.lost_since
        if since is not None:
            assert self.game.outlook is Outlook.LOST
            assert start <= since <= self.at
            assert not self.is_winnable(since)
            assert since == start or self.is_winnable(since - 1)
        elif self.is_lost(self.at):
            assert not any(self.is_lost(at) and (at == start or self.told[at - 1]) for at in range(start, self.at + 1))

    @invariant()
    def the_way_back_leads_to_the_latest_position_known_to_be_winnable(self) -> None:
        way_back = self.game.way_back
        known = [at for at in range(self.at) if self.told[at]]
        if self.game.outlook is not Outlook.LOST:
            assert way_back is None
            assert self.game.positions_in_doubt == ()
        elif way_back is None:
            assert known == []
        else:
            assert self.is_winnable(way_back)
            assert max(known, default=0) <= way_back < self.at

    @invariant()
    def the_deal_has_a_plan_when_one_is_known(self) -> None:
        assert (self.game.deal.plan is not None) is bool(self.told[0] or self.boards[0].is_cleared)
        if self.game.deal.plan is not None:
            assert self.game.deal.board.clears_with(self.game.deal.plan)


TestKnowledgeMachine = KnowledgeMachine.TestCase
TestKnowledgeMachine.settings = settings(max_examples=200, stateful_step_count=30, deadline=None)
