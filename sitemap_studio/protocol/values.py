"""The values of `changefreq` and `priority`: which are right, what they mean, and what can be fixed without guessing."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS

DECIMAL: Final = "[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)"
"""A decimal number as XML Schema writes it: no exponent, no comma, no other digits than 0 to 9."""

PRIORITY: Final = "(?:[+]?0*(?:0(?:[.][0-9]*)?|[.][0-9]+|1(?:[.]0*)?)|-0*(?:0(?:[.]0*)?|[.]0+))"
"""A decimal number from 0.0 to 1.0, for `re` and for Polars, without anchors. sitemap.xsd, tPriority."""

COMMA_DECIMAL: Final = "[+-]?(?:[0-9]+,[0-9]*|,[0-9]+)"

EXPONENTIAL: Final = "[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)[eE][+-]?[0-9]+"
"""A number with an exponent, which the protocol's decimal numbers do not have. XML Schema, decimal."""


def mended_changefreq(text: str) -> str | None:
    """Return the change frequency that a text means but for case and white space, or None."""
    mended = text.strip().lower()
    return mended if mended in CHANGEFREQS and mended != text else None


def is_decimal(text: str) -> bool:
    """Whether a text is a decimal number, of any size."""
    return re.fullmatch(DECIMAL, text.strip(XML_SPACE)) is not None


def is_priority(text: str) -> bool:
    """Whether a text is a decimal number from 0.0 to 1.0. Sitemap Protocol 0.9, XML tag definitions; tPriority."""
    return re.fullmatch(PRIORITY, text.strip(XML_SPACE)) is not None


def with_point(text: str) -> str | None:
    """Return the priority that a text with a decimal comma means, or None; a number out of range is not guessed."""
    text = text.strip(XML_SPACE)
    mended = text.replace(",", ".")
    return mended if re.fullmatch(COMMA_DECIMAL, text) and is_priority(mended) else None


def without_exponent(text: str) -> str | None:
    """Return the priority that a text with an exponent means; None for one out of range or of great length."""
    number = text.strip(XML_SPACE)
    exponent = number.lower().rpartition("e")[2]
    if not re.fullmatch(EXPONENTIAL, number) or len(exponent.lstrip("+-0")) > 1:
        return None
    written = f"{Decimal(number):f}"
    written = written if "." in written else f"{written}.0"
    return written if is_priority(written) else None
