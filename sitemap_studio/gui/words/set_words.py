"""What the window calls a set."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sitemap_studio.document.document import Document


def set_name(document: Document) -> str:
    """The name of its main file or folder; “Untitled” for one that was never saved."""
    return document.name if document.path is not None else QCoreApplication.translate("Files", "Untitled")
