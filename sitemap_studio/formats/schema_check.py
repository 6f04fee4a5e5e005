"""Validation of a sitemap or an index with the bundled schemas by libxml2, whose messages are retained.

libxml2 validates a few entries at a time, so that one misplaced element does not hide faults of later ones, and its log
stays small. It reports elements by line number only, up to 65,535; so each element of a chunk gets its number as its
line, and offsets come from the bytes. Nothing is fetched, regardless of `xsi:schemaLocation`.
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
"""Schema below `resources/` by the local name of the root; the first one refuses any other root."""

MAX_FAULTS: Final = 1_000
MAX_WEIGHT: Final = 10_000
"""Maximum number of elements and attributes of a validated entry; an entry with 1,000 images of five fields has 6,000.

The log of libxml2 grows with the square of this number."""

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
    """Violation of a schema.

    Attributes:
        offset: Byte offset of the element in the document.
        field: Name of the invalid element, or of a missing one.
        value: The invalid text, shortened; empty if the fault is not a value.
        entry: Index of the entry, from 0; None outside of entries.
        is_schema_alone: Whether only the schema forbids it, and the text of the protocol does not.
        is_unchecked: Whether the entry is too large to be validated, and not known to be invalid.
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
    """Result of a validation: the first faults in the order of the document, and the number of all faults."""

    faults: tuple[SchemaFault, ...]
    count: int


def load_schema(name: str) -> etree.XMLSchema:
    """Compile a bundled schema, given its path below `resources/`; an unknown path raises an `OSError`."""
    path = resource(name)
    root = parse(path.read_bytes(), path)
    # The loader of libxml2 would open any file; this one reads only the bundled schemas.
    parser = root.getroottree().parser
    assert parser is not None
    parser.resolvers.add(_BundledSchemaResolver())
    return etree.XMLSchema(root)


class _BundledSchemaResolver(etree.Resolver):
    """Resolver of imported schemas by their bare file names, only among the bundled ones."""

    # The stubs require names that the library does not pass.
    def resolve(self, system_url: str, public_id: str, context: Any) -> Any:  # type: ignore[override]
        """Return the bundled schema with the file name of a URL; an unknown name raises an `OSError`."""
        found = resource(f"schemas/{Path(system_url).name}")
        return self.resolve_string(found.read_bytes(), context, base_url=None)


def check_schema(
    data: bytes, path: Path, *, max_faults: int = MAX_FAULTS, progress: Progress | None = None
) -> SchemaReport:
    """Validate a sitemap or an index in UTF-8, and return the faults; the progress counts children of the root.

    Raises:
        ReadError: It is not well-formed, or is refused by the parser.
    """
    data = blank_document_type(data)
    check = _SchemaCheck(parse(data, path), max_faults)
    check.run(progress or Progress())
    starts = locate_start_tags(data, [number for number, _ in check.listed], path) if check.listed else {}
    check.listed.sort(key=itemgetter(0))
    return SchemaReport(tuple(SchemaFault(starts[number], **facts) for number, facts in check.listed), check.count)


class _Child(NamedTuple):
    """Child of the root: its number among all elements, the line assigned to it, and the index of its entry."""

    element: etree._Element
    number: int
    line: int
    entry: int | None


class _SchemaCheck:
    """Validator of a document tree, a few children of the root at a time; it changes the tree.

    Attributes:
        listed: The first faults: the number of the element in the document, and the fields of a `SchemaFault`.
    """

    def __init__(self, root: etree._Element, max_faults: int) -> None:
        """Load the schema for the name of a root; unknown names get the schema of sitemaps."""
        name = etree.QName(root).localname
        self.listed: list[tuple[int, dict[str, Any]]] = []
        self.count = 0
        self._root = root
        self._schema = load_schema(SCHEMA_OF_ROOT.get(name, SCHEMA_OF_ROOT["urlset"]))
        self._max_faults = max_faults
        self._entry_tag = f"{{{SITEMAP}}}{'sitemap' if name == 'sitemapindex' else 'url'}"
        # Validated children stay in the document, since moving them out takes quadratic time.
        self._done = etree.Element(root.tag)
        self._root_errors: set[tuple[int, str | None]] = set()

    def run(self, progress: Progress) -> None:
        """Validate the root and its children, and collect their faults in `listed` and `count`."""
        progress.begin(msg("Checking entries"), len(self._root))
        if not self._is_root_known():
            return
        self._root.insert(0, self._done)
        number, n_entries = 1, 0
        # Not len() or a slice, which count all children each time.
        while batch := list(islice(self._done.itersiblings(), _CHUNK_ENTRIES)):
            fit: list[_Child] = []
            line, total = _FIRST_LINE, 0
            for element in batch:
                is_entry = element.tag == self._entry_tag
                child = _Child(element, number, line, n_entries if is_entry else None)
                # Not XPath, whose node sets take quadratic time.
                n_attributes = [_set_line(each, line) for line, each in enumerate(element.iter(), child.line)]
                weight = len(n_attributes) + sum(n_attributes)
                number += len(n_attributes)
                if not is_entry and (n_entries or etree.QName(element).namespace in (None, SITEMAP)):
                    self._add_fault(child.number, element, reason=_NOT_EXPECTED)
                    self._done.append(element)
                elif weight > MAX_WEIGHT:
                    self._add_unchecked_entry(child.number, element, child.entry)
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
        """Validate the root without its children; return whether the schema defines it."""
        namespaces: dict[Any, str] = dict(self._root.nsmap)  # the stubs lack the default namespace
        attributes: Any = self._root.attrib
        if len(attributes) > MAX_WEIGHT:
            self._add_unchecked_entry(0, self._root, None)
            return True
        shell = etree.Element(self._root.tag, attributes, namespaces)
        shell.text = self._root.text
        if self._root.find(self._entry_tag) is not None:
            shell.append(self._create_sample_entry())
        _set_line(shell, 1)
        for error in self._validation_errors(shell):
            self._add_root_fault(error)
            if error.type in _UNDECLARED:
                return False
        return True

    def _validate(self, children: list[_Child]) -> None:
        """Validate adjacent children of the root as its only children, and record their faults."""
        chunk = etree.SubElement(self._done, self._root.tag)
        chunk.extend(child.element for child in children)
        if chunk.find(self._entry_tag) is None:
            chunk.append(self._create_sample_entry())
        _set_line(chunk, 1)
        errors = self._validation_errors(chunk)
        elements: dict[Any, Any] = {each.sourceline: each for each in chunk.iter()} if errors else {}
        lines = [child.line for child in children]
        known = set()
        for error in errors:
            place = bisect_right(lines, error.line) - 1
            if place < 0:
                self._add_root_fault(error)
                continue
            subject = _SUBJECT.match(error.message)
            key = (error.line, subject["attribute"] if subject else None)
            if key not in known:  # further complaints about the same text repeat the first
                known.add(key)
                child, element = children[place], elements[error.line]
                number = child.number + error.line - lines[place]
                self._add_fault(number, element, entry=child.entry, **_fault_fields(error, element))
        self._done.extend(child.element for child in children)
        self._done.remove(chunk)

    def _validation_errors(self, root: etree._Element) -> list[Any]:
        """Return the errors of libxml2 for an element and its content; empty if they are valid."""
        is_valid = self._schema.validate(root)
        log: Any = self._schema.error_log
        return [] if is_valid else list(log)

    def _create_sample_entry(self) -> etree._Element:
        """Return a valid entry, so that a root without entries is not reported."""
        sample = etree.Element(self._entry_tag)
        etree.SubElement(sample, f"{{{SITEMAP}}}loc").text = _SAMPLE_LOC
        return sample

    def _add_root_fault(self, error: Any) -> None:
        """Record an error of libxml2 about the root, once for each type and reason."""
        facts = _fault_fields(error, self._root)
        key = (error.type, facts["reason"])
        if key not in self._root_errors:
            self._root_errors.add(key)
            self._add_fault(0, self._root, **facts)

    def _add_unchecked_entry(self, number: int, element: etree._Element, entry: int | None) -> None:
        """Record that an element is too large to be validated."""
        self._add_fault(number, element, reason="", entry=entry, is_unchecked=True)

    def _add_fault(self, number: int, element: etree._Element, **facts: Any) -> None:
        """Count a fault of the element with a number, and list it up to the limit."""
        self.count += 1
        if len(self.listed) < self._max_faults:
            self.listed.append((number, {"element": _shown_name(element), **facts}))


def _set_line(element: Any, line: int) -> int:
    """Assign a number as the line of an element, and return the number of its attributes."""
    element.sourceline = min(line, _MAX_LINE)
    return len(element.attrib)


def _fault_fields(error: Any, element: etree._Element) -> dict[str, Any]:
    """Return the fields of a `SchemaFault` for an error of libxml2."""
    code: int = error.type
    subject = _SUBJECT.match(error.message)
    reason = error.message[subject.end() :] if subject else error.message
    attribute = subject["attribute"] if subject else None
    is_value = code in _VALUE_CODES or code in _FACET_CODES
    value = (element.get(attribute) if attribute else element.text if is_value else None) or ""
    missing = _EXPECTED.match(reason) if code == _Codes.SCHEMAV_ELEMENT_CONTENT else None
    field = _shown_name(element)
    if missing:
        field = _prefixed_name(missing[1], missing[2])
    elif reason.startswith(_NOT_EXPECTED) and _lacks_loc(element.getparent()):
        field = "loc"
    return {
        "reason": _replace_namespaces(reason),
        "field": field,
        "value": value[:_MAX_VALUE_CHARACTERS],
        "is_schema_alone": attribute is None and not missing and _is_allowed_by_prose(code, element, value),
    }


def _is_allowed_by_prose(code: int, element: etree._Element, value: str) -> bool:
    """Return whether the text of the protocol allows a fault: foreign elements, any order, short URLs, W3C dates.

    For news, the text requires at least a day. For videos, it names only the forms that the schema accepts.
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
    """Return whether an unexpected element is unique and allowed in its entry, and `loc` exists."""
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
    """Return whether an element is an entry of a sitemap or an index."""
    return element.tag in (f"{{{SITEMAP}}}url", f"{{{SITEMAP}}}sitemap")


def _lacks_loc(parent: etree._Element | None) -> bool:
    """Return whether an element is an entry without `loc`."""
    return parent is not None and _is_entry(parent) and parent.find(f"{{{SITEMAP}}}loc") is None


def _shown_name(element: etree._Element) -> str:
    """Return the name of an element, with the common prefix of its namespace, or else its own prefix."""
    name = etree.QName(element)
    return _prefixed_name(name.namespace or "", name.localname, element.prefix)


def _prefixed_name(namespace: str, name: str, prefix: str | None = None) -> str:
    """Return a name with the common prefix of its namespace, or else with `prefix`; protocol names have none."""
    extension = EXTENSION_BY_NAMESPACE.get(namespace)
    prefix = extension.prefix if extension else prefix if namespace != SITEMAP else None
    return f"{prefix}:{name}" if prefix else name


def _replace_namespaces(reason: str) -> str:
    """Return a message of libxml2 with prefixes in place of namespaces in braces, without its final period."""
    reason = reason.replace(f"##other{{{SITEMAP}}}", _EXTENSION).replace(f"{{{SITEMAP}}}", "")
    for namespace, extension in EXTENSION_BY_NAMESPACE.items():
        reason = reason.replace(f"{{{namespace}}}", f"{extension.prefix}:")
    return reason.strip().removesuffix(".")
