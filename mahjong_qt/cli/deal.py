"""``mahjong-layouts deal``: a deal by code, by seed or by level, with a way to clear it where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mahjong_qt.cli import console, words
from mahjong_qt.cli.fault import CommandError, describe_undealable
from mahjong_qt.cli.layout_source import NamedLayout, find_layout, refuse_gravity
from mahjong_qt.cli.solve import NAMES, describe, describe_plan
from mahjong_qt.engine.game_code import MAX_SEED, GameCode, GameCodeError, Recipe
from mahjong_qt.engine.games import deal, rules_of
from mahjong_qt.engine.layout.slot import TILE_SPAN
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Deal, NotFound, Undealable
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.verdict import Solvable, Verdict

if TYPE_CHECKING:
    from mahjong_qt.engine.play.board import Board

LABEL_WIDTH = 2
"""Letters for half a tile; the longest label has as many."""


def run(options: Any) -> int:
    """Lay out the deal and write it."""
    named = find_layout(options.layout)
    dealt = _deal(named, options)
    verdict: Verdict = (
        Solvable(dealt.plan, 0) if dealt.plan is not None else rules_of(dealt.board.game).solve(dealt.board)
    )
    if options.json:
        console.say_json(as_json(named, dealt, verdict))
    else:
        head = words.DEAL_HEAD.format(code=dealt.code, name=console.visible(named.name), tiles=len(named.layout))
        if dealt.code.has_gravity:
            head = words.WITH_GRAVITY.format(head=head)
        draw = draw_field if named.game is GameKind.SHISEN_SHO else draw_layers
        console.say("\n".join([head, *draw(dealt.board), describe(verdict)]))
        if isinstance(verdict, Solvable):
            console.say(describe_plan(verdict.plan))
    return 0


def as_json(named: NamedLayout, dealt: Deal[Board], verdict: Verdict) -> dict[str, object]:
    """Return the deal as it is written for other programs."""
    board = dealt.board
    of_field = {"game": named.game.value, "gravity": dealt.code.has_gravity}
    return {
        "code": str(dealt.code),
        "layout": named.name,
        **(of_field if named.game is GameKind.SHISEN_SHO else {}),
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


def draw_field(board: Board) -> list[str]:
    """Return a picture of a field, a line for each row, also where there is nothing but holes."""
    width = LABEL_WIDTH * TILE_SPAN
    at = {(x, y): face.label for (x, y, _), face in zip(board.layout.slots, board.faces, strict=True)}
    columns, rows = range(0, board.layout.width, TILE_SPAN), range(0, board.layout.height, TILE_SPAN)
    lines = ("".join(at.get((x, y), "").ljust(width) for x in columns).rstrip() for y in rows)
    return ["", *lines, ""]


def _deal(named: NamedLayout, options: Any) -> Deal[Board]:
    if options.code is not None:
        return _deal_code(named, read_code(options.code, named), options.layout)
    if options.gravity:
        refuse_gravity(named)
    seed = _fresh_seed() if options.seed is None else options.seed
    if options.as_it_falls:
        return _deal_code(named, GameCode(named.code, seed, Recipe.UNIFORM, options.gravity), options.layout)
    # which says why, where there is none
    _deal_code(named, GameCode(named.code, seed, Recipe.DISMANTLE, options.gravity), options.layout)
    wish = DealWish(options.difficulty) if options.difficulty else DealWish.SOLVABLE
    find_deal = rules_of(named.game).find_deal
    found: Deal[Board] | None = find_deal(named.layout, named.code, wish, seed, has_gravity=options.gravity)
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
    if code.has_gravity and named.game is not GameKind.SHISEN_SHO:
        raise CommandError("--code", words.GRAVITY.format(code=code))
    return code


def _deal_code(named: NamedLayout, code: GameCode, source: str) -> Deal[Board]:
    outcome = deal(named.game, named.layout, code)
    if isinstance(outcome, Undealable | NotFound):
        raise CommandError(source, describe_undealable(outcome, len(named.layout)))
    return outcome


def _fresh_seed() -> int:
    from secrets import randbelow

    return randbelow(MAX_SEED)
