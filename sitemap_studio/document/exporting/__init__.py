"""New files from chosen entries: planned, named, told of beforehand, and written."""
