from __future__ import annotations

from collections import Counter
from itertools import islice, product
from random import Random
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import Recipe
from mahjong_qt.engine.play.groups import groups_of
from mahjong_qt.engine.search import pairing_search
from mahjong_qt.engine.search.pairing_search import Answer, PairingSearch
from mahjong_qt.engine.search.pairings import pairings_of
from mahjong_qt.engine.solitaire.solve import play_out
from mahjong_qt.engine.solitaire.theory import SolitaireTheory
from mahjong_qt.engine.verdict import never
from tests.engine.plain_search import Oracle, places_of
from tests.engine.sample_games import TURTLE, deal_on
from tests.engine.small_boards import SIZES, is_plan, random_board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.engine.play.board import Board, Pair
    from mahjong_qt.engine.search.pairings import Takings
    from mahjong_qt.engine.solitaire.theory import SearchState

EASY, HARD, LOST = 1, 20, 34
"""Seeds of the Turtle: cleared after a conflict, after some hundreds, and not at all."""


def search_on(board: Board, seed: int = 0) -> PairingSearch[SearchState, Takings]:
    tiles = groups_of(board)
    return PairingSearch(SolitaireTheory(board.layout, tiles, [pairings_of(len(each)) for each in tiles]), seed)


def pairs_in(board: Board, domains: list[int]) -> Iterator[list[Pair]]:
    """Yield what the pairings of these domains pair, for every choice of one for each group."""
    tiles = groups_of(board)
    each = [
        [
            [(group[one], group[other]) for one, other in matching]
            for number, matching in enumerate(pairings_of(len(group)).matchings)
            if domain >> number & 1
        ]
        for group, domain in zip(tiles, domains, strict=True)
    ]
    for choice in product(*each):
        yield [pair for pairs in choice for pair in pairs]


@pytest.mark.parametrize("sizes", SIZES.values(), ids=SIZES)
def test_every_pairing_left_plays_out(sizes: tuple[int, ...]) -> None:
    random = Random(1)
    found = 0
    for _ in range(60):
        board = random_board(random, "tight", sizes)
        search = search_on(board)
        if search.run(1000, never) is Answer.FOUND:
            found += 1
            for pairs in islice(pairs_in(board, search.domains), 20):
                assert is_plan(board, play_out(board.layout, board.present, pairs))
    assert found > 5


@pytest.mark.parametrize("seed", range(6))
def test_the_seed_does_not_change_the_answer(seed: int) -> None:
    for number, answer in ((EASY, Answer.FOUND), (HARD, Answer.FOUND), (LOST, Answer.IMPOSSIBLE)):
        assert search_on(deal_on(TURTLE, number, Recipe.UNIFORM).board, seed).run(5000, never) is answer


def test_the_same_seed_gives_the_same_search() -> None:
    board = deal_on(TURTLE, HARD, Recipe.UNIFORM).board
    runs = [search_on(board, seed) for seed in (0, 0, 1)]
    assert [search.run(5000, never) for search in runs] == [Answer.FOUND] * 3
    assert runs[0].conflicts == runs[1].conflicts != runs[2].conflicts
    assert runs[0].domains == runs[1].domains


@pytest.mark.parametrize("by_activity_from", [0, 2])
def test_late_habits_are_right_from_the_start(by_activity_from: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small boards end long before a restart, a decision by activity, or the end of the patience; here they do not."""
    monkeypatch.setattr(pairing_search, "RESTART_UNIT", 1)
    monkeypatch.setattr(pairing_search, "PLAY_ORDER_CONFLICTS", by_activity_from)
    monkeypatch.setattr(pairing_search, "EAGER_CONFLICTS", 3)
    random = Random(by_activity_from)
    answers: Counter[Answer] = Counter()
    for shape, sizes in product(("tight", "stacks"), SIZES.values()):
        for _ in range(100):
            board = random_board(random, shape, sizes)
            search = search_on(board)
            answer = search.run(1000, never)
            assert (answer is Answer.FOUND) is Oracle(board.layout.slots).can_be_cleared(places_of(board))
            answers[answer] += search.conflicts > 1
    assert answers[Answer.FOUND] > 10
    assert answers[Answer.IMPOSSIBLE] > 50
