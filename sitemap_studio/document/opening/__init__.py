"""Open a path as a document: find its sitemaps and read their entries."""
