"""Files of the editor without windows: recovery, recent ones, templates."""
