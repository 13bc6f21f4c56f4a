"""The bar over the board that is tried out: what can be done, and the keys of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QToolBar

from editor.test_play.dealing import DealKind
from mahjong_qt.appearance import is_dark
from mahjong_qt.art.icons import action_icon

if TYPE_CHECKING:
    from PySide6.QtCore import QKeyCombination
    from PySide6.QtWidgets import QWidget

    from mahjong_qt.engine.play.game_state import GameState

Key = QKeySequence.StandardKey

ICON_SIZE = 20

KEYS: dict[str, list[Key | str]] = {
    "leave": ["F5", "Esc"],
    "undo": [Key.Undo, "Backspace"],
    "redo": [Key.Redo, "Ctrl+Y"],
    "hint": ["H"],
    "shuffle": ["Ctrl+Shift+S"],
    "restart": ["Ctrl+R"],
    "new_deal": [Key.New],
}
"""The keys of each action, as in the game; the first that this system has stands in its tip."""

_ICONS = {
    "leave": "quit", "undo": "undo", "redo": "redo", "hint": "hint", "shuffle": "shuffle", "restart": "restart",
    "new_deal": "new_game",
}  # fmt: skip


class _Text(NamedTuple):
    """What a button says, and its tip."""

    text: str
    tip: str


class PlayBar(QToolBar):
    """One action for each verb of :data:`KEYS`, the two kinds of deals, and on Shisen-sho fields gravity.

    The keys are no shortcuts of Qt's: those of the window around would be ambiguous with them. Who has the keys asks
    :meth:`action_for`.
    """

    kind_chosen = Signal(object)
    """The :class:`~editor.test_play.dealing.DealKind` that is wanted now."""

    gravity_chosen = Signal(bool)
    """Whether tiles are to fall now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with deals that can be won, in which nothing falls."""
        super().__init__(parent)
        self.setObjectName("play_bar")
        self.setMovable(False)
        self.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.verbs = {verb: self._add(verb) for verb in KEYS}
        kinds = QActionGroup(self)
        self._kinds = {kind: self._add_kind(kind, kinds) for kind in DealKind}
        self._kinds[DealKind.CAN_BE_WON].setChecked(True)
        self.insertSeparator(self.verbs["undo"])
        self.insertSeparator(self.verbs["restart"])
        self.insertSeparator(self._kinds[DealKind.CAN_BE_WON])
        self._before_gravity, self._gravity = self.addSeparator(), self._add("gravity")
        self._gravity.setCheckable(True)
        self._gravity.triggered.connect(self.gravity_chosen)
        self.offer_gravity(False)
        for action in (*self.verbs.values(), *self._kinds.values(), self._gravity):
            # reached by keys, but a click leaves the keys to the board
            self.widgetForAction(action).setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()
        self.show_icons()

    @property
    def kind(self) -> DealKind:
        """What is dealt next."""
        return next(kind for kind, action in self._kinds.items() if action.isChecked())

    @property
    def has_gravity(self) -> bool:
        """Whether tiles fall in the next deal; never where that is not offered."""
        return self._gravity.isVisible() and self._gravity.isChecked()

    def offer_gravity(self, is_offered: bool) -> None:
        """Offer gravity or not; what was chosen is kept for the next field."""
        for action in (self._before_gravity, self._gravity):
            action.setVisible(is_offered)

    def action_for(self, combination: QKeyCombination) -> QAction | None:
        """Return what a key does."""
        pressed = QKeySequence(combination)
        return next((self.verbs[verb] for verb in KEYS if pressed in _sequences(verb)), None)

    def show_state(self, state: GameState) -> None:
        """Enable what can be done in a state."""
        self.verbs["undo"].setEnabled(state.can_undo)
        self.verbs["redo"].setEnabled(state.can_redo)
        self.verbs["hint"].setEnabled(state.accepts_moves)
        self.verbs["shuffle"].setEnabled(state.accepts_moves)
        self.verbs["restart"].setEnabled(state.moves_made > 0 or state.can_redo)

    def show_icons(self) -> None:
        """Take the icons that suit the palette now in force."""
        for verb, icon in _ICONS.items():
            self.verbs[verb].setIcon(action_icon(icon, is_dark(self)))

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.setWindowTitle(self.tr("Test play"))
        for verb, (text, tip) in self._texts().items():
            action, keys = self.verbs[verb], _sequences(verb)
            action.setText(text)
            action.setToolTip(f"{tip} ({keys[0].toString(QKeySequence.SequenceFormat.NativeText)})")
        for kind, (text, tip) in self._kind_texts().items():
            self._kinds[kind].setText(text)
            self._kinds[kind].setToolTip(tip)
        self._gravity.setText(self.tr("Gravity"))
        self._gravity.setToolTip(self.tr("Let the tiles above fall down when a pair is taken; deals anew"))

    def _add(self, verb: str) -> QAction:
        action = self.addAction("")
        action.setObjectName(verb)
        return action

    def _add_kind(self, kind: DealKind, group: QActionGroup) -> QAction:
        action = self.addAction("")
        action.setObjectName(kind.name.lower())
        action.setCheckable(True)
        group.addAction(action)
        action.triggered.connect(lambda: self.kind_chosen.emit(kind))
        return action

    def _texts(self) -> dict[str, _Text]:
        return {
            "leave": _Text(self.tr("Back to editing"), self.tr("Go on editing where you left off")),
            "undo": _Text(self.tr("Undo"), self.tr("Take the last move back")),
            "redo": _Text(self.tr("Redo"), self.tr("Make the move again that was taken back")),
            "hint": _Text(self.tr("Hint"), self.tr("Show a pair; once more shows another one")),
            "shuffle": _Text(self.tr("Shuffle"), self.tr("Mix the tiles that are left so that they can be cleared")),
            "restart": _Text(self.tr("Restart"), self.tr("Lay out the same tiles again, from the start")),
            "new_deal": _Text(self.tr("New deal"), self.tr("Deal other tiles on this layout")),
        }

    def _kind_texts(self) -> dict[DealKind, _Text]:
        return {
            DealKind.CAN_BE_WON: _Text(self.tr("Can be won"), self.tr("Deal tiles that can be cleared")),
            DealKind.AS_IT_FALLS: _Text(self.tr("As they fall"), self.tr("Deal at random; some deals nobody can win")),
        }


def _sequences(verb: str) -> list[QKeySequence]:
    """Return the keys of a verb that this system has."""
    sequences: list[QKeySequence] = []
    for keys in KEYS[verb]:
        sequences += [QKeySequence(keys)] if isinstance(keys, str) else QKeySequence.keyBindings(keys)
    return sequences
