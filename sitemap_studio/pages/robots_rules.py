"""Rules for crawlers in pages: `X-Robots-Tag`, and whether the rules exclude a page from an index.

Sources: Google, “Robots meta tag, data-nosnippet, and X-Robots-Tag specifications”.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

from sitemap_studio.pages.page_facts import RobotsRule

ALL_BOTS: Final = "robots"
"""Name that addresses all bots."""

_RULES_WITH_VALUES: Final = frozenset(("unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"))
_BOT_PREFIX: Final = re.compile(r"\s*([A-Za-z0-9_*-]+)\s*:(.*)", re.DOTALL)
_ZONE_NAME: Final = re.compile(r"\s*[A-Za-z]{3,5}$")
_EXPIRY: Final = "unavailable_after"


def parse_robots_header(values: Iterable[str]) -> tuple[RobotsRule, ...]:
    """Return the rules in values of `X-Robots-Tag`, in which a bot name with a colon addresses the rules after it."""
    rules = list[RobotsRule]()
    for value in values:
        bot, parts = ALL_BOTS, list[str]()
        for part in value.split(","):
            found = _BOT_PREFIX.fullmatch(part)
            if found is not None and found[1].lower() not in _RULES_WITH_VALUES:
                if parts:
                    rules.append(RobotsRule("header", bot, ",".join(parts).strip()))
                bot = ALL_BOTS if found[1] == "*" else found[1].lower()
                parts = [found[2]]
            else:
                parts.append(part)
        rules.append(RobotsRule("header", bot, ",".join(parts).strip()))
    return tuple(rules)


def has_noindex(rules: Iterable[RobotsRule], bot_name: str, now: datetime) -> bool:
    """Return whether rules for all bots, or for the named bot, exclude a page from an index.

    The strictest rule applies.

    Args:
        rules: The rules of the page.
        bot_name: Name of the bot in rules; empty for rules that address all bots only.
        now: The time that `unavailable_after` is compared with.
    """
    for rule in rules:
        if rule.bot == ALL_BOTS or (bot_name and rule.bot == bot_name):
            for name, value in _split_rules(rule.value):
                if name in ("noindex", "none"):
                    return True
                expiry = parse_expiry_date(value) if name == _EXPIRY else None
                if expiry is not None and expiry < now:
                    return True
    return False


def _split_rules(text: str) -> Iterator[tuple[str, str]]:
    """Yield names, in lower case, and values of comma-separated rules; a date can contain commas."""
    parts = text.split(",")
    for number, part in enumerate(parts):
        name, _, value = part.partition(":")
        name = name.strip().lower()
        if name == _EXPIRY:
            dates = (",".join([value, *parts[number + 1 : end]]) for end in range(len(parts), number, -1))
            value = next((each for each in dates if parse_expiry_date(each) is not None), value)
        yield name, value.strip()


def parse_expiry_date(text: str) -> datetime | None:
    """Parse a date of RFC 822, RFC 850 or ISO 8601, also without a time or with a named zone.

    Returns:
        The date with its time zone, UTC if it names none that is known; None for other texts.
    """
    text = text.strip()
    without_zone = _ZONE_NAME.sub("", text)
    for parse, form in (
        (datetime.fromisoformat, text),
        (parsedate_to_datetime, text),
        (parsedate_to_datetime, f"{text.replace('-', ' ')} 00:00"),
        (datetime.fromisoformat, without_zone),
    ):
        with suppress(ValueError, TypeError, IndexError, OverflowError):
            date = parse(form)
            return date if date.tzinfo else date.replace(tzinfo=UTC)
    return None
