"""Which tiles are left when games are lost, at the places that they have on the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.slot import Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from editor.analysis.analysis_state import AnalysisResult
    from editor.plane import Plane


def heat_of(result: AnalysisResult, plane: Plane) -> dict[Slot, float] | None:
    """Return for each tile of the canvas the share of lost games in which it was left; None when none was lost.

    The result is that of the tiles that are there.
    """
    study = result.study
    if study is None or not study.lost:
        return None
    places = on_canvas(result.layout.slots, plane)
    return dict(zip(places, study.heat(), strict=True))


def on_canvas(slots: Iterable[Slot], plane: Plane) -> list[Slot]:
    """Return where tiles of the layout that :meth:`~editor.document.LayoutDocument.as_file` gives are on the canvas."""
    if not len(plane):
        return []
    left, top, lowest = (min(axis) for axis in zip(*plane, strict=True))
    return [Slot(x + left, y + top, z + lowest) for x, y, z in slots]
