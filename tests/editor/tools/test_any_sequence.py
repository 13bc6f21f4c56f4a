"""What holds whatever a designer does: random events of mouse, keys, tools and commands, in any order."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from editor.change import Details
from editor.document import LayoutDocument
from editor.edits.arranging import Side
from editor.plane import EditError, canonical, is_flat
from editor.tools.tool_box import TOOL_KEYS
from mahjong_qt.engine.layout.layout import MAX_Z
from mahjong_qt.engine.layout.layout_file import decode_layout, encode_layout
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.editor.tools.hand import PLAIN, Button, Hand, Modifier

if TYPE_CHECKING:
    from collections.abc import Iterator

PILE = ((0, 0, 0), (2, 0, 0), (4, 1, 0), (1, 0, 1), (0, 6, 0))
FIELD = tuple((2 * x, 2 * y, 0) for x in range(4) for y in range(2))
PLACES = st.floats(-7, 15, allow_nan=False)
MODIFIERS = st.sampled_from(
    [PLAIN, PLAIN, PLAIN, Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier]
)
BUTTONS = st.sampled_from([Button.LeftButton, Button.LeftButton, Button.RightButton])
LAYERS = st.integers(0, 3)
STEPS = st.integers(-2, 2)
KEY_NAMES = (
    "Left", "Right", "Up", "Down", "Space", "Return", "Delete", "PageUp", "PageDown", "Escape", "R", "F",
)  # fmt: skip
KEYS = st.sampled_from([getattr(Qt.Key, f"Key_{name}") for name in KEY_NAMES])
COMMANDS = st.sampled_from(
    [
        *("select_all", "select_layer", "select_none", "invert", "delete", "cut", "copy", "paste", "duplicate"),
        *("flip_horizontal", "flip_vertical", "make_quartered"),
    ]
)
LAYER_COMMANDS = st.sampled_from(
    [
        *("add_layer", "insert_layer", "delete_layer", "duplicate_layer", "move_layer_up", "move_layer_down"),
        "merge_down",
    ]
)


def squares(tiles: frozenset[Slot]) -> int:
    """Returns how many half-tile squares are covered, each once."""
    return len({(x + dx, y + dy, z) for x, y, z in tiles for dx in (0, 1) for dy in (0, 1)})


class Designing(RuleBasedStateMachine):
    """A designer who does anything at all."""

    @initialize(board=st.sampled_from([(), PILE, FIELD]), has_field=st.booleans())
    def begin(self, board: tuple[tuple[int, int, int], ...], has_field: bool) -> None:
        self.hand = Hand(*board, game="solitaire" if board != FIELD or has_field else "shisen-sho")
        self.document, self.layers = self.hand.workspace.document, self.hand.workspace.layers
        self.start = self.hand.tiles, self.document.details
        self.saved = canonical(self.hand.tiles), self.document.details
        # another test's, or that of another run
        QGuiApplication.clipboard().clear()

    @contextmanager
    def _leaving_locked_tiles(self) -> Iterator[None]:
        view = self.layers.view
        before = {slot for slot in self.hand.tiles if not view.is_editable(slot.z)}
        yield
        assert {slot for slot in self.hand.tiles if not view.is_editable(slot.z)} == before

    # the mouse

    @rule(x=PLACES, y=PLACES, modifiers=MODIFIERS, button=BUTTONS, clicks=st.sampled_from([1, 1, 2]))
    def press(self, x: float, y: float, modifiers: Modifier, button: Button, clicks: int) -> None:
        with self._leaving_locked_tiles():
            self.hand.tool_box.press(self.hand.event(x, y, modifiers, clicks)._replace(button=button))

    @rule(x=PLACES, y=PLACES, modifiers=MODIFIERS)
    def move(self, x: float, y: float, modifiers: Modifier) -> None:
        with self._leaving_locked_tiles():
            self.hand.tool_box.move(self.hand.event(x, y, modifiers))

    @rule(x=PLACES, y=PLACES)
    def release(self, x: float, y: float) -> None:
        with self._leaving_locked_tiles():
            self.hand.tool_box.release(self.hand.event(x, y))

    @rule(way=st.lists(st.tuples(PLACES, PLACES), min_size=1, max_size=4), modifiers=MODIFIERS, button=BUTTONS)
    def stroke(self, way: list[tuple[float, float]], modifiers: Modifier, button: Button) -> None:
        with self._leaving_locked_tiles():
            self.hand.drag(*way, button=button, modifiers=modifiers)

    @rule()
    def leave(self) -> None:
        self.hand.tool_box.leave()

    # keys, tools and how is drawn

    @rule(keys=st.lists(KEYS, min_size=1, max_size=6), modifiers=MODIFIERS)
    def press_keys(self, keys: list[Qt.Key], modifiers: Modifier) -> None:
        for key in keys:
            with self._leaving_locked_tiles():
                self.hand.keys.press(key, modifiers)

    @rule(name=st.sampled_from(sorted(TOOL_KEYS)))
    def choose(self, name: str) -> None:
        with self._leaving_locked_tiles():
            self.hand.tool_box.choose(name)

    @rule(z=LAYERS, is_auto=st.booleans())
    def work_on(self, z: int, is_auto: bool) -> None:
        self.layers.select(z)
        self.layers.set_auto(is_auto)

    @rule(z=LAYERS, is_on=st.booleans(), what=st.sampled_from(["set_hidden", "set_locked"]))
    def guard(self, z: int, is_on: bool, what: str) -> None:
        getattr(self.layers, what)(z, is_on)

    @rule(is_on=st.booleans())
    def show_one(self, is_on: bool) -> None:
        self.layers.set_only_current(is_on)

    @rule(kinds=st.sets(st.sampled_from(list(Symmetry))), upright=st.integers(0, 16), level=st.integers(0, 16))
    def mirror(self, kinds: set[Symmetry], upright: int, level: int) -> None:
        self.hand.workspace.symmetry.set_symmetries(kinds)
        self.hand.workspace.symmetry.move_axes(Axes(upright, level))

    # commands

    @rule(name=COMMANDS)
    def command(self, name: str) -> None:
        with self._leaving_locked_tiles():
            getattr(self.hand.commands, name)()

    @rule(dx=STEPS, dy=STEPS, dz=STEPS)
    def arrange(self, dx: int, dy: int, dz: int) -> None:
        with self._leaving_locked_tiles():
            self.hand.commands.move_by(dx, dy)
        with self._leaving_locked_tiles():
            self.hand.commands.raise_by(dz)
        with self._leaving_locked_tiles():
            self.hand.commands.rotate(dx)

    @rule(side=st.sampled_from(list(Side)), is_turn=st.booleans())
    def make_symmetric(self, side: Side, is_turn: bool) -> None:
        commands = self.hand.commands
        with self._leaving_locked_tiles():
            (commands.make_turned if is_turn else commands.make_symmetric)(side)

    @rule(name=LAYER_COMMANDS)
    def layer_command(self, name: str) -> None:
        getattr(self.hand.commands, name)()

    @rule(dx=STEPS, dy=STEPS)
    def shift(self, dx: int, dy: int) -> None:
        count = len(self.hand.tiles) if self.document.gesture is None else None
        self.hand.commands.shift_board(dx, dy)
        assert count in (None, len(self.hand.tiles))

    @rule(name=st.sampled_from(["", "Cat"]), game=st.sampled_from(["solitaire", "solitaire", "shisen-sho"]))
    def describe(self, name: str, game: str) -> None:
        details = self.document.details._replace(name=name, game=game)  # type: ignore[arg-type]
        try:
            self.document.change_details(
                details, "Details", "name" if details.game == self.document.details.game else ""
            )
        except EditError:
            assert game == "shisen-sho"

    # the way back, and files

    @rule()
    def undo(self) -> None:
        self.document.undo()

    @rule()
    def redo(self) -> None:
        self.document.redo()

    @rule()
    def go_all_the_way_back_and_forth(self) -> None:
        self._go_back_and_forth()

    @precondition(lambda self: self.hand.tiles)
    @rule()
    def save(self) -> None:
        self.document.mark_saved(self.document.as_file())
        self.saved = canonical(self.hand.tiles), self.document.details

    @precondition(lambda self: self.hand.tiles)
    @rule()
    def read_again(self) -> None:
        data = encode_layout(self.document.as_file())
        other = LayoutDocument()
        other.replace(decode_layout(data, ""))
        assert other.plane.slots == canonical(self.hand.tiles)
        assert other.details == self.document.details
        assert encode_layout(other.as_file()) == data

    def _go_back_and_forth(self) -> None:
        document = self.document
        document.cancel_gesture()
        end, at = (self.hand.tiles, document.details), document.undo_stack.index()
        while document.undo_stack.canUndo():
            document.undo()
        assert (self.hand.tiles, document.details) == self.start
        for _ in range(at):
            document.redo()
        assert (self.hand.tiles, document.details) == end

    # what always holds

    @invariant()
    def no_two_tiles_overlap(self) -> None:
        tiles = self.hand.tiles
        assert squares(tiles) == 4 * len(tiles)
        assert all(0 <= slot.z <= MAX_Z for slot in tiles)
        if self.document.is_flat:
            assert all(is_flat(slot) for slot in tiles)

    @invariant()
    def modified_is_what_differs_from_what_was_saved(self) -> None:
        if self.document.gesture is None:
            now: tuple[frozenset[Slot], Details] = canonical(self.hand.tiles), self.document.details
            assert self.document.is_modified == (now != self.saved)

    @invariant()
    def what_is_selected_is_there(self) -> None:
        assert self.hand.workspace.selection.slots <= self.hand.tiles

    @invariant()
    def the_layers_that_have_tiles_are_listed(self) -> None:
        view = self.layers.view
        assert all(slot.z < view.total for slot in self.hand.tiles)
        assert 0 <= view.current < view.total <= MAX_Z + 1
        assert self.hand.workspace.cursor.z == view.current

    @invariant()
    def what_is_shown_to_be_laid_has_room(self) -> None:
        shown = self.hand.tiles | self.hand.preview.laid
        assert squares(shown) == 4 * len(shown)
        if self.document.gesture is None:
            assert self.hand.preview.erased <= self.hand.tiles

    def teardown(self) -> None:
        if hasattr(self, "document"):
            self._go_back_and_forth()


TestDesigning = pytest.mark.usefixtures("qapp")(Designing.TestCase)
TestDesigning.settings = settings(max_examples=250, stateful_step_count=50)
