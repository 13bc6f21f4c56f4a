"""What the solver takes: how many deals have which answer, process time of the solves alone, conflicts; in tables."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, median
from time import process_time
from typing import TYPE_CHECKING, Any, TypeVar

from mahjong_qt.engine.game_code import GameCode, Recipe
from mahjong_qt.engine.layout.library import LayoutLibrary, layout_code
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.search.budget import DEFAULT_BUDGET
from mahjong_qt.engine.solitaire.advisor import advise, prove_hints
from mahjong_qt.engine.solitaire.deal import deal
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.engine.solitaire.playout import CARELESS, Playouts
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable
from tests.engine.sample_games import LAYOUTS, TURTLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    import pytest
    from pytest_benchmark.fixture import BenchmarkFixture

    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.solitaire.board import Board
    from mahjong_qt.engine.verdict import Verdict

# those that the modes of the game are played on; all would take hours
FILES = LayoutLibrary(LAYOUTS).all()[:6]
PUBLISHED = "2.95 to 2.96 %"
"""Turtles of ten million that cannot be cleared, by M. de Bondt."""

FEW = 3

ResultT = TypeVar("ResultT")


class Solves:
    """Verdicts, and what they took."""

    def __init__(self) -> None:
        self.verdicts: list[Verdict] = []
        self.ms: list[float] = []

    def solve(self, board: Board) -> Verdict:
        verdict, ms = timed(solve, board)
        self.verdicts.append(verdict)
        self.ms.append(ms)
        return verdict

    def count(self, kind: type[Verdict]) -> int:
        return sum(isinstance(verdict, kind) for verdict in self.verdicts)

    def figures(self) -> dict[str, object]:
        """Return all of it for one row of a table."""
        return {
            "solvable": self.count(Solvable),
            "unsolvable": self.count(Unsolvable),
            "undecided": self.count(Undecided),
            **{f"ms, {name}": round(figure, 1) for name, figure in spread(self.ms).items()},
            "ms, mean": round(mean(self.ms), 1),
            **{f"conflicts, {name}": figure for name, figure in spread([v.conflicts for v in self.verdicts]).items()},
        }


def timed(call: Callable[..., ResultT], *arguments: object) -> tuple[ResultT, float]:
    """Return the answer of a call and its process time in milliseconds."""
    begin = process_time()
    answer = call(*arguments)
    return answer, 1000 * (process_time() - begin)


def spread(figures: Sequence[float]) -> dict[str, float]:
    ranked = sorted(figures)
    return {
        "median": median(ranked),
        "p95": ranked[int(0.95 * len(ranked))],
        "p99": ranked[int(0.99 * len(ranked))],
        "max": ranked[-1],
    }


def uniform(layout: Layout, code: str = "L00") -> Iterator[Board]:
    """Yield the uniform deals of a layout by seed."""
    for seed in range(1_000_000):
        outcome = deal(layout, GameCode(code, seed, Recipe.UNIFORM))
        assert isinstance(outcome, Deal)
        yield outcome.board


def show(
    benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str], title: str, rows: dict[str, dict[str, object]]
) -> None:
    """Keep the figures and print them as a table."""
    benchmark.extra_info.update(rows)
    if benchmark.disabled:
        return
    names = list(next(iter(rows.values())))
    widths = [max(len(name), *(len(str(row[name])) for row in rows.values())) for name in names]
    first = max(map(len, rows))
    lines = [" " * first, *(name.ljust(first) for name in rows)]
    for name, width in zip(names, widths, strict=True):
        cells = [name, *(str(row[name]) for row in rows.values())]
        lines = [f"{line}  {cell:>{width}}" for line, cell in zip(lines, cells, strict=True)]
    with capsys.disabled():
        print("", title, *lines, sep="\n")  # noqa: T201


def once(benchmark: BenchmarkFixture, call: Callable[[], None]) -> None:
    benchmark.pedantic(call, rounds=1, iterations=1)  # type: ignore[no-untyped-call]


def few_if_disabled(benchmark: BenchmarkFixture, many: int) -> int:
    return FEW if benchmark.disabled else many


def test_uniform_turtles(
    benchmark: BenchmarkFixture,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    solver_deals: int,
    trial_solver: Path | None,
) -> None:
    solves, trial_ms = Solves(), list[float]()
    number = few_if_disabled(benchmark, solver_deals)
    trial = Trial(trial_solver, monkeypatch) if trial_solver else None

    def run() -> None:
        for board in islice(uniform(TURTLE), number):
            verdict = solves.solve(board)
            if trial:
                answer, ms = timed(trial.can_be_cleared, board)
                trial_ms.append(ms)
                assert answer is isinstance(verdict, Solvable)

    once(benchmark, run)
    decided = number - solves.count(Undecided)
    share = solves.count(Unsolvable) / decided
    error = sqrt(share * (1 - share) / decided)
    title = f"{number} uniform Turtles; unsolvable {share:.3%} ± {error:.3%} of those decided; published {PUBLISHED}"
    rows = {"this solver": solves.figures()}
    show(benchmark, capsys, title, rows)
    if trial:
        ratio = mean(solves.ms) / mean(trial_ms)
        figures: dict[str, object] = {name: round(figure, 1) for name, figure in spread(trial_ms).items()}
        figures |= {"mean": round(mean(trial_ms), 1), "this one's mean to its mean": round(ratio, 3)}
        show(benchmark, capsys, "The other solver on the same deals, in turns", {"ms": figures})


class Trial:
    """Another solver: ``mj`` has its layouts, ``g8`` its search, which answers 1 for a deal that can be cleared."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.syspath_prepend(folder)
        self._search: Any = import_module("g8").G8
        self._layout: Any = import_module("mj").Layout([tuple(slot) for slot in TURTLE.slots])

    def can_be_cleared(self, board: Board) -> bool:
        answer = self._search(self._layout, [face.group for face in board.faces]).solve(DEFAULT_BUDGET)
        return bool(answer == 1)


def test_uniform_deals_of_each_layout(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    rows: dict[str, dict[str, object]] = {}
    number = few_if_disabled(benchmark, 200)

    def run() -> None:
        for file in FILES:
            solves = Solves()
            for board in islice(uniform(file.layout, layout_code(file)), number):
                solves.solve(board)
            rows[f"{file.id} ({len(file.layout)})"] = solves.figures()

    once(benchmark, run)
    show(benchmark, capsys, f"{number} uniform deals of each layout", rows)


def test_positions_of_a_careless_player(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    rows: dict[str, dict[str, object]] = {}
    number = few_if_disabled(benchmark, 200)

    def run() -> None:
        for moves in (10, 20, 30):
            solves, random = Solves(), Random(moves)
            for board in uniform(TURTLE):
                game = Playouts(board, CARELESS).play(random)
                if len(game) >= moves:
                    solves.solve(after(board, game[:moves]))
                if len(solves.ms) == number:
                    break
            rows[f"{moves} moves"] = solves.figures()

    once(benchmark, run)
    show(benchmark, capsys, f"{number} positions of Turtles after so many careless moves", rows)


def test_hint_after_any_move(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    """The plan that is known is one of the position before the last move, where that could still be cleared."""
    ms: list[float] = []
    safe = 0
    random = Random(1)
    number = few_if_disabled(benchmark, 200)

    def run() -> None:
        nonlocal safe
        boards = uniform(TURTLE)
        while len(ms) < number:
            board = next(boards)
            game = Playouts(board, CARELESS).play(random)
            before = after(board, game[: int(random.random() * len(game))])
            verdict = advise(before, None)
            pairs = before.pairs()
            now = before.remove(pairs[int(random.random() * len(pairs))])
            advice, took = timed(prove_hints, now, verdict.plan if isinstance(verdict, Solvable) else None)
            ms.append(took)
            safe += any(hint.is_safe for hint in advice.hints)

    once(benchmark, run)
    figures: dict[str, object] = {name: round(figure, 1) for name, figure in spread(ms).items()}
    title = f"Hints in {number} positions of Turtles after any move of a careless player, in milliseconds"
    show(benchmark, capsys, title, {"all hints": {**figures, "with a safe one": safe}})


def test_solvable_deal_with_its_proof(benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]) -> None:
    rows: dict[str, dict[str, object]] = {}
    number = few_if_disabled(benchmark, 100)

    def run() -> None:
        for file in FILES:
            ms: list[float] = []
            uniform_ones = 0
            for seed in range(0, 1000 * number, 1000):
                found, took = timed(find_deal, file.layout, layout_code(file), DealWish.SOLVABLE, seed)
                ms.append(took)
                uniform_ones += found is not None and found.code.recipe is Recipe.UNIFORM
            figures: dict[str, object] = {name: round(figure, 1) for name, figure in spread(ms).items()}
            rows[file.id] = {**figures, "uniform": f"{uniform_ones} of {number}"}

    once(benchmark, run)
    show(benchmark, capsys, "A solvable deal, dealt and proven, in milliseconds", rows)


def after(board: Board, moves: Sequence[tuple[int, int]]) -> Board:
    for pair in moves:
        board = board.remove(pair)
    return board
