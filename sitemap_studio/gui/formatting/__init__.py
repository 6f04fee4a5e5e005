"""Texts of the window that several modules share."""
