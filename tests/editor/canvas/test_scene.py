from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.canvas.canvas_point import CanvasPoint
from editor.canvas.marks import CanvasMark
from editor.canvas.preview import NOTHING, Preview
from editor.change import SlotChange
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from tests.editor.places import adding, removing, slots

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsPixmapItem

    from editor.canvas.scene import CanvasScene
    from editor.workspace import Workspace

PILE = ((0, 0, 0), (2, 0, 0), (1, 0, 1), (1, 0, 2))


def item_of(scene: CanvasScene, slot: Slot) -> QGraphicsPixmapItem:
    return scene._tiles._items[slot]


def picture(scene: CanvasScene, slot: Slot) -> QPixmap:
    return item_of(scene, slot).pixmap()


def is_same(one: QPixmap, other: QPixmap) -> bool:
    return one.cacheKey() == other.cacheKey()


def test_tiles_follow_every_edit_and_every_step_back(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    assert scene.shown_tiles() == slots(*PILE)
    workspace.apply(SlotChange(slots((0, 0, 0)), slots((-2, 1, 0))), "Move")
    assert scene.shown_tiles() == workspace.document.plane.slots
    workspace.document.undo()
    workspace.document.undo()
    assert not scene.shown_tiles()
    workspace.document.redo()
    assert scene.shown_tiles() == slots(*PILE)


def test_a_gesture_is_seen_while_it_goes_on(workspace: Workspace, scene: CanvasScene) -> None:
    gesture = workspace.document.begin("Draw")
    gesture.add(adding((0, 0, 0)))
    assert scene.shown_tiles() == slots((0, 0, 0))
    gesture.cancel()
    assert not scene.shown_tiles()


def test_an_edit_touches_no_other_tile(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    untouched = {slot: item_of(scene, slot) for slot in slots(*PILE)}
    count = len(scene.items())
    workspace.apply(removing((1, 0, 2)), "Erase")
    workspace.apply(adding((5, 5, 0)), "Draw")
    assert all(item_of(scene, slot) is item for slot, item in untouched.items() if slot.z < 2)
    # items that are free are used again
    assert len(scene.items()) == count


def test_another_layout_takes_the_place_of_everything(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    workspace.selection.set(slots((0, 0, 0)))
    workspace.highlight(slots((2, 0, 0)))
    scene.set_heat({Slot(0, 0, 0): 0.5})
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (4, 0, 0)])))
    assert scene.shown_tiles() == slots((0, 0, 0), (4, 0, 0))
    assert not any(scene.marked(mark) for mark in CanvasMark)


def test_layers_beneath_and_above_look_otherwise(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    workspace.layers.set_auto(True)
    plain = {slot: picture(scene, slot) for slot in slots(*PILE)}
    workspace.layers.set_auto(False)
    workspace.layers.select(1)
    changed = {slot.z for slot in slots(*PILE) if not is_same(plain[slot], picture(scene, slot))}
    assert changed == {0, 2}
    workspace.layers.set_locked(1, True)
    assert not is_same(plain[Slot(1, 0, 1)], picture(scene, Slot(1, 0, 1)))


@pytest.mark.parametrize("z", [0, 1, 2])
def test_one_layer_can_be_shown_alone(workspace: Workspace, scene: CanvasScene, z: int) -> None:
    workspace.apply(adding(*PILE), "Draw")
    workspace.layers.select(z)
    workspace.layers.set_only_current(True)
    assert {slot.z for slot in scene.shown_tiles()} == {z}


def test_a_hidden_layer_keeps_neither_ring_nor_heat(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    workspace.selection.set(slots(*PILE))
    scene.set_heat(dict.fromkeys(slots(*PILE), 0.5))
    visible = sum(item.isVisible() for item in scene.items())
    workspace.layers.set_hidden(2, True)
    # the tile, its ring and its tint
    assert visible - sum(item.isVisible() for item in scene.items()) == 3
    workspace.layers.set_hidden(2, False)
    assert sum(item.isVisible() for item in scene.items()) == visible


def test_a_preview_is_shown_and_taken_away(scene: CanvasScene) -> None:
    frame = CanvasPoint(0, 0), CanvasPoint(4, 4)
    before = sum(item.isVisible() for item in scene.items())
    scene.show_preview(Preview(slots((0, 0, 0), (2, 0, 0)), slots((4, 0, 0)), slots((6, 0, 0)), frame))
    assert scene.marked(CanvasMark.LAID) == slots((0, 0, 0), (2, 0, 0))
    assert scene.marked(CanvasMark.BLOCKED) == slots((4, 0, 0))
    assert scene.marked(CanvasMark.ERASED) == slots((6, 0, 0))
    assert sum(item.isVisible() for item in scene.items()) == before + 5
    scene.show_preview(NOTHING)
    assert sum(item.isVisible() for item in scene.items()) == before


def test_what_is_pointed_at_is_so_until_the_next_edit(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    workspace.highlight(slots((0, 0, 0), (2, 0, 0)))
    assert scene.marked(CanvasMark.HIGHLIGHT) == slots((0, 0, 0), (2, 0, 0))
    workspace.apply(adding((8, 0, 0)), "Draw")
    assert not scene.marked(CanvasMark.HIGHLIGHT)


def test_heat_shows_every_layer_and_ends_with_the_next_edit(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    told: list[bool] = []
    scene.heat_changed.connect(told.append)
    ghost = picture(scene, Slot(1, 0, 2))
    scene.set_heat({Slot(1, 0, 2): 0.25, Slot(0, 0, 0): 1.0, Slot(40, 0, 0): 0.5})
    assert not is_same(ghost, picture(scene, Slot(1, 0, 2)))
    workspace.apply(adding((8, 0, 0)), "Draw")
    assert is_same(ghost, picture(scene, Slot(1, 0, 2)))
    assert told == [True, False]


def test_the_table_may_become_dark_while_tiles_lie_on_it(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.apply(adding(*PILE), "Draw")
    workspace.layers.select(1)
    light = picture(scene, Slot(0, 0, 0)).toImage()
    scene.set_dark(True)
    assert picture(scene, Slot(0, 0, 0)).toImage() != light
    scene.set_dark(False)
    assert picture(scene, Slot(0, 0, 0)).toImage() == light
