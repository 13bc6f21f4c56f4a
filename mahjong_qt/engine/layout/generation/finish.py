"""The last few tiles of a board: crowns, posts and ends, until the number wanted is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.layout.generation.draft import LEFT_RIGHT, RejectedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mahjong_qt.engine.layout.generation.draft import Draft
    from mahjong_qt.engine.layout.generation.shapes import Middle

MAX_ORNAMENTS = 10
"""Tiles, on a board of 144, of which more are not put on: a board that lacks more is another board."""

AROUND = tuple((du, dv) for dv in (-1, 0, 1) for du in (-1, 0, 1))


def finish(draft: Draft) -> None:
    """Put on what is wanting.

    :raises RejectedError: when that is too much, or finds no place.
    """
    if draft.room > draft.scaled(MAX_ORNAMENTS):
        raise RejectedError
    kinds = [draft.one(crown, posts), draft.one(posts, crown, ends)]
    kinds += [kind for kind in (crown, posts, ends) if kind not in kinds]
    if draft.room % 2 and draft.group != LEFT_RIGHT:
        _lay_middle(draft)
    turn = 0
    while draft.room:
        # the first two in turn, and what follows them when neither finds a place
        order = (kinds[turn % 2], kinds[1 - turn % 2], *kinds[2:])
        turn += 1
        if not any(lay(draft) for lay in order):
            raise RejectedError


def _lay_middle(draft: Draft) -> None:
    """Lay the one tile that is its own image, on the top of the middle or on the table."""
    for z in range(len(draft.layers), -1, -1):
        if draft.lay(z, [(0, 0)]):
            return
    raise RejectedError


def crown(draft: Draft) -> bool:
    """Lay a tile and its images as high as possible, nearest to the middle."""
    for z in range(min(len(draft.layers), draft.most_layers - 1), 0, -1):
        spots = sorted(_spots(draft, z), key=lambda spot: (max(abs(spot[0]), abs(spot[1])), abs(spot[0]), spot))
        if any(draft.lay(z, [spot]) for spot in spots):
            return True
    return False


def posts(draft: Draft) -> bool:
    """Lay a tile and its images as low as possible, straight on another one, farthest from the middle."""
    for z in range(1, min(len(draft.layers) + 1, draft.most_layers)):
        beneath = set(draft.layers[z - 1])
        spots = [spot for spot in _spots(draft, z) if spot in beneath]
        spots.sort(key=lambda spot: (-abs(spot[0]) - abs(spot[1]), -abs(spot[0]), spot))
        if any(draft.lay(z, [spot]) for spot in spots):
            return True
    return False


def ends(draft: Draft) -> bool:
    """Lay a tile and its images on the table, at the ends of the board."""
    layer = draft.layers[0]
    across, down = max(abs(u) for u, _ in layer), max(abs(v) for _, v in layer)
    for u, v in ((across + 2, 0), (0, down + 2)):
        leans = any(draft.covers[0].touches(u - du, v - dv) for du, dv in ((1, 0), (0, 1)))
        if leans and draft.lay(0, [(u, v)]):
            return True
    return False


def _spots(draft: Draft, z: int) -> Iterator[Middle]:
    """Yield the places of layer ``z`` straight on a tile or half a tile from that, whose images do not outrun the room.

    The one place that is its own image is left out where it would leave an odd rest.
    """
    cover = draft.covers[z] if z < len(draft.covers) else None
    bears = draft.covers[z - 1].bears
    seen = set()
    for u, v in draft.layers[z - 1]:
        for du, dv in AROUND:
            spot = (u + du, v + dv)
            if spot in seen:
                continue
            seen.add(spot)
            if not bears(*spot) or (cover and cover.touches(*spot)):
                continue
            images = len(draft.images(*spot))
            if images <= draft.room and (images > 1 or draft.group == LEFT_RIGHT):
                yield spot
