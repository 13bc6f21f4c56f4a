from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.autosave import Autosave
from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.mode import CLASSIC, SHISEN_SHO
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.game_store import Damaged, Loaded
from mahjong_qt.recorder import Recorder
from mahjong_qt.records import Filter, Records
from tests.view.sample_boards import SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.windows.conftest import Table

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")

pytestmark = pytest.mark.qt_log_ignore(r"does not support (propagateSizeHints|raise)")


@pytest.fixture
def table(open_table: Callable[..., Table]) -> Table:
    """A game of solitaire under way, that is saved as the program does."""
    table = open_table(SIX)
    Autosave(table.session, table.stores, table.window)
    table.session.take(table.board.pairs()[0])
    return table


def test_each_game_is_there_again_as_it_was_left(table: Table) -> None:
    left = table.board
    table.trigger("play_shisen")
    assert (table.session.mode, table.session.layout_id) == (SHISEN_SHO, "shisen-18x8")
    assert table.store.settings.mode == SHISEN_SHO
    assert table.window.status_bar._layout_name.text() == "Shisen-sho 18 × 8"
    assert (table.actions["play_shisen"].isChecked(), table.actions["play_solitaire"].isChecked()) == (True, False)
    table.session.take(table.board.pairs()[0])
    field = table.board
    table.trigger("play_solitaire")
    assert (table.board, table.session.mode, table.store.settings.mode) == (left, CLASSIC, CLASSIC)
    assert table.actions["play_solitaire"].isChecked()
    table.trigger("play_shisen")
    assert table.board == field
    assert not table.told


def test_going_to_the_game_that_is_played_changes_nothing(table: Table) -> None:
    game = table.session.game
    table.trigger("play_solitaire")
    assert table.session.game is game
    assert table.actions["play_solitaire"].isChecked()


def test_a_game_left_for_another_mode_is_no_loss_and_one_replaced_there_is(table: Table, tmp_path: Path) -> None:
    records = Records(tmp_path / "records.sqlite")
    Recorder(table.session, records, parent=table.window)
    table.trigger("play_shisen")
    table.session.take(table.board.pairs()[0])
    table.trigger("play_solitaire")
    assert records.by_layout() == {}
    # the game left there comes back before the question
    field = DealChoice(DealWish.SOLVABLE, has_gravity=True)
    table.controller.games.play_layout("shisen-14x6", field)
    assert (table.session.mode, table.session.layout_id) == (SHISEN_SHO, "shisen-18x8")
    assert table.told
    table.press_button("yes")
    assert table.session.layout_id == "shisen-14x6"
    assert table.session.game.deal.code.has_gravity
    (kind,) = records.kinds()
    assert (kind.mode, kind.layout_id, kind.has_gravity) == (SHISEN_SHO, "shisen-18x8", False)
    assert records.summary(Filter(*kind)).won == 0


def test_the_kind_of_deal_is_remembered_for_each_game(table: Table) -> None:
    before = table.store.settings
    table.controller.games.play_layout("shisen-14x6", DealChoice(DealWish.AS_IT_FALLS, has_gravity=True))
    settings = table.store.settings
    assert (settings.field_id, settings.field_wish, settings.has_gravity) == (
        "shisen-14x6",
        DealWish.AS_IT_FALLS,
        True,
    )
    assert (settings.layout_id, settings.deal_wish) == (before.layout_id, before.deal_wish)
    assert table.window.status_bar._layout_name.text() == "Shisen-sho 14 × 6, gravity"
    table.trigger("new_game")
    assert table.session.game.deal.code.has_gravity
    assert table.session.game.deal.code.recipe is Recipe.UNIFORM


def test_a_code_leads_to_its_game_and_the_other_one_waits(table: Table) -> None:
    left = table.board
    table.controller.games.play_code(GameCode("L78", 5, Recipe.UNIFORM, has_gravity=True))
    assert (table.session.layout_id, table.board.game) == ("shisen-14x6", GameKind.SHISEN_SHO)
    assert table.session.snapshot().is_repeated
    table.trigger("play_solitaire")
    assert table.board == left


def test_a_finished_game_makes_way_for_a_new_one(table: Table) -> None:
    found: list[Loaded] = []
    table.modes.finished_found.connect(found.append)
    table.trigger("play_shisen")
    table.session.take(table.board.pairs()[0])
    table.session.give_up()
    code = table.session.game.deal.code
    table.trigger("play_solitaire")
    table.trigger("play_shisen")
    assert table.session.game.deal.code != code
    assert [loaded.saved.mode for loaded in found] == [SHISEN_SHO]


def test_a_damaged_game_is_told_of_and_another_one_dealt(table: Table) -> None:
    told: list[Damaged] = []
    table.modes.damaged.connect(told.append)
    table.stores.of(SHISEN_SHO).path.write_text("no game")
    table.trigger("play_shisen")
    assert table.session.mode == SHISEN_SHO
    (damaged,) = told
    assert damaged.path.read_text() == "no game"
    assert damaged.earlier is None


def test_a_field_that_is_gone_gives_way_to_the_first_one(table: Table) -> None:
    table.store.change(field_id="X7777777777")
    table.trigger("play_shisen")
    assert (table.session.mode, table.session.layout_id) == (SHISEN_SHO, "shisen-18x8")
    assert table.told


def test_a_layout_that_is_not_here_leaves_everything_as_it_is(table: Table) -> None:
    table.trigger("play_shisen")
    game = table.session.game
    table.controller.games.play_layout("X7777777777", DealChoice(DealWish.SOLVABLE))
    assert table.session.game is game
    assert table.told == "This game cannot be dealt"


def test_a_game_that_cannot_be_written_is_not_left(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise OSError(28, "No space left on device")

    told: list[OSError] = []
    table.modes.unwritable.connect(told.append)
    monkeypatch.setattr(table.stores, "save", refuse)
    game = table.session.game
    table.trigger("play_shisen")
    assert table.session.game is game
    assert [error.errno for error in told] == [28]
    assert table.actions["play_solitaire"].isChecked()
