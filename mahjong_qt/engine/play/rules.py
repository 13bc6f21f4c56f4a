"""What the rest of the program asks of one game in its own way, and of the other in another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mahjong_qt.engine.face import Face
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.advisor import Advice, WayBack
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import DealOutcome, ShuffleOutcome
    from mahjong_qt.engine.rng import SplitMix64
    from mahjong_qt.engine.verdict import Verdict


class Rules(NamedTuple):
    """The functions of one game. Each can be sent to another process; they take boards of this game only.

    ``lay_out(code, layout, faces)`` makes the full board that a game with this code is played on; ``deal`` and
    ``find_deal`` are those of ``deal.py`` and ``deal_search.py``, ``solve``, ``advise``, ``prove_hints`` and
    ``find_way_back`` those of ``solve.py`` and ``advisor.py`` of the game.
    """

    lay_out: Callable[[GameCode, Layout, Iterable[Face]], Board]
    deal: Callable[[Layout, GameCode], DealOutcome]
    find_deal: Callable[..., Any]
    shuffle: Callable[[Any, SplitMix64], ShuffleOutcome]
    solve: Callable[..., Verdict]
    advise: Callable[..., Verdict]
    prove_hints: Callable[..., Advice]
    find_way_back: Callable[..., WayBack]
