"""The table of deals found ahead: `python -m resources.source.deal_seeds` writes resources/deals/seeds.json.

With `--missing` it keeps what the table has and finds deals for the other layouts only; with `--check` it deals, proves
and rates every deal of the table and tells what is wrong; with `--measure N` it prints the table of docs/difficulty.md,
from N other deals of each kind. All cores work.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.game_code import MAX_SEED, GameCode
from mahjong_qt.engine.layout.library import LayoutLibrary, layout_code
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.difficulty import PLAYOUT_SEED
from mahjong_qt.engine.play.seed_table import SeedTable, encode_entry
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.rng import seed_from_text
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.deal_search import RECIPES, find_deal
from mahjong_qt.engine.solitaire.difficulty import careless_win_rate, is_in_band
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = LayoutLibrary(ROOT / "layouts")
FILES = [file for file in LIBRARY.all() if file.game == "solitaire"]
TABLE = ROOT / "resources" / "deals" / "seeds.json"
KINDS = (*LEVELS, DealWish.SOLVABLE)

ENTRIES = 40
"""Deals of each kind on a layout."""

ENTRIES_OF_LARGE = 24
"""The same where there are more tiles than a set has, and a deal takes seconds to find."""

ENTRIES_OF_MODES = 100
"""The same on the layouts on which the modes of the game are played, those with the numbers 0 to 5."""

LAST_OF_MODES = 5
TILES_OF_A_SET = 144

EFFORT = 3_000
"""Candidates without a deal of a kind after which a layout is said not to give it."""

BUDGET = 100_000
"""Conflicts of a proof: so many that any solver decides every deal, and the table does not depend on how ours works."""

CHUNK = 20
"""Deals that one process measures in a row."""


class Sample(NamedTuple):
    """The careless win rate of a deal, told by other games than those that chose it, and the seconds of its search."""

    rate: float
    seconds: float


HEAD = """\
| layout | kind | deals | mean | median | p10 | p90 | ms a find | p to the next level |
|---|---|---|---|---|---|---|---|---|"""


def find_codes(layout_id: str, wish: DealWish, entries: int) -> list[GameCode]:
    """The first deals of a kind, from a seed on that layout and wish stand for; none at all when not all are found."""
    file = LIBRARY.load(layout_id)
    codes: list[GameCode] = []
    seed = seed_from_text(f"{layout_id}:{wish.value}") % MAX_SEED
    for _ in range(entries):
        found = find_deal(file.layout, layout_code(file), wish, seed, tries=EFFORT, budget=BUDGET)
        if found is None:
            return []
        codes.append(found.code)
        seed = (found.code.seed + 1) % MAX_SEED
    return codes


def entries_for(layout_id: str) -> int:
    """How many deals of each kind the table has of a layout."""
    file = LIBRARY.load(layout_id)
    if file.number is not None and file.number <= LAST_OF_MODES:
        return ENTRIES_OF_MODES
    return ENTRIES if len(file.layout) <= TILES_OF_A_SET else ENTRIES_OF_LARGE


def table_text(table: dict[DealWish, dict[str, list[GameCode]]]) -> str:
    """The text of the file, with the layouts of which every kind was looked for."""
    files = [file for file in FILES if all(file.id in table[wish] for wish in KINDS)]
    entries = {file.id: encode_entry(file, {wish: table[wish][file.id] for wish in KINDS}) for file in files}
    return json.dumps(entries, indent=1, sort_keys=True) + "\n"


def fault_of(layout_id: str, wish: DealWish, code: GameCode) -> str | None:
    """What is wrong with a deal of the table."""
    dealt = deal(LIBRARY.load(layout_id).layout, code)
    if not isinstance(dealt, Deal):
        return f"{code}: no deal"
    if code.recipe not in RECIPES[wish]:
        return f"{code}: not by a recipe for {wish.value}"
    if wish in LEVELS and not is_in_band(dealt.board, wish):
        return f"{code}: not {wish.value}"
    return None if isinstance(solve(dealt.board, BUDGET), Solvable) else f"{code}: cannot be cleared"


def measure(layout_id: str, wish: DealWish, chunk: int, deals: int = CHUNK) -> list[Sample]:
    """Find deals and rate them by games that had no part in choosing them."""
    file = LIBRARY.load(layout_id)
    samples: list[Sample] = []
    seed = seed_from_text(f"measure:{layout_id}:{wish.value}:{chunk}") % MAX_SEED
    while len(samples) < deals:
        started = time.process_time()
        found = find_deal(file.layout, layout_code(file), wish, seed, tries=EFFORT)
        if found is None:
            return samples
        seconds = time.process_time() - started
        samples.append(Sample(careless_win_rate(found.board, seed=PLAYOUT_SEED + 1), seconds))
        seed = (found.code.seed + 1) % MAX_SEED
    return samples


def mann_whitney(ones: Sequence[float], others: Sequence[float]) -> float:
    """The two-sided p-value of the difference: H. B. Mann and D. R. Whitney (1947), normal approximation with ties."""
    values = sorted([*ones, *others])
    middle_rank: dict[float, float] = {}
    ties = 0
    at = 0
    while at < len(values):
        end = at + values.count(values[at])
        middle_rank[values[at]] = (at + 1 + end) / 2
        ties += (end - at) ** 3 - (end - at)
        at = end
    one_count, other_count, count = len(ones), len(others), len(values)
    u = sum(middle_rank[value] for value in ones) - one_count * (one_count + 1) / 2
    spread = math.sqrt(one_count * other_count / 12 * (count + 1 - ties / (count * (count - 1))))
    if not spread:
        return 1.0
    return math.erfc(abs(u - one_count * other_count / 2) / spread / math.sqrt(2))


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m resources.source.deal_seeds", description=__doc__)
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--measure", type=int, metavar="N")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor() as pool:
        if options.check:
            return _check(pool)
        if options.measure:
            _print_measures(pool, -(-options.measure // CHUNK))
            return 0
        _write(pool, SeedTable.load(TABLE) if options.missing else SeedTable())
    return 0


def _layout_ids() -> list[str]:
    return [file.id for file in FILES]


def _write(pool: ProcessPoolExecutor, kept: SeedTable) -> None:
    """Write the table: what is kept of an older one, and all else found anew."""
    table: dict[DealWish, dict[str, list[GameCode]]] = {wish: {} for wish in KINDS}
    jobs = {}
    for layout_id in _layout_ids():
        file = LIBRARY.load(layout_id)
        is_kept = bool(kept.wishes(file))
        for wish in KINDS:
            if is_kept:
                table[wish][layout_id] = kept.codes(file, wish)
            else:
                jobs[wish, layout_id] = pool.submit(find_codes, layout_id, wish, entries_for(layout_id))
    for (wish, layout_id), job in jobs.items():
        table[wish][layout_id] = job.result()
        print(f"{layout_id} {wish.value}: {len(table[wish][layout_id])}", file=sys.stderr, flush=True)
        # after each, since all take long: --missing goes on where this was ended
        TABLE.write_text(table_text(table), encoding="utf-8", newline="\n")


def _check(pool: ProcessPoolExecutor) -> int:
    table = SeedTable.load(TABLE)
    jobs = [
        pool.submit(fault_of, file.id, wish, code)
        for file in FILES
        for wish in table.wishes(file)
        for code in table.codes(file, wish)
    ]
    faults = [fault for job in jobs if (fault := job.result()) is not None]
    print(*faults, f"{len(jobs)} deals, {len(faults)} faults", sep="\n")
    return bool(faults) or not jobs


def _print_measures(pool: ProcessPoolExecutor, chunks: int) -> None:
    jobs = {
        (layout_id, wish): [pool.submit(measure, layout_id, wish, chunk) for chunk in range(chunks)]
        for layout_id in _layout_ids()
        for wish in KINDS
    }
    print(HEAD, flush=True)
    for layout_id in _layout_ids():
        samples = {wish: [sample for job in jobs[layout_id, wish] for sample in job.result()] for wish in KINDS}
        print(*rows(layout_id, samples), sep="\n", flush=True)


def rows(layout_id: str, samples: Mapping[DealWish, Sequence[Sample]]) -> list[str]:
    """The rows of a layout in the table of what was measured."""
    harder = [*LEVELS[1:], None, None]
    return [
        _row(layout_id, wish, samples[wish], samples[next_] if next_ else [])
        for wish, next_ in zip(KINDS, harder, strict=True)
    ]


def _row(layout_id: str, wish: DealWish, samples: Sequence[Sample], harder: Sequence[Sample]) -> str:
    if len(samples) < 2:
        return f"| {layout_id} | {wish.value} | not given | | | | | | |"
    rates = sorted(sample.rate for sample in samples)
    tenths = statistics.quantiles(rates, n=10, method="inclusive")
    cells: Iterable[str] = (f"{share:.1%}" for share in (statistics.fmean(rates), tenths[4], tenths[0], tenths[8]))
    milliseconds = 1000 * statistics.fmean(sample.seconds for sample in samples)
    p = f"{mann_whitney(rates, [sample.rate for sample in harder]):.0e}" if harder else ""
    return f"| {layout_id} | {wish.value} | {len(rates)} | {' | '.join(cells)} | {milliseconds:.0f} | {p} |"


if __name__ == "__main__":
    sys.exit(main())
