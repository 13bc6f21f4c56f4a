"""What mouse and keyboard do to the layout, one tool a module."""
