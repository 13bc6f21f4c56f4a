"""What the rest of the program asks of one game in its own way, and of the other in another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.advisor import Advice, WayBack
    from mahjong_qt.engine.play.deal import ShuffleOutcome
    from mahjong_qt.engine.rng import SplitMix64
    from mahjong_qt.engine.verdict import Verdict


class Rules(NamedTuple):
    """The functions of one game. Each can be sent to another process; they take boards of this game only.

    ``find_deal`` is that of the game's ``deal_search.py``, ``shuffle`` and ``solve`` those of the modules called so,
    ``advise``, ``prove_hints`` and ``find_way_back`` those of its ``advisor.py``. Laying out and
    dealing, which the first paint waits for, stand apart in :mod:`mahjong_qt.engine.games`.
    """

    find_deal: Callable[..., Any]
    shuffle: Callable[[Any, SplitMix64], ShuffleOutcome]
    solve: Callable[..., Verdict]
    advise: Callable[..., Verdict]
    prove_hints: Callable[..., Advice]
    find_way_back: Callable[..., WayBack]
