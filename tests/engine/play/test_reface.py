from __future__ import annotations

import pytest

from mahjong_qt.engine.play.reface import has_same_tiles, labels_left, with_labels
from tests.engine.sample_games import labels_on, make_deal, row

SIX = make_deal(row(6, gap=2), "E E N N F1 F2").board
FOUR = SIX.remove((0, 1))


def test_labels_go_on_the_tiles_that_are_there_in_their_order() -> None:
    assert labels_left(FOUR) == ("N", "N", "F1", "F2")
    board = with_labels(FOUR, ("F2", "N", "F1", "N"))
    assert labels_on(board) == {2: "F2", 3: "N", 4: "F1", 5: "N"}
    assert (board.present, board.faces[:2]) == (FOUR.present, FOUR.faces[:2])


@pytest.mark.parametrize("labels", [("N", "N", "F1"), ("N", "N", "F1", "F2", "E"), ("N", "N", "F1", "rubbish")])
def test_labels_must_be_faces_and_as_many_as_tiles(labels: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        with_labels(FOUR, labels)


def test_boards_with_the_same_tiles() -> None:
    assert has_same_tiles(FOUR, with_labels(FOUR, ("F2", "N", "F1", "N")))
    assert not has_same_tiles(FOUR, with_labels(FOUR, ("F1", "N", "F1", "N")))
    assert not has_same_tiles(FOUR, SIX)
    assert not has_same_tiles(FOUR, make_deal(row(6), "E E N N F1 F2").board._replace(present=FOUR.present))
