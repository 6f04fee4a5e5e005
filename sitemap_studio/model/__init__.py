"""Entries in columns, with permanent slots, an order, and reversible edits. Knows neither files nor Qt."""
