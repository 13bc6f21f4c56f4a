"""Process start to the first painted board, beside that of a bare PySide6 board of 144 tiles in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytest_benchmark.fixture import BenchmarkFixture

DATA = Path(__file__).parent / "data"
ROOT = Path(__file__).parents[2]
ROUNDS = 9


def seconds_to_first_paint(script: str, home: Path, *arguments: str) -> float:
    folders = {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    environment = {**os.environ, **folders, "HOME": str(home), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(DATA / script), *arguments]
    begin = time.perf_counter()
    process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    seconds = time.perf_counter() - begin
    process.kill()
    process.wait()
    process.stdout.close()
    assert line == "painted\n"
    return seconds


@pytest.mark.parametrize("kind", ["first start", "new game", "game goes on"])
def test_start(benchmark: BenchmarkFixture, tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    times: list[float] = []
    bare: list[float] = []

    def prepare() -> tuple[tuple[str, Path], dict[str, object]]:
        home = tmp_path / str(len(times))
        home.mkdir()
        if kind != "first start":
            seconds_to_first_paint("start_game.py", home, "--prepare")
        if kind == "new game":
            (game,) = home.rglob("game.json")
            game.unlink()
        # the two take turns, so that whatever else the machine does slows both
        bare.append(seconds_to_first_paint("bare_board.py", home))
        return ("start_game.py", home), {}

    def start(script: str, home: Path) -> None:
        times.append(seconds_to_first_paint(script, home))

    benchmark.pedantic(start, setup=prepare, rounds=ROUNDS, iterations=1)  # type: ignore[no-untyped-call]
    ours, theirs = median(times), median(bare)
    benchmark.extra_info |= {"game, ms": 1000 * ours, "bare board, ms": 1000 * theirs, "ratio": ours / theirs}
    with capsys.disabled():
        sys.stdout.write(
            f"\n{kind}: {ours * 1000:.0f} ms, bare board {theirs * 1000:.0f} ms, ratio {ours / theirs:.2f}\n"
        )
