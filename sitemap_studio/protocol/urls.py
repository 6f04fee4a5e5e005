"""Addresses: the grammar that a `loc` must keep, what is wrong with one that does not, and how to escape it.

Every judgement is a regular expression without anchors, look-around or Unicode classes, so that Python's `re` and the
Rust engine of Polars read it alike: `GOOD` accepts an address without fault, the others say what the fault is.
Judging never changes an address; only `escaped` does, and only where a character is illegal.

White space of XML around an address is set aside before anything else is judged, and is a problem of its own.

Sources: Sitemap Protocol 0.9, XML tag definitions and Entity escaping; RFC 3986 (grammar); RFC 3987 (characters beyond
ASCII, legal only before escaping); RFC 9110, 4.2 (an http address must name a host).
"""

from __future__ import annotations

import re
from typing import Final

import idna

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS

_ESCAPE = "%[0-9A-Fa-f]{2}"
_PCHAR = r"[A-Za-z0-9\-._~!$&'()*+,;=:@/]"
_QCHAR = r"[A-Za-z0-9\-._~!$&'()*+,;=:@/?]"
_TAIL = rf"(?:[/](?:{_PCHAR}|{_ESCAPE})*)?(?:[?](?:{_QCHAR}|{_ESCAPE})*)?(?:#(?:{_QCHAR}|{_ESCAPE})*)?"
_PORT = "(?:0*(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?"
_LABEL = r"[^/?#@:\[\].]+"
_WEB = "[Hh][Tt][Tt][Pp][Ss]?:"

PLAIN: Final = rf"https?://[A-Za-z0-9\-]+(?:[.][A-Za-z0-9\-]+)*[.]?(?::{_PORT})?{_TAIL}"
"""Addresses without fault in their plain shape: almost all there are. What it does not match must be looked at."""

SCHEME: Final = r"[A-Za-z][A-Za-z0-9+.\-]*:"
"""How a complete address begins. RFC 3986, 3.1."""

HOST_AND_PORT: Final = r"(?:[A-Za-z0-9\-]+[.][A-Za-z0-9.\-]*|localhost):[0-9]*(?:[/?#]|$)"
"""How an address begins that names host and port but no protocol, though its host could be read as one."""

WEB_SCHEME: Final = _WEB
"""The protocols of the web, in any case. RFC 3986, 3.1: schemes are case-insensitive."""

WEB_HOST: Final = (
    rf"{_WEB}//(?:[^/?#@\[\]]*@)?(?:{_LABEL}(?:[.]{_LABEL})*[.]?|\[(?:[0-9A-Fa-f:.]+|[Vv][0-9A-Fa-f]+[.][^/?#@\[\]]+)\])"
    rf"(?::{_PORT})?(?:[/?#]|$)"
)
r"""How a web address begins that names a host, without empty labels, and a possible port.

A backslash or a character to be escaped may still stand in it.
"""

LEGAL: Final = (
    rf"{_WEB}(?://(?:[A-Za-z0-9\-._~!$&'()*+,;=:@\[\]]|{_ESCAPE})*)?"
    rf"(?:{_PCHAR}|{_ESCAPE})*(?:[?](?:{_QCHAR}|{_ESCAPE})*)?(?:#(?:{_QCHAR}|{_ESCAPE})*)?"
)
"""A web address in which every character may stand where it stands. RFC 3986, 2 and 3."""

_SCHEME, _HOST_AND_PORT, _WEB_SCHEME = re.compile(SCHEME), re.compile(HOST_AND_PORT), re.compile(WEB_SCHEME)
_WEB_HOST, _LEGAL = re.compile(WEB_HOST), re.compile(LEGAL)
_SPLIT = re.compile(r"(?s)([A-Za-z][A-Za-z0-9+.\-]*:)?(//[^/?#]*)?([^?#]*)([?][^#]*)?(#.*)?")
_BAD_IN_PATH = re.compile(rf"(?s)(?:{_PCHAR}|{_ESCAPE})|(.)")
_BAD_IN_QUERY = re.compile(rf"(?s)(?:{_QCHAR}|{_ESCAPE})|(.)")
_BAD_IN_AUTHORITY = re.compile(rf"(?s)(?:[A-Za-z0-9\-._~!$&'()*+,;=:@\[\]]|{_ESCAPE})|(.)")


def judge_loc(text: str | None) -> tuple[str, ...]:
    """Say which rules of the catalogue a single `loc` breaks, duplicates and places aside.

    An address that is no web address is judged no further: what is illegal in it depends on what it was to be.

    Args:
        text: The author's text; None where the element is absent.

    Returns:
        Rule ids in the order of the catalogue; none for a right address.
    """
    loc = stripped(text)
    if not loc:
        return ("loc-missing",)
    broken = []
    if not is_complete(loc):
        broken.append("loc-relative")
    elif not _WEB_SCHEME.match(loc):
        broken.append("loc-scheme")
    else:
        broken += [] if _WEB_HOST.match(loc) else ["loc-host"]
        broken += [] if _LEGAL.fullmatch(loc) else ["loc-characters"]
    broken += [] if loc == text else ["loc-whitespace"]
    broken += ["loc-too-long"] if len(loc) > MAX_LOC_CHARACTERS else []
    return tuple(broken)


def stripped(text: str | None) -> str:
    """An address without the white space of XML around it; nothing for None."""
    return (text or "").strip(XML_SPACE)


def is_complete(loc: str) -> bool:
    """Whether an address begins with a protocol."""
    return bool(_SCHEME.match(loc)) and not _HOST_AND_PORT.match(loc)


def is_web(loc: str) -> bool:
    """Whether an address is complete, of http or https, and names a host."""
    return is_complete(loc) and bool(_WEB_HOST.match(loc))


def split_loc(loc: str) -> tuple[str, str, str, str, str]:
    """Cut an address into scheme, authority, path, query and fragment.

    Each keeps its mark (`http:`, `//host`, `/path`, `?query`, `#fragment`) or is empty, so that together they are the
    address again. RFC 3986, appendix B.
    """
    found = _SPLIT.fullmatch(loc)
    assert found is not None  # every part is optional and the last two take the rest
    scheme, authority, path, query, fragment = (part or "" for part in found.groups())
    return scheme, authority, path, query, fragment


def illegal_characters(loc: str) -> list[str]:
    """The characters of a web address that may not stand where they stand, in order, each as often as it does."""
    _, authority, path, query, fragment = split_loc(loc)
    judged = (
        (_BAD_IN_AUTHORITY, authority[2:]),
        (_BAD_IN_PATH, path),
        (_BAD_IN_QUERY, query[1:]),
        (_BAD_IN_QUERY, fragment[1:]),
    )
    return [found.group(1) for pattern, part in judged for found in pattern.finditer(part) if found.group(1)]


def escaped(loc: str) -> str:
    """Percent-encode, as UTF-8, every character that is illegal in an address, and nothing else.

    A host beyond ASCII gets its IDNA form, since a percent-encoded host is legal but found by nobody; an illegal
    character in a host that has no such form is left as it is. White space of XML around the address stays.

    Source: Sitemap Protocol 0.9, Entity escaping; RFC 3986, 2.1; RFC 5891 (hosts).
    """
    core = stripped(loc)
    if not core:
        return loc
    scheme, authority, path, query, fragment = split_loc(core)
    mended = (
        scheme
        + _escaped_authority(authority)
        + _encoded(path, _BAD_IN_PATH)
        + query[:1]
        + _encoded(query[1:], _BAD_IN_QUERY)
        + fragment[:1]
        + _encoded(fragment[1:], _BAD_IN_QUERY)
    )
    before = len(loc) - len(loc.lstrip(XML_SPACE))
    return loc[:before] + mended + loc[before + len(core) :]


def percent_encoded(text: str) -> str:
    """Every byte of a text's UTF-8 form as a percent escape."""
    return "".join(f"%{byte:02X}" for byte in text.encode("utf-8", "surrogatepass"))


def _encoded(part: str, bad: re.Pattern[str]) -> str:
    return bad.sub(lambda found: percent_encoded(found.group(1)) if found.group(1) else found.group(0), part)


def _escaped_authority(authority: str) -> str:
    user, at, rest = authority[2:].rpartition("@")
    host, colon, port = rest.partition(":")
    if not host.isascii():
        try:
            host = idna.encode(host, uts46=True).decode("ascii")
        except idna.IDNAError:
            return authority
    return authority[:2] + _encoded(user, _BAD_IN_AUTHORITY) + at + host + colon + port
