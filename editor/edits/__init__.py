"""Edits as pure functions: from tiles to the change that is wanted of them."""
