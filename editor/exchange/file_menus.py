"""The menus of recent files and of templates, filled whenever they are opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject

from editor.exchange.failures import shown_name
from editor.exchange.template_names import template_names
from editor.files.templates import Template
from mahjong_qt.wording.layout_names import shortened

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from editor.exchange.document_files import DocumentFiles

MIDDLE = 50
"""Letters of a folder that are shown."""


class RecentMenu(QObject):
    """The files that were opened or saved last, each opened with a digit."""

    def __init__(self, menu: QMenu, files: DocumentFiles) -> None:
        """Fill this menu from now on."""
        super().__init__(menu)
        self._menu, self._files = menu, files
        menu.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        menu = self._menu
        menu.clear()
        paths = self._files.recent.refresh()
        for number, text in enumerate(paths, 1):
            path = Path(text)
            action = menu.addAction(f"&{number % 10} {_menu_text(path)}")
            action.triggered.connect(lambda _, path=path: self._files.open(path))
        if paths:
            menu.addSeparator()
            menu.addAction(self.tr("&Forget these files")).triggered.connect(lambda _: self._files.recent.clear())
        else:
            menu.addAction(self.tr("No file yet")).setEnabled(False)


class TemplateMenu(QObject):
    """What a new layout can begin with."""

    def __init__(self, menu: QMenu, files: DocumentFiles) -> None:
        """Fill this menu from now on."""
        super().__init__(menu)
        self._menu, self._files = menu, files
        menu.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        menu = self._menu
        menu.clear()
        for template, name in template_names().items():
            asks = template in (Template.SHISEN, Template.GENERATED)
            action = menu.addAction(f"{name}…" if asks else name)
            action.triggered.connect(lambda _, template=template: self._files.new(template))
        menu.addSeparator()
        menu.addAction(self.tr("&With pictures…")).triggered.connect(lambda _: self._files.choose_template())


def _menu_text(path: Path) -> str:
    r"""Return a file's name and folder as a menu shows them: short, and no letter of them a mnemonic."""
    folder = str(path.parent)
    home = str(Path.home())
    if folder == home or folder.startswith(f"{home}/"):
        folder = f"~{folder.removeprefix(home)}"
    folder = QDir.toNativeSeparators(folder.encode(errors="replace").decode())
    if len(folder) > MIDDLE:
        folder = f"{folder[: MIDDLE // 2]}…{folder[-MIDDLE // 2 :]}"
    return f"{shortened(shown_name(path))} ({folder})".replace("&", "&&")
