from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from mahjong_qt.engine.game_code import CodeFault, GameCode, GameCodeError, Recipe
from mahjong_qt.engine.layout.layout_file import decode_layout, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_code import own_code
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.player_layouts import scan_own
from mahjong_qt.windows.code_dialog import CodeDialog, VerdictMark
from mahjong_qt.windows.code_verdict import Standing, code_in, is_underway

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

LAYOUTS = Path(__file__).parents[2] / "layouts"
CODE = GameCode("L00", 0, Recipe.DISMANTLE)

WRONG = {
    CodeFault.NO_CODE: "let us play tonight",
    CodeFault.VERSION: "MJ2-L00-AAAAABL",
    CodeFault.LAYOUT: "MJ1-Q00-AAAAABL",
    CodeFault.LENGTH: "MJ1-L00-AAAAABLL",
    CodeFault.LETTER: "MJ1-L00-AAAA5BL",
    CodeFault.CHECK: "MJ1-L00-AAAAABM",
    CodeFault.RECIPE: "MJ1-L00-AAAAAHZ",
    CodeFault.OPTION: "MJ1-L00-AAAAABL-Q",
}


def open_dialog(qtbot: QtBot, text: str = "", folder: Path = LAYOUTS) -> CodeDialog:
    dialog = CodeDialog(LayoutLibrary(folder), text)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.open()
    return dialog


def edit_of(dialog: CodeDialog) -> QLineEdit:
    edit = dialog.findChild(QLineEdit, "code")
    assert isinstance(edit, QLineEdit)
    return edit


def play_of(dialog: CodeDialog) -> QPushButton:
    play = dialog.findChild(QPushButton, "play")
    assert isinstance(play, QPushButton)
    return play


def words_of(dialog: CodeDialog) -> str:
    label = dialog.findChild(QLabel, "verdict")
    assert isinstance(label, QLabel)
    return label.text()


def standing_of(dialog: CodeDialog) -> Standing:
    mark = dialog.findChild(VerdictMark, "verdict_mark")
    assert isinstance(mark, VerdictMark)
    return mark.standing


def code_with_any_check_letter(start: str) -> str:
    """The code with this beginning that has nothing wrong with its check letter."""
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        try:
            GameCode.parse(start + letter)
        except GameCodeError as error:
            if error.fault is CodeFault.CHECK:
                continue
        return start + letter
    raise AssertionError(start)


def test_a_code_typed_letter_by_letter_is_played_with_enter(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    entered: list[tuple[GameCode, bool]] = []
    dialog.code_entered.connect(lambda code: entered.append((code, dialog.isVisible())))
    for number, letter in enumerate("mj1-l00-aaaaabl", 1):
        QTest.keyClicks(edit_of(dialog), letter)
        is_whole = number == len("mj1-l00-aaaaabl")
        assert play_of(dialog).isEnabled() is is_whole
        assert standing_of(dialog) is (Standing.GOOD if is_whole else Standing.UNDERWAY)
    QTest.keyClick(edit_of(dialog), Qt.Key.Key_Return)
    assert entered == [(CODE, False)]


def test_a_message_with_a_code_in_it_is_enough(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    QApplication.clipboard().setText("Can you beat me? mj1 l00 aaaaabl (6:12)")
    QTest.keySequence(edit_of(dialog), QKeySequence(QKeySequence.StandardKey.Paste))
    assert "Turtle" in words_of(dialog)
    with qtbot.waitSignal(dialog.code_entered) as signal:
        QTest.mouseClick(play_of(dialog), Qt.MouseButton.LeftButton)
    assert signal.args == [CODE]


def test_a_code_that_it_begins_with_is_ready(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, "MJ1-L00-AAAAABL")
    assert edit_of(dialog).text() == "MJ1-L00-AAAAABL"
    assert edit_of(dialog).selectedText() == "MJ1-L00-AAAAABL"
    with qtbot.waitSignal(dialog.code_entered) as signal:
        QTest.keyClick(edit_of(dialog), Qt.Key.Key_Return)
    assert signal.args == [CODE]


@pytest.mark.parametrize("text", [*WRONG.values(), "x" * 1000])
def test_a_wrong_text_that_it_begins_with_is_judged_at_once(qtbot: QtBot, text: str) -> None:
    dialog = open_dialog(qtbot, text)
    assert edit_of(dialog).text() == text
    assert edit_of(dialog).selectedText() == text
    assert standing_of(dialog) is Standing.WRONG
    assert not play_of(dialog).isEnabled()
    at_once = words_of(dialog)
    edit_of(dialog).clear()
    assert standing_of(dialog) is Standing.UNDERWAY
    edit_of(dialog).setText(text)
    assert words_of(dialog) == at_once


@pytest.mark.parametrize(
    "text",
    ['{"format": "mahjong-layout",\n "tiles": []}', "kmahjongg-layout-v1.1\nw6", "Kyodai 6.0\nCat\n01", "<mahjongg>\n"],
)
def test_a_layout_is_told_to_be_one(qtbot: QtBot, text: str) -> None:
    dialog = open_dialog(qtbot)
    QApplication.clipboard().setText(text)
    QTest.keySequence(edit_of(dialog), QKeySequence(QKeySequence.StandardKey.Paste))
    assert standing_of(dialog) is Standing.WRONG
    assert words_of(dialog) == "This is a layout. To import it, close this window and paste it into the game."


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ""),
        (" \n ", ""),
        ("a shopping list", ""),
        ("mj and more", ""),
        ("look:\nmj1-l00-aaaaabl\nsee you", "MJ1-L00-AAAAABL"),
        ("look:\nmj1-l00-aaaaabm\nsee you", "mj1-l00-aaaaabm"),
        ("MJ1-L0-AAAAABL", "MJ1-L0-AAAAABL"),
        ("play mj1 l00 aaaa5bl, it is  good", "mj1 l00 aaaa5bl,"),
        ("MJ2-L00-AAAAABL from the newest one", "MJ2-L00-AAAAABL"),
        ("first MJ1-L00-AAAAABM then MJ1-L00-AAAAABL", "MJ1-L00-AAAAABL"),
    ],
)
def test_what_looks_like_a_code_is_found_in_a_message(text: str, found: str) -> None:
    assert code_in(text) == found


@pytest.mark.parametrize("text", [text for fault, text in WRONG.items() if fault is not CodeFault.NO_CODE])
def test_a_wrong_code_found_in_a_message_has_the_fault_of_the_message(qtbot: QtBot, text: str) -> None:
    found = code_in(f"Can you beat me?\n{text} (6:12, no hints)\nBye")
    dialog = open_dialog(qtbot, found)
    alone = words_of(dialog)
    edit_of(dialog).setText(text)
    assert words_of(dialog) == alone
    assert len(found) < len(text) + 12


@pytest.mark.parametrize(
    ("layout", "words"),
    [
        ("L0", "“L0” is not a layout: after L come two digits or more, as in MJ1-L00-AAAAABL."),
        ("L", "“L” is not a layout: after L come two digits or more, as in MJ1-L00-AAAAABL."),
        ("LOO", "“LOO” is not a layout: write the digit 0, not the letter O."),
        ("L1O", "“L1O” is not a layout: write the digit 0, not the letter O."),
        ("GO", "“GO” is not a layout: write the digit 0, not the letter O."),
        ("L007", "“L007” is not a layout: it has a 0 too many at the front."),
        ("G07", "“G07” is not a layout: it has a 0 too many at the front."),
        ("G", "“G” is not a layout: after G comes a number."),
        ("XABC", "“XABC” is not a layout: after X come ten characters, letters and the digits 2 to 7."),
        ("Q00", "“Q00” is not a layout. After MJ1 comes L and a number, as in MJ1-L00-AAAAABL."),
    ],
)
def test_a_wrong_layout_part_is_told_by_its_rule(qtbot: QtBot, layout: str, words: str) -> None:
    dialog = open_dialog(qtbot, f"see MJ1-{layout}-AAAAABL")
    assert standing_of(dialog) is Standing.WRONG
    assert words_of(dialog) == words


def test_a_code_without_anything_behind_its_version_ends_too_early(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, "it begins with MJ1!")
    assert words_of(dialog) == "The code ends too early. After MJ1 comes a layout, as in MJ1-L00-AAAAABL."


@pytest.mark.parametrize("fault", list(CodeFault))
def test_each_fault_has_its_own_words_and_nothing_is_played(qtbot: QtBot, fault: CodeFault) -> None:
    text = code_with_any_check_letter("MJ1-L00-AAAAAH") if fault is CodeFault.RECIPE else WRONG[fault]
    with pytest.raises(GameCodeError) as raised:
        GameCode.parse(text)
    assert raised.value.fault is fault
    dialog = open_dialog(qtbot)
    edit_of(dialog).setText(text)
    assert standing_of(dialog) is Standing.WRONG
    assert not play_of(dialog).isEnabled()
    assert "%" not in words_of(dialog)
    if fault is not CodeFault.NO_CODE:
        assert raised.value.text in words_of(dialog)
    with qtbot.assertNotEmitted(dialog.code_entered):
        QTest.keyClick(edit_of(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_no_two_faults_have_the_same_words(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    words = set()
    for text in [*WRONG.values(), code_with_any_check_letter("MJ1-L00-AAAAAH")]:
        edit_of(dialog).setText(text)
        words.add(words_of(dialog))
    assert len(words) >= len(CodeFault)


@pytest.mark.parametrize("recipe", list(Recipe))
def test_only_a_dismantled_deal_is_promised_to_be_winnable(qtbot: QtBot, recipe: Recipe) -> None:
    dialog = open_dialog(qtbot, str(GameCode("L00", 12, recipe)))
    assert standing_of(dialog) is Standing.GOOD
    assert words_of(dialog).startswith("Turtle")
    assert ("can be won" in words_of(dialog)) is (recipe is Recipe.DISMANTLE)
    assert ("cannot be won" in words_of(dialog)) is (recipe is not Recipe.DISMANTLE)


@pytest.mark.parametrize("layout", ["L99", "G144000000012", "XABCDEFGHIJ"])
def test_a_code_for_a_layout_that_is_not_here_says_so(qtbot: QtBot, layout: str) -> None:
    dialog = open_dialog(qtbot)
    edit_of(dialog).setText(str(GameCode(layout, 5, Recipe.DISMANTLE)))
    assert standing_of(dialog) is Standing.ELSEWHERE
    assert not play_of(dialog).isEnabled()
    if layout[0] != "X":
        assert layout[1:] in words_of(dialog)


def test_a_code_for_a_generated_layout_is_good(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, str(GameCode("G12", 5, Recipe.DISMANTLE)))
    assert standing_of(dialog) is Standing.GOOD
    assert words_of(dialog).startswith("Generated 12")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (GameCode("L77", 1, Recipe.DISMANTLE), "Shisen-sho 18 × 8, a deal that can be won"),
        (
            GameCode("L77", 1, Recipe.DISMANTLE, has_gravity=True),
            "Shisen-sho 18 × 8, with gravity, a deal that can be won",
        ),
        (
            GameCode("L78", 1, Recipe.UNIFORM),
            "Shisen-sho 14 × 6. The game tells you if this deal cannot be won.",
        ),
        (
            GameCode("L78", 1, Recipe.UNIFORM, has_gravity=True),
            "Shisen-sho 14 × 6, with gravity. Not every such deal can be won.",
        ),
    ],
)
def test_a_code_for_a_field_says_what_it_is_and_is_played(qtbot: QtBot, code: GameCode, words: str) -> None:
    dialog = open_dialog(qtbot, f"look: {code}")
    assert standing_of(dialog) is Standing.GOOD
    assert words_of(dialog) == words
    with qtbot.waitSignal(dialog.code_entered) as signal:
        QTest.keyClick(edit_of(dialog), Qt.Key.Key_Return)
    assert signal.args == [code]


def test_of_a_field_of_the_players_the_game_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    own = decode_layout(
        b'{"format": "mahjong-layout", "version": 1, "game": "shisen-sho", "name": "Meadow %1",'
        b' "tiles": [[0, 0, 0], [2, 0, 0]]}',
        "meadow",
    )
    (tmp_path / "meadow.mjlayout").write_bytes(encode_layout(own))
    scan_own(str(tmp_path))
    code = GameCode(own_code(own), 1, Recipe.UNIFORM, has_gravity=True)
    dialog = CodeDialog(LayoutLibrary(LAYOUTS, OwnLayouts(tmp_path)), str(code))
    qtbot.addWidget(dialog)
    assert words_of(dialog) == "Meadow %1 (Shisen-sho), with gravity. Not every such deal can be won."
    elsewhere = open_dialog(qtbot, str(code))
    assert standing_of(elsewhere) is Standing.ELSEWHERE
    assert "Ask whoever sent you the code" in words_of(elsewhere)


def test_gravity_does_not_fit_a_layout_of_solitaire(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, "MJ1-L00-AAAAABL-G")
    assert standing_of(dialog) is Standing.WRONG
    assert not play_of(dialog).isEnabled()
    assert words_of(dialog) == (
        "“-G” at the end is for Shisen-sho with gravity, but Turtle is a layout for Mahjong Solitaire."
        " Compare the code with what you were sent."
    )


def test_a_draft_is_not_played_and_its_name_is_no_markup(qtbot: QtBot, tmp_path: Path) -> None:
    content = {"format": "mahjong-layout", "version": 1, "id": "odd", "number": 3, "name": "<b>%1</b>"}
    (tmp_path / "odd.json").write_text(json.dumps(content | {"tiles": [[0, 0, 0]]}), "utf-8")
    dialog = open_dialog(qtbot, str(GameCode("L03", 1, Recipe.DISMANTLE)), tmp_path)
    assert standing_of(dialog) is Standing.WRONG
    assert words_of(dialog).startswith("<b>%1</b> ")
    label = dialog.findChild(QLabel, "verdict")
    assert isinstance(label, QLabel)
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_changing_a_good_code_takes_play_away(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, str(CODE))
    QTest.keyClick(edit_of(dialog), Qt.Key.Key_End)
    QTest.keyClick(edit_of(dialog), Qt.Key.Key_Backspace)
    assert not play_of(dialog).isEnabled()
    assert standing_of(dialog) is Standing.UNDERWAY


@pytest.mark.parametrize(
    "text",
    ["", "  ", "m", "MJ", "mj1", "MJ1-", "mj1-l", "MJ1-L00", "MJ1-L00-AAAAAB", "mj1 g7 abc", "MJ1-XABC", "MJ1-L00-O1"],
)
def test_the_beginning_of_a_code_is_no_mistake(text: str) -> None:
    assert is_underway(text)


@pytest.mark.parametrize("text", ["hello", "MK", "MJ2", "MJ1-Q", "MJ1-L00-AAAAABL", "MJ1-L00-AAAAABM", "see MJ1-L00"])
def test_other_texts_are_judged(text: str) -> None:
    assert not is_underway(text)


def test_escape_and_cancel_play_nothing(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, str(CODE))
    with qtbot.assertNotEmitted(dialog.code_entered), qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(edit_of(dialog), Qt.Key.Key_Escape)
    dialog = open_dialog(qtbot, str(CODE))
    cancel = dialog.findChild(QPushButton, "cancel")
    assert isinstance(cancel, QPushButton)
    with qtbot.assertNotEmitted(dialog.code_entered), qtbot.waitSignal(dialog.rejected):
        QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)


def test_a_screen_reader_hears_the_verdict_at_the_text(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot, str(CODE))
    assert edit_of(dialog).accessibleDescription() == words_of(dialog)
    edit_of(dialog).setText(WRONG[CodeFault.CHECK])
    assert edit_of(dialog).accessibleDescription() == words_of(dialog)


def test_the_marks_differ_by_shape(qtbot: QtBot) -> None:
    mark = VerdictMark()
    qtbot.addWidget(mark)
    mark.resize(mark.sizeHint())
    shapes = []
    for standing in Standing:
        mark.show_standing(standing)
        image = mark.grab().toImage()
        ground = image.pixelColor(0, 0)
        shapes.append(
            {(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) != ground}
        )
    for first in range(len(shapes)):
        for second in range(first):
            assert len(shapes[first] ^ shapes[second]) > 20


def test_the_window_keeps_its_size_and_has_room_for_all_that_it_says(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    label = dialog.findChild(QLabel, "verdict")
    assert isinstance(label, QLabel)
    sizes = {dialog.size().toTuple()}
    for text in [*WRONG.values(), str(CODE), f"{CODE}-G", str(GameCode("XABCDEFGHIJ", 5, Recipe.DISMANTLE)), ""]:
        edit_of(dialog).setText(text)
        QApplication.processEvents()
        sizes.add(dialog.size().toTuple())
        assert label.heightForWidth(label.width()) <= label.height()
    assert len(sizes) == 1


def test_access_keys_are_unique_and_everything_has_a_name(qtbot: QtBot) -> None:
    dialog = open_dialog(qtbot)
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    texts = [label.text() for label in labels] + [one.text() for one in dialog.findChildren(QPushButton)]
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert len(labels) == 1
    assert labels[0].buddy() is edit_of(dialog)
    assert all(keys)
    assert len(set(keys)) == len(keys)
    assert dialog.objectName() == "code_dialog"
    assert dialog.windowTitle()


def test_a_new_language_is_shown_while_it_is_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = open_dialog(qtbot, str(CODE))
    monkeypatch.setattr(CodeDialog, "tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.windowTitle() == "[Enter a game code]"
    assert play_of(dialog).text() == "[&Play]"
    assert edit_of(dialog).text() == str(CODE)
