"""The table of entries: model, view, editors, clipboard and commands."""
