"""Rules, deals and games: pure Python, without Qt and without a word that a player reads."""
