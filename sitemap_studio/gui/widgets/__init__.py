"""Widgets that know nothing of sitemaps."""
