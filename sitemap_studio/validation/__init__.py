"""Validation of entries by rules, as expressions over columns: of a whole set, and after edits.

`set_validation` validates a set, `incremental_validation` the entries that an edit may affect. `problems` stores the
violations by slot.
"""
