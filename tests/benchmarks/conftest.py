"""Options of the benchmarks of solvers and difficulty."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.x_server import xvfb

__all__ = ["xvfb"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--solver-deals", type=int, default=1_000, help="uniform Turtles to solve (default: 1000)")
    parser.addoption("--field-deals", type=int, default=1_500, help="uniform fields to solve (default: 1500)")
    parser.addoption("--level-deals", type=int, default=12, help="deals to find and rate of each kind (default: 12)")
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
def field_deals(request: pytest.FixtureRequest) -> int:
    """Return how many fields of Shisen-sho to solve."""
    number = request.config.getoption("field_deals", 1_500)
    assert isinstance(number, int)
    return number


@pytest.fixture
def level_deals(request: pytest.FixtureRequest) -> int:
    """Return how many deals of each kind to find and rate on each layout."""
    number = request.config.getoption("level_deals", 12)
    assert isinstance(number, int)
    return number


@pytest.fixture
def trial_solver(request: pytest.FixtureRequest) -> Path | None:
    """Return where the other solver lies, if there is one."""
    folder = request.config.getoption("trial_solver", None)
    assert folder is None or isinstance(folder, Path)
    return folder
