"""Sitemap Studio: open, edit, check, save and export sitemaps."""

__version__ = "0.1.0"
