from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel

from mahjong_qt.appearance import enlarged
from mahjong_qt.plots import Band, BandPlot, BarPlot, Bars, DotPlot, Dots, PlotTexts, Spread, SpreadPlot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from mahjong_qt.plots.plot_panel import PlotPanel

TEXTS = PlotTexts("Open pairs along a game", "Pairs taken", "Open pairs", "Mean", "8 of 10 games", "Nothing yet")
FLAT = Band(range(11), [5] * 11, [3] * 11, [9] * 11)
RED = QColor("#ff0000")
WIDTH, HEIGHT = 400, 300


def palette(ground: str, text: str) -> QPalette:
    made = QPalette()
    made.setColor(QPalette.ColorRole.Window, QColor(ground))
    made.setColor(QPalette.ColorRole.WindowText, QColor(text))
    made.setColor(QPalette.ColorRole.Highlight, RED)
    return made


@pytest.fixture
def plot(qtbot: QtBot) -> BandPlot:
    made = BandPlot(TEXTS)
    qtbot.addWidget(made)
    made.setPalette(palette("#ffffff", "#000000"))
    made.resize(WIDTH, HEIGHT)
    made.show()
    return made


@pytest.fixture
def german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield
    QLocale.setDefault(before)


def view_of(plot: PlotPanel) -> QGraphicsView:
    view = plot.findChild(QGraphicsView)
    assert isinstance(view, QGraphicsView)
    return view


def axes_of(plot: PlotPanel) -> dict[str, Any]:
    """Return the two axes that are seen, by the side they are at."""
    items = view_of(plot).scene().items()
    return {item.orientation: item for item in items if hasattr(item, "orientation") and item.isVisible()}


def column(plot: PlotPanel, at: float) -> list[QColor]:
    """Return the colours from top to bottom, so far from the left of the plot's own part."""
    picture = view_of(plot).grab().toImage()
    x = round(at * (picture.width() - 1))
    return [picture.pixelColor(x, y) for y in range(picture.height())]


def is_line(colour: QColor) -> bool:
    return colour.red() > 200 and colour.green() < 60


def is_band(colour: QColor) -> bool:
    return colour.red() > colour.green() + 30 and not is_line(colour)


def is_trend(colour: QColor) -> bool:
    """Beside red dots the trend is blue."""
    return colour.blue() > colour.red() + 60


def rows(colours: list[QColor], belongs: Callable[[QColor], bool]) -> list[int]:
    return [row for row, colour in enumerate(colours) if belongs(colour)]


@pytest.mark.parametrize("bands", [[], [FLAT], [FLAT, Band()]], ids=["fresh", "filled", "emptied"])
def test_a_plot_of_nothing_says_so(plot: BandPlot, bands: list[Band]) -> None:
    for band in bands:
        plot.show_band(band, "")
    assert plot.is_empty is (bands != [FLAT])
    words = [label.text() for label in plot.findChildren(QLabel) if label.isVisible()]
    assert words == (["Nothing yet"] if plot.is_empty else ["Mean", "8 of 10 games"])


def test_line_and_band_lie_where_their_numbers_are(plot: BandPlot) -> None:
    plot.show_band(FLAT, "")
    colours = column(plot, 0.5)
    line, band = rows(colours, is_line), rows(colours, is_band)
    assert 1 <= len(line) <= 3
    middle, top, bottom = line[0], band[0], band[-1]
    # from 9 over 5 to 3
    assert (middle - top) / (bottom - middle) == pytest.approx(2, abs=0.1)
    whole = band + line
    assert sorted(whole) == list(range(top, bottom + 1))


def test_new_numbers_take_the_place_of_the_old(plot: BandPlot) -> None:
    plot.show_band(FLAT, "")
    before = column(plot, 0.5)
    plot.show_band(Band(range(101), [50] * 101, [0] * 101, [90] * 101), "")
    after = column(plot, 0.5)
    assert len(rows(after, is_band)) > 1.3 * len(rows(before, is_band))


def test_a_single_place_is_a_dot(plot: BandPlot) -> None:
    plot.show_band(Band([0], [1], [1], [1]), "")
    picture = view_of(plot).grab().toImage()
    reds = [
        (x, y) for x in range(picture.width()) for y in range(picture.height()) if is_line(picture.pixelColor(x, y))
    ]
    assert len(reds) > 10
    plot.show_band(FLAT, "")
    assert len(rows(column(plot, 0.5), is_line)) <= 3


@pytest.mark.parametrize("top", [1, 3, 40, 1000])
def test_ticks_are_whole_numbers(plot: BandPlot, top: int) -> None:
    plot.show_band(Band([0, 1], [top, 0], [top, 0], [top, 0]), "")
    for axis in axes_of(plot).values():
        values = [value for _, level in axis.tickValues(*axis.range, 200) for value in level]
        assert len(values) > 1
        assert all(value == round(value) for value in values)


@pytest.mark.usefixtures("german")
def test_ticks_are_written_as_the_language_has_it(plot: BandPlot) -> None:
    assert axes_of(plot)["left"].tickStrings([0, 2000], 1.0, 2000) == ["0", "2.000"]


def test_axes_are_named_in_plain_text(plot: BandPlot) -> None:
    plot.set_texts(TEXTS._replace(across="Züge < 72 & mehr", up="Paare"))
    axes = axes_of(plot)
    assert axes["bottom"].label.toPlainText().strip() == "Züge < 72 & mehr"
    assert axes["left"].label.toPlainText().strip() == "Paare"


def test_screen_readers_are_told_what_it_shows(plot: BandPlot) -> None:
    plot.show_band(FLAT, "5 pairs are open all the time")
    assert plot.accessibleName() == "Open pairs along a game"
    assert plot.accessibleDescription() == "5 pairs are open all the time"
    assert plot.focusPolicy() is Qt.FocusPolicy.TabFocus
    assert view_of(plot).focusPolicy() is Qt.FocusPolicy.NoFocus
    plot.set_texts(TEXTS._replace(name="Offene Paare"))
    assert plot.accessibleName() == "Offene Paare"


def test_the_keyboard_is_seen_where_it_is(plot: BandPlot, qtbot: QtBot) -> None:
    edge = QPoint(1, HEIGHT // 2)
    plot.activateWindow()
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(plot.hasFocus)
    assert plot.grab().toImage().pixelColor(edge) == RED
    plot.clearFocus()
    assert plot.grab().toImage().pixelColor(edge) == QColor("#ffffff")


def test_it_follows_the_palette(plot: BandPlot) -> None:
    plot.show_band(FLAT, "")
    assert column(plot, 0.99)[1] == QColor("#ffffff")
    plot.setPalette(palette("#202020", "#ffffff"))
    assert column(plot, 0.99)[1] == QColor("#202020")
    # names and numbers of the axes are the only thing this light
    picture = view_of(plot).grab().toImage()
    lightest = max(picture.pixelColor(x, y).lightness() for x in range(WIDTH - 20) for y in range(200))
    assert lightest > 200


def test_it_follows_the_font(plot: BandPlot) -> None:
    plot.show_band(FLAT, "")
    before = axes_of(plot)["left"].label.boundingRect().height()
    plot.setFont(enlarged(plot.font(), 2))
    axis = axes_of(plot)["left"]
    assert axis.label.boundingRect().height() > 1.5 * before
    assert axis.style["tickFont"].pointSizeF() == plot.font().pointSizeF()


def test_the_mouse_does_nothing(plot: BandPlot) -> None:
    plot.show_band(FLAT, "")
    before = plot.grab().toImage()
    middle = QPoint(WIDTH // 2, HEIGHT // 2)
    target = plot.childAt(middle)
    assert target is not None
    place = target.mapFrom(plot, middle)
    turn = QPointF(place), QPointF(target.mapToGlobal(place)), QPoint(), QPoint(0, 120)
    nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(target, QWheelEvent(*turn, *nothing, False))
    QTest.mousePress(target, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(target, place + QPoint(60, 20))
    QTest.mouseRelease(target, Qt.MouseButton.LeftButton, pos=place + QPoint(60, 20))
    QTest.mouseClick(target, Qt.MouseButton.RightButton, pos=place)
    assert QApplication.activePopupWidget() is None
    assert plot.grab().toImage() == before


def test_a_new_screen_has_lines_as_thick_as_before(plot: BandPlot, monkeypatch: pytest.MonkeyPatch) -> None:
    plot.show_band(FLAT, "")
    thin = len(rows(column(plot, 0.5), is_line))
    monkeypatch.setattr(plot, "devicePixelRatioF", lambda: 3.0)
    QApplication.sendEvent(plot, QEvent(QEvent.Type.DevicePixelRatioChange))
    # the picture has the ratio of the old one
    assert len(rows(column(plot, 0.5), is_line)) >= 2 * thin


SCRIPT = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

def run(ending):
    app = QApplication([])
    from mahjong_qt.plots import Band, BandPlot, PlotTexts
    window = QWidget()
    column = QVBoxLayout(window)
    for _ in range(2):
        plot = BandPlot(PlotTexts("name", "across", "up", "line", "band", "empty"))
        plot.show_band(Band(range(5), range(5), range(5), range(5)), "")
        plot.window_of_it = window
        column.addWidget(plot)
    window.show()
    if ending == "delete":
        QTimer.singleShot(0, plot.deleteLater)
    QTimer.singleShot(20, app.quit if ending == "quit" else window.close)
    return app.exec()

sys.exit(run(sys.argv[1]))
"""


@pytest.mark.parametrize("ending", ["close", "quit", "delete"])
def test_a_program_with_a_plot_ends_in_silence(ending: str) -> None:
    # what a player has set for other programs that plot
    environment = {**os.environ, "PYQTGRAPH_QT_LIB": "PyQt5"}
    command = [sys.executable, "-X", "dev", "-W", "error", "-c", SCRIPT, ending]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    # the platform of the tests says this of every window with a smallest size
    told = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.stdout, told, done.returncode) == ("", [], 0)


def words(seconds: float) -> str:
    return f"{seconds:.0f} s"


def styled(plot: PlotPanel, qtbot: QtBot) -> None:
    qtbot.addWidget(plot)
    plot.setPalette(palette("#ffffff", "#000000"))
    plot.resize(WIDTH, HEIGHT)
    plot.show()


def ticks(plot: PlotPanel, side: str) -> list[str]:
    """Return what stands at an axis."""
    axis = axes_of(plot)[side]
    size = axis.height() if side == "left" else axis.width()
    ((spacing, values),) = axis.tickValues(*axis.range, size)
    return list(axis.tickStrings(values, 1.0, spacing))


@pytest.fixture
def bars(qtbot: QtBot) -> BarPlot:
    made = BarPlot(TEXTS)
    styled(made, qtbot)
    return made


@pytest.fixture
def dots(qtbot: QtBot) -> DotPlot:
    made = DotPlot(TEXTS, words)
    styled(made, qtbot)
    return made


@pytest.fixture
def spreads(qtbot: QtBot) -> SpreadPlot:
    made = SpreadPlot(TEXTS, words)
    styled(made, qtbot)
    return made


def test_a_bar_stands_before_the_one_of_which_it_is_a_part(bars: BarPlot) -> None:
    bars.show_bars(Bars(["a", "b"], [5, 0], [9, 9]), "Two bars")
    assert (bars.is_empty, bars.accessibleDescription()) == (False, "Two bars")
    colours = column(bars, 0.35)
    front, behind = rows(colours, is_line), rows(colours, is_band)
    assert len(front) / (len(front) + len(behind)) == pytest.approx(5 / 9, abs=0.03)
    second = column(bars, 0.8)
    assert rows(second, is_line) == []
    assert len(rows(second, is_band)) == pytest.approx(len(front) + len(behind), abs=3)
    bars.show_bars(Bars(), "")
    assert bars.is_empty


def test_bars_without_others_behind_them(bars: BarPlot) -> None:
    bars.show_bars(Bars(["a"], [5], [9]), "")
    bars.show_bars(Bars(["a"], [5]), "")
    # but for the edge of the bar
    assert len(rows(column(bars, 0.5), is_band)) <= 2
    assert len(rows(column(bars, 0.5), is_line)) > HEIGHT / 3


@pytest.mark.parametrize("number", [1, 5, 52, 300])
def test_names_of_bars_do_not_run_into_each_other(bars: BarPlot, number: int) -> None:
    bars.show_bars(Bars([f"{place:06}" for place in range(number)], [1] * number), "")
    QApplication.processEvents()
    shown = ticks(bars, "bottom")
    assert shown
    widest = bars.fontMetrics().horizontalAdvance("000000")
    assert len(shown) * widest < WIDTH


def test_dots_and_their_trend(dots: DotPlot) -> None:
    dots.show_dots(Dots([1, 2, 3], [60, 60, 60], [2, 3], [30, 30]), "Three dots")
    assert not dots.is_empty
    assert len(rows(column(dots, 0.75), is_trend)) in range(3, 6)
    assert rows(column(dots, 0.75), is_line) == []
    assert {"0 s", "60 s"} <= set(ticks(dots, "left"))
    dots.show_dots(Dots([1], [10]), "One dot")
    assert rows(column(dots, 0.75), is_trend) == []
    dots.show_dots(Dots(), "")
    assert dots.is_empty


@pytest.mark.parametrize("longest", [1.0, 59.0, 600.0, 7200.0, 400_000.0])
def test_times_are_told_at_few_round_places(dots: DotPlot, longest: float) -> None:
    dots.show_dots(Dots([1, 2], [longest / 2, longest]), "")
    QApplication.processEvents()
    shown = ticks(dots, "left")
    assert 1 <= len(shown) <= 12
    assert all(int(text.removesuffix(" s")) % 5 == 0 for text in shown)


def test_rows_stand_below_each_other_and_are_named(spreads: SpreadPlot) -> None:
    some = [Spread("first", 10, 20, 30, 40, 100), Spread("second", 10, 60, 70, 80, 100)]
    spreads.show_spreads(some, "Two rows")
    QApplication.processEvents()
    assert set(ticks(spreads, "left")) == {"first", "second"}
    left, right = rows(column(spreads, 0.42), is_band), rows(column(spreads, 0.7), is_band)
    assert left
    assert right
    assert max(left) < min(right)
    spreads.show_spreads([], "")
    assert spreads.is_empty


def test_words_that_are_empty_are_left_out_of_the_key(bars: BarPlot) -> None:
    bars.set_texts(TEXTS._replace(band=""))
    bars.show_bars(Bars(["a"], [1]), "")
    shown = [label.text() for label in bars.findChildren(QLabel) if label.isVisible() and label.text()]
    assert shown == [TEXTS.line]


@pytest.mark.parametrize("kind", ["bars", "dots", "spreads"])
def test_every_plot_takes_over_colours_and_fonts(kind: str, request: pytest.FixtureRequest) -> None:
    plot = request.getfixturevalue(kind)
    if kind == "bars":
        plot.show_bars(Bars(["a"], [1]), "")
    elif kind == "dots":
        plot.show_dots(Dots([1], [10]), "")
    else:
        plot.show_spreads([Spread("a", 1, 2, 3, 4, 5)], "")
    plot.setPalette(palette("#202020", "#ffffff"))
    plot.setFont(enlarged(plot.font(), 2))
    picture = view_of(plot).grab().toImage()
    assert picture.pixelColor(1, 1) == QColor("#202020")
    for axis in axes_of(plot).values():
        assert axis.style["tickFont"].pointSizeF() == plot.font().pointSizeF()
