"""Entries to problems: rules as expressions over columns, for whole sets and after edits.

`set_validation` validates a set, `incremental_validation` what an edit can affect; `problems` holds what they find, by slot.
"""
