"""Lets ``python -m mahjong_qt.cli`` run the command; its worker processes import this module too."""

from __future__ import annotations

import sys

from mahjong_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
