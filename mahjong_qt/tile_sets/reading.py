"""Which tile set some files are, told by what is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.tile_sets.face_files import checked_names, faces_missing, folder_set, guess_files, is_face_folder
from mahjong_qt.tile_sets.face_names import ORDINARY
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.gnome_sheet import is_sheet, sheet_of_png, sheet_of_svg
from mahjong_qt.tile_sets.kmahjongg import companion_of, desktops_in, drawing_of, is_kmahjongg, kmahjongg_set
from mahjong_qt.tile_sets.own_format import manifests_in, own_format_set

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mahjong_qt.tile_sets.bundle import Bundle
    from mahjong_qt.tile_sets.desktop_file import TileSetDesktop
    from mahjong_qt.tile_sets.found_set import FoundSet

SVG = (".svg", ".svgz")
FEW = 12
"""So many drawings are looked into to see whether one holds a whole set."""
PNG_SIZE = slice(16, 24)
"""Where width and height stand in a PNG file."""


def find_set(bundle: Bundle, names: Mapping[str, str]) -> FoundSet:
    """Return the tile set in some files.

    ``names`` are the files of faces by label where the player has said which they are; empty otherwise.

    :raises TileSetFault: when there is none, there are several, or what is there cannot be used.
    """
    if names:
        _, files = guess_files(bundle)
        return folder_set(bundle, checked_names(names, bundle), files)
    if bundle.chosen and (found := _chosen_set(bundle)):
        return found
    if not bundle.chosen and (found := _described_set(bundle)):
        return found
    guessed, files = guess_files(bundle)
    is_asked_for = not bundle.chosen or bundle.chosen in guessed.values()
    if is_face_folder(guessed) and is_asked_for:
        return folder_set(bundle, guessed, files)
    if not bundle.chosen and (found := _whole_drawing(bundle, files)):
        return found
    if not bundle.chosen and len(files) >= len(ORDINARY):
        # enough for a whole set: the player can say what they show
        raise faces_missing(bundle.title, guessed, files)
    raise TileSetFault(FaultReason.UNKNOWN_KIND, bundle.title)


def _chosen_set(bundle: Bundle) -> FoundSet | None:
    """Return the set that the one file which was chosen holds or describes."""
    name = bundle.chosen
    if name in manifests_in(bundle):
        return own_format_set(bundle, name)
    if name.endswith(".desktop"):
        desktop = desktops_in(bundle).get(name)
        return None if desktop is None else _drawing_set(bundle, drawing_of(bundle, name, desktop), desktop)
    return _drawing_set(bundle, name)


def _described_set(bundle: Bundle) -> FoundSet | None:
    """Return the set that a manifest or a description among the files tells of."""
    manifests = _only_one(manifests_in(bundle), bundle)
    if manifests:
        return own_format_set(bundle, manifests)
    desktops = desktops_in(bundle)
    name = _only_one(tuple(desktops), bundle)
    return _drawing_set(bundle, drawing_of(bundle, name, desktops[name]), desktops[name]) if name else None


def _whole_drawing(bundle: Bundle, files: Sequence[str]) -> FoundSet | None:
    """Return the set in the one file that holds all faces."""
    if len(files) > FEW:
        return None
    found: dict[str, FoundSet] = {}
    fault = None
    for name in files:
        try:
            one = _drawing_set(bundle, name)
        except TileSetFault as error:
            fault = error
            continue
        if one is not None:
            found[name] = one
    if not found and fault is not None:
        raise fault
    name = _only_one(tuple(found), bundle)
    return found[name] if name else None


def _only_one(names: Sequence[str], bundle: Bundle) -> str:
    """Return the one name; empty when there is none.

    :raises TileSetFault: when there are several.
    """
    if len(names) > 1:
        raise TileSetFault(FaultReason.SEVERAL_SETS, bundle.title, {"names": list(names)[:20]})
    return names[0] if names else ""


def _drawing_set(bundle: Bundle, name: str, desktop: TileSetDesktop | None = None) -> FoundSet | None:
    """Return the set in a file that holds all faces, with the description that led to it; None when it does not."""
    data = bundle.read(name)
    if data.startswith(b"\x89PNG"):
        width, height = (int.from_bytes(data[PNG_SIZE][at : at + 4], "big") for at in (0, 4))
        return sheet_of_png(bundle, name, data) if is_sheet(width, height) else None
    from mahjong_qt.tile_sets.safe_svg import clean_svg

    if not name.lower().endswith(SVG) and b"<svg" not in data[:100_000]:
        return None
    drawing = clean_svg(data, name)
    if is_kmahjongg(drawing):
        return kmahjongg_set(bundle, name, drawing, desktop or companion_of(bundle, name))
    return sheet_of_svg(bundle, name, drawing) if is_sheet(drawing.width, drawing.height) else None
