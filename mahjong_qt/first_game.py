"""The dealer of the program, and the game that it deals when none is to be gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt import paths
from mahjong_qt.dealer import Dealer, DealFailure, Dealt
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.own_layouts import OwnLayouts
from mahjong_qt.engine.solitaire.seed_table import SeedTable
from mahjong_qt.settings import DEFAULT_LAYOUT
from mahjong_qt.windows.deal_wishes import nearest_wish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mahjong_qt.engine.solitaire.deal import Deal
    from mahjong_qt.engine.solitaire.wish import DealWish
    from mahjong_qt.settings import Settings


class FirstGame(NamedTuple):
    """A first deal, or None when there is no layout to deal on, and why those tried before it gave none."""

    dealt: Dealt | None
    failures: list[DealFailure]


def make_dealer(stock: Callable[[str, DealWish], Deal | None]) -> Dealer:
    """Return the dealer of the layouts and codes that come with the program; ``stock`` is as it says."""
    table = SeedTable.load(paths.resources_folder() / "deals" / "seeds.json")
    library = LayoutLibrary(paths.layouts_folder(), OwnLayouts(paths.own_layouts_folder()))
    return Dealer(library, table=table, stock=stock)


def deal_first_game(dealer: Dealer, settings: Settings) -> FirstGame:
    """Deal on the layout of the settings; when that one cannot be had, on the Turtle, or else on any."""
    failures: list[DealFailure] = []
    for layout_id in _layouts_to_try(dealer, settings.layout_id):
        dealt = dealer.deal_new(layout_id, nearest_wish(settings.deal_wish, dealer.wishes(layout_id)))
        if isinstance(dealt, Dealt):
            return FirstGame(dealt, failures)
        failures.append(dealt)
    return FirstGame(None, failures)


def _layouts_to_try(dealer: Dealer, wanted: str) -> Iterator[str]:
    yield wanted
    if wanted != DEFAULT_LAYOUT:
        yield DEFAULT_LAYOUT
    # only now, since it reads every layout there is
    for file in dealer.library.all():
        if file.id not in (None, wanted, DEFAULT_LAYOUT):
            yield file.id
