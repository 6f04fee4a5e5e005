"""The tables of extension fields are complete, consistent, and have the elements of the schemas."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from sitemap_studio.core.paths import resource
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.extension_fields import ALTERNATES, EXTENSIONS, NEWS, VIDEO, ValueKind

XS = "{http://www.w3.org/2001/XMLSchema}"

PROSE_ASKS_MORE = {("news", "title")}
"""Fields that the prose requires and the schema does not."""

PROSE_LIMITS_LENGTH = {("video", "uploader")}
"""Fields whose length the prose limits and the schema does not."""

by_extension = pytest.mark.parametrize("extension", EXTENSIONS, ids=lambda extension: extension.prefix)


def schema_of(extension) -> etree._Element:
    path = resource(extension.schema)
    return parse(path.read_bytes(), path)


def type_named(schema, name: str | None) -> Any:
    return next((t for t in schema if t.get("name") == (name or "").rpartition(":")[2] and "Type" in str(t.tag)), None)


def declared(schema, type_name: str | None) -> dict[str, Any]:
    """Return the child elements that a type of a schema declares, by name, in order."""
    found = type_named(schema, type_name)
    return {} if found is None else {e.get("name"): e for e in found.iter(f"{XS}element")}


def attributes_of(schema, type_name: str | None) -> dict[str, Any]:
    """Return the attributes that a type and its groups declare."""
    found = type_named(schema, type_name)
    if found is None:
        return {}
    groups = {g.get("ref", "").rpartition(":")[2] for g in found.iter(f"{XS}attributeGroup")}
    holders = [found, *(g for g in schema.iterchildren(f"{XS}attributeGroup") if g.get("name") in groups)]
    return {a.get("name"): a for holder in holders for a in holder.iter(f"{XS}attribute")}


def field_nodes(schema) -> dict[str, Any]:
    """Return every element declared inside a type of a schema, by name."""
    inner = (node for holder in schema.iterchildren(f"{XS}complexType") for node in holder.iter(f"{XS}element"))
    return {node.get("name"): node for node in inner}


def facets(schema, node) -> dict[str, str]:
    """Return the limits of the simple type of a declaration by name; none for a type of XML Schema."""
    holder = type_named(schema, node.get("type"))
    return {} if holder is None else {str(f.tag).removeprefix(XS): f.get("value", "") for f in holder.iter(f"{XS}*")}


def test_extensions_have_order_of_namespaces():
    assert [(e.prefix, e.namespace) for e in EXTENSIONS] == list(namespaces.EXTENSIONS.items())
    assert {Path(e.schema).parent.as_posix() for e in EXTENSIONS} == {"schemas"}
    assert [e.tag for e in EXTENSIONS] == [f"{{{e.namespace}}}{e.element}" for e in EXTENSIONS]


@by_extension
def test_extension_fields_are_unique_consistent_and_have_source(extension):
    everything = (*extension.all_fields(), *extension.attributes)
    assert [e.name for e in everything if (e.advice and not e.advice.endswith(".")) or not e.source] == []
    names = [field.name for field in extension.all_fields()]
    assert len(set(names)) == len(names)
    optional = {f.name for f in (*extension.fields, *extension.attributes) if not f.is_required}
    assert all(set(group) <= optional and len(group) > 1 for group in extension.one_of)
    for field in extension.all_fields():
        assert (field.kind is ValueKind.GROUP) == bool(field.fields)
        assert (field.kind is ValueKind.CHOICE) == bool(field.choices)
        assert field.max_items is None or field.separator
        assert field.is_repeatable == (field.max_count is None or field.max_count > 1)
        assert not (field.is_required and field.is_deprecated)
        re.compile(field.pattern)


@by_extension
def test_extension_table_equals_element_declarations_of_schema(extension):
    schema, nodes = schema_of(extension), field_nodes(schema_of(extension))
    assert schema.get("targetNamespace") == extension.namespace
    (root,) = schema.iterchildren(f"{XS}element")
    fields = declared(schema, root.get("type"))
    assert (root.get("name"), list(fields)) == (extension.element, [field.name for field in extension.fields])
    assert_same_attributes(extension, attributes_of(schema, root.get("type")))
    for field in extension.fields:
        assert_same_attributes(field, attributes_of(schema, fields[field.name].get("type")))
        if field.fields:
            assert list(declared(schema, fields[field.name].get("type"))) == [inner.name for inner in field.fields]
    assert set(nodes) == {field.name for field in extension.all_fields()}
    for field in extension.all_fields():
        node, found = nodes[field.name], facets(schema, nodes[field.name])
        is_required = node.get("minOccurs", "1") != "0" or (extension.prefix, field.name) in PROSE_ASKS_MORE
        assert (field.name, field.is_required) == (field.name, is_required)
        assert str(field.max_count or "unbounded") == node.get("maxOccurs", "1")
        if (extension.prefix, field.name) not in PROSE_LIMITS_LENGTH:
            assert found.get("maxLength") == (str(field.max_characters) if field.max_characters else None)
        assert found.get("maxInclusive") == (f"{field.maximum:g}" if field.maximum is not None else None)
        if field.choices and not field.separator:
            known = [e.get("value") for e in type_named(schema, node.get("type")).iter(f"{XS}enumeration")]
            assert sorted(map(str, known)) == sorted(field.choices)


def assert_same_attributes(holder, nodes: dict[str, Any]) -> None:
    assert [a.name for a in holder.attributes] == list(nodes)
    assert [a.name for a in holder.attributes if a.is_required] == [
        name for name, node in nodes.items() if node.get("use") == "required"
    ]


def test_extension_tables_have_google_limits_and_deprecations():
    assert EXTENSIONS[0].max_per_entry == 1_000
    assert (NEWS.max_per_entry, NEWS.max_per_sitemap) == (1, 1_000)
    assert VIDEO.one_of == (("content_loc", "player_loc"),)
    assert ALTERNATES.one_of == (("hreflang", "media"),)
    deprecated = {f.name for e in EXTENSIONS for f in e.fields if f.is_deprecated}
    dropped_pictures = {"caption", "geo_location", "title", "license"}
    dropped_videos = {"category", "gallery_loc", "price", "tvshow"}
    assert deprecated == dropped_pictures | dropped_videos | {"access", "genres", "keywords", "stock_tickers"}


def test_fields_inside_dropped_tags_are_declared_unvalidated():
    specs = {field.name: field for field in VIDEO.all_fields()}
    inside = [*specs["tvshow"].fields, *specs["price"].attributes, *specs["gallery_loc"].attributes]
    assert not any(spec.is_validated for spec in (*inside, *specs["player_loc"].attributes))
    assert all(specs[name].is_validated for name in ("player_loc", "tag", "uploader"))
