from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QRadioButton, QWidget

from mahjong_qt.engine.play.difficulty import BANDS, GAMES
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.windows.deal_wishes import BoardKind, nearest_wish, wish_meanings, wish_names
from mahjong_qt.windows.wish_picker import WishPicker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

ALWAYS = (DealWish.SOLVABLE, DealWish.AS_IT_FALLS)


@pytest.fixture
def picker(qtbot: QtBot) -> Iterator[WishPicker]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1200, 260)
    picker = WishPicker(DealWish.HARD, window)
    picker.resize(window.size())
    with qtbot.waitExposed(window):
        window.show()
    yield picker
    window.close()


def button(picker: WishPicker, wish: DealWish) -> QRadioButton:
    found = picker.findChild(QRadioButton, f"wish_{wish.value}")
    assert isinstance(found, QRadioButton)
    return found


def meaning(picker: WishPicker) -> str:
    label = picker.findChild(QLabel, "wish_meaning")
    assert isinstance(label, QLabel)
    return label.text()


@pytest.mark.parametrize("wish", DealWish)
def test_what_is_offered_is_had(wish: DealWish) -> None:
    assert nearest_wish(wish, tuple(DealWish)) is wish
    assert nearest_wish(wish, (wish,)) is wish


@pytest.mark.parametrize(
    ("wish", "levels", "expected"),
    [
        (DealWish.EASY, (DealWish.HARD, DealWish.EXPERT), DealWish.HARD),
        (DealWish.EXPERT, (DealWish.EASY, DealWish.NORMAL), DealWish.NORMAL),
        (DealWish.NORMAL, (DealWish.EASY, DealWish.HARD), DealWish.EASY),
        (DealWish.HARD, (), DealWish.SOLVABLE),
    ],
)
def test_the_nearest_level_rather_easier(wish: DealWish, levels: tuple[DealWish, ...], expected: DealWish) -> None:
    assert nearest_wish(wish, (*levels, *ALWAYS)) is expected


def test_the_nearest_is_always_one_that_is_offered() -> None:
    for count in range(1, len(DealWish) + 1):
        for offered in combinations(DealWish, count):
            assert {nearest_wish(wish, offered) for wish in DealWish} <= {*offered}


@pytest.mark.parametrize("kind", BoardKind)
def test_the_figures_are_those_by_which_deals_are_chosen(qapp: QApplication, kind: BoardKind) -> None:
    meanings = wish_meanings(kind)
    assert all("%" not in text for text in meanings.values())
    low, high = BANDS[DealWish.NORMAL]
    assert f"{100 * low // GAMES} to {100 * high // GAMES} of 100" in meanings[DealWish.NORMAL]
    assert f"at least {100 * BANDS[DealWish.EASY][0] // GAMES} of 100" in meanings[DealWish.EASY]
    # "fewer than 1 of 100" is written out
    assert BANDS[DealWish.EXPERT] == (0, GAMES // 100 - 1)
    assert len(set(meanings.values())) == len(DealWish)


def test_every_kind_has_a_button_in_order_and_the_chosen_one_its_meaning(picker: WishPicker) -> None:
    buttons = picker.findChildren(QRadioButton)
    assert [one.text() for one in sorted(buttons, key=lambda one: one.x())] == list(wish_names().values())
    for wish in DealWish:
        QTest.mouseClick(button(picker, wish), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        assert picker.wish is picker.shown is wish
        assert meaning(picker) == wish_meanings()[wish] == button(picker, wish).accessibleDescription()


def test_a_wish_that_a_layout_does_not_have_is_replaced_and_not_forgotten(picker: WishPicker) -> None:
    picker.offer((DealWish.EASY, *ALWAYS), "<b>Bridge</b>")
    assert (picker.wish, picker.shown) == (DealWish.HARD, DealWish.EASY)
    assert button(picker, DealWish.EASY).isChecked()
    assert "“Hard”" in meaning(picker)
    assert meaning(picker).endswith(wish_meanings()[DealWish.EASY])
    why_not = button(picker, DealWish.EXPERT).accessibleDescription()
    assert "<b>Bridge</b>" in why_not
    assert why_not != wish_meanings()[DealWish.EXPERT]
    picker.offer(tuple(DealWish), "Wall")
    assert button(picker, DealWish.HARD).isChecked()
    assert meaning(picker) == wish_meanings()[DealWish.HARD]


def test_the_words_are_those_for_what_is_played_on(picker: WishPicker) -> None:
    instead, why_not = set(), set()
    for kind in BoardKind:
        picker.offer(ALWAYS, "Meadow", kind)
        assert meaning(picker).endswith(wish_meanings(kind)[DealWish.SOLVABLE])
        instead.add(meaning(picker))
        why_not.add(button(picker, DealWish.HARD).accessibleDescription())
    assert all("“Meadow”" in words for words in why_not)
    assert len(instead) == len(why_not) == len({wish_meanings(kind)[DealWish.AS_IT_FALLS] for kind in BoardKind}) == 3


def test_a_click_is_a_new_wish_also_on_what_took_the_place_of_another(picker: WishPicker) -> None:
    picker.offer((DealWish.EASY, *ALWAYS), "Bridge")
    QTest.mouseClick(button(picker, DealWish.EASY), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    picker.offer(tuple(DealWish), "Wall")
    assert picker.wish is picker.shown is DealWish.EASY


def test_what_is_greyed_out_cannot_be_chosen(picker: WishPicker) -> None:
    picker.offer(ALWAYS, "Bridge")
    for level in LEVELS:
        QTest.mouseClick(button(picker, level), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert (picker.wish, picker.shown) == (DealWish.HARD, DealWish.SOLVABLE)


@pytest.mark.parametrize(("columns", "rows"), [(6, 1), (5, 2), (3, 2), (2, 3)])
def test_the_buttons_stand_in_as_many_columns_as_fit(picker: WishPicker, columns: int, rows: int) -> None:
    width = columns * picker.minimumSizeHint().width() // 2
    picker.resize(width, 260)
    QApplication.processEvents()
    assert picker.width() == width
    assert len({one.y() for one in picker.findChildren(QRadioButton)}) == rows
    for one in picker.findChildren(QRadioButton):
        assert picker.rect().contains(one.geometry())
        assert one.width() >= one.sizeHint().width()
