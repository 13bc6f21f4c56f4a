"""Tile sets of the player: read from files of other programs with suspicion, converted once, kept in a folder."""

CONVERT_OPTION = "--convert-tile-set"
"""The argument that makes the program the process that converts one set."""
