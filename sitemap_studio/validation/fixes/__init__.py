"""What can be put in place of values that break rules, for columns and for single texts."""
