from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from mahjong_qt.engine.formats.import_result import AlreadyHere, Imported, PassedOver, Refused
from mahjong_qt.engine.layout.layout_entry import LayoutEntry, LayoutOrigin, pack_places
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from mahjong_qt.import_job import ImportReport
from mahjong_qt.windows.exchange.import_words import ImportWords, Outcome
from mahjong_qt.wording.layout_names import LONGEST_NAME

if TYPE_CHECKING:
    from mahjong_qt.layout_shelf import LayoutShelf

pytestmark = pytest.mark.usefixtures("qapp")


def entry(layout_id: str, name: str | dict[str, str], tiles: int = 2, game: str = "solitaire") -> LayoutEntry:
    packed = pack_places([(2 * x, 0, 0) for x in range(tiles)])
    return LayoutEntry(layout_id, name, "", "", game, LayoutOrigin.OWN, packed)


TURTLE = entry("turtle", {"en": "Turtle", "de": "Schildkröte"})
ODD = entry("XODDODDODDO", "Odd", 3)


class Shelf:
    def entry(self, layout_id: str) -> LayoutEntry | None:
        return {"turtle": TURTLE, "XODDODDODDO": ODD}.get(layout_id)


@pytest.fixture
def words() -> ImportWords:
    return ImportWords(cast("LayoutShelf", Shelf()))


def bad(name: str = "a.map", place: str = "line 4, column 9") -> Refused:
    return Refused(LayoutFileError(LayoutFileFault.EMPTY_FILE, f"/layouts/{name}", place))


def known(name: str = "Turtle", layout_id: str = "turtle") -> AlreadyHere:
    return AlreadyHere("/layouts/b.map", name, layout_id)


def other() -> PassedOver:
    return PassedOver(LayoutFileError(LayoutFileFault.EMPTY_FILE, "/layouts/README.md"))


def new(layout: LayoutEntry) -> Imported:
    return Imported("/layouts/c.map", layout)


@pytest.mark.parametrize(
    ("report", "outcome"),
    [
        (
            ImportReport((new(entry("XAAAAAAAAAA", "Dragon")),)),
            Outcome("“Dragon” is now among your layouts", "", ("XAAAAAAAAAA",), "XAAAAAAAAAA"),
        ),
        (
            ImportReport((new(ODD),)),
            Outcome(
                "“Odd” is now among your layouts",
                "It is a draft with an odd number of tiles, so it cannot be played.",
                ("XODDODDODDO",),
            ),
        ),
        (
            ImportReport((new(entry("XAAAAAAAAAA", "Flat", game="shisen-sho")),)),
            Outcome(
                "“Flat” is now among your layouts",
                "It is a field for Shisen-sho.",
                ("XAAAAAAAAAA",),
                "XAAAAAAAAAA",
            ),
        ),
        (ImportReport((), (known(),)), Outcome("“Turtle” is here already", "", ("turtle",), "turtle")),
        (
            ImportReport((), (known("Tortoise"),)),
            Outcome("“Tortoise” is here already", "Here it is called “Turtle”.", ("turtle",), "turtle"),
        ),
        (ImportReport((), (known("Odd", "XODDODDODDO"),)), Outcome("“Odd” is here already", "", ("XODDODDODDO",))),
        (
            ImportReport((), (), (bad(),)),
            Outcome("“a.map” could not be imported", "Line 4, column 9: The file is empty.", is_good=False),
        ),
        (
            ImportReport((), (), (bad(place=""),)),
            Outcome("“a.map” could not be imported", "The file is empty.", is_good=False),
        ),
        (
            ImportReport((), (), (Refused(LayoutFileError(LayoutFileFault.EMPTY_FILE, "")),)),
            Outcome("This text could not be imported", "The file is empty.", is_good=False),
        ),
        (
            ImportReport(),
            Outcome("No layouts were found", "There is no file in it that could be a layout.", is_good=False),
        ),
    ],
)
def test_one_file_is_told_by_its_name(words: ImportWords, report: ImportReport, outcome: Outcome) -> None:
    assert words.outcome(report) == outcome


@pytest.mark.parametrize(
    ("counts", "title", "text", "to_play", "is_good"),
    [
        ((2, 0, 0), "2 layout(s) imported", "", "", True),
        ((46, 2, 3), "46 layout(s) imported", "2 was/were here already. 3 could not be imported.", "", False),
        ((1, 0, 3), "1 layout(s) imported", "3 could not be imported.", "", False),
        ((1, 2, 0), "1 layout(s) imported", "2 was/were here already.", "", True),
        ((0, 2, 0), "Nothing new was imported", "2 was/were here already.", "turtle", True),
        ((0, 1, 1), "Nothing new was imported", "1 was/were here already. 1 could not be imported.", "turtle", False),
        ((0, 0, 2), "No layout could be imported", "", "", False),
    ],
)
def test_many_files_are_told_by_their_numbers(
    words: ImportWords, counts: tuple[int, int, int], title: str, text: str, to_play: str, is_good: bool
) -> None:
    imported, here, refused = counts
    ids = [f"X{number:010}" for number in range(imported)]
    report = ImportReport(
        tuple(new(entry(layout_id, layout_id)) for layout_id in ids), (known(),) * here, (bad(),) * refused
    )
    outcome = words.outcome(report)
    assert (outcome.title, outcome.text) == (title, text)
    assert outcome.layout_ids == (tuple(ids) or ("turtle",) * bool(here))
    assert (outcome.to_play, outcome.is_good) == (to_play, is_good)
    assert outcome.has_list == bool(here or refused)


def test_what_was_done_before_it_was_cancelled_is_told(words: ImportWords) -> None:
    report = ImportReport((new(TURTLE), new(TURTLE)), (), (bad(),), was_cancelled=True)
    outcome = words.outcome(report)
    assert outcome.title == "Import cancelled"
    assert outcome.text == "2 layout(s) came in before. 1 could not be imported."
    assert words.outcome(ImportReport(was_cancelled=True)) == Outcome("Import cancelled", "")


def test_what_came_in_and_cannot_be_played_is_told(words: ImportWords) -> None:
    field = entry("XAAAAAAAAAA", "Flat", game="shisen-sho")
    outcome = words.outcome(ImportReport((new(TURTLE), new(ODD), new(field), new(ODD)), (known(),)))
    assert outcome.title == "4 layout(s) imported"
    assert outcome.text == (
        "2 is a draft/are drafts with an odd number of tiles and cannot be played. 1 was/were here already."
    )


@pytest.mark.parametrize(
    ("report", "outcome"),
    [
        (
            ImportReport((new(TURTLE), new(TURTLE)), passed_over=(other(),) * 12),
            Outcome(
                "2 layout(s) imported", "12 other file(s) was/were passed over.", ("turtle", "turtle"), has_list=True
            ),
        ),
        (
            ImportReport((new(TURTLE),), passed_over=(other(),)),
            Outcome(
                "“Turtle” is now among your layouts",
                "1 other file(s) was/were passed over.",
                ("turtle",),
                "turtle",
                has_list=True,
            ),
        ),
        (
            ImportReport((), (), (bad(),), passed_over=(other(),)),
            Outcome(
                "“a.map” could not be imported",
                "Line 4, column 9: The file is empty. 1 other file(s) was/were passed over.",
                has_list=True,
                is_good=False,
            ),
        ),
        (
            ImportReport(passed_over=(other(),) * 2),
            Outcome(
                "No layouts were found",
                "There is no file in it that could be a layout.",
                has_list=True,
                is_good=False,
            ),
        ),
        (
            ImportReport(passed_over=(other(),)),
            Outcome("“README.md” could not be imported", "The file is empty.", is_good=False),
        ),
    ],
)
def test_files_that_are_no_layouts_are_told_together(
    words: ImportWords, report: ImportReport, outcome: Outcome
) -> None:
    assert words.outcome(report) == outcome


def test_names_are_taken_as_they_are_but_short_and_in_one_line(words: ImportWords) -> None:
    title = words.outcome(ImportReport((new(entry("XAAAAAAAAAA", "<b>%1</b>\n%2")),))).title
    assert title == "“<b>%1</b> %2” is now among your layouts"
    title = words.outcome(ImportReport((new(entry("XAAAAAAAAAA", "x" * 1000)),))).title
    assert f"“{'x' * (LONGEST_NAME - 1)}…”" in title
    assert words.outcome(ImportReport((), (known("%1"),))).title == "“%1” is here already"


def test_nameless_ones_are_called_by_their_codes(words: ImportWords) -> None:
    assert words.outcome(ImportReport((new(entry("XAAAAAAAAAA", "")),))).title.startswith("“XAAAAAAAAAA”")
    assert words.outcome(ImportReport((), (known("", "X7"),))).title == "“X7” is here already"


def test_progress_is_told_in_files(words: ImportWords) -> None:
    assert words.progress(3, 50) == ("Importing layouts…", "3 of 50 files")
    assert words.progress(0, 0) == ("Importing layouts…", "Looking for files")
