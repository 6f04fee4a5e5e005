"""Text lists and CSV: read, written anew, and edited in their lines."""
