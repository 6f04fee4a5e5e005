"""Telling something in the window: the bar of messages, and what stands in the way of saving."""
