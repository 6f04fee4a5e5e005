"""Corrections of faults because of which search engines ignore a well-formed sitemap, or an extension in it.

The text of such a file is corrected in memory and read as if it were correct. Saving retains the fault byte by byte
until the user applies its fix: each correction can be reverted in the edited text.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import Message, msg, msg_from
from sitemap_studio.formats.splices import Splice, apply_splices
from sitemap_studio.formats.xml_elements import (
    ENTRY_OF_ROOT,
    ROOT_OF_ENTRY,
    Element,
    find_first_tag,
    namespaces_within,
    parse_declarations,
    protocol_name,
    split_prefix,
    unescape_entities,
)
from sitemap_studio.formats.xml_offsets import LevelElements, locate_elements
from sitemap_studio.formats.xml_parser import find_document_type, is_well_formed
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import (
    EXTENSIONS,
    HARMLESS,
    KNOWN_EXTENSIONS,
    SITEMAP,
    intended_namespace,
    is_readable,
)
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rules.file_rules import (
    DOCTYPE_RULE,
    EXTENSION_NAMESPACE_RULE,
    HTML_RULE,
    KINDS_RULE,
    MISSPELT_RULE,
    NAMESPACE_RULE,
)


class Correction(NamedTuple):
    """Correction of a text: the bytes `written` of the file are replaced by `start` to `end` of the corrected text.

    Attributes:
        rule: Id of the rule.
        message: Description of the fault; empty if another correction describes it, as for the end tag of an element.
    """

    rule: str
    start: int
    end: int
    written: bytes
    message: str = ""


class _Change(NamedTuple):
    """Replacement of the bytes `start` to `end` of a text that is to be recorded as a correction."""

    rule: str
    start: int
    end: int
    new: bytes
    message: str = ""


@dataclass(frozen=True)
class CorrectedText:
    """Corrected text of a file in UTF-8, with its corrections in ascending order."""

    data: bytes
    corrections: tuple[Correction, ...] = ()

    def written_offset(self, offset: int) -> int:
        """Return the offset in the file for an offset in the text; in a correction, the start of the written bytes."""
        place = bisect_right(self._starts, offset) - 1
        if place < 0:
            return offset
        found = self.corrections[place]
        return self._shifts[place] + (
            found.start if offset < found.end else offset + len(found.written) - _corrected_size(found)
        )

    def corrected_offset(self, offset: int) -> int:
        """Return the offset in the text for an offset in the file; in replaced bytes, the start of the correction."""
        place = bisect_right(self.written_starts, offset) - 1
        if place < 0:
            return offset
        found = self.corrections[place]
        is_replaced = offset < self.written_starts[place] + len(found.written)
        return found.start if is_replaced else offset - self._shifts[place + 1]

    @cached_property
    def _starts(self) -> list[int]:
        """Offsets of the corrections in the text."""
        return [found.start for found in self.corrections]

    @cached_property
    def written_starts(self) -> list[int]:
        """Offsets in the file of the bytes that corrections replace."""
        return [start + shift for start, shift in zip(self._starts, self._shifts, strict=False)]

    @cached_property
    def _shifts(self) -> list[int]:
        """Offset in the file minus offset in the text after the first n corrections, for each n from 0."""
        grown = (len(found.written) - _corrected_size(found) for found in self.corrections)
        return list(accumulate(grown, initial=0))

    def written_line(self, line: int) -> int:
        """Return the line in the file of a line of the corrected text, both from 1."""
        return line + sum(removed for first, removed in self._removed_lines if line >= first)

    @cached_property
    def _removed_lines(self) -> list[tuple[int, int]]:
        """For each correction that changes the number of lines: the first line after it, and the change."""
        found = []
        for each in self.corrections:
            removed = each.written.count(b"\n") - self.data.count(b"\n", each.start, each.end)
            if removed:
                is_line_start = each.start == 0 or self.data[each.start - 1 : each.start] == b"\n"
                found.append((self.data.count(b"\n", 0, each.start) + 1 + (not is_line_start), removed))
        return found

    def as_written(self, rules: Collection[str] = ()) -> bytes:
        """Return the bytes of the file as written, except that the faults of the given rules are corrected."""
        reverted = (found for found in self.corrections if found.rule not in rules)
        return apply_splices(self.data, (Splice(found.start, found.end, found.written) for found in reverted))


def _corrected_size(correction: Correction) -> int:
    """Return the size in bytes of a correction in the corrected text."""
    return correction.end - correction.start


@dataclass
class _Draft:
    """Text during correction, with the corrections so far."""

    data: bytes
    corrections: list[Correction] = field(default_factory=list)

    def correct(self, changes: Iterable[_Change]) -> None:
        """Apply changes that do not overlap each other or earlier corrections, and record them as corrections."""
        ordered = sorted(changes, key=lambda change: change[1:3])
        if not ordered:
            return
        grown = list(accumulate((len(each.new) - each.end + each.start for each in ordered), initial=0))
        ends = [each.end for each in ordered]
        before, self.data = self.data, apply_splices(self.data, (Splice(*each[1:4]) for each in ordered))
        moved = [
            found._replace(start=found.start + by, end=found.end + by)
            for found in self.corrections
            for by in (grown[bisect_right(ends, found.start)],)
        ]
        added = [
            Correction(rule, start + by, start + by + len(new), before[start:end], message)
            for (rule, start, end, new, message), by in zip(ordered, grown, strict=False)
        ]
        self.corrections = sorted(moved + added, key=lambda found: found[1:3])


def correct_text(data: bytes, *, with_names: bool = True) -> CorrectedText:
    """Correct document type, HTML around the sitemap, namespaces and misspelt names in the text of a file in UTF-8.

    The names of elements need not be checked (`with_names`) if a reader found no misplaced element; the check takes about
    as long as reading.
    """
    draft = _Draft(data)
    draft.correct(_document_type_changes(data))
    draft.correct(_html_changes(draft.data))
    root = _find_root_tag(draft.data)
    if root is not None:
        draft.correct(_namespace_changes(draft.data, root))
        if with_names:
            draft.correct(_name_changes(draft.data))
    return CorrectedText(draft.data, tuple(draft.corrections))


# Document types


def _document_type_changes(data: bytes) -> Iterator[_Change]:
    """Yield the removal of a document type without an internal subset, with its line if the line has nothing else."""
    found = find_document_type(data)
    if found is None or _find_root_tag(data[found[1] :]) is None:
        return
    start, end = found
    message = document_type_message(data[start:end].decode(errors="replace"))
    is_at_line_start = start == 0 or data[start - 1 : start] == b"\n" or data[:start] == b"\xef\xbb\xbf"
    if is_at_line_start and (line_end := _LINE_END.match(data, end)):
        end = line_end.end()
    yield _Change(DOCTYPE_RULE, start, end, b"", message)


_LINE_END: Final = re.compile(rb"[ \t]*+(?:\r\n?|\n)")


def document_type_message(declaration: str) -> Message:
    """Return the description of a document type declaration as a fault."""
    return msg("The file declares a document type: {text}.", text=quoted(" ".join(declaration.split())))


# HTML around a sitemap

IS_HTML: Final = re.compile(
    rb"(?>(?:\s++|<!--.*?-->|<\?.*?\?>)*)<(?:!doctype\s+html\b|(?:html|head|body|title|script|meta)\b)",
    re.IGNORECASE | re.DOTALL,
)
"""Beginning of a web page."""

_ROOT_BEGINNING: Final = re.compile(
    rb"(?:<\?xml\s[^<>]*\?>(?>(?:\s++|<!--(?>(?:[^-]++|-(?!->))*)-->)*))?<(?:[\w.\-]+:)?(?:urlset|sitemapindex)(?=[\s>])",
    re.IGNORECASE | re.DOTALL,
)
_ROOT_CLOSING: Final = re.compile(rb"</(?:[\w.\-]+:)?(?:urlset|sitemapindex)\s*>", re.IGNORECASE)
_ENTRY: Final = re.compile(rb"<(?:[\w.\-]+:)?(?:url|sitemap|loc)[\s/>]", re.IGNORECASE)
_SNIFFED_BYTES: Final = 65_536


def find_sitemap_in_html(data: bytes) -> tuple[int, int] | None:
    """Return start and end of the only sitemap in a web page; None for other files."""
    head = data[:_SNIFFED_BYTES].removeprefix(b"\xef\xbb\xbf")
    if not IS_HTML.match(head):
        return None
    if (document_type := find_document_type(data)) and _find_root_tag(data[document_type[1] :]):
        return None
    beginning = _ROOT_BEGINNING.search(data)
    closing = list(_ROOT_CLOSING.finditer(data, beginning.end())) if beginning else []
    if beginning is None or len(closing) != 1:
        return None
    start, end = beginning.start(), closing[0].end()
    if _ENTRY.search(data, 0, start) or _ENTRY.search(data, end) or not _ENTRY.search(data, start, end):
        return None
    return start, end


def _html_changes(data: bytes) -> Iterator[_Change]:
    """Yield the removals of the HTML before and after the only sitemap in a web page."""
    if (found := find_sitemap_in_html(data)) is not None:
        message = msg("The sitemap is inside a web page (HTML).")
        yield _Change(HTML_RULE, 0, found[0], b"", message)
        if found[1] < len(data):
            yield _Change(HTML_RULE, found[1], len(data), b"")


# Namespaces

_ROOT_TAG: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?>(?:<\?(?>(?:[^?]++|\?(?!>))*)\?>|<!--(?>(?:[^-]++|-(?!->))*)-->|[ \t\r\n]++|<!DOCTYPE\s[^<>\[]*+>)*)"
    rb"(?P<tag><(?P<name>[^\s/>!?][^\s/>]*+)(?P<rest>(?>(?:[^\"'<>]++|\"[^\"<]*+\"|'[^'<]*+')*))>)",
    re.DOTALL,
)
_ATTRIBUTE: Final = re.compile(
    rb"[ \t\r\n](?:(xmlns)(?::([^\s=\"'<>/]++))?|[^\s=\"'<>]++)[ \t\r\n]*+=[ \t\r\n]*+(\"[^\"<]*+\"|'[^'<]*+')"
)
_SCHEMA_LOCATION: Final = re.compile(rb"[:\s]schemaLocation[ \t\r\n]*+=[ \t\r\n]*+(\"[^\"<]*+\"|'[^'<]*+')")
_OPEN_TAG: Final = re.compile(rb"<[^\s/>!?](?>(?:[^\"'<>]++|\"[^\"<]*+\"|'[^'<]*+')*)")
"""Start tag without its final `>`, or its well-formed beginning."""

_SPAN: Final = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>", re.DOTALL)
_EXTENSION_ELEMENTS: Final = {"image": "image", "video": "video", "news": "news", "xhtml": "link", "mobile": "mobile"}
"""Name of the main element of an extension by its common prefix."""


class _Declaration(NamedTuple):
    """Namespace declaration in a tag, with the offsets of the declaration and of its URI."""

    prefix: str
    uri: str
    start: int
    end: int
    uri_start: int
    uri_end: int


def _find_root_tag(data: bytes) -> re.Match[bytes] | None:
    """Return the match of the root tag of a sitemap or an index; None if the root has another name."""
    root = _ROOT_TAG.match(data)
    if root is None:
        return None
    return root if _protocol_name(root["name"]) in ENTRY_OF_ROOT else None


def _protocol_name(name: bytes) -> str | None:
    """Return the protocol's name that an element's name denotes, ignoring prefix, case and hyphens; or None."""
    return protocol_name(split_prefix(name.decode(errors="replace"))[1])


def _declarations_in(data: bytes, start: int, end: int) -> Iterator[_Declaration]:
    """Yield the namespace declarations between two offsets in the attributes of a tag."""
    for found in _ATTRIBUTE.finditer(data, start, end):
        if found[1] is not None:
            uri_start, uri_end = found.start(3) + 1, found.end(3) - 1
            uri = unescape_entities(data[uri_start:uri_end].decode(errors="replace"))
            prefix = (found[2] or b"").decode(errors="replace")
            yield _Declaration(prefix, uri, found.start(), found.end(), uri_start, uri_end)


def _namespace_changes(data: bytes, root: re.Match[bytes]) -> list[_Change]:
    """Return the changes that give the root, the entries and the extensions their right namespaces."""
    changes: list[_Change] = []
    corrected: dict[str, tuple[str, str]] = {}
    intended: dict[tuple[str, str], str | None] = {}

    def replace_uri(declared: _Declaration, rule: str, uri: str) -> None:
        """Add a change of a declared URI; only the first one of equal URIs has a message."""
        is_met = declared.uri in corrected
        corrected.setdefault(declared.uri, (rule, uri))
        words = msg(
            "The namespace is “{namespace}”, not “{sitemap}”.", namespace=display_value(declared.uri), sitemap=uri
        )
        message = "" if is_met else words if declared.uri else _MISSING
        changes.append(_Change(rule, declared.uri_start, declared.uri_end, uri.encode(), message))

    prefix = split_prefix(root["name"].decode(errors="replace"))[0].rstrip(":")
    on_root = {each.prefix: each for each in _declarations_in(data, root.start("rest"), root.end("rest"))}
    own = on_root.get(prefix)
    if own is None and not prefix:
        place = root.end("name")
        changes.append(_Change(NAMESPACE_RULE, place, place, f' xmlns="{SITEMAP}"'.encode(), _MISSING))
    elif own is not None and own.uri != SITEMAP and (is_readable(own.uri) or _has_entries(data, prefix)):
        replace_uri(own, NAMESPACE_RULE, SITEMAP)
    others = [each for each in on_root.values() if each.prefix != prefix]
    without_namespace: Collection[int] | None = None
    for each in (*others, *_inner_declarations(data, root.end())):
        key = each.prefix, each.uri
        if key == ("", "") and not prefix:
            if without_namespace is None:
                without_namespace = _protocol_elements(data)
            if data.rfind(b"<", 0, each.start) in without_namespace:
                start = each.start + (data[each.start : each.start + 1] not in (b" ", b"\t"))
                message = "" if key in intended else _MISSING
                changes.append(_Change(NAMESPACE_RULE, start, each.end, b"", message))
                intended[key] = None
            continue
        if key not in intended:
            intended[key] = _intended_namespace(data, *key)
        if (uri := intended[key]) is not None:
            replace_uri(each, NAMESPACE_RULE if uri == SITEMAP else EXTENSION_NAMESPACE_RULE, uri)
    return changes + list(_location_changes(data, root, corrected))


_MISSING: Final = msg("The namespace {sitemap} is missing.", sitemap=SITEMAP)


def _protocol_elements(data: bytes) -> frozenset[int]:
    """Return the offsets of elements on the levels of entries and fields that have protocol names without a prefix."""
    levels = _locate_levels(data)
    return frozenset(
        start
        for elements, names in zip(levels[1:], (ROOT_OF_ENTRY, FIELD_NAMES), strict=False)
        for start, name in zip(elements.starts, elements.names, strict=True)
        if protocol_name(name) in names
    )


def _locate_levels(data: bytes) -> list[LevelElements]:
    """Return the elements of the first three levels; an empty list if the document is not well-formed."""
    try:
        return locate_elements(data, 3) if is_well_formed(data) else []
    except ReadError:
        return []


def _has_entries(data: bytes, prefix: str) -> bool:
    """Return whether a text has tags of entries and of `loc` with a prefix."""
    written = re.escape(f"{prefix}:".lstrip(":").encode())
    entry, loc = (
        re.compile(rb"<%s(?:%s)[\s>]" % (written, names), re.IGNORECASE) for names in (b"url|sitemap", b"loc")
    )
    return entry.search(data) is not None and loc.search(data) is not None


def _inner_declarations(data: bytes, start: int) -> Iterator[_Declaration]:
    """Yield the namespace declarations in tags after `start`, outside of comments, CDATA and attribute values."""
    place = data.find(b"xmlns", start)
    if place < 0:
        return
    spans = [found.span() for found in _SPAN.finditer(data, start)]
    begins = [begin for begin, _ in spans]
    read = start
    while place >= 0:
        span = bisect_right(begins, place) - 1
        if span >= 0 and place < spans[span][1]:
            read = spans[span][1]
        else:
            tag = data.rfind(b"<", read, place)
            opened = _OPEN_TAG.match(data, tag) if tag >= 0 else None
            if opened:
                yield from _declarations_in(data, *opened.span())
            read = max(place + 1, opened.end() if opened else 0)
        place = data.find(b"xmlns", read)


def _intended_namespace(data: bytes, prefix: str, uri: str) -> str | None:
    """Return the namespace that a declaration should have; None if it is right or the intention is unknown."""
    intended = intended_namespace(uri)
    wanted = EXTENSIONS.get(prefix)
    if wanted is not None and uri != wanted and (intended or uri) in {SITEMAP, *KNOWN_EXTENSIONS} - {wanted}:
        # The element identifies the extension: “video:video” is in no other one.
        element = f"<{prefix}:{_EXTENSION_ELEMENTS[prefix]}".encode()
        if re.search(re.escape(element) + rb"[\s/>]", data):
            return wanted
    if intended == SITEMAP and prefix and f"<{prefix}:".encode() not in data:
        return None
    return intended


def _location_changes(
    data: bytes, root: re.Match[bytes], corrected: Mapping[str, tuple[str, str]]
) -> Iterator[_Change]:
    """Yield the changes of namespaces in `xsi:schemaLocation` to their corrections, given as rule and URI."""
    found = _SCHEMA_LOCATION.search(data, root.start("rest"), root.end("rest")) if corrected else None
    for place, word in enumerate(re.finditer(rb"[^\s\"']++", found[1])) if found else ():
        change = None if place % 2 else corrected.get(unescape_entities(word[0].decode(errors="replace")))
        if found and change:
            start = found.start(1) + word.start()
            yield _Change(change[0], start, start + len(word[0]), change[1].encode())


_KNOWN: Final = frozenset((SITEMAP, *KNOWN_EXTENSIONS, *HARMLESS))


def unknown_namespaces(data: bytes) -> Iterator[tuple[str, int]]:
    """Yield the URI of each used but unknown namespace, with the offset of its first declaration."""
    root = _find_root_tag(data)
    if root is None:
        return
    declared = (*_declarations_in(data, root.start("rest"), root.end("rest")), *_inner_declarations(data, root.end()))
    unknown = [each for each in declared if each.uri and each.uri not in _KNOWN]
    used = _used_prefixes(data) if unknown else frozenset()
    met = set[str]()
    for each in unknown:
        if each.uri not in met and (not each.prefix or each.prefix in used):
            met.add(each.uri)
            yield each.uri, each.start


_PREFIX_IN_USE: Final = re.compile(rb"<([^\s<>/:!?]++):|\s([^\s<>=:\"'/]++):[^\s<>=:\"'/]++\s*+=\s*+[\"']")


def _used_prefixes(data: bytes) -> frozenset[str]:
    """Return all prefixes of elements and attributes in a text, except `xmlns`."""
    found = {element or attribute for element, attribute in _PREFIX_IN_USE.findall(data)}
    return frozenset(prefix.decode(errors="replace") for prefix in found - {b"xmlns"})


# Names of elements


class _LevelNames:
    """Names of the elements of one level of a document."""

    def __init__(self, data: bytes, elements: LevelElements) -> None:
        self.data, self.elements = data, elements

    def __len__(self) -> int:
        return len(self.elements.starts)

    def tag(self, index: int) -> bytes:
        """Return the start tag of the element with this index."""
        return self.data[self.elements.starts[index] : self.elements.content_starts[index]]

    def name(self, index: int) -> str:
        """Return the name, with its prefix, of the element with this index."""
        return self.elements.names[index]

    def rename_element(self, index: int, local: str, rule: str, message: str) -> Iterator[_Change]:
        """Yield the changes of start tag and end tag that replace the local name of an element."""
        prefix, written = (len(part.encode()) for part in split_prefix(self.name(index)))
        start = self.elements.starts[index] + 1 + prefix
        yield _Change(rule, start, start + written, local.encode(), message)
        if self.elements.content_ends[index] < self.elements.ends[index]:
            start = self.elements.content_ends[index] + 2 + prefix
            yield _Change(rule, start, start + written, local.encode())

    def correct_spelling(self, index: int, local: str) -> Iterator[_Change]:
        """Yield the changes that rename an element to `local`, as corrections of a misspelt name."""
        message = msg("“{token}” should be “{name}”.", token=split_prefix(self.name(index))[1], name=local)
        return self.rename_element(index, local, MISSPELT_RULE, message)


def _name_changes(data: bytes) -> list[_Change]:
    """Return the changes that correct misspelt names of the root, entries and fields; empty if not certain."""
    if _has_right_names(data) or not (levels := _locate_levels(data)):
        return []
    root, children, grandchildren = (_LevelNames(data, elements) for elements in levels)
    element = find_first_tag(data)
    if element is None:
        return []
    return list(_NameCorrector(root, children, grandchildren, element).changes())


_OPENED_NAME: Final = re.compile(rb"<([^\s/>!?]++)")
_SITEMAP_NAMES: Final = {"urlset", "url", *FIELD_NAMES}
_INDEX_NAMES: Final = {"sitemapindex", "sitemap", *FIELD_NAMES}


def _has_right_names(data: bytes) -> bool:
    """Return whether no protocol element is misspelt and the root fits its entries, ignoring namespaces."""
    locals_ = {split_prefix(name.decode(errors="replace"))[1] for name in set(_OPENED_NAME.findall(data))}
    known = {name: protocol_name(name) for name in locals_}
    ours = {name for name in known.values() if name is not None}
    return (ours <= _SITEMAP_NAMES or ours <= _INDEX_NAMES) and all(known[name] in (None, name) for name in known)


class _NameCorrector:
    """Corrector of misspelt names of the root, its children and grandchildren."""

    def __init__(self, root: _LevelNames, children: _LevelNames, grandchildren: _LevelNames, element: Element) -> None:
        """Find the kind of each child of the root; `element` is the start tag of the root."""
        self._root, self._children, self._grandchildren = root, children, grandchildren
        self._root_namespaces = parse_declarations(element.attributes)
        self._kinds = [self._own_name(children, place, self._root_namespaces) for place in range(len(children))]

    def changes(self) -> Iterator[_Change]:
        """Yield the changes of all misspelt names; nothing if the root has another name."""
        written = split_prefix(self._root.name(0))[1]
        root_name = protocol_name(written)
        counts = Counter(kind for kind in self._kinds if kind in ROOT_OF_ENTRY)
        if root_name not in ENTRY_OF_ROOT:
            return
        expected = ROOT_OF_ENTRY[next(iter(counts))] if len(counts) == 1 else root_name
        if root_name != expected:
            words = msg("“{root}” contains “{entry}” elements, so the root element should be “{name}”.")
            message = msg_from(words, root=written, entry=ENTRY_OF_ROOT[expected], name=expected)
            yield from self._root.rename_element(0, expected, KINDS_RULE, message)
        elif written != expected:
            yield from self._root.correct_spelling(0, expected)
        starts, outer = self._grandchildren.elements.starts, self._children.elements
        firsts, lasts = (np.searchsorted(starts, each) for each in (outer.content_starts, outer.content_ends))
        for place, (kind, first, last) in enumerate(zip(self._kinds, firsts.tolist(), lasts.tolist(), strict=True)):
            if kind is None or kind != ENTRY_OF_ROOT[expected]:
                continue
            if split_prefix(self._children.name(place))[1] != kind:
                yield from self._children.correct_spelling(place, kind)
            yield from self._field_changes(place, range(first, last), FIELD_NAMES if kind == "url" else FIELD_NAMES[:2])

    def _field_changes(self, entry: int, fields: range, names: Sequence[str]) -> Iterator[_Change]:
        """Yield the changes of misspelt fields of an entry, except fields that a change would repeat.

        `fields` are the indexes of the grandchildren in the entry.
        """
        outer_namespaces = self._root_namespaces
        if b"xmlns" in (tag := self._children.tag(entry)) and (element := find_first_tag(tag)):
            outer_namespaces = dict(namespaces_within(element, outer_namespaces))
        met, misspelt = set[str](), list[tuple[int, str]]()
        for place in fields:
            name = self._own_name(self._grandchildren, place, outer_namespaces)
            if name is not None and name in names:
                if name == split_prefix(self._grandchildren.name(place))[1]:
                    met.add(name)
                else:
                    misspelt.append((place, name))
        for place, name in misspelt:
            if name not in met:
                met.add(name)
                yield from self._grandchildren.correct_spelling(place, name)

    def _own_name(self, elements: _LevelNames, index: int, outer_namespaces: Mapping[str, str]) -> str | None:
        """Return the protocol's name that an element denotes, given the namespaces around it; None for other names."""
        prefix, local = split_prefix(elements.name(index))
        name = protocol_name(local)
        if name is None:
            return None
        if b"xmlns" in (tag := elements.tag(index)) and (element := find_first_tag(tag)):
            outer_namespaces = namespaces_within(element, outer_namespaces)
        return name if is_readable(outer_namespaces.get(prefix.rstrip(":"), "")) else None


# Corrections in an edited text

_MAX_COMPARED: Final = 4_000
"""Maximum number of tokens of a changed range that are compared; corrections in longer ranges are not reverted."""

_TOKEN: Final = re.compile(rb"[\w.\-]+|\s+|.", re.DOTALL)


RangePair = tuple[int, int, int, int]
"""Start and end of a range in a text, and start and end of the same range in the edited text."""


def pair_entry_ranges(
    originals: pl.DataFrame, entries: pl.DataFrame, original_indexes: NDArray[np.intp]
) -> list[RangePair]:
    """Return pairs of ranges that may be equal in a text and in its edited version.

    Args:
        originals: `start` and `length` of each entry of the text.
        entries: `start` and `length` of each entry of the edited text.
        original_indexes: For each entry of the edited text the index of its original; -1 for a new entry.

    Returns:
        Ranges of entries and of gaps between entries that are still adjacent, ascending; the first range is before the
        entries, the last one after them. Without entries, one range of both texts. The end of a text is `END`.
    """
    if not len(originals) or not len(entries):
        return [(0, END, 0, END)]
    spans = []
    for frame in (originals, entries):
        starts = frame["start"].to_numpy().astype(np.int64)
        spans.append((starts, starts + frame["length"].to_numpy()))
    (starts, ends), (new_starts, new_ends) = spans
    pairs: list[RangePair] = [(0, int(starts[0]), 0, int(new_starts[0]))]
    here = np.flatnonzero(original_indexes >= 0)
    was = original_indexes[here]
    pairs += zip(*(each.tolist() for each in (starts[was], ends[was], new_starts[here], new_ends[here])), strict=True)
    after = np.flatnonzero((np.diff(here) == 1) & (np.diff(was) == 1))
    first, new_first = was[after], here[after]
    gaps = (ends[first], starts[first + 1], new_ends[new_first], new_starts[new_first + 1])
    pairs += zip(*(each.tolist() for each in gaps), strict=True)
    return [*sorted(pairs), (int(ends[-1]), END, int(new_ends[-1]), END)]


END: Final = 1 << 62
"""Represents the end of a text."""


def transfer_corrections(corrected: CorrectedText, new: bytes, pairs: Iterable[RangePair]) -> CorrectedText:
    """Return an edited text with those corrections of the earlier text whose bytes were not edited.

    Args:
        corrected: The text before the edits.
        new: The text after them.
        pairs: Ranges that may be unchanged, ascending, as returned by `pair_entry_ranges`.
    """
    old, found = corrected.data, corrected.corrections
    starts = [each.start for each in found]
    carried: dict[tuple[int, int], Correction] = {}
    for start, stop, new_start, new_stop in pairs:
        own = found[bisect_left(starts, start) : bisect_right(starts, stop)]
        if own:
            equal = _equal_ranges(old[start:stop], new[new_start:new_stop])
            inside = (each for each in own if each.end <= stop)
            carried |= {each[1:3]: each for each in _shift_corrections(inside, equal, start, new_start)}
    return CorrectedText(new, tuple(carried[place] for place in sorted(carried)))


def _shift_corrections(
    corrections: Iterable[Correction], equal: Sequence[tuple[int, int, int]], start: int, new_start: int
) -> Iterator[Correction]:
    """Yield the corrections inside ranges that are equal in both texts, with their offsets in the edited text.

    `equal` are offsets in ranges that begin at `start` and `new_start`, and sizes.
    """
    for each in corrections:
        for old_at, new_at, size in equal:
            if old_at <= each.start - start and each.end - start <= old_at + size:
                by = new_start + new_at - start - old_at
                yield each._replace(start=each.start + by, end=each.end + by)
                break


def _equal_ranges(old: bytes, new: bytes) -> list[tuple[int, int, int]]:
    """Return ranges that two texts have in common: the offsets in both, and the size."""
    from difflib import SequenceMatcher

    if old == new:
        return [(0, 0, len(old))]
    shorter = min(len(old), len(new))
    before = _common_prefix_length(old[:shorter], new[:shorter])
    behind = _common_prefix_length(old[::-1][: shorter - before], new[::-1][: shorter - before])
    ranges = [(0, 0, before), (len(old) - behind, len(new) - behind, behind)]
    tokens = [_TOKEN.findall(text[before : len(text) - behind]) for text in (old, new)]
    if max(map(len, tokens)) <= _MAX_COMPARED:
        offsets = [list(accumulate(map(len, each), initial=before)) for each in tokens]
        for first, second, count in SequenceMatcher(None, tokens[0], tokens[1], autojunk=False).get_matching_blocks():
            size = offsets[0][first + count] - offsets[0][first]
            ranges.append((offsets[0][first], offsets[1][second], size))
    return ranges


def _common_prefix_length(one: bytes, other: bytes) -> int:
    """Return the length of the common beginning of two texts of the same size."""
    low, high = 0, len(one)
    while low < high:
        middle = (low + high + 1) // 2
        if one[:middle] == other[:middle]:
            low = middle
        else:
            high = middle - 1
    return low
