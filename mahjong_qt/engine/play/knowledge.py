"""What one position of a game tells about those before and after it.

A game is given as its positions from the start on, with those that can be redone. Two things are used: a position from
which a winnable one was reached is winnable, and all that is reached from a lost one is lost. Both hold as far as the
next shuffle only; the positions from one shuffle to the next are called a stretch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.outlook import Outlook, Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.play.plan import Plan


def with_plan(positions: Sequence[Position], at: int, plan: Plan) -> tuple[Position, ...]:
    """Return the positions, knowing that the plan clears that with number ``at``.

    Those that have a plan in force keep it. The others of the stretch get this one: earlier ones with the pairs that
    were taken in between before it, later ones as it is, to follow or to mend.
    """
    known = list(positions)
    for later in range(at + 1, _end(positions, at)):
        known[later] = _with_new_plan(positions[later], plan)
    known[at] = _with_new_plan(positions[at], plan)
    for earlier in range(at - 1, _start(positions, at) - 1, -1):
        one, other = tiles_of(positions[earlier].board.present ^ positions[earlier + 1].board.present)
        plan = ((one, other), *plan)
        known[earlier] = _with_new_plan(positions[earlier], plan)
    return tuple(known)


def with_loss(positions: Sequence[Position], at: int) -> tuple[Position, ...]:
    """Return the positions, knowing that nothing clears that with number ``at``, nor the later ones of the stretch."""
    end = _end(positions, at)
    lost = (position._replace(is_lost=True) for position in positions[at:end])
    return (*positions[:at], *lost, *positions[end:])


def lost_since(positions: Sequence[Position], at: int) -> int | None:
    """Return the number of the first lost position of the stretch, which is that of the move that led to it.

    None when the position with number ``at`` is not lost, or when it is not known of the one before the first lost
    one that it could be won.
    """
    start = _start(positions, at)
    first = at + 1
    while first > start and positions[first - 1].outlook is Outlook.LOST:
        first -= 1
    is_exact = first == start or positions[first - 1].outlook is Outlook.WINNABLE
    return first if first <= at and is_exact else None


def way_back(positions: Sequence[Position], at: int) -> int | None:
    """Return the number of the latest winnable position before a lost one, or None when there is none."""
    if positions[at].outlook is not Outlook.LOST:
        return None
    return next((n for n in range(at - 1, -1, -1) if positions[n].outlook is Outlook.WINNABLE), None)


def in_doubt(positions: Sequence[Position], at: int) -> tuple[Position, ...]:
    """Return the positions of the stretch before a lost one of which nothing is known; none when it is not lost."""
    if positions[at].outlook is not Outlook.LOST:
        return ()
    return tuple(position for position in positions[_start(positions, at) : at] if position.outlook is Outlook.UNKNOWN)


def _with_new_plan(position: Position, plan: Plan) -> Position:
    return position if position.plan_left is not None else position._replace(plan=plan)


def _start(positions: Sequence[Position], at: int) -> int:
    """Return the first number of the stretch."""
    while at > 0 and not _is_shuffled(positions, at):
        at -= 1
    return at


def _end(positions: Sequence[Position], at: int) -> int:
    """Return the number after the last of the stretch."""
    at += 1
    while at < len(positions) and not _is_shuffled(positions, at):
        at += 1
    return at


def _is_shuffled(positions: Sequence[Position], at: int) -> bool:
    """Say whether a shuffle led to the position; alone of all moves it takes no tile."""
    return positions[at].board.present == positions[at - 1].board.present
