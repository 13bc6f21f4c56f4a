"""Keeps what appears under the mouse from catching a click that was meant for what lay there before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SETTLING = 400
"""Milliseconds for which the mouse passes by a button that has just come under it: a hand on its way to the next tile
does not stop sooner."""


class MouseGuard(QTimer):
    """Lets the mouse pass by a widget for a while; keys reach it at once, and it looks as ever."""

    def __init__(self, widget: QWidget) -> None:
        """Guard a widget, which owns the guard, from each :meth:`begin`."""
        super().__init__(widget)
        self._widget = widget
        self.setSingleShot(True)
        self.setInterval(SETTLING)
        self.timeout.connect(self._end)

    def begin(self) -> None:
        """Let the mouse pass by from now on, for the whole while."""
        # not an event filter: a press that reaches a button gives it the focus, and the next key would press it
        self._widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.start()

    def _end(self) -> None:
        self._widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
