"""What shows the layout being edited: tiles, grid, axes, ghosts, and the view that takes the mouse."""
