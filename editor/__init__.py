"""The layout editor: a window and a command of its own, on the engine and the tile drawing of the game."""
