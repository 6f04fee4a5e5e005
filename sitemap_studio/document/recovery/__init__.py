"""The recovery log: what was edited and not saved, so that it outlives the end of the program."""
