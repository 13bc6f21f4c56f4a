"""Lets ``python -m mahjong_qt`` run the game."""

from __future__ import annotations

import sys

from mahjong_qt.app import main

if __name__ == "__main__":
    sys.exit(main())
