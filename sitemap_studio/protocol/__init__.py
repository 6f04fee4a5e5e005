"""What the standards say: fields, limits, dates, URLs, namespaces, and the rules."""
