"""What a text that should be a game code amounts to, in words for the player."""

from __future__ import annotations

import enum
import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.engine.game_code import VERSION, CodeFault, GameCode, GameCodeError, Recipe, is_layout_code
from mahjong_qt.engine.layout.issues import is_playable
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.wording.layout_names import layout_name

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import LayoutFile
    from mahjong_qt.engine.layout.library import LayoutLibrary

EXAMPLE = "MJ1-L00-AAAAABL"

_INCOMPLETE = re.compile("M|MJ|MJ1|MJ1[LG][0-9]*[A-Z01]{0,6}|MJ1X[A-Z0-9]{0,16}")

_LAYOUT = re.compile(r'"format"\s*:\s*"mahjong-layout"|mahjongg-layout-v\d|<mahjongg\b|\bKyodai \d+\.\d')


class Standing(enum.Enum):
    """What the text in the window amounts to."""

    UNDERWAY = "nothing yet, or the beginning of a code"
    GOOD = "a code that can be played"
    WRONG = "no code, or a wrong one"
    ELSEWHERE = "a code for something that is not here"


class Verdict(NamedTuple):
    """The standing, the words for it, and the code when it can be played."""

    standing: Standing
    words: str
    code: GameCode | None = None


def verdict_on(text: str, library: LayoutLibrary) -> Verdict:
    """Return what a text amounts to, with the layouts of a library; its words are in the language in force."""
    if is_underway(text):
        return Verdict(
            Standing.UNDERWAY, QCoreApplication.translate("CodeDialog", "A code looks like %1.").replace("%1", EXAMPLE)
        )
    try:
        return _verdict_on_code(GameCode.parse(text), library)
    except GameCodeError as error:
        return Verdict(Standing.WRONG, _words_for(error, text))


def _verdict_on_code(code: GameCode, library: LayoutLibrary) -> Verdict:
    """Say what a valid code stands for, and whether that is here."""
    try:
        file = library.by_code(code.layout)
    except UnknownLayoutError:
        return Verdict(Standing.ELSEWHERE, _words_for_missing(code.layout[:1], code.layout[1:]))
    name = _name_of(file)
    if code.has_gravity and not _is_field(file):
        words = QCoreApplication.translate(
            "CodeDialog",
            "“-G” at the end is for Shisen-sho with gravity, but %1 is a layout for Mahjong Solitaire."
            " Compare the code with what you were sent.",
        )
        return Verdict(Standing.WRONG, words.replace("%1", name))
    if not is_playable(file.layout):
        words = QCoreApplication.translate(
            "CodeDialog", "%1 is a draft with an odd number of tiles and cannot be played."
        )
        return Verdict(Standing.WRONG, words.replace("%1", name))
    if code.has_gravity:
        name = QCoreApplication.translate("CodeDialog", "%1, with gravity").replace("%1", name)
    return Verdict(Standing.GOOD, _words_for_deal(code).replace("%1", name), code)


def _name_of(file: LayoutFile) -> str:
    """Return what a layout is called; a field of the player's need not say in its name that it is one."""
    name = layout_name(file.id, file.name_in(QLocale().name()))
    if _is_field(file) and file.number is None:
        return QCoreApplication.translate("CodeDialog", "%1 (Shisen-sho)").replace("%1", name)
    return name


def _is_field(file: LayoutFile) -> bool:
    return file.game == "shisen-sho"


def _words_for_deal(code: GameCode) -> str:
    if code.recipe is Recipe.DISMANTLE:
        return QCoreApplication.translate("CodeDialog", "%1, a deal that can be won")
    if code.has_gravity:
        # that such a deal is lost is not always found out
        return QCoreApplication.translate("CodeDialog", "%1. Not every such deal can be won.")
    # of the others many were proven to be winnable before they were handed out, which the code does not say
    return QCoreApplication.translate("CodeDialog", "%1. The game tells you if this deal cannot be won.")


def _words_for_missing(kind: str, number: str) -> str:
    if kind == "X":
        return QCoreApplication.translate(
            "CodeDialog",
            "This code is for a layout that is not here. Ask whoever sent you the code for the layout too.",
        )
    if kind == "G":
        words = QCoreApplication.translate(
            "CodeDialog", "This code is for generated layout %1, which this version cannot make."
        )
    else:
        words = QCoreApplication.translate(
            "CodeDialog", "This code is for layout number %1, which is not here. A newer version may have it."
        )
    return words.replace("%1", number)


def _words_for(error: GameCodeError, text: str) -> str:
    """Return what is wrong, where, and what to do."""
    if is_from_layout(text):
        return QCoreApplication.translate(
            "CodeDialog", "This is a layout. To import it, close this window and paste it into the game."
        )
    words = {
        CodeFault.NO_CODE: QCoreApplication.translate(
            "CodeDialog", "There is no game code in this text. A code looks like %3."
        ),
        CodeFault.VERSION: QCoreApplication.translate(
            "CodeDialog",
            "The code begins with %1; this version of the game reads %2 only. A newer version may read it.",
        ),
        CodeFault.LAYOUT: _words_for_layout(error.text),
        CodeFault.LENGTH: QCoreApplication.translate(
            "CodeDialog", "The last part, “%1”, should have seven letters, as in %3."
        ),
        CodeFault.LETTER: QCoreApplication.translate(
            "CodeDialog", "“%1” is not allowed in the last part: it has letters from A to Z only."
        ),
        CodeFault.CHECK: QCoreApplication.translate(
            "CodeDialog", "Something is mistyped in %1. Compare it letter by letter with what you were sent."
        ),
        CodeFault.RECIPE: QCoreApplication.translate(
            "CodeDialog", "%1 is a kind of deal that this version does not know. A newer version may."
        ),
        CodeFault.OPTION: QCoreApplication.translate(
            "CodeDialog", "The ending “%1” is not known. Compare it with what you were sent."
        ),
    }[error.fault]
    return words.replace("%2", VERSION).replace("%3", EXAMPLE).replace("%1", error.text)


def _words_for_layout(text: str) -> str:
    """Return what is wrong with the layout part of a code."""
    kind, digits = text[:1], text[1:]
    if kind in ("L", "G") and "O" in digits and is_layout_code(kind + digits.replace("O", "0")):
        return QCoreApplication.translate("CodeDialog", "“%1” is not a layout: write the digit 0, not the letter O.")
    if kind in ("L", "G") and digits.startswith("0") and is_layout_code(kind + "1" + digits[1:]):
        return QCoreApplication.translate("CodeDialog", "“%1” is not a layout: it has a 0 too many at the front.")
    if kind == "L":
        return QCoreApplication.translate(
            "CodeDialog", "“%1” is not a layout: after L come two digits or more, as in %3."
        )
    if kind == "G":
        return QCoreApplication.translate("CodeDialog", "“%1” is not a layout: after G comes a number.")
    if kind == "X":
        return QCoreApplication.translate(
            "CodeDialog", "“%1” is not a layout: after X come ten characters, letters and the digits 2 to 7."
        )
    if not kind:
        return QCoreApplication.translate("CodeDialog", "The code ends too early. After %2 comes a layout, as in %3.")
    return QCoreApplication.translate("CodeDialog", "“%1” is not a layout. After %2 comes L and a number, as in %3.")


def is_underway(text: str) -> bool:
    """Say whether a text is empty or the beginning of a code.

    >>> is_underway("mj1-l00-aaa"), is_underway("MJ1-L00-AAAAABL"), is_underway("hello")
    (True, False, False)
    """
    letters = "".join(character for character in text.upper() if character.isalnum())
    return not letters or bool(_INCOMPLETE.fullmatch(letters))


def is_from_layout(text: str) -> bool:
    """Say whether a text comes from that of a layout; a field of one line has no line breaks any more.

    >>> is_from_layout('{"format": "mahjong-layout", "version": 1'), is_from_layout("MJ1-L00")
    (True, False)
    """
    return _LAYOUT.search(text) is not None


def code_in(text: str) -> str:
    """Return the game code in a text, written as it should be, or the words that look like one; empty without any.

    >>> code_in("try mj1 l00 aaaaabl!"), code_in("try mj1 l00 aaaaabm!"), code_in("hello")
    ('MJ1-L00-AAAAABL', 'mj1 l00 aaaaabm!', '')
    """
    fault = _fault_of(text)
    if fault is None:
        return str(GameCode.parse(text))
    if fault[0] is CodeFault.NO_CODE:
        return ""
    words = text.split()
    while _fault_of(" ".join(words[1:])) == fault:
        del words[0]
    while _fault_of(" ".join(words[:-1])) == fault:
        del words[-1]
    return " ".join(words)


def _fault_of(text: str) -> tuple[CodeFault, str] | None:
    try:
        GameCode.parse(text)
    except GameCodeError as error:
        return error.fault, error.text
    return None
