"""Mahjong Qt: Mahjong Solitaire and Shisen-sho for the desktop."""

from __future__ import annotations

__version__ = "0.1.0"
APPLICATION_ID = "io.github.mahjong_qt.MahjongQt"
