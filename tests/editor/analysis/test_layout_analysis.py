from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.analysis.analysis_state import DEALS, AnalysisState, Obstacle
from editor.analysis.layout_analysis import KEPT, LayoutAnalysis
from editor.change import Details, SlotChange
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from mahjong_qt.engine.layout.own_code import code_of
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason
from mahjong_qt.engine.shisen.analysis import study_field
from mahjong_qt.engine.solitaire.dismantle import Dismantled
from mahjong_qt.engine.solitaire.layout_study import can_be_dealt, study_deals
from mahjong_qt.worker import Priority
from tests.editor.analysis.conftest import field_study_of, file_of, study_of
from tests.view.sample_boards import ROW

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.layout_file import Game
    from tests.fake_worker import FakeWorker

FAR = SlotChange(added=frozenset([Slot(40, 0, 0), Slot(44, 0, 0)]))
ONE_MORE = SlotChange(added=frozenset([Slot(48, 0, 0)]))


class Analysing:
    """An analysis, its worker, and all states that it told of."""

    def __init__(self, workspace: Workspace, worker: FakeWorker) -> None:
        self.workspace = workspace
        self.worker = worker
        self.analysis = LayoutAnalysis(workspace, worker)
        self.states: list[AnalysisState] = []
        self.analysis.changed.connect(self.states.append)

    @property
    def state(self) -> AnalysisState:
        return self.analysis.state

    @property
    def deals(self) -> int:
        return self.state.result.deals if self.state.result is not None else 0

    def answer(self, deals: int = 1) -> None:
        """Answers that the layout can be dealt, if that is asked, and so many deals."""
        if self.worker.asked()[0][0] is can_be_dealt:
            self.worker.answer(Dismantled(()))
        for _ in range(deals):
            _, layout, *_ = self.worker.asked()[0]
            self.worker.answer(study_of(layout), study_deals)

    def apply(self, change: SlotChange) -> None:
        assert self.workspace.apply(change, "Draw tiles")


@pytest.fixture
def analysing(workspace: Workspace, worker: FakeWorker) -> Analysing:
    return Analysing(workspace, worker)


def test_nothing_is_asked_before_it_is_wanted(analysing: Analysing) -> None:
    analysing.apply(FAR)
    assert not analysing.worker.tickets
    assert analysing.state == AnalysisState(None)


def test_deals_are_tried_one_after_the_other(analysing: Analysing) -> None:
    analysing.analysis.start()
    layout = analysing.workspace.document.as_file().layout
    assert analysing.worker.asked() == [(can_be_dealt, layout)]
    analysing.answer(2)
    assert analysing.worker.asked() == [(study_deals, layout, own_layout_code(layout.fingerprint), (2,))]
    assert analysing.worker.open[0].priority is Priority.SOON
    assert (analysing.deals, analysing.state.wanted, analysing.state.is_running) == (2, DEALS, True)
    analysing.answer(DEALS - 2)
    assert (analysing.deals, analysing.state.is_running) == (DEALS, False)
    assert not analysing.worker.open
    assert [state.result.deals for state in analysing.states if state.result and state.is_running] == [
        0, 0, *range(1, DEALS + 1)
    ]  # fmt: skip


def test_the_studies_are_added_up(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    layout = analysing.workspace.document.as_file().layout
    assert analysing.state.result is not None
    assert analysing.state.result.study == study_of(layout).plus(study_of(layout)).plus(study_of(layout))


def test_more_deals_are_tried_on_top_of_those_that_were(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(DEALS)
    analysing.analysis.start()
    assert analysing.worker.asked()[0][3] == (DEALS,)
    assert analysing.state.wanted == 2 * DEALS


def test_what_was_cancelled_goes_on_where_it_was(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    analysing.analysis.cancel()
    assert not analysing.worker.open
    assert (analysing.deals, analysing.state.is_running) == (3, False)
    analysing.analysis.start()
    assert analysing.worker.asked()[0][3] == (3,)
    assert analysing.state.wanted == DEALS


def test_cancelled_before_the_first_answer_nothing_is_known(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.analysis.cancel()
    assert analysing.state == AnalysisState(None)


def test_a_second_start_does_nothing(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.analysis.start()
    assert len(analysing.worker.tickets) == 1


def test_where_nothing_can_be_dealt_no_deal_is_tried(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.worker.answer(Undealable(UndealableReason.PROVEN))
    assert not analysing.worker.open
    assert not analysing.state.is_running


def test_where_it_is_not_known_whether_it_can_be_dealt_deals_are_tried(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.worker.answer(NotFound(80, 20_000))
    assert analysing.worker.asked()[0][0] is study_deals


@pytest.mark.parametrize("answers", [0, 2])
def test_a_failure_ends_it_and_is_told(analysing: Analysing, answers: int) -> None:
    analysing.analysis.start()
    if answers:
        analysing.answer(answers)
    analysing.worker.fail()
    assert (analysing.state.has_failed, analysing.state.is_running, analysing.deals) == (True, False, answers)
    analysing.analysis.start()
    assert not analysing.state.has_failed


def test_a_change_ends_it_and_what_is_known_is_for_the_layout_before(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    (ticket,) = analysing.worker.open
    analysing.apply(FAR)
    assert ticket.is_cancelled
    assert (analysing.state.is_current, analysing.state.is_running, analysing.deals) == (False, False, 3)


def test_undo_makes_it_valid_again(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    analysing.apply(FAR)
    analysing.workspace.document.undo()
    assert (analysing.state.is_current, analysing.deals) == (True, 3)


def test_each_layout_has_its_own_results(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    analysing.apply(FAR)
    analysing.analysis.start()
    analysing.answer(5)
    assert (analysing.state.is_current, analysing.deals) == (True, 5)
    analysing.workspace.document.undo()
    assert (analysing.state.is_current, analysing.deals) == (True, 3)
    analysing.workspace.document.redo()
    assert (analysing.state.is_current, analysing.deals) == (True, 5)


def test_the_last_results_are_kept_and_no_more(analysing: Analysing) -> None:
    for at in range(KEPT + 1):
        analysing.analysis.start()
        analysing.answer(1)
        analysing.apply(SlotChange(added=frozenset([Slot(100 + 8 * at, 0, 0), Slot(104 + 8 * at, 0, 0)])))
    for _ in range(KEPT):
        analysing.workspace.document.undo()
        assert analysing.state.is_current
    analysing.workspace.document.undo()
    assert not analysing.state.is_current


def test_moving_the_whole_board_is_no_other_layout(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    (ticket,) = analysing.worker.open
    slots = analysing.workspace.document.plane.slots
    analysing.apply(SlotChange(slots, frozenset(slot._replace(x=slot.x - 9, y=slot.y + 1) for slot in slots)))
    assert not ticket.is_cancelled
    assert (analysing.state.is_current, analysing.state.is_running) == (True, True)
    # in between, nobody knows yet
    assert any(not state.is_current for state in analysing.states)


def test_in_the_middle_of_a_gesture_the_results_are_not_current_and_the_job_goes_on(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    gesture = analysing.workspace.document.begin("Draw tiles")
    gesture.add(FAR)
    assert (analysing.state.is_current, analysing.state.is_running) == (False, True)
    analysing.answer(1)
    assert (analysing.state.is_current, analysing.deals) == (False, 4)
    gesture.finish()
    assert (analysing.state.is_current, analysing.state.is_running) == (False, False)


def test_a_cancelled_gesture_leaves_everything_as_it_was(analysing: Analysing, qtbot: QtBot) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    gesture = analysing.workspace.document.begin("Draw tiles")
    gesture.add(FAR)
    gesture.cancel()
    qtbot.waitUntil(lambda: analysing.state.is_current)
    assert analysing.state.is_running


def test_a_change_of_texts_is_none_of_the_tiles(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    analysing.workspace.document.change_details(Details(name="Heap"), "Change name", "name")
    assert (analysing.state.is_current, analysing.state.is_running) == (True, True)


def test_another_layout_knows_nothing_of_the_one_before(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    analysing.workspace.document.replace(file_of(ROW))
    assert analysing.state == AnalysisState(None)
    assert not analysing.worker.open


@pytest.mark.parametrize(("change", "obstacle"), [(ONE_MORE, Obstacle.ODD_COUNT), (None, Obstacle.EMPTY)])
def test_what_keeps_it_from_being_analysed(analysing: Analysing, change: SlotChange | None, obstacle: Obstacle) -> None:
    analysing.analysis.start()
    analysing.answer(1)
    everything = SlotChange(removed=analysing.workspace.document.plane.slots)
    analysing.apply(change or everything)
    assert analysing.state.obstacle is obstacle
    analysing.analysis.start()
    assert not analysing.worker.open


def test_a_field_that_is_none_is_not_analysed(analysing: Analysing) -> None:
    crooked = LayoutFile(Layout.from_tiles([(0, 0, 0), (3, 0, 0)]), game="shisen-sho")
    analysing.workspace.document.replace(crooked)
    assert analysing.state.obstacle is Obstacle.NOT_FLAT
    analysing.analysis.start()
    assert not analysing.worker.tickets


def test_the_obstacle_goes_with_its_cause(analysing: Analysing) -> None:
    analysing.apply(ONE_MORE)
    analysing.workspace.document.undo()
    assert analysing.state.obstacle is None


def become(analysing: Analysing, game: Game) -> None:
    details = analysing.workspace.document.details._replace(game=game)
    analysing.workspace.document.change_details(details, "Change game")


def test_another_game_ends_it_and_each_game_has_its_own_results(analysing: Analysing) -> None:
    analysing.analysis.start()
    analysing.answer(3)
    become(analysing, "shisen-sho")
    assert not analysing.worker.open
    assert (analysing.state.is_current, analysing.state.is_running, analysing.state.obstacle) == (False, False, None)
    analysing.analysis.start()
    layout = analysing.workspace.document.as_file().layout
    assert analysing.worker.asked() == [(study_field, layout, code_of(layout, "shisen-sho"), (0,))]
    analysing.worker.answer(field_study_of(layout))
    assert analysing.worker.asked()[0][3] == (1,)
    analysing.analysis.cancel()
    assert analysing.state.result is not None
    assert analysing.state.result.falling == field_study_of(layout).falling
    become(analysing, "solitaire")
    assert (analysing.state.is_current, analysing.deals) == (True, 3)
    become(analysing, "shisen-sho")
    assert (analysing.state.is_current, analysing.deals) == (True, 1)


def test_a_field_of_which_nothing_is_known_yet_has_no_result(analysing: Analysing) -> None:
    become(analysing, "shisen-sho")
    analysing.analysis.start()
    analysing.analysis.cancel()
    assert analysing.state.result is None


def test_whoever_is_told_may_cancel(analysing: Analysing) -> None:
    analysing.analysis.changed.connect(lambda _: analysing.analysis.cancel() if analysing.deals else None)
    analysing.analysis.start()
    analysing.answer(1)
    assert not analysing.worker.open
    assert analysing.deals == 1
