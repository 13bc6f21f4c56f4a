"""Layout files of any format: known by content, read with suspicion, written whole or not at all."""
