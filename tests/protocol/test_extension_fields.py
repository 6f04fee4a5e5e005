"""The extensions' tables are complete, consistent, and know the same elements as the schemas."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from sitemap_studio.core.paths import resource
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.extension_fields import ALTERNATES, EXTENSIONS, NEWS, VIDEO, ExtensionField, ValueKind

XS = "{http://www.w3.org/2001/XMLSchema}"

PROSE_ASKS_MORE = {("news", "title")}
"""Fields that the prose requires and the schema does not."""

by_extension = pytest.mark.parametrize("extension", EXTENSIONS, ids=lambda extension: extension.prefix)


def schema_of(extension) -> etree._Element:
    path = resource(extension.schema)
    return parse(path.read_bytes(), path)


def type_named(schema, name: str | None) -> Any:
    return next((t for t in schema if t.get("name") == (name or "").rpartition(":")[2] and "Type" in str(t.tag)), None)


def declared(schema, type_name: str | None) -> dict[str, Any]:
    """The child elements that a type of a schema declares, by name, in order."""
    found = type_named(schema, type_name)
    return {} if found is None else {e.get("name"): e for e in found.iter(f"{XS}element")}


def attributes_of(schema, type_name: str | None) -> dict[str, Any]:
    """The attributes that a type declares, those of its groups included."""
    found = type_named(schema, type_name)
    if found is None:
        return {}
    groups = {g.get("ref", "").rpartition(":")[2] for g in found.iter(f"{XS}attributeGroup")}
    holders = [found, *(g for g in schema.iterchildren(f"{XS}attributeGroup") if g.get("name") in groups)]
    return {a.get("name"): a for holder in holders for a in holder.iter(f"{XS}attribute")}


def field_nodes(schema) -> dict[str, Any]:
    """Every element that is declared inside a type of a schema, by name."""
    inner = (node for holder in schema.iterchildren(f"{XS}complexType") for node in holder.iter(f"{XS}element"))
    return {node.get("name"): node for node in inner}


def facets(schema, node) -> dict[str, str]:
    """The limits of a declaration's own simple type, by name; none for a type of XML Schema itself."""
    holder = type_named(schema, node.get("type"))
    return {} if holder is None else {str(f.tag).removeprefix(XS): f.get("value", "") for f in holder.iter(f"{XS}*")}


def test_the_extensions_are_those_of_the_namespaces_in_their_order():
    assert [(e.prefix, e.namespace) for e in EXTENSIONS] == list(namespaces.EXTENSIONS.items())
    assert [e.tag for e in EXTENSIONS] == [f"{{{e.namespace}}}{e.element}" for e in EXTENSIONS]


@by_extension
def test_every_field_says_what_it_means_and_by_whose_word(extension):
    everything = (*extension.all_fields(), *extension.attributes)
    assert [e.name for e in everything if not e.advice.endswith(".") or not e.source] == []


@by_extension
def test_names_are_unique(extension):
    names = [field.name for field in extension.all_fields()]
    assert len(set(names)) == len(names)


@by_extension
def test_one_of_names_what_is_there_and_not_required(extension):
    optional = {f.name for f in (*extension.fields, *extension.attributes) if not f.is_required}
    assert all(set(group) <= optional and len(group) > 1 for group in extension.one_of)


def test_every_field_is_consistent_in_itself():
    for field in (field for extension in EXTENSIONS for field in extension.all_fields()):
        assert (field.kind is ValueKind.GROUP) == bool(field.fields)
        assert (field.kind is ValueKind.CHOICE) == bool(field.choices)
        assert field.max_items is None or field.separator
        assert field.is_repeatable == (field.max_count is None or field.max_count > 1)
        assert not (field.is_required and field.is_deprecated)
        re.compile(field.pattern)


@by_extension
def test_the_schema_knows_the_same_element(extension):
    schema = schema_of(extension)
    assert schema.get("targetNamespace") == extension.namespace
    assert [e.get("name") for e in schema.iterchildren(f"{XS}element")] == [extension.element]


@by_extension
def test_the_schema_knows_the_same_fields_in_the_same_order(extension):
    schema = schema_of(extension)
    (root,) = schema.iterchildren(f"{XS}element")
    fields = declared(schema, root.get("type"))
    assert list(fields) == [field.name for field in extension.fields]
    for group in (field for field in extension.fields if field.fields):
        assert list(declared(schema, fields[group.name].get("type"))) == [field.name for field in group.fields]
    assert set(field_nodes(schema)) == {field.name for field in extension.all_fields()}


@by_extension
def test_the_schema_requires_and_repeats_the_same_fields(extension):
    nodes = field_nodes(schema_of(extension))
    for field in extension.all_fields():
        node = nodes[field.name]
        is_required = node.get("minOccurs", "1") != "0" or (extension.prefix, field.name) in PROSE_ASKS_MORE
        assert (field.name, field.is_required) == (field.name, is_required)
        assert str(field.max_count or "unbounded") == node.get("maxOccurs", "1")


@by_extension
def test_the_schema_knows_the_same_attributes(extension):
    schema = schema_of(extension)
    (root,) = schema.iterchildren(f"{XS}element")
    assert_same_attributes(extension, attributes_of(schema, root.get("type")))
    for field in extension.fields:
        assert_same_attributes(field, attributes_of(schema, declared(schema, root.get("type"))[field.name].get("type")))


def assert_same_attributes(holder, nodes: dict[str, Any]) -> None:
    assert [a.name for a in holder.attributes] == list(nodes)
    assert [a.name for a in holder.attributes if a.is_required] == [
        name for name, node in nodes.items() if node.get("use") == "required"
    ]


@by_extension
def test_the_schema_sets_the_same_limits(extension):
    schema = schema_of(extension)
    for name, node in field_nodes(schema).items():
        field = next(field for field in extension.all_fields() if field.name == name)
        found = facets(schema, node)
        assert found.get("maxLength") == (str(field.max_characters) if field.max_characters else None)
        assert found.get("maxInclusive") == (f"{field.maximum:g}" if field.maximum is not None else None)


def test_choices_are_what_the_schema_enumerates():
    fields: list[tuple[Any, ExtensionField]] = [(e, f) for e in EXTENSIONS for f in e.all_fields() if f.choices]
    for extension, field in fields:
        if not field.separator:
            schema = schema_of(extension)
            node = next(e for e in schema.iter(f"{XS}element") if e.get("name") == field.name)
            found = [e.get("value") for e in type_named(schema, node.get("type")).iter(f"{XS}enumeration")]
            assert sorted(map(str, found)) == sorted(field.choices)


def test_what_is_known_of_google_is_told():
    assert EXTENSIONS[0].max_per_entry == 1_000
    assert (NEWS.max_per_entry, NEWS.max_per_sitemap) == (1, 1_000)
    assert VIDEO.one_of == (("content_loc", "player_loc"),)
    assert ALTERNATES.one_of == (("hreflang", "media"),)
    deprecated = {f.name for e in EXTENSIONS for f in e.fields if f.is_deprecated}
    dropped_pictures = {"caption", "geo_location", "title", "license"}
    assert deprecated == dropped_pictures | {"category", "gallery_loc", "price", "tvshow"}


def test_a_schema_lies_beside_the_others():
    assert {Path(extension.schema).parent.as_posix() for extension in EXTENSIONS} == {"schemas"}
