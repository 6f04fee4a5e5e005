"""What servers said of copies of their sitemaps, kept beside the copies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.atomic_write import replace_file

STATE_FILE: Final = ".sitemap-studio-fetch.json"
"""In the folder of the copies, so that the next time only what changed is fetched."""


@dataclass
class FetchedCopy:
    """What a server said of a copy; its path is relative to the folder."""

    path: str
    digest: str
    etag: str = ""
    last_modified: str = ""


def read_copies(folder: Path) -> dict[str, FetchedCopy]:
    """Return what is known of copies by their URLs; nothing where that can't be read."""
    try:
        stored = json.loads((folder / STATE_FILE).read_bytes())
        return {url: FetchedCopy(**known) for url, known in stored["files"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def write_copies(folder: Path, copies: Mapping[str, FetchedCopy]) -> None:
    """Remember copies by their URLs."""
    stored = {"version": 1, "files": {url: asdict(each) for url, each in sorted(copies.items())}}
    replace_file(folder / STATE_FILE, json.dumps(stored, indent=1).encode())
