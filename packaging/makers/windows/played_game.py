"""One game played from outside, in a real window with real clicks: where its tiles lie follows from its code alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.play.transition import Status
from mahjong_qt.engine.save import SavedGame, SaveError, decode_save, restore
from mahjong_qt.self_test.deal_checks import TURTLE, deal_of
from mahjong_qt.view.geometry import BoardGeometry
from makers.product import ROOT
from makers.steps import PackagingError
from makers.windows.wine import wait_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from makers.windows.screen import Screen

GREENER = 10
"""By how much the table is more green than red and blue, of 255."""


class PlayedGame:
    """The game in a window, and the file that it is saved in."""

    def __init__(self, screen: Screen, save_file: Path, code: str = TURTLE) -> None:
        """Wait until the game of the code is on the screen.

        :raises PackagingError: when it is not in time.
        """
        self._screen = screen
        self._save_file = save_file
        self.deal = deal_of(ROOT / "layouts", code)
        wait_until(lambda: screen.window() is not None, "a window", 120)
        self.window: Any = screen.window()
        screen.focus(self.window)
        wait_until(lambda: code in (saved.code if (saved := self.saved()) else ""), "the game of the code is saved")
        wait_until(lambda: len(self._green_rows()) > len(self.deal.board.layout), "a painted table")

    def saved(self) -> SavedGame | None:
        """Return the game as its file has it."""
        try:
            return decode_save(self._save_file.read_bytes())
        except (OSError, SaveError):
            # it is being put in the place of the one before
            return None

    def play(self, at_half: Callable[[], object]) -> None:
        """Take every pair of the plan by clicks; something else is done when half of them are taken.

        :raises PackagingError: when a click does nothing, or the board is not cleared in the end.
        """
        plan = self.deal.plan or ()
        for number, pair in enumerate(plan):
            if number == len(plan) // 2:
                at_half()
            self._take(number, pair)
        saved = self.saved()
        if saved is None or restore(saved, lambda: 0.0).status is not Status.CLEARED:
            raise PackagingError("All pairs of the plan are taken, and the board is not cleared.")

    def _take(self, number: int, pair: tuple[int, int]) -> None:
        green = self._green_rows()
        width = self.window.get_geometry().width
        geometry = BoardGeometry.fit(self.deal.board.layout, width, green[-1] + 1 - green[0])
        for tile in pair:
            x, y = geometry.corner(self.deal.board.layout.slots[tile])
            metrics = geometry.metrics
            self._screen.click(self.window, x + metrics.width // 2, green[0] + y + metrics.height // 2)
        wait_until(
            lambda: (saved := self.saved()) is not None and len(saved.events) > number, f"pair {pair} is taken", 30
        )

    def _green_rows(self) -> list[int]:
        """Return the rows of pixels that begin with the green of the table."""
        picture = self._screen.picture(self.window)
        column = picture.crop((1, 0, 2, picture.height)).tobytes()
        pixels = [column[start : start + 3] for start in range(0, len(column), 3)]
        return [y for y, (red, green, blue) in enumerate(pixels) if green > max(red, blue) + GREENER]
