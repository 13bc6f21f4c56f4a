"""The window in which the player saves a backup or takes one over, and what is told of it at the next start."""
