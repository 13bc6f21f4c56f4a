from __future__ import annotations

import pytest

from editor.analysis.analysis_state import AnalysisResult
from editor.analysis.figures import Figure, as_text, figures_of, interval, percent
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason
from mahjong_qt.engine.play.tally import Tally
from mahjong_qt.engine.shisen.analysis import study_field
from mahjong_qt.engine.solitaire.dismantle import Dismantled, Outcome
from tests.editor.analysis.conftest import study_of
from tests.view.sample_boards import SINGLES

LAYOUT = Layout.from_tiles(SINGLES)


def shown(figures: list[Figure]) -> dict[str, str]:
    return {figure.title: figure.value for figure in figures}


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.0, "0 %"), (1e-9, "under 1 %"), (0.005, "under 1 %"), (0.5, "50 %"), (0.996, "over 99 %"), (1.0, "100 %")],
)
def test_percent_never_calls_a_part_nothing_or_all(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("low", "high", "text"), [(0.621, 0.749, "62 % to 75 %"), (0.0, 1.0, "0 % to 100 %"), (1.0, 1.0, "100 %")]
)
def test_an_interval_is_never_told_closer_than_it_is(low: float, high: float, text: str) -> None:
    assert interval(low, high) == text


@pytest.mark.parametrize(
    ("outcome", "value"),
    [
        (Dismantled(()), "Yes"),
        (Undealable(UndealableReason.PROVEN), "No, never"),
        (NotFound(80, 20_000), "Not known"),
    ],
)
def test_whether_it_can_be_dealt_comes_first(outcome: Outcome, value: str) -> None:
    assert shown(figures_of(AnalysisResult(LAYOUT, outcome))) == {"Can be dealt": value}


def test_nothing_is_told_of_what_is_not_known() -> None:
    assert figures_of(AnalysisResult(LAYOUT)) == []


def test_the_figures_of_a_study() -> None:
    tally = Tally(130, 66, 4, games=2600, careless_wins=884, greedy_wins=1300, dismantlings=4000, dead_ends=400)
    study = study_of(LAYOUT)._replace(tally=tally)
    figures = figures_of(AnalysisResult(LAYOUT, Dismantled(()), study))
    low, high = tally.solvable_interval()
    assert shown(figures) == {
        "Can be dealt": "Yes",
        "Deals that can be won": interval(low, high),
        "Deals not decided": "4 of 200",
        "Of those, a careless player wins": "34 %",
        "Of those, a greedy player wins": "50 %",
        "Dead ends": "10 %",
    }
    assert all(figure.meaning for figure in figures)


def test_where_no_deal_can_be_won_no_player_is_spoken_of() -> None:
    study = study_of(LAYOUT)._replace(tally=Tally(unsolvable=3, dismantlings=60, dead_ends=60))
    assert "Of those, a careless player wins" not in shown(figures_of(AnalysisResult(LAYOUT, Dismantled(()), study)))


def test_copied_figures_are_a_line_each() -> None:
    result = AnalysisResult(LAYOUT, Dismantled(()), study_of(LAYOUT))
    lines = as_text("Head", result).splitlines()
    assert lines[:2] == ["Head", "Can be dealt: Yes"]
    assert len(lines) == 1 + len(figures_of(result))


def test_a_field_is_told_of_without_gravity_and_with_it() -> None:
    study = study_field(LAYOUT, "L77", range(2))
    still = Tally(130, 66, 4, games=1300, careless_wins=442)
    falling = Tally(90, 10, 100, games=900, careless_wins=90)
    result = AnalysisResult(
        LAYOUT,
        study=study.still._replace(tally=still),
        falling=study.falling._replace(tally=falling),
        game=GameKind.SHISEN_SHO,
    )
    assert shown(figures_of(result)) == {
        "Deals that can be won": interval(*still.solvable_interval()),
        "Deals not decided": "4 of 200",
        "Of those, a careless player wins": "34 %",
        "With gravity, deals that can be won": interval(*falling.solvable_interval()),
        "With gravity, deals not decided": "100 of 200",
        "With gravity, of those a careless player wins": "10 %",
        "Pairs open at the start": str(round(study.still.open_pairs[0].mean)),
    }
    assert all(figure.meaning for figure in figures_of(result))


def test_a_field_of_which_nothing_is_known_has_no_figures() -> None:
    assert figures_of(AnalysisResult(LAYOUT, game=GameKind.SHISEN_SHO)) == []
    blank = study_field(LAYOUT, "L77", [])
    assert figures_of(AnalysisResult(LAYOUT, None, blank.still, blank.falling, GameKind.SHISEN_SHO)) == []
