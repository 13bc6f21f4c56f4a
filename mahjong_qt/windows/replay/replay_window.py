"""The window in which a finished game is watched, move by move, on a board like that of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from mahjong_qt.appearance import is_dark
from mahjong_qt.engine.play.event import HintGiven
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.view.board_scene import BoardScene, Look
from mahjong_qt.view.board_view import BoardView
from mahjong_qt.windows.replay.event_marks import EventMarks
from mahjong_qt.windows.replay.film import Film
from mahjong_qt.windows.replay.game_words import game_line, game_title
from mahjong_qt.windows.replay.moment_words import event_text, figures_text, legend_text
from mahjong_qt.windows.replay.player import SPEEDS, ReplayPlayer

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.save import SavedGame

PAGE = 10
"""Moments that the slider goes on by its page keys."""


class ReplayWindow(QDialog):
    """Shows one game; clicks on its board do nothing."""

    def __init__(
        self, saved: SavedGame, art: TileArt, name: str, parent: QWidget | None = None, *, ended_at: str = ""
    ) -> None:
        """Show a game from its start, with tiles like those of ``art``, which is left alone.

        ``name`` is what its layout is called, ``ended_at`` UTC in ISO 8601, empty when that is not known.

        :raises SaveError: when the values do not make a possible game.
        """
        film = Film(saved)
        super().__init__(parent)
        self.setObjectName("replay")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._film = film
        self._saved, self._name, self._ended_at = saved, name, ended_at
        self._about = QLabel(self)
        self.player = ReplayPlayer(film, self)
        twin = art.twin()
        self.scene = BoardScene(twin, self)
        self.view = BoardView(self.scene, twin, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.set_dark(is_dark(self))
        self._figures, self._happened, self._legend = QLabel(self), QLabel(self), QLabel(self)
        self._back, self._play, self._forward = (QPushButton(self) for _ in range(3))
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._marks = EventMarks(self._slider, film.events, self)
        self._speed_label, self._speed = QLabel(self), QComboBox(self)
        self._name_parts()
        self._build()
        self._connect()
        self._retranslate()
        self.scene.set_board(film.board(0))
        self._show_moment()
        self.resize(self.sizeHint())
        self._play.setFocus()

    def dress(self, look: Look, *, is_moving: bool) -> None:
        """Show the board the way the player likes it, and let tiles move or not."""
        self.scene.set_look(look)
        self.scene.motion.is_on = is_moving

    def sizeHint(self) -> QSize:
        return QSize(900, 680).boundedTo(self.screen().availableSize() * 0.9)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_moment()
        elif event.type() == QEvent.Type.PaletteChange:
            self.view.set_dark(is_dark(self))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still where nobody looks."""
        self.player.pause()
        self.scene.motion.finish_all()
        super().hideEvent(event)

    def _name_parts(self) -> None:
        parts = {"back": self._back, "play": self._play, "forward": self._forward, "moments": self._slider}
        labels = {"figures": self._figures, "happened": self._happened, "legend": self._legend, "speed": self._speed}
        labels["about"] = self._about
        for name, part in (*parts.items(), *labels.items()):
            part.setObjectName(name)
        for label in (self._figures, self._happened, self._legend, self._about):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._about.setWordWrap(True)
        self._slider.setRange(0, self._film.last)
        self._slider.setPageStep(PAGE)
        self._speed_label.setBuddy(self._speed)
        for speed in SPEEDS:
            self._speed.addItem("", speed)

    def _build(self) -> None:
        words = QHBoxLayout()
        words.addWidget(self._figures)
        words.addStretch(1)
        words.addWidget(self._happened)
        track = QVBoxLayout()
        track.setSpacing(0)
        track.addWidget(self._slider)
        track.addWidget(self._marks)
        row = QHBoxLayout()
        for button in (self._back, self._play, self._forward):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._legend)
        row.addStretch(1)
        row.addWidget(self._speed_label)
        row.addWidget(self._speed)
        column = QVBoxLayout(self)
        column.addWidget(self._about)
        column.addWidget(self.view, 1)
        column.addLayout(words)
        column.addLayout(track)
        column.addLayout(row)

    def _connect(self) -> None:
        player, key = self.player, Qt.Key
        steps = {
            key.Key_Space: player.toggle,
            key.Key_Left: lambda: player.go_to(player.moment - 1),
            key.Key_Right: lambda: player.go_to(player.moment + 1),
            key.Key_Home: lambda: player.go_to(0),
            key.Key_End: lambda: player.go_to(self._film.last),
        }
        for one, step in steps.items():
            QShortcut(QKeySequence(one), self).activated.connect(step)
        self._back.clicked.connect(steps[key.Key_Left])
        self._play.clicked.connect(player.toggle)
        self._forward.clicked.connect(steps[key.Key_Right])
        self._slider.valueChanged.connect(player.go_to)
        self._speed.activated.connect(lambda index: player.set_speed(self._speed.itemData(index)))
        player.moved.connect(self._follow)
        player.playing_changed.connect(self._name_play)

    def _follow(self, before: int, moment: int) -> None:
        """Show a step as one, and anything else as a leap."""
        film = self._film
        if abs(moment - before) == 1:
            step = film.step_to(moment) if moment > before else film.step_back_to(moment)
            self.scene.clear_selection()
            if step is not None:
                self.scene.apply(step)
        else:
            self.scene.set_board(film.board(moment))
        event = film.event(moment)
        if isinstance(event, HintGiven):
            self.scene.show_hint(Hint((event.one, event.other), HintKind.PLANNED))
        self._show_moment()

    def _show_moment(self) -> None:
        moment = self.player.moment
        self._figures.setText(figures_text(self._film, moment))
        self._happened.setText(event_text(self._film, moment))
        # what the player hears of is only what the hand does to the slider
        was_blocked = self._slider.blockSignals(True)
        self._slider.setValue(moment)
        self._slider.blockSignals(was_blocked)
        self._back.setEnabled(moment > 0)
        self._forward.setEnabled(moment < self._film.last)
        self._play.setEnabled(self._film.last > 0)

    def _name_play(self) -> None:
        self._play.setText(self.tr("&Pause") if self.player.is_playing else self.tr("&Play"))

    def _retranslate(self) -> None:
        title = game_title(self._saved, self._name)
        self.setWindowTitle(self.tr("Watch again: %1").replace("%1", title))
        self._about.setText(game_line(self._saved, self._name, self._ended_at, self._film.outcome))
        self.view.setAccessibleName(self.tr("Board"))
        self._back.setText(self.tr("Step &back"))
        self._forward.setText(self.tr("Step &forward"))
        self._speed_label.setText(self.tr("&Speed:"))
        self._slider.setAccessibleName(self.tr("Moves"))
        self._legend.setText(legend_text(self._film))
        for index, speed in enumerate(SPEEDS):
            self._speed.setItemText(index, self.tr("×%1").replace("%1", str(speed)))
        self._name_play()
