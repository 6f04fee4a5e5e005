"""Folders and sitemaps as trees for views, and how many entries are in each."""
