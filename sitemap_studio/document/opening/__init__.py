"""From a path to a document: what lies there, which sitemaps belong to it, and its entries as they come."""
