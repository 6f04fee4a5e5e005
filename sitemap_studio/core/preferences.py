"""Preferences: what the user chose once for all, in one TOML file of the user's own; where it lies is decided here.

The table at the end of the declarations names all that can be chosen, with words for a dialog. The file is read when
the program starts and written at every choice. What it holds besides is kept, but for comments. What is no wish but a
memory, such as the place of the window, is not kept here.
"""

from __future__ import annotations

import os
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import tomli_w
from platformdirs import user_config_path

from sitemap_studio.core.errors import ReadError, WriteError
from sitemap_studio.core.preference_kinds import Choice, Kind, Records, Text, TextsByName, Whole
from sitemap_studio.core.replacing import replace_file

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CONFIG"
"""An environment variable with the folder of the file, for those who want it elsewhere; tests do."""

FILE_NAME: Final = "preferences.toml"

MAX_FILE_BYTES: Final = 4 << 20
"""A larger file was not written by this program."""

_FOLDER: Final = "sitemap-studio"
_HEAD: Final = (
    "# Preferences of Sitemap Studio, which writes this file: values that it does not know stay, comments do not.\n"
)

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Preference(Generic[T]):
    """Something that can be chosen.

    Attributes:
        key: Its place in the file: names of tables and its own, with dots between them.
        kind: What values it may have.
        default: Its value while nothing is chosen.
        label: Its words in a dialog, still to be translated.
        tip: One sentence on what it does, the same way.
    """

    key: str
    kind: Kind[T]
    default: T
    label: str
    tip: str

    def may_be(self, value: object) -> bool:
        """Whether a value is of its kind."""
        try:
            self.kind.taken(value)
        except ValueError:
            return False
        return True


LEAK_PATTERNS: Final[Preference[list[dict[str, str | bool]] | None]] = Preference(
    "leaks.patterns",
    Records({"usual": str, "pattern": str, "about": str, "on": bool}, ("usual", "pattern"), max_records=1_000),
    None,
    "Leak patterns",
    "What addresses look like that were hardly meant to be public.",
)
"""See `protocol.leak_lists`; None for the usual ones."""

ESCAPE_AS: Final[Preference[str]] = Preference(
    "fixes.escape_as",
    Choice(("utf-8", "iso-8859-1")),
    "utf-8",
    "Escape characters as",
    "In what the web server expects characters beyond ASCII, when addresses are fixed.",
)

ZONE: Final[Preference[str]] = Preference(
    "fixes.zone",
    Text("|Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]", "“Z”, or such as “+01:00”, or empty"),
    "",
    "Zone of times without one",
    "What is written behind times that state no zone, when dates are fixed.",
)

BASE_URLS: Final[Preference[Mapping[str, str]]] = Preference(
    "fixes.base_urls",
    TextsByName(max_texts=200, max_characters=4_096),
    {},
    "Bases for relative addresses",
    "What relative addresses of a set were completed with, by the file of the set and by the host of its addresses.",
)

SAVED_FILTERS: Final[Preference[Mapping[str, str]]] = Preference(
    "filters.saved",
    TextsByName(max_texts=200, max_characters=100_000),
    {},
    "Saved filters",
    "Filters that were saved under a name, as they would be typed.",
)

RECOVERY: Final[Preference[str]] = Preference(
    "recovery.log",
    Choice(("on", "off")),
    "on",
    "Recovery log",
    "Whether edits are written down at once, so that they can be recovered if the program ends before they are saved.",
)

CACHE_FOLDER: Final[Preference[str]] = Preference(
    "cache.folder",
    Text(r"[^\x00-\x1f]{0,4096}", "the name of a folder, or empty"),
    "",
    "Folder for large sets",
    "Where sets of millions of entries have them while they are open; empty for the user's folder of caches.",
)

CACHE_GIGABYTES: Final[Preference[int]] = Preference(
    "cache.gigabytes",
    Whole(1, 10_000),
    16,
    "Room for large sets, in gigabytes",
    "How much of a disk the entries of one large set may take while it is open; what is more lies in memory.",
)

PREFERENCES: Final[tuple[Preference[Any], ...]] = (
    LEAK_PATTERNS, ESCAPE_AS, ZONE, BASE_URLS, SAVED_FILTERS, RECOVERY, CACHE_FOLDER, CACHE_GIGABYTES,
)  # fmt: skip
"""All of them, in the order of a dialog."""


def preferences_path() -> Path:
    """Where this user's file lies, whether or not it is there."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return (Path(folder) if folder else user_config_path(_FOLDER, appauthor=False)) / FILE_NAME


class Preferences:
    """What is chosen.

    Attributes:
        path: The file.
        complaints: A sentence for everything in the file that could not be understood; defaults stand in for it.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Read the file, if there is one.

        Args:
            path: The file; None for this user's.
        """
        self.path = path or preferences_path()
        self.complaints: list[str] = []
        self._values: dict[str, Any] = {}
        try:
            self._take(_stored(self.path))
        except ReadError as error:
            self.complaints.append(f"{error.message} The usual preferences hold.")
        except _NotUnderstood as error:
            self._set_aside(str(error))

    def __getitem__(self, preference: Preference[T]) -> T:
        value: T = self._values.get(preference.key, preference.default)
        return value

    def change(self, chosen: Mapping[Preference[Any], object]) -> None:
        """Choose, and write it down at once; what others wrote into the file meanwhile is kept.

        Args:
            chosen: New values. A default is not written: it may be another in a newer version.

        Raises:
            ValueError: A value is not of its preference's kind.
            WriteError: The file can't be written; the choice holds all the same, until the program ends.
        """
        values = {preference.key: preference.kind.taken(chosen[preference]) for preference in chosen
                  if chosen[preference] != preference.default}  # fmt: skip
        try:
            stored = self._read_again()
            for preference in chosen:
                _put(stored, preference.key, values.get(preference.key))
            self._take(stored)
            _write(self.path, stored)
        finally:
            for preference in chosen:
                self._values.pop(preference.key, None)
            self._values |= values

    def _read_again(self) -> dict[str, Any]:
        try:
            return _stored(self.path)
        except ReadError as error:
            raise _not_kept(self.path, error.message) from error
        except _NotUnderstood as error:
            if not self._set_aside(str(error)):
                raise _not_kept(self.path, self.complaints[-1]) from error
            return {}

    def _set_aside(self, reason: str) -> bool:
        """Give a file that can't be understood another name, and say so; false if it must stay."""
        what = f"“{self.path.name}” can't be understood ({reason})"
        try:
            aside = _free_name(self.path)
            self.path.rename(aside)
        except OSError:
            self._complain(f"{what}; the usual preferences hold.")
            return False
        self._complain(f"{what} and was set aside as “{aside.name}”; the usual preferences hold.")
        return True

    def _take(self, stored: Mapping[str, Any]) -> None:
        """Take the values that may stand where they stand."""
        self._values = {}
        for preference in PREFERENCES:
            value = _at(stored, preference.key)
            if value is None:
                continue
            try:
                self._values[preference.key] = preference.kind.taken(value)
            except ValueError as error:
                self._complain(f"In “{self.path.name}”, “{preference.key}” must be {error}; the usual holds.")

    def _complain(self, sentence: str) -> None:
        if sentence not in self.complaints:
            self.complaints.append(sentence)


class _NotUnderstood(Exception):
    """The file is no TOML; says why."""


def _stored(path: Path) -> dict[str, Any]:
    """What the file holds; nothing, if there is none."""
    try:
        status = path.stat()
        # A pipe would have to be waited for.
        data = path.read_bytes() if stat.S_ISREG(status.st_mode) and status.st_size <= MAX_FILE_BYTES else None
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise ReadError(f"“{path.name}” can't be read: {error.strerror or error}.", path=path) from error
    if data is None:
        reason = "it is too large" if stat.S_ISREG(status.st_mode) else "it is no file"
        raise ReadError(f"“{path.name}” can't be read: {reason}.", path=path)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise _NotUnderstood(f"line {data[: error.start].count(10) + 1} is not UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise _NotUnderstood(f"{str(error)[:1].lower()}{str(error)[1:]}") from error
    except (ValueError, RecursionError) as error:
        raise _NotUnderstood("it holds numbers or tables without end") from error


def _free_name(path: Path) -> Path:
    """A name for a broken file that no file has."""
    names = (path.with_name(f"{path.name}.broken{number if number > 1 else ''}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _at(stored: Mapping[str, Any], key: str) -> Any:
    value: Any = stored
    for name in key.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def _put(stored: dict[str, Any], key: str, value: Any) -> None:
    """Put a value where its key says; None takes it away, and tables that it leaves empty."""
    *names, last = key.split(".")
    tables = [stored]
    for name in names:
        table = tables[-1].get(name)
        tables.append(table if isinstance(table, dict) else {})
    if value is None:
        tables[-1].pop(last, None)
    else:
        tables[-1][last] = value
    for name, outer, table in reversed(list(zip(names, tables, tables[1:], strict=False))):
        if table:
            outer[name] = table
        elif isinstance(outer.get(name), dict):
            del outer[name]


def _write(path: Path, stored: Mapping[str, Any]) -> None:
    try:
        data = f"{_HEAD}{tomli_w.dumps(stored)}".encode()
    except (ValueError, RecursionError) as error:
        raise _not_kept(path, f"“{path.name}” holds numbers or tables without end.") from error
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, data)
    except OSError as error:
        raise _not_kept(path, f"“{path.parent}” can't be made: {error.strerror or error}.") from error
    except WriteError as error:
        raise _not_kept(path, error.message) from error


def _not_kept(path: Path, reason: str) -> WriteError:
    return WriteError(reason, hint="The choice holds until the program ends.", path=path)
