"""What kinds of games are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.records import RecordKind


def mode_name(mode: str) -> str:
    """Return the name of a mode, for one that is not known what the records call it."""
    names = {
        "classic": QCoreApplication.translate("BestTimes", "Mahjong Solitaire"),
        "shisen-sho": QCoreApplication.translate("BestTimes", "Shisen-sho"),
    }
    return names.get(mode, mode)


def kind_name(kind: RecordKind, name_of: Callable[[str], str]) -> str:
    """Return the name of a kind: that of its layout, as ``name_of`` has it by its id, and the option."""
    name = name_of(kind.layout_id)
    if not kind.has_gravity:
        return name
    return QCoreApplication.translate("BestTimes", "%1, gravity").replace("%1", name)
