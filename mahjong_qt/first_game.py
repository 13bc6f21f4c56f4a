"""The dealer of the program, and the game that it deals when none is to be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt import paths
from mahjong_qt.dealer import Dealer, DealFailure, Dealt, FailureReason
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.engine.mode import mode_of
from mahjong_qt.engine.play.seed_table import SeedTable
from mahjong_qt.settings import choice_for
from mahjong_qt.windows.deal_wishes import nearest_wish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.play.wish import DealWish
    from mahjong_qt.settings import Settings


class FirstGame(NamedTuple):
    """A first deal, or None when there is no layout to deal on, and why those tried before it gave none."""

    dealt: Dealt | None
    failures: list[DealFailure]


def make_dealer(stock: Callable[[str, DealWish, bool], Deal[Board] | None]) -> Dealer:
    """Return the dealer of the layouts and codes that come with the program; ``stock`` is as it says."""
    deals = paths.resources_folder() / "deals"
    table = SeedTable.load(deals / "seeds.json", deals / "fields.json")
    library = LayoutLibrary(paths.layouts_folder(), OwnLayouts(paths.own_layouts_folder()))
    return Dealer(library, table=table, stock=stock)


def deal_first_game(dealer: Dealer, settings: Settings, mode_id: str) -> FirstGame:
    """Deal on the layout of the settings for a mode; when that cannot be had, on its first one, or else on any."""
    game = mode_of(mode_id).game
    wanted, (wish, has_gravity) = choice_for(settings, mode_id)
    failures: list[DealFailure] = []
    for layout_id in _layouts_to_try(dealer, mode_id, wanted):
        offered = dealer.wishes(layout_id, has_gravity=has_gravity)
        dealt = dealer.deal_new(layout_id, nearest_wish(wish, offered), has_gravity=has_gravity)
        if isinstance(dealt, DealFailure):
            failures.append(dealt)
        elif dealt.deal.board.game is game:
            return FirstGame(dealt, failures)
        else:
            failures.append(DealFailure(FailureReason.UNKNOWN_LAYOUT, layout_id))
    return FirstGame(None, failures)


def _layouts_to_try(dealer: Dealer, mode_id: str, wanted: str) -> Iterator[str]:
    default, game = mode_of(mode_id).layout_id, mode_of(mode_id).game
    yield wanted
    if wanted != default:
        yield default
    # only now, since it reads every layout there is
    for file in dealer.library.all():
        if file.game == game.value and file.id not in (wanted, default):
            yield file.id
