"""Repair of malformed sitemaps: all kinds of repair, in the order in which they are tried.

The strict parser decides: accepted text is not changed, and no text is returned that it does not accept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.corrections import correct_text
from sitemap_studio.formats.repair import character_repair, element_nesting, encoding_repair, tag_repair
from sitemap_studio.formats.repair.patches import Draft, LineMap, Patch, Repair, UncertainError, shorten_text
from sitemap_studio.formats.repair.tokens import Markup
from sitemap_studio.formats.repair.verification import verify_repairs
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT
from sitemap_studio.formats.xml_parser import (
    TooDeepError,
    parse,
    refuse_declarations,
    require_well_formed,
    split_name,
    value_too_long_error,
)
from sitemap_studio.formats.xml_reader import detect_kind
from sitemap_studio.formats.xml_scanner import scan_plain
from sitemap_studio.protocol.namespaces import is_readable
from sitemap_studio.protocol.rule import Finding

Finder = Callable[[Markup], Iterable[Patch]]
"""Function that finds the patches of one kind of fault."""

_ENCODING_FINDERS: Final[tuple[Finder, ...]] = (
    encoding_repair.correct_declared_encoding,
    encoding_repair.replace_invalid_bytes,
)
_ILLEGAL_CHARACTER_FINDERS: Final[tuple[Finder, ...]] = (
    character_repair.remove_control_characters,
    character_repair.remove_document_type,
    encoding_repair.correct_declared_encoding,  # again, since control characters may have hidden the declaration
)
_LEXICAL_FINDERS: Final[tuple[Finder, ...]] = (
    character_repair.remove_repeated_byte_order_marks,
    character_repair.remove_text_before_xml,
    character_repair.repair_declarations,
    encoding_repair.correct_declared_encoding,
    character_repair.close_instructions,
    character_repair.separate_hyphens,
    character_repair.escape_ampersands,
    character_repair.escape_section_ends,
    character_repair.escape_less_than,
)
_PREFIX_FINDERS: Final[tuple[Finder, ...]] = (tag_repair.rename_misspelt_prefixes, tag_repair.repair_protocol_prefixes)
_STRUCTURE_FINDERS: Final[tuple[Finder, ...]] = (
    tag_repair.repair_tags,
    *_PREFIX_FINDERS,  # again, since damaged tags may have hidden some prefixes
    element_nesting.repair_nesting,
    tag_repair.declare_missing_prefixes,
)

_BEGINNING_CHARACTERS: Final = 65_536
_MAX_VALUE_CHARACTERS: Final = 10_000_000
_TOO_LONG: Final = re.compile(rf"<[^<]{{{_MAX_VALUE_CHARACTERS}}}[^<]*+<")


@dataclass(frozen=True)
class RepairedText:
    """Text of a file after repairs, in UTF-8; unchanged if no repair was certain.

    Attributes:
        encoding: Original encoding of the file.
        findings: Findings about the encoding.
        lines: Mapping from the lines of the text to the lines of the file.
    """

    data: bytes
    repairs: tuple[Repair, ...]
    encoding: str = "UTF-8"
    findings: tuple[Finding, ...] = ()
    lines: LineMap = field(default_factory=LineMap)


def repair_text(data: bytes, path: Path) -> RepairedText:
    """Repair a malformed file in any encoding; the same bytes always give the same result.

    The bytes are returned unchanged, without repairs, if no repair is certain.

    Raises:
        RefusedError: The file declares a document type or entities.
        CeilingError: The file exceeds a limit of the parser.
    """
    try:
        text, decoded = encoding_repair.decode_with_invalid_bytes(data, path)
        wide: tuple[Repair, ...] = ()
        if decoded.encoding == "UTF-16" and not decoded.findings:
            message = msg("The file does not declare its encoding, {encoding}.", encoding="UTF-16")
            wide = (Repair("encoding-undeclared", 1, data[:16].hex(" ").upper(), shorten_text(text[:60]), message),)
        draft = Draft(text)
        del text  # free memory; the draft has its own copy
        _apply_finders(draft, _ENCODING_FINDERS)
        if "<" in draft.text[:_BEGINNING_CHARACTERS]:
            repaired = _repair_until_accepted(draft, path)
        else:
            # A list of URLs.
            _apply_finders(draft, (character_repair.remove_repeated_byte_order_marks,))
            repaired = draft.text.encode()
    except UncertainError:
        return RepairedText(data, ())
    repairs = tuple(sorted((*wide, *draft.repairs), key=lambda repair: repair.line))
    return RepairedText(repaired, repairs, decoded.encoding, decoded.findings, draft.lines)


def _repair_until_accepted(draft: Draft, path: Path) -> bytes:
    """Repair a text step by step until the strict parser accepts it; return it in UTF-8.

    Raises:
        CeilingError: The text exceeds a limit of the parser.
        UncertainError: The parser does not accept the repaired text, or a repair is ambiguous.
    """
    _apply_finders(draft, _ILLEGAL_CHARACTER_FINDERS)
    if found := _TOO_LONG.search(draft.text) if len(draft.text) > _MAX_VALUE_CHARACTERS else None:
        raise value_too_long_error(path, draft.text.count("\n", 0, found.start()) + 1)
    data = draft.text.encode()
    for finders in (_LEXICAL_FINDERS, _PREFIX_FINDERS, _STRUCTURE_FINDERS):
        refuse_declarations(data, path)
        if is_accepted(data, path):
            break
        del data
        _apply_finders(draft, finders)
        data = draft.text.encode()
    else:
        if not is_accepted(data, path):
            raise UncertainError
    verify_repairs(draft.text, draft.repaired_offsets)
    return data


def _apply_finders(draft: Draft, finders: Iterable[Finder]) -> None:
    """Find and apply the patches of each finder in turn, on the result of the earlier ones."""
    markup = Markup(draft.text)
    for find in finders:
        if draft.apply(find(markup)):
            markup = Markup(draft.text)


def is_accepted(data: bytes, path: Path) -> bool:
    """Return whether bytes are a well-formed sitemap or index, apart from faults that are corrected in memory.

    Raises:
        RefusedError: They declare a document type or entities.
        CeilingError: They exceed a limit of the parser.
    """
    try:
        # The names in plain files are correct, and most files are plain; no corrections are needed then.
        if scan_plain(data, path) is not None:
            return True
        data = correct_text(data).data
        if scan_plain(data, path) is not None:
            return True
        require_well_formed(data, path)
        root = parse(data, path)
        detect_kind(*split_name(root), path, line=1)
    except TooDeepError:
        return False
    except (RefusedError, CeilingError):
        raise
    except ReadError:
        return False
    children = {_protocol_local_name(str(element.tag)) for element in root}
    return children.isdisjoint({"loc", *ENTRY_OF_ROOT})


def _protocol_local_name(tag: str) -> str | None:
    """Return the local name of an element in a namespace of the protocol; None in other namespaces."""
    namespace, found, name = tag.rpartition("}")
    return (name if is_readable(namespace[1:]) else None) if found else name
