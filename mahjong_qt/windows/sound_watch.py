"""Which sound belongs to what happens in the game; nothing else of sound is loaded before it is switched on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_qt.engine.play.transition import Change, Status, Transition
from mahjong_qt.view.selection import Answer, Click

if TYPE_CHECKING:
    from mahjong_qt.session import Session
    from mahjong_qt.settings import Settings, SettingsStore
    from mahjong_qt.sound import Sounds
    from mahjong_qt.view.board_scene import BoardScene

CLICK_SOUNDS = {Answer.SELECTED: "click", Answer.MOVED: "click", Answer.BLOCKED: "wrong"}
STEP_SOUNDS = {Change.PAIR: "pair", Change.UNDO: "undo", Change.REDO: "undo", Change.SHUFFLE: "shuffle"}
WIN_SOUND = "win"
"""It begins with a moment of silence, so that the last pair is heard first."""


class SoundWatch(QObject):
    """Has the sounds of clicks and steps played, as the settings say."""

    def __init__(self, session: Session, scene: BoardScene, store: SettingsStore, parent: QObject) -> None:
        """Listen to all three from now on."""
        super().__init__(parent)
        self.sounds: Sounds | None = None
        scene.clicked.connect(self._follow_click)
        session.changed.connect(self._follow_step)
        store.changed.connect(self._apply)
        self._apply(store.settings)

    def play_sample(self) -> None:
        """Let a sound be heard, for whoever sets the volume."""
        self._play("click")

    def close(self) -> None:
        """End what plays the sounds, for good."""
        if self.sounds is not None:
            self.sounds.close()

    def _apply(self, settings: Settings) -> None:
        is_on = settings.sound and settings.volume > 0
        if self.sounds is None:
            if not is_on:
                return
            from mahjong_qt.sound import Sounds

            self.sounds = Sounds(self)
        self.sounds.set_volume(settings.volume)
        self.sounds.set_on(is_on)

    def _follow_click(self, click: Click) -> None:
        self._play(CLICK_SOUNDS.get(click.answer))

    def _follow_step(self, transition: Transition) -> None:
        self._play(STEP_SOUNDS[transition.change])
        if transition.status is Status.CLEARED and transition.change is Change.PAIR:
            self._play(WIN_SOUND)

    def _play(self, name: str | None) -> None:
        if self.sounds is not None and name is not None:
            self.sounds.play(name)
