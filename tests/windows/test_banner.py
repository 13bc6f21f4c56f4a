from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QFont, QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget

from mahjong_qt.windows.banner import MARGIN, Banner, Message, Place
from mahjong_qt.windows.mouse_guard import SETTLING, MouseGuard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


class Crowd:
    """Tells of areas of a board how many tiles they hide; a test puts the tiles there, as points."""

    def __init__(self) -> None:
        self.tiles: list[QPoint] = []

    def under(self, area: QRect) -> int:
        return sum(area.contains(tile) for tile in self.tiles)


@pytest.fixture
def crowd() -> Crowd:
    return Crowd()


@pytest.fixture
def banner(qtbot: QtBot, crowd: Crowd) -> Iterator[Banner]:
    board = QWidget()
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(board)
    board.resize(700, 500)
    made = Banner(board, crowd.under)
    with qtbot.waitExposed(board):
        board.show()
    board.activateWindow()
    yield made
    board.close()


def action(name: str, text: str, owner: QWidget) -> QAction:
    made = QAction(text, owner)
    made.setObjectName(name)
    return made


def board_of(banner: Banner) -> QWidget:
    board = banner.parentWidget()
    assert board is not None
    return board


def label(banner: Banner, name: str) -> QLabel:
    found = banner.findChild(QLabel, name)
    assert isinstance(found, QLabel)
    return found


def close_button(banner: Banner) -> QToolButton:
    found = banner.findChild(QToolButton, "banner_close")
    assert isinstance(found, QToolButton)
    return found


def place_of(banner: Banner) -> Place:
    """Where the banner lies, told by its distances to the edges of the board."""
    area, height = banner.geometry(), board_of(banner).height()
    above, below = area.top(), height - area.bottom() - 1
    if above == MARGIN:
        return Place.UPPER_EDGE
    if below == MARGIN:
        return Place.LOWER_EDGE
    assert abs(above - below) <= 1
    return Place.MIDDLE


def test_it_begins_hidden(banner: Banner) -> None:
    assert not banner.isVisible()
    assert banner.message is None
    assert banner.buttons == []


def test_a_message_is_shown_at_the_lower_edge_inside_the_board(banner: Banner) -> None:
    banner.show_message(Message("notice", "A title", "Some text."))
    assert label(banner, "banner_title").text() == "A title"
    assert label(banner, "banner_text").text() == "Some text."
    assert (banner.accessibleName(), banner.accessibleDescription()) == ("A title", "Some text.")
    area = board_of(banner).rect()
    assert area.contains(banner.geometry())
    assert place_of(banner) is Place.LOWER_EDGE
    assert abs(banner.geometry().center().x() - area.center().x()) <= 1


@pytest.mark.parametrize(("letters", "rows"), [((4, 4, 4, 4), 1), ((14, 3, 14, 3), 1), ((20, 3, 3, 20, 3, 3), 2)])
def test_the_buttons_stand_in_as_few_rows_as_fit_when_their_widths_differ(
    banner: Banner, letters: tuple[int, ...], rows: int
) -> None:
    actions = tuple(action(f"a{place}", "m" * count, banner) for place, count in enumerate(letters))
    banner.show_message(Message("lost", "A title", "", actions))
    widest = max(button.sizeHint().width() for button in banner.buttons)
    # one room for each is not there
    assert (widest * len(letters) > board_of(banner).width()) == (max(letters) > 4)
    QApplication.processEvents()
    assert len({button.y() for button in banner.buttons}) == rows
    for button in banner.buttons:
        assert banner.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()


UPPER, MIDDLE, LOWER = QPoint(350, 30), QPoint(350, 250), QPoint(350, 470)


@pytest.mark.parametrize(
    ("tiles", "place"),
    [
        ([], Place.LOWER_EDGE),
        ([UPPER, MIDDLE, LOWER], Place.LOWER_EDGE),
        ([MIDDLE, LOWER], Place.UPPER_EDGE),
        ([LOWER], Place.UPPER_EDGE),
        ([UPPER, LOWER], Place.MIDDLE),
        ([UPPER, UPPER, MIDDLE, LOWER, LOWER], Place.MIDDLE),
    ],
)
def test_it_lies_where_it_hides_fewest_tiles(banner: Banner, crowd: Crowd, tiles: list[QPoint], place: Place) -> None:
    crowd.tiles = tiles
    banner.show_message(Message("stuck", "A title"))
    assert place_of(banner) is place


@pytest.mark.parametrize("place", Place)
def test_a_message_with_one_place_lies_there_whatever_it_hides(banner: Banner, crowd: Crowd, place: Place) -> None:
    crowd.tiles = [UPPER, MIDDLE, LOWER]
    banner.show_message(Message("stuck", "A title", "", (), (place,)))
    assert place_of(banner) is place


@pytest.mark.parametrize("width", [320, 480, 1000, 2500])
def test_it_stays_inside_when_the_board_changes_its_size(banner: Banner, width: int) -> None:
    actions = tuple(action(f"a{number}", "A button", banner) for number in range(3))
    banner.show_message(Message("stuck", "A title " * 5, "Many words to read. " * 8, actions))
    board_of(banner).resize(width, 400)
    QApplication.processEvents()
    assert board_of(banner).rect().contains(banner.geometry())
    # no line of the text is cut
    text = label(banner, "banner_text")
    assert text.height() >= text.heightForWidth(text.width())


def messages(owner: QWidget) -> list[Message]:
    """Messages of every build: short and long, with and without text and buttons, closable and not."""
    few = (action("a", "One", owner),)
    many = tuple(action(f"b{number}", "A longer button", owner) for number in range(3))
    words = "Some words that take more than one line when there are so many of them as there are here. "
    return [
        Message("notice", "Short"),
        Message("notice", "Short", words * 3),
        Message("cleared", "A title of more than one line " * 4, words, many, (Place.MIDDLE,)),
        Message("stuck", "Short", "", many),
        Message("pause", "Short", words, few, can_be_closed=False),
    ]


@pytest.mark.parametrize(("first", "second"), list(permutations(range(5), 2)))
def test_no_word_is_cut_in_a_message_that_replaces_another(banner: Banner, first: int, second: int) -> None:
    known = messages(banner)
    for number in (first, second):
        banner.show_message(known[number])
        QApplication.processEvents()
    for name in ("banner_title", "banner_text"):
        words = label(banner, name)
        if words.isVisible():
            assert words.height() >= words.heightForWidth(words.width()), name
            assert banner.rect().contains(words.geometry())
    for button in banner.buttons:
        assert banner.rect().contains(button.geometry())
        assert button.width() >= button.minimumSizeHint().width()
        assert button.geometry().top() > label(banner, "banner_title").geometry().bottom()
        if label(banner, "banner_text").isVisible():
            assert button.geometry().top() > label(banner, "banner_text").geometry().bottom()


def test_the_size_of_a_message_does_not_hang_on_the_one_before(banner: Banner) -> None:
    for message in messages(banner):
        banner.show_message(message)
        size = banner.size()
        for other in messages(banner):
            banner.show_message(other)
            banner.show_message(message)
            assert banner.size() == size, (message.title, other.title)


def test_a_font_measured_in_pixels_is_enlarged_as_well(qtbot: QtBot, qapp: QApplication, crowd: Crowd) -> None:
    before = qapp.font()
    in_pixels = QFont(before)
    in_pixels.setPixelSize(20)
    qapp.setFont(in_pixels)
    try:
        board = QWidget()
        qtbot.addWidget(board)
        made = Banner(board, crowd.under)
        assert made.font().pixelSize() == 23
        assert label(made, "banner_title").font().pixelSize() > 23
    finally:
        qapp.setFont(before)


def test_text_is_text_and_not_markup(banner: Banner) -> None:
    banner.show_message(Message("notice", "<b>x</b>", "<i>y</i>"))
    for name in ("banner_title", "banner_text"):
        assert label(banner, name).textFormat() is Qt.TextFormat.PlainText


def test_buttons_voice_their_actions_and_follow_them(banner: Banner, qtbot: QtBot) -> None:
    undo, choose = action("undo", "&Undo", banner), action("choose", "Choose &layout…", banner)
    undo.setEnabled(False)
    banner.show_message(Message("stuck", "A title", "", (undo, choose)))
    one, other = banner.buttons
    assert (one.objectName(), other.objectName()) == ("banner_undo", "banner_choose")
    # the letters of the menus are not taken a second time
    assert (one.text(), other.text()) == ("Undo", "Choose layout")
    assert not one.isEnabled()
    undo.setEnabled(True)
    assert one.isEnabled()
    with qtbot.waitSignal(choose.triggered):
        QTest.mouseClick(other, Qt.MouseButton.LeftButton)


def test_buttons_follow_text_icon_and_tooltip_too(banner: Banner) -> None:
    pause = action("pause", "&Pause", banner)
    banner.show_message(Message("pause", "A title", "", (pause,)))
    (button,) = banner.buttons
    assert button.icon().isNull()
    picture = QPixmap(16, 16)
    picture.fill(Qt.GlobalColor.red)
    # German sets a no-break space before the dots
    pause.setText("R&esume\N{NO-BREAK SPACE}…")
    pause.setIcon(QIcon(picture))
    pause.setToolTip("Goes on")
    assert (button.text(), button.toolTip()) == ("Resume", "Goes on")
    assert button.icon().cacheKey() == pause.icon().cacheKey()


def test_the_buttons_of_the_last_message_are_gone(banner: Banner) -> None:
    banner.show_message(Message("stuck", "One", "", (action("a", "A", banner), action("b", "B", banner))))
    gone = banner.buttons
    banner.show_message(Message("stuck", "Two", "", (action("c", "C", banner),)))
    assert [button.objectName() for button in banner.buttons] == ["banner_c"]
    assert not any(button.isVisible() for button in gone)
    assert not label(banner, "banner_text").isVisible()


def test_a_text_that_changed_meanwhile_is_shown_anew(banner: Banner) -> None:
    yes = action("yes", "One thing", banner)
    message = Message("stuck", "Sure?", "", (yes,))
    banner.show_message(message)
    yes.setText("Another thing")
    banner.show_message(message)
    assert [button.text() for button in banner.buttons] == ["Another thing"]


def test_it_can_be_closed(banner: Banner, qtbot: QtBot) -> None:
    banner.show_message(Message("notice", "A title"))
    with qtbot.waitSignal(banner.dismissed):
        QTest.mouseClick(close_button(banner), Qt.MouseButton.LeftButton)
    assert not banner.isVisible()
    assert banner.message is None


def test_a_message_that_stays_has_no_button_to_close_it(banner: Banner) -> None:
    banner.show_message(Message("pause", "A title", can_be_closed=False))
    assert not close_button(banner).isVisible()
    banner.show_message(Message("notice", "A title"))
    assert close_button(banner).isVisible()


def test_tab_goes_through_the_buttons_and_then_to_close(banner: Banner) -> None:
    # what was shown before must not take part
    banner.show_message(Message("stuck", "One", "", (action("z", "Z", banner),)))
    banner.show_message(Message("stuck", "Two", "", tuple(action(name, name, banner) for name in "abc")))
    banner.focus_first_button()
    seen = []
    for _ in range(4):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus.objectName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert seen == ["banner_a", "banner_b", "banner_c", "banner_close"]


def test_enter_takes_the_first_step_that_is_offered(banner: Banner, qtbot: QtBot) -> None:
    first = action("a", "A", banner)
    banner.show_message(Message("cleared", "A title", "", (first, action("b", "B", banner))))
    banner.focus_first_button()
    with qtbot.waitSignal(first.triggered):
        QTest.keyClick(banner.buttons[0], Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["clear", "close"])
def test_the_focus_of_a_banner_that_goes_is_the_board_s(banner: Banner, way: str) -> None:
    banner.show_message(Message("stuck", "A title", "", (action("a", "A", banner),)))
    # next in the order of the tab key, where Qt itself would take the focus to
    other = QToolButton(board_of(banner))
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    banner.focus_first_button()
    assert banner.buttons[0].hasFocus()
    if way == "clear":
        banner.clear()
    else:
        QTest.mouseClick(close_button(banner), Qt.MouseButton.LeftButton)
    assert board_of(banner).hasFocus()


def test_a_banner_without_the_focus_leaves_it_where_it_is(banner: Banner, qtbot: QtBot) -> None:
    other = QToolButton(board_of(banner))
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    banner.show_message(Message("stuck", "A title", "", (action("a", "A", banner),)))
    other.setFocus()
    banner.clear()
    assert other.hasFocus()


def test_a_change_of_language_is_told_once(banner: Banner, qtbot: QtBot) -> None:
    told: list[bool] = []
    banner.language_changed.connect(lambda: told.append(True))
    QApplication.sendEvent(banner, QEvent(QEvent.Type.LanguageChange))
    assert told == [True]
    assert close_button(banner).accessibleName()


def test_hidden_it_takes_no_room_and_no_click(banner: Banner) -> None:
    banner.show_message(Message("notice", "A title"))
    banner.clear()
    board = board_of(banner)
    board.resize(800, 600)
    assert board.childAt(QPoint(400, 590)) is None


def test_more_is_said_in_place_and_what_stays_keeps_button_and_focus(banner: Banner, crowd: Crowd) -> None:
    first, second, new = (action(name, name.title(), banner) for name in ("first", "second", "new"))
    crowd.tiles = [LOWER]
    banner.show_message(Message("stuck", "A title", "Some text.", (first, second)))
    assert place_of(banner) is Place.UPPER_EDGE
    kept, right = banner.buttons, banner.geometry().right()
    kept[1].setFocus()
    # the tiles that are hidden now do not make it jump
    crowd.tiles = [UPPER, UPPER]
    banner.amend_message(Message("stuck", "A title", "Other text.", (new, first, second)))
    assert label(banner, "banner_text").text() == banner.accessibleDescription() == "Other text."
    assert banner.buttons[1:] == kept
    assert banner.buttons[0].objectName() == "banner_new"
    assert banner.buttons[0].isVisible()
    assert kept[1].hasFocus()
    assert (place_of(banner), banner.geometry().right()) == (Place.UPPER_EDGE, right)


def test_a_step_that_is_offered_no_more_loses_its_button(banner: Banner) -> None:
    first, second = (action(name, name.title(), banner) for name in ("first", "second"))
    banner.show_message(Message("stuck", "A title", "", (first, second)))
    gone, kept = banner.buttons
    banner.amend_message(Message("stuck", "A title", "", (second,)))
    assert banner.buttons == [kept]
    assert not gone.isVisible()


def test_more_than_fits_beside_it_moves_the_banner_and_not_out_of_the_board(banner: Banner) -> None:
    actions = [action(f"step{number}", f"A rather long step {number}", banner) for number in range(6)]
    banner.show_message(Message("stuck", "A title", "", tuple(actions[:1])))
    banner.amend_message(Message("stuck", "A title", "", tuple(actions)))
    assert board_of(banner).rect().contains(banner.geometry())
    for button in banner.buttons:
        assert banner.rect().contains(button.geometry())


def click_screen(button: QAbstractButton) -> None:
    """Clicks where a button is, as the mouse does: what lies under it there gets the click."""
    window = button.window()
    point = button.mapTo(window, button.rect().center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def guard_of(button: QAbstractButton) -> MouseGuard:
    (guard,) = button.findChildren(MouseGuard)
    return guard


def settle(button: QAbstractButton) -> None:
    """Lets the while pass for which the mouse passes by a button."""
    guard = guard_of(button)
    assert (guard.isActive(), guard.isSingleShot(), guard.interval()) == (True, True, SETTLING)
    guard.stop()
    guard.timeout.emit()
    banner = button.parentWidget()
    assert isinstance(banner, Banner)
    # that for which it passes by all of the banner is over too
    banner._guard.stop()
    banner._guard.timeout.emit()


class Count:
    """Counts how often actions were triggered."""

    def __init__(self, *actions: QAction) -> None:
        self.done: list[str] = []
        for one in actions:
            one.triggered.connect(partial(self._note, one))

    def _note(self, one: QAction) -> None:
        self.done.append(one.objectName())


def test_a_click_that_was_on_its_way_when_the_banner_came_does_nothing(banner: Banner) -> None:
    give_up, undo = action("give_up", "Give up", banner), action("undo", "Undo", banner)
    count = Count(give_up, undo)
    board_of(banner).setFocus()
    banner.show_message(Message("stuck", "A title", "", (give_up, undo)))
    one, other = banner.buttons
    before = banner.grab().toImage()
    for button in (one, other, close_button(banner)):
        click_screen(button)
    assert (count.done, banner.isVisible()) == ([], True)
    # a button that had the focus now would be pressed by the next key
    assert board_of(banner).hasFocus()
    settle(one)
    assert banner.grab().toImage() == before
    click_screen(one)
    click_screen(other)
    assert count.done == ["give_up"]
    settle(close_button(banner))
    click_screen(close_button(banner))
    assert not banner.isVisible()


def test_a_message_that_replaces_another_lets_clicks_pass_by_anew(banner: Banner) -> None:
    new_game, yes = action("new_game", "New game", banner), action("yes", "New game", banner)
    count = Count(new_game, yes)
    new_game.triggered.connect(lambda: banner.show_message(Message("stuck", "Sure?", "", (yes,))))
    banner.show_message(Message("stuck", "A title", "", (new_game,)))
    settle(banner.buttons[0])
    click_screen(banner.buttons[0])
    # the second click of a double click, in the same place
    click_screen(banner.buttons[0])
    assert count.done == ["new_game"]
    settle(banner.buttons[0])
    click_screen(banner.buttons[0])
    assert count.done == ["new_game", "yes"]


def test_keys_reach_a_button_at_once(banner: Banner) -> None:
    first = action("a", "A", banner)
    count = Count(first)
    banner.show_message(Message("cleared", "A title", "", (first,)))
    banner.focus_first_button()
    QTest.keyClick(banner.buttons[0], Qt.Key.Key_Return)
    assert count.done == ["a"]


def test_only_the_buttons_that_are_new_or_have_moved_let_clicks_pass_by_once_more(banner: Banner) -> None:
    first, second, new = (action(name, name, banner) for name in ("first", "second", "new"))
    count = Count(first, second, new)
    banner.show_message(Message("stuck", "A title", "", (first, second)))
    for button in banner.buttons:
        settle(button)
    banner.amend_message(Message("stuck", "A title", "", (new, first, second)))
    for button in banner.buttons:
        click_screen(button)
    assert count.done == ["first", "second"]
    banner.amend_message(Message("stuck", "A title", "", (new, second)))
    assert [guard_of(button).isActive() for button in banner.buttons] == [True, False]
