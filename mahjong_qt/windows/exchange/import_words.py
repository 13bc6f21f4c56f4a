"""What is said of an import: how far it is, and what came of it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, QObject

from mahjong_qt.wording.layout_faults import fault_words, place_words, raised
from mahjong_qt.wording.layout_names import layout_name, shortened

if TYPE_CHECKING:
    from mahjong_qt.engine.formats.import_result import AlreadyHere, Imported
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry
    from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
    from mahjong_qt.import_job import ImportReport
    from mahjong_qt.layout_shelf import LayoutShelf


class Outcome(NamedTuple):
    """What came of an import, in words, and what can be done next.

    ``layout_ids`` are the layouts to show, and ``to_play`` is the one to play, if any. ``has_list`` says whether a list
    of the files tells more, ``is_good`` whether nothing went wrong.
    """

    title: str
    text: str
    layout_ids: tuple[str, ...] = ()
    to_play: str = ""
    has_list: bool = False
    is_good: bool = True


class ImportWords(QObject):
    """Finds the words for imports, with the names that the layouts have on the shelf."""

    def __init__(self, shelf: LayoutShelf, parent: QObject | None = None) -> None:
        """Look names up on a shelf."""
        super().__init__(parent)
        self.shelf = shelf

    def progress(self, done: int, of: int) -> tuple[str, str]:
        """Return a title, and how far it is; ``of`` is 0 while nobody knows how many files there are."""
        title = self.tr("Importing layouts…")
        if not of:
            return title, self.tr("Looking for files")
        locale = QLocale()
        text = self.tr("%1 of %2 files").replace("%1", locale.toString(done)).replace("%2", locale.toString(of))
        return title, text

    def outcome(self, report: ImportReport) -> Outcome:
        """Return what came of an import."""
        outcome, passed_over = self._of_layouts(report), len(report.passed_over)
        if not passed_over:
            return outcome
        if report.imported or report.already_here or report.refused or report.was_cancelled:
            note = self.tr("%n other file(s) was/were passed over.", "", passed_over)
            return outcome._replace(text=" ".join(filter(None, (outcome.text, note))), has_list=True)
        # one that was meant to be a layout is told why it is none
        return self._of_bad(report.passed_over[0].error) if passed_over == 1 else outcome._replace(has_list=True)

    def _of_layouts(self, report: ImportReport) -> Outcome:
        """Return what came of an import but for files that are no layouts."""
        counts = len(report.imported), len(report.already_here), len(report.refused)
        if report.was_cancelled:
            came = self.tr("%n layout(s) came in before.", "", counts[0]) if counts[0] else ""
            return self._of_many(report, self.tr("Import cancelled"), came, self._rest(report))
        match counts:
            case (0, 0, 0):
                text = self.tr("There is no file in it that could be a layout.")
                return Outcome(self.tr("No layouts were found"), text, is_good=False)
            case (1, 0, 0):
                return self._of_one(report.imported[0])
            case (0, 1, 0):
                return self._of_known(report.already_here[0])
            case (0, 0, 1):
                return self._of_bad(report.refused[0].error)
            case (0, 0, _):
                return self._of_many(report, self.tr("No layout could be imported"))
            case (0, _, _):
                return self._of_many(report, self.tr("Nothing new was imported"), self._rest(report))
            case _:
                title = self.tr("%n layout(s) imported", "", len(report.imported))
                return self._of_many(report, title, self._rest(report))

    def name_here(self, layout_id: str) -> str:
        """Return what a layout is called here."""
        entry = self.shelf.entry(layout_id)
        return entry_name(entry) if entry is not None else layout_name(layout_id, "")

    def name_of(self, known: AlreadyHere) -> str:
        """Return what a layout that is here already is called in the file that came just now."""
        from mahjong_qt.engine.layout.layout_file import name_in

        return shortened(name_in(known.name, QLocale().name())) or self.name_here(known.layout_id)

    def _of_one(self, imported: Imported) -> Outcome:
        entry = imported.entry
        title = self.tr("“%1” is now among your layouts").replace("%1", entry_name(entry))
        text = ""
        if not entry.is_playable:
            text = self.tr("It is a draft with an odd number of tiles, so it cannot be played.")
        elif entry.is_field:
            text = self.tr("It is a field for Shisen-sho.")
        return Outcome(title, text, (entry.id,), entry.id if entry.is_playable else "")

    def _of_known(self, known: AlreadyHere) -> Outcome:
        name, name_here = self.name_of(known), self.name_here(known.layout_id)
        title = self.tr("“%1” is here already").replace("%1", name)
        text = "" if name == name_here else self.tr("Here it is called “%1”.").replace("%1", name_here)
        return Outcome(title, text, (known.layout_id,), self._playable(known.layout_id))

    def _of_bad(self, error: LayoutFileError) -> Outcome:
        title = self.tr("This text could not be imported")
        if error.source:
            name = shortened(os.path.basename(error.source))
            title = self.tr("“%1” could not be imported").replace("%1", name)
        place, words = place_words(error.place), fault_words(error)
        return Outcome(title, f"{raised(place)}: {words}" if place else words, is_good=False)

    def _of_many(self, report: ImportReport, title: str, *sentences: str) -> Outcome:
        ids = tuple(imported.entry.id for imported in report.imported)
        if not ids:
            ids = tuple(dict.fromkeys(known.layout_id for known in report.already_here))
        to_play = self._playable(ids[0]) if len(ids) == 1 else ""
        has_list = bool(report.already_here or report.refused)
        text = " ".join(filter(None, sentences))
        return Outcome(title, text, ids, to_play, has_list, is_good=not report.refused)

    def _rest(self, report: ImportReport) -> str:
        """Return sentences with the numbers of what cannot be played or did not come in; a zero is not named."""
        drafts = sum(not new.entry.is_playable for new in report.imported)
        here, refused = len(report.already_here), len(report.refused)
        sentences = []
        if drafts:
            text = self.tr("%n is a draft/are drafts with an odd number of tiles and cannot be played.", "", drafts)
            sentences.append(text)
        if here:
            sentences.append(self.tr("%n was/were here already.", "", here))
        if refused:
            sentences.append(self.tr("%n could not be imported.", "", refused))
        return " ".join(sentences)

    def _playable(self, layout_id: str) -> str:
        entry = self.shelf.entry(layout_id)
        return layout_id if entry is not None and entry.is_playable else ""


def entry_name(entry: LayoutEntry) -> str:
    """Return what a layout is called in the language in force, short enough for a sentence."""
    return layout_name(entry.id, shortened(entry.name_in(QLocale().name())))
