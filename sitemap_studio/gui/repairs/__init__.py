"""What was mended in files, and the lines around it."""
