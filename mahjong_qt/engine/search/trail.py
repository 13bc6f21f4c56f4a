"""The domains of all groups in the search, and how they came about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.search.theory import Nogood


class Step(NamedTuple):
    """A domain became smaller: what it was, the nogood that made it so (None for a decision), and at which level."""

    group: int
    before: int
    reason: Nogood | None
    level: int


class Trail:
    """The domains now, and every step to them in order."""

    def __init__(self, domains: Sequence[int]) -> None:
        """Begin with these domains, at level 0."""
        self.domains = list(domains)
        self.steps: list[Step] = []
        self.unplayed: list[int] = []
        """Groups that were narrowed since somebody emptied this list."""
        self._history: list[list[tuple[int, int]]] = [[(-1, domain)] for domain in domains]

    def narrow(self, group: int, domain: int, reason: Nogood | None, level: int) -> None:
        """Give a group a smaller domain."""
        self._history[group].append((len(self.steps), domain))
        self.steps.append(Step(group, self.domains[group], reason, level))
        self.domains[group] = domain
        self.unplayed.append(group)

    def go_back(self, length: int) -> None:
        """Undo all steps but the first ``length``."""
        steps, domains, history = self.steps, self.domains, self._history
        while len(steps) > length:
            step = steps.pop()
            domains[step.group] = step.before
            history[step.group].pop()
        self.unplayed.clear()

    def step_within(self, group: int, mask: int) -> int:
        """Return the number of the step since which a group's domain lies within a mask; -1 for the start.

        :raises LookupError: when it does not.
        """
        for number, domain in self._history[group]:
            if not domain & ~mask:
                return number
        raise LookupError(f"group {group} is not within {mask:b}")
