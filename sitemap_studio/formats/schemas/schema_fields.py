"""What is declared of the elements and attributes that a schema judges, and what these are called.

All of it stands in the tables of the protocol and its extensions; the schemas themselves are not asked.
"""

from __future__ import annotations

from typing import Final

from lxml import etree

from sitemap_studio.protocol.extension_fields import (
    EXTENSION_BY_NAMESPACE,
    JUDGED_EXTENSIONS,
    ExtensionField,
    Spec,
    ValueKind,
)
from sitemap_studio.protocol.fields import CHANGEFREQS
from sitemap_studio.protocol.namespaces import SITEMAP, XSI

Element = etree._Element

MAX_LOC_CHARACTERS: Final = 2_048
"""Most characters of a `loc`. sitemap.xsd, tLoc; the prose allows one less."""

_FIXED_PREFIXES: Final = {XSI: "xsi", "http://www.w3.org/XML/1998/namespace": "xml"}

ENTRY_FIELDS: Final = (
    ExtensionField("loc", ValueKind.URL, "", is_required=True, max_characters=MAX_LOC_CHARACTERS),
    ExtensionField("lastmod", ValueKind.DATE, ""),
    ExtensionField("changefreq", ValueKind.CHOICE, "", choices=CHANGEFREQS),
    ExtensionField("priority", ValueKind.DECIMAL, "", minimum=0, maximum=1),
)
"""The fields of an entry, declared as those of extensions are."""

FIELDS_OF: Final[dict[str, tuple[ExtensionField, ...]]] = {
    f"{{{SITEMAP}}}url": ENTRY_FIELDS,
    f"{{{SITEMAP}}}sitemap": ENTRY_FIELDS[:2],
    **{extension.tag: extension.fields for extension in JUDGED_EXTENSIONS},
    **{
        f"{{{extension.namespace}}}{field.name}": field.fields
        for extension in JUDGED_EXTENSIONS
        for field in extension.fields
        if field.fields
    },
}
"""The children of an element in the schema's order, by its tag."""


def shown_name(element: Element) -> str:
    """An element's name: bare in the protocol's namespace, else with the customary prefix or that of the document."""
    name = etree.QName(element)
    extension = EXTENSION_BY_NAMESPACE.get(name.namespace or "")
    prefix = extension.prefix if extension else element.prefix if name.namespace != SITEMAP else None
    return f"{prefix}:{name.localname}" if prefix else name.localname


def spec_of(element: Element, attribute: str | None = None) -> Spec | None:
    """What is declared of a field, or of an attribute of it or of its extension; None where nothing is."""
    parent = element.getparent()
    name = etree.QName(element)
    fields = FIELDS_OF.get(str(parent.tag), ()) if parent is not None else ()
    field = next((f for f in fields if f.name == name.localname), None)
    if attribute is None:
        return field
    extension = EXTENSION_BY_NAMESPACE.get(name.namespace or "")
    attributes = field.attributes if field else extension.attributes if extension else ()
    return next((a for a in attributes if a.name == attribute), None)


def field_name(element: Element) -> str | None:
    """The name of a field as it is shown; None for any other element."""
    return shown_name(element) if spec_of(element) else None


def attribute_name(element: Element, attribute: str) -> str:
    """An attribute's name with the prefix that its namespace has there."""
    name = etree.QName(attribute)
    prefixes = {uri: prefix for prefix, uri in element.nsmap.items() if prefix} | _FIXED_PREFIXES
    prefix = prefixes.get(name.namespace or "")
    return f"{prefix}:{name.localname}" if prefix else name.localname


def with_prefix(parent: Element, field: ExtensionField) -> str:
    """The name of a field that an element may hold, with the prefix of that element."""
    prefix, colon, _ = shown_name(parent).rpartition(":")
    return f"{prefix}{colon}{field.name}" if etree.QName(parent).namespace != SITEMAP else field.name
