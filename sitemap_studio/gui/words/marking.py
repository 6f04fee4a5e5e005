"""Marks words for translation where they are declared; they are looked up where they are shown."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark words for translation later; Qt's tools know the name, and PySide6's own is typed as giving an object."""
    return text
