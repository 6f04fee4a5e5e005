"""Repairs of single characters, and of the text before the root element."""

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
    shorten_text,
)
from sitemap_studio.formats.repair.tokens import PROTOCOL_TAG, Markup, Spans
from sitemap_studio.formats.xml_elements import PROTOCOL_NAMES, escape_markup

_LEGAL_CHARACTER: Final = re.compile("[\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Character that XML allows. XML 1.0, 2.2."""

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
"""Entities of HTML 4; later ones have the names of common URL parameters, or of typos of the five XML entities."""

_BARE_LESS_THAN: Final = re.compile(r"<(?=[\s\d=<&'\"$%(),;.+*>#@\[\]{}|~^`\\-])")
_SPACED_TAG: Final = re.compile(
    rf"<(\s++/?+\s*+)(?:[\w.-]+:)?(?:{'|'.join(sorted(PROTOCOL_NAMES))})[\s/>]", re.IGNORECASE
)
_HYPHENS: Final = re.compile(r"-(?=-|\Z)")
_INSTRUCTION: Final = re.compile(r"<\?(?!xml\s)[^<>]*>")
_ROOT: Final = re.compile(r"<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap)[\s/>]")


def remove_control_characters(markup: Markup) -> Iterator[Patch]:
    """Yield patches that remove characters that XML does not allow."""
    for run in _CONTROLS.finditer(markup.text):
        code_points = listed(f"U+{ord(character):04X}" for character in run[0][:4])
        message = describe(REMOVED, found=code_points)
        yield Patch(run.start(), run.end(), "", "control-character", message)


def close_instructions(markup: Markup) -> Iterator[Patch]:
    """Yield patches that complete the end of processing instructions that end like a tag."""
    text, end, root = markup.text, 0, 0
    for found in _INSTRUCTION.finditer(text):
        if found[0].endswith("?>"):
            continue
        offset = found.end()
        # The results of earlier searches are reused if they are after this instruction.
        if 0 <= end < offset:
            end = text.find("?>", offset)
        if 0 <= root < offset:
            next_root = _ROOT.search(text, offset)
            root = next_root.start() if next_root else -1
        if end < 0 or 0 <= root < end:
            message = describe(DAMAGED_TAG, name=found[0].rstrip(">").split()[0].removeprefix("<"))
            yield Patch(offset - 1, offset - 1, "?", "instruction-open", message)


def separate_hyphens(markup: Markup) -> Iterator[Patch]:
    """Yield patches that separate double hyphens in comments.

    Raises:
        UncertainError: Such a comment contains tags of the protocol.
    """
    text, spans = markup.text, markup.spans
    for start, end in zip(spans.starts, spans.ends, strict=True):
        content = text[start + 4 : end - 3]
        if text.startswith("<!--", start) and (separated := _HYPHENS.sub("- ", content)) != content:
            if PROTOCOL_TAG.search(content):
                raise UncertainError  # its own end may be damaged, and the end of another comment ends it
            message = describe(REPLACED, found="--", new="- -")
            yield Patch(start + 4, end - 3, separated, "comment-hyphens", message)


def escape_ampersands(markup: Markup) -> Iterator[Patch]:
    """Yield patches that escape bare ampersands, and replace HTML entities by characters."""
    message_of_bare = describe(REPLACED, found="&", new="&amp;")
    text, spans = markup.text, markup.spans
    for found in _AMPERSAND.finditer(text):
        start, end = found.span()
        if spans.starts and spans.contains(start):
            continue
        kind = found.lastgroup
        if kind in ("decimal", "hex"):
            code = int(found["decimal"] or found["hex"], 10 if kind == "decimal" else 16)
            if code < 0x110000 and _LEGAL_CHARACTER.match(chr(code)):
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
            yield Patch(start, end, escape_markup(character), "entity-unknown", message)
            continue
        yield Patch(start, start + 1, "&amp;", "ampersand-bare", message_of_bare)


def escape_less_than(markup: Markup) -> Iterator[Patch]:
    """Yield patches that escape each “<” that can't begin a tag, and close up the “<” of protocol tags."""
    text, has_spans = markup.text, bool(markup.spans.starts)
    message_of_bare = describe(REPLACED, found="<", new="&lt;")
    for found in _BARE_LESS_THAN.finditer(text):
        if has_spans and markup.spans.contains(found.start()):
            continue
        if text[found.end()].isspace() and (spaced := _SPACED_TAG.match(text, found.start())):
            message = describe(DAMAGED_TAG, name=spaced[0].strip("</> \t\r\n"))
            yield Patch(found.end(), spaced.end(1), spaced[1].strip(), "tag-open", message)
        else:
            yield Patch(found.start(), found.end(), "&lt;", "less-than-bare", message_of_bare)


def escape_section_ends(markup: Markup) -> Iterator[Patch]:
    """Yield patches that escape each “]]>” outside of CDATA sections."""
    for found in re.finditer(r"\]\]>", markup.text):
        if not markup.spans.contains(found.start()):
            message = describe(REPLACED, found="]]>", new="]]&gt;")
            yield Patch(found.start() + 2, found.start() + 3, "&gt;", "section-end-bare", message)


_BYTE_ORDER_MARKS: Final = re.compile("[ \t\r\n]*\ufeff[ \t\r\n\ufeff]*")
_BEGINNING: Final = re.compile(
    r"<\?xml[\s?]|<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap)(?=[\s/>])", re.IGNORECASE
)
_XML_DECLARATION: Final = re.compile(r"<\?xml(?=[\s?])[^<>]*>?")
_VALID_DECLARATION: Final = re.compile(
    r"""<\?xml\s+version\s*=\s*(?:"1\.\d"|'1\.\d')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?"""
    r"""(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>"""
)
_DOCUMENT_TYPE: Final = re.compile(
    r"<!DOCTYPE\s(?>(?:[^\"'<>\[\]]++|\"[^\"]*+\"|'[^']*+')*)>(?:[ \t]*\r?\n)?", re.IGNORECASE
)
_ALLOWED_PROLOG: Final = re.compile(
    r"(?>(?:\s++|<!--(?>(?:[^-]++|-(?!-))*)-->|<\?(?!xml\s)(?>(?:[^?]++|\?(?!>))*)\?>)*)", re.DOTALL
)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_DEFAULT_DECLARATION: Final = '<?xml version="1.0" encoding="UTF-8"?>'


def remove_document_type(markup: Markup) -> Iterator[Patch]:
    """Yield the patch that removes a document type without an internal subset before the root."""
    text = markup.text
    root = _ROOT.search(text)
    found = _DOCUMENT_TYPE.search(text, 0, root.start() if root else len(text))
    if found and root and not markup.spans.contains(found.start()):
        message = msg("The document type “{text}” was removed.", text=shorten_text(found[0]))
        yield Patch(found.start(), found.end(), "", "doctype", message)


def remove_repeated_byte_order_marks(markup: Markup) -> Iterator[Patch]:
    """Yield the patch that removes byte order marks that are repeated or preceded by white space."""
    found = _BYTE_ORDER_MARKS.match(markup.text)
    if found and (marks := found[0].count("\ufeff")):
        kept = found[0][:1].strip(" \t\r\n")
        if marks > len(kept):
            message = describe(REMOVED, found="U+FEFF")
            yield Patch(len(kept), found.end(), "", "mark-repeated", message)


def remove_text_before_xml(markup: Markup) -> Iterator[Patch]:
    """Yield the patch that removes text before the XML.

    Raises:
        UncertainError: Nothing in the text looks like a sitemap, or the removed text contains tags of the protocol.
    """
    text, spans = markup.text, markup.spans
    first = 1 if text.startswith("\ufeff") else 0
    # A declaration is itself a span.
    candidates = ((each, spans.find_start(each.start())) for each in _BEGINNING.finditer(text))
    found = next((each for each, at in candidates if at is None or not text.startswith("<!", at)), None)
    if found is None or (spans.unclosed is not None and spans.unclosed < found.start()):
        raise UncertainError
    is_declared = found[0].lower().startswith("<?xml")
    lead = text[first : found.start()]
    if not lead or (not is_declared and _ALLOWED_PROLOG.fullmatch(lead)):
        return
    end = found.start() if is_declared else first + _allowed_prolog_start(lead)
    if PROTOCOL_TAG.search(_COMMENT.sub("", text[first:end])):
        raise UncertainError
    yield Patch(first, end, "", "before-declaration", _removal_message(text[first:end]))


def _removal_message(lead: str) -> Message:
    """Return the message about text that is removed before the XML."""
    if lead.strip(" \t\r\n\ufeff"):
        return describe(BEFORE_REMOVED, found=shorten_text(lead))
    if n_lines := lead.count("\n"):
        return plural(
            "An empty line before the XML declaration was removed.",
            "%n empty lines before the XML declaration were removed.",
            n_lines,
        )
    return msg("White space before the XML declaration was removed.")


def _allowed_prolog_start(lead: str) -> int:
    """Return the offset of the longest allowed prolog at the end of the text before the root."""
    spans = Spans(lead)
    kept = len(lead)
    for start, end in zip(reversed(spans.starts), reversed(spans.ends), strict=True):
        if lead[end:kept].strip() or not _ALLOWED_PROLOG.fullmatch(lead[start:end]):
            break
        kept = start
    return kept


def repair_declarations(markup: Markup) -> Iterator[Patch]:
    """Yield patches that replace a malformed XML declaration, and remove repeated ones."""
    start = 1 if markup.text.startswith("\ufeff") else 0
    for found in _XML_DECLARATION.finditer(markup.text):
        if found.start() > start:
            message = describe(REMOVED, found="<?xml")
            yield Patch(found.start(), found.end(), "", "declaration-repeated", message)
        elif not _VALID_DECLARATION.fullmatch(found[0]):
            message = describe(DAMAGED_TAG, name="?xml")
            yield Patch(found.start(), found.end(), _DEFAULT_DECLARATION, "declaration-malformed", message)
