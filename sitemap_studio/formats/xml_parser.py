"""Strict XML parsing without network access, entity expansion or recovery; errors are explained to users.

Document types and entity declarations are refused before lxml sees the bytes. lxml itself must not load or expand
anything, and never recovers from errors (`recover` changes URLs silently).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, cast

from lxml import etree

from sitemap_studio.core.errors import DAMAGED_HINT, ReadError, RefusedError, TooLargeError
from sitemap_studio.core.messages import msg, msg_from


def split_name(element: etree._Element) -> tuple[str, str]:
    """Return the namespace, or "", and the local name of an element."""
    namespace, found, name = str(element.tag).rpartition("}")
    return (namespace[1:], name) if found else ("", name)


_Codes = etree.ErrorTypes

ESCAPE_HINT: Final = msg("Write “<” as “&lt;” and “&” as “&amp;” in every value.")

_EXPLANATIONS: Final[dict[int, tuple[str, str]]] = {
    _Codes.ERR_ENTITYREF_SEMICOL_MISSING: (msg("a “&” is not escaped"), ESCAPE_HINT),
    _Codes.ERR_ENTITYREF_NO_NAME: (msg("a “&” is not escaped"), ESCAPE_HINT),
    _Codes.ERR_UNDECLARED_ENTITY: (msg("the entity “&{entity};” is not defined"), DAMAGED_HINT),
    _Codes.ERR_NAME_TOO_LONG: (msg("a name is longer than 50,000 characters"), msg("Split it first.")),
    _Codes.ERR_INVALID_CHAR: (msg("it contains a control character"), DAMAGED_HINT),
    _Codes.ERR_TAG_NAME_MISMATCH: ("{mismatch}", DAMAGED_HINT),
    _Codes.ERR_DOCUMENT_END: (msg("it contains text after the end of the sitemap"), DAMAGED_HINT),
    _Codes.ERR_ATTRIBUTE_NOT_STARTED: (msg("an attribute value is not in quotes"), DAMAGED_HINT),
    _Codes.ERR_ATTRIBUTE_WITHOUT_VALUE: (msg("an attribute value is not in quotes"), DAMAGED_HINT),
    _Codes.ERR_ATTRIBUTE_REDEFINED: (msg("an attribute is repeated"), DAMAGED_HINT),
    _Codes.ERR_LT_IN_ATTRIBUTE: (msg("a “<” is not escaped"), ESCAPE_HINT),
    _Codes.ERR_MISPLACED_CDATA_END: (msg("a value contains “]]>”"), DAMAGED_HINT),
    _Codes.ERR_HYPHEN_IN_COMMENT: (msg("a comment contains “--”"), DAMAGED_HINT),
    _Codes.ERR_RESERVED_XML_NAME: (msg("the XML declaration is not at the very beginning"), DAMAGED_HINT),
    _Codes.NS_ERR_UNDEFINED_NAMESPACE: (msg("the prefix “{prefix}” is used but not declared"), DAMAGED_HINT),
    _Codes.ERR_DOCUMENT_EMPTY: (msg("the root element is missing"), DAMAGED_HINT),
}
"""Explanation and hint by error code of the parser."""

_LIMIT_REACHED: Final = 114
"""Error code of the parser for its limits: 10 million bytes per value, 256 levels."""

_ROOT_CLOSING: Final = re.compile(rb"</(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed|RDF)\s*>")


class TooDeepError(TooLargeError):
    """Error for elements nested deeper than any sitemap needs; unclosed elements look the same."""


class TooLongError(TooLargeError):
    """Error for a value, tag or comment that exceeds a limit of the parser."""


def value_too_long_error(path: Path, line: int) -> TooLongError:
    """Return the error for a value, tag or comment that exceeds a limit of the parser."""
    message = msg(
        "“{name}” can't be read: in line {line} a value is longer than 10 million bytes.", name=path.name, line=line
    )
    return TooLongError(message, hint=msg("Split it first."), path=path, line=line)


def explain_syntax_error(error: etree.XMLSyntaxError, data: bytes, path: Path) -> ReadError:
    """Return the error for the user that explains what the parser reported, with its line."""
    line = error.lineno or 1
    if is_parser_limit(error):
        if "depth" not in (error.msg or ""):
            return value_too_long_error(path, line)
        message = msg(
            "“{name}” can't be read: in line {line} elements are nested too deeply.", name=path.name, line=line
        )
        return TooDeepError(message, hint=msg("Split it first."), path=path, line=line)
    if line > data.count(b"\n") and not _ROOT_CLOSING.search(data):
        message = msg("“{name}” is cut off.", name=path.name)
        hint: str = DAMAGED_HINT
    else:
        cause, hint = explain_cause(error)
        message = msg("“{name}” can't be read: in line {line} {cause}.", name=path.name, line=line, cause=cause)
    return ReadError(message, hint=hint, path=path, line=line)


def is_syntax_fault(error: ReadError) -> bool:
    """Return whether an error is about a file that is not well-formed XML, and not about a limit."""
    return isinstance(error.__cause__, etree.XMLSyntaxError) and not isinstance(error, TooLargeError)


def is_parser_limit(error: etree.XMLSyntaxError) -> bool:
    """Return whether the parser refused well-formed XML because of one of its limits."""
    return getattr(error, "code", 0) == _LIMIT_REACHED or "too big" in (error.msg or "")


def explain_cause(error: etree.XMLSyntaxError) -> tuple[str, str]:
    """Return the cause of a syntax error as the end of a sentence, and a hint; the hint may be empty."""
    message = error.msg or ""
    code: int = getattr(error, "code", 0)
    cause, hint = _EXPLANATIONS.get(code, ("", ""))
    if "CharRef" in message:
        cause, hint = msg("a reference “&#…;” is not valid"), DAMAGED_HINT
    if code == _Codes.ERR_NAME_REQUIRED:
        cause, hint = msg("a “<” is not escaped"), ESCAPE_HINT
        if "EntityRef" in message:
            cause, hint = msg("a “&” is not escaped"), ESCAPE_HINT
    return msg_from(cause, **_placeholder_values(message)) if cause else msg("the XML is not well-formed"), hint


def _placeholder_values(message: str) -> dict[str, str]:
    """Return the values in a message of the parser by the names of placeholders in `_EXPLANATIONS`."""
    entity = re.search(r"Entity '([^']*)'", message)
    prefix = re.search(r"prefix (\S+)", message)
    mismatch = re.search(r"mismatch: (\S+) line (\d+) and (\S+?),", message)
    return {
        "entity": entity[1] if entity else "…",
        "prefix": prefix[1] if prefix else "…",
        "mismatch": msg(
            "“{mismatch}” is closed before “{mismatch_2}” of line {mismatch_3}",
            mismatch=mismatch[3],
            mismatch_2=mismatch[1],
            mismatch_3=mismatch[2],
        )
        if mismatch
        else msg("an element is closed that was not opened"),
    }


_SPANS: Final = ((b"<!--", b"-->"), (b"<![CDATA[", b"]]>"), (b"<?", b"?>"))
"""Beginnings and ends of markup that may contain any text."""

_DECLARATIONS: Final = (b"<!DOCTYPE", b"<!ENTITY")
MAX_PARSED_BYTES: Final = (1 << 31) - 1
"""Maximum size for the parser, which counts bytes in 31 bits."""

MAX_TAGS: Final = 16_000_000
"""Maximum number of tags and other markup that are parsed.

The tree needs about 140 bytes for each, up to 2 GB. A sitemap of 50,000 entries with ten images has two million."""


_LARGE_BYTES: Final = 4 << 20
"""Size above which a file is verified before its tree is built, which needs about ten times the size of the file."""

_SETTINGS: Final[dict[str, Any]] = {
    "encoding": "UTF-8",
    "resolve_entities": False,
    "load_dtd": False,
    "dtd_validation": False,
    "attribute_defaults": False,
    "no_network": True,
    "huge_tree": False,
    "recover": False,
    "collect_ids": False,
}


def parse(data: bytes, path: Path) -> etree._Element:
    """Parse XML in UTF-8 strictly; comments and processing instructions are dropped, CDATA becomes text.

    Raises:
        RefusedError: There is a document type or an entity declaration.
        ReadError: The bytes are not well-formed; a declaration of another encoding is ignored.
    """
    if len(data) > _LARGE_BYTES:
        # Avoids a large tree of a malformed file.
        require_well_formed(data, path)
    root: etree._Element = _parse_within_limits(
        data, path, etree.XMLParser(remove_comments=True, remove_pis=True, **_SETTINGS)
    )
    return root


def parse_root(data: bytes) -> etree._Element | None:
    """Parse the beginning of a possibly malformed file for its element names; return None without a root.

    Values may be wrong, since the parser recovers from errors by dropping text.
    """
    settings = {name: value for name, value in _SETTINGS.items() if name not in ("encoding", "recover")}
    parser = etree.XMLParser(remove_comments=True, remove_pis=True, recover=True, **settings)
    try:
        root: etree._Element | None = etree.fromstring(data, parser)
    except etree.XMLSyntaxError:
        return None
    return root


def parse_html(utf8: bytes) -> tuple[etree._Element | None, bool]:
    """Parse a web page in UTF-8 as leniently as browsers do.

    Returns:
        The root element, None for a page without any element; and whether the whole page was parsed. The parser stops
        where elements are nested more than 255 levels deep, because it needs quadratic time for them.
    """
    parser = etree.HTMLParser(remove_comments=True, remove_pis=True, no_network=True, encoding="utf-8")
    try:
        root = etree.fromstring(utf8, parser)
    except etree.XMLSyntaxError:
        root = None
    log: list[Any] = list(cast("Any", parser.error_log))
    return root, not any(entry.type_name == "ERR_RESOURCE_LIMIT" for entry in log)


MAX_ATTRIBUTES: Final = 1_000
"""Maximum number of attributes of an HTML element; the parser needs quadratic time for them."""

_MIN_EXCESS_BYTES: Final = 2 * MAX_ATTRIBUTES
_LONG_PART: Final = re.compile(
    rb"(?>(?:.{0,%d}>)*)(?:([^>]{%d,}+)|.*)" % (_MIN_EXCESS_BYTES - 1, _MIN_EXCESS_BYTES), re.DOTALL
)
"""Parts that end with “>”, of which each repetition skips as many as possible; then a longer part, or the remaining bytes."""

_TAG_START: Final = re.compile(rb"<[a-z]", re.IGNORECASE)
_VALUE_WITH_TAG_END: Final = re.compile(rb"=\s*+(?:\"[^\">]*+>|'[^'>]*+>)")

_ATTRIBUTE: Final = rb"""(?>[\s/]*+[^\s/>][^\s/>=]*+(?:\s*+=\s*+(?:"[^"]*+"|'[^']*+'|[^\s>"'][^\s>]*+)?)?)"""
_RAW_TEXT_ELEMENTS: Final = b"script|style|textarea|title|xmp|iframe|noembed|noframes"
_TAGS: Final = re.compile(
    rb"""
    <!--(?!-?>)[^-]*+(?>(?:-(?!-!?>)[^-]*+)*)                                   # comments, and what they hide
    |<(%(raw)s)(?=[\s/>])
        (?>%(attribute)s{0,%(most)d})(?:(?P<raw_excess>%(attribute)s)|[^<]*+(?>(?:<(?!/\1[\s/>])[^<]*+)*))
    |(?:[^<]++|<(?!(?:%(raw)s)[\s/>])/?[a-z][^\s<>"'=/]*+(?=[\s/>])                # text and short ordinary tags
        [^<>"'=]{0,40}+(?:(?<![\s/"'])=(?:"[^"]*+"|'[^']*+'|[^\s"'<>=`]++(?=[\s>]))[^<>"'=]{0,40}+){0,8}+>)++
    |<[a-z][^\s/>]*+(?>%(attribute)s{0,%(most)d})(?P<excess>%(attribute)s)?
    """
    % {b"raw": _RAW_TEXT_ELEMENTS, b"attribute": _ATTRIBUTE, b"most": MAX_ATTRIBUTES},
    re.IGNORECASE | re.VERBOSE,
)


def has_too_many_attributes(data: bytes) -> bool:
    """Return, in linear time, whether an HTML element has more than `MAX_ATTRIBUTES` attributes."""
    if not _VALUE_WITH_TAG_END.search(data):
        # Each “>” then ends a tag, so that only long parts can have so many attributes: three times as fast.
        parts = (found[1] or b"" for found in _LONG_PART.finditer(data))
        if not any(_TAG_START.search(part, 0, len(part) - _MIN_EXCESS_BYTES) for part in parts):
            return False
    return any(found["excess"] or found["raw_excess"] for found in _TAGS.finditer(data))


def is_well_formed(data: bytes) -> bool:
    """Return whether `parse` would accept bytes."""
    try:
        require_well_formed(data, Path())
    except ReadError:
        return False
    return True


class _NullTarget:
    """Parser target that builds no tree."""

    def close(self) -> None:
        """Return nothing, as this target builds no tree."""


_MAX_TEXT_BYTES: Final = 10_000_000
_TOO_LONG: Final = re.compile(rb"<[^<]{%d}[^<]*+" % _MAX_TEXT_BYTES)
_MAX_LOGGED: Final = 100
"""Maximum number of errors and warnings that libxml2 reports for one document."""


def require_well_formed(data: bytes, path: Path) -> None:
    """Raise an error unless `parse` would accept bytes; five times as fast, and without the memory of a tree.

    Raises:
        RefusedError: There is a document type or an entity declaration.
        ReadError: The bytes are not well-formed; a declaration of another encoding is ignored.
    """
    parser = cast("etree.XMLParser", etree.XMLParser(target=cast("Any", _NullTarget()), **_SETTINGS))
    _parse_within_limits(data, path, parser)
    # Only tree building has a limit for text and fails for namespace faults.
    if found := _TOO_LONG.search(data) if len(data) > _MAX_TEXT_BYTES else None:
        raise value_too_long_error(path, data.count(b"\n", 0, found.end()) + 1)
    log: list[Any] = list(cast("Any", parser.error_log))
    fault = next((entry for entry in log if entry.level >= etree.ErrorLevels.ERROR), None)
    if fault is not None:
        message = f"{fault.message}, line {fault.line}, column {fault.column}"
        error = etree.XMLSyntaxError(message, fault.type, fault.line, fault.column)
        raise explain_syntax_error(error, data, path) from error
    if len(log) >= _MAX_LOGGED:
        _parse_within_limits(data, path, etree.XMLParser(**_SETTINGS))


def find_syntax_error(data: bytes, *, checks_namespaces: bool) -> etree.XMLSyntaxError | None:
    """Return the first syntax error of a file in its declared encoding; None if it is well-formed.

    Entity declarations must have been refused before. A tree is built only to find undeclared prefixes.
    """
    settings = {name: value for name, value in _SETTINGS.items() if name != "encoding"}
    parsers = [etree.XMLParser(target=cast("Any", _NullTarget()), **settings)]
    if checks_namespaces:
        parsers.append(etree.XMLParser(**settings))
    try:
        for parser in parsers:
            etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        return error
    return None


_MAX_XML_ATTRIBUTES: Final = 100_000
"""Maximum number of attributes of an XML element; a million would need more memory than a million entries."""

_MIN_ATTRIBUTE_BYTES: Final = 5  # one letter, “=”, two quotes and a space
_LARGE_TAG: Final = re.compile(rb"<[^\s<>!?/](?=[^<]{%d})" % (_MIN_ATTRIBUTE_BYTES * _MAX_XML_ATTRIBUTES))
_ATTRIBUTE_VALUE: Final = re.compile(rb"=\s*+(?:\"[^\"]*+\"|'[^']*+')")


def _refuse_many_attributes(data: bytes, path: Path) -> None:
    """Raise a `TooLargeError` for an element with more than `_MAX_XML_ATTRIBUTES` attributes."""
    for tag in _LARGE_TAG.finditer(data):
        following = data.find(b"<", tag.end())
        values = _ATTRIBUTE_VALUE.finditer(data, tag.end(), len(data) if following < 0 else following)
        if sum(1 for _ in values) > _MAX_XML_ATTRIBUTES:
            line = data.count(b"\n", 0, tag.start()) + 1
            message = msg(
                "“{name}” can't be read: in line {line} an element has more than {most:,} attributes.",
                name=path.name,
                line=line,
                most=_MAX_XML_ATTRIBUTES,
            )
            raise TooLargeError(message, hint=DAMAGED_HINT, path=path, line=line)


def _parse_within_limits(data: bytes, path: Path, parser: etree.XMLParser) -> Any:
    """Parse bytes, and return the result of the parser; raise a `ReadError` for malformed or excessive content."""
    refuse_declarations(data, path)
    _refuse_many_attributes(data, path)
    if len(data) > MAX_PARSED_BYTES:
        raise TooLargeError(
            msg("“{name}” is larger than {gigabytes} GiB.", name=path.name, gigabytes=2),
            hint=msg("Split it first."),
            path=path,
        )
    if len(data) > MAX_TAGS and data.count(b"<") > MAX_TAGS:
        raise TooLargeError(
            msg("“{name}” has more than {max_tags:,} tags.", name=path.name, max_tags=MAX_TAGS),
            hint=msg("Split it first."),
            path=path,
        )
    try:
        return etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        if getattr(error, "code", 0) != etree.ErrorTypes.ERR_NO_MEMORY:
            raise explain_syntax_error(error, data, path) from error
        cause: Exception = error
    except MemoryError as error:
        cause = error
    message = msg("There is not enough memory for “{name}”.", name=path.name)
    raise TooLargeError(message, hint=msg("Split it first."), path=path) from cause


_DOCUMENT_TYPE: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?>(?:[ \t\r\n]++|<!--(?>(?:[^-]++|-(?!->))*)-->|<\?(?>(?:[^?]++|\?(?!>))*)\?>)*)"
    rb"(?P<type><!DOCTYPE[ \t\r\n](?>(?:[^\"'<>\[\]]++|\"[^\"]*+\"|'[^']*+')*)>)",
    re.DOTALL | re.IGNORECASE,
)


def find_document_type(data: bytes) -> tuple[int, int] | None:
    """Return start and end of a document type before the root; None without one, or with an internal subset."""
    found = _DOCUMENT_TYPE.match(data)
    return found.span("type") if found else None


def blank_document_type(data: bytes) -> bytes:
    """Return a text with blanks in place of a document type without an internal subset, so that no DTD is loaded.

    Offsets and lines do not change.
    """
    if (found := find_document_type(data)) is None:
        return data
    start, end = found
    return data[:start] + re.sub(rb"[^\r\n]", b" ", data[start:end]) + data[end:]


def declarations_error(path: Path, line: int) -> RefusedError:
    """Return the error for a document type or an entity declaration in a line."""
    return RefusedError(
        msg("“{name}” declares a document type or entities, which are not supported.", name=path.name),
        hint=msg("Remove the “<!DOCTYPE …>”; sitemaps do not need it."),
        path=path,
        line=line,
    )


def refuse_declarations(data: bytes, path: Path) -> None:
    """Raise a `RefusedError` for a document type or an entity declaration outside of comments and CDATA."""
    if not any(word in data for word in _DECLARATIONS):
        return
    position = data.find(b"<")
    while position >= 0:
        if data.startswith(_DECLARATIONS, position):
            raise declarations_error(path, data.count(b"\n", 0, position) + 1)
        opening, closing = next((span for span in _SPANS if data.startswith(span[0], position)), (b"<", b""))
        end = data.find(closing, position + len(opening))
        if end < 0:  # unclosed, which the parser reports
            return
        position = data.find(b"<", end + len(closing))
