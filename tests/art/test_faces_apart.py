"""Whatever eyes look at a set, no two of its faces look alike."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy
import pytest

from mahjong_qt.art.found_sets import BUILT_IN, load_tile_set
from mahjong_qt.art.metrics import TileMetrics
from mahjong_qt.art.tile_art import Shade, TileArt
from mahjong_qt.art.tile_style import FaceColour, TileStyle
from mahjong_qt.engine.face import FACES

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from PySide6.QtWidgets import QApplication

    Picture = NDArray[numpy.float64]

NOTICED = 15.0
"""Distance in CIELAB from which two colours next to each other are told apart at a glance (2.3 is just noticeable)."""

LEAST_SHARE = 0.04
"""Share of a face's area that has to differ by that much."""

# Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency (2009), at full
# severity, for linear RGB; and the luminance that is left to whoever sees no colours at all.
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(set_id: str, width: int, style: TileStyle) -> list[Picture]:
    """The planes of all faces as linear RGB from 0 to 1."""
    metrics = TileMetrics.for_width(width, style)
    art = TileArt(load_tile_set(set_id), None, style)
    art.prepare(metrics, 1.0)
    pictures = []
    for face in FACES:
        image = art.tile(face, Shade.CLEAR).toImage()
        values = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(image.height(), image.width(), 4)
        left, top = metrics.margin_left, metrics.margin_top
        plane = values[top : top + metrics.height, left : left + metrics.width, 2::-1] / 255.0
        pictures.append(numpy.where(plane <= 0.04045, plane / 12.92, ((plane + 0.055) / 1.055) ** 2.4))
    return pictures


def lab(picture: Picture, eye: str) -> Picture:
    """What an eye sees, in CIELAB."""
    seen = numpy.clip(picture @ numpy.array(EYES[eye]).T, 0.0, 1.0)
    xyz = seen @ numpy.array(TO_XYZ).T / numpy.array(WHITE)
    root = numpy.where(xyz > 0.008856, numpy.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return numpy.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


@pytest.mark.parametrize("face", FaceColour, ids=lambda face: str(face.value))
@pytest.mark.parametrize("width", [40, 60])
@pytest.mark.parametrize("set_id", BUILT_IN)
def test_all_faces_stay_apart_for_all_eyes(qapp: QApplication, set_id: str, width: int, face: FaceColour) -> None:
    pictures = linear(set_id, width, TileStyle(face=face))
    alike = []
    for eye in EYES:
        seen = [lab(picture, eye) for picture in pictures]
        for one, other in itertools.combinations(range(len(FACES)), 2):
            distance = numpy.sqrt(((seen[one] - seen[other]) ** 2).sum(axis=-1))
            share = float((distance > NOTICED).mean())
            if share < LEAST_SHARE:
                alike.append(f"{FACES[one].label} and {FACES[other].label} for {eye}: {share:.1%}")
    assert not alike


def test_the_measure_tells_apart_what_differs_only_in_colour() -> None:
    """A red and a green of one brightness are far apart for most, and the same for some."""
    red, green = (numpy.full((1, 1, 3), colour) for colour in ((0.6, 0.05, 0.05), (0.05, 0.212, 0.05)))

    def distance(eye: str) -> float:
        return float(numpy.sqrt(((lab(red, eye) - lab(green, eye)) ** 2).sum()))

    assert distance("all colours") > 5 * NOTICED
    assert distance("no colours") < 1.0
    assert distance("deuteranopia") < distance("all colours") / 2
