"""The open set: open, edit, check, save, export, compare and recover it; used by the window and by the command line.

`document` is the open set with its one way to change it, `sitemap_set` its files, `transaction` applies and validates an edit.
Packages: `opening`, `saving`, `recovery`, `set_edits` (sitemaps are added, moved, renamed, split), `reporting`.
"""
