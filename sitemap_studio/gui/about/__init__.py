"""What program this is: its names and parts, where it runs, and what it notes in its log."""
