"""An X server of our own, and what is done on it: windows are found, clicked, closed and looked at from outside."""

from __future__ import annotations

import contextlib
import os
import subprocess
from typing import TYPE_CHECKING

from PIL import Image
from Xlib import X
from Xlib.display import Display
from Xlib.error import BadDrawable, BadMatch, BadWindow, DisplayError
from Xlib.ext import xtest
from Xlib.protocol.event import ClientMessage

from makers.steps import PackagingError, need
from makers.windows.wine import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

SIZE = "1600x1000x24"
SMALLEST = 400
"""Pixels of a side of what counts as a window: tips and menus are smaller."""


@contextlib.contextmanager
def own_screen() -> Iterator[str]:
    """Give the name, such as ``:99``, of an X server that ends with the block.

    :raises PackagingError: when there is none.
    """
    need("Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        # the line is empty when the server cannot start
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise PackagingError(f"Xvfb ended with {server.wait()}.")
        wait_until(lambda: _listens(f":{number}"), "a connection to Xvfb")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Screen:
    """What a person at the screen sees and does."""

    def __init__(self, name: str) -> None:
        """Look at an X server."""
        self._display = Display(name)
        self._root: Any = self._display.screen().root

    def close(self) -> None:
        """Look away."""
        self._display.close()

    def windows(self) -> list[Any]:
        """Return the windows that are shown, the largest first; tips and menus do not count."""
        found: list[tuple[int, Any]] = []
        for window in self._root.query_tree().children:
            # it may be gone by now
            with contextlib.suppress(BadWindow, BadDrawable):
                shape = window.get_geometry()
                is_shown = window.get_attributes().map_state == X.IsViewable
                if is_shown and min(shape.width, shape.height) >= SMALLEST:
                    found.append((shape.width * shape.height, window))
        return [window for _, window in sorted(found, key=lambda pair: -pair[0])]

    def window(self) -> Any | None:
        """Return the largest window that is shown, if there is one."""
        return next(iter(self.windows()), None)

    def focus(self, window: Any) -> None:
        """Give a window the keys: there is no window manager here that would."""
        window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def click(self, window: Any, x: int, y: int) -> None:
        """Move the mouse to a place in a window and press its left button."""
        at = window.translate_coords(self._root, 0, 0)
        xtest.fake_input(self._display, X.MotionNotify, x=x - at.x, y=y - at.y)
        xtest.fake_input(self._display, X.ButtonPress, 1)
        xtest.fake_input(self._display, X.ButtonRelease, 1)
        self._display.sync()

    def ask_to_close(self, window: Any) -> None:
        """Do what the cross in the title bar does."""
        protocols = self._display.intern_atom("WM_PROTOCOLS")
        data = (32, [self._display.intern_atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0])
        window.send_event(ClientMessage(window=window, client_type=protocols, data=data))
        self._display.sync()

    def picture(self, window: Any) -> Image.Image:
        """Return what is seen of a window.

        :raises PackagingError: when it is not shown.
        """
        try:
            shape = window.get_geometry()
            image = window.get_image(0, 0, shape.width, shape.height, X.ZPixmap, 0xFFFFFFFF)
        except (BadMatch, BadWindow, BadDrawable) as error:
            raise PackagingError(f"A window cannot be looked at: {error}") from error
        return Image.frombytes("RGB", (shape.width, shape.height), image.data, "raw", "BGRX")

    def colours_in_the_middle(self, window: Any) -> int:
        """Return how many colours there are in a window, left of and around its middle."""
        picture = self.picture(window)
        width, height = picture.size
        part = picture.crop((width // 10, height // 4, width // 2, height * 3 // 4))
        return len(part.getcolors(part.width * part.height) or ())

    def save(self, file: Path) -> Path:
        """Write a picture of the whole screen."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.picture(self._root).save(file)
        return file


def _listens(name: str) -> bool:
    try:
        Display(name).close()
    except (DisplayError, OSError):
        return False
    return True
