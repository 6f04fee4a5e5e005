"""URLs: expressions for the grammar of a `loc` and its faults, parts of URLs, readable form, and keys of near duplicates.

`re` and the Rust engine of Polars read the expressions alike: no look-around, no Unicode classes, no flags. `PLAIN`
matches URLs that need no further validation of their shape. White space around a URL is removed before validation. A
backslash ends the host like a slash, which was meant.

Two URLs are near duplicates if their `near_key` is equal; `UrlDifference` lists what it ignores. `page_key` ignores less:
entries are removed by it.

Sources: Sitemap Protocol 0.9, XML tag definitions, Entity escaping and FAQ (one version of a URL); RFC 3986 (grammar;
6.2.2 and 6.2.3 on normalisation); RFC 3987 (3.1: characters beyond ASCII); RFC 9110, 4.2 (an http URL must name a host);
Apache HTTP Server, mod_dir, and IIS, Default Document (index files).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import quote, unquote, urlsplit

import idna
import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.hosts import HOST, LONG_HOST, PORT
from sitemap_studio.protocol.quoting import display_value

ESCAPE: Final = "%[0-9A-Fa-f]{2}"
"""A percent-encoded byte. RFC 3986, 2.1."""

IN_AUTHORITY: Final = r"A-Za-z0-9\-._~!$&'()*+,;=:@\[\]"
"""Characters allowed in user information, host and port, as the inside of a class. RFC 3986, 3.2."""

IN_PATH: Final = r"A-Za-z0-9\-._~!$&'()*+,;=:@/"
"""Characters allowed in a path. RFC 3986, 3.3."""

IN_QUERY: Final = rf"{IN_PATH}?"
"""Characters allowed in a query or a fragment. RFC 3986, 3.4 and 3.5."""

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
"""URL of plain shape, which violates no rule about characters, host or protocol; nearly all URLs match.

Words and length are not validated, except the length of the host.
"""

SCHEME: Final = r"[A-Za-z][A-Za-z0-9+.\-]*:"
"""Beginning of a complete URL. RFC 3986, 3.1."""

HOST_AND_PORT: Final = r"(?:[A-Za-z0-9\-]+[.][A-Za-z0-9.\-]*|localhost):[0-9]*(?:[/?#]|$)"
"""Beginning of a URL with host and port but without protocol, whose host could be read as a protocol."""

WEB_SCHEME: Final = _WEB
"""The protocols of the web, in any case. RFC 3986, 3.1: schemes are case-insensitive."""

WEB_HOST: Final = rf"{_WEB}//{_USER}{HOST}(?::(?:{PORT})?)?(?:[/?#\\]|$)"
"""Beginning of a web URL with a host of any length and a valid or empty port; the host may have unescaped characters."""

LEGAL: Final = (
    rf"{_WEB}(?://(?:[{IN_AUTHORITY}]|{ESCAPE})*)?"
    rf"(?:[{IN_PATH}]|{ESCAPE})*(?:[?](?:[{IN_QUERY}]|{ESCAPE})*)?(?:#(?:[{IN_QUERY}]|{ESCAPE})*)?"
)
"""Web URL without illegal characters in any part. RFC 3986, 2 and 3."""

FIXED_BY_OTHER_RULES: Final = f"%{XML_SPACE}"
"""Illegal characters with separate rules, as the inside of a class; before the query also the backslash."""

LEGAL_EXCEPT_OTHER_RULES: Final = (
    rf"{_WEB}(?://(?:[{IN_AUTHORITY}{FIXED_BY_OTHER_RULES}]*@)?"
    rf"(?:[{_IN_HOST}{FIXED_BY_OTHER_RULES}]|[^\x00-\x7F])*(?:[/\\][{IN_PATH}{FIXED_BY_OTHER_RULES}\\]*)?"
    rf"|[{IN_PATH}{FIXED_BY_OTHER_RULES}\\]*)(?:[?][{IN_QUERY}{FIXED_BY_OTHER_RULES}]*)?(?:#[{IN_QUERY}{FIXED_BY_OTHER_RULES}]*)?"
)
"""Web URL whose only illegal characters are those with separate rules, and non-ASCII characters of the host."""

BACKSLASH: Final = r"^[^?#]*\\"
"""Backslash before the query, where a slash was meant. WHATWG URL, 4.4."""

INVISIBLE: Final = (
    "\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)
"""Invisible characters: soft hyphens, zero-width characters, direction marks and byte order marks."""

OTHER_SPACE: Final = (
    "\x85\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
    f"{INVISIBLE}"
)
"""White space that is not white space in XML, and invisible characters.

Unicode, White_Space and Default_Ignorable_Code_Point.
"""

SPACE_AROUND: Final = f"{XML_SPACE}{OTHER_SPACE}"
"""Characters that are removed at both ends of a URL."""

WEB_ORIGIN: Final = rf"^[{SPACE_AROUND}]*({_WEB}//{AUTHORITY})"
"""Beginning of a web URL; its group is the scheme, user information, host and port as written."""

INNER_SPACE: Final = f"[{XML_SPACE}]"
"""White space within a stripped URL."""

BAD_PERCENT: Final = "%(?:[^0-9A-Fa-f]|[0-9A-Fa-f][^0-9A-Fa-f]|[0-9A-Fa-f]?$)"
"""Percent sign that does not begin an escape. RFC 3986, 2.1."""

_END_OF_HOST = r"[^/?#\\@]*(?:[/?#\\]|$)"
UNICODE_HOST: Final = rf"^[^:]*://(?:{AUTHORITY}@)?[^/?#\\@:]*[^\x00-\x7F/?#\\@:]{_END_OF_HOST}"

ESCAPED_HOST: Final = rf"^[^:]*://(?:{AUTHORITY}@)?[^/?#\\@:\[]*{ESCAPE}{_END_OF_HOST}"
"""URL whose host has percent escapes: legal, but DNS does not decode them. RFC 3986, 3.2.2."""

MAYBE_PUNYCODE: Final = rf"^[^:]*://{AUTHORITY}[Xx][Nn]--"
"""URL whose host may have a Punycode label. RFC 5890, 2.3.2.1."""

MAYBE_UNICODE_HOST: Final = rf"{UNICODE_HOST}|{MAYBE_PUNYCODE}"
"""URL whose host has non-ASCII characters, as written or in Punycode. RFC 5890, 2.3.2.1."""

_HEX, _NEXT = "[0-9A-Fa-f]", "%25[89ABab][0-9A-Fa-f]"
ESCAPED_TWICE: Final = (
    rf"(?:%25[2-6]{_HEX}|%257[0-9A-Ea-e]|%25[Cc]2%25[ABab]{_HEX}|%25(?:[Cc][3-9A-Fa-f]|[Dd]{_HEX}){_NEXT}"
    rf"|%25[Ee]{_HEX}{_NEXT}{_NEXT}|%25[Ff][0-4]{_NEXT}{_NEXT}{_NEXT})"
)
"""Double escapes of one character in valid UTF-8."""

_NO_DOUBLE_ESCAPE = rf"(?:[^%]|%[^2]|%2[^5]|%25[^0-9A-Fa-f]|%25{_HEX}[^0-9A-Fa-f]|%25?{_HEX}?$|%2?$|$)"
ENTITY: Final = "&(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6});"
"""Predefined or numeric XML entity that remains after parsing the XML."""

ESCAPED_TWICE_RUN: Final = rf"(?:^|[^0-9%])((?:{ESCAPED_TWICE})+){_NO_DOUBLE_ESCAPE}"
"""Run of double escapes, such as `%2520` for a space.

After a digit, `%25` is rather the percent sign of a percentage, as in `20%25faster`; also if decoding once does not give
valid UTF-8.
"""

DOUBLE_ESCAPE: Final = f"{ENTITY}|{ESCAPED_TWICE_RUN}"
"""Double escape, or entity that remains after parsing the XML."""

USER_INFO: Final = rf"^[^:]*://{AUTHORITY}@"
"""URL with user information before the host. RFC 9110, 4.2.4."""

DEFAULT_PORT: Final = (
    rf"^(?:(?:[Hh][Tt][Tt][Pp]://{AUTHORITY}:0*80|[Hh][Tt][Tt][Pp][Ss]://{AUTHORITY}:0*443)(?:[/?#\\]|$)"
    rf"|[^:]*://{AUTHORITY}:(?:[/\\](?:[^/\\]|$)|[?#]|$))"
)
"""URL with the default port of its protocol, or with a colon without port. RFC 3986, 3.2.3 and 6.2.3."""

JOINED: Final = (
    rf"^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:{AUTHORITY}:[/\\][/\\]|[Hh][Tt][Tt][Pp][Ss]?[:;]?[/\\])"
    r"|[^:]*://[^?#]*[^/?#=:][Hh][Tt][Tt][Pp][Ss]?:/|[^:]*://[^?#]*/[,;|][Hh][Tt][Tt][Pp][Ss]?:/)"
)
"""URL with a second protocol directly after the first, or in the path without a slash before it.

A protocol after a slash is legal, as in URLs of archives and proxies. An authority that ends with a colon and is followed
by two slashes counts as a protocol.
"""

CONTROL_ESCAPE: Final = "%(?:[01][0-9A-Fa-f]|7[Ff])"
"""Escape of a control character, such as a line break or a null byte. RFC 3986, 7.3."""

_FILE_NAME = (
    "[Hh][Tt][Mm][Ll]?|[Xx][Hh][Tt][Mm][Ll]|[Pp][Hh][Pp][0-9]?|[Aa][Ss][Pp][Xx]?|[Jj][Ss][Pp][Xx]?|[Xx][Mm][Ll]"
)
FILE_AS_HOST: Final = (
    rf"^[^:]*://(?:{AUTHORITY}@)?[^/?#\\@:]*[.](?:{_FILE_NAME}|[Tt][Xx][Tt]|[Pp][Dd][Ff]|[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]"
    r"|[Gg][Ii][Ff]|[Ss][Vv][Gg])(?:[:/?#\\]|$)"
)
"""URL with a file name as its host: none of these endings is a top-level domain. IANA, Root Zone Database."""

UPPER_CASE: Final = (
    rf"^(?:[^:]*[A-Z][^:]*:|[^:]*://(?:{AUTHORITY}@)?(?:{ESCAPE}|[^/?#\\@%])*[A-Z]{_END_OF_HOST})"
)  # fmt: skip
"""URL with capitals in protocol or host, which are case-insensitive. RFC 3986, 6.2.2.1."""

DOT_SEGMENTS: Final = r"^[^?#]*[/\\](?:[.]|%2[Ee]){1,2}(?:[/\\?#]|$)"
"""URL with a segment `.` or `..`, also escaped, in its path. RFC 3986, 5.2.4 and 6.2.2.3."""

_SPLIT: Final = re.compile(rf"(?s)([A-Za-z][A-Za-z0-9+.\-]*:)?(//{AUTHORITY})?([^?#]*)([?][^#]*)?(#.*)?")


@dataclass(frozen=True)
class UrlPrefix:
    """Common protocol, host and path of several URLs; the scheme includes its colon, and the path does not end with a slash."""

    scheme: str
    authority: str
    path: str

    @property
    def text(self) -> str:
        """The prefix of the URLs: protocol, host and path, as written."""
        return f"{self.scheme}//{self.authority}{self.path}"


def stripped(text: str | None) -> str:
    """Return a URL without white space and invisible characters around it; empty if it is absent."""
    return (text or "").strip(SPACE_AROUND)


def is_complete(loc: str) -> bool:
    """Return whether a URL begins with a protocol; `example.com:80` is a host with a port, not a protocol."""
    return bool(re.match(SCHEME, loc)) and not re.match(HOST_AND_PORT, loc)


@lru_cache(maxsize=256)
def is_web(loc: str) -> bool:
    """Return whether a URL is complete, is http or https, and has a valid host and port."""
    return bool(re.match(WEB_HOST, loc)) and not re.match(LONG_HOST, loc)


def web_host(url: str) -> str | None:
    """Return the host of a complete URL of http or https in lower case; None for any other text."""
    # `urlsplit` raises for some invalid URLs.
    with suppress(ValueError):
        return urlsplit(url).hostname if is_web(url) else None
    return None


def incomplete_url_error(url: str) -> RequestError:
    """Return the error about user input, maybe empty, that is not a complete URL."""
    if not url.strip():
        return RequestError(msg("Enter a complete URL, such as https://www.example.com/."))
    return RequestError(
        msg("“{text}” is not a complete URL.", text=display_value(url)),
        hint=msg("For example https://www.example.com/."),
    )


def split_loc(loc: str) -> tuple[str, str, str, str, str]:
    """Split a URL into scheme, authority, path, query and fragment, whose concatenation is the URL.

    Each has its mark (`http:`, `//host`, `/path`, `?query`, `#fragment`) or is empty. RFC 3986, appendix B, except that a
    backslash ends the authority, too.
    """
    found = _SPLIT.fullmatch(loc)
    assert found is not None  # every part is optional, and the path matches any remaining text
    scheme, authority, path, query, fragment = found.groups("")
    return scheme, authority, path, query, fragment


_FEW_URLS: Final = 64


def page_loc(url: str) -> str:
    """Return a URL as requested from a server: without surrounding white space, fragment and user information."""
    scheme, authority, path, query, _ = split_loc(stripped(url))
    return f"{scheme}{authority[:2]}{authority[2:].rpartition('@')[2]}{path}{query}"


def page_locs(locs: pl.Series) -> pl.Series:
    """Return `page_loc` of each URL; null for null."""
    if len(locs) <= _FEW_URLS:
        # A query takes longer, and the table asks for the URLs of its rows with every repaint.
        few = [None if loc is None else page_loc(loc) for loc in locs.to_list()]
        return pl.Series(locs.name, few, dtype=pl.String)
    needs_change = "[#@]|" + f"^[{SPACE_AROUND}]|[{SPACE_AROUND}]$"
    return _map_matching(locs, needs_change, lambda some: pl.Series([page_loc(loc) for loc in some], dtype=pl.String))


def split_authority(authority: str) -> tuple[str, str, str]:
    """Split an authority, without its slashes, into user information with “@”, host, and port with colon; each may be empty."""
    user, at, rest = authority.rpartition("@")
    end = rest.find(":", rest.rfind("]") + 1)
    return user + at, rest[:end] if end >= 0 else rest, rest[end:] if end >= 0 else ""


def site_of(url: str) -> str:
    """Return a web URL up to the slash that begins its path: scheme, user information, host and port as written."""
    return "/".join(url.split("/", 3)[:3])


def host_of(loc: str) -> str:
    """Return the host of a URL as written, without user information and port; empty without a host."""
    return split_authority(split_loc(loc)[1][2:])[1]


def folder_address(address: str) -> str:
    """Return the URL of the folder that contains a URL, with a trailing slash and without query; of a folder, the same URL."""
    scheme, authority, path, *_ = split_loc(stripped(address))
    return f"{scheme}{authority}{path[: path.rfind('/') + 1] or '/'}"


def file_address(address: str, name: str) -> str:
    """Return the URL of a file: in the folder `address` if that ends with a slash, else `address` itself."""
    return address + quote(os.fsencode(name)) if address.endswith("/") else address


_ESCAPES: Final = r"(?:%[0-9A-Fa-f]{2})+"
_RESERVED: Final = frozenset(":/?#[]@!$&'()*+,;=%")
"""Reserved characters, which separate parts of a URL if they are not escaped, and the percent sign. RFC 3986, 2.2."""

_PUNYCODE: Final = "xn--"


def readable(loc: str) -> str:
    """Return a URL for display, with printable escapes decoded as UTF-8, and Punycode labels decoded.

    Escapes and labels that are not valid remain unchanged. RFC 3987, 3.2.
    """
    host = host_of(loc)
    shown = re.sub(_ESCAPES, _decode_escapes, loc)
    if unquote(shown) != unquote(loc):
        # A decoded character would complete another escape: “%%300” must not become “%00”.
        shown = loc
    if _PUNYCODE not in host.lower():
        return shown
    return shown.replace(host, ".".join(map(_decode_label, host.split("."))), 1)


def _decode_escapes(found: re.Match[str]) -> str:
    """Return a run of escapes with printable, unreserved characters decoded; the run itself if it is not UTF-8."""
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


def _decode_label(label: str) -> str:
    """Return a host label decoded from Punycode; unchanged if it is not valid Punycode."""
    shown = label
    if label.lower().startswith(_PUNYCODE):
        with suppress(idna.IDNAError, UnicodeError, ValueError):
            shown = idna.decode(label)
    return shown if quote(shown, safe="") != shown and shown.isprintable() else label


class UrlDifference(Enum):
    """Parts of URLs in which near duplicates may differ; the values complete “The URLs differ in: …”."""

    PROTOCOL = msg("http and https")
    WWW = msg("“www.”")
    HOST_CASE = msg("the letter case of the host")
    PORT = msg("the default port")
    ESCAPES = msg("percent escapes")
    REPEATED_SLASH = msg("repeated slashes")
    INDEX_FILE = msg("the name of the index file")
    TRAILING_SLASH = msg("the slash at the end of the path")
    PATH_CASE = msg("the letter case of the path")
    PARAMETER_ORDER = msg("the order of the parameters")
    FRAGMENT = msg("the fragment")


_WEB_PREFIX: Final = r"(?:([Hh][Tt][Tt][Pp][Ss]?)://([Ww][Ww][Ww][.])?)?"
_INDEX_FILE: Final = r"/(?:index|default)[.](?:html?|xhtml|shtml|php[3-7]?|aspx?|jspx?|cfm|cgi|pl)$"
"""Name of an index file at the end of a path in lower case."""

_INDEX_FILE_ANY_CASE: Final = "(?ai)" + _INDEX_FILE

_ESCAPED_UNRESERVED: Final = r"%(?:2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])"
_NEEDS_PATH_STEPS: Final = r"/[?/]|^[^/]*:|/(?:index|default)[.]"
_NEEDS_ALL_STEPS: Final = rf"[^a-z0-9\-._~!$'()*+,;=:@/?]|{_NEEDS_PATH_STEPS}"
"""Characters of a URL, in lower case and without protocol, that require more steps to make its key."""

_NEEDS_RARE_STEPS: Final = rf"[^a-z0-9\-._~!$'()*+,;=:@/?%&]|{_ESCAPED_UNRESERVED}|{_NEEDS_PATH_STEPS}"
"""The same, except parameters and other escapes, which are frequent on some sites."""

_HOST: Final = "^(?:[Hh][Tt][Tt][Pp][Ss]?://)?[^/?#]*"
"""Protocol and authority of a URL."""

FRAGMENT: Final = "(?s)#.*$"
"""Fragment of a URL, with its “#”."""

_PARTS: Final = r"(?s)([^/?#]*)([^?#]*)([^#]*)(.*)"
_DEFAULT_PORT: Final = r":(?:0*(?:80|443))?\Z"
_UNRESERVED: Final = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
_TO_ESCAPE: Final = rf"[^{IN_QUERY}#%]"
"""Character that must be escaped in a path or a query."""

_REPEATED_SLASHES: Final = "/{2,}"


class _KeyParts(NamedTuple):
    """Texts of the parts of one URL from which its key is made, as written: protocol, “www.”, the remaining authority, and so on."""

    protocol: str
    www: str
    authority: str
    path: str
    query: str
    fragment: str


def _key_parts(loc: str) -> _KeyParts:
    """Split a URL, without XML white space around it, into the parts for keys; absent parts are empty."""
    text = loc.strip(XML_SPACE)
    prefix = re.match(_WEB_PREFIX, text)
    assert prefix is not None  # both match anything
    parts = re.fullmatch(_PARTS, text[prefix.end() :])
    assert parts is not None
    return _KeyParts(prefix[1] or "", prefix[2] or "", *parts.groups())


_NEEDS_NORMALIZING: Final = (
    rf"[^\x00-\x7F]|^[^/?#]*[A-Z]|^[^/?#]*//[^/?#]*[A-Z]|%[0-9A-F]?[a-f]|{_ESCAPED_UNRESERVED}|/[.]|/%2[Ee]"
)
"""A URL that may have an equivalent form. RFC 3986, 6.2.2."""

_NEEDS_PARSING: Final = r"[^\x00-\x7F]|^[^/?#]*[A-Z]|^[^/?#]*//[^/?#]*[A-Z]|/[.]|/%2[Ee]"


def equivalent_keys(locs: pl.Series) -> pl.Series:
    """Return keys that are equal for equivalent URLs; empty for null. White space of XML around a URL is removed.

    Keys ignore the letter case of protocol, host and escapes, escapes of unreserved characters, dot segments, and
    whether other characters are written or escaped as UTF-8. RFC 3986, 6.2.2; RFC 3987, 3.1.
    """
    keys = locs.fill_null("").str.strip_chars(XML_SPACE)
    odd = keys.str.contains(_NEEDS_NORMALIZING).arg_true()
    if odd.is_empty():
        return keys
    texts = keys.gather(odd)
    parsed = texts.str.contains(_NEEDS_PARSING).arg_true()
    if not parsed.is_empty():
        distinct = texts.gather(parsed).unique()
        made = dict(zip(distinct.to_list(), map(_ascii_key, distinct.to_list()), strict=True))
        texts = texts.scatter(parsed, texts.gather(parsed).replace_strict(made, return_dtype=pl.String))
    return keys.scatter(odd, texts.str.replace_many(_NORMAL_ESCAPE_BY_WRITTEN))


def page_hashes(locs: pl.Series) -> NDArray[np.uint64]:
    """Return a 64-bit hash of each URL, equal for equivalent URLs; 0 for null and blank URLs."""
    texts = equivalent_keys(locs)
    hashes: NDArray[np.uint64] = np.maximum(texts.hash().to_numpy(), np.uint64(1))
    hashes[(texts == "").to_numpy()] = 0
    return hashes


def _ascii_key(url: str) -> str:
    """Return a URL with protocol and host in lower case, non-ASCII characters escaped as UTF-8, and no dot segments."""
    scheme, authority, path, query, fragment = split_loc(url)
    user, host, port = split_authority(authority[2:])
    authority = f"//{user}{host.lower()}{port}" if authority else ""
    text = scheme.lower() + authority + _without_dot_segments(path) + query + fragment
    return quote(text, safe=_ALL_ASCII)


def _without_dot_segments(path: str) -> str:
    """Return an absolute path without dot segments; other paths are returned unchanged. RFC 3986, 5.2.4."""
    segments, kept = [re.sub("%2[Ee]", ".", segment) for segment in path.split("/")], list[str]()
    for written, segment in zip(path.split("/"), segments, strict=True):
        if segment == ".." and len(kept) > 1:
            kept.pop()
        elif segment not in (".", ".."):
            kept.append(written)
    ends_in_folder = segments[-1] in (".", "..")
    return "/".join([*kept, ""] if ends_in_folder else kept) if path.startswith("/") else path


_ALL_ASCII: Final = "".join(map(chr, range(128)))

_NORMAL_ESCAPE_BY_WRITTEN: Final = {
    f"%{high}{low}": chr(code) if (code := int(high + low, 16)) in _UNRESERVED else f"%{high}{low}".upper()
    for high in "0123456789ABCDEFabcdef"
    for low in "0123456789ABCDEFabcdef"
    if int(high + low, 16) in _UNRESERVED or (high + low) != (high + low).upper()
}
"""Normal form of each escape that is not in it: upper case, or the unreserved character."""


def normalize_escapes(text: str) -> str:
    """Decode percent escapes of unreserved characters, and write the others in upper case. RFC 3986, 6.2.2."""

    def normal(escape: re.Match[str]) -> str:
        """Return the unreserved character of an escape, or any other escape in upper case."""
        code = int(escape[0][1:], 16)
        return chr(code) if code in _UNRESERVED else escape[0].upper()

    return re.sub(ESCAPE, normal, text) if "%" in text else text


def escape_and_normalize(text: str) -> str:
    """Percent-encode illegal characters as UTF-8, and normalize escapes. RFC 3987, 3.1."""
    return normalize_escapes(re.sub(_TO_ESCAPE, lambda found: quote(found[0], safe="", errors="replace"), text))


def _sort_parameters(query: str) -> str:
    """Return a query with its parameters sorted by name; the sort is stable."""
    if "&" not in query:
        return query
    return "?" + "&".join(sorted(query[1:].split("&"), key=lambda parameter: parameter.partition("=")[0]))


_Steps = Mapping[UrlDifference, Callable[[str], str]]

_HOST_STEPS: Final[_Steps] = {
    UrlDifference.HOST_CASE: str.lower,
    UrlDifference.PORT: lambda authority: re.sub(_DEFAULT_PORT, "", authority),
    UrlDifference.ESCAPES: normalize_escapes,
}
_PATH_STEPS: Final[_Steps] = {
    UrlDifference.ESCAPES: escape_and_normalize,
    UrlDifference.REPEATED_SLASH: lambda path: re.sub(_REPEATED_SLASHES, "/", path),
    UrlDifference.INDEX_FILE: lambda path: re.sub(_INDEX_FILE_ANY_CASE, "/", path),
    UrlDifference.TRAILING_SLASH: lambda path: path.removesuffix("/"),
    UrlDifference.PATH_CASE: str.lower,
}
_QUERY_STEPS: Final[_Steps] = {
    UrlDifference.ESCAPES: escape_and_normalize,
    UrlDifference.PARAMETER_ORDER: _sort_parameters,
}
_UNCERTAIN: Final = {UrlDifference.REPEATED_SLASH, UrlDifference.PATH_CASE}
_PAGE_PATH_STEPS: Final = {step: apply for step, apply in _PATH_STEPS.items() if step not in _UNCERTAIN}
"""Steps for paths that nearly every server treats as one page."""


def _apply_steps(text: str, steps: _Steps, without: UrlDifference | None = None) -> str:
    """Return a part of a URL after all steps in order, except the step `without`."""
    for step, apply in steps.items():
        if step is not without:
            text = apply(text)
    return text


def page_key(loc: str) -> str:
    """Return a key that is equal for URLs of the same page on nearly every server.

    Like `near_key`, but repeated slashes, the letter case of the path, and the fragment make a difference.
    """
    parts = _key_parts(loc)
    path = _apply_steps(parts.path, _PAGE_PATH_STEPS)
    return (
        f"{_apply_steps(parts.authority, _HOST_STEPS)}{path}{_apply_steps(parts.query, _QUERY_STEPS)}{parts.fragment}"
    )


def near_key(loc: str) -> str:
    """Return a key that is equal for URLs of probably the same page, which differ only in `UrlDifference`s or white space."""
    parts = _key_parts(loc)
    path = _apply_steps(parts.path, _PATH_STEPS)
    return _apply_steps(parts.authority, _HOST_STEPS) + path + _apply_steps(parts.query, _QUERY_STEPS)


def near_differences(one: str, other: str) -> list[UrlDifference]:
    """Return the differences of two URLs with equal `near_key`, in the order of `UrlDifference`."""
    first, second = _key_parts(one), _key_parts(other)
    found = set[UrlDifference]()
    for steps, texts in (
        (_HOST_STEPS, (first.authority, second.authority)),
        (_PATH_STEPS, (first.path, second.path)),
        (_QUERY_STEPS, (first.query, second.query)),
    ):
        if texts[0] != texts[1]:
            # A step matters if the texts are not equal without it.
            found |= {each for each in steps if len({_apply_steps(text, steps, each) for text in texts}) == 2}
    plain = {
        UrlDifference.PROTOCOL: first.protocol.lower() != second.protocol.lower(),
        UrlDifference.WWW: first.www.lower() != second.www.lower(),
        UrlDifference.HOST_CASE: first.www != second.www and first.www.lower() == second.www.lower(),
        UrlDifference.FRAGMENT: first.fragment != second.fragment,
    }
    found |= {each for each, is_different in plain.items() if is_different}
    return [each for each in UrlDifference if each in found]


def coarse_keys(locs: pl.Series) -> pl.Series:
    """Return keys that are equal if `near_key` is equal, and rarely otherwise; computed by column, to find candidates."""
    texts = _without_prefix(locs)
    keys = _without_final_slashes(texts)
    is_odd = keys.str.contains(_NEEDS_ALL_STEPS)
    if not is_odd.any():
        return keys
    odd = is_odd.fill_null(value=False).arg_true()
    return keys.scatter(odd, _keys_by_all_steps(locs.gather(odd), texts.gather(odd)))


def _without_prefix(locs: pl.Series) -> pl.Series:
    """Return URLs in lower case, without XML white space around them, protocol and “www.”."""
    text = pl.col("loc").str.strip_chars(XML_SPACE).str.to_lowercase()
    for prefix in ("https://", "http://", "www."):
        text = text.str.strip_prefix(prefix)
    return locs.to_frame("loc").select_seq(text).to_series()


def _without_final_slashes(texts: pl.Series) -> pl.Series:
    """Return texts without slashes at their end."""
    return texts.str.strip_chars_end("/")


def _keys_by_all_steps(locs: pl.Series, texts: pl.Series) -> pl.Series:
    """Return the keys of `coarse_keys` by all steps.

    Args:
        locs: URLs as written.
        texts: The same URLs after `_without_prefix`.
    """
    rare = texts.str.contains(_NEEDS_RARE_STEPS).arg_true()
    if not rare.is_empty():
        texts = texts.scatter(rare, _normalized_texts(locs.gather(rare), texts.gather(rare)))
    keys = _without_final_slashes(texts)
    several = texts.str.contains("&", literal=True).arg_true()
    return keys if several.is_empty() else keys.scatter(several, _parameter_hash_sums(texts.gather(several)))


def _normalized_texts(locs: pl.Series, texts: pl.Series) -> pl.Series:
    """Return `texts` fully escaped, with normal escapes and single slashes, without fragment, default port and index file."""
    must_escape = locs.str.contains(_TO_ESCAPE).arg_true()
    if not must_escape.is_empty():
        escaped = _map_matching(locs.gather(must_escape), f"{_HOST}[^\x00-\x7f]", _with_lower_host)
        texts = texts.scatter(must_escape, _without_prefix(_with_escapes(escaped)))
    texts = _map_matching(texts, "#", lambda some: some.str.replace(FRAGMENT, ""))
    texts = _map_matching(texts, _ESCAPED_UNRESERVED, _with_normalized_escapes)
    return _map_matching(texts, _NEEDS_PATH_STEPS, _with_normalized_path)


def _map_matching(texts: pl.Series, pattern: str, function: Callable[[pl.Series], pl.Series]) -> pl.Series:
    """Apply a function to the texts that contain a pattern; return all texts, the others unchanged."""
    is_match = texts.str.contains(pattern)
    if not is_match.any():
        return texts
    places = is_match.arg_true()
    return texts.scatter(places, function(texts.gather(places)))


def _with_lower_host(locs: pl.Series) -> pl.Series:
    """Return URLs with protocol and authority in lower case, without XML white space around them."""
    head = pl.col("loc").str.extract(f"({_HOST})")
    lower = head.str.to_lowercase() + pl.col("loc").str.strip_prefix(head)
    return locs.str.strip_chars(XML_SPACE).to_frame("loc").select(lower).to_series()


def _with_escapes(locs: pl.Series) -> pl.Series:
    """Return URLs without XML white space around them, and with illegal characters, also of the host, escaped as UTF-8."""
    texts = locs.str.strip_chars(XML_SPACE)
    runs = texts.str.extract_all(f"{_TO_ESCAPE}+").explode().unique().drop_nulls().to_list()
    characters = sorted(set("".join(runs)))
    if not characters:
        return texts
    return texts.str.replace_many(characters, [quote(each, safe="", errors="replace") for each in characters])


def _with_normalized_escapes(texts: pl.Series) -> pl.Series:
    """Return texts with normalized escapes, in lower case."""
    return pl.Series([normalize_escapes(text).lower() for text in texts.to_list()], dtype=pl.String)


def _with_normalized_path(texts: pl.Series) -> pl.Series:
    """Return URLs, given in lower case, without default port, repeated slashes in the path, index file and final slash."""
    path = pl.col("loc").str.extract("(?s)^([^?]*)").str.replace(r"^([^/]*):(?:0*(?:80|443))?(/|$)", "$1$2")
    path = path.str.replace_all("/{2,}", "/").str.replace(_INDEX_FILE, "").str.strip_chars_end("/")
    query = pl.col("loc").str.extract(r"(?s)([?].*)$").fill_null("")
    return texts.to_frame("loc").select(path + query).to_series()


def _parameter_hash_sums(texts: pl.Series) -> pl.Series:
    """Return sums of the hashes of path and parameters as texts, which do not depend on the order of parameters."""
    parts = texts.str.replace("?", "?&", literal=True).str.split("&")
    starts = parts.list.len().cum_sum().shift(fill_value=0).to_numpy()
    sums = np.add.reduceat(parts.explode().hash().to_numpy(), starts)
    return pl.Series(sums).cast(pl.String)
