"""The kinds of deals that a player can wish for, in words, and which of them takes the place of one not to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.solitaire.wish import LEVELS, DealWish

if TYPE_CHECKING:
    from collections.abc import Collection


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


def wish_meanings() -> dict[DealWish, str]:
    """Return a line on each kind of deal; its figures are those by which deals are chosen."""
    from mahjong_qt.engine.solitaire.difficulty import BANDS, GAMES

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
        DealWish.AS_IT_FALLS: QCoreApplication.translate(
            "LayoutChooser",
            "Not every deal can be won: on the Turtle about 3 of 100 cannot, on some layouts more than half.",
        ),
    }
    for wish, band in BANDS.items():
        for place, wins in zip(("%1", "%2"), band, strict=True):
            texts[wish] = texts[wish].replace(place, str(100 * wins // GAMES))
    return texts
