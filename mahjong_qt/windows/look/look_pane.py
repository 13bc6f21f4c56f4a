"""The Look pane: everything about how the game looks and sounds, beside the running board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.appearance import enlarged, is_dark
from mahjong_qt.settings import Settings
from mahjong_qt.windows.look.back_section import BackSection
from mahjong_qt.windows.look.board_section import BoardSection
from mahjong_qt.windows.look.feel_section import MotionSection, SoundSection, TraySection
from mahjong_qt.windows.look.look_drop import LookDrop
from mahjong_qt.windows.look.paint_queue import PaintQueue
from mahjong_qt.windows.look.pictures import Canvas
from mahjong_qt.windows.look.style_choices import AppearanceChoice, CornerChoice, FaceChoice, ReliefChoice
from mahjong_qt.windows.look.tile_set_section import TileSetSection

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QDialog

    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.windows.look.section import Section
    from mahjong_qt.windows.look.set_source import SetSource

LOOK = ("tile_set", "back", "face", "relief", "corner", "background")
"""The settings that the standard look restores: tiles and table; not windows, nor what moves or sounds."""

WIDTH = 300
"""Logical pixels of a pane with texts of the usual size."""

WIDTH_IN_LETTERS = 40
"""Width of the pane in letters of its font, where these are larger."""


class LookPane(QWidget):
    """Every change is in force and on the board at once, and is undone by choosing again.

    It has a page for the tiles, one for the table, and one for what moves and sounds. Clicks leave the focus where it
    is: whoever plays with the keys goes on playing.
    """

    close_wanted = Signal()
    """Esc, or the button that closes the pane."""

    def __init__(
        self,
        store: SettingsStore,
        sets: SetSource,
        open_dialog: Callable[[QDialog], None],
        play_sample: Callable[[], None],
        parent: QWidget | None = None,
    ) -> None:
        """Show and change the settings of a store.

        ``open_dialog`` opens a dialog and lets the clock stand meanwhile; ``play_sample`` lets a sound be heard.
        """
        super().__init__(parent)
        self.setObjectName("look_pane")
        self._store = store
        self.queue = PaintQueue(self)
        self.tile_sets = TileSetSection(store, sets, self.queue, open_dialog)
        self.back = BackSection(store, open_dialog)
        self.face, self.relief, self.corner = FaceChoice(store), ReliefChoice(store), CornerChoice(store)
        self.board = BoardSection(store, open_dialog)
        self.appearance = AppearanceChoice(store)
        self.tray = TraySection(store)
        self.motion = MotionSection(store)
        self.sound = SoundSection(store, play_sample)
        self._pages: tuple[tuple[Section, ...], ...] = (
            (self.tile_sets, self.back, self.face, self.relief, self.corner),
            (self.board, self.tray, self.appearance),
            (self.motion, self.sound),
        )
        self._sections = tuple(section for page in self._pages for section in page)
        self._mine: dict[str, Any] = {}
        self.tabs = QTabBar(self)
        self._title = QLabel(self)
        self._close = QToolButton(self)
        self._standard = QPushButton(self)
        self._area = QScrollArea(self)
        self._inside = QWidget()
        self._build()
        self._drop = LookDrop(self)
        self._drop.dropped.connect(self._take_drop)
        self.tile_sets.listed.connect(self._paint)
        store.changed.connect(self._show)
        self._retranslate()
        self._show(store.settings)
        self._show_page()

    def sizeHint(self) -> QSize:
        letters = WIDTH_IN_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(max(WIDTH, letters), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        # that of all pages, so that none has another width
        widest = max(section.minimumSizeHint().width() for section in self._sections)
        bar = self._area.verticalScrollBar().sizeHint().width()
        return QSize(widest + 2 * (self.fontMetrics().height() // 2) + bar + 4, 120)

    def focus_first(self) -> None:
        """Give the focus to the tile set in force, or to the tabs where another page is open."""
        card = next((card for card in self.tile_sets.cards if card.isChecked() and not card.isHidden()), None)
        if card is None or self.tabs.currentIndex() != 0:
            self.tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            card.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_page_of(self, section: QWidget) -> None:
        """Show the page on which a section stands."""
        self.tabs.setCurrentIndex(next(number for number, page in enumerate(self._pages) if section in page))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the pictures, and look for the sets of other programs, after the pane was shown."""
        super().showEvent(event)
        if not event.spontaneous():
            QTimer.singleShot(0, self, self._fill)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget the look that was given up for the standard one."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._mine = {}
            self._show_standard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have pictures as large as there is room for."""
        super().resizeEvent(event)
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, palette and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._paint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Need more room when what is in the pane does."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return False

    def event(self, event: QEvent) -> bool:
        """Paint anew when the window comes to a screen with other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._paint()
        return super().event(event)

    def _build(self) -> None:
        self._build_controls()
        self._build_area()
        line = self.fontMetrics().height()
        head = QHBoxLayout()
        head.setContentsMargins(line // 2, line // 4, line // 4, line // 4)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        foot = QHBoxLayout()
        foot.setContentsMargins(line // 2, line // 4, line // 2, line // 2)
        foot.addWidget(self._standard)
        foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addWidget(self.tabs)
        whole.addWidget(self._area, 1)
        whole.addLayout(foot)

    def _build_controls(self) -> None:
        """Make ready what stays where it is on every page."""
        title = enlarged(self.font(), 1.2)
        title.setBold(True)
        self._title.setFont(title)
        self._close.setObjectName("close_look")
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._standard.setObjectName("standard_look")
        self._standard.setAutoDefault(False)
        for button in (self._close, self._standard, self.tabs):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.setObjectName("look_tabs")
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setDrawBase(False)
        for _ in self._pages:
            self.tabs.addTab("")
        self.tabs.currentChanged.connect(self._show_page)
        self._close.clicked.connect(self.close_wanted)
        self._standard.clicked.connect(self._restore)

    def _build_area(self) -> None:
        line, inside = self.fontMetrics().height(), self._inside
        column = QVBoxLayout(inside)
        column.setContentsMargins(line // 2, line // 2, line // 2, line // 2)
        column.setSpacing(line // 2)
        for section in self._sections:
            column.addWidget(section)
        column.addStretch(1)
        self._area.setObjectName("look_area")
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inside)
        inside.installEventFilter(self)
        # it lies on the window, not in a field of its own
        self._area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)

    def _fill(self) -> None:
        self._paint()
        self.tile_sets.list_offers()

    def _show(self, settings: Settings) -> None:
        for section in self._sections:
            section.show_settings(settings)
        self._show_standard()
        self._paint()

    def _show_page(self) -> None:
        shown = self._pages[self.tabs.currentIndex()]
        for section in self._sections:
            section.setVisible(section in shown)
        self._area.verticalScrollBar().setValue(0)
        self._paint()

    def _take_drop(self, paths: tuple[str, ...]) -> None:
        self.open_page_of(self.tile_sets)
        self.tile_sets.adding.add(paths)

    def _restore(self) -> None:
        """Put the standard look in force, or that which the player had before it."""
        if self._mine:
            mine, self._mine = self._mine, {}
            if mine["tile_set"] not in [card.shown.id for card in self.tile_sets.cards]:
                # it was removed meanwhile
                del mine["tile_set"]
            self._store.change(**mine)
        else:
            self._mine = _look_of(self._store.settings)
            self._store.change(**_look_of(Settings()))
        self._show_standard()

    def _show_standard(self) -> None:
        is_standard = _look_of(self._store.settings) == _look_of(Settings())
        self._standard.setEnabled(bool(self._mine) or not is_standard)
        if self._mine:
            self._standard.setText(self.tr("Back to my look"))
            self._standard.setToolTip(self.tr("Tiles and table as you had them"))
        else:
            self._standard.setText(self.tr("Standard look"))
            self._standard.setToolTip(self.tr("Tiles and table as they were at first"))

    def _paint(self) -> None:
        """Have everything painted that is not there yet as it should be."""
        if not self.isVisible():
            return
        ratio, unit, queue = self.devicePixelRatioF(), self._unit(), self.queue
        shown = self._pages[self.tabs.currentIndex()]
        small = Canvas(QSize(9 * unit // 2, 5 * unit // 2), ratio)
        if self.tile_sets in shown:
            self.back.paint_with(queue, Canvas(QSize(4 * unit // 3, 4 * unit // 3), ratio))
            self.tile_sets.paint(ratio)
            pile = Canvas(QSize(9 * unit // 2, 3 * unit), ratio)
            for choice in (self.face, self.relief, self.corner):
                choice.paint_with(queue, pile)
        elif self.board in shown:
            self.board.paint_with(queue, small, is_dark(self))
            self.appearance.paint_with(queue, small)

    def _unit(self) -> int:
        """Return what pictures are measured by, in logical pixels: a line of text, or less where there is no room."""
        return min(self.fontMetrics().height(), max(12, (self.width() - 60) // 14))

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Look"))
        self.setAccessibleName(self.tr("Look"))
        self._close.setToolTip(self.tr("Close (Esc)"))
        self._close.setAccessibleName(self.tr("Close (Esc)"))
        self._show_standard()
        self.tabs.setAccessibleName(self.tr("Parts of the look"))
        for number, words in enumerate((self.tr("Tiles"), self.tr("Table"), self.tr("Motion and sound"))):
            self.tabs.setTabText(number, words)
            self.tabs.setTabToolTip(number, words)
        for section in self._sections:
            section.retranslate()


def _look_of(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in LOOK}
