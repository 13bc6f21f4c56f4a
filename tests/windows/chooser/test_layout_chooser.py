from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QRadioButton,
    QWidget,
)

from mahjong_qt.appearance import apply_appearance
from mahjong_qt.dealer import Dealer
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.play.wish import LEVELS, DealChoice, DealWish
from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.records import LayoutRecord
from mahjong_qt.settings import Appearance
from mahjong_qt.windows.chooser import categories
from mahjong_qt.windows.chooser.layout_chooser import ChooserMemory, LayoutChooser
from mahjong_qt.windows.chooser.layout_delegate import LayoutDelegate
from mahjong_qt.windows.chooser.layout_model import ID_ROLE
from mahjong_qt.windows.chooser.layout_view import LayoutView
from tests.windows.chooser.layout_samples import (
    ALL,
    BRIDGE,
    DRAFT,
    FIELD,
    MADE,
    OWN,
    OWN_FIELD,
    PAIR,
    WALL,
    FakeShelf,
    sample,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LAYOUTS = Path(__file__).parents[3] / "layouts"
BUILT_IN = (WALL, BRIDGE, PAIR)
RECORDS = {"wall": LayoutRecord(2, 1, 61.0)}


W = TypeVar("W", bound=QWidget)


class LevelDealer(Dealer):
    """Knows levels of difficulty on two of the layouts and, without gravity, on a field only."""

    def wishes(self, layout_id: str, *, has_gravity: bool = False) -> tuple[DealWish, ...]:
        if layout_id == "field" and not has_gravity:
            return (DealWish.HARD, DealWish.SOLVABLE, DealWish.AS_IT_FALLS)
        levels = (*LEVELS,) if layout_id == "wall" else (DealWish.EASY,) if layout_id == "bridge" else ()
        return (*levels, DealWish.SOLVABLE, DealWish.AS_IT_FALLS)


class Choice:
    """The window and everything that it got."""

    def __init__(
        self,
        folder: Path,
        entries: Iterable[LayoutEntry] = BUILT_IN,
        current: str = "bridge",
        language: str = "en",
        wish: DealWish = DealWish.SOLVABLE,
        memory: ChooserMemory | None = None,
        *,
        field_wish: DealWish = DealWish.SOLVABLE,
        has_gravity: bool = False,
        is_complete: bool = True,
    ) -> None:
        self.shelf = FakeShelf(entries)
        self.shelf.is_complete = is_complete
        self.marks = LayoutMarks(folder / "marks.json")
        self.chooser = LayoutChooser(
            self.shelf.as_shelf(),
            LevelDealer(LayoutLibrary(folder)),
            self.marks,
            RECORDS,
            current,
            wish,
            language,
            field_wish=field_wish,
            has_gravity=has_gravity,
            memory=memory,
            random_number=lambda: 4711,
        )
        self.view = self.part(LayoutView, "layouts")
        self.search = self.part(QLineEdit, "search")
        self.chosen: list[tuple[str, DealChoice, bool]] = []
        self.chooser.chosen.connect(lambda *args: self.chosen.append((*args, self.chooser.isVisible())))

    def part(self, kind: type[W], name: str) -> W:
        found = self.chooser.findChild(kind, name)
        assert isinstance(found, kind)
        return found

    def press(self, name: str) -> None:
        QTest.mouseClick(self.part(QPushButton, name), Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Presses a key wherever the keys go now."""
        QTest.keyClick(self.chooser.focusWidget(), key, modifiers)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self.chooser.focusWidget(), letter)

    @property
    def ids(self) -> list[str]:
        model = self.view.model()
        return [model.index(row, 0).data(ID_ROLE) for row in range(model.rowCount())]

    @property
    def current(self) -> str:
        return str(self.view.currentIndex().data(ID_ROLE) or "")

    @property
    def said(self) -> str:
        label = self.part(QLabel, "message_text")
        return label.text() if label.isVisible() else ""

    def centre(self, layout_id: str) -> QPoint:
        return self.view.visualRect(self.view.model().index(self.ids.index(layout_id), 0)).center()

    def click(self, layout_id: str) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.centre(layout_id))

    def click_star(self, layout_id: str) -> None:
        delegate = self.view.itemDelegate()
        assert isinstance(delegate, LayoutDelegate)
        cell = self.view.visualRect(self.view.model().index(self.ids.index(layout_id), 0))
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=delegate.mark_area(cell).center())

    def category_names(self) -> list[str]:
        box = self.part(QComboBox, "category")
        return [box.itemText(row) for row in range(box.count())]


@pytest.fixture
def open_choice(qtbot: QtBot, tmp_path: Path) -> Callable[..., Choice]:
    def open_(*args: Any, **kwargs: Any) -> Choice:
        choice = Choice(tmp_path, *args, **kwargs)
        qtbot.addWidget(choice.chooser)
        with qtbot.waitExposed(choice.chooser):
            choice.chooser.open()
        return choice

    return open_


Open: TypeAlias = "Callable[..., Choice]"


@pytest.mark.parametrize(("current", "expected"), [("wall", "wall"), ("pair", "pair"), ("gone", "wall"), ("", "wall")])
def test_the_current_layout_is_selected_and_the_keys_go_there(open_choice: Open, current: str, expected: str) -> None:
    choice = open_choice(current=current)
    assert choice.ids == ["wall", "bridge", "pair"]
    assert choice.current == expected
    assert choice.chooser.focusWidget() is choice.view


def test_a_double_click_takes_a_layout_once_and_closes_first(open_choice: Open) -> None:
    choice = open_choice()
    choice.click("pair")
    assert choice.chosen == []
    QTest.mouseDClick(choice.view.viewport(), Qt.MouseButton.LeftButton, pos=choice.centre("pair"))
    assert choice.chosen == [("pair", DealChoice(DealWish.SOLVABLE), False)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("focus", ["layouts", "search"])
def test_enter_takes_the_selected_layout(open_choice: Open, key: Qt.Key, focus: str) -> None:
    choice = open_choice()
    choice.part(QWidget, focus).setFocus()
    choice.key(key)
    assert choice.chosen == [("bridge", DealChoice(DealWish.SOLVABLE), False)]


def test_play_takes_the_layout_that_was_clicked(open_choice: Open) -> None:
    choice = open_choice()
    choice.click("wall")
    choice.press("play")
    assert choice.chosen == [("wall", DealChoice(DealWish.SOLVABLE), False)]


def test_cancel_takes_none_also_while_something_is_searched_for(open_choice: Open) -> None:
    choice = open_choice()
    choice.type("pa")
    choice.press("cancel")
    assert not choice.chooser.isVisible()
    assert choice.chosen == []


def test_escape_clears_the_search_first_and_closes_then(open_choice: Open) -> None:
    choice = open_choice()
    choice.type("pair")
    assert choice.ids == ["pair"]
    choice.key(Qt.Key.Key_Escape)
    assert (choice.search.text(), len(choice.ids), choice.current) == ("", 3, "pair")
    assert choice.chooser.isVisible()
    assert choice.chooser.focusWidget() is choice.view
    choice.key(Qt.Key.Key_Escape)
    assert not choice.chooser.isVisible()
    assert choice.chosen == []


@pytest.mark.parametrize("focus", ["layouts", "play", "surprise", "wish_solvable", "categories"])
def test_letters_go_to_the_search_from_everywhere(open_choice: Open, focus: str) -> None:
    choice = open_choice()
    choice.chooser.resize(1200, 700)
    QApplication.processEvents()
    choice.part(QWidget, focus).setFocus()
    choice.type("br")
    assert choice.search.hasFocus()
    assert (choice.search.text(), choice.ids, choice.current) == ("br", ["bridge"], "bridge")
    choice.view.setFocus()
    choice.key(Qt.Key.Key_Backspace)
    assert choice.search.text() == "b"


def test_the_arrow_leads_from_the_search_to_what_was_found(open_choice: Open) -> None:
    choice = open_choice()
    choice.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert choice.search.hasFocus()
    choice.type("l0")
    assert choice.ids == ["wall", "bridge"]
    choice.key(Qt.Key.Key_Down)
    assert choice.view.hasFocus()
    choice.key(Qt.Key.Key_Left)
    assert choice.current == "wall"


def test_what_is_not_found_is_said_and_can_be_looked_for_elsewhere(open_choice: Open) -> None:
    choice = open_choice(ALL)
    choice.chooser.show_category(categories.FAVOURITES)
    assert "star" in choice.part(QLabel, "empty_text").text()
    choice.type("pair")
    assert "“pair”" in choice.part(QLabel, "empty_text").text()
    assert not choice.part(QPushButton, "play").isEnabled()
    choice.key(Qt.Key.Key_Return)
    assert choice.chosen == []
    choice.press("look_in_all")
    assert choice.ids == ["pair"]
    assert not choice.part(QLabel, "empty_text").isVisible()
    assert choice.part(QPushButton, "play").isEnabled()


def test_where_only_hidden_ones_match_it_is_said_and_leads_there(open_choice: Open) -> None:
    choice = open_choice(ALL)
    choice.marks.set_hidden("pair", True)
    choice.shelf.put(ALL)
    choice.type("pair")
    assert choice.part(QLabel, "empty_text").text() == "Nothing was found for “pair”.\n1 hidden layout(s) match."
    assert not choice.part(QPushButton, "look_in_all").isVisible()
    choice.press("look_in_hidden")
    assert (choice.ids, choice.current) == (["pair"], "pair")
    choice.search.setText("moat")
    assert not choice.part(QPushButton, "look_in_hidden").isVisible()
    assert not choice.part(QPushButton, "look_in_all").isVisible()
    choice.search.setText("wall")
    assert choice.part(QPushButton, "look_in_all").isVisible()


def test_where_nothing_is_found_nothing_is_said_of_deals(open_choice: Open) -> None:
    choice = open_choice()
    meaning = choice.part(QLabel, "wish_meaning")
    assert meaning.text()
    choice.type("moat")
    assert (meaning.text(), choice.part(QWidget, "wishes").isEnabled()) == ("", False)
    choice.key(Qt.Key.Key_Escape)
    assert meaning.text()


def test_what_is_found_best_is_selected(open_choice: Open) -> None:
    choice = open_choice([sample("brick", "A wall of bricks"), *ALL], current="brick")
    choice.type("w")
    assert (choice.ids[:2], choice.current) == (["wall", "brick"], "wall")


def test_several_are_removed_hidden_and_marked_and_each_time_one_undo_brings_them_back(open_choice: Open) -> None:
    choice = open_choice(ALL, current=WALL.id)
    everything = choice.ids
    choice.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    choice.key(Qt.Key.Key_Delete)
    assert choice.ids == ["wall", "bridge", "pair", MADE.id]
    choice.press("undo")
    assert choice.ids == everything
    assert {choice.ids[row] for row in choice.view.selected_rows} == {OWN.id, DRAFT.id}
    choice.view.setFocus()
    choice.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert choice.ids == ["wall", "bridge", "pair", MADE.id]
    choice.press("undo")
    assert choice.ids == everything
    choice.view.setFocus()
    choice.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert choice.marks.favourites == {OWN.id, DRAFT.id}
    choice.press("undo")
    assert choice.marks.favourites == frozenset()


def test_of_several_the_current_one_is_played(open_choice: Open) -> None:
    choice = open_choice(ALL, current="wall")
    QTest.mouseClick(
        choice.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ControlModifier,
        choice.centre("bridge"),
    )
    assert len(choice.view.selected_rows) == 2
    choice.press("play")
    assert choice.chosen == [("bridge", DealChoice(DealWish.SOLVABLE), False)]


def test_just_these_layouts_are_shown_also_those_that_come_later(open_choice: Open) -> None:
    new = sample("XNEW", "A new one")
    choice = open_choice(ALL, current="wall")
    assert not any("imported" in name for name in choice.category_names())
    choice.type("wall")
    choice.chooser.show_layouts([OWN.id, DRAFT.id])
    assert (choice.ids, choice.current, choice.search.text()) == ([OWN.id, DRAFT.id], OWN.id, "")
    assert "Just imported (2)" in choice.category_names()
    choice.chooser.show_layouts([new.id, DRAFT.id])
    assert (choice.ids, choice.current) == ([DRAFT.id], DRAFT.id)
    choice.shelf.put((*ALL, new))
    assert (choice.ids, choice.current) == ([new.id, DRAFT.id], new.id)
    choice.chooser.show_category(categories.OWN)
    assert "Just imported (2)" in choice.category_names()
    assert len(choice.ids) == 3


def test_layouts_that_are_hidden_are_shown_where_they_are(open_choice: Open) -> None:
    choice = open_choice(ALL)
    choice.marks.set_hidden(OWN.id, True)
    choice.shelf.put(ALL)
    choice.chooser.show_layouts([OWN.id])
    assert (choice.ids, choice.current) == ([OWN.id], OWN.id)


def gravity_of(choice: Choice) -> QCheckBox:
    return choice.part(QCheckBox, "gravity")


def test_fields_are_played_with_the_wish_for_fields(open_choice: Open) -> None:
    choice = open_choice((*ALL, FIELD), current="wall", wish=DealWish.EASY, field_wish=DealWish.HARD, has_gravity=True)
    assert not gravity_of(choice).isVisible()
    choice.click("field")
    assert gravity_of(choice).isVisible()
    assert gravity_of(choice).isChecked()
    choice.press("play")
    assert choice.chosen == [("field", DealChoice(DealWish.HARD, has_gravity=True), False)]


def test_a_wish_for_fields_changes_none_for_layouts_and_gravity_is_for_fields_only(open_choice: Open) -> None:
    choice = open_choice((*ALL, FIELD), current="field", wish=DealWish.EASY)
    QTest.mouseClick(radio(choice.chooser, DealWish.AS_IT_FALLS), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    QTest.mouseClick(gravity_of(choice), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    choice.click("wall")
    assert chosen_radio(choice.chooser) is DealWish.EASY
    choice.press("play")
    assert choice.chosen == [("wall", DealChoice(DealWish.EASY), False)]


def test_a_surprise_is_a_layout_also_where_a_field_is_selected(open_choice: Open) -> None:
    choice = open_choice((*ALL, FIELD), current="field", wish=DealWish.EASY, has_gravity=True)
    choice.press("surprise")
    assert choice.chosen == [("G4711", DealChoice(DealWish.EASY), False)]


def test_fields_of_ones_own_are_shown_with_the_others_and_played(open_choice: Open) -> None:
    choice = open_choice((*ALL, OWN_FIELD, FIELD), current="wall")
    assert choice.ids[-2:] == [OWN_FIELD.id, "field"]
    choice.chooser.show_category(categories.FIELDS)
    assert "Shisen-sho (2)" in choice.category_names()
    assert choice.ids == [OWN_FIELD.id, "field"]
    choice.click("field")
    choice.press("next_unplayed")
    assert choice.current == OWN_FIELD.id
    choice.key(Qt.Key.Key_Return)
    assert choice.chosen == [(OWN_FIELD.id, DealChoice(DealWish.SOLVABLE), False)]


def test_a_draft_is_shown_and_cannot_be_played(open_choice: Open) -> None:
    choice = open_choice(ALL, current=DRAFT.id)
    assert choice.current == DRAFT.id
    assert not choice.part(QPushButton, "play").isEnabled()
    choice.key(Qt.Key.Key_Return)
    QTest.mouseDClick(choice.view.viewport(), Qt.MouseButton.LeftButton, pos=choice.centre(DRAFT.id))
    assert choice.chosen == []
    choice.click(OWN.id)
    assert choice.part(QPushButton, "play").isEnabled()


def test_surprise_plays_a_layout_made_from_a_number(open_choice: Open) -> None:
    choice = open_choice(wish=DealWish.EASY)
    choice.press("surprise")
    assert choice.chosen == [("G4711", DealChoice(DealWish.EASY), False)]


def test_next_unplayed_goes_round_and_passes_over_what_is_played_hidden_or_a_draft(open_choice: Open) -> None:
    choice = open_choice((WALL, BRIDGE, PAIR, OWN, DRAFT), current="wall")
    choice.click("pair")
    choice.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    choice.click("wall")
    seen = []
    for _ in range(3):
        choice.press("next_unplayed")
        seen.append(choice.current)
    assert seen == ["bridge", OWN.id, "bridge"]


def test_next_unplayed_says_when_there_is_none(open_choice: Open) -> None:
    choice = open_choice([WALL], current="wall")
    choice.press("next_unplayed")
    assert choice.said == "You have played all of these."
    choice.shelf.put(BUILT_IN)
    choice.press("next_unplayed")
    assert (choice.current, choice.said) == ("bridge", "")


def test_the_star_makes_a_favourite(open_choice: Open) -> None:
    choice = open_choice(current="wall")
    choice.click_star("pair")
    assert choice.marks.favourites == {"pair"}
    assert choice.current == "pair"
    assert "Favourites (1)" in choice.category_names()
    choice.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert choice.marks.favourites == frozenset()


def test_no_favourite_any_more_it_stays_in_view_until_one_comes_back(open_choice: Open) -> None:
    choice = open_choice()
    choice.click_star("pair")
    choice.chooser.show_category(categories.FAVOURITES)
    assert choice.ids == ["pair"]
    choice.click_star("pair")
    assert choice.marks.favourites == frozenset()
    assert choice.ids == ["pair"]
    choice.chooser.show_category(categories.FAVOURITES)
    assert choice.ids == []


def test_hiding_takes_away_at_once_and_undo_brings_back(open_choice: Open) -> None:
    choice = open_choice(current="bridge")
    choice.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert (choice.ids, choice.current) == (["wall", "pair"], "pair")
    assert choice.category_names()[-1] == "Hidden (1)"
    choice.press("undo")
    assert (choice.ids, choice.current) == (["wall", "bridge", "pair"], "bridge")
    assert choice.said == ""


def test_hidden_ones_are_shown_again_from_their_own_category(open_choice: Open) -> None:
    choice = open_choice()
    for _ in range(2):
        choice.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    choice.chooser.show_category(categories.HIDDEN)
    assert choice.ids == ["bridge", "pair"]
    choice.click("bridge")
    choice.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert choice.ids == ["pair"]
    assert choice.marks.hidden == {"pair"}


def test_only_the_players_own_can_be_removed(open_choice: Open) -> None:
    choice = open_choice(ALL, current="wall")
    choice.key(Qt.Key.Key_Delete)
    assert choice.shelf.entries == ALL
    choice.click(OWN.id)
    choice.key(Qt.Key.Key_Delete)
    assert OWN.id not in choice.ids
    assert choice.current == DRAFT.id
    assert choice.said == "Removed “Dragon”."
    choice.view.setFocus()
    choice.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert choice.current == OWN.id


@pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise|grabbing)")
def test_the_menu_edits_copies_and_exports(open_choice: Open, qtbot: QtBot) -> None:
    choice = open_choice(ALL, current=OWN.id)
    edited: list[str] = []
    copied: list[str] = []
    exported: list[str] = []
    choice.chooser.edit_wanted.connect(edited.append)
    choice.chooser.copy_wanted.connect(copied.append)
    choice.chooser.export_wanted.connect(exported.append)
    choice.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    (menu,) = [menu for menu in choice.chooser.findChildren(QMenu) if menu.isVisible()]
    for name in ("edit", "copy", "export"):
        next(action for action in menu.actions() if action.objectName() == name).trigger()
    menu.close()
    choice.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    choice.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert (edited, copied, exported) == ([OWN.id, OWN.id], [OWN.id, OWN.id], [OWN.id])
    assert choice.chooser.isVisible()


def test_import_leaves_the_window_open(open_choice: Open, qtbot: QtBot) -> None:
    choice = open_choice()
    with qtbot.waitSignal(choice.chooser.import_wanted):
        choice.press("import")
    assert choice.chooser.isVisible()


def test_a_shelf_that_fills_moves_no_selection(open_choice: Open) -> None:
    choice = open_choice([WALL], current="wall", is_complete=False)
    choice.shelf.put([PAIR, WALL, OWN])
    assert (choice.ids, choice.current) == (["pair", "wall", OWN.id], "wall")


def test_the_current_layout_is_selected_as_soon_as_it_is_there(open_choice: Open) -> None:
    choice = open_choice([], current=OWN.id, is_complete=False)
    assert "read" in choice.part(QLabel, "empty_text").text()
    choice.shelf.put(BUILT_IN, is_complete=False)
    choice.shelf.put((*BUILT_IN, OWN))
    assert choice.current == OWN.id


def test_who_has_chosen_another_meanwhile_keeps_it(open_choice: Open) -> None:
    choice = open_choice(BUILT_IN, current=OWN.id, is_complete=False)
    choice.click("pair")
    choice.shelf.put((*BUILT_IN, OWN))
    assert choice.current == "pair"


@pytest.mark.parametrize("move", ["click", "type", "category"])
def test_who_has_done_anything_meanwhile_is_not_moved(open_choice: Open, move: str) -> None:
    choice = open_choice(BUILT_IN, current=MADE.id, is_complete=False)
    if move == "click":
        # on what is the current one already
        choice.click("wall")
    elif move == "type":
        choice.type("a")
        choice.search.clear()
    else:
        choice.part(QComboBox, "category").activated.emit(2)
    before = choice.current
    choice.shelf.put((*BUILT_IN, MADE))
    assert choice.current == before


def test_a_layout_made_from_a_number_is_selected_when_it_comes(open_choice: Open) -> None:
    choice = open_choice(BUILT_IN, current=MADE.id)
    choice.shelf.put(BUILT_IN)
    choice.shelf.put((*BUILT_IN, MADE))
    assert choice.current == MADE.id


def test_an_imported_layout_is_led_to_whatever_was_shown(open_choice: Open) -> None:
    choice = open_choice(ALL, current="wall")
    choice.chooser.show_category(categories.GENERATED)
    choice.type("123")
    assert choice.ids == [MADE.id]
    choice.chooser.select(OWN.id)
    assert choice.current == OWN.id
    new = sample("XZZZZZZZZZZ", "New")
    choice.chooser.select(new.id)
    choice.shelf.put((*ALL, new))
    assert choice.current == new.id
    choice.chooser.show_category(categories.OWN)
    assert choice.ids == [OWN.id, DRAFT.id, new.id]


def test_size_and_category_are_kept_for_the_next_time(open_choice: Open) -> None:
    choice = open_choice(ALL)
    choice.chooser.show_category(categories.OWN)
    choice.chooser.resize(700, 500)
    choice.chooser.reject()
    again = open_choice(ALL, memory=choice.chooser.memory)
    assert again.chooser.size() == QSize(700, 500)
    assert again.ids == [OWN.id, DRAFT.id]


@pytest.mark.parametrize("language", ["de", "de_AT"])
def test_names_are_those_of_the_language(open_choice: Open, language: str) -> None:
    choice = open_choice(language=language)
    assert choice.view.model().index(0, 0).data() == "Mauer"


def test_broken_files_are_named_in_one_line(open_choice: Open) -> None:
    choice = open_choice()
    notice = choice.part(QLabel, "notice")
    assert not notice.isVisible()
    choice.shelf.faults = (LayoutFileError(LayoutFileFault.NO_TILES, "/x/bad.json"),)
    choice.shelf.put(BUILT_IN)
    assert notice.isVisible()
    assert "bad.json" in notice.text()


def test_without_layouts_there_is_nothing_to_play_but_a_surprise(open_choice: Open) -> None:
    choice = open_choice([])
    assert not choice.part(QPushButton, "play").isEnabled()
    assert choice.part(QLabel, "notice").isVisible()
    choice.key(Qt.Key.Key_Return)
    choice.press("next_unplayed")
    assert choice.chosen == []
    choice.press("surprise")
    assert len(choice.chosen) == 1


@pytest.mark.parametrize(("width", "is_wide"), [(640, False), (1300, True)])
def test_in_a_narrow_window_the_categories_are_a_box(open_choice: Open, width: int, is_wide: bool) -> None:
    choice = open_choice(ALL, current=MADE.id)
    choice.chooser.resize(width, 440)
    QApplication.processEvents()
    assert choice.chooser.size() == QSize(width, 440)
    assert choice.part(QListView, "categories").isVisible() is is_wide
    assert choice.part(QComboBox, "category").isVisible() is not is_wide
    assert choice.view.viewport().rect().contains(choice.view.visualRect(choice.view.currentIndex()))
    for button in choice.chooser.findChildren(QPushButton):
        if button.isVisible():
            assert choice.chooser.rect().contains(QRect(button.mapTo(choice.chooser, QPoint()), button.size()))


def test_it_opens_no_larger_than_the_screen(open_choice: Open) -> None:
    choice = open_choice(ALL)
    screen = choice.chooser.screen().availableGeometry()
    assert screen.width() >= choice.chooser.width()
    assert screen.height() >= choice.chooser.height()


def test_every_cell_shows_its_picture(open_choice: Open, qtbot: QtBot) -> None:
    library = LayoutLibrary(LAYOUTS)
    ids = ("turtle", "pyramid", "fortress", "cross", "butterfly")
    choice = open_choice([LayoutEntry.from_file(library.load(one), LayoutOrigin.BUILT_IN) for one in ids])
    choice.chooser.resize(1200, 800)
    choice.view.viewport().grab()
    qtbot.waitUntil(lambda: not choice.view.pictures.is_busy)
    image = choice.view.viewport().grab().toImage()
    ground = choice.view.palette().base().color()
    for layout_id in ids:
        cell = choice.view.visualRect(choice.view.model().index(ids.index(layout_id), 0))
        part = image.copy(cell.adjusted(cell.width() // 4, cell.height() // 8, -cell.width() // 4, -cell.height() // 3))
        colours = {part.pixelColor(x, y).rgb() for x in range(part.width()) for y in range(part.height())}
        assert len(colours - {ground.rgb()}) >= 4, f"no picture of {layout_id}"


def test_the_selected_cell_has_a_ring_of_its_own(open_choice: Open) -> None:
    choice = open_choice(current="bridge")
    image = choice.view.viewport().grab().toImage()
    accent = choice.view.palette().highlight().color().rgb()

    def has_ring(row: int) -> bool:
        cell = choice.view.visualRect(choice.view.model().index(row, 0))
        return any(image.pixelColor(x, cell.center().y()).rgb() == accent for x in range(cell.left(), cell.right()))

    assert [has_ring(row) for row in range(3)] == [False, True, False]


def test_a_favourite_is_seen_by_its_star(open_choice: Open) -> None:
    choice = open_choice(current="wall")
    choice.marks.set_favourite("pair", True)
    choice.shelf.put(BUILT_IN)
    image = choice.view.viewport().grab().toImage()
    delegate = choice.view.itemDelegate()
    assert isinstance(delegate, LayoutDelegate)

    def star(row: int) -> QColor:
        return image.pixelColor(delegate.mark_area(choice.view.visualRect(choice.view.model().index(row, 0))).center())

    assert star(2).hsvSaturation() > 150
    assert star(1).hsvSaturation() < 50


def test_dark_and_light_are_followed_while_it_is_open(open_choice: Open, qapp: QApplication) -> None:
    choice = open_choice()
    shown = []
    for appearance in (Appearance.LIGHT, Appearance.DARK):
        apply_appearance(qapp, appearance)
        qapp.sendPostedEvents()
        image = choice.view.viewport().grab().toImage()
        shown.append(image.pixelColor(0, 0).lightness())
    apply_appearance(qapp, Appearance.SYSTEM)
    assert shown[0] > shown[1]


def test_access_keys_are_unique_and_everything_has_a_name(open_choice: Open) -> None:
    choice = open_choice((*ALL, FIELD), current="field")
    keys = [
        QKeySequence.mnemonic(one.text()).toString()
        for one in choice.chooser.findChildren(QAbstractButton)
        if one.text()
    ]
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert choice.chooser.objectName() == "layout_chooser"
    assert choice.chooser.windowTitle()
    for name in ("layouts", "search", "categories", "category"):
        assert choice.part(QWidget, name).accessibleName()


def test_tab_goes_through_the_window_from_the_top(open_choice: Open) -> None:
    choice = open_choice()
    choice.chooser.resize(640, 440)
    QApplication.processEvents()
    reached = []
    for _ in range(9):
        choice.key(Qt.Key.Key_Tab)
        reached.append(choice.chooser.focusWidget().objectName())
    assert reached == [
        "wish_solvable", "surprise", "next_unplayed", "import", "play", "cancel", "search", "category", "layouts",
    ]  # fmt: skip


def test_tab_reaches_gravity_after_the_kinds_of_deals(open_choice: Open) -> None:
    choice = open_choice((*ALL, FIELD), current="field")
    reached = []
    for _ in range(3):
        choice.key(Qt.Key.Key_Tab)
        reached.append(choice.chooser.focusWidget().objectName())
    assert reached == ["wish_solvable", "gravity", "surprise"]
    assert "fall" in gravity_of(choice).accessibleDescription()


@pytest.mark.parametrize("wish", DealWish)
def test_the_first_tab_leads_to_the_chosen_kind_and_the_arrows_to_its_neighbours(
    open_choice: Open, wish: DealWish
) -> None:
    chooser = open_choice(current="wall", wish=wish).chooser
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


def radio(chooser: LayoutChooser, wish: DealWish) -> QRadioButton:
    found = chooser.findChild(QRadioButton, f"wish_{wish.value}")
    assert isinstance(found, QRadioButton)
    return found


def chosen_radio(chooser: LayoutChooser) -> DealWish:
    (wish,) = [wish for wish in DealWish if radio(chooser, wish).isChecked()]
    return wish


def test_a_layout_greys_out_what_it_does_not_have_and_says_why(open_choice: Open, qtbot: QtBot) -> None:
    choice = open_choice(current="bridge", wish=DealWish.EASY)
    chooser = choice.chooser
    offered = {wish for wish in DealWish if radio(chooser, wish).isEnabled()}
    assert offered == {DealWish.EASY, DealWish.SOLVABLE, DealWish.AS_IT_FALLS}
    assert "“Bridge”" in radio(chooser, DealWish.HARD).toolTip()
    assert radio(chooser, DealWish.HARD).accessibleDescription() in radio(chooser, DealWish.HARD).toolTip()
    choice.click("wall")
    assert all(radio(chooser, wish).isEnabled() for wish in DealWish)


def test_the_players_wish_comes_back_on_a_layout_that_has_it(open_choice: Open, qtbot: QtBot) -> None:
    choice = open_choice(current="wall", wish=DealWish.HARD)
    chooser = choice.chooser
    view = choice.view
    seen = []
    for row in (0, 1, 2, 0):
        view.setCurrentIndex(view.model().index(row, 0))
        seen.append(chosen_radio(chooser))
    assert seen == [DealWish.HARD, DealWish.EASY, DealWish.SOLVABLE, DealWish.HARD]
    view.setCurrentIndex(view.model().index(1, 0))
    with qtbot.waitSignal(chooser.chosen) as signal:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert signal.args == ["bridge", DealChoice(DealWish.HARD)]


def test_a_kind_of_deal_is_chosen_by_click_letter_and_arrow_and_enter_plays(open_choice: Open, qtbot: QtBot) -> None:
    choice = open_choice(current="wall", wish=DealWish.NORMAL)
    chooser = choice.chooser
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
    assert signal.args == ["wall", DealChoice(DealWish.SOLVABLE)]


def test_a_new_language_is_shown_while_it_is_open(open_choice: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    chooser = open_choice().chooser
    monkeypatch.setattr(LayoutChooser, "tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(chooser, QEvent(QEvent.Type.LanguageChange))
    assert chooser.windowTitle() == "[New game]"
