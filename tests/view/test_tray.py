from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.background import KINDS, PICTURE, Background, board_background
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.art.tile_style import BACKS, Corner, FaceColour, TileStyle
from mahjong_qt.engine.face import FACES
from mahjong_qt.view.tray import Tray
from tests.view.sample_boards import NUMBERS

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = [(face, face) for face in FACES[:6]]
MANY = [(face, face) for face in (*FACES, *FACES)]


@pytest.fixture
def tray(qtbot: QtBot) -> Tray:
    made = Tray(TileSet.load(NUMBERS), TileStyle())
    qtbot.addWidget(made)
    made.resize(made.width(), 500)
    with qtbot.waitExposed(made):
        made.show()
    return made


def picture(tray: Tray) -> QImage:
    """What is seen of the tray, without its scroll bar."""
    viewport = tray.viewport()
    image = QImage(viewport.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    viewport.render(painter, QPoint())
    painter.end()
    return image


def part(tray: Tray, row: int) -> QImage:
    """The picture of one pair, the first row being the upper one."""
    height = tray.verticalScrollBar().singleStep()
    return picture(tray).copy(QRect(0, 4 + row * height, tray.viewport().width(), height))


def ivory(image: QImage) -> int:
    """How many pixels are as light as the faces of tiles."""
    return sum(image.pixelColor(x, y).lightness() > 200 for x in range(image.width()) for y in range(image.height()))


def test_an_empty_tray_has_no_tiles(tray: Tray) -> None:
    assert ivory(picture(tray)) == 0
    assert tray.accessibleName() == "Pairs taken"


def test_the_newest_pair_is_on_top_and_the_others_move_down(tray: Tray) -> None:
    tray.show_pairs(SIX[:1])
    first = part(tray, 0)
    assert ivory(first) > 500
    assert ivory(part(tray, 1)) == 0
    tray.show_pairs(SIX[:2])
    assert part(tray, 0) != first
    assert part(tray, 1) == first
    tray.show_pairs(SIX[:1])
    assert part(tray, 0) == first
    tray.show_pairs([])
    assert ivory(picture(tray)) == 0


def test_it_says_how_many_there_are(tray: Tray) -> None:
    tray.show_pairs(SIX)
    assert tray.toolTip().startswith("6 ")
    assert tray.accessibleDescription() == tray.toolTip()


def test_more_pairs_than_fit_are_reached_by_scrolling(tray: Tray) -> None:
    tray.show_pairs(SIX)
    assert tray.verticalScrollBar().maximum() == 0
    tray.show_pairs(MANY)
    bar = tray.verticalScrollBar()
    assert bar.maximum() > 1000
    top = picture(tray)
    bar.setValue(bar.maximum())
    assert picture(tray) != top
    assert ivory(picture(tray)) > 3000
    # a new pair is seen at once
    tray.show_pairs([*MANY, SIX[0]])
    assert bar.value() == 0


def test_a_pause_hides_the_faces(tray: Tray) -> None:
    tray.show_pairs(SIX[:2])
    open_faces = part(tray, 0)
    tray.set_face_down(True)
    assert part(tray, 0) == part(tray, 1)
    assert part(tray, 0) != open_faces
    tray.set_face_down(False)
    assert part(tray, 0) == open_faces


def test_tiles_look_like_those_on_the_board(tray: Tray) -> None:
    tray.show_pairs(SIX)
    before = ivory(picture(tray))
    tray.dress(TileSet.load(NUMBERS), TileStyle(back=BACKS["red"], face=FaceColour.DARK, corner=Corner.LOWER_LEFT))
    assert ivory(picture(tray)) < before / 2


@pytest.mark.parametrize("corner", list(Corner))
def test_both_tiles_of_a_pair_lie_within_the_tray(tray: Tray, corner: Corner) -> None:
    tray.dress(TileSet.load(NUMBERS), TileStyle(corner=corner))
    tray.show_pairs(SIX)
    image = picture(tray)
    columns = [x for x in range(image.width()) if any(image.pixelColor(x, y).lightness() > 200 for y in range(300))]
    assert columns[0] >= 10
    assert columns[-1] <= image.width() - 10


def ground(tray: Tray) -> QColor:
    return picture(tray).pixelColor(tray.width() // 2, 1)


def test_it_is_darker_beside_a_dark_table(tray: Tray) -> None:
    light = ground(tray)
    tray.set_dark(True)
    assert ground(tray).lightness() < light.lightness()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("is_dark", [False, True])
def test_its_colour_is_that_of_the_table_in_the_shade(tray: Tray, kind: str, is_dark: bool) -> None:
    tray.set_table(Background(kind))
    tray.set_dark(is_dark)
    piece = board_background(64, 64, 1.0, is_dark, Background(kind)).toImage()
    mode = Qt.TransformationMode.SmoothTransformation
    table = piece.scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, mode).pixelColor(0, 0)
    assert ground(tray).lightness() < table.lightness()
    if table.hslSaturation() > 40:
        apart = abs(ground(tray).hslHue() - table.hslHue())
        assert min(apart, 360 - apart) < 20


def test_beside_a_picture_it_is_grey_and_the_picture_is_not_read(tray: Tray) -> None:
    tray.set_table(Background(PICTURE, "/nowhere/sea.png"))
    assert ground(tray).hslSaturation() < 20


def test_places_that_are_empty_are_faint(tray: Tray) -> None:
    places = part(tray, 0)
    shades = {places.pixelColor(x, 20).lightness() for x in range(20, places.width() - 20)}
    assert 0 < max(shades) - min(shades) < 60


def test_two_columns_show_twice_as_much(tray: Tray) -> None:
    tray.show_pairs(MANY)
    narrow, wide = tray.width(), tray.verticalScrollBar().maximum()
    tray.set_columns(2)
    tray.resize(tray.width(), 500)
    assert narrow < tray.width() < 2 * narrow
    assert tray.verticalScrollBar().maximum() < wide / 2


def test_two_columns_have_room_for_the_pairs_of_half_a_game_in_a_usual_window(tray: Tray) -> None:
    tray.set_columns(2)
    tray.resize(tray.width(), 640)
    tray.show_pairs(MANY[:22])
    assert tray.verticalScrollBar().maximum() == 0


def test_the_wheel_scrolls_and_the_bar_is_thin(qtbot: QtBot, tray: Tray) -> None:
    tray.show_pairs(MANY)
    bar = tray.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    assert bar.width() <= 8
    wheel = QWheelEvent(
        QPointF(20, 90), tray.mapToGlobal(QPointF(20, 90)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(tray.viewport(), wheel)
    assert bar.value() > 0
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(4, bar.height() - 1))
    assert bar.value() == bar.maximum()


def test_the_keys_stay_with_the_board(tray: Tray) -> None:
    assert tray.focusPolicy() == Qt.FocusPolicy.NoFocus
