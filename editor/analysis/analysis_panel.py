"""The dock in which a designer sees how games on the layout go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.analysis import analysis_words
from editor.analysis.figure_list import FigureList
from editor.analysis.figures import as_text, figures_of
from editor.analysis.heat import heat_of
from editor.analysis.layout_analysis import LayoutAnalysis
from editor.analysis.open_pairs_plot import OpenPairsPlot
from mahjong_qt.engine.layout.layout_file import name_in
from mahjong_qt.wording.layout_names import shortened

if TYPE_CHECKING:
    from editor.analysis.analysis_state import AnalysisState
    from editor.workspace import Workspace
    from mahjong_qt.worker import Worker

PACE = 250
"""Milliseconds between two looks at results that are growing: a plot and a board full of colours take some to draw."""

NARROWEST = 36
"""Width of the panel at least, in letters."""


class AnalysisPanel(QWidget):
    """A button that starts the analysis and says what it does, its progress, and the results as they grow."""

    heat = Signal(object)
    """What the canvas is to show: shares from 0 to 1 by slot of the canvas, or None for nothing."""

    def __init__(self, workspace: Workspace, worker: Worker, parent: QWidget | None = None) -> None:
        """Follow the workspace; the worker must live longer than this widget."""
        super().__init__(parent)
        self.setObjectName("analysis_panel")
        self._document = workspace.document
        self.analysis = LayoutAnalysis(workspace, worker, self)
        self._is_hot = False
        self._intro, self._note, self._progress_text, self._heat_text = (QLabel(self) for _ in range(4))
        self._start, self._cancel, self._copy = (QPushButton(self) for _ in range(3))
        self._progress = QProgressBar(self)
        self._figures = FigureList(self)
        self._plot = OpenPairsPlot(self)
        self._show_heat = QCheckBox(self)
        self._results = QWidget(self)
        self._pace = QTimer(self, singleShot=True, interval=PACE)
        self._pace.timeout.connect(self._show_results)
        self._arrange()
        self._name_objects()
        self._start.clicked.connect(self.analyse)
        self._cancel.clicked.connect(self.analysis.cancel)
        self._copy.clicked.connect(self.copy)
        self._show_heat.toggled.connect(self._tell_heat)
        self.analysis.changed.connect(self._follow)
        self.retranslate()

    def analyse(self) -> None:
        """Find out how games on the layout go, or more of it; nothing happens where that cannot be."""
        self.analysis.start()

    def copy(self) -> None:
        """Put the figures on the clipboard as text."""
        result = self.analysis.state.result
        if result is not None:
            name = shortened(name_in(self._document.details.name, QLocale().name()))
            QGuiApplication.clipboard().setText(as_text(analysis_words.head(name, result), result))

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self._cancel.setText(self.tr("Cancel"))
        self._show_heat.setText(self.tr("Show on the board what is left"))
        self._show_heat.setToolTip(
            self.tr("Colours each tile by the share of games lost by the careless player in which it is left.")
        )
        self._copy.setText(self.tr("Copy figures"))
        self._copy.setToolTip(self.tr("Puts the figures on the clipboard as text."))
        self._progress.setAccessibleName(self.tr("Deals tried"))
        self._show_progress(self.analysis.state)
        self._show_results()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _follow(self, state: AnalysisState) -> None:
        self._show_progress(state)
        if state.is_running and state.is_current:
            # results that grow are looked at now and then
            if not self._pace.isActive():
                self._pace.start()
        else:
            self._show_results()

    def _show_progress(self, state: AnalysisState) -> None:
        self._start.setText(analysis_words.start(state))
        intro = analysis_words.intro(state.game)
        self._intro.setText(intro)
        self._start.setToolTip(intro)
        self._start.setEnabled(state.obstacle is None and not state.is_running)
        self._cancel.setVisible(state.is_running)
        self._progress.setVisible(state.is_running)
        deals = state.result.deals if state.result is not None else 0
        self._progress.setRange(0, state.wanted)
        self._progress.setValue(deals)
        self._progress_text.setText(analysis_words.progress(state))
        self._progress_text.setVisible(state.is_running)
        note = analysis_words.note(state)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        # what is dimmed is still read, but seen to be of another time
        self._results.setEnabled(state.is_current)

    def _show_results(self) -> None:
        self._pace.stop()
        state = self.analysis.state
        result = state.result
        is_known = result is not None and result.is_known
        self._intro.setVisible(not is_known and not state.is_running)
        self._results.setVisible(is_known)
        self._figures.show_figures(figures_of(result) if result is not None else [])
        self._plot.show_study(result.study if result is not None else None)
        self._show_heat.setEnabled(result is not None and result.study is not None and result.study.lost > 0)
        self._heat_text.setText(analysis_words.heat(result.study) if result is not None and result.study else "")
        self._heat_text.setVisible(bool(self._heat_text.text()))
        self._tell_heat()

    def _tell_heat(self) -> None:
        state = self.analysis.state
        is_wanted = self._show_heat.isChecked() and state.is_current and state.result is not None
        heat = heat_of(state.result, self._document.plane) if is_wanted and state.result is not None else None
        if heat is not None or self._is_hot:
            self._is_hot = heat is not None
            self.heat.emit(heat)

    def _arrange(self) -> None:
        for label in (self._intro, self._note, self._progress_text, self._heat_text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        buttons = QHBoxLayout()
        buttons.addWidget(self._start, 1)
        buttons.addWidget(self._cancel)
        results = QVBoxLayout(self._results)
        results.setContentsMargins(0, 0, 0, 0)
        for widget in (self._figures, self._plot, self._show_heat, self._heat_text, self._copy):
            results.addWidget(widget)
        results.setSpacing(self.fontMetrics().height() * 2 // 3)
        self._progress.setTextVisible(False)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.addWidget(self._intro)
        column.addLayout(buttons)
        for part in (self._progress, self._progress_text, self._note, self._results):
            column.addWidget(part)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(scroll)
        self.setMinimumWidth(NARROWEST * self.fontMetrics().averageCharWidth())

    def _name_objects(self) -> None:
        for name, widget in {
            "analysis_intro": self._intro,
            "analysis_note": self._note,
            "analysis_progress_text": self._progress_text,
            "analysis_start": self._start,
            "analysis_cancel": self._cancel,
            "analysis_copy": self._copy,
            "analysis_progress": self._progress,
            "analysis_results": self._results,
            "analysis_show_heat": self._show_heat,
            "analysis_heat_text": self._heat_text,
        }.items():
            widget.setObjectName(name)
