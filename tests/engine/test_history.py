from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.history import History


def test_a_new_history_has_nothing_before_and_nothing_ahead() -> None:
    history = History[str, str]("start")
    assert (history.position, history.moves) == ("start", ())
    assert not history.can_undo
    assert not history.can_redo


def test_undo_and_redo_return_the_move_that_lies_between() -> None:
    history = History[int, str](0)
    history.push("add 5", 5)
    history.push("add 2", 7)
    assert (history.undo(), history.position, history.moves) == ("add 2", 5, ("add 5",))
    assert (history.undo(), history.position, history.moves) == ("add 5", 0, ())
    assert (history.redo(), history.position, history.moves) == ("add 5", 5, ("add 5",))
    assert (history.can_undo, history.can_redo) == (True, True)


def test_a_new_move_drops_what_was_undone() -> None:
    history = History[int, str](0)
    history.push("add 5", 5)
    history.push("add 2", 7)
    history.undo()
    history.push("add 1", 6)
    assert not history.can_redo
    assert history.moves == ("add 5", "add 1")
    assert (history.undo(), history.position) == ("add 1", 5)


@pytest.mark.parametrize("step", ["undo", "redo"])
def test_a_step_that_is_not_there_is_refused_and_changes_nothing(step: str) -> None:
    history = History[int, str](0)
    with pytest.raises(IndexError, match=step):
        getattr(history, step)()
    assert (history.position, history.moves) == (0, ())


def test_positions_and_moves_that_count_as_false_are_kept() -> None:
    history = History[int, int](1)
    history.push(0, 0)
    assert history.can_undo
    assert (history.undo(), history.can_redo, history.redo(), history.position) == (0, True, 0, 0)


def test_all_positions_can_be_looked_at_and_revised() -> None:
    history = History[int, str](0)
    history.push("add 5", 5)
    history.push("add 2", 7)
    history.undo()
    assert (history.positions, history.at) == ((0, 5, 7), 1)
    history.revise((10, 15, 17))
    assert (history.position, history.redo(), history.position) == (15, "add 2", 17)
    with pytest.raises(ValueError, match="3 positions"):
        history.revise((1, 2))
    assert history.positions == (10, 15, 17)


@given(st.lists(st.sampled_from(["push", "undo", "redo"]), max_size=60))
def test_history_agrees_with_two_stacks(steps: list[str]) -> None:
    history = History[int, int](0)
    behind: list[int] = []
    ahead: list[int] = []
    for number, step in enumerate(steps, 1):
        if step == "push":
            history.push(number, number)
            behind.append(number)
            ahead.clear()
        elif step == "undo" and behind:
            assert history.undo() == behind[-1]
            ahead.append(behind.pop())
        elif step == "redo" and ahead:
            assert history.redo() == ahead[-1]
            behind.append(ahead.pop())
        assert history.moves == tuple(behind)
        assert history.position == (behind[-1] if behind else 0)
        assert (history.can_undo, history.can_redo) == (bool(behind), bool(ahead))
