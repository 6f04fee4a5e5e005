"""Entries to problems: rules judged over columns, live and for whole sets. Knows neither files nor Qt."""
