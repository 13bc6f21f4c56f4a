"""A game being played, whatever its rules: moves, undo, plans, hints, and what is known of each position."""
