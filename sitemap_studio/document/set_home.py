"""Where a set is at home: the file or folder that stands for it, as edits give it an index or take that away.

Nothing here looks at a disk: what is written, and what is taken away, is the business of a save.
"""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from sitemap_studio.document.sitemap_set import IndexFile, Sitemaps
from sitemap_studio.formats.reading import Kind
from sitemap_studio.model.entries import EntryTable


class Home(Protocol):
    """What of a document says where it is at home."""

    path: Path | None
    kind: Kind
    index: IndexFile | None
    gone_indexes: list[IndexFile]
    sitemaps: Sitemaps
    table: EntryTable

    @property
    def is_folder(self) -> bool:
        """Whether it is all sitemaps of a folder."""


def follow_home(home: Home, folder: Path, had_index: str | None) -> None:
    """Let a document be at home where its table says, after an edit of the set.

    Args:
        home: The document.
        folder: Where its files lie.
        had_index: The name of the index that it had before.
    """
    name = home.table.index_name
    if name != had_index:
        _follow_index(home, folder, name)
    if home.index is not None:
        home.path, home.kind = home.index.path, "index"
    elif home.is_folder:
        home.path, home.kind = folder, "urlset"
    else:
        lone = next(iter(home.sitemaps))
        home.path = folder / (lone.file_name or lone.name)
        home.kind = lone.source.kind if lone.source is not None else home.kind


def _follow_index(home: Home, folder: Path, name: str | None) -> None:
    """Have the index of a name, or none; one that had a file is kept in mind, as it may come back or has to go."""
    if home.index is not None and home.index.is_on_disk:
        home.gone_indexes.append(home.index)
    home.index = None
    if name is not None:
        path = folder / name
        known = [index for index in home.gone_indexes if index.path == path]
        home.index = known[0] if known else IndexFile.new(path)
        home.gone_indexes = [index for index in home.gone_indexes if index.path != path]
