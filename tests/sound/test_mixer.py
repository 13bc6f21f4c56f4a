from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.sound_main.mixer import MOST_VOICES, Mixer
from mahjong_qt.sound_main.output import BLOCK_SAMPLES


def tone(value: int, length: int) -> array[int]:
    return array("h", [value] * length)


def play_out(mixer: Mixer) -> list[int]:
    heard = array("h")
    while mixer.is_sounding:
        block = mixer.block()
        assert len(block) == 2 * BLOCK_SAMPLES
        heard.frombytes(block)
    return heard.tolist()


def test_one_sound_is_played_as_it_is_and_filled_up_with_silence() -> None:
    mixer = Mixer()
    assert not mixer.is_sounding
    mixer.add(tone(7, BLOCK_SAMPLES + 1))
    assert play_out(mixer) == [7] * (BLOCK_SAMPLES + 1) + [0] * (BLOCK_SAMPLES - 1)


def test_a_sound_that_begins_later_is_added_to_the_first() -> None:
    mixer = Mixer()
    mixer.add(tone(100, 2 * BLOCK_SAMPLES))
    mixer.block()
    mixer.add(tone(11, 2 * BLOCK_SAMPLES))
    assert play_out(mixer) == [111] * BLOCK_SAMPLES + [11] * BLOCK_SAMPLES


@given(st.lists(st.tuples(st.integers(-32_768, 32_767), st.integers(1, 1000)), max_size=MOST_VOICES))
def test_it_is_the_sum_within_what_can_be_heard(sounds: list[tuple[int, int]]) -> None:
    mixer = Mixer()
    for value, length in sounds:
        mixer.add(tone(value, length))
    heard = play_out(mixer)
    for place, value in enumerate(heard):
        whole = sum(value for value, length in sounds if place < length)
        assert value == min(max(whole, -32_768), 32_767)


def test_one_sound_too_many_leads_the_oldest_out_within_a_block() -> None:
    mixer = Mixer()
    mixer.add(tone(1000, 5 * BLOCK_SAMPLES))
    for _ in range(MOST_VOICES):
        mixer.add(tone(1, 3 * BLOCK_SAMPLES))
    heard = play_out(mixer)
    assert heard[0] == 1000 + MOST_VOICES
    assert heard[:BLOCK_SAMPLES] == sorted(heard[:BLOCK_SAMPLES], reverse=True)
    assert heard[BLOCK_SAMPLES:] == [MOST_VOICES] * 2 * BLOCK_SAMPLES


def test_clear_is_silence() -> None:
    mixer = Mixer()
    mixer.add(tone(1000, 5 * BLOCK_SAMPLES))
    mixer.clear()
    assert not mixer.is_sounding
