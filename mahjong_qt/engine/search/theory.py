"""What the search must be told about a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mahjong_qt.engine.search.pairings import Pairings

StateT = TypeVar("StateT")
"""A position in the search; values that are never changed."""

RuleT = TypeVar("RuleT")
"""What a group's domain allows, in the form that a theory works with."""

Nogood: TypeAlias = list[tuple[int, int]]
"""Groups and sets of pairings: not every one of these groups can have its pairing in its set."""


class Option(NamedTuple):
    """A pair that can be decided on and taken at once: its group, the mask of its members, the pairings that have it.

    ``gain`` is the number of tiles that taking it sets free.
    """

    group: int
    pair: int
    pairings: int
    gain: int


class Theory(Protocol[StateT, RuleT]):
    """The rules of a game in which removing tiles only ever makes more pairs possible.

    Groups are numbered from 0. ``domains`` has for each group the mask of the pairings still allowed. A tile is
    available once it could be taken if its partner were available too; it stays so after it was taken.
    """

    @property
    def groups(self) -> Sequence[Pairings]:
        """The pairings of each group."""

    def start(self) -> StateT:
        """Return the position at the start."""

    def play(self, state: StateT, domains: Sequence[int], changed: Iterable[int]) -> StateT:
        """Take everything whose partner is certain, beginning with the groups whose domain changed.

        A group is taken whole as soon as all that is left of it is available: that can do no harm.
        """

    def rules(self, domains: Sequence[int]) -> list[RuleT]:
        """Return for each group what its domain means to :meth:`relax`."""

    def relax(self, state: StateT, rules: Sequence[RuleT]) -> StateT:
        """Take every tile for which some partner allowed to it is available, be that one taken already or not.

        What this leaves, no play in these domains can take.
        """

    def loosen(self, state: StateT, rules: Sequence[RuleT], group: int) -> StateT | None:
        """Go on from what :meth:`relax` left, after the domain of a group grew; None when nothing more can be taken."""

    def is_cleared(self, state: StateT) -> bool:
        """Say whether no tile is left."""

    def has_tiles(self, state: StateT, group: int) -> bool:
        """Say whether tiles of a group are left."""

    def nogood(self, state: StateT) -> Nogood:
        """Return why nothing can be taken where :meth:`relax` got stuck.

        The set of a group are its pairings in which no available tile that is left has a partner that is available.
        While all groups keep to these, no tile left can be the first to go. Groups that cannot but keep to theirs
        are left out: with none named, nothing can ever clear the position.
        """

    def options(self, state: StateT, domains: Sequence[int]) -> Iterable[Option]:
        """Return every pair of available tiles that is allowed but not certain."""
