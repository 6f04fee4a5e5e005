"""What the user can choose: actions, declared in one table, and made for a window."""
