"""The window for choosing among thousands of layouts, and a plain list to compare it with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSortFilterProxyModel, QStringListModel, Qt
from PySide6.QtWidgets import QApplication, QListView, QWidget

from mahjong_qt.dealer import Dealer
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.layout_marks import LayoutMarks
from mahjong_qt.windows.chooser.layout_chooser import LayoutChooser
from mahjong_qt.windows.chooser.layout_view import LayoutView
from tests.benchmarks.many_layouts import own_layouts
from tests.view.sample_boards import LAYOUTS
from tests.windows.chooser.layout_samples import FakeShelf

if TYPE_CHECKING:
    from pathlib import Path

SIZE = (1200, 800)


class Crowd:
    """The window with thousands of layouts, and a plain list of their names in a window of the same size."""

    def __init__(self, number: int, own_folder: Path, marks: Path) -> None:
        self.entries = own_layouts(own_folder, number)
        self.shelf = FakeShelf(self.entries)
        self.dealer = Dealer(LayoutLibrary(LAYOUTS, OwnLayouts(own_folder)))
        self.marks = LayoutMarks(marks)
        self.names = QStringListModel([entry.name_in("en") for entry in self.entries])
        self.filter = QSortFilterProxyModel(filterCaseSensitivity=Qt.CaseSensitivity.CaseInsensitive)
        self.filter.setSourceModel(self.names)

    def open(self, layout_id: str = "") -> LayoutChooser:
        """The window as it opens, painted."""
        wish = DealWish.SOLVABLE
        chooser = LayoutChooser(self.shelf.as_shelf(), self.dealer, self.marks, {}, layout_id, wish, "en")
        chooser.resize(*SIZE)
        show_painted(chooser)
        return chooser

    def open_plain(self) -> QListView:
        """The list as it opens, painted."""
        plain = QListView()
        plain.setUniformItemSizes(True)
        plain.setModel(self.filter)
        plain.resize(*SIZE)
        show_painted(plain)
        return plain


class Stage(NamedTuple):
    """Both windows, open and painted."""

    crowd: Crowd
    chooser: LayoutChooser
    plain: QListView


def show_painted(window: QWidget) -> None:
    """Show a window and come back when it has been painted for the first time."""
    window.show()
    while not window.windowHandle().isExposed():
        QApplication.processEvents()
    window.repaint()


def view_of(chooser: LayoutChooser) -> LayoutView:
    view = chooser.findChild(LayoutView, "layouts")
    assert isinstance(view, LayoutView)
    return view


def finish_pictures(chooser: LayoutChooser) -> None:
    QApplication.processEvents()
    while view_of(chooser).pictures.is_busy:
        QApplication.processEvents()
