"""The figures of a Shisen-sho field, as ``mahjong-layouts analyse`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.cli.check import field_size

if TYPE_CHECKING:
    from mahjong_qt.cli.layout_source import NamedLayout
    from mahjong_qt.engine.play.layout_study import LayoutStudy


def as_json(named: NamedLayout, has_gravity: bool, study: LayoutStudy) -> dict[str, object]:
    """Return all figures as they are written for other programs; a share of nothing and what is not known are None."""
    tally = study.tally
    return {
        "layout": named.name,
        "code": named.code,
        "game": named.game.value,
        "gravity": has_gravity,
        "tiles": len(named.layout),
        **field_size(named.layout),
        "dealable": len(named.layout) % 2 == 0,
        "deals": tally.deals,
        "solvable": tally.solvable,
        "unsolvable": tally.unsolvable,
        "undecided": tally.undecided,
        "solvable_share": tally.solvable_share,
        "solvable_interval": tally.solvable_interval() if tally.deals else None,
        "careless_win_rate": tally.careless_win_rate,
        "open_at_start": _open_at_start(study),
    }


def _open_at_start(study: LayoutStudy) -> float | None:
    at_start = study.open_pairs[:1]
    return round(at_start[0].mean, 1) if at_start and at_start[0].counts else None
