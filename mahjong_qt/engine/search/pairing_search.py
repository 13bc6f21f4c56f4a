"""The search for a pairing of every group that plays out: clause learning over a theory."""

from __future__ import annotations

import enum
from random import Random
from typing import TYPE_CHECKING, Generic

from mahjong_qt.engine.search.activity import Activity, luby
from mahjong_qt.engine.search.conflict import analyse
from mahjong_qt.engine.search.nogoods import Nogoods
from mahjong_qt.engine.search.theory import Nogood, RuleT, StateT, Theory
from mahjong_qt.engine.search.trail import Trail

if TYPE_CHECKING:
    from collections.abc import Callable

RESTART_UNIT = 30
"""Conflicts of the shortest run between two restarts."""

PLAY_ORDER_CONFLICTS = 200
"""Up to so many conflicts pairs are decided in the order of play, then by activity."""

EAGER_CONFLICTS = 30
"""From so many conflicts on each decision is checked; before, up to :data:`MOST_UNCHECKED` wait for a check."""

MOST_UNCHECKED = 3.0
"""Decisions that wait for a check at most."""

MORE_UNCHECKED = 0.5
"""How many more decisions may wait after each check that finds all well."""


class Answer(enum.Enum):
    """What came of a search."""

    FOUND = enum.auto()
    IMPOSSIBLE = enum.auto()
    GIVEN_UP = enum.auto()


class PairingSearch(Generic[StateT, RuleT]):
    """One search; :meth:`run` it once.

    Removing tiles only ever frees tiles, so the order of play does not matter, only who is whose partner does. The
    search decides on partners one pair at a time and plays what is certain. After each decision it relaxes: if even
    with every partner still allowed some tiles stay, they tell which decisions rule each other out, and that is learned
    (CDCL, as in J. Marques-Silva, I. Lynce and S. Malik, "Conflict-Driven Clause Learning SAT Solvers", Handbook of
    Satisfiability, 2009). With nothing left to retract, the position is proven impossible.
    """

    def __init__(self, theory: Theory[StateT, RuleT], seed: int = 0, patience: float = 1.0) -> None:
        """Prepare a search; the seed breaks ties, and the same seed gives the same search everywhere.

        ``patience`` is the number of decisions that wait for a first check: many where a check costs more than playing
        to the end.
        """
        self.conflicts = 0
        self._theory = theory
        self._full = [pairings.all for pairings in theory.groups]
        self._loosest = theory.rules(self._full)
        self._trail = Trail(self._full)
        self._nogoods = Nogoods(self._trail)
        self._activity = Activity(len(self._full))
        self._random = Random(seed).random
        self._habits: dict[int, int] = {}  # group -> the pair decided on last, as a mask of members
        self._levels: list[tuple[int, StateT]] = []  # length of the trail and position before each decision
        self._checked = 0  # length of the trail that was found to leave the position clearable, as far as can be seen
        self._unchecked = 0  # decisions since then
        self._patience = patience

    @property
    def domains(self) -> list[int]:
        """For each group the pairings still allowed; after :attr:`Answer.FOUND`, any of them plays out."""
        return self._trail.domains

    def run(self, budget: int, should_stop: Callable[[], bool]) -> Answer:
        """Search until an answer is found or ``budget`` conflicts are used up.

        ``should_stop`` is asked before each decision and at each conflict.
        """
        theory, trail = self._theory, self._trail
        state = theory.start()
        if not theory.is_cleared(theory.relax(state, self._loosest)):
            return Answer.IMPOSSIBLE
        state = theory.play(state, trail.domains, range(len(self._full)))
        restart_at, restarts = RESTART_UNIT, 1
        while not should_stop():
            conflict = self._nogoods.propagate(len(self._levels))
            if conflict is None:
                if trail.unplayed:
                    state = theory.play(state, trail.domains, trail.unplayed)
                    trail.unplayed.clear()
                if theory.is_cleared(state):
                    return Answer.FOUND
                conflict = self._go_on(state)
            if conflict is None:
                continue
            if self.conflicts >= budget:
                return Answer.GIVEN_UP
            self.conflicts += 1
            retracted = self._retract(conflict)
            if retracted is None:
                return Answer.IMPOSSIBLE
            state = retracted
            if self.conflicts >= restart_at:
                restart_at += RESTART_UNIT * luby(restarts)
                restarts += 1
                if self._levels:
                    state = self._go_back(0)
        return Answer.GIVEN_UP

    def _go_on(self, state: StateT) -> Nogood | None:
        """Decide on another pair, or return a nogood that has come true when the position is a dead end."""
        if self._unchecked >= self._patience:
            conflict = self._check(state)
            if conflict is not None:
                return conflict
        choice = self._most_active_pair(state) if self.conflicts >= PLAY_ORDER_CONFLICTS else None
        choice = choice or self._next_pair(state)
        if choice is None:
            conflict = self._check(state)
            assert conflict is not None  # where no pair can be taken, nothing can
            return conflict
        group, pair, pairings = choice
        self._habits[group] = pair
        self._unchecked += 1
        self._levels.append((len(self._trail.steps), state))
        self._trail.narrow(group, self._trail.domains[group] & pairings, None, len(self._levels))
        return None

    def _check(self, state: StateT) -> Nogood | None:
        """Return a nogood that has come true when the position cannot be cleared any more, or else None.

        Of the groups concerned as many as possible are let go of first, those least active before others: what stays
        stuck without them does not depend on them.
        """
        theory = self._theory
        rules = theory.rules(self._trail.domains)
        stuck = theory.relax(state, rules)
        if theory.is_cleared(stuck):
            self._checked = len(self._trail.steps)
            self._unchecked = 0
            is_easy = self.conflicts < EAGER_CONFLICTS
            self._patience = min(MOST_UNCHECKED, self._patience + MORE_UNCHECKED) if is_easy else 1.0
            return None
        self._patience = 1.0
        activity, latest = self._activity.of, self._latest_groups()
        for group in sorted((group for group, _ in theory.nogood(stuck)), key=activity.__getitem__):
            if latest == {group}:
                # all was well before this group was narrowed, and so would be again without it
                continue
            tight, rules[group] = rules[group], self._loosest[group]
            less = theory.loosen(stuck, rules, group)
            if less is not None and theory.is_cleared(less):
                rules[group] = tight
                continue
            latest.discard(group)
            if less is not None:
                stuck = less
        return theory.nogood(stuck)

    def _latest_groups(self) -> set[int]:
        """Return the groups that were narrowed since the last check that found all well."""
        return {step.group for step in self._trail.steps[self._checked :]}

    def _retract(self, conflict: Nogood) -> StateT | None:
        """Learn from a conflict and go back to where the lesson bites; None when nothing can be retracted."""
        lesson = analyse(conflict, self._trail, self._full, self._activity.blame)
        self._activity.fade()
        if lesson is None:
            return None
        state = self._go_back(lesson.level)
        self._nogoods.learn(lesson.nogood)
        group, mask = lesson.nogood[0]
        self._trail.narrow(group, self._trail.domains[group] & ~mask, lesson.nogood, lesson.level)
        return state

    def _go_back(self, level: int) -> StateT:
        length, state = self._levels[level]
        self._checked = min(self._checked, length)
        self._trail.go_back(length)
        self._nogoods.forget_steps()
        del self._levels[level:]
        return state

    def _next_pair(self, state: StateT) -> tuple[int, int, int] | None:
        """Return the pair that can be taken now and frees most, or None when none can."""
        best, best_worth = None, -1.0
        for option in self._theory.options(state, self._trail.domains):
            worth = option.gain + self._random()
            if worth > best_worth:
                best, best_worth = option, worth
        return best and (best.group, best.pair, best.pairings)

    def _most_active_pair(self, state: StateT) -> tuple[int, int, int] | None:
        """Return a pair of the most active group that is undecided: the one that it had last, or any."""
        best, most = -1, 0.0
        domains = self._trail.domains
        for group, activity in enumerate(self._activity.of):
            domain = domains[group]
            if activity > most and domain & (domain - 1) and self._theory.has_tiles(state, group):
                best, most = group, activity
        if best < 0:
            return None
        pairings = self._theory.groups[best]
        choices = pairings.choices(domains[best], (1 << pairings.size) - 1)
        habit = self._habits.get(best)
        for pair, edge in choices:
            if pair == habit:
                return best, pair, edge
        pair, edge = choices[int(self._random() * len(choices))]
        return best, pair, edge
