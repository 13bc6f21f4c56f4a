from __future__ import annotations

from editor.plane import is_flat
from editor.symmetry_guide import FIRST_AXES
from editor.workspace import Workspace
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.layout.symmetry import Axes, Symmetry
from tests.editor.places import adding, slots


def test_the_axes_are_in_the_middle_of_the_layout_that_is_opened() -> None:
    workspace = Workspace()
    assert workspace.symmetry.guide.axes == FIRST_AXES
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (3, 4, 0)])))
    # five half tiles wide: the axis goes through the middle of one
    assert workspace.symmetry.guide.axes == Axes(upright=5, level=6)
    workspace.document.apply(adding((10, 10, 0)), "Draw")
    assert workspace.symmetry.guide.axes == Axes(upright=5, level=6)
    workspace.symmetry.centre()
    assert workspace.symmetry.guide.axes == Axes(upright=12, level=12)
    workspace.symmetry.centre(slots((10, 10, 0)))
    assert workspace.symmetry.guide.axes == Axes(upright=22, level=22)


def test_a_tile_has_as_many_images_as_there_are_symmetries() -> None:
    guide = Workspace().symmetry
    guide.move_axes(Axes(10, 10))
    assert guide.guide.images(Slot(0, 0, 2)) == {Slot(0, 0, 2)}
    guide.set_symmetries([Symmetry.HALF_TURN])
    assert guide.guide.images(Slot(0, 1, 2)) == {Slot(0, 1, 2), Slot(8, 7, 2)}
    guide.set_symmetries([Symmetry.LEFT_RIGHT, Symmetry.TOP_BOTTOM])
    assert guide.guide.images(Slot(0, 1, 2)) == {Slot(0, 1, 2), Slot(8, 1, 2), Slot(0, 7, 2), Slot(8, 7, 2)}


def test_images_in_a_shisen_field_lie_on_its_grid() -> None:
    workspace = Workspace()
    workspace.document.replace(LayoutFile(Layout.from_tiles([(0, 0, 0), (4, 2, 0)]), game="shisen-sho"))
    workspace.symmetry.set_symmetries(Symmetry)
    for place in range(-3, 9):
        workspace.symmetry.move_axes(Axes(place, 9 - place))
        assert all(is_flat(image) for image in workspace.symmetry.guide.images(Slot(4, 2, 0)))
