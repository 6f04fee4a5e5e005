"""The one door to the XML parser: bytes in, a tree out, and nothing fetched, expanded or guessed.

Document types and entity declarations are refused before the parser sees them; the parser itself may not load or expand
any either, has no network, and never mends anything (`recover` changes URLs silently).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

from lxml import etree

from sitemap_studio.core.errors import ReadError, RefusedError, TooLargeError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.xml.messages import explain

_SPANS: Final = ((b"<!--", b"-->"), (b"<![CDATA[", b"]]>"), (b"<?", b"?>"))
"""Beginnings and ends of what may hold any text without meaning it."""

_DECLARATIONS: Final = (b"<!DOCTYPE", b"<!ENTITY")
"""What is never processed."""

MAX_PARSED_BYTES: Final = (1 << 31) - 1
"""The parser counts bytes in 31 bits."""

MAX_TAGS: Final = 16_000_000
"""Most tags and other markup that are parsed: the tree takes some 140 bytes for each, up to 2 GB. A sitemap of 50,000
entries with ten pictures each has two million."""


_LARGE_BYTES: Final = 4 << 20
"""Beyond this, what is not well-formed is found before there is a tree, which takes about ten times as much."""

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
"""Nothing is fetched, expanded or guessed."""


def parse(data: bytes, path: Path) -> etree._Element:
    """Parse XML strictly; comments and processing instructions are left out, CDATA becomes text.

    Args:
        data: UTF-8 bytes; a declaration of another encoding is ignored.
        path: The file they came from, for messages.

    Raises:
        RefusedError: They hold a document type or an entity declaration.
        ReadError: They are not well-formed.
    """
    return _parse(data, path, keeps_comments=False)


def parse_shell(data: bytes) -> etree._Element | None:
    """Parse the text around the entries strictly, keeping comments and processing instructions.

    Returns:
        The root, or None where there is anything to complain about.
    """
    try:
        return _parse(data, Path(), keeps_comments=True)
    except ReadError:
        return None


class _Nothing:
    """Takes what the parser finds, and keeps nothing."""

    def close(self) -> None:
        """Deliver nothing."""


def require_well_formed(data: bytes, path: Path) -> None:
    """See that the parser gets through, which takes a fifth of the time of `parse`, and no memory.

    What it says of namespaces is told by `parse` alone.

    Raises:
        RefusedError: They hold a document type or an entity declaration.
        ReadError: They are not well-formed.
    """
    _fed(data, path, etree.XMLParser(target=cast("Any", _Nothing()), **_SETTINGS))


def syntax_error(data: bytes, *, checks_namespaces: bool) -> etree.XMLSyntaxError | None:
    """Return what the parser refuses in a file as it is, in the encoding that the file declares.

    Args:
        data: The bytes of the file, in any encoding; declarations of entities were refused before.
        checks_namespaces: Whether prefixes must be declared, too, for which a tree is built.

    Returns:
        The first error, or None where the parser accepts the file.
    """
    settings = {name: value for name, value in _SETTINGS.items() if name != "encoding"}
    parsers = [etree.XMLParser(target=cast("Any", _Nothing()), **settings)]
    if checks_namespaces:
        parsers.append(etree.XMLParser(**settings))
    try:
        for parser in parsers:
            etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        return error
    return None


def _parse(data: bytes, path: Path, *, keeps_comments: bool) -> etree._Element:
    if len(data) > _LARGE_BYTES:
        # No tree should grow large only to be thrown away.
        require_well_formed(data, path)
    parser = etree.XMLParser(remove_comments=not keeps_comments, remove_pis=not keeps_comments, **_SETTINGS)
    root: etree._Element = _fed(data, path, parser)
    return root


def _fed(data: bytes, path: Path, parser: etree.XMLParser) -> Any:
    """What a parser makes of bytes."""
    refuse_declarations(data, path)
    if len(data) > MAX_PARSED_BYTES:
        raise TooLargeError(msg("“{name}” is larger than 2 GiB.", name=path.name), hint="Split it first.", path=path)
    if len(data) > MAX_TAGS and data.count(b"<") > MAX_TAGS:
        raise TooLargeError(
            msg("“{name}” holds more than {max_tags:,} tags.", name=path.name, max_tags=MAX_TAGS),
            hint="Split it first; no search engine takes a sitemap of that size.",
            path=path,
        )
    try:
        return etree.fromstring(data, parser)
    except MemoryError as error:
        raise _too_much(path) from error
    except etree.XMLSyntaxError as error:
        if getattr(error, "code", 0) == etree.ErrorTypes.ERR_NO_MEMORY:
            raise _too_much(path) from error
        raise explain(error, data, path) from error


def _too_much(path: Path) -> TooLargeError:
    return TooLargeError(
        msg("“{name}” does not fit into the memory of this computer.", name=path.name),
        hint="Split it first.",
        path=path,
    )


def refuse_declarations(data: bytes, path: Path) -> None:
    """Refuse a document type or an entity declaration; the words inside comments and CDATA mean nothing.

    Raises:
        RefusedError: There is one.
    """
    if not any(word in data for word in _DECLARATIONS):
        return
    position = data.find(b"<")
    while position >= 0:
        if data.startswith(_DECLARATIONS, position):
            raise RefusedError(
                msg("“{name}” declares a document type or entities, which are never processed.", name=path.name),
                hint="Remove the “<!DOCTYPE …>” from the file; a sitemap needs none.",
                path=path,
                line=data.count(b"\n", 0, position) + 1,
            )
        end = _end_of_span(data, position)
        if end < 0:  # never closed: the parser says so
            return
        position = data.find(b"<", end)


def _end_of_span(data: bytes, position: int) -> int:
    for opening, closing in _SPANS:
        if data.startswith(opening, position):
            end = data.find(closing, position + len(opening))
            return end + len(closing) if end >= 0 else -1
    return position + 1
