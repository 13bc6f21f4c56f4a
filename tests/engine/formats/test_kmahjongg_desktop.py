"""The companion of a KMahjongg layout."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.kmahjongg_desktop import as_language, as_locale, encode_desktop, read_desktop
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault
from tests.engine.formats.foreign_files import STEP

DESKTOP = """\
# a comment
[Other]
Name=Not this
[KMahjonggLayout]
Name=Cat
Name[de]=Katze
Name[pt_BR]=Gato
Name[sr@latin]=Mačka
Name[x-test]=xxCatxx
Description = two\\nlines\\sand \\\\
VersionFormat=1
Author=
FileName=cat.layout
[More]
Author=Not this either
"""


def test_texts_of_the_right_group() -> None:
    texts = read_desktop(DESKTOP, "cat")
    assert texts.name == {"en": "Cat", "de": "Katze", "pt-BR": "Gato", "sr-Latn": "Mačka"}
    assert (texts.author, texts.description, texts.file) == ("", "two\nlines and \\", "cat.layout")


def test_one_name_alone_is_a_text() -> None:
    assert read_desktop("[KMahjonggLayout]\r\nName=Cat\r\n", "cat").name == "Cat"


def test_text_that_is_too_long_is_not_cut() -> None:
    with pytest.raises(LayoutFileError) as caught:
        read_desktop(f"[KMahjonggLayout]\nName[de]={'x' * 1001}\n", "cat")
    assert (caught.value.fault, caught.value.place) == (LayoutFileFault.TEXT_TOO_LONG, "Name[de]")


def test_written_companion() -> None:
    file = LayoutFile(STEP, name={"en": "Cat", "pt-BR": "Gato", "not a code": "?"}, author="Ada", description=" a\nb")
    assert encode_desktop(file, "cat.layout").decode() == (
        "[KMahjonggLayout]\nName=Cat\nName[pt_BR]=Gato\nDescription=\\sa\\nb\n"
        "VersionFormat=1\nAuthor=Ada\nAuthorEmail=\nFileName=cat.layout\n"
    )


@pytest.mark.parametrize("locale", ["de", "pt_BR", "sr@latin", "uz@cyrillic", "ca@valencia", "en_GB", "es_419", "nds"])
def test_locales_come_back(locale: str) -> None:
    assert as_locale(as_language(locale)) == locale
