from __future__ import annotations

import pytest

from mahjong_qt.engine.mode import MODES
from mahjong_qt.settings import Settings
from mahjong_qt.windows.mode_shows import Shown, shown_in

ALL = Shown(clock=True, points=True, light=True, warning=True)
BY_MODE = {
    **dict.fromkeys(MODES, ALL),
    "challenge": ALL._replace(light=False, warning=False),
    "pure": Shown(clock=True, points=False, light=False, warning=False),
    "zen": Shown(clock=False, points=False, light=True, warning=True),
}


@pytest.mark.parametrize("mode", MODES)
def test_what_is_shown_at_first(mode: str) -> None:
    assert shown_in(MODES[mode], Settings()) == BY_MODE[mode]


@pytest.mark.parametrize("mode", MODES)
def test_who_asks_for_everything_sees_all_that_there_is(mode: str) -> None:
    settings = Settings(show_light_always=True, show_figures_always=True)
    assert shown_in(MODES[mode], settings) == ALL._replace(points=mode != "pure")


@pytest.mark.parametrize("mode", MODES)
def test_who_wants_nothing_sees_a_time_that_runs_out(mode: str) -> None:
    settings = Settings(show_clock=False, show_light=False, warn_early=False)
    shown = shown_in(MODES[mode], settings)
    assert (shown.clock, shown.light, shown.warning) == (mode == "challenge", False, False)


def test_the_light_of_a_mode_that_has_it_is_the_player_s(qapp: object) -> None:
    shown = shown_in(MODES["classic"], Settings(show_light=False, show_light_always=True))
    assert (shown.light, shown.warning) == (False, True)
