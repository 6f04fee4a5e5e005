"""Characters that may not stand where they stand, one by one; how tags are made and nested is no matter of this."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.entities import html5
from typing import Final
from xml.sax.saxutils import escape

from sitemap_studio.formats.mending.patches import Patch
from sitemap_studio.formats.mending.spans import spans_of
from sitemap_studio.formats.mending.vocabulary import NAMES

_CONTROLS: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]+")
_AMPERSAND: Final = re.compile(
    r"&(?!(?:amp|lt|gt|quot|apos);)(?:#(?P<decimal>[0-9]{1,8});|#x(?P<hex>[0-9A-Fa-f]{1,8});"
    r"|(?P<name>[A-Za-z][A-Za-z0-9]{0,31};)|)"
)
_LESS: Final = re.compile(r"<(?=[\s\d=<&'\"$%(),;.+*>#@\[\]{}|~^`\\-])")
_SPACED_TAG: Final = re.compile(rf"<\s+/?\s*(?:[\w.-]+:)?(?:{'|'.join(sorted(NAMES))})[\s/>]", re.IGNORECASE)
_HYPHENS: Final = re.compile(r"-(?=-|\Z)")
_INSTRUCTION: Final = re.compile(r"<\?(?!xml\s)[^<>]*>")
_ROOT: Final = re.compile(r"<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap)[\s/>]")


def controls(text: str) -> Iterator[Patch]:
    """Characters that XML does not allow anywhere."""
    for run in _CONTROLS.finditer(text):
        named = ", ".join(f"U+{ord(character):04X}" for character in run[0][:4])
        message = f"XML allows no control character ({named}); it was removed."
        yield Patch(run.start(), run.end(), "", "control-character", message)


def instructions(text: str) -> Iterator[Patch]:
    """Processing instructions that end like a tag."""
    if "<?" not in text:
        return
    for found in _INSTRUCTION.finditer(text):
        if found[0].endswith("?>"):
            continue
        end = text.find("?>", found.end())
        if end < 0 or _ROOT.search(text, found.end(), end):
            message = "A processing instruction was never closed; its \u201c?\u201d was added."
            yield Patch(found.end() - 1, found.end() - 1, "?", "instruction-open", message)


def hyphens(text: str) -> Iterator[Patch]:
    """Double hyphens in comments."""
    if "<!--" not in text:
        return
    spans = spans_of(text)
    for start, end in zip(spans.starts, spans.ends, strict=True):
        if not text.startswith("<!--", start):
            continue
        inside = text[start + 4 : end - 3]
        parted = _HYPHENS.sub("- ", inside)
        if parted != inside:
            message = "A comment may not hold \u201c--\u201d; the hyphens were set apart."
            yield Patch(start + 4, end - 3, parted, "comment-hyphens", message)


def ampersands(text: str) -> Iterator[Patch]:
    """Every "&" that begins no reference that XML knows: bare ones, and entities of HTML."""
    spans = None
    for found in _AMPERSAND.finditer(text):
        code = int(found["decimal"]) if found["decimal"] else int(found["hex"], 16) if found["hex"] else None
        if code is not None and _is_character(code):
            continue
        spans = spans or spans_of(text)
        if spans.hold(found.start()):
            continue
        if code is not None and code < 0x20:
            message = f"\u201c{found[0]}\u201d names a control character, which XML does not allow; it was removed."
            yield Patch(found.start(), found.end(), "", "control-character", message)
        elif found["name"] in html5:
            character = html5[found["name"]]
            message = f"XML knows no \u201c{found[0]}\u201d; the character \u201c{character}\u201d was put there."
            yield Patch(found.start(), found.end(), escape(character), "entity-unknown", message)
        else:
            message = "A \u201c&\u201d stood alone; it was written as \u201c&amp;\u201d."
            yield Patch(found.start(), found.start() + 1, "&amp;", "ampersand-bare", message)


def less_than(text: str) -> Iterator[Patch]:
    """Every "<" that can begin no tag."""
    spans = None
    for found in _LESS.finditer(text):
        spans = spans or spans_of(text)
        if spans.hold(found.start()):
            continue
        if _SPACED_TAG.match(text, found.start()):
            end = re.compile(r"\s+(/?)\s*").match(text, found.end())
            assert end is not None
            yield Patch(found.end(), end.end(), end[1], "tag-open", "A blank stood within a tag; it was removed.")
            continue
        message = "A \u201c<\u201d stood alone; it was written as \u201c&lt;\u201d."
        yield Patch(found.start(), found.start() + 1, "&lt;", "less-than-bare", message)


def section_ends(text: str) -> Iterator[Patch]:
    """Every "]]>" outside a CDATA section."""
    if "]]>" not in text:
        return
    spans = spans_of(text)
    for found in re.finditer(r"\]\]>", text):
        if not spans.hold(found.start()):
            message = "\u201c]]>\u201d stood in a value; it was written as \u201c]]&gt;\u201d."
            yield Patch(found.start() + 2, found.start() + 3, "&gt;", "section-end-bare", message)


def _is_character(code: int) -> bool:
    """Whether XML allows it. XML 1.0, 2.2."""
    return code in (9, 10, 13) or 0x20 <= code < 0xD800 or 0xE000 <= code < 0xFFFE or 0x10000 <= code < 0x110000
