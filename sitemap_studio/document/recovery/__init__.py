"""The recovery log: unsaved edits outlive the end of the program."""
