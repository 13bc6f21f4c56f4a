"""The rules of Shisen-sho: two matching tiles go when a line of at most two turns joins them over empty cells."""
