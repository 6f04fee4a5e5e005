"""What was chosen when values were fixed, remembered for the next time among the preferences.

A base is remembered for the file of a set and for the host of its addresses, so that it is found again when the set was
saved or downloaded to another place. Only what was asked for is remembered.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, cast

from sitemap_studio.checks.fixes.fixes import NO_CHOICES, FixChoices
from sitemap_studio.core.preference_table import BASE_URLS, ESCAPE_AS, ZONE, Preference
from sitemap_studio.document.document import Document
from sitemap_studio.gui.preferences.kept_preferences import KeptPreferences
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.url_mending import Encoding

NEED_BASE: Final = frozenset(("loc-relative",))
"""Rules whose fix needs a base."""

NEED_ENCODING: Final = frozenset(("loc-characters",))
"""Rules whose fix depends on an encoding."""

NEED_ZONE: Final = frozenset(("lastmod-zone", "lastmod-format"))
"""Rules whose fix depends on a zone."""

MAX_BASES: Final = 200
"""How many bases are remembered; those not used for longest are forgotten first."""

_LOOKED_AT: Final = 1_000
"""Among this many entries an address is looked for that names the host."""


class FixMemory:
    """The choices made before, for one set."""

    def __init__(self, preferences: KeptPreferences, document: Document, rules: Collection[str]) -> None:
        """Prepare it.

        Args:
            preferences: Where they are kept.
            document: The set whose values are fixed.
            rules: Ids of the rules whose problems are fixed: they decide what is asked for.
        """
        self._preferences = preferences
        self._places = _places_of(document)
        self._is_asked = {
            preference: not needed_by.isdisjoint(rules)
            for preference, needed_by in ((BASE_URLS, NEED_BASE), (ESCAPE_AS, NEED_ENCODING), (ZONE, NEED_ZONE))
        }

    def recall(self) -> FixChoices:
        """What was chosen last, as far as it is asked for."""
        bases = self._preferences[BASE_URLS]
        # Somebody may have written a base into the file that is none.
        known = (bases[place] for place in self._places if urls.is_web(urls.stripped(bases.get(place))))
        encoding = cast(Encoding, self._preferences[ESCAPE_AS])
        return FixChoices(
            next(known, None) if self._is_asked[BASE_URLS] else None,
            encoding if self._is_asked[ESCAPE_AS] else NO_CHOICES.escape_as,
            self._preferences[ZONE] or None if self._is_asked[ZONE] else None,
        )

    def remember(self, choices: FixChoices) -> None:
        """Keep what was chosen now, as far as it was asked for."""
        chosen: dict[Preference[Any], object] = {
            BASE_URLS: self._bases_with(choices.base_url),
            ESCAPE_AS: choices.escape_as,
            ZONE: choices.zone or "",
        }
        news = {
            preference: value
            for preference, value in chosen.items()
            if self._is_asked[preference] and value != self._preferences[preference]
        }
        if news:
            self._preferences.change(news)

    def _bases_with(self, base: str | None) -> Mapping[str, str]:
        others = {place: kept for place, kept in self._preferences[BASE_URLS].items() if place not in self._places}
        if base is not None:
            others |= {place: base for place in self._places if BASE_URLS.may_be({place: base})}
        return dict(list(others.items())[-MAX_BASES:])


def _places_of(document: Document) -> tuple[str, ...]:
    """By what a set is known again: its file, and the host of its first complete address."""
    table = document.table
    locs = table.rows(table.order[:_LOOKED_AT], ["loc"]).to_series().to_list()
    first = next((text for loc in locs if urls.is_web(text := urls.stripped(loc))), "")
    path = str(document.path.absolute()) if document.path is not None else ""
    return tuple(place for place in (path, urls.host_of(first).lower()) if place)
