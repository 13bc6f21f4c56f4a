"""All that is the player's in one file, and back again; windows and start import the modules of this package."""
