"""Import and export of layouts in the game window, and the words for what goes wrong."""
