from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.search.trail import Step, Trail

REASON = [(0, 0b011), (1, 0b100)]


def test_steps_tell_what_was_and_why() -> None:
    trail = Trail([0b111, 0b111])
    trail.narrow(1, 0b011, REASON, 0)
    trail.narrow(0, 0b010, None, 1)
    assert trail.domains == [0b010, 0b011]
    assert trail.steps == [Step(1, 0b111, REASON, 0), Step(0, 0b111, None, 1)]
    assert trail.unplayed == [1, 0]


def test_going_back_undoes_the_last_steps() -> None:
    trail = Trail([0b111, 0b111])
    trail.narrow(1, 0b011, REASON, 0)
    trail.narrow(1, 0b010, None, 1)
    trail.narrow(0, 0b100, REASON, 1)
    trail.go_back(1)
    assert trail.domains == [0b111, 0b011]
    assert len(trail.steps) == 1
    assert trail.unplayed == []
    trail.narrow(1, 0b001, REASON, 0)
    assert trail.step_within(1, 0b001) == 1


def test_the_step_within_a_mask_is_the_first_that_fits() -> None:
    trail = Trail([0b111, 0b001])
    trail.narrow(0, 0b011, None, 1)
    trail.narrow(0, 0b001, None, 2)
    assert trail.step_within(0, 0b111) == -1
    assert trail.step_within(0, 0b011) == 0
    assert trail.step_within(0, 0b101) == 1
    assert trail.step_within(1, 0b001) == -1
    with pytest.raises(LookupError, match="group 0 is not within 110"):
        trail.step_within(0, 0b110)


@given(st.lists(st.one_of(st.tuples(st.integers(0, 2), st.integers(1, 127)), st.integers(0, 12)), max_size=25))
def test_the_trail_is_what_snapshots_say(actions: list[tuple[int, int] | int]) -> None:
    trail = Trail([127, 127, 127])
    snapshots = [[127, 127, 127]]
    for action in actions:
        if isinstance(action, int):
            del snapshots[action + 1 :]
            trail.go_back(min(action, len(trail.steps)))
        else:
            group, mask = action
            smaller = trail.domains[group] & mask
            trail.narrow(group, smaller, None, 0)
            snapshots.append([smaller if at == group else each for at, each in enumerate(snapshots[-1])])
        assert trail.domains == snapshots[-1]
        for group, domain in enumerate(trail.domains):
            first = next(at for at, snapshot in enumerate(snapshots) if not snapshot[group] & ~domain)
            assert trail.step_within(group, domain) == first - 1
