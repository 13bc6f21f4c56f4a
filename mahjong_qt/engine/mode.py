"""The modes of play: what each of them allows, counts and shows, in one table."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.wish import DealWish

CAMPAIGN = "campaign"
CLASSIC = "classic"
EASY = "easy"
CHALLENGE = "challenge"
ZEN = "zen"
DAILY = "daily"
PURE = "pure"
SHISEN_SHO = "shisen-sho"


class Mode(NamedTuple):
    """One way to play; ``id`` is its name in saves, records and settings.

    ``layout_id`` is the first layout, empty where level or day decides; ``wish`` the kind of deal, None where the
    player chooses. ``time_limit`` is in seconds, None for none. ``hints`` and ``shuffles`` may be used so often in a
    game, None for without end. ``has_points`` counts points and stars, ``shows_points`` shows them, and the clock,
    without being asked. ``has_light`` is whether the light and the early warning are on at first, ``keeps_times``
    whether best times count, ``chooses_layout`` whether the player does.
    """

    id: str
    game: GameKind = GameKind.SOLITAIRE
    layout_id: str = "turtle"
    wish: DealWish | None = None
    time_limit: float | None = None
    hints: int | None = 5
    shuffles: int | None = 3
    has_points: bool = True
    shows_points: bool = True
    has_light: bool = True
    keeps_times: bool = True
    chooses_layout: bool = True


MODES: dict[str, Mode] = {
    mode.id: mode
    for mode in (
        Mode(DAILY, wish=DealWish.SOLVABLE, hints=3, shuffles=1, chooses_layout=False),
        Mode(CAMPAIGN, layout_id="", chooses_layout=False),
        Mode(CLASSIC),
        Mode(EASY, layout_id="butterfly", wish=DealWish.EASY, hints=None, shuffles=None),
        Mode(
            CHALLENGE, layout_id="fortress", wish=DealWish.HARD, time_limit=480.0, hints=2, shuffles=1, has_light=False
        ),
        Mode(
            ZEN,
            layout_id="butterfly",
            wish=DealWish.EASY,
            hints=None,
            shuffles=None,
            shows_points=False,
            keeps_times=False,
        ),
        Mode(PURE, hints=None, shuffles=0, has_points=False, shows_points=False, has_light=False),
        Mode(SHISEN_SHO, game=GameKind.SHISEN_SHO, layout_id="shisen-18x8"),
    )
}
"""All modes by their ids, in the order in which they are offered."""

MODE_OF_GAME = {GameKind.SOLITAIRE: CLASSIC, GameKind.SHISEN_SHO: SHISEN_SHO}
"""The mode in which each game is played when nothing else is said."""


def mode_of(mode_id: str) -> Mode:
    """Return the mode with this id; an unknown one, of a later version, is played like the classic one."""
    return MODES.get(mode_id, MODES[CLASSIC])
