"""Values of `changefreq` and `priority`: valid values, and the values that other texts certainly or probably mean."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.protocol.wrapping import remove_around

DECIMAL: Final = "[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)"
"""A decimal number as XML Schema writes it: no exponent, no comma, no other digits than 0 to 9."""

PRIORITY: Final = "(?:[+]?0*(?:0(?:[.][0-9]*)?|[.][0-9]+|1(?:[.]0*)?)|-0*(?:0(?:[.]0*)?|[.]0+))"
"""A decimal number from 0.0 to 1.0, for `re` and for Polars, without anchors. sitemap.xsd, tPriority."""

COMMA_DECIMAL: Final = "[+-]?(?:[0-9]+,[0-9]*|,[0-9]+)"

EXPONENTIAL: Final = "[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)[eE][+-]?[0-9]+"
"""A number with an exponent, which the protocol's decimal numbers do not have. XML Schema, decimal."""


def normalized_changefreq(text: str) -> str | None:
    """Return a change frequency in lower case, without the characters of `remove_around`; None for other texts."""
    core = remove_around(text).lower()
    return core if core in CHANGEFREQS else None


_SAME_CHANGEFREQ: Final = {
    "hourly": ("hour", "each hour", "every hour", "per hour", "once an hour"),
    "daily": ("day", "each day", "every day", "everyday", "per day", "once a day", "dayly", "daliy", "dialy", "dailly"),
    "weekly": ("week", "each week", "every week", "per week", "once a week", "weekley", "weakly", "wekly", "weeky"),
    "monthly": ("month", "each month", "every month", "per month", "once a month", "mothly", "montly", "monthy"),
    "yearly": (
        "year", "each year", "every year", "per year", "once a year", "annually", "annual", "yearley", "yealy",
    ),
    "always": ("constantly", "continuously", "allways"),
}  # fmt: skip
_CHANGEFREQ_OF: Final = {word: name for name, words in _SAME_CHANGEFREQ.items() for word in words}


def probable_changefreq(text: str) -> str | None:
    """Return the change frequency that a word such as `annually` or `every day` probably means; None for other texts."""
    return _CHANGEFREQ_OF.get(" ".join(remove_around(text).lower().split()))


def is_decimal(text: str) -> bool:
    """Return whether a text is a decimal number of any size."""
    return re.fullmatch(DECIMAL, text.strip(XML_SPACE)) is not None


def is_priority(text: str) -> bool:
    """Return whether a text is a decimal number from 0.0 to 1.0. Sitemap Protocol 0.9; sitemap.xsd, tPriority."""
    return re.fullmatch(PRIORITY, text.strip(XML_SPACE)) is not None


def normalized_priority(text: str) -> str | None:
    """Return a priority without the characters of `remove_around`, decimal comma and exponent; None for other texts."""
    number = remove_around(text)
    if re.fullmatch(COMMA_DECIMAL, number):
        number = number.replace(",", ".")
    elif re.fullmatch(EXPONENTIAL, number):
        number = _without_exponent(number)
    return number if is_priority(number) else None


def _without_exponent(number: str) -> str:
    """Return a number without exponent, with at least one decimal; empty for an exponent of more than one digit."""
    if len(number.lower().rpartition("e")[2].lstrip("+-0")) > 1:
        return ""
    written = f"{Decimal(number):f}"
    return written if "." in written else f"{written}.0"


_PERCENT: Final = re.compile(r"([0-9]{1,3}(?:[.,][0-9]{1,3})?) ?%")
_PRIORITY_OF: Final = {
    "highest": "1.0", "very high": "1.0", "max": "1.0", "maximum": "1.0", "top": "1.0",
    "high": "0.8", "important": "0.8",
    "medium": "0.5", "mid": "0.5", "middle": "0.5", "normal": "0.5", "default": "0.5", "average": "0.5", "standard": "0.5",
    "low": "0.3",
    "lowest": "0.1", "very low": "0.1", "min": "0.1", "minimum": "0.1",
}  # fmt: skip


def priority_of_percentage(text: str) -> str | None:
    """Return the priority of a percentage from 0 to 100 such as `80%`; None for other texts."""
    found = _PERCENT.fullmatch(remove_around(text))
    if found is None:
        return None
    written = f"{(Decimal(found[1].replace(',', '.')) / 100).normalize():f}"
    written = written if "." in written else f"{written}.0"
    return written if is_priority(written) else None


def priority_of_word(text: str) -> str | None:
    """Return the priority that a word such as `high` probably means, or None."""
    return _PRIORITY_OF.get(" ".join(remove_around(text).lower().split()))


_NO_VALUE: Final = frozenset(
    (
        "null",
        "nil",
        "none",
        "undefined",
        "nan",
        "n/a",
        "na",
        "unknown",
        "false",
        "true",
        "inf",
        "infinity",
        "-",
        "(null)",
    )
)


def states_no_value(text: str) -> bool:
    """Return whether a text, ignoring characters around it, is one that programs write for a missing value, such as `null`."""
    return remove_around(text).lower() in _NO_VALUE
