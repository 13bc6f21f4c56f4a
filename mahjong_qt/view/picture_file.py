"""Pictures of layouts as files, PNG or SVG, for programs that have no window."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QGuiApplication, QImageWriter, QPainter

from mahjong_qt.view.thumbnail import layout_picture, paint_layout, picture_size

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout import Place


def png_of(places: Sequence[Place], width: int, dark: bool) -> bytes:
    """Return the picture of a layout as PNG with a transparent ground, ``width`` pixels wide; ``dark`` says on what
    ground it will stand.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(layout_picture(places, picture_size(places, width), dark))
    return bytes(buffer.data().data())


def svg_of(places: Sequence[Place], width: int, dark: bool, title: str) -> bytes:
    """Return the picture of a layout as SVG with a transparent ground, ``width`` pixels wide."""
    from PySide6.QtSvg import QSvgGenerator

    size = picture_size(places, width)
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    paint_layout(painter, places, size, dark)
    painter.end()
    return bytes(buffer.data().data())


def without_screen() -> QGuiApplication:
    """Return the application that drawing needs, on a machine that may have no screen; the caller keeps it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance()
    return app if isinstance(app, QGuiApplication) else QGuiApplication(["mahjong-layouts"])
