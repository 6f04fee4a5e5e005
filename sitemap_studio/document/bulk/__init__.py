"""Bulk edits: one declared operation over many entries, planned column by column before it is done."""
