"""Fixes of URLs, one function for each fault that can be put right without guessing.

Each changes one thing only; white space around the URL stays. A result of None, or the URL as it was, means that nothing
certain can be done. Parameters of sessions and trackers are recognised without regard to case, by expressions that `re`
and Polars read alike.

Sources: Sitemap Protocol 0.9, FAQ on session IDs; Servlet 4.0, 7.1.3 (`;jsessionid=`); ASP.NET, `sessionState` with
`cookieless` (`/(S(...))/`); PHP, `session.name`; the tracking parameters are as their makers document them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, Literal, ParamSpec
from urllib.parse import unquote

import idna

from sitemap_studio.protocol.urls import (
    DOUBLE_ESCAPE,
    ESCAPE,
    IN_AUTHORITY,
    IN_PATH,
    IN_QUERY,
    LEFT_TO_OTHERS,
    SPACE_AROUND,
    is_complete,
    is_web,
    split_authority,
    split_loc,
    stripped,
)

Encoding = Literal["utf-8", "iso-8859-1"]
"""In what a web server expects the characters of addresses. Sitemap Protocol 0.9, Entity escaping."""

_BAD_IN_AUTHORITY = re.compile(rf"[^{IN_AUTHORITY}{LEFT_TO_OTHERS}]+")
_BAD_IN_PATH = re.compile(rf"[^{IN_PATH}{LEFT_TO_OTHERS}\\]+")
_BAD_IN_QUERY = re.compile(rf"[^{IN_QUERY}{LEFT_TO_OTHERS}]+")
_CUT_PERCENT = re.compile("%(?:[0-9A-Fa-f](?:[^0-9A-Fa-f]|$)|[uU][0-9A-Fa-f]{4})")
_BARE_PERCENT = re.compile("%(?![0-9A-Fa-f]{2})")
_DOUBLE_ESCAPE = re.compile(DOUBLE_ESCAPE)
_DOUBLE_PERCENT = re.compile("%25[0-9A-Fa-f]{2}")
_SINGLE_ESCAPE = re.compile("%(?!25)[0-9A-Fa-f]{2}")
_NUMERIC_ENTITY = re.compile("&#(?:[0-9]|[Xx][0-9A-Fa-f])")
_ESCAPE_OR_LETTER = re.compile(f"{ESCAPE}|[A-Z]")
ENTITIES: Final = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'"}

_MAYBE_HOST = re.compile(r"[^/?#\\:]*[.][A-Za-z]{2,}[.]?(?=([/\\:])|[?#]|$)")
_PAGE = re.compile(
    r"(?i)[.](?:html?|xhtml|php[0-9]?|aspx?|jspx?|cgi|pdf|xml|txt|jpe?g|png|gif|webp|svg|docx?|xlsx?|zip)$"
)


_P = ParamSpec("_P")


def _within_space(fix: Callable[Concatenate[str, _P], str | None]) -> Callable[Concatenate[str, _P], str | None]:
    """Let a fix change what is within the white space around a URL."""

    @wraps(fix)
    def fixed(loc: str, /, *args: _P.args, **kwargs: _P.kwargs) -> str | None:
        core = stripped(loc)
        mended = fix(core, *args, **kwargs) if core else None
        if mended is None:
            return None
        before = len(loc) - len(loc.lstrip(SPACE_AROUND))
        return loc[:before] + mended + loc[before + len(core) :]

    return fixed


def characters_to_escape(loc: str) -> list[str]:
    """Return the characters that `escaped` is for, in order, each as often as it occurs."""
    _, authority, path, query, fragment = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    host = "".join(character for character in host if character.isascii())
    judged = (
        (_BAD_IN_AUTHORITY, user + host + port),
        (_BAD_IN_PATH, path),
        (_BAD_IN_QUERY, query[1:]),
        (_BAD_IN_QUERY, fragment[1:]),
    )
    return [character for pattern, part in judged for found in pattern.finditer(part) for character in found[0]]


def percent_encoded(text: str, encoding: Encoding = "utf-8") -> str:
    """Return every byte of a text in an encoding as a percent escape.

    Raises:
        UnicodeEncodeError: The encoding does not have a character of it.
    """
    data = text.encode(encoding, "surrogatepass" if encoding == "utf-8" else "strict")
    return f"%{data.hex('%').upper()}" if data else ""


@_within_space
def escaped(loc: str, encoding: Encoding = "utf-8") -> str | None:
    """Percent-encode every character that is illegal in a URL, but for those that have rules of their own.

    A host at fault stays as it is. None where the encoding of the web server lacks a character.
    """

    def encoded(part: str, bad: re.Pattern[str]) -> str:
        return bad.sub(lambda found: percent_encoded(found[0], encoding), part)

    scheme, authority, path, query, fragment = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    try:
        user, path = encoded(user, _BAD_IN_AUTHORITY), encoded(path, _BAD_IN_PATH)
        query, fragment = (part[:1] + encoded(part[1:], _BAD_IN_QUERY) for part in (query, fragment))
    except UnicodeEncodeError:
        return None
    return "".join((scheme, authority[:2], user, host, port, path, query, fragment))


@_within_space
def with_escaped_blanks(loc: str) -> str | None:
    """Write blanks within path, query and fragment as %20.

    None where there is other white space, which could be a wrapped line as well, a blank in the host, or what looks
    like a second URL behind a blank.
    """
    scheme, authority, *rest = split_loc(loc)
    tail = "".join(rest)
    has_second = " " in tail and tail.find("://", tail.find(" ")) >= 0
    is_certain = not re.search("[\t\r\n]", loc) and " " not in authority and not has_second
    return scheme + authority + tail.replace(" ", "%20") if is_certain else None


@_within_space
def with_escaped_percents(loc: str) -> str | None:
    """Write percent signs that begin no escape as %25.

    None where one of them could be an escape that was cut off, or one of JavaScript's (`%u00FC`), or is in the host.
    """
    scheme, authority, *rest = split_loc(loc)
    tail = "".join(rest)
    is_certain = not _CUT_PERCENT.search(tail) and not _BARE_PERCENT.search(authority)
    return scheme + authority + _BARE_PERCENT.sub("%25", tail) if is_certain else None


@_within_space
def unescaped_once(loc: str) -> str | None:
    """Take one layer of a double escape off: `%2520` becomes `%20`, `&amp;` becomes `&`.

    None where other escapes occur beside percent signs that were escaped again: a URL within a URL has both.
    """

    def plain(found: re.Match[str]) -> str:
        if found[0].startswith("%"):
            return f"%{found[0][3:]}"
        if found[0] in ENTITIES:
            return ENTITIES[found[0]]
        digits = found[0][2:-1]
        code = int(digits[1:], 16) if digits[0] in "Xx" else int(digits)
        return chr(code) if 0x20 < code < 0x7F else found[0]

    is_nested = _DOUBLE_PERCENT.search(loc) and _SINGLE_ESCAPE.search(loc)
    return None if is_nested else _DOUBLE_ESCAPE.sub(plain, loc)


@_within_space
def with_slashes(loc: str) -> str | None:
    """Write the backslashes before the query as slashes. WHATWG URL, 4.4."""
    return re.sub("[^?#]*", lambda found: found[0].replace("\\", "/"), loc, count=1)


def host_in_ascii(host: str) -> str | None:
    """Return the IDNA form of a host, percent-encoded or not; None without one. RFC 5891; UTS 46, as in browsers."""
    try:
        return idna.encode(unquote(host, errors="strict"), uts46=True).decode("ascii")
    except (idna.IDNAError, UnicodeError):
        return None


@_within_space
def with_ascii_host(loc: str) -> str | None:
    """Write the host in its IDNA form."""
    scheme, authority, *rest = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    in_ascii = host_in_ascii(host)
    return None if in_ascii is None else "".join((scheme, authority[:2], user, in_ascii, port, *rest))


@_within_space
def in_lower_case(loc: str) -> str | None:
    """Write protocol and host in lower case; escapes stay as they are. RFC 3986, 6.2.2.1."""
    scheme, authority, *rest = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    host = _ESCAPE_OR_LETTER.sub(lambda found: found[0] if found[0].startswith("%") else found[0].lower(), host)
    return "".join((scheme.lower(), authority[:2], user, host, port, *rest))


@_within_space
def without_default_port(loc: str) -> str | None:
    """Leave the port out, with its colon; for URLs whose port is the default. RFC 3986, 6.2.3."""
    scheme, authority, *rest = split_loc(loc)
    user, host, _ = split_authority(authority[2:])
    return "".join((scheme, authority[:2], user, host, *rest))


@_within_space
def without_dot_segments(loc: str) -> str | None:
    """Go the steps `.` and `..` of the path. RFC 3986, 5.2.4; `%2E` is a dot by 6.2.2.2."""
    scheme, authority, path, query, fragment = split_loc(loc)
    return scheme + authority + _walked(path) + query + fragment


def _walked(path: str) -> str:
    if not path.startswith("/"):
        return path
    walked: list[str] = []
    segments = path[1:].split("/")
    for place, segment in enumerate(segments):
        step = re.sub("%2[Ee]", ".", segment)
        if step in (".", ".."):
            del walked[len(walked) - (step == "..") :]
            if place == len(segments) - 1:
                walked.append("")
        else:
            walked.append(segment)
    return "/" + "/".join(walked)


@_within_space
def without_fragment(loc: str) -> str | None:
    """Leave the fragment out.

    None where it could be the place of a page within a program (`#!`, `#/`), or part of an entity (`&#38;`).
    """
    *rest, fragment = split_loc(loc)
    is_uncertain = fragment.startswith(("#!", "#/")) or _NUMERIC_ENTITY.search(loc)
    return None if is_uncertain else "".join(rest)


@_within_space
def made_absolute(loc: str, base_url: str) -> str | None:
    """Complete a URL by that of the page or folder that it is relative to, as RFC 3986, 5.2, resolves it.

    A URL that begins with the very host of the base, as `www.example.com/catalog` does, gets the base's protocol.
    None where it could begin with another host.
    """
    base_url = stripped(base_url)
    if is_complete(loc) or not is_web(base_url):
        return None
    scheme, base_authority, base_path, base_query, _ = split_loc(base_url)
    end = len(base_authority) - 2
    if loc[:end].lower() == base_authority[2:].lower() and loc[end : end + 1] in ("", "/", "?", "#"):
        return f"{scheme}//{loc}"
    if _may_name_host(loc):
        return None
    # RFC 3986, 5.2.2, for a reference without a protocol.
    _, authority, path, query, fragment = split_loc(loc)
    if authority:
        return scheme + authority + _walked(path) + query + fragment
    if not path:
        return scheme + base_authority + base_path + (query or base_query) + fragment
    if not path.startswith("/"):
        path = (base_path[: base_path.rfind("/") + 1] or "/") + path
    return scheme + base_authority + _walked(path) + query + fragment


def _may_name_host(loc: str) -> bool:
    """Whether a URL without a protocol could begin with a host, or with a protocol that is misspelt."""
    if loc.startswith(("/", "?", "#", ".")):
        return loc.startswith("//") and not re.match(r"//[^/?#\\]", loc)
    first = re.split(r"[/?#\\]", loc, maxsplit=1)[0]
    if ":" in first or "\\" in loc or re.match("(?i)https?$|www[.]", first):
        return True
    found = _MAYBE_HOST.match(loc)
    return bool(found and (found[1] or not _PAGE.search(found[0])))


SESSION_NAMES: Final = (
    "phpsessid", "jsessionid", "cfid", "cftoken", "oscsid", "xtcsid", "zenid", "moodlesession",
)  # fmt: skip

MAYBE_SESSION_NAMES: Final = ("sid", "sessid", "session", "sessionid", "session_id")
"""Parameters that may name something else as well: taken for a session's if their value looks like the id of one."""

TRACKER_NAMES: Final = (
    "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "fbclid", "msclkid", "yclid", "twclid", "ttclid", "li_fat_id",
    "igshid", "mc_cid", "mc_eid", "_ga", "_gl", "_openstat", "srsltid", "mkt_tok", "vero_id",
)  # fmt: skip
"""Parameters that tell where a visitor came from, beside those that begin with one of `TRACKER_PREFIXES`."""

TRACKER_PREFIXES: Final = ("utm_", "mtm_", "pk_", "hsa_")


def _any_case(word: str) -> str:
    return "".join(f"[{letter.upper()}{letter}]" if letter.isalpha() else letter for letter in word)


_SESSION_NAME = "|".join(map(_any_case, SESSION_NAMES))
_MAYBE_SESSION_NAME = "|".join(map(_any_case, MAYBE_SESSION_NAMES))
_SESSION_ID = "(?:[A-Za-z]{0,15}[0-9][A-Za-z0-9]{15,}|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})"
TRACKERS: Final = "|".join(
    [*map(_any_case, TRACKER_NAMES), *(f"{_any_case(prefix)}[A-Za-z_]+" for prefix in TRACKER_PREFIXES)]
)
"""The names of all such parameters, whatever their case."""

_COOKIELESS = r"/[(](?:[AFSXafsx][(][A-Za-z0-9_\-]{8,}[)])+[)]"

SESSION: Final = (
    rf"^[^#]*(?:[?&;](?:(?:{_SESSION_NAME})=|(?:{_MAYBE_SESSION_NAME})={_SESSION_ID}(?:[&;/?#]|$))"
    rf"|{_COOKIELESS}(?:[/?#]|$))"
)

TRACKER: Final = rf"^[^?#]*[?](?:[^#]*[&;])?(?:{TRACKERS})="

ANY_HABIT: Final = rf"[?&;](?:{_SESSION_NAME}|{_MAYBE_SESSION_NAME}|{TRACKERS})=|{_COOKIELESS}"
"""What an address of either kind holds: quicker to look for."""

_PARAMETER = re.compile("([&;]?)([^&;]*)")
_PATH_PARAMETER = re.compile(";[^/;]*")
_COOKIELESS_SEGMENT = re.compile(rf"{_COOKIELESS}(?=/|$)")
_IS_SESSION = re.compile(f"(?:{_SESSION_NAME})=.*|(?:{_MAYBE_SESSION_NAME})={_SESSION_ID}", re.DOTALL)
_IS_TRACKER = re.compile(f"(?:{TRACKERS})=.*", re.DOTALL)
_ENTITY: Final = "&amp;"


@_within_space
def without_session(loc: str) -> str | None:
    """Take the ids of sessions out of a URL."""
    if _ENTITY in loc:
        return None
    scheme, authority, path, query, fragment = split_loc(loc)
    path = _PATH_PARAMETER.sub(lambda found: "" if _IS_SESSION.fullmatch(found[0][1:]) else found[0], path)
    path = _COOKIELESS_SEGMENT.sub("", path)
    return "".join((scheme, authority, path, _without(query, _IS_SESSION), fragment))


@_within_space
def without_trackers(loc: str) -> str | None:
    """Take the parameters of trackers out of a URL."""
    if _ENTITY in loc:
        return None
    *before, query, fragment = split_loc(loc)
    return "".join((*before, _without(query, _IS_TRACKER), fragment))


def session_names(loc: str) -> list[str]:
    """Return the names of the parameters of sessions in a URL, as written, in order, each once."""
    _, _, path, query, _ = split_loc(stripped(loc))
    parameters = re.split("[?&;]", path.replace("/", "?") + query)
    return list(dict.fromkeys(each.partition("=")[0] for each in parameters if _IS_SESSION.fullmatch(each)))


def _without(query: str, unwanted: re.Pattern[str]) -> str:
    """Return a query, with its mark, without some of its parameters; empty if it had no others."""
    parameters: list[tuple[str, str]] = _PARAMETER.findall(query[1:])[:-1]
    kept = [(mark, text) for mark, text in parameters if not unwanted.fullmatch(text)]
    if len(kept) == len(parameters):
        return query
    if not kept:
        return ""
    return query[:1] + kept[0][1] + "".join(mark + text for mark, text in kept[1:])
