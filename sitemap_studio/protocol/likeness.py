"""When two addresses are nearly the same: the key by which pages that are probably one are found.

Two addresses are alike if these are equal once

- the protocol is left out, and `www.` before the host,
- the host is in lower case, and the port that goes without saying (80, 443) left out,
- the fragment is left out, and slashes at the end of the path,
- percent escapes are in upper case, and those of letters, digits and `-._~` are the characters themselves.

Path and query keep their case. Nothing else is compared: parameters of sessions and trackers have rules of their own.

Sources: RFC 3986, 6.2.2 and 6.2.3 (what may be normalised); Sitemap Protocol 0.9, FAQ (one version of a URL, http or
https); the rest is what webmasters know as duplicate content.
"""

from __future__ import annotations

import re
from typing import Final

import polars as pl

from sitemap_studio.protocol.dates import XML_SPACE

_WEB: Final = r"^(?:[Hh][Tt][Tt][Pp][Ss]?)://(?:[Ww][Ww][Ww][.])?"
_ODD: Final = r"[#%]|/[?]|^[^/]*:"
"""What makes more than the plain steps necessary, in an address without its protocol."""

_ODD_KEY: Final = re.compile(_ODD)
_LEFT_OUT: Final = ("https://", "http://", "www.")
"""What is left out at the beginning, in this order."""

_FEW: Final = 32

_PARTS: Final = re.compile(r"(?s)([^/?#]*)([^?#]*)(?:([?][^#]*)|())")
_DEFAULT_PORT: Final = re.compile(r":(?:0*(?:80|443))?\Z")
_ESCAPE: Final = re.compile(r"%([0-9A-Fa-f]{2})")
_UNRESERVED: Final = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

_ESCAPED_UNRESERVED: Final = r"%(?:2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])"


def near_key(loc: str) -> str:
    """The key of one address; see the module for its meaning. White space around it is no part of it."""
    core = re.sub(_WEB, "", loc.strip(XML_SPACE), count=1)
    found = _PARTS.match(core)
    assert found is not None  # it matches anything
    authority, path, query = found[1].lower(), found[2].rstrip("/"), found[3] or ""
    return normal_escapes(_DEFAULT_PORT.sub("", authority) + path + query)


def normal_escapes(text: str) -> str:
    """Decode percent escapes of unreserved characters, and write the others in upper case. RFC 3986, 6.2.2."""
    return _ESCAPE.sub(_normal, text)


def _normal(escape: re.Match[str]) -> str:
    code = int(escape[1], 16)
    return chr(code) if code in _UNRESERVED else escape[0].upper()


def coarse_keys(locs: pl.Series) -> pl.Series:
    """Keys over a column that are equal wherever those of `near_key` are, and seldom elsewhere.

    They don't tell upper from lower case; whoever finds two of them equal compares with `near_key`.

    Args:
        locs: Addresses; null stays null.
    """
    few = _plain_keys(locs.to_list()) if len(locs) <= _FEW else None
    if few is not None:
        return pl.Series(locs.name, few, dtype=pl.String)
    text = pl.col("loc").str.strip_chars(XML_SPACE).str.to_lowercase()
    for prefix in _LEFT_OUT:
        text = text.str.strip_prefix(prefix)
    keys = pl.select(loc=locs).select(loc=text.str.strip_chars_end("/")).to_series()
    odd = keys.str.contains(_ODD).fill_null(value=False).arg_true()
    return keys if odd.is_empty() else keys.scatter(odd, _mended(keys.gather(odd)))


def _plain_keys(locs: list[str | None]) -> list[str | None] | None:
    """The keys of a few addresses, faster than by expressions; None if one of them takes more than the plain steps."""
    keys: list[str | None] = []
    for loc in locs:
        key = None if loc is None else loc.strip(XML_SPACE).lower()
        if key is not None:
            # What is lower case beyond ASCII is for one engine to say, or hashes kept and hashes new would differ.
            if not key.isascii() or not str(loc).isascii():
                return None
            for prefix in _LEFT_OUT:
                key = key.removeprefix(prefix)
            key = key.rstrip("/")
            if _ODD_KEY.search(key):
                return None
        keys.append(key)
    return keys


def _mended(keys: pl.Series) -> pl.Series:
    """Keys without port, fragment, slashes at the end of the path and needless escapes."""
    text = pl.col("loc").str.replace("(?s)#.*$", "").str.replace(r"^([^/?]*):(?:0*(?:80|443))?([/?]|$)", "$1$2")
    text = text.str.replace(r"/+([?]|$)", "$1").str.strip_chars_end("/")
    mended = keys.to_frame("loc").select(text).to_series()
    is_escaped = mended.str.contains(_ESCAPED_UNRESERVED)
    if not is_escaped.any():
        return mended
    return mended.scatter(is_escaped.arg_true(), mended.filter(is_escaped).map_elements(_plain, pl.String))


def _plain(key: str) -> str:
    return normal_escapes(key).lower()
