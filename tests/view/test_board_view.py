from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from mahjong_qt.art.background import Background, board_background, table_pieces
from mahjong_qt.art.tile_art import Mark, TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.view.board_scene import BoardScene
from mahjong_qt.view.board_view import BoardView
from mahjong_qt.view.geometry import BoardGeometry
from mahjong_qt.view.tile_items import LIFT
from tests.view.sample_boards import NUMBERS, ROOT, ROW, SINGLES, centre_of, small_board, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from tests.view.conftest import Shown

    ShowBoard = Callable[..., Shown]

Left = Qt.MouseButton.LeftButton
SIX = small_board(SINGLES, "1B 2B 1B 2B 3B 3B")
WALL = small_board(ROW, "1B 2C 2C 1B")


def click(shown: Shown, tile: int, button: Qt.MouseButton = Left) -> None:
    QTest.mouseClick(shown.view.board_viewport, button, pos=centre_of(shown.scene, tile))


def double_click(shown: Shown, tile: int, button: Qt.MouseButton = Left) -> None:
    """Sends what a mouse does; QTest.mouseDClick sends one press more."""
    viewport, point = shown.view.board_viewport, centre_of(shown.scene, tile)
    click(shown, tile, button)
    where = QPointF(point), QPointF(viewport.mapToGlobal(point))
    second = QMouseEvent(QEvent.Type.MouseButtonDblClick, *where, button, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, second)
    QTest.mouseRelease(viewport, button, pos=point)


def take_chosen_pairs(shown: Shown) -> None:
    def take(pair: tuple[int, int]) -> None:
        board = shown.scene.board
        assert board is not None
        shown.scene.apply(Transition(Change.PAIR, pair, (), False, board.remove(pair), Status.PLAYING))

    shown.scene.pair_chosen.connect(take)


def tiles_left(shown: Shown) -> int:
    assert shown.scene.board is not None
    return shown.scene.board.tiles_left


def test_clicks_select_move_and_pair(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    click(shown, 0)
    assert shown.scene.selected_tile == 0
    click(shown, 1)
    assert (shown.scene.selected_tile, shown.scene.marked(Mark.MISMATCH)) == (1, [0])
    click(shown, 3)
    assert shown.pairs == [(1, 3)]


def test_a_click_on_a_blocked_tile_clears_the_selection(show_board: ShowBoard) -> None:
    shown = show_board(WALL)
    click(shown, 0)
    click(shown, 1)
    assert (shown.scene.selected_tile, shown.scene.marked(Mark.REFUSED)) == (None, [1])


def test_a_lifted_tile_is_hit_where_it_is_drawn(show_board: ShowBoard) -> None:
    # the two tiles lie side by side: lifted, the right one is drawn over the left one's edge
    shown = show_board(small_board([(0, 0, 0), (2, 0, 0)], "1B 2B"))
    placement = shown.scene.placement
    assert placement is not None
    slot = Slot(2, 0, 0)
    edge = placement.point(slot, LIFT) + QPointF(placement.geometry.metrics.margin_left + 1, 0)
    edge.setY(centre_of(shown.scene, 1).y())
    assert shown.scene.tile_at(edge) == 0
    click(shown, 1)
    assert shown.scene.tile_at(edge) == 1
    QTest.mouseClick(shown.view.board_viewport, Left, pos=edge.toPoint())
    assert shown.scene.selected_tile is None
    assert shown.scene.tile_at(edge) == 0


def test_a_double_click_is_two_clicks(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    double_click(shown, 0)
    assert shown.scene.selected_tile is None
    click(shown, 1)
    double_click(shown, 3)
    assert shown.pairs == [(1, 3)]


def test_quick_clicks_on_tiles_that_are_leaving_take_nothing_twice(show_board: ShowBoard) -> None:
    shown = show_board(SIX, motion=True)
    take_chosen_pairs(shown)
    click(shown, 0)
    double_click(shown, 2)
    click(shown, 2)
    click(shown, 0)
    double_click(shown, 0)
    assert shown.pairs == [(0, 2)]
    assert tiles_left(shown) == 4
    assert shown.scene.selected_tile is None


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton])
def test_other_buttons_do_nothing(show_board: ShowBoard, button: Qt.MouseButton) -> None:
    shown = show_board(SIX)
    click(shown, 0, button)
    assert shown.scene.marked(Mark.SELECTED) == []
    click(shown, 0)
    click(shown, 2, button)
    double_click(shown, 2, button)
    assert (shown.scene.selected_tile, shown.pairs) == (0, [])


def test_a_click_beside_the_tiles_clears_the_selection(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    click(shown, 0)
    QTest.mouseClick(shown.view.board_viewport, Left, pos=QPoint(2, 2))
    assert (shown.scene.selected_tile, shown.scene.marked(Mark.SELECTED)) == (None, [])


def test_an_area_of_the_view_is_measured_also_while_the_picture_is_stretched(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    before = centre_of(shown.scene, 5)
    assert shown.view.tiles_under(QRect(before.x(), before.y(), 1, 1)) == 1
    shown.view.resize(1600, 1000)
    assert not shown.view.transform().isIdentity()
    now = shown.view.mapFromScene(QPointF(before))
    assert shown.view.tiles_under(QRect(now.x(), now.y(), 1, 1)) == 1
    assert shown.view.tiles_under(shown.view.board_viewport.rect()) == 6


def test_the_mouse_outlines_free_tiles_only(show_board: ShowBoard) -> None:
    shown = show_board(WALL)
    viewport = shown.view.board_viewport
    for tile, marked, shape in (
        (0, [0], Qt.CursorShape.PointingHandCursor),
        (1, [], Qt.CursorShape.ArrowCursor),
        (3, [3], Qt.CursorShape.PointingHandCursor),
    ):
        QTest.mouseMove(viewport, centre_of(shown.scene, tile))
        assert shown.scene.marked(Mark.HOVER) == marked
        assert viewport.cursor().shape() == shape
    QApplication.sendEvent(shown.view, QEvent(QEvent.Type.Leave))
    assert shown.scene.marked(Mark.HOVER) == []


def test_after_a_click_the_tile_under_the_mouse_is_judged_anew(show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    take_chosen_pairs(shown)
    QTest.mouseMove(shown.view.board_viewport, centre_of(shown.scene, 0))
    click(shown, 0)
    assert shown.scene.marked(Mark.HOVER) == []
    click(shown, 0)
    assert shown.scene.marked(Mark.HOVER) == [0]
    click(shown, 0)
    click(shown, 2)
    assert shown.scene.marked(Mark.HOVER) == []


def expected_geometry(shown: Shown) -> BoardGeometry:
    assert shown.scene.board is not None
    size, ratio = shown.view.board_viewport.size(), shown.view.devicePixelRatioF()
    return BoardGeometry.fit(shown.scene.board.layout, round(size.width() * ratio), round(size.height() * ratio))


def assert_sharp(shown: Shown) -> None:
    """No picture is scaled, and each begins on a whole device pixel."""
    placement = shown.scene.placement
    assert placement is not None
    assert placement.geometry == expected_geometry(shown)
    assert_pixels_match(shown)


def assert_pixels_match(shown: Shown) -> None:
    """No picture is scaled, and each begins on a whole device pixel, whatever the zoom."""
    placement = shown.scene.placement
    assert placement is not None
    assert shown.view.transform().isIdentity()
    metrics, ratio = placement.geometry.metrics, placement.ratio
    for item in shown.scene.items():
        assert isinstance(item, QGraphicsPixmapItem)
        if item.isVisible():
            assert item.pixmap().devicePixelRatio() == ratio
            assert item.pixmap().width() == metrics.pixmap_width
            assert item.pixmap().height() == metrics.pixmap_height
            on_screen = shown.view.viewportTransform().map(item.pos()) * ratio
            assert on_screen.x() == pytest.approx(round(on_screen.x()), abs=1e-6)
            assert on_screen.y() == pytest.approx(round(on_screen.y()), abs=1e-6)


@pytest.mark.parametrize(("width", "height"), [(480, 300), (801, 503), (1366, 700), (1920, 1080), (3840, 2160)])
def test_the_board_is_sharp_at_every_size(show_board: ShowBoard, width: int, height: int) -> None:
    assert_sharp(show_board(turtle_deal().board, width=width, height=height))


def test_the_picture_is_stretched_while_the_size_changes_and_sharp_when_it_rests(
    qtbot: QtBot, show_board: ShowBoard
) -> None:
    shown = show_board(turtle_deal().board)
    for width in (900, 1000, 1100):
        shown.view.resize(width, width * 5 // 8)
        QApplication.processEvents()
        assert shown.view.transform().m11() > 1.0
    # a click while the picture is stretched hits the tile that is seen there
    tile = turtle_deal().board.free()[0]
    point = shown.view.mapFromScene(QPointF(centre_of(shown.scene, tile)))
    QTest.mouseClick(shown.view.board_viewport, Left, pos=point)
    assert shown.scene.selected_tile == tile
    qtbot.waitUntil(lambda: shown.view.transform().isIdentity())
    assert_sharp(shown)


def test_the_table_is_made_anew_only_when_the_size_rests(
    qtbot: QtBot, show_board: ShowBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = show_board(SIX)
    corner_colour(shown)
    made: list[tuple[int, int]] = []

    def count(width: int, height: int, *looks: Any) -> Iterator[QPixmap | None]:
        made.append((width, height))
        return table_pieces(width, height, *looks)

    monkeypatch.setattr("mahjong_qt.view.table.table_pieces", count)
    table = corner_colour(shown, from_end=True)
    for width in (900, 1000, 1100):
        shown.view.resize(width, width * 5 // 8)
        assert shown.view.transform().m11() > 1.0
        # the table fills the view all the same
        assert corner_colour(shown, from_end=True).hue() == pytest.approx(table.hue(), abs=3)
    assert made == []
    qtbot.waitUntil(lambda: shown.view.transform().isIdentity())
    corner_colour(shown)
    assert made == [(1100, 687)]


def test_a_selection_and_a_hint_survive_a_change_of_size(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    click(shown, 0)
    shown.view.resize(1000, 700)
    qtbot.waitUntil(
        lambda: shown.scene.placement is not None and shown.scene.placement.geometry == expected_geometry(shown)
    )
    assert (shown.scene.selected_tile, shown.scene.marked(Mark.SELECTED)) == (0, [0])
    assert_sharp(shown)
    click(shown, 2)
    assert shown.pairs == [(0, 2)]


def test_another_layout_is_fitted_anew(show_board: ShowBoard) -> None:
    shown = show_board(turtle_deal().board)
    shown.scene.set_board(WALL)
    shown.view.lay_out()
    assert_sharp(shown)
    assert sum(item.isVisible() for item in shown.scene.items()) == 4


def test_a_size_that_was_changed_while_hidden_counts_when_shown_again(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    shown.view.hide()
    shown.view.resize(500, 400)
    with qtbot.waitExposed(shown.view):
        shown.view.show()
    qtbot.waitUntil(
        lambda: shown.scene.placement is not None and shown.scene.placement.geometry == expected_geometry(shown)
    )
    assert_sharp(shown)


def test_a_picture_that_was_hidden_while_it_was_stretched_is_sharp_when_it_is_shown_again(
    qtbot: QtBot, show_board: ShowBoard
) -> None:
    shown = show_board(SIX)
    shown.view.resize(500, 400)
    shown.view.hide()
    qtbot.waitUntil(lambda: shown.view.is_at_rest)
    with qtbot.waitExposed(shown.view):
        shown.view.show()
    qtbot.waitUntil(lambda: shown.view.transform().isIdentity())
    assert_sharp(shown)


def corner_colour(shown: Shown, *, from_end: bool = False) -> QColor:
    """The colour of the view in its first corner or in its last."""
    image = QImage(shown.view.board_viewport.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    shown.view.board_viewport.render(painter, QPoint())
    painter.end()
    return image.pixelColor(image.width() - 2, image.height() - 2) if from_end else image.pixelColor(1, 1)


def test_the_table_fills_the_view_and_is_darker_on_a_dark_system(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    light = corner_colour(shown)
    shown.view.set_dark(True)
    # the one before is seen until the other is there
    assert corner_colour(shown) == light
    qtbot.waitUntil(lambda: corner_colour(shown).lightness() < light.lightness())
    shown.view.set_dark(False)
    qtbot.waitUntil(lambda: corner_colour(shown) == light)


def seen_table(shown: Shown) -> QImage:
    return shown.view.board_viewport.grab(QRect(0, 0, 300, 30)).toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_a_table_that_takes_long_is_coarse_at_first_and_soon_exact(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    exact = board_background(800, 500, 1.0, dark=False, background=Background("wood"))
    wood = exact.copy(0, 0, 300, 30).toImage().convertToFormat(QImage.Format.Format_RGB32)
    felt = seen_table(shown)
    shown.view.set_background(Background("wood"))
    assert seen_table(shown) == felt
    qtbot.waitUntil(lambda: seen_table(shown) == wood)
    art = TileArt(TileSet.load(NUMBERS), None)
    scene = BoardScene(art)
    fresh = BoardView(scene, art)
    qtbot.addWidget(fresh)
    fresh.set_background(Background("wood"))
    fresh.resize(800, 500)
    fresh.show()
    first = fresh.board_viewport.grab(QRect(0, 0, 300, 30)).toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert first not in (felt, wood)
    assert first.pixelColor(9, 9).hue() == pytest.approx(wood.pixelColor(9, 9).hue(), abs=20)


def test_a_table_changed_twice_is_the_last_one(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(SIX)
    shown.view.set_background(Background("wood"))
    seen_table(shown)
    shown.view._sharpen()
    assert shown.view.is_sharpening
    shown.view.set_background(Background("night"))
    exact = board_background(800, 500, 1.0, dark=False, background=Background("night")).copy(0, 0, 300, 30).toImage()
    qtbot.waitUntil(lambda: seen_table(shown) == exact)


def assert_all_fits(shown: Shown, art: TileArt, tile: int) -> None:
    """Art, board and marks have one size."""
    assert shown.scene.placement is not None
    size = shown.scene.placement.geometry.metrics
    assert art.metrics == size
    shown.scene.click(tile)
    items = [shown.scene._tiles[tile], *shown.scene._marks.items((tile,))]
    assert {item.pixmap().width() for item in items} == {size.pixmap_width}


def test_a_click_between_two_pieces_of_drawing_finds_everything_of_one_size(
    show_board: ShowBoard, art: TileArt
) -> None:
    shown = show_board(turtle_deal().board)
    shown.view.resize(1000, 640)
    free = shown.scene.board.free() if shown.scene.board is not None else []
    # each piece by itself, as if the event loop went round after each
    for turn, _ in enumerate(shown.view._pieces(turtle_deal().board)):
        assert_all_fits(shown, art, free[turn % 2])
        if turn % 7 == 0:
            shown.view.resize(1000 + turn % 2, 640)
            assert_all_fits(shown, art, free[turn % 2])
    assert_all_fits(shown, art, free[0])


def test_a_stretched_board_lies_where_it_will_lie_when_it_is_sharp(qtbot: QtBot, show_board: ShowBoard) -> None:
    shown = show_board(turtle_deal().board)
    before = shown.scene.placement
    for width, height in ((1000, 640), (613, 407), (1400, 500)):
        shown.view.resize(width, height)
        stretched = [shown.view.mapFromScene(QPointF(centre_of(shown.scene, tile))) for tile in range(144)]
        qtbot.waitUntil(lambda: shown.view.transform().isIdentity())
        assert shown.scene.placement != before
        for tile, place in enumerate(stretched):
            # depths are whole pixels, and so inner layers may differ by one
            assert (place - centre_of(shown.scene, tile)).manhattanLength() <= 4


SHARP_AT_RATIO = """
import sys
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.view.board_scene import BoardScene
from mahjong_qt.view.board_scene import BoardScene
from mahjong_qt.view.board_view import BoardView
from tests.view.sample_boards import NUMBERS, turtle_deal

app = QApplication(sys.argv)
art = TileArt(TileSet.load(NUMBERS), None)
scene = BoardScene(art)
window = QWidget()
view = BoardView(scene, art, window)
view.setGeometry(0, int(sys.argv[1]), 613, 407)
window.resize(613, 500)
scene.set_board(turtle_deal().board)
window.show()
app.processEvents()
ratio = view.devicePixelRatioF()
wrong = 0
for item in scene.items():
    point = view.board_viewport.mapTo(window, view.viewportTransform().map(item.pos()))
    for part in (point.x() * ratio, point.y() * ratio):
        wrong += abs(part - round(part)) > 1e-6
    wrong += item.pixmap().devicePixelRatio() != ratio
    wrong += (item.pixmap().width(), item.pixmap().height()) != (art.metrics.pixmap_width, art.metrics.pixmap_height)
print(ratio, len(scene.items()), wrong)
"""


@pytest.mark.parametrize("ratio", ["1", "1.25", "1.5", "2"])
@pytest.mark.parametrize("top", ["0", "33"])
def test_tiles_begin_on_whole_device_pixels_of_the_window(ratio: str, top: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SHARP_AT_RATIO, top],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.split() == [str(float(ratio)), "144", "0"]
