"""The door to the web browser: pages of the web alone, so that nothing from elsewhere can start programs."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from sitemap_studio.protocol.urls import is_web


def browse(address: str) -> bool:
    """Show a page of the web in the user's browser.

    Returns:
        Whether it is one, and there is a browser.
    """
    return is_web(address) and QDesktopServices.openUrl(QUrl(address))
