from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.view import piecework, thumbnail
from mahjong_qt.windows.chooser import pictures as layout_pictures
from mahjong_qt.windows.chooser.pictures import LayoutPictures, PictureKind
from tests.windows.chooser.layout_samples import sample

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from pytestqt.qtbot import QtBot

KIND = PictureKind(40, 30, 1.0, False)
LAYOUTS = [sample(f"X{count}", tiles=count) for count in range(2, 12)]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of tiles of all pictures that were drawn, in order; each turn of the events has time for one."""
    numbers: list[int] = []
    draw = thumbnail.places_thumbnail

    def draw_and_tell(places: list[tuple[int, int, int]], width: int, height: int, ratio: float, dark: bool) -> QPixmap:
        numbers.append(len(places))
        return draw(places, width, height, ratio, dark)

    monkeypatch.setattr(thumbnail, "places_thumbnail", draw_and_tell)
    monkeypatch.setattr(layout_pictures, "TURN", 0)
    return numbers


def are_there(pictures: LayoutPictures, layouts: list[object], kind: PictureKind = KIND) -> list[bool]:
    return [pictures.picture(layout, kind) is not None for layout in layouts]  # type: ignore[arg-type]


def test_nothing_is_drawn_before_the_events_had_their_turn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = LayoutPictures()
    pictures.want(LAYOUTS[:2], LAYOUTS[2:4], KIND)
    assert pictures.picture(LAYOUTS[0], KIND) is None
    told: list[object] = []
    pictures.drawn.connect(told.append)
    qtbot.waitUntil(lambda: len(told) == 4)
    assert told == LAYOUTS[:4]
    picture = pictures.picture(LAYOUTS[0], KIND)
    assert picture is not None
    assert (picture.width(), picture.height()) == (40, 30)


def test_one_turn_draws_no_more_than_there_is_time_for(
    qtbot: QtBot, drawn: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = []

    class Clock:
        def start(self) -> None:
            turns.append(0)

        def elapsed(self) -> int:
            # a picture takes two thousandths here
            turns[-1] += 2
            return turns[-1]

    monkeypatch.setattr(piecework, "QElapsedTimer", Clock)
    monkeypatch.setattr(layout_pictures, "TURN", 3)
    pictures = LayoutPictures()
    pictures.want(LAYOUTS[:5], (), KIND)
    qtbot.waitUntil(lambda: len(drawn) == 5)
    assert len(turns) == 3


def test_whoever_scrolls_on_waits_for_nothing_that_is_out_of_view(qtbot: QtBot, drawn: list[int]) -> None:
    pictures = LayoutPictures()
    pictures.want(LAYOUTS[:5], (), KIND)
    pictures.want(LAYOUTS[5:7], LAYOUTS[7:8], KIND)
    qtbot.waitUntil(lambda: all(are_there(pictures, [*LAYOUTS[5:8]])))
    assert drawn == [layout.tiles for layout in LAYOUTS[5:8]]


def test_layouts_with_the_same_tiles_share_a_picture(qtbot: QtBot, drawn: list[int]) -> None:
    pictures = LayoutPictures()
    twins = [sample("XA"), sample("XB")]
    pictures.want(twins, (), KIND)
    qtbot.waitUntil(lambda: all(are_there(pictures, [*twins])))
    assert drawn == [8]


def test_those_used_last_are_kept_within_the_limit(qtbot: QtBot) -> None:
    pictures = LayoutPictures(limit=4 * KIND.bytes)
    for start in (0, 2, 4):
        pictures.want(LAYOUTS[start : start + 2], (), KIND)
        qtbot.waitUntil(lambda at=start: all(are_there(pictures, [*LAYOUTS[at : at + 2]])))  # type: ignore[misc]
        # the first two are in view all the time
        pictures.want(LAYOUTS[:2], (), KIND)
        qtbot.waitUntil(lambda: all(are_there(pictures, [*LAYOUTS[:2]])))
    assert are_there(pictures, [*LAYOUTS]) == [True] * 2 + [False] * 2 + [True] * 2 + [False] * 4


def test_all_that_are_in_view_are_drawn_whatever_they_take(qtbot: QtBot, drawn: list[int]) -> None:
    pictures = LayoutPictures(limit=2 * KIND.bytes)
    pictures.want(LAYOUTS[:6], LAYOUTS[6:], KIND)
    qtbot.waitUntil(lambda: all(are_there(pictures, [*LAYOUTS[:6]])))
    assert len(drawn) == 6
    # and none of them again
    pictures.want(LAYOUTS[:6], LAYOUTS[6:], KIND)
    assert not pictures.is_busy


def test_a_picture_of_another_size_stands_in_until_the_new_one_is_there(qtbot: QtBot) -> None:
    pictures = LayoutPictures()
    pictures.want(LAYOUTS[:1], (), KIND)
    qtbot.waitUntil(lambda: not pictures.is_busy)
    larger = KIND._replace(width=80)
    stand_in = pictures.picture(LAYOUTS[0], larger)
    assert stand_in is not None
    assert stand_in.width() == 40
    pictures.want(LAYOUTS[:1], (), larger)
    qtbot.waitUntil(lambda: not pictures.is_busy)
    picture = pictures.picture(LAYOUTS[0], larger)
    assert picture is not None
    assert picture.width() == 80


def test_on_a_sharp_screen_and_on_a_dark_ground_pictures_are_others(qtbot: QtBot, drawn: list[int]) -> None:
    pictures = LayoutPictures()
    for kind in (KIND, KIND._replace(ratio=2.0), KIND._replace(is_dark=True)):
        pictures.want(LAYOUTS[:1], (), kind)
        qtbot.waitUntil(lambda: not pictures.is_busy)
    assert len(drawn) == 3


def test_dropped_pictures_are_gone_and_no_more_are_drawn(qtbot: QtBot, drawn: list[int]) -> None:
    pictures = LayoutPictures()
    pictures.want(LAYOUTS[:1], (), KIND)
    qtbot.waitUntil(lambda: not pictures.is_busy)
    pictures.want(LAYOUTS[:3], (), KIND)
    pictures.drop()
    assert not pictures.is_busy
    assert pictures.picture(LAYOUTS[0], KIND) is None
