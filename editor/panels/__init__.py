"""What stands around the canvas."""
