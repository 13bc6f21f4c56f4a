"""How a layout begins that is in no file yet: empty, from a template, or as a copy of one that the game knows."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from editor.exchange.waiting import waiting
from editor.files.notice import Severity
from editor.files.templates import SHIPPED, Template, shipped_template
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
from mahjong_qt.engine.layout.library import LayoutLibrary, UnknownLayoutError
from mahjong_qt.wording.layout_faults import file_words
from mahjong_qt.wording.layout_names import layout_name, shortened

if TYPE_CHECKING:
    from editor.exchange.closing import UnsavedQuestion
    from editor.exchange.file_desk import FileDesk
    from mahjong_qt.engine.layout.layout_file import LayoutFile


class LayoutBeginnings(QObject):
    """Begins layouts that need not be saved as long as nothing is changed."""

    def __init__(self, desk: FileDesk, unsaved: UnsavedQuestion) -> None:
        """Ask about a layout that is not saved with this question."""
        super().__init__(desk)
        self._desk, self._unsaved = desk, unsaved

    def new(self, template: Template) -> None:
        """Begin with a template; those that come in many sizes are asked about."""
        if template in (Template.SHISEN, Template.GENERATED):
            self.choose_template(template)
        elif template in SHIPPED:
            self._begin_shipped(template)
        else:
            self._begin(None)

    def choose_template(self, first: Template) -> None:
        """Begin with a template that is chosen by its picture; one of them is selected at first."""
        from editor.exchange.new_layout_dialog import NewLayoutDialog

        dialog = NewLayoutDialog(self._desk.folders.built_in, first, self._desk.window)
        dialog.chosen.connect(self._begin)
        self._desk.open_dialog(dialog)

    def copy_of(self, layout_id: str) -> None:
        """Begin with a copy of the layout that the game knows by this id."""
        from mahjong_qt.engine.layout.own_layouts import OwnLayouts

        folders = self._desk.folders
        title = self.tr("The layout “%1” cannot be opened").replace("%1", shortened(layout_id))
        try:
            file = LayoutLibrary(folders.built_in, OwnLayouts(folders.own)).load(layout_id)
        except UnknownLayoutError:
            self._desk.tell(title, self.tr("It is not there any more."), Severity.WARNING, topic="open")
        except LayoutFileError as error:
            self._desk.tell(title, file_words(error), Severity.WARNING, topic="open")
        else:
            self._begin_copy(file)

    def choose_copy(self) -> None:
        """Begin with a copy of a layout that the game knows, chosen by its picture."""
        from editor.exchange.pick_dialog import PickDialog

        with waiting():
            files = self._known_layouts()
        dialog = PickDialog(files, self.tr("Copy of a layout"), self._desk.window)
        dialog.picked.connect(self._begin_copy)
        self._desk.open_dialog(dialog)

    def _begin_shipped(self, template: Template) -> None:
        title = self.tr("The template cannot be opened")
        try:
            file = shipped_template(template, self._desk.folders.built_in)
        except UnknownLayoutError:
            self._desk.tell(title, self.tr("Its file is not there any more."), Severity.WARNING, topic="open")
        except LayoutFileError as error:
            self._desk.tell(title, file_words(error), Severity.WARNING, topic="open")
        else:
            self._begin(file)

    def _begin(self, file: LayoutFile | None) -> None:
        self._unsaved.leave(lambda: self._desk.begin(file))

    def _begin_copy(self, file: LayoutFile) -> None:
        import msgspec

        self._begin(msgspec.structs.replace(file, name=file.name or layout_name(file.id, "")))

    def _known_layouts(self) -> list[LayoutFile]:
        from mahjong_qt.engine.layout.own_layouts import OwnLayouts, read_own

        folders = self._desk.folders
        files = LayoutLibrary(folders.built_in).all()
        for path in OwnLayouts(folders.own).paths():
            with contextlib.suppress(LayoutFileError):
                files.append(read_own(path))
        return files
