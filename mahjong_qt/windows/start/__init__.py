"""The start page: all ways to play, as cards."""
