"""The languages that the texts of the windows are there in, and which of them is in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

SOURCE_LANGUAGE = "en"
"""The language in which the texts stand in the code; its catalogue holds plural forms only."""

PREFIX = "mahjong_qt_"
SUFFIX = ".qm"


class Language(NamedTuple):
    """A language: its code, such as ``de`` or ``pt_BR``, and its name in itself."""

    code: str
    name: str


def available_languages(folder: Path) -> list[Language]:
    """Return the languages that the catalogues in a folder are for, by name."""
    languages = [Language(code, _own_name(folder, code)) for code in _codes(folder)]
    return sorted(languages, key=lambda language: language.name.casefold())


def nearest_language(wanted: Iterable[str], available: Iterable[str]) -> str:
    """Return the first of the wanted languages that is available, else the source language.

    ``pt-BR`` is content with ``pt``, and ``de-Latn-AT`` with ``de-AT``; ``pt`` is not content with ``pt-BR``.

    >>> nearest_language(["fr-Latn-FR", "fr", "de-AT", "en"], ["de", "en"])
    'de'
    """
    codes = {code.replace("_", "-").casefold(): code for code in available}
    for tag in wanted:
        parts = tag.replace("_", "-").casefold().split("-")
        for near in ("-".join(parts), f"{parts[0]}-{parts[-1]}", parts[0]):
            if near in codes:
                return codes[near]
    return SOURCE_LANGUAGE


class Translators(QObject):
    """Installs the catalogues of one language after the other on the application.

    Every open window is told by Qt with a ``LanguageChange`` event. English lies beneath each language, so that a text
    that is not translated yet at least has the right plural. ``QLocale()`` follows the language.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Look for catalogues in ``folder``; no language is in force yet."""
        super().__init__(parent)
        self._folder = folder
        self._installed: list[QTranslator] = []
        self._in_force = ""

    @property
    def in_force(self) -> str:
        """The code of the language in force; empty before the first :meth:`use`."""
        return self._in_force

    def use(self, code: str) -> str:
        """Put a language in force and return its code; an empty or unknown code stands for the system's first."""
        available = _codes(self._folder)
        if code not in available:
            code = nearest_language(QLocale.system().uiLanguages(), available)
        if code != self._in_force:
            old, self._installed = self._installed, self._load(code)
            self._in_force = code
            for translator in old:
                QCoreApplication.removeTranslator(translator)
                translator.deleteLater()
            system, wanted = QLocale.system(), QLocale(code)
            # numbers and times go with the words; the system's own spelling of them where its language is the same
            QLocale.setDefault(system if system.language() == wanted.language() else wanted)
            for translator in self._installed:
                QCoreApplication.installTranslator(translator)
        return code

    def _load(self, code: str) -> list[QTranslator]:
        """Return the catalogues for a language, the one that is asked first at the end."""
        paths = [_catalogue(self._folder, SOURCE_LANGUAGE)]
        if code != SOURCE_LANGUAGE:
            paths += [_qt_catalogue(code), _catalogue(self._folder, code)]
        translators = []
        for path in paths:
            translator = QTranslator(self)
            if translator.load(path):
                translators.append(translator)
            else:
                translator.deleteLater()
        return translators


def _codes(folder: Path) -> list[str]:
    names = (path.name for path in folder.glob(f"{PREFIX}*{SUFFIX}"))
    return sorted(name.removeprefix(PREFIX).removesuffix(SUFFIX) for name in names)


def _catalogue(folder: Path, code: str) -> str:
    return str(folder / f"{PREFIX}{code}{SUFFIX}")


def _qt_catalogue(code: str) -> str:
    # given without its suffix, Qt falls back from qtbase_de_AT to qtbase_de by itself
    return f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{code}"


def _own_name(folder: Path, code: str) -> str:
    translator = QTranslator()
    translator.load(_catalogue(folder, code))
    #: The name of your language in your language, such as Deutsch or Português do Brasil
    name = translator.translate("Language", "English")
    if not name:
        name = "English" if code == SOURCE_LANGUAGE else QLocale(code).nativeLanguageName()
    return name or code
