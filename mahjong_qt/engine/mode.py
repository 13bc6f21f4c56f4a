"""The modes of play, as saves, records and settings name them."""

from __future__ import annotations

from mahjong_qt.engine.play.board import GameKind

CLASSIC = "classic"
SHISEN_SHO = "shisen-sho"

MODES = {GameKind.SOLITAIRE: CLASSIC, GameKind.SHISEN_SHO: SHISEN_SHO}
"""The mode in which each game is played."""
