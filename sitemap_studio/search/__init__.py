"""Which entries, in what order: filters, sorting, folders, find and replace."""
