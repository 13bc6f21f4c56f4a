"""The terms that errors of layout files are put together from, in the player's language."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication


def term(english: str) -> str:
    """Return a term of the engine's in the language in force; what is none, such as a letter of a file, as it is."""
    counted = re.fullmatch(r"a list of (\d+)", english)
    if counted is not None:
        return QCoreApplication.translate("LayoutFaults", "a list of length %1").replace("%1", counted[1])
    return terms().get(english, english)


def terms() -> dict[str, str]:
    """Return every term and its translation."""
    return _kinds() | _countables() | _texts()


def _kinds() -> dict[str, str]:
    """Return what stands in a file, or should."""
    return {
        "a text": QCoreApplication.translate("LayoutFaults", "a text"),
        "a whole number": QCoreApplication.translate("LayoutFaults", "a whole number"),
        "a text or an object of languages": QCoreApplication.translate(
            "LayoutFaults", "a text, or one for each language"
        ),
        "a list of tiles": QCoreApplication.translate("LayoutFaults", "a list of tiles"),
        "a tile of three whole numbers, [x, y, z],": QCoreApplication.translate(
            "LayoutFaults", "a tile of three whole numbers, [x, y, z]"
        ),
        "a list of boards": QCoreApplication.translate("LayoutFaults", "a list of layouts"),
        "a list of layers or rows": QCoreApplication.translate("LayoutFaults", "a list of layers or rows"),
        "a number and what stands there": QCoreApplication.translate("LayoutFaults", "a number and what stands there"),
        "an object with the name and the map of a board": QCoreApplication.translate(
            "LayoutFaults", "an object with the name and the map of a layout"
        ),
        "a number of whole or half tiles": QCoreApplication.translate(
            "LayoutFaults", "a number of whole or half tiles"
        ),
        "0 and 1": QCoreApplication.translate("LayoutFaults", "0 and 1"),
        "0 and then a-z and A-Z": QCoreApplication.translate("LayoutFaults", "0 and then a-z and A-Z"),
        "nothing": QCoreApplication.translate("LayoutFaults", "nothing"),
        "an object": QCoreApplication.translate("LayoutFaults", "an object"),
        "null": QCoreApplication.translate("LayoutFaults", "nothing"),
    }


def _countables() -> dict[str, str]:
    """Return what there can be too much or too little of."""
    return {
        "lines": QCoreApplication.translate("LayoutFaults", "lines"),
        "rows": QCoreApplication.translate("LayoutFaults", "rows"),
        "cells": QCoreApplication.translate("LayoutFaults", "cells"),
        "letters": QCoreApplication.translate("LayoutFaults", "letters"),
        "lists": QCoreApplication.translate("LayoutFaults", "lists"),
        "elements": QCoreApplication.translate("LayoutFaults", "elements"),
        "quarters of tiles": QCoreApplication.translate("LayoutFaults", "quarters of tiles"),
        "boards": QCoreApplication.translate("LayoutFaults", "layouts"),
        "tiles": QCoreApplication.translate("LayoutFaults", "tiles"),
        "tiles in all boards together": QCoreApplication.translate("LayoutFaults", "tiles, those of all layouts"),
    }


def _texts() -> dict[str, str]:
    """Return the texts that a layout has, by their keys."""
    return {
        "name": QCoreApplication.translate("LayoutFaults", "name"),
        "author": QCoreApplication.translate("LayoutFaults", "author"),
        "license": QCoreApplication.translate("LayoutFaults", "licence"),
        "category": QCoreApplication.translate("LayoutFaults", "category"),
        "language": QCoreApplication.translate("LayoutFaults", "language"),
        "description": QCoreApplication.translate("LayoutFaults", "description"),
    }
