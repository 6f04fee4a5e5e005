"""Entries from elsewhere: access logs, folders of pages, tables of crawlers, feeds, the web."""
