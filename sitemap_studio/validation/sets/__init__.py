"""Rules about an index, about limits, and about what all entries of a sitemap have in common."""
