"""A window with a document and everything that moves it in and out of files, worked by a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QListView,
    QMessageBox,
    QPushButton,
    QWidget,
)

from editor.change import SlotChange
from editor.editor_settings import EditorSettingsStore
from editor.exchange.document_files import DocumentFiles
from editor.exchange.notice_bar import NoticeBar
from editor.files.folders import EditorFolders
from editor.files.recent_files import RecentFiles
from editor.workspace import Workspace
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout, read_layout_file
from mahjong_qt.engine.layout.slot import Slot
from tests.view.sample_boards import LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pytestqt.qtbot import QtBot

    from editor.files.notice import Notice

PAIR = [(0, 0, 0), (4, 0, 0)]
"""The tiles of a small layout."""

DialogType = TypeVar("DialogType", bound=QDialog)


class EditorDesk:
    """The window, and what was told in it; without a ``qtbot`` it is hidden, and whoever made it deletes it."""

    def __init__(self, qtbot: QtBot | None, folder: Path) -> None:
        self.folder = folder
        self.folders = EditorFolders(LAYOUTS, folder / "own", folder / "recovery")
        self.window = QWidget()
        self.workspace = Workspace(self.window)
        self.document = self.workspace.document
        self.settings = EditorSettingsStore(folder / "settings.json")
        self.recent = RecentFiles(folder / "recent.json")
        self.out = folder / "out"
        self.out.mkdir(exist_ok=True)
        self.settings.change(folder=str(self.out))
        self.files = DocumentFiles(self.workspace, self.window, self.settings, self.recent, self.folders)
        self.bar = NoticeBar(self.window)
        self.notices: list[Notice] = []
        self.files.notice.connect(self.notices.append)
        self.files.notice.connect(self.bar.show_notice)
        self.files.notice_over.connect(self.bar.end_topic)
        self.window.resize(640, 480)
        if qtbot is not None:
            qtbot.addWidget(self.window)
            with qtbot.waitExposed(self.window):
                self.window.show()

    @property
    def told(self) -> str:
        """The title of what is shown in the bar."""
        return self.bar.notice.title if self.bar.notice else ""

    @property
    def text(self) -> str:
        """What is said below the title."""
        return self.bar.notice.text if self.bar.notice else ""

    def is_unsaved(self) -> bool:
        """Whether there is something to save; it changes with every step of a test."""
        return self.files.is_unsaved

    @property
    def tiles(self) -> list[Slot]:
        return sorted(self.document.plane)

    def lay(self, *places: tuple[int, int, int]) -> None:
        """Lays tiles, as one step."""
        self.document.apply(SlotChange(added=frozenset(Slot(*place) for place in places)), "Draw tiles")

    def write(self, file_name: str, tiles: Iterable[tuple[int, int, int]] = PAIR, **details: object) -> Path:
        """Makes a file of a layout in the folder."""
        path = self.out / file_name
        path.write_bytes(layout_data(tiles, **details))
        return path

    def open(
        self, file_name: str = "pair.mjlayout", tiles: Iterable[tuple[int, int, int]] = PAIR, **details: object
    ) -> Path:
        """Makes a file and opens it."""
        path = self.write(file_name, tiles, **details)
        self.files.open(path)
        assert self.files.path == path
        return path

    def press(self, text: str) -> None:
        """Presses a button of the bar."""
        press(self.bar.buttons, text)

    def dialog(self, kind: type[DialogType]) -> DialogType:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        return dialog

    @property
    def is_asked(self) -> bool:
        return QApplication.activeModalWidget() is not None

    @property
    def question(self) -> str:
        return self.dialog(QMessageBox).text()

    def answer(self, text: str) -> None:
        """Presses a button of the question."""
        press(self.dialog(QMessageBox).buttons(), text)
        collect_dialogs()

    def escape(self) -> None:
        QTest.keyClick(self.dialog(QDialog), Qt.Key.Key_Escape)
        collect_dialogs()

    def choose(self, name: str, title: str = "") -> None:
        """Types a name into the file dialog, chooses a format by its title, and agrees."""
        dialog = self.dialog(QFileDialog)
        if title:
            (chosen,) = [text for text in dialog.nameFilters() if text.startswith(f"{title} (")]
            dialog.selectNameFilter(chosen)
            dialog.filterSelected.emit(chosen)
        edit = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(edit, QLineEdit)
        if name:
            # what is selected in the list counts more than what is typed by nobody
            files = dialog.findChild(QListView, "listView")
            assert isinstance(files, QListView)
            files.clearSelection()
            edit.setText(name)
        QTest.keyClick(edit, Qt.Key.Key_Return)
        collect_dialogs()


def layout_data(tiles: Iterable[tuple[int, int, int]] = PAIR, **details: object) -> bytes:
    return encode_layout(LayoutFile(Layout.from_tiles(tiles), **details))  # type: ignore[arg-type]


def tiles_at(path: Path) -> list[Slot]:
    return sorted(read_layout_file(path).layout.slots)


def slots(*places: tuple[int, int, int]) -> list[Slot]:
    return [Slot(*place) for place in places]


def press(buttons: Iterable[QAbstractButton | QPushButton], text: str) -> None:
    (button,) = [button for button in buttons if button.text().replace("&", "") == text]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def collect_dialogs() -> None:
    """Has dialogs that were closed deleted, as the event loop does."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


WRITABLE = [target for target in LayoutFormat if target.can_be_written]
