"""The recovery log, from which unsaved edits are restored after the program ended unexpectedly."""
