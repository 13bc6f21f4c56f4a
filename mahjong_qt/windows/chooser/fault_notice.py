"""A quiet line about layout files that cannot be used."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from mahjong_qt.wording.layout_faults import fault_words
from mahjong_qt.wording.tool_tip import as_tool_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.layout.layout_file_error import LayoutFileError

NAMED = 3
"""Files named in the line."""

EXPLAINED = 20
"""Files whose reasons are told."""


class FaultNotice(QLabel):
    """Names the files; why they cannot be used is told when the mouse rests there, and to screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.setObjectName("notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.hide()

    def tell(self, faults: Sequence[LayoutFileError], *, is_empty: bool) -> None:
        """Name the files with faults; ``is_empty`` says that there are no layouts at all."""
        names = ", ".join(PurePath(fault.source).name for fault in faults[:NAMED])
        if len(faults) > NAMED:
            names += ", …"
        text = ""
        if faults:
            text = self.tr("%n layout file(s) cannot be used: %1", "", len(faults)).replace("%1", names)
        elif is_empty:
            text = self.tr("No layouts were found. Install the game again.")
        reasons = [PurePath(fault.source).name + ": " + fault_words(fault) for fault in faults[:EXPLAINED]]
        self.setText(text)
        self.setToolTip(as_tool_tip(reasons))
        self.setAccessibleDescription("\n".join(reasons))
        self.setVisible(bool(text))
