"""Building blocks that know nothing of sets: labels, buttons, lists, dialogs' layout, doors to the system's dialogs."""
