from __future__ import annotations

import pytest

from mahjong_qt.engine.play.event import PairTaken, Undone
from mahjong_qt.windows.statistics.pace import PIECES, Piece, pieces


def taken(*moments: float) -> list[PairTaken | Undone]:
    return [PairTaken(moment, 0, 1) for moment in moments]


def test_a_game_without_a_pair_has_no_pieces() -> None:
    assert pieces([], 60.0) == []
    assert pieces([Undone(3.0)], 60.0) == []


def test_pairs_are_counted_in_the_piece_in_which_they_were_taken() -> None:
    events = [*taken(0.0, 9.9), Undone(9.95), *taken(10.0, 25.0)]
    assert pieces(events, 30.0) == [Piece(0, 10.0, 2), Piece(10, 10.0, 1), Piece(20, 10.0, 1)]


def test_what_is_left_at_the_end_belongs_to_the_last_piece() -> None:
    assert pieces(taken(1.0, 24.0), 24.0) == [Piece(0, 10.0, 1), Piece(10, 14.0, 1)]


@pytest.mark.parametrize("seconds", [0.2, 1.0, 9.0, 240.0, 241.0, 3600.0, 86000.0])
def test_a_game_of_any_length_is_in_few_pieces_that_make_all_of_it(seconds: float) -> None:
    made = pieces(taken(seconds), seconds)
    assert 1 <= len(made) <= PIECES
    assert sum(piece.pairs for piece in made) == 1
    assert made[-1].begin + made[-1].seconds == pytest.approx(max(seconds, 1.0))


def test_pairs_a_minute() -> None:
    assert Piece(0, 30.0, 4).per_minute == 8.0
