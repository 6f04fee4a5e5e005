"""Saving: the new contents of files, checks before they are replaced, and changes by other programs."""
