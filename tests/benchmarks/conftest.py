"""Options of the benchmarks of the solver."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--solver-deals", type=int, default=1_000, help="uniform Turtles to solve (default: 1000)")
    parser.addoption(
        "--trial-solver", type=Path, help="a folder with another solver, as g8.py and mj.py, to compare with"
    )


@pytest.fixture
def solver_deals(request: pytest.FixtureRequest) -> int:
    """Return how many deals to solve."""
    number = request.config.getoption("solver_deals", 1_000)
    assert isinstance(number, int)
    return number


@pytest.fixture
def trial_solver(request: pytest.FixtureRequest) -> Path | None:
    """Return where the other solver lies, if there is one."""
    folder = request.config.getoption("trial_solver", None)
    assert folder is None or isinstance(folder, Path)
    return folder
