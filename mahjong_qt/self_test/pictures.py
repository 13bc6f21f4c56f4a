"""What a picture shows, as far as a test can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from mahjong_qt.self_test.check import require

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

STEP = 3
"""Of each so manieth column and row the pixels are looked at."""

CHART_COLOURS = 4
"""What a chart has at least, in all of its pixels: background, axes, what is drawn, and words without soft edges."""


def colours_of(picture: QImage, step: int = STEP) -> int:
    """Return how many colours a picture has, of a sample of its pixels."""
    plain = picture.convertToFormat(QImage.Format.Format_ARGB32)
    return len({plain.pixel(x, y) for y in range(0, plain.height(), step) for x in range(0, plain.width(), step)})


def is_empty(picture: QImage) -> bool:
    """Say whether nothing was drawn into a picture that was transparent."""
    blank = QImage(picture.size(), picture.format())
    blank.fill(0)
    return picture == blank


def colours_shown(widget: QWidget, at_least: int, step: int = STEP) -> int:
    """Return how many colours a window or a part of it shows, of a sample of its pixels.

    :raises CheckError: when these are fewer than it must have.
    """
    picture = widget.grab().toImage()
    colours = colours_of(picture, step)
    size = f"{picture.width()} x {picture.height()}"
    require(colours >= at_least, f"{widget.objectName() or type(widget).__name__}, {size}, shows {colours} colours")
    return colours
