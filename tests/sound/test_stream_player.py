from __future__ import annotations

from array import array
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.sound_main.bank import Bank
from mahjong_qt.sound_main.output import OutputError
from mahjong_qt.sound_main.stream_player import StreamPlayer
from mahjong_qt.sound_main.wish_queue import Wish, WishQueue
from tests.sound.fake_stream import FakeStream

if TYPE_CHECKING:
    from mahjong_qt.sound_main.output import Stream

SOUNDS = Path(__file__).parents[2] / "resources" / "sounds"


class Stage:
    """A player with streams that are kept."""

    def __init__(self) -> None:
        self.queue = WishQueue()
        self.streams: list[FakeStream] = []
        self.player = StreamPlayer(Bank(SOUNDS), self.queue, self.open, linger=0, now=lambda: self.streams[-1].seconds)

    def open(self) -> Stream:
        self.streams.append(FakeStream())
        return self.streams[-1]

    def wish(self, name: str, volume: int = 100) -> None:
        self.queue.put(Wish(name, volume))

    def play_out(self) -> FakeStream:
        """Plays until the stream is closed."""
        self.player.go_on()
        stream = self.streams[-1]
        while not stream.is_closed:
            self.player.go_on()
        return stream


def samples(name: str) -> list[int]:
    return array("h", (SOUNDS / f"{name}.wav").read_bytes()[44:]).tolist()


def test_a_sound_is_played_whole_and_then_the_stream_is_closed() -> None:
    stage = Stage()
    stage.wish("wrong")
    stream = stage.play_out()
    expected = samples("wrong")
    assert stream.heard[: len(expected)] == expected
    assert not any(stream.heard[len(expected) :])
    assert stream.rests == 1


def test_nothing_is_opened_before_it_is_wanted_and_it_is_opened_anew() -> None:
    stage = Stage()
    assert stage.streams == []
    for count in (1, 2):
        stage.wish("undo")
        stage.play_out()
        assert len(stage.streams) == count


def test_sounds_overlap() -> None:
    stage = Stage()
    stage.wish("shuffle")
    stage.player.go_on()
    stage.wish("wrong")
    heard = stage.play_out().heard
    shuffle, wrong = samples("shuffle"), samples("wrong")
    assert heard[:441] == shuffle[:441]
    assert heard[441:2000] == [one + other for one, other in zip(shuffle[441:], wrong, strict=False)][:1559]
    assert len(stage.streams) == 1


def test_an_unknown_sound_is_silent_and_harms_nothing() -> None:
    stage = Stage()
    stage.wish("gong")
    assert stage.play_out().heard == []
    stage.wish("undo", 10)
    assert any(stage.play_out().heard)


def test_a_stream_that_fails_is_opened_anew_at_the_next_wish() -> None:
    stage = Stage()
    stage.wish("shuffle")
    stage.player.go_on()
    stage.streams[0].fails = True
    stage.player.go_on()
    assert stage.streams[0].is_closed
    stage.wish("undo")
    heard = stage.play_out().heard
    assert len(stage.streams) == 2
    assert heard[: len(samples("undo"))] == samples("undo")


def test_what_a_stream_held_up_for_long_is_not_played_any_more() -> None:
    stage = Stage()
    stage.wish("win")
    stage.player.go_on()
    stage.streams[0].seconds_for_a_block = 2.0
    stage.player.go_on()
    assert len(stage.play_out().blocks) == 2


def test_where_nothing_can_be_opened_it_says_so() -> None:
    def refuse() -> Stream:
        raise OutputError

    queue = WishQueue()
    queue.put(Wish("click", 60))
    with pytest.raises(OutputError):
        StreamPlayer(Bank(SOUNDS), queue, refuse).run()
