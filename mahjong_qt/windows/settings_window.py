"""The window of the settings: few, plain, and in force at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mahjong_qt.settings import Appearance, Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.wording.language import Language

TILE_SWITCHES = ("darken_blocked", "highlight_free", "motion")
GAME_SWITCHES = (
    "show_clock", "show_figures_always", "show_light", "warn_early", "show_light_always", "ask_before_leaving",
)  # fmt: skip
CHOICES = ("appearance", "language")


class SettingsWindow(QDialog):
    """Shows what the store holds and changes it at every click; there is nothing to confirm."""

    def __init__(self, store: SettingsStore, languages: Sequence[Language], parent: QWidget | None = None) -> None:
        """Show the settings of a store, and these languages to choose from."""
        super().__init__(parent)
        self.setObjectName("settings_window")
        self._store = store
        self._languages = languages
        self._switches = {name: self._make_switch(name) for name in (*TILE_SWITCHES, *GAME_SWITCHES)}
        self._appearance = self._make_choice("appearance", list(Appearance))
        self._language = self._make_choice("language", ["", *(language.code for language in languages)])
        self._appearance_label, self._language_label = QLabel(self), QLabel(self)
        self._appearance_label.setBuddy(self._appearance)
        self._language_label.setBuddy(self._language)
        self._tiles, self._game, self._window = (QGroupBox(self) for _ in range(3))
        self._notice = QLabel(self)
        self._notice.setObjectName("notice")
        self._notice.setTextFormat(Qt.TextFormat.PlainText)
        self._notice.setWordWrap(True)
        self._notice.hide()
        self._restore = QPushButton(self)
        self._restore.setObjectName("restore_defaults")
        self._restore.setAutoDefault(False)
        self._close = QPushButton(self)
        self._close.setObjectName("close")
        self._close.setDefault(True)
        self._build()
        store.changed.connect(self._show)
        store.write_failed.connect(self._tell_write_failed)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _make_switch(self, name: str) -> QCheckBox:
        switch = QCheckBox(self)
        switch.setObjectName(name)
        switch.toggled.connect(lambda is_on: self._store.change(**{name: is_on}))
        return switch

    def _make_choice(self, name: str, values: Sequence[object]) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName(name)
        for value in values:
            choice.addItem("", value)
        choice.activated.connect(lambda index: self._store.change(**{name: choice.itemData(index)}))
        return choice

    def _build(self) -> None:
        for group, names in ((self._tiles, TILE_SWITCHES), (self._game, GAME_SWITCHES)):
            inside = QVBoxLayout(group)
            for name in names:
                inside.addWidget(self._switches[name])
        form = QFormLayout(self._window)
        form.addRow(self._appearance_label, self._appearance)
        form.addRow(self._language_label, self._language)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._restore, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self._restore.clicked.connect(self._restore_defaults)
        column = QVBoxLayout(self)
        for widget in (self._tiles, self._game, self._window, self._notice):
            column.addWidget(widget)
            column.addSpacing(self.fontMetrics().height() // 3)
        column.addStretch(1)
        column.addWidget(buttons)

    def _show(self, settings: Settings) -> None:
        """Show these settings; the store takes no notice, for they are in force already."""
        for name, switch in self._switches.items():
            switch.setChecked(getattr(settings, name))
        self._appearance.setCurrentIndex(self._appearance.findData(settings.appearance))
        # a language that is no longer here gives way to the system's
        self._language.setCurrentIndex(max(0, self._language.findData(settings.language)))
        self._restore.setEnabled(_shown(settings) != _shown(Settings()))

    def _restore_defaults(self) -> None:
        self._store.change(**_shown(Settings()))

    def _tell_write_failed(self, error: OSError) -> None:
        words = self.tr("Your settings apply now, but could not be saved for the next time: %1")
        self._notice.setText(words.replace("%1", error.strerror or str(error)))
        self._notice.show()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._tiles.setTitle(self.tr("Tiles"))
        self._game.setTitle(self.tr("Game"))
        self._window.setTitle(self.tr("Window"))
        texts = {
            "darken_blocked": self.tr("&Darken blocked tiles"),
            "highlight_free": self.tr("&Highlight free tiles"),
            "motion": self.tr("A&nimate tiles"),
            "show_clock": self.tr("Show the &time"),
            "show_figures_always": self.tr("Show time and points in &Zen, too"),
            "show_light": self.tr("&Show whether the game can still be won"),
            "warn_early": self.tr("&Warn when the game can no longer be won"),
            "show_light_always": self.tr("Show and warn in Challenge and P&ure, too"),
            "ask_before_leaving": self.tr("&Ask before a new game replaces this one"),
        }
        for name, text in texts.items():
            self._switches[name].setText(text)
        self._appearance_label.setText(self.tr("A&ppearance:"))
        appearances = {
            Appearance.SYSTEM: self.tr("Same as system", "appearance"),
            Appearance.LIGHT: self.tr("Light"),
            Appearance.DARK: self.tr("Dark"),
        }
        for appearance, text in appearances.items():
            self._appearance.setItemText(self._appearance.findData(appearance), text)
        self._language_label.setText(self.tr("&Language:"))
        self._language.setItemText(0, self.tr("Same as system", "language"))
        for index, language in enumerate(self._languages, 1):
            self._language.setItemText(index, language.name)
        self._restore.setText(self.tr("&Restore defaults"))
        self._close.setText(self.tr("&Close"))
        self._show(self._store.settings)


def _shown(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in (*TILE_SWITCHES, *GAME_SWITCHES, *CHOICES)}
