"""The mends: what each does and why, in the order in which they are tried, and the one way to apply them.

The strict parser decides: what it accepts is not touched, and nothing comes out of here that it does not accept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_studio.core.errors import CeilingError, ReadError, RefusedError
from sitemap_studio.formats.encoding import Decoded
from sitemap_studio.formats.mending import characters, namespaces, prolog, structure, tags, undecodable
from sitemap_studio.formats.mending.patches import Draft, Patch, Repair, UncertainError, shortened
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, meant
from sitemap_studio.formats.xml_door import parse, refuse_declarations
from sitemap_studio.formats.xml_entries import kind_of, split_name
from sitemap_studio.formats.xml_messages import TooDeepError
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.namespaces import is_readable


@dataclass(frozen=True)
class Mend:
    """One kind of repair.

    Attributes:
        id: Its name in lists of repairs.
        what: What it does.
        why: Why that is what was meant.
    """

    id: str
    what: str
    why: str


MENDS: Final = (
    Mend("encoding-undeclared", "UTF-16 is read as such.", "Every second byte is zero."),
    Mend("encoding-wrong", "The declared encoding becomes UTF-8.", "All bytes are valid UTF-8."),
    Mend("byte-invalid", "A byte that is no UTF-8 becomes its character in Windows-1252.",
         "Single bytes come from text that was pasted into a UTF-8 file; several together are not touched."),
    Mend("control-character", "Control characters are removed.", "XML allows none, and nobody can read them."),
    Mend("mark-repeated", "Byte order marks but the first are removed.", "They are no text."),
    Mend("before-declaration", "What stands before the XML is removed.", "A declaration must be the very first thing."),
    Mend("declaration-malformed", "The XML declaration is written anew.", "The text has been decoded by then."),
    Mend("declaration-repeated", "Further XML declarations are removed.", "Files were put one behind the other."),
    Mend("instruction-open", "A processing instruction gets its \u201c?>\u201d.", "It ends like a tag."),
    Mend("comment-hyphens", "Hyphens in comments are set apart.", "XML forbids two of them side by side."),
    Mend("entity-unknown", "An entity of HTML becomes its character.", "XML knows five entities only."),
    Mend("ampersand-bare", "\u201c&\u201d becomes \u201c&amp;\u201d.", "It begins no reference."),
    Mend("section-end-bare", "\u201c]]>\u201d becomes \u201c]]&gt;\u201d.", "No CDATA section is open."),
    Mend("less-than-bare", "\u201c<\u201d becomes \u201c&lt;\u201d.", "It begins no tag."),
    Mend("tag-open", "A tag gets its \u201c>\u201d, or loses a blank.", "The next tag begins before it ends."),
    Mend("attribute-quotes", "Attributes get straight quotes.", "Their values end with the next blank."),
    Mend("attribute-repeated", "Of equal attributes the first is kept.", "An element may have each of them once."),
    Mend("name-case", "Names get the case that the protocol gives them.", "XML tells upper case from lower case."),
    Mend("root-wrong", "The root is named after its entries.", "Its entries are all of the other kind."),
    Mend("root-missing", "The root is added.", "There are entries, and nothing around them."),
    Mend("root-repeated", "Several roots become one.", "All of them hold entries of one kind."),
    Mend("entry-open", "An entry is opened.", "A loc stands in the root itself."),
    Mend("closing-missing", "A closing tag is added.", "What follows may not stand in the element that is open."),
    Mend("closing-wrong", "A closing tag is renamed.", "It stands where the open element ends."),
    Mend("closing-stray", "A closing tag is removed.", "It closes nothing."),
    Mend("after-end", "What stands behind the root is removed.", "It is neither entry nor comment."),
    Mend("cut-off", "The torn end is left out, and what is open is closed.", "All entries before are complete."),
    Mend("prefix-undeclared", "The namespace of a known extension is declared.", "Its customary prefix is used."),
)  # fmt: skip
"""All mends, in the order in which they are tried."""

Finder = Callable[[str], Iterable[Patch]]

_ENCODING: Final[tuple[Finder, ...]] = (undecodable.unknown_encoding, undecodable.stray_bytes)
_LEXICAL: Final[tuple[Finder, ...]] = (
    characters.controls,
    prolog.marks,
    prolog.before_declaration,
    prolog.declarations,
    characters.instructions,
    characters.hyphens,
    characters.ampersands,
    characters.section_ends,
    characters.less_than,
)
_STRUCTURAL: Final[tuple[Finder, ...]] = (tags.tags, structure.structure, namespaces.prefixes)


@dataclass(frozen=True)
class Mended:
    """A file that was mended, or left as it is where nothing was to be done, or nothing could be done for certain.

    Attributes:
        data: Its text in UTF-8.
        repairs: What was done, by line.
        encoding: The encoding that the file was in.
        findings: What was odd about that.
    """

    data: bytes
    repairs: tuple[Repair, ...]
    encoding: str = "UTF-8"
    findings: tuple[Finding, ...] = ()


def mend(data: bytes, path: Path) -> Mended:
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
        text, decoded = undecodable.decode(data, path)
        draft = Draft(text)
        if decoded.encoding == "UTF-16" and not decoded.findings:
            draft.repairs.append(_told_wide(data, text))
        _apply(draft, _ENCODING)
        if "<" not in draft.text[:65_536]:
            return _result(draft, decoded)
        for finders in (_LEXICAL, _STRUCTURAL):
            refuse_declarations(draft.text.encode(), path)
            if is_accepted(draft.text.encode(), path):
                break
            _apply(draft, finders)
        else:
            if not is_accepted(draft.text.encode(), path):
                raise UncertainError
    except UncertainError:
        return Mended(data, ())
    return _result(draft, decoded)


def is_accepted(data: bytes, path: Path) -> bool:
    """Whether bytes are well-formed, a sitemap or index, and use the names of the protocol as it spells them.

    Raises:
        RefusedError: They declare a document type or entities.
        CeilingError: They hold what the parser refuses for its size.
    """
    try:
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
    if any(meant(local) not in (local, None) for local in ours):
        return True
    placed = {_own_name(str(tag)) for tag in children}
    entries = placed & set(ENTRY_OF_ROOT.values())
    return bool(placed & {"loc", *ENTRY_OF_ROOT}) or (bool(entries) and wanted not in entries)


def _own_name(tag: str) -> str | None:
    namespace, found, name = tag.rpartition("}")
    return (name if is_readable(namespace[1:]) else None) if found else name


def _told_wide(data: bytes, text: str) -> Repair:
    message = "The file is encoded in UTF-16, which it does not say; it was read so."
    return Repair("encoding-undeclared", 1, data[:16].hex(" ").upper(), shortened(text[:60]), message)


def _apply(draft: Draft, finders: Iterable[Finder]) -> None:
    for find in finders:
        draft.apply(find(draft.text))


def _result(draft: Draft, decoded: Decoded) -> Mended:
    repairs = tuple(sorted(draft.repairs, key=lambda repair: repair.line))
    return Mended(draft.text.encode(), repairs, decoded.encoding, decoded.findings)
