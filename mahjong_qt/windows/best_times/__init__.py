"""The window of best times and statistics, and its parts."""
