"""A whole editor's window, worked by mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from editor.editor_settings import EditorSettingsStore
from editor.start import Start
from editor.window.desk import EditorDesk
from editor.window.main_window import EditorWindow
from editor.workspace import Workspace
from mahjong_qt import paths
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.settings import Settings, WindowPlace
from tests.fake_worker import FakeWorker

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QAction
    from pytestqt.qtbot import QtBot

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class Studio:
    """The window with everything around it, as the program puts them together."""

    def __init__(self, folder: Path) -> None:
        self.settings = EditorSettingsStore(folder / "config_folder" / "editor.json")
        self.workspace = Workspace()
        self.document = self.workspace.document
        self.window = EditorWindow(self.workspace, self.settings)
        self.actions = self.window.actions_by_verb
        self.view, self.scene = self.window.view, self.window.board.scene
        self.worker = FakeWorker()
        self.desk: EditorDesk | None = None

    def begin(self, start: Start) -> None:
        self.desk = EditorDesk(self.window, self.worker, Settings(motion=False))
        self.desk.begin(start)
        QApplication.processEvents()

    @property
    def tiles(self) -> list[Slot]:
        return sorted(self.document.plane)

    @property
    def told(self) -> str:
        """The title of the notice, or nothing when there is none."""
        notice = self.window.notice_bar.notice
        return notice.title if notice is not None else ""

    def place_of(self, x: float, y: float, z: int = 0) -> QPoint:
        """Returns the point of the viewport at which the middle of a tile at this place would be drawn."""
        # a notice may have come or gone
        QApplication.processEvents()
        geometry = self.scene.geometry
        assert geometry is not None
        corner, far = geometry.scene_point(x, y, z), geometry.scene_point(x + 2, y + 2, z)
        return self.view.mapFromScene(QPointF((corner.x() + far.x()) / 2, (corner.y() + far.y()) / 2))

    def click(self, x: int, y: int, z: int = 0, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        viewport, place = self.view.viewport(), self.place_of(x, y, z)
        QTest.mouseMove(viewport, place)
        QTest.mouseClick(viewport, button, pos=place)

    def drag(self, *places: tuple[int, int]) -> None:
        viewport, points = self.view.viewport(), [self.place_of(*place) for place in places]
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=points[0])
        for point in points[1:]:
            QTest.mouseMove(viewport, point)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=points[-1])

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Presses a key where the focus is."""
        focus = self.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifiers)

    def trigger(self, *verbs: str) -> None:
        for verb in verbs:
            self.actions[verb].trigger()

    def enabled(self) -> set[str]:
        return {action.objectName() for action in self.actions if action.isEnabled()}

    def checked(self) -> set[str]:
        return {action.objectName() for action in self.actions if action.isChecked()}

    def entries(self, menu: str) -> list[QAction]:
        """Returns what stands in a menu while it is open."""
        self.window.menus[menu].aboutToShow.emit()
        return [entry for entry in self.window.menus[menu].actions() if not entry.isSeparator()]

    def answer(self, text: str) -> None:
        """Presses a button of the question that is asked."""
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        (button,) = [button for button in box.buttons() if button.text().replace("&", "") == text]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all files of the designer."""
    for name in ("data_folder", "config_folder", "cache_folder"):
        monkeypatch.setattr(paths, name, lambda name=name: tmp_path / name)
        (tmp_path / name).mkdir()
    return tmp_path


@pytest.fixture
def open_studio(qtbot: QtBot, folder: Path) -> Callable[..., Studio]:
    """Opens a window, with an empty layout in it or what is given."""

    def open_(start: Start = Start(), *, width: int = 1100, height: int = 700) -> Studio:  # noqa: B008 - a value
        path = folder / "config_folder" / "editor.json"
        if not path.exists():
            # the screen of the offscreen platform is so small that a first window would be maximised
            EditorSettingsStore(path).change(window=WindowPlace(width, height))
        studio = Studio(folder)
        qtbot.addWidget(studio.window, before_close_func=lambda window: setattr(window, "ask_to_close", None))
        studio.window.resize(width, height)
        with qtbot.waitExposed(studio.window):
            studio.window.show()
        studio.window.show_icons()
        studio.begin(start)
        return studio

    return open_


@pytest.fixture
def studio(open_studio: Callable[..., Studio]) -> Studio:
    return open_studio()
