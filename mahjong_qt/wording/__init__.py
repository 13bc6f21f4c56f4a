"""Words for what the engine tells of, in the player's language, for the windows of the game and of the editor."""
