from __future__ import annotations

import pickle

import pytest

from mahjong_qt.engine.face import FACES
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.games import deal, lay_out, rules_of
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Deal, Shuffled
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.shisen.rules import SHISEN_SHO
from mahjong_qt.engine.verdict import Solvable
from tests.engine.shisen.sample_fields import OPTIONS, SMALL


@pytest.mark.parametrize("has_gravity", OPTIONS.values(), ids=OPTIONS)
def test_the_rules_deal_solve_and_shuffle_under_the_option_of_the_code(has_gravity: bool) -> None:
    rules = rules_of(GameKind.SHISEN_SHO)
    code = GameCode("L77", 5, Recipe.DISMANTLE, has_gravity)
    outcome = deal(GameKind.SHISEN_SHO, SMALL, code)
    assert isinstance(outcome, Deal)
    assert lay_out(GameKind.SHISEN_SHO, SMALL, outcome.board.faces, has_gravity=has_gravity) == outcome.board
    assert isinstance(rules.solve(outcome.board), Solvable)
    assert rules.advise(outcome.board, outcome.plan) == Solvable(outcome.board.plan_left(outcome.plan) or (), 0)
    assert rules.prove_hints(outcome.board, outcome.plan).hints[0].is_safe
    assert rules.find_way_back([outcome.board], plan=outcome.plan).last_winnable == 0
    assert isinstance(rules.shuffle(outcome.board, SplitMix64(1)), Shuffled)
    assert rules.find_deal(SMALL, "L77", DealWish.AS_IT_FALLS, 5, has_gravity).code.has_gravity is has_gravity


def test_the_rules_go_to_another_process() -> None:
    assert rules_of(GameKind.SHISEN_SHO) is SHISEN_SHO
    assert pickle.loads(pickle.dumps(SHISEN_SHO)) == SHISEN_SHO


def test_only_flat_fields_are_laid_out() -> None:
    faces = FACES[:2]
    with pytest.raises(LayoutError):
        lay_out(GameKind.SHISEN_SHO, Layout.from_tiles([(0, 0, 0), (0, 0, 1)]), faces)
