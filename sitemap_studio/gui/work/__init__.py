"""What users do in the window: each connects a panel or dialog with the table, and makes edits of it."""
