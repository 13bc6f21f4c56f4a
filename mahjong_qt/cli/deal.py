"""``mahjong-layouts deal``: a deal by code, by seed or by level, with a way to clear it where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahjong_qt.cli import console, words
from mahjong_qt.cli.fault import CommandError, describe_undealable
from mahjong_qt.cli.layout_source import NamedLayout, find_layout
from mahjong_qt.cli.solve import NAMES, describe, describe_plan
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, GameCodeError, Recipe
from mahjong_qt.engine.solitaire.deal import Deal, deal
from mahjong_qt.engine.solitaire.dismantle import NotFound, Undealable
from mahjong_qt.engine.solitaire.solve import solve
from mahjong_qt.engine.solitaire.wish import DealWish
from mahjong_qt.engine.verdict import Solvable, Verdict

if TYPE_CHECKING:
    from mahjong_qt.engine.solitaire.board import Board

LABEL_WIDTH = 2
"""Letters for half a tile; the longest label has as many."""


def run(options: Any) -> int:
    """Lay out the deal and write it."""
    named = find_layout(options.layout)
    dealt = _deal(named, options)
    verdict: Verdict = Solvable(dealt.plan, 0) if dealt.plan is not None else solve(dealt.board)
    if options.json:
        console.say_json(as_json(named, dealt, verdict))
    else:
        head = words.DEAL_HEAD.format(code=dealt.code, name=console.visible(named.name), tiles=len(named.layout))
        console.say("\n".join([head, *draw_layers(dealt.board), describe(verdict)]))
        if isinstance(verdict, Solvable):
            console.say(describe_plan(verdict.plan))
    return 0


def as_json(named: NamedLayout, dealt: Deal, verdict: Verdict) -> dict[str, object]:
    """Return the deal as it is written for other programs."""
    board = dealt.board
    return {
        "code": str(dealt.code),
        "layout": named.name,
        "tiles": [[x, y, z, face.label] for (x, y, z), face in zip(board.layout.slots, board.faces, strict=True)],
        "verdict": NAMES[type(verdict)],
        "plan": verdict.plan if isinstance(verdict, Solvable) else None,
    }


def draw_layers(board: Board) -> list[str]:
    """Return a picture of each layer, two letters for half a tile: labels stand where the top left quarters are."""
    lines: list[str] = []
    layer = -1
    rows: dict[tuple[int, int], dict[int, str]] = {}
    for (x, y, z), face in zip(board.layout.slots, board.faces, strict=True):
        rows.setdefault((z, y), {})[x] = face.label
    for (z, _), labels in rows.items():
        if z != layer:
            layer = z
            lines += ["", words.LAYER.format(z=z)]
        cells = (labels.get(x, "").ljust(LABEL_WIDTH) for x in range(board.layout.width))
        lines.append("".join(cells).rstrip())
    return [*lines, ""]


def _deal(named: NamedLayout, options: Any) -> Deal:
    if options.code is not None:
        return _deal_code(named, read_code(options.code, named), options.layout)
    seed = _fresh_seed() if options.seed is None else options.seed
    if options.as_it_falls:
        return _deal_code(named, GameCode(named.code, seed, Recipe.UNIFORM), options.layout)
    from mahjong_qt.engine.solitaire.deal_search import find_deal

    # which says why, where there is none
    _deal_code(named, GameCode(named.code, seed, Recipe.DISMANTLE), options.layout)
    wish = DealWish(options.difficulty) if options.difficulty else DealWish.SOLVABLE
    found = find_deal(named.layout, named.code, wish, seed)
    if found is None:
        raise CommandError(options.layout, words.NO_SUCH_DEAL.format(seed=seed, wish=wish.value))
    return found


def read_code(text: str, named: NamedLayout) -> GameCode:
    """Return the code in a text.

    :raises CommandError: when there is none, or it is one for another layout or game.
    """
    try:
        code = GameCode.parse(text)
    except GameCodeError as error:
        raise CommandError("--code", words.BAD_CODE.format(reason=error)) from error
    if code.layout != named.code:
        values = {"code": code, "theirs": code.layout, "name": named.name, "ours": named.code}
        raise CommandError("--code", words.OTHER_LAYOUT.format_map(values))
    if code.has_gravity:
        raise CommandError("--code", words.GRAVITY.format(code=code))
    return code


def _deal_code(named: NamedLayout, code: GameCode, source: str) -> Deal:
    outcome = deal(named.layout, code)
    if isinstance(outcome, Undealable | NotFound):
        raise CommandError(source, describe_undealable(outcome, len(named.layout)))
    return outcome


def _fresh_seed() -> int:
    from secrets import randbelow

    return randbelow(MAX_SEED)
