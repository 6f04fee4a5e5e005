"""Rules about extensions and their links between entries."""
