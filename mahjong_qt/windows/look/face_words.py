"""What the faces are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.face import Suit, face_from_label

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_NAMES = 8
"""Faces that are named one by one; of more it is said how many there are."""


def face_name(label: str) -> str:
    """Return what a face is called, such as “Bamboo 5” or “Plum”."""
    face = face_from_label(label)
    if face.suit in _numbered():
        return _numbered()[face.suit].replace("%1", str(face.rank))
    return _single()[label]


def face_names(labels: Sequence[str]) -> str:
    """Return the names of faces in one line, the first of them when they are many."""
    names = ", ".join(face_name(label) for label in labels[:MOST_NAMES])
    if len(labels) <= MOST_NAMES:
        return names
    more = str(len(labels) - MOST_NAMES)
    return QCoreApplication.translate("Faces", "%1 and %2 more").replace("%1", names).replace("%2", more)


def _numbered() -> dict[Suit, str]:
    return {
        Suit.BAMBOO: QCoreApplication.translate("Faces", "Bamboo %1"),
        Suit.CHARACTER: QCoreApplication.translate("Faces", "Character %1"),
        Suit.CIRCLE: QCoreApplication.translate("Faces", "Circle %1"),
    }


def _single() -> dict[str, str]:
    return {
        "E": QCoreApplication.translate("Faces", "East wind"),
        "S": QCoreApplication.translate("Faces", "South wind"),
        "W": QCoreApplication.translate("Faces", "West wind"),
        "N": QCoreApplication.translate("Faces", "North wind"),
        "R": QCoreApplication.translate("Faces", "Red dragon"),
        "G": QCoreApplication.translate("Faces", "Green dragon"),
        "Wh": QCoreApplication.translate("Faces", "White dragon"),
        "F1": QCoreApplication.translate("Faces", "Plum"),
        "F2": QCoreApplication.translate("Faces", "Orchid"),
        "F3": QCoreApplication.translate("Faces", "Chrysanthemum"),
        "F4": QCoreApplication.translate("Faces", "Bamboo (flower)"),
        "S1": QCoreApplication.translate("Faces", "Spring"),
        "S2": QCoreApplication.translate("Faces", "Summer"),
        "S3": QCoreApplication.translate("Faces", "Autumn"),
        "S4": QCoreApplication.translate("Faces", "Winter"),
    }
