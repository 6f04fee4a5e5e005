"""Templates from which a site generator makes a sitemap: Jekyll, Hugo, Twig, Django, Handlebars and the like."""

from __future__ import annotations

import re
from typing import Final

_FRONT_MATTER: Final = re.compile(rb"(?:\xef\xbb\xbf)?---[ \t]*\r?\n(?:[^\r\n]*\r?\n)*?---[ \t]*\r?\n")
_STATEMENT: Final = re.compile(
    rb"\{%[-+]?\s*[A-Za-z_][^{}]*?%\}"
    rb"|\{\{[-~]?\s*(?:[#/^>]|(?:range|if|else|end|with|each|define|template|block|partial|printf)\b)"
)
"""What says what becomes of other text: `{% for … %}`, `{{ range … }}`, `{{#each}}`."""

_LOC: Final = re.compile(rb"<(?:[\w.\-]+:)?loc>([^<]*)")
_MAX_FRONT_MATTER_BYTES: Final = 1 << 16


def is_template(data: bytes) -> bool:
    """Whether a file is a template rather than what is made from it.

    It is if it begins with front matter, holds a statement outside of comments, or a placeholder in each `loc`. A
    placeholder in some of its URLs is a fault of a published sitemap.
    """
    if data.startswith((b"---", b"\xef\xbb\xbf---")) and _FRONT_MATTER.match(data[:_MAX_FRONT_MATTER_BYTES]):
        return True
    # One character is found twenty times as fast as two.
    if b"{" not in data or (b"{{" not in data and b"{%" not in data):
        return False
    before, *comments = data.split(b"<!--")
    text = before + b"".join(comment.partition(b"-->")[2] for comment in comments)
    if _STATEMENT.search(text):
        return True
    locs = list(_LOC.finditer(text))
    return bool(locs) and all(b"{{" in loc[1] for loc in locs)
