"""The kinds of deals that a player can wish for, in words, and which of them takes the place of one not to be had."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.play.wish import LEVELS, DealWish

if TYPE_CHECKING:
    from collections.abc import Collection


class BoardKind(enum.Enum):
    """On what a deal lies, as far as the words for it differ."""

    LAYOUT = "a layout of Mahjong Solitaire"
    FIELD = "a field of Shisen-sho"
    FALLING_FIELD = "a field of Shisen-sho on which tiles fall"


def nearest_wish(wish: DealWish, offered: Collection[DealWish]) -> DealWish:
    """Return the wish if it is offered, else what comes nearest to it, rather easier than harder.

    >>> nearest_wish(DealWish.HARD, {DealWish.NORMAL, DealWish.EXPERT, DealWish.SOLVABLE})
    <DealWish.NORMAL: 'normal'>
    >>> nearest_wish(DealWish.HARD, {DealWish.SOLVABLE, DealWish.AS_IT_FALLS})
    <DealWish.SOLVABLE: 'solvable'>
    """
    levels = [level for level in LEVELS if level in offered] if wish in LEVELS else []
    if wish in offered or not (levels or offered):
        return wish
    if levels:
        return min(levels, key=lambda level: abs(LEVELS.index(level) - LEVELS.index(wish)))
    return next(other for other in (DealWish.SOLVABLE, DealWish.AS_IT_FALLS, *LEVELS) if other in offered)


def wish_names() -> dict[DealWish, str]:
    """Return what the kinds of deals are called, with access keys, in the order in which they are offered."""
    return {
        DealWish.EASY: QCoreApplication.translate("LayoutChooser", "&Easy"),
        DealWish.NORMAL: QCoreApplication.translate("LayoutChooser", "&Normal"),
        DealWish.HARD: QCoreApplication.translate("LayoutChooser", "&Hard"),
        DealWish.EXPERT: QCoreApplication.translate("LayoutChooser", "E&xpert"),
        DealWish.SOLVABLE: QCoreApplication.translate("LayoutChooser", "An&y that can be won"),
        DealWish.AS_IT_FALLS: QCoreApplication.translate("LayoutChooser", "As they &fall"),
    }


def wish_meanings(kind: BoardKind = BoardKind.LAYOUT) -> dict[DealWish, str]:
    """Return a line on each kind of deal; its figures are those by which deals are chosen."""
    from mahjong_qt.engine.play.difficulty import BANDS, GAMES

    texts = {
        DealWish.EASY: QCoreApplication.translate(
            "LayoutChooser", "Can be won. Whoever never looks ahead wins at least %1 of 100 games."
        ),
        DealWish.NORMAL: QCoreApplication.translate(
            "LayoutChooser", "Can be won. Whoever never looks ahead wins %1 to %2 of 100 games."
        ),
        DealWish.HARD: QCoreApplication.translate(
            "LayoutChooser", "Can be won. Whoever never looks ahead wins only %1 to %2 of 100 games."
        ),
        DealWish.EXPERT: QCoreApplication.translate(
            "LayoutChooser", "Can be won. Whoever never looks ahead wins fewer than 1 of 100 games."
        ),
        DealWish.SOLVABLE: QCoreApplication.translate(
            "LayoutChooser", "Can be won. It is left to chance whether it is easy or hard."
        ),
        DealWish.AS_IT_FALLS: _meaning_of_chance(kind),
    }
    for wish, band in BANDS.items():
        for place, wins in zip(("%1", "%2"), band, strict=True):
            texts[wish] = texts[wish].replace(place, str(100 * wins // GAMES))
    return texts


def instead_text(kind: BoardKind) -> str:
    """Return that no deals of the kind %1 are known, and those of the kind %2 take their place."""
    return {
        BoardKind.LAYOUT: QCoreApplication.translate(
            "WishPicker", "“%2”, for no deals of the kind “%1” are known for this layout."
        ),
        BoardKind.FIELD: QCoreApplication.translate(
            "WishPicker", "“%2”, for no deals of the kind “%1” are known for this field."
        ),
        BoardKind.FALLING_FIELD: QCoreApplication.translate(
            "WishPicker", "“%2”, for no deals of the kind “%1” are known for this field with gravity."
        ),
    }[kind]


def why_not_text(kind: BoardKind) -> str:
    """Return why a kind of deal cannot be chosen for what is called %1."""
    return {
        BoardKind.LAYOUT: QCoreApplication.translate("WishPicker", "No such deals are known for the layout “%1”."),
        BoardKind.FIELD: QCoreApplication.translate("WishPicker", "No such deals are known for the field “%1”."),
        BoardKind.FALLING_FIELD: QCoreApplication.translate(
            "WishPicker", "No such deals are known for the field “%1” with gravity."
        ),
    }[kind]


def _meaning_of_chance(kind: BoardKind) -> str:
    """Return how many deals cannot be won where nothing is done about it; ``docs/difficulty.md`` has the figures."""
    return {
        BoardKind.LAYOUT: QCoreApplication.translate(
            "LayoutChooser",
            "Not every deal can be won: on the Turtle about 3 of 100 cannot, on some layouts more than half.",
        ),
        BoardKind.FIELD: QCoreApplication.translate(
            "LayoutChooser", "Not every deal can be won: on the field of 18 × 8 about 8 of 100 cannot."
        ),
        BoardKind.FALLING_FIELD: QCoreApplication.translate(
            "LayoutChooser", "Not every deal can be won: with gravity on the field of 18 × 8 about 5 of 100 cannot."
        ),
    }[kind]
