"""Entries to problems: rules judged over columns, for whole sets and after edits. Knows neither files nor Qt.

`set_validation` judges a whole set, `incremental_validation` what an edit can affect; `problems` keeps what they find, by
slot. `run_rule` keeps a rule that raises from stopping others. Rules about values are declared in `protocol.rules` and
judged in `values`, their fixes made in `value_fixes`; the other modules judge by rules that look at several entries.
"""
