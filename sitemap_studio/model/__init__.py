"""Entries in columns with permanent slots and an order; edits as data with an inverse."""
