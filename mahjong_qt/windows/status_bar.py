"""The line under the board: what the layout is called, whether the game can still be won, and the game's code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStatusBar, QToolButton, QWidget

if TYPE_CHECKING:
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.windows.outlook_light import OutlookLight

COPIED_SHOWN = 1500
"""Milliseconds for which a copied code or layout is told to be one."""

MARGIN = 6


class StatusBar(QStatusBar):
    """Name, pace, light and code, in places that the others do not move. The light comes with :meth:`light_up`."""

    code_clicked = Signal()
    """The player clicked the game code."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a game."""
        super().__init__(parent)
        self._layout_name = QLabel()
        self._layout_name.setObjectName("layout_name")
        self._layout_name.setTextFormat(Qt.TextFormat.PlainText)
        self._code_shown = "–"
        self._code = QToolButton()
        self._code.setObjectName("game_code")
        self._code.setAutoRaise(True)
        self._code.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._code.clicked.connect(self.code_clicked)
        self._copied = QTimer(self, singleShot=True, interval=COPIED_SHOWN)
        self._copied.timeout.connect(self._show_code)
        self._pace = QLabel()
        self._pace.setObjectName("pace")
        self._pace.setTextFormat(Qt.TextFormat.PlainText)
        self._pace.setContentsMargins(0, 0, 2 * MARGIN, 0)
        self._light_place = QWidget()
        self._light: OutlookLight | None = None
        # with a text from the start the bar has its height from the start, and the board is laid out once
        self._retranslate()
        self.setSizeGripEnabled(False)
        self.setContentsMargins(MARGIN, 0, MARGIN, 0)
        self.addWidget(self._layout_name)
        # after the name, and not hidden by tips as the name is; a widget that came later would change the bar's height
        self.addPermanentWidget(self._pace)
        self.addPermanentWidget(self._light_place)
        self.addPermanentWidget(self._code)

    def light_up(self, *, is_wanted: bool, state: GameState | None) -> None:
        """Make the light; what it is drawn with is loaded only now."""
        if self._light is not None:
            return
        from mahjong_qt.windows.outlook_light import OutlookLight

        self._light = OutlookLight()
        self._light.set_wanted(is_wanted)
        if state is not None:
            self._light.follow(state)
        inside = QHBoxLayout(self._light_place)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._light)

    def set_light_wanted(self, is_wanted: bool) -> None:
        """Show whether the game can be won, or not."""
        if self._light is not None:
            self._light.set_wanted(is_wanted)

    def show_layout_name(self, name: str) -> None:
        """Tell what the layout is called."""
        self._layout_name.setText(name)

    def show_pace(self, words: str, meaning: str) -> None:
        """Tell how far the player is ahead of an earlier game, or behind it; no words when there is none."""
        if self._pace.text() != words:
            self._pace.setText(words)
            self._pace.setToolTip(meaning)

    def show_started(self, code: str) -> None:
        """Show the code of a game that begins; nothing is known of it yet."""
        self._code_shown = code
        self._show_code()
        if self._light is not None:
            self._light.restart()

    def show_copied(self) -> None:
        """Tell, where the code stands, that it was copied."""
        self._code.setText(self.tr("Copied ✓"))
        self._copied.start()

    def show_layout_copied(self) -> None:
        """Tell that the layout was copied, where its name stands."""
        self.showMessage(self.tr("Layout copied ✓"), COPIED_SHOWN)

    def show_state(self, state: GameState) -> None:
        """Show whether the game can be won."""
        if self._light is not None:
            self._light.follow(state)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._code.setToolTip(self.tr("Game code. A click copies it."))
        self._show_code()

    def _show_code(self) -> None:
        self._copied.stop()
        self._code.setMinimumWidth(0)
        self._code.setText(self._code_shown)
        # what is said in the place of the code leaves everything beside it where it is
        self._code.setMinimumWidth(self._code.sizeHint().width())
        self._code.setAccessibleName(self.tr("Game code %1").replace("%1", self._code_shown))
