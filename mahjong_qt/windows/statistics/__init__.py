"""The window of statistics: figures, best times, charts and all games."""
