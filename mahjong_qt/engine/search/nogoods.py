"""What the search has learned, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahjong_qt.engine.search.theory import Nogood
    from mahjong_qt.engine.search.trail import Trail


class Nogoods:
    """Learned nogoods; each is looked at only when one of two of its entries may have become true.

    The scheme of two watched literals of M. Moskewicz et al., "Chaff: Engineering an Efficient SAT Solver", DAC 2001,
    for entries that say of a domain that it lies within a set.
    """

    def __init__(self, trail: Trail) -> None:
        """Begin with none."""
        self._trail = trail
        self._watches: list[list[Nogood]] = [[] for _ in trail.domains]
        self._seen = 0  # steps of the trail that were looked at

    def learn(self, nogood: Nogood) -> None:
        """Keep a nogood; its first two entries should be those that became true last."""
        if len(nogood) > 1:
            for group, _ in nogood[:2]:
                self._watches[group].append(nogood)

    def forget_steps(self) -> None:
        """Note that the trail went back to where everything had been looked at."""
        self._seen = len(self._trail.steps)

    def propagate(self, level: int) -> Nogood | None:
        """Narrow each group that alone keeps a nogood from coming true; return a nogood that has come true."""
        steps = self._trail.steps
        while self._seen < len(steps):
            group = steps[self._seen].group
            self._seen += 1
            violated = self._look_at(group, level)
            if violated is not None:
                return violated
        return None

    def _look_at(self, group: int, level: int) -> Nogood | None:
        trail, watches = self._trail, self._watches
        domains = trail.domains
        watched = watches[group]
        kept: list[Nogood] = []
        for at, nogood in enumerate(watched):
            mine = 0 if nogood[0][0] == group else 1
            if domains[group] & ~nogood[mine][1]:
                kept.append(nogood)
                continue
            other, mask = nogood[1 - mine]
            if not domains[other] & mask:
                kept.append(nogood)
                continue
            for place in range(2, len(nogood)):
                third, its_mask = nogood[place]
                if domains[third] & ~its_mask:
                    nogood[mine], nogood[place] = nogood[place], nogood[mine]
                    watches[third].append(nogood)
                    break
            else:
                kept.append(nogood)
                outside = domains[other] & ~mask
                if not outside:
                    kept += watched[at + 1 :]
                    watches[group] = kept
                    return nogood
                trail.narrow(other, outside, nogood, level)
        watches[group] = kept
        return None
