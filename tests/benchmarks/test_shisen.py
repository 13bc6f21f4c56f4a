"""What Shisen-sho takes: lines, deals, verdicts and hints, in process time; a reference runs in turns with each."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from itertools import count, islice
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.shisen.advisor import advise, prove_hints
from mahjong_qt.engine.shisen.board import Board
from mahjong_qt.engine.shisen.deal import deal
from mahjong_qt.engine.shisen.deal_search import find_deal
from mahjong_qt.engine.shisen.difficulty import careless_win_rate
from mahjong_qt.engine.shisen.playout import careless_player
from mahjong_qt.engine.shisen.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from pytest_benchmark.fixture import BenchmarkFixture

OPTIONS = {"steady": False, "falling": True}
SIZES = {"18x8": ((18, 8), "L77"), "14x6": ((14, 6), "L78"), "16x9": ((16, 9), "L79")}
FEW = 2
"""How many where nothing is measured."""

HASHES = 2_000
"""Kilobytes that the reference hashes: some milliseconds."""


class Times:
    """Process times in milliseconds, each with one of the reference next to it."""

    def __init__(self) -> None:
        self.ms: list[float] = []
        self.reference: list[float] = []

    def take(self, call: Callable[[], object]) -> None:
        for timed, times in ((call, self.ms), (hash_kilobytes, self.reference)):
            begin = process_time()
            timed()
            times.append(1000 * (process_time() - begin))

    def take_each(self, calls: Iterable[Callable[[], object]]) -> None:
        for call in calls:
            self.take(call)

    def figures(self) -> dict[str, object]:
        ranked = sorted(self.ms)
        reference = median(self.reference)
        return {
            "number": len(ranked),
            "ms median": round(median(ranked), 2),
            "p95": round(ranked[int(0.95 * len(ranked))], 1),
            "p99": round(ranked[int(0.99 * len(ranked))], 1),
            "max": round(ranked[-1], 1),
            "mean": round(sum(ranked) / len(ranked), 1),
            "reference ms": round(reference, 2),
            "ratio": round(median(ranked) / reference, 3),
        }


def hash_kilobytes() -> None:
    """Do what machines are compared by."""
    for _ in range(HASHES):
        sha256(bytes(1024)).digest()


def field(size: str) -> Layout:
    width, height = SIZES[size][0]
    return Layout.from_tiles([(2 * x, 2 * y, 0) for y in range(height) for x in range(width)])


def uniform(size: str, has_gravity: bool) -> Iterator[Board]:
    """Yield the uniform deals of a field by seed."""
    layout, code = field(size), SIZES[size][1]
    for seed in count():
        outcome = deal(layout, GameCode(code, seed, Recipe.UNIFORM, has_gravity))
        assert isinstance(outcome, Deal)
        yield outcome.board


def once(benchmark: BenchmarkFixture, call: Callable[[], object]) -> None:
    benchmark.pedantic(call, rounds=1, iterations=1)  # type: ignore[no-untyped-call]


def tell(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], title: str, figures: dict[str, object]
) -> None:
    """Keep the figures and print them."""
    benchmark.extra_info.update(figures)
    if not benchmark.disabled:
        with capsys.disabled():
            print(f"\n{title}: {', '.join(f'{name} {figure}' for name, figure in figures.items())}")  # noqa: T201


def after(board: Board, moves: Sequence[tuple[int, int]]) -> Board:
    for pair in moves:
        board = board.remove(pair)
    return board


@pytest.mark.parametrize("option", OPTIONS)
def test_all_pairs_of_a_full_field(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    """Goal: under 3 ms."""
    boards, times = uniform("18x8", OPTIONS[option]), Times()
    number = FEW if benchmark.disabled else 200
    once(benchmark, lambda: times.take_each([board.pairs for board in islice(boards, number)]))
    tell(benchmark, capsys, f"All pairs of a full 18x8 field, {option}", times.figures())


@pytest.mark.parametrize("option", OPTIONS)
def test_solvable_deal(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], option: str) -> None:
    """Goals: a median under 40 ms without gravity, 200 ms with it."""
    times, layout = Times(), field("18x8")
    uniform_ones = 0

    def find(seed: int) -> None:
        nonlocal uniform_ones
        found = find_deal(layout, "L77", DealWish.SOLVABLE, seed, OPTIONS[option])
        assert found is not None
        assert found.plan is not None
        uniform_ones += found.code.recipe is Recipe.UNIFORM

    number = FEW if benchmark.disabled else 40
    once(benchmark, lambda: times.take_each(partial(find, 1000 * at) for at in range(number)))
    title = f"A solvable deal 18x8, {option}"
    tell(benchmark, capsys, title, {**times.figures(), "uniform": f"{uniform_ones} of {number}"})


@pytest.mark.parametrize("option", OPTIONS)
def test_uniform_deals(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], field_deals: int, option: str
) -> None:
    """Without gravity all are decided; with it as many as the budget of a search for deals decides."""
    boards, times, verdicts = uniform("18x8", OPTIONS[option]), Times(), list[Verdict]()
    number = FEW if benchmark.disabled else field_deals // (10 if OPTIONS[option] else 1)
    budget = 400 if OPTIONS[option] else 20_000

    def decide(board: Board) -> None:
        verdicts.append(solve(board, budget))

    once(benchmark, lambda: times.take_each(partial(decide, board) for board in islice(boards, number)))
    kinds = {kind.__name__: sum(isinstance(v, kind) for v in verdicts) for kind in (Solvable, Unsolvable, Undecided)}
    figures = {**kinds, "solvable share": round(kinds["Solvable"] / number, 4), **times.figures()}
    figures["conflicts max"] = max(verdict.conflicts for verdict in verdicts)
    tell(benchmark, capsys, f"{number} uniform deals 18x8, {option}", figures)
    assert OPTIONS[option] or not kinds["Undecided"]


@pytest.mark.parametrize("option", OPTIONS)
def test_hint_after_any_move(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], option: str) -> None:
    """Goal: p95 under 200 ms. The plan that is known is one of the position before the last move, if it had one."""
    boards, times, random = uniform("18x8", OPTIONS[option]), Times(), Random(1)
    safe = 0

    def show(now: Board, plan: tuple[tuple[int, int], ...] | None) -> None:
        nonlocal safe
        safe += any(hint.is_safe for hint in prove_hints(now, plan).hints)

    def run() -> None:
        while len(times.ms) < (FEW if benchmark.disabled else 120):
            board = next(boards)
            game = careless_player(board).play(random)
            before = after(board, game[: int(random.random() * len(game))])
            verdict = advise(before, None)
            pairs = before.pairs()
            now = before.remove(pairs[int(random.random() * len(pairs))])
            plan = verdict.plan if isinstance(verdict, Solvable) else None
            if now.plan_left(plan) is None:
                times.take(partial(show, now, plan))

    once(benchmark, run)
    tell(benchmark, capsys, f"All hints off the plan, 18x8, {option}", {**times.figures(), "with a safe one": safe})


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("size", SIZES)
def test_win_rates_of_solvable_deals(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], size: str, option: str
) -> None:
    """The table of docs/difficulty.md: uniform deals that can be cleared, rated by the careless player."""
    rates: list[float] = []
    times = Times()

    def run() -> None:
        for board in uniform(size, OPTIONS[option]):
            if isinstance(solve(board, 400 if OPTIONS[option] else 2_000), Solvable):
                times.take(lambda: rates.append(careless_win_rate(board, games=20 if benchmark.disabled else 200)))  # noqa: B023
            if len(rates) == (FEW if benchmark.disabled else 40):
                break

    once(benchmark, run)
    ranked = sorted(rates)
    figures: dict[str, object] = {
        "mean": round(sum(rates) / len(rates), 3),
        "median": round(median(rates), 3),
        "p10": round(ranked[len(rates) // 10], 3),
        "p90": round(ranked[int(0.9 * len(rates))], 3),
        "ms a rating": round(median(times.ms)),
        "ratio": round(median(times.ms) / median(times.reference), 1),
    }
    tell(benchmark, capsys, f"Careless wins of solvable uniform deals, {size}, {option}", figures)
