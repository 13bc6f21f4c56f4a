"""``mahjong-layouts solve``: whether deals can be cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahjong_qt.cli import console, words
from mahjong_qt.cli.deal_file import read_deal
from mahjong_qt.cli.fault import CommandError
from mahjong_qt.engine.games import rules_of
from mahjong_qt.engine.layout.layout_file_error import LayoutFileError
from mahjong_qt.engine.verdict import Solvable, Undecided, Unsolvable, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.board import Pair

NAMES: dict[type[Verdict], str] = {Solvable: "solvable", Unsolvable: "unsolvable", Undecided: "undecided"}


def run(options: Any) -> int:
    """Answer for each file in turn; a file that cannot be read spoils the exit code and no other answer."""
    code = 0
    for argument in options.files:
        try:
            board, places = read_deal(argument)
        except (CommandError, LayoutFileError) as error:
            console.complain(str(error))
            code = console.FAILED
            continue
        verdict = rules_of(board.game).solve(board, options.budget)
        plan = None
        if isinstance(verdict, Solvable):
            plan = [(places[one], places[other]) for one, other in verdict.plan]
        if options.json:
            console.say_json({"verdict": NAMES[type(verdict)], "plan": plan, "conflicts": verdict.conflicts})
        else:
            values = {"file": console.visible(argument), "verdict": describe(verdict), "conflicts": verdict.conflicts}
            console.say(words.ANSWER.format_map(values))
            if plan:
                console.say(describe_plan(plan))
    return code


def describe(verdict: Verdict) -> str:
    """Return the verdict in words."""
    match verdict:
        case Solvable():
            return words.CLEARABLE
        case Unsolvable():
            return words.NOT_CLEARABLE
        case Undecided():
            return words.UNDECIDED


def describe_plan(plan: Sequence[Pair]) -> str:
    """Return the pairs in words, in the order of their removal."""
    return words.PLAN.format(pairs=" ".join(f"{one}+{other}" for one, other in plan))
