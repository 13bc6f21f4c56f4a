"""Saving, changing and what other programs do, in any order: nothing is lost that nobody gave up."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from editor.change import Details
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, decode_layout
from tests.editor.exchange.editor_desk import PAIR, EditorDesk, collect_dialogs, layout_data

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SPOILT = 10
"""Bytes of a file that is no layout any more."""

CELLS = st.integers(0, 12)


class Files(RuleBasedStateMachine):
    """One document and its file, beside a plain model: what we know of the file, and what must not be lost."""

    @initialize()
    def begin(self) -> None:
        self.home = tempfile.TemporaryDirectory()
        self.desk = self.open_window()
        self.path = self.desk.open("a.mjlayout")
        self.harmless = {self.path.read_bytes()}
        """What may be overwritten unasked: it was here too once, or the designer saw it and decided."""
        self.count = 0

    def open_window(self) -> EditorDesk:
        return EditorDesk(None, Path(self.home.name))

    def on_disk(self) -> bytes | None:
        return self.path.read_bytes() if self.path.exists() else None

    @rule(x=CELLS, z=st.integers(0, 2))
    def lay(self, x: int, z: int) -> None:
        place = (4 * x, 8, z)
        if place not in self.desk.document.plane:
            self.desk.lay(place)

    @rule()
    def undo(self) -> None:
        self.desk.document.undo()

    @rule(is_same=st.booleans())
    def write_from_outside(self, is_same: bool) -> None:
        self.count += 1
        tiles = self.desk.tiles if is_same else [(0, 0, 0), (2 + self.count, 0, 0)]
        self.path.write_bytes(layout_data(tiles))
        if is_same:
            self.harmless.add(self.path.read_bytes())

    @rule()
    def spoil_from_outside(self) -> None:
        self.count += 1
        self.path.write_bytes(b"{%d" % self.count)
        assert self.path.stat().st_size <= SPOILT

    @rule()
    def remove_from_outside(self) -> None:
        self.path.unlink(missing_ok=True)

    @rule()
    def come_back(self) -> None:
        QApplication.sendEvent(self.desk.window, QEvent(QEvent.Type.WindowActivate))

    @rule(overwrites=st.booleans())
    def save(self, overwrites: bool) -> None:
        before, here = self.on_disk(), self.desk.document.as_file()
        self.desk.files.save()
        if self.desk.is_asked:
            self.desk.answer("Overwrite" if overwrites else "Cancel")
            if not overwrites:
                assert self.on_disk() == before
                return
        else:
            assert before is None or before in self.harmless
        assert decode_layout(self.path.read_bytes(), "") == here
        assert not self.desk.is_unsaved()
        self.harmless.add(self.path.read_bytes())

    @precondition(lambda self: "changed by another program" in self.desk.told)
    @rule(reloads=st.booleans())
    def answer_notice(self, reloads: bool) -> None:
        before = self.desk.tiles
        self.desk.files._desk.place.check()
        if "changed by another program" not in self.desk.told:
            return
        if not reloads:
            self.harmless.add(self.path.read_bytes())
            self.desk.press("Keep mine")
            assert self.desk.tiles == before
            assert self.desk.is_unsaved()
            return
        was_unsaved = self.desk.is_unsaved()
        self.desk.press("Reload")
        assert self.desk.is_asked == was_unsaved or "cannot be opened" in self.desk.told
        if self.desk.is_asked:
            assert self.desk.tiles == before
            self.desk.answer("Reload")
        if "cannot be opened" in self.desk.told:
            assert self.desk.tiles == before
        else:
            self.harmless.add(self.path.read_bytes())

    @rule()
    def crash_and_start_again(self) -> None:
        self.desk.files.keep_now()
        before, was_unsaved = self.desk.document.as_file(), self.desk.is_unsaved()
        path = self.desk.files.path
        self.end_window()
        self.desk = self.open_window()
        self.desk.files.recover()
        if was_unsaved:
            self.desk.press("Open")
            assert self.desk.document.as_file() == before
            assert self.desk.files.path == path
        else:
            assert self.desk.told == ""
            self.path.write_bytes(layout_data(before.layout.slots))
            self.desk.files.open(self.path)
            self.harmless.add(self.path.read_bytes())

    @invariant()
    def unsaved_is_what_differs(self) -> None:
        if not self.desk.is_unsaved():
            here = self.desk.document.as_file()
            assert here in [decode_layout(data, "") for data in self.harmless if len(data) > SPOILT]

    def end_window(self) -> None:
        self.desk.window.deleteLater()
        collect_dialogs()

    def teardown(self) -> None:
        if hasattr(self, "desk"):
            self.end_window()
            self.home.cleanup()


def test_nothing_is_lost_that_nobody_gave_up(qapp: QApplication) -> None:
    run_state_machine_as_test(Files, settings=settings(max_examples=40, stateful_step_count=25))


LAYOUTS = st.sets(st.tuples(CELLS, CELLS, st.integers(0, 3)), min_size=1, max_size=30).map(
    lambda cells: Layout.from_tiles((2 * x, 2 * y, z) for x, y, z in cells)
)
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
DETAILS = st.builds(
    Details,
    name=WORDS | st.dictionaries(WORDS, WORDS, max_size=3),
    author=WORDS,
    license=WORDS,
    category=WORDS,
    description=WORDS,
)


@given(LAYOUTS, DETAILS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_saved_is_opened_as_the_same_document(desk: EditorDesk, layout: Layout, details: Details) -> None:
    path = desk.write("a.json", PAIR)
    desk.files.open(path)
    desk.document.replace(LayoutFile(layout, **details._asdict()), is_saved=False)
    before = desk.document.as_file()
    desk.files.save()
    assert not desk.is_asked
    desk.files.new()
    desk.files.open(path)
    assert desk.document.as_file() == before
    assert desk.document.details == details
    assert not desk.is_unsaved()
