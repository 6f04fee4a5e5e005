"""Rules about extensions: over columns of their values, element by element, and between entries that are alternates."""
