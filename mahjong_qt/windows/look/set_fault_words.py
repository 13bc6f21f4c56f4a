"""A sentence for everything that can be wrong with a tile set that the player wants to add."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from mahjong_qt.tile_sets.fault import FaultReason
from mahjong_qt.tile_sets.plain_text import plain_text
from mahjong_qt.windows.look.face_words import face_names
from mahjong_qt.windows.look.filled_words import filled, short_name, short_names

if TYPE_CHECKING:
    from mahjong_qt.tile_sets.fault import TileSetFault


class _Sentence(NamedTuple):
    """A sentence, and the names of the values that stand for %1, %2 and so on."""

    words: str
    names: tuple[str, ...] = ()


def set_fault_words(fault: TileSetFault) -> str:
    """Return what is wrong, beginning with the file where there is one."""
    sentence = _sentences().get(fault.reason)
    if sentence is None:
        text = QCoreApplication.translate("TileSetFaults", "It cannot be used.")
    else:
        text = filled(sentence.words, *(_value_words(name, fault.values.get(name, "")) for name in sentence.names))
    if not fault.file:
        return text
    place = QCoreApplication.translate("TileSetFaults", "“%1”: %2")
    return filled(place, short_name(fault.file), text)


def _value_words(name: str, value: object) -> str:
    if name == "missing" and isinstance(value, (list, tuple)):
        return face_names([str(label) for label in value])
    if isinstance(value, (list, tuple)):
        return short_names([str(name) for name in value])
    if name == "limit" and isinstance(value, int):
        return QLocale().toString(value)
    # what the system says, and where a folder is, must be read to the end
    return plain_text(str(value)) if name in ("reason", "folder") else short_name(str(value))


def _sentences() -> dict[FaultReason, _Sentence]:
    return _of_files() | _of_drawings() | _of_sets() | _of_work()


def _of_files() -> dict[FaultReason, _Sentence]:
    fault = FaultReason
    return {
        fault.UNREADABLE: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The file cannot be read. The system says: %1"), ("reason",)
        ),
        fault.NOT_A_FILE: _Sentence(QCoreApplication.translate("TileSetFaults", "This is no file.")),
        fault.TOO_LARGE: _Sentence(QCoreApplication.translate("TileSetFaults", "This is larger than any tile set.")),
        fault.TOO_MANY_FILES: _Sentence(
            QCoreApplication.translate("TileSetFaults", "There are more than %1 files. Choose the folder of one set."),
            ("limit",),
        ),
        fault.BROKEN_ARCHIVE: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The archive is damaged, or of a kind that cannot be read.")
        ),
        fault.UNSAFE_PATH: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The archive wants to write outside of its folder.")
        ),
        fault.MISSING_FILE: _Sentence(
            QCoreApplication.translate("TileSetFaults", "It needs the file “%1”, which is not there."), ("name",)
        ),
    }


def _of_drawings() -> dict[FaultReason, _Sentence]:
    fault = FaultReason
    too_much = QCoreApplication.translate("TileSetFaults", "The drawing is too large or too complex.")
    unsafe = QCoreApplication.translate("TileSetFaults", "The drawing has parts that are not safe to open.")
    return {
        fault.BROKEN_SVG: _Sentence(
            QCoreApplication.translate("TileSetFaults", "This is no SVG drawing, or a damaged one.")
        ),
        fault.BROKEN_PNG: _Sentence(
            QCoreApplication.translate("TileSetFaults", "This is no PNG picture, or a damaged one.")
        ),
        fault.HUGE_PICTURE: _Sentence(too_much),
        fault.TOO_COMPLEX: _Sentence(too_much),
        fault.ENTITIES: _Sentence(unsafe),
        fault.LOOP: _Sentence(unsafe),
        fault.LINKED_PICTURES: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The drawing shows pictures from other files only.")
        ),
    }


def _of_sets() -> dict[FaultReason, _Sentence]:
    fault = FaultReason
    return {
        fault.UNKNOWN_KIND: _Sentence(
            QCoreApplication.translate("TileSetFaults", "There is no tile set of a kind that can be read.")
        ),
        fault.SEVERAL_SETS: _Sentence(
            QCoreApplication.translate("TileSetFaults", "There are several tile sets: %1. Choose one of them."),
            ("names",),
        ),
        fault.BROKEN_MANIFEST: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The description of the set is damaged.")
        ),
        fault.NEWER_VERSION: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The set is for a newer version of Mahjong Qt.")
        ),
        fault.MISSING_FACES: _Sentence(
            QCoreApplication.translate("TileSetFaults", "No drawings for: %1."), ("missing",)
        ),
        fault.ALREADY_HERE: _Sentence(
            QCoreApplication.translate("TileSetFaults", "This tile set is here already, as “%1”."), ("name",)
        ),
        fault.DAMAGED: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The tile set is damaged. It was set aside as “%1”."),
            ("aside",),
        ),
    }


def _of_work() -> dict[FaultReason, _Sentence]:
    fault = FaultReason
    too_long = QCoreApplication.translate("TileSetFaults", "Drawing the set took too long.")
    return {
        fault.UNWRITABLE: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The set cannot be written into “%1”. The system says: %2"),
            ("folder", "reason"),
        ),
        fault.TOO_SLOW: _Sentence(too_long),
        fault.TOO_MUCH_MEMORY: _Sentence(
            QCoreApplication.translate("TileSetFaults", "Drawing the set needs too much memory.")
        ),
        fault.DIED: _Sentence(QCoreApplication.translate("TileSetFaults", "The drawing cannot be used: it is broken.")),
        fault.NOT_STARTED: _Sentence(
            QCoreApplication.translate("TileSetFaults", "The set cannot be read now. The system says: %1"), ("reason",)
        ),
    }
