"""Single values of extensions: which are plainly right, and what is wrong with one that is not.

A column is judged in two steps: an expression passes by what is plainly right, and each different text that is left is
judged by `value_fault`, which alone decides.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

import polars as pl

from sitemap_studio.protocol import dates, urls, values
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension import ExtensionField, Spec, ValueKind
from sitemap_studio.protocol.extension_fields import YES_NO
from sitemap_studio.protocol.language_codes import COUNTRIES
from sitemap_studio.protocol.languages import LanguageFault, alternate_fault, news_fault
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS

NEWS_DAYS: Final = 2
"""So many days old an article may be. Google Search Central, news sitemaps."""

_INTEGER: Final = re.compile("[+-]?[0-9]+")
_LEGAL: Final = re.compile(urls.LEGAL)
_SPACE: Final = f"[{XML_SPACE}]*"
_DATE_CHARACTERS: Final = 10


def suspects(spec: Spec, texts: pl.Series) -> pl.Series:
    """The different texts of a column that are not plainly right."""
    text = pl.col("text")
    if spec.kind is ValueKind.URL:
        is_suspect = ~text.str.contains(f"^(?:{urls.PLAIN})$") | (text.str.len_bytes() > MAX_LOC_CHARACTERS)
    elif spec.kind is ValueKind.DATE:
        is_suspect = ~text.str.contains(f"^(?:{_SPACE}{dates.REAL}{_SPACE})$")
    elif spec.kind is ValueKind.TEXT and not spec.pattern and not _max_items(spec):
        limit = _max_characters(spec)
        is_suspect = text.str.len_bytes() > limit if limit else pl.lit(value=False)
    else:
        is_suspect = text.is_not_null()
    return pl.DataFrame({"text": texts}).filter(is_suspect)["text"].unique().drop_nulls()


def value_fault(spec: Spec, text: str, *, is_news: bool = False) -> str | None:
    """What is wrong with a text: the end of the id of the rule that it breaks first, or None.

    Args:
        spec: What is declared of its field or attribute.
        text: The author's text.
        is_news: Whether a language is one of news, which are written otherwise than those of alternates.
    """
    value = text.strip(XML_SPACE)
    if not value and _may_be_empty(spec):
        return None
    limit = _max_characters(spec)
    if limit and len(value) > limit:
        return "too-long"
    if spec.kind is ValueKind.URL:
        return _url_fault(value)
    if spec.kind is ValueKind.DATE:
        return None if dates.is_real_date(value) else "date"
    if spec.kind in (ValueKind.INTEGER, ValueKind.DECIMAL):
        return _number_fault(spec, value)
    if spec.kind is ValueKind.LANGUAGE:
        return "language" if language_fault(value, is_news=is_news) else None
    return _item_fault(spec, value)


def language_fault(code: str, *, is_news: bool) -> LanguageFault | None:
    """Why a code of a language is none; None for a right one."""
    return news_fault(code) if is_news else alternate_fault(code)


def items_of(spec: Spec, text: str) -> list[str]:
    """The items of a list, or the one value; white space around them means nothing."""
    separator = spec.separator if isinstance(spec, ExtensionField) else ""
    if not separator:
        return [text.strip(XML_SPACE)]
    return text.split() if separator == " " else [item.strip(XML_SPACE) for item in text.split(separator)]


def wrong_items(spec: Spec, text: str) -> list[str]:
    """The items of a list, or the one value, that are not of those defined or not in their form."""
    return [item for item in items_of(spec, text) if not _is_right_item(spec, item)]


def is_before(text: str, day: date) -> bool:
    """Whether all that a date can mean lies before a day; false for a date that is none.

    Time and zone are left aside: a day more or less is nobody's business here.
    """
    value = text.strip(XML_SPACE)
    stated = value[:_DATE_CHARACTERS]
    return dates.is_real_date(value) and stated < day.isoformat()[: len(stated)]


def oldest_news(today: date) -> date:
    """The day before which an article is too old for a news sitemap."""
    return today - timedelta(days=NEWS_DAYS)


def _max_characters(spec: Spec) -> int | None:
    return spec.max_characters if isinstance(spec, ExtensionField) else None


def _max_items(spec: Spec) -> int | None:
    return spec.max_items if isinstance(spec, ExtensionField) else None


def _may_be_empty(spec: Spec) -> bool:
    """Whether an empty text says nothing wrong, or is told by another rule."""
    if not isinstance(spec, ExtensionField):
        return False
    # A price without an amount says by its type how the video is sold.
    return spec.is_required or spec.kind is ValueKind.TEXT or spec.name == "price"


def _url_fault(value: str) -> str | None:
    if not urls.is_complete(value):
        return "url-incomplete"
    is_legal = urls.is_web(value) and _LEGAL.fullmatch(value) and len(value) <= MAX_LOC_CHARACTERS
    return None if is_legal else "url-illegal"


def _number_fault(spec: Spec, value: str) -> str | None:
    is_number = _INTEGER.fullmatch(value) if spec.kind is ValueKind.INTEGER else values.is_decimal(value)
    if not is_number:
        return "number"
    number = float(value)
    is_low = spec.minimum is not None and number < spec.minimum
    return "range" if is_low or (spec.maximum is not None and number > spec.maximum) else None


def _item_fault(spec: Spec, value: str) -> str | None:
    most = _max_items(spec)
    if most is not None and len(items_of(spec, value)) > most:
        return "too-many-items"
    if not wrong_items(spec, value):
        return None
    return "choice" if spec.kind in (ValueKind.YES_NO, ValueKind.CHOICE) else "format"


def _is_right_item(spec: Spec, item: str) -> bool:
    if spec.kind is ValueKind.YES_NO:
        return item in YES_NO
    if spec.kind is ValueKind.COUNTRY and item not in COUNTRIES:
        return False
    if spec.choices:
        return item in spec.choices
    return not spec.pattern or re.fullmatch(spec.pattern, item) is not None
