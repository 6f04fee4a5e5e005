"""Formatting of data and states as text on screen."""
