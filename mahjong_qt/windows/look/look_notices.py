"""The words of notices about the look: a tile set or a picture that cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.windows.notices import Notice

if TYPE_CHECKING:
    from mahjong_qt.art.backgrounds.picture import PictureFault
    from mahjong_qt.art.tile_set import TileSetError


def set_unusable(error: TileSetError) -> Notice:
    """Return that a tile set is gone or damaged, and what is shown in its place."""
    title = QCoreApplication.translate("LookNotices", "The tile set cannot be used")
    text = QCoreApplication.translate("LookNotices", "“%1” is gone or damaged. Other drawings are shown in its place.")
    return Notice(title, text.replace("%1", f"{error.where.parent.name}/{error.where.name}"))


def picture_unusable(path: str, fault: PictureFault) -> Notice:
    """Return that the player's picture cannot be shown, and what lies under the board in its place."""
    from mahjong_qt.windows.look.picture_words import picture_fault_words

    title = QCoreApplication.translate("LookNotices", "Your picture cannot be shown under the board")
    text = QCoreApplication.translate("LookNotices", "%1 Felt is shown in its place.")
    return Notice(title, text.replace("%1", picture_fault_words(path, fault)))
