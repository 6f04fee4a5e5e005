"""All preferences, declared in one table: where each is kept, what values it may have, and its words in a dialog.

Reading, keeping and telling of what was chosen is the business of `preferences`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sitemap_studio.core.preference_kinds import Choice, Kind, Records, Text, TextsByName, Whether, Whole

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
        ("System default", "English", "Deutsch", "Français", "Español", "日本語", "العربية"),
    ),
    "",
    "Language",
    "The language of the window, from the next start on.",
)

THEME: Final[Preference[str]] = Preference(
    "window.theme",
    Choice(("system", "light", "dark"), ("System default", "Light", "Dark")),
    "system",
    "Theme",
    "Whether text is dark on light or light on dark.",
)

FONT_POINTS: Final[Preference[int]] = Preference(
    "window.font_points",
    Whole(8, 32, zero="System default", unit=" pt"),
    0,
    "Font size",
    "In the whole window; the View menu enlarges the table alone.",
)

ROWS: Final[Preference[str]] = Preference(
    "table.rows",
    Choice(("low", "usual", "high"), ("Low", "Usual", "High")),
    "usual",
    "Row height",
    "How much space the rows of tables and lists have.",
)

FIRST_PROFILE: Final[Preference[str]] = Preference(
    "sets.profile",
    Text("[a-z0-9.-]{0,40}", "the name of a profile, or empty", "The last one chosen"),
    "",
    "Profile of new windows",
    "Whose limits hold in a window until another profile is chosen in it.",
)

OPEN_IN: Final[Preference[str]] = Preference(
    "sets.open_in",
    Choice(("new window", "this window"), ("A new window", "The same window")),
    "new window",
    "Open sets in",
    "Where a set opens when the window shows another already.",
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

LEAK_PATTERNS: Final[Preference[list[dict[str, str | bool]] | None]] = Preference(
    "leaks.patterns",
    Records({"usual": str, "pattern": str, "about": str, "on": bool}, ("usual", "pattern"), max_records=1_000),
    None,
    "Leak patterns",
    "Which patterns mark addresses that should not be public.",
)
"""See `protocol.leak_lists`; None for the usual ones."""

ESCAPE_AS: Final[Preference[str]] = Preference(
    "fixes.escape_as",
    Choice(("utf-8", "iso-8859-1"), ("UTF-8", "ISO-8859-1 (Latin-1)")),
    "utf-8",
    "Escape characters as",
    "The encoding in which the web server expects characters beyond ASCII, when addresses are fixed.",
)

ZONE: Final[Preference[str]] = Preference(
    "fixes.zone",
    Text("|Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]", "“Z”, or such as “+01:00”, or empty", "Not fixed"),
    "",
    "Zone of times without one",
    "The zone that times without one get when dates are fixed, until another is chosen for a set.",
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
    "Record edits at once, so that they can be recovered if the program ends before they are saved.",
)

CACHE_FOLDER: Final[Preference[str]] = Preference(
    "cache.folder",
    Text(r"[^\x00-\x1f]{0,4096}", "the name of a folder, or empty", "The user's folder of caches"),
    "",
    "Folder for large sets",
    "Where the entries of very large sets are kept while they are open.",
)

CACHE_GIGABYTES: Final[Preference[int]] = Preference(
    "cache.gigabytes",
    Whole(1, 10_000, unit=" GB"),
    16,
    "Room for large sets",
    "How much disk space the entries of one large set may take while it is open; the rest stays in memory.",
)

PREFERENCES: Final[tuple[Preference[Any], ...]] = (
    LANGUAGE, THEME, FONT_POINTS, ROWS,
    FIRST_PROFILE, OPEN_IN, RECOVERY, CACHE_FOLDER, CACHE_GIGABYTES,
    EXPORT_GZIP, EXPORT_NAME, EXPORT_URLS, EXPORT_BYTES,
    LEAK_PATTERNS, ESCAPE_AS, ZONE,
    SAVED_FILTERS,
)  # fmt: skip
"""All of them, in the order of the dialog."""
