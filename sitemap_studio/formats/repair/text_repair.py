"""The kinds of repair in the order in which they are tried, and the one function that applies them.

The strict parser decides: what it accepts is not touched, and nothing is delivered that it does not accept.
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
from sitemap_studio.formats.repair.patches import Draft, LineMap, Patch, Repair, UncertainError, shortened
from sitemap_studio.formats.repair.tokens import Markup
from sitemap_studio.formats.repair.verification import verify_repairs
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT
from sitemap_studio.formats.xml_parser import (
    TooDeepError,
    parse,
    refuse_declarations,
    require_well_formed,
    split_name,
    value_too_long,
)
from sitemap_studio.formats.xml_reader import kind_of
from sitemap_studio.formats.xml_scanner import scan
from sitemap_studio.protocol.namespaces import is_readable
from sitemap_studio.protocol.rule import Finding

Finder = Callable[[Markup], Iterable[Patch]]

_ENCODING: Final[tuple[Finder, ...]] = (encoding_repair.unknown_encoding, encoding_repair.stray_bytes)
_ILLEGIBLE: Final[tuple[Finder, ...]] = (
    character_repair.controls,
    character_repair.document_types,
    encoding_repair.unknown_encoding,  # once more: it may have been among characters that are removed now
)
_LEXICAL: Final[tuple[Finder, ...]] = (
    character_repair.byte_order_marks,
    character_repair.before_declaration,
    character_repair.declarations,
    encoding_repair.unknown_encoding,
    character_repair.instructions,
    character_repair.hyphens,
    character_repair.ampersands,
    character_repair.section_ends,
    character_repair.less_than,
)
_PREFIXES: Final[tuple[Finder, ...]] = (tag_repair.misspelt_prefixes, tag_repair.stray_core_prefixes)
_STRUCTURAL: Final[tuple[Finder, ...]] = (
    tag_repair.tags,
    *_PREFIXES,  # once more: a damaged tag may have hidden some
    element_nesting.structure,
    tag_repair.prefixes,
)

_BEGINNING_CHARACTERS: Final = 65_536
_LONGEST: Final = 10_000_000
_TOO_LONG: Final = re.compile(rf"<[^<]{{{_LONGEST}}}[^<]*+<")


@dataclass(frozen=True)
class RepairedText:
    """A file that was repaired, or left as it is where nothing could be done for certain.

    Attributes:
        encoding: The encoding that the file was in, about which findings tell.
    """

    data: bytes
    repairs: tuple[Repair, ...]
    encoding: str = "UTF-8"
    findings: tuple[Finding, ...] = ()
    lines: LineMap = field(default_factory=LineMap)


def repair_text(data: bytes, path: Path) -> RepairedText:
    """Repair a file, in whatever encoding, that can't be read strictly; the same bytes always give the same text.

    Where nothing can be done for certain, the bytes come back without repairs.

    Raises:
        RefusedError: It declares a document type or entities.
        CeilingError: It holds what the parser refuses for its size.
    """
    try:
        text, decoded = encoding_repair.decode(data, path)
        wide: tuple[Repair, ...] = ()
        if decoded.encoding == "UTF-16" and not decoded.findings:
            message = msg("The file does not declare its encoding, {encoding}.", encoding="UTF-16")
            wide = (Repair("encoding-undeclared", 1, data[:16].hex(" ").upper(), shortened(text[:60]), message),)
        draft = Draft(text)
        del text  # the draft goes on with others
        _apply(draft, _ENCODING)
        if "<" in draft.text[:_BEGINNING_CHARACTERS]:
            repaired = _accepted(draft, path)
        else:
            # A list of addresses.
            _apply(draft, (character_repair.byte_order_marks,))
            repaired = draft.text.encode()
    except UncertainError:
        return RepairedText(data, ())
    repairs = tuple(sorted((*wide, *draft.repairs), key=lambda repair: repair.line))
    return RepairedText(repaired, repairs, decoded.encoding, decoded.findings, draft.lines)


def _accepted(draft: Draft, path: Path) -> bytes:
    """Repair by and by until the strict parser accepts the text; a `CeilingError` where size forbids it."""
    _apply(draft, _ILLEGIBLE)
    if found := _TOO_LONG.search(draft.text) if len(draft.text) > _LONGEST else None:
        raise value_too_long(path, draft.text.count("\n", 0, found.start()) + 1)
    data = draft.text.encode()
    for finders in (_LEXICAL, _PREFIXES, _STRUCTURAL):
        refuse_declarations(data, path)
        if is_accepted(data, path):
            break
        del data
        _apply(draft, finders)
        data = draft.text.encode()
    else:
        if not is_accepted(data, path):
            raise UncertainError
    verify_repairs(draft.text, draft.places)
    return data


def _apply(draft: Draft, finders: Iterable[Finder]) -> None:
    markup = Markup(draft.text)
    for find in finders:
        if draft.apply(find(markup)):
            markup = Markup(draft.text)


def is_accepted(data: bytes, path: Path) -> bool:
    """Return whether bytes are a well-formed sitemap or index once the faults that a file may keep are corrected.

    Raises as `repair_text` does.
    """
    try:
        # What is plain has the right names; most files are, so that corrections need not be looked for.
        if scan(data, path) is not None:
            return True
        data = correct_text(data).data
        if scan(data, path) is not None:
            return True
        require_well_formed(data, path)
        root = parse(data, path)
        kind_of(*split_name(root), path, line=1)
    except TooDeepError:
        return False
    except (RefusedError, CeilingError):
        raise
    except ReadError:
        return False
    children = {_own_name(str(element.tag)) for element in root}
    return children.isdisjoint({"loc", *ENTRY_OF_ROOT})


def _own_name(tag: str) -> str | None:
    """Return the local name of an element that may be the protocol's; None for those of other namespaces."""
    namespace, found, name = tag.rpartition("}")
    return (name if is_readable(namespace[1:]) else None) if found else name
