"""Takes an import back: removes the files that it wrote, and brings them back when that was not meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from mahjong_qt.engine.layout.own_files import Removal, remove_unchanged
from mahjong_qt.layout_shelf import RemovedLayout
from mahjong_qt.player_layouts import write_back
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.import_job import ImportReport
    from mahjong_qt.layout_shelf import LayoutShelf
    from mahjong_qt.windows.announcer import Announcer


class ImportUndo(QObject):
    """Remembers one import, offers to undo it, and tells in the banner what came of that."""

    def __init__(self, shelf: LayoutShelf, announcer: Announcer, parent: QObject) -> None:
        """Offer nothing before something is remembered."""
        super().__init__(parent)
        self._shelf, self._announcer = shelf, announcer
        self._written: dict[str, tuple[LayoutEntry, str]] = {}
        self._removed: dict[str, RemovedLayout] = {}
        self.offer, self._back = QAction(self), QAction(self)
        self.offer.setObjectName("undo_import")
        self.offer.triggered.connect(self._undo)
        self._back.setObjectName("bring_back")
        self._back.triggered.connect(self._bring_back)

    def remember(self, report: ImportReport) -> bool:
        """Offer to undo this import from now on, and return whether there is more than one layout to remove."""
        self.offer.setText(self.tr("&Undo import"))
        self._written = {new.entry.path: (new.entry, new.digest) for new in report.imported}
        return len(self._written) > 1

    def close_banner(self) -> None:
        """Take away the banner whose offer was taken."""
        self._announcer.end_work()
        self._announcer.move_made()

    def _undo(self) -> None:
        self.close_banner()
        written = self._written
        files = tuple((path, digest) for path, (_, digest) in written.items())
        self._shelf.worker.ask(
            remove_unchanged,
            files,
            then=lambda removal: self._take_removal(removal, written),
            failed=self._look_again,
            priority=Priority.NOW,
        )

    def _take_removal(self, removal: Removal, written: dict[str, tuple[LayoutEntry, str]]) -> None:
        self._removed = {path: RemovedLayout(written[path][0], data) for path, data in removal.removed.items()}
        self._shelf.forget(removed.entry.id for removed in self._removed.values())
        title = self.tr("%n layout(s) removed", "", len(self._removed))
        text = ""
        if removal.kept:
            text = self.tr("%n stay(s): changed since, or held by the system.", "", len(removal.kept))
        self._tell(title, text, can_bring_back=bool(self._removed))

    def _bring_back(self) -> None:
        self.close_banner()
        removed = self._removed
        files = {path: layout.data for path, layout in removed.items()}
        self._shelf.worker.ask(
            write_back,
            files,
            then=lambda paths: self._take_back(paths, removed),
            failed=self._look_again,
            priority=Priority.NOW,
        )

    def _take_back(self, paths: tuple[str, ...], removed: dict[str, RemovedLayout]) -> None:
        self._shelf.add(removed[path].entry for path in paths)
        self._shelf.settle()
        missing = len(removed) - len(paths)
        text = self.tr("%n could not be written.", "", missing) if missing else ""
        self._tell(self.tr("%n layout(s) brought back", "", len(paths)), text, can_bring_back=bool(missing))

    def _tell(self, title: str, text: str, *, can_bring_back: bool) -> None:
        self._back.setText(self.tr("&Bring them back"))
        actions = (self._back,) if can_bring_back else ()
        self._announcer.answer(title, text, *actions, icon="import_layouts")

    def _look_again(self, failure: str) -> None:
        """Find out what lies in the folder after the worker ended in the middle of it."""
        self._shelf.refresh()
        self._announcer.answer(self.tr("The import could not be undone"), failure.strip().rpartition("\n")[2])
