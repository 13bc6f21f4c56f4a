"""The look of the game, chosen beside the running board."""
