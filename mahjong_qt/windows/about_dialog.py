"""The window that says what this program is, who made it, and under which licences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt import __version__
from mahjong_qt.art.icons import app_icon
from mahjong_qt.windows.about_text import NAME, credits_page, details, details_page, licences_page

if TYPE_CHECKING:
    from mahjong_qt.art.tile_set import TileSet

COPIED_TIME = 2000
"""Milliseconds that the button says that the details were copied."""


class AboutDialog(QDialog):
    """Name, version and licences; goes to the network at a click on a link only, and then through the browser."""

    def __init__(self, parent: QWidget | None = None, tile_set: TileSet | None = None) -> None:
        """Show what this program is, and who made the tile set in use."""
        super().__init__(parent)
        self._tile_set = tile_set
        self.setObjectName("about_dialog")
        self._icon = QLabel(self)
        self._title = QLabel(f"{NAME} {__version__}", self)
        self._title.setObjectName("title")
        self._sentence = QLabel(self)
        self._tabs = QTabWidget(self)
        self._tabs.setObjectName("tabs")
        self._pages = [self._make_page(name) for name in ("credits", "licences", "details")]
        self._copy = QPushButton(self)
        self._copy.setObjectName("copy_details")
        self._copy.setAutoDefault(False)
        self._close = QPushButton(self)
        self._close.setObjectName("close")
        self._close.setDefault(True)
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_TIME)
        self._copied.timeout.connect(self._label_copy)
        self._build()
        self._retranslate()
        self.resize(self.sizeHint())
        self._close.setFocus()

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wanted = QSize(78 * metrics.averageCharWidth(), 30 * metrics.lineSpacing())
        return wanted.expandedTo(super().sizeHint()).boundedTo(self.screen().availableSize() * 0.9)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _make_page(self, name: str) -> QTextBrowser:
        page = QTextBrowser(self._tabs)
        page.setObjectName(name)
        page.setOpenLinks(False)
        page.setTabChangesFocus(True)
        page.document().setDocumentMargin(page.fontMetrics().height() / 2)
        page.anchorClicked.connect(open_link)
        self._tabs.addTab(page, "")
        return page

    def _build(self) -> None:
        line = self.fontMetrics().lineSpacing()
        self._icon.setPixmap(app_icon().pixmap(QSize(3 * line, 3 * line), self.devicePixelRatioF()))
        self._title.setFont(_title_font(self.font()))
        for label in (self._title, self._sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._sentence.setWordWrap(True)
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._sentence)
        head = QHBoxLayout()
        head.setSpacing(line)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._copy.clicked.connect(self._copy_details)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(details()))
        self._copied.start()
        self._label_copy()

    def _label_copy(self) -> None:
        self._copy.setText(self.tr("Copied") if self._copied.isActive() else self.tr("C&opy details"))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About %1").replace("%1", NAME))
        self._sentence.setText(self.tr("Take away the tiles two by two: Mahjong Solitaire for your desktop."))
        titles = (self.tr("C&redits"), self.tr("&Licences"), self.tr("&Details"))
        pages = (credits_page(self._tile_set), licences_page(), details_page())
        for number, (title, page) in enumerate(zip(titles, pages, strict=True)):
            self._tabs.setTabText(number, title)
            self._pages[number].setAccessibleName(title.replace("&", ""))
            self._pages[number].setHtml(page)
        self._label_copy()
        self._close.setText(self.tr("&Close"))


def open_link(link: QUrl) -> None:
    """Open a link in the player's browser."""
    QDesktopServices.openUrl(link)


def _title_font(font: QFont) -> QFont:
    title = QFont(font)
    title.setBold(True)
    # a font has its size either in points or in pixels; the other one is -1
    if font.pointSizeF() > 0:
        title.setPointSizeF(font.pointSizeF() * 1.5)
    else:
        title.setPixelSize(font.pixelSize() * 3 // 2)
    return title
