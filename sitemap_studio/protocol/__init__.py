"""Facts from standards: fields, limits, dates, URLs and namespaces; and all rules."""
