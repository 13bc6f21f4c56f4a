"""The name of a layout, which may be another one in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from editor.panels.text_fields import DocumentKeys, LineField
from mahjong_qt.engine.layout.layout_file import name_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class NameField(QWidget):
    """One line, and for a name in several languages a box that says which of them the line shows."""

    edited = Signal(object)
    """The name: a text, or one for each language code where it came so."""

    def __init__(self, keys: DocumentKeys, parent: QWidget | None = None) -> None:
        """Begin with an empty name."""
        super().__init__(parent)
        self._name: str | dict[str, str] = ""
        self.line, self.language = LineField(keys), QComboBox()
        self.line.setObjectName("name")
        self.line.setAccessibleName(self.tr("Name"))
        self.line.textEdited.connect(self._take)
        self.language.setObjectName("name_language")
        self.language.setAccessibleName(self.tr("Language of the name"))
        self.language.setToolTip(self.tr("The language in which the name is shown here; each may have its own"))
        self.language.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.language.activated.connect(self._show_line)
        self.language.installEventFilter(keys)
        self.setFocusProxy(self.line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.language)
        self.show_name("", is_other=True)

    def show_name(self, name: str | dict[str, str], *, is_other: bool = False) -> None:
        """Show a name; that of another layout is shown in the language of the windows."""
        self._name = name
        shown = None if is_other else self.language.currentData()
        codes: list[str] = []
        if not isinstance(name, str):
            own = _nearest(name)
            shown = shown or own
            codes = list(dict.fromkeys((*name, own, shown)))
        if codes != [self.language.itemData(at) for at in range(self.language.count())]:
            self.language.clear()
            for code in codes:
                self.language.addItem(code, code)
        self.language.setCurrentIndex(self.language.findData(shown))
        self.language.setVisible(bool(codes))
        self._show_line()

    def _show_line(self, _: int = 0) -> None:
        if isinstance(self._name, str):
            self.line.show_text(self._name)
            self.line.setPlaceholderText("")
        else:
            self.line.show_text(self._name.get(self.language.currentData(), ""))
            self.line.setPlaceholderText(name_in(self._name, QLocale().name()))

    def _take(self, text: str) -> None:
        if isinstance(self._name, str):
            self.edited.emit(text)
        else:
            self.edited.emit(_renamed(self._name, self.language.currentData(), text))


def _renamed(name: Mapping[str, str], code: str, text: str) -> dict[str, str]:
    """Return a name with another text for one language; a language without text is left out, but for the last."""
    others = {other: words for other, words in name.items() if other != code}
    return {**name, code: text} if text or not others else others


def _nearest(codes: Iterable[str]) -> str:
    """Return that of some codes which is the language of the windows; where there is none, what it would be."""
    wanted = QLocale().name().replace("_", "-").casefold()
    plain = {code.replace("_", "-").casefold(): code for code in codes}
    language = wanted.partition("-")[0]
    return plain.get(wanted) or plain.get(language) or ("en" if language == "c" else language)
