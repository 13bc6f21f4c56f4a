from __future__ import annotations

from editor.edits.layers import duplicate_layer, insert_layer, merge_down, move_layer, remove_layer
from editor.plane import Plane
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import slots

PILE = slots((0, 0, 0), (2, 0, 0), (1, 0, 1), (0, 4, 2))


def after(edit: object) -> frozenset[Slot]:
    change = edit[0]  # type: ignore[index]
    return frozenset((PILE - change.removed) | change.added)


def test_layers_are_put_in_and_taken_out() -> None:
    assert after(insert_layer(Plane(PILE), 1)) == slots((0, 0, 0), (2, 0, 0), (1, 0, 2), (0, 4, 3))
    assert after(remove_layer(Plane(PILE), 0)) == slots((1, 0, 0), (0, 4, 1))
    doubled = after(duplicate_layer(Plane(PILE), 0))
    assert doubled == slots((0, 0, 0), (2, 0, 0), (0, 0, 1), (2, 0, 1), (1, 0, 2), (0, 4, 3))


def test_layers_change_places() -> None:
    assert after(move_layer(Plane(PILE), 0, 2)) == slots((0, 0, 2), (2, 0, 2), (1, 0, 0), (0, 4, 1))


def test_a_layer_goes_into_the_one_below() -> None:
    assert after(merge_down(Plane(PILE), 2)) == slots((0, 0, 0), (2, 0, 0), (1, 0, 1), (0, 4, 1))
