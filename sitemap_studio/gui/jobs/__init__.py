"""Work off the GUI thread, and the session: the open document with its history, for all that share it."""
