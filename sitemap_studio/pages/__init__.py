"""Facts about the pages behind the URLs of a set: polite requests, verdicts, and their storage. No Qt."""
