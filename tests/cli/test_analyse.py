from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.cli import analyse
from mahjong_qt.cli.pool import WorkerDiedError
from mahjong_qt.engine.play.deal import NotFound
from mahjong_qt.engine.play.tally import Tally
from tests.cli.command import run, write_layout

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEYS = [
    "layout",
    "code",
    "tiles",
    "layers",
    "free_at_start",
    "covered_tiles",
    "hidden_tiles",
    "tallest_stack",
    "dealable",
    "deals",
    "solvable",
    "unsolvable",
    "undecided",
    "solvable_share",
    "solvable_interval",
    "careless_win_rate",
    "greedy_win_rate",
    "dead_end_rate",
]
STACK = [(0, 0, 0), (0, 0, 1)]


def test_the_turtle() -> None:
    code, out, err = outcome = run("analyse", "turtle", "--deals", "12", "--jobs", "1", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    (values,) = outcome.lines
    assert list(values) == KEYS
    assert (values["layout"], values["code"], values["dealable"]) == ("turtle", "L00", True)
    assert (values["tiles"], values["layers"], values["free_at_start"]) == (144, 5, 35)
    assert (values["covered_tiles"], values["hidden_tiles"], values["tallest_stack"]) == (60, 56, 5)
    assert values["deals"] == values["solvable"] + values["unsolvable"] + values["undecided"] == 12
    low, high = values["solvable_interval"]
    assert 0 < low <= values["solvable_share"] <= high <= 1
    assert 0 < values["careless_win_rate"] < 1
    assert 0 < values["greedy_win_rate"] < 1
    assert 0 < values["dead_end_rate"] < 0.2


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (run("analyse", "butterfly", "--deals", "13", "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert one == two


def test_in_words() -> None:
    lines = run("analyse", "cross", "--deals", "4", "--jobs", "1").out.splitlines()
    (values,) = run("analyse", "cross", "--deals", "4", "--jobs", "1", "--json").lines
    assert lines[0] == "cross (L04)"
    assert len(lines) == 15
    assert lines[1].split() == ["tiles", str(values["tiles"])]
    shares = [line for line in lines if "%" in line]
    assert len(shares) == 4
    assert f"{100 * values['solvable_share']:.1f} %, 95 % sure: " in shares[0]


@pytest.mark.parametrize(
    ("tiles", "why"), [(STACK, "no order of removal"), ([*STACK, (4, 0, 0)], "an odd number of tiles, 3")]
)
def test_a_layout_without_deals_has_figures_and_no_shares(
    tmp_path: Path, tiles: list[tuple[int, int, int]], why: str
) -> None:
    path = write_layout(tmp_path / "no.mjlayout", tiles)
    outcome = run("analyse", path, "--deals", "3", "--json")
    (values,) = outcome.lines
    assert outcome.code == 0
    assert list(values) == KEYS
    assert (values["dealable"], values["tiles"], values["deals"]) == (False, len(tiles), 0)
    assert [values[key] for key in KEYS if key.endswith(("share", "interval", "rate"))] == [None] * 5
    words = run("analyse", path).out
    assert why in words.splitlines()[-1]
    assert "%" not in words


def test_a_share_that_nothing_is_known_of(tmp_path: Path) -> None:
    # two stacks of two: a deal with equal tiles in one of them cannot be cleared
    path = write_layout(tmp_path / "few.mjlayout", [(0, 0, 0), (0, 0, 1), (4, 0, 0), (4, 0, 1)])
    for deals in range(1, 8):
        (values,) = run("analyse", path, "--deals", str(deals), "--jobs", "1", "--json").lines
        assert (values["careless_win_rate"] is None) is (values["solvable"] == 0)


def test_a_layout_of_which_it_is_not_known_whether_it_has_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse, "dismantle", lambda *_arguments: NotFound(80, 20_000))
    path = write_layout(tmp_path / "row.mjlayout", [(4 * x, 0, 0) for x in range(4)])
    (values,) = run("analyse", path, "--deals", "2", "--jobs", "1", "--json").lines
    assert (values["dealable"], values["deals"]) == (None, 2)


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_arguments: object) -> Iterator[object]:
        yield from ()
        raise WorkerDiedError

    monkeypatch.setattr(analyse, "map_in_processes", die)
    code, out, err = run("analyse", "turtle", "--deals", "5")
    assert (code, out) == (2, "")
    assert err.startswith("mahjong-layouts: turtle: a process at work ended by itself")


def test_an_exception_in_the_work_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_arguments: object, **_options: object) -> Tally:
        raise LookupError("no such\ntile")

    monkeypatch.setattr(analyse, "try_deals", stumble)
    code, out, err = run("analyse", "turtle", "--deals", "5", "--jobs", "1")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("mahjong-layouts: turtle: a deal cannot be tried")
    assert "(LookupError: no such tile)" in err


def test_a_bad_layout_is_named() -> None:
    code, out, err = run("analyse", "nowhere.json", "--json")
    assert (code, out) == (2, "")
    assert err.startswith("mahjong-layouts: nowhere.json: ")
