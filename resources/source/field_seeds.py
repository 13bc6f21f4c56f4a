"""The table of Shisen-sho deals: `python -m resources.source.field_seeds` writes resources/deals/fields.json.

What the table has is kept, and what it has not, levels that a field does not give among it, is looked for: so the work
can be ended and gone on with;
`--check` deals, proves and rates every deal of the table and tells what is wrong; `--processes N` takes so many cores.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine.face import SET_SIZE
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, Recipe
from mahjong_qt.engine.layout.library import LayoutLibrary, layout_code
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.difficulty import BANDS, GAMES
from mahjong_qt.engine.play.seed_table import SeedTable, encode_entry
from mahjong_qt.engine.play.wish import LEVELS, DealWish
from mahjong_qt.engine.rng import seed_from_text
from mahjong_qt.engine.search.budget import budget_for
from mahjong_qt.engine.shisen.deal import deal
from mahjong_qt.engine.shisen.deal_search import find_deal
from mahjong_qt.engine.shisen.difficulty import judge
from mahjong_qt.engine.shisen.playout import careless_player
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from mahjong_qt.engine.shisen.board import Board

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = LayoutLibrary(ROOT / "layouts")
FIELDS = [file for file in LIBRARY.all() if file.game == "shisen-sho"]
TABLE = ROOT / "resources" / "deals" / "fields.json"
KINDS = (DealWish.SOLVABLE, *LEVELS)

ENTRIES = {DealWish.SOLVABLE: 60, **dict.fromkeys(LEVELS, 16)}
"""Deals of each kind on a field, with gravity and without."""

ENTRIES_OF_LARGE = 20
"""The same where there are more tiles than a set has; such fields are easy, and no levels are looked for."""

EFFORT = 400
"""Candidates in a row without a deal of a level after which a field is said not to give it."""

FIRST_LOOK = 40
"""Games that tell whether a candidate may be of a level at all; only then are the others played."""

LOOK_SEED = 7
"""What the generator of these games starts from: not those by which the level is told."""

DEVIATIONS = 3.0
"""Standard deviations of a share that are left to chance while fewer games were played than that."""

LAST_SLACK = 0.12
"""What is left to chance after all of them."""

LOOK_BUDGET = 400
"""Dead ends of the proof that a deal that nobody won can be won at all."""

PROOF = 20_000
"""Dead ends of the proof that a deal of the table can be cleared."""


class Task(NamedTuple):
    """A list of the table."""

    field_id: str
    wish: DealWish
    has_gravity: bool


def find_codes(task: Task) -> list[GameCode]:
    """The first deals of a kind, from a seed on that the task stands for; none at all when not all are found."""
    field_id, wish, has_gravity = task
    file = LIBRARY.load(field_id)
    is_large = len(file.layout) > SET_SIZE
    if is_large and wish in LEVELS:
        return []
    codes: list[GameCode] = []
    seed = seed_from_text(f"{field_id}:{wish.value}:{has_gravity}") % MAX_SEED
    while len(codes) < (ENTRIES_OF_LARGE if is_large else ENTRIES[wish]):
        code = _next_code(task, seed)
        if code is None:
            return []
        codes.append(code)
        seed = (code.seed + 1) % MAX_SEED
    return codes


def _next_code(task: Task, seed: int) -> GameCode | None:
    field_id, wish, has_gravity = task
    file = LIBRARY.load(field_id)
    if wish is DealWish.SOLVABLE:
        found = find_deal(file.layout, layout_code(file), wish, seed, has_gravity)
        return None if found is None else found.code
    for step in range(EFFORT):
        code = GameCode(layout_code(file), (seed + step) % MAX_SEED, Recipe.UNIFORM, has_gravity)
        dealt = deal(file.layout, code)
        if isinstance(dealt, Deal) and _may_be(dealt.board, wish) and judge(dealt.board, wish).is_in_band:
            return code
    return None


def _may_be(board: Board, level: DealWish) -> bool:
    """Whether the first games speak for a level, a few standard errors left to chance."""
    low, high = (bound / GAMES for bound in BANDS[level])
    player, random = careless_player(board), Random(LOOK_SEED)
    wins = 0
    for played in range(1, FIRST_LOOK + 1):
        wins += player.is_won(player.play(random))
        slack = DEVIATIONS * (0.25 / played) ** 0.5 if played < FIRST_LOOK else LAST_SLACK
        if wins / played - slack > high or wins / played + slack < low:
            return False
    if wins:
        return True
    # a deal that nobody won may be one for experts, or one that cannot be won
    return level is DealWish.EXPERT and isinstance(solve(board, budget_for(board.tiles_left, LOOK_BUDGET)), Solvable)


def fault_of(field_id: str, wish: DealWish, code: GameCode) -> str | None:
    """What is wrong with a deal of the table."""
    dealt = deal(LIBRARY.load(field_id).layout, code)
    if not isinstance(dealt, Deal):
        return f"{code}: no deal"
    if wish in LEVELS and not judge(dealt.board, wish).is_in_band:
        return f"{code}: not {wish.value}"
    return None if isinstance(solve(dealt.board, PROOF), Solvable) else f"{code}: cannot be cleared"


def table_text(table: dict[Task, list[GameCode]]) -> str:
    """The text of the file."""
    entries = {}
    for file in FIELDS:
        steady, falling = (
            {task.wish: codes for task, codes in table.items() if task[::2] == (file.id, has_gravity)}
            for has_gravity in (False, True)
        )
        entries[file.id] = encode_entry(file, steady, falling)
    return json.dumps(entries, indent=1, sort_keys=True) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m resources.source.field_seeds", description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--processes", type=int, metavar="N")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor(options.processes) as pool:
        if options.check:
            return _check(pool)
        _write(pool)
    return 0


def _tasks() -> list[Task]:
    return [Task(file.id, wish, has_gravity) for file in FIELDS for has_gravity in (False, True) for wish in KINDS]


def _write(pool: ProcessPoolExecutor) -> None:
    kept = SeedTable.load(TABLE)
    table: dict[Task, list[GameCode]] = {}
    jobs: dict[Task, Future[list[GameCode]]] = {}
    for task in _tasks():
        codes = kept.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity)
        if codes:
            table[task] = codes
        else:
            jobs[task] = pool.submit(find_codes, task)
    for task, job in jobs.items():
        table[task] = job.result()
        print(*task, len(table[task]), file=sys.stderr, flush=True)
        TABLE.write_text(table_text(table), encoding="utf-8", newline="\n")


def _check(pool: ProcessPoolExecutor) -> int:
    table = SeedTable.load(TABLE)
    jobs = [
        pool.submit(fault_of, task.field_id, task.wish, code)
        for task in _tasks()
        for code in table.codes(LIBRARY.load(task.field_id), task.wish, has_gravity=task.has_gravity)
    ]
    faults = [fault for job in jobs if (fault := job.result()) is not None]
    print(*faults, f"{len(jobs)} deals, {len(faults)} faults", sep="\n")
    return bool(faults) or not jobs


if __name__ == "__main__":
    sys.exit(main())
