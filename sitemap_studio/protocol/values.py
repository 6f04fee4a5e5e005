"""The values of `changefreq` and `priority`: which are right, what they mean, and what can be mended without guessing.

Dates have their own module, `dates`, and so have addresses, `urls`.
"""

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
"""A decimal number with a comma for its point."""

EXPONENTIAL: Final = "[+-]?(?:[0-9]+(?:[.][0-9]*)?|[.][0-9]+)[eE][+-]?[0-9]+"
"""A number with an exponent, which the protocol's decimal numbers do not have. XML Schema, decimal."""

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


def is_comma_decimal(text: str) -> bool:
    """Whether a text is a decimal number with a comma for its point, of any size."""
    return _COMMA.fullmatch(text.strip(XML_SPACE)) is not None


def is_exponential(text: str) -> bool:
    """Whether a text is a number with an exponent, of any size."""
    return _EXPONENTIAL.fullmatch(text.strip(XML_SPACE)) is not None


def with_point(text: str) -> str | None:
    """The priority that a text with a decimal comma means, or None; a number out of range is not guessed."""
    mended = text.strip(XML_SPACE).replace(",", ".")
    return mended if is_comma_decimal(text) and is_priority(mended) else None


def without_exponent(text: str) -> str | None:
    """The priority that a text with an exponent means, written out; None for one out of range or of great length."""
    number = text.strip(XML_SPACE)
    exponent = number.lower().rpartition("e")[2]
    if not is_exponential(text) or len(exponent.lstrip("+-0")) > 1:
        return None
    written = f"{Decimal(number):f}"
    written = written if "." in written else f"{written}.0"
    return written if is_priority(written) else None


_COMMA, _EXPONENTIAL = re.compile(COMMA_DECIMAL), re.compile(EXPONENTIAL)
