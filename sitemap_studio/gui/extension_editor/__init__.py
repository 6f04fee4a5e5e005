"""The extensions of one entry: a tree of items and values, and an editor for other XML."""
