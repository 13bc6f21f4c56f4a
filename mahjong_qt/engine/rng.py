"""The random generator behind deals: integers only, the same on every machine and Python, for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import MutableSequence

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class SplitMix64:
    """SplitMix64 by Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).

    >>> SplitMix64(1234567).next()
    6457827717110365317
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Start at ``seed``, of which the low 64 bits count."""
        self._state = seed & _MASK

    def next(self) -> int:
        """Return the next 64-bit number."""
        self._state = (self._state + _GAMMA) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 up to but not including ``bound``, each equally likely.

        The numbers above the largest multiple of ``bound`` are rejected.

        :raises ValueError: when ``bound`` is not positive.
        """
        if bound <= 0:
            raise ValueError(f"bound must be positive, not {bound}")
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            number = self.next()
            if number < limit:
                return number % bound

    def two_below(self, bound: int) -> tuple[int, int]:
        """Return two different numbers from 0 up to but not including ``bound``, in the order drawn.

        :raises ValueError: when ``bound`` is below 2.
        """
        first = self.below(bound)
        second = self.below(bound - 1)
        return first, second + (second >= first)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order in place (Fisher and Yates, from the last item down)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seed_from_text(text: str) -> int:
    """Return the seed that a text stands for: the first 8 bytes, little endian, of its SHA-256."""
    from hashlib import sha256

    return int.from_bytes(sha256(text.encode()).digest()[:8], "little")
