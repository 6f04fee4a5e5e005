"""Choosing which entries the table shows: facets, and the filter at work."""
