from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.rng import SplitMix64, seed_from_text


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
    ],
)
def test_published_vectors(seed: int, numbers: list[int]) -> None:
    rng = SplitMix64(seed)
    assert [rng.next() for _ in numbers] == numbers


@pytest.mark.parametrize(("seed", "twin"), [(1 << 64, 0), (-1, (1 << 64) - 1), (5 + (3 << 64), 5)])
def test_low_64_bits_of_the_seed_count(seed: int, twin: int) -> None:
    assert SplitMix64(seed).next() == SplitMix64(twin).next()


def test_seed_from_text_is_the_beginning_of_its_sha_256() -> None:
    assert seed_from_text("MJ1:L00:1") == 0x46B3C38777B325B2
    assert sha256(b"MJ1:L00:1").hexdigest().startswith("b225b37787c3b346")


def test_shuffle_and_bounded_numbers_never_change() -> None:
    rng = SplitMix64(1)
    items = list(range(10))
    rng.shuffle(items)
    assert items == [4, 2, 8, 1, 9, 3, 0, 6, 7, 5]
    assert [rng.below(6) for _ in range(10)] == [4, 3, 4, 2, 4, 4, 5, 3, 5, 2]
    assert [rng.two_below(3) for _ in range(5)] == [(0, 1), (0, 2), (2, 1), (1, 2), (2, 1)]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= SplitMix64(seed).below(bound) < bound


def test_the_top_partial_interval_is_rejected() -> None:
    # two thirds of 2**64: a third of the numbers must be drawn again
    bound = 2**65 // 3
    rng, twin = SplitMix64(7), SplitMix64(7)
    raw = [twin.next() for _ in range(300)]
    kept = [number for number in raw if number < bound]
    assert len(kept) < 250
    assert [rng.below(bound) for _ in kept] == kept


@pytest.mark.parametrize("bound", [0, -1])
def test_below_needs_a_positive_bound(bound: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        SplitMix64(0).below(bound)


def test_two_below_needs_two() -> None:
    with pytest.raises(ValueError, match="positive"):
        SplitMix64(0).two_below(1)


@given(st.integers(0, 2**64 - 1), st.integers(2, 400))
def test_two_below_are_two_different_ones(seed: int, bound: int) -> None:
    first, second = SplitMix64(seed).two_below(bound)
    assert first != second
    assert {first, second} <= set(range(bound))


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected


def test_below_is_even_over_its_range() -> None:
    rng = SplitMix64(99)
    # 35 degrees of freedom: one generator in ten thousand would exceed 72
    assert chi_square(Counter(rng.below(36) for _ in range(36_000)), 36) < 72


def test_two_below_and_shuffle_are_even_over_their_outcomes() -> None:
    rng = SplitMix64(100)
    # 11 and 23 degrees of freedom
    assert chi_square(Counter(rng.two_below(4) for _ in range(12_000)), 12) < 37

    def shuffled() -> tuple[int, ...]:
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        return tuple(items)

    assert chi_square(Counter(shuffled() for _ in range(24_000)), 24) < 55
