"""Folders of addresses: protocol and host, then segments of the path, as a tree of them and a filter see them.

An entry lies in the folder that its path names up to the last slash before a query or a fragment. Protocol and host are
compared without case, as ASCII; paths exactly as written. White space of XML around an address is set aside, and a
backslash ends the host as a slash does. What is no complete web address, or names no host, lies in `ODD`.

Sources: RFC 3986, 3.1, 3.2.2 and 3.3.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.search.patterns import escaped

_NO_HOST: Final = r"/?#\\"
WEB: Final = rf"^[{XML_SPACE}]*[hH][tT][tT][pP][sS]?://[^{_NO_HOST}]*[^{_NO_HOST}{XML_SPACE}]"
"""How an address begins that has a place in the tree."""

ORIGIN: Final = rf"^[{XML_SPACE}]*([hH][tT][tT][pP][sS]?://[^{_NO_HOST}]*)"
"""Protocol and host of such an address, as written, if no white space ends it."""

_ORIGIN: Final = re.compile(ORIGIN)
_ASCII_LETTERS: Final = re.compile("[a-zA-Z]")


@dataclass(frozen=True)
class Folder:
    """A folder of addresses.

    Attributes:
        origin: Protocol and host with its port, in lower case; empty for `ROOT` and `ODD`.
        segments: The steps of the path, as written.
        is_odd: Whether it is that of addresses without a place in the tree.
    """

    origin: str = ""
    segments: tuple[str, ...] = ()
    is_odd: bool = False

    @property
    def name(self) -> str:
        """What it is called within its parent."""
        return self.segments[-1] if self.segments else self.origin

    @property
    def parent(self) -> Folder | None:
        """The folder that it lies in; None for `ROOT`."""
        if self.segments:
            return Folder(self.origin, self.segments[:-1])
        return ROOT if self.origin or self.is_odd else None

    @property
    def address(self) -> str:
        """Its address, by which filters name it; `ODD_WORD` for `ODD`, empty for `ROOT`."""
        if self.is_odd:
            return ODD_WORD
        return "/".join((self.origin, *self.segments, "")) if self.origin else ""

    def child(self, name: str) -> Folder:
        """The folder of a name in it; in `ROOT`, an origin."""
        return Folder(self.origin, (*self.segments, name)) if self.origin else Folder(name)

    def pattern(self) -> str:
        """An expression that finds the addresses in it; those in `ODD` are the ones that it does not find."""
        if not self.origin:
            return WEB if self.is_odd else ""
        origin = _ASCII_LETTERS.sub(lambda found: f"[{found[0].lower()}{found[0].upper()}]", escaped(self.origin))
        if not self.segments:
            # White space at the end of an address belongs to nothing, so that no host that ends in some ends there.
            alone = "" if self.origin[-1] in XML_SPACE else rf"|[{XML_SPACE}]*$"
            return rf"^[{XML_SPACE}]*{origin}(?:[{_NO_HOST}]{alone})"
        path = "".join(f"{escaped(segment)}/" for segment in self.segments)
        return rf"^[{XML_SPACE}]*{origin}[/\\]{path}"


ODD_WORD: Final = "odd"
"""What filters call `ODD`."""

ROOT: Final = Folder()
"""What all hosts lie in, and what is odd."""

ODD: Final = Folder(is_odd=True)
"""Holds what has no place in the tree: relative, broken and absent addresses, and those of other protocols."""


def origin_key(written: str) -> str:
    """Protocol and host by which folders are told apart: as written, but for the case of ASCII letters."""
    return written.encode().lower().decode()


def folder_of(address: str) -> Folder | None:
    """The folder that an address lies in, or is when it ends in a slash; None where it has no place in the tree."""
    text = address.strip(XML_SPACE)
    if re.match(WEB, text) is None:
        return None
    found = _ORIGIN.match(text)
    assert found is not None  # a part of what was found before
    path = re.split("[?#]", text[found.end() :], maxsplit=1)[0]
    return Folder(origin_key(found[1]), tuple(path[1:].split("/")[:-1]))


def folder_named(word: str) -> Folder | None:
    """The folder that a filter names; a host may go without its slash. None where it names none."""
    if word.strip().lower() == ODD_WORD:
        return ODD
    return folder_of(word)
