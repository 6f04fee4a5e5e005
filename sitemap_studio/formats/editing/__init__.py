"""Edits of the bytes of one entry: which of them are replaced by which."""
