from __future__ import annotations

from mahjong_qt.engine.play.hint import Hint, HintKind
from mahjong_qt.engine.play.hint_queue import HintQueue
from mahjong_qt.engine.play.outlook import Position
from tests.engine.sample_games import make_deal, row

PLANNED, PROVEN, GUESS = HintKind

FOUR = make_deal(row(4, gap=2), "E E E E").board
PLAN = ((2, 3), (0, 1))


def take(queue: HintQueue, count: int) -> list[tuple[tuple[int, int], HintKind]]:
    hints = [queue.take() for _ in range(count)]
    return [(hint.pair, hint.kind) for hint in hints if hint is not None]


def test_the_plan_needs_no_proof_but_other_pairs_do() -> None:
    queue = HintQueue(Position(FOUR, PLAN))
    assert queue.is_ready
    assert take(queue, 2) == [((2, 3), PLANNED), ((0, 1), PLANNED)]
    assert not queue.is_ready


def test_proven_pairs_follow_those_that_were_shown_and_then_all_come_again() -> None:
    queue = HintQueue(Position(FOUR, PLAN))
    shown = take(queue, 2)
    queue.offer([Hint((0, 1), PLANNED), Hint((2, 3), PLANNED), Hint((0, 2), PROVEN), Hint((1, 3), GUESS)])
    rest = [((0, 2), PROVEN), ((1, 3), GUESS)]
    assert queue.is_ready
    assert take(queue, 2) == rest
    assert queue.is_ready
    assert take(queue, 4) == [*reversed(shown), *rest]


def test_without_proofs_the_other_pairs_are_guesses() -> None:
    queue = HintQueue(Position(FOUR, PLAN))
    hints = take(queue, 6)
    assert [kind for _, kind in hints] == [PLANNED] * 2 + [GUESS] * 4
    assert sorted(pair for pair, _ in hints) == FOUR.pairs()
    assert take(queue, 6) == hints


def test_where_nothing_is_known_the_first_pair_needs_a_proof() -> None:
    queue = HintQueue(Position(FOUR, None))
    was_ready = queue.is_ready
    queue.offer([Hint((1, 2), PROVEN)])
    assert (was_ready, queue.is_ready) == (False, True)
    assert take(queue, 2) == [((1, 2), PROVEN)] * 2


def test_an_empty_offer_is_none() -> None:
    queue = HintQueue(Position(FOUR, None))
    queue.offer([])
    assert len(set(take(queue, 6))) == 6


def test_what_was_proven_to_lose_is_not_shown_again() -> None:
    queue = HintQueue(Position(FOUR, None))
    assert take(queue, 1) == [((0, 1), GUESS)]
    queue.offer([Hint((0, 2), PROVEN), Hint((0, 3), GUESS)])
    assert take(queue, 4) == [((0, 2), PROVEN), ((0, 3), GUESS)] * 2


def test_a_lost_position_and_one_without_other_pairs_have_nothing_to_prove() -> None:
    lost = HintQueue(Position(FOUR, None, is_lost=True))
    assert lost.is_ready
    assert {kind for _, kind in take(lost, 7)} == {GUESS}
    assert lost.is_ready
    planned = HintQueue(Position(make_deal(row(4, gap=2), "E E N N").board, ((0, 1), (2, 3))))
    take(planned, 2)
    assert planned.is_ready
    stuck = HintQueue(Position(make_deal(row(4), "E N E N").board, None))
    assert stuck.is_ready
    assert stuck.take() is None
