"""Entries of the same address, or of almost the same."""
