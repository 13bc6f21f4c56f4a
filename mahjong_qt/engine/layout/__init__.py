"""Layouts: where tiles can lie, and the files that say so."""
