from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from mahjong_qt.engine.layout.symmetry import Axes, Symmetry

if TYPE_CHECKING:
    from collections.abc import Collection

    from editor.canvas.scene import CanvasScene
    from editor.workspace import Workspace


@pytest.mark.parametrize(
    ("symmetries", "shown"),
    [
        ([], []),
        ([Symmetry.LEFT_RIGHT], ["upright"]),
        ([Symmetry.TOP_BOTTOM], ["level"]),
        ([Symmetry.HALF_TURN], ["upright", "level"]),
    ],
)
def test_a_symmetry_shows_the_axes_that_it_has(
    workspace: Workspace, scene: CanvasScene, symmetries: Collection[Symmetry], shown: list[str]
) -> None:
    workspace.symmetry.set_symmetries(symmetries)
    assert [name for name in Axes._fields if scene.axes.grip_place(name) is not None] == shown


def test_an_axis_lies_where_it_mirrors_on_the_layer_that_is_worked_on(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT])
    workspace.symmetry.move_axes(Axes(5, 0))
    for z in (0, 2):
        workspace.layers.select(z)
        place = scene.axes.grip_place("upright")
        assert place is not None
        assert scene.geometry is not None
        assert place.x() == scene.geometry.scene_point(2.5, 0, z).x()


def test_a_grip_is_caught_near_its_middle_only(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.symmetry.set_symmetries([Symmetry.LEFT_RIGHT])
    place = scene.axes.grip_place("upright")
    assert place is not None
    assert scene.axes.grip_at(place + QPointF(6, -6)) == "upright"
    assert scene.axes.grip_at(place + QPointF(0, 20)) is None


def test_grips_stay_in_sight_as_long_as_their_line_does(workspace: Workspace, scene: CanvasScene) -> None:
    workspace.symmetry.set_symmetries(Symmetry)
    board = scene.board_area()
    seen = QRectF(board.topLeft() + QPointF(100, 100), board.bottomRight())
    scene.set_seen(seen)
    upright, level = scene.axes.grip_place("upright"), scene.axes.grip_place("level")
    assert upright is not None
    assert level is not None
    assert seen.contains(upright)
    assert seen.contains(level)
    # what is out of sight altogether has its grip at its nearer end
    scene.set_seen(seen.translated(0, 5000))
    upright = scene.axes.grip_place("upright")
    assert upright is not None
    assert board.bottom() < upright.y() < seen.top() + 5000
