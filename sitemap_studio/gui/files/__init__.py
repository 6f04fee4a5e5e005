"""What the window does with files: opens, locks, checks, saves and recovers them, and notices what others do."""
