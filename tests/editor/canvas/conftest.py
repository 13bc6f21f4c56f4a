"""A canvas in a window of a known size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.canvas.geometry import CanvasGeometry
from editor.canvas.scene import CanvasScene
from editor.canvas.view import CanvasView
from editor.workspace import Workspace
from tests.editor.canvas.shown import Shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def workspace(qapp: object) -> Workspace:
    return Workspace()


@pytest.fixture
def scene(workspace: Workspace) -> CanvasScene:
    """A scene at 100 % that no view shows."""
    made = CanvasScene(workspace)
    made.set_geometry(CanvasGeometry.for_width(48, 1.0))
    return made


@pytest.fixture
def shown(qtbot: QtBot, workspace: Workspace) -> Iterator[Shown]:
    scene = CanvasScene(workspace)
    view = CanvasView(scene, workspace)
    view.resize(800, 600)
    view.show()
    qtbot.waitExposed(view)
    view.zoom_full()
    yield Shown(workspace, scene, view)
    # by hand and now: what is hidden, not deleted, still hears of a screen that goes
    view.close()
    view.deleteLater()
