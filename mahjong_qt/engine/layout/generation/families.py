"""The table of the families of boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.layout.generation import clusters, courts, fronts, solids, turns
from mahjong_qt.engine.layout.generation.draft import BOTH, HALF_TURN, LEFT_RIGHT

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.layout.generation.draft import Draft, Group
    from mahjong_qt.engine.layout.generation.relief import Rise


class Family(NamedTuple):
    """A way to build boards, and the symmetry that they have."""

    build: Callable[[Draft], Rise]
    group: Group


FAMILIES = (
    Family(solids.mesa, BOTH),
    Family(solids.honeycomb, BOTH),
    Family(solids.hourglass, BOTH),
    Family(solids.shell, BOTH),
    Family(solids.organ, BOTH),
    Family(solids.butterfly, BOTH),
    Family(solids.gem, BOTH),
    Family(solids.dumbbell, BOTH),
    Family(solids.girder, BOTH),
    Family(courts.court, BOTH),
    Family(courts.rings, BOTH),
    Family(courts.bowl, BOTH),
    Family(courts.cloister, BOTH),
    Family(courts.lattice, BOTH),
    Family(courts.comb, BOTH),
    Family(courts.colonnade, BOTH),
    Family(clusters.cross, BOTH),
    Family(clusters.saltire, BOTH),
    Family(clusters.star, BOTH),
    Family(clusters.quincunx, BOTH),
    Family(clusters.mountains, BOTH),
    Family(clusters.flower, BOTH),
    Family(clusters.wreath, BOTH),
    Family(clusters.archipelago, BOTH),
    Family(clusters.checkers, BOTH),
    Family(clusters.brackets, BOTH),
    Family(turns.slope, HALF_TURN),
    Family(turns.ribbon, HALF_TURN),
    Family(turns.stairs, HALF_TURN),
    Family(turns.meander, HALF_TURN),
    Family(turns.zigzag, HALF_TURN),
    Family(turns.pinwheel, HALF_TURN),
    Family(fronts.figure, LEFT_RIGHT),
    Family(fronts.castle, LEFT_RIGHT),
    Family(fronts.arch, LEFT_RIGHT),
    Family(fronts.skyline, LEFT_RIGHT),
)
"""Their order and number can never change: the number of a layout draws from this list, and means the same for ever."""
