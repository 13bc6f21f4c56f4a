"""The games that there are: from the name of one to its functions, of which only those asked for are loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.board import GameKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import DealOutcome
    from mahjong_qt.engine.play.rules import Rules


def lay_out(game: GameKind, layout: Layout, faces: Iterable[Face], *, has_gravity: bool = False) -> Board:
    """Return the full board of a game on a layout.

    :raises LayoutError: when the layout is no flat field and the game needs one.
    :raises ValueError: when gravity is asked for and the game has none, or there is not one face for each slot.
    """
    if game is GameKind.SHISEN_SHO:
        from mahjong_qt.engine.shisen.board import Board as ShisenBoard

        return ShisenBoard.full(layout, faces, has_gravity=has_gravity)
    from mahjong_qt.engine.solitaire.board import Board as SolitaireBoard

    if has_gravity:
        raise ValueError("gravity is for shisen-sho")
    return SolitaireBoard.full(layout, faces)


def deal(game: GameKind, layout: Layout, code: GameCode) -> DealOutcome:
    """Deal the tiles that a code stands for, under the option that it carries.

    :raises LayoutError: when the layout is no flat field and the game needs one.
    :raises ValueError: when the code asks for gravity and the game has none.
    """
    if game is GameKind.SHISEN_SHO:
        from mahjong_qt.engine.shisen.deal import deal as deal_field

        return deal_field(layout, code)
    from mahjong_qt.engine.solitaire.deal import deal as deal_layout

    return deal_layout(layout, code)


def rules_of(game: GameKind) -> Rules:
    """Return the other functions of a game."""
    if game is GameKind.SHISEN_SHO:
        from mahjong_qt.engine.shisen.rules import SHISEN_SHO

        return SHISEN_SHO
    from mahjong_qt.engine.solitaire.rules import SOLITAIRE

    return SOLITAIRE
