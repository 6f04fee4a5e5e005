"""Background jobs, and the session: the open document with its undo history."""
