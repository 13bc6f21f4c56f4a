"""What lies under the board: one of several kinds of table, or the player's picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mahjong_qt.art.backgrounds.cloth import Canvas

KINDS = (
    "felt", "baize", "burgundy", "wood", "walnut", "bamboo", "paper", "silk", "stone", "marble", "lacquer", "night",
    "plain",
)  # fmt: skip
"""The kinds of table, in the order in which they are offered."""

QUICK = frozenset({"felt", "plain"})
"""The kinds that are painted before the first paint as they are; the others take several times as long."""

PICTURE = "picture"
"""The kind of a background that is the player's own picture."""

SWATCH_SOURCE = 420
"""A swatch shows a piece of the table so many logical pixels wide, made smaller."""


class Background(NamedTuple):
    """What lies under the board: a kind of table, or the player's picture, which is a path of an image file."""

    kind: str = "felt"
    picture: str = ""


def board_background(
    width: int, height: int, ratio: float, dark: bool, background: Background | None = None, image: QImage | None = None
) -> QPixmap:
    """The table as an opaque picture of `width` by `height` device pixels; see :func:`table_pieces`."""
    return _painted(table_pieces(width, height, ratio, dark, background, image))


def table_draft(
    width: int, height: int, ratio: float, dark: bool, background: Background, image: QImage | None = None
) -> QPixmap:
    """The table in half as many pixels, for a first look; to be stretched."""
    size = max(1, width // 2), max(1, height // 2)
    return _painted(_pieces(*size, ratio / 2, dark, background, image))


def table_pieces(
    width: int, height: int, ratio: float, dark: bool, background: Background | None = None, image: QImage | None = None
) -> Iterator[QPixmap | None]:
    """Paint the table in pieces of a few milliseconds; None comes after each, and the table at the end.

    ``image`` is the player's picture, which was read before; without it, and where the kind is unknown, it is felt.
    """
    return _pieces(max(1, width), max(1, height), max(1.0, ratio), dark, background or Background(), image, ratio)


def thumbnail(width: int, height: int, ratio: float, dark: bool, background: Background) -> QPixmap:
    """A swatch of a background, `width` by `height` device pixels: a piece of it, made smaller."""
    times = max(1.0, SWATCH_SOURCE * ratio / max(1, width))
    image = None
    if background.kind == PICTURE:
        from mahjong_qt.art.backgrounds.picture import picture_for_swatch

        image = picture_for_swatch(background.picture)
    piece = board_background(round(width * times), round(height * times), ratio, dark, background, image).toImage()
    piece.setDevicePixelRatio(1.0)
    mode = Qt.TransformationMode.SmoothTransformation
    small = piece.scaled(max(1, width), max(1, height), Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    small.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(small, Qt.ImageConversionFlag.NoFormatConversion)


def _painted(pieces: Iterator[QPixmap | None]) -> QPixmap:
    return next(picture for picture in pieces if picture is not None)


def _pieces(
    width: int,
    height: int,
    scale: float,
    dark: bool,
    background: Background,
    image: QImage | None,
    ratio: float = 1.0,
) -> Iterator[QPixmap | None]:
    from mahjong_qt.art.backgrounds.cloth import Canvas

    table = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(table)
    try:
        canvas = Canvas(painter, width, height, scale, dark)
        for _ in _drawing(background.kind, image)(canvas):
            yield None
    finally:
        # an image that is freed while it is painted on takes the process with it
        painter.end()
    # on the picture itself, since a pixmap that shares its pixels would copy them first
    table.setDevicePixelRatio(ratio)
    yield QPixmap.fromImage(table, Qt.ImageConversionFlag.NoFormatConversion)


def _drawing(kind: str, image: QImage | None) -> Callable[[Canvas], Iterator[None]]:
    """Return what paints a kind of table; nothing else is imported. An unknown kind is felt."""
    match kind:
        case "picture" if image is not None:
            from functools import partial

            from mahjong_qt.art.backgrounds.picture import draw_picture

            return partial(draw_picture, image)
        case "wood" | "walnut":
            from mahjong_qt.art.backgrounds import wood

            return {"wood": wood.draw_wood, "walnut": wood.draw_walnut}[kind]
        case "bamboo":
            from mahjong_qt.art.backgrounds import mat

            return mat.draw_bamboo
        case "paper" | "silk":
            from mahjong_qt.art.backgrounds import paper

            return {"paper": paper.draw_paper, "silk": paper.draw_silk}[kind]
        case "stone" | "marble":
            from mahjong_qt.art.backgrounds import stone

            return {"stone": stone.draw_stone, "marble": stone.draw_marble}[kind]
        case "lacquer" | "night" | "plain":
            from mahjong_qt.art.backgrounds import night

            return {"lacquer": night.draw_lacquer, "night": night.draw_night, "plain": night.draw_plain}[kind]
        case _:
            from mahjong_qt.art.backgrounds import cloth

            return {"baize": cloth.draw_baize, "burgundy": cloth.draw_burgundy}.get(kind, cloth.draw_felt)
