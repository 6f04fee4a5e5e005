"""An entry as it is written, and as a search engine reads it."""
