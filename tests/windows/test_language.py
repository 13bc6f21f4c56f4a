from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mahjong_qt.wording.language import Language, Translators, available_languages, nearest_language
from resources.source import translations
from tests.view.sample_boards import turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table

FOLDER = Path(__file__).parents[2] / "resources" / "translations"

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{code}" sourcelanguage="en">
<context>
    <name>Language</name>
    <message><source>English</source><translation>{name}</translation></message>
</context>
<context>
    <name>LayoutChooser</name>
    <message><source>Layouts</source><translation>{layouts}</translation></message>
</context>
</TS>
"""


@pytest.fixture
def translators(qapp: QApplication) -> Iterator[Translators]:
    locale = QLocale()
    translators = Translators(FOLDER)
    yield translators
    # deleting a translator takes it off the application
    translators.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages that the system prefers; a test fills the list."""
    languages: list[str] = []

    class System(QLocale):
        def uiLanguages(self, *_: object) -> list[str]:  # noqa: N802
            return languages

    monkeypatch.setattr("mahjong_qt.wording.language.QLocale.system", lambda: System(QLocale.Language.C))
    return languages


def add_catalogue(folder: Path, code: str, name: str = "", layouts: str = "") -> None:
    source = folder / f"mahjong_qt_{code}.ts"
    source.write_text(CATALOGUE.format(code=code, name=name, layouts=layouts), "utf-8")
    translations.release(source, source.with_suffix(".qm"))


def layouts_word() -> str:
    return QCoreApplication.translate("LayoutChooser", "Layouts")


def tiles(count: int) -> str:
    return QCoreApplication.translate("LayoutModel", "%n tile(s)", "", count)


def test_english_and_german_are_there_under_their_own_names() -> None:
    languages = available_languages(FOLDER)
    assert Language("de", "Deutsch") in languages
    assert Language("en", "English") in languages


def test_languages_are_listed_by_their_own_names(tmp_path: Path) -> None:
    add_catalogue(tmp_path, "fi", "suomi")
    add_catalogue(tmp_path, "de", "Deutsch")
    add_catalogue(tmp_path, "en_GB", "British English")
    (tmp_path / "other_xx.qm").write_bytes(b"")
    assert [language.code for language in available_languages(tmp_path)] == ["en_GB", "de", "fi"]


def test_a_catalogue_that_does_not_name_its_language_is_named_by_qt(tmp_path: Path) -> None:
    add_catalogue(tmp_path, "de")
    (tmp_path / "mahjong_qt_fr.qm").write_bytes(b"broken")
    assert available_languages(tmp_path) == [Language("de", "Deutsch"), Language("fr", "français")]


def test_without_catalogues_there_is_no_language_to_choose(tmp_path: Path) -> None:
    assert available_languages(tmp_path) == []
    assert available_languages(tmp_path / "missing") == []


@pytest.mark.parametrize(
    ("wanted", "available", "expected"),
    [
        (["de"], ["de", "en"], "de"),
        (["de-AT"], ["de", "en"], "de"),
        (["de-Latn-AT"], ["de", "de_AT"], "de_AT"),
        (["de_AT"], ["de_AT", "de"], "de_AT"),
        (["fr-FR", "fr", "de-DE", "en"], ["de", "en"], "de"),
        (["en-US", "de"], ["de", "en"], "en"),
        (["pt-PT"], ["pt_BR", "en"], "en"),
        (["pt-BR"], ["pt_BR"], "pt_BR"),
        (["C"], ["de", "en"], "en"),
        ([], ["de"], "en"),
        (["de"], [], "en"),
    ],
)
def test_the_nearest_language(wanted: list[str], available: list[str], expected: str) -> None:
    assert nearest_language(wanted, available) == expected


def test_a_language_is_in_force_at_once(translators: Translators) -> None:
    assert translators.use("de") == "de"
    assert translators.in_force == "de"
    assert (layouts_word(), tiles(1), tiles(3)) == ("Aufstellungen", "1 Stein", "3 Steine")
    assert QLocale().language() == QLocale.Language.German


def test_english_has_its_plurals(translators: Translators) -> None:
    assert translators.use("en") == "en"
    assert (tiles(0), tiles(1), tiles(2)) == ("0 tiles", "1 tile", "2 tiles")


def test_one_language_gives_way_to_the_next(translators: Translators) -> None:
    for _ in range(3):
        translators.use("de")
        assert layouts_word() == "Aufstellungen"
        translators.use("en")
        assert (layouts_word(), tiles(1)) == ("Layouts", "1 tile")
    assert QLocale().language() == QLocale.Language.English


def test_qt_s_own_texts_are_translated_too(translators: Translators) -> None:
    translators.use("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    translators.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize("code", ["", "xx", "../de", "de_XX"])
def test_an_empty_or_unknown_code_stands_for_the_system_s_language(
    translators: Translators, system: list[str], code: str
) -> None:
    system += ["fr-FR", "de-CH", "en"]
    assert translators.use(code) == "de"
    assert layouts_word() == "Aufstellungen"


def test_english_steps_in_for_a_system_in_another_language(translators: Translators, system: list[str]) -> None:
    system += ["hu-HU", "hu"]
    assert translators.use("") == "en"
    assert tiles(1) == "1 tile"


def test_what_a_language_leaves_out_is_english_with_its_plurals(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "mahjong_qt_en.qm").write_bytes((FOLDER / "mahjong_qt_en.qm").read_bytes())
    add_catalogue(tmp_path, "fr", "français", "Dispositions")
    locale = QLocale()
    translators = Translators(tmp_path)
    assert translators.use("fr") == "fr"
    assert (layouts_word(), tiles(1)) == ("Dispositions", "1 tile")
    translators.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert layouts_word() == "Layouts"
    QLocale.setDefault(locale)


def test_a_folder_without_catalogues_leaves_the_source_texts(tmp_path: Path, qapp: QApplication) -> None:
    locale = QLocale()
    assert Translators(tmp_path).use("de") == "en"
    assert layouts_word() == "Layouts"
    QLocale.setDefault(locale)


def test_open_windows_are_told_and_the_same_language_tells_nobody(translators: Translators, qtbot: QtBot) -> None:
    translators.use("en")
    told = []

    class Window(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                told.append(layouts_word())
            super().changeEvent(event)

    window = Window()
    qtbot.addWidget(window)
    window.show()
    QCoreApplication.sendPostedEvents()
    told.clear()
    translators.use("de")
    QCoreApplication.sendPostedEvents()
    assert told == ["Aufstellungen"]
    translators.use("de")
    QCoreApplication.sendPostedEvents()
    assert told == ["Aufstellungen"]


def test_no_translator_piles_up(translators: Translators) -> None:
    counts = []
    for code in ("de", "en", "de", "en"):
        translators.use(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(translators.children()))
    assert counts[:2] == counts[2:]


def test_a_right_to_left_language_turns_the_windows(tmp_path: Path, qapp: QApplication) -> None:
    add_catalogue(tmp_path, "ar", "العربية", "x")
    locale = QLocale()
    translators = Translators(tmp_path)
    translators.use("ar")
    assert qapp.layoutDirection() == Qt.LayoutDirection.RightToLeft
    translators.use("en")
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
    translators.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)


def test_the_catalogues_are_up_to_date_with_the_code() -> None:
    assert translations.faults(FOLDER) == []


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_languages_that_ship_are_complete(code: str) -> None:
    entries = translations.read_catalogue(FOLDER / f"mahjong_qt_{code}.ts")
    assert entries
    assert [entry.text.source for entry in entries if not entry.is_finished] == []


def test_english_names_every_plural() -> None:
    plurals = {text for text in translations.texts_in_code() if text.is_plural}
    assert {entry.text for entry in translations.read_catalogue(FOLDER / "mahjong_qt_en.ts")} == plurals


def test_texts_are_found_in_code_with_context_comment_and_number(tmp_path: Path) -> None:
    (tmp_path / "mahjong_qt").mkdir()
    (tmp_path / "mahjong_qt" / "some.py").write_text(
        "class Outer(QWidget):\n"
        "    def go(self):\n"
        '        self.tr("one")\n'
        '        self.tr("%n two", "why", len(things))\n'
        '        QCoreApplication.translate("Other", "three"\n            " and four")\n'
        "        self.tr(variable)\n"
        "        text.translate(table)\n",
        "utf-8",
    )
    assert translations.texts_in_code(tmp_path) == {
        translations.Text("Outer", "one", "", False): "mahjong_qt/some.py:3",
        translations.Text("Outer", "%n two", "why", True): "mahjong_qt/some.py:4",
        translations.Text("Other", "three and four", "", False): "mahjong_qt/some.py:5",
    }


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("<source>Layouts</source>", "<source>Layoutz</source>", "mahjong_qt_de.ts is older than the code"),
        (">Aufstellungen<", ">Anordnungen<", "mahjong_qt_de.qm is older than mahjong_qt_de.ts"),
        (">Spielcode %1<", ">Spielcode<", "other places to fill in"),
        (">&amp;Schließen<", ">Schließen<", "differ in their access keys"),
        (">Aufstellungen<", "> <", "is finished and empty"),
    ],
)
def test_slips_of_a_catalogue_are_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    for path in FOLDER.glob("mahjong_qt_de.*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    catalogue = tmp_path / "mahjong_qt_de.ts"
    text = catalogue.read_text("utf-8")
    assert old in text
    catalogue.write_text(text.replace(old, new), "utf-8")
    assert any(fault in found for found in translations.faults(tmp_path))


def test_a_file_that_is_no_catalogue_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "mahjong_qt_de.ts").write_text("nothing", "utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        translations.release(tmp_path / "mahjong_qt_de.ts", tmp_path / "mahjong_qt_de.qm")


def access_keys(context: str, sources: Sequence[str] = ()) -> list[str]:
    """The letters behind & in German, of all texts of a context or of some."""
    entries = translations.read_catalogue(FOLDER / "mahjong_qt_de.ts")
    forms = [
        entry.forms[0]
        for entry in entries
        if entry.text.context == context and (not sources or entry.text.source in sources)
    ]
    return [match[1].casefold() for form in forms if (match := re.search(r"&(\w)", form))]


@pytest.mark.parametrize("window", ["AboutDialog", "CodeDialog", "LayoutChooser", "SettingsWindow"])
def test_german_access_keys_are_unique_within_a_window(window: str) -> None:
    keys = access_keys(window)
    assert len(keys) >= 2
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "group",
    [
        ("&Undo", "&Shuffle", "&Same deal again", "&New game", "&Give up"),
        *(
            ("&Undo", "&Redo", back, "&Hint", "&Shuffle", pause)
            for back in ("&Back to where it can be won", "&Back to move %1", "&Back to the start")
            for pause in ("&Pause", "R&esume")
        ),
    ],
)
def test_german_access_keys_are_unique_among_actions_shown_together(group: Sequence[str]) -> None:
    assert len(set(access_keys("Actions", group))) == len(group)


@pytest.mark.qt_log_ignore("does not support propagateSizeHints")
@pytest.mark.parametrize("code", ["de", "en"])
def test_the_figures_find_room_beside_the_buttons_of_the_smallest_window(
    translators: Translators, open_table: Callable[..., Table], code: str
) -> None:
    translators.use(code)
    table = open_table(turtle_deal(), width=640, height=440)
    table.session.begin()
    table.seconds += 36_000
    table.session.take(table.board.pairs()[0])
    QApplication.processEvents()
    assert "10:00:00" in [label.text() for label in table.window.info.findChildren(QLabel)]
    # what finds none is hidden behind an arrow
    assert table.window.info.isVisible()
    assert table.window.rect().contains(table.window.info.geometry())
