"""Tile sets of KMahjonggLib: one drawing with an element for each face, and a ``.desktop`` file beside it."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.foreign_text import decode_text
from mahjong_qt.tile_sets.desktop_file import TileSetDesktop, read_desktop
from mahjong_qt.tile_sets.face_names import KMAHJONGG
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.found_set import FoundSet, SourceKind, digest_of
from mahjong_qt.tile_sets.notes import SetNotes, name_from, notes_beside, notes_in_drawing

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from mahjong_qt.tile_sets.bundle import Bundle
    from mahjong_qt.tile_sets.safe_svg import CleanSvg

ELEMENTS = {
    label: f"{name[:-1].upper()}_{name[-1]}" for name, label in KMAHJONGG.items()
}  # fmt: skip
"""The elements that show the faces, by label."""
FEW = 10
"""With fewer of these elements a drawing is not of this kind."""
MAX_COMPANIONS = 60


def is_kmahjongg(drawing: CleanSvg) -> bool:
    """Say whether a drawing has the elements of such a set."""
    return len(drawing.ids.intersection(ELEMENTS.values())) >= FEW


def desktops_in(bundle: Bundle) -> dict[str, TileSetDesktop]:
    """Return the descriptions of such sets among some files, by name; those that cannot be read are none.

    :raises TileSetFault: when the one that was chosen cannot be read.
    """
    found = {}
    names = sorted((name for name in bundle.names if name.endswith(".desktop")), key=lambda name: name != bundle.chosen)
    for name in names[:MAX_COMPANIONS]:
        try:
            desktop = read_desktop(decode_text(bundle.read(name)))
        except TileSetFault:
            if name == bundle.chosen:
                raise
            continue
        if desktop is not None:
            found[name] = desktop
    return found


def drawing_of(bundle: Bundle, desktop_name: str, desktop: TileSetDesktop) -> str:
    """Return the name of the drawing that a description belongs to.

    :raises TileSetFault: when it is not there; it has to lie in the same folder.
    """
    wanted = PurePosixPath(desktop.file.replace("\\", "/")).name
    stem = PurePosixPath(desktop_name).stem
    for name in filter(None, (wanted, f"{stem}.svgz", f"{stem}.svg")):
        if bundle.has(beside := bundle.beside(desktop_name, name)):
            return beside
    raise TileSetFault(FaultReason.MISSING_FILE, desktop_name, {"name": (wanted or f"{stem}.svgz")[:100]})


def companion_of(bundle: Bundle, drawing_name: str) -> TileSetDesktop | None:
    """Return the description that lies beside a drawing, if there is one.

    Where one file was chosen, others beside it are no business of its set: then the name must be the same.
    """
    stem = bundle.beside(drawing_name, f"{PurePosixPath(drawing_name).stem}.desktop")
    found = desktops_in(bundle)
    if stem in found:
        return found[stem]
    if bundle.chosen:
        return None
    here = PurePosixPath(drawing_name)
    matching = (
        desktop
        for name, desktop in found.items()
        if desktop.file == here.name and PurePosixPath(name).parent == here.parent
    )
    return next(matching, None)


def kmahjongg_set(bundle: Bundle, name: str, drawing: CleanSvg, desktop: TileSetDesktop | None) -> FoundSet:
    """Return the set in a drawing of this kind."""
    notes = SetNotes(desktop.name, desktop.author) if desktop else SetNotes()
    notes = notes.or_else(notes_beside(bundle, name)).or_else(notes_in_drawing(drawing.original))
    ratio = desktop.ratio if desktop else 0.0

    def draw() -> dict[str, QImage]:
        return _draw(drawing, name, ratio)

    digest = digest_of({"": drawing.data}, SourceKind.KMAHJONGG.value, f"{ratio:.4f}")
    found = notes.or_else(SetNotes(name_from(PurePosixPath(name).name)))
    return FoundSet(SourceKind.KMAHJONGG, found, digest, draw, linked=drawing.linked)


def _draw(drawing: CleanSvg, name: str, ratio: float) -> dict[str, QImage]:
    from mahjong_qt.tile_sets.face_picture import blank_picture, draw_element, shows_something, svg_renderer
    from mahjong_qt.tile_sets.ground import with_dark_ink

    renderer = svg_renderer(drawing.data, name)
    faces: dict[str, QImage] = {}
    for label, element in ELEMENTS.items():
        picture = draw_element(renderer, element, ratio) if element in drawing.ids else None
        if picture is not None and shows_something(picture):
            faces[label] = picture
        elif label == "Wh" and element in drawing.ids:
            # many sets leave the white dragon white
            faces[label] = blank_picture()
    return with_dark_ink(faces)
