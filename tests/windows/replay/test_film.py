from __future__ import annotations

import pytest

from mahjong_qt.engine.play.event import HintGiven, PairTaken, TilesShuffled
from mahjong_qt.engine.play.score import score_of
from mahjong_qt.engine.play.transition import Change
from mahjong_qt.engine.save import SaveError
from mahjong_qt.windows.replay.film import Film
from tests.windows.replay.sample_film import SECONDS, TILES, saved_film


@pytest.fixture
def film() -> Film:
    return Film(saved_film())


def test_each_event_leads_to_a_moment(film: Film) -> None:
    moments = range(film.last + 1)
    assert [film.board(moment).tiles_left for moment in moments] == TILES
    assert [film.seconds(moment) for moment in moments] == [0.0, *SECONDS]
    assert film.event(0) is None
    assert isinstance(film.event(1), PairTaken)
    assert isinstance(film.event(2), HintGiven)
    assert isinstance(film.event(7), TilesShuffled)


def test_steps_lead_from_each_moment_to_the_next(film: Film) -> None:
    for moment in range(1, film.last + 1):
        step, before, after = film.step_to(moment), film.board(moment - 1), film.board(moment)
        if step is None:
            assert before == after
            continue
        assert step.board == after
        gone = {tile for tile in range(8) if before.is_present(tile) and not after.is_present(tile)}
        come = {tile for tile in range(8) if after.is_present(tile) and not before.is_present(tile)}
        assert (set(step.removed), set(step.returned)) == (gone, come)


def test_steps_back_undo_those_forward(film: Film) -> None:
    for moment in range(film.last):
        step, back = film.step_to(moment + 1), film.step_back_to(moment)
        if step is None:
            assert back is None
            continue
        assert back is not None
        assert back.board == film.board(moment)
        assert (back.removed, back.returned, back.refaced) == (step.returned, step.removed, step.refaced)


def test_the_kinds_of_steps(film: Film) -> None:
    steps = [film.step_to(moment) for moment in range(1, film.last + 1)]
    kinds = [step.change if step else None for step in steps]
    pair = Change.PAIR
    assert kinds == [pair, None, Change.UNDO, Change.REDO, None, pair, Change.SHUFFLE, pair, pair]


def test_points_are_those_of_the_moment(film: Film) -> None:
    points = [film.score(moment).points for moment in range(film.last + 1)]
    assert points == [0, 100, 100, 0, 100, 100, 200, 200, 300, 500]
    assert points[-1] == score_of(film.events).points


@pytest.mark.parametrize(("mode", "has_points"), [("classic", True), ("pure", False)])
def test_points_are_those_of_modes_that_count_them(mode: str, has_points: bool) -> None:
    assert Film(saved_film(mode)).has_points is has_points


def test_what_is_no_game_is_refused() -> None:
    saved = saved_film()
    with pytest.raises(SaveError):
        Film(saved._replace(events=[PairTaken(1.0, 0, 7)]))
    with pytest.raises(SaveError):
        Film(saved._replace(faces=["E"]))
