from __future__ import annotations

from collections import Counter

import pytest

from mahjong_qt.engine.face import FACES, GROUPS, Suit, deal_faces, draw_groups, face_from_label, matches
from mahjong_qt.engine.rng import SplitMix64

EVEN_COUNTS = range(2, 402, 2)


def test_faces_stand_in_the_fixed_order() -> None:
    labels = " ".join(face.label for face in FACES)
    suits = "1B 2B 3B 4B 5B 6B 7B 8B 9B 1C 2C 3C 4C 5C 6C 7C 8C 9C 1D 2D 3D 4D 5D 6D 7D 8D 9D"
    assert labels == f"{suits} E S W N R G Wh F1 F2 F3 F4 S1 S2 S3 S4"
    assert [face.index for face in FACES] == list(range(42))


def test_ranks_count_from_one_within_a_suit() -> None:
    for suit in Suit:
        ranks = [face.rank for face in FACES if face.suit is suit]
        assert ranks == list(range(1, len(ranks) + 1))


@pytest.mark.parametrize("label", ["", "0B", "10B", "1W", "1b", "F5", "wh"])
def test_unknown_label_is_refused(label: str) -> None:
    with pytest.raises(ValueError, match="no face"):
        face_from_label(label)


def test_label_leads_back_to_its_face() -> None:
    assert [face_from_label(face.label) for face in FACES] == list(FACES)


def test_match_is_symmetric_and_exact_over_all_faces() -> None:
    bonus = [{"F1", "F2", "F3", "F4"}, {"S1", "S2", "S3", "S4"}]
    for one in FACES:
        for other in FACES:
            same_bonus = any({one.label, other.label} <= labels for labels in bonus)
            assert matches(one, other) is (one.label == other.label or same_bonus)
            assert matches(one, other) is matches(other, one)


@pytest.mark.parametrize(("one", "other"), [("F1", "S1"), ("R", "G"), ("5B", "5D"), ("E", "W")])
def test_different_groups_never_match(one: str, other: str) -> None:
    assert not matches(face_from_label(one), face_from_label(other))


@pytest.mark.parametrize("count", EVEN_COUNTS)
def test_every_even_count_has_even_groups_as_fair_as_can_be(count: int) -> None:
    groups = draw_groups(count, SplitMix64(count))
    tiles = Counter({group: 2 * pairs for group, pairs in Counter(groups).items()})
    assert tiles.total() == count
    assert groups == sorted(groups)
    assert set(tiles) <= set(range(36))
    sets, rest = divmod(count, 144)
    above = Counter(tiles[group] - 4 * sets for group in range(36))
    assert above == Counter({4: rest // 4, 2: rest % 4 // 2, 0: 36 - rest // 4 - rest % 4 // 2})


@pytest.mark.parametrize("count", EVEN_COUNTS)
def test_every_even_count_gets_real_faces_of_its_groups(count: int) -> None:
    rng = SplitMix64(count)
    on_tiles = [group for group in draw_groups(count, rng) for _ in range(2)]
    rng.shuffle(on_tiles)
    faces = deal_faces(on_tiles, rng)
    assert [face.group for face in faces] == on_tiles
    assert set(faces) <= set(FACES)
    for group in (34, 35):
        uses = Counter(dict.fromkeys(GROUPS[group], 0))
        uses.update(face for face in faces if face.group == group)
        assert max(uses.values()) - min(uses.values()) <= 1


def test_full_set_has_every_group_four_times_and_every_bonus_face_once() -> None:
    rng = SplitMix64(1)
    faces = deal_faces([group for group in draw_groups(144, rng) for _ in range(2)], rng)
    assert Counter(face.group for face in faces) == dict.fromkeys(range(36), 4)
    assert Counter(face for face in faces if face.suit in (Suit.FLOWER, Suit.SEASON)) == dict.fromkeys(FACES[34:], 1)


def test_subset_and_bonus_faces_change_with_the_generator() -> None:
    subsets = {tuple(draw_groups(50, SplitMix64(seed))) for seed in range(20)}
    assert len(subsets) == 20
    halves = {frozenset(deal_faces([34, 34], SplitMix64(seed))) for seed in range(60)}
    assert len(halves) == 6


@pytest.mark.parametrize("count", [-2, 0, 1, 3, 143])
def test_odd_or_empty_boards_have_no_groups(count: int) -> None:
    with pytest.raises(ValueError, match="positive even"):
        draw_groups(count, SplitMix64(0))
