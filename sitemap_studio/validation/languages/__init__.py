"""Clusters of alternates beside languages: what each entry says of the others."""
