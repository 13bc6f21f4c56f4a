"""The kinds of table under the board; only the one that is shown is imported."""
