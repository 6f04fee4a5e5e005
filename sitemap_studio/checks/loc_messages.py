"""What broken rules say about one `loc`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sitemap_studio.checks.circumstances import Circumstances
from sitemap_studio.checks.loc_rules import MIN_SCHEMA_CHARACTERS
from sitemap_studio.checks.quoting import quoted, shown
from sitemap_studio.protocol import url_habits, url_mending
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.host_scripts import mixed_label
from sitemap_studio.protocol.hosts import host_fault
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.urls import DOUBLE_ESCAPE, host_of, split_authority, split_loc, stripped

_DOUBLE_ESCAPE = re.compile(DOUBLE_ESCAPE)
_BARE_PERCENT = re.compile("(?s)%(?![0-9A-Fa-f]{2}).{0,2}")
_NAMES_SHOWN: Final = 3


def _tell_relative(value: str | None) -> str:
    return f"{quoted(stripped(value))} is not complete: it must begin with http:// or https://."


def _tell_scheme(value: str | None) -> str:
    scheme = split_loc(stripped(value))[0].removesuffix(":")
    return f"The protocol is {quoted(scheme)}; it must be http or https."


def _tell_host(value: str | None) -> str:
    authority = split_loc(stripped(value))[1]
    if authority in ("", "//"):
        return f"{quoted(stripped(value))} names no host."
    _, host, port = split_authority(authority[2:])
    return f"{quoted(authority[2:])} is not a possible host and port: {host_fault(host, port)}."


def _tell_idn(value: str | None) -> str:
    host = host_of(stripped(value))
    in_ascii = url_mending.host_in_ascii(host)
    form = f", as {shown(in_ascii)}" if in_ascii else ""
    how = "without escapes" if host.isascii() else "in ASCII"
    return f"The host {quoted(host)} must be written {how}{form}."


def _tell_mixed_scripts(value: str | None) -> str:
    mixed = mixed_label(stripped(value))
    if mixed is None:
        return RULES["loc-mixed-scripts"].explanation
    label, scripts = mixed
    return f"The host's {quoted(label)} mixes letters of {' and '.join(scripts)}; it may be taken for another name."


def _tell_inner_space(value: str | None) -> str:
    loc = stripped(value)
    if " " in host_of(loc):
        return f"The host {quoted(host_of(loc))} holds a blank, which no host has."
    if re.search("[\t\r\n]", loc):
        return f"{quoted(loc)} is broken by a tab or the end of a line, which may not stand in an address."
    return f"{quoted(loc)} holds a blank; in an address it is written %20."


def _tell_percent(value: str | None) -> str:
    host = host_of(stripped(value))
    if _BARE_PERCENT.search(host):
        return f"In the host {quoted(host)} the % must be followed by two hexadecimal digits."
    found = _BARE_PERCENT.search(stripped(value))
    text = quoted(found[0] if found else "%")
    return f"In {text} the % must be followed by two hexadecimal digits; as a character it is written %25."


def _tell_characters(value: str | None) -> str:
    found = list(dict.fromkeys(url_mending.characters_to_escape(stripped(value))))
    if not found:
        return RULES["loc-characters"].explanation
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    first = found[0]
    if first in host_of(stripped(value)):
        return f"{quoted(first)} may not stand in a host{more}."
    return (
        f"{quoted(first)} is not allowed here in an address; it is written {url_mending.percent_encoded(first)}{more}."
    )


def _tell_too_long(value: str | None) -> str:
    length = len(stripped(value))
    sentence = f"The address has {length:,} characters; it must have fewer than 2,048"
    return (
        f"{sentence}, though the published schema takes 2,048." if length == MAX_LOC_CHARACTERS + 1 else f"{sentence}."
    )


def _tell_too_short(value: str | None) -> str:
    return (
        f"{quoted(stripped(value))} has {len(stripped(value))} characters; the published schema wants "
        f"{MIN_SCHEMA_CHARACTERS} at least, though the protocol sets none."
    )


def _tell_double_escape(value: str | None) -> str:
    found = _DOUBLE_ESCAPE.search(stripped(value))
    if found is None:
        return RULES["loc-double-escape"].explanation
    once = url_mending.unescaped_once(found[0])
    return f"{quoted(found[0])} was probably escaped twice; escaped once it is {quoted(once)}."


def _tell_fragment(value: str | None) -> str:
    fragment = split_loc(stripped(value))[4]
    return f"{quoted(fragment)} names a place within the page; consumers list the page without it."


def _tell_user_info(value: str | None) -> str:
    user = split_authority(split_loc(stripped(value))[1][2:])[0]
    if user in ("@", ":@"):
        return "The address has an @ without a user name before the host, which is needless."
    name = quoted(user.partition(":")[0].removesuffix("@"))
    what = "the user name and password of" if ":" in user else "the user name"
    return f"The address tells everybody {what} {name}, and consumers refuse it."


def _tell_default_port(value: str | None) -> str:
    scheme, authority, *_ = split_loc(stripped(value))
    port = split_authority(authority[2:])[2]
    if port in ("", ":"):
        return "The colon after the host is needless without a port."
    return f"{quoted(port)} goes without saying for {scheme.lower().removesuffix(':')}."


def _tell_upper_case(value: str | None) -> str:
    scheme, authority, *_ = split_loc(stripped(value))
    return f"{quoted(scheme + authority)} has capitals where case means nothing; lower case is usual."


def _tell_dot_segments(value: str | None) -> str:
    mended = url_mending.without_dot_segments(stripped(value))
    return f"{quoted(stripped(value))} has steps such as /../; consumers list {quoted(mended)} instead."


def _tell_session(value: str | None) -> str:
    names = url_habits.session_names(stripped(value))
    what = _listed(names) if names else "(S(\u2026)) in its path"
    return f"The address carries the id of a session, {what}: every visitor gets another address for one page."


def _tell_tracker(value: str | None) -> str:
    names = url_habits.tracker_names(stripped(value))
    verb, them = ("tells", "it") if len(names) == 1 else ("tell", "them")
    return f"{_listed(names)} {verb} where a visitor came from; the page is the same without {them}."


def _listed(names: list[str]) -> str:
    more = f" (and {len(names) - _NAMES_SHOWN} more)" if len(names) > _NAMES_SHOWN else ""
    return f"{', '.join(quoted(name) for name in names[:_NAMES_SHOWN])}{more}"


def tell_leak(value: str | None, given: Circumstances) -> str:
    """What a leak is called by the pattern that found it."""
    found = given.leaks.first(stripped(value))
    if found is None:
        return RULES["loc-leak"].explanation
    return f"{quoted(stripped(value))} looks like {found.what} (pattern {quoted(found.name)})."


LOC_TELLERS: Final[dict[str, Callable[[str | None], str]]] = {
    "loc-missing": lambda _: "The entry has no loc.",
    "loc-empty": lambda _: "The loc is empty.",
    "loc-relative": _tell_relative,
    "loc-scheme": _tell_scheme,
    "loc-host": _tell_host,
    "loc-backslash": lambda value: (
        f"{quoted(stripped(value))} has backslashes; the parts of a path are divided by slashes."
    ),
    "loc-idn": _tell_idn,
    "loc-mixed-scripts": _tell_mixed_scripts,
    "loc-inner-space": _tell_inner_space,
    "loc-percent": _tell_percent,
    "loc-characters": _tell_characters,
    "loc-whitespace": lambda value: f"{quoted(value)} has white space around the address.",
    "loc-other-space": lambda value: (
        f"{quoted(value)} has characters around the address that nobody sees; consumers take them for a part of it."
    ),
    "loc-too-long": _tell_too_long,
    "loc-too-short": _tell_too_short,
    "loc-double-escape": _tell_double_escape,
    "loc-fragment": _tell_fragment,
    "loc-user-info": _tell_user_info,
    "loc-default-port": _tell_default_port,
    "loc-upper-case": _tell_upper_case,
    "loc-dot-segments": _tell_dot_segments,
    "loc-session": _tell_session,
    "loc-tracker": _tell_tracker,
    "loc-duplicate": lambda value: f"{quoted(stripped(value))} is listed earlier in the set.",
    "loc-outside": lambda value: f"{quoted(stripped(value))} lies outside the place of its sitemap.",
    "loc-other-site": lambda value: f"{quoted(stripped(value))} lies on another site than most entries of its sitemap.",
}
"""The sentences by rule."""
