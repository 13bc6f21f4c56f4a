"""The layout that nobody has seen yet."""

from __future__ import annotations

GENERATED = 1_000_000_000
"""How many layouts of 144 tiles there are that are made from a number."""


def random_number() -> int:
    """Return the number of one of them by chance."""
    from random import SystemRandom

    return SystemRandom().randrange(GENERATED)
