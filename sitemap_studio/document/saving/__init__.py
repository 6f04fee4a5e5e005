"""Saving: the new content of files, checks before it, and changes by other programs."""
