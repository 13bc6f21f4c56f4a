"""The window in which the player chooses a layout, and its parts."""
