from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDockWidget,
    QLabel,
    QMainWindow,
    QProgressBar,
    QPushButton,
    QWidget,
)

from editor.analysis.analysis_panel import AnalysisPanel
from editor.analysis.analysis_state import DEALS
from editor.change import Details, SlotChange
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.deal import Undealable, UndealableReason
from mahjong_qt.engine.solitaire.dismantle import Dismantled
from tests.editor.analysis.conftest import field_study_of, study_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.workspace import Workspace
    from tests.fake_worker import FakeWorker

Part = TypeVar("Part", bound=QWidget)

FAR = SlotChange(added=frozenset([Slot(40, 0, 0), Slot(44, 0, 0)]))
ONE_MORE = SlotChange(added=frozenset([Slot(48, 0, 0)]))


class Dock:
    """A panel on the screen, and the heat that it told of."""

    def __init__(self, workspace: Workspace, worker: FakeWorker) -> None:
        self.workspace = workspace
        self.worker = worker
        self.panel = AnalysisPanel(workspace, worker)
        self.window = QMainWindow()
        self.window.setMinimumSize(600, 700)
        dock = QDockWidget(self.window)
        dock.setWidget(self.panel)
        self.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.heat: list[dict[Slot, float] | None] = []
        self.panel.heat.connect(self.heat.append)

    def part(self, kind: type[Part], name: str) -> Part:
        found = self.panel.findChild(kind, f"analysis_{name}")
        assert isinstance(found, kind)
        return found

    def text(self, name: str) -> str:
        """What a label says, if it is seen."""
        label = self.part(QLabel, name)
        return label.text() if label.isVisible() else ""

    def press(self, name: str) -> None:
        QTest.mouseClick(self.part(QPushButton, name), Qt.MouseButton.LeftButton)

    def finish(self, *, lost: int = 10) -> None:
        """Has all deals tried."""
        self.press("start")
        if not self.panel.analysis.state.result or not self.panel.analysis.state.result.outcome:
            self.worker.answer(Dismantled(()))
        layout = self.workspace.document.as_file().layout
        while self.worker.open:
            self.worker.answer(study_of(layout, lost=lost))

    def see(self) -> str:
        """The texts of all that is seen."""
        labels = self.panel.findChildren(QLabel)
        return "\n".join(label.text() for label in labels if label.isVisible())


@pytest.fixture
def dock(workspace: Workspace, worker: FakeWorker, qtbot: QtBot) -> Dock:
    dock = Dock(workspace, worker)
    qtbot.addWidget(dock.window)
    with qtbot.waitExposed(dock.window):
        dock.window.show()
    return dock


def test_at_first_there_is_a_button_that_says_what_it_does(dock: Dock) -> None:
    assert str(DEALS) in dock.text("intro")
    assert dock.part(QPushButton, "start").isEnabled()
    assert not dock.part(QWidget, "results").isVisible()
    assert not dock.part(QProgressBar, "progress").isVisible()


def test_progress_is_told_and_can_be_cancelled(dock: Dock) -> None:
    dock.press("start")
    assert not dock.part(QPushButton, "start").isEnabled()
    dock.worker.answer(Dismantled(()))
    dock.worker.answer(study_of(dock.workspace.document.as_file().layout))
    assert dock.text("progress_text") == f"Deals tried: 1 of {DEALS}"
    assert dock.part(QProgressBar, "progress").value() == 1
    dock.press("cancel")
    assert not dock.worker.open
    assert not dock.part(QPushButton, "cancel").isVisible()
    assert dock.part(QPushButton, "start").text() == "Go on"
    assert "Of those, a careless player wins" in dock.see()


def test_results_are_seen_while_they_grow(dock: Dock, qtbot: QtBot) -> None:
    dock.press("start")
    dock.worker.answer(Dismantled(()))
    dock.worker.answer(study_of(dock.workspace.document.as_file().layout))
    qtbot.waitUntil(lambda: "Of those, a careless player wins" in dock.see())
    assert dock.panel.analysis.state.is_running


def test_at_the_end_more_can_be_tried(dock: Dock) -> None:
    dock.finish()
    assert dock.part(QPushButton, "start").text() == f"Try {DEALS} more deals"
    assert dock.text("note") == f"Deals tried: {DEALS}"


def test_after_a_change_the_results_are_dimmed_until_it_is_taken_back(dock: Dock) -> None:
    dock.finish()
    dock.workspace.apply(FAR, "Draw tiles")
    assert dock.text("note") == "For the layout before your last changes"
    assert not dock.part(QWidget, "results").isEnabled()
    assert dock.part(QPushButton, "start").text() == "Analyse again"
    dock.workspace.document.undo()
    assert dock.part(QWidget, "results").isEnabled()
    assert dock.text("note") == f"Deals tried: {DEALS}"


def test_heat_is_shown_when_it_is_wanted(dock: Dock) -> None:
    dock.finish()
    assert dock.heat == []
    dock.part(QCheckBox, "show_heat").click()
    (heat,) = dock.heat
    assert heat is not None
    assert heat.keys() == dock.workspace.document.plane.slots
    assert max(heat.values()) == 1.0
    assert "100 %" in dock.text("heat_text")
    dock.part(QCheckBox, "show_heat").click()
    assert dock.heat[1:] == [None]


def test_heat_is_taken_away_at_the_first_change_and_comes_back_with_the_tiles(dock: Dock) -> None:
    dock.finish()
    dock.part(QCheckBox, "show_heat").click()
    gesture = dock.workspace.document.begin("Draw tiles")
    gesture.add(FAR)
    assert dock.heat[-1] is None
    gesture.add(ONE_MORE)
    assert len(dock.heat) == 2
    gesture.finish()
    dock.workspace.document.undo()
    assert dock.heat[-1] == dock.heat[0]


def test_heat_follows_the_board(dock: Dock) -> None:
    dock.finish()
    dock.part(QCheckBox, "show_heat").click()
    slots = dock.workspace.document.plane.slots
    shifted = frozenset(slot._replace(x=slot.x + 5) for slot in slots)
    dock.workspace.apply(SlotChange(slots, shifted), "Move tiles")
    heat = dock.heat[-1]
    assert heat is not None
    assert heat.keys() == shifted


def test_without_a_lost_game_there_is_nothing_to_show_on_the_board(dock: Dock) -> None:
    dock.part(QCheckBox, "show_heat").setChecked(True)
    dock.finish(lost=0)
    assert not dock.part(QCheckBox, "show_heat").isEnabled()
    assert dock.heat == []


def test_a_layout_that_cannot_be_dealt_says_so(dock: Dock) -> None:
    dock.press("start")
    dock.worker.answer(Undealable(UndealableReason.PROVEN))
    assert "No, never" in dock.see()
    assert "never come free" in dock.text("note")


@pytest.mark.parametrize(("change", "word"), [(ONE_MORE, "odd"), (None, "no tiles")])
def test_why_there_is_no_analysis(dock: Dock, change: SlotChange | None, word: str) -> None:
    dock.workspace.apply(change or SlotChange(dock.workspace.document.plane.slots), "Change tiles")
    assert word in dock.text("note")
    assert not dock.part(QPushButton, "start").isEnabled()
    dock.panel.analyse()
    assert not dock.worker.tickets


def test_a_shisen_sho_field_has_figures_of_its_own(dock: Dock) -> None:
    assert "gravity" not in dock.text("intro")
    dock.workspace.document.change_details(Details(game="shisen-sho"), "Change game")
    assert "gravity" in dock.text("intro")
    dock.press("start")
    layout = dock.workspace.document.as_file().layout
    assert dock.text("progress_text") == f"Deals tried: 0 of {DEALS}"
    while dock.worker.open:
        dock.worker.answer(field_study_of(layout))
    assert "Deals that can be won" in dock.see()
    assert "With gravity, deals not decided" in dock.see()
    assert "Can be dealt" not in dock.see()
    dock.part(QCheckBox, "show_heat").click()
    assert dock.heat[-1] is not None
    dock.press("copy")
    assert f"With gravity, deals not decided: {DEALS} of {DEALS}" in QGuiApplication.clipboard().text()


def test_after_a_change_of_the_game_the_results_are_those_of_before(dock: Dock) -> None:
    dock.finish()
    dock.workspace.document.change_details(Details(game="shisen-sho"), "Change game")
    assert dock.text("note") == "For the layout before your last changes"
    dock.workspace.document.undo()
    assert dock.text("note") == f"Deals tried: {DEALS}"


def test_a_failure_is_told(dock: Dock) -> None:
    dock.press("start")
    dock.worker.fail()
    assert "went wrong" in dock.text("note")
    assert dock.part(QPushButton, "start").isEnabled()


def test_the_figures_can_be_copied(dock: Dock) -> None:
    dock.workspace.document.change_details(Details(name={"en": "Heap", "de": "Haufen"}), "Change name")
    dock.finish()
    dock.press("copy")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[:3] == ["Heap", "Tiles: 6", f"Deals tried: {DEALS}"]
    assert any(line.startswith("Deals that can be won: ") for line in lines)


def test_the_language_can_change(dock: Dock) -> None:
    dock.finish()
    before = dock.see()
    QApplication.sendEvent(dock.panel, QEvent(QEvent.Type.LanguageChange))
    assert dock.see() == before


def test_all_that_can_be_pressed_is_reached_by_tab(dock: Dock) -> None:
    dock.finish()
    for name in ("start", "copy", "cancel"):
        assert dock.part(QPushButton, name).focusPolicy() & Qt.FocusPolicy.TabFocus
    assert dock.part(QProgressBar, "progress").accessibleName()
