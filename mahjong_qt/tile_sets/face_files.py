"""Tile sets with a file for each face, SVG or PNG, under names that tell which face it is."""

from __future__ import annotations

from collections import defaultdict
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from mahjong_qt.tile_sets.bundle import PICTURES
from mahjong_qt.tile_sets.face_names import LABELS, NameTable, guess_names
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.found_set import FoundSet, SourceKind, digest_of
from mahjong_qt.tile_sets.notes import SetNotes, join_authors, name_from, notes_beside, notes_in_drawing

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from PySide6.QtGui import QImage

    from mahjong_qt.tile_sets.bundle import Bundle

FEW = 9
"""With fewer faces the files of a folder are no set."""
MAX_TOLD = 200
"""Names of files that a fault tells."""
USUAL = ("regular", "light", "white", "svg")
"""Of two folders with as many faces, the one with such a name is taken."""


def guess_files(bundle: Bundle) -> tuple[NameTable, tuple[str, ...]]:
    """Return which file shows which face, of the folder that shows most, and all pictures of that folder."""
    folders: defaultdict[PurePosixPath, list[str]] = defaultdict(list)
    for name in bundle.names:
        if name.lower().endswith(PICTURES):
            folders[PurePosixPath(name).parent].append(name)
    guesses = [(guess_names(files), tuple(files), folder) for folder, files in folders.items()]
    # with the same number of faces drawings go before pictures, and what is usual before what is not
    best = max(
        guesses,
        key=lambda guess: (
            len(guess[0]),
            not any(name.endswith(".png") for name in guess[0].values()),
            guess[2].name.lower() in USUAL,
        ),
        default=({}, (), PurePosixPath()),
    )
    return best[0], best[1]


def is_face_folder(names: NameTable) -> bool:
    """Say whether so many files show faces that they are a set, even though some may be missing."""
    return len(names) >= FEW


def checked_names(names: Mapping[str, str], bundle: Bundle) -> NameTable:
    """Return a table that a player has corrected, without faces and files that there are not."""
    return {label: names[label] for label in LABELS if label in names and bundle.has(names[label])}


def faces_missing(title: str, names: NameTable, files: Sequence[str], shown: Collection[str] = ()) -> TileSetFault:
    """Return the fault that names the faces without a drawing, those that are not ``shown``.

    It tells which file shows which face, and which files there are, for the player may know more.
    """
    missing = [label for label in LABELS if label not in (shown or names)]
    values = {"missing": missing, "names": dict(names), "files": list(files[:MAX_TOLD])}
    return TileSetFault(FaultReason.MISSING_FACES, title, values)


def folder_set(bundle: Bundle, names: NameTable, files: tuple[str, ...]) -> FoundSet:
    """Return the set that these files show.

    :raises TileSetFault: when one of them cannot be used.
    """
    from mahjong_qt.tile_sets.safe_svg import clean_svg

    contents: dict[str, bytes] = {}
    authors: list[str] = []
    drawing_notes = SetNotes()
    linked = 0
    for label, name in names.items():
        data = bundle.read(name)
        if not data.startswith(b"\x89PNG"):
            drawing = clean_svg(data, name)
            data, linked = drawing.data, linked + drawing.linked
            notes = notes_in_drawing(drawing.original)
            authors.append(notes.author)
            drawing_notes = drawing_notes.or_else(notes)
        contents[label] = data
    if not contents:
        raise TileSetFault(FaultReason.UNKNOWN_KIND, bundle.title)
    notes = notes_beside(bundle, next(iter(names.values())))
    notes = notes.or_else(SetNotes("", join_authors(authors), drawing_notes.license))
    digest = digest_of(contents, SourceKind.FOLDER.value)

    def draw() -> dict[str, QImage]:
        return draw_files(contents, names)

    notes = notes.or_else(SetNotes(name_from(bundle.home)))
    return FoundSet(SourceKind.FOLDER, notes, digest, draw, files, names, linked)


def draw_files(contents: Mapping[str, bytes], names: NameTable) -> dict[str, QImage]:
    """Return the faces that clean drawings and pictures show, by label."""
    from mahjong_qt.tile_sets.ground import for_our_tile

    faces = {label: draw_file(data, names[label]) for label, data in contents.items()}
    return without_blanks(for_our_tile(faces))


def draw_file(data: bytes, name: str) -> QImage:
    """Return the face that a clean drawing or a picture shows."""
    from mahjong_qt.tile_sets.face_picture import draw_picture, draw_whole, read_png, svg_renderer

    is_png = data.startswith(b"\x89PNG")
    return draw_picture(read_png(data, name)) if is_png else draw_whole(svg_renderer(data, name))


def without_blanks(faces: Mapping[str, QImage]) -> dict[str, QImage]:
    """Return faces without those on which nothing is drawn; the white dragon may be white."""
    from mahjong_qt.tile_sets.face_picture import shows_something

    return {label: face for label, face in faces.items() if label == "Wh" or shows_something(face)}
