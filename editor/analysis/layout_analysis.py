"""Finds out, deal by deal and beside the window, how games on the layout go; and for which tiles that is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.analysis.analysis_state import DEALS, AnalysisResult, AnalysisState, Obstacle
from editor.plane import canonical
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.solitaire.dismantle import Undealable
from mahjong_qt.engine.solitaire.layout_study import can_be_dealt, study_deals
from mahjong_qt.worker import Priority

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.change import DocumentChange
    from editor.workspace import Workspace
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.solitaire.layout_study import LayoutStudy
    from mahjong_qt.worker import Ticket, Worker

KEPT = 5
"""Layouts of which the results are kept: those that undo leads back to."""


class LayoutAnalysis(QObject):
    """Tries deals on the layout of a document, one at a time in the worker.

    A change of the tiles ends that. What was found out is kept for the tiles that it is for, and is there again when
    they are. One job is one deal: whatever is more urgent makes no more than that be done twice.
    """

    changed = Signal(object)
    """The new :class:`~editor.analysis.analysis_state.AnalysisState`."""

    def __init__(self, workspace: Workspace, worker: Worker, parent: QObject | None = None) -> None:
        """Follow the document from now on; the worker must live longer than this object."""
        super().__init__(parent)
        self._document = workspace.document
        self._worker = worker
        self._kept: dict[frozenset[Slot], AnalysisResult] = {}
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
            result = AnalysisResult(Layout.from_tiles(self._document.plane.slots))
        wanted = result.deals - result.deals % DEALS + DEALS
        self._set(AnalysisState(None, result, is_running=True, wanted=wanted))
        self._go_on(result)

    def cancel(self) -> None:
        """Try no more deals; what was found out so far stays."""
        self._end(has_failed=False)

    def _go_on(self, result: AnalysisResult) -> None:
        if result.outcome is None:
            self._ask(lambda outcome: self._take(result._replace(outcome=outcome)), can_be_dealt, result.layout)
        elif isinstance(result.outcome, Undealable) or result.deals >= self.state.wanted:
            self._end(has_failed=False)
        else:
            code = own_layout_code(result.layout.fingerprint)
            self._ask(lambda study: self._add(result, study), study_deals, result.layout, code, (result.deals,))

    def _ask(self, then: Callable[..., None], function: Callable[..., object], *arguments: object) -> None:
        self._ticket = self._worker.ask(function, *arguments, then=then, failed=self._fail, priority=Priority.SOON)

    def _add(self, result: AnalysisResult, study: LayoutStudy) -> None:
        self._take(result._replace(study=result.study.plus(study) if result.study is not None else study))

    def _take(self, result: AnalysisResult) -> None:
        self._ticket = None
        self._keep(result)
        self._set(self.state._replace(result=result))
        # whoever was told may have cancelled
        if self.state.is_running:
            self._go_on(result)

    def _keep(self, result: AnalysisResult) -> None:
        tiles = frozenset(result.layout.slots)
        self._kept.pop(tiles, None)
        self._kept[tiles] = result
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
        known = result if result is not None and result.outcome is not None else None
        self._set(self.state._replace(result=known, is_running=False, has_failed=has_failed))

    def _follow(self, change: DocumentChange) -> None:
        """Say at once of what is shown that it is for other tiles; whether it is so in the end is asked later."""
        if not change.slots.is_empty:
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
        self._set(self.state._replace(obstacle=obstacle))

    def _find_known(self) -> None:
        shown = self.state.result
        if shown is None and not self._kept:
            return
        tiles = canonical(self._document.plane.slots)
        if shown is not None and tiles == frozenset(shown.layout.slots):
            self._set(self.state._replace(is_current=True))
            return
        if self.state.is_running:
            self.cancel()
        known = self._kept.get(tiles)
        if known is not None:
            self._set(self.state._replace(result=known, is_current=True, has_failed=False))
        else:
            self._set(self.state._replace(is_current=self.state.result is None, has_failed=False))

    def _obstacle(self) -> Obstacle | None:
        count = len(self._document.plane)
        if not count:
            return Obstacle.EMPTY
        if self._document.is_flat:
            return Obstacle.OTHER_GAME
        return Obstacle.ODD_COUNT if count % 2 else None

    def _set(self, state: AnalysisState) -> None:
        if state != self.state:
            self.state = state
            self.changed.emit(state)
