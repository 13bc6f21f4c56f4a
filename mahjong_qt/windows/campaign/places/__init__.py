"""The six places of the campaign, drawn by hand in code."""
