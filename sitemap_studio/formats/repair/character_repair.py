"""Repairs of single characters, and of what stands before the root element."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.entities import name2codepoint
from typing import Final

from sitemap_studio.core.messages import Message, listed, msg, plural
from sitemap_studio.formats.repair.patches import (
    BEFORE_REMOVED,
    DAMAGED_TAG,
    REMOVED,
    REPLACED,
    Patch,
    UncertainError,
    describe,
    shortened,
)
from sitemap_studio.formats.repair.tokens import LIKE_OURS, Markup, Spans
from sitemap_studio.formats.xml_elements import NAMES, escaped

_CHARACTER: Final = re.compile("[\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML allows. XML 1.0, 2.2."""

_CONTROLS: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]+")
_AMPERSAND: Final = re.compile(
    r"&(?!(?:amp|lt|gt|quot|apos);)(?:#(?P<decimal>[0-9]{1,8});|#(?P<x>[xX])(?P<hex>[0-9A-Fa-f]{1,8});"
    r"|(?P<name>[A-Za-z][A-Za-z0-9]{0,31};)|)"
)
_ENTITIES: Final = {f"{name};": chr(code) for name, code in name2codepoint.items()} | {
    "AMP;": "&",
    "LT;": "<",
    "GT;": ">",
    "QUOT;": '"',
}
"""The entities of HTML 4: later ones are named as parameters are, and as typos in the five of XML."""

_LESS: Final = re.compile(r"<(?=[\s\d=<&'\"$%(),;.+*>#@\[\]{}|~^`\\-])")
_SPACED_TAG: Final = re.compile(rf"<(\s++/?+\s*+)(?:[\w.-]+:)?(?:{'|'.join(sorted(NAMES))})[\s/>]", re.IGNORECASE)
_HYPHENS: Final = re.compile(r"-(?=-|\Z)")
_INSTRUCTION: Final = re.compile(r"<\?(?!xml\s)[^<>]*>")
_ROOT: Final = re.compile(r"<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap)[\s/>]")


def controls(markup: Markup) -> Iterator[Patch]:
    """Characters that XML does not allow anywhere."""
    for run in _CONTROLS.finditer(markup.text):
        named = listed(f"U+{ord(character):04X}" for character in run[0][:4])
        message = describe(REMOVED, found=named)
        yield Patch(run.start(), run.end(), "", "control-character", message)


def instructions(markup: Markup) -> Iterator[Patch]:
    """Processing instructions that end like a tag."""
    text, end, root = markup.text, 0, 0
    for found in _INSTRUCTION.finditer(text):
        if found[0].endswith("?>"):
            continue
        place = found.end()
        # What was found for an earlier one is looked for again only where it lies before this one.
        if 0 <= end < place:
            end = text.find("?>", place)
        if 0 <= root < place:
            next_root = _ROOT.search(text, place)
            root = next_root.start() if next_root else -1
        if end < 0 or 0 <= root < end:
            message = describe(DAMAGED_TAG, name=found[0].rstrip(">").split()[0].removeprefix("<"))
            yield Patch(place - 1, place - 1, "?", "instruction-open", message)


def hyphens(markup: Markup) -> Iterator[Patch]:
    """Double hyphens in comments; uncertain where tags of the protocol are in such a comment."""
    text, spans = markup.text, markup.spans
    for start, end in zip(spans.starts, spans.ends, strict=True):
        inside = text[start + 4 : end - 3]
        if text.startswith("<!--", start) and (parted := _HYPHENS.sub("- ", inside)) != inside:
            if LIKE_OURS.search(inside):
                raise UncertainError  # its own end may be broken, so that another one's ends it
            message = describe(REPLACED, found="--", new="- -")
            yield Patch(start + 4, end - 3, parted, "comment-hyphens", message)


def ampersands(markup: Markup) -> Iterator[Patch]:
    """Every "&" that begins no reference that XML knows: bare ones, and entities of HTML."""
    message_of_bare = describe(REPLACED, found="&", new="&amp;")
    text, spans = markup.text, markup.spans
    for found in _AMPERSAND.finditer(text):
        start, end = found.span()
        if spans.starts and spans.hold(start):
            continue
        kind = found.lastgroup
        if kind in ("decimal", "hex"):
            code = int(found["decimal"] or found["hex"], 10 if kind == "decimal" else 16)
            if code < 0x110000 and _CHARACTER.match(chr(code)):
                if found["x"] == "X":
                    message = describe(REPLACED, found=found[0], new=found[0].replace("X", "x", 1))
                    yield Patch(found.start("x"), found.end("x"), "x", "entity-unknown", message)
                continue
            if code < 0x20:
                yield Patch(start, end, "", "control-character", describe(REMOVED, found=found[0]))
                continue
        elif kind == "name" and found["name"] in _ENTITIES and not text.startswith("=", end):
            character = _ENTITIES[found["name"]]
            message = describe(REPLACED, found=found[0], new=character)
            yield Patch(start, end, escaped(character), "entity-unknown", message)
            continue
        yield Patch(start, start + 1, "&amp;", "ampersand-bare", message_of_bare)


def less_than(markup: Markup) -> Iterator[Patch]:
    """Every "<" that can begin no tag."""
    text, has_spans = markup.text, bool(markup.spans.starts)
    message_of_bare = describe(REPLACED, found="<", new="&lt;")
    for found in _LESS.finditer(text):
        if has_spans and markup.spans.hold(found.start()):
            continue
        if text[found.end()].isspace() and (spaced := _SPACED_TAG.match(text, found.start())):
            message = describe(DAMAGED_TAG, name=spaced[0].strip("</> \t\r\n"))
            yield Patch(found.end(), spaced.end(1), spaced[1].strip(), "tag-open", message)
        else:
            yield Patch(found.start(), found.end(), "&lt;", "less-than-bare", message_of_bare)


def section_ends(markup: Markup) -> Iterator[Patch]:
    """Every "]]>" outside a CDATA section."""
    for found in re.finditer(r"\]\]>", markup.text):
        if not markup.spans.hold(found.start()):
            message = describe(REPLACED, found="]]>", new="]]&gt;")
            yield Patch(found.start() + 2, found.start() + 3, "&gt;", "section-end-bare", message)


_MARKS: Final = re.compile("[ \t\r\n]*\ufeff[ \t\r\n\ufeff]*")
_BEGINNING: Final = re.compile(
    r"<\?xml[\s?]|<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap)(?=[\s/>])", re.IGNORECASE
)
_XML_DECLARATION: Final = re.compile(r"<\?xml(?=[\s?])[^<>]*>?")
_SHAPE: Final = re.compile(
    r"""<\?xml\s+version\s*=\s*(?:"1\.\d"|'1\.\d')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?"""
    r"""(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>"""
)
_DOCUMENT_TYPE: Final = re.compile(
    r"<!DOCTYPE\s(?>(?:[^\"'<>\[\]]++|\"[^\"]*+\"|'[^']*+')*)>(?:[ \t]*\r?\n)?", re.IGNORECASE
)
_HARMLESS: Final = re.compile(
    r"(?>(?:\s++|<!--(?>(?:[^-]++|-(?!-))*)-->|<\?(?!xml\s)(?>(?:[^?]++|\?(?!>))*)\?>)*)", re.DOTALL
)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_GOOD: Final = '<?xml version="1.0" encoding="UTF-8"?>'


def document_types(markup: Markup) -> Iterator[Patch]:
    """Remove a document type without an internal subset before the root."""
    text = markup.text
    root = _ROOT.search(text)
    found = _DOCUMENT_TYPE.search(text, 0, root.start() if root else len(text))
    if found and root and not markup.spans.hold(found.start()):
        message = msg("The document type “{text}” was removed.", text=shortened(found[0]))
        yield Patch(found.start(), found.end(), "", "doctype", message)


def byte_order_marks(markup: Markup) -> Iterator[Patch]:
    """Byte order marks that are repeated, or stand behind white space."""
    found = _MARKS.match(markup.text)
    if found and (marks := found[0].count("\ufeff")):
        kept = found[0][:1].strip(" \t\r\n")
        if marks > len(kept):
            message = describe(REMOVED, found="U+FEFF")
            yield Patch(len(kept), found.end(), "", "mark-repeated", message)


def before_declaration(markup: Markup) -> Iterator[Patch]:
    """Whatever is before the XML begins; uncertain where nothing in the text looks like a sitemap."""
    text, spans = markup.text, markup.spans
    first = 1 if text.startswith("\ufeff") else 0
    # A declaration itself begins an instruction.
    arounds = ((each, spans.around(each.start())) for each in _BEGINNING.finditer(text))
    found = next((each for each, at in arounds if at is None or not text.startswith("<!", at)), None)
    if found is None or (spans.unclosed is not None and spans.unclosed < found.start()):
        raise UncertainError
    is_declared = found[0].lower().startswith("<?xml")
    lead = text[first : found.start()]
    if not lead or (not is_declared and _HARMLESS.fullmatch(lead)):
        return
    end = found.start() if is_declared else first + _harmless_start(lead)
    if LIKE_OURS.search(_COMMENT.sub("", text[first:end])):
        raise UncertainError
    yield Patch(first, end, "", "before-declaration", _removal_message(text[first:end]))


def _removal_message(lead: str) -> Message:
    """Describe the text that is removed before the XML."""
    if lead.strip(" \t\r\n\ufeff"):
        return describe(BEFORE_REMOVED, found=shortened(lead))
    if n_lines := lead.count("\n"):
        return plural(
            "An empty line before the XML declaration was removed.",
            "%n empty lines before the XML declaration were removed.",
            n_lines,
        )
    return msg("White space before the XML declaration was removed.")


def _harmless_start(lead: str) -> int:
    """Where the longest end of a text before a root begins that may stay there."""
    spans = Spans(lead)
    kept = len(lead)
    for start, end in zip(reversed(spans.starts), reversed(spans.ends), strict=True):
        if lead[end:kept].strip() or not _HARMLESS.fullmatch(lead[start:end]):
            break
        kept = start
    return kept


def declarations(markup: Markup) -> Iterator[Patch]:
    """A declaration that is malformed, and those that are repeated further down."""
    start = 1 if markup.text.startswith("\ufeff") else 0
    for found in _XML_DECLARATION.finditer(markup.text):
        if found.start() > start:
            message = describe(REMOVED, found="<?xml")
            yield Patch(found.start(), found.end(), "", "declaration-repeated", message)
        elif not _SHAPE.fullmatch(found[0]):
            message = describe(DAMAGED_TAG, name="?xml")
            yield Patch(found.start(), found.end(), _GOOD, "declaration-malformed", message)
