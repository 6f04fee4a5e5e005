"""Parameters that have no business in a listed address: those of sessions, and those that trackers add.

Names are compared without regard to case. Expressions are read alike by `re` and by Polars, as in `urls`.

Sources: Sitemap Protocol 0.9, FAQ on session IDs; Servlet 4.0, 7.1.3 (`;jsessionid=`); ASP.NET, `sessionState` with
`cookieless` (`/(S(...))/`); PHP, `session.name`; the tracking parameters are as their makers document them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sitemap_studio.protocol.urls import split_loc, stripped

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


def tracker_names(loc: str) -> list[str]:
    """The names of the parameters of trackers in an address, as written, in order, each once."""
    return list(dict.fromkeys(re.findall(f"[?&;]({TRACKERS})=", split_loc(stripped(loc))[3])))


def _without(query: str, is_unwanted: Callable[[str], bool]) -> str:
    """A query, with its mark, without some of its parameters; empty if it had no others."""
    given: list[tuple[str, str]] = _PARAMETER.findall(query[1:])[:-1]
    kept = [(mark, text) for mark, text in given if not is_unwanted(text)]
    if len(kept) == len(given):
        return query
    if not kept:
        return ""
    return query[:1] + kept[0][1] + "".join(mark + text for mark, text in kept[1:])
