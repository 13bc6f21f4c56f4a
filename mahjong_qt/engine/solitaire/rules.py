"""Mahjong Solitaire as the rest of the program asks for it."""

from __future__ import annotations

from mahjong_qt.engine.play.rules import Rules
from mahjong_qt.engine.solitaire.advisor import advise, find_way_back, prove_hints
from mahjong_qt.engine.solitaire.deal_search import find_deal
from mahjong_qt.engine.solitaire.shuffle import shuffle
from mahjong_qt.engine.solitaire.solve import solve

SOLITAIRE = Rules(find_deal, shuffle, solve, advise, prove_hints, find_way_back)
