"""The items of an entry's extensions, and their values: one record for rules, tree, columns and edits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import (
    ALTERNATES,
    VALIDATED_EXTENSIONS,
    Extension,
    ExtensionField,
    ValueKind,
)

EXTENSION_NAMES: Final[dict[str, Extension]] = {
    "alternate" if extension is ALTERNATES else extension.prefix: extension for extension in VALIDATED_EXTENSIONS
}
"""The extensions by the kind of their items, which is also the first word of the ids of their rules."""


def _fields_by_path(extension: Extension) -> dict[str, ExtensionField]:
    """Return the fields and attributes of an extension by path, as in `SPECS`."""
    specs: dict[str, ExtensionField] = {f"@{attribute.name}": attribute for attribute in extension.attributes}
    for field in extension.fields:
        for path, spec in ((field.name, field), *((f"{field.name}.{inner.name}", inner) for inner in field.fields)):
            specs[path] = spec
            specs |= {f"{path}@{attribute.name}": attribute for attribute in spec.attributes}
    return specs


SPECS: Final = {kind: _fields_by_path(extension) for kind, extension in EXTENSION_NAMES.items()}
"""All fields and attributes by kind and path: "loc", "publication.name", "price@currency", "@href"."""


class ExtensionValue(NamedTuple):
    """Present or possible value of an item: a field, a group of fields, or an attribute.

    Attributes:
        kind: The kind of the item.
        path: The field, as "loc" or "publication.name", or an attribute as "restriction@relationship" or "@href".
        text: The text as parsed; None for a group, and for an absent value.
        nth: Index among the fields of the same path in the item, from 0; of an attribute, the index of its field.
    """

    kind: str
    path: str
    text: str | None
    nth: int = 0

    @property
    def spec(self) -> ExtensionField | None:
        """Declaration of the field or attribute; None if it is unknown."""
        return SPECS.get(self.kind, {}).get(self.path)

    @property
    def name(self) -> str:
        """Last part of the path, without a namespace."""
        name = self.path.rpartition("}")[2]
        return name if "}" in self.path else name.rpartition(".")[2].rpartition("@")[2]

    @property
    def depth(self) -> int:
        """Number of fields in the item that contain the field or attribute: 0 for “loc”, 1 for “publication.name”."""
        owner = self.path.partition("@")[0]
        return owner.count(".") + ("@" in self.path and bool(owner))

    @property
    def is_further(self) -> bool:
        """Whether the value is the absent one after present values, which offers to add another."""
        return self.text is None and self.nth > 0 and "@" not in self.path

    @property
    def is_editable(self) -> bool:
        """Whether the value has a declaration, and is not a group."""
        return self.spec is not None and self.spec.kind is not ValueKind.GROUP


@dataclass(frozen=True)
class ExtensionItem:
    """An extension item of an entry, such as an image.

    Attributes:
        number: Its number among all items of the entry, from 0.
        kind: "image", "video", "news", "alternate" or "mobile"; "other" for other XML; "unreadable" for the only item of
            an entry whose XML can't be parsed.
        fields: Its values and groups, in the order of the XML.
        xml: The item as written; empty if it was built from values alone.
        kind_number: Its number among the items of its kind, from 0.
    """

    number: int
    kind: str
    fields: tuple[ExtensionValue, ...]
    xml: str = ""
    kind_number: int = 0

    @property
    def values(self) -> tuple[ExtensionValue, ...]:
        """The values that are present; their text may be empty."""
        return tuple(each for each in self.fields if each.text is not None)

    @property
    def text_of_path(self) -> Mapping[str, str]:
        """Texts of the present values by path; of a repeated field, the last text."""
        return {each.path: each.text for each in self.fields if each.text is not None}

    def text(self, path: str, nth: int = 0) -> str | None:
        """Return the text of the `nth` value of a path; None if it is absent."""
        return next((each.text for each in self.fields if (each.path, each.nth) == (path, nth)), None)

    @property
    def hreflang(self) -> str:
        """Language code of an hreflang link, trimmed: an alternate with rel="alternate", a language and a URL; else "".

        Source: Google Search Central, localized versions of a page, sitemap: rel="alternate" is required.
        """
        if self.kind != "alternate":
            return ""
        rel, code, url = ((self.text(path) or "").strip(XML_SPACE) for path in ("@rel", "@hreflang", "@href"))
        return code if rel.lower() == "alternate" and url else ""

    def texts(self, path: str) -> list[str]:
        """Return the texts of all present values of a path, in order."""
        return [each.text for each in self.fields if each.path == path and each.text is not None]

    def count(self, path: str) -> int:
        """Return the number of fields of a path, including groups and fields without a value."""
        return sum(each.path == path for each in self.fields)
