"""Validation by the published schemas, in the words of people."""
