"""Pictures of the board as files."""

from __future__ import annotations

import enum
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from editor.exchange.waiting import waiting
from mahjong_qt.engine.formats.file_name import file_stem
from mahjong_qt.export_target import OutputFile

if TYPE_CHECKING:
    from editor.exchange.exporter import LayoutExporter
    from editor.exchange.file_desk import FileDesk
    from mahjong_qt.engine.layout.layout_file import LayoutFile

USUAL_WIDTH = 1200


class PictureFormat(enum.Enum):
    """A format of pictures; the value is the ending of its files, without the point."""

    PNG = "png"
    SVG = "svg"


class PictureWish(NamedTuple):
    """What picture is wanted: its format, its width in pixels, and whether it is for a dark ground."""

    format: PictureFormat = PictureFormat.PNG
    width: int = USUAL_WIDTH
    is_for_dark: bool = False


class PictureExporter(QObject):
    """Draws the board into a file; the wishes stay for the next time."""

    def __init__(self, desk: FileDesk, exporter: LayoutExporter) -> None:
        """Write through this exporter."""
        super().__init__(desk)
        self._desk, self._exporter = desk, exporter
        self._wish = PictureWish()

    def export(self) -> None:
        """Let picture, name and place be chosen."""
        from editor.exchange.picture_dialog import PictureDialog

        file = self._desk.layout_file()
        if file is None:
            self._desk.tell_empty()
            return
        dialog = PictureDialog(file.layout, self._wish, self._desk.window)
        dialog.wished.connect(lambda wish: self._choose_place(file, wish))
        self._desk.open_dialog(dialog)

    def _choose_place(self, file: LayoutFile, wish: PictureWish) -> None:
        desk, suffix = self._desk, wish.format.value
        self._wish = wish
        dialog = QFileDialog(desk.window, self.tr("Export picture"), desk.folder)
        dialog.setObjectName("picture_file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{suffix.upper()} (*.{suffix})")
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(file_stem(desk.name))
        dialog.fileSelected.connect(lambda chosen: self._save(file, wish, Path(chosen)))
        desk.open_dialog(dialog)

    def _save(self, file: LayoutFile, wish: PictureWish, chosen: Path) -> None:
        from mahjong_qt.view.picture_file import png_of, svg_of

        self._desk.remember_folder(chosen)
        suffix = f".{wish.format.value}"
        path = chosen if chosen.suffix.lower() == suffix else chosen.with_name(f"{chosen.name}{suffix}")
        places = file.layout.slots
        with waiting():
            if wish.format is PictureFormat.PNG:
                data = png_of(places, wish.width, wish.is_for_dark)
            else:
                data = svg_of(places, wish.width, wish.is_for_dark, self._desk.name)
        self._exporter.write([OutputFile(path, data)], chosen)
