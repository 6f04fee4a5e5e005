"""A document judged by the schemas that come with the program, its faults told in words a person understands.

libxml2 judges; this module hands it a few entries at a time, so that one misplaced element does not hide the rest of
the sitemap and a file of a million faults takes no more memory than a sound one. Places are found by counting start
tags in the bytes: the parser's own line numbers are guesses beyond line 65,535, and it has no columns.

Whether a fault is grave is not said here: where only the schema objects and the prose does not, the fault says so.
Nothing is fetched: a schema is looked for among our own, whatever `xsi:schemaLocation` names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from lxml import etree

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.paths import resource
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats import xml_parser
from sitemap_studio.formats.schemas.schema_fields import shown_name
from sitemap_studio.formats.schemas.schema_words import FaultKind, Words, tell
from sitemap_studio.protocol.namespaces import SITEMAP

SCHEMA_OF_ROOT: Final = {"urlset": "schemas/urlset.xsd", "sitemapindex": "schemas/index.xsd"}
"""The schema by the root's local name, below `resources/`; any other root is judged, and refused, by the first."""

MAX_FAULTS: Final = 1_000
"""Faults that are told in full; the rest is counted."""

MAX_WEIGHT: Final = 10_000
"""Most elements and attributes in one entry that are judged. The validator's own log grows with the square of it, and a
page with 1,000 pictures of five fields each has 6,000."""

_CHUNK_ENTRIES: Final = 64
_MAX_VALUE_CHARACTERS: Final = 200
_START_TAG: Final = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<(?![/!?])", re.DOTALL)
_SAMPLE_LOC: Final = "http://www.example.com/"


@dataclass(frozen=True)
class SchemaFault:
    """One thing that a schema objects to.

    Attributes:
        line: Line where the element begins, counted from 1.
        column: Character in that line where it begins, counted from 1.
        element: The element's name, with its customary prefix.
        field: The field concerned, one of the protocol's four or an extension's (“video:title”); None for a whole
            entry or sitemap.
        value: The text concerned, shortened to 200 characters.
        words: What is to be said of it.
        kind: What the schema objects to.
        attribute: The attribute concerned, or None.
        entry: Place of the entry among those of the file, counted from 0; None outside of entries.
        is_schema_alone: Whether the prose allows it or does not speak of it.
    """

    line: int
    column: int | None
    element: str
    field: str | None
    value: str
    words: Words
    kind: FaultKind
    attribute: str | None = None
    entry: int | None = None
    is_schema_alone: bool = False

    @property
    def message(self) -> str:
        """One sentence for the user."""
        return self.words.sentence(self.element, self.line)


@dataclass(frozen=True)
class SchemaReport:
    """What the schema says of one document.

    Attributes:
        faults: The first faults, in the order of the document.
        count: How many there are in all.
    """

    faults: tuple[SchemaFault, ...]
    count: int

    @property
    def is_valid(self) -> bool:
        """Whether the schema has nothing to object to."""
        return self.count == 0


def load_schema(name: str) -> etree.XMLSchema:
    """Compile one of the schemas that come with the program, with those that it imports.

    Args:
        name: Its path below `resources/`.
    """
    path = resource(name)
    root = xml_parser.parse(path.read_bytes(), path)
    # The validator's own loader would go by file names; this one knows our folder and nothing else.
    root.getroottree().parser.resolvers.add(_OwnFolder())
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
    """Judge a sitemap or an index by its schema.

    Args:
        data: The document's bytes, UTF-8.
        path: The file they came from, for errors.
        max_faults: Faults that are told in full; all are counted.
        progress: Told of every few children of the root, and asked whether to go on.

    Raises:
        ReadError: It is not well-formed, or not to be parsed.
        Cancelled: The work was asked to stop.
    """
    root = xml_parser.parse(data, path)
    schema = load_schema(SCHEMA_OF_ROOT.get(etree.QName(root).localname, SCHEMA_OF_ROOT["urlset"]))
    judging = _Judging(schema, root, max_faults)
    judging.judge(progress or Progress())
    return SchemaReport(tuple(_placed(judging.kept, root, judging.judged, data)), judging.count)


@dataclass(frozen=True)
class _Kept:
    """A fault whose place is not known yet."""

    element: etree._Element
    words: Words
    entry: int | None


class _Judging:
    """Hands the children of a root to the validator, a few at a time, and keeps what it says.

    The children move into `judged`, the root's new first child, in their order. They never leave their document: a
    move into another one takes time that grows with the square of their size.
    """

    def __init__(self, schema: etree.XMLSchema, root: etree._Element, max_faults: int) -> None:
        self.kept: list[_Kept] = []
        self.count = 0
        self._root = root
        self._schema = schema
        self._max_faults = max_faults
        self._child = f"{{{SITEMAP}}}{'sitemap' if etree.QName(root).localname == 'sitemapindex' else 'url'}"
        self._entries = 0
        self._told_of_root: set[tuple[FaultKind, str | None]] = set()
        self._has_entries = root.find(self._child) is not None
        self.judged = etree.Element(root.tag)
        root.insert(0, self.judged)

    def judge(self, progress: Progress) -> None:
        progress.begin("Checking against the schema", len(self._root) - 1)
        if not self._judge_root():
            return
        # Neither len() nor a slice, which count all children every time.
        while children := list(islice(self.judged.itersiblings(), _CHUNK_ENTRIES)):
            self._judge_children(children)
            self.judged.extend(children)
            progress.advance(len(children))

    def _judge_root(self) -> bool:
        """Judge the root without its children; whether it is one that the schema knows."""
        namespaces: dict[Any, str] = dict(self._root.nsmap)  # the stubs know of no default one
        attributes: Any = self._root.attrib
        shell = etree.Element(self._root.tag, attributes, namespaces)
        shell.text = self._root.text
        if self._has_entries:
            shell.append(self._sample())
        if len(shell.attrib) > MAX_WEIGHT:
            self._keep(self._root, _too_many(len(shell.attrib)), None)
            return True
        _number(shell)
        self._run([], shell)
        return not (self.kept and self.kept[0].words.kind == "root")

    def _judge_children(self, children: list[etree._Element]) -> None:
        """Judge neighbours together; what may not stand where it stands is told, and left out."""
        fit = []
        for child in children:
            is_entry = child.tag == self._child
            if is_entry or (not self._entries and etree.QName(child).namespace not in (None, SITEMAP)):
                fit.append((child, self._entries if is_entry else None))
            else:
                self._keep(
                    child,
                    Words(
                        "unknown",
                        msg("may not stand between the entries of “{shown_name}”", shown_name=shown_name(self._root)),
                    ),
                )
            self._entries += is_entry
        if self._judge_chunk(fit) <= MAX_WEIGHT:
            return
        for child, entry in fit:
            weight = self._judge_chunk([(child, entry)])
            if weight > MAX_WEIGHT:
                self._keep(child, _too_many(weight), entry)

    def _judge_chunk(self, fit: list[tuple[etree._Element, int | None]]) -> int:
        """Judge children as if they were all that the root has, unless they are too heavy; how heavy they are."""
        chunk = etree.SubElement(self.judged, self._root.tag)
        chunk.extend(child for child, _ in fit)
        if chunk.find(self._child) is None:
            chunk.append(self._sample())
        weight = _number(chunk)
        if weight <= MAX_WEIGHT:
            self._run(fit, chunk)
        self.judged.extend(child for child, _ in fit)
        self.judged.remove(chunk)
        return weight

    def _sample(self) -> etree._Element:
        """An entry without fault."""
        sample = etree.Element(self._child)
        etree.SubElement(sample, f"{{{SITEMAP}}}loc").text = _SAMPLE_LOC
        return sample

    def _run(self, fit: list[tuple[etree._Element, int | None]], chunk: etree._Element) -> None:
        """Validate a chunk whose elements are numbered."""
        if self._schema.validate(chunk):
            return
        elements = list(chunk.iter())
        entry_of: dict[etree._Element, int | None] = {child: entry for child, entry in fit}  # noqa: C416
        told = set()
        log: Any = self._schema.error_log
        for complaint in log:
            element = elements[complaint.line - 1]
            words = tell(complaint, element)
            key = (complaint.line, words.attribute, "content" if words.kind == "value" else words.kind)
            if element is chunk:
                self._keep_of_root(words)
            elif key not in told:
                told.add(key)
                self._keep(element, words, _entry_among(entry_of, element))

    def _keep_of_root(self, words: Words) -> None:
        if (words.kind, words.attribute) not in self._told_of_root:
            self._told_of_root.add((words.kind, words.attribute))
            self._keep(self._root, words)

    def _keep(self, element: etree._Element, words: Words, entry: int | None = None) -> None:
        self.count += 1
        if len(self.kept) < self._max_faults:
            self.kept.append(_Kept(element, words, entry))


def _entry_among(entry_of: dict[etree._Element, int | None], element: etree._Element) -> int | None:
    known = (entry_of[e] for e in (element, *element.iterancestors()) if e in entry_of)
    return next(known, None)


def _number(chunk: etree._Element) -> int:
    """Give every element of a chunk its number for a line, and weigh the chunk: its elements and attributes.

    The validator tells no more of an element than its line, so that these lines are what tells which element it was.
    Not weighed by XPath, whose sets grow with the square of their size.
    """
    weight = 0
    lines: Iterable[Any] = enumerate(chunk.iter(), 1)
    for number, element in lines:
        element.sourceline = min(number, MAX_WEIGHT)
        weight += 1 + len(element.attrib)
    return weight


def _too_many(weight: int) -> Words:
    predicate = plural(
        "has one element or attribute, too many to be judged",
        "has %n elements and attributes, too many to be judged",
        weight,
    )
    return Words("unjudged", predicate)


def _placed(kept: list[_Kept], root: etree._Element, judged: etree._Element, data: bytes) -> Iterator[SchemaFault]:
    """Find the place of every fault that was kept, in the order of the document."""
    wanted = {fault.element for fault in kept}
    numbers: dict[etree._Element, int] = {}
    for number, element in enumerate(_in_document_order(root, judged)):
        if len(numbers) == len(wanted):
            break
        if element in wanted:
            numbers[element] = number
    places = _places(data, sorted(numbers.values()))
    for fault in sorted(kept, key=lambda fault: numbers[fault.element]):
        line, column = places[numbers[fault.element]]
        name, words = shown_name(fault.element), fault.words
        yield SchemaFault(
            line=line,
            column=column,
            element=name,
            field=words.field,
            value=(words.value or "")[:_MAX_VALUE_CHARACTERS],
            words=words,
            kind=words.kind,
            attribute=words.attribute,
            entry=fault.entry,
            is_schema_alone=words.is_schema_alone,
        )


def _in_document_order(root: etree._Element, judged: etree._Element) -> Iterator[etree._Element]:
    yield root
    yield from judged.iterdescendants()
    for sibling in judged.itersiblings():
        yield from sibling.iter()


def _places(data: bytes, numbers: list[int]) -> dict[int, tuple[int, int]]:
    """Line and column of start tags, both from 1, by their number in the document, which counts from 0."""
    places = {}
    line, column, position, number = 1, 1, 0, -1
    tags = _START_TAG.finditer(data)
    for wanted in numbers:
        while number < wanted:
            tag = next(tags)
            number += tag.end() - tag.start() == 1
        lines = data.count(b"\n", position, tag.start())
        begin = data.rfind(b"\n", position, tag.start()) + 1 if lines else position
        column = len(data[begin : tag.start()].decode()) + (1 if lines else column)
        line, position = line + lines, tag.start()
        places[wanted] = (line, column)
    return places
