"""Addresses of the project on the web; `[project.urls]` in `pyproject.toml` names the same."""

from __future__ import annotations

from typing import Final

REPORT_URL: Final = "https://github.com/sitemap-studio/SitemapStudio/issues"
"""Where to report a fault in the program."""
