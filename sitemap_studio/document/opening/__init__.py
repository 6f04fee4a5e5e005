"""From a path to a document: its sitemaps, and their entries as they are read."""
