"""What a text that should be a game code amounts to, in words for the player."""

from __future__ import annotations

import enum
import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.engine.game_code import VERSION, CodeFault, GameCode, GameCodeError, Recipe
from mahjong_qt.engine.layout.issues import is_playable
from mahjong_qt.engine.layout.library import UnknownLayoutError

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.library import LayoutLibrary

EXAMPLE = "MJ1-L00-AAAAABL"

_INCOMPLETE = re.compile("M|MJ|MJ1|MJ1[LG][0-9]*[A-Z01]{0,6}|MJ1X[A-Z0-9]{0,16}")


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
        return Verdict(Standing.WRONG, _words_for(error))


def _verdict_on_code(code: GameCode, library: LayoutLibrary) -> Verdict:
    """Say what a valid code stands for, and whether that is here."""
    kind, number = code.layout[:1], code.layout[1:]
    try:
        if kind != "L":
            raise UnknownLayoutError(code.layout)
        file = library.by_number(int(number))
    except UnknownLayoutError:
        return Verdict(Standing.ELSEWHERE, _words_for_missing(kind, number))
    name = file.name_in(QLocale().name()) or file.id
    if code.has_gravity or file.game != "solitaire":
        words = QCoreApplication.translate(
            "CodeDialog", "This game comes with shisen-sho, which this version does not play."
        )
        return Verdict(Standing.ELSEWHERE, words)
    if not is_playable(file.layout):
        words = QCoreApplication.translate(
            "CodeDialog", "%1 is a draft with an odd number of tiles and cannot be played."
        )
        return Verdict(Standing.WRONG, words.replace("%1", name))
    return Verdict(Standing.GOOD, _words_for_deal(code.recipe).replace("%1", name), code)


def _words_for_deal(recipe: Recipe) -> str:
    if recipe is Recipe.DISMANTLE:
        return QCoreApplication.translate("CodeDialog", "%1, solvable deal")
    if recipe is Recipe.UNIFORM:
        return QCoreApplication.translate("CodeDialog", "%1, tiles as they fall: perhaps it cannot be solved")
    return QCoreApplication.translate("CodeDialog", "%1, harder deal: perhaps it cannot be solved")


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


def _words_for(error: GameCodeError) -> str:
    """Return what is wrong, where, and what to do."""
    words = {
        CodeFault.NO_CODE: QCoreApplication.translate(
            "CodeDialog", "There is no game code in this text. A code looks like %3."
        ),
        CodeFault.VERSION: QCoreApplication.translate(
            "CodeDialog",
            "The code begins with %1; this version of the game reads %2 only. A newer version may read it.",
        ),
        CodeFault.LAYOUT: QCoreApplication.translate(
            "CodeDialog", "“%1” is not a layout. After %2 comes L and a number, as in %3."
        ),
        CodeFault.LENGTH: QCoreApplication.translate(
            "CodeDialog", "The last part, “%1”, should have seven letters, as in %3."
        ),
        CodeFault.LETTER: QCoreApplication.translate(
            "CodeDialog", "“%1” cannot stand in the last part: it has letters from A to Z only."
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


def is_underway(text: str) -> bool:
    """Say whether a text is empty or the beginning of a code.

    >>> is_underway("mj1-l00-aaa"), is_underway("MJ1-L00-AAAAABL"), is_underway("hello")
    (True, False, False)
    """
    letters = "".join(character for character in text.upper() if character.isalnum())
    return not letters or bool(_INCOMPLETE.fullmatch(letters))


def code_in(text: str) -> str:
    """Return the game code in a text, written as it should be; empty when there is none."""
    try:
        return str(GameCode.parse(text))
    except GameCodeError:
        return ""
