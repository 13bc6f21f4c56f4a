"""What a player's own layout is known by."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from mahjong_qt.engine.game_code import own_layout_code

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.layout.layout_file import LayoutFile


def own_code(file: LayoutFile) -> str:
    """Return the code of a layout: that of its tiles, for Shisen-sho with the name of the game before them.

    So the same tiles can be a layout and a field, and their games have codes of their own.
    """
    return code_of(file.layout, file.game)


def code_of(layout: Layout, game: str) -> str:
    """Return the code of tiles for a game, named as in files."""
    if game == "solitaire":
        return own_layout_code(layout.fingerprint)
    return own_layout_code(sha256(f"{game}:{layout.fingerprint}".encode()).hexdigest())
