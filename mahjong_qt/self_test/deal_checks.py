"""Checks that game codes mean here what they mean everywhere."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from mahjong_qt.dealer import Dealer, Dealt
from mahjong_qt.engine.game_code import GameCode
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.self_test.check import CheckError

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal

TURTLE = "MJ1-L00-AAAAABL"
"""A deal that comes with a plan."""

GOLDEN = {
    "MJ1-L00-AAAAAAA": "1a8a8efdccde2ed2e6e5338e2f0f2200d1a16adf079eb2940afc4af159e64d04",
    TURTLE: "4a4ae426aa119705d3324185a1d8d788add9c6b3536bc4d337021aa0ff1ae1c0",
    "MJ1-L77-AAAAABB": "69ddfd8a2769a6fa10907f4e5b6e0ce4d5bafdc52e95a3d1da1b4fed8b152471",
    "MJ1-L77-AAAAABB-G": "6aa77634c39a364a83207e926464a7ede9e7a56804a79a0b9c0588f083c39b0b",
}
"""Codes of Mahjong Solitaire and of Shisen-sho, without gravity and with it, and digests of their faces in order."""


def deal_of(layouts: Path, code: str) -> Deal[Board]:
    """Return the deal of a code on the layouts in a folder.

    :raises CheckError: when there is none.
    """
    dealt = Dealer(LayoutLibrary(layouts)).deal_code(GameCode.parse(code))
    if not isinstance(dealt, Dealt):
        raise CheckError(f"{code}: {dealt.reason.value}")
    return dealt.deal


def check_golden_deals(layouts: Path) -> str:
    """Codes give the faces that they gave ever since."""
    for code, digest in GOLDEN.items():
        labels = ",".join(face.label for face in deal_of(layouts, code).board.faces)
        if sha256(labels.encode()).hexdigest() != digest:
            raise CheckError(f"{code} has other faces: {labels[:60]} …")
    return f"{len(GOLDEN)} deals"
