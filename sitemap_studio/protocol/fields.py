"""The four fields of an entry, declared once: every table, editor, file format and filter reads this list."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, get_args

FieldName = Literal["loc", "lastmod", "changefreq", "priority"]
"""The name of a field: its XML tag, its column, its word in filters."""


class Kind(Enum):
    """Type of the value of a field, which determines its editor and comparison."""

    URL = "url"
    DATE = "date"
    CHOICE = "choice"
    NUMBER = "number"


@dataclass(frozen=True)
class Field:
    """One field of an entry.

    Attributes:
        is_required: Whether an entry without it is wrong.
        csv_names: Lower-case headers by which a CSV column is recognised as this field.
    """

    name: FieldName
    kind: Kind
    is_required: bool
    choices: tuple[str, ...]
    csv_names: tuple[str, ...]
    advice: str


CHANGEFREQS: Final = ("always", "hourly", "daily", "weekly", "monthly", "yearly", "never")
"""The values of `changefreq`, most frequent first. Sitemap Protocol 0.9, XML tag definitions."""

DEFAULT_PRIORITY: Final = 0.5
"""The priority of an entry without one. Sitemap Protocol 0.9, XML tag definitions."""

FIELDS: Final[tuple[Field, ...]] = (
    Field("loc", Kind.URL, True, (), ("loc", "url", "urls", "location", "address"),
          "Complete URL of the page."),
    Field("lastmod", Kind.DATE, False, (), ("lastmod", "last modified", "last_modified", "last mod", "last_mod"),
          "When the page last changed, as a W3C date or time."),
    Field("changefreq", Kind.CHOICE, False, CHANGEFREQS,
          ("changefreq", "change frequency", "change_frequency", "frequency"),
          "How often the page is likely to change."),
    Field("priority", Kind.NUMBER, False, (), ("priority",), "Importance relative to other pages of the site, 0.0 to 1.0."),
)  # fmt: skip
"""All fields, in the order of the schema."""

FIELD_NAMES: Final[tuple[FieldName, ...]] = get_args(FieldName)

FIELD_BY_NAME: Final[dict[str, Field]] = {field.name: field for field in FIELDS}
