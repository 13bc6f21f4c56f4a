"""What an action says."""

from __future__ import annotations

from typing import NamedTuple


class ActionText(NamedTuple):
    """The text in the menu, with its mnemonic, and what the tip and the status line say."""

    menu: str
    tip: str
