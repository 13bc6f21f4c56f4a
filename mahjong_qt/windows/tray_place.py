"""Where the tray stands beside the board: made when it is wanted, and following the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from mahjong_qt.art.background import Background

if TYPE_CHECKING:
    from PySide6.QtWidgets import QHBoxLayout

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.art.tile_set import TileSet
    from mahjong_qt.art.tile_style import TileStyle
    from mahjong_qt.session import Session
    from mahjong_qt.view.tray import Tray

ROOMY = 1000
"""Logical pixels of board and tray together from which on the tray has two columns."""


class TrayPlace(QObject):
    """Shows the pairs that a session has taken, at the end of a row of widgets, as long as that is wanted."""

    def __init__(self, session: Session, art: TileArt, row: QHBoxLayout, parent: QObject) -> None:
        """Begin without a tray; its tiles will look like those of ``art``."""
        super().__init__(parent)
        self._session = session
        self._art = art
        self._row = row
        self._beside = row.parentWidget()
        self._is_dark = False
        self._is_face_down = False
        self._table = Background()
        self.tray: Tray | None = None
        session.started.connect(self._show_pairs)
        session.changed.connect(self._show_pairs)

    def set_wanted(self, is_wanted: bool) -> None:
        """Show the tray, or take it away."""
        if is_wanted and self.tray is None:
            from mahjong_qt.view.tray import Tray

            self.tray = Tray(self._art.tile_set, self._art.style)
            self.tray.set_table(self._table)
            self.tray.set_dark(self._is_dark)
            self.tray.set_face_down(self._is_face_down)
            self._show_pairs()
            self._row.addWidget(self.tray)
            if self._beside is not None:
                self._beside.installEventFilter(self)
            self._choose_columns()
            self.tray.show()
        elif not is_wanted and self.tray is not None:
            if self._beside is not None:
                self._beside.removeEventFilter(self)
            self.tray.hide()
            self._row.removeWidget(self.tray)
            self.tray.deleteLater()
            self.tray = None

    def set_table(self, table: Background) -> None:
        """Go with the table on which the board lies."""
        self._table = table
        if self.tray is not None:
            self.tray.set_table(table)

    def set_dark(self, is_dark: bool) -> None:
        """Suit a dark or a light table."""
        self._is_dark = is_dark
        if self.tray is not None:
            self.tray.set_dark(is_dark)

    def set_face_down(self, is_face_down: bool) -> None:
        """Hide or show the faces."""
        self._is_face_down = is_face_down
        if self.tray is not None:
            self.tray.set_face_down(is_face_down)

    def dress(self, tile_set: TileSet, style: TileStyle) -> None:
        """Show other faces or bodies."""
        if self.tray is not None:
            self.tray.dress(tile_set, style)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the width of the row."""
        if event.type() == QEvent.Type.Resize:
            self._choose_columns()
        return False

    def _choose_columns(self) -> None:
        if self.tray is not None and self._beside is not None:
            self.tray.set_columns(2 if self._beside.width() >= ROOMY else 1)

    def _show_pairs(self) -> None:
        if self.tray is None or not self._session.has_game:
            return
        from mahjong_qt.view.taken_pairs import taken_pairs

        game = self._session.game
        self.tray.show_pairs(taken_pairs(game.events, game.board))
