from __future__ import annotations

import pytest

from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.mode import MODES, Mode, mode_of
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.wish import DealWish
from tests.engine.sample_games import LAYOUTS

EASY, HARD, SOLVABLE = DealWish.EASY, DealWish.HARD, DealWish.SOLVABLE


@pytest.mark.parametrize(
    ("mode_id", "layout_id", "wish", "time_limit", "hints", "shuffles"),
    [
        ("campaign", "", None, None, 5, 3),
        ("classic", "turtle", None, None, 5, 3),
        ("easy", "butterfly", EASY, None, None, None),
        ("challenge", "fortress", HARD, 480, 2, 1),
        ("zen", "butterfly", EASY, None, None, None),
        ("daily", "turtle", SOLVABLE, None, 3, 1),
        ("pure", "turtle", None, None, None, 0),
        ("shisen-sho", "shisen-18x8", None, None, 5, 3),
    ],
)
def test_the_table_of_modes(
    mode_id: str, layout_id: str, wish: DealWish | None, time_limit: int | None, hints: int | None, shuffles: int | None
) -> None:
    mode = MODES[mode_id]
    assert mode.id == mode_id
    assert (mode.layout_id, mode.wish, mode.time_limit) == (layout_id, wish, time_limit)
    assert (mode.hints, mode.shuffles) == (hints, shuffles)


def test_there_are_no_other_modes() -> None:
    assert len(MODES) == 8


def those(**values: object) -> set[str]:
    """The modes that have these values."""
    return {mode.id for mode in MODES.values() if all(getattr(mode, name) == value for name, value in values.items())}


def test_points_are_not_counted_in_pure_and_hidden_in_zen() -> None:
    assert those(has_points=False) == {"pure"}
    assert those(shows_points=False) == {"pure", "zen"}


def test_the_light_is_off_in_challenge_and_pure() -> None:
    assert those(has_light=False) == {"challenge", "pure"}


def test_zen_keeps_no_times() -> None:
    assert those(keeps_times=False) == {"zen"}


def test_level_and_day_choose_the_layout_themselves() -> None:
    assert those(chooses_layout=False) == {"campaign", "daily"}


def test_one_mode_is_shisen_sho() -> None:
    assert those(game=GameKind.SHISEN_SHO) == {"shisen-sho"}


@pytest.mark.parametrize(
    ("mode_id", "tiles"), [("classic", 144), ("easy", 96), ("zen", 96), ("challenge", 140), ("daily", 144)]
)
def test_first_layouts_have_the_tiles_of_the_rules(mode_id: str, tiles: int) -> None:
    library = LayoutLibrary(LAYOUTS)
    assert len(library.load(MODES[mode_id].layout_id).layout.slots) == tiles


def test_a_mode_of_a_later_version_is_played_like_the_classic_one() -> None:
    assert mode_of("tomorrow") == Mode("classic") == MODES["classic"]
