"""A part of the Look pane: a heading, and what is chosen under it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mahjong_qt.windows.look.swatch_grid import SwatchGrid

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap

    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.windows.look.paint_queue import PaintQueue
    from mahjong_qt.windows.look.pictures import Canvas


class Section(QWidget):
    """A heading, with a column of other things beneath."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty column."""
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        self._heading.setWordWrap(True)
        font = self._heading.font()
        font.setBold(True)
        self._heading.setFont(font)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(self.fontMetrics().height() // 4)
        self.column.addWidget(self._heading)

    def set_title(self, title: str) -> None:
        """Set the heading, which also names the section for screen readers."""
        self._heading.setText(title)
        self.setAccessibleName(title)


class Choice(Section):
    """A setting that has one of some values, each with a swatch."""

    def __init__(
        self, setting: str, values: Sequence[object], size: QSize, store: SettingsStore, parent: QWidget | None = None
    ) -> None:
        """Change a setting of the store by swatches with pictures of a size in logical pixels."""
        super().__init__(parent)
        self.setObjectName(setting)
        self.setting = setting
        self._store = store
        self.grid = SwatchGrid(values, size, self)
        self.grid.chosen.connect(self.choose)
        self.column.addWidget(self.grid)

    def choose(self, value: object) -> None:
        """Put a value in force."""
        self._store.change(**{self.setting: value})

    def show_settings(self, settings: Settings) -> None:
        """Mark what is in force."""
        self.grid.show_value(getattr(settings, self.setting))

    def set_words(self, title: str, names: Mapping[Any, str]) -> None:
        """Set the heading, and the name of each value, which stands under its swatch."""
        self.set_title(title)
        self.grid.setAccessibleName(title)
        for value, name in names.items():
            self.grid.swatch(value).set_words(name, name)
        self.grid.refresh()

    def paint(
        self,
        queue: PaintQueue,
        canvas: Canvas,
        key: Hashable,
        begin: Callable[[object, Canvas], Iterator[QPixmap | None]],
    ) -> None:
        """Have the swatches painted; ``key`` is what the pictures depend on besides value and canvas."""
        if self.grid.swatches[0].picture_size != canvas.size:
            self.grid.resize_pictures(canvas.size)
        for swatch in self.grid.shown:
            queue.want(swatch, (swatch.value, canvas.key, key), partial(begin, swatch.value, canvas))
