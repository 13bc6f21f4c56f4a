from __future__ import annotations

import pytest

from editor.edits.laying import Laying
from editor.plane import EditError, EditFault
from editor.tools.words import ToolWords, fault_words
from tests.editor.places import adding, slots


def test_every_fault_has_words_of_its_own() -> None:
    words = {fault_words(EditError(fault)) for fault in EditFault}
    assert len(words) == len(EditFault)
    assert all(text.endswith(".") for text in words)


@pytest.mark.parametrize(
    ("laying", "text"),
    [
        (Laying(adding((0, 0, 1), (4, 0, 1)), slots((9, 9, 1)), EditFault.OVERLAP), "Lay 2 tile(s) on layer 2"),
        (Laying(adding((0, 0, 1), (4, 0, 3))), "Lay 2 tile(s) on layers 2 to 4"),
        (Laying(), "A tile lies here"),
        (Laying(blocked=slots((0, 0, 2), (0, 0, 4)), fault=EditFault.LOCKED), "Layer 3 is locked or hidden"),
        (Laying(fault=EditFault.TOO_MANY), "A layout has at most 2,000 tiles."),
    ],
)
def test_what_a_click_would_do_is_said(laying: Laying, text: str) -> None:
    assert ToolWords().laying(laying) == text
