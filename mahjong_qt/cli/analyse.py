"""``mahjong-layouts analyse``: the figures of a layout, and how uniform deals on it play."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

from mahjong_qt.cli import console, words
from mahjong_qt.cli.fault import CommandError, describe_undealable
from mahjong_qt.cli.layout_source import NamedLayout, find_layout
from mahjong_qt.cli.pool import WorkerDiedError, WorkError, map_in_processes
from mahjong_qt.cli.progress import progress
from mahjong_qt.engine.rng import SplitMix64
from mahjong_qt.engine.solitaire.analysis import LayoutFigures, Tally, measure, try_deals
from mahjong_qt.engine.solitaire.dismantle import Dismantled, NotFound, Outcome, Undealable, dismantle

if TYPE_CHECKING:
    from collections.abc import Mapping

SHARES = ("solvable_share", "careless_win_rate", "greedy_win_rate", "dead_end_rate")
COUNTS = ("deals", "solvable", "unsolvable", "undecided")


def run(options: Any) -> int:
    """Measure the layout, try the deals and write what came out; a layout without deals has no shares."""
    named = find_layout(options.layout)
    outcome = dismantle(named.layout, named.layout.full, SplitMix64(0))
    tally = Tally() if isinstance(outcome, Undealable) else _try_deals(named, options)
    values = as_json(named, measure(named.layout), outcome, tally)
    if options.json:
        console.say_json(values)
    else:
        console.say(describe(values))
        if isinstance(outcome, Undealable):
            console.say(describe_undealable(outcome, len(named.layout)))
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
        "solvable_share": _share(tally.solvable, tally.deals),
        "solvable_interval": tally.solvable_interval() if tally.deals else None,
        "careless_win_rate": _share(tally.careless_wins, tally.games),
        "greedy_win_rate": _share(tally.greedy_wins, tally.games),
        "dead_end_rate": _share(tally.dead_ends, tally.dismantlings),
    }


def describe(values: Mapping[str, Any]) -> str:
    """Return the figures as lines of two columns."""
    lines = [words.ANALYSIS_HEAD.format(name=console.visible(values["layout"]), code=values["code"])]
    width = max(map(len, words.ROWS.values()))
    for name, title in words.ROWS.items():
        value = values[name]
        text = _percent(value) if name in SHARES else str(value)
        if name == "solvable_share" and value is not None:
            low, high = map(_percent, values["solvable_interval"])
            text = words.INTERVAL.format(share=text, low=low, high=high)
        lines.append(f"  {title.ljust(width)}  {text}")
    return "\n".join(lines)


def _try_deals(named: NamedLayout, options: Any) -> Tally:
    # one deal at a time: next to what solving it costs it is little to hand it over
    seeds = ((seed,) for seed in range(options.deals))
    work = partial(try_deals, named.layout, named.code, budget=options.budget)
    tally = Tally()
    try:
        with (
            progress(options.deals) as advance,
            closing(map_in_processes(work, seeds, min(options.jobs, options.deals))) as parts,
        ):
            for part in parts:
                tally = tally.plus(part)
                advance(part.deals)
    except WorkerDiedError as error:
        raise CommandError(options.layout, words.WORKER_DIED) from error
    except WorkError as error:
        raise CommandError(options.layout, words.WORK_FAILED.format(error=error)) from error
    return tally


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _percent(share: float | None) -> str:
    return words.NOTHING if share is None else f"{100 * share:.1f} %"
