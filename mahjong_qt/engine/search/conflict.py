"""What to learn from a dead end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mahjong_qt.engine.search.theory import Nogood
    from mahjong_qt.engine.search.trail import Trail


class Lesson(NamedTuple):
    """A nogood that leaves its first group, at the level to go back to, nothing but what is outside its set."""

    nogood: Nogood
    level: int


def analyse(conflict: Nogood, trail: Trail, full: Sequence[int], blame: Callable[[int], None]) -> Lesson | None:
    """Return the lesson of a nogood that has come true, or None when it does not hang on any decision.

    The nogood is resolved with the reasons of the last steps until one entry alone became true at the last level (the
    first unique implication point of J. Marques-Silva and K. Sakallah, "GRASP", IEEE Trans. Computers 48, 1999). A
    reason for a group's step replaces its entry by the union of both sets; an entry that holds all pairings of its
    group, given in ``full``, says nothing. ``blame`` is told each group concerned.
    """
    entries = dict(conflict)
    while True:
        since = {group: trail.step_within(group, mask) for group, mask in entries.items()}
        last = max(since.values(), default=-1)
        if last < 0 or not trail.steps[last].level:
            return None
        group, _, reason, level = trail.steps[last]
        below = [trail.steps[step].level for step in since.values() if step >= 0 and trail.steps[step].level != level]
        alone = sum(step >= 0 and trail.steps[step].level == level for step in since.values()) == 1
        if alone:
            break
        blame(group)
        _resolve(entries, group, reason or [], full)
    for each in entries:
        blame(each)
    others = sorted(
        (-since[other], other, mask)
        for other, mask in entries.items()
        if other != group and since[other] >= 0 and trail.steps[since[other]].level
    )
    nogood = [(group, entries[group]), *((other, mask) for _, other, mask in others)]
    return Lesson(nogood, max(below, default=0))


def _resolve(entries: dict[int, int], group: int, reason: Nogood, full: Sequence[int]) -> None:
    for other, mask in reason:
        if other != group:
            entries[other] = entries.get(other, full[other]) & mask
        elif entries[group] | mask == full[group]:
            del entries[group]
        else:
            entries[group] |= mask
