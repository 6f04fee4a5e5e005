"""Opening, locking, checking, saving and recovering files from the window."""
