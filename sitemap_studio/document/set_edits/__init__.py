"""Edits of the set itself: its sitemaps, their names, and its index."""
