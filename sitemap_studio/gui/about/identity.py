"""The names under which the desktop knows the program. Holds no behaviour."""

from __future__ import annotations

from typing import Final

APPLICATION: Final = "Sitemap Studio"
"""The program's name in titles and settings."""

ORGANISATION: Final = "sitemap-studio"
"""Folder of the settings."""

DESKTOP_ID: Final = "io.github.sitemap_studio.SitemapStudio"
"""Name of the desktop file without its ending; Wayland finds the window's icon by it."""

BUNDLE_ID: Final = DESKTOP_ID.replace("_", "-")
"""The same for macOS, where it may have no underscores."""
