"""What entries hold besides their fields, as their files declare it: values, edits, addresses and languages."""
