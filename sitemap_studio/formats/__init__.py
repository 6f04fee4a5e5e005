"""Bytes on disk to entries and back.

`container` unpacks a file, `reading` recognises and reads it, `splice` puts edits into its bytes. Packages: `repair`
makes broken files readable; `extensions` handles everything in an entry besides the protocol's four fields.
"""
