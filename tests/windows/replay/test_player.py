from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer

from mahjong_qt.windows.replay.film import Film
from mahjong_qt.windows.replay.player import LONGEST, SHORTEST, ReplayPlayer
from tests.windows.replay.sample_film import saved_film

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


class Watched:
    """A player, what it told, and its timer, which rings when the test says so."""

    def __init__(self, film: Film) -> None:
        self.player = ReplayPlayer(film)
        (self.timer,) = self.player.findChildren(QTimer)
        self.moves: list[tuple[int, int]] = []
        self.playing: list[bool] = []
        self.player.moved.connect(lambda before, now: self.moves.append((before, now)))
        self.player.playing_changed.connect(self.playing.append)

    def ring(self) -> int:
        """Lets the time pass that is waited for, and returns it in milliseconds."""
        assert self.timer.isSingleShot()
        waited = self.timer.interval()
        self.timer.stop()
        self.timer.timeout.emit()
        return waited


@pytest.fixture
def watched(qapp: QApplication) -> Watched:
    return Watched(Film(saved_film()))


def test_it_plays_as_fast_as_the_game_was_but_leaves_out_long_waits(watched: Watched) -> None:
    watched.player.play()
    waits = [watched.ring() for _ in range(9)]
    longest, shortest = 1000 * LONGEST, 1000 * SHORTEST
    assert waits == [1000, 1000, 1000, longest, 1000, shortest, 1000, 1000, 1000]
    assert watched.moves == [(moment, moment + 1) for moment in range(9)]
    assert watched.playing == [True, False]
    assert not watched.player.is_playing


@pytest.mark.parametrize("speed", [1, 2, 4, 8])
def test_it_can_play_faster(watched: Watched, speed: int) -> None:
    watched.player.set_speed(speed)
    assert not watched.player.is_playing
    watched.player.play()
    assert watched.ring() == 1000 // speed


def test_another_speed_counts_at_once(watched: Watched) -> None:
    watched.player.play()
    watched.player.set_speed(8)
    assert (watched.player.is_playing, watched.timer.interval()) == (True, 125)


def test_it_can_stand_still_and_go_on(watched: Watched) -> None:
    watched.player.toggle()
    watched.ring()
    watched.player.toggle()
    assert (watched.player.is_playing, watched.player.moment) == (False, 1)
    watched.player.toggle()
    watched.ring()
    assert (watched.player.moment, watched.playing) == (2, [True, False, True])


@pytest.mark.parametrize(("moment", "reached"), [(4, 4), (-3, 0), (99, 9)])
def test_going_somewhere_ends_playing(watched: Watched, moment: int, reached: int) -> None:
    watched.player.play()
    watched.player.go_to(moment)
    assert (watched.player.moment, watched.player.is_playing) == (reached, False)
    told = len(watched.moves)
    watched.player.go_to(moment)
    assert len(watched.moves) == told


def test_after_the_end_it_begins_again(watched: Watched) -> None:
    watched.player.go_to(9)
    watched.player.play()
    assert (watched.player.moment, watched.player.is_playing) == (0, True)


def test_a_game_in_which_nothing_happened_cannot_be_played(qapp: QApplication) -> None:
    watched = Watched(Film(saved_film()._replace(events=[])))
    watched.player.play()
    watched.player.go_to(1)
    assert (watched.player.is_playing, watched.moves) == (False, [])
