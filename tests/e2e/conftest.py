"""Real windows, each test on an X server that they share."""

from __future__ import annotations

from tests.x_server import xvfb

__all__ = ["xvfb"]
