"""How a layout gets among the player's, where the game finds it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QLocale, QObject, Signal

from editor.exchange.failures import cannot_save_words, system_words
from editor.files.notice import Severity
from editor.files.own_folder import Added, add_to_own
from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
from mahjong_qt.wording.layout_names import layout_name, shortened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from editor.exchange.file_desk import FileDesk
    from editor.files.own_folder import AlreadyThere
    from mahjong_qt.engine.layout.layout_file import LayoutFile

TOPIC = "mine"


class LayoutAdder(QObject):
    """Writes a copy of the layout into the player's folder; the file that is edited stays the same."""

    added = Signal(object)
    """The path of the copy."""

    def __init__(self, desk: FileDesk) -> None:
        """Add the document of this desk."""
        super().__init__(desk)
        self._desk = desk

    def add(self) -> None:
        """Add the layout as it stands, and tell what came of it."""
        file = self._desk.layout_file()
        if file is None:
            self._desk.tell_empty()
        elif len(file.layout) % 2:
            title = self.tr("A layout with an odd number of tiles cannot be played")
            text = self.tr("Add or take away one tile first. A draft can be saved in any file.")
            self._desk.tell(title, text, Severity.WARNING, topic=TOPIC)
        else:
            self._add(file)

    def _add(self, file: LayoutFile) -> None:
        desk = self._desk
        if not file.name_in(QLocale().name()) and (desk.place.path or desk.place.suggestion):
            # a layout without a name is hard to find among others; its own file stays as it is
            file = msgspec.structs.replace(file, name=desk.name)
        try:
            outcome = add_to_own(file, desk.folders)
        except (ExportError, LayoutFileError) as error:
            title = self.tr("The layout cannot be added as it is")
            desk.tell(title, cannot_save_words(error), Severity.WARNING, topic=TOPIC)
        except OSError as error:
            title = self.tr("The layout could not be added to yours")
            text = self.tr("Nothing is lost: what you see is still here. %1").replace("%1", system_words(error))
            desk.tell(title, text, Severity.WARNING, topic=TOPIC)
        else:
            if isinstance(outcome, Added):
                actions = self._ways_to_play(outcome.path)
                desk.tell(self.tr("It is among your layouts now"), "", actions=actions, topic=TOPIC)
                self.added.emit(outcome.path)
            else:
                self._tell_there(outcome)

    def _tell_there(self, there: AlreadyThere) -> None:
        name = shortened(layout_name(there.file.id, there.file.name_in(QLocale().name())))
        if there.path is None:
            title = self.tr("A layout with these tiles comes with the game")
        else:
            title = self.tr("A layout with these tiles is among yours already")
        named = self.tr("It is called “%1”.").replace("%1", name)
        self._desk.tell(title, named, actions=self._ways_to_play(there.path), topic=TOPIC)

    def _ways_to_play(self, path: Path | None) -> tuple[tuple[str, Callable[[], None]], ...]:
        """Return a button that plays a file of the player; what ships with the game has none."""
        if path is None:
            return ()
        return ((self.tr("&Play it in the game"), lambda: self._play(path)),)

    def _play(self, path: Path) -> None:
        from mahjong_qt.editor_process import open_game

        is_open = False
        with contextlib.suppress(OSError):
            is_open = open_game([str(path)])
        if not is_open:
            title = self.tr("The game could not be started")
            text = self.tr("Start it yourself: the layout is in the list of layouts.")
            self._desk.tell(title, text, Severity.WARNING, topic=TOPIC)
