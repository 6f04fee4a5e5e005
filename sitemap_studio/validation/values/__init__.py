"""Rules about the four fields, each over a column and over a single text, and what they say."""
