"""What a new layout begins with, chosen by its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.exchange.template_names import template_names
from editor.exchange.template_options import FieldOptions, GeneratedOptions
from editor.exchange.waiting import waiting
from editor.files.templates import SHIPPED, Template, shipped_template
from mahjong_qt.appearance import is_dark
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.view.thumbnail import layout_thumbnail

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QColor

    from mahjong_qt.engine.layout.layout_file import LayoutFile

ICON = QSize(80, 60)
SAMPLE = QSize(420, 300)
ROOM = 12
"""Logical pixels around the large picture."""

PAUSE = 150
"""Milliseconds after the last change of a number when its layout is drawn; some take as long to make."""


class NewLayoutDialog(QDialog):
    """Shows the templates, and asks of those that come in many sizes for one."""

    chosen = Signal(object)
    """The :class:`~mahjong_qt.engine.layout.layout_file.LayoutFile`, None for an empty board; the dialog is closed."""

    def __init__(self, built_in_folder: Path, first: Template, parent: QWidget) -> None:
        """Begin with one template selected."""
        super().__init__(parent)
        self.setObjectName("new_layout")
        self.setWindowTitle(self.tr("New layout"))
        self.field, self.generated = FieldOptions(self), GeneratedOptions(self)
        self._shipped = self._load_shipped(built_in_folder)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Templates"))
        self.list.setIconSize(ICON)
        self._sample = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._sample.setMinimumSize(SAMPLE + QSize(2 * ROOM, 2 * ROOM))
        self._count = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._options = QStackedWidget(self)
        self._no_options = QWidget(self)
        self._buttons = QDialogButtonBox(self)
        create = self._buttons.addButton(self.tr("C&reate"), QDialogButtonBox.ButtonRole.AcceptRole)
        create.setDefault(True)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._drawing = QTimer(self, singleShot=True, interval=PAUSE)
        self._arrange()
        self._fill(first)
        self._connect()
        self._show_template()
        self.list.setFocus()

    @property
    def template(self) -> Template:
        """The template that is selected."""
        return Template(self.list.currentItem().data(Qt.ItemDataRole.UserRole))

    def layout_file(self) -> LayoutFile | None:
        """Return what the new layout begins with; None for an empty board."""
        with waiting():
            return self._file_of(self.template)

    def _load_shipped(self, folder: Path) -> dict[Template, LayoutFile]:
        files = {}
        for template in SHIPPED:
            try:
                files[template] = shipped_template(template, folder)
            except (LayoutFileError, UnknownLayoutError):
                # one that cannot be read is not offered
                continue
        return files

    def _file_of(self, template: Template) -> LayoutFile | None:
        if template is Template.SHISEN:
            return self.field.layout_file()
        if template is Template.GENERATED:
            return self.generated.layout_file()
        return self._shipped.get(template)

    def _arrange(self) -> None:
        self._options.addWidget(self._no_options)
        self._options.addWidget(self.field)
        self._options.addWidget(self.generated)
        side = QVBoxLayout()
        side.addWidget(self._sample, 1)
        side.addWidget(self._count)
        side.addWidget(self._options)
        row = QHBoxLayout()
        row.addWidget(self.list)
        row.addLayout(side, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._buttons)

    def _fill(self, first: Template) -> None:
        for template, name in template_names().items():
            if template in SHIPPED and template not in self._shipped:
                continue
            item = QListWidgetItem(QIcon(self._picture(self._file_of(template), ICON)), name, self.list)
            item.setData(Qt.ItemDataRole.UserRole, template.value)
            if template is first:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 2 * self.fontMetrics().averageCharWidth() + 8)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._show_template)
        self.list.itemDoubleClicked.connect(self.accept)
        self.field.changed.connect(self._drawing.start)
        self.generated.changed.connect(self._drawing.start)
        self._drawing.timeout.connect(self._draw)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.chosen.emit(self.layout_file()))

    def _show_template(self) -> None:
        pages: dict[Template, QWidget] = {Template.SHISEN: self.field, Template.GENERATED: self.generated}
        self._options.setCurrentWidget(pages.get(self.template, self._no_options))
        self._draw()

    def _draw(self) -> None:
        self._drawing.stop()
        file = self.layout_file()
        self._sample.setPixmap(self._picture(file, SAMPLE))
        self._count.setText(self.tr("%n tile(s)", "", len(file.layout) if file else 0))

    def _picture(self, file: LayoutFile | None, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if file is not None:
            return layout_thumbnail(file.layout, size.width(), size.height(), ratio, is_dark(self))
        return _empty_board(size, ratio, self.palette().color(QPalette.ColorRole.PlaceholderText))


def _empty_board(size: QSize, ratio: float, colour: QColor) -> QPixmap:
    """Return a dashed frame: something is to be chosen, and there is nothing on it."""
    picture = QPixmap(size * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(QRectF(0, 0, size.width(), size.height()).adjusted(4, 4, -4, -4), 6, 6)
    painter.end()
    return picture
