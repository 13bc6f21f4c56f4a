"""The layout played in the editor's window."""
