"""Every step of a game in any order, beside a plain model that replays all moves cell by cell."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.board import PairError
from mahjong_qt.engine.play.deal import Shuffled
from mahjong_qt.engine.play.game import Game, GameError
from mahjong_qt.engine.play.transition import Status, Transition
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.save import capture, decode_save, encode_save, restore
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.shuffle import shuffle
from tests.engine.plain_search import group
from tests.engine.sample_games import Time, labels_on, play
from tests.engine.shisen.plain_shisen import PlainField, cells_of, ground_of, walk
from tests.engine.shisen.sample_fields import FRAYED, HOLED, LOW, OPTIONS, SMALL, WHOLE, deal_on, field, field_of

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Pair
    from tests.engine.shisen.plain_shisen import Places

FIELDS = {
    "small": SMALL,
    "column": field(1, 8),
    "holes in columns": field_of([(0, 0), (0, 1), (0, 3), (1, 0), (1, 2), (1, 3), (2, 1), (2, 2)]),
    "holed": HOLED,
}


class Moment(NamedTuple):
    """A position of the model: where the tiles lie, and their labels."""

    at: Places
    labels: dict[int, str]


class Model:
    """The positions of a game as the plain rules have them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moments = [Moment(PlainField.of(board).places(board.present), labels_on(board))]
        self.moves: list[Pair | dict[int, str]] = []
        self._ground = ground_of(board.layout)
        self.now = 0

    @property
    def moment(self) -> Moment:
        return self.moments[self.now]

    @property
    def plain(self) -> PlainField:
        """The rules with the faces of now."""
        groups = {tile: group(label) for tile, label in self.moment.labels.items()}
        return PlainField(self._ground, groups, self.board.grid.has_gravity)

    def take(self, pair: Pair) -> None:
        """Remove a pair, legal by the plain rules."""
        assert self.plain.is_pair(self.moment.at, pair)
        labels = {tile: label for tile, label in self.moment.labels.items() if tile not in pair}
        self._go_on(pair, Moment(self.plain.take(self.moment.at, pair), labels))

    def reface(self, labels: dict[int, str]) -> None:
        """Give the tiles other faces."""
        assert labels.keys() == self.moment.labels.keys()
        assert Counter(labels.values()) == Counter(self.moment.labels.values())
        self._go_on(labels, Moment(self.moment.at, labels))

    def replay(self) -> Moment:
        """Return what comes of all moves up to now, each made again on the full field."""
        again = Model(self.board)
        for move in self.moves[: self.now]:
            if isinstance(move, dict):
                again.reface(move)
            else:
                again.take(move)
        return again.moment

    def status(self) -> Status:
        if not self.moment.at:
            return Status.CLEARED
        return Status.PLAYING if self.plain.pairs(self.moment.at) else Status.STUCK

    def _go_on(self, move: Pair | dict[int, str], moment: Moment) -> None:
        self.moves = [*self.moves[: self.now], move]
        self.moments = [*self.moments[: self.now + 1], moment]
        self.now += 1


def moment_of(game: Game) -> Moment:
    """Return how a game stands, cell by cell."""
    slots = game.board.slots
    return Moment(
        {tile: (slots[tile].x // 2, slots[tile].y // 2) for tile in tiles_of(game.board.present)},
        labels_on(game.board),
    )


def check_step(step: Transition, before: Moment, after: Moment) -> None:
    """Compare what a step says of itself with the positions before and after it."""
    assert set(step.removed) == before.at.keys() - after.at.keys()
    assert set(step.returned) == after.at.keys() - before.at.keys()
    assert set(step.moved) == {tile for tile in before.at.keys() & after.at.keys() if before.at[tile] != after.at[tile]}
    if step.line:
        cells = walk(cells_of(step.line))
        assert [cells[0], cells[-1]] == [before.at[tile] for tile in step.removed]
        assert not set(cells[1:-1]) & set(before.at.values())
    assert bool(step.line) is bool(step.removed)


def saved_and_loaded(game: Game) -> Game:
    return restore(decode_save(encode_save(capture(game, "any", Occasion("shisen-sho"), False))), Time())


class GameMachine(RuleBasedStateMachine):
    """The game and its model."""

    game: Game
    model: Model

    @initialize(
        name=st.sampled_from(sorted(FIELDS)),
        seed=st.integers(0, 99),
        has_gravity=st.sampled_from((True, True, False)),
        recipe=st.sampled_from((Recipe.DISMANTLE, Recipe.UNIFORM)),
    )
    def start(self, name: str, seed: int, has_gravity: bool, recipe: Recipe) -> None:
        a_deal = deal_on(FIELDS[name], seed, recipe, has_gravity=has_gravity)
        self.game = play(a_deal)
        self.model = Model(a_deal.board)

    def is_over(self) -> bool:
        return not self.model.moment.at

    @precondition(lambda self: self.model.status() is Status.PLAYING)
    @rule(choice=st.integers(0, 10_000), is_swapped=st.booleans())
    def remove(self, choice: int, is_swapped: bool) -> None:
        before = self.model.moment
        pairs = self.model.plain.pairs(before.at)
        pair = pairs[choice % len(pairs)]
        step = self.game.remove(pair[::-1] if is_swapped else pair)
        self.model.take(pair)
        check_step(step, before, self.model.moment)

    @rule(one=st.integers(-1, 80), other=st.integers(-1, 80))
    def remove_any(self, one: int, other: int) -> None:
        pair = (min(one, other), max(one, other))
        is_pair = self.model.plain.is_pair(self.model.moment.at, pair)
        try:
            self.game.remove((one, other))
        except (GameError, PairError):
            assert not is_pair
        else:
            self.model.take(pair)

    @rule()
    def undo(self) -> None:
        if not self.model.now:
            with pytest.raises(GameError):
                self.game.undo()
            return
        before = self.model.moment
        step = self.game.undo()
        self.model.now -= 1
        check_step(step, before, self.model.moment)

    @rule()
    def redo(self) -> None:
        if self.model.now == len(self.model.moves):
            with pytest.raises(GameError):
                self.game.redo()
            return
        before = self.model.moment
        step = self.game.redo()
        self.model.now += 1
        check_step(step, before, self.model.moment)

    @precondition(lambda self: self.model.now > 1)
    @rule(choice=st.integers(0, 10_000))
    def go_back(self, choice: int) -> None:
        before = self.model.moment
        self.model.now = choice % self.model.now
        check_step(self.game.go_back(self.model.now), before, self.model.moment)

    @precondition(lambda self: not self.is_over())
    @rule(seed=st.integers(0, 99))
    def shuffle(self, seed: int) -> None:
        board = self.game.board
        assert isinstance(board, Board)
        outcome = shuffle(board, SplitMix64(seed))
        assert isinstance(outcome, Shuffled)
        assert not self.game.shuffle(outcome).moved
        self.model.reface(labels_on(self.game.board))

    @precondition(lambda self: not self.is_over())
    @rule()
    def hint(self) -> None:
        hint = self.game.hint()
        if hint is None:
            assert self.model.status() is Status.STUCK
        else:
            assert self.model.plain.is_pair(self.model.moment.at, hint.pair)

    @rule()
    def save_and_load(self) -> None:
        self.game = saved_and_loaded(self.game)

    @invariant()
    def the_game_stands_as_the_moves_made_again_on_the_full_field(self) -> None:
        assert moment_of(self.game) == self.model.moment == self.model.replay()
        assert self.game.status is self.model.status()
        assert self.game.moves_made == self.model.now
        assert self.game.board.pairs() == self.model.plain.pairs(self.model.moment.at)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)


def walk_at_random(seed: int, has_gravity: bool, steps: int) -> tuple[Counter[str], bool]:
    """Compare after each step of a game with the model; return which steps there were and whether any tile fell."""
    random = Random(seed)
    layout = WHOLE if seed % 14 == 0 else (HOLED, LOW, FRAYED, SMALL)[seed % 4]
    a_deal = deal_on(layout, seed, random.choice(list(Recipe)), has_gravity=has_gravity)
    game, model = play(a_deal), Model(a_deal.board)
    kinds: Counter[str] = Counter()
    has_fallen = False
    for step in range(steps):
        board = game.board
        assert isinstance(board, Board)
        pairs = board.pairs()
        weights = {
            "move": 60 * bool(pairs),
            "undo": 25 * bool(model.now),
            "redo": 30 * (model.now < len(model.moves)),
            "shuffle": (4 if pairs else 40) * (not board.is_cleared),
        }
        kind = random.choices(list(weights), list(weights.values()))[0]
        kinds[kind] += 1
        if kind == "move":
            pair = random.choice(pairs)
            has_fallen |= bool(game.remove(pair).moved)
            model.take(pair)
        elif kind == "undo":
            game.undo()
            model.now -= 1
        elif kind == "redo":
            game.redo()
            model.now += 1
        else:
            outcome = shuffle(board, SplitMix64(step))
            assert isinstance(outcome, Shuffled)
            game.shuffle(outcome)
            model.reface(labels_on(game.board))
        assert moment_of(game) == model.moment
        if step % 250 == 249:
            assert model.replay() == model.moment
            game = saved_and_loaded(game)
            assert moment_of(game) == model.moment
    return kinds, has_fallen


@pytest.mark.parametrize("seed", range(20))
def test_a_walk_of_500_steps_is_a_replay_of_its_moves_cell_by_cell(seed: int) -> None:
    kinds, has_fallen = walk_at_random(seed, has_gravity=seed < 14, steps=500)
    assert has_fallen is (seed < 14)
    assert min(kinds[kind] for kind in ("move", "undo", "redo", "shuffle")) > 5


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_one_walk_through_every_step(has_gravity: bool) -> None:
    machine = GameMachine()
    machine.start("small", 1, has_gravity, Recipe.DISMANTLE)
    machine.remove(3, True)
    machine.remove_any(0, 0)
    machine.remove(1, False)
    machine.hint()
    machine.undo()
    machine.redo()
    machine.shuffle(5)
    machine.save_and_load()
    machine.undo()
    machine.redo()
    machine.remove(0, False)
    machine.go_back(1)
    machine.redo()
    machine.the_game_stands_as_the_moves_made_again_on_the_full_field()
    assert (machine.model.now, len(machine.model.moves)) == (2, 4)


def test_undo_gives_back_every_column() -> None:
    board = deal_on(SMALL, 2, Recipe.DISMANTLE, has_gravity=True)
    game = play(board)
    assert board.plan is not None
    before = [moment_of(game)]
    for pair in board.plan:
        game.remove(pair)
        before.append(moment_of(game))
    assert game.status is Status.CLEARED
    for moment in before[-2::-1]:
        game.undo()
        assert moment_of(game) == moment
