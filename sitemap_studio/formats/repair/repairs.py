"""The kinds of repair in the order in which they are tried, and the one function that applies them.

The strict parser decides: what it accepts is not touched, and nothing is delivered that it does not accept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.repair import characters, encoding_repair, structure, tags
from sitemap_studio.formats.repair.patches import Draft, LineMap, Patch, Repair, UncertainError, shortened
from sitemap_studio.formats.repair.tokens import Markup
from sitemap_studio.formats.repair.verification import RepairMark, verify_repairs
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, protocol_name
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
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.namespaces import is_readable


@dataclass(frozen=True)
class RepairKind:
    """One kind of repair.

    Attributes:
        id: Its name in lists of repairs.
        what: What it does.
        why: Why that is what was meant.
    """

    id: str
    what: str
    why: str


REPAIR_KINDS: Final = (
    RepairKind("encoding-undeclared", "UTF-16 is read as such.", "Every second byte is zero."),
    RepairKind("encoding-wrong", "The declared encoding becomes UTF-8.", "The file does not follow what it declares."),
    RepairKind("byte-invalid", "A byte that is no UTF-8 becomes its character in Windows-1252.",
         "Single bytes come from text that was pasted into a UTF-8 file; several together are not touched."),
    RepairKind("control-character", "Control characters are removed.", "XML allows none, and nobody can read them."),
    RepairKind("mark-repeated", "Byte order marks but the first are removed.", "They are not text."),
    RepairKind("before-declaration", "What stands before the XML is removed.", "A declaration must be the very first thing."),
    RepairKind("declaration-malformed", "The XML declaration is written anew.", "The text has been decoded by then."),
    RepairKind("declaration-repeated", "Further XML declarations are removed.", "Files were put one behind the other."),
    RepairKind("instruction-open", "A processing instruction gets its \u201c?>\u201d.", "It ends like a tag."),
    RepairKind("comment-hyphens", "Hyphens in comments are set apart.", "XML forbids two of them side by side."),
    RepairKind("entity-unknown", "An entity of HTML becomes its character.", "XML knows five entities only."),
    RepairKind("ampersand-bare", "\u201c&\u201d becomes \u201c&amp;\u201d.", "It begins no reference."),
    RepairKind("section-end-bare", "\u201c]]>\u201d becomes \u201c]]&gt;\u201d.", "No CDATA section is open."),
    RepairKind("less-than-bare", "\u201c<\u201d becomes \u201c&lt;\u201d.", "It begins no tag."),
    RepairKind("tag-open", "A tag gets its “>”, or loses a space.", "The next tag begins before it ends."),
    RepairKind("attribute-quotes", "Attributes get straight quotes.", "Their values end with the next space."),
    RepairKind("attribute-repeated", "Of equal attributes the first is kept.", "An element may have each of them once."),
    RepairKind("name-case", "Names get the case that the protocol gives them.", "XML tells upper case from lower case."),
    RepairKind("root-wrong", "The root is named after its entries.", "Its entries are all of the other kind."),
    RepairKind("root-missing", "The root is added.", "There are entries, and nothing around them."),
    RepairKind("root-repeated", "Several roots become one.", "All of them hold entries of one kind."),
    RepairKind("entry-open", "An entry is opened.", "A loc stands in the root itself."),
    RepairKind("closing-missing", "A closing tag is added.", "What follows may not stand in the element that is open."),
    RepairKind("opening-wrong", "An opening tag is put right.", "The tag that closes it, or its namespace, says what it is."),
    RepairKind("closing-wrong", "A closing tag is renamed.", "It stands where the open element ends."),
    RepairKind("closing-stray", "A closing tag is removed.", "It closes nothing."),
    RepairKind("after-end", "What stands behind the root is removed.", "It is neither entry nor comment."),
    RepairKind("entry-cut-off", "A torn entry at the end is left out.", "How it would go on is not known."),
    RepairKind("cut-off", "The torn end is left out, and what is open is closed.", "All entries before are complete."),
    RepairKind("prefix-undeclared", "The namespace of a known extension is declared.", "Its customary prefix is used."),
    RepairKind("namespace-wrong", "The root gets the protocol's namespace.", "Root and entries have the protocol's names."),
)  # fmt: skip
"""All mends, in the order in which they are tried."""

_OF_PACKING: Final = (
    RepairKind("gzip-cut-off", "What was unpacked is kept.", "Up to its end the data is as it was packed."),
    RepairKind("gzip-trailing", "What stands behind the gzip data is left out.", "The gzip data itself is complete."),
)

REPAIR_REASONS: Final = {repair_text.id: repair_text.why for repair_text in (*REPAIR_KINDS, *_OF_PACKING)}
"""Why each repair is what was meant, by its rule."""

Finder = Callable[[str, Markup], Iterable[Patch]]

_ENCODING: Final[tuple[Finder, ...]] = (encoding_repair.unknown_encoding, encoding_repair.stray_bytes)
_ILLEGIBLE: Final[tuple[Finder, ...]] = (
    characters.controls,
    encoding_repair.unknown_encoding,  # once more: it may have stood among characters that are gone now
)
_LEXICAL: Final[tuple[Finder, ...]] = (
    characters.byte_order_marks,
    characters.before_declaration,
    characters.declarations,
    encoding_repair.unknown_encoding,  # once more: it may have stood among characters that are gone now
    characters.instructions,
    characters.hyphens,
    characters.ampersands,
    characters.section_ends,
    characters.less_than,
)
_STRUCTURAL: Final[tuple[Finder, ...]] = (
    tags.tags,
    structure.structure,
    tags.prefixes,
    tags.wrong_namespace,
)

_BEGINNING_CHARACTERS: Final = 65_536
"""Where a file has a tag if it has any."""

_LONGEST: Final = 10_000_000
"""Characters of a value or tag that the parser takes."""

_TOO_LONG: Final = re.compile(rf"<[^<]{{{_LONGEST}}}[^<]*+<")


@dataclass(frozen=True)
class RepairedText:
    """A file that was mended, or left as it is where nothing was to be done, or nothing could be done for certain.

    Attributes:
        data: Its text in UTF-8.
        repairs: What was done, by line.
        encoding: The encoding that the file was in.
        findings: What was odd about that.
        lines: Where its lines come from.
    """

    data: bytes
    repairs: tuple[Repair, ...]
    encoding: str = "UTF-8"
    findings: tuple[Finding, ...] = ()
    lines: LineMap = field(default_factory=LineMap)


def repair_text(data: bytes, path: Path) -> RepairedText:
    """Mend a file that can't be read strictly; the same bytes always give the same text.

    Args:
        data: Its bytes, unpacked, in whatever encoding.
        path: The file, for messages.

    Returns:
        Text that the strict parser accepts, with the repairs; or the bytes as they came, without any.

    Raises:
        RefusedError: It declares a document type or entities.
        CeilingError: It holds what the parser refuses for its size.
    """
    try:
        text, decoded = encoding_repair.decode(data, path)
        wide = _told_wide(data, text) if decoded.encoding == "UTF-16" and not decoded.findings else ()
        draft = Draft(text)
        del text  # the draft goes on with others
        _apply(draft, _ENCODING)
        is_marked_up = "<" in draft.text[:_BEGINNING_CHARACTERS]
        mended = _accepted(draft, path) if is_marked_up else _list(draft)
    except UncertainError:
        return RepairedText(data, ())
    repairs = tuple(sorted((*wide, *draft.repairs), key=lambda repair: repair.line))
    return RepairedText(mended, repairs, decoded.encoding, decoded.findings, draft.lines)


def _list(draft: Draft) -> bytes:
    """Mend a list of addresses."""
    _apply(draft, (characters.byte_order_marks,))
    return draft.text.encode()


def _accepted(draft: Draft, path: Path) -> bytes:
    """Mend by and by until the strict parser accepts the text.

    Raises:
        UncertainError: It never does.
    """
    _apply(draft, _ILLEGIBLE)
    _refuse_long(draft.text, path)
    data = draft.text.encode()
    for finders in (_LEXICAL, _STRUCTURAL):
        refuse_declarations(data, path)
        if is_accepted(data, path):
            break
        del data
        _apply(draft, finders)
        data = draft.text.encode()
    else:
        if not is_accepted(data, path):
            raise UncertainError
    verify_repairs(draft.text, (RepairMark(*place) for place in draft.places))
    return data


def _refuse_long(text: str, path: Path) -> None:
    """Refuse what the parser would refuse in the end, however well it were mended."""
    found = _TOO_LONG.search(text) if len(text) > _LONGEST else None
    if found:
        line = text.count("\n", 0, found.start()) + 1
        raise value_too_long(path, line)


def is_accepted(data: bytes, path: Path) -> bool:
    """Whether bytes are well-formed, a sitemap or index, and use the names of the protocol as it spells them.

    Raises:
        RefusedError: They declare a document type or entities.
        CeilingError: They hold what the parser refuses for its size.
    """
    try:
        # What is plain has the right names.
        if scan(data, path) is not None:
            return True
        require_well_formed(data, path)
        root = parse(data, path)
        kind_of(root, path, line=1)
    except TooDeepError:
        return False
    except (RefusedError, CeilingError):
        raise
    except ReadError:
        return False
    return not _is_misnamed(root)


def _is_misnamed(root: etree._Element) -> bool:
    """Whether names are written wrongly, or stand in the root where only entries of its own kind should."""
    name = split_name(root)[1]
    wanted = ENTRY_OF_ROOT[name]
    children = {element.tag for element in root}
    names = {tag for element in root for tag in (child.tag for child in element)} | children
    ours = [local for tag in names if (local := _own_name(str(tag))) is not None]
    if any(protocol_name(local) not in (local, None) for local in ours):
        return True
    placed = {_own_name(str(tag)) for tag in children}
    entries = placed & set(ENTRY_OF_ROOT.values())
    return bool(placed & {"loc", *ENTRY_OF_ROOT}) or (bool(entries) and wanted not in entries)


def _own_name(tag: str) -> str | None:
    namespace, found, name = tag.rpartition("}")
    return (name if is_readable(namespace[1:]) else None) if found else name


def _told_wide(data: bytes, text: str) -> tuple[Repair, ...]:
    message = msg("The file is encoded in UTF-16, which it does not say; it was read so.")
    return (Repair("encoding-undeclared", 1, data[:16].hex(" ").upper(), shortened(text[:60]), message),)


def _apply(draft: Draft, finders: Iterable[Finder]) -> None:
    marks = Markup(draft.text)
    for find in finders:
        if draft.apply(find(draft.text, marks)):
            marks = Markup(draft.text)
