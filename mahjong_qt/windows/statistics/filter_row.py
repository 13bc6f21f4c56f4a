"""The row in which the player says which games are meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from mahjong_qt.engine.mode import CAMPAIGN, MODES
from mahjong_qt.records import Filter
from mahjong_qt.windows.statistics.board_words import layout_title
from mahjong_qt.wording.occasion_words import mode_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mahjong_qt.records import RecordKind

LETTERS = 9
"""Letters for which there is always room; longer names are cut off where the window is narrow."""

ROWS_SHOWN = 16

CAMPAIGN_BOARDS = ""
"""Stands in the box of layouts for all boards of the campaign, each of which is played in one level only."""


class FilterRow(QWidget):
    """Lets the player choose mode, layout and, where there are games of both kinds, with or without gravity."""

    changed = Signal(object)
    """The :class:`~mahjong_qt.records.Filter` that the player chose."""

    def __init__(self, name_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        """Begin with all games; ``name_of`` returns the name of a layout by its id."""
        super().__init__(parent)
        self._name_of = name_of
        self._kinds: Sequence[RecordKind] = ()
        self.wanted = Filter()
        """Which games are meant."""

        self.boxes = {name: QComboBox(self) for name in Filter._fields}
        self._labels = {name: QLabel(self) for name in ("mode", "layout_id")}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for name, box in self.boxes.items():
            box.setObjectName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LETTERS)
            box.setMaxVisibleItems(ROWS_SHOWN)
            box.activated.connect(self._take_choice)
            if name in self._labels:
                self._labels[name].setBuddy(box)
                row.addWidget(self._labels[name])
            row.addWidget(box, 2 if name == "layout_id" else 1)
        self.retranslate()

    def show_kinds(self, kinds: Sequence[RecordKind], wanted: Filter) -> None:
        """Offer what there are games of, and show what is meant; what there is no game of is left out of it."""
        self._kinds = kinds
        self.wanted = self._possible(wanted)
        self._fill()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self._labels["mode"].setText(self.tr("&Mode:"))
        self._labels["layout_id"].setText(self.tr("&Layout:"))
        self.boxes["mode"].setAccessibleName(self.tr("Mode"))
        self.boxes["layout_id"].setAccessibleName(self.tr("Layout"))
        self.boxes["has_gravity"].setAccessibleName(self.tr("Gravity"))
        self._fill()

    def _take_choice(self) -> None:
        chosen = Filter(*(box.currentData() for box in self.boxes.values()))
        if chosen.layout_id == CAMPAIGN_BOARDS:
            chosen = chosen._replace(mode=CAMPAIGN, layout_id=None)
        self.wanted = self._possible(chosen)
        self._fill()
        self.changed.emit(self.wanted)

    def _possible(self, wanted: Filter) -> Filter:
        """Return a filter without what no game meets: a layout of another mode, gravity where there is none."""
        if wanted.mode not in self._modes():
            wanted = wanted._replace(mode=None)
        if wanted.layout_id not in self._layouts(wanted.mode):
            wanted = wanted._replace(layout_id=None)
        return wanted if self._has_both(wanted) else wanted._replace(has_gravity=None)

    def _modes(self) -> list[str]:
        known = list(MODES)
        there = dict.fromkeys(kind.mode for kind in self._kinds)
        return sorted(there, key=lambda mode: known.index(mode) if mode in known else len(known))

    def _layouts(self, mode: str | None) -> list[str]:
        """Return the ids of layouts; in the campaign itself there is no choice of boards."""
        kinds = [kind for kind in self._kinds if mode is None or (mode == kind.mode != CAMPAIGN)]
        return list(dict.fromkeys(CAMPAIGN_BOARDS if kind.mode == CAMPAIGN else kind.layout_id for kind in kinds))

    def _has_both(self, wanted: Filter) -> bool:
        """Say whether gravity makes a difference among the games meant."""
        return any(
            kind.has_gravity and wanted.mode in (None, kind.mode) and wanted.layout_id in (None, kind.layout_id)
            for kind in self._kinds
        )

    def _fill(self) -> None:
        modes, layouts = self._modes(), self._layouts(self.wanted.mode)
        self._fill_box("mode", {None: self.tr("All modes")}, {mode: mode_name(mode) for mode in modes})
        names = {layout_id: layout_title(layout_id, self._name_of) for layout_id in layouts}
        self._fill_box("layout_id", {None: self.tr("All layouts")}, names)
        options = {False: self.tr("Without gravity"), True: self.tr("With gravity")}
        self._fill_box("has_gravity", {None: self.tr("Gravity or not")}, options)
        self.boxes["has_gravity"].setVisible(self._has_both(self.wanted))

    def _fill_box(self, name: str, all_of_them: Mapping[None, str], single: Mapping[Any, str]) -> None:
        """List what can be chosen in a box, and show what is chosen."""
        box = self.boxes[name]
        box.clear()
        choices = [*all_of_them.items(), *single.items()]
        for value, words in choices:
            box.addItem(words, value)
        box.setCurrentIndex([value for value, _ in choices].index(getattr(self.wanted, name)))
        box.setEnabled(bool(self._kinds))
