"""What tile sets, their makers and their licences are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.art.found_sets import BUILT_IN

if TYPE_CHECKING:
    from mahjong_qt.windows.look.set_source import ShownSet


def set_name(set_id: str, name: str) -> str:
    """Return what a set is called: a built-in one in the language in force, others by the name in their file."""
    return {
        "hong-kong": QCoreApplication.translate("TileSets", "Hong Kong"),
        "riichi": QCoreApplication.translate("TileSets", "Riichi"),
        "numbers": QCoreApplication.translate("TileSets", "Numbers"),
    }.get(set_id, name)


def maker_words(author: str, licence: str) -> str:
    """Return who made a set and under which licence it comes, as far as that is known."""
    if author and licence:
        words = QCoreApplication.translate("TileSets", "%1 · %2")
        return words.replace("%2", licence).replace("%1", author)
    if author or licence:
        return author or licence
    return QCoreApplication.translate("TileSets", "Author and licence unknown")


def filler_name(name: str) -> str:
    """Return what a set is called from which faces were taken, by the name that it has in its own file."""
    for set_id in BUILT_IN:
        if set_id == name or set_id.replace("-", " ") == name.casefold():
            return set_name(set_id, name)
    return name or QCoreApplication.translate("TileSets", "another set")


def set_credit(shown: ShownSet) -> str:
    """Return name, author and licence of a set in one line."""
    return credit_line(set_name(shown.id, shown.name), shown.author, shown.license)


def credit_line(name: str, author: str, licence: str) -> str:
    """Return name, author and licence in one line."""
    words = QCoreApplication.translate("TileSets", "%1: %2")
    return words.replace("%2", maker_words(author, licence)).replace("%1", name)
