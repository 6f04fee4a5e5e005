"""Reading of entries from decompressed bytes: detection of the kind of file, strict reading, and repair.

Each file is first read strictly; only files that can't be read are repaired and read again. If no repair is certain,
the intact part is read, and is read-only.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from lxml import etree

from sitemap_studio.core.errors import (
    DAMAGED_HINT,
    CeilingError,
    DoubtfulEncodingError,
    EmptyFileError,
    EncodingError,
    ReadError,
    RefusedError,
    TemplateError,
)
from sitemap_studio.core.messages import Message, join, msg, plural
from sitemap_studio.formats.container import Ceilings, Container, empty_file_error
from sitemap_studio.formats.corrections import (
    IS_HTML,
    CorrectedText,
    Correction,
    correct_text,
    document_type_message,
    find_sitemap_in_html,
    unknown_namespaces,
)
from sitemap_studio.formats.decoding import check_utf8, declare_utf8, to_utf8
from sitemap_studio.formats.findings import MAX_FINDINGS_A_RULE, FindingLog
from sitemap_studio.formats.read_file import ReadFile, entry_spans
from sitemap_studio.formats.repair.patches import LineMap, Repair, find_truncation, shorten_bytes, shorten_text
from sitemap_studio.formats.text_list import URL_LINE, find_list_header, read_text_list
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, ROOT_OF_ENTRY, protocol_name, split_prefix
from sitemap_studio.formats.xml_parser import (
    MAX_PARSED_BYTES,
    TooDeepError,
    TooLongError,
    blank_document_type,
    find_syntax_error,
    is_parser_limit,
    parse_root,
    split_name,
)
from sitemap_studio.formats.xml_reader import Kind, ReadEntries, detect_kind, read_xml
from sitemap_studio.formats.xml_scanner import scan_plain
from sitemap_studio.model.columns import empty_extensions, entry_frame
from sitemap_studio.protocol.namespaces import DEFAULT_PREFIXES, is_readable
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.rule import Detail, Finding
from sitemap_studio.protocol.rules.file_rules import (
    DOCTYPE_RULE,
    DOUBLE_GZIP_RULE,
    ENCODING_RULE,
    EXTENSION_NAMESPACE_RULE,
    FEED_RULE,
    HTML_RULE,
    MALFORMED_RULE,
    MISSPELT_RULE,
    NAMESPACE_RULE,
    STRUCTURE_RULE,
    TEMPLATE_RULE,
    TRUNCATED_RULE,
    UNKNOWN_RULE,
)

# Other readers and the repair are imported on demand, since most files are plain XML.
if TYPE_CHECKING:
    from sitemap_studio.formats.repair.quote_repair import TextPosition
    from sitemap_studio.formats.repair.text_repair import RepairedText

Syntax = Literal["xml", "text", "csv"]
_SNIFFED_BYTES: Final = 65_536
_FEED_ROOTS: Final = frozenset({b"rss", b"RDF", b"feed"})
_ROOT_TAG: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?>(?:\s++|<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^>\[]*(?:\[.*?\]\s*)?>)*)"
    rb"<(?:[A-Za-z][\w.\-]*:)?([A-Za-z][\w.\-]*)[\s>/]",
    re.DOTALL,
)
"""Prolog and start of the root element, with its local name."""

_MARKUP: Final = re.compile(rb"<\?xml|<(?:\w+:)?(?:urlset|sitemapindex)\b")


_IS_EMPTY: Final = re.compile(
    rb"(?>(?:[ \t\r\n\xef\xbb\xbf\0]++|<\?(?>(?:[^?]++|\?(?!>))*)\?>|<!--(?>(?:[^-]++|-(?!->))*)-->"
    rb"|<!DOCTYPE[ \t\r\n](?>(?:[^\"'<>\[\]]++|\"[^\"]*+\"|'[^']*+')*)(?:\[[^\]]*+\][ \t\r\n]*+)?>)*)",
    re.DOTALL | re.IGNORECASE,
)
"""File without a root element: white space, NUL bytes, declarations, processing instructions and comments."""


def is_empty(data: bytes) -> bool:
    """Return whether the beginning of a decompressed file has neither an element nor text."""
    return _IS_EMPTY.fullmatch(data) is not None


def detect_syntax(data: bytes, path: Path) -> Syntax:
    """Return the syntax of a decompressed file in UTF-8, by its beginning.

    Raises:
        EncodingError: Text precedes the XML, and the file is not UTF-8; it can be repaired if its encoding is known.
        EmptyFileError: The file is empty.
        ReadError: The file is a web page, or not a sitemap.
    """
    if is_empty(data):
        raise empty_file_error(path, data)
    head = data[:_SNIFFED_BYTES].removeprefix(b"\xef\xbb\xbf")
    stripped = head.lstrip(b" \t\r\n\xef\xbb\xbf")
    line = re.split(rb"[\r\n]", stripped, maxsplit=1)[0].decode("utf-8", "replace")
    hint = msg("Choose an XML, text or CSV file.")
    if is_web_page(head):
        raise ReadError(msg("“{name}” is a web page (HTML), not a sitemap.", name=path.name), hint=hint, path=path)
    if stripped.startswith(b"<"):
        return "xml"
    message = msg(
        "“{name}” is not a sitemap: it is not XML, a list of URLs or CSV with a column “loc”.", name=path.name
    )
    if is_binary(head):
        raise ReadError(message, hint=hint, path=path)
    if URL_LINE.fullmatch(line):
        return "text"
    from sitemap_studio.formats.csv_file import parse_header_line

    if parse_header_line(line) is not None:
        return "csv"
    if find_list_header(data):
        return "text"
    if markup := _MARKUP.search(head):
        check_utf8(data, path)
        at = head.count(b"\n", 0, markup.start()) + 1
        message = msg("“{name}” has text before the XML, which begins in line {at}.", name=path.name, at=at)
        raise ReadError(message, hint=DAMAGED_HINT, path=path, line=1)
    raise ReadError(message, hint=hint, path=path, line=1)


def is_web_page(head: bytes) -> bool:
    """Return whether bytes begin like HTML, after an optional byte order mark."""
    return IS_HTML.match(head[:_SNIFFED_BYTES].removeprefix(b"\xef\xbb\xbf")) is not None


def root_name(data: bytes) -> bytes:
    """Return the local name of the root element of XML in UTF-8 or UTF-16; empty for other data."""
    head = data[:_SNIFFED_BYTES]
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        head = head.decode("utf-16", "replace").encode()
    found = _ROOT_TAG.match(head)
    return found[1] if found is not None else b""


def is_feed(data: bytes) -> bool:
    """Return whether the root element belongs to a feed."""
    return root_name(data) in _FEED_ROOTS


def is_binary(head: bytes) -> bool:
    """Return whether bytes contain control characters that do not occur in text files."""
    return bool(head.translate(None, bytes(set(range(256)) - set(range(9)) - set(range(14, 27)) - {28, 29, 30, 31})))


_FRONT_MATTER: Final = re.compile(rb"(?:\xef\xbb\xbf)?---[ \t]*\r?\n(?:[^\r\n]*\r?\n)*?---[ \t]*\r?\n")
_STATEMENT: Final = re.compile(
    rb"\{%[-+]?\s*[A-Za-z_][^{}]*?%\}"
    rb"|\{\{[-~]?\s*(?:[#/^>]|(?:range|if|else|end|with|each|define|template|block|partial|printf)\b)"
    rb"|<%(?![=-])|<%-\s*(?:for|if|else|elsif|end|unless|while|[\w.@]+\.each)\b"
    rb"|<\?php\b(?!\s+(?:echo|print)\b)|\A\s*<\?(?:php\b|=)"
    rb"|<\?\s*(?:foreach|for|while|if)\s*\(|<\?\s+(?:end(?:foreach|for|while|if)|else|include|require)\b"
)
"""Statements of template languages: `{% for … %}`, `{{ range … }}`, `{{#each}}`, `<% for … %>`, `<?php if … ?>`, `<? if`."""

_PLACEHOLDERS: Final = (b"{{", b"<%", b"<?=", b"<?php")
_CODE_MARKS: Final = (b"<%", b"<?=", b"<?php", b"<? ", b"<?foreach", b"<?for", b"<?while", b"<?if")
_LOC: Final = re.compile(rb"<(?:[\w.\-]+:)?loc>((?:[^<]|<[%?]|<!\[CDATA\[)*)")
_MAX_FRONT_MATTER_BYTES: Final = 1 << 16
_MAX_CODE_BYTES: Final = 1 << 20
"""Number of bytes that are searched for code; templates are small, and searches in large sitemaps are slow."""


def is_template(data: bytes) -> bool:
    """Return whether a file is a template of a generator, or a program, instead of a generated sitemap.

    A template begins with front matter, contains a statement outside of comments and CDATA, or has a placeholder in
    each `loc`. A placeholder in some of the URLs is a fault of a published sitemap.
    """
    if data.startswith((b"---", b"\xef\xbb\xbf---")) and _FRONT_MATTER.match(data[:_MAX_FRONT_MATTER_BYTES]):
        return True
    head = data[:_MAX_CODE_BYTES]
    # A search for one character is twenty times as fast as for two.
    has_braces = b"{" in data and (b"{{" in data or b"{%" in data)
    if not has_braces and not any(code in head for code in _CODE_MARKS):
        return False
    text = _without_spans(data, b"<!--", b"-->")
    if _STATEMENT.search(_without_spans(text, b"<![CDATA[", b"]]>")):
        return True
    locs = list(_LOC.finditer(text))
    return bool(locs) and all(any(each in loc[1] for each in _PLACEHOLDERS) for loc in locs)


def _without_spans(data: bytes, opening: bytes, closing: bytes) -> bytes:
    """Return bytes without spans such as comments, given their delimiters; an unclosed span extends to the end."""
    before, *spans = data.split(opening)
    return before + b"".join(span.partition(closing)[2] for span in spans)


_BLANK: Final = b" \t\r\n\xef\xbb\xbf"
_HEAD_BYTES: Final = 1_024
_BEGINNING_BYTES: Final = 1 << 20
_SMALL_BYTES: Final = 4 << 20
"""Size up to which the cost of a tree is negligible."""

_NAMESPACE_FAULTS: Final = frozenset((NAMESPACE_RULE, EXTENSION_NAMESPACE_RULE))
"""Faults because of which a parser may refuse a file, since namespaces must be URIs."""

_MAX_LISTED_REPAIRS: Final = 100
_HARMLESS_REPAIRS: Final = frozenset(
    ("encoding-undeclared", "encoding-wrong", "control-character", "mark-repeated", "gzip-trailing")
)
"""Repairs of files that most search engines read anyway."""

_SMALLEST_ENTRY_BYTES: Final = 6


def read_sitemap(
    container: Container, *, ceilings: Ceilings | None = None, may_repair: bool = True, encoding: str | None = None
) -> ReadFile:
    """Read the entries of a file of any kind, with repairs if needed, and findings about the file.

    Args:
        container: The decompressed file.
        ceilings: Limits.
        may_repair: Whether a malformed file is repaired or read in part.
        encoding: Encoding of a file that violates its declared encoding and UTF-8.

    Raises:
        EncodingError: The bytes violate both the declared encoding and UTF-8, and no encoding was given.
        RefusedError: The file has a document type or entity declarations, and no readable entries.
        CeilingError: The file has more entries than the limit.
        ReadError: The file is not a sitemap, or can't be read even with repairs.
    """
    complete, torn = _drop_truncated_line(container)
    if may_repair:
        file = _read_or_repair(complete, torn, ceilings or Ceilings(), encoding)
    else:
        file = _read_strictly(complete, ceilings or Ceilings(), encoding, may_correct=False)
    sizes = entry_spans(file.entries)
    entry_bytes = int(sizes.sum())
    # The set of an index has no entries in the index itself.
    overhead_bytes = file.unpacked_bytes if file.kind == "index" else max(0, file.unpacked_bytes - entry_bytes)
    return replace(
        file,
        fingerprint=container.fingerprint,
        checksum=container.checksum,
        chosen_encoding=encoding,
        is_gzipped=container.is_gzipped,
        is_gzipped_twice=container.is_gzipped_twice,
        packed_bytes=container.packed_bytes,
        sizes=sizes,
        entry_bytes=entry_bytes,
        overhead_bytes=overhead_bytes,
    )


def _read_or_repair(
    container: Container, torn: tuple[Repair, ...], ceilings: Ceilings, encoding: str | None
) -> ReadFile:
    """Read a file strictly, else with repairs, else in part; `torn` is the repair of its truncated last line."""
    strictly = partial(_read_strictly, container, ceilings, encoding)
    if is_template(container.data):
        return _read_template(container)
    if is_feed(container.data):
        return _read_feed(container, ceilings)
    try:
        reading = _read_leniently(container, encoding, strictly)
    except (CeilingError, EncodingError):
        raise
    except ReadError as error:
        if container.read_only_reason is None:
            raise
        raise container.read_only_reason from error
    repairs = (*container.repairs, *torn, *reading.repairs)
    reason = container.read_only_reason or reading.read_only_reason
    inner, n_lines = _without_html(container.data)
    if b"\0" in inner[:_HEAD_BYTES] and DOCTYPE_RULE in reading.corrected_rules:
        inner = to_utf8(inner, container.path, encoding).data
    inner = blank_document_type(inner)
    refused = _strict_syntax_error(replace(reading, repairs=repairs, read_only_reason=reason), inner)
    is_converted = any(found.rule == ENCODING_RULE for found in reading.findings)
    if refused is not None and is_converted and not repairs and reason is None:
        # Only the encoding or its declaration is wrong.
        message = msg("The file is encoded in {encoding}. It will be saved in UTF-8.", encoding=reading.encoding)
        head = container.data[:_HEAD_BYTES].decode("ascii", "replace").partition("\n")[0]
        repairs = (Repair("encoding-wrong", 1, shorten_text(head), shorten_text(declare_utf8(head)), message),)
    double = {DOUBLE_GZIP_RULE} if container.is_gzipped_twice else set()
    rules = reading.corrected_rules | double
    reading = replace(reading, repairs=repairs, read_only_reason=reason, corrected_rules=rules)
    return replace(reading, findings=(*_file_findings(reading, container, refused, inner, n_lines), *reading.findings))


def _read_template(container: Container) -> ReadFile:
    """Return a read-only file without entries, with a finding that it is a template."""
    message = msg("“{name}” is a template, not the published sitemap.", name=container.path.name)
    return ReadFile(
        path=container.path,
        kind="urlset",
        entries=entry_frame({}),
        extensions=empty_extensions(),
        findings=(Finding(TEMPLATE_RULE, message, line=1),),
        unpacked_bytes=len(container.data),
        read_only_reason=TemplateError(message, path=container.path),
    )


def _read_feed(container: Container, ceilings: Ceilings) -> ReadFile:
    """Return the entries of a feed, one for each item with a link, and a finding that it is a feed."""
    from sitemap_studio.formats.feed import read_feed

    name = container.path.name
    feed = read_feed(container.data, container.path)
    if len(feed.entries) > ceilings.max_entries:
        raise _too_many_error(container.path, ceilings.max_entries)
    messages = [msg("“{name}” is a feed. It lists only recent pages and can't be saved.", name=name)]
    if feed.n_without_link:
        messages.append(
            plural(
                "One item without a link was left out.", "%n items without a link were left out.", feed.n_without_link
            )
        )
    reading = ReadFile(
        path=container.path,
        kind="feed",
        entries=feed.entries,
        extensions=empty_extensions(),
        findings=(*container.findings, Finding(FEED_RULE, join(messages), line=1)),
        unpacked_bytes=len(container.data),
        repairs=container.repairs,
        read_only_reason=container.read_only_reason,
    )
    # Feeds are never saved, so repairs are not kept.
    return replace(reading, repairs=(), findings=(*_file_findings(reading, container, None), *reading.findings))


def _read_leniently(container: Container, encoding: str | None, strictly: Callable[..., ReadFile]) -> ReadFile:
    """Read a file with `strictly`, else repaired, else only its intact entries; raise the first error otherwise."""
    data, path = container.data, container.path
    try:
        reading = strictly()
    except (DoubtfulEncodingError, EmptyFileError):
        raise
    except ReadError as error:
        # Binary files have neither a tag nor a line of text at the beginning.
        beginning = data[:_BEGINNING_BYTES]
        if _exceeds_limit(error) or (b"<" not in beginning and is_binary(beginning)):
            raise
        is_hopeless = isinstance(error, (RefusedError, TooLongError))
        if not is_hopeless and (root := _other_root(beginning)) is not None:
            if isinstance(error.__cause__, etree.XMLSyntaxError):
                detect_kind(*split_name(root), path, line=root.sourceline or 1)
            raise
        shown = None if is_hopeless else _read_repaired(container, encoding, strictly)
        shown = shown or _read_intact_entries(container, encoding, strictly, error)
        if shown is None:
            raise
        return shown
    if not any(found.rule == "element-unknown" and protocol_name(found.value) for found in reading.findings):
        return reading
    from sitemap_studio.formats.repair.text_repair import is_accepted

    repaired = _read_repaired(container, encoding, strictly)
    if repaired is not None or is_accepted(to_utf8(data, path, encoding).data, path):
        return repaired or reading
    # Entries may have misspelt names.
    message = msg("The element names in “{name}” can't be repaired with certainty.", name=path.name)
    return replace(reading, read_only_reason=ReadError(message, hint=msg("Correct them in a text editor."), path=path))


def _other_root(beginning: bytes) -> etree._Element | None:
    """Return the root element of XML that can't be a sitemap or an index; None if it may be one, or has no element.

    XML that contains a sitemap, or only entries with a URL in its root, is a possible sitemap.
    """
    root = parse_root(beginning)
    if root is None:
        return None
    namespace = split_name(root)[0]
    is_ours = _protocol_name_of(root) is not None or (namespace != "" and is_readable(namespace))
    # A faulty generator may write an element, such as an HTML line break, before the root.
    siblings = parse_root(b"<siblings>" + beginning)
    elements = chain(root.iter("{*}*"), () if siblings is None else siblings.iter("{*}*"))
    if is_ours or any(_protocol_name_of(each) in ENTRY_OF_ROOT for each in elements):
        return None
    return None if len(root) and all(map(_is_entry_with_url, root)) else root


def _protocol_name_of(element: etree._Element) -> str | None:
    """Return the protocol's name that an element's local name denotes, with any prefix; None for other names."""
    return protocol_name(split_prefix(split_name(element)[1])[1])


def _is_entry_with_url(element: etree._Element) -> bool:
    """Return whether an element has the name of an entry and contains a `loc`."""
    return _protocol_name_of(element) in ROOT_OF_ENTRY and "loc" in map(_protocol_name_of, element.iter("{*}*"))


def _exceeds_limit(error: ReadError) -> bool:
    """Return whether an error is about a limit, except nesting depth and value length, which faults can exceed."""
    return isinstance(error, CeilingError) and not isinstance(error, (TooDeepError, TooLongError))


def _read_repaired(container: Container, encoding: str | None, strictly: Callable[..., ReadFile]) -> ReadFile | None:
    """Read the repaired text of a file with `strictly`; return None if it can't be repaired with certainty."""
    if len(container.data) > MAX_PARSED_BYTES:
        return None
    try:
        repaired, html = _repaired_source(container, encoding=encoding)
        reading = strictly(repaired.data) if repaired.repairs else None
    except ReadError as error:
        if _exceeds_limit(error):
            raise
        return None
    if reading is None:
        return None
    lines, n_lines = repaired.lines, html[0].count(b"\n")
    found = [replace(each, line=each.line and lines.file_line(each.line + n_lines)) for each in reading.findings]
    removed = (repair for repair in repaired.repairs if repair.rule == DOCTYPE_RULE)
    found += [Finding(DOCTYPE_RULE, _document_type_message(repair), line=repair.line) for repair in removed]
    rules = reading.corrected_rules
    if html != (b"", b""):
        html_corrections = _add_html_corrections(CorrectedText(b""), html)
        found += _correction_findings(html_corrections)
        rules |= {HTML_RULE}
    return replace(
        reading,
        findings=(*repaired.findings, *found),
        encoding=repaired.encoding,
        unpacked_bytes=len(container.data),
        repairs=_with_corrected_offsets(repaired, reading.corrected_rules),
        corrected_rules=rules,
    )


def _with_corrected_offsets(repaired: RepairedText, rules: Collection[str]) -> tuple[Repair, ...]:
    """Return the repairs with their offsets in the corrected text, given the rules of the corrections."""
    if not rules:
        return repaired.repairs
    corrected = correct_text(repaired.data, with_names=MISSPELT_RULE in rules)
    return tuple(
        each if each.start < 0 else each._replace(start=corrected.corrected_offset(each.start))
        for each in repaired.repairs
    )


def _document_type_message(repair: Repair) -> Message:
    """Return the description of the document type that a repair removed."""
    declaration = _DECLARED_TYPE.search(repair.before)
    return document_type_message(declaration[0] if declaration else repair.before)


_DECLARED_TYPE: Final = re.compile(r"<!DOCTYPE[^>]*>", re.IGNORECASE)


def _read_intact_entries(
    container: Container, encoding: str | None, strictly: Callable[..., ReadFile], error: ReadError
) -> ReadFile | None:
    """Read only the intact entries, as a file that is read-only because of `error`.

    Returns:
        The file; None if no entry is intact, the encoding is unknown, or the file is too large.
    """
    if isinstance(error, EncodingError) or len(container.data) > MAX_PARSED_BYTES:
        return None
    from sitemap_studio.formats.repair.partial_read import extract_intact_entries

    part = extract_intact_entries(to_utf8(container.data, container.path, encoding).data, container.path)
    if part is None:
        return None
    size = len(container.data)
    return replace(
        strictly(part.data),
        unpacked_bytes=size,
        read_only_reason=error,
        left_out=part.n_incomplete,
        omitted=part.omitted,
    )


def _without_html(data: bytes) -> tuple[bytes, int]:
    """Return the bytes of a file without HTML around its sitemap, and the number of lines of the HTML before it."""
    start, end = find_sitemap_in_html(data) or (0, len(data))
    return (data, 0) if (start, end) == (0, len(data)) else (data[start:end], data.count(b"\n", 0, start))


def _file_findings(
    reading: ReadFile, container: Container, error: etree.XMLSyntaxError | None, parsed: bytes = b"", n_lines: int = 0
) -> Iterator[Finding]:
    """Yield findings about the file itself: malformed, repaired, truncated or read-only.

    Args:
        reading: The file that was read.
        container: The decompressed file.
        error: The syntax error, or None.
        parsed: The parsed bytes.
        n_lines: Number of lines before the parsed bytes.
    """
    name, repairs, reason = container.path.name, reading.repairs, reading.read_only_reason
    details = [Detail(repair.line, repair.message) for repair in repairs[:_MAX_LISTED_REPAIRS]]
    if rest := repairs[_MAX_LISTED_REPAIRS:]:
        details.append(Detail(None, plural("… and one more.", "… and %n more.", len(rest))))
    cut_off = next((repair for repair in repairs if repair.rule == "gzip-cut-off"), None)
    if error is not None or cut_off is not None:
        column: int | None = None
        if error is not None:
            line, column, fault = _locate_fault(error, parsed, repairs)
            line += n_lines
            message = msg(
                "“{name}” is not well-formed XML (line {line:,}, column {column:,}): {reason}.",
                name=name,
                line=line,
                column=column,
                reason=fault,
            )
        elif cut_off is not None:
            line, message = cut_off.line, msg("“{name}” is cut off.", name=name)
        messages = [message]
        if repairs and reason is None:
            messages.append(_repairs_message(name, len(repairs)))
        if any(repair.rule == "entry-cut-off" for repair in repairs):
            messages.append(_left_out_message(1))
        yield Finding(MALFORMED_RULE, join(messages), line=line, column=column, details=tuple(details))
    elif repairs and reason is None:
        message = _repairs_message(name, len(repairs))
        rule = "repaired" if all(repair.rule in _HARMLESS_REPAIRS for repair in repairs) else STRUCTURE_RULE
        yield Finding(rule, message, line=repairs[0].line, details=tuple(details))
    if end := find_truncation(repairs, is_xml=reading.kind in ("urlset", "index")):
        yield Finding(TRUNCATED_RULE, _describe_truncation(name, repairs, reading.entries.height), line=end.line)
    if reason is not None:
        count = plural("1 entry", "%n entries", reading.entries.height)
        message = msg("{message} The readable part ({count}) is shown read-only.", message=reason.message, count=count)
        if n_lost := reading.left_out:
            message = join([message, _left_out_message(n_lost)])
        omitted = tuple(Detail(part.line, msg("“{text}” was left out.", text=part.text)) for part in reading.omitted)
        yield Finding("read-only", message, line=reason.line, value=name, details=omitted)


def _describe_truncation(name: str, repairs: Sequence[Repair], n_entries: int) -> Message:
    """Return a message about where a truncated file ends, and how many entries were read."""
    if any(repair.rule == "entry-cut-off" for repair in repairs):
        ending = msg("“{name}” ends in the middle of an entry; what followed is missing.", name=name)
    elif any(repair.rule == "gzip-cut-off" for repair in repairs):
        ending = msg("“{name}” ends in the middle of its gzip data; what followed is missing.", name=name)
    else:
        ending = msg("“{name}” ends before its last closing tag; what may have followed is missing.", name=name)
    return join([ending, plural("1 entry was read.", "%n entries were read.", n_entries)])


def _locate_fault(error: etree.XMLSyntaxError, data: bytes, repairs: tuple[Repair, ...]) -> TextPosition:
    """Return position and reason of a syntax fault, which is often before the position of the parser's error."""
    from sitemap_studio.formats.repair.quote_repair import TextPosition, locate_missing_quote

    line, column = (max(1, number or 1) for number in error.position)
    if quote := locate_missing_quote(data, line, column):
        return quote
    if repairs and repairs[0].rule == "before-declaration" and (markup := _MARKUP.search(data, 0, _SNIFFED_BYTES)):
        lead = data[: markup.start()]
        if lead.strip(_BLANK):
            text = shorten_bytes(lead)
            return TextPosition(1, 1, msg("“{text}” stands before the XML", text=text))
        if b"\n" in lead or b"\r" in lead:
            return TextPosition(1, 1, msg("an empty line stands before the XML declaration"))
        return TextPosition(1, 1, msg("white space stands before the XML declaration"))
    fault = (error.msg or "").removesuffix(", line {}, column {}".format(*error.position))
    return TextPosition(line, column, shorten_text(fault))


def _repairs_message(name: str, n_repairs: int) -> Message:
    """Return the message that a number of errors were repaired."""
    return plural(
        "“{name}” had 1 error that was repaired.", "“{name}” had %n errors that were repaired.", n_repairs, name=name
    )


def _left_out_message(n_entries: int) -> Message:
    """Return the message that a number of incomplete entries were left out."""
    return plural("One incomplete entry was left out.", "%n incomplete entries were left out.", n_entries)


def _strict_syntax_error(reading: ReadFile, data: bytes) -> etree.XMLSyntaxError | None:
    """Return the syntax error that a strict parser finds in `data`; None if it finds none or need not parse.

    Files with refused declarations are not parsed.
    """
    read_only_reason, repairs = reading.read_only_reason, reading.repairs
    is_converted = any(found.rule == ENCODING_RULE for found in reading.findings)
    has_namespace_fault = not _NAMESPACE_FAULTS.isdisjoint(reading.corrected_rules)
    has_namespace_fault |= any(repair.rule.startswith("prefix-") for repair in repairs)
    if reading.kind not in ("urlset", "index") or not (
        repairs or read_only_reason or is_converted or has_namespace_fault
    ):
        return None
    if isinstance(read_only_reason, RefusedError) or len(data) > MAX_PARSED_BYTES:
        return None
    # A tree needs ten times the memory of the file, so it is built for large files only if namespaces were repaired.
    is_small = len(data) <= _SMALL_BYTES
    error = find_syntax_error(data, checks_namespaces=is_small or has_namespace_fault)
    if error is None and read_only_reason is not None and isinstance(read_only_reason.__cause__, etree.XMLSyntaxError):
        error = read_only_reason.__cause__
    return None if error is None or (is_parser_limit(error) and not repairs) else error


def _read_strictly(
    container: Container,
    ceilings: Ceilings,
    encoding: str | None,
    data: bytes | None = None,
    *,
    may_correct: bool = True,
) -> ReadFile:
    """Read a file without repairs.

    Args:
        container: The decompressed file.
        ceilings: The maximum number of entries.
        encoding: Encoding to use; None to detect it.
        data: Bytes to read; None for the bytes of the file.
        may_correct: Whether faults are corrected in memory, as by `correct_text`.
    """
    limit, path = ceilings.max_entries, container.path
    container = container if data is None else replace(container, data=data)
    decoded = to_utf8(container.data, path, encoding)
    # Too many entries are refused before they need memory.
    text = decoded.data
    if len(text) // _SMALLEST_ENTRY_BYTES > limit and text.count(b"</url>") + text.count(b"</sitemap>") > limit:
        raise _too_many_error(path, limit)
    corrected = correct_text(text, with_names=False) if may_correct else CorrectedText(text)
    match _detect_corrected_syntax(corrected, path):
        case "text":
            read = ReadEntries("text", read_text_list(text, path), empty_extensions(), {}, ())
        case "csv":
            from sitemap_studio.formats.csv_file import read_csv

            entries, extensions, findings = read_csv(text, path)
            read = ReadEntries("csv", entries, extensions, dict(DEFAULT_PREFIXES), findings)
        case "xml":
            corrected, read = _read_corrected(text, corrected, path, may_correct=may_correct)
    if len(read.entries) > limit:
        raise _too_many_error(path, limit)
    empty = () if len(read.entries) else (Finding("empty-sitemap", msg("“{name}” has no entries.", name=path.name)),)
    named = _name_findings(read.kind, text, path)
    found = (replace(each, line=each.line and corrected.written_line(each.line)) for each in read.findings)
    return ReadFile(
        path=path,
        kind=read.kind,
        entries=read.entries,
        extensions=read.extensions,
        namespaces=read.namespaces,
        findings=(
            *container.findings,
            *named,
            *decoded.findings,
            *_correction_findings(corrected),
            *found,
            *empty,
        ),
        encoding=decoded.encoding,
        unpacked_bytes=len(container.data),
        corrected_rules=frozenset(each.rule for each in corrected.corrections),
    )


def _name_findings(kind: Kind, text: bytes, path: Path) -> Iterator[Finding]:
    """Yield findings about a file name that suggests another format, and about a header in a list."""
    name = path.name.lower()
    ending = Path(name.removesuffix(".gz")).suffix
    if kind in ("text", "csv") and ending == ".xml":
        yield Finding("name-text", msg("“{name}” is a list of URLs, not XML.", name=path.name), value=path.name)
    if kind in ("urlset", "index") and ending == ".txt":
        yield Finding("name-xml", msg("“{name}” is XML, not a list of URLs.", name=path.name), value=path.name)
    lines = find_list_header(text) if kind == "text" else ()
    if kind == "csv" and ending == ".txt":
        from sitemap_studio.formats.csv_file import find_header

        header = find_header(text[:_HEAD_BYTES].decode("utf-8", "replace"))
        lines = (header.line,) if header else ()
    if lines:
        line = shorten_text(lines[0])
        yield Finding("list-header", msg("“{line}” is a header, not a URL.", line=line), line=1, value=line)


def _detect_corrected_syntax(corrected: CorrectedText, path: Path) -> Syntax:
    """Return the syntax of a corrected text; XML if HTML was removed around a sitemap."""
    return (
        "xml" if any(each.rule == HTML_RULE for each in corrected.corrections) else detect_syntax(corrected.data, path)
    )


def _read_corrected(
    text: bytes, corrected: CorrectedText, path: Path, *, may_correct: bool
) -> tuple[CorrectedText, ReadEntries]:
    """Read corrected XML; also correct misspelt names of elements if the reader fails or reports misplaced ones.

    Returns:
        The text that was read, and its entries.
    """
    try:
        read = scan_plain(corrected.data, path) or read_xml(corrected.data, path)
    except ReadError as error:
        named = correct_text(text) if may_correct and not _exceeds_limit(error) else corrected
        if named.data == corrected.data:
            raise
    else:
        if not may_correct or not _may_be_misspelt(read):
            return corrected, read
        named = correct_text(text)
        if named.data == corrected.data:
            return corrected, read
    return named, scan_plain(named.data, path) or read_xml(named.data, path)


def _may_be_misspelt(read: ReadEntries) -> bool:
    """Return whether misplaced elements in the findings may be misspelt elements of the protocol."""
    unknown = [found for found in read.findings if found.rule == "element-unknown"]
    return len(unknown) >= MAX_FINDINGS_A_RULE or any(protocol_name(found.value) for found in unknown)


def _correction_findings(corrected: CorrectedText) -> tuple[Finding, ...]:
    """Return findings about the corrections of a text, and about its unknown namespaces."""
    log, line, reached = FindingLog(), 1, 0
    written = corrected.as_written() if corrected.corrections else corrected.data
    data = corrected.data
    places = zip(corrected.written_starts, corrected.corrections, strict=True)
    found: list[tuple[int, str, str, bytes, bytes | None]] = [
        (place, each.rule, each.message, each.written, data[each.start : each.end])
        for place, each in places
        if each.message
    ]
    for uri, start in unknown_namespaces(data):
        message = msg("Elements in the namespace “{namespace}” are not checked.", namespace=display_value(uri))
        found.append((corrected.written_offset(start), UNKNOWN_RULE, message, uri.encode(), None))
    for place, rule, text, before, after in sorted(found, key=itemgetter(0)):
        if not log.count_if_full(rule):
            line, reached = line + written.count(b"\n", reached, place), place
            new = None if after is None else after.decode(errors="replace")
            log.add(rule, text, line=line, value=before.decode(errors="replace"), corrected=new)
    return log.to_tuple()


@dataclass(frozen=True)
class SourceContent:
    """Text that the byte ranges of entries refer to, with its differences from the file.

    Attributes:
        corrected: The text, with its corrections.
        lines: Mapping from lines of the uncorrected text to lines of the file.
        is_repaired: Whether the text was repaired.
    """

    corrected: CorrectedText
    lines: LineMap = field(default_factory=LineMap)
    is_repaired: bool = False


def read_source(
    container: Container, *, is_repaired: bool = False, is_corrected: bool = True, encoding: str | None = None
) -> SourceContent:
    """Return the text in UTF-8 that the byte ranges of entries refer to; the result is reproducible.

    Args:
        container: The decompressed file.
        is_repaired: Whether the file was repaired when it was read.
        is_corrected: Whether the file was corrected when it was read.
        encoding: Encoding that the user chose.
    """
    if is_repaired:
        repaired, html = _repaired_source(container, encoding=encoding)
        corrected = correct_text(repaired.data) if is_corrected else CorrectedText(repaired.data)
        return SourceContent(_add_html_corrections(corrected, html), repaired.lines, is_repaired=True)
    text = to_utf8(_drop_truncated_line(container)[0].data, container.path, encoding).data
    return SourceContent(correct_text(text) if is_corrected else CorrectedText(text))


def _repaired_source(container: Container, *, encoding: str | None = None) -> tuple[RepairedText, tuple[bytes, bytes]]:
    """Return the repaired text of a file without HTML around it, and the HTML before and after it."""
    from sitemap_studio.formats.repair.text_repair import repair_text

    container, _ = _drop_truncated_line(container)
    findings: tuple[Finding, ...] = ()
    data, own_encoding = container.data, None
    if encoding is not None:
        decoded = to_utf8(data, container.path, encoding)
        data, own_encoding, findings = decoded.data, decoded.encoding, decoded.findings
    start, end = find_sitemap_in_html(data) or (0, len(data))
    html = data[:start], data[end:]
    repaired = repair_text(data[start:end], container.path)
    if n_lines := html[0].count(b"\n"):
        lines = LineMap(tuple(line + n_lines for line in repaired.lines.first_lines), repaired.lines.distances)
        repairs = tuple(each._replace(line=each.line + n_lines) for each in repaired.repairs)
        repaired = replace(repaired, lines=lines, repairs=repairs)
    if own_encoding is not None:
        repaired = replace(repaired, encoding=own_encoding, findings=(*findings, *repaired.findings))
    return repaired, html


def _add_html_corrections(corrected: CorrectedText, html: tuple[bytes, bytes]) -> CorrectedText:
    """Return a text with corrections whose reversal adds the HTML before and after it."""
    if html == (b"", b""):
        return corrected
    before, after = (part.decode("utf-8", "replace").encode() for part in html)
    end = len(corrected.data)
    first = Correction(HTML_RULE, 0, 0, before, msg("The sitemap is inside a web page (HTML)."))
    return CorrectedText(corrected.data, (first, *corrected.corrections, Correction(HTML_RULE, end, end, after)))


def _drop_truncated_line(container: Container) -> tuple[Container, tuple[Repair, ...]]:
    """Return a file without the incomplete last line of a list in truncated gzip data, and the repair of that.

    Truncated XML is handled by the parser.
    """
    data = container.data
    if not any(repair.rule == "gzip-cut-off" for repair in container.repairs):
        return container, ()
    if data.endswith((b"\n", b"\r")) or data[:_HEAD_BYTES].lstrip(b" \t\r\n\xef\xbb\xbf").startswith(b"<"):
        return container, ()
    end = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
    line = data.count(b"\n", 0, end) + 1
    torn = shorten_bytes(data[end:])
    message = msg("The last line is incomplete and was left out.")
    return replace(container, data=data[:end]), (Repair("entry-cut-off", line, torn, "", message),)


def _too_many_error(path: Path, limit: int) -> CeilingError:
    """Return the error for a file with more than `limit` entries."""
    return CeilingError(
        plural("“{name}” has more than one entry.", "“{name}” has more than %n entries.", limit, name=path.name),
        hint=msg("Raise the limit if you trust its source."),
        path=path,
    )
