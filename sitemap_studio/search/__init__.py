"""Which entries, and in what order: filters and sorting over the table's columns."""
