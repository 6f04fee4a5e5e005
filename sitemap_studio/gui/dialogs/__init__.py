"""Dialogs: each asks for one thing, and knows no other dialog."""
