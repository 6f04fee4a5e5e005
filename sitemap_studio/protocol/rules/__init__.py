"""The rules, each declared once, by subject."""
