"""An X server of the tests' own, for real windows."""

from __future__ import annotations

import os
import platform
import subprocess
import time
from typing import TYPE_CHECKING

import pytest
from Xlib import display as xlib_display
from Xlib.error import DisplayError

if TYPE_CHECKING:
    from collections.abc import Iterator

SCREEN = "1920x1080x24"
START_LIMIT_SECONDS = 30.0


@pytest.fixture(scope="session")
def xvfb() -> Iterator[str]:
    """The display name (such as ":99") of an Xvfb that lives as long as the test run."""
    if platform.system() != "Linux":
        pytest.skip("Xvfb is for Linux")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        # Xvfb closes its end when it cannot start: then the line is empty.
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        assert number, f"Xvfb ended with exit code {server.wait()}"
        name = f":{number}"
        wait_until_it_listens(name, server)
        yield name
    finally:
        server.terminate()
        server.wait()


def wait_until_it_listens(name: str, server: subprocess.Popen[bytes]) -> None:
    """Returns after the first connection: Xvfb may tell its number before it listens."""
    limit = time.monotonic() + START_LIMIT_SECONDS
    while True:
        try:
            xlib_display.Display(name).close()
        except (DisplayError, OSError):
            assert server.poll() is None, f"Xvfb ended with exit code {server.returncode}"
            assert time.monotonic() < limit, f"no connection to Xvfb on {name} in {START_LIMIT_SECONDS} s"
            time.sleep(0.02)
        else:
            return
