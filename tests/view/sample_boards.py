"""Boards that the tests of view and windows play on, and the places to click on them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from mahjong_qt.dealer import Dealer, Dealt
from mahjong_qt.engine.face import face_from_label
from mahjong_qt.engine.game_code import GameCode
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.board import Board as AnyBoard
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.solitaire.board import Board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.view.board_scene import BoardScene

ROOT = Path(__file__).parents[2]
LAYOUTS = ROOT / "layouts"
NUMBERS = ROOT / "resources" / "tiles" / "numbers"
CODE = "MJ1-L00-AAAAABL"

SINGLES = [(4 * x, 0, 0) for x in range(6)]
"""Six tiles that do not touch: all of them free."""

ROW = [(2 * x, 0, 0) for x in range(4)]
"""Four tiles side by side: the two at the ends are free."""


def small_board(tiles: Sequence[tuple[int, int, int]], labels: str) -> Board:
    """A board with these faces, in the order of its slots."""
    return Board.full(Layout.from_tiles(tiles), map(face_from_label, labels.split()))


def small_deal(tiles: Sequence[tuple[int, int, int]], labels: str) -> Deal[Board]:
    """A deal without a plan; its code is the one of another deal and only to be shown."""
    return Deal(GameCode.parse(CODE), small_board(tiles, labels), None)


def turtle_deal(code: str = CODE) -> Deal[AnyBoard]:
    dealt = Dealer(LayoutLibrary(LAYOUTS)).deal_code(GameCode.parse(code))
    assert isinstance(dealt, Dealt)
    return dealt.deal


def centre_of(scene: BoardScene, tile: int) -> QPoint:
    """The middle of a tile's face in the logical pixels of the view."""
    assert scene.board is not None
    assert scene.placement is not None
    geometry, ratio, shift_x, shift_y = scene.placement
    x, y = geometry.corner(scene.board.layout.slots[tile])
    x += geometry.metrics.width // 2
    y += geometry.metrics.height // 2
    return QPoint(round((x + shift_x) / ratio), round((y + shift_y) / ratio))
