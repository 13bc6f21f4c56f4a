"""Faces of the tiles, what matches, and which faces a board of n tiles gets."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.engine.rng import SplitMix64

SET_SIZE = 144
"""Tiles of one full set."""

GROUP_COUNT = 36
"""Matching groups: 34 ordinary faces, the flowers, the seasons."""

GROUP_SIZE = 4
"""Tiles of each group in one full set."""


class Suit(enum.Enum):
    """The family that a face belongs to; the value stands for it in labels."""

    BAMBOO = "B"
    CHARACTER = "C"
    CIRCLE = "D"
    WIND = "W"
    DRAGON = "R"
    FLOWER = "F"
    SEASON = "S"


class Face(NamedTuple):
    """What is drawn on a tile.

    ``index`` counts the 42 faces from 0; ``rank`` counts from 1 inside the suit (winds E S W N, dragons red, green,
    white); ``group`` (0 to 35) is shared by the faces that match each other; ``label`` is the short name, as ``5B``.
    """

    index: int  # type: ignore[assignment]
    suit: Suit
    rank: int
    group: int
    label: str


def _all_faces() -> tuple[Face, ...]:
    labels = [
        (suit, f"{rank}{suit.value}") for suit in (Suit.BAMBOO, Suit.CHARACTER, Suit.CIRCLE) for rank in range(1, 10)
    ]
    labels += [(Suit.WIND, name) for name in ("E", "S", "W", "N")]
    labels += [(Suit.DRAGON, name) for name in ("R", "G", "Wh")]
    labels += [(suit, f"{suit.value}{rank}") for suit in (Suit.FLOWER, Suit.SEASON) for rank in range(1, 5)]
    groups = [*range(GROUP_COUNT - 2), *[GROUP_COUNT - 2] * 4, *[GROUP_COUNT - 1] * 4]
    faces: list[Face] = []
    for index, ((suit, label), group) in enumerate(zip(labels, groups, strict=True)):
        rank = 1 + sum(face.suit is suit for face in faces)
        faces.append(Face(index, suit, rank, group, label))
    return tuple(faces)


FACES: tuple[Face, ...] = _all_faces()
"""The 42 faces in their fixed order."""

GROUPS: tuple[tuple[Face, ...], ...] = tuple(
    tuple(face for face in FACES if face.group == group) for group in range(GROUP_COUNT)
)
"""The faces of each matching group, by group number."""

_BY_LABEL = {face.label: face for face in FACES}


def face_from_label(label: str) -> Face:
    """Return the face that a label such as ``5B``, ``Wh`` or ``F2`` stands for.

    :raises ValueError: when there is no such face.
    """
    try:
        return _BY_LABEL[label]
    except KeyError:
        raise ValueError(f"no face has the label {label!r}") from None


def matches(one: Face, other: Face) -> bool:
    """Say whether two tiles with these faces match: equal faces, two flowers or two seasons.

    >>> matches(face_from_label("F1"), face_from_label("F3"))
    True
    >>> matches(face_from_label("F1"), face_from_label("S1"))
    False
    """
    return one.group == other.group


def draw_groups(count: int, rng: SplitMix64) -> list[int]:
    """Return the groups of a board of ``count`` tiles, one entry a pair of tiles, in ascending order.

    Every full set of 144 tiles brings each group twice (four tiles). What is left over is a fair subset drawn with
    ``rng``: whole groups of four first, and one group of two where the count is 2 mod 4.

    :raises ValueError: when ``count`` is odd or not positive.
    """
    if count <= 0 or count % 2:
        raise ValueError(f"a board needs a positive even number of tiles, not {count}")
    sets, rest = divmod(count, SET_SIZE)
    pairs = [2 * sets] * GROUP_COUNT
    if rest:
        order = list(range(GROUP_COUNT))
        rng.shuffle(order)
        whole, half = divmod(rest, GROUP_SIZE)
        for group in order[:whole]:
            pairs[group] += 2
        if half:
            pairs[order[whole]] += 1
    return [group for group in range(GROUP_COUNT) for _ in range(pairs[group])]


def deal_faces(groups: Sequence[int], rng: SplitMix64) -> tuple[Face, ...]:
    """Return a face for each tile, given the group of each tile.

    Only flowers and seasons leave a choice: the four faces of the group are used evenly, an incomplete four being
    drawn with ``rng``, and then lie in an order drawn with ``rng``.
    """
    faces = [GROUPS[group][0] for group in groups]
    for group, choices in enumerate(GROUPS):
        if len(choices) == 1:
            continue
        tiles = [tile for tile, its_group in enumerate(groups) if its_group == group]
        fours, rest = divmod(len(tiles), len(choices))
        drawn = list(choices)
        rng.shuffle(drawn)
        hand = [*choices] * fours + drawn[:rest]
        rng.shuffle(hand)
        for tile, face in zip(tiles, hand, strict=True):
            faces[tile] = face
    return tuple(faces)
