from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.search.conflict import Lesson, analyse
from mahjong_qt.engine.search.nogoods import Nogoods
from mahjong_qt.engine.search.trail import Trail

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from mahjong_qt.engine.search.theory import Nogood

GROUPS = 5
FULL = [0b111] * GROUPS
CHOICES = list(product((0b001, 0b010, 0b100), repeat=GROUPS))


def comes_true(nogood: Nogood, choice: tuple[int, ...]) -> bool:
    return all(choice[group] & mask for group, mask in nogood)


def allowed(nogoods: Iterable[Nogood]) -> list[tuple[int, ...]]:
    """Return every choice of one pairing for each group in which none of these comes true."""
    nogoods = list(nogoods)
    return [choice for choice in CHOICES if not any(comes_true(nogood, choice) for nogood in nogoods)]


def nogoods() -> st.SearchStrategy[Nogood]:
    groups = st.lists(st.integers(0, GROUPS - 1), min_size=2, max_size=3, unique=True)
    return groups.flatmap(lambda groups: st.tuples(*(st.tuples(st.just(g), st.integers(1, 6)) for g in groups))).map(
        list
    )


def test_the_lesson_is_the_first_single_cause() -> None:
    # at level 2 group 1 is decided; both 2 and 3 follow from it, and they cannot go together while 0 is as it is
    trail = Trail(FULL)
    trail.narrow(0, 0b001, None, 1)
    trail.narrow(1, 0b001, None, 2)
    trail.narrow(2, 0b011, [(1, 0b001), (2, 0b100)], 2)
    trail.narrow(3, 0b011, [(1, 0b011), (3, 0b100)], 2)
    blamed: list[int] = []
    lesson = analyse([(0, 0b001), (2, 0b011), (3, 0b011)], trail, FULL, blamed.append)
    assert lesson == Lesson([(1, 0b001), (0, 0b001)], 1)
    assert sorted(blamed) == [0, 1, 2, 3]


def test_a_reason_widens_the_set_of_its_group() -> None:
    # group 1 lost 100 because of group 0, then 010 by a decision: the lesson may not forget the first
    trail = Trail(FULL)
    trail.narrow(0, 0b001, None, 1)
    trail.narrow(1, 0b011, [(0, 0b001), (1, 0b100)], 1)
    assert analyse([(1, 0b011), (2, 0b111)], trail, FULL, lambda _: None) == Lesson([(1, 0b011)], 0)
    trail.narrow(2, 0b001, None, 2)
    assert analyse([(1, 0b011), (2, 0b001)], trail, FULL, lambda _: None) == Lesson([(2, 0b001), (1, 0b011)], 1)


def test_what_hangs_on_no_decision_has_no_lesson() -> None:
    trail = Trail(FULL)
    trail.narrow(0, 0b001, [(0, 0b110)], 0)
    assert analyse([(0, 0b001)], trail, FULL, lambda _: None) is None
    assert analyse([], trail, FULL, lambda _: None) is None


@settings(max_examples=60)
@given(st.lists(nogoods(), min_size=4, max_size=30), st.randoms(use_true_random=False))
def test_learning_decides_what_trying_everything_decides(rules: list[Nogood], random: Random) -> None:
    """A whole search over nogoods alone; each lesson follows from what was known, and bites where it says."""
    known = [list(rule) for rule in rules]
    trail = Trail(FULL)
    learned = Nogoods(trail)
    for rule in rules:
        learned.learn(rule)
    levels: list[int] = []
    while True:
        conflict = learned.propagate(len(levels))
        if conflict is None:
            open_groups = [group for group, domain in enumerate(trail.domains) if domain & (domain - 1)]
            if not open_groups:
                assert tuple(trail.domains) in allowed(known)
                return
            group = random.choice(open_groups)
            domain = trail.domains[group]
            smaller = random.choice([mask for mask in range(1, domain) if not mask & ~domain])
            levels.append(len(trail.steps))
            trail.narrow(group, smaller, None, len(levels))
            continue
        blamed: set[int] = set()
        lesson = analyse(conflict, trail, FULL, blamed.add)
        if lesson is None:
            assert not allowed(known)
            return
        assert lesson.level < len(levels)
        steps = [trail.step_within(group, mask) for group, mask in lesson.nogood]
        assert steps == sorted(steps, reverse=True)
        assert blamed >= {group for group, _ in lesson.nogood}
        assert not any(comes_true(lesson.nogood, choice) for choice in allowed(known))
        trail.go_back(levels[lesson.level])
        learned.forget_steps()
        del levels[lesson.level :]
        (group, mask), *others = lesson.nogood
        assert trail.domains[group] & mask
        assert trail.domains[group] & ~mask
        assert all(not trail.domains[other] & ~its_mask for other, its_mask in others)
        known.append(list(lesson.nogood))
        learned.learn(lesson.nogood)
        trail.narrow(group, trail.domains[group] & ~mask, lesson.nogood, lesson.level)
