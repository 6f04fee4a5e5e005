"""One window: its parts, how they come to be, and what is possible in it now."""
