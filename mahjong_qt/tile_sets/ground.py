"""Faces that were drawn together with a tile: the tile is taken away, so that ours shows through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtGui import QImage

from mahjong_qt.tile_sets.face_picture import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Pixels = NDArray[np.float32]
    """Rows of pixels, each with red, green, blue and opacity from 0 to 1, colours not multiplied."""

NOISE = 0.045
"""Difference of two colours, in the largest of red, green and blue from 0 to 1, that is only grain."""
SOLID = 2.0
"""How many times as opaque as it must be a drawing is made, so that its inside hides our tile as it hid its own."""
SOLID_BYTE = 230
"""Opacity, of 255, above which a pixel may belong to a tile under the drawing."""
RING = (0.07, 0.10)
"""Where around a face its tile is looked for: shares of the width from the edge of what is opaque."""
SAME = 0.06
"""Difference, in the largest of red, green and blue from 0 to 1, up to which two colours are of one tile."""
MOST = 0.85
"""Share of the pixels in the ring that must have the one colour for a tile to be there."""
LIGHT = 0.75
"""Brightness, from 0 to 1, above which a tile is a light one, and ink is white."""
MIDDLE = 0.5
"""Brightness, from 0 to 1, above which the ground of a sheet is light enough for ink that ivory needs."""
INSET = 0.035
"""Share of a tile's width that is cut off at its edges with the tile: its outline and what is rounded."""
FEW_COVERED = 0.6
"""Share of the area of all faces; where ink covers more, it is no ink but tiles that were drawn with the faces."""
WHITE_INK = 0.4
"""Share of all ink that is white, from which a set was drawn for dark tiles."""


def as_bytes(picture: QImage) -> NDArray[np.uint8]:
    """Return the pixels of a picture, from 0 to 255."""
    plain = picture.convertToFormat(QImage.Format.Format_RGBA8888)
    flat = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return flat[:, : plain.width() * 4].reshape(plain.height(), plain.width(), 4).copy()


def as_pixels(picture: QImage) -> Pixels:
    """Return the pixels of a picture."""
    return as_bytes(picture).astype(np.float32) / np.float32(255)


def as_picture(pixels: Pixels) -> QImage:
    """Return the picture of these pixels."""
    return _picture_of((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))


def _picture_of(plain: NDArray[np.uint8]) -> QImage:
    height, width = plain.shape[:2]
    return QImage(plain.tobytes(), width, height, width * 4, QImage.Format.Format_RGBA8888).copy()


def _largest(colours: NDArray[Any]) -> NDArray[Any]:
    """Return the largest of the three values of each pixel; numpy's own way is much slower for so few."""
    largest: NDArray[Any] = np.maximum(np.maximum(colours[..., 0], colours[..., 1]), colours[..., 2])
    return largest


def lift(face: Pixels, ground: Pixels) -> Pixels:
    """Return what was drawn on a ground, without it: the less it differs from the ground the less opaque it is.

    The ground is a picture of the same size, or one pixel.
    """
    under, over = ground[..., :3], face[..., :3]
    difference = over - under
    room = np.maximum(np.where(difference > 0, 1 - under, under), 1 / 255)
    distance = np.abs(difference)
    need = _largest(distance / room)
    need[_largest(distance) < NOISE] = 0
    opacity = np.clip(SOLID * need, 0, 1)
    colours = under + difference / np.maximum(opacity, 1e-3)[..., None]
    # where the ground is not there nothing is to be lifted
    is_there = np.broadcast_to(ground[..., 3], opacity.shape) > 0.5
    opacity = np.where(is_there, opacity, 1.0) * face[..., 3]
    lifted = np.dstack([np.where(is_there[..., None], np.clip(colours, 0, 1), over), opacity])
    return lifted.astype(np.float32)


def for_our_tile(faces: Mapping[str, QImage]) -> dict[str, QImage]:
    """Return faces without the plain light tile on which most of them were drawn, or with ink that ivory needs."""
    grounds = {label: _plain_ground(as_bytes(face)) for label, face in faces.items()}
    found = [ground for ground in grounds.values() if ground is not None]
    if not found or len(found) * 2 < len(faces):
        return with_dark_ink(faces)
    usual = np.median(np.array([colour for colour, _ in found]), axis=0).astype(np.float32)
    lifted = dict(faces)
    for label, ground in grounds.items():
        if ground is not None and np.abs(ground[0] - usual).max() < SAME:
            lifted[label] = _without(as_pixels(faces[label]), *ground)
    return lifted


def is_light(ground: Pixels) -> bool:
    """Say whether a ground is there and is a light one."""
    there = ground[ground[..., 3] > 0.5]
    return len(there) * 2 > ground[..., 3].size and float(np.median(_brightness(there))) > MIDDLE


def with_dark_ink(faces: Mapping[str, QImage]) -> dict[str, QImage]:
    """Return faces that can be seen on ivory: those in white ink, for a dark tile, get dark ink."""
    ink = white = 0.0
    for face in faces.values():
        pixels = as_bytes(face)[::4, ::4].astype(np.float32) / np.float32(255)
        opacity = pixels[..., 3]
        ink += float(opacity.sum())
        white += float(opacity[_brightness(pixels) > LIGHT].sum())
    area = len(faces) * (WIDTH // 4) * (HEIGHT // 4)
    if not ink or white < WHITE_INK * ink or ink > FEW_COVERED * area:
        return dict(faces)
    return {label: _picture_of(_mirrored(as_bytes(face))) for label, face in faces.items()}


def _brightness(pixels: Pixels) -> Pixels:
    weights = np.array([0.2126, 0.7152, 0.0722], np.float32)
    return np.asarray(pixels[..., :3] @ weights, np.float32)


def _mirrored(plain: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return colours of the same hue and as strong, light ones dark and dark ones light."""
    colours = plain[..., :3].astype(np.int16)
    shift = 255 - _largest(colours) + _largest(-colours)
    mirrored = plain.copy()
    mirrored[..., :3] = colours + shift[..., None]
    return mirrored


def _plain_ground(plain: NDArray[np.uint8]) -> tuple[Pixels, tuple[int, int, int, int]] | None:
    """Return the colour of the tile under a face, and left, top, right and bottom of the tile; None without one."""
    solid = plain[..., 3] > SOLID_BYTE
    rows, columns = np.flatnonzero(solid.any(axis=1)), np.flatnonzero(solid.any(axis=0))
    if not len(rows) or len(columns) < WIDTH // 2 or len(rows) < HEIGHT // 2:
        return None
    top, bottom, left, right = int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1
    outer, inner = (int((right - left) * share) for share in RING)
    box = plain[top + outer : bottom - outer, left + outer : right - outer]
    ring = np.ones(box.shape[:2], bool)
    ring[inner - outer : outer - inner, inner - outer : outer - inner] = False
    around = box[ring].astype(np.float32) / np.float32(255)
    colour = np.median(around, axis=0).astype(np.float32)
    is_plain = float((np.abs(around - colour).max(axis=1) < SAME).mean()) > MOST
    is_ground = is_plain and float(_brightness(colour)) > LIGHT and colour[3] > 0.9
    return (colour, (left, top, right, bottom)) if is_ground else None


def _without(pixels: Pixels, colour: Pixels, box: tuple[int, int, int, int]) -> QImage:
    """Return a face without its tile, and without the edge of it."""
    left, top, right, bottom = box
    inset = int((right - left) * INSET)
    lifted = lift(pixels, colour[None, None])
    kept = np.zeros_like(lifted)
    inside = (slice(top + inset, bottom - inset), slice(left + inset, right - inset))
    kept[inside] = lifted[inside]
    return as_picture(kept)
