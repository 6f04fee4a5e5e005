"""Clusters of alternates beside languages, as a table."""
