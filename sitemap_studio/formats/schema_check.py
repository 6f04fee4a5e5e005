"""Validate a sitemap or an index by the schemas that come with the program; libxml2 judges, and its words are kept.

libxml2 gets a few entries at a time, so that one misplaced element does not hide the rest of a sitemap, and its log
stays small. It reports an element by its line number only, and that only up to 65,535; so each element of a chunk gets
its number for a line, and offsets come from the bytes. Nothing is fetched, whatever `xsi:schemaLocation` names.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from lxml import etree

from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import resource
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.xml_offsets import locate_start_tags
from sitemap_studio.formats.xml_parser import blank_document_type, parse
from sitemap_studio.protocol.dates import is_real_date, parse_w3c
from sitemap_studio.protocol.extension_fields import EXTENSION_BY_NAMESPACE
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import SITEMAP

SCHEMA_OF_ROOT: Final = {"urlset": "schemas/urlset.xsd", "sitemapindex": "schemas/index.xsd"}
"""The schema by the root's local name, below `resources/`; the first one refuses any other root."""

MAX_FAULTS: Final = 1_000
MAX_WEIGHT: Final = 10_000
"""Most elements and attributes in one entry that are validated. libxml2's log grows with the square of it, and a page
with 1,000 pictures of five fields each has 6,000."""

_CHUNK_ENTRIES: Final = 64
_FIRST_LINE: Final = 2
_MAX_LINE: Final = 65_000
_MAX_VALUE_CHARACTERS: Final = 200
_SAMPLE_LOC: Final = "http://www.example.com/"
_EXTENSION: Final = "any extension"
_NOT_EXPECTED: Final = "This element is not expected"

_Codes: Final = etree.ErrorTypes
_UNDECLARED: Final = (_Codes.SCHEMAV_CVC_ELT_1, _Codes.SCHEMAV_CVC_WILDCARD)
_VALUE_CODES: Final = range(_Codes.SCHEMAV_CVC_DATATYPE_VALID_1_2_1, _Codes.SCHEMAV_CVC_DATATYPE_VALID_1_2_3 + 1)
_FACET_CODES: Final = range(_Codes.SCHEMAV_CVC_FACET_VALID, _Codes.SCHEMAV_CVC_ENUMERATION_VALID + 1)
_SUBJECT: Final = re.compile(r"Element '[^']*'(?:, attribute '(?P<attribute>[^']*)')?: (?:\[facet '\w+'\] )?")
_EXPECTED: Final = re.compile(r"Missing child element\(s\)\. Expected is (?:one of )?\( \{([^}]*)\}([\w.-]+)")


@dataclass(frozen=True, slots=True)
class SchemaFault:
    """One objection of a schema.

    Attributes:
        offset: Byte in the document at which the element begins.
        field: The field concerned; that of the element, or one that is missing in it.
        value: The text concerned, shortened; "" where it is no value that is wrong.
        entry: 0-based index of the entry; None outside of entries.
        is_schema_alone: Whether the prose of the protocol allows it, or does not speak of it.
        is_unchecked: Whether nothing is wrong but that the entry is too large to be validated.
    """

    offset: int
    element: str
    reason: str
    field: str = ""
    value: str = ""
    entry: int | None = None
    is_schema_alone: bool = False
    is_unchecked: bool = False


@dataclass(frozen=True, slots=True)
class SchemaReport:
    """What the schema says of one document: the first faults in its order, and how many there are in all."""

    faults: tuple[SchemaFault, ...]
    count: int


def load_schema(name: str) -> etree.XMLSchema:
    """Compile one of the schemas that come with the program, by its path below `resources/`."""
    path = resource(name)
    root = parse(path.read_bytes(), path)
    # libxml2's own loader would go by file names; this one knows our folder and nothing else.
    parser = root.getroottree().parser
    assert parser is not None
    parser.resolvers.add(_OwnFolder())
    return etree.XMLSchema(root)


class _OwnFolder(etree.Resolver):
    """Finds imported schemas among those that come with the program, by bare name."""

    # The stubs ask for names that the library does not pass.
    def resolve(self, system_url: str, public_id: str, context: Any) -> Any:  # type: ignore[override]
        found = resource(f"schemas/{Path(system_url).name}")
        return self.resolve_string(found.read_bytes(), context, base_url=None)


def check_schema(
    data: bytes, path: Path, *, max_faults: int = MAX_FAULTS, progress: Progress | None = None
) -> SchemaReport:
    """Validate a sitemap or an index in UTF-8; the progress advances by the children of the root.

    Raises:
        ReadError: It is not well-formed, or not to be parsed.
    """
    data = blank_document_type(data)
    check = _SchemaCheck(parse(data, path), max_faults)
    check.run(progress or Progress())
    starts = locate_start_tags(data, [number for number, _ in check.listed], path) if check.listed else {}
    check.listed.sort(key=itemgetter(0))
    return SchemaReport(tuple(SchemaFault(starts[number], **facts) for number, facts in check.listed), check.count)


class _Child(NamedTuple):
    """A child of the root: its number among the elements of the document, the line it was given, and its entry."""

    element: etree._Element
    number: int
    line: int
    entry: int | None


class _SchemaCheck:
    """Validates the children of a root, a few at a time.

    Attributes:
        listed: The first faults: the number of the element in the document, and the fields of `SchemaFault`.
    """

    def __init__(self, root: etree._Element, max_faults: int) -> None:
        name = etree.QName(root).localname
        self.listed: list[tuple[int, dict[str, Any]]] = []
        self.count = 0
        self._root = root
        self._schema = load_schema(SCHEMA_OF_ROOT.get(name, SCHEMA_OF_ROOT["urlset"]))
        self._max_faults = max_faults
        self._entry_tag = f"{{{SITEMAP}}}{'sitemap' if name == 'sitemapindex' else 'url'}"
        # Children that are done stay in the document: a move out of it takes the square of their size.
        self._done = etree.Element(root.tag)
        self._root_complaints: set[tuple[int, str | None]] = set()

    def run(self, progress: Progress) -> None:
        progress.begin(msg("Checking entries"), len(self._root))
        if not self._is_root_known():
            return
        self._root.insert(0, self._done)
        number, n_entries = 1, 0
        # Neither len() nor a slice, which count all children every time.
        while batch := list(islice(self._done.itersiblings(), _CHUNK_ENTRIES)):
            fit: list[_Child] = []
            line, total = _FIRST_LINE, 0
            for element in batch:
                is_entry = element.tag == self._entry_tag
                child = _Child(element, number, line, n_entries if is_entry else None)
                # Not by XPath, whose sets grow with the square of their size.
                n_attributes = [_give_line(each, line) for line, each in enumerate(element.iter(), child.line)]
                weight = len(n_attributes) + sum(n_attributes)
                number += len(n_attributes)
                if not is_entry and (n_entries or etree.QName(element).namespace in (None, SITEMAP)):
                    self._add(child.number, element, reason=_NOT_EXPECTED)
                    self._done.append(element)
                elif weight > MAX_WEIGHT:
                    self._add_unchecked(child.number, element, child.entry)
                    self._done.append(element)
                else:
                    if total + weight > MAX_WEIGHT:
                        self._validate(fit)
                        fit, total = [], 0
                    line = child.line + len(n_attributes)
                    fit.append(child)
                    total += weight
                n_entries += is_entry
            self._validate(fit)
            progress.advance(len(batch))

    def _is_root_known(self) -> bool:
        """Validate the root without its children; whether it is one that the schema knows."""
        namespaces: dict[Any, str] = dict(self._root.nsmap)  # the stubs know of no default one
        attributes: Any = self._root.attrib
        if len(attributes) > MAX_WEIGHT:
            self._add_unchecked(0, self._root, None)
            return True
        shell = etree.Element(self._root.tag, attributes, namespaces)
        shell.text = self._root.text
        if self._root.find(self._entry_tag) is not None:
            shell.append(self._sample())
        _give_line(shell, 1)
        for complaint in self._complaints(shell):
            self._add_of_root(complaint)
            if complaint.type in _UNDECLARED:
                return False
        return True

    def _validate(self, children: list[_Child]) -> None:
        """Validate neighbours as if they were all that the root has."""
        chunk = etree.SubElement(self._done, self._root.tag)
        chunk.extend(child.element for child in children)
        if chunk.find(self._entry_tag) is None:
            chunk.append(self._sample())
        _give_line(chunk, 1)
        complaints = self._complaints(chunk)
        elements: dict[Any, Any] = {each.sourceline: each for each in chunk.iter()} if complaints else {}
        lines = [child.line for child in children]
        known = set()
        for complaint in complaints:
            place = bisect_right(lines, complaint.line) - 1
            if place < 0:
                self._add_of_root(complaint)
                continue
            subject = _SUBJECT.match(complaint.message)
            key = (complaint.line, subject["attribute"] if subject else None)
            if key not in known:  # further complaints about the same text repeat the first
                known.add(key)
                child, element = children[place], elements[complaint.line]
                number = child.number + complaint.line - lines[place]
                self._add(number, element, entry=child.entry, **_facts(complaint, element))
        self._done.extend(child.element for child in children)
        self._done.remove(chunk)

    def _complaints(self, root: etree._Element) -> list[Any]:
        is_valid = self._schema.validate(root)
        log: Any = self._schema.error_log
        return [] if is_valid else list(log)

    def _sample(self) -> etree._Element:
        sample = etree.Element(self._entry_tag)
        etree.SubElement(sample, f"{{{SITEMAP}}}loc").text = _SAMPLE_LOC
        return sample

    def _add_of_root(self, complaint: Any) -> None:
        facts = _facts(complaint, self._root)
        key = (complaint.type, facts["reason"])
        if key not in self._root_complaints:
            self._root_complaints.add(key)
            self._add(0, self._root, **facts)

    def _add_unchecked(self, number: int, element: etree._Element, entry: int | None) -> None:
        self._add(number, element, reason="", entry=entry, is_unchecked=True)

    def _add(self, number: int, element: etree._Element, **facts: Any) -> None:
        self.count += 1
        if len(self.listed) < self._max_faults:
            self.listed.append((number, {"element": _shown_name(element), **facts}))


def _give_line(element: Any, line: int) -> int:
    """Give an element its number for a line; returns how many attributes it has."""
    element.sourceline = min(line, _MAX_LINE)
    return len(element.attrib)


def _facts(complaint: Any, element: etree._Element) -> dict[str, Any]:
    """What a complaint says of an element, as fields of `SchemaFault`."""
    code: int = complaint.type
    subject = _SUBJECT.match(complaint.message)
    reason = complaint.message[subject.end() :] if subject else complaint.message
    attribute = subject["attribute"] if subject else None
    is_value = code in _VALUE_CODES or code in _FACET_CODES
    value = (element.get(attribute) if attribute else element.text if is_value else None) or ""
    missing = _EXPECTED.match(reason) if code == _Codes.SCHEMAV_ELEMENT_CONTENT else None
    field = _shown_name(element)
    if missing:
        field = _name_in(missing[1], missing[2])
    elif reason.startswith(_NOT_EXPECTED) and _lacks_loc(element.getparent()):
        field = "loc"
    return {
        "reason": _with_known_names(reason),
        "field": field,
        "value": value[:_MAX_VALUE_CHARACTERS],
        "is_schema_alone": attribute is None and not missing and _is_allowed_by_prose(code, element, value),
    }


def _is_allowed_by_prose(code: int, element: etree._Element, value: str) -> bool:
    """Whether the protocol allows what a schema refuses: foreign elements, any order, short URLs, all W3C dates.

    The prose on news asks for a day at least; the page on videos names just the forms that its schema takes.
    """
    parent = element.getparent()
    if code in _UNDECLARED:
        namespace = etree.QName(element).namespace
        return parent is not None and namespace not in (None, SITEMAP) and namespace not in EXTENSION_BY_NAMESPACE
    if code == _Codes.SCHEMAV_ELEMENT_CONTENT:
        return _is_only_out_of_order(element)
    if code in _VALUE_CODES and is_real_date(value):
        name, date = _shown_name(element), parse_w3c(value)
        has_day = date is not None and date.precision not in ("year", "month")
        return name == "lastmod" or (name == "news:publication_date" and has_day)
    return bool(code == _Codes.SCHEMAV_CVC_MINLENGTH_VALID)


def _is_only_out_of_order(element: etree._Element) -> bool:
    """Whether an element that is not expected is one of an entry, stands there once, and nothing is missing."""
    parent = element.getparent()
    if parent is None or not _is_entry(parent) or _lacks_loc(parent):
        return False
    name = etree.QName(element)
    if name.namespace not in (None, SITEMAP):
        return True
    names = FIELD_NAMES if etree.QName(parent).localname == "url" else FIELD_NAMES[:2]
    is_field = name.namespace == SITEMAP and name.localname in names
    return is_field and next(element.itersiblings(str(element.tag), preceding=True), None) is None


def _is_entry(element: etree._Element) -> bool:
    return element.tag in (f"{{{SITEMAP}}}url", f"{{{SITEMAP}}}sitemap")


def _lacks_loc(parent: etree._Element | None) -> bool:
    return parent is not None and _is_entry(parent) and parent.find(f"{{{SITEMAP}}}loc") is None


def _shown_name(element: etree._Element) -> str:
    """An element's name: bare in the protocol's namespace, else with the customary prefix or that of the document."""
    name = etree.QName(element)
    return _name_in(name.namespace or "", name.localname, element.prefix)


def _name_in(namespace: str, name: str, prefix: str | None = None) -> str:
    extension = EXTENSION_BY_NAMESPACE.get(namespace)
    prefix = extension.prefix if extension else prefix if namespace != SITEMAP else None
    return f"{prefix}:{name}" if prefix else name


def _with_known_names(reason: str) -> str:
    """A complaint with prefixes in place of namespaces."""
    reason = reason.replace(f"##other{{{SITEMAP}}}", _EXTENSION).replace(f"{{{SITEMAP}}}", "")
    for namespace, extension in EXTENSION_BY_NAMESPACE.items():
        reason = reason.replace(f"{{{namespace}}}", f"{extension.prefix}:")
    return reason.strip().removesuffix(".")
