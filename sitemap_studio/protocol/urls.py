"""URLs: the grammar that a `loc` must keep, its parts, its readable form, and the key by which near duplicates are found.

Expressions are read alike by `re` and by the Rust engine of Polars: no look-around, no Unicode classes, no flags.
`PLAIN` accepts URLs with nothing to say about their shape. White space around a URL is set aside before anything else
is judged. A backslash ends the host as a slash does, since that is what it was meant to be.

Two URLs are near duplicates if they are equal without protocol, `www.`, default port, fragment and slashes at the end of
the path, with the host in lower case and percent escapes normalised. Path and query keep their case.

Sources: Sitemap Protocol 0.9, XML tag definitions, Entity escaping and FAQ (one version of a URL); RFC 3986 (grammar;
6.2.2 and 6.2.3 on normalisation); RFC 3987; RFC 9110, 4.2 (an http URL must name a host).
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import Final
from urllib.parse import quote, unquote, urlsplit

import idna
import polars as pl

from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.hosts import HOST, LONG_HOST, PORT

ESCAPE: Final = "%[0-9A-Fa-f]{2}"
"""A percent-encoded byte. RFC 3986, 2.1."""

IN_AUTHORITY: Final = r"A-Za-z0-9\-._~!$&'()*+,;=:@\[\]"
"""Characters that may stand in user information, host and port, as the inside of a class. RFC 3986, 3.2."""

IN_PATH: Final = r"A-Za-z0-9\-._~!$&'()*+,;=:@/"
"""Characters that may stand in a path. RFC 3986, 3.3."""

IN_QUERY: Final = rf"{IN_PATH}?"
"""Characters that may stand in a query or a fragment. RFC 3986, 3.4 and 3.5."""

AUTHORITY: Final = r"[^/?#\\]*"

_WEB = "[Hh][Tt][Tt][Pp][Ss]?:"
_USER = r"(?:[^/?#@\[\]\\]*@)?"
_IN_HOST = IN_AUTHORITY.replace("@", "")

_PLAIN_ESCAPE = "%(?:[013-9A-Fa-f][0-9A-Fa-f]|2[0-46-9A-DFa-df])"
_FIRST_IN_SEGMENT = IN_PATH.replace(".", "").replace("/", "")
_IN_SEGMENT = IN_PATH.replace("/", "")
PLAIN: Final = (
    r"https?://(?:[a-z0-9](?:[a-z0-9\-]{0,38}[a-z0-9])?[.]){0,5}[a-z](?:[a-z0-9\-]{0,38}[a-z0-9])?"
    rf"(?:/(?:(?:[{_FIRST_IN_SEGMENT}]|{_PLAIN_ESCAPE})(?:[{_IN_SEGMENT}]|{_PLAIN_ESCAPE})*)?)*"
    rf"(?:[?](?:[{IN_QUERY}]|{_PLAIN_ESCAPE})*)?"
)
"""Addresses in their plain shape: almost all there are. What it does not match must be looked at.

The shape says nothing of the words in it, nor of the length, but for that of the host, which is never too long.
"""

SCHEME: Final = r"[A-Za-z][A-Za-z0-9+.\-]*:"
"""How a complete address begins. RFC 3986, 3.1."""

HOST_AND_PORT: Final = r"(?:[A-Za-z0-9\-]+[.][A-Za-z0-9.\-]*|localhost):[0-9]*(?:[/?#]|$)"
"""How an address begins that names host and port but no protocol, though its host could be read as one."""

WEB_SCHEME: Final = _WEB
"""The protocols of the web, in any case. RFC 3986, 3.1: schemes are case-insensitive."""

WEB_HOST: Final = rf"{_WEB}//{_USER}{HOST}(?::(?:{PORT})?)?(?:[/?#\\]|$)"
"""How a web address begins that names a host, of whatever length, and a possible port, which may be empty.

A character to be escaped may still stand in it.
"""

LEGAL: Final = (
    rf"{_WEB}(?://(?:[{IN_AUTHORITY}]|{ESCAPE})*)?"
    rf"(?:[{IN_PATH}]|{ESCAPE})*(?:[?](?:[{IN_QUERY}]|{ESCAPE})*)?(?:#(?:[{IN_QUERY}]|{ESCAPE})*)?"
)
"""A web address in which every character may stand where it stands. RFC 3986, 2 and 3."""

LEFT_TO_OTHERS: Final = f"%{XML_SPACE}"
"""Illegal characters that have rules of their own, wherever they stand; before the query backslashes do too."""

LEGAL_BUT_FOR_OTHERS: Final = (
    rf"{_WEB}(?://(?:[{IN_AUTHORITY}{LEFT_TO_OTHERS}]*@)?"
    rf"(?:[{_IN_HOST}{LEFT_TO_OTHERS}]|[^\x00-\x7F])*(?:[/\\][{IN_PATH}{LEFT_TO_OTHERS}\\]*)?"
    rf"|[{IN_PATH}{LEFT_TO_OTHERS}\\]*)(?:[?][{IN_QUERY}{LEFT_TO_OTHERS}]*)?(?:#[{IN_QUERY}{LEFT_TO_OTHERS}]*)?"
)
"""The same, but for characters that have rules of their own: those, and a host beyond ASCII."""

BACKSLASH: Final = r"^[^?#]*\\"
"""A backslash where a slash was meant. WHATWG URL, 4.4: in the query it is a character like others."""

OTHER_SPACE: Final = (
    "\x85\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u2028\u2029\u202f\u205f\u2060"
    "\u3000\ufeff"
)
"""White space that XML does not know, the zero-width ones and the byte order mark included. Unicode, White_Space."""

SPACE_AROUND: Final = f"{XML_SPACE}{OTHER_SPACE}"
"""What is no part of an address where it stands before or behind it."""

INNER_SPACE: Final = f"[{XML_SPACE}]"
"""White space within an address that has none around it."""

BAD_PERCENT: Final = "%(?:[^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f]|[0-9A-Fa-f]?$)"
"""A percent sign that begins no escape. RFC 3986, 2.1."""

_END_OF_HOST = r"[^/?#\\@]*(?:[/?#\\]|$)"
UNICODE_HOST: Final = rf"^[^:]*://(?:{AUTHORITY}@)?[^/?#\\@:]*[^\x00-\x7F/?#\\@:]{_END_OF_HOST}"

ESCAPED_HOST: Final = rf"^[^:]*://(?:{AUTHORITY}@)?[^/?#\\@:\[]*{ESCAPE}{_END_OF_HOST}"
"""A host with escapes: legal, but names are looked up as they stand. RFC 3986, 3.2.2."""

MAYBE_PUNYCODE: Final = rf"^[^:]*://{AUTHORITY}[Xx][Nn]--"
"""A host that may have parts in the ASCII form of other characters. RFC 5890, 2.3.2.1."""

MAYBE_UNICODE_HOST: Final = rf"{UNICODE_HOST}|{MAYBE_PUNYCODE}"
"""A host that shows characters beyond ASCII, as they are or once it is read. RFC 5890, 2.3.2.1."""

DOUBLE_ESCAPE: Final = (
    "%25[0-9A-Fa-f]{2}|&(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6});"
)  # fmt: skip
"""An escape that was escaped again: `%2520` for a blank, or an entity that is left when XML's own are read."""

USER_INFO: Final = rf"^[^:]*://{AUTHORITY}@"
"""User information before the host. RFC 9110, 4.2.4."""

DEFAULT_PORT: Final = (
    rf"^(?:(?:[Hh][Tt][Tt][Pp]://{AUTHORITY}:0*80|[Hh][Tt][Tt][Pp][Ss]://{AUTHORITY}:0*443)(?:[/?#\\]|$)"
    rf"|[^:]*://{AUTHORITY}:(?:[/\\](?:[^/\\]|$)|[?#]|$))"
)
"""A port that goes without saying, or a colon without one. RFC 3986, 3.2.3 and 6.2.3."""

EMPTY_PORT: Final = rf"^[^:]*://{AUTHORITY}:[/\\][/\\]"
"""A colon without a port, and two slashes: legal, but rather the protocol of a second address. RFC 3986, 3.2.3."""

UPPER_CASE: Final = (
    rf"^(?:[^:]*[A-Z][^:]*:|[^:]*://(?:{AUTHORITY}@)?(?:{ESCAPE}|[^/?#\\@%])*[A-Z]{_END_OF_HOST})"
)  # fmt: skip
"""Capitals in protocol or host, where case means nothing. RFC 3986, 6.2.2.1."""

DOT_SEGMENTS: Final = r"^[^?#]*[/\\](?:[.]|%2[Ee]){1,2}(?:[/\\?#]|$)"
"""A step that stays where it is, or goes up, in the path. RFC 3986, 5.2.4 and 6.2.2.3."""

_SCHEME, _HOST_AND_PORT, _WEB_HOST = re.compile(SCHEME), re.compile(HOST_AND_PORT), re.compile(WEB_HOST)
_LONG_HOST = re.compile(LONG_HOST)
_SPLIT = re.compile(rf"(?s)([A-Za-z][A-Za-z0-9+.\-]*:)?(//{AUTHORITY})?([^?#]*)([?][^#]*)?(#.*)?")


def stripped(text: str | None) -> str:
    """An address without the white space around it, of XML and other; nothing for None."""
    return (text or "").strip(SPACE_AROUND)


def is_complete(loc: str) -> bool:
    """Whether an address begins with a protocol."""
    return bool(_SCHEME.match(loc)) and not _HOST_AND_PORT.match(loc)


def is_web(loc: str) -> bool:
    """Whether an address is complete, of http or https, and names a host from which a page can be fetched."""
    return is_complete(loc) and bool(_WEB_HOST.match(loc)) and not _LONG_HOST.match(loc)


def web_host(url: str) -> str | None:
    """Return the host of a complete URL of http or https in lower case; None for any other text."""
    # What can't be taken apart raises.
    with suppress(ValueError):
        return urlsplit(url).hostname if is_web(url) else None
    return None


def split_loc(loc: str) -> tuple[str, str, str, str, str]:
    """Cut an address into scheme, authority, path, query and fragment.

    Each keeps its mark (`http:`, `//host`, `/path`, `?query`, `#fragment`) or is empty, so that together they are the
    address again. RFC 3986, appendix B; a backslash ends the authority too.
    """
    found = _SPLIT.fullmatch(loc)
    assert found is not None  # every part is optional and the last two take the rest
    scheme, authority, path, query, fragment = (part or "" for part in found.groups())
    return scheme, authority, path, query, fragment


def split_authority(authority: str) -> tuple[str, str, str]:
    """Cut an authority, without its slashes, into user information (with its @), host, and port (with its colon)."""
    user, at, rest = authority.rpartition("@")
    end = rest.find(":", rest.rfind("]") + 1)
    return user + at, rest[:end] if end >= 0 else rest, rest[end:] if end >= 0 else ""


def host_of(loc: str) -> str:
    """The host of an address; empty where it names none."""
    return split_authority(split_loc(loc)[1][2:])[1]


def folder_address(address: str) -> str:
    """The folder in which an address lies, with a slash at its end; that of a folder is its own."""
    scheme, authority, path, *_ = split_loc(stripped(address))
    return f"{scheme}{authority}{path[: path.rfind('/') + 1] or '/'}"


def file_address(address: str, name: str) -> str:
    """The address of a file that lies at the address of a set, or in the folder of that address."""
    return address + quote(os.fsencode(name)) if address.endswith("/") else address


_ESCAPES: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_RESERVED: Final = frozenset(":/?#[]@!$&'()*+,;=%")
"""Characters that part an address where they stand bare. RFC 3986, 2.2; and the one that begins escapes."""

_PUNYCODE: Final = "xn--"


def readable(loc: str) -> str:
    """An address with escapes decoded as UTF-8 and its host out of punycode, as far as they can be. RFC 3987, 3.2."""
    host = host_of(loc)
    shown = _ESCAPES.sub(_decoded, loc)
    if unquote(shown) != unquote(loc):
        # What was decoded would begin another escape: “%%300” must not become “%00”.
        shown = loc
    if _PUNYCODE not in host.lower():
        return shown
    return shown.replace(host, ".".join(map(_label, host.split("."))), 1)


def _decoded(found: re.Match[str]) -> str:
    data = bytes.fromhex(found[0].replace("%", ""))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return found[0]
    escapes, shown = iter(re.findall("...", found[0])), ""
    for character in text:
        written = "".join(next(escapes) for _ in character.encode())
        is_plain = character.isprintable() and not character.isspace() and character not in _RESERVED
        shown += character if is_plain else written
    return shown


def _label(label: str) -> str:
    """Return a label of a host out of punycode, if what that stands for can be a label."""
    shown = label
    if label.lower().startswith(_PUNYCODE):
        with suppress(idna.IDNAError, UnicodeError, ValueError):
            shown = idna.decode(label)
    return shown if quote(shown, safe="") != shown and shown.isprintable() else label


_WEB_PREFIX: Final = r"^(?:[Hh][Tt][Tt][Pp][Ss]?)://(?:[Ww][Ww][Ww][.])?"
_ODD: Final = r"[#%]|/[?]|^[^/]*:"
"""What makes more than the plain steps necessary, in a URL without its protocol."""

_PARTS: Final = re.compile(r"(?s)([^/?#]*)([^?#]*)(?:([?][^#]*)|())")
_DEFAULT_PORT: Final = re.compile(r":(?:0*(?:80|443))?\Z")
_UNRESERVED: Final = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
_ESCAPED_UNRESERVED: Final = r"%(?:2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])"


def near_key(loc: str) -> str:
    """Return the key of one URL; see the module for its meaning. White space around it is no part of it."""
    core = re.sub(_WEB_PREFIX, "", loc.strip(XML_SPACE), count=1)
    found = _PARTS.match(core)
    assert found is not None  # it matches anything
    authority, path, query = found[1].lower(), found[2].rstrip("/"), found[3] or ""
    return normal_escapes(_DEFAULT_PORT.sub("", authority) + path + query)


def normal_escapes(text: str) -> str:
    """Decode percent escapes of unreserved characters, and write the others in upper case. RFC 3986, 6.2.2."""

    def normal(escape: re.Match[str]) -> str:
        code = int(escape[0][1:], 16)
        return chr(code) if code in _UNRESERVED else escape[0].upper()

    return re.sub(ESCAPE, normal, text)


def coarse_keys(locs: pl.Series) -> pl.Series:
    """Return keys over a column that are equal wherever those of `near_key` are, and seldom elsewhere.

    They ignore case: where two of them are equal, `near_key` decides.
    """
    text = pl.col("loc").str.strip_chars(XML_SPACE).str.to_lowercase()
    for prefix in ("https://", "http://", "www."):
        text = text.str.strip_prefix(prefix)
    keys = locs.to_frame("loc").select_seq(text.str.strip_chars_end("/")).to_series()
    is_odd = pl.col("loc").str.contains(_ODD).fill_null(value=False)
    odd = keys.to_frame().select_seq(is_odd.arg_true()).to_series()
    if odd.is_empty():
        return keys
    # Without port, fragment, slashes at the end of the path and needless escapes.
    text = pl.col("loc").str.replace("(?s)#.*$", "").str.replace(r"^([^/?]*):(?:0*(?:80|443))?([/?]|$)", "$1$2")
    text = text.str.replace(r"^([^?]*?)/+([?]|$)", "$1$2").str.strip_chars_end("/")
    plain = keys.gather(odd).to_frame("loc").select(text).to_series()
    escaped = plain.str.contains(_ESCAPED_UNRESERVED).arg_true()
    if not escaped.is_empty():
        made = [normal_escapes(key).lower() for key in plain.gather(escaped).to_list()]
        plain = plain.scatter(escaped, pl.Series(made, dtype=pl.String))
    return keys.scatter(odd, plain)
