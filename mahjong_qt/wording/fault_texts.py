"""A sentence for everything that can be wrong with a layout file."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault


class FaultText(NamedTuple):
    """A sentence, and the names of the values that stand for %1, %2 and so on."""

    words: str
    names: tuple[str, ...] = ()


def fault_texts() -> dict[LayoutFileFault, FaultText]:
    """Return the sentence of every fault."""
    return _texts_of_files() | _texts_of_keys() | _texts_of_tiles() | _texts_of_foreign_files() | _texts_of_built_in()


def _texts_of_files() -> dict[LayoutFileFault, FaultText]:
    fault = LayoutFileFault
    return {
        fault.UNREADABLE: FaultText(
            QCoreApplication.translate("LayoutFaults", "The file cannot be read. The system says: %1"), ("reason",)
        ),
        fault.NOT_A_FILE: FaultText(
            QCoreApplication.translate("LayoutFaults", "This is a folder or a device, and not a file.")
        ),
        fault.WORKER_DIED: FaultText(
            QCoreApplication.translate("LayoutFaults", "Reading it ended too early. Import this file alone.")
        ),
        fault.UNWRITABLE: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "The layout cannot be written into the folder “%1”. The system says: %2"
            ),
            ("folder", "reason"),
        ),
        fault.TOO_LARGE: FaultText(
            QCoreApplication.translate("LayoutFaults", "The file is larger than any layout: it has more than %1."),
            ("limit",),
        ),
        fault.EMPTY_FILE: FaultText(QCoreApplication.translate("LayoutFaults", "The file is empty.")),
        fault.UNKNOWN_FORMAT: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "This is no layout in a format that can be read. Those that can: %1."
            ),
            ("formats",),
        ),
        fault.COMPANION: FaultText(
            QCoreApplication.translate(
                "LayoutFaults",
                "This file only describes a layout, which itself is in “%1” beside it.",
            ),
            ("file",),
        ),
        fault.NOT_UTF8: FaultText(
            QCoreApplication.translate("LayoutFaults", "The text is not plain UTF-8. Save it as UTF-8 without a BOM.")
        ),
        fault.NOT_JSON: FaultText(
            QCoreApplication.translate("LayoutFaults", "This is not correct JSON: %1"), ("reason",)
        ),
        fault.NESTED_TOO_DEEP: FaultText(
            QCoreApplication.translate("LayoutFaults", "The file is nested deeper than any layout.")
        ),
        fault.NOT_OURS: FaultText(
            QCoreApplication.translate("LayoutFaults", "This JSON is no layout: it lacks “format”: “%1”."), ("format",)
        ),
        fault.NEWER_VERSION: FaultText(
            QCoreApplication.translate(
                "LayoutFaults",
                "The file is of version %1, and this program reads up to %2. A newer program may read it.",
            ),
            ("version", "limit"),
        ),
        fault.UNKNOWN_VERSION: FaultText(
            QCoreApplication.translate("LayoutFaults", "The file is of version %1, which is not known; %2 are."),
            ("version", "known"),
        ),
    }


def _texts_of_keys() -> dict[LayoutFileFault, FaultText]:
    fault = LayoutFileFault
    return {
        fault.REPEATED_KEY: FaultText(
            QCoreApplication.translate("LayoutFaults", "The key “%1” stands there more than once."), ("key",)
        ),
        fault.MISSING_KEY: FaultText(QCoreApplication.translate("LayoutFaults", "The key “%1” is missing."), ("key",)),
        fault.WRONG_TYPE: FaultText(
            QCoreApplication.translate("LayoutFaults", "Expected here: %1. Found: %2."), ("expected", "found")
        ),
        fault.UNKNOWN_GAME: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "The game “%1” is not known; there are “solitaire” and “shisen-sho”."
            ),
            ("game",),
        ),
        fault.OUT_OF_RANGE: FaultText(
            QCoreApplication.translate("LayoutFaults", "“%1” is %2; allowed are %3 to %4."),
            ("what", "value", "least", "limit"),
        ),
        fault.TEXT_TOO_LONG: FaultText(
            QCoreApplication.translate("LayoutFaults", "The text has %1 characters; %2 are allowed."),
            ("length", "limit"),
        ),
    }


def _texts_of_tiles() -> dict[LayoutFileFault, FaultText]:
    fault = LayoutFileFault
    return {
        fault.NO_TILES: FaultText(QCoreApplication.translate("LayoutFaults", "There are no tiles in it.")),
        fault.TOO_MANY: FaultText(
            QCoreApplication.translate("LayoutFaults", "It has %1 tiles; at most %2 can be used."), ("count", "limit")
        ),
        fault.OVERLAP: FaultText(
            QCoreApplication.translate("LayoutFaults", "The tile at %1 overlaps %2 at %3, on the same layer."),
            ("tile", "other_place", "other"),
        ),
        fault.SHISEN_NOT_FLAT: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "The tile at %1 is off the grid of Shisen-sho: x and y must be even, and z 0."
            ),
            ("tile",),
        ),
    }


def _texts_of_foreign_files() -> dict[LayoutFileFault, FaultText]:
    fault = LayoutFileFault
    return {
        fault.TOO_MUCH: FaultText(
            QCoreApplication.translate("LayoutFaults", "There are more than %1 %2 in the file."), ("limit", "what")
        ),
        fault.CUT_SHORT: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "The file ends too early: it has %1 of %2 %3. A part of it was lost."
            ),
            ("found", "expected", "what"),
        ),
        fault.WRONG_LENGTH: FaultText(
            QCoreApplication.translate("LayoutFaults", "There are %1 %2 where %3 belong."),
            ("found", "what", "expected"),
        ),
        fault.WRONG_COUNT: FaultText(
            QCoreApplication.translate("LayoutFaults", "There are %1 tiles, but this format always has %2."),
            ("count", "expected"),
        ),
        fault.WRONG_LETTER: FaultText(
            QCoreApplication.translate("LayoutFaults", "Found: %1. Allowed there: %2."), ("letter", "allowed")
        ),
        fault.NOT_XML: FaultText(
            QCoreApplication.translate("LayoutFaults", "This is not correct XML: %1"), ("reason",)
        ),
        fault.NESTED_MAP: FaultText(
            QCoreApplication.translate("LayoutFaults", "A map begins before the one before it has ended.")
        ),
        fault.DOCUMENT_TYPE: FaultText(
            QCoreApplication.translate(
                "LayoutFaults", "The file declares a document type or entities, which is not allowed in layouts."
            )
        ),
    }


def _texts_of_built_in() -> dict[LayoutFileFault, FaultText]:
    fault = LayoutFileFault
    return {
        fault.WRONG_ID: FaultText(
            QCoreApplication.translate("LayoutFaults", "Its id is “%1”; by the name of the file it should be “%2”."),
            ("id", "expected"),
        ),
        fault.NO_NUMBER: FaultText(
            QCoreApplication.translate("LayoutFaults", "A layout that comes with the game needs a number.")
        ),
        fault.NUMBER_TAKEN: FaultText(
            QCoreApplication.translate("LayoutFaults", "The number %1 belongs to “%2” already."), ("number", "other")
        ),
    }
