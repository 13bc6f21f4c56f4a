"""The layout being edited, dealt and played on the game's own board; nothing of it is kept anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.test_play.dealing import Dealing
from editor.test_play.hint_prover import HintProver
from editor.test_play.play_bar import PlayBar
from editor.test_play.play_line import PlayLine, Saying
from editor.test_play.play_table import PlayTable
from editor.test_play.playable import refusal_of
from mahjong_qt.engine.mode import EASY
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.session import Session
from mahjong_qt.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.test_play.playable import PlayRefusal
    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.layout.layout_file import LayoutFile
    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.play.game_state import GameState
    from mahjong_qt.engine.play.hint import Hint
    from mahjong_qt.session_news import Refusal
    from mahjong_qt.worker import Worker

PATIENCE = 200
"""Milliseconds for which a deal is waited for before that is told."""

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class TestPlay(QWidget):
    """Plays a layout in the editor's window, which shows it when it begins and puts the canvas back when it is left.

    The keys of the editor that take no Ctrl or Alt mean nothing while this has the focus, function keys excepted.
    """

    # pytest takes whatever is called so for tests
    __test__ = False

    begun = Signal()
    """There is something to see: this widget is to be shown."""

    left = Signal()
    """The designer goes back to editing: this widget is to be hidden."""

    refused = Signal(object)
    """The :class:`~editor.test_play.playable.PlayRefusal` that says why nothing is played."""

    def __init__(
        self,
        art: TileArt,
        worker: Worker,
        settings: Settings | None = None,
        entropy: Callable[[], int] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Play nothing yet; ``settings`` are those of the game, ``entropy`` returns 64 random bits for each deal."""
        super().__init__(parent)
        self.setObjectName("test_play")
        self.session = Session(entropy=entropy, parent=self)
        self.bar = PlayBar(self)
        self.line = PlayLine(self)
        self.table = PlayTable(self.session, art, self)
        self._dealing = Dealing(worker, entropy, self)
        self._prover = HintProver(self.session, worker, self)
        self._file: LayoutFile | None = None
        self._is_open = False
        self._late = QTimer(self, singleShot=True, interval=PATIENCE)
        self._late.timeout.connect(self._tell_waiting)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.line)
        column.addWidget(self.table, 1)
        self._connect()
        self.apply_settings(settings or Settings())

    @property
    def is_open(self) -> bool:
        """Whether this is, or is to be, on the screen."""
        return self._is_open

    def play(self, file: LayoutFile | None) -> None:
        """Deal a layout as it stands and begin, or say why not; None stands for one without tiles."""
        self._stop()
        self.table.clear()
        self.line.show_state(None)
        refusal = refusal_of(file)
        if refusal is not None:
            self._refuse(refusal)
            return
        assert file is not None
        self._file = file
        self.bar.offer_gravity(file.game == GameKind.SHISEN_SHO.value)
        self.deal()

    def deal(self) -> None:
        """Deal other tiles on the layout being played."""
        if self._file is not None:
            self._late.start()
            game = GameKind(self._file.game)
            self._dealing.ask(self._file.layout, self.bar.kind, game, has_gravity=self.bar.has_gravity)

    def leave(self) -> None:
        """End the game and go back to editing."""
        self._stop()
        if self._is_open:
            self._is_open = False
            self.left.emit()

    def apply_settings(self, settings: Settings) -> None:
        """Show the tiles as the player likes them in the game."""
        self.table.apply_settings(settings)

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        self.bar.retranslate()
        self.line.retranslate()
        self.table.retranslate()

    def event(self, event: QEvent) -> bool:
        """Keep keys for the board that are shortcuts of the window around."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the bar does by the key; whoever holds a key down longer means it once."""
        action = self.bar.action_for(event.keyCombination())
        if action is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() or action.objectName() in ("undo", "redo"):
            # a disabled action does nothing
            action.trigger()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self.bar.show_icons()
            self.line.retranslate()

    def _connect(self) -> None:
        session = self.session
        session.started.connect(self._hush)
        session.changed.connect(self._hush)
        session.hinted.connect(self._tell_hint)
        session.refused.connect(self._tell_refusal)
        session.state_changed.connect(self._show_state)
        self.table.scene.clicked.connect(self._hush)
        self._dealing.dealt.connect(self._begin)
        self._dealing.refused.connect(self._refuse)
        self.bar.kind_chosen.connect(self.deal)
        self.bar.gravity_chosen.connect(self.deal)
        for verb, do in {
            "leave": self.leave,
            "undo": session.undo,
            "redo": session.redo,
            "hint": session.hint,
            "shuffle": session.shuffle,
            "restart": session.restart,
            "new_deal": self.deal,
        }.items():
            self.bar.verbs[verb].triggered.connect(do)

    def _begin(self, deal: Deal[Board]) -> None:
        self._late.stop()
        self.session.set_held(False)
        # nobody is to run out of hints while trying a layout
        self.session.start(deal, "", is_repeated=False, occasion=Occasion(EASY))
        self._open()

    def _open(self) -> None:
        if not self._is_open:
            self._is_open = True
            self.begun.emit()
        self.table.take_keys()

    def _tell_waiting(self) -> None:
        self.line.say(self.line.dealing())
        self._open()

    def _refuse(self, refusal: PlayRefusal) -> None:
        """Say why there is no deal: beside the board if there is one, else where the designer edits."""
        self._late.stop()
        if self.table.has_board:
            self.line.say(Saying(refusal.text, "notice"))
            return
        self.leave()
        self.refused.emit(refusal)

    def _stop(self) -> None:
        """Let nothing go on for a game that nobody sees."""
        self._file = None
        self._late.stop()
        self._dealing.cancel()
        self.session.set_held(True)
        self._prover.stop()
        self.table.rest()
        self._hush()

    def _hush(self) -> None:
        """End an answer that was about the position before."""
        self.line.say(Saying())

    def _tell_hint(self, hint: Hint) -> None:
        self.line.say(self.line.of_hint(hint))

    def _tell_refusal(self, refusal: Refusal) -> None:
        self.line.say(self.line.of_refusal(refusal.reason))

    def _show_state(self, state: GameState) -> None:
        self.bar.show_state(state)
        self.line.show_state(state)

    def _wants(self, event: QKeyEvent) -> bool:
        if self.bar.action_for(event.keyCombination()) is not None:
            return True
        is_function_key = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        return not event.modifiers() & _COMMANDS and not is_function_key
