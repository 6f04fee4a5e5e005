"""Namespaces: those of well-known extensions that are used but not declared, and a wrong one of the sitemap itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_studio.core.messages import listed, msg, quoted
from sitemap_studio.formats.mending.patches import Patch
from sitemap_studio.formats.mending.roots import declared_in, uri_of
from sitemap_studio.formats.mending.tokens import Marks, Token
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, split
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, XSI, is_readable

_KNOWN: Final = {**EXTENSIONS, "xsi": XSI}
_USED: Final = re.compile(rf"[<\s]({'|'.join(_KNOWN)}):[\w.-]")


def prefixes(text: str, marks: Marks | None = None) -> Iterator[Patch]:
    """Declare on the root what is used and declared nowhere.

    Prefixes that some element declares for itself are left alone.
    """
    lacking = [prefix for prefix in dict.fromkeys(_USED.findall(text)) if f"xmlns:{prefix}" not in text]
    root = _root_of(marks or Marks(text)) if lacking else None
    if root is None:
        return
    declared = "".join(f' xmlns:{prefix}="{_KNOWN[prefix]}"' for prefix in lacking)
    named = listed(map(quoted, lacking))
    at = root.start + 1 + len(root.name)
    message = msg("The prefix {named} was used but not declared; its namespace was added.", named=named)
    yield Patch(at, at, declared, "prefix-undeclared", message)


def wrong_namespace(text: str, marks: Marks | None = None) -> Iterator[Patch]:
    """Put the namespace of the protocol in place of another one on a root whose entries are named as the protocol's."""
    marks = marks or Marks(text)
    root = _root_of(marks)
    if root is None:
        return
    prefix, local = split(root.name)
    entry = prefix + ENTRY_OF_ROOT[local]
    names = set(marks.tokens.opened(len(marks.tokens)))
    tag = text[root.start : root.end]
    written = declared_in(tag).get(prefix.rstrip(":"))
    if written is None or is_readable(uri_of(written)):
        return
    if entry not in names or not (f"{prefix}loc" in names or marks.tokens.has_whole):
        return
    at = re.compile(rf"\sxmlns{re.escape((':' + prefix[:-1]) if prefix else '')}\s*+=\s*+").search(tag)
    if at is None:
        return
    start = root.start + at.end()
    message = msg("The namespace {written} is none of a sitemap's; it was replaced by the protocol's.", written=written)
    yield Patch(start + 1, start + len(written) - 1, SITEMAP, "namespace-wrong", message)


def _root_of(marks: Marks) -> Token | None:
    return next((token for token in marks.tokens if split(token.name)[1] in ENTRY_OF_ROOT), None)
