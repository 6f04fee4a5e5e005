"""URLs: the grammar that a `loc` must keep, its parts, its readable form, and the key by which near duplicates are found.

Expressions are read alike by `re` and by the Rust engine of Polars: no look-around, no Unicode classes, no flags.
`PLAIN` accepts URLs with nothing to say about their shape. White space around a URL is set aside before anything else
is judged. A backslash ends the host as a slash does, since that is what it was meant to be.

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
from typing import Final, NamedTuple
from urllib.parse import quote, unquote, urlsplit

import idna
import numpy as np
import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.hosts import HOST, LONG_HOST, PORT
from sitemap_studio.protocol.quoting import shown

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

INVISIBLE: Final = (
    "\u00ad\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)
"""Characters that nobody sees: soft hyphens, zero-width characters, direction marks and byte order marks."""

OTHER_SPACE: Final = (
    "\x85\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
    f"{INVISIBLE}"
)
"""White space that XML does not know, and invisible characters. Unicode, White_Space and Default_Ignorable_Code_Point."""

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

_HEX, _NEXT = "[0-9A-Fa-f]", "%25[89ABab][0-9A-Fa-f]"
ESCAPED_TWICE: Final = (
    rf"(?:%25[2-6]{_HEX}|%257[0-9A-Ea-e]|%25[Cc]2%25[ABab]{_HEX}|%25(?:[Cc][3-9A-Fa-f]|[Dd]{_HEX}){_NEXT}"
    rf"|%25[Ee]{_HEX}{_NEXT}{_NEXT}|%25[Ff][0-4]{_NEXT}{_NEXT}{_NEXT})"
)
"""A character in valid UTF-8 whose escapes were escaped again."""

_NO_DOUBLE_ESCAPE = rf"(?:[^%]|%[^2]|%2[^5]|%25[^0-9A-Fa-f]|%25{_HEX}[^0-9A-Fa-f]|%25?{_HEX}?$|%2?$|$)"
ENTITY: Final = "&(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6});"
"""An entity that is left when XML's own are read."""

ESCAPED_TWICE_RUN: Final = rf"(?:^|[^0-9%])((?:{ESCAPED_TWICE})+){_NO_DOUBLE_ESCAPE}"
"""Escapes that were escaped again, such as `%2520` for a space.

A digit before them is rather that of a percentage: the escape `%25` is of a percent sign in `20%25faster`. So is it if
decoding once gives no valid UTF-8.
"""

DOUBLE_ESCAPE: Final = f"{ENTITY}|{ESCAPED_TWICE_RUN}"
"""An escape that was escaped again, or an entity that is left when XML's own are read."""

USER_INFO: Final = rf"^[^:]*://{AUTHORITY}@"
"""User information before the host. RFC 9110, 4.2.4."""

DEFAULT_PORT: Final = (
    rf"^(?:(?:[Hh][Tt][Tt][Pp]://{AUTHORITY}:0*80|[Hh][Tt][Tt][Pp][Ss]://{AUTHORITY}:0*443)(?:[/?#\\]|$)"
    rf"|[^:]*://{AUTHORITY}:(?:[/\\](?:[^/\\]|$)|[?#]|$))"
)
"""A port that goes without saying, or a colon without one. RFC 3986, 3.2.3 and 6.2.3."""

JOINED: Final = (
    rf"^(?:[Hh][Tt][Tt][Pp][Ss]?://(?:{AUTHORITY}:[/\\][/\\]|[Hh][Tt][Tt][Pp][Ss]?[:;]?[/\\])"
    r"|[^:]*://[^?#]*[^/?#=:][Hh][Tt][Tt][Pp][Ss]?:/|[^:]*://[^?#]*/[,;|][Hh][Tt][Tt][Pp][Ss]?:/)"
)
"""A second protocol directly after the first, or within the path without a slash before it.

After a slash it is legal, and archives and proxies have such URLs. So is a colon without a port before two slashes.
"""

CONTROL_ESCAPE: Final = "%(?:[01][0-9A-Fa-f]|7[Ff])"
"""The escape of a control character, such as a line break or a null byte. RFC 3986, 7.3."""

_FILE_NAME = (
    "[Hh][Tt][Mm][Ll]?|[Xx][Hh][Tt][Mm][Ll]|[Pp][Hh][Pp][0-9]?|[Aa][Ss][Pp][Xx]?|[Jj][Ss][Pp][Xx]?|[Xx][Mm][Ll]"
)
FILE_AS_HOST: Final = (
    rf"^[^:]*://(?:{AUTHORITY}@)?[^/?#\\@:]*[.](?:{_FILE_NAME}|[Tt][Xx][Tt]|[Pp][Dd][Ff]|[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]"
    r"|[Gg][Ii][Ff]|[Ss][Vv][Gg])(?:[:/?#\\]|$)"
)
"""A file name where the host should be: none of these endings is a top-level domain. IANA, Root Zone Database."""

UPPER_CASE: Final = (
    rf"^(?:[^:]*[A-Z][^:]*:|[^:]*://(?:{AUTHORITY}@)?(?:{ESCAPE}|[^/?#\\@%])*[A-Z]{_END_OF_HOST})"
)  # fmt: skip
"""Capitals in protocol or host, where case means nothing. RFC 3986, 6.2.2.1."""

DOT_SEGMENTS: Final = r"^[^?#]*[/\\](?:[.]|%2[Ee]){1,2}(?:[/\\?#]|$)"
"""A step that stays where it is, or goes up, in the path. RFC 3986, 5.2.4 and 6.2.2.3."""

_SPLIT = rf"(?s)([A-Za-z][A-Za-z0-9+.\-]*:)?(//{AUTHORITY})?([^?#]*)([?][^#]*)?(#.*)?"


@dataclass(frozen=True)
class UrlPrefix:
    """The common beginning of some URLs; the scheme includes its colon, and the path does not end with a slash."""

    scheme: str
    authority: str
    path: str

    @property
    def text(self) -> str:
        """The prefix as written."""
        return f"{self.scheme}//{self.authority}{self.path}"


def stripped(text: str | None) -> str:
    """Return a URL without surrounding white space; empty for None."""
    return (text or "").strip(SPACE_AROUND)


def is_complete(loc: str) -> bool:
    """Whether an address begins with a protocol."""
    return bool(re.match(SCHEME, loc)) and not re.match(HOST_AND_PORT, loc)


def is_web(loc: str) -> bool:
    """Whether an address is complete, of http or https, and names a host from which a page can be fetched."""
    return is_complete(loc) and bool(re.match(WEB_HOST, loc)) and not re.match(LONG_HOST, loc)


def web_host(url: str) -> str | None:
    """Return the host of a complete URL of http or https in lower case; None for any other text."""
    # What can't be taken apart raises.
    with suppress(ValueError):
        return urlsplit(url).hostname if is_web(url) else None
    return None


def incomplete_url(url: str) -> RequestError:
    """Return the error for a text that a user gave where a complete URL is needed."""
    if not url.strip():
        return RequestError(msg("Enter a complete URL, such as https://www.example.com/."))
    return RequestError(
        msg("“{text}” is not a complete URL.", text=shown(url)), hint=msg("For example https://www.example.com/.")
    )


def split_loc(loc: str) -> tuple[str, str, str, str, str]:
    """Cut an address into scheme, authority, path, query and fragment.

    Each keeps its mark (`http:`, `//host`, `/path`, `?query`, `#fragment`) or is empty, so that together they are the
    address again. RFC 3986, appendix B; a backslash ends the authority too.
    """
    found = re.fullmatch(_SPLIT, loc)
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
    """Return the URL of the folder of a URL, with a trailing slash; of a folder, the same URL."""
    scheme, authority, path, *_ = split_loc(stripped(address))
    return f"{scheme}{authority}{path[: path.rfind('/') + 1] or '/'}"


def file_address(address: str, name: str) -> str:
    """The address of a file that lies at the address of a set, or in the folder of that address."""
    return address + quote(os.fsencode(name)) if address.endswith("/") else address


_ESCAPES: Final = r"(?:%[0-9A-Fa-f]{2})+"
_RESERVED: Final = frozenset(":/?#[]@!$&'()*+,;=%")
"""Characters that part an address where they stand bare. RFC 3986, 2.2; and the one that begins escapes."""

_PUNYCODE: Final = "xn--"


def readable(loc: str) -> str:
    """An address with escapes decoded as UTF-8 and its host out of punycode, as far as they can be. RFC 3987, 3.2."""
    host = host_of(loc)
    shown = re.sub(_ESCAPES, _decoded, loc)
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
    """Return a host label decoded from Punycode, or unchanged if the result is not a valid label."""
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
"""The file that a server sends for its folder, at the end of a path in lower case."""

_INDEX_FILE_ANY_CASE: Final = "(?ai)" + _INDEX_FILE

_ESCAPED_UNRESERVED: Final = r"%(?:2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])"
_ODD_PATH: Final = r"/[?/]|^[^/]*:|/(?:index|default)[.]"
_ODD: Final = rf"[^a-z0-9\-._~!$'()*+,;=:@/?]|{_ODD_PATH}"
"""What makes more than the plain steps necessary, in a URL in lower case without its protocol."""

_RARE: Final = rf"[^a-z0-9\-._~!$'()*+,;=:@/?%&]|{_ESCAPED_UNRESERVED}|{_ODD_PATH}"
"""The same, without what most URLs of some sites hold: parameters and other escapes."""

_HOST: Final = "^(?:[Hh][Tt][Tt][Pp][Ss]?://)?[^/?#]*"
"""A URL up to its path."""

FRAGMENT: Final = "(?s)#.*$"
"""The fragment of a URL, with its mark."""

_PARTS: Final = r"(?s)([^/?#]*)([^?#]*)([^#]*)(.*)"
_DEFAULT_PORT: Final = r":(?:0*(?:80|443))?\Z"
_UNRESERVED: Final = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
_TO_ESCAPE: Final = rf"[^{IN_QUERY}#%]"
"""A character that must be escaped in a path and in a query."""

_REPEATED_SLASHES: Final = "/{2,}"


class _KeyParts(NamedTuple):
    """The parts of a URL that keys are made of: protocol and “www.” as written, and what follows them."""

    protocol: str
    www: str
    authority: str
    path: str
    query: str
    fragment: str


def _key_parts(loc: str) -> _KeyParts:
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
    """Return keys that are equal for URLs that are equivalent, without white space of XML; empty for no URL.

    Letter case of protocol and host, letter case of escapes, escapes of unreserved characters, dot segments, and
    characters beyond ASCII instead of their UTF-8 escapes make no difference. RFC 3986, 6.2.2; RFC 3987, 3.1.
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
    return keys.scatter(odd, texts.str.replace_many(_NORMAL_ESCAPES))


def _ascii_key(url: str) -> str:
    """Return a URL with protocol and host in lower case, other characters escaped as UTF-8, and no dot segments."""
    scheme, authority, path, query, fragment = split_loc(url)
    user, host, port = split_authority(authority[2:])
    authority = f"//{user}{host.lower()}{port}" if authority else ""
    text = scheme.lower() + authority + _without_dots(path) + query + fragment
    return quote(text, safe=_ALL_ASCII)


def _without_dots(path: str) -> str:
    """Return an absolute path without its dot segments. RFC 3986, 5.2.4."""
    segments, kept = [re.sub("%2[Ee]", ".", segment) for segment in path.split("/")], list[str]()
    for written, segment in zip(path.split("/"), segments, strict=True):
        if segment == ".." and len(kept) > 1:
            kept.pop()
        elif segment not in (".", ".."):
            kept.append(written)
    ends_in_folder = segments[-1] in (".", "..")
    return "/".join([*kept, ""] if ends_in_folder else kept) if path.startswith("/") else path


_ALL_ASCII: Final = "".join(map(chr, range(128)))

_NORMAL_ESCAPES: Final = {
    f"%{high}{low}": chr(code) if (code := int(high + low, 16)) in _UNRESERVED else f"%{high}{low}".upper()
    for high in "0123456789ABCDEFabcdef"
    for low in "0123456789ABCDEFabcdef"
    if int(high + low, 16) in _UNRESERVED or (high + low) != (high + low).upper()
}
"""Escapes that are not in their normal form, and that form."""


def normal_escapes(text: str) -> str:
    """Decode percent escapes of unreserved characters, and write the others in upper case. RFC 3986, 6.2.2."""

    def normal(escape: re.Match[str]) -> str:
        code = int(escape[0][1:], 16)
        return chr(code) if code in _UNRESERVED else escape[0].upper()

    return re.sub(ESCAPE, normal, text) if "%" in text else text


def _normal_characters(text: str) -> str:
    """Escape what must be escaped, in UTF-8, and normalise the other escapes. RFC 3987, 3.1."""
    return normal_escapes(re.sub(_TO_ESCAPE, lambda found: quote(found[0], safe="", errors="replace"), text))


def _sorted_parameters(query: str) -> str:
    """Return a query with its parameters sorted by name; the sort is stable."""
    if "&" not in query:
        return query
    return "?" + "&".join(sorted(query[1:].split("&"), key=lambda parameter: parameter.partition("=")[0]))


_Steps = Mapping[UrlDifference, Callable[[str], str]]

_HOST_STEPS: Final[_Steps] = {
    UrlDifference.HOST_CASE: str.lower,
    UrlDifference.PORT: lambda authority: re.sub(_DEFAULT_PORT, "", authority),
    UrlDifference.ESCAPES: normal_escapes,
}
_PATH_STEPS: Final[_Steps] = {
    UrlDifference.ESCAPES: _normal_characters,
    UrlDifference.REPEATED_SLASH: lambda path: re.sub(_REPEATED_SLASHES, "/", path),
    UrlDifference.INDEX_FILE: lambda path: re.sub(_INDEX_FILE_ANY_CASE, "/", path),
    UrlDifference.TRAILING_SLASH: lambda path: path.removesuffix("/"),
    UrlDifference.PATH_CASE: str.lower,
}
_QUERY_STEPS: Final[_Steps] = {
    UrlDifference.ESCAPES: _normal_characters,
    UrlDifference.PARAMETER_ORDER: _sorted_parameters,
}
_UNCERTAIN: Final = {UrlDifference.REPEATED_SLASH, UrlDifference.PATH_CASE}
_PAGE_PATH_STEPS: Final = {step: apply for step, apply in _PATH_STEPS.items() if step not in _UNCERTAIN}
"""Servers may answer with different pages where paths differ in the other steps."""


def _normalized(text: str, steps: _Steps, without: UrlDifference | None = None) -> str:
    for step, apply in steps.items():
        if step is not without:
            text = apply(text)
    return text


def page_key(loc: str) -> str:
    """Return a key that is equal for URLs that nearly every server answers with the same page.

    It ignores the same as `near_key`, except repeated slashes, the letter case of the path, and the fragment.
    """
    parts = _key_parts(loc)
    path = _normalized(parts.path, _PAGE_PATH_STEPS)
    return f"{_normalized(parts.authority, _HOST_STEPS)}{path}{_normalized(parts.query, _QUERY_STEPS)}{parts.fragment}"


def near_key(loc: str) -> str:
    """Return a key that is equal for URLs that are probably the same page.

    It ignores white space around the URL and each `UrlDifference`.
    """
    parts = _key_parts(loc)
    path = _normalized(parts.path, _PATH_STEPS)
    return _normalized(parts.authority, _HOST_STEPS) + path + _normalized(parts.query, _QUERY_STEPS)


def near_differences(one: str, other: str) -> list[UrlDifference]:
    """Return in what two near duplicates differ, in the order of `UrlDifference`."""
    first, second = _key_parts(one), _key_parts(other)
    found = set[UrlDifference]()
    for steps, texts in (
        (_HOST_STEPS, (first.authority, second.authority)),
        (_PATH_STEPS, (first.path, second.path)),
        (_QUERY_STEPS, (first.query, second.query)),
    ):
        if texts[0] != texts[1]:
            # A step matters if the texts are not equal without it.
            found |= {each for each in steps if len({_normalized(text, steps, each) for text in texts}) == 2}
    plain = {
        UrlDifference.PROTOCOL: first.protocol.lower() != second.protocol.lower(),
        UrlDifference.WWW: first.www.lower() != second.www.lower(),
        UrlDifference.HOST_CASE: first.www != second.www and first.www.lower() == second.www.lower(),
        UrlDifference.FRAGMENT: first.fragment != second.fragment,
    }
    found |= {each for each, is_different in plain.items() if is_different}
    return [each for each in UrlDifference if each in found]


def coarse_keys(locs: pl.Series) -> pl.Series:
    """Return a column of keys that are equal wherever `near_key` is equal, and seldom elsewhere.

    They ignore letter case: where two of them are equal, `near_key` decides.
    """
    texts = _without_prefix(locs)
    keys = _without_final_slashes(texts)
    odd = keys.str.contains(_ODD).fill_null(value=False).arg_true()
    return keys if odd.is_empty() else keys.scatter(odd, _odd_keys(locs.gather(odd), texts.gather(odd)))


def _without_prefix(locs: pl.Series) -> pl.Series:
    """Return URLs in lower case, without white space around them, protocol and “www.”."""
    text = pl.col("loc").str.strip_chars(XML_SPACE).str.to_lowercase()
    for prefix in ("https://", "http://", "www."):
        text = text.str.strip_prefix(prefix)
    return locs.to_frame("loc").select_seq(text).to_series()


def _without_final_slashes(texts: pl.Series) -> pl.Series:
    return texts.str.strip_chars_end("/")


def _odd_keys(locs: pl.Series, texts: pl.Series) -> pl.Series:
    """Return the keys of `coarse_keys` by all steps, from URLs and from the same after `_without_prefix`."""
    rare = texts.str.contains(_RARE).arg_true()
    if not rare.is_empty():
        texts = texts.scatter(rare, _plain_texts(locs.gather(rare), texts.gather(rare)))
    keys = _without_final_slashes(texts)
    several = texts.str.contains("&", literal=True).arg_true()
    return keys if several.is_empty() else keys.scatter(several, _parameter_sums(texts.gather(several)))


def _plain_texts(locs: pl.Series, texts: pl.Series) -> pl.Series:
    """Return URLs without fragment, port and index file, with normal escapes and single slashes in the path."""
    must_escape = locs.str.contains(_TO_ESCAPE).arg_true()
    if not must_escape.is_empty():
        escaped = _map_matching(locs.gather(must_escape), f"{_HOST}[^\x00-\x7f]", _with_lower_host)
        texts = texts.scatter(must_escape, _without_prefix(_with_escapes(escaped)))
    texts = _map_matching(texts, "#", lambda some: some.str.replace(FRAGMENT, ""))
    texts = _map_matching(texts, _ESCAPED_UNRESERVED, _with_normal_escapes)
    return _map_matching(texts, _ODD_PATH, _with_plain_path)


def _map_matching(texts: pl.Series, pattern: str, function: Callable[[pl.Series], pl.Series]) -> pl.Series:
    """Replace the texts that contain a pattern by what a function makes of them."""
    places = texts.str.contains(pattern).arg_true()
    return texts if places.is_empty() else texts.scatter(places, function(texts.gather(places)))


def _with_lower_host(locs: pl.Series) -> pl.Series:
    head = pl.col("loc").str.extract(f"({_HOST})")
    lower = head.str.to_lowercase() + pl.col("loc").str.strip_prefix(head)
    return locs.str.strip_chars(XML_SPACE).to_frame("loc").select(lower).to_series()


def _with_escapes(locs: pl.Series) -> pl.Series:
    """Escape what must be escaped behind the host, and there too, in UTF-8."""
    texts = locs.str.strip_chars(XML_SPACE)
    runs = texts.str.extract_all(f"{_TO_ESCAPE}+").explode().unique().drop_nulls().to_list()
    characters = sorted(set("".join(runs)))
    if not characters:
        return texts
    return texts.str.replace_many(characters, [quote(each, safe="", errors="replace") for each in characters])


def _with_normal_escapes(texts: pl.Series) -> pl.Series:
    return pl.Series([normal_escapes(text).lower() for text in texts.to_list()], dtype=pl.String)


def _with_plain_path(texts: pl.Series) -> pl.Series:
    path = pl.col("loc").str.extract("(?s)^([^?]*)").str.replace(r"^([^/]*):(?:0*(?:80|443))?(/|$)", "$1$2")
    path = path.str.replace_all("/{2,}", "/").str.replace(_INDEX_FILE, "").str.strip_chars_end("/")
    query = pl.col("loc").str.extract(r"(?s)([?].*)$").fill_null("")
    return texts.to_frame("loc").select(path + query).to_series()


def _parameter_sums(texts: pl.Series) -> pl.Series:
    """Return sums of the hashes of the parameters and what precedes them, which do not depend on their order."""
    parts = texts.str.replace("?", "?&", literal=True).str.split("&")
    starts = parts.list.len().cum_sum().shift(fill_value=0).to_numpy()
    sums = np.add.reduceat(parts.explode().hash().to_numpy(), starts)
    return pl.Series(sums).cast(pl.String)
