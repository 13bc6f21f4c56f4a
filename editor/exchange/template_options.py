"""What is asked of templates that come in many sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QPushButton, QSpinBox, QWidget

from editor.files.templates import MAX_SIDE, USUAL_HEIGHT, USUAL_WIDTH, generated_template, shisen_field
from mahjong_qt.engine.layout.generator import (
    MAX_TILES,
    MIN_TILES,
    SEEDS,
    TILE_STEP,
    USUAL_TILES,
    generated_number,
)

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_file import LayoutFile


class FieldOptions(QWidget):
    """Width and height of a shisen-sho field, in tiles."""

    changed = Signal()
    """Another size is wanted; whoever shows it asks for the layout when there is time."""

    def __init__(self, parent: QWidget) -> None:
        """Begin with the usual field."""
        super().__init__(parent)
        self.width_box = QSpinBox(self, minimum=2, maximum=MAX_SIDE, value=USUAL_WIDTH)
        self.height_box = QSpinBox(self, minimum=1, maximum=40, value=USUAL_HEIGHT)
        form = QFormLayout(self)
        form.addRow(self.tr("&Tiles across:"), self.width_box)
        form.addRow(self.tr("Tiles &down:"), self.height_box)
        for box in (self.width_box, self.height_box):
            box.valueChanged.connect(lambda _: self.changed.emit())

    def layout_file(self) -> LayoutFile:
        """Return the field."""
        return shisen_field(self.width_box.value(), self.height_box.value())


class GeneratedOptions(QWidget):
    """How many tiles a generated layout has, and its number; or just another one."""

    changed = Signal()
    """Another layout is wanted; whoever shows it asks for it when there is time, for that may take a moment."""

    def __init__(self, parent: QWidget) -> None:
        """Begin with a layout by chance."""
        super().__init__(parent)
        self.tiles_box = QSpinBox(self, minimum=MIN_TILES, maximum=MAX_TILES, singleStep=TILE_STEP, value=USUAL_TILES)
        self.seed_box = QSpinBox(self, minimum=0, maximum=SEEDS - 1)
        self.seed_box.setAccelerated(True)
        self.another = QPushButton(self.tr("&Another one"), self)
        self.another.setAutoDefault(False)
        form = QFormLayout(self)
        form.addRow(self.tr("&Tiles:"), self.tiles_box)
        form.addRow(self.tr("&Number:"), self.seed_box)
        form.addRow("", self.another)
        self._made: tuple[int, LayoutFile] | None = None
        self._choose()
        self.another.clicked.connect(self._choose)
        self.tiles_box.editingFinished.connect(self._round)
        for box in (self.tiles_box, self.seed_box):
            box.valueChanged.connect(lambda _: self.changed.emit())

    def layout_file(self) -> LayoutFile:
        """Return the layout of the number; of a size that there is not, the next smaller one's."""
        tiles = self.tiles_box.value()
        number = generated_number(self.seed_box.value(), tiles - tiles % TILE_STEP)
        if self._made is None or self._made[0] != number:
            self._made = number, generated_template(number)
        return self._made[1]

    def _choose(self) -> None:
        import random

        self.seed_box.setValue(random.randrange(SEEDS))

    def _round(self) -> None:
        self.tiles_box.setValue(self.tiles_box.value() // TILE_STEP * TILE_STEP)
