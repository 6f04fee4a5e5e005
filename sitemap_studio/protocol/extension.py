"""What is declared of an extension: its element, fields and attributes, and the kinds of texts that these hold.

Which extensions there are, and which fields they have, `extension_fields` tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum


class ValueKind(Enum):
    """What the text of an extension's field or attribute stands for."""

    TEXT = "text"
    URL = "url"
    DATE = "date"
    INTEGER = "integer"
    DECIMAL = "decimal"
    YES_NO = "yes-no"
    CHOICE = "choice"
    LANGUAGE = "language"
    COUNTRY = "country"
    GROUP = "group"
    """No text: fields of its own."""


@dataclass(frozen=True)
class ExtensionAttribute:
    """One attribute of an extension's element or field.

    Attributes:
        name: Its name, which has no namespace.
        kind: What its text stands for.
        advice: What it means, in one sentence for a tooltip.
        is_required: Whether the element is wrong without it.
        choices: The values allowed, for a choice; none means any.
        minimum: Least number allowed, or None.
        maximum: Greatest number allowed, or None.
        pattern: What all of the text must match, without anchors; empty for anything.
        is_deprecated: Whether its reader dropped it.
        source: Who says so.
    """

    name: str
    kind: ValueKind
    advice: str
    is_required: bool = False
    choices: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    pattern: str = ""
    is_deprecated: bool = False
    source: str = ""


@dataclass(frozen=True)
class ExtensionField:
    """One child element of an extension's element.

    Attributes:
        name: Its local name; the namespace is that of its extension.
        kind: What its text stands for; of each item, where the text is a list.
        advice: What it means, in one sentence for a tooltip.
        is_required: Whether the extension's element is wrong without it.
        max_count: How often it may stand there; None for any number.
        max_characters: Most characters of its text, or None.
        minimum: Least number allowed, or None.
        maximum: Greatest number allowed, or None.
        choices: The values allowed, for a choice; of each item, where the text is a list.
        separator: What stands between the items of a list; empty where the text is one value.
        max_items: Most items of a list, or None.
        pattern: What all of each item must match, without anchors; empty for anything.
        attributes: Its attributes.
        fields: Its own fields in their order, for a group.
        is_deprecated: Whether its reader dropped it.
        source: Who says so.
        order: Its place among its siblings, counted from 0.
    """

    name: str
    kind: ValueKind
    advice: str
    is_required: bool = False
    max_count: int | None = 1
    max_characters: int | None = None
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[str, ...] = ()
    separator: str = ""
    max_items: int | None = None
    pattern: str = ""
    attributes: tuple[ExtensionAttribute, ...] = ()
    fields: tuple[ExtensionField, ...] = ()
    is_deprecated: bool = False
    source: str = ""
    order: int = 0

    @property
    def is_repeatable(self) -> bool:
        """Whether it may stand there more than once."""
        return self.max_count != 1

    @property
    def is_list(self) -> bool:
        """Whether its text is a list of values."""
        return bool(self.separator)


@dataclass(frozen=True)
class Extension:
    """One extension: the element that stands in an entry, behind the fields of the protocol.

    Attributes:
        prefix: The customary prefix of its namespace.
        namespace: The namespace's URI.
        element: Local name of the element.
        title: What one such element describes, in a word or two.
        fields: Its children in the order that the schema wants; none for an element without content.
        attributes: Its attributes.
        one_of: Groups of fields or attributes of which at least one must be there.
        max_per_entry: Most such elements in an entry, or None.
        max_per_sitemap: Most such elements in a sitemap, or None.
        schema: Path of its schema below `resources/`.
        is_deprecated: Whether nobody reads it any more.
        source: Who says so.
    """

    prefix: str
    namespace: str
    element: str
    title: str
    fields: tuple[ExtensionField, ...] = ()
    attributes: tuple[ExtensionAttribute, ...] = ()
    one_of: tuple[tuple[str, ...], ...] = ()
    max_per_entry: int | None = None
    max_per_sitemap: int | None = None
    schema: str = ""
    is_deprecated: bool = False
    source: str = ""

    @property
    def tag(self) -> str:
        """The element's name with its namespace, as parsers write it: `{namespace}name`."""
        return f"{{{self.namespace}}}{self.element}"

    @property
    def shown_name(self) -> str:
        """The element's name with its customary prefix."""
        return f"{self.prefix}:{self.element}"

    def all_fields(self) -> Iterator[ExtensionField]:
        """Every field, the fields of groups behind their group."""
        for field in self.fields:
            yield field
            yield from field.fields


Spec = ExtensionField | ExtensionAttribute
"""What is declared of one field or attribute."""
