"""The real program as a process of its own on an X server, seen and played from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from Xlib import XK, X, Xatom
from Xlib.display import Display
from Xlib.ext import xtest

from mahjong_qt.engine.save import decode_save, restore
from mahjong_qt.view.geometry import BoardGeometry

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal
    from mahjong_qt.engine.play.game import Game
    from mahjong_qt.engine.save import SavedGame

ROOT = Path(__file__).parents[2]
ARTIFACTS = ROOT / "artifacts"
LIMIT_SECONDS = 20.0


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Looks again and again until something is so.

    :raises AssertionError: when it is not so in time.
    """
    limit = time.monotonic() + LIMIT_SECONDS
    while not condition():
        assert time.monotonic() < limit, f"not in {LIMIT_SECONDS} s: {what}"
        time.sleep(0.01)


def save_file_in(home: Path) -> Path:
    """Where the program keeps its game when its files are under ``home``."""
    return home / "XDG_DATA_HOME" / "mahjong-qt" / "game.json"


class RealGame:
    """A running ``python -m mahjong_qt``, or another module that plays, with files of its own under ``home``."""

    def __init__(self, display_name: str, home: Path, *arguments: str, module: str = "mahjong_qt") -> None:
        """Start it; :meth:`wait_for_window` waits until it shows a window."""
        self.home = home
        self.display = Display(display_name)
        environment = {**os.environ, "DISPLAY": display_name, "QT_QPA_PLATFORM": "xcb", "HOME": str(home)}
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            environment[name] = str(home / name)
        self.errors = home / "stderr.txt"
        with self.errors.open("w") as errors:
            command = [sys.executable, "-m", module, *arguments]
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=errors)
        self.window: Any = None

    @property
    def save_file(self) -> Path:
        return save_file_in(self.home)

    def saved(self) -> SavedGame:
        return decode_save(self.save_file.read_bytes())

    def game(self) -> Game:
        """The game as the file has it."""
        return restore(self.saved(), lambda: 0.0)

    def tiles_left(self) -> int:
        return self.game().board.tiles_left

    def find_window(self) -> bool:
        """Looks for the window of this process among the windows that are shown."""
        pid = self.display.intern_atom("_NET_WM_PID")
        for window in self.display.screen().root.query_tree().children:
            owner = window.get_full_property(pid, Xatom.CARDINAL)
            is_ours = owner is not None and owner.value[0] == self.process.pid
            if is_ours and window.get_attributes().map_state == X.IsViewable:
                self.window = window
                return True
        return False

    def wait_for_window(self) -> None:
        wait_until(lambda: self.process.poll() is not None or self.find_window(), "a window")
        assert self.process.poll() is None, self.errors.read_text()
        self.focus()

    def wait_for_game(self, code: str = "") -> None:
        """Returns when the game, or the game of this code, can be played: it is saved right after the first paint."""
        self.wait_for_window()
        wait_until(lambda: self.save_file.exists() and code in self.saved().code, "a saved game")
        wait_until(lambda: bool(self.green_rows()), "a painted board")

    def focus(self) -> None:
        """Gives the window the keys: there is no window manager here that would."""
        self.window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.display.sync()

    def click(self, x: int, y: int) -> None:
        """Moves the mouse to a place in the window and presses its left button."""
        at = self.window.translate_coords(self.display.screen().root, 0, 0)
        xtest.fake_input(self.display, X.MotionNotify, x=x - at.x, y=y - at.y)
        xtest.fake_input(self.display, X.ButtonPress, 1)
        xtest.fake_input(self.display, X.ButtonRelease, 1)
        self.display.sync()

    def press(self, key: str, *modifiers: str) -> None:
        codes = [self.display.keysym_to_keycode(XK.string_to_keysym(name)) for name in (*modifiers, key)]
        for code in codes:
            xtest.fake_input(self.display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()

    def green_rows(self) -> list[int]:
        """The rows of pixels that begin with the green of the table."""
        width, height, data = self.picture()
        line = 4 * width
        return [y for y in range(height) if data[y * line + 5] > max(data[y * line + 4], data[y * line + 6]) + 10]

    def board_rows(self) -> tuple[int, int, int]:
        """Width of the board, its first row of pixels and the row after its last."""
        green = self.green_rows()
        return self.window.get_geometry().width, green[0], green[-1] + 1

    def picture(self) -> tuple[int, int, bytes]:
        """Width, height and pixels of the window, four bytes each in the order blue, green, red, nothing."""
        shape = self.window.get_geometry()
        image = self.window.get_image(0, 0, shape.width, shape.height, X.ZPixmap, 0xFFFFFFFF)
        return shape.width, shape.height, image.data

    def screenshot(self, name: str) -> None:
        from PySide6.QtGui import QImage

        ARTIFACTS.mkdir(exist_ok=True)
        width, height, data = self.picture()
        assert QImage(data, width, height, 4 * width, QImage.Format.Format_RGB32).save(str(ARTIFACTS / f"{name}.png"))

    def kill(self) -> None:
        """Ends it as `kill -9` does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.kill()
        self.display.close()


class Player:
    """Knows from the size of the board alone where each tile of its deal is."""

    def __init__(self, game: RealGame, deal: Deal[Board]) -> None:
        self.game = game
        self.layout = deal.board.layout
        width, top, bottom = game.board_rows()
        self.top = top
        self.geometry = BoardGeometry.fit(self.layout, width, bottom - top)

    def place_of(self, tile: int) -> tuple[int, int]:
        x, y = self.geometry.corner(self.layout.slots[tile])
        return x + self.geometry.metrics.width // 2, self.top + y + self.geometry.metrics.height // 2

    def take(self, pair: tuple[int, int]) -> None:
        taken = len(self.game.saved().events)
        for tile in pair:
            self.game.click(*self.place_of(tile))
        wait_until(lambda: len(self.game.saved().events) > taken, f"pair {pair} is taken")
