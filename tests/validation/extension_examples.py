"""Entries with the extensions that rules declare as their examples.

An example is a piece of an item, such as `<video:live>true</video:live>` or `hreflang="kr"`, or complete items. It is
completed with valid values, which also replace “…”.
"""

from __future__ import annotations

import re
from xml.sax.saxutils import escape, quoteattr

from lxml import etree

from sitemap_studio.protocol.extension_fields import ExtensionField, ValueKind
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS
from sitemap_studio.protocol.namespaces import EXTENSIONS, PAGEMAP

URL = "http://www.example.com/a"
NAMESPACES = {**EXTENSIONS, "pagemap": PAGEMAP}
DECLARED = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in NAMESPACES.items())
VALID_BY_KIND = {
    ValueKind.URL: URL, ValueKind.DATE: "2024-02-29", ValueKind.INTEGER: "1", ValueKind.DECIMAL: "1.0",
    ValueKind.YES_NO: "yes", ValueKind.COUNTRY: "DE", ValueKind.LANGUAGE: "en", ValueKind.GROUP: "",
}  # fmt: skip
VALID_BY_PATH = {
    "price@currency": "EUR", "stock_tickers": "A:B", "content_loc": "http://www.example.com/film.mp4",
}  # fmt: skip


def valid_value(name: str, path: str) -> str:
    """Return a valid value of a field or attribute of an extension."""
    spec = SPECS[name][path]
    return VALID_BY_PATH.get(path) or (spec.choices[0] if spec.choices else VALID_BY_KIND.get(spec.kind, "a"))


def valid_values(name: str, path: str = "") -> dict[str, str]:
    """Return valid values of the fields that an item requires, and of another field or attribute, by path."""
    specs = SPECS[name]
    owner = path.partition("@")[0]
    used = {owner, owner.rpartition(".")[0], path} - {""}
    for one, spec in specs.items():
        group = one.rpartition("@")[0] or one.rpartition(".")[0]
        if spec.is_required and (not group or group in used or specs[group].is_required):
            used.add(one)
    used |= {choice for group in EXTENSION_NAMES[name].one_of for choice in group[:1] if choice in specs}
    return {one: valid_value(name, one) for one in specs if one in used}


def item(name: str, values: dict[str, str], *, repeated: str = "", times: int = 1) -> str:
    """Return the XML of an item with values by path, one of which is repeated."""
    extension = EXTENSION_NAMES[name]

    def attributes(path: str) -> str:
        own = {
            one.partition("@")[2]: text for one, text in values.items() if "@" in one and one.partition("@")[0] == path
        }
        return "".join(f" {attribute}={quoteattr(text)}" for attribute, text in own.items())

    def element(path: str, tag: str, fields: tuple[ExtensionField, ...]) -> str:
        prefix = f"{path}." if path else ""
        inner = [(f"{prefix}{field.name}", field) for field in fields if f"{prefix}{field.name}" in values]
        content = "".join(element(one, field.name, field.fields) for one, field in inner) or escape(
            values.get(path, "")
        )
        text = f"<{extension.prefix}:{tag}{attributes(path)}>{content}</{extension.prefix}:{tag}>"
        return text * (times if path and path == repeated else 1)

    return element("", extension.element, extension.fields)


LINK = '<xhtml:link rel="alternate" hreflang="de" href="http://www.example.com/de/"/>'


def example_entries(name: str, example: str) -> list[dict[str, str]]:
    """Return the entries of an example of a rule about an extension, with “loc” and “xml”."""
    if example.startswith("<url>"):
        return [{"loc": URL, "xml": ""}]
    if re.match(r"\w+=", example):
        xml = "".join(_with_attribute(*re.findall(r'(\w+)=("[^"]*")', each)[0]) for each in example.split(", "))
        return [{"loc": URL, "xml": xml}]
    entries = []
    for text in re.split(" … ", example):
        loc, xml = re.findall(r"^(?:<loc>(.*?)</loc>…?)?(.*)$", text)[0]
        entries.append({"loc": loc or URL, "xml": _completed(name, xml) if xml else ""})
    return entries


def _with_attribute(attribute: str, value: str) -> str:
    return re.sub(rf'{attribute}="[^"]*"', lambda _: f"{attribute}={value}", LINK)


def _completed(name: str, example: str) -> str:
    """Return the XML of items that contain an example."""
    extension = EXTENSION_NAMES[name]
    if name == "pagemap":
        example = re.sub(r"(</?)(\w)", r"\1pagemap:\2", example)
    pieces = etree.fromstring(f"<url{DECLARED}>{example}</url>")
    for piece in pieces:
        _fill(name, piece)
    local = etree.QName(pieces[0]).localname
    paths = [path for path in SPECS[name] if "@" not in path and path.rpartition(".")[2] == local]
    if local == extension.element or not paths:
        return _inner_xml(pieces)
    valid = etree.fromstring(f"<url{DECLARED}>{item(name, valid_values(name, paths[0]))}</url>")
    replaced = next(valid.iter(f"{{{NAMESPACES[extension.prefix]}}}{local}"))
    parent = replaced.getparent()
    assert parent is not None
    position = parent.index(replaced)
    parent[position : position + 1] = list(pieces)
    return _inner_xml(valid)


def _fill(name: str, element: etree._Element, path: str = "") -> None:
    """Replace “…” in an element: with the required fields of an item or group, or with a valid value."""
    children = {etree.QName(child).localname: child for child in element}
    for child_name, child in children.items():
        _fill(name, child, f"{path}.{child_name}" if path else child_name)
    for attribute, value in element.attrib.items():
        if value == "…":
            element.attrib[attribute] = "a"
    if "…" not in (element.text or ""):
        return
    element.text = ""
    fields = [one for one in SPECS[name] if one.startswith(f"{path}.")] if path else []
    if not path or fields:
        valid = etree.fromstring(f"<url{DECLARED}>{item(name, valid_values(name, path))}</url>")[0]
        for part in path.split(".") if path else ():
            valid = next(child for child in valid if etree.QName(child).localname == part)
        element[:] = [*(each for each in valid if etree.QName(each).localname not in children), *element]
    else:
        element.text = valid_value(name, path) if path in SPECS[name] else "a"


def _inner_xml(parent: etree._Element) -> str:
    return "".join(etree.tostring(child, encoding="unicode", with_tail=False) for child in parent)
