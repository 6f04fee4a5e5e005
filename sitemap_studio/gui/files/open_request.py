"""Requests to open files, and the editable copy of the sample set."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_data_path

from sitemap_studio.core.paths import resolve_links, resource, state_folder_override
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import open_as_set, open_gradually
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.gui.about import ORGANISATION

if TYPE_CHECKING:
    from sitemap_studio.sources.site_fetch import FetchReport

log = logging.getLogger(__name__)

SAMPLE: Final = "samples/sitemap.xml"


def sample_path() -> Path:
    """Return the path of the installed sample set; raise `FileNotFoundError` if it is missing."""
    return resource(SAMPLE)


def editable_copy(path: Path) -> Path:
    """Return a path that the user may edit: for a file of the sample set, its copy in the user's folder.

    The copy is created if necessary; an edited copy is not used again. Other paths are returned unchanged, and
    all paths if copying fails.
    """
    try:
        samples = sample_path().parent.resolve()
        if resolve_links(path).parent != samples:
            return path
        files = {sample.name: sample.read_bytes() for sample in sorted(samples.iterdir()) if sample.is_file()}
        home = state_folder_override() or user_data_path(ORGANISATION, appauthor=False)
        folders = chain([home / "samples"], (home / f"samples-{number}" for number in count(2)))
        folder = next(folder for folder in folders if not folder.exists() or _has_only_files(folder, files))
        if not folder.exists():
            folder.mkdir(parents=True)
            # Without permissions: an installation may be read-only, but its copy must be writable.
            for name, content in files.items():
                (folder / name).write_bytes(content)
    except OSError as error:
        log.info("The sample set is opened where it is: %s", error)
        return path
    return folder / path.name


def _has_only_files(folder: Path, files: dict[str, bytes]) -> bool:
    """Return whether a folder holds exactly these files with this content; hidden files are ignored."""
    found = {path.name: path for path in folder.iterdir() if not path.name.startswith(".")}
    return found.keys() == files.keys() and all(path.read_bytes() == files[name] for name, path in found.items())


@dataclass(frozen=True)
class Fetched:
    """Copies of files that were fetched from the web.

    Attributes:
        url: URL that the user entered.
        folder: Folder of the copies.
        report: Result for each file.
    """

    url: str
    folder: Path
    report: FetchReport


@dataclass(frozen=True)
class OpenRequest:
    """Request to open files or a folder as one set.

    Attributes:
        path: File or folder to open.
        others: Further files of the same folder that belong to the set.
        encoding: Encoding that the user chose; None to detect it.
        is_raised: Whether the user accepted higher safety limits.
        fetched: Result of the download, for copies from the web.
    """

    path: Path
    others: tuple[Path, ...] = ()
    encoding: str | None = None
    is_raised: bool = False
    fetched: Fetched | None = None

    @property
    def ceilings(self) -> Ceilings:
        """Safety limits for reading: the default ones, or the higher ones that the user accepted."""
        return Ceilings.raised() if self.is_raised else Ceilings()

    def has_same_files(self, other: OpenRequest) -> bool:
        """Return whether another request is for the same files, resolving links and ignoring how they are read."""
        return [os.path.realpath(path) for path in (self.path, *self.others)] == [
            os.path.realpath(path) for path in (other.path, *other.others)
        ]

    def open(self, progress: Progress, address: str | None) -> Document:
        """Read the files, and return their document; a large set is read only as far as its first entries.

        Args:
            progress: Reports the progress, and cancels reading.
            address: Probable URL of an index, to find its sitemaps; it does not become the URL of the set.

        Raises:
            StudioError: The files can't be read, see `open_document`.
        """
        how = ReadOptions(self.ceilings, self.encoding)
        if self.others:
            return open_as_set((self.path, *self.others), how, progress)
        document = open_gradually(self.path, how, progress, index_url=address)
        document.base_url = None
        return document
