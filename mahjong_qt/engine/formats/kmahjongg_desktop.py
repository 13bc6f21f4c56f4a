"""The ``.desktop`` file beside a KMahjongg layout: names by language, description and author."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.formats.foreign_text import checked_text, decode_text, split_lines
from mahjong_qt.engine.formats.format import MAX_COMPANION_BYTES
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError, LayoutFileFault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.engine.layout.layout_file import LayoutFile

GROUP = "[KMahjonggLayout]"
ENTRY = re.compile(r"\s*([A-Za-z0-9-]+)(?:\[([^\]]*)\])?\s*=(.*)", re.DOTALL)
ESCAPE = re.compile(r"\\(.)", re.DOTALL)
LETTERS = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
SCRIPTS = {"latin": "Latn", "cyrillic": "Cyrl"}
"""From the modifier of a locale to the script in a language code."""
TEST_LOCALE = "x-test"
"""Filled in by the translators' tools, for nobody to read."""
LANGUAGE = re.compile("[A-Za-z]{2,8}(-[A-Za-z0-9]{2,8})*")
REGION = re.compile("[A-Z]{2}|[0-9]{3}", re.IGNORECASE)


class DesktopTexts(NamedTuple):
    """What a companion says of its layout; ``file`` is the name of the layout's file."""

    name: str | dict[str, str] = ""
    author: str = ""
    description: str = ""
    file: str = ""


def is_desktop(text: str) -> bool:
    """Say whether this is the text of a companion."""
    return GROUP in text[:2000] and text.lstrip()[:1] in "[#"


def read_companion(data: bytes, source: str) -> DesktopTexts:
    """Read the content of a companion.

    :raises LayoutFileError: when it is too large, or a text in it is too long to be kept.
    """
    if len(data) > MAX_COMPANION_BYTES:
        raise LayoutFileError(LayoutFileFault.TOO_LARGE, source, values={"limit": MAX_COMPANION_BYTES})
    return read_desktop(decode_text(data), source)


def read_desktop(text: str, source: str) -> DesktopTexts:
    """Read a companion; a text without the group of KMahjongg says nothing.

    :raises LayoutFileError: when a text in it is too long to be kept.
    """
    texts: dict[str, str] = {}
    names: dict[str, str] = {}
    for key, locale, value in _entries(text, source):
        if locale is None:
            texts.setdefault(key, checked_text(_unescaped(value), source, key[:40]))
        elif key == "Name" and locale != TEST_LOCALE:
            names.setdefault(as_language(locale), checked_text(_unescaped(value), source, f"Name[{locale[:40]}]"))
    name = texts.get("Name", "")
    return DesktopTexts(
        name={"en": name} | names if names else name,
        author=texts.get("Author", ""),
        description=texts.get("Description", ""),
        file=texts.get("FileName", ""),
    )


def encode_desktop(file: LayoutFile, layout_file_name: str) -> bytes:
    """Write the companion of a layout whose texts the format can hold."""
    lines = [GROUP, f"Name={_escaped(file.name_in('en'))}"]
    if isinstance(file.name, dict):
        names = {
            as_locale(code): name for code, name in file.name.items() if LANGUAGE.fullmatch(code.replace("_", "-"))
        }
        lines += [f"Name[{locale}]={_escaped(name)}" for locale, name in names.items() if locale != "en"]
    lines += [
        f"Description={_escaped(file.description)}",
        "VersionFormat=1",
        f"Author={_escaped(file.author)}",
        "AuthorEmail=",
        f"FileName={_escaped(layout_file_name)}",
    ]
    return "".join(f"{line}\n" for line in lines).encode(errors="surrogateescape")


def as_language(locale: str) -> str:
    """Return the language code for a locale.

    >>> as_language("pt_BR"), as_language("sr@latin"), as_language("ca@valencia")
    ('pt-BR', 'sr-Latn', 'ca-valencia')
    """
    language, _, modifier = locale.replace("_", "-").partition("@")
    return f"{language}-{SCRIPTS.get(modifier, modifier)}" if modifier else language


def as_locale(language: str) -> str:
    """Return the locale for a language code.

    >>> as_locale("pt-BR"), as_locale("sr-Latn"), as_locale("ca-valencia")
    ('pt_BR', 'sr@latin', 'ca@valencia')
    """
    first, *others = language.replace("_", "-").split("-")
    modifiers = {script: modifier for modifier, script in SCRIPTS.items()}
    region = "".join(f"_{part.upper()}" for part in others if REGION.fullmatch(part))
    rest = "".join(f"@{modifiers.get(part, part)}" for part in others if not REGION.fullmatch(part))
    return f"{first}{region}{rest}"


def _entries(text: str, source: str) -> Iterator[tuple[str, str | None, str]]:
    is_inside = False
    for line in split_lines(text, source):
        if line.startswith("["):
            is_inside = line.strip() == GROUP
        elif is_inside and not line.startswith("#") and (entry := ENTRY.fullmatch(line)):
            yield entry[1], entry[2], entry[3].strip()


def _unescaped(text: str) -> str:
    return ESCAPE.sub(lambda found: LETTERS.get(found[1], found[0]), text)


def _escaped(text: str) -> str:
    for letter, plain in (("\\", "\\"), ("n", "\n"), ("t", "\t"), ("r", "\r")):
        text = text.replace(plain, f"\\{letter}")
    return f"\\s{text[1:]}" if text.startswith(" ") else text
