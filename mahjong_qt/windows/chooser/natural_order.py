"""The order in which people put names that have numbers in them."""

from __future__ import annotations

import re

_DIGITS = re.compile(r"\d{1,1000}")


def natural_key(text: str) -> str:
    """Return what to sort a text by, so that its numbers count as numbers.

    >>> sorted(["size 10", "size 2", "size", "10", "9"], key=natural_key)
    ['9', '10', 'size', 'size 2', 'size 10']
    """
    return _DIGITS.sub(_sortable, text)


def _sortable(number: re.Match[str]) -> str:
    """Return a number with the number of its digits before it: the more there are, the larger it is."""
    digits = str(int(number[0]))
    return f"{len(digits):04}{digits}"
