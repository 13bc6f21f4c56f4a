from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QKeySequence

from editor.window.key_table import key_table
from editor.window.shortcuts import CANVAS_KEYS, SHORTCUTS, is_usual, sequences

if TYPE_CHECKING:
    from tests.editor.window.conftest import Studio

PAGE = Path(__file__).parents[3] / "docs" / "editor.md"

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support (propagateSizeHints|raise)")


def described() -> dict[str, list[str]]:
    """The rows of the table of keys on the page for designers, those in bold excepted."""
    rows = [line for line in PAGE.read_text("utf-8").partition("## Keys")[2].splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return {text: keys.split(", ") for text, keys in cells if keys and not text.startswith("--")}


def portable(verb: str) -> set[str]:
    keys = [*sequences(SHORTCUTS[verb]), *sequences(CANVAS_KEYS.get(verb, ()))]
    return {key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys}


def test_the_page_for_designers_knows_every_key(studio: Studio) -> None:
    table = described()
    rows = [row for rows in key_table(studio.actions, studio.window.menus).values() for row in rows]
    # systems differ in some of their keys, but not in all of one action
    assert [row.text for row in rows if not portable(row.verb) & set(table.get(row.text, ()))] == []
    assert [text for text in list(table)[: len(rows) + 1] if text and text not in {row.text for row in rows}] == []


def test_every_action_with_keys_stands_in_the_table_once(studio: Studio) -> None:
    verbs = [row.verb for rows in key_table(studio.actions, studio.window.menus).values() for row in rows]
    assert sorted(verbs) == sorted(verb for verb in SHORTCUTS if portable(verb))
    texts = [row.text for rows in key_table(studio.actions, studio.window.menus).values() for row in rows]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("keys", "usual"), [("Ctrl+Z", True), ("F12", True), ("Del", True), ("F14", False)])
def test_only_keys_that_every_keyboard_has_are_named(keys: str, usual: bool) -> None:
    assert is_usual(QKeySequence(keys)) == usual
