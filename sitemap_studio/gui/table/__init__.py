"""The table of entries: model, view, editors and commands on the selection. Knows no window around it."""
