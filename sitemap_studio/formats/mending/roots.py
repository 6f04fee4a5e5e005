"""Several roots that become one: what the later ones declare has to hold for their entries still."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_studio.core.messages import listed, msg, quoted
from sitemap_studio.formats.mending.patches import Patch
from sitemap_studio.formats.mending.tokens import Token
from sitemap_studio.formats.mending.vocabulary import split
from sitemap_studio.formats.xml.quoting import unescaped
from sitemap_studio.protocol.namespaces import SITEMAP, is_readable

_DECLARED: Final = re.compile(r"\sxmlns(?::([\w.\-]+))?\s*+=\s*+(\"[^\"<]*+\"|'[^'<]*+')")
_ENTRY: Final = re.compile(r"<((?:[\w.\-]+:)?(?:url|sitemap))(?=[\s/>])", re.IGNORECASE)
_RULE: Final = "root-repeated"


def declared_in(tag: str) -> dict[str, str]:
    """URI in quotes, as written, by prefix ("" for the default namespace) in the text of a tag."""
    return {found[1] or "": found[2] for found in _DECLARED.finditer(tag)}


def uri_of(quoted: str) -> str:
    """The URI that is written so."""
    return unescaped(quoted[1:-1])


class Declarations:
    """What the roots of a text declare; those of the first hold throughout.

    A root that is added holds the protocol's namespace, and nothing can be declared on it but that.

    Attributes:
        clashes: What the root that is being joined binds otherwise than the first one does: URI in quotes by prefix.
    """

    def __init__(self, text: str, first: Token | None) -> None:
        self._text = text
        self._first = first
        self._bound = declared_in(text[first.start : first.end]) if first else {"": f'"{SITEMAP}"'}
        self._added: dict[str, str] = {}
        self.clashes: dict[str, str] = {}

    def join(self, root: Token) -> None:
        """Take in what a further root declares."""
        self.clashes = {}
        for prefix, uri in declared_in(self._text[root.start : root.end]).items():
            if f"{prefix}:".lstrip(":") == split(root.name)[0] and not is_readable(uri_of(uri)):
                continue  # its entries are meant to be the protocol's
            known = self._bound.get(prefix) or self._added.get(prefix)
            if known is None and self._first:
                self._added[prefix] = uri
            elif known is None or not _mean_the_same(uri_of(known), uri_of(uri)):
                self.clashes[prefix] = uri

    def added(self) -> Iterator[Patch]:
        """Declare on the first root what only later ones declare."""
        if not self._added or self._first is None:
            return
        at = self._first.start + 1 + len(self._first.name)
        named = listed(quoted(_attribute(prefix)) for prefix in self._added)
        message = msg("What only a later root declared, {named}, was added to the first.", named=named)
        yield Patch(at, at, _written(self._added), _RULE, message)

    def kept(self, start: int, end: int) -> Iterator[Patch]:
        """Declare on entries between two places what their own root binds otherwise than the first one does."""
        for entry in _ENTRY.finditer(self._text, start, end):
            next_entry = _ENTRY.search(self._text, entry.end())
            inside = self._text[entry.start() : next_entry.start() if next_entry else len(self._text)]
            own = declared_in(inside[: inside.find(">")])
            used = {prefix: uri for prefix, uri in self.clashes.items() if prefix not in own and f"{prefix}:" in inside}
            if used:
                named = listed(quoted(_attribute(prefix)) for prefix in used)
                message = msg(
                    "The root of this entry bound {named} otherwise than the first one; it is declared here now.",
                    named=named,
                )
                yield Patch(entry.end(), entry.end(), _written(used), _RULE, message)


def _mean_the_same(one: str, other: str) -> bool:
    return one == other or (is_readable(one) and is_readable(other))


def _attribute(prefix: str) -> str:
    return f"xmlns:{prefix}" if prefix else "xmlns"


def _written(declared: dict[str, str]) -> str:
    return "".join(f" {_attribute(prefix)}={uri}" for prefix, uri in declared.items())
