"""Selection and order of entries: filters, sorting, folders, find and replace."""
