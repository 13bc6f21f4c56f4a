from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mahjong_qt.view.motion import NOTE
from mahjong_qt.windows.score_float import ScoreFloat
from tests.view.sample_boards import SINGLES, centre_of, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.windows.conftest import Table

    OpenTable = Callable[..., Table]

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 1B 1B 1B 1B 1B")


class Floated:
    """A table with words over its board, and a time of motion that the test tells."""

    def __init__(self, table: Table, *, motion: bool) -> None:
        self.table = table
        self.milliseconds = 0
        table.scene.motion.now = lambda: self.milliseconds
        table.scene.motion.is_on = motion
        self.words = ScoreFloat(table.session, table.view)

    def passes(self, milliseconds: int) -> None:
        self.milliseconds += milliseconds
        self.table.scene.motion.advance()

    def middle(self) -> QPoint:
        return self.words.geometry().center()


@pytest.fixture
def still(open_table: OpenTable) -> Floated:
    return Floated(open_table(SIX), motion=False)


@pytest.fixture
def moving(open_table: OpenTable) -> Floated:
    return Floated(open_table(SIX), motion=True)


def test_a_pair_tells_what_it_brought(still: Floated) -> None:
    assert not still.words.isVisible()
    still.table.click(0, 1)
    assert (still.words.isVisible(), still.words.words) == (True, "+100")
    still.table.seconds += 4
    still.table.click(2, 3)
    assert still.words.words == "+200 ×2"
    still.table.seconds += 4
    still.table.click(4, 5)
    assert still.words.words == "+300 ×3"


@pytest.mark.parametrize("clicks", [(0, 1), (1, 0), (2, 5), (5, 2)])
def test_it_stands_where_the_last_click_was(still: Floated, clicks: tuple[int, int]) -> None:
    place = centre_of(still.table.scene, clicks[1])
    still.table.click(*clicks)
    distance = still.middle() - place
    # at the edge of the board it is moved in
    assert abs(distance.y()) <= 2
    assert abs(distance.x()) <= still.words.width() // 2
    assert still.table.view.rect().contains(still.words.geometry())


def test_it_goes_by_itself(still: Floated) -> None:
    still.table.click(0, 1)
    still.passes(NOTE - 1)
    assert still.words.isVisible()
    still.passes(1)
    assert not still.words.isVisible()
    assert not still.table.scene.motion.is_playing


def test_it_rises_where_things_move_and_stays_where_they_do_not(still: Floated) -> None:
    still.table.click(0, 1)
    begin = still.middle()
    still.passes(NOTE // 2)
    assert still.middle() == begin


def test_it_rises(moving: Floated) -> None:
    moving.table.click(0, 1)
    heights = []
    for _ in range(4):
        heights.append(moving.middle().y())
        moving.passes(NOTE // 5)
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]


@pytest.mark.parametrize("verb", ["undo", "shuffle", "restart"])
def test_whatever_is_done_next_ends_it(still: Floated, verb: str) -> None:
    still.table.click(0, 1)
    if verb == "restart":
        still.table.session.restart()
    else:
        still.table.trigger(verb)
    assert not still.words.isVisible()


def test_a_move_made_again_brings_nothing_new(still: Floated) -> None:
    still.table.click(0, 1)
    still.table.trigger("undo", "redo")
    assert not still.words.isVisible()


def test_where_points_are_hidden_nothing_is_told(still: Floated) -> None:
    still.table.click(0, 1)
    still.words.set_wanted(False)
    assert not still.words.isVisible()
    still.table.click(2, 3)
    assert not still.words.isVisible()


def test_clicks_pass_it(still: Floated) -> None:
    still.table.click(0, 1)
    still.words.setGeometry(still.table.view.rect())
    assert still.table.view.childAt(centre_of(still.table.scene, 2)) is still.table.view.board_viewport
    QTest.mouseClick(still.table.view.board_viewport, Qt.MouseButton.LeftButton, pos=centre_of(still.table.scene, 2))
    assert still.table.scene.selected_tile == 2


def test_it_paints_itself(still: Floated) -> None:
    still.table.click(0, 1)
    picture = still.words.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 2).lightness() < 120
    brightest = max(
        picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in range(picture.height())
    )
    assert brightest > 230
