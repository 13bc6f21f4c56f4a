"""Process start to a painted board in a real window: the bundle that packages carry beside the checkout, in turns."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import pytest
from Xlib import X
from Xlib.display import Display

if TYPE_CHECKING:
    from typing import Any

    from pytest_benchmark.fixture import BenchmarkFixture

ROOT = Path(__file__).parents[2]
BUNDLE = ROOT / "build" / "bundle" / "mahjong-qt" / "mahjong-qt"
CHECKOUT = Path(sys.executable).with_name("mahjong-qt")
ROUNDS = 9
COLOURS = 12
"""A middle of the screen with more of them shows tiles."""

LIMIT = 60.0
"""Seconds."""


def has_board(root: Any) -> bool:
    area = root.get_geometry()
    pixels = root.get_image(area.width // 2 - 100, area.height // 2 - 75, 200, 150, X.ZPixmap, 0xFFFFFF).data
    return len({pixels[place : place + 4] for place in range(0, len(pixels), 4 * 7)}) > COLOURS


def seconds_to_board(program: Path, display_name: str, home: Path) -> float:
    environment = {**os.environ, "DISPLAY": display_name, "QT_QPA_PLATFORM": "xcb", "HOME": str(home)}
    environment |= {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    display = Display(display_name)
    root = display.screen().root
    begin = time.perf_counter()
    process = subprocess.Popen([program], env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not has_board(root):
            assert process.poll() is None, f"{program} ended with {process.returncode}"
            assert time.perf_counter() < begin + LIMIT, f"no board of {program}"
            time.sleep(0.002)
        seconds = time.perf_counter() - begin
        # it keeps its first game when the window has been seen
        time.sleep(0.5)
    finally:
        process.terminate()
        process.wait()
        while has_board(root):
            time.sleep(0.02)
        display.close()
    return seconds


def test_start_of_the_bundle(
    benchmark: BenchmarkFixture, tmp_path: Path, xvfb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # as a test it shows only that a start can be measured: the bundle is made beside the tests
    measured = BUNDLE if benchmark.enabled else CHECKOUT
    assert measured.is_file(), "There is no bundle: `python3 dev.py package --no-trial` makes it."
    times: dict[str, list[float]] = {"bundle": [], "checkout": []}
    for name in times:
        (tmp_path / name).mkdir()

    def prepare() -> tuple[tuple[()], dict[str, object]]:
        times["checkout"].append(seconds_to_board(CHECKOUT, xvfb, tmp_path / "checkout"))
        return (), {}

    def start() -> None:
        times["bundle"].append(seconds_to_board(measured, xvfb, tmp_path / "bundle"))

    # the first start makes and caches the tiles
    benchmark.pedantic(start, setup=prepare, rounds=ROUNDS + 1, iterations=1)  # type: ignore[no-untyped-call]
    bundle, checkout = (median(times[name][-ROUNDS:]) for name in ("bundle", "checkout"))
    benchmark.extra_info |= {"bundle, ms": 1000 * bundle, "checkout, ms": 1000 * checkout, "ratio": bundle / checkout}
    with capsys.disabled():
        sys.stdout.write(
            f"\n{measured.parent}: {bundle * 1000:.0f} ms, checkout {checkout * 1000:.0f} ms,"
            f" ratio {bundle / checkout:.2f}\n"
        )
