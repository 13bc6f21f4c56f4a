"""Draws tiles, marks, the table and icons; knows faces, not games."""
