"""The calendar of the daily deals."""
