"""Errors, messages, preferences, progress, paths, file locks and atomic writes."""
