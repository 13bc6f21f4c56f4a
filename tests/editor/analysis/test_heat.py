from __future__ import annotations

from typing import TYPE_CHECKING

from editor.analysis.analysis_state import AnalysisResult
from editor.analysis.heat import heat_of, on_canvas
from editor.plane import Plane
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.solitaire.dismantle import Dismantled
from tests.editor.analysis.conftest import study_of

if TYPE_CHECKING:
    from collections.abc import Sequence

PLACES = [Slot(-7, 5, 2), Slot(-3, 4, 2), Slot(-7, 5, 3), Slot(9, 30, 4)]


def result_of(slots: Sequence[Slot], lost: int) -> AnalysisResult:
    layout = Layout.from_tiles(slots)
    return AnalysisResult(layout, Dismantled(()), study_of(layout, lost=lost))


def test_heat_is_told_at_the_places_of_the_canvas() -> None:
    heat = heat_of(result_of(PLACES, 10), Plane(PLACES))
    # the first tile in canonical order is the uppermost of the lowest layer
    assert heat == {Slot(-3, 4, 2): 1.0, Slot(-7, 5, 2): 0.5, Slot(-7, 5, 3): 0.5, Slot(9, 30, 4): 0.5}


def test_without_a_lost_game_there_is_no_heat() -> None:
    assert heat_of(result_of(PLACES, 0), Plane(PLACES)) is None
    assert heat_of(AnalysisResult(Layout.from_tiles(PLACES)), Plane(PLACES)) is None


def test_tiles_of_the_file_are_found_on_the_canvas() -> None:
    plane = Plane(PLACES)
    assert set(on_canvas(Layout.from_tiles(PLACES).slots, plane)) == set(PLACES)
    assert on_canvas([Slot(0, 0, 0)], Plane()) == []
