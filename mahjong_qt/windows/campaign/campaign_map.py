"""The window with the map of the campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from mahjong_qt.appearance import enlarged
from mahjong_qt.engine.campaign import LEVELS, STONES
from mahjong_qt.windows.campaign.level_words import level_best, level_title, standing_words, tier_name
from mahjong_qt.windows.campaign.map_view import MapView
from mahjong_qt.windows.campaign.scene import PLACES
from mahjong_qt.windows.campaign.star_row import STARS
from mahjong_qt.wording.place_names import place_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.career import Career


class CampaignMap(QDialog):
    """Six places with twenty levels each; it opens at the level to be played next."""

    level_chosen = Signal(int)
    """The level that the player wants to play; the window is closed by then."""

    def __init__(self, career: Career, about: Callable[[int], str], parent: QWidget | None = None) -> None:
        """Show what was reached; ``about`` returns what a level's layout is called, or how large it is."""
        super().__init__(parent)
        self.setObjectName("campaign_map")
        self._career, self._about = career, about
        self.map = MapView(career, self)
        self._before, self._after = QToolButton(self), QToolButton(self)
        self._title, self._reached = QLabel(self), QLabel(self)
        self._level, self._details = QLabel(self), QLabel(self)
        self._play, self._close = QPushButton(self), QPushButton(self)
        self._build()
        self._connect()
        self._retranslate()
        self.resize(self.sizeHint())
        self.map.look_at(career.next_level())

    def sizeHint(self) -> QSize:
        return QSize(1240, 720).boundedTo(self.screen().availableSize() * 0.94)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        for button, arrow, name in ((self._before, "‹", "before"), (self._after, "›", "after")):
            button.setObjectName(name)
            button.setText(arrow)
            button.setFont(enlarged(self.font(), 2.2))
            button.setAutoRaise(True)
            side = round(max(28.0, self.fontMetrics().height() * 2.4))
            button.setFixedSize(side, side)
            # the focus stays on the trail
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        titles = QVBoxLayout()
        titles.setSpacing(0)
        self._title.setFont(enlarged(self.font(), 1.5))
        for label in (self._title, self._reached):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            titles.addWidget(label)
        head.addWidget(self._before)
        head.addLayout(titles, 1)
        head.addWidget(self._after)
        bold = enlarged(self.font(), 1.2)
        bold.setBold(True)
        self._level.setFont(bold)
        self._details.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._level)
        words.addWidget(self._details)
        foot = QHBoxLayout()
        foot.addLayout(words, 1)
        self._play.setObjectName("play")
        self._close.setObjectName("close")
        foot.addWidget(self._play)
        foot.addWidget(self._close)
        self._play.setDefault(True)
        self._close.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.map, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self._before.clicked.connect(lambda: self.map.show_place(self.map.place - 1))
        self._after.clicked.connect(lambda: self.map.show_place(self.map.place + 1))
        self.map.place_shown.connect(self._show_place)
        self.map.level_shown.connect(self._show_level)
        self.map.level_chosen.connect(self._choose)
        self._play.clicked.connect(lambda: self._choose(self.map.level))
        self._close.clicked.connect(self.reject)

    def _choose(self, level: int) -> None:
        if self._career.is_open(level):
            self.accept()
            self.level_chosen.emit(level)

    def _show_place(self, place: int) -> None:
        first = place * STONES + 1
        self._title.setText(place_name(place))
        words = self.tr("Place %1 of %2, %3 of %4 stars")
        numbers = place + 1, PLACES, self._career.stars(first, first + STONES - 1), STONES * STARS
        for index, number in enumerate(numbers, 1):
            words = words.replace(f"%{index}", str(number))
        self._reached.setText(words)
        self._before.setEnabled(place > 0)
        self._after.setEnabled(place < PLACES - 1)

    def _show_level(self, level: int) -> None:
        stone = self.map.stones[(level - 1) % STONES]
        title = level_title(level)
        self._level.setText(self.tr("%1 · %2").replace("%1", title).replace("%2", tier_name(level)))
        parts = [
            self._about(level),
            standing_words(stone.standing, level, stone.stars),
            level_best(self._career.level(level)),
        ]
        self._details.setText("  ·  ".join(part for part in parts if part))
        self._play.setEnabled(stone.is_open)
        self._play.setText(self.tr("&Play level %1").replace("%1", str(level)))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Campaign"))
        self.map.setAccessibleName(self.tr("Map"))
        whole = self.tr("All %1 levels cleared") if self._career.is_complete() else ""
        self.map.setAccessibleDescription(whole.replace("%1", str(LEVELS)))
        for button, text in ((self._before, self.tr("Place before")), (self._after, self.tr("Next place"))):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._close.setText(self.tr("C&lose"))
        if self.map.place >= 0:
            self._show_place(self.map.place)
            self._show_level(self.map.level)
