"""What is seen and heard beyond the board itself, put together after the first paint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from mahjong_qt.view.stillness import Stillness
from mahjong_qt.windows.look.look_notices import picture_unusable, set_unusable
from mahjong_qt.windows.look.look_opener import LookOpener
from mahjong_qt.windows.score_float import ScoreFloat
from mahjong_qt.windows.sound_watch import SoundWatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QDialog

    from mahjong_qt.art.tile_set import TileSetError
    from mahjong_qt.session import Session
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.look.dresser import Dresser
    from mahjong_qt.windows.main_window import MainWindow


class LookAndSound(QObject):
    """Lets the look be chosen, sounds be heard and points float; keeps still where the system wants that."""

    def __init__(
        self,
        app: QApplication,
        window: MainWindow,
        session: Session,
        dresser: Dresser,
        announcer: Announcer,
        open_dialog: Callable[[QDialog], None],
    ) -> None:
        """Work from now on; what cannot be shown is told."""
        super().__init__(window)
        self._dresser = dresser
        self._announcer = announcer
        self._sounds = SoundWatch(session, window.scene, window.store, self)
        self._look_opener = LookOpener(window, open_dialog, self._sounds.play_sample)
        window.score_float = ScoreFloat(session, window.view)
        window.show_mode()
        dresser.refused.connect(self.tell_unusable)
        dresser.picture_refused.connect(lambda path, fault: announcer.notify(*picture_unusable(path, fault)))
        dresser.load_picture()
        session.state_changed.connect(lambda _: dresser.look_for_fault())
        self._stillness = Stillness(self)
        self._stillness.answered.connect(window.let_move)
        self._stillness.ask()
        # the system may be told otherwise while the game is in the background
        app.applicationStateChanged.connect(self._ask_again)

    def tell_unusable(self, error: TileSetError) -> None:
        """Tell that a tile set cannot be used."""
        self._announcer.notify(*set_unusable(error))

    def close(self) -> None:
        """End what plays the sounds."""
        self._sounds.close()

    def _ask_again(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self._stillness.ask()
