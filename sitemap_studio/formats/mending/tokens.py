"""Tags in text that may be no XML, told apart without judging how they are nested."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from sitemap_studio.formats.mending.spans import spans_of

Kind = Literal["open", "close", "empty", "odd"]
"""A start tag, an end tag, an empty-element tag, or a "<" that begins something that is none of them."""

NAME: Final = r"[^\W\d][\w.\-]*+(?::[^\W\d][\w.\-]*+)?+"
"""A name with or without a prefix."""

_TAG: Final = re.compile(
    rf"</(?P<close>{NAME})\s*+>"
    rf"|<(?P<open>{NAME})(?:\s++{NAME}\s*+=\s*+(?:\"[^\"<]*+\"|'[^'<]*+'))*+\s*+(?P<empty>/?)>|<"
)


@dataclass(frozen=True, slots=True)
class Token:
    """A tag.

    Attributes:
        kind: What it is.
        name: Its name with prefix; empty where it is odd.
        start: Place of its "<".
        end: Place after it; of an odd one, where the text after its "<" begins.
    """

    kind: Kind
    name: str
    start: int
    end: int


def tokens_of(text: str) -> Iterator[Token]:
    """All tags in order; comments, CDATA sections and instructions are passed over."""
    spans = spans_of(text)
    skips = iter([*zip(spans.starts, spans.ends, strict=True), (len(text) + 1, 0)])
    skip_start, skip_end = next(skips)
    reached = 0
    for found in _TAG.finditer(text):
        start = found.start()
        while start >= skip_end and start >= skip_start:
            skip_start, skip_end = next(skips)
        if skip_start <= start or start < reached:
            continue
        reached = found.end()
        if found["close"]:
            yield Token("close", found["close"], start, reached)
        elif found["open"]:
            yield Token("empty" if found["empty"] else "open", found["open"], start, reached)
        else:
            yield Token("odd", "", start, reached)
