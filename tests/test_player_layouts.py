"""The player's folder read, and files taken into it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt import player_layouts
from mahjong_qt.engine.formats.import_result import AlreadyHere, Imported, PassedOver, Refused
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_entry import LayoutOrigin
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileFault, encode_layout, read_layout_file
from mahjong_qt.engine.layout.own_files import digest_of, file_name_for
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.player_layouts import (
    import_files,
    import_text,
    list_files,
    make_listed,
    scan_own,
    scan_shipped,
    write_back,
)
from tests.engine.sample_games import LAYOUTS

if TYPE_CHECKING:
    from pathlib import Path

    from mahjong_qt.engine.formats.import_result import ImportResult

PAIR = Layout.from_tiles([(0, 0, 0), (2, 0, 0)])
TOWER = Layout.from_tiles([(0, 0, 0), (0, 0, 1), (4, 0, 0), (4, 0, 1)])
PAIR_CODE = own_layout_code(PAIR.fingerprint)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def drop(tmp_path: Path) -> Path:
    folder = tmp_path / "drop"
    folder.mkdir()
    return folder


def put(folder: Path, name: str, layout: Layout, title: str = "", **values: object) -> str:
    path = folder / name
    path.write_bytes(encode_layout(LayoutFile(layout, title, **values)))  # type: ignore[arg-type]
    return str(path)


def take(own: Path, *paths: str, known: frozenset[str] = frozenset()) -> tuple[ImportResult, ...]:
    return import_files(paths, str(LAYOUTS), str(own), known)


def test_a_good_file_is_imported_and_a_bad_one_refused_with_its_reason(own: Path, drop: Path) -> None:
    good = put(drop, "pair.json", PAIR, "Ein Paar!", author="Ada", id="turtle", number=3)
    bad = drop / "bad.json"
    bad.write_text('{"format": "mahjong-layout", "version": 1, "tiles": [[0, 0, -1]]}')
    imported, refused = take(own, good, str(bad))
    assert isinstance(imported, Imported)
    assert (imported.source, imported.entry.id, imported.entry.origin) == (good, PAIR_CODE, LayoutOrigin.OWN)
    assert isinstance(refused, Refused)
    assert (refused.error.fault, refused.error.source) == (LayoutFileFault.OUT_OF_RANGE, str(bad))
    (written,) = own.iterdir()
    assert str(written) == imported.entry.path
    assert written.name == f"ein-paar-{PAIR_CODE}.mjlayout"
    assert imported.digest == digest_of(written.read_bytes())
    file = read_layout_file(written)
    assert (file.name, file.author, file.id, file.number) == ("Ein Paar!", "Ada", "", None)


def test_the_same_shape_is_noticed_wherever_it_is(own: Path, drop: Path) -> None:
    turtle = read_layout_file(LAYOUTS / "turtle.json").layout
    paths = [
        put(drop, "a.json", PAIR, "One"),
        put(drop, "b.json", PAIR, "Two"),
        put(drop, "c.json", turtle, "Mine"),
        put(drop, "d.json", TOWER, "Tower"),
    ]
    tower_code = own_layout_code(TOWER.fingerprint)
    results = take(own, *paths, known=frozenset({tower_code}))
    assert isinstance(results[0], Imported)
    assert results[1:] == (
        AlreadyHere(paths[1], "Two", PAIR_CODE),
        AlreadyHere(paths[2], "Mine", "turtle"),
        AlreadyHere(paths[3], "Tower", tower_code),
    )
    assert len(list(own.iterdir())) == 1


def test_a_layout_with_the_tiles_of_a_field_is_another_one(own: Path, drop: Path) -> None:
    field = read_layout_file(LAYOUTS / "shisen-14x6.json")
    flat = put(drop, "a.json", field.layout, "Flat")
    same = drop / "b.json"
    same.write_bytes(encode_layout(field))
    imported, known = take(own, flat, str(same))
    assert isinstance(imported, Imported)
    assert (imported.entry.game, imported.entry.id) == ("solitaire", own_layout_code(field.layout.fingerprint))
    assert isinstance(known, AlreadyHere)
    assert [one.layout_id for one in take(drop / "other", str(same)) if isinstance(one, AlreadyHere)] == ["shisen-14x6"]


def test_a_file_that_the_player_changed_is_not_written_over(own: Path, drop: Path) -> None:
    original = put(drop, "a.json", PAIR, "Mine")
    (imported,) = take(own, original)
    assert isinstance(imported, Imported)
    changed = own / Path(imported.entry.path).name
    changed.write_bytes(encode_layout(LayoutFile(TOWER, "Mine, changed")))
    (again,) = take(own, original)
    assert isinstance(again, Imported)
    assert Path(again.entry.path).name == f"mine-2-{PAIR_CODE}.mjlayout"
    assert read_layout_file(changed).layout == TOWER


def test_what_a_killed_program_left_half_written_is_removed(own: Path) -> None:
    own.mkdir()
    (own / ".mine.mjlayout.x1y2").write_bytes(b"half")
    os.utime(own / ".mine.mjlayout.x1y2", (0, 0))
    # the editor may be writing it at this moment
    (own / ".new.mjlayout.x1y2").write_bytes(b"half")
    (own / "note.txt").write_bytes(b"the player's")
    scan_own(str(own))
    assert {path.name for path in own.iterdir()} == {"note.txt", ".new.mjlayout.x1y2"}


def test_names_may_repeat(own: Path, drop: Path) -> None:
    results = take(own, put(drop, "a.json", PAIR, "Dragon"), put(drop, "b.json", TOWER, "Dragon"))
    assert [type(result) for result in results] == [Imported, Imported]
    assert len(scan_own(str(own)).entries) == 2


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("../../etc/passwd", "etc-passwd"),
        ("Žluťoučký kůň", "zlutoucky-kun"),
        ("龍", "layout"),
        ("", "layout"),
        ("a" * 99, "a" * 40),
    ],
)
def test_a_name_cannot_lead_out_of_the_folder(name: str, slug: str) -> None:
    assert file_name_for(LayoutFile(PAIR, name)) == f"{slug}-{PAIR_CODE}.mjlayout"


def test_text_is_imported_like_a_file(own: Path) -> None:
    data = encode_layout(LayoutFile(PAIR, "Pair"))
    (imported,) = import_text(data, "clipboard", str(LAYOUTS), str(own), frozenset())
    assert isinstance(imported, Imported)
    assert imported.source == "clipboard"
    (refused,) = import_text(b"no layout at all", "clipboard", str(LAYOUTS), str(own), frozenset())
    assert isinstance(refused, Refused)
    assert refused.error.source == "clipboard"


def test_a_text_may_be_a_mail_and_a_file_may_not(own: Path, drop: Path) -> None:
    mail = b"Hello!\n\n" + encode_layout(LayoutFile(PAIR, "Pair")) + b"\n-- \nAda\n"
    (drop / "mail.json").write_bytes(mail)
    (refused,) = take(own, str(drop / "mail.json"))
    assert isinstance(refused, Refused)
    (imported,) = import_text(mail, "", str(LAYOUTS), str(own), frozenset())
    assert isinstance(imported, Imported)
    assert imported.entry.id == PAIR_CODE


def test_a_picture_among_the_files_is_passed_over(own: Path, drop: Path) -> None:
    (drop / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    (result,) = take(own, str(drop / "a.png"))
    assert isinstance(result, PassedOver)


def test_removed_files_are_written_back_and_what_is_there_stays(tmp_path: Path) -> None:
    gone, there, nowhere = tmp_path / "own" / "gone", tmp_path / "there", tmp_path / "there" / "nowhere"
    there.write_bytes(b"newer")
    paths = write_back({str(gone): b"1", str(there): b"2", str(nowhere): b"3"})
    assert paths == (str(gone), str(there))
    assert (gone.read_bytes(), there.read_bytes()) == (b"1", b"newer")


def test_unknown_entries_survive_the_import(own: Path, drop: Path) -> None:
    raw = json.loads(encode_layout(LayoutFile(PAIR, "Pair"))) | {"x-colour": [1, 2]}
    (drop / "pair.json").write_text(json.dumps(raw))
    take(own, str(drop / "pair.json"))
    (written,) = own.iterdir()
    assert json.loads(written.read_text())["x-colour"] == [1, 2]


def test_a_folder_that_cannot_be_written_into_is_told_for_each_file(tmp_path: Path, drop: Path) -> None:
    (tmp_path / "own").write_text("a file where the folder should be")
    (refused,) = take(tmp_path / "own", put(drop, "pair.json", PAIR))
    assert isinstance(refused, Refused)
    assert refused.error.fault is LayoutFileFault.UNWRITABLE
    assert str(tmp_path / "own") in str(refused.error)


def test_asked_to_stop_it_returns_what_was_done(own: Path, drop: Path) -> None:
    paths = [put(drop, "a.json", PAIR), put(drop, "b.json", TOWER)]
    answers = iter([False, True])
    results = import_files(paths, str(LAYOUTS), str(own), frozenset(), should_stop=lambda: next(answers))
    assert len(results) == 1


def test_folders_are_opened_and_hidden_files_and_companions_left_out(drop: Path) -> None:
    inner = drop / "inner"
    inner.mkdir()
    (drop / ".hidden").mkdir()
    for path in (drop / "a.layout", drop / "a.desktop", drop / ".b", inner / "c", drop / ".hidden" / "d"):
        path.write_text("x")
    missing = str(drop / "missing")
    assert list_files((str(drop), missing, str(inner / "c"))) == (str(drop / "a.layout"), str(inner / "c"), missing)


def test_a_companion_alone_stays(drop: Path) -> None:
    (drop / "a.desktop").write_text("x")
    assert list_files((str(drop / "a.desktop"),)) == (str(drop / "a.desktop"),)


def test_there_are_limits_to_a_folder(drop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_layouts, "MAX_FILES", 3)
    for name in "abcde":
        (drop / name).write_text("x")
    assert len(list_files((str(drop),))) == 3


def test_scanning_the_players_folder(own: Path) -> None:
    own.mkdir()
    put(own, "a.mjlayout", PAIR, "First")
    put(own, "b.mjlayout", PAIR, "The same again")
    put(own, "c.mjlayout", TOWER, "Tower")
    (own / "d.mjlayout").write_text("{")
    scan = scan_own(str(own))
    assert [(entry.name, entry.origin) for entry in scan.entries] == [
        ("First", LayoutOrigin.OWN),
        ("Tower", LayoutOrigin.OWN),
    ]
    assert [fault.source for fault in scan.faults] == [str(own / "d.mjlayout")]
    assert [OwnLayouts(own).load(entry.id) is not None for entry in scan.entries] == [True, True]
    assert [entry.path for entry in scan.entries] == [
        str(own / f"a-{PAIR_CODE}.mjlayout"),
        str(own / f"c-{own_layout_code(TOWER.fingerprint)}.mjlayout"),
    ]
    assert scan_own(str(own)).entries == scan.entries
    assert scan_own(str(own / "missing")).entries == ()


def test_scanning_what_ships() -> None:
    made = make_listed(("G7", "G01", "Gx"))
    assert [(entry.id, entry.origin) for entry in made.entries] == [("G7", LayoutOrigin.GENERATED)]
    scan = scan_shipped(str(LAYOUTS))
    assert scan.entries[0].id == "turtle"
    numbers = [entry.number for entry in scan.entries if entry.number is not None]
    assert numbers == sorted(numbers)
    assert scan.faults == ()
