"""What broken rules say about one `loc`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, plural
from sitemap_studio.protocol import url_fixes
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.hosts import host_fault, mixed_label
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.quoting import quoted, shown
from sitemap_studio.protocol.urls import DOUBLE_ESCAPE, host_of, split_authority, split_loc, stripped
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.values.loc_rules import MIN_SCHEMA_CHARACTERS

_DOUBLE_ESCAPE = re.compile(DOUBLE_ESCAPE)
_BARE_PERCENT = re.compile("(?s)%(?![0-9A-Fa-f]{2}).{0,2}")
_NAMES_SHOWN: Final = 3


def _tell_relative(value: str | None) -> str:
    return msg("{value} is not complete: it must begin with http:// or https://.", value=quoted(stripped(value)))


def _tell_scheme(value: str | None) -> str:
    scheme = split_loc(stripped(value))[0].removesuffix(":")
    return msg("The protocol is {scheme}; it must be http or https.", scheme=quoted(scheme))


def _tell_host(value: str | None) -> str:
    authority = split_loc(stripped(value))[1]
    if authority in ("", "//"):
        return msg("{value} names no host.", value=quoted(stripped(value)))
    _, host, port = split_authority(authority[2:])
    return msg(
        "{authority} is not a possible host and port: {host_fault}.",
        authority=quoted(authority[2:]),
        host_fault=host_fault(host, port),
    )


def _tell_idn(value: str | None) -> str:
    host = host_of(stripped(value))
    in_ascii = url_fixes.host_in_ascii(host)
    form = msg(", as {in_ascii}", in_ascii=shown(in_ascii)) if in_ascii else ""
    how = msg("without escapes") if host.isascii() else msg("in ASCII")
    return msg("The host {host} must be written {how}{form}.", host=quoted(host), how=how, form=form)


def _tell_mixed_scripts(value: str | None) -> str:
    mixed = mixed_label(host_of(stripped(value)))
    if mixed is None:
        return RULES["loc-mixed-scripts"].explanation
    label, scripts = mixed
    named = [msg_from(script) for script in scripts]
    return msg(
        "The host's {label} mixes letters of {scripts}; it may be taken for another name.",
        label=quoted(label),
        scripts=msg("{first} and {last}", first=listed(named[:-1]), last=named[-1]),
    )


def _tell_inner_space(value: str | None) -> str:
    loc = stripped(value)
    if " " in host_of(loc):
        return msg("The host {host_of} holds a space, which no host has.", host_of=quoted(host_of(loc)))
    if re.search("[\t\r\n]", loc):
        return msg("{loc} is broken by a tab or the end of a line, which may not stand in an address.", loc=quoted(loc))
    return msg("{loc} holds a space; in an address it is written %20.", loc=quoted(loc))


def _tell_percent(value: str | None) -> str:
    host = host_of(stripped(value))
    if _BARE_PERCENT.search(host):
        return msg("In the host {host} the % must be followed by two hexadecimal digits.", host=quoted(host))
    found = _BARE_PERCENT.search(stripped(value))
    text = quoted(found[0] if found else "%")
    return msg(
        "In {text} the % must be followed by two hexadecimal digits; as a character it is written %25.", text=text
    )


def _tell_characters(value: str | None) -> str:
    found = list(dict.fromkeys(url_fixes.characters_to_escape(stripped(value))))
    if not found:
        return RULES["loc-characters"].explanation
    more, first = _and_more(len(found) - 1), found[0]
    if first in host_of(stripped(value)):
        return msg("{first} may not stand in a host{more}.", first=quoted(first), more=more)
    return msg(
        "{first} is not allowed here in an address; it is written {percent_encoded}{more}.",
        first=quoted(first),
        percent_encoded=url_fixes.percent_encoded(first),
        more=more,
    )


def _tell_too_long(value: str | None) -> str:
    length = len(stripped(value))
    if length == MAX_LOC_CHARACTERS + 1:
        return plural(
            "The address has one character; it must have fewer than 2,048, though the published schema takes 2,048.",
            "The address has %n characters; it must have fewer than 2,048, though the published schema takes 2,048.",
            length,
        )
    return plural(
        "The address has one character; it must have fewer than 2,048.",
        "The address has %n characters; it must have fewer than 2,048.",
        length,
    )


def _tell_too_short(value: str | None) -> str:
    return plural(
        "{value} has one character; the published schema wants {least} at least, though the protocol sets none.",
        "{value} has %n characters; the published schema wants {least} at least, though the protocol sets none.",
        len(stripped(value)),
        value=quoted(stripped(value)),
        least=MIN_SCHEMA_CHARACTERS,
    )


def _tell_double_escape(value: str | None) -> str:
    found = _DOUBLE_ESCAPE.search(stripped(value))
    if found is None:
        return RULES["loc-double-escape"].explanation
    once = url_fixes.unescaped_once(found[0])
    return msg(
        "{found} was probably escaped twice; escaped once it is {once}.", found=quoted(found[0]), once=quoted(once)
    )


def _tell_fragment(value: str | None) -> str:
    fragment = split_loc(stripped(value))[4]
    return msg(
        "{fragment} names a place within the page; consumers list the page without it.", fragment=quoted(fragment)
    )


def _tell_user_info(value: str | None) -> str:
    user = split_authority(split_loc(stripped(value))[1][2:])[0]
    if user in ("@", ":@"):
        return msg("The address has an @ without a user name before the host, which is needless.")
    name = quoted(user.partition(":")[0].removesuffix("@"))
    what = msg("the user name and password of") if ":" in user else msg("the user name")
    return msg("The address tells everybody {what} {name}, and consumers refuse it.", what=what, name=name)


def _tell_default_port(value: str | None) -> str:
    scheme, authority, *_ = split_loc(stripped(value))
    port = split_authority(authority[2:])[2]
    if port in ("", ":"):
        return msg("The colon after the host is needless without a port.")
    return msg(
        "{port} is the default for {scheme} and can be left out.",
        port=quoted(port),
        scheme=scheme.lower().removesuffix(":"),
    )


def _tell_empty_port(value: str | None) -> str:
    authority = split_loc(stripped(value))[1]
    return msg(
        "{host} has a colon without a port, and two slashes follow; probably two URLs were joined.",
        host=quoted(authority[2:]),
    )


def _tell_upper_case(value: str | None) -> str:
    scheme, authority, *_ = split_loc(stripped(value))
    return msg(
        "{scheme} has capitals where case means nothing; lower case is usual.", scheme=quoted(scheme + authority)
    )


def _tell_dot_segments(value: str | None) -> str:
    mended = url_fixes.without_dot_segments(stripped(value))
    return msg(
        "{value} has steps such as /../; consumers list {mended} instead.",
        value=quoted(stripped(value)),
        mended=quoted(mended),
    )


def _tell_session(value: str | None) -> str:
    names = url_fixes.session_names(stripped(value))
    what = _listed(names) if names else msg("(S(\u2026)) in its path")
    return msg(
        "The address carries the id of a session, {what}: every visitor gets another address for one page.", what=what
    )


def _tell_tracker(value: str | None) -> str:
    names = url_fixes.tracker_names(stripped(value))
    listed = _listed(names)
    if len(names) == 1:
        return msg("{listed} tells where a visitor came from; the page is the same without it.", listed=listed)
    return msg("{listed} tell where a visitor came from; the page is the same without them.", listed=listed)


def _listed(names: list[str]) -> Message:
    return join([listed(map(quoted, names[:_NAMES_SHOWN])), _and_more(len(names) - _NAMES_SHOWN)], "")


def _and_more(count: int) -> str:
    return plural(" (and 1 more)", " (and %n more)", count) if count > 0 else ""


def tell_leak(value: str | None, given: Circumstances) -> str:
    """What a leak is called by the pattern that found it."""
    found = given.leaks.first(stripped(value))
    if found is None:
        return RULES["loc-leak"].explanation
    return msg(
        "{value} looks like {what} (pattern {found}).",
        value=quoted(stripped(value)),
        what=found.what,
        found=quoted(found.name),
    )


LOC_TELLERS: Final[dict[str, Callable[[str | None], str]]] = {
    "loc-missing": lambda _: msg("The entry has no loc."),
    "loc-empty": lambda _: msg("The loc is empty."),
    "loc-relative": _tell_relative,
    "loc-scheme": _tell_scheme,
    "loc-host": _tell_host,
    "loc-backslash": lambda value: msg(
        "{value} has backslashes; the parts of a path are divided by slashes.", value=quoted(stripped(value))
    ),
    "loc-idn": _tell_idn,
    "loc-mixed-scripts": _tell_mixed_scripts,
    "loc-inner-space": _tell_inner_space,
    "loc-percent": _tell_percent,
    "loc-characters": _tell_characters,
    "loc-whitespace": lambda value: msg("{value} has white space around the address.", value=quoted(value)),
    "loc-other-space": lambda value: msg(
        "{value} has characters around the address that nobody sees; consumers take them for a part of it.",
        value=quoted(value),
    ),
    "loc-too-long": _tell_too_long,
    "loc-too-short": _tell_too_short,
    "loc-double-escape": _tell_double_escape,
    "loc-fragment": _tell_fragment,
    "loc-user-info": _tell_user_info,
    "loc-default-port": _tell_default_port,
    "loc-empty-port": _tell_empty_port,
    "loc-upper-case": _tell_upper_case,
    "loc-dot-segments": _tell_dot_segments,
    "loc-session": _tell_session,
    "loc-tracker": _tell_tracker,
    "loc-duplicate": lambda value: msg("{value} is listed earlier in the set.", value=quoted(stripped(value))),
    "loc-outside": lambda value: msg("{value} lies outside the place of its sitemap.", value=quoted(stripped(value))),
    "loc-other-site": lambda value: msg(
        "{value} lies on another site than most entries of its sitemap.", value=quoted(stripped(value))
    ),
}
"""The sentences by rule."""
