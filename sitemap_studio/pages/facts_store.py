"""Store of facts about pages: one SQLite file for each host and port, readable by the owner only.

Facts are written in batches; a killed process loses at most those of the last second. Facts are stored separately for
each bot; newer facts of a page replace older ones. A file that can't be written, as on a full disk, is replaced by a
database in memory until the store is closed. A file of an older version of the format is emptied; one of a newer version
is neither read nor written. Columns of many pages, whose reading takes long, are also stored beside the file as they are
in memory, and used until the facts change.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NoReturn

import polars as pl

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import BusyError, LockedError, WriteError, system_reason
from sitemap_studio.core.file_lock import SetLock, lock_files_in, lock_owner_of, lock_set
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.paths import BROKEN_MARK, quarantine_file
from sitemap_studio.model.large_store import CacheLocation
from sitemap_studio.model.page_columns import COLUMNS, EVIDENCE_SOURCES, VISIT_COLUMNS
from sitemap_studio.pages.page_facts import (
    Canonical,
    Hop,
    PageAlternate,
    PageFacts,
    RobotsRule,
    canonical_flags,
)
from sitemap_studio.protocol.page_verdicts import PageFlag
from sitemap_studio.protocol.robots_files import host_key
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, site_of, split_authority, split_loc

MAX_STORE_BYTES: Final = 2 << 30
"""Maximum size of all files in bytes; above it, the files of the hosts that were checked least recently are deleted."""

_BATCH_PAGES: Final = 400
_BATCH_S: Final = 1.0
_READ_PAGES: Final = 500
_COLUMN_PAGES: Final = 50_000
_MAX_OPEN_FILES: Final = 64
_MAX_NAME_CHARACTERS: Final = 100
_VERSION: Final = 6
_BUSY_S: Final = 30.0
_SUFFIX: Final = ".sqlite"
_COLUMNS_SUFFIX: Final = "-columns"
_SIDE_SUFFIXES: Final = ("-wal", "-shm", "-journal", _COLUMNS_SUFFIX)
_MAX_LABEL_BYTES: Final = 4_096
_FILE_NAME: Final = re.compile(rf".+{re.escape(_SUFFIX)}({re.escape(BROKEN_MARK)}.*)?")
_UNSAFE: Final = re.compile(r"[^a-z0-9.-]")

_COLUMNS: Final = PageFacts._fields
_JSON_COLUMNS: Final[dict[str, type[Any]]] = {
    "hops": Hop,
    "canonicals": Canonical,
    "alternates": PageAlternate,
    "robots": RobotsRule,
}
_JSON_POSITIONS: Final = tuple(map(_COLUMNS.index, _JSON_COLUMNS))
_BOOLEAN_POSITIONS: Final = tuple(
    map(_COLUMNS.index, ("indexable", "truncated", "is_volatile", "needs_script", "has_password"))
)
_USUAL_TEXTS: Final = {"source": "check", "type": "text/html", "charset": "UTF-8", "canonical_source": "link"}
"""Values of most pages by column; they are stored as `_USUAL`, as is a canonical URL that is the URL of the page."""

_USUAL: Final = 1
_USUAL_POSITIONS: Final = {_COLUMNS.index(name): text for name, text in _USUAL_TEXTS.items()}
_CANONICAL_POSITION: Final = _COLUMNS.index("canonical")

_PAGE_EXPRESSIONS: Final = {
    "hops": "CASE WHEN json_valid(hops) THEN max(json_array_length(hops) - 1, 0) ELSE 0 END",
    "changed": "CASE WHEN is_volatile THEN NULL ELSE changed END",
    "title": "nullif(title, '')",
    "language": "nullif(language, '')",
    "canonical": f"CASE canonical WHEN {_USUAL} THEN loc ELSE canonical END",
    "type": f"CASE type WHEN {_USUAL} THEN '{_USUAL_TEXTS['type']}' WHEN '' THEN NULL ELSE type END",
    "hash": "nullif(hash, '')",
    "alternates": "CASE WHEN json_valid(alternates) THEN alternates END",
    "flags": (
        f"coalesce(truncated, 0) * {PageFlag.TRUNCATED:d} + coalesce(needs_script, 0) * {PageFlag.NEEDS_SCRIPT:d}"
        f""" + coalesce(hops LIKE '%"delayed"%', 0) * {PageFlag.DELAYED_REFRESH:d}"""
        # A single valid canonical URL is clear, so that most pages need no call of the function.
        " + CASE WHEN canonicals LIKE '%],[%' OR canonicals LIKE '%false]%' THEN canonical_flags(canonicals) ELSE 0 END"
    ),
}
"""SQL expressions for the columns of `COLUMNS` that are stored in another form; damaged JSON has no value or 0."""

_TYPES: Final[dict[str, pl.DataType]] = {
    **{name: pl.String() if column.is_hashed else column.dtype for name, column in COLUMNS.items()},
    **EVIDENCE_SOURCES,
}
"""Types of the columns in frames of `FactsStore.read_columns`, by name."""

OUTLINE_TYPES: Final[dict[str, pl.DataType]] = {
    "loc": pl.String(),
    "status": pl.UInt16(),
    "reason": COLUMNS["reason"].dtype,
    "target": pl.String(),
    "canonical": pl.String(),
    "truncated": pl.UInt8(),
    "needs_script": pl.UInt8(),
    "error_kind": pl.String(),
    "error": pl.String(),
}
"""Types of the columns in frames of `FactsStore.read_outlines`, by name, the attributes of `PageOutline`."""

_SELECT_LISTED: Final = "SELECT {} FROM page WHERE bot = ? AND checked >= ? AND loc IN (SELECT value FROM json_each(?))"
_INSERT: Final = f"INSERT OR REPLACE INTO page VALUES ({', '.join('?' * len(_COLUMNS))})"
_INSERT_VISIT: Final = "INSERT OR REPLACE INTO visit VALUES (?, ?, ?, ?)"
_CHANGE_TOKEN: Final = "INSERT OR REPLACE INTO state VALUES (0, hex(randomblob(16)))"
_SCHEMA: Final = f"""
CREATE TABLE IF NOT EXISTS page ({", ".join(_COLUMNS)}, PRIMARY KEY (loc, bot)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS run (start, end, options, counts, ended);
CREATE TABLE IF NOT EXISTS visit (loc PRIMARY KEY, hits, visited, source) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS link (source, target, PRIMARY KEY (source, target)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS state (id PRIMARY KEY, token) WITHOUT ROWID;
PRAGMA user_version = {_VERSION};
"""


class _NewerVersionError(sqlite3.OperationalError):
    """Error about a file in the format of a newer version of the program."""


def default_facts_folder() -> Path:
    """Return the default folder of the store, in the cache folder of the user."""
    return CacheLocation().parent / "facts"


def has_stored_facts() -> bool:
    """Return whether the default folder contains a file of facts."""
    try:
        return any(path.suffix == _SUFFIX for path in default_facts_folder().iterdir())
    except OSError:
        return False


def facts_file_name(url: str) -> str:
    """Return the file name `HOST-PORT.sqlite` for a web URL; unsafe characters become `_`, long hosts are shortened."""
    return _file_name_for_origin(site_of(url))


@lru_cache(maxsize=4_096)
def _file_name_for_origin(url: str) -> str:
    """Return the file name for the scheme, host and port of a web URL; see `facts_file_name`."""
    _, host, port = split_authority(split_loc(url)[1][2:])
    host, port = host_key(f"http://{host}"), port.lstrip(":") or ("443" if url[:6].lower() == "https:" else "80")
    name = _UNSAFE.sub("_", host.strip("[]").removesuffix("."))
    if len(name) > _MAX_NAME_CHARACTERS:
        name = f"{name[:_MAX_NAME_CHARACTERS]}_{hashlib.sha256(host.encode()).hexdigest()[:16]}"
    return f"{name}-{_UNSAFE.sub('_', port)}{_SUFFIX}"


class FactsStore:
    """Reader and writer of stored facts; a context manager that finally writes the current batch and closes all files.

    Attributes:
        folder: Folder of the files.
        notices: Messages for the user, about damaged files that were renamed, files in formats of other versions of the
            program, and facts that can't be stored.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Store the folder, by default `default_facts_folder`; it is created when the first facts are written."""
        self.folder = default_facts_folder() if folder is None else folder
        self.notices = list[Message]()
        self._connections = dict[str, sqlite3.Connection]()
        self._memory = dict[str, sqlite3.Connection]()
        self._newer_files = set[str]()
        self._pending = dict[str, dict[tuple[str, str], PageFacts]]()
        self._read_ahead = dict[str, dict[tuple[str, str], PageFacts | None]]()
        self._n_pending, self._written_at = 0, time.monotonic()

    def __enter__(self) -> FactsStore:
        """Return the store itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Write the current batch, also after an exception, and close all files."""
        try:
            self.flush()
        finally:
            self.close()

    def add(self, facts: PageFacts) -> None:
        """Add the facts of a page to the current batch, and write the batch when it is full."""
        name, key = facts_file_name(facts.loc), (facts.loc, facts.bot)
        self._pending.setdefault(name, {})[key] = facts
        if key in (ahead := self._read_ahead.get(name, {})):
            ahead[key] = facts
        self._n_pending += 1
        if self._n_pending >= _BATCH_PAGES:
            self.flush()

    def flush_if_due(self) -> None:
        """Write the current batch if a second has passed since the last write; called at short intervals."""
        if self._n_pending and time.monotonic() - self._written_at >= _BATCH_S:
            self.flush()

    def flush(self) -> None:
        """Write all facts of the current batch.

        A damaged file is renamed, and a new one written. The facts for a file that can't be written remain in memory
        until the store is closed; the first such file adds a notice.
        """
        pending, self._pending, self._n_pending = self._pending, {}, 0
        self._written_at = time.monotonic()
        for name, facts in pending.items():
            rows = list(map(_row_from_facts, facts.values()))
            try:
                self._write_with_recovery(name, rows)
            except (sqlite3.DatabaseError, OSError) as error:
                self._replace_by_memory(name, error)
                self._write_rows(name, rows)

    def _write_with_recovery(self, name: str, rows: Sequence[Sequence[Any]]) -> None:
        """Write rows to a file; if it is damaged, rename it and write them to a new one; raise other errors."""
        try:
            self._write_rows(name, rows)
        except sqlite3.DatabaseError as error:
            if not self._quarantine_if_damaged(name, error):
                raise
            self._write_rows(name, rows)

    def _write_rows(self, name: str, rows: Sequence[Sequence[Any]], statement: str = _INSERT) -> None:
        """Write rows, by default of the table `page`, to a file or to its replacement in memory, in one transaction.

        A missing file is created. Halves of surrogate pairs in texts are replaced by question marks. SQLite and system
        errors are raised.
        """
        connection = self._connection_to(name, creates=True)
        assert connection is not None
        try:
            with connection:
                connection.executemany(statement, rows)
                connection.execute(_CHANGE_TOKEN)
        except UnicodeEncodeError:
            self._write_rows(name, [list(map(_encodable, row)) for row in rows], statement)

    def read(self, locs: Iterable[str], bot: str, *, not_before: int = 0) -> Iterator[PageFacts]:
        """Yield the stored facts of pages for a bot, in the order of `locs`; pages without facts are left out.

        Args:
            locs: URLs without fragment and user name.
            bot: Name of the bot.
            not_before: Unix time; facts that are older are left out.
        """
        self.flush()
        remaining = iter(locs)
        while batch := list(islice(remaining, _READ_PAGES)):
            yield from self._read_batch(batch, bot, not_before)

    def get(self, loc: str, bot: str, following: Iterable[str] = ()) -> PageFacts | None:
        """Return the facts of a page for a bot, from the current batch or else from its file; None without facts.

        Args:
            loc: URL of the page.
            bot: Name of the bot.
            following: URLs of the same host that later calls will ask for; their facts are read together.
        """
        name, key = facts_file_name(loc), (loc, bot)
        if (pending := self._pending.get(name, {}).get(key)) is not None:
            return pending
        if key not in self._read_ahead.get(name, {}):
            locs = [loc, *islice(following, _READ_PAGES - 1)]
            pages = {facts.loc: facts for facts in self._read_batch(locs, bot, 0)}
            if len(locs) == 1:
                return pages.get(loc)
            self._read_ahead[name] = {(each, bot): pages.get(each) for each in locs}
        return self._read_ahead[name].pop(key)

    def _read_batch(self, locs: Sequence[str], bot: str, not_before: int) -> Iterator[PageFacts]:
        """Yield the facts of at most `_READ_PAGES` pages as `read` does, without the current batch; rename damaged files.

        Args:
            locs: URLs without fragment and user name.
            bot: Name of the bot.
            not_before: Unix time; facts that are older are left out.
        """
        by_file = dict[str, list[str]]()
        for loc in locs:
            by_file.setdefault(facts_file_name(loc), []).append(loc)
        pages = dict[str, PageFacts]()
        query = _SELECT_LISTED.format(", ".join(_COLUMNS))
        for name, of_file in by_file.items():
            try:
                connection = self._connection_to(name, creates=False)
                if connection is not None:
                    for row in connection.execute(query, [bot, not_before, json.dumps(of_file)]):
                        pages[row[0]] = _facts_from_row(row)
            except (sqlite3.DatabaseError, ValueError, TypeError, OSError) as error:
                # Without facts, the pages are requested again.
                self._quarantine_if_damaged(name, error)
        yield from (pages[loc] for loc in locs if loc in pages)

    def read_outlines(self, locs: Sequence[str], bot: str, *, not_before: int = 0) -> pl.DataFrame:
        """Return the verdicts about the pages that `read` yields for the same arguments, with the columns `OUTLINE_TYPES`.

        Pages whose reason is damaged are left out.
        """
        self.flush()
        pages = pl.DataFrame({"loc": pl.Series(locs, dtype=pl.String)})
        pages = pages.with_columns(file=pl.coalesce(pl.col("loc").str.extract(WEB_ORIGIN), "loc"))
        names = {origin: facts_file_name(origin) for origin in pages["file"].unique()}
        pages = pages.with_columns(pl.col("file").replace_strict(names, return_dtype=pl.String))
        query = _SELECT_LISTED.format(", ".join(_PAGE_EXPRESSIONS.get(name, name) for name in OUTLINE_TYPES))
        frames, rows = [pl.DataFrame(schema=OUTLINE_TYPES)], list[tuple[Any, ...]]()
        for part in pages.partition_by("file", maintain_order=True):
            name = part["file"][0]
            for some in part["loc"].to_frame().iter_slices(_COLUMN_PAGES):
                try:
                    connection = self._connection_to(name, creates=False)
                    if connection is not None:
                        listed = json.dumps(some["loc"].to_list())
                        rows += connection.execute(query, [bot, not_before, listed])
                except (sqlite3.DatabaseError, OSError) as error:
                    self._quarantine_if_damaged(name, error)
                if len(rows) >= _COLUMN_PAGES:
                    frames.append(_frame_of_rows(rows, OUTLINE_TYPES))
                    rows.clear()
        frames.append(_frame_of_rows(rows, OUTLINE_TYPES))
        return pages.select("loc").join(
            pl.concat(frames).drop_nulls("reason"), on="loc", how="inner", maintain_order="left"
        )

    def read_columns(self, urls: Iterable[str], bot: str, names: Sequence[str]) -> Iterator[pl.DataFrame]:
        """Yield frames of at most `_COLUMN_PAGES` rows with all stored facts for a bot about the hosts of some URLs.

        A damaged file is renamed, with a notice, and its remaining facts are left out, as are the facts in a busy file.

        Args:
            urls: A URL of each host.
            bot: Name of the bot.
            names: Columns of `COLUMNS` and `EVIDENCE_SOURCES`, without `EVIDENCE_COLUMNS`; in frames, they follow the
                column `loc`. Values of a hashed column are texts.
        """
        self.flush()
        schema = {"loc": pl.String(), **{name: _TYPES[name] for name in names}}
        selected = ", ".join(_PAGE_EXPRESSIONS.get(name, name) for name in schema)
        query, values = f"SELECT {selected} FROM page WHERE bot = ?", [bot]
        if not set(VISIT_COLUMNS).isdisjoint(names):
            # Pages in logs may have no other facts.
            query = query.replace(" FROM page WHERE", " FROM page LEFT JOIN visit USING (loc) WHERE")
            own = ", ".join(name if name in ("loc", *VISIT_COLUMNS) else "NULL" for name in schema)
            is_checked = "SELECT 1 FROM page WHERE page.loc = visit.loc AND bot = ?"
            query, values = f"{query} UNION ALL SELECT {own} FROM visit WHERE NOT EXISTS ({is_checked})", values * 2
        for name in sorted({facts_file_name(url) for url in urls}):
            try:
                connection = self._connection_to(name, creates=False)
                rows = connection.execute(query, values) if connection is not None else None
                while rows is not None and (batch := rows.fetchmany(_COLUMN_PAGES)):
                    yield _frame_of_rows(batch, schema)
            except (sqlite3.DatabaseError, ValueError, TypeError, OSError) as error:
                self._quarantine_if_damaged(name, error)

    def version_of_facts(self, url: str) -> str:
        """Write the current batch, and return a text that changes with the stored facts about the host of a URL.

        It is empty without a readable file, and if the facts are in memory.
        """
        self.flush()
        name = facts_file_name(url)
        if name not in self._memory:
            with suppress(sqlite3.DatabaseError, OSError):
                connection = self._connection_to(name, creates=False)
                row = None if connection is None else connection.execute("SELECT token FROM state").fetchone()
                return "" if row is None else str(row[0])
        return ""

    def read_ready_columns(self, url: str, label: str, names: Sequence[str]) -> pl.DataFrame | None:
        """Return named columns of the frame that `write_ready_columns` stored for the host of a URL with this label.

        Return None if there is no such frame, or if it lacks a column or is damaged.
        """
        path = self.folder / (facts_file_name(url) + _COLUMNS_SUFFIX)
        try:
            with path.open("rb") as file:
                first_line, content = file.readline(_MAX_LABEL_BYTES), file.read()
            # Polars may crash while it reads damaged content.
            is_valid = first_line == _first_line(label, content)
            return pl.read_ipc(content).select(names) if is_valid else None
        except (OSError, pl.exceptions.PolarsError):
            return None

    def write_ready_columns(self, url: str, label: str, frame: pl.DataFrame) -> None:
        """Store a frame with facts about the host of a URL, in place of the previous one; ignore system errors.

        Args:
            url: The URL.
            label: A line of text, which includes the result of `version_of_facts` from before the facts were read.
            frame: The frame.
        """
        content = frame.write_ipc(None, compression="lz4").getvalue()
        path = self.folder / (facts_file_name(url) + _COLUMNS_SUFFIX)
        with suppress(WriteError, OSError):
            _create_private_file(path)
            replace_file(path, _first_line(label, content) + content)

    def add_visits(self, visits: pl.DataFrame, source: str) -> None:
        """Write the numbers of hits and last visits of pages, in place of older ones of the same pages.

        If a file can't be written, its visits remain in memory, like facts; see `flush`.

        Args:
            visits: A row per page with `loc`, in the form of `page_loc`, `hits` and `visited` in Unix seconds.
            source: Name of the log.
        """
        by_file = dict[str, list[tuple[str, int, int | None, str]]]()
        for loc, hits, visited in visits.select("loc", *VISIT_COLUMNS).iter_rows():
            by_file.setdefault(facts_file_name(loc), []).append((loc, hits, visited, source))
        for name, rows in by_file.items():
            try:
                self._write_rows(name, rows, _INSERT_VISIT)
            except (sqlite3.DatabaseError, OSError) as error:
                if not self._quarantine_if_damaged(name, error):
                    self._replace_by_memory(name, error)
                self._write_rows(name, rows, _INSERT_VISIT)

    def add_run(self, urls: Iterable[str], *, start: int, end: int, options: str, counts: str, ended: str) -> None:
        """Write the current batch, and add a run to the existing files of its hosts; errors in those files are ignored.

        Args:
            urls: A URL of each host.
            start: Time of the start in Unix seconds.
            end: Time of the end in Unix seconds.
            options: The options, as JSON, without header fields and passwords.
            counts: The counts, as JSON.
            ended: Why it ended: `done` or `stopped`.
        """
        self.flush()
        for name in {facts_file_name(url) for url in urls}:
            with suppress(sqlite3.DatabaseError, OSError):
                connection = self._connection_to(name, creates=False)
                if connection is not None:
                    with connection:
                        connection.execute(
                            "INSERT INTO run VALUES (?, ?, ?, ?, ?)", (start, end, options, counts, ended)
                        )

    def forget_host(self, host: str) -> int:
        """Delete the files of a host, for one port if given or else for all, and return the number of these files.

        This includes damaged files that were renamed.

        Args:
            host: A host, optionally with a port, or a URL of the host.

        Raises:
            BusyError: A check uses the host; nothing was deleted.
            WriteError: A file can't be deleted.
        """
        host = host.strip().rpartition("//")[2].partition("/")[0]
        has_port = bool(split_authority(host)[2])
        name = facts_file_name(f"http://{host}").removesuffix(_SUFFIX)
        return self._delete_files(re.escape(name) if has_port else re.escape(name.removesuffix("-80")) + r"-\d+")

    def forget_all(self) -> int:
        """Delete the files of all hosts, also damaged files that were renamed, and return their number.

        Raises:
            BusyError: A check uses a host; nothing was deleted.
            WriteError: A file can't be deleted.
        """
        return self._delete_files(".*")

    def _delete_files(self, pattern: str) -> int:
        """Delete the files whose names without suffix match a pattern, also renamed ones, and return their number.

        See `forget_host` for errors.
        """
        names = re.compile(pattern)
        matching = [path for path in self._facts_files() if names.fullmatch(path.name.partition(_SUFFIX)[0])]
        checks = self._running_checks()
        for path in matching:
            if (check := checks.get(_lock_target(path))) is not None:
                raise BusyError(msg("The page facts can't be deleted during a check of their pages."), hint=check)
        for path in matching:
            error = self._delete_file(path)
            if error is not None:
                message = msg("“{name}” can't be deleted: {reason}.", name=path.name, reason=system_reason(error))
                raise WriteError(message, path=path)
        return len(matching)

    def lock_host(self, host: str) -> SetLock | Message:
        """Lock a host for a check and return the lock, or return a sentence about the check that uses the host.

        Where no lock file can be written, as in a read-only folder, the returned lock has no effect.

        Args:
            host: The host in the form of `host_key`.
        """
        with suppress(OSError):
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return _lock_file(self.folder / facts_file_name(f"http://{host}"))

    def _running_checks(self) -> dict[Path, Message]:
        """Return the files that `lock_host` has locked, each with a sentence about the check; remove stale locks."""
        checks = dict[Path, Message]()
        for _, path in lock_files_in(self.folder):
            lock = _lock_file(path)
            if isinstance(lock, Message):
                checks[path] = lock
            else:
                lock.release()
        return checks

    @property
    def size_bytes(self) -> int:
        """Size of the files of all hosts in bytes, with their side files and damaged files that were renamed."""
        return sum(map(_size_with_side_files, self._facts_files()))

    def limit_size(self, max_bytes: int = MAX_STORE_BYTES) -> None:
        """Delete files until all together have at most `max_bytes`.

        Damaged files that were renamed are deleted first, then the least recently changed files of hosts. Files of hosts
        that a check uses remain.
        """
        sizes = {path: _size_with_side_files(path) for path in self._facts_files()}
        total = sum(sizes.values())
        checks = self._running_checks() if total > max_bytes else {}
        for path in sorted(sizes, key=lambda path: (path.name.endswith(_SUFFIX), _modification_time(path))):
            if total <= max_bytes:
                return
            if _lock_target(path) not in checks:
                self._delete_file(path)
                total -= sizes[path]

    def close(self) -> None:
        """Close all files, and discard the current batch and all facts that are only in memory."""
        for connection in (*self._connections.values(), *self._memory.values()):
            with suppress(sqlite3.Error):
                connection.close()
        self._connections.clear()
        self._memory.clear()
        self._read_ahead.clear()

    def _facts_files(self) -> list[Path]:
        """Return the paths of the files of all hosts and of renamed ones, in any order; empty without a readable folder."""
        try:
            return [path for path in self.folder.iterdir() if _FILE_NAME.fullmatch(path.name)]
        except OSError:
            return []

    def _delete_file(self, path: Path) -> OSError | None:
        """Close the connection to a file, and delete it with its side files; return the last error, None without one."""
        connection = self._connections.pop(path.name, None)
        if connection is not None:
            connection.close()
        last_error = None
        for file in (path, *(path.with_name(path.name + suffix) for suffix in _SIDE_SUFFIXES)):
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                last_error = error
        return last_error

    def _connection_to(self, name: str, *, creates: bool) -> sqlite3.Connection | None:
        """Return the connection to a file or to its replacement in memory, which stays open for later calls.

        Return None if the file is missing and `creates` is False. Raise SQLite and system errors. A file of an older
        version is emptied, and one of a newer version raises `_NewerVersionError`; the first time, either adds a notice.
        """
        if name in self._memory:
            return self._memory[name]
        if name in self._connections:
            return self._connections[name]
        path = self.folder / name
        if not path.exists():
            if not creates:
                return None
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # SQLite gives the mode of the file to its side files.
            _create_private_file(path)
        while len(self._connections) >= _MAX_OPEN_FILES:
            self._connections.pop(next(iter(self._connections))).close()
        connection = sqlite3.connect(path, timeout=_BUSY_S)
        _add_functions(connection)
        try:
            version = _version_of(connection)
            if version > _VERSION:
                self._refuse_newer_file(name)
            connection.execute("PRAGMA journal_mode = WAL")
            # A power cut may lose the last batches, but never damages the file.
            connection.execute("PRAGMA synchronous = NORMAL")
            if version == 0:
                connection.executescript(_SCHEMA)
            elif version < _VERSION:
                self._empty_older_file(name, connection)
        except sqlite3.DatabaseError:
            connection.close()
            raise
        self._connections[name] = connection
        return connection

    def _empty_older_file(self, name: str, connection: sqlite3.Connection) -> None:
        """Replace the tables of a file of an older version by empty ones, and add a notice.

        Do nothing if another process has replaced them.
        """
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            if _version_of(connection) >= _VERSION:
                return
            for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                connection.execute('DROP TABLE "{}"'.format(table.replace('"', '""')))
            for statement in _SCHEMA.split(";"):
                connection.execute(statement)
        text = "“{name}” contained page facts in the format of an older version of the program, which were deleted."
        self.notices.append(msg(text, name=name))

    def _refuse_newer_file(self, name: str) -> NoReturn:
        """Raise `_NewerVersionError` about a file, and add a notice the first time."""
        if name not in self._newer_files:
            self._newer_files.add(name)
            text = "“{name}” contains page facts of a newer version of the program. They are not used or changed."
            self.notices.append(msg(text, name=name))
        raise _NewerVersionError(name)

    def _quarantine_if_damaged(self, name: str, error: Exception) -> bool:
        """Rename a file and add a notice if an error means damage, and return whether it was renamed.

        Operational and system errors, such as a busy file or a full disk, do not count as damage.
        """
        if isinstance(error, (sqlite3.OperationalError, OSError)):
            return False
        connection = self._connections.pop(name, None)
        if connection is not None:
            connection.close()
        path = self.folder / name
        try:
            renamed = quarantine_file(path)
        except OSError:
            return False
        for suffix in _SIDE_SUFFIXES:
            with suppress(OSError):
                path.with_name(name + suffix).unlink(missing_ok=True)
        self.notices.append(
            msg("The stored page facts in “{name}” were damaged. The file is now “{new}”.", name=name, new=renamed.name)
        )
        return True

    def _replace_by_memory(self, name: str, error: Exception) -> None:
        """Copy the readable facts of a file to a database in memory that replaces it until the store is closed.

        The first replacement adds a notice, unless the file has the format of a newer version.

        Args:
            name: Name of the file.
            error: System or SQLite error that prevented writing.
        """
        memory = sqlite3.connect(":memory:")
        _add_functions(memory)
        memory.executescript(_SCHEMA)
        with suppress(sqlite3.DatabaseError, OSError), memory:
            stored = self._connection_to(name, creates=False)
            if stored is not None:
                memory.executemany(_INSERT, stored.execute("SELECT * FROM page"))
        connection = self._connections.pop(name, None)
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
        if not self._memory and not isinstance(error, _NewerVersionError):
            reason = system_reason(error) if isinstance(error, OSError) else str(error)
            self.notices.append(
                msg(
                    "The page facts can't be stored in “{name}”: {reason}. The check continues without storing them.",
                    name=self.folder,
                    reason=reason,
                )
            )
        self._memory[name] = memory


def _add_functions(connection: sqlite3.Connection) -> None:
    """Register the functions that `_PAGE_EXPRESSIONS` call in a connection."""
    connection.create_function("canonical_flags", 1, _flags_of_canonicals, deterministic=True)


def _frame_of_rows(rows: Sequence[Sequence[Any]], schema: Mapping[str, pl.DataType]) -> pl.DataFrame:
    """Return rows of a query as a frame with the columns of a schema; values of other types are converted, or null."""
    stored = {name: pl.Float64() if dtype.is_numeric() else pl.String() for name, dtype in schema.items()}
    try:
        frame = pl.DataFrame(rows, stored, orient="row", strict=False)
    except pl.exceptions.PolarsError:
        # Damaged values can have any type, which only single columns allow.
        columns = zip(*rows, strict=True)
        frame = pl.DataFrame(
            [
                pl.Series(name, values, dtype, strict=False)
                for (name, dtype), values in zip(stored.items(), columns, strict=True)
            ]
        )
    return frame.cast(pl.Schema(schema), strict=False)


def _encodable(value: Any) -> Any:
    """Return a value, with question marks in place of characters that UTF-8 can't encode if it is a text."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


def _first_line(label: str, content: bytes) -> bytes:
    """Return the first line of a file with ready columns: the label, and the checksum of the content after the line."""
    return f"{label} {zlib.crc32(content)}\n".encode()


def _create_private_file(path: Path) -> None:
    """Create an empty file that only the owner can read, unless the file exists; raise system errors."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _lock_target(path: Path) -> Path:
    """Return the file that `FactsStore.lock_host` locks for the host of a file, which may have been renamed."""
    name = path.name.partition(_SUFFIX)[0]
    # A lock is for both default ports, as the form of `host_key` contains neither.
    return path.with_name((f"{name[:-3]}80" if name.endswith("-443") else name) + _SUFFIX)


def _lock_file(path: Path) -> SetLock | Message:
    """Lock a file for a check and return the lock, or return a sentence about the check that has locked it."""
    try:
        return lock_set(path)
    except LockedError:
        owner = lock_owner_of(path)
    if owner is None:
        return msg("Another check is using this host.")
    since = datetime.fromtimestamp(owner.since).strftime("%Y-%m-%d %H:%M")
    return msg(
        "Another check is using this host since {since}: process {pid} of {user} on {computer}.",
        since=since, pid=owner.pid, user=owner.user or "?", computer=owner.host or "?",
    )  # fmt: skip


def _version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the format of a file; 0 for a new file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _size_with_side_files(path: Path) -> int:
    """Return the size in bytes of a file of the store with its side files; missing files count 0."""
    size = 0
    for file in (path, *(path.with_name(path.name + suffix) for suffix in _SIDE_SUFFIXES)):
        with suppress(OSError):
            size += file.stat().st_size
    return size


def _modification_time(path: Path) -> float:
    """Return the time of the last change of a file or of its log, in Unix seconds; 0 if both are missing."""
    times = [0.0]
    for file in (path, path.with_name(path.name + "-wal")):
        with suppress(OSError):
            times.append(file.stat().st_mtime)
    return max(times)


def _implied_lists(facts: PageFacts) -> tuple[tuple[Any, ...], ...]:
    """Return the `_JSON_COLUMNS` of a page that was requested once and states at most one canonical URL."""
    source, url = facts.canonical_source, facts.canonical
    return (Hop(facts.loc, facts.status),), (Canonical(source, url),) if source and url else (), (), ()


def _row_from_facts(facts: PageFacts) -> list[Any]:
    """Return the row of the table `page` for facts, with short forms of usual values.

    Lists are JSON, or None if they equal `_implied_lists`; usual texts are `_USUAL`.
    """
    row = list[Any](facts)
    for at, implied in zip(_JSON_POSITIONS, _implied_lists(facts), strict=True):
        row[at] = None if row[at] == implied else json.dumps(row[at], separators=(",", ":"))
    for at, text in _USUAL_POSITIONS.items():
        row[at] = _USUAL if row[at] == text else row[at]
    if facts.canonical == facts.loc:
        row[_CANONICAL_POSITION] = _USUAL
    return row


def _flags_of_canonicals(text: str) -> int:
    """Return the flags about canonical URLs that are stored as JSON, for SQLite; 0 for damaged JSON."""
    try:
        return int(canonical_flags(Canonical(*values) for values in json.loads(text)))
    except (ValueError, TypeError, AttributeError):
        return 0


def _facts_from_row(row: Sequence[Any]) -> PageFacts:
    """Return the facts that a row of the table `page` stores.

    Raises:
        ValueError: A value is damaged.
        TypeError: A value is damaged.
    """
    values = list(row)
    for at in _BOOLEAN_POSITIONS:
        values[at] = None if values[at] is None else bool(values[at])
    for at, text in _USUAL_POSITIONS.items():
        values[at] = text if values[at] == _USUAL else values[at]
    if values[_CANONICAL_POSITION] == _USUAL:
        values[_CANONICAL_POSITION] = values[0]
    implied = _implied_lists(PageFacts._make(values))
    for at, kind, items in zip(_JSON_POSITIONS, _JSON_COLUMNS.values(), implied, strict=True):
        values[at] = items if values[at] is None else tuple(kind(*item) for item in json.loads(values[at]))
    return PageFacts._make(values)
