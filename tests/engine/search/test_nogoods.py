from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_qt.engine.search.nogoods import Nogoods
from mahjong_qt.engine.search.trail import Trail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.search.theory import Nogood

FULL = [0b111, 0b111, 0b111, 0b1, 0b111]


def plain_propagation(domains: Sequence[int], nogoods: Sequence[Nogood]) -> list[int] | None:
    """Narrow until nothing changes; None when some nogood has come true."""
    domains = list(domains)
    has_changed = True
    while has_changed:
        has_changed = False
        for nogood in nogoods:
            outside = [(group, mask) for group, mask in nogood if domains[group] & ~mask]
            if not outside:
                return None
            if len(outside) == 1:
                group, mask = outside[0]
                has_changed = has_changed or bool(domains[group] & mask)
                domains[group] &= ~mask
    return domains


def nogoods() -> st.SearchStrategy[Nogood]:
    """Return a strategy for nogoods of two to four groups, none of which has come true at the start."""
    groups = st.lists(st.sampled_from([0, 1, 2, 4]), min_size=2, max_size=4, unique=True)
    return groups.flatmap(lambda groups: st.tuples(*(st.tuples(st.just(g), st.integers(0, 6)) for g in groups))).map(
        list
    )


def test_the_last_group_outside_its_set_is_narrowed() -> None:
    trail = Trail(FULL)
    learned = Nogoods(trail)
    nogood = [(0, 0b001), (1, 0b010), (2, 0b100)]
    learned.learn(nogood)
    trail.narrow(0, 0b001, None, 1)
    assert learned.propagate(1) is None
    assert len(trail.steps) == 1
    trail.narrow(2, 0b100, None, 2)
    assert learned.propagate(2) is None
    assert trail.domains[1] == 0b101
    assert trail.steps[-1].reason == nogood
    assert trail.steps[-1].level == 2


def test_a_nogood_that_came_true_is_told() -> None:
    trail = Trail(FULL)
    learned = Nogoods(trail)
    nogood = [(0, 0b011), (1, 0b011)]
    learned.learn(nogood)
    trail.narrow(0, 0b001, None, 1)
    trail.narrow(1, 0b010, None, 1)
    assert sorted(learned.propagate(1) or []) == [(0, 0b011), (1, 0b011)]


def test_after_one_came_true_the_others_are_still_watched() -> None:
    trail = Trail(FULL)
    learned = Nogoods(trail)
    learned.learn([(0, 0b001), (1, 0b001)])
    learned.learn([(0, 0b001), (2, 0b110)])
    trail.narrow(1, 0b001, None, 1)
    trail.narrow(0, 0b001, None, 1)
    assert sorted(learned.propagate(1) or []) == [(0, 0b001), (1, 0b001)]
    trail.go_back(0)
    learned.forget_steps()
    trail.narrow(0, 0b001, None, 1)
    assert learned.propagate(1) is None
    assert trail.domains == [0b001, 0b110, 0b001, 0b1, 0b111]


@settings(max_examples=60)
@given(st.lists(nogoods(), max_size=12), st.data())
def test_propagation_is_the_plain_one(rules: list[Nogood], data: st.DataObject) -> None:
    trail = Trail(FULL)
    learned = Nogoods(trail)
    plain = [list(rule) for rule in rules]
    for rule in rules:
        learned.learn(rule)
    levels: list[int] = []
    for _ in range(data.draw(st.integers(0, 12))):
        undecided = [group for group, domain in enumerate(trail.domains) if domain & (domain - 1)]
        if levels and (not undecided or data.draw(st.booleans())):
            level = data.draw(st.integers(0, len(levels) - 1))
            trail.go_back(levels[level])
            learned.forget_steps()
            del levels[level:]
            continue
        if not undecided:
            break
        group = data.draw(st.sampled_from(undecided))
        domain = trail.domains[group]
        smaller = data.draw(st.sampled_from([mask for mask in range(1, domain) if not mask & ~domain]))
        levels.append(len(trail.steps))
        trail.narrow(group, smaller, None, len(levels))
        expected = plain_propagation(trail.domains, plain)
        violated = learned.propagate(len(levels))
        assert (violated is None) is (expected is not None)
        if violated is None:
            assert trail.domains == expected
        else:
            assert all(not trail.domains[group] & ~mask for group, mask in violated)
            assert sorted(violated) in [sorted(rule) for rule in plain]
            trail.go_back(levels.pop())
            learned.forget_steps()
