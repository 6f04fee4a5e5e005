"""The open set: open, edit, check, save, export, compare and recover it; used by the window and by the command line.

`document` is the open set, whose entries change only by edits. `sitemap_set` has its files, and `transaction` applies
and validates edits. Packages: `opening`, `saving`, `recovery`, `set_edits` (sitemaps are added, moved, renamed, split)
and `reporting`.
"""
