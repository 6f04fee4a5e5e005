"""What a person understands of a schema's complaints: the field, the value, what the schema wants, what the prose says.

Only the kind of a complaint is taken from the validator, never its text; what is allowed stands in the tables of the
protocol and its extensions.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, Literal

from lxml import etree

from sitemap_studio.core.messages import Message, join, listed, msg, plural, quoted
from sitemap_studio.formats.schemas.schema_fields import (
    ENTRY_FIELDS,
    FIELDS_OF,
    Element,
    attribute_name,
    field_name,
    shown_name,
    spec_of,
    with_prefix,
)
from sitemap_studio.protocol.dates import XML_SPACE, is_real_date, parse_w3c
from sitemap_studio.protocol.extension_fields import EXTENSION_BY_NAMESPACE, GENRES, YES_NO, Spec, ValueKind
from sitemap_studio.protocol.namespaces import SITEMAP, XSI

FaultKind = Literal[
    "value", "too-short", "too-long", "range", "missing", "repeated", "order", "unknown", "foreign", "attribute",
    "content", "root", "unjudged",
]  # fmt: skip
"""What a schema objects to: a value (its form, its length, its range), an element (absent, there twice, out of order,
undefined, of a namespace without a schema), an attribute, content of the wrong sort, the root; or that an entry has too
many elements to be judged."""

_Codes: Final = etree.ErrorTypes

MIN_LOC_CHARACTERS: Final = 12
"""Least characters of a `loc`. sitemap.xsd, tLoc; the prose names no least length."""

_SHOWN_CHARACTERS: Final = 120
_PROSE_ALLOWS: Final = msg("; the schema alone objects, the prose of the protocol")
_REQUIRED_ATTRIBUTE: Final = re.compile(r"The attribute '([^']*)' is required")
_ATTRIBUTE: Final = re.compile(r"Element '[^']*', attribute '([^']*)'")

_NIL: Final = f"{{{XSI}}}nil"

_SHAPES: Final = {
    "language": msg("is not a language code of two or three small letters, nor zh-cn or zh-tw"),
    "genres": msg("is not a list of {genres} with commas between", genres=listed(GENRES)),
    "stock_tickers": msg("is not a list of up to five shares such as NASDAQ:AMAT, with commas between"),
    "restriction": msg("is not a list of country codes in capital letters such as DE AT, with spaces between"),
    "platform": msg("is not a list of web, mobile and tv with one space between"),
    "currency": msg("is not a currency code of three capital letters"),
    "hreflang": msg("is neither x-default nor a language such as de, de-AT or zh-Hant-TW"),
}
"""What a value is not that does not match its pattern, by field or attribute."""


@dataclass(frozen=True)
class Words:
    """One fault, told but for its place.

    Attributes:
        kind: What the schema objects to.
        predicate: The rest of the sentence behind “… in line 5”.
        field: The field concerned, with its extension's prefix; None for a whole element.
        attribute: The attribute concerned, or None.
        value: The text concerned; None where it is no value that is wrong.
        is_schema_alone: Whether the prose allows it, or does not speak of it.
    """

    kind: FaultKind
    predicate: str
    field: str | None = None
    attribute: str | None = None
    value: str | None = None
    is_schema_alone: bool = False

    def sentence(self, element: str, line: int) -> str:
        """The whole sentence.

        Args:
            element: The element's name as it is shown.
            line: The line where it begins.
        """
        value = join([" ", quoted(_shown(self.value))], "") if self.value else ""
        if self.attribute is not None:
            return msg(
                "The attribute {attribute}{quoted} of “{element}” in line {line} {predicate}.",
                attribute=self.attribute,
                quoted=value,
                element=element,
                line=line,
                predicate=self.predicate,
            )
        if value:
            return msg(
                "{element}{quoted} in line {line} {predicate}.",
                element=element,
                quoted=value,
                line=line,
                predicate=self.predicate,
            )
        return msg("“{element}” in line {line} {predicate}.", element=element, line=line, predicate=self.predicate)


def tell(entry: Any, element: Element) -> Words:
    """Put one complaint about an element into words.

    Args:
        entry: The complaint, as the validator logs it.
        element: The element that it is about.
    """
    code: int = entry.type
    if code in (_Codes.SCHEMAV_CVC_ELT_1, _Codes.SCHEMAV_CVC_WILDCARD):
        return _undeclared(element)
    if code == _Codes.SCHEMAV_ELEMENT_CONTENT:
        is_missing = "Missing child element" in entry.message.partition("': ")[2][:30]
        return _incomplete(element) if is_missing else _misplaced(element)
    if required := _REQUIRED_ATTRIBUTE.search(entry.message) if code == _Codes.SCHEMAV_CVC_COMPLEX_TYPE_4 else None:
        return Words("missing", msg("is missing"), field_name(element), required[1])
    if code in _CONTENT:
        return Words("content", _CONTENT[code], field_name(element))
    found = _ATTRIBUTE.match(entry.message)
    attribute = found[1] if found else None
    if code in _ATTRIBUTES or (attribute or "").startswith("{"):
        attribute = attribute or _NIL
        shown = attribute_name(element, attribute)
        return Words("attribute", msg("is not allowed"), field_name(element), shown, element.get(attribute, ""))
    return _wrong_value(code, element, attribute)


_CONTENT: Final[dict[int, str]] = {
    _Codes.SCHEMAV_CVC_COMPLEX_TYPE_2_1: msg("must be empty"),
    _Codes.SCHEMAV_CVC_COMPLEX_TYPE_2_2: msg("holds an element, where only text may stand"),
    _Codes.SCHEMAV_CVC_TYPE_3_1_2: msg("holds an element, where only text may stand"),
    _Codes.SCHEMAV_CVC_COMPLEX_TYPE_2_3: msg("holds text between its elements"),
}
"""Complaints about the sort of content."""

_ATTRIBUTES: Final = frozenset(
    (
        _Codes.SCHEMAV_CVC_COMPLEX_TYPE_3_2_1,
        _Codes.SCHEMAV_CVC_COMPLEX_TYPE_3_2_2,
        _Codes.SCHEMAV_CVC_TYPE_3_1_1,
        _Codes.SCHEMAV_CVC_ELT_3_1,
        _Codes.SCHEMAV_CVC_ELT_3_2_1,
        _Codes.SCHEMAV_CVC_ELT_3_2_2,
        _Codes.SCHEMAV_CVC_ELT_4_1,
        _Codes.SCHEMAV_CVC_ELT_4_2,
        _Codes.SCHEMAV_CVC_ELT_4_3,
    )
)
"""Complaints about an attribute that has no business there."""


def _undeclared(element: Element) -> Words:
    namespace = etree.QName(element).namespace
    if element.getparent() is None and namespace == SITEMAP:
        return Words("root", msg("is neither “urlset” nor “sitemapindex”"))
    if element.getparent() is None:
        named = msg("the namespace “{namespace}”", namespace=_shown(namespace)) if namespace else msg("no namespace")
        wanted = msg("the schemas know “urlset” and “sitemapindex” in “{sitemap}”", sitemap=SITEMAP)
        return Words("root", msg("is in {named}; {wanted}", named=named, wanted=wanted))
    if extension := EXTENSION_BY_NAMESPACE.get(namespace or ""):
        return Words(
            "unknown",
            msg("may not stand there; the extension's element is “{shown_name}”", shown_name=extension.shown_name),
        )
    return Words(
        "foreign",
        msg(
            "is of the namespace “{namespace}”, for which there is no schema{prose_allows} does not",
            namespace=_shown(namespace or ""),
            prose_allows=_PROSE_ALLOWS,
        ),
        is_schema_alone=True,
    )


def _incomplete(element: Element) -> Words:
    there = {child.tag for child in element}
    namespace = etree.QName(element).namespace
    fields = FIELDS_OF.get(str(element.tag))
    if fields is None:
        child = "sitemap" if etree.QName(element).localname == "sitemapindex" else "url"
        return Words("missing", msg("has no “{lacking}”", lacking=child))
    required = (f for f in fields if f.is_required and f"{{{namespace}}}{f.name}" not in there)
    lacking = with_prefix(element, next(required, fields[0]))
    return Words("missing", msg("has no “{lacking}”", lacking=lacking), lacking)


def _misplaced(element: Element) -> Words:
    parent = element.getparent()
    fields = FIELDS_OF.get(str(parent.tag)) if parent is not None else None
    if parent is None or fields is None:
        return Words("unknown", msg("may not stand there"))
    namespace = etree.QName(parent).namespace
    order = [f"{{{namespace}}}{field.name}" for field in fields]
    tag = str(element.tag)
    siblings = [str(child.tag) for child in parent]
    before = siblings[: parent.index(element)]
    is_entry = fields[0] is ENTRY_FIELDS[0]
    if tag not in order and not (is_entry and etree.QName(element).namespace not in (None, SITEMAP)):
        return Words("unknown", msg("is not an element that “{shown_name}” may hold", shown_name=shown_name(parent)))
    own = order.index(tag) if tag in order else len(order)
    name = field_name(element)
    if own < len(order) and tag in before and before.count(tag) >= (fields[own].max_count or len(siblings)):
        most = fields[own].max_count or 1
        predicate = (
            msg("stands there twice, and may once")
            if most == 1
            else plural("stands there more than once", "stands there more than %n times", most)
        )
        return Words("repeated", predicate, name)
    absent = [f for f, known in zip(fields[:own], order, strict=False) if f.is_required and known not in siblings]
    if absent:
        lacking = with_prefix(parent, absent[0])
        return Words("missing", msg("has no “{lacking}” before it", lacking=lacking), lacking)
    return Words("order", _out_of_order(parent, own, order, before, is_entry), name, is_schema_alone=is_entry)


def _out_of_order(parent: Element, own: int, order: list[str], before: list[str], is_entry: bool) -> str:
    rank = {tag: place for place, tag in enumerate(order)}
    later = [place for place, tag in enumerate(before) if rank.get(tag, len(order)) > own]
    if later:
        words = msg("stands behind “{shown_name}” instead of before it", shown_name=shown_name(parent[later[0]]))
    else:
        names = listed(tag.rpartition("}")[2] for tag in order)
        words = msg("stands too early, since the order is {names}", names=names)
    return msg("{words}{prose_allows} names no order", words=words, prose_allows=_PROSE_ALLOWS) if is_entry else words


def _wrong_value(code: int, element: Element, attribute: str | None) -> Words:
    value = (element.get(attribute) if attribute else element.text) or ""
    spec = spec_of(element, attribute)
    name = field_name(element)
    kind: FaultKind = "value"
    is_alone = False
    if code == _Codes.SCHEMAV_CVC_MINLENGTH_VALID:
        kind, is_alone = "too-short", True
        length = len(value.strip(XML_SPACE))
        predicate = plural(
            "has one character; the schema wants {least}{prose_allows} sets no least length",
            "has %n characters; the schema wants {least}{prose_allows} sets no least length",
            length,
            least=MIN_LOC_CHARACTERS,
            prose_allows=_PROSE_ALLOWS,
        )
    elif code == _Codes.SCHEMAV_CVC_MAXLENGTH_VALID:
        kind = "too-long"
        is_url = spec is not None and spec.kind is ValueKind.URL
        most = getattr(spec, "max_characters", None) or 0
        predicate = plural(
            "has one character; {most:,} are allowed",
            "has %n characters; {most:,} are allowed",
            len(value.strip(XML_SPACE) if is_url else value),
            most=most,
        )
    elif code in (_Codes.SCHEMAV_CVC_MININCLUSIVE_VALID, _Codes.SCHEMAV_CVC_MAXINCLUSIVE_VALID) and spec is not None:
        kind = "range"
        is_small = code == _Codes.SCHEMAV_CVC_MININCLUSIVE_VALID
        bound = spec.minimum if is_small else spec.maximum
        predicate = msg("is {what} than {bound:,g}", what=msg("less") if is_small else msg("greater"), bound=bound or 0)
    else:
        is_alone = _is_date_of_prose(element, attribute, spec, value)
        empty = not value.strip(XML_SPACE) and spec and not is_alone
        predicate = msg("is empty") if empty else _wrong_form(spec)
        if is_alone:
            predicate = join([predicate, _PROSE_ALLOWS, msg(" allows every W3C date")], "")
    return Words(kind, predicate, name, attribute, value, is_alone)


def _wrong_form(spec: Spec | None) -> Message:
    if spec is None:
        return msg("is not what the schema allows")
    if spec.name in _SHAPES:
        return _SHAPES[spec.name]
    if spec.kind is ValueKind.INTEGER:
        least = msg("is not a whole number from {minimum:g}", minimum=spec.minimum or 0)
        return join([least, msg(" to {maximum:,g}", maximum=spec.maximum) if spec.maximum else ""], "")
    choices = YES_NO if spec.kind is ValueKind.YES_NO else spec.choices
    if choices:
        return (
            msg("is none of {choices}", choices=listed(choices))
            if len(choices) > 1
            else msg("must be {choices}", choices=choices[0])
        )
    return {
        ValueKind.DATE: msg("is not a date that the schema allows"),
        ValueKind.DECIMAL: msg("is not a decimal number"),
        ValueKind.URL: msg("is not an address"),
    }.get(spec.kind, msg("is not what the schema allows"))


def _is_date_of_prose(element: Element, attribute: str | None, spec: Spec | None, value: str) -> bool:
    """Whether a date is wrong in the schema only: the protocol and the news extension name the W3C's forms.

    News ask for a day at least; the page on videos names just the forms that its schema takes.
    """
    if attribute is not None or spec is None or spec.kind is not ValueKind.DATE or not is_real_date(value):
        return False
    name = shown_name(element)
    parsed = parse_w3c(value)
    return name == "lastmod" or (
        name == "news:publication_date" and parsed is not None and parsed.precision not in ("year", "month")
    )


def _shown(text: str) -> str:
    """A value as a sentence may quote it: in one line, shortened, with control characters made visible."""
    cut = text if len(text) <= _SHOWN_CHARACTERS else f"{text[: _SHOWN_CHARACTERS - 1]}…"
    return "".join(chr(0x2400 + ord(c)) if c < " " else c if c.isprintable() else f"[U+{ord(c):04X}]" for c in cut)
