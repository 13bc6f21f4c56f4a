"""Mahjong Solitaire: board, deals, shuffles and the game."""
