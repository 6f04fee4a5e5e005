"""Edits of the set itself: its sitemaps come, go, change places and names, are split, spill over and get an index."""
