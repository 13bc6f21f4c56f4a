"""The table under the board in the Look pane."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from mahjong_qt.art.background import KINDS, PICTURE, Background
from mahjong_qt.folders import existing_folder, folder_of
from mahjong_qt.windows.look import pictures
from mahjong_qt.windows.look.pane_notice import PaneNotice
from mahjong_qt.windows.look.picture_words import picture_refusal
from mahjong_qt.windows.look.section import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog, QWidget

    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.windows.look.paint_queue import PaintQueue
    from mahjong_qt.windows.look.pictures import Canvas


class BoardSection(Choice):
    """A piece of each kind of table, and the player's own picture."""

    def __init__(
        self, store: SettingsStore, open_dialog: Callable[[QDialog], None], parent: QWidget | None = None
    ) -> None:
        """Change the background of a store; ``open_dialog`` opens a dialog and lets the clock stand meanwhile."""
        super().__init__("background", [*KINDS, PICTURE], QSize(64, 40), store, parent)
        self._open_dialog = open_dialog
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        self._picture = ""
        self.grid.swatch(PICTURE).hide()
        self.notice = PaneNotice(self)
        self._button = QPushButton(self)
        self._button.setObjectName("own_picture")
        self._button.setAutoDefault(False)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._choose_file)
        self.column.addWidget(self._button)
        # under the button, which stays where it is
        self.column.addWidget(self.notice)

    def choose(self, value: object) -> None:
        """Put a kind of table in force; the player's picture only when it can be shown."""
        self.notice.hush()
        if value == PICTURE:
            self.take_picture(self._store.settings.background_picture)
        else:
            super().choose(value)

    def take_picture(self, path: str) -> None:
        """Put a picture under the board, or say why that cannot be done."""
        refusal = picture_refusal(path)
        if refusal:
            self.notice.say(refusal, [(self.tr("Close"), lambda: None)])
            self.show_settings(self._store.settings)
            return
        self.notice.hush()
        self._store.change(background=PICTURE, background_picture=path)

    def show_settings(self, settings: Settings) -> None:
        if settings.background_picture != self._picture:
            self._picture = settings.background_picture
            self.grid.swatch(PICTURE).setVisible(bool(self._picture))
            self.grid.refresh()
        # a kind that is no longer here gives way to the first one, as on the board
        is_known = settings.background in (*KINDS, PICTURE)
        self.grid.show_value(settings.background if is_known else KINDS[0])

    def paint_with(self, queue: PaintQueue, canvas: Canvas, is_dark: bool) -> None:
        """Have the pieces painted, for a dark or a light window."""
        picture = self._picture
        self.paint(
            queue,
            canvas,
            (is_dark, picture),
            lambda kind, canvas: pictures.board_picture(Background(str(kind), picture), is_dark, canvas),
        )

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        names = _names()
        self.set_words(self.tr("Board"), {kind: names.get(kind, kind) for kind in (*KINDS, PICTURE)})
        self._button.setText(self.tr("Own picture…"))

    def _choose_file(self) -> None:
        dialog = QFileDialog(self.window(), self.tr("Picture under the board"), existing_folder(self._folder))
        dialog.setObjectName("picture_files")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        words = self.tr("Pictures")
        dialog.setNameFilters([f"{words} ({_patterns()})"])
        dialog.fileSelected.connect(self._take_chosen)
        had_focus = self._button.hasFocus()
        self._open_dialog(dialog)
        if had_focus:
            dialog.finished.connect(lambda _: self._button.setFocus())

    def _take_chosen(self, path: str) -> None:
        self._folder = folder_of(path)
        self.take_picture(path)


def _patterns() -> str:
    """Return patterns for the names of pictures, in both cases: some systems tell them apart."""
    from mahjong_qt.art.backgrounds.picture import FORMATS

    return " ".join(f"*.{kind} *.{kind.upper()}" for kind in sorted(FORMATS))


def _names() -> dict[str, str]:
    return {
        "felt": QCoreApplication.translate("Tables", "Felt"),
        "baize": QCoreApplication.translate("Tables", "Baize"),
        "burgundy": QCoreApplication.translate("Tables", "Burgundy"),
        "wood": QCoreApplication.translate("Tables", "Wood"),
        "walnut": QCoreApplication.translate("Tables", "Walnut"),
        "paper": QCoreApplication.translate("Tables", "Paper"),
        "stone": QCoreApplication.translate("Tables", "Stone"),
        "marble": QCoreApplication.translate("Tables", "Marble"),
        "bamboo": QCoreApplication.translate("Tables", "Bamboo mat"),
        "silk": QCoreApplication.translate("Tables", "Silk"),
        "lacquer": QCoreApplication.translate("Tables", "Lacquer"),
        "night": QCoreApplication.translate("Tables", "Night"),
        "plain": QCoreApplication.translate("Tables", "Plain"),
        PICTURE: QCoreApplication.translate("Tables", "Own picture"),
    }
