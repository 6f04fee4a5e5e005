"""What is to be opened, and how: the same file may be asked for again in another way."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_studio.core.cache_folder import CachePlace
from sitemap_studio.core.preferences import CACHE_FOLDER, CACHE_GIGABYTES
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_gradually, open_together
from sitemap_studio.document.reading.file_reading import HowToRead
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.protocol.profiles import Profile


@dataclass(frozen=True)
class OpenRequest:
    """A file to open.

    Attributes:
        path: The file, or a folder.
        others: Further files of the same folder, which are opened with it as one set.
        encoding: What to take files for that follow neither what they declare nor UTF-8; None to ask first.
        is_raised: Whether files are read beyond the usual ceilings.
    """

    path: Path
    others: tuple[Path, ...] = ()
    encoding: str | None = None
    is_raised: bool = False

    @property
    def ceilings(self) -> Ceilings:
        """How much is read at most."""
        return Ceilings.raised() if self.is_raised else Ceilings()

    def read_as(self, encoding: str) -> OpenRequest:
        """The same file, in an encoding that somebody chose."""
        return replace(self, encoding=encoding)

    def raised(self) -> OpenRequest:
        """The same file, however large it is."""
        return replace(self, is_raised=True)

    def is_for_same(self, other: OpenRequest) -> bool:
        """Whether another request is for the same files, however they are read."""
        return [os.path.realpath(path) for path in (self.path, *self.others)] == [
            os.path.realpath(path) for path in (other.path, *other.others)
        ]

    def open(self, preferences: KeptPreferences, progress: Progress) -> Document:
        """Open it, a large set as far as there is something to look at; see `opening` for errors."""
        cache = CachePlace.chosen(preferences[CACHE_FOLDER], preferences[CACHE_GIGABYTES])
        if self.others:
            return open_together(
                (self.path, *self.others),
                ceilings=self.ceilings, encoding=self.encoding, progress=progress, cache=cache,
            )  # fmt: skip
        return open_gradually(self.path, HowToRead(self.ceilings, self.encoding, cache), progress)

    def open_for(self, profile: Profile, preferences: KeptPreferences, progress: Progress) -> Document:
        """The same, judged by the limits of a profile."""
        document = self.open(preferences, progress)
        document.set_profile(profile)
        return document
