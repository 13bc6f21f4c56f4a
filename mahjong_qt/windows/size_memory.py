"""The sizes that the player gave to windows, for as long as the program runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QDialog


class SizeMemory:
    """Opens each window, known by its object name, as large as it was when it was last closed."""

    def __init__(self) -> None:
        """Know no window yet."""
        self._sizes: dict[str, QSize] = {}

    def follow(self, dialog: QDialog) -> None:
        """Give a window that is not shown yet its last size, where the screen has room for it, and note its next."""
        name = dialog.objectName()
        if name in self._sizes:
            dialog.resize(self._sizes[name].boundedTo(dialog.screen().availableSize()))
        dialog.finished.connect(lambda _: self._sizes.update({name: dialog.size()}))
