"""The buttons under the layouts: other ways to find one, and the decision."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QWidget


class ChooserButtons(QWidget):
    """Surprise me, next unplayed and import at one end; play and cancel, in the order of the system, at the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Put them in a row."""
        super().__init__(parent)
        self.surprise, self.next, self.bring_in = QPushButton(self), QPushButton(self), QPushButton(self)
        self.play, self.cancel = QPushButton(self), QPushButton(self)
        self._by_name = {
            "surprise": self.surprise,
            "next_unplayed": self.next,
            "import": self.bring_in,
            "play": self.play,
            "cancel": self.cancel,
        }
        for name, button in self._by_name.items():
            button.setObjectName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.surprise, self.next, self.bring_in):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        decision = QDialogButtonBox(self)
        decision.addButton(self.play, QDialogButtonBox.ButtonRole.AcceptRole)
        decision.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        row.addWidget(decision)
        self.play.setDefault(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        texts = {
            "surprise": QCoreApplication.translate("LayoutChooser", "&Surprise me"),
            "next_unplayed": QCoreApplication.translate("LayoutChooser", "Nex&t unplayed"),
            "import": QCoreApplication.translate("LayoutChooser", "&Import…"),
            "play": QCoreApplication.translate("LayoutChooser", "&Play"),
            "cancel": QCoreApplication.translate("LayoutChooser", "&Cancel"),
        }
        tips = {
            "surprise": self.tr("Plays Mahjong Solitaire on a layout that nobody has seen yet"),
            "next_unplayed": self.tr("Selects the next of these layouts that you have not played"),
            "import": self.tr("Takes in layouts from files, also from those of other games"),
        }
        for name, button in self._by_name.items():
            button.setText(texts[name])
            button.setToolTip(tips.get(name, ""))
            button.setAccessibleDescription(tips.get(name, ""))
