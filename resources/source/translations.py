"""The catalogues of translations: `python -m resources.source.translations` brings them up to date with the code.

With codes of languages behind it (`... translations fr pt_BR`) it begins catalogues for these; with `--check` it
changes nothing and tells what is wrong. It runs Qt's own tools, lupdate and lrelease, which come with PySide6.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import PySide6

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("mahjong_qt", "editor")
FOLDER = ROOT / "resources" / "translations"
PREFIX = "mahjong_qt_"
PLURALS_ONLY = "en"
"""The language of the source texts: its catalogue needs nothing but plural forms."""

_TR_ARGUMENTS = ("text", "comment", "number")
_TRANSLATE_ARGUMENTS = ("context", *_TR_ARGUMENTS)


class Text(NamedTuple):
    """A text to translate, as the code asks for it."""

    context: str
    source: str
    comment: str
    is_plural: bool


class Entry(NamedTuple):
    """A text and what a catalogue makes of it; `forms` are the plural forms, or one translation."""

    text: Text
    forms: tuple[str, ...]
    is_finished: bool


def main(arguments: Sequence[str]) -> int:
    """Update or check; the answer is the exit code."""
    if "--check" in arguments:
        found = faults(FOLDER)
        print("\n".join(found) or "The translations are up to date.")
        return 1 if found else 0
    FOLDER.mkdir(exist_ok=True)
    for catalogue in sorted({*FOLDER.glob("*.ts"), *(FOLDER / f"{PREFIX}{code}.ts" for code in arguments)}):
        extract(catalogue)
        release(catalogue, catalogue.with_suffix(".qm"))
        entries = read_catalogue(catalogue)
        done = sum(entry.is_finished for entry in entries)
        print(f"{catalogue.name}: {done} of {len(entries)} texts translated")
    return 0


def extract(catalogue: Path) -> None:
    """Have lupdate bring a catalogue up to date with the code; a new one begins empty.

    :raises subprocess.CalledProcessError: when lupdate fails.
    """
    sources = [str(ROOT / name) for name in SOURCES if (ROOT / name).is_dir()]
    options = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-source-language", "en", "-silent"]
    if language_of(catalogue) == PLURALS_ONLY:
        options.append("-pluralonly")
    _run("lupdate", *options, *sources, "-target-language", language_of(catalogue), "-ts", str(catalogue))


def release(catalogue: Path, compiled: Path) -> None:
    """Have lrelease write what the game loads.

    :raises subprocess.CalledProcessError: when lrelease fails.
    """
    _run("lrelease", "-silent", str(catalogue), "-qm", str(compiled))


def language_of(catalogue: Path) -> str:
    """The language that a catalogue's name tells, such as `de`."""
    return catalogue.stem.removeprefix(PREFIX)


def read_catalogue(catalogue: Path) -> list[Entry]:
    """Everything that stands in a catalogue."""
    entries = []
    for context in ET.parse(catalogue).iterfind("context"):
        for message in context.iterfind("message"):
            translation = message.find("translation")
            assert translation is not None
            is_plural = message.get("numerus") == "yes"
            name, source, comment = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            forms = [form.text or "" for form in translation.iterfind("numerusform")] or [translation.text or ""]
            entries.append(Entry(Text(name, source, comment, is_plural), tuple(forms), translation.get("type") is None))
    return entries


def texts_in_code(root: Path = ROOT) -> dict[Text, str]:
    """Every text that the code asks to be translated, and the place where it stands, such as `app.py:17`.

    This reads the code by Python's own parser: lupdate takes some texts for others, or misses that they are plurals.
    """
    found: dict[Text, str] = {}
    for path in sorted(path for name in SOURCES for path in (root / name).rglob("*.py")):
        for text, line in _texts_of(ast.parse(path.read_text("utf-8")), ""):
            found.setdefault(text, f"{path.relative_to(root).as_posix()}:{line}")
    return found


def faults(folder: Path) -> list[str]:
    """What is wrong with the catalogues of a folder, a sentence each; unfinished translations are no fault."""
    found = []
    in_code = texts_in_code()
    with tempfile.TemporaryDirectory() as scratch:
        for catalogue in sorted(folder.glob("*.ts")):
            fresh = Path(scratch, catalogue.name)
            fresh.write_bytes(catalogue.read_bytes())
            extract(fresh)
            if read_catalogue(fresh) != read_catalogue(catalogue):
                found.append(f"{catalogue.name} is older than the code")
            release(catalogue, fresh.with_suffix(".qm"))
            compiled = catalogue.with_suffix(".qm")
            if not compiled.exists() or compiled.read_bytes() != fresh.with_suffix(".qm").read_bytes():
                found.append(f"{compiled.name} is older than {catalogue.name}")
            found += [f"{catalogue.name}: {fault}" for entry in read_catalogue(catalogue) for fault in _slips(entry)]
        everything = Path(scratch, f"{PREFIX}xx.ts")
        extract(everything)
        extracted = {entry.text for entry in read_catalogue(everything)}
    found += [f"{place}: lupdate does not see {text}" for text, place in in_code.items() if text not in extracted]
    found += [f"lupdate sees {text}, the code does not ask for it" for text in sorted(extracted - in_code.keys())]
    return found


def _run(tool: str, *arguments: str) -> None:
    folder = Path(PySide6.__file__).parent
    program = folder / (f"{tool}.exe" if sys.platform == "win32" else tool)
    subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True)


def _texts_of(node: ast.AST, class_name: str) -> Iterator[tuple[Text, int]]:
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name) and node.args:
        # a function that is called by its name alone is one of Qt's too, under a name of its own
        function = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        text = _text_of(function, node, class_name)
        if text is not None:
            yield text, node.lineno
    for child in ast.iter_child_nodes(node):
        yield from _texts_of(child, class_name)


def _text_of(function: str, call: ast.Call, class_name: str) -> Text | None:
    names = {"tr": _TR_ARGUMENTS, "translate": _TRANSLATE_ARGUMENTS}.get(function)
    if names is None:
        return None
    given = dict(zip(names, call.args, strict=False))
    literals = {name: node.value for name, node in given.items() if isinstance(node, ast.Constant)}
    source = literals.get("text")
    if not isinstance(source, str):
        return None
    context = literals.get("context", class_name)
    return Text(str(context), source, str(literals.get("comment") or ""), "number" in given)


def _slips(entry: Entry) -> Iterator[str]:
    """What a translation must have in common with its source text."""
    if not entry.is_finished:
        return
    source = entry.text.source
    for form in entry.forms:
        if not form.strip():
            yield f"“{source}” is finished and empty"
        elif set(re.findall(r"%[1-9]", form)) != set(re.findall(r"%[1-9]", source)):
            yield f"“{form}” has other places to fill in than “{source}”"
        elif len(re.findall(r"&\w", form)) != len(re.findall(r"&\w", source)):
            yield f"“{form}” and “{source}” differ in their access keys"
        elif form[-1] in "….:?!" and source[-1] in "….:?!" and form[-1] != source[-1]:
            yield f"“{form}” ends otherwise than “{source}”"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
