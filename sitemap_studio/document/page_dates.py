"""Store the dates of page contents between two scans of a folder."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from platformdirs import user_state_path

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import RequestError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import state_folder_override


def content_dates_path(folder: Path) -> Path:
    """Return the default path of the file with stored dates for a folder of pages; in the state folder of the user."""
    home = state_folder_override() or user_state_path("sitemap-studio", appauthor=False)
    return home / "content-dates" / f"{hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:24]}.json"


def read_content_dates(path: Path) -> dict[str, tuple[str, str]]:
    """Read stored dates; return the digest of the content and its date by page path.

    A file that is missing, empty or unreadable has no dates.

    Raises:
        RequestError: The file contains something else.
    """
    try:
        text = path.read_bytes()
        stored = json.loads(text) if text else {"pages": {}}
        return {name: (str(digest), str(date)) for name, (digest, date) in stored["pages"].items()}
    except OSError:
        return {}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise RequestError(
            msg("“{name}” does not contain page dates.", name=path.name),
            path=path,
        ) from error


def write_content_dates(path: Path, dates: dict[str, tuple[str, str]]) -> None:
    """Store digest and date by page path in a file, and create its folder.

    Raises:
        WriteError: The file can't be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteError(
            msg("“{name}” can't be created: {reason}.", name=path.parent.name, reason=system_reason(error)), path=path
        ) from error
    replace_file(path, json.dumps({"version": 1, "pages": dates}, indent=0).encode())
