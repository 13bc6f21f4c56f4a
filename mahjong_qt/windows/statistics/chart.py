"""What every chart of the statistics has: a name, numbers for a table, the same in words, and a plot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from mahjong_qt.records import Filter, Records


class Numbers(NamedTuple):
    """A table, all of it in words: the titles of the columns, and the rows."""

    titles: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


class Chart(ABC):
    """One chart; its plot is made when it is first asked for, for what draws it takes long to load."""

    def __init__(self, records: Records, name_of: Callable[[str], str]) -> None:
        """Know nothing yet; ``name_of`` returns the name of a layout by its id."""
        self.records, self.name_of = records, name_of

    @abstractmethod
    def title(self) -> str:
        """Return what the chart is called."""

    @abstractmethod
    def read(self, wanted: Filter) -> None:
        """Read what is to be shown.

        :raises OSError: when the records cannot be read.
        """

    @abstractmethod
    def forget(self) -> None:
        """Have nothing to show."""

    @abstractmethod
    def numbers(self) -> Numbers:
        """Return what is shown as a table."""

    @abstractmethod
    def plot(self) -> QWidget:
        """Return the plot, the same one each time, with what was read drawn in the language now in force."""

    def choices(self) -> Sequence[str]:
        """Return what the player can choose from within the chart, if anything."""
        return ()

    def choose(self, place: int) -> None:  # noqa: B027
        """Show another one of the choices.

        :raises OSError: when the records cannot be read.
        """
