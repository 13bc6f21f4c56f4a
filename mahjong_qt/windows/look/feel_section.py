"""What is switched in the Look pane: the tray, motion and sound, and how loud it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QSlider

from mahjong_qt.settings import LOUDEST
from mahjong_qt.windows.look.section import Section

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.settings import Settings, SettingsStore


class Switches(Section):
    """Settings that are on or off."""

    def __init__(self, names: Sequence[str], store: SettingsStore, parent: QWidget | None = None) -> None:
        """Switch these settings of a store."""
        super().__init__(parent)
        self._store = store
        self.boxes: dict[str, QCheckBox] = {}
        for name in names:
            box = QCheckBox(self)
            box.setObjectName(name)
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            box.toggled.connect(lambda is_on, name=name: store.change(**{name: is_on}))
            self.boxes[name] = box
            self.column.addWidget(box)

    def show_settings(self, settings: Settings) -> None:
        """Show what is in force."""
        for name, box in self.boxes.items():
            box.setChecked(getattr(settings, name))


class TraySection(Switches):
    """Whether the pairs taken are shown."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        """Switch this setting of a store."""
        super().__init__(("show_tray",), store, parent)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.set_title(self.tr("Beside the board"))
        self.boxes["show_tray"].setText(self.tr("Show pairs taken"))


class MotionSection(Switches):
    """Whether tiles move."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        """Switch this setting of a store."""
        super().__init__(("motion",), store, parent)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.set_title(self.tr("Motion"))
        self.boxes["motion"].setText(self.tr("Animate tiles"))


class SoundSection(Switches):
    """Whether there are sounds, and how loud they are."""

    def __init__(self, store: SettingsStore, play_sample: Callable[[], None], parent: QWidget | None = None) -> None:
        """Change the sound of a store; ``play_sample`` lets a sound be heard as loud as it is now."""
        super().__init__(("sound",), store, parent)
        self._play_sample = play_sample
        self._label = QLabel(self)
        self._slider = CalmSlider(Qt.Orientation.Horizontal, self)
        self._slider.setObjectName("volume")
        self._slider.setRange(0, LOUDEST)
        self._slider.setSingleStep(5)
        self._slider.setPageStep(20)
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # told when it is let go, not on the way
        self._slider.setTracking(False)
        self._slider.valueChanged.connect(self._change_volume)
        self._label.setBuddy(self._slider)
        self.column.addWidget(self._label)
        self.column.addWidget(self._slider)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._slider.setValue(settings.volume)
        for part in (self._label, self._slider):
            part.setEnabled(settings.sound)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.set_title(self.tr("Sound"))
        self.boxes["sound"].setText(self.tr("Play sounds"))
        self._label.setText(self.tr("Volume"))
        self._slider.setAccessibleName(self.tr("Volume"))

    def _change_volume(self, volume: int) -> None:
        if volume != self._store.settings.volume:
            self._store.change(volume=volume)
            self._play_sample()


class CalmSlider(QSlider):
    """A slider that leaves the wheel to the pane in which it lies, which scrolls."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
