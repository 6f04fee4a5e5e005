"""Table of entries in columns, with permanent slots and an order, and reversible edits of it."""
