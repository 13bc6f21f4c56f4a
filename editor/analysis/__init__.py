"""How games on the layout go, found out beside the window."""
