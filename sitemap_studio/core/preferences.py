"""Preferences of the user, declared in one table and stored in one TOML file.

The file is read when the program starts, and written at every change. Unknown values remain in it; comments do not.
State that is not a preference, such as the position of the window, is stored by `gui.settings_store`.
"""

from __future__ import annotations

import os
import re
import stat
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import tomli_w
from platformdirs import user_config_path

from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import ReadError, WriteError, system_reason
from sitemap_studio.core.messages import join, msg, msg_from, quoted
from sitemap_studio.core.paths import quarantine_file

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CONFIG"
"""Environment variable that overrides the folder of the file."""

FILE_NAME: Final = "preferences.toml"

MAX_FILE_BYTES: Final = 4 << 20
"""Maximum size of the file; larger files were not written by this program."""

_FOLDER: Final = "sitemap-studio"
_TOML_POSITION: Final = re.compile(r"line (\d+), column (\d+)")
_HEAD: Final = (
    "# Preferences of Sitemap Studio, which writes this file: values that it does not know stay, comments do not.\n"
)

T = TypeVar("T")
Value = TypeVar("Value", covariant=True)


# Kinds


class PreferenceKind(Protocol[Value]):
    """Type of the values of a preference, which validates the TOML values in the file."""

    def parse(self, stored: object) -> Value:
        """Return the value of a preference for a TOML value; raise a `ValueError` that describes valid values."""


@dataclass(frozen=True)
class OneOf:
    """Kind of preferences with one of several texts; `words` are labels for dialogs, empty to display the texts."""

    choices: tuple[str, ...]
    words: tuple[str, ...] = ()

    def parse(self, stored: object) -> str:
        """Return a text that is one of the choices; raise `ValueError` for other values."""
        if not isinstance(stored, str) or stored not in self.choices:
            raise ValueError(_joined_by_or(self.choices))
        return stored


@dataclass(frozen=True)
class Flag:
    """Kind of preferences with a boolean."""

    def parse(self, stored: object) -> bool:
        """Return a boolean, also for the texts “on” and “off”; raise `ValueError` for other values."""
        if isinstance(stored, bool):
            return stored
        if stored in ("on", "off"):
            return stored == "on"
        raise ValueError(msg("true or false"))


@dataclass(frozen=True)
class Text:
    """Kind of preferences with a text that the expression `form` matches completely.

    Attributes:
        words: Description of valid texts, for messages.
        empty: Placeholder for the empty text in dialogs.
    """

    form: str
    words: str
    empty: str = ""

    def parse(self, stored: object) -> str:
        """Return a text that matches `form`; raise `ValueError` for other values."""
        if not isinstance(stored, str) or not re.fullmatch(self.form, stored):
            raise ValueError(msg_from(self.words))
        return stored


@dataclass(frozen=True)
class Number:
    """Kind of preferences with an integer from `least` to `most`; `zero` is the label of 0 if 0 has its own meaning."""

    least: int
    most: int
    zero: str = ""
    unit: str = ""

    def parse(self, stored: object) -> int:
        """Return an integer that is in range, or 0 if it has its own meaning; raise `ValueError` for other values."""
        if type(stored) is int and (self.least <= stored <= self.most or (stored == 0 and self.zero != "")):
            return stored
        words = msg("a whole number from {least:,} to {most:,}")
        if self.zero:
            words = msg("a whole number from {least:,} to {most:,} or 0")
        raise ValueError(msg_from(words, least=self.least, most=self.most))


@dataclass(frozen=True)
class TextTable:
    """Kind of preferences with a table of texts by name; limited in the number of texts and the length of each."""

    max_texts: int
    max_characters: int

    def parse(self, stored: object) -> Mapping[str, str]:
        """Return a table within the limits, in the order of the file; raise `ValueError` for other values."""
        if isinstance(stored, dict) and len(stored) <= self.max_texts:
            texts = [text for item in stored.items() for text in item]
            if all(_is_text(text) and len(text) <= self.max_characters for text in texts):
                return dict(stored)
        raise ValueError(msg("as the program saved it"))


@dataclass(frozen=True)
class PatternLines:
    """Kind of preferences with a list of pattern lines, limited in their number and in characters."""

    max_lines: int
    max_characters: int  # of all lines together

    def parse(self, stored: object) -> list[str]:
        """Return lines within the limits, converting records of earlier versions; raise `ValueError` for other values."""
        if isinstance(stored, list):
            found = [
                line for each in stored for line in (_lines_of_record(each) if isinstance(each, dict) else (each,))
            ]
            lines = [line for line in found if isinstance(line, str) and _is_text(line) and "\n" not in line]
            if len(lines) == len(found) <= self.max_lines and sum(map(len, lines)) <= self.max_characters:
                return lines
        raise ValueError(msg("a list of texts"))


def _lines_of_record(record: Mapping[str, object]) -> list[object]:
    """Return the pattern lines for a record of an earlier version; a comment, or no line, for a disabled pattern."""
    name, pattern, about, is_on = (record.get(key) for key in ("usual", "pattern", "about", "on"))
    if name is not None:
        return [] if is_on is False else [f"<{name}>"]
    if not isinstance(pattern, str):
        return []
    if is_on is False:
        return [f"# {pattern}", ""]
    return [*([f"# {about}"] if about else []), f"[#]{pattern[1:]}" if pattern.startswith("#") else pattern]


def _joined_by_or(names: Iterable[str]) -> str:
    """Return the names in quotation marks, joined by “or”."""
    return reduce(lambda first, last: msg("{first} or {last}", first=first, last=last), map(quoted, names))


def _is_text(value: object) -> bool:
    """Return whether a value is a text without lone surrogates, which can be encoded as UTF-8."""
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False


# The table


@dataclass(frozen=True, eq=False)
class Preference(Generic[T]):
    """Declaration of a preference.

    Attributes:
        key: Table in the file, a dot, and the name in the table.
        label, tip: Translatable texts for the dialog.
    """

    key: str
    kind: PreferenceKind[T]
    default: T
    label: str
    tip: str = ""

    @property
    def table(self) -> str:
        """Name of the TOML table that contains the preference."""
        return self.key.partition(".")[0]

    def accepts(self, value: object) -> bool:
        """Return whether a value, as stored in TOML, is valid for the kind of the preference."""
        try:
            self.kind.parse(value)
        except ValueError:
            return False
        return True


@dataclass(frozen=True)
class Topic:
    """Page of the preferences dialog: translatable title, icon name, and the tables whose preferences it shows."""

    title: str
    icon: str
    tables: tuple[str, ...]


TOPICS: Final[tuple[Topic, ...]] = (
    Topic("Window", "theme", ("window", "table")),
    Topic("Sets", "sitemap", ("sets",)),
    Topic("Export", "export", ("export",)),
    Topic("Publishing", "publish", ("publish",)),
    Topic("Checks and fixes", "fix", ("leaks", "fixes")),
    Topic("Pages", "browse", ("pages",)),
    Topic("Filters", "filter", ("filters",)),
)
"""All pages, in the order of the dialog; together they have the tables of all preferences."""

# fmt: off
LANGUAGE: Final = Preference(
    "window.language", Text("[A-Za-z_]{0,20}", "a name, or empty", "System default"), "",
    "Language", "Applies after a restart.")
THEME: Final = Preference(
    "window.theme", OneOf(("system", "light", "dark"), ("System default", "Light", "Dark")), "system",
    "Theme")
FONT_POINTS: Final = Preference(
    "window.font_points", Number(8, 32, zero="System default", unit=" pt"), 0,
    "Font size")
ROWS: Final = Preference(
    "table.rows", OneOf(("low", "usual", "high"), ("Low", "Normal", "High")), "usual",
    "Row height")
FIRST_PROFILE: Final = Preference(
    "sets.profile", Text("[a-z0-9.-]{0,40}", "a name, or empty", "The last one chosen"), "",
    "Profile of new windows")
OPEN_IN: Final = Preference(
    "sets.open_in", OneOf(("new window", "this window"), ("A new window", "The same window")), "new window",
    "Open sets in")
EXPORT_GZIP: Final = Preference(
    "export.gzip", Flag(), False,
    "Compress sitemaps with gzip")
EXPORT_NAME: Final = Preference(
    "export.name", Text(r'[^/\\:*?"<>|\x00-\x1f]*\{n\}[^/\\:*?"<>|\x00-\x1f]*',
                        "a file name with {n} for the number"), "sitemap-{n}.xml",
    "File names", "{n} is the number of the file.")
EXPORT_URLS: Final = Preference(
    "export.max_urls", Number(1, 50_000, zero="Profile maximum"), 0,
    "Max. URLs per sitemap", "If the profile's limit is lower, that limit is used.")
EXPORT_BYTES: Final = Preference(
    "export.max_bytes", Number(1, 52_428_800, zero="Profile maximum"), 0,
    "Max. bytes per sitemap", "If the profile's limit is lower, that limit is used.")
INDEXNOW_ENDPOINT: Final = Preference(
    "publish.indexnow_endpoint",
    Text(r"|https?://[^\s/?#]+[^\s]{0,2000}", "a URL that begins with https://, or empty", "api.indexnow.org"), "",
    "IndexNow endpoint", "The default informs all participating search engines.")
LEAK_PATTERNS: Final[Preference[list[str] | None]] = Preference(
    "leaks.patterns", PatternLines(max_lines=10_000, max_characters=500_000), None,
    "Leak patterns",
    "One regular expression per line. URLs that match one are marked as probably not public. A name in angle brackets "
    "stands for a default pattern; a line that begins with # describes the pattern in the next line.")
"""Lines in the form of `protocol.leak_patterns.patterns_of_lines`; None for the default patterns."""
ESCAPE_AS: Final = Preference(
    "fixes.escape_as", OneOf(("utf-8", "iso-8859-1"), ("UTF-8", "ISO-8859-1 (Latin-1)")), "utf-8",
    "Escape characters as",
    "Used when fixing URLs with non-ASCII characters.")
ZONE: Final = Preference(
    "fixes.zone",
    Text("|Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]", "Z, +01:00 or similar, or empty", "not set (Z = UTC)"), "",
    "Time zone to assume",
    "Used when fixing times without a zone.")
PAGE_BOT: Final = Preference(
    "pages.bot", OneOf(
        ("studio", "googlebot", "googlebot-smartphone", "bingbot", "yandexbot", "browser"),
        ("Sitemap Studio", "Googlebot", "Googlebot smartphone", "Bingbot", "YandexBot", "Browser")), "studio",
    "Check pages as", "The user agent, and the name in robots.txt and robots meta.")
PAGE_SPEED: Final = Preference(
    "pages.speed", OneOf(
        ("careful", "polite", "fast", "own"),
        ("Careful (1 a second)", "Polite (5 a second)", "Fast (20 a second)", "Own site (no limit)")), "polite",
    "Speed of page checks", "Requests for each host. The program slows down if a host is overloaded.")
SAVED_FILTERS: Final[Preference[Mapping[str, str]]] = Preference(
    "filters.saved", TextTable(max_texts=200, max_characters=100_000), {},
    "Saved filters")
# fmt: on

PREFERENCES: Final[tuple[Preference[Any], ...]] = tuple(
    each for each in tuple(vars().values()) if isinstance(each, Preference)
)
"""All preferences declared above, in the order of the dialog."""


# The file

_DEFAULTS_APPLY: Final = msg("The default preferences apply.")
_TOO_COMPLEX: Final = msg("it contains too many levels or digits")

Listener = Callable[[Collection[Preference[Any]]], None]
"""Function that is called with the changed preferences."""


def preferences_path() -> Path:
    """Return the path of the user's preferences file, which may not exist."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return (Path(folder) if folder else user_config_path(_FOLDER, appauthor=False)) / FILE_NAME


class Preferences:
    """Preferences of the user, read from and written to a file; `complaints` is one sentence per error in the file."""

    def __init__(self, path: Path | None = None) -> None:
        """Read a file if it exists, by default the user's; a damaged file is renamed, and errors become complaints."""
        self.path = path or preferences_path()
        self.complaints: list[str] = []
        self._n_reported = 0
        self._values: dict[str, Any] = {}
        self._listeners: list[Listener] = []
        try:
            self._apply_stored(_read_toml(self.path))
        except ReadError as error:
            self.complaints.append(join([error.message, _DEFAULTS_APPLY]))
        except ValueError as error:
            self._quarantine(error.args[0])

    def __getitem__(self, preference: Preference[T]) -> T:
        """Return the value of a preference, or its default if the file has no valid value."""
        value: T = self._values.get(preference.key, preference.default)
        return value

    def new_complaints(self) -> list[str]:
        """Return the complaints about the file that no earlier call has returned."""
        new, self._n_reported = self.complaints[self._n_reported :], len(self.complaints)
        return new

    def listen(self, listener: Listener) -> None:
        """Register a function that is called with the changed preferences after every change in this process."""
        self._listeners.append(listener)

    def stop_listening(self, listener: Listener) -> None:
        """Unregister a function; an unregistered one is ignored."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def change(self, chosen: Mapping[Preference[Any], object]) -> None:
        """Set preferences, write the file at once, and call the listeners, even if the file can't be written.

        Other preferences get the values that other processes have written to the file meanwhile. Defaults are not
        written.

        Raises:
            ValueError: A value is invalid for the kind of its preference; nothing changes.
            WriteError: The file can't be written. The new values apply until the program ends.
        """
        values = {each.key: each.kind.parse(value) for each, value in chosen.items() if value != each.default}
        try:
            stored = self._read_for_change()
            for preference in chosen:
                _set_stored_value(stored, preference.key, values.get(preference.key))
            self._apply_stored(stored)
            self._write(stored)
        finally:
            for preference in chosen:
                self._values.pop(preference.key, None)
            self._values |= values
            for listener in tuple(self._listeners):
                listener(tuple(chosen))

    def _read_for_change(self) -> dict[str, Any]:
        """Return the content of the file, empty after renaming a damaged file; raise `WriteError` if neither works."""
        try:
            return _read_toml(self.path)
        except ReadError as error:
            raise self._write_error(error.message) from error
        except ValueError as error:
            if not self._quarantine(error.args[0]):
                raise self._write_error(self.complaints[-1]) from error
            return {}

    def _quarantine(self, reason: str) -> bool:
        """Rename the damaged file, add a complaint with the reason, and return whether it was renamed."""
        what = msg("“{name}” can't be read: {reason}.", name=self.path.name, reason=reason)
        try:
            aside = quarantine_file(self.path)
        except OSError:
            self._add_complaint(join([what, _DEFAULTS_APPLY]))
            return False
        self._add_complaint(join([what, msg("It was set aside as “{aside}”.", aside=aside.name), _DEFAULTS_APPLY]))
        return True

    def _apply_stored(self, stored: Mapping[str, Any]) -> None:
        """Replace all values by those in the content of the file, and add complaints about invalid values."""
        self._values = {}
        for preference in PREFERENCES:
            value: Any = stored
            for name in preference.key.split("."):
                value = value.get(name) if isinstance(value, dict) else None
            if value is None:
                continue
            try:
                self._values[preference.key] = preference.kind.parse(value)
            except ValueError as error:
                template = msg("In “{name}”, “{key}” must be {error}; the default applies.")
                self._add_complaint(msg_from(template, name=self.path.name, key=preference.key, error=error.args[0]))

    def _add_complaint(self, complaint: str) -> None:
        """Append a complaint about the file to `complaints`, unless it is there already."""
        if complaint not in self.complaints:
            self.complaints.append(complaint)

    def _write(self, stored: Mapping[str, Any]) -> None:
        """Replace the preferences file atomically, creating its folder; raise `WriteError`."""
        try:
            data = f"{_HEAD}{tomli_w.dumps(stored)}".encode()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.path, data)
        except (ValueError, RecursionError) as error:
            message = msg("“{name}” can't be read: {reason}.", name=self.path.name, reason=_TOO_COMPLEX)
            raise self._write_error(message) from error
        except OSError as error:
            folder, reason = self.path.parent, system_reason(error)
            message = msg("“{name}” can't be created: {reason}.", name=folder, reason=reason)
            raise self._write_error(message) from error
        except WriteError as error:
            raise self._write_error(error.message) from error

    def _write_error(self, reason: str) -> WriteError:
        """Return the error for a file that can't be written, from a complete sentence."""
        return WriteError(reason, hint=msg("The choice applies until the program closes."), path=self.path)


def _read_toml(path: Path) -> dict[str, Any]:
    """Return the parsed TOML file, empty if it does not exist.

    Raises:
        ReadError: It can't be read, is larger than `MAX_FILE_BYTES`, or is not a regular file.
        ValueError: It is not valid TOML; the message is the reason, to follow a colon.
    """
    try:
        status = path.stat()
        is_regular = stat.S_ISREG(status.st_mode)
        # A pipe would have to be waited for.
        data = path.read_bytes() if is_regular and status.st_size <= MAX_FILE_BYTES else None
        reason = msg("it is too large") if is_regular else msg("it is not a file")
    except FileNotFoundError:
        return {}
    except OSError as error:
        message = msg("“{name}” can't be read: {reason}.", name=path.name, reason=system_reason(error))
        raise ReadError(message, path=path) from error
    if data is None:
        raise ReadError(msg("“{name}” can't be read: {reason}.", name=path.name, reason=reason), path=path)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ValueError(msg("line {count} is not UTF-8", count=data[: error.start].count(10) + 1)) from error
    except tomllib.TOMLDecodeError as error:
        # The parser says where at the end of its sentence.
        found = _TOML_POSITION.search(str(error))
        if found is None:
            raise ValueError(msg("its end is missing")) from error
        raise ValueError(
            msg("line {line}, column {column} is not valid", line=int(found[1]), column=int(found[2]))
        ) from error
    except (ValueError, RecursionError) as error:
        raise ValueError(_TOO_COMPLEX) from error


def _set_stored_value(stored: dict[str, Any], key: str, value: Any) -> None:
    """Set the value of a key in parsed TOML; None removes the key, and its table if that becomes empty."""
    table_name, name = key.split(".")
    found = stored.get(table_name)
    table = found if isinstance(found, dict) else {}
    if value is None:
        table.pop(name, None)
    else:
        table[name] = value
    if table:
        stored[table_name] = table
    elif isinstance(found, dict):
        del stored[table_name]
