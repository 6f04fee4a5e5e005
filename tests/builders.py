"""Builders of tables, sitemap files and sets, shared by the tests of all packages.

They return real objects, and assert nothing.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from html import escape
from pathlib import Path

import numpy as np
import polars as pl

from sitemap_studio.core.file_lock import LockOwner, SetLock, lock_set
from sitemap_studio.core.set_journal import BACKUP_FOLDER
from sitemap_studio.formats.xml_writer import entry_sizes
from sitemap_studio.model.columns import EXTENSION_SCHEMA, entry_frame
from sitemap_studio.model.entries import NO_ORIGIN, EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
HOST = "https://www.example.com"


def slots_of(*numbers: int) -> SlotArray:
    """Return slots as an array."""
    return np.array(numbers, np.uint32)


def positions_of(*numbers: int) -> np.ndarray:
    """Return positions as an array."""
    return np.array(numbers, np.int64)


def extension_frame(*pairs: tuple[int, str]) -> pl.DataFrame:
    """Return sparse extensions from places and XML."""
    return pl.DataFrame(list(pairs), schema=EXTENSION_SCHEMA, orient="row")


def fill(
    table: EntryTable, sitemap: int, *extensions: tuple[int, str], origin: int = NO_ORIGIN, **columns
) -> SlotArray:
    """Append entries of a sitemap to a table, and return their slots."""
    frame, sparse = entry_frame(columns), extension_frame(*extensions)
    slots = table.allocate(frame, extensions=sparse, sitemap=sitemap, sizes=entry_sizes(frame, sparse), origin=origin)
    table.set_order(np.concatenate([table.order, slots]), inserted=slots, removed=slots_of())
    return slots


def table_of(**columns) -> EntryTable:
    """Return a table of one sitemap."""
    table = EntryTable()
    fill(table, 0, **columns)
    return table


def urlset(*entries: str | dict[str, str], declared: str = "") -> str:
    """Return the text of a sitemap; an entry is a loc, or fields by name with extensions under "xml"."""
    body = "".join(_entry(entry) for entry in entries)
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{NAMESPACE}"{declared}>\n'
    return f"{head}{body}</urlset>\n"


def _entry(entry: str | dict[str, str]) -> str:
    if isinstance(entry, str):
        return f"  <url>\n    <loc>{escape(entry, quote=False)}</loc>\n  </url>\n"
    inside = "".join(
        f"    <{name}>{escape(entry[name], quote=False)}</{name}>\n" for name in FIELD_NAMES if name in entry
    )
    xml = f"    {entry['xml']}\n" if "xml" in entry else ""
    return f"  <url>\n{inside}{xml}  </url>\n"


def index(*sitemaps: str | tuple[str, str]) -> str:
    """Return the text of an index; a sitemap is a loc, or a loc with its lastmod."""
    body = ""
    for sitemap in sitemaps:
        loc, lastmod = (sitemap, None) if isinstance(sitemap, str) else sitemap
        dated = f"<lastmod>{lastmod}</lastmod>" if lastmod is not None else ""
        body += f"  <sitemap><loc>{escape(loc, quote=False)}</loc>{dated}</sitemap>\n"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="{NAMESPACE}">\n{body}</sitemapindex>\n'


def put(path: Path, content: str | bytes) -> Path:
    """Write a file, packed when its name ends in .gz, in a folder that is made if need be."""
    data = content.encode() if isinstance(content, str) else content
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(data, mtime=0) if path.name.endswith(".gz") and isinstance(content, str) else data)
    return path


def put_set(folder: Path, files: dict[str, str | bytes | None], *, name: str = "index.xml") -> Path:
    """Write sitemaps, by name, those without content not, and an index that lists all; says where the index is."""
    for path, text in files.items():
        if text is not None:
            put(folder / path, text)
    return put(folder / name, index(*(f"{HOST}/{path}" for path in files)))


def content(path: Path) -> str:
    """Return the text of a file, decompressed if it is gzipped."""
    data = path.read_bytes()
    return (gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data).decode()


def small_set(folder: Path) -> Path:
    """Write an index of two sitemaps of two entries each, the second gzipped; return its path."""
    put(folder / "one.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    put(folder / "two.xml.gz", urlset(f"{HOST}/c", f"{HOST}/d"))
    listed = ((f"{HOST}/one.xml", "2020-01-01"), (f"{HOST}/two.xml.gz", "2020-01-01T10:00:00+00:00"))
    return put(folder / "sitemap.xml", index(*listed))


def two_versions(folder: Path) -> tuple[Path, Path]:
    """Write an earlier and the current version of a set, which differ in a page and a priority; return their indexes."""
    old, new = folder / "old", folder / "new"
    for version, entries in ((old, ("a", "gone")), (new, ("a", "b"))):
        put(version / "sitemap.xml", index(f"{HOST}/posts.xml", f"{HOST}/pages.xml"))
        put(version / "posts.xml", urlset(*(f"{HOST}/{name}" for name in entries)))
        put(version / "pages.xml", urlset({"loc": f"{HOST}/page", "priority": "0.5" if version is old else "0.6"}))
    return old / "sitemap.xml", new / "sitemap.xml"


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the content of all files in a folder by path, with hidden files but without backups."""
    paths = (path for path in folder.rglob("*") if path.is_file() and BACKUP_FOLDER not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def backups_in(folder: Path) -> dict[str, bytes]:
    """Return the content of the backups in a folder by file name."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob(f"{BACKUP_FOLDER}/*/*"))}


def taken_elsewhere(path: Path) -> SetLock:
    """Lock a set as another process."""
    lock = lock_set(path)
    lock.lock_path.write_text(json.dumps(LockOwner.from_this_process()._replace(pid=1)._asdict()))
    return lock


def stats(folder: Path) -> dict:
    """Return by name what changes when a file is written, even with the same content."""
    return {path.name: (path.stat().st_mtime_ns, path.stat().st_ino) for path in folder.rglob("*")}


def locs(count: int, start: int = 0) -> list[str]:
    """Return this number of different URLs."""
    return [f"{HOST}/{number}" for number in range(start, start + count)]


def joined(lines: Iterable[str]) -> str:
    """Return the lines of a text list."""
    return "".join(f"{line}\n" for line in lines)


def failing(function, when=lambda *given: True):
    """Return the same function, which raises an exception if a condition holds."""

    def fail(*given, **named):
        if when(*given):
            raise ValueError("a fault of ours")
        return function(*given, **named)

    return fail
