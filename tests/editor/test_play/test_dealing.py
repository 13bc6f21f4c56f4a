from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from editor.test_play.dealing import Dealing, DealKind, is_quick
from editor.test_play.playable import PlayRefusal, no_way_found, not_dealt, undealable
from mahjong_qt.engine.game_code import Recipe, own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Deal, NotFound, Undealable, UndealableReason
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.engine.solitaire.layout_study import can_be_dealt
from tests.fake_worker import FakeWorker
from tests.view.sample_boards import SINGLES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from mahjong_qt.engine.play.board import Board

EASY = Layout.from_tiles(SINGLES)
DEAD = Layout.from_tiles([(0, 0, z) for z in range(4)])
# two stacks of three and three tiles beside each other: few orders of removal take all
HARD = Layout.from_tiles([(0, 0, z) for z in range(6)] + [(4 * x, 0, 0) for x in range(1, 7)])


class Asking:
    """A dealing, its worker, and what it told."""

    def __init__(self) -> None:
        self.worker = FakeWorker()
        seeds = iter(range(5, 1_000_000))
        self.dealing = Dealing(self.worker, lambda: next(seeds))
        self.deals: list[Deal[Board]] = []
        self.refusals: list[PlayRefusal] = []
        self.dealing.dealt.connect(self.deals.append)
        self.dealing.refused.connect(self.refusals.append)


@pytest.fixture
def asking(qapp: QApplication) -> Asking:
    return Asking()


@pytest.mark.parametrize(
    ("kind", "recipe"), [(DealKind.CAN_BE_WON, Recipe.DISMANTLE), (DealKind.AS_IT_FALLS, Recipe.UNIFORM)]
)
def test_what_is_quick_is_dealt_at_once(asking: Asking, kind: DealKind, recipe: Recipe) -> None:
    asking.dealing.ask(EASY, kind)
    (deal,) = asking.deals
    assert deal.code.recipe is recipe
    assert deal.code.layout == own_layout_code(EASY.fingerprint)
    assert deal.board.layout is EASY
    assert (deal.plan is not None and deal.board.clears_with(deal.plan)) == (kind is DealKind.CAN_BE_WON)
    assert not asking.worker.tickets


def test_each_deal_has_a_seed_of_its_own(asking: Asking) -> None:
    asking.dealing.ask(EASY, DealKind.CAN_BE_WON)
    asking.dealing.ask(EASY, DealKind.CAN_BE_WON)
    assert asking.deals[0].code != asking.deals[1].code


@pytest.mark.parametrize("kind", DealKind)
def test_a_layout_that_does_not_come_apart_by_chance_goes_to_the_worker(asking: Asking, kind: DealKind) -> None:
    assert not is_quick(HARD, 5)
    asking.dealing.ask(HARD, kind)
    assert asking.dealing.is_waiting
    assert asking.worker.asked() == [(can_be_dealt, HARD)]
    asking.worker.answer_truly()
    (deal,) = asking.deals
    assert deal.board.layout is HARD
    assert deal.plan is None or deal.board.clears_with(deal.plan)
    assert not asking.dealing.is_waiting


@pytest.mark.parametrize("kind", DealKind)
def test_a_layout_that_nobody_can_clear_is_refused(asking: Asking, kind: DealKind) -> None:
    asking.dealing.ask(DEAD, kind)
    asking.worker.answer_truly()
    assert asking.refusals == [undealable(DEAD)]
    assert not asking.deals


def test_what_is_not_found_is_dealt_as_it_falls_only(asking: Asking) -> None:
    asking.dealing.ask(DEAD, DealKind.CAN_BE_WON)
    asking.worker.answer(NotFound(80, 20_000))
    assert asking.refusals == [no_way_found()]
    asking.dealing.ask(HARD, DealKind.AS_IT_FALLS)
    asking.worker.answer(NotFound(80, 20_000))
    asking.worker.answer_truly()
    assert len(asking.deals) == 1


def test_no_deal_at_the_end_of_the_search_is_told(asking: Asking) -> None:
    asking.dealing.ask(HARD, DealKind.CAN_BE_WON)
    asking.worker.answer(can_be_dealt(HARD))
    asking.worker.answer(None, find_deal)
    assert asking.refusals == [no_way_found()]


@pytest.mark.parametrize("answers", [0, 1])
def test_a_worker_that_fails_is_told(asking: Asking, answers: int) -> None:
    asking.dealing.ask(HARD, DealKind.CAN_BE_WON)
    for _ in range(answers):
        asking.worker.answer(can_be_dealt(HARD))
    asking.worker.fail()
    assert asking.refusals == [not_dealt()]
    assert not asking.dealing.is_waiting


@pytest.mark.parametrize("answers", [0, 1])
def test_what_is_cancelled_is_never_dealt(asking: Asking, answers: int) -> None:
    asking.dealing.ask(HARD, DealKind.CAN_BE_WON)
    for _ in range(answers):
        asking.worker.answer(can_be_dealt(HARD))
    asking.dealing.cancel()
    assert not asking.worker.open
    assert not asking.dealing.is_waiting


def test_another_deal_takes_the_place_of_the_one_waited_for(asking: Asking) -> None:
    asking.dealing.ask(HARD, DealKind.CAN_BE_WON)
    asking.dealing.ask(DEAD, DealKind.CAN_BE_WON)
    assert asking.worker.asked() == [(can_be_dealt, DEAD)]
    asking.worker.answer(Undealable(UndealableReason.PROVEN))
    assert asking.refusals == [undealable(DEAD)]


FIELD = Layout.from_tiles([(2 * x, 2 * y, 0) for x in range(6) for y in range(4)])


@pytest.mark.parametrize("has_gravity", [False, True])
def test_a_field_is_dealt_uniformly_and_can_be_cleared_as_it_is_played(asking: Asking, has_gravity: bool) -> None:
    asking.dealing.ask(FIELD, DealKind.CAN_BE_WON, GameKind.SHISEN_SHO, has_gravity=has_gravity)
    assert asking.dealing.is_waiting
    asking.worker.answer_truly()
    (deal,) = asking.deals
    assert (deal.code.recipe, deal.code.has_gravity) == (Recipe.UNIFORM, has_gravity)
    assert (deal.board.game, deal.board.layout) == (GameKind.SHISEN_SHO, FIELD)
    assert deal.plan is not None
    assert deal.board.clears_with(deal.plan)


@pytest.mark.parametrize("has_gravity", [False, True])
def test_a_field_as_it_falls_is_dealt_at_once(asking: Asking, has_gravity: bool) -> None:
    asking.dealing.ask(FIELD, DealKind.AS_IT_FALLS, GameKind.SHISEN_SHO, has_gravity=has_gravity)
    (deal,) = asking.deals
    assert (deal.plan, deal.code.has_gravity) == (None, has_gravity)
    assert not asking.worker.tickets


def test_a_large_field_is_dealt_too(asking: Asking) -> None:
    large = Layout.from_tiles([(2 * x, 2 * y, 0) for x in range(25) for y in range(12)])
    asking.dealing.ask(large, DealKind.CAN_BE_WON, GameKind.SHISEN_SHO, has_gravity=True)
    asking.worker.answer_truly()
    (deal,) = asking.deals
    assert deal.plan is not None


def test_a_field_that_is_not_found_is_told(asking: Asking) -> None:
    asking.dealing.ask(FIELD, DealKind.CAN_BE_WON, GameKind.SHISEN_SHO)
    asking.worker.answer(None)
    asking.dealing.ask(FIELD, DealKind.CAN_BE_WON, GameKind.SHISEN_SHO)
    asking.worker.fail()
    assert asking.refusals == [no_way_found(), not_dealt()]
