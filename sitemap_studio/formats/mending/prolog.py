"""What stands before the root: marks, blank lines and text before the declaration, and the declaration itself."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import Final

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.patches import Patch, UncertainError
from sitemap_studio.formats.mending.spans import Spans, spans_of
from sitemap_studio.formats.mending.tokens import Marks
from sitemap_studio.formats.mending.vocabulary import LIKE_OURS

_MARKS: Final = re.compile("[ \t\r\n]*\ufeff[ \t\r\n\ufeff]*")
_BEGINNING: Final = re.compile(
    r"<\?xml[\s?]|<(?:[\w.-]+:)?(?:urlset|sitemapindex|url|sitemap)(?=[\s/>])", re.IGNORECASE
)
_DECLARATION: Final = re.compile(r"<\?xml(?=[\s?])[^<>]*>?")
_SHAPE: Final = re.compile(
    r"""<\?xml\s+version\s*=\s*(?:"1\.\d"|'1\.\d')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?"""
    r"""(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>"""
)
_HARMLESS: Final = re.compile(r"(?:\s++|<!--(?:(?!--).)*+-->|<\?(?!xml\s)(?:(?!\?>).)*+\?>)*+", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_GOOD: Final = '<?xml version="1.0" encoding="UTF-8"?>'


def marks(text: str, _: Marks | None = None) -> Iterator[Patch]:
    """Byte order marks that are repeated, or stand behind white space."""
    found = _MARKS.match(text)
    if found and found.end() > 1 and found[0] != "\ufeff":
        kept = "\ufeff" if text.startswith("\ufeff") else ""
        if found[0].count("\ufeff") > len(kept):
            message = msg("A byte order mark may stand once, at the very beginning; the others were removed.")
            yield Patch(len(kept), found.end(), "", "mark-repeated", message)


def before_declaration(text: str, known: Marks | None = None) -> Iterator[Patch]:
    """Whatever stands before the XML begins.

    Raises:
        UncertainError: Nothing in the text looks like a sitemap.
    """
    first = 1 if text.startswith("\ufeff") else 0
    spans = (known or Marks(text)).spans
    found = next((each for each in _BEGINNING.finditer(text) if not _is_commented_out(text, spans, each.start())), None)
    if found is None or (spans.unclosed is not None and spans.unclosed < found.start()):
        raise UncertainError
    is_declared = found[0].lower().startswith("<?xml")
    lead = text[first : found.start()]
    if not lead or (not is_declared and _HARMLESS.fullmatch(lead)):
        return
    end = found.start() if is_declared else first + len(lead) - len(_harmless_end(lead))
    bare = _COMMENT.sub("", text[first:end])
    if LIKE_OURS.search(bare):
        raise UncertainError
    what = msg("Text") if lead.strip() else msg("White space")
    message = msg("{what} stood before the beginning of the XML; it was removed.", what=what)
    yield Patch(first, end, "", "before-declaration", message)


def _is_commented_out(text: str, spans: Spans, place: int) -> bool:
    """Whether a place lies in a comment or section; a declaration itself begins an instruction."""
    met = bisect_right(spans.starts, place) - 1
    return met >= 0 and place < spans.ends[met] and text.startswith("<!", spans.starts[met])


def _harmless_end(lead: str) -> str:
    """The longest end of what stands before a root that may stay there."""
    spans = spans_of(lead)
    kept = len(lead)
    for start, end in zip(reversed(spans.starts), reversed(spans.ends), strict=True):
        if lead[end:kept].strip() or not _HARMLESS.fullmatch(lead[start:end]):
            break
        kept = start
    return lead[kept:]


def declarations(text: str, _: Marks | None = None) -> Iterator[Patch]:
    """A declaration that is malformed, and those that are repeated further down."""
    start = 1 if text.startswith("\ufeff") else 0
    for found in _DECLARATION.finditer(text):
        if found.start() > start:
            message = msg("A second XML declaration stood in the file; it was removed.")
            yield Patch(found.start(), found.end(), "", "declaration-repeated", message)
        elif not _SHAPE.fullmatch(found[0]):
            message = msg("The XML declaration was malformed; it was written anew.")
            yield Patch(found.start(), found.end(), _GOOD, "declaration-malformed", message)
