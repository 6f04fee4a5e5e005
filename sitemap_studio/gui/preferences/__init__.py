"""What the user prefers, and what the program remembers; the fields in which preferences are set."""
