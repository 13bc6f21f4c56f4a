"""Finds out, deal by deal and beside the window, how games on the layout go; and for which tiles that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.analysis.analysis_state import DEALS, AnalysisResult, AnalysisState, Obstacle
from editor.edits.arranging import onto_field
from editor.plane import EditError, canonical
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.own_code import code_of
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Undealable
from mahjong_qt.engine.shisen.analysis import study_field
from mahjong_qt.engine.solitaire.layout_study import can_be_dealt, study_deals
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.change import DocumentChange
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.layout_study import LayoutStudy
    from mahjong_qt.engine.shisen.analysis import FieldStudy
    from mahjong_qt.worker import Ticket, Worker

KEPT = 5
"""Layouts of which the results are kept: those that undo leads back to."""


class LayoutAnalysis(QObject):
    """Tries deals on the layout of a document, one at a time in the worker.

    A change of the tiles, or of the game that they are for, ends that. What was found out is kept for what it is for,
    and is there again when that is. One job is one deal: whatever is more urgent makes no more than that be done twice.
    """

    changed = Signal(object)
    """The new :class:`~editor.analysis.analysis_state.AnalysisState`."""

    def __init__(self, workspace: Workspace, worker: Worker, parent: QObject | None = None) -> None:
        """Follow the document from now on; the worker must live longer than this object."""
        super().__init__(parent)
        self._document = workspace.document
        self._worker = worker
        self._kept: dict[tuple[GameKind, frozenset[Slot]], AnalysisResult] = {}
        self._is_settled = False
        self._ticket: Ticket | None = None
        self.state = AnalysisState()
        """How it stands now."""
        self._recheck = QTimer(self, singleShot=True, interval=0)
        self._recheck.timeout.connect(self._settle)
        self._document.changed.connect(self._follow)
        self._document.settled.connect(self._settle)
        self._document.replaced.connect(self._start_over)
        self._settle()

    def start(self) -> None:
        """Find out whether the layout can be dealt and try deals on it, more of them where some were tried already."""
        self._document.cancel_gesture()
        self._settle()
        state = self.state
        if state.is_running or state.obstacle is not None:
            return
        result = state.result if state.is_current else None
        if result is None:
            result = AnalysisResult(Layout.from_tiles(self._document.plane.slots), game=state.game)
        wanted = result.deals - result.deals % DEALS + DEALS
        self._set(AnalysisState(None, result, is_running=True, wanted=wanted, game=state.game))
        self._go_on(result)

    def cancel(self) -> None:
        """Try no more deals; what was found out so far stays."""
        self._end(has_failed=False)

    def _go_on(self, result: AnalysisResult) -> None:
        is_field = result.game is GameKind.SHISEN_SHO
        if result.outcome is None and not is_field:
            self._ask(lambda outcome: self._take(result._replace(outcome=outcome)), can_be_dealt, result.layout)
        elif isinstance(result.outcome, Undealable) or result.deals >= self.state.wanted:
            self._end(has_failed=False)
        else:
            code = code_of(result.layout, result.game.value)
            study = study_field if is_field else study_deals
            self._ask(lambda found: self._add(result, found), study, result.layout, code, (result.deals,))

    def _ask(self, then: Callable[..., None], function: Callable[..., object], *arguments: object) -> None:
        self._ticket = self._worker.ask(function, *arguments, then=then, failed=self._fail, priority=Priority.SOON)

    def _add(self, result: AnalysisResult, study: LayoutStudy | FieldStudy) -> None:
        self._take(result.plus(study))

    def _take(self, result: AnalysisResult) -> None:
        self._ticket = None
        self._keep(result)
        self._set(self.state._replace(result=result))
        # whoever was told may have cancelled
        if self.state.is_running:
            self._go_on(result)

    def _keep(self, result: AnalysisResult) -> None:
        key = result.game, frozenset(result.layout.slots)
        self._kept.pop(key, None)
        self._kept[key] = result
        if len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))

    def _fail(self, _trace: str) -> None:
        self._ticket = None
        self._end(has_failed=True)

    def _end(self, *, has_failed: bool) -> None:
        if self._ticket is not None:
            self._ticket.cancel()
            self._ticket = None
        result = self.state.result
        # one of which nothing is known is none
        known = result if result is not None and result.is_known else None
        self._set(self.state._replace(result=known, is_running=False, has_failed=has_failed))

    def _follow(self, change: DocumentChange) -> None:
        """Say at once of what is shown that it is for other tiles; whether it is so in the end is asked later."""
        is_other_game = change.details is not None and change.details.before.game != change.details.after.game
        if is_other_game or not change.slots.is_empty:
            self._is_settled = False
            if self.state.result is not None:
                self._set(self.state._replace(is_current=False))
        # a gesture that is cancelled settles nothing
        self._recheck.start()

    def _start_over(self) -> None:
        self._is_settled = False
        self._end(has_failed=False)
        self._set(self.state._replace(result=None, is_current=True))

    def _settle(self) -> None:
        """Look which tiles there are now, unless they are still changing, and what is known of them."""
        if self._document.gesture is not None:
            return
        self._recheck.stop()
        if not self._is_settled:
            self._is_settled = True
            self._find_known()
        obstacle = self._obstacle()
        if obstacle is not None and self.state.is_running:
            self.cancel()
        self._set(self.state._replace(obstacle=obstacle, game=self._game))

    def _find_known(self) -> None:
        shown = self.state.result
        if shown is None and not self._kept:
            return
        key = self._game, canonical(self._document.plane.slots)
        if shown is not None and key == (shown.game, frozenset(shown.layout.slots)):
            self._set(self.state._replace(is_current=True))
            return
        if self.state.is_running:
            self.cancel()
        known = self._kept.get(key)
        if known is not None:
            self._set(self.state._replace(result=known, is_current=True, has_failed=False))
        else:
            self._set(self.state._replace(is_current=self.state.result is None, has_failed=False))

    @property
    def _game(self) -> GameKind:
        return GameKind(self._document.details.game)

    def _obstacle(self) -> Obstacle | None:
        count = len(self._document.plane)
        if not count:
            return Obstacle.EMPTY
        if self._document.is_flat:
            try:
                onto_field(self._document.plane.slots)
            except EditError:
                return Obstacle.NOT_FLAT
        return Obstacle.ODD_COUNT if count % 2 else None

    def _set(self, state: AnalysisState) -> None:
        if state != self.state:
            self.state = state
            self.changed.emit(state)
