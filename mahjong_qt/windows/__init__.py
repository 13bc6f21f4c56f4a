"""The windows of the game: what the player reads, chooses and types outside the board."""
