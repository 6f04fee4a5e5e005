"""The values of `changefreq` and `priority`: which are right, what they mean, and what can be mended without guessing.

Dates have their own module, `dates`, and so have addresses, `urls`.
"""

from __future__ import annotations

import re
from typing import Final

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.fields import CHANGEFREQS

DECIMAL: Final = "[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)"
"""A decimal number as XML Schema writes it: no exponent, no comma, no other digits than 0 to 9."""

PRIORITY: Final = "(?:[+]?0*(?:0(?:[.][0-9]*)?|[.][0-9]+|1(?:[.]0*)?)|-0*(?:0(?:[.]0*)?|[.]0+))"
"""A decimal number from 0.0 to 1.0, for `re` and for Polars, without anchors. sitemap.xsd, tPriority."""

_DECIMAL = re.compile(DECIMAL)
_PRIORITY = re.compile(PRIORITY)


def is_changefreq(text: str) -> bool:
    """Whether a text is one of the seven change frequencies, exactly as the protocol writes them."""
    return text in CHANGEFREQS


def mended_changefreq(text: str) -> str | None:
    """The change frequency that a text means but for case and white space, or None."""
    mended = text.strip().lower()
    return mended if mended in CHANGEFREQS and mended != text else None


def is_decimal(text: str) -> bool:
    """Whether a text is a decimal number, of any size."""
    return _DECIMAL.fullmatch(text.strip(XML_SPACE)) is not None


def is_priority(text: str) -> bool:
    """Whether a text is a decimal number from 0.0 to 1.0; white space of XML around it means nothing.

    Source: Sitemap Protocol 0.9, XML tag definitions; sitemap.xsd, tPriority.
    """
    return _PRIORITY.fullmatch(text.strip(XML_SPACE)) is not None


def priority_value(text: str) -> float | None:
    """The number from 0.0 to 1.0 that a priority stands for, or None if it is none."""
    return abs(float(text.strip(XML_SPACE))) if is_priority(text) else None


def mended_priority(text: str) -> str | None:
    """The priority that a text means but for a decimal comma, or None; a number out of range is nobody's to guess."""
    mended = text.strip().replace(",", ".")
    return mended if mended != text and "," in text and is_priority(mended) else None
