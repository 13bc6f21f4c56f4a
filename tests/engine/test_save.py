from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.event import GivenUp, HintGiven, PairTaken, Redone, TilesShuffled, Undone
from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.save import (
    SAVE_FORMAT,
    SavedGame,
    SaveError,
    SaveFault,
    capture,
    decode_save,
    encode_save,
    restore,
)
from tests.engine.sample_games import TURTLE, Time, deal_on, labels_on, make_deal, play, row, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.engine.play.game import Game

SAVES = Path(__file__).parents[1] / "data" / "saves"
KINDS = {PairTaken, Undone, Redone, HintGiven, TilesShuffled}


def in_play() -> Game:
    """Return a game of six tiles in which everything happened but its end, with something to undo and to redo."""
    time = Time()
    game = play(make_deal(row(6, gap=2), "F1 F3 Wh Wh S4 S2", [(0, 1), (2, 3), (4, 5)]), time)
    game.begin()
    time.passes(1.5)
    game.hint()
    game.remove((0, 1))
    time.passes(0.1234567)
    game.undo()
    game.redo()
    game.shuffle(shuffled(game, 1))
    time.passes(2)
    game.remove(game.board.pairs()[0])
    game.undo()
    assert {type(event) for event in game.events} == KINDS
    return game


def saved(game: Game) -> SavedGame:
    return capture(game, "six", Occasion("classic"), True)


REAL = encode_save(saved(in_play()))


def load(data: bytes) -> Game:
    return restore(decode_save(data), Time())


def changed(**entries: object) -> bytes:
    """Return the save with other entries."""
    return json.dumps({**json.loads(REAL), **entries}).encode()


def fault_of(data: bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        load(data)
    assert str(caught.value).startswith(caught.value.fault.value)
    return caught.value


def load_or_refuse(data: bytes) -> Game | None:
    """Return the game or None; whatever else happens fails the test. A game that is taken can be played and saved."""
    try:
        game = load(data)
    except SaveError:
        return None
    assert encode_save(saved(load(encode_save(saved(game))))) == encode_save(saved(game))
    while game.can_undo:
        game.undo()
    while game.can_redo:
        game.redo()
    return game


def test_a_game_comes_back_as_it_was() -> None:
    game = in_play()
    back = load(REAL)
    assert (back.deal, back.board, back.events) == (game.deal, game.board, game.events)
    assert (back.status, back.clock.seconds) == (Status.PLAYING, game.clock.seconds)
    assert (back.can_undo, back.can_redo, back.moves_made) == (True, True, 2)
    game.redo()
    back.redo()
    assert back.board == game.board


def test_a_restored_clock_stands_until_the_next_selection() -> None:
    time = Time(5.0)
    game = restore(decode_save(REAL), time)
    seconds = game.clock.seconds
    time.passes(10)
    game.hint()
    game.undo()
    assert (game.clock.seconds, game.clock.is_running) == (seconds, False)
    game.begin()
    time.passes(10)
    assert game.clock.seconds == seconds + 10


def test_what_happens_after_loading_is_never_before_what_happened_earlier() -> None:
    time = Time()
    game = play(make_deal(row(6, gap=2), "E E E E N N"), time)
    game.begin()
    time.passes(0.1236)
    game.hint()
    back = load(encode_save(saved(game)))
    back.hint()
    assert back.events[0].seconds == back.events[1].seconds == game.clock.seconds


def test_the_values_about_the_game_are_kept() -> None:
    data = encode_save(capture(in_play(), "three-mountains", Occasion("zen"), False))
    assert list(json.loads(data).items())[:2] == [("format", SAVE_FORMAT), ("version", 3)]
    values = decode_save(data)
    assert (values.layout_id, values.mode, values.is_repeated) == ("three-mountains", "zen", False)
    assert decode_save(REAL).is_repeated
    assert values.code == "MJ1-L00-AAAAABL"
    assert values.tiles[:2] == [(0, 0, 0), (4, 0, 0)]
    assert values.faces == ["F1", "F3", "Wh", "Wh", "S4", "S2"]


@pytest.mark.parametrize(
    ("labels", "taken", "status"),
    [("E E", [(0, 1)], Status.CLEARED), ("E N E N", [], Status.STUCK), ("E N N E", [(0, 3)], Status.PLAYING)],
)
def test_games_in_every_state_come_back(labels: str, taken: list[tuple[int, int]], status: Status) -> None:
    game = play(make_deal(row(len(labels.split())), labels))
    for pair in taken:
        game.remove(pair)
    assert load(encode_save(saved(game))).status is status


def test_a_paused_game_comes_back_unpaused_with_its_clock_standing() -> None:
    game = in_play()
    game.pause()
    back = load(encode_save(saved(game)))
    assert (back.is_paused, back.clock.is_running, back.accepts_moves) == (False, False, True)


def test_loading_needs_no_deal_no_shuffle_and_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("computed again")

    for name in (
        "solitaire.deal.deal",
        "solitaire.deal.dismantle",
        "solitaire.deal.draw_groups",
        "solitaire.deal.deal_faces",
        "solitaire.shuffle.shuffle",
        "solitaire.shuffle.dismantle",
        "solitaire.dismantle.dismantle",
        "play.hint_queue.rank_hints",
    ):
        monkeypatch.setattr(f"mahjong_qt.engine.{name}", never)
    for path in SAVES.iterdir():
        load(path.read_bytes())


def test_the_turtle_of_version_1_opens_for_ever() -> None:
    data = SAVES.joinpath("version-1-turtle.json").read_bytes()
    values = decode_save(data)
    assert (values.layout_id, values.mode, values.is_repeated) == ("turtle", "classic", False)
    game = restore(values, Time())
    assert str(game.deal.code) == "MJ1-L00-AAFQCNM"
    assert game.deal.board.layout == TURTLE
    assert {type(event) for event in game.events} == KINDS
    assert (game.status, game.board.tiles_left, game.moves_made) == (Status.PLAYING, 122, 12)
    assert (game.clock.seconds, len(game.events), game.count(HintGiven)) == (28.75, 22, 2)
    assert list(labels_on(game.board).items())[:6] == [(0, "9D"), (1, "7D"), (2, "7C"), (3, "3C"), (4, "R"), (5, "5C")]
    assert game.hint() == Hint((117, 143), HintKind.GUESS)
    assert (game.redo().removed, game.redo().removed, game.can_redo) == ((57, 109), (58, 104), False)
    for _ in range(14):
        game.undo()
    assert game.board == game.deal.board
    assert not game.can_undo
    assert game.deal.plan is not None
    assert game.deal.board.clears_with(game.deal.plan)


def test_a_game_given_up_in_version_1_opens_for_ever() -> None:
    values = decode_save(SAVES.joinpath("version-1-given-up.json").read_bytes())
    game = restore(values, Time())
    assert (values.is_repeated, values.layout_id) == (True, "six")
    assert (game.status, game.deal.plan, game.clock.seconds) == (Status.GIVEN_UP, None, 4.25)
    assert game.events == [PairTaken(1.5, 0, 1), GivenUp(4.25)]
    assert labels_on(game.board) == {2: "Wh", 3: "Wh", 4: "S4", 5: "S2"}


@pytest.mark.parametrize("path", sorted(SAVES.iterdir()), ids=lambda path: path.stem)
def test_nothing_of_an_old_save_is_lost_when_it_is_saved_again(path: Path) -> None:
    values = decode_save(path.read_bytes())
    assert (
        capture(restore(values, Time()), values.layout_id, values.occasion, values.is_repeated, values.game_id)
        == values
    )


def test_what_a_game_is_played_for_is_kept() -> None:
    occasion = Occasion("daily", day="2026-11-30", is_late=True)
    assert decode_save(encode_save(capture(in_play(), "turtle", occasion, False))).occasion == occasion
    assert decode_save(encode_save(capture(in_play(), "G77", Occasion("campaign", 37), False))).level == 37


@pytest.mark.parametrize("change", [{"level": -1}, {"level": 10**30}, {"day": "2026-13-45"}, {"day": "today"}])
def test_a_level_or_a_day_that_cannot_be_is_damage(change: dict[str, object]) -> None:
    ((place, _),) = change.items()
    error = fault_of(changed(**change))
    assert (error.fault, error.place) == (SaveFault.BAD_VALUE, place)


def test_the_campaign_has_no_level_0() -> None:
    assert fault_of(changed(mode="campaign", level=0)).place == "level"
    assert load(changed(mode="campaign", level=1)).events == in_play().events


def test_a_game_whose_time_was_over_stays_so() -> None:
    game = in_play()
    game.time_out()
    back = restore(decode_save(encode_save(capture(game, "fortress", Occasion("challenge"), False))), Time())
    assert (back.status, back.is_over, back.can_undo) == (Status.TIMED_OUT, True, False)
    assert back.events == game.events


def test_entries_that_this_version_does_not_know_are_passed_over() -> None:
    assert load(changed(points=12, stars=[1, {}])).events == in_play().events


def test_entries_that_have_a_usual_value_may_be_missing() -> None:
    values = json.loads(REAL)
    del values["mode"], values["is_repeated"]
    back = decode_save(json.dumps(values).encode())
    assert (back.mode, back.is_repeated) == ("classic", False)


DEEP = 100_000
RUBBISH: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n",
    "no JSON": b"Mahjong",
    "zeros": bytes(5000),
    "bytes": bytes(range(256)) * 20,
    "picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "UTF-16": REAL.decode().encode("utf-16"),
    "mark of UTF-8 before it": b"\xef\xbb\xbf" + REAL,
    "text behind it": REAL + b"x",
    "twice": REAL * 2,
    "null": b"null",
    "number": b"1",
    "list": b"[]",
    "object": b"{}",
    "no version": b'{"format":"mahjong-save"}',
    "version of a wrong type": b'{"format":"mahjong-save","version":"1"}',
    "version true": b'{"format":"mahjong-save","version":true}',
    "version 1.0": b'{"format":"mahjong-save","version":1.0}',
    "other format": b'{"format":"mahjong-layout","version":1,"tiles":[[0,0,0]]}',
    "lone surrogate": b'{"format":"\\ud800","version":1}',
    "lone surrogate as bytes": b'{"format":"\xed\xa0\x80","version":1}',
    "deep list": b"[" * DEEP,
    "deep entry": b'{"format":"mahjong-save","version":1,"x":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "20 MB of blanks": b" " * 20 * 2**20,
    "20 MB of text": b'"' + b"x" * 20 * 2**20 + b'"',
}


@pytest.mark.parametrize("data", RUBBISH.values(), ids=RUBBISH)
def test_what_is_no_save_is_said_to_be_none(data: bytes) -> None:
    assert fault_of(data).fault is SaveFault.NOT_OURS


def test_a_newer_version_is_told_from_damage_whatever_else_it_holds() -> None:
    for version in (4, 99, 10**30):
        error = fault_of(changed(version=version, tiles="packed", events=None))
        assert (error.fault, error.place) == (SaveFault.NEWER_VERSION, "version")
        assert error.detail == str(version)


VALUES: dict[str, tuple[dict[str, Any], SaveFault, str]] = {
    "version 0": ({"version": 0}, SaveFault.BAD_VALUE, "version"),
    "version -1": ({"version": -1}, SaveFault.BAD_VALUE, "version"),
    "tiles null": ({"tiles": None}, SaveFault.BAD_VALUE, "tiles"),
    "tiles of two numbers": ({"tiles": [[0, 0]]}, SaveFault.BAD_VALUE, "tiles[0]"),
    "tiles with true": ({"tiles": [[0, True, 0]] * 6}, SaveFault.BAD_VALUE, "tiles[0]"),
    "tiles with 0.5": ({"tiles": [[0, 0.5, 0]] * 6}, SaveFault.BAD_VALUE, "tiles[0]"),
    "faces a number": ({"faces": [1] * 6}, SaveFault.BAD_VALUE, "faces[0]"),
    "seconds true": ({"seconds": True}, SaveFault.BAD_VALUE, "seconds"),
    "seconds a text": ({"seconds": "5"}, SaveFault.BAD_VALUE, "seconds"),
    "seconds null": ({"seconds": None}, SaveFault.BAD_VALUE, "seconds"),
    "seconds negative": ({"seconds": -0.5}, SaveFault.BAD_VALUE, "seconds"),
    "seconds of ages": ({"seconds": 1e300}, SaveFault.BAD_VALUE, "seconds"),
    "event after ages": ({"events": [["pair", 1e300, 0, 1]]}, SaveFault.BAD_VALUE, "events[0]"),
    "is_repeated 1": ({"is_repeated": 1}, SaveFault.BAD_VALUE, "is_repeated"),
    "layout_id null": ({"layout_id": None}, SaveFault.BAD_VALUE, "layout_id"),
    "plan of singles": ({"plan": [[1], [2]]}, SaveFault.BAD_VALUE, "plan[0]"),
    "plan of true": ({"plan": [[True, False]]}, SaveFault.BAD_VALUE, "plan[0]"),
    "event unknown": ({"events": [["fly", 0]]}, SaveFault.BAD_VALUE, "events[0]"),
    "event too short": ({"events": [["pair", 0, 1]]}, SaveFault.BAD_VALUE, "events[0]"),
    "event an object": ({"events": [{"type": "undo"}]}, SaveFault.BAD_VALUE, "events[0]"),
    "event with true": ({"events": [["pair", 0, True, 0]]}, SaveFault.BAD_VALUE, "events[0]"),
    "event before the start": ({"events": [["pair", -1, 0, 1]]}, SaveFault.BAD_VALUE, "events[0]"),
    "no tiles": ({"tiles": []}, SaveFault.BAD_LAYOUT, "tiles"),
    "tiles overlap": (
        {"tiles": [[0, 0, 0], [1, 1, 0], *[[x, 0, 0] for x in (8, 12, 16, 20)]]},
        SaveFault.BAD_LAYOUT,
        "tiles",
    ),
    "tiles equal": ({"tiles": [[0, 0, 0]] * 6}, SaveFault.BAD_LAYOUT, "tiles"),
    "tiles in another order": ({"tiles": [[x, 0, 0] for x in (4, 0, 8, 12, 16, 20)]}, SaveFault.BAD_LAYOUT, "tiles"),
    "tiles beside the origin": ({"tiles": [[x, 1, 0] for x in (0, 4, 8, 12, 16, 20)]}, SaveFault.BAD_LAYOUT, "tiles"),
    "tiles far away": ({"tiles": [[x, 0, 0] for x in (0, 4, 8, 12, 16, 10**300)]}, SaveFault.BAD_LAYOUT, "tiles"),
    "too many tiles": ({"tiles": [[x % 40 * 4, x // 40 * 4, 0] for x in range(2002)]}, SaveFault.BAD_LAYOUT, "tiles"),
    "a tile too many": ({"tiles": [[x * 4, 0, 0] for x in range(7)]}, SaveFault.BAD_FACES, "faces"),
    "a tile too few": ({"tiles": [[x * 4, 0, 0] for x in range(5)]}, SaveFault.BAD_FACES, "faces"),
    "a face too few": ({"faces": ["F1", "F3", "Wh", "Wh", "S4"]}, SaveFault.BAD_FACES, "faces"),
    "a face too many": ({"faces": ["F1", "F3", "Wh", "Wh", "S4", "S2", "E"]}, SaveFault.BAD_FACES, "faces"),
    "unknown face": ({"faces": ["F1", "F3", "Wh", "Wh", "S4", "S5"]}, SaveFault.BAD_FACES, "faces"),
    "empty face": ({"faces": ["F1", "F3", "Wh", "Wh", "S4", ""]}, SaveFault.BAD_FACES, "faces"),
    "faces that do not pair up": ({"faces": ["F1", "F3", "Wh", "Wh", "S4", "F2"]}, SaveFault.BAD_FACES, "faces"),
    "odd board": (
        {"tiles": [[0, 0, 0]], "faces": ["E"], "plan": None, "events": []},
        SaveFault.BAD_FACES,
        "faces",
    ),
    "no code": ({"code": ""}, SaveFault.BAD_CODE, "code"),
    "wrong code": ({"code": "MJ1-L00-AAAAABM"}, SaveFault.BAD_CODE, "code"),
    "plan that stops early": ({"plan": [[0, 1], [2, 3]]}, SaveFault.BAD_PLAN, "plan"),
    "empty plan": ({"plan": []}, SaveFault.BAD_PLAN, "plan"),
    "plan of what is no pair": ({"plan": [[0, 2], [1, 3], [4, 5]]}, SaveFault.BAD_PLAN, "plan"),
    "plan with a tile twice": ({"plan": [[0, 1], [0, 1], [4, 5]]}, SaveFault.BAD_PLAN, "plan"),
    "plan with one tile": ({"plan": [[0, 0], [2, 3], [4, 5]]}, SaveFault.BAD_PLAN, "plan"),
    "plan with negative tiles": ({"plan": [[-6, -5], [2, 3], [4, 5]]}, SaveFault.BAD_PLAN, "plan"),
    "plan with tiles past the end": ({"plan": [[6, 7], [0, 1], [2, 3]]}, SaveFault.BAD_PLAN, "plan"),
    "plan with huge tiles": ({"plan": [[10**300, 1], [2, 3], [4, 5]]}, SaveFault.BAD_PLAN, "plan"),
}


@pytest.mark.parametrize(("entries", "fault", "place"), VALUES.values(), ids=VALUES)
def test_a_wrong_value_is_told_with_its_place(entries: dict[str, Any], fault: SaveFault, place: str) -> None:
    error = fault_of(changed(**entries))
    assert error.fault is fault
    assert error.place == place
    assert place in str(error)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "-1e400", "1" + 400 * "0"])
def test_seconds_that_are_no_number(number: str) -> None:
    data = changed(seconds=987654).replace(b"987654", number.encode())
    assert fault_of(data).fault in (SaveFault.BAD_VALUE, SaveFault.NOT_OURS)
    data = changed(events=[["pair", 987654, 0, 1]]).replace(b"987654", number.encode())
    assert fault_of(data).fault in (SaveFault.BAD_VALUE, SaveFault.NOT_OURS)


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -1.0])
def test_seconds_that_are_no_time_are_refused_in_a_value_too(seconds: float) -> None:
    values = SavedGame(
        layout_id="two",
        code="MJ1-L00-AAAAABL",
        tiles=[(0, 0, 0), (2, 0, 0)],
        faces=["E", "E"],
        plan=None,
        events=[],
        seconds=seconds,
    )
    with pytest.raises(SaveError) as caught:
        restore(values, Time())
    assert (caught.value.fault, caught.value.place) == (SaveFault.BAD_VALUE, "seconds")


PAIR = ["pair", 0, 0, 1]
EVENTS: dict[str, list[Any]] = {
    "pair that does not match": ["pair", 0, 2, 4],
    "pair of one tile": ["pair", 0, 2, 2],
    "pair that is gone": PAIR,
    "pair with a negative tile": ["pair", 0, -1, 2],
    "pair past the end": ["pair", 0, 6, 7],
    "pair with a huge tile": ["pair", 0, 10**300, 2],
    "redo of nothing": ["redo", 0],
    "hint of what is no pair": ["hint", 0, 2, 4],
    "hint of what is gone": ["hint", 0, 0, 1],
    "hint with a negative tile": ["hint", 0, -2, 2],
    "hint with a huge tile": ["hint", 0, 2, 2**70],
    "shuffle with a face too few": ["shuffle", 0, ["Wh", "Wh", "S4"], [[2, 3], [4, 5]]],
    "shuffle with a face too many": ["shuffle", 0, ["Wh", "Wh", "S4", "S2", "E"], [[2, 3], [4, 5]]],
    "shuffle with other faces": ["shuffle", 0, ["Wh", "Wh", "S4", "S1"], [[2, 3], [4, 5]]],
    "shuffle with unknown faces": ["shuffle", 0, ["Wh", "Wh", "S4", "X"], [[2, 3], [4, 5]]],
    "shuffle with half a plan": ["shuffle", 0, ["Wh", "Wh", "S4", "S2"], [[2, 3]]],
    "shuffle with a wrong plan": ["shuffle", 0, ["Wh", "Wh", "S4", "S2"], [[2, 4], [3, 5]]],
    "shuffle with a negative tile": ["shuffle", 0, ["Wh", "Wh", "S4", "S2"], [[-2, -1], [4, 5]]],
    "shuffle with a huge tile": ["shuffle", 0, ["Wh", "Wh", "S4", "S2"], [[2, 10**300], [4, 5]]],
}


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_an_event_that_cannot_happen_is_told_with_its_place(event: list[Any]) -> None:
    error = fault_of(changed(events=[PAIR, event]))
    assert (error.fault, error.place) == (SaveFault.BAD_EVENT, "events[1]")
    assert load(changed(events=[PAIR])).moves_made == 1


@pytest.mark.parametrize("event", [["undo", 5], ["pair", 5, 2, 3], ["hint", 5, 2, 3], ["give_up", 5]], ids=str)
def test_nothing_happens_after_the_end(event: list[Any]) -> None:
    error = fault_of(changed(events=[["give_up", 4], event]))
    assert (error.fault, error.place) == (SaveFault.BAD_EVENT, "events[1]")


def test_undo_at_the_start_cannot_happen() -> None:
    assert fault_of(changed(events=[["undo", 0]])).place == "events[0]"


@pytest.mark.parametrize("entry", ["layout_id", "code", "tiles", "faces", "plan", "events", "seconds"])
def test_a_missing_entry_is_named(entry: str) -> None:
    values = json.loads(REAL)
    del values[entry]
    error = fault_of(json.dumps(values).encode())
    assert error.fault is SaveFault.BAD_VALUE
    assert error.place == entry


@pytest.mark.parametrize("bad", [b"\\ud800", b"\xed\xa0\x80", b"\xff"], ids=["escape", "bytes", "no UTF-8"])
def test_texts_that_are_no_text(bad: bytes) -> None:
    assert fault_of(REAL.replace(b'"six"', b'"' + bad + b'"')).fault in (SaveFault.BAD_VALUE, SaveFault.NOT_OURS)


def test_an_entry_that_stands_twice_counts_once() -> None:
    twice = REAL[:-1] + b',"seconds":7.5,"events":[]}'
    game = load_or_refuse(twice)
    assert game is None or (game.clock.seconds, game.events) == (7.5, [])


def test_deep_nesting_in_any_entry_is_refused() -> None:
    for entry in ("tiles", "faces", "plan", "events", "mode"):
        data = changed(**{entry: 987654}).replace(b"987654", b"[" * DEEP + b"]" * DEEP)
        assert fault_of(data).fault in (SaveFault.BAD_VALUE, SaveFault.NOT_OURS)


def test_a_save_cut_anywhere_is_no_save() -> None:
    for end in range(len(REAL)):
        assert fault_of(REAL[:end]).fault is SaveFault.NOT_OURS
    assert load(REAL).events == in_play().events


def test_the_turtle_cut_anywhere_is_no_save() -> None:
    game = play(deal_on(TURTLE, 5))
    while game.board.tiles_left > 100:
        game.remove(game.board.pairs()[0])
    data = encode_save(saved(game))
    for end in range(len(data)):
        assert fault_of(data[:end]).fault is SaveFault.NOT_OURS
    assert load(data).board == game.board


@given(st.integers(0, len(REAL) - 1), st.binary(max_size=3), st.integers(0, 3))
def test_bytes_put_in_or_taken_out_anywhere_do_no_harm(at: int, new: bytes, gone: int) -> None:
    load_or_refuse(REAL[:at] + new + REAL[at + gone :])


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 8)
    | st.sampled_from([2**31, 2**63, -(2**63), 2**64, 10**300, -(10**300), 10**4299, 0.5, -1.5, 1e308, 5e-324])
    | st.sampled_from(["", "E", "F2", "Wh", "pair", "undo", "redo", "hint", "shuffle", "give_up", "MJ1-L00-AAAAABL"])
    | st.text(max_size=3)
)


def paths_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to each value inside a value."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value))) if type(value) is list else []
    return [path, *(deeper for key in keys for deeper in paths_of(value[key], (*path, key)))]


@st.composite
def mutations(draw: st.DrawFn) -> bytes:
    """Return a save in which values were replaced, removed, repeated or exchanged."""
    root = [json.loads(REAL)]
    for _ in range(draw(st.integers(1, 3))):
        paths = [path for path in paths_of(root) if path]
        *way, key = draw(st.sampled_from(paths))
        parent: Any = root
        for step in way:
            parent = parent[step]
        change = draw(st.sampled_from(["scalar", "other", "remove", "repeat", "wrap"]))
        if change == "scalar":
            parent[key] = draw(SCALARS)
        elif change == "other":
            other: Any = root
            for step in draw(st.sampled_from(paths)):
                other = other[step]
            parent[key] = deepcopy(other)
        elif change == "wrap":
            parent[key] = [parent[key]]
        elif type(parent) is list and change == "repeat":
            parent.insert(key, deepcopy(parent[key]))
        elif len(parent) > 1:
            del parent[key]
    return json.dumps(root[0]).encode()


@given(mutations())
def test_a_save_with_other_values_gives_an_error_or_a_game(data: bytes) -> None:
    load_or_refuse(data)


EVENT_MUTATION: list[Callable[[list[Any], int], None]] = [
    lambda events, at: events.insert(at, ["undo", 0]),
    lambda events, at: events.insert(at, ["redo", 0]),
    lambda events, at: events.__delitem__(at),
    lambda events, at: events.insert(at, deepcopy(events[at])),
    lambda events, at: events.reverse(),
    lambda events, at: events.append(events.pop(at)),
]


@given(st.lists(st.tuples(st.sampled_from(range(len(EVENT_MUTATION))), st.integers(0, 5)), max_size=4))
def test_events_in_any_order_give_an_error_or_a_game(changes: list[tuple[int, int]]) -> None:
    values = json.loads(REAL)
    for number, at in changes:
        if values["events"]:
            EVENT_MUTATION[number](values["events"], min(at, len(values["events"]) - 1))
    game = load_or_refuse(json.dumps(values).encode())
    if not changes:
        assert game is not None
