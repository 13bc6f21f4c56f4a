from __future__ import annotations

from editor.edits.clip import Clip
from mahjong_qt.engine.layout.layout_file import decode_layout
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Symmetry
from tests.editor.places import slots

CLIP = Clip(slots((4, 4, 2), (6, 4, 2), (5, 4, 3)))


def test_a_clip_lies_around_a_place_with_its_lowest_tiles_on_the_layer() -> None:
    assert CLIP.around(Slot(10, 0, 0)) == slots((9, 0, 0), (11, 0, 0), (10, 0, 1))
    assert CLIP.around(Slot(5, 4, 2)) == CLIP.slots


def test_a_clip_is_a_layout_file_for_others() -> None:
    file = decode_layout(CLIP.as_text("solitaire").encode(), "")
    assert frozenset(file.layout.slots) == slots((0, 0, 0), (2, 0, 0), (1, 0, 1))


def test_a_clip_is_turned_and_flipped() -> None:
    assert CLIP.rotated(4, 1) == CLIP
    assert CLIP.rotated(1, 1).slots != CLIP.slots
    assert CLIP.flipped(Symmetry.LEFT_RIGHT) == CLIP


def test_a_clip_of_whole_tiles_lies_on_the_grid_of_a_field_wherever_it_came_from() -> None:
    clip = Clip(slots((1, 3, 1), (3, 3, 1), (5, 3, 1), (7, 5, 1)))
    placed = clip.around(Slot(10, 4, 0), 2)
    assert all(slot.x % 2 == slot.y % 2 == slot.z == 0 for slot in placed)
    assert min(slot.x for slot in placed) == 6
