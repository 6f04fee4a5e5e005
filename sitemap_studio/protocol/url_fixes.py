"""Fixes of URLs, one function for each fault that can be put right without guessing.

Each changes one thing only; white space around the URL stays. A result of None, or the URL as it was, means that nothing certain can be done. Parameters of sessions and trackers are recognised without regard to case, by expressions that `re` and Polars read alike.

Sources: Sitemap Protocol 0.9, FAQ on session IDs; Servlet 4.0, 7.1.3 (`;jsessionid=`); ASP.NET, `sessionState` with `cookieless` (`/(S(...))/`); PHP, `session.name`; the tracking parameters are as their makers document them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal
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
_DOT = re.compile("%2[Ee]")
ENTITIES: Final = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'"}

_MAYBE_HOST = re.compile(r"[^/?#\\:]*[.][A-Za-z]{2,}[.]?(?=([/\\:])|[?#]|$)")
_PAGE = re.compile(
    r"(?i)[.](?:html?|xhtml|php[0-9]?|aspx?|jspx?|cgi|pdf|xml|txt|jpe?g|png|gif|webp|svg|docx?|xlsx?|zip)$"
)


def _around(loc: str, mend: Callable[[str], str | None]) -> str | None:
    """Mend what is within the white space around an address."""
    core = stripped(loc)
    mended = mend(core) if core else None
    if mended is None:
        return None
    before = len(loc) - len(loc.lstrip(SPACE_AROUND))
    return loc[:before] + mended + loc[before + len(core) :]


def characters_to_escape(loc: str) -> list[str]:
    """The characters that `escaped` is for, in order, each as often as it stands there."""
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
    """Every byte of a text in an encoding as a percent escape.

    Raises:
        UnicodeEncodeError: The encoding does not have a character of it.
    """
    data = text.encode(encoding, "surrogatepass" if encoding == "utf-8" else "strict")
    return f"%{data.hex('%').upper()}" if data else ""


def escaped(loc: str, encoding: Encoding = "utf-8") -> str | None:
    """Percent-encode every character that is illegal in an address, but for those that have rules of their own.

    Args:
        loc: The address.
        encoding: What the web server expects.

    Returns:
        The address; one whose host is at fault keeps that host. None where the encoding lacks a character.

    Source: Sitemap Protocol 0.9, Entity escaping; RFC 3986, 2.1.
    """

    def encoded(part: str, bad: re.Pattern[str]) -> str:
        return bad.sub(lambda found: percent_encoded(found[0], encoding), part)

    def mend(core: str) -> str:
        scheme, authority, path, query, fragment = split_loc(core)
        user, host, port = split_authority(authority[2:])
        return (
            scheme
            + authority[:2]
            + encoded(user, _BAD_IN_AUTHORITY)
            + host
            + port
            + encoded(path, _BAD_IN_PATH)
            + query[:1]
            + encoded(query[1:], _BAD_IN_QUERY)
            + fragment[:1]
            + encoded(fragment[1:], _BAD_IN_QUERY)
        )

    try:
        return _around(loc, mend)
    except UnicodeEncodeError:
        return None


def with_escaped_blanks(loc: str) -> str | None:
    """Write blanks within path, query and fragment as %20.

    None where there is other white space, which could be a wrapped line as well, a blank in the host, or what looks
    like a second address behind a blank.
    """

    def mend(core: str) -> str | None:
        scheme, authority, *rest = split_loc(core)
        tail = "".join(rest)
        has_second = " " in tail and tail.find("://", tail.find(" ")) >= 0
        is_certain = not re.search("[\t\r\n]", core) and " " not in authority and not has_second
        return scheme + authority + tail.replace(" ", "%20") if is_certain else None

    return _around(loc, mend)


def with_escaped_percents(loc: str) -> str | None:
    """Write percent signs that begin no escape as %25.

    None where one of them could be an escape that was cut off, or one of JavaScript's (`%u00FC`), or is in the host.
    """

    def mend(core: str) -> str | None:
        scheme, authority, *rest = split_loc(core)
        tail = "".join(rest)
        is_certain = not _CUT_PERCENT.search(tail) and not _BARE_PERCENT.search(authority)
        return scheme + authority + _BARE_PERCENT.sub("%25", tail) if is_certain else None

    return _around(loc, mend)


def unescaped_once(loc: str) -> str | None:
    """Take one layer of a double escape off: `%2520` becomes `%20`, `&amp;` becomes `&`.

    None where other escapes stand beside percent signs that were escaped again: an address within an address has both.
    """

    def plain(found: re.Match[str]) -> str:
        if found[0].startswith("%"):
            return f"%{found[0][3:]}"
        if found[0] in ENTITIES:
            return ENTITIES[found[0]]
        digits = found[0][2:-1]
        code = int(digits[1:], 16) if digits[0] in "Xx" else int(digits)
        return chr(code) if 0x20 < code < 0x7F else found[0]

    def mend(core: str) -> str | None:
        is_nested = _DOUBLE_PERCENT.search(core) and _SINGLE_ESCAPE.search(core)
        return None if is_nested else _DOUBLE_ESCAPE.sub(plain, core)

    return _around(loc, mend)


def with_slashes(loc: str) -> str | None:
    """Write the backslashes before the query as slashes. WHATWG URL, 4.4."""

    def mend(core: str) -> str:
        end = min((place for place in (core.find("?"), core.find("#")) if place >= 0), default=len(core))
        return core[:end].replace("\\", "/") + core[end:]

    return _around(loc, mend)


def _with_host(loc: str, mend: Callable[[str], str | None]) -> str | None:
    """Mend the host, or with `None` from `mend` nothing."""

    def mend_core(core: str) -> str | None:
        scheme, authority, *rest = split_loc(core)
        user, host, port = split_authority(authority[2:])
        mended = mend(host)
        return None if mended is None else "".join((scheme, authority[:2], user, mended, port, *rest))

    return _around(loc, mend_core)


def host_in_ascii(host: str) -> str | None:
    """The IDNA form of a host, percent-encoded or not; None where it has none.

    Source: RFC 5891, with the mapping of UTS 46, as browsers do it; RFC 3986, 3.2.2 (escapes are those of UTF-8).
    """
    try:
        return idna.encode(unquote(host, errors="strict"), uts46=True).decode("ascii")
    except (idna.IDNAError, UnicodeError):
        return None


def host_in_unicode(host: str) -> str:
    """The characters that an IDNA form stands for; the host as it is where it stands for none."""
    try:
        return idna.decode(host)
    except (idna.IDNAError, UnicodeError):
        return host


def with_ascii_host(loc: str) -> str | None:
    """Write the host in its IDNA form."""
    return _with_host(loc, host_in_ascii)


def in_lower_case(loc: str) -> str | None:
    """Write protocol and host in lower case; escapes stay as they are. RFC 3986, 6.2.2.1."""
    lowered = _with_host(loc, lambda host: _ESCAPE_OR_LETTER.sub(_lower, host))
    return _around(lowered or loc, lambda core: split_loc(core)[0].lower() + core[len(split_loc(core)[0]) :])


def _lower(found: re.Match[str]) -> str:
    return found[0] if found[0].startswith("%") else found[0].lower()


def without_default_port(loc: str) -> str | None:
    """Leave the port out, with its colon, whatever it is: asked for where it goes without saying. RFC 3986, 6.2.3."""

    def mend(core: str) -> str:
        scheme, authority, *rest = split_loc(core)
        user, host, _ = split_authority(authority[2:])
        return "".join((scheme, authority[:2], user, host, *rest))

    return _around(loc, mend)


def without_dot_segments(loc: str) -> str | None:
    """Go the steps `.` and `..` of the path. RFC 3986, 5.2.4; `%2E` is a dot by 6.2.2.2."""

    def mend(core: str) -> str:
        scheme, authority, path, query, fragment = split_loc(core)
        return scheme + authority + _walked(path) + query + fragment

    return _around(loc, mend)


def _walked(path: str) -> str:
    if not path.startswith("/"):
        return path
    walked: list[str] = []
    segments = path[1:].split("/")
    for place, segment in enumerate(segments):
        step = _DOT.sub(".", segment)
        if step in (".", ".."):
            del walked[len(walked) - (step == "..") :]
            if place == len(segments) - 1:
                walked.append("")
        else:
            walked.append(segment)
    return "/" + "/".join(walked)


def without_fragment(loc: str) -> str | None:
    """Leave the fragment out.

    None where it could be the place of a page within a program (`#!`, `#/`), or part of an entity (`&#38;`).
    """

    def mend(core: str) -> str | None:
        *rest, fragment = split_loc(core)
        is_uncertain = fragment.startswith(("#!", "#/")) or _NUMERIC_ENTITY.search(core)
        return None if is_uncertain else "".join(rest)

    return _around(loc, mend)


def made_absolute(loc: str, base_url: str) -> str | None:
    """Complete an address by the address of the page or folder that it is relative to.

    Args:
        loc: An address without a protocol.
        base_url: Where it counts from.

    Returns:
        The address as RFC 3986, 5.2, resolves it. An address that begins with the very host of the base, as
        `www.example.com/catalog` does, gets the base's protocol. None where it could begin with another host.
    """

    def mend(core: str) -> str | None:
        if is_complete(core) or not is_web(stripped(base_url)):
            return None
        scheme, authority, *_ = split_loc(stripped(base_url))
        end = len(authority) - 2
        if core[:end].lower() == authority[2:].lower() and core[end : end + 1] in ("", "/", "?", "#"):
            return f"{scheme}//{core}"
        return None if _may_name_host(core) else _resolved(core, stripped(base_url))

    return _around(loc, mend)


def _resolved(reference: str, base_url: str) -> str:
    """RFC 3986, 5.2.2, for a reference without a protocol."""
    scheme, base_authority, base_path, base_query, _ = split_loc(base_url)
    _, authority, path, query, fragment = split_loc(reference)
    if authority:
        return scheme + authority + _walked(path) + query + fragment
    if not path:
        return scheme + base_authority + base_path + (query or base_query) + fragment
    if not path.startswith("/"):
        path = (base_path[: base_path.rfind("/") + 1] or "/") + path
    return scheme + base_authority + _walked(path) + query + fragment


def _may_name_host(loc: str) -> bool:
    """Whether an address without a protocol could begin with a host, or with a protocol that is misspelt."""
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
"""Parameters that carry the id of a visitor's session."""

MAYBE_SESSION_NAMES: Final = ("sid", "sessid", "session", "sessionid", "session_id")
"""Parameters that may name something else as well: taken for a session's if their value looks like the id of one."""

TRACKER_NAMES: Final = (
    "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "fbclid", "msclkid", "yclid", "twclid", "ttclid", "li_fat_id",
    "igshid", "mc_cid", "mc_eid", "_ga", "_gl", "_openstat", "srsltid", "mkt_tok", "vero_id",
)  # fmt: skip
"""Parameters that tell where a visitor came from, beside those that begin with one of `TRACKER_PREFIXES`."""

TRACKER_PREFIXES: Final = ("utm_", "mtm_", "pk_", "hsa_")
"""How families of such parameters begin."""


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
"""An address with the id of a session."""

TRACKER: Final = rf"^[^?#]*[?](?:[^#]*[&;])?(?:{TRACKERS})="
"""An address with a parameter of a tracker."""

ANY_HABIT: Final = rf"[?&;](?:{_SESSION_NAME}|{_MAYBE_SESSION_NAME}|{TRACKERS})=|{_COOKIELESS}"
"""What an address of either kind holds: quicker to look for."""

_PARAMETER = re.compile("([&;]?)([^&;]*)")
_PATH_PARAMETER = re.compile(";[^/;]*")
_COOKIELESS_SEGMENT = re.compile(rf"{_COOKIELESS}(?=/|$)")
_IS_SESSION = re.compile(f"(?:{_SESSION_NAME})=.*|(?:{_MAYBE_SESSION_NAME})={_SESSION_ID}", re.DOTALL)
_IS_TRACKER = re.compile(f"(?:{TRACKERS})=.*", re.DOTALL)
_LEFT_ENTITY: Final = "&amp;"


def without_session(loc: str) -> str | None:
    """Take the ids of sessions out of an address."""
    core = stripped(loc)
    if _LEFT_ENTITY in core:
        return None
    scheme, authority, path, query, fragment = split_loc(core)
    path = _PATH_PARAMETER.sub(lambda found: "" if _is_session(found[0][1:]) else found[0], path)
    path = _COOKIELESS_SEGMENT.sub("", path)
    kept = "".join((scheme, authority, path, _without(query, _is_session), fragment))
    return loc.replace(core, kept, 1)


def without_trackers(loc: str) -> str | None:
    """Take the parameters of trackers out of an address."""
    core = stripped(loc)
    if _LEFT_ENTITY in core:
        return None
    *before, query, fragment = split_loc(core)
    kept = "".join((*before, _without(query, lambda parameter: bool(_IS_TRACKER.fullmatch(parameter))), fragment))
    return loc.replace(core, kept, 1)


def session_names(loc: str) -> list[str]:
    """The names of the parameters of sessions in an address, as written, in order, each once."""
    _, _, path, query, _ = split_loc(stripped(loc))
    parameters = re.split("[?&;]", path.replace("/", "?") + query)
    return list(dict.fromkeys(each.partition("=")[0] for each in parameters if _is_session(each)))


def _is_session(parameter: str) -> bool:
    return _IS_SESSION.fullmatch(parameter) is not None


def _without(query: str, is_unwanted: Callable[[str], bool]) -> str:
    """A query, with its mark, without some of its parameters; empty if it had no others."""
    given: list[tuple[str, str]] = _PARAMETER.findall(query[1:])[:-1]
    kept = [(mark, text) for mark, text in given if not is_unwanted(text)]
    if len(kept) == len(given):
        return query
    if not kept:
        return ""
    return query[:1] + kept[0][1] + "".join(mark + text for mark, text in kept[1:])
