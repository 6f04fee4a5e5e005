"""Preferences: what the user chose once for all, in one TOML file of the user's own; where it lies is decided here.

The table at the end of the declarations names all that can be chosen, with words for a dialog. The file is read when
the program starts and written at every choice. What it holds besides is kept, but for comments. What is no wish but a
memory, such as the place of the window, is not kept here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from platformdirs import user_config_path

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.preference_file import (
    NotUnderstood,
    not_kept,
    put_value,
    stored_in,
    value_at,
    write_file,
)
from sitemap_studio.core.preference_kinds import Choice, Kind, Records, Text, TextsByName, Whether, Whole
from sitemap_studio.core.sentences import say
from sitemap_studio.core.setting_aside import set_aside

FOLDER_VARIABLE: Final = "SITEMAP_STUDIO_CONFIG"
"""An environment variable with the folder of the file, for those who want it elsewhere; tests do."""

FILE_NAME: Final = "preferences.toml"

_FOLDER: Final = "sitemap-studio"

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

    @property
    def table(self) -> str:
        """The table of the file that it stands in."""
        return self.key.partition(".")[0]

    def may_be(self, value: object) -> bool:
        """Whether a value is of its kind."""
        try:
            self.kind.taken(value)
        except ValueError:
            return False
        return True


@dataclass(frozen=True)
class Topic:
    """A page of the dialog.

    Attributes:
        title: Its heading, still to be translated.
        icon: Name of its drawing.
        tables: The tables of the file whose preferences stand on it.
    """

    title: str
    icon: str
    tables: tuple[str, ...]


TOPICS: Final[tuple[Topic, ...]] = (
    Topic("Window", "theme", ("window", "table")),
    Topic("Sets", "sitemap", ("sets", "recovery", "cache")),
    Topic("Export", "export", ("export",)),
    Topic("Checks and fixes", "fix", ("leaks", "fixes")),
    Topic("Filters", "filter", ("filters",)),
)
"""All pages, in the order of the dialog; every preference's table stands on one of them."""

LANGUAGE: Final[Preference[str]] = Preference(
    "window.language",
    Choice(
        ("", "en", "de", "fr", "es", "ja", "ar"),
        ("As the system says", "English", "Deutsch", "Français", "Español", "日本語", "العربية"),
    ),
    "",
    "Language",
    "The language of the window; it is used from the next start on.",
)

THEME: Final[Preference[str]] = Preference(
    "window.theme",
    Choice(("system", "light", "dark"), ("As the system says", "Light", "Dark")),
    "system",
    "Theme",
    "Whether text is dark on light or light on dark.",
)

FONT_POINTS: Final[Preference[int]] = Preference(
    "window.font_points",
    Whole(8, 32, zero="As the system says", unit=" pt"),
    0,
    "Size of letters",
    "In the whole window; the letters of the table alone are made larger in the View menu.",
)

ROWS: Final[Preference[str]] = Preference(
    "table.rows",
    Choice(("low", "usual", "high"), ("Low", "Usual", "High")),
    "usual",
    "Height of rows",
    "How much room there is around the lines of tables and lists.",
)

FIRST_PROFILE: Final[Preference[str]] = Preference(
    "sets.profile",
    Text("[a-z0-9.-]{0,40}", "the name of a profile, or empty", "The one chosen last"),
    "",
    "Profile of new windows",
    "Whose limits hold in a window until another profile is chosen in it.",
)

OPEN_IN: Final[Preference[str]] = Preference(
    "sets.open_in",
    Choice(("new window", "this window"), ("A new window", "The same window")),
    "new window",
    "Open sets in",
    "Where a set is shown that is opened while a window shows another.",
)

EXPORT_GZIP: Final[Preference[bool]] = Preference(
    "export.gzip",
    Whether(),
    False,
    "Compress sitemaps with gzip",
    "What an export proposes; each export may be done another way.",
)

EXPORT_NAME: Final[Preference[str]] = Preference(
    "export.name",
    Text(r'[^/\\:*?"<>|\x00-\x1f]*\{n\}[^/\\:*?"<>|\x00-\x1f]*', "a name of files with “{n}” for their number"),
    "sitemap-{n}.xml",
    "Names of exported files",
    "What an export proposes; {n} stands for the number of the file.",
)

EXPORT_URLS: Final[Preference[int]] = Preference(
    "export.max_urls",
    Whole(1, 50_000, zero="As the profile allows"),
    0,
    "Most URLs in an exported sitemap",
    "The profile's limit holds where it is lower.",
)

EXPORT_BYTES: Final[Preference[int]] = Preference(
    "export.max_bytes",
    Whole(1, 52_428_800, zero="As the profile allows"),
    0,
    "Most bytes in an exported sitemap",
    "Unpacked, as the protocol counts them; the profile's limit holds where it is lower.",
)

EXPORT_BASE: Final[Preference[str]] = Preference(
    "export.base_url",
    Text(
        r"(?:https?://[^\s/?#]+[^\s?#]{0,2000})?", "an address such as https://www.example.com/, or empty",
        "The site of the first entry",
    ),
    "",
    "Address of the folder of exports",
    "Where exported files will lie on the web; the index lists their addresses.",
)  # fmt: skip

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
    Choice(("utf-8", "iso-8859-1"), ("UTF-8", "ISO-8859-1 (Latin-1)")),
    "utf-8",
    "Escape characters as",
    "In what the web server expects characters beyond ASCII, when addresses are fixed.",
)

ZONE: Final[Preference[str]] = Preference(
    "fixes.zone",
    Text("|Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]", "“Z”, or such as “+01:00”, or empty", "Not fixed"),
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

RECOVERY: Final[Preference[bool]] = Preference(
    "recovery.log",
    Whether(),
    True,
    "Recovery log",
    "Write edits down at once, so that they can be recovered if the program ends before they are saved.",
)

CACHE_FOLDER: Final[Preference[str]] = Preference(
    "cache.folder",
    Text(r"[^\x00-\x1f]{0,4096}", "the name of a folder, or empty", "The user's folder of caches"),
    "",
    "Folder for large sets",
    "Where sets of millions of entries have them while they are open.",
)

CACHE_GIGABYTES: Final[Preference[int]] = Preference(
    "cache.gigabytes",
    Whole(1, 10_000, unit=" GB"),
    16,
    "Room for large sets",
    "How much of a disk the entries of one large set may take while it is open; what is more lies in memory.",
)

PREFERENCES: Final[tuple[Preference[Any], ...]] = (
    LANGUAGE, THEME, FONT_POINTS, ROWS,
    FIRST_PROFILE, OPEN_IN, RECOVERY, CACHE_FOLDER, CACHE_GIGABYTES,
    EXPORT_GZIP, EXPORT_NAME, EXPORT_URLS, EXPORT_BYTES, EXPORT_BASE,
    LEAK_PATTERNS, ESCAPE_AS, ZONE, BASE_URLS,
    SAVED_FILTERS,
)  # fmt: skip
"""All of them, in the order of the dialog."""

Listener = Callable[[Collection[Preference[Any]]], None]
"""Is told which preferences were chosen anew."""


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
        self._n_told = 0
        self._values: dict[str, Any] = {}
        self._listeners: list[Listener] = []
        try:
            self._take(stored_in(self.path))
        except ReadError as error:
            self.complaints.append(say("{message} The usual preferences hold.", message=error.message))
        except NotUnderstood as error:
            self._set_aside(error.reason)

    def __getitem__(self, preference: Preference[T]) -> T:
        value: T = self._values.get(preference.key, preference.default)
        return value

    def new_complaints(self) -> list[str]:
        """The complaints that were not asked for before, by whichever window."""
        new, self._n_told = self.complaints[self._n_told :], len(self.complaints)
        return new

    def listen(self, listener: Listener) -> None:
        """Tell somebody of every choice from now on."""
        self._listeners.append(listener)

    def listen_no_more(self, listener: Listener) -> None:
        """Tell somebody nothing any more."""
        if listener in self._listeners:
            self._listeners.remove(listener)

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
                put_value(stored, preference.key, values.get(preference.key))
            self._take(stored)
            write_file(self.path, stored)
        finally:
            for preference in chosen:
                self._values.pop(preference.key, None)
            self._values |= values
            for listener in tuple(self._listeners):
                listener(tuple(chosen))

    def _read_again(self) -> dict[str, Any]:
        try:
            return stored_in(self.path)
        except ReadError as error:
            raise not_kept(self.path, error.message) from error
        except NotUnderstood as error:
            if not self._set_aside(error.reason):
                raise not_kept(self.path, self.complaints[-1]) from error
            return {}

    def _set_aside(self, reason: str) -> bool:
        """Give a file that can't be understood another name, and say so; false if it must stay."""
        what = say("“{name}” can't be understood ({reason})", name=self.path.name, reason=reason)
        try:
            aside = set_aside(self.path)
        except OSError:
            self._complain(say("{what}; the usual preferences hold.", what=what))
            return False
        self._complain(
            say("{what} and was set aside as “{aside}”; the usual preferences hold.", what=what, aside=aside.name)
        )
        return True

    def _take(self, stored: Mapping[str, Any]) -> None:
        """Take the values that may stand where they stand."""
        self._values = {}
        for preference in PREFERENCES:
            value = value_at(stored, preference.key)
            if value is None:
                continue
            try:
                self._values[preference.key] = preference.kind.taken(value)
            except ValueError as error:
                self._complain(
                    say(
                        "In “{name}”, “{key}” must be {error}; the usual holds.",
                        name=self.path.name,
                        key=preference.key,
                        error=error.args[0],
                    )
                )

    def _complain(self, sentence: str) -> None:
        if sentence not in self.complaints:
            self.complaints.append(sentence)
