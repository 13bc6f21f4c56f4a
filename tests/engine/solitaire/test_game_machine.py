"""Every step of a game in any order, beside a plain model: positions as dictionaries from place to label."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.deal import Shuffled
from mahjong_qt.engine.play.game import Game, GameError
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.save import capture, decode_save, encode_save, restore
from mahjong_qt.engine.solitaire.shuffle import shuffle
from tests.engine import plain_rules as plain
from tests.engine.plain_search import PlainLayout, group, places_of
from tests.engine.sample_games import TURTLE, Time, deal_on, play

if TYPE_CHECKING:
    from tests.engine.plain_rules import Place

LAYOUTS = {
    "two stacks": Layout.from_tiles([(0, 0, 0), (4, 0, 0), (0, 0, 1), (4, 0, 1)]),
    "row of six": Layout.from_tiles([(2 * x, 0, 0) for x in range(6)]),
    "half steps": Layout.from_tiles([(0, 0, 0), (0, 2, 0), (2, 1, 0), (4, 1, 0), (1, 1, 1), (8, 0, 0)]),
    "block": Layout.from_tiles(plain.block(3, 2, 2)),
    "many": Layout.from_tiles(plain.singles(40)),
    "turtle": TURTLE,
}


PLAIN = {name: PlainLayout(layout.slots) for name, layout in LAYOUTS.items()}


def walk(game: Game) -> tuple[list[dict[Place, str]], int]:
    """Return all positions of a game and the place among them; the game is not the same afterwards."""
    at = 0
    while game.can_undo:
        game.undo()
        at += 1
    positions = [places_of(game.board)]
    while game.can_redo:
        game.redo()
        positions.append(places_of(game.board))
    return positions, at


class GameMachine(RuleBasedStateMachine):
    """The game and its model."""

    game: Game

    @initialize(name=st.sampled_from(sorted(LAYOUTS)), seed=st.integers(0, 99))
    def start(self, name: str, seed: int) -> None:
        self.plain = PLAIN[name]
        self.time = Time()
        self.game = play(deal_on(LAYOUTS[name], seed), self.time)
        self.first = places_of(self.game.board)
        self.begin_model()

    def begin_model(self) -> None:
        self.positions = [self.first]
        self.at = 0
        self.is_paused = False
        self.is_given_up = False
        self.seconds = 0.0
        self.was_started = False

    @property
    def now(self) -> dict[Place, str]:
        return self.positions[self.at]

    def pairs(self) -> list[tuple[Place, Place]]:
        return list(self.plain.pairs(self.now))

    def status(self) -> Status:
        if self.is_given_up:
            return Status.GIVEN_UP
        if not self.now:
            return Status.CLEARED
        labels = Counter(group(self.now[place]) for place in self.plain.free(self.now))
        return Status.PLAYING if any(count > 1 for count in labels.values()) else Status.STUCK

    def accepts(self) -> bool:
        return not self.is_paused and self.status() in (Status.PLAYING, Status.STUCK)

    def go_on(self, position: dict[Place, str]) -> None:
        self.positions = [*self.positions[: self.at + 1], position]
        self.at += 1
        self.was_started = True

    def tile(self, place: Place) -> int:
        return [*self.game.board.layout.slots].index(Slot(*place))

    @precondition(lambda self: self.accepts() and self.status() is Status.PLAYING)
    @rule(choice=st.integers(0, 10_000), is_swapped=st.booleans())
    def remove(self, choice: int, is_swapped: bool) -> None:
        pairs = self.pairs()
        one, other = pairs[choice % len(pairs)]
        tiles = (self.tile(one), self.tile(other))
        self.game.remove(tiles[::-1] if is_swapped else tiles)
        self.go_on({place: label for place, label in self.now.items() if place not in (one, other)})

    @rule(one=st.integers(0, 143), other=st.integers(0, 143))
    def remove_any(self, one: int, other: int) -> None:
        slots = self.game.board.layout.slots
        places = {slots[one % len(slots)], slots[other % len(slots)]}
        is_pair = any(places == set(pair) for pair in self.pairs())
        try:
            self.game.remove((one % len(slots), other % len(slots)))
        except (GameError, ValueError):
            assert not (is_pair and self.accepts())
        else:
            assert is_pair
            assert self.accepts()
            self.go_on({place: label for place, label in self.now.items() if place not in places})

    def may_step(self) -> bool:
        """Whether undo and redo are not barred: a cleared board can be taken back."""
        return not self.is_paused and not self.is_given_up

    @rule()
    def undo(self) -> None:
        if self.may_step() and self.at:
            self.game.undo()
            self.at -= 1
        else:
            with pytest.raises(GameError):
                self.game.undo()

    @rule()
    def redo(self) -> None:
        if self.may_step() and self.at < len(self.positions) - 1:
            self.game.redo()
            self.at += 1
        else:
            with pytest.raises(GameError):
                self.game.redo()

    @rule(choice=st.integers(0, 10_000))
    def go_back(self, choice: int) -> None:
        moves_kept = choice % (self.at + 2) - 1
        if self.may_step() and 0 <= moves_kept < self.at:
            self.game.go_back(moves_kept)
            self.at = moves_kept
        else:
            with pytest.raises(GameError):
                self.game.go_back(moves_kept)

    @precondition(lambda self: self.accepts())
    @rule(seed=st.integers(0, 99))
    def shuffle(self, seed: int) -> None:
        outcome = shuffle(self.game.board, SplitMix64(seed))
        if isinstance(outcome, Shuffled):
            self.game.shuffle(outcome)
            new = places_of(self.game.board)
            assert new.keys() == self.now.keys()
            assert Counter(new.values()) == Counter(self.now.values())
            self.go_on(new)

    @rule()
    def restart(self) -> None:
        self.time = Time()
        self.game = play(self.game.deal, self.time)
        self.begin_model()

    @precondition(lambda self: self.accepts())
    @rule()
    def hint(self) -> None:
        hint = self.game.hint()
        if hint is None:
            assert self.status() is Status.STUCK
        else:
            slots = self.game.board.layout.slots
            assert {slots[tile] for tile in hint.pair} in [set(pair) for pair in self.pairs()]

    @rule()
    def pause(self) -> None:
        self.game.pause()
        self.is_paused = True

    @rule()
    def resume(self) -> None:
        self.game.resume()
        self.is_paused = False

    @precondition(lambda self: self.accepts())
    @rule()
    def select(self) -> None:
        self.game.begin()
        self.was_started = True

    @rule(seconds=st.integers(1, 60))
    def wait(self, seconds: int) -> None:
        self.time.passes(seconds)
        if self.was_started and not self.is_paused and self.status() is Status.PLAYING:
            self.seconds += seconds

    @precondition(lambda self: self.accepts() and self.at > 1)
    @rule()
    def give_up(self) -> None:
        self.game.give_up()
        self.is_given_up = True

    @rule()
    def save_and_load(self) -> None:
        self.time = Time()
        self.game = restore(decode_save(self.saved()), self.time)
        self.is_paused = False
        self.was_started = False

    def saved(self) -> bytes:
        return encode_save(capture(self.game, "any", Occasion("classic"), False))

    @invariant()
    def the_board_is_that_of_the_model(self) -> None:
        assert places_of(self.game.board) == self.now
        assert all(count % 2 == 0 for count in Counter(map(group, self.now.values())).values())
        slots = self.game.board.layout.slots
        assert [slots[tile] for tile in self.game.board.free()] == self.plain.free(self.now)

    @invariant()
    def the_game_stands_as_the_model_does(self) -> None:
        assert self.game.status is self.status()
        assert (self.game.is_paused, self.game.accepts_moves) == (self.is_paused, self.accepts())
        assert self.game.can_undo is (self.may_step() and self.at > 0)
        assert self.game.can_redo is (self.may_step() and self.at < len(self.positions) - 1)
        assert self.game.moves_made == self.at
        assert self.game.clock.seconds == self.seconds

    @invariant()
    def the_save_holds_an_equal_game(self) -> None:
        copy = restore(decode_save(self.saved()), Time())
        assert copy.deal == self.game.deal
        assert copy.events == self.game.events
        assert copy.status is self.game.status
        assert (copy.clock.seconds, copy.clock.is_running, copy.is_paused) == (self.seconds, False, False)
        if copy.status is Status.GIVEN_UP:
            assert places_of(copy.board) == self.now
        else:
            assert walk(copy) == (self.positions, self.at)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)


@pytest.mark.parametrize("name", [name for name in LAYOUTS if name != "turtle"])
def test_the_plain_layout_is_the_plain_rules(name: str) -> None:
    rng = SplitMix64(5)
    for _ in range(30):
        there = [place for place in LAYOUTS[name].slots if rng.below(3)]
        assert PLAIN[name].free(there) == plain.free(there)


def test_one_walk_through_every_step() -> None:
    machine = GameMachine()
    machine.start("half steps", 1)
    machine.select()
    machine.wait(3)
    machine.hint()
    machine.remove(0, True)
    machine.shuffle(1)
    machine.undo()
    machine.undo()
    machine.redo()
    machine.save_and_load()
    machine.redo()
    machine.pause()
    machine.wait(50)
    machine.undo()
    machine.resume()
    machine.go_back(1)
    machine.redo()
    machine.redo()
    machine.the_board_is_that_of_the_model()
    machine.the_game_stands_as_the_model_does()
    machine.the_save_holds_an_equal_game()
    assert (machine.at, len(machine.positions), machine.seconds) == (2, 3, 3)
    machine.restart()
    assert machine.now == machine.first == places_of(machine.game.deal.board)
