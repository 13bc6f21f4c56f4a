from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListView, QPushButton, QRadioButton

from mahjong_qt.dealer import Dealer
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.solitaire.wish import LEVELS, DealWish
from mahjong_qt.settings import Appearance
from mahjong_qt.windows.appearance import apply_appearance
from mahjong_qt.windows.layout_chooser import LayoutChooser
from mahjong_qt.windows.layout_view import ID_ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LAYOUTS = Path(__file__).parents[2] / "layouts"


def row_of(count: int) -> list[list[int]]:
    return [[2 * x, 0, 0] for x in range(count)]


def write_layout(folder: Path, number: int, layout_id: str, tiles: Sequence[list[int]], **entries: object) -> None:
    content = {"format": "mahjong-layout", "version": 1, "id": layout_id, "number": number, "tiles": tiles}
    (folder / f"{layout_id}.json").write_text(json.dumps(content | entries), "utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_layout(tmp_path, 0, "wall", row_of(8), name={"en": "Wall", "de": "Mauer"})
    write_layout(tmp_path, 1, "bridge", row_of(4), name="Bridge")
    write_layout(tmp_path, 2, "pair", row_of(2), name="Pair")
    return tmp_path


def open_chooser(
    qtbot: QtBot, folder: Path, current: str = "bridge", language: str = "en", wish: DealWish = DealWish.SOLVABLE
) -> LayoutChooser:
    chooser = LayoutChooser(Dealer(LayoutLibrary(folder)), current, wish, language)
    qtbot.addWidget(chooser)
    with qtbot.waitExposed(chooser):
        chooser.open()
    return chooser


def view_of(chooser: LayoutChooser) -> QListView:
    view = chooser.findChild(QListView, "layouts")
    assert isinstance(view, QListView)
    return view


def button(chooser: LayoutChooser, name: str) -> QPushButton:
    found = chooser.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def notice(chooser: LayoutChooser) -> QLabel:
    label = chooser.findChild(QLabel, "notice")
    assert isinstance(label, QLabel)
    return label


def rows(chooser: LayoutChooser, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    model = view_of(chooser).model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def centre_of(view: QListView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def test_every_layout_is_there_by_number_with_its_name_in_the_language(qtbot: QtBot, folder: Path) -> None:
    assert rows(open_chooser(qtbot, folder)) == ["Wall", "Bridge", "Pair"]
    assert rows(open_chooser(qtbot, folder, language="de_AT")) == ["Mauer", "Bridge", "Pair"]


def test_a_screen_reader_hears_name_and_number_of_tiles(qtbot: QtBot, folder: Path) -> None:
    words = rows(open_chooser(qtbot, folder), Qt.ItemDataRole.AccessibleTextRole)
    assert [str(word).partition(", ")[0] for word in words] == ["Wall", "Bridge", "Pair"]
    assert [str(word).partition(", ")[2].split()[0] for word in words] == ["8", "4", "2"]


@pytest.mark.parametrize(("current", "row"), [("wall", 0), ("bridge", 1), ("pair", 2), ("gone", 0), ("", 0)])
def test_the_current_layout_is_selected_and_the_keys_go_there(
    qtbot: QtBot, folder: Path, current: str, row: int
) -> None:
    chooser = open_chooser(qtbot, folder, current)
    assert view_of(chooser).currentIndex().row() == row
    assert [index.row() for index in view_of(chooser).selectedIndexes()] == [row]
    assert chooser.focusWidget() is view_of(chooser)


def test_a_double_click_takes_a_layout_once_and_closes_first(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    chosen: list[tuple[str, bool]] = []
    chooser.chosen.connect(lambda layout_id, _: chosen.append((layout_id, chooser.isVisible())))
    view = view_of(chooser)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre_of(view, 2))
    assert chosen == []
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre_of(view, 2))
    assert chosen == [("pair", False)]


def test_a_double_click_beside_the_layouts_takes_none(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    viewport = view_of(chooser).viewport()
    below = QPoint(viewport.width() // 2, viewport.height() - 2)
    assert not view_of(chooser).indexAt(below).isValid()
    with qtbot.assertNotEmitted(chooser.chosen):
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=below)
    assert chooser.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_takes_the_selected_layout(qtbot: QtBot, folder: Path, key: Qt.Key) -> None:
    chooser = open_chooser(qtbot, folder)
    with qtbot.waitSignal(chooser.chosen) as signal:
        QTest.keyClick(view_of(chooser), key)
    assert signal.args == ["bridge", DealWish.SOLVABLE]
    assert not chooser.isVisible()


def test_arrows_and_letters_move_the_selection(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder, "wall")
    view = view_of(chooser)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.currentIndex().data(ID_ROLE) == "bridge"
    QTest.keyClicks(view, "p")
    assert view.currentIndex().data(ID_ROLE) == "pair"
    with qtbot.waitSignal(chooser.chosen) as signal:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert signal.args == ["pair", DealWish.SOLVABLE]


def test_play_takes_the_layout_that_was_clicked(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    view = view_of(chooser)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre_of(view, 0))
    with qtbot.waitSignal(chooser.chosen) as signal:
        QTest.mouseClick(button(chooser, "play"), Qt.MouseButton.LeftButton)
    assert signal.args == ["wall", DealWish.SOLVABLE]


def test_escape_and_cancel_take_none(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    with qtbot.assertNotEmitted(chooser.chosen), qtbot.waitSignal(chooser.rejected):
        QTest.keyClick(view_of(chooser), Qt.Key.Key_Escape)
    assert not chooser.isVisible()
    chooser = open_chooser(qtbot, folder)
    with qtbot.assertNotEmitted(chooser.chosen), qtbot.waitSignal(chooser.rejected):
        QTest.mouseClick(button(chooser, "cancel"), Qt.MouseButton.LeftButton)
    assert not chooser.isVisible()


def test_drafts_and_other_games_are_not_offered(qtbot: QtBot, folder: Path) -> None:
    write_layout(folder, 3, "draft", row_of(3), name="Draft")
    write_layout(folder, 4, "field", row_of(6), name="Field", game="shisen-sho")
    assert rows(open_chooser(qtbot, folder), ID_ROLE) == ["wall", "bridge", "pair"]


def test_a_broken_file_is_named_in_one_line_and_the_others_are_there(qtbot: QtBot, folder: Path) -> None:
    (folder / "bad.json").write_text("{", "utf-8")
    chooser = open_chooser(qtbot, folder)
    assert len(rows(chooser)) == 3
    assert "bad.json" in notice(chooser).text()
    assert str(folder) not in notice(chooser).text()
    assert notice(chooser).isVisible()


def test_when_all_is_well_nothing_is_said(qtbot: QtBot, folder: Path) -> None:
    assert not notice(open_chooser(qtbot, folder)).isVisible()


def test_without_layouts_there_is_nothing_to_play(qtbot: QtBot, tmp_path: Path) -> None:
    chooser = open_chooser(qtbot, tmp_path)
    assert not button(chooser, "play").isEnabled()
    assert notice(chooser).isVisible()
    with qtbot.assertNotEmitted(chooser.chosen):
        QTest.keyClick(view_of(chooser), Qt.Key.Key_Return)
    assert chooser.isVisible()


def test_names_are_text_and_never_markup(qtbot: QtBot, folder: Path) -> None:
    write_layout(folder, 5, "tagged", row_of(2), name="<b>x</b>")
    (folder / "bad.json").write_text("{", "utf-8")
    chooser = open_chooser(qtbot, folder)
    assert rows(chooser)[-1] == "<b>x</b>"
    assert notice(chooser).textFormat() == Qt.TextFormat.PlainText


def test_a_layout_without_a_name_goes_by_its_id(qtbot: QtBot, folder: Path) -> None:
    write_layout(folder, 6, "nameless-one", row_of(2))
    assert rows(open_chooser(qtbot, folder))[-1] == "nameless-one"


def test_the_columns_follow_the_width(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    view = view_of(chooser)
    columns = []
    for width in (chooser.width() * 2, chooser.minimumSizeHint().width()):
        chooser.resize(width, chooser.height())
        QApplication.processEvents()
        tops = [view.visualRect(view.model().index(row, 0)).top() for row in range(3)]
        columns.append(tops.count(tops[0]))
        assert view.horizontalScrollBar().maximum() == 0
    assert columns == [3, 1]


def test_it_opens_with_six_layouts_in_view(qtbot: QtBot) -> None:
    chooser = open_chooser(qtbot, LAYOUTS, "turtle")
    view = view_of(chooser)
    assert len(rows(chooser)) == 6
    assert view.verticalScrollBar().maximum() == 0
    screen = chooser.screen().availableGeometry()
    assert screen.width() >= chooser.width()
    assert screen.height() >= chooser.height()


def test_every_cell_shows_its_picture(qtbot: QtBot) -> None:
    chooser = open_chooser(qtbot, LAYOUTS, "turtle")
    view = view_of(chooser)
    image = view.viewport().grab().toImage()
    ground = view.palette().base().color()
    for row in range(6):
        cell = view.visualRect(view.model().index(row, 0))
        middle = image.copy(
            cell.adjusted(cell.width() // 4, cell.height() // 8, -cell.width() // 4, -cell.height() // 3)
        )
        colours = {middle.pixelColor(x, y).rgb() for x in range(middle.width()) for y in range(middle.height())}
        assert len(colours - {ground.rgb()}) >= 4, f"no picture in row {row}"


def test_the_selected_cell_has_a_ring_of_its_own(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder, "bridge")
    view = view_of(chooser)
    image = view.viewport().grab().toImage()
    accent = view.palette().highlight().color().rgb()

    def has_ring(row: int) -> bool:
        cell = view.visualRect(view.model().index(row, 0))
        return any(image.pixelColor(x, cell.center().y()).rgb() == accent for x in range(cell.left(), cell.right()))

    assert [has_ring(row) for row in range(3)] == [False, True, False]


def test_dark_and_light_are_followed_while_it_is_open(qtbot: QtBot, qapp: QApplication, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    view = view_of(chooser)
    shown = []
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        apply_appearance(qapp, appearance)
        qapp.sendPostedEvents()
        image = view.viewport().grab().toImage()
        shown.append([image.pixelColor(0, 0).lightness(), image.pixelColor(centre_of(view, 0)).lightness()])
    apply_appearance(qapp, Appearance.SYSTEM)
    assert shown[0][0] > shown[1][0]
    assert shown[0] != shown[1]


def test_access_keys_are_unique_and_everything_has_a_name(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    keys = [QKeySequence.mnemonic(one.text()).toString() for one in chooser.findChildren(QAbstractButton) if one.text()]
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert chooser.objectName() == "layout_chooser"
    assert chooser.windowTitle()
    assert view_of(chooser).accessibleName()


def test_tab_goes_from_the_layouts_to_play(qtbot: QtBot, folder: Path) -> None:
    chooser = open_chooser(qtbot, folder)
    reached = set()
    for _ in range(3):
        QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Tab)
        reached.add(chooser.focusWidget().objectName())
    assert reached == {"wish_solvable", "play", "cancel"}


@pytest.mark.parametrize("wish", DealWish)
def test_the_first_tab_leads_to_the_chosen_kind_and_the_arrows_to_its_neighbours(
    qtbot: QtBot, folder: Path, wish: DealWish
) -> None:
    chooser = open_levels(qtbot, folder, "wall", wish)
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Tab)
    assert chooser.focusWidget() is radio(chooser, wish)
    # these stand at the end of their rows
    is_last = wish in (DealWish.HARD, DealWish.AS_IT_FALLS)
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Left if is_last else Qt.Key.Key_Right)
    neighbour = chooser.focusWidget()
    assert isinstance(neighbour, QRadioButton)
    assert neighbour.isChecked()
    assert neighbour is not radio(chooser, wish)
    QTest.keyClick(neighbour, Qt.Key.Key_Backtab)
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Tab)
    assert chooser.focusWidget() is neighbour


class LevelDealer(Dealer):
    """Knows levels of difficulty on one of the layouts only."""

    def wishes(self, layout_id: str) -> tuple[DealWish, ...]:
        levels = (*LEVELS,) if layout_id == "wall" else (DealWish.EASY,) if layout_id == "bridge" else ()
        return (*levels, DealWish.SOLVABLE, DealWish.AS_IT_FALLS)


def open_levels(qtbot: QtBot, folder: Path, current: str, wish: DealWish) -> LayoutChooser:
    chooser = LayoutChooser(LevelDealer(LayoutLibrary(folder)), current, wish, "en")
    qtbot.addWidget(chooser)
    with qtbot.waitExposed(chooser):
        chooser.open()
    return chooser


def radio(chooser: LayoutChooser, wish: DealWish) -> QRadioButton:
    found = chooser.findChild(QRadioButton, f"wish_{wish.value}")
    assert isinstance(found, QRadioButton)
    return found


def chosen_radio(chooser: LayoutChooser) -> DealWish:
    (wish,) = [wish for wish in DealWish if radio(chooser, wish).isChecked()]
    return wish


def test_a_layout_greys_out_what_it_does_not_have_and_says_why(qtbot: QtBot, folder: Path) -> None:
    chooser = open_levels(qtbot, folder, "bridge", DealWish.EASY)
    offered = {wish for wish in DealWish if radio(chooser, wish).isEnabled()}
    assert offered == {DealWish.EASY, DealWish.SOLVABLE, DealWish.AS_IT_FALLS}
    assert "“Bridge”" in radio(chooser, DealWish.HARD).toolTip()
    assert radio(chooser, DealWish.HARD).accessibleDescription() == radio(chooser, DealWish.HARD).toolTip()
    view = view_of(chooser)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre_of(view, 0))
    assert all(radio(chooser, wish).isEnabled() for wish in DealWish)


def test_the_players_wish_comes_back_on_a_layout_that_has_it(qtbot: QtBot, folder: Path) -> None:
    chooser = open_levels(qtbot, folder, "wall", DealWish.HARD)
    view = view_of(chooser)
    seen = []
    for row in (0, 1, 2, 0):
        view.setCurrentIndex(view.model().index(row, 0))
        seen.append(chosen_radio(chooser))
    assert seen == [DealWish.HARD, DealWish.EASY, DealWish.SOLVABLE, DealWish.HARD]
    view.setCurrentIndex(view.model().index(1, 0))
    with qtbot.waitSignal(chooser.chosen) as signal:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert signal.args == ["bridge", DealWish.HARD]


def test_a_kind_of_deal_is_chosen_by_click_letter_and_arrow_and_enter_plays(qtbot: QtBot, folder: Path) -> None:
    chooser = open_levels(qtbot, folder, "wall", DealWish.NORMAL)
    QTest.mouseClick(radio(chooser, DealWish.EASY), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert chosen_radio(chooser) is DealWish.EASY
    chooser.activateWindow()
    qtbot.waitActive(chooser)
    QTest.keyClick(chooser, Qt.Key.Key_F, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: chosen_radio(chooser) is DealWish.AS_IT_FALLS)
    radio(chooser, DealWish.AS_IT_FALLS).setFocus()
    QTest.keyClick(radio(chooser, DealWish.AS_IT_FALLS), Qt.Key.Key_Left)
    assert chosen_radio(chooser) is DealWish.SOLVABLE
    with qtbot.waitSignal(chooser.chosen) as signal:
        QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Return)
    assert signal.args == ["wall", DealWish.SOLVABLE]


def test_the_selected_layout_is_in_view_in_a_small_window(qtbot: QtBot) -> None:
    chooser = open_chooser(qtbot, LAYOUTS, "butterfly")
    chooser.resize(640, 480)
    QApplication.processEvents()
    view = view_of(chooser)
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_a_new_language_is_shown_while_it_is_open(qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chooser = open_chooser(qtbot, folder)
    monkeypatch.setattr(LayoutChooser, "tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(chooser, QEvent(QEvent.Type.LanguageChange))
    assert chooser.windowTitle() == "[New game]"
    assert button(chooser, "play").text() == "[&Play]"
