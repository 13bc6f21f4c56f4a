"""Shisen-sho with gravity in the real window: pairs by mouse, falling tiles, kill -9, and the way to the other game."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.game_code import GameCode
from mahjong_qt.engine.games import deal
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.layout.slot import Slot
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.view import motion
from mahjong_qt.view.geometry import BoardGeometry
from tests.e2e.real_game import RealGame, wait_until
from tests.view.sample_boards import LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from mahjong_qt.engine.play.board import Board, Pair

CODE = "MJ1-L78-AAAAABS-G"
"""A field of 14 × 6 with gravity, dealt by recipe 1."""


REST = 2 * motion.LINE / 1000
"""Seconds."""


class RealField(RealGame):
    """The program on a field; its game is in a file of its own."""

    _seen = b""
    _since = 0.0

    @property
    def save_file(self) -> Path:
        return self.home / "XDG_DATA_HOME" / "mahjong-qt" / "game-shisen-sho.json"

    def take(self, board: Board, pair: Pair) -> Board:
        """Clicks both tiles where the rules say that they lie, at once after the pair before."""
        width, top, bottom = self.board_rows()
        geometry = BoardGeometry.fit(board.layout, width, bottom - top)
        taken = len(self.saved().events)
        slots = board.slots
        for tile in pair:
            x, y = geometry.corner(Slot(*slots[tile]))
            self.click(x + geometry.metrics.width // 2, top + y + geometry.metrics.height // 2)
        wait_until(lambda: len(self.saved().events) > taken, f"pair {pair} is taken")
        # what is seen now may still be what was there before
        self._seen = b""
        return board.remove(pair)

    def is_at_rest(self) -> bool:
        """Whether the board has looked the same for longer than a line is seen."""
        now, picture = time.monotonic(), self.board_picture()
        if picture != self._seen:
            self._seen, self._since = picture, now
        return now - self._since > REST

    def board_picture(self) -> bytes:
        width, _, data = self.picture()
        _, top, bottom = self.board_rows()
        return data[4 * width * top : 4 * width * bottom]


@pytest.fixture
def run(xvfb: str, tmp_path: Path) -> Iterator[Callable[..., RealField]]:
    """Starts the program; all of its runs in a test have the same files."""
    games: list[RealField] = []

    def run_(*arguments: str) -> RealField:
        games.append(RealField(xvfb, tmp_path, *arguments))
        return games[-1]

    yield run_
    for game in games:
        game.close()


def test_a_field_with_gravity_is_played_killed_and_gone_on_with(run: Callable[..., RealField], tmp_path: Path) -> None:
    code = GameCode.parse(CODE)
    dealt = deal(GameKind.SHISEN_SHO, LayoutLibrary(LAYOUTS).by_code(code.layout).layout, code)
    assert isinstance(dealt, Deal)
    assert dealt.plan is not None
    game = run(CODE)
    game.wait_for_game(CODE)
    board = dealt.board
    for pair in dealt.plan[:5]:
        board = game.take(board, pair)
        wait_until(game.is_at_rest, "the tiles have fallen")
    game.screenshot("shisen-gravity")
    assert game.game().board == board
    game.kill()
    assert game.errors.read_text() == ""
    settings = json.loads((tmp_path / "XDG_CONFIG_HOME" / "mahjong-qt" / "settings.json").read_text())
    assert settings["mode"] == "shisen-sho"
    again = run()
    again.wait_for_game(CODE)
    assert again.game().board == board
    board = again.take(board, dealt.plan[5])
    assert again.game().board == board
    assert again.errors.read_text() == ""
