"""What a drop on the window means."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is being dropped, if it is just one and on this computer."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())
