"""Which entries, in what order: filters, sorting, statistics, find and replace."""
