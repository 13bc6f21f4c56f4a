"""What everything that moves layouts in and out of the editor has in hand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QMessageBox

from editor.files.notice import Notice, NoticeAction, Severity
from editor.files.place import DocumentPlace
from mahjong_qt.engine.layout.layout import LayoutError
from mahjong_qt.folders import existing_folder
from mahjong_qt.wording.layout_names import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QDialog, QWidget

    from editor.editor_settings import EditorSettingsStore
    from editor.files.folders import EditorFolders
    from editor.files.recent_files import RecentFiles
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.layout_file import LayoutFile


class Choice(NamedTuple):
    """An answer to a question: the text of its button, what that does, and how the button counts."""

    text: str
    do: Callable[[], None] | None = None
    role: QMessageBox.ButtonRole = QMessageBox.ButtonRole.AcceptRole


class FileDesk(QObject):
    """The document, its place, the window over which is asked, and the ways to tell and to ask."""

    notice = Signal(object)
    """A :class:`~editor.files.notice.Notice` to show."""

    notice_over = Signal(str)
    """The topic of notices that have no meaning any more."""

    unsaved_changed = Signal(bool)
    """Whether what is edited is in no file."""

    def __init__(
        self,
        workspace: Workspace,
        window: QWidget,
        settings: EditorSettingsStore,
        recent: RecentFiles,
        folders: EditorFolders,
        parent: QObject | None = None,
    ) -> None:
        """Begin with a document without a file."""
        super().__init__(parent)
        self.window, self.settings, self.recent, self.folders = window, settings, recent, folders
        self.document = workspace.document
        self.place = DocumentPlace(self)
        self._is_unsaved = False
        self._box: QMessageBox | None = None
        self.document.modified_changed.connect(self._look)
        self.place.apart_changed.connect(self._look)

    @property
    def is_unsaved(self) -> bool:
        """Whether something would be lost: it was changed, or its file is gone."""
        return self.document.is_modified or self.place.is_apart

    @property
    def folder(self) -> str:
        """The folder in which a file dialog begins."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return existing_folder(self.settings.settings.folder or documents)

    def remember_folder(self, path: Path) -> None:
        """Let the next file dialog begin where this file is."""
        self.settings.change(folder=str(path.parent))

    @property
    def name(self) -> str:
        """What the layout is called, in one short line: by its own name, else by that of its file, else empty."""
        from mahjong_qt.engine.layout.layout_file import name_in

        own = shortened(name_in(self.document.details.name, QLocale().name()))
        if own or self.place.path is None:
            return own or shortened(self.place.suggestion)
        return shortened(self.place.path.stem)

    def layout_file(self) -> LayoutFile | None:
        """Return the layout as it stands; what the mouse is drawing is taken for done. Without a tile there is none."""
        if self.document.gesture is not None:
            self.document.gesture.finish()
        try:
            return self.document.as_file()
        except LayoutError:
            return None

    def begin(self, file: LayoutFile | None, suggestion: str = "", path: Path | None = None, digest: str = "") -> None:
        """Have another layout in the window, or an empty one; without a path it has no file yet.

        What the one before was told of is over. Nothing is asked here.
        """
        for topic in ("open", "save", "file"):
            self.notice_over.emit(topic)
        if path is None:
            import msgspec

            self.place.leave(suggestion)
            # these mean something in the folder of the game's own layouts alone
            file = file and msgspec.structs.replace(file, id="", number=None)
        else:
            self.place.settle(path, digest)
        self.document.replace(file)

    def tell(
        self,
        title: str,
        text: str = "",
        severity: Severity = Severity.INFO,
        actions: Sequence[tuple[str, Callable[[], None]]] = (),
        topic: str = "",
    ) -> None:
        """Show a notice."""
        self.notice.emit(Notice(title, text, severity, tuple(NoticeAction(*action) for action in actions), topic))

    def tell_empty(self) -> None:
        """Say that there is no layout yet."""
        self.tell(
            self.tr("There is no tile yet"), self.tr("Lay one first: a file needs it."), Severity.WARNING, topic="save"
        )

    def open_dialog(self, dialog: QDialog) -> None:
        """Open a dialog over the window, which waits meanwhile; nothing runs in circles inside it."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask(
        self, title: str, text: str, choices: Sequence[Choice], otherwise: Callable[[], None] | None = None
    ) -> None:
        """Ask over the window: the first choice is that of Enter, the last that of Esc.

        A question that is open already stays the only one; ``otherwise`` is called then.
        """
        if self._box is not None:
            self._box.activateWindow()
            if otherwise is not None:
                otherwise()
            return
        box = QMessageBox(self.window)
        box.setObjectName("question")
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(title)
        box.setInformativeText(text)
        buttons = [box.addButton(choice.text, choice.role) for choice in choices]
        box.setDefaultButton(buttons[0])
        box.setEscapeButton(buttons[-1])

        def answer() -> None:
            self._box = None
            clicked = box.clickedButton()
            choice = next((one for one, button in zip(choices, buttons, strict=True) if button is clicked), choices[-1])
            if choice.do is not None:
                choice.do()

        self._box = box
        box.finished.connect(answer)
        self.open_dialog(box)

    def _look(self) -> None:
        if self.is_unsaved != self._is_unsaved:
            self._is_unsaved = self.is_unsaved
            self.unsaved_changed.emit(self._is_unsaved)
