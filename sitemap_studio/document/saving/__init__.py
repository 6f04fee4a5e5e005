"""Saving: the new content of files, what stands in its way, and what other programs do to them meanwhile."""
