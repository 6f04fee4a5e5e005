"""Profiles: the limits and habits of one consumer of sitemaps."""

# Without annotations as texts, which would be compiled one by one at every start.
from typing import Final, NamedTuple

MIB: Final = 1_048_576
"""Bytes in a megabyte as the protocol counts it ("10MB (10,485,760)")."""

MAX_LOC_CHARACTERS: Final = 2_047
"""A `loc` "must be less than 2048 characters". Sitemap Protocol 0.9, XML tag definitions."""


YANDEX_LOC_CHARACTERS: Final = 1_024
"""Maximum length of a `loc` for Yandex. Yandex Webmaster, Sitemap errors reference."""

YANDEX_VALUE_BYTES: Final = 100
"""Maximum size of any other value for Yandex. Yandex Webmaster, using the Sitemap file."""


class Profile(NamedTuple):
    """The limits of one consumer.

    Attributes:
        max_bytes: Most uncompressed bytes in a sitemap or an index.
        ignores_hints: Whether `changefreq` and `priority` are ignored.
        crawler: Its name in robots.txt; `*` for any.
        requires_schema: Whether its source defines the elements of a file by an XML schema.
    """

    name: str
    title: str
    max_urls: int
    max_bytes: int
    max_sitemaps: int
    source: str
    ignores_hints: bool = False
    crawler: str = "*"
    ignored_rules: frozenset[str] = frozenset()
    requires_schema: bool = False


PROFILES: Final[dict[str, Profile]] = {
    profile.name: profile
    for profile in (
        Profile(
            "sitemap-0.9",
            "Sitemap 0.9 (2008)",
            50_000,
            10 * MIB,
            1_000,
            source="Sitemap Protocol 0.9",
            requires_schema=True,
        ),
        Profile(
            "sitemaps.org",
            "sitemaps.org (today)",
            50_000,
            50 * MIB,
            50_000,
            source="sitemaps.org protocol, November 2016",
            requires_schema=True,
        ),
        Profile(
            "google",
            "Google",
            50_000,
            50 * MIB,
            50_000,
            source="Google Search Central, large sitemaps",
            ignores_hints=True,
            crawler="Googlebot",
        ),
        Profile(
            "bing",
            "Bing",
            50_000,
            50 * MIB,
            50_000,
            source="Bing Webmaster, sitemaps",
            ignores_hints=True,
            crawler="bingbot",
        ),
        Profile(
            "yandex", "Yandex", 50_000, 50 * MIB, 50_000, source="Yandex Webmaster, sitemap files", crawler="YandexBot"
        ),
    )
}

DEFAULT_PROFILE: Final = PROFILES["sitemap-0.9"]
TODAYS_PROFILE: Final = PROFILES["sitemaps.org"]
