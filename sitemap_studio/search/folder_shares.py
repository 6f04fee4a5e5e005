"""The topmost folders of addresses and how many entries each has, counted block by block in one go.

The same as `folders` would list, but for charts: of the addresses that begin as most do, those in folders that are
known already are counted by how they begin, and only the others are taken apart. What begins otherwise is left to
`Folders`.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import polars as pl

from sitemap_studio.search.places import ODD, ORIGIN, WEB, Folder, folder_of, origin_key

_MOST_KNOWN: Final = 16
"""So many folders are counted by how addresses begin; taking apart is not slower for more."""

_GLANCE: Final = 512
"""Addresses of the first block that tell which folders there are."""

_NEARLY_ALL: Final = 0.8
"""A host with so large a share of all addresses is taken for the site."""

_LOC: Final = pl.col("loc")

_BEGINNING: Final = r"^([^/]*//[^/\\?#]*(?:[/\\][^/?#]*/)?)"
"""Protocol, host and topmost folder of an address."""


class FolderShares:
    """Counts addresses by host and topmost folder."""

    def __init__(self) -> None:
        self._origin: str | None = None
        self._in_folders: Counter[Folder] = Counter()
        self._at_hosts: Counter[Folder] = Counter()

    def add(self, locs: pl.Series) -> None:
        """Count some more addresses as written; null for none."""
        if not len(locs):
            return
        texts = locs.cast(pl.String).alias("loc")
        self._origin = self._origin or _plain_origin(texts)
        if not self._in_folders and not self._at_hosts:
            self._take_apart(texts.head(_GLANCE))
            texts = texts.slice(_GLANCE)
        is_counted = self._count_known(texts)
        if not is_counted.all():
            self._take_apart(texts.filter(~is_counted))

    def _count_known(self, texts: pl.Series) -> pl.Series:
        """Count addresses in folders that are known already; gives for each whether it is in one."""
        most = [folder for folder, _ in self._in_folders.most_common(_MOST_KNOWN)]
        known = [folder for folder in most if folder.origin == origin_key(self._origin or "")]
        begins = [_LOC.str.starts_with(f"{self._origin}/{folder.name}/").fill_null(value=False) for folder in known]
        # All at once: setting up an expression takes as long as looking at thousands of addresses.
        found = texts.to_frame().select(begin.alias(str(place)) for place, begin in enumerate(begins))
        is_counted = pl.Series("counted", [False], dtype=pl.Boolean).new_from_index(0, len(texts))
        for folder, is_there in zip(known, found.iter_columns(), strict=True):
            count = int(is_there.sum())
            self._in_folders[folder] += count
            self._at_hosts[Folder(folder.origin)] += count
            is_counted |= is_there
        return is_counted

    def _take_apart(self, texts: pl.Series) -> None:
        """Count addresses whatever they look like."""
        beginning = f"{self._origin}/" if self._origin else ""
        if beginning:
            begins = texts.str.starts_with(beginning).fill_null(value=False)
            plain = texts.filter(begins).to_frame()
            texts = texts.filter(~begins)
            name = _LOC.str.strip_prefix(beginning).str.extract("^([^/?#]*)/")
            host = Folder(origin_key(self._origin or ""))
            for folder, count in plain.select(name=name).group_by("name").agg(pl.len()).iter_rows():
                self._at_hosts[host] += count
                if folder is not None:
                    self._in_folders[host.child(folder)] += count
        self._look_at(texts)

    def _look_at(self, texts: pl.Series) -> None:
        """Count other addresses by how they begin, each beginning once."""
        is_web = texts.str.contains(WEB).fill_null(value=False)
        n_odd = len(texts) - int(is_web.sum())
        if n_odd:
            self._at_hosts[ODD] += n_odd
        begins = texts.filter(is_web).to_frame().select(loc=_LOC.str.extract(_BEGINNING))
        for text, count in begins.group_by("loc").agg(pl.len()).iter_rows():
            folder = folder_of(text) or ODD
            self._at_hosts[Folder(folder.origin, is_odd=folder.is_odd)] += count
            if folder.segments:
                self._in_folders[folder] += count

    def fullest(self) -> list[tuple[str, str, int]]:
        """Name, address and number of entries of each folder, the fullest first.

        Those of the one host that nearly all addresses name; where there is no such host, the hosts themselves.
        """
        hosts = {host: count for host, count in self._at_hosts.items() if not host.is_odd}
        main = max(hosts, key=hosts.__getitem__, default=None)
        if main is not None and hosts[main] >= _NEARLY_ALL * self._at_hosts.total():
            chosen = {each: count for each, count in self._in_folders.items() if count and each.parent == main}
        else:
            chosen = hosts
        ordered = sorted(chosen.items(), key=lambda each: (-each[1], each[0].name))
        return [(_shown(folder), folder.address, count) for folder, count in ordered]


def _shown(folder: Folder) -> str:
    return f"/{folder.name}/" if folder.segments else folder.name


def _plain_origin(texts: pl.Series) -> str | None:
    """Protocol and host of the first address that has one, as written, if nothing stands before it."""
    first = texts.head(_GLANCE).filter(texts.head(_GLANCE).str.contains(WEB).fill_null(value=False)).first()
    if not isinstance(first, str):
        return None
    found = pl.select(pl.lit(first).str.extract(ORIGIN, 1)).item()
    return found if isinstance(found, str) and first.startswith(f"{found}/") else None
