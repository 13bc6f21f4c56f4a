from __future__ import annotations

from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from editor.edits.laying import Laying, erase, lay, slot_at
from editor.plane import EditFault, Plane
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry, images
from tests.editor.places import BOARDS, PLACES, has_overlap, slots

KINDS = st.sets(st.sampled_from(list(Symmetry)))
AXES = st.builds(Axes, st.integers(-6, 6), st.integers(-6, 6))


def test_a_tile_is_laid_around_the_point_or_in_its_cell() -> None:
    assert slot_at(1.0, 1.0, 0, 1) == Slot(0, 0, 0)
    assert slot_at(1.6, -0.6, 3, 1) == Slot(1, -2, 3)
    assert slot_at(-0.1, 3.9, 0, 2) == Slot(-2, 2, 0)


@given(BOARDS, st.lists(PLACES, max_size=8), KINDS, AXES)
def test_what_is_laid_has_room_and_all_its_images(
    board: frozenset[Slot], wanted: list[Slot], kinds: set[Symmetry], axes: Axes
) -> None:
    image = partial(images, symmetries=kinds, axes=axes)
    laying = lay(Plane(board), wanted, image)
    after = board | laying.change.added
    assert not has_overlap(after)
    assert not laying.change.added & board
    for slot in laying.change.added:
        assert image(slot) <= after
    for slot in wanted:
        assert slot in after or image(slot) & laying.blocked


def test_a_tile_whose_images_overlap_on_the_axis_goes_nowhere() -> None:
    image = partial(images, symmetries=[Symmetry.LEFT_RIGHT], axes=Axes(10, 10))
    assert lay(Plane(), [Slot(4, 0, 0)], image).change.added == slots((4, 0, 0))
    # an axis through the middle of a half tile
    laying = lay(Plane(), [Slot(3, 0, 0)], partial(images, symmetries=[Symmetry.LEFT_RIGHT], axes=Axes(9, 10)))
    assert laying == Laying(blocked=slots((3, 0, 0), (4, 0, 0)), fault=EditFault.OWN_IMAGE)


def test_a_locked_layer_takes_no_tile() -> None:
    laying = lay(Plane(), [Slot(0, 0, 1)], is_editable=lambda z: z != 1)
    assert laying == Laying(blocked=slots((0, 0, 1)), fault=EditFault.LOCKED)


def test_tiles_that_are_there_count_as_laid() -> None:
    image = partial(images, symmetries=[Symmetry.LEFT_RIGHT], axes=Axes(10, 10))
    laying = lay(Plane(slots((8, 0, 0))), [Slot(0, 0, 0)], image)
    assert laying.change.added == slots((0, 0, 0))


def test_images_are_erased_where_there_are_any() -> None:
    image = partial(images, symmetries=[Symmetry.LEFT_RIGHT], axes=Axes(10, 10))
    board = slots((0, 0, 0), (8, 0, 0), (0, 4, 0))
    assert erase(Plane(board), slots((0, 0, 0)), image).removed == slots((0, 0, 0), (8, 0, 0))
    assert erase(Plane(board), slots((0, 4, 0)), image).removed == slots((0, 4, 0))
