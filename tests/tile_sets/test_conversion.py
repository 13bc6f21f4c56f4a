from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.tile_sets.face_names import LABELS, ORDINARY
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.found_set import SourceKind
from mahjong_qt.tile_sets.own_sets import own_sets
from tests.tile_sets.sample_sets import (
    CC0,
    COPYRIGHT,
    OURS,
    cangjie_names,
    colour_at,
    colour_of,
    converted,
    drawing,
    face_drawing,
    fluffy_names,
    is_near,
    kmahjongg_drawing,
    manifest,
    sheet_drawing,
    write_faces,
    write_kmahjongg,
    write_png_face,
    write_sheet_png,
    zipped,
)

pytestmark = pytest.mark.usefixtures("qapp")

FLOWERS_AND_SEASONS = LABELS[len(ORDINARY) :]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    return folder


def fault_of(own: Path, *paths: Path) -> TileSetFault:
    with pytest.raises(TileSetFault) as caught:
        converted(own, *paths)
    assert str(caught.value)
    assert TileSetFault.from_plain(json.loads(json.dumps(caught.value.as_plain()))).values == caught.value.values
    assert not own.exists() or not list(own.iterdir())
    return caught.value


def test_a_set_of_kmahjongg(own: Path, source: Path) -> None:
    found = converted(own, write_kmahjongg(source))
    assert found[2:] == ("Sample", "Ann Other", "GPL-2.0-or-later", SourceKind.KMAHJONGG, "sample.desktop", (), "")
    assert all(is_near(colour_at(found, label), colour_of(label)) for label in LABELS)
    loaded = TileSet.load(found.folder)
    assert (loaded.name, loaded.author, loaded.license) == ("Sample", "Ann Other", "GPL-2.0-or-later")
    assert [path.name for path in own.iterdir()] == [found.id]


def test_a_set_of_kmahjongg_by_its_drawing_its_folder_and_an_archive(own: Path, source: Path) -> None:
    write_kmahjongg(source / "tilesets")
    first = converted(own, source / "tilesets" / "sample.svgz")
    assert (first.name, first.author) == ("Sample", "Ann Other")
    for name in ("tilesets", "a.zip"):
        if name == "a.zip":
            files = {f"t/{path.name}": path.read_bytes() for path in (source / "tilesets").iterdir()}
            (source / name).write_bytes(zipped(files))
        with pytest.raises(TileSetFault) as caught:
            converted(own, source / name)
        assert caught.value.reason is FaultReason.ALREADY_HERE
        assert caught.value.values == {"id": first.id, "name": "Sample"}
    assert len(own_sets(own).sets) == 1


def test_a_desktop_file_leads_to_no_other_folder(own: Path, source: Path) -> None:
    write_kmahjongg(source / "a").rename(source / "sample.desktop")
    text = (source / "sample.desktop").read_text().replace("=sample.svgz", "=a/sample.svgz")
    (source / "sample.desktop").write_text(text)
    fault = fault_of(own, source / "sample.desktop")
    assert (fault.reason, fault.values) == (FaultReason.MISSING_FILE, {"name": "sample.svgz"})


def test_white_ink_gets_dark_so_that_ivory_shows_it(own: Path, source: Path) -> None:
    text = kmahjongg_drawing()
    for label in LABELS:
        text = text.replace(f'height="80" fill="{colour_of(label)}"', 'height="30" fill="#ffffff"')
    found = converted(own, write_kmahjongg(source, text))
    assert is_near(colour_at(found, "5B", 0.5, 0.3), "#000000")


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_sheet_of_gnome(own: Path, source: Path, ending: str) -> None:
    path = source / f"my_theme.{ending}"
    if ending == "svg":
        path.write_text(sheet_drawing())
    else:
        write_sheet_png(path)
    found = converted(own, path)
    assert (found.name, found.kind, found.author, found.license) == ("My theme", SourceKind.GNOME, "", "")
    assert all(is_near(colour_at(found, label), colour_of(label), 12) for label in LABELS)
    # the body of the tile is gone
    assert all(colour_at(found, label, 0.5, y).alpha() < 20 for label in LABELS for y in (0.03, 0.97))


def test_fluffystuffs_folder_gets_our_flowers_and_seasons(own: Path, source: Path) -> None:
    folder = write_faces(source / "riichi", fluffy_names())
    (folder / "LICENSE.md").write_text(CC0)
    fault = fault_of(own, folder)
    assert fault.reason is FaultReason.MISSING_FACES
    assert fault.values["missing"] == list(FLOWERS_AND_SEASONS)
    assert fault.values["names"]["W"] == "Shaa.svg"
    found = converted(own, folder, filler=OURS)
    assert (found.name, found.license, found.filled) == ("Riichi", "CC0-1.0", FLOWERS_AND_SEASONS)
    assert found.filler == TileSet.load(OURS).name
    assert is_near(colour_at(found, "1C"), colour_of("1C"))
    assert colour_at(found, "F1", 0.5, 0.15).alpha() > 0
    with pytest.raises(TileSetFault, match="already"):
        converted(own, folder, filler=OURS)


def test_of_several_folders_the_usual_one_is_taken(own: Path, source: Path) -> None:
    write_faces(source / "Black", cangjie_names(), '<rect width="300" height="400" fill="#000"/>')
    write_faces(source / "Regular", cangjie_names())
    found = converted(own, source)
    assert colour_at(found, "1C", 0.05, 0.05).alpha() == 0
    assert (found.kind, found.filled) == (SourceKind.FOLDER, ())


LICENCE_OF_SOMETHING = "MIT License\nCopyright (c) 2020 Somebody Else\nPermission is hereby granted, free of charge"


def test_what_lies_beside_one_chosen_file_says_nothing_of_it(own: Path, source: Path) -> None:
    write_kmahjongg(source)
    (source / "sample.copyright").unlink()
    (source / "sample.desktop").rename(source / "other.desktop")
    (source / "LICENSE-of-some-tool.txt").write_text(LICENCE_OF_SOMETHING)
    found = converted(own, source / "sample.svgz")
    assert (found.name, found.author, found.license) == ("Sample", "", "")


def test_what_lies_in_a_chosen_folder_is_of_the_set(own: Path, source: Path) -> None:
    write_kmahjongg(source)
    (source / "sample.copyright").unlink()
    (source / "sample.desktop").rename(source / "other.desktop")
    (source / "LICENSE").write_text(LICENCE_OF_SOMETHING)
    found = converted(own, source)
    assert (found.name, found.author, found.license) == ("Sample", "Ann Other", "MIT")


def test_the_description_that_was_chosen_counts(own: Path, source: Path) -> None:
    desktop = write_kmahjongg(source)
    (source / "mine.desktop").write_text(desktop.read_text().replace("Ann Other", "Bob Else"))
    assert converted(own, source / "mine.desktop").author == "Bob Else"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_description_beside_it_that_cannot_be_read_is_no_matter(own: Path, source: Path) -> None:
    desktop = write_kmahjongg(source)
    (source / "old.desktop").symlink_to(source / "nowhere")
    (source / "another.desktop").mkdir()
    assert converted(own, source / "sample.svgz").author == "Ann Other"
    with pytest.raises(TileSetFault, match="here already"):
        converted(own, source)
    with pytest.raises(TileSetFault) as caught:
        converted(own, source / "old.desktop")
    assert caught.value.reason is FaultReason.UNREADABLE
    assert desktop.exists()


def test_a_folder_whose_names_say_nothing_can_still_be_matched(own: Path, source: Path) -> None:
    names = {label: f"picture-{100 + place}.svg" for place, label in enumerate(ORDINARY)}
    folder = write_faces(source / "unknown", names)
    fault = fault_of(own, folder)
    assert (fault.reason, fault.values["missing"]) == (FaultReason.MISSING_FACES, list(LABELS))
    assert (fault.values["names"], fault.values["files"]) == ({}, sorted(names.values()))
    found = converted(own, folder, names=names, filler=OURS)
    assert found.filled == FLOWERS_AND_SEASONS
    assert is_near(colour_at(found, "5B"), colour_of("5B"))


def test_a_few_files_whose_names_say_nothing_are_no_set(own: Path, source: Path) -> None:
    folder = write_faces(source / "unknown", {label: f"picture-{label}-x.svg" for label in LABELS[:20]})
    assert fault_of(own, folder).reason is FaultReason.UNKNOWN_KIND


def test_a_folder_by_one_of_its_faces_and_tiles_under_faces_are_lifted(own: Path, source: Path) -> None:
    body = '<rect x="10" y="10" width="280" height="380" rx="20" fill="#fafafa" stroke="#222" stroke-width="4"/>'
    folder = write_faces(source / "commons", cangjie_names(), body)
    found = converted(own, folder / "MJt1-.svg")
    assert found.name == "Commons"
    assert is_near(colour_at(found, "7D"), colour_of("7D"), 12)
    assert colour_at(found, "7D", 0.5, 0.08).alpha() == 0


def test_files_that_are_dropped_and_a_table_that_the_player_corrects(own: Path, source: Path) -> None:
    for label in LABELS:
        write_png_face(source / f"{label}.png", label)
    (source / "5B.png").rename(source / "oops.png")
    files = sorted(source.iterdir())
    fault = fault_of(own, *files)
    assert fault.values["missing"] == ["5B"]
    assert "oops.png" in fault.values["files"]
    found = converted(own, *files, names=fault.values["names"] | {"5B": "oops.png", "E": "E.png"})
    assert is_near(colour_at(found, "5B"), colour_of("5B"))
    assert found.filled == ()


def test_our_own_format_with_bold_variants(own: Path, source: Path) -> None:
    files = {f"set/{label}.svg": face_drawing(label) for label in LABELS} | {"set/tileset.json": manifest(name="Mine")}
    files["set/E-bold.svg"] = face_drawing("W")
    (source / "a.zip").write_bytes(zipped(files))
    found = converted(own, source / "a.zip", taken=["Mine"])
    assert found[2:6] == ("Mine 2", "Ann Other", "CC0-1.0", SourceKind.OURS)
    assert (found.folder / "E-bold.png").exists()
    assert not (found.folder / "S-bold.png").exists()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", FaultReason.BROKEN_MANIFEST),
        ("[" * 100_000, FaultReason.BROKEN_MANIFEST),
        ('{"format": "other"}', FaultReason.BROKEN_MANIFEST),
        (manifest(version=2), FaultReason.NEWER_VERSION),
        (manifest(version=True), FaultReason.BROKEN_MANIFEST),
        (manifest(version=0), FaultReason.BROKEN_MANIFEST),
        (manifest(), FaultReason.MISSING_FACES),
    ],
)
def test_manifests_that_cannot_be_used(own: Path, source: Path, text: str, reason: FaultReason) -> None:
    (source / "tileset.json").write_text(text)
    assert fault_of(own, source).reason is reason


def test_faces_without_a_drawing_are_named(own: Path, source: Path) -> None:
    write_kmahjongg(source, kmahjongg_drawing(without=["3C", "G"]))
    assert fault_of(own, source / "sample.desktop").values["missing"] == ["3C", "G"]


def test_a_face_on_which_nothing_is_drawn_is_missing_but_a_white_dragon_may_be_white(own: Path, source: Path) -> None:
    names = {label: f"{label}.svg" for label in LABELS}
    write_faces(source / "a", names)
    for label in ("Wh", "9B"):
        (source / "a" / f"{label}.svg").write_text(drawing(""))
    assert fault_of(own, source / "a").values["missing"] == ["9B"]


def test_a_sheet_of_pictures_elsewhere_says_so(own: Path, source: Path) -> None:
    image = '<image href="resource:///themes/educational.png" width="4128" height="264"/>'
    (source / "educational.svg").write_text(drawing(image, 'width="4128" height="264"'))
    assert fault_of(own, source / "educational.svg").reason is FaultReason.LINKED_PICTURES


def test_folders_with_several_sets_name_them(own: Path, source: Path) -> None:
    for name in ("a", "b"):
        (source / f"{name}.svg").write_text(sheet_drawing())
    fault = fault_of(own, source)
    assert (fault.reason, fault.values) == (FaultReason.SEVERAL_SETS, {"names": ["a.svg", "b.svg"]})


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("a.svg", drawing("<rect/>"), FaultReason.UNKNOWN_KIND),
        ("a.svg", "<svg", FaultReason.BROKEN_SVG),
        ("a.txt", COPYRIGHT, FaultReason.UNKNOWN_KIND),
        ("a.desktop", "[Desktop Entry]\nName=x\n", FaultReason.UNKNOWN_KIND),
        ("a.svg", drawing("<text>&a;</text>", head='<!DOCTYPE svg [<!ENTITY a "b">]>'), FaultReason.ENTITIES),
    ],
)
def test_what_is_no_set(own: Path, source: Path, name: str, text: str, reason: FaultReason) -> None:
    (source / name).write_text(text)
    assert fault_of(own, source / name).reason is reason


def test_empty_folders_are_no_set(own: Path, source: Path) -> None:
    assert fault_of(own, source).reason is FaultReason.UNKNOWN_KIND


def test_pictures_that_are_cut_or_huge(own: Path, source: Path) -> None:
    write_sheet_png(source / "a.png")
    data = (source / "a.png").read_bytes()
    (source / "a.png").write_bytes(data[: len(data) // 3])
    assert fault_of(own, source / "a.png").reason is FaultReason.BROKEN_PNG
    huge = data[:16] + (2**20).to_bytes(4, "big") + (2**15).to_bytes(4, "big") + data[24:]
    (source / "a.png").write_bytes(huge)
    assert fault_of(own, source / "a.png").reason in (FaultReason.HUGE_PICTURE, FaultReason.BROKEN_PNG)


def test_a_folder_that_cannot_be_written(own: Path, source: Path) -> None:
    own.write_text("a file")
    with pytest.raises(TileSetFault) as caught:
        converted(own, write_kmahjongg(source))
    assert caught.value.reason is FaultReason.UNWRITABLE
