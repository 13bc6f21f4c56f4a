"""``mahjong-layouts analyse``: the figures of a layout, and how uniform deals on it play."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mahjong_qt.cli import console, words
from mahjong_qt.cli.fault import CommandError, describe_undealable
from mahjong_qt.cli.layout_source import NamedLayout, find_layout, refuse_gravity
from mahjong_qt.cli.pool import WorkerDiedError, WorkError, map_in_processes
from mahjong_qt.cli.progress import progress
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import NotFound, Undealable, UndealableReason
from mahjong_qt.engine.play.layout_study import LayoutStudy
from mahjong_qt.engine.play.tally import Tally
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.shisen.analysis import study_deals
from mahjong_qt.engine.solitaire.analysis import LayoutFigures, measure, try_deals
from mahjong_qt.engine.solitaire.dismantle import Dismantled, Outcome, dismantle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SHARES = ("solvable_share", "careless_win_rate", "greedy_win_rate", "dead_end_rate")
COUNTS = ("deals", "solvable", "unsolvable", "undecided")


class Sum(Protocol):
    """What came of some deals, to be added up."""

    @property
    def deals(self) -> int:
        """Number of deals."""

    def plus(self: SumT, other: SumT) -> SumT:
        """Return the sum of both."""


SumT = TypeVar("SumT", bound=Sum)


def run(options: Any) -> int:
    """Measure the layout, try the deals and write what came out; a layout without deals has no shares."""
    named = find_layout(options.layout)
    if options.gravity:
        refuse_gravity(named)
    if named.game is GameKind.SHISEN_SHO:
        from mahjong_qt.cli.field_analysis import as_json as field_as_json

        obstacle = Undealable(UndealableReason.ODD_COUNT) if len(named.layout) % 2 else None
        values, rows = field_as_json(named, options.gravity, _study(named, options, obstacle)), words.FIELD_ROWS
    else:
        outcome = dismantle(named.layout, named.layout.full, SplitMix64(0))
        obstacle = outcome if isinstance(outcome, Undealable) else None
        values, rows = as_json(named, measure(named.layout), outcome, _try(named, options, obstacle)), words.ROWS
    if options.json:
        console.say_json(values)
    else:
        console.say(describe(values, rows))
        if obstacle is not None:
            console.say(describe_undealable(obstacle, len(named.layout)))
    return 0


def as_json(named: NamedLayout, figures: LayoutFigures, outcome: Outcome, tally: Tally) -> dict[str, object]:
    """Return all figures as they are written for other programs; a share of nothing and what is not known are None."""
    return {
        "layout": named.name,
        "code": named.code,
        "tiles": figures.tiles,
        "layers": figures.layers,
        "free_at_start": figures.free_at_start,
        "covered_tiles": figures.covered,
        "hidden_tiles": figures.hidden,
        "tallest_stack": figures.tallest_stack,
        "dealable": None if isinstance(outcome, NotFound) else isinstance(outcome, Dismantled),
        **{name: getattr(tally, name) for name in COUNTS},
        "solvable_share": tally.solvable_share,
        "solvable_interval": tally.solvable_interval() if tally.deals else None,
        "careless_win_rate": tally.careless_win_rate,
        "greedy_win_rate": tally.greedy_win_rate,
        "dead_end_rate": tally.dead_end_rate,
    }


def describe(values: Mapping[str, Any], rows: Mapping[str, str]) -> str:
    """Return the figures as lines of two columns: those of ``rows``, which has their titles."""
    head = words.ANALYSIS_HEAD.format(name=console.visible(values["layout"]), code=values["code"])
    lines = [words.WITH_GRAVITY.format(head=head) if values.get("gravity") else head]
    width = max(map(len, rows.values()))
    for name, title in rows.items():
        value = values[name]
        text = _percent(value) if name in SHARES else words.NOTHING if value is None else str(value)
        if name == "solvable_share" and value is not None:
            low, high = map(_percent, values["solvable_interval"])
            text = words.INTERVAL.format(share=text, low=low, high=high)
        lines.append(f"  {title.ljust(width)}  {text}")
    return "\n".join(lines)


def _try(named: NamedLayout, options: Any, obstacle: Undealable | None) -> Tally:
    work = partial(try_deals, named.layout, named.code, budget=options.budget)
    return Tally() if obstacle else _add_up(work, Tally(), options)


def _study(named: NamedLayout, options: Any, obstacle: Undealable | None) -> LayoutStudy:
    work = partial(study_deals, named.layout, named.code, has_gravity=options.gravity, budget=options.budget)
    blank = LayoutStudy.blank(named.layout)
    return blank if obstacle else _add_up(work, blank, options)


def _add_up(work: Callable[[tuple[int]], SumT], total: SumT, options: Any) -> SumT:
    """Return the sum of what ``work`` makes of each seed, and ``total``, which is that of none."""
    # one deal at a time: next to what solving it costs it is little to hand it over
    seeds = ((seed,) for seed in range(options.deals))
    try:
        with (
            progress(options.deals) as advance,
            closing(map_in_processes(work, seeds, min(options.jobs, options.deals))) as parts,
        ):
            for part in parts:
                total = total.plus(part)
                advance(part.deals)
    except WorkerDiedError as error:
        raise CommandError(options.layout, words.WORKER_DIED) from error
    except WorkError as error:
        raise CommandError(options.layout, words.WORK_FAILED.format(error=error)) from error
    return total


def _percent(share: float | None) -> str:
    return words.NOTHING if share is None else f"{100 * share:.1f} %"
