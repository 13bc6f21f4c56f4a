"""A board in a view of its own, without a window around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.view.board_scene import BoardScene
from mahjong_qt.view.board_view import BoardView
from tests.view.sample_boards import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Board


class Shown(NamedTuple):
    """A view on the screen, its scene, and the pairs that were chosen in it."""

    scene: BoardScene
    view: BoardView
    pairs: list[tuple[int, int]]


@pytest.fixture(scope="session")
def art(qapp: QApplication) -> TileArt:
    return TileArt(TileSet.load(NUMBERS), None)


@pytest.fixture
def show_board(qtbot: QtBot, art: TileArt) -> Callable[..., Shown]:
    """Shows a board that can be played, by default with motion switched off."""

    def show(board: Board, *, motion: bool = False, width: int = 800, height: int = 500) -> Shown:
        scene = BoardScene(art)
        view = BoardView(scene, art)
        qtbot.addWidget(view)
        pairs: list[tuple[int, int]] = []
        scene.pair_chosen.connect(pairs.append)
        scene.motion.is_on = motion
        scene.set_board(board)
        scene.set_playable(True)
        view.resize(width, height)
        with qtbot.waitExposed(view):
            view.show()
        return Shown(scene, view, pairs)

    return show
