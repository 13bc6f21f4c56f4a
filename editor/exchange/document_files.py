"""Everything that moves the layout in and out of the editor's window, in one hand for its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.exchange.adder import LayoutAdder
from editor.exchange.beginnings import LayoutBeginnings
from editor.exchange.closing import UnsavedQuestion
from editor.exchange.drop import FileDrop
from editor.exchange.exporter import LayoutExporter
from editor.exchange.file_desk import FileDesk
from editor.exchange.one_window import OneWindow
from editor.exchange.opener import LayoutOpener
from editor.exchange.outside_changes import OutsideChanges
from editor.exchange.picture_export import PictureExporter
from editor.exchange.recovery_keeper import RecoveryKeeper
from editor.exchange.saver import LayoutSaver
from editor.files.file_claim import FileClaim
from editor.files.folders import EditorFolders
from editor.files.templates import Template

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from editor.editor_settings import EditorSettingsStore
    from editor.files.recent_files import RecentFiles
    from editor.workspace import Workspace


class DocumentFiles(QObject):
    """New, open, save, export and close, for one document in one window.

    Nothing here waits inside a dialog: each method returns at once, and what it leads to comes when it was answered.
    """

    notice = Signal(object)
    """A :class:`~editor.files.notice.Notice` to show above the canvas."""

    notice_over = Signal(str)
    """The topic of notices that have no meaning any more."""

    path_changed = Signal(object)
    """The path of the layout's file, or None."""

    title_changed = Signal(str)
    """What the layout is called, for the title of the window: a ``[*]`` in it is doubled, as Qt wants it."""

    unsaved_changed = Signal(bool)
    """Whether there is something to save: the layout was changed, or its file is gone."""

    saved = Signal(object)
    """The path of the file in which the layout was saved just now."""

    tiles_wanted = Signal(object)
    """Slots, a frozenset, that were imported and are to be laid among those that are there."""

    called = Signal()
    """The window is to come to the front: another editor was to open its file."""

    further_files = Signal(object)
    """Paths, a tuple of texts, that are to be opened in windows of their own."""

    def __init__(
        self,
        workspace: Workspace,
        window: QWidget,
        settings: EditorSettingsStore,
        recent: RecentFiles,
        folders: EditorFolders | None = None,
        claim: FileClaim | None = None,
    ) -> None:
        """Ask over this window, and take files that are dropped on it, from now on.

        ``claim`` is one that was made on the file that is to be opened first.
        """
        super().__init__(window)
        self.recent = recent
        self._title = ""
        folders = folders or EditorFolders.of_player()
        self._desk = FileDesk(workspace, window, settings, recent, folders, self)
        self._one_window = OneWindow(self._desk, claim or FileClaim(folders.open_files))
        self._saver = LayoutSaver(self._desk, self._one_window)
        self._unsaved = UnsavedQuestion(self._desk, self._saver)
        self._beginnings = LayoutBeginnings(self._desk, self._unsaved)
        self._opener = LayoutOpener(self._desk, self._unsaved, self._one_window)
        self._exporter = LayoutExporter(self._desk)
        self._pictures = PictureExporter(self._desk, self._exporter)
        self._adder = LayoutAdder(self._desk)
        self._changes = OutsideChanges(self._desk, self._opener, self._saver)
        self._recovery = RecoveryKeeper(self._desk, self._unsaved)
        FileDrop(window).dropped.connect(self._opener.open_paths)
        self._connect()
        self._tell_title()

    @property
    def path(self) -> Path | None:
        """The layout's file."""
        return self._desk.place.path

    @property
    def title(self) -> str:
        """What was told last by :attr:`title_changed`."""
        return self._title

    @property
    def is_unsaved(self) -> bool:
        """Whether there is something to save."""
        return self._desk.is_unsaved

    def new(self, template: Template = Template.BLANK) -> None:
        """Begin another layout; templates that come in many sizes are asked about."""
        self._beginnings.new(template)

    def choose_template(self, first: Template = Template.TURTLE) -> None:
        """Begin with a template that is chosen by its picture."""
        self._beginnings.choose_template(first)

    def open(self, path: Path | None = None) -> None:
        """Open a file, of whatever known format, or ask for one first."""
        self._opener.open(path)

    def open_first(self, path: Path) -> None:
        """Open the file that the program was started with, which may be claimed already."""
        self._opener.open(path)
        self._one_window.settle()

    def open_copy_of(self, layout_id: str) -> None:
        """Begin with a copy of a layout that the game knows by this id, such as ``turtle`` or ``G37``."""
        self._beginnings.copy_of(layout_id)

    def choose_copy(self) -> None:
        """Begin with a copy of a layout that the game knows, chosen by its picture."""
        self._beginnings.choose_copy()

    def import_tiles(self, path: Path | None = None) -> None:
        """Read a file, or ask for one first, and tell of its tiles by :attr:`tiles_wanted`."""
        self._opener.import_tiles(path)

    def save(self) -> None:
        """Save the layout; one without a file asks for it."""
        self._saver.save()

    def save_as(self) -> None:
        """Save the layout in another file, and there from now on."""
        self._saver.save_as()

    def export(self) -> None:
        """Save a copy for another program."""
        self._exporter.export()

    def export_picture(self) -> None:
        """Save a picture of the board."""
        self._pictures.export()

    def add_to_my_layouts(self) -> None:
        """Put a copy among the player's layouts, where the game finds it."""
        self._adder.add()

    def recover(self) -> None:
        """Offer what a crash has left; to be called once, when the window is there."""
        self._recovery.recover()

    def keep_now(self) -> None:
        """Keep what is not saved against a crash this very moment, as when the system ends."""
        if self._desk.is_unsaved:
            self._recovery.write()

    def close_asking(self, then: Callable[[], None]) -> None:
        """Do ``then``, which closes the window, when nothing is lost by that; ask first when something would be."""

        def close() -> None:
            self._recovery.forget()
            self._recovery.release()
            self._one_window.release()
            then()

        self._unsaved.leave(close)

    def _connect(self) -> None:
        desk = self._desk
        desk.notice.connect(self.notice)
        desk.notice_over.connect(self.notice_over)
        desk.unsaved_changed.connect(self.unsaved_changed)
        desk.place.changed.connect(self.path_changed)
        desk.place.changed.connect(self._tell_title)
        desk.document.settled.connect(self._tell_title)
        self._saver.saved.connect(self.saved)
        self._one_window.called.connect(self.called)
        self._opener.tiles_wanted.connect(self.tiles_wanted)
        self._opener.further_files.connect(self.further_files)

    def _tell_title(self) -> None:
        title = (self._desk.name or self.tr("Untitled")).replace("[*]", "[*][*]")
        if title != self._title:
            self._title = title
            self.title_changed.emit(title)
