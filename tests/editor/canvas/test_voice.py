from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.canvas.voice import CanvasVoice
from editor.change import SlotChange
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import adding, slots

if TYPE_CHECKING:
    from tests.editor.canvas.shown import Shown


def test_the_description_says_where_the_cursor_is_and_what_lies_there(shown: Shown) -> None:
    workspace, view = shown.workspace, shown.view
    assert view.accessibleName()
    workspace.apply(adding((2, 2, 0)), "Draw")
    said = []
    for cursor in (Slot(2, 2, 0), Slot(3, 2, 0), Slot(-2, 2, 0)):
        workspace.move_cursor(cursor)
        said.append(view.accessibleDescription())
    assert said == [
        "Tile at column 2, row 2, layer 1",
        "No room at column 2.5, row 2, layer 1",
        "Free place at column 0, row 2, layer 1",
    ]


def test_the_description_follows_edits_at_the_cursor(shown: Shown) -> None:
    shown.workspace.apply(adding((0, 0, 0)), "Draw")
    assert shown.view.accessibleDescription().startswith("Tile at")
    shown.workspace.document.undo()
    assert shown.view.accessibleDescription().startswith("Free place at")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (adding((2, 4, 1)), "Tile laid at column 2, row 3, layer 2"),
        (SlotChange(removed=slots((2, 4, 1))), "Tile taken away at column 2, row 3, layer 2"),
        (SlotChange(slots((0, 0, 0)), slots((1, 0, 0))), "1 tile(s) moved"),
        (adding((0, 0, 0), (2, 0, 0)), "2 tile(s) laid"),
        (SlotChange(slots((0, 0, 0)), slots((2, 0, 0), (4, 0, 0))), "2 tile(s) laid, Tile taken away"),
        (SlotChange(), ""),
    ],
)
def test_an_edit_is_said_in_words(shown: Shown, change: SlotChange, words: str) -> None:
    assert CanvasVoice(shown.view, shown.workspace).change_words(change).startswith(words)


def test_a_whole_gesture_is_announced_at_its_end(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    voice = CanvasVoice(shown.view, shown.workspace)
    monkeypatch.setattr(voice, "_announce", said.append)
    gesture = shown.workspace.document.begin("Draw")
    gesture.add(adding((0, 0, 0)))
    gesture.add(adding((2, 0, 0)))
    assert not said
    gesture.finish()
    assert said == ["2 tile(s) laid"]
