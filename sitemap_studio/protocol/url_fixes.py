"""Fixes of URLs, one function for each kind of fault.

Each function fixes one fault and preserves white space around the URL. It returns None, or the unchanged URL, if there
is no certain fix, and `Undecided` if the author must decide. Parameters of sessions and trackers are recognised in any
case, by expressions that `re` and Polars read alike.

Sources: Sitemap Protocol 0.9, FAQ on session IDs; Servlet 4.0, 7.1.3 (`;jsessionid=`); ASP.NET, `sessionState` with
`cookieless` (`/(S(...))/`); PHP, `session.name`; WHATWG URL, 4.4 (slashes after the protocol, backslashes); the tracking
parameters are as their makers document them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, wraps
from typing import Concatenate, Final, Literal, ParamSpec, TypeVar
from urllib.parse import quote, unquote

import idna

from sitemap_studio.protocol.decisions import DOUBLE_ESCAPE as DOUBLE_ESCAPE_DECISION
from sitemap_studio.protocol.decisions import ESCAPE_ENCODING, SPECIAL_CHARACTERS, Undecided
from sitemap_studio.protocol.hosts import HOST, PORT
from sitemap_studio.protocol.url_syntax import (
    ENTITY,
    ESCAPE,
    ESCAPED_TWICE,
    FIXED_BY_OTHER_RULES,
    IN_AUTHORITY,
    IN_PATH,
    IN_QUERY,
    INVISIBLE,
    LEGAL,
    SPACE_AROUND,
    host_of,
    is_complete,
    is_web,
    split_authority,
    split_loc,
    stripped,
)

Encoding = Literal["utf-8", "iso-8859-1"]
"""Encoding in which a web server expects percent-encoded characters. Sitemap Protocol 0.9, Entity escaping."""

Escaping = tuple[Encoding | None, bool]
"""The encoding that the author chose for escapes, and whether special characters are escaped."""

_BAD_IN_AUTHORITY = rf"[^{IN_AUTHORITY}{FIXED_BY_OTHER_RULES}]+"
_BAD_IN_PATH = rf"[^{IN_PATH}{FIXED_BY_OTHER_RULES}\\]+"
_BAD_IN_QUERY = rf"[^{IN_QUERY}{FIXED_BY_OTHER_RULES}]+"
_CUT_PERCENT = "%(?:[0-9A-Fa-f](?:[^0-9A-Fa-f]|$)|[uU][0-9A-Fa-f]{4})"
_BARE_PERCENT = "%(?![0-9A-Fa-f]{2})"
_ESCAPED_TWICE_RUN = rf"(?<![0-9%])((?:{ESCAPED_TWICE})+)(?!%25[0-9A-Fa-f]{{2}})"
_SINGLE_ESCAPE = "%(?!25)[0-9A-Fa-f]{2}"
_NUMERIC_ENTITY = "&#(?:[0-9]|[Xx][0-9A-Fa-f])"
_ESCAPE_OR_LETTER = f"{ESCAPE}|[A-Z]"
_NOT_IN_USER = rf"[^{IN_AUTHORITY}%]+"
_NOT_IN_PATH = rf"[^{IN_PATH}%]+"
_NOT_IN_QUERY = rf"[^{IN_QUERY}%]+"
ENTITIES: Final = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'"}

_MAYBE_HOST = r"[^/?#\\:]*[.][A-Za-z]{2,}[.]?(?=([/\\:])|[?#]|$)"
_PAGE = r"(?i)[.](?:html?|xhtml|php[0-9]?|aspx?|jspx?|cgi|pdf|xml|txt|jpe?g|png|gif|webp|svg|docx?|xlsx?|zip)$"


_P = ParamSpec("_P")
_R = TypeVar("_R", bound=str | Undecided | None)


def _preserve_space(fix: Callable[Concatenate[str, _P], _R]) -> Callable[Concatenate[str, _P], _R | str | None]:
    """Wrap a fix of a stripped URL so that it preserves white space around the URL, and returns None for a blank URL."""

    @wraps(fix)
    def fixed(loc: str, /, *args: _P.args, **kwargs: _P.kwargs) -> _R | str | None:
        """Fix the stripped URL, and add the surrounding white space again."""
        core = stripped(loc)
        fixed_url = fix(core, *args, **kwargs) if core else None
        if not isinstance(fixed_url, str):
            return fixed_url
        before = len(loc) - len(loc.lstrip(SPACE_AROUND))
        return loc[:before] + fixed_url + loc[before + len(core) :]

    return fixed


def characters_to_escape(loc: str) -> list[str]:
    """Return the illegal characters of a URL that `escape_illegal` encodes, in order, with repetitions.

    Non-ASCII characters of the host are left out.
    """
    _, authority, path, query, fragment = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    host = "".join(character for character in host if character.isascii())
    judged = (
        (_BAD_IN_AUTHORITY, user + host + port),
        (_BAD_IN_PATH, path),
        (_BAD_IN_QUERY, query[1:]),
        (_BAD_IN_QUERY, fragment[1:]),
    )
    return [character for pattern, part in judged for found in re.finditer(pattern, part) for character in found[0]]


def percent_encoded(text: str, encoding: Encoding = "utf-8") -> str:
    """Return a text with every byte of its encoded form as a percent escape; lone surrogates are encoded in UTF-8.

    Raises:
        UnicodeEncodeError: The encoding lacks a character of the text.
    """
    data = text.encode(encoding, "surrogatepass" if encoding == "utf-8" else "strict")
    return f"%{data.hex('%').upper()}" if data else ""


def escaped_as_utf8(loc: str) -> str | None:
    """Percent-encode all illegal characters of a URL as UTF-8, without waiting for a decision; None for a blank URL."""
    made = escape_illegal(loc, ("utf-8", True))
    return made if isinstance(made, str) else None


SPECIAL: Final = '<>"{}|^`'
"""Illegal characters that often come from HTML or a template that was copied into a URL, so that the author decides."""

_INVISIBLE: Final = f"[{INVISIBLE}]+"
_ODD_ESCAPES: Final = "(?:%[89A-Fa-f][0-9A-Fa-f])+"


def without_invisible(text: str) -> str:
    """Return a URL without invisible characters.

    Joiners (U+200C, U+200D) between two letters beyond ASCII stay: Persian, Indic and emoji names are spelt with them.
    """

    def joiner_or_empty(found: re.Match[str]) -> str:
        """Return an invisible character if it is part of the spelling of a word, otherwise an empty text."""
        before, after = text[found.start() - 1 : found.start()], text[found.end() : found.end() + 1]
        is_spelling = found[0] in "\u200c\u200d" and before and after and not (before.isascii() or after.isascii())
        return found[0] if is_spelling else ""

    return text if text.isascii() else re.sub(_INVISIBLE, joiner_or_empty, text)


def has_other_encoding(loc: str) -> bool:
    """Return whether a URL has escapes that are not valid UTF-8, so that the server may expect another encoding."""

    def is_utf8(escapes: str) -> bool:
        """Return whether a run of escapes is valid UTF-8."""
        with suppress(UnicodeDecodeError):
            return bool(unquote(escapes, errors="strict"))
        return False

    return not all(is_utf8(found[0]) for found in re.finditer(_ODD_ESCAPES, loc))


@_preserve_space
def escape_illegal(loc: str, choices: Escaping = (None, False)) -> str | Undecided | None:
    """Percent-encode the illegal characters of a URL in the chosen encoding; other rules fix some characters.

    Invisible characters are removed, and the host is not changed.

    Args:
        loc: The URL.
        choices: The encoding that the server expects, None if undecided; and whether to encode `SPECIAL` characters.

    Returns:
        The URL; None if the encoding lacks a character; `Undecided` if the URL has `SPECIAL` characters that are not to be
        encoded, or if the encoding is undecided and not certainly UTF-8.
    """
    encoding, escapes_special = choices
    loc = without_invisible(loc)
    found = characters_to_escape(loc)
    if not escapes_special and any(character in SPECIAL for character in found):
        return Undecided(SPECIAL_CHARACTERS)
    if encoding is None and not "".join(found).isascii() and has_other_encoding(loc):
        return Undecided(ESCAPE_ENCODING)

    def encode_part(part: str, bad: str) -> str:
        """Percent-encode the characters of a part that match `bad`."""
        return re.sub(bad, lambda found: percent_encoded(found[0], encoding or "utf-8"), part)

    scheme, authority, path, query, fragment = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    try:
        user, path = encode_part(user, _BAD_IN_AUTHORITY), encode_part(path, _BAD_IN_PATH)
        query, fragment = (part[:1] + encode_part(part[1:], _BAD_IN_QUERY) for part in (query, fragment))
    except UnicodeEncodeError:
        return None
    return "".join((scheme, authority[:2], user, host, port, path, query, fragment))


_SPACE_IN_SCHEME: Final = r"(?i)^(https?)[ \t]*:[ \t]*([/\\]{2})[ \t]*"


@_preserve_space
def with_escaped_blanks(loc: str) -> str | None:
    """Write blanks in path, query and fragment as %20, and remove blanks beside the colon and slashes after the protocol.

    Return None if there is other white space, which may come from a wrapped line, a blank in the host, or probably a
    second URL after a blank.
    """
    scheme, authority, *rest = split_loc(re.sub(_SPACE_IN_SCHEME, r"\1:\2", loc))
    tail = "".join(rest)
    has_second = " " in tail and tail.find("://", tail.find(" ")) >= 0
    is_certain = not re.search("[\t\r\n]", tail) and not re.search(r"\s", authority) and not has_second
    return scheme + authority + tail.replace(" ", "%20") if is_certain else None


@_preserve_space
def with_escaped_percents(loc: str) -> str | None:
    """Write percent signs that do not begin an escape as %25.

    Return None if such a sign may begin an escape that was cut off, has JavaScript's form (`%u00FC`), or is in the host;
    also if there are invisible characters behind the host.
    """
    scheme, authority, *rest = split_loc(loc)
    tail = "".join(rest)
    is_certain = (
        not re.search(_INVISIBLE, tail)
        and not re.search(_CUT_PERCENT, tail)
        and not re.search(_BARE_PERCENT, authority)
    )
    return scheme + authority + re.sub(_BARE_PERCENT, "%25", tail) if is_certain else None


@_preserve_space
def remove_double_escape(loc: str, *, is_decided: bool = False) -> str | Undecided | None:
    """Decode double escapes once, and entities: `%2520` becomes `%20`, `&lt;` becomes `<`, `&amp;amp;` becomes `&`.

    Return `Undecided` if `%25` is in the query or fragment, if it encodes a letter or digit, which need no escape, or if
    there are other escapes, too, as in a URL within a URL; with `is_decided`, the first two are fixed, and the last is
    None. Return None for a double escape in the host.
    """
    found = [run[1] for run in re.finditer(_ESCAPED_TWICE_RUN, loc)]
    if found:
        *before, query, fragment = split_loc(loc)
        if re.search(_ESCAPED_TWICE_RUN, before[1]):
            return None  # Another host.
        is_certain = (
            not re.search("%25", query + fragment)
            and len("".join(found)) == len("".join(re.findall("%25[0-9A-Fa-f]{2}", "".join(before))))
            and all(_is_printable(run) for run in found)
        )
        if not is_certain and not is_decided:
            return Undecided(DOUBLE_ESCAPE_DECISION)
        if re.search(_SINGLE_ESCAPE, loc):
            return None if is_decided else Undecided(DOUBLE_ESCAPE_DECISION)
        loc = re.sub(_ESCAPED_TWICE_RUN, lambda run: run[0].replace("%25", "%"), loc)
    return re.sub(ENTITY, _decode_entity, re.sub("&(?:amp;)+", "&", loc))


def _is_printable(run: str) -> bool:
    """Return whether double escapes encode only printable characters, and no ASCII letters or digits."""
    text = unquote(run.replace("%25", "%"), errors="replace")
    return text.isprintable() and "\ufffd" not in text and not any(each.isascii() and each.isalnum() for each in text)


def first_double_escape(loc: str) -> str:
    """Return the first double escape or entity in a URL; empty without one."""
    found = re.search(f"{ENTITY}|{_ESCAPED_TWICE_RUN}", loc)
    return found[0] if found else ""


def decoded_once(double_escape: str) -> str:
    """Return a double escape with one layer of escaping removed."""
    return re.sub(ENTITY, _decode_entity, double_escape).replace("%25", "%")


def _decode_entity(found: re.Match[str]) -> str:
    """Return the character of a matched entity, if it is one of `ENTITIES` or printable ASCII; else the entity."""
    if found[0] in ENTITIES:
        return ENTITIES[found[0]]
    digits = found[0][2:-1]
    code = int(digits[1:], 16) if digits[0] in "Xx" else int(digits)
    return chr(code) if 0x20 < code < 0x7F else found[0]


_MISSPELT_SCHEME: Final = r"(?i)^(?:(?:h+t+|t{2,})p+(s*)|hptt(s?)|htpt(s?)|ht+(s)p+|hpt(s?))(?=:[/\\]{1,2}[^/\\])"
_SCHEME_SIGN: Final = r"(?i)^(https?)[ \t]*[;,.:]?[ \t]*//[ \t]*(?=[^/\\\s])"


@_preserve_space
def with_corrected_scheme(loc: str) -> str | None:
    """Correct a misspelt protocol, such as “htp://”, to http or https; None for others, and if no public host follows."""
    if found := re.match(_MISSPELT_SCHEME, loc):
        is_secure = any(part for part in found.groups())
        return with_two_slashes(f"http{'s' if is_secure else ''}{loc[found.end() :]}")
    fixed_url = re.sub(_SCHEME_SIGN, r"\1://", loc)
    return fixed_url if fixed_url != loc and _has_public_host(fixed_url) else None


_QUOTED: Final = "(?s)^(?:\"(.*)\"|'(.*)'|`(.*)`|[\u201c\u201e\u201d](.*)[\u201c\u201d]|[\u2018\u201a\u2019](.*)[\u2018\u2019]|\u00ab(.*)\u00bb|\u00bb(.*)\u00ab)[;.,]?$"


@_preserve_space
def without_quotes(loc: str) -> str | None:
    """Return the complete URL within quotation marks, which “;”, “.” or “,” may follow; None for any other text.

    A ; or . at the end of a URL without quotation marks is a part of it: RFC 3986, 3.3, allows both in a path.
    """
    found = re.match(_QUOTED, loc)
    core = stripped(next(part for part in found.groups() if part is not None)) if found else ""
    return core if is_complete(core) else None


_FIRST_SLASHES: Final = r"(?i)^(https?:):?[/\\]*"


@_preserve_space
def with_two_slashes(loc: str) -> str | None:
    """Write exactly two slashes after http: or https:; None if no public host follows. WHATWG URL, 4.4."""
    fixed_url = re.sub(_FIRST_SLASHES, r"\1//", loc)
    return fixed_url if _has_public_host(fixed_url) else None


def _has_public_host(loc: str) -> bool:
    """Return whether a web URL has a host that may be public: it contains a dot, and does not end like a file name."""
    return is_web(loc) and "." in host_of(loc).strip(".") and not re.search(_PAGE, host_of(loc))


@_preserve_space
def with_forward_slashes(loc: str) -> str | None:
    """Replace backslashes before the query with slashes, with two after the protocol; None for a blank URL.

    Source: WHATWG URL, 4.4.
    """
    fixed_url = re.sub("[^?#]*", lambda found: found[0].replace("\\", "/"), loc, count=1)
    return re.sub(_FIRST_SLASHES, r"\1//", fixed_url) if re.match(r"[^/?#:]*:/*[^/]*\\|[^/?#:]*:\\", loc) else fixed_url


def host_in_ascii(host: str) -> str | None:
    """Return the IDNA form of a host, percent-encoded or not; None if it has no such form.

    Source: RFC 5891; UTS 46, as in browsers.
    """
    try:
        return idna.encode(unquote(host, errors="strict"), uts46=True).decode("ascii")
    except (idna.IDNAError, UnicodeError):
        return None


@_preserve_space
def with_ascii_host(loc: str) -> str | None:
    """Replace the host by its IDNA form; None if it has no such form."""
    scheme, authority, *rest = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    in_ascii = host_in_ascii(host)
    return None if in_ascii is None else "".join((scheme, authority[:2], user, in_ascii, port, *rest))


def to_uri(url: str) -> str | None:
    """Return a URL as a URI, with the host in its IDNA form and illegal characters escaped as UTF-8; escapes remain.

    Returns:
        The URI; None if the URL is incomplete, is not http or https, or has no valid host.

    Source: RFC 3987, 3.1.
    """
    scheme, authority, path, query, fragment = split_loc(stripped(url))
    origin = _origin_as_uri(scheme + authority)
    if origin is None or path.startswith("\\"):
        return None
    try:
        query_and_fragment = (part[:1] + _escape_illegal_in_part(part[1:], _NOT_IN_QUERY) for part in (query, fragment))
        return origin + _escape_illegal_in_part(path, _NOT_IN_PATH) + "".join(query_and_fragment)
    except UnicodeEncodeError:
        return None


@lru_cache(maxsize=4_096)
def _origin_as_uri(origin: str) -> str | None:
    """Return scheme and authority as a URI; None if they are not http or https with a valid host. See `to_uri`."""
    scheme, authority, *_ = split_loc(origin)
    user, host, port = split_authority(authority[2:])
    ascii_host = host if host.isascii() and "%" not in host else host_in_ascii(host)
    if not is_web(origin) or ascii_host is None:
        return None
    try:
        uri = f"{scheme}//{_escape_illegal_in_part(user, _NOT_IN_USER)}{ascii_host}{port}"
    except UnicodeEncodeError:
        return None
    return uri if is_web(uri) and re.fullmatch(LEGAL, uri) else None


def _escape_illegal_in_part(part: str, illegal: str) -> str:
    """Percent-encode text that matches `illegal`, as UTF-8, and percent signs that begin no escape.

    Raises:
        UnicodeEncodeError: The part contains a lone surrogate.
    """
    part = re.sub(_BARE_PERCENT, "%25", part) if "%" in part else part
    return re.sub(illegal, lambda found: quote(found[0], safe=""), part)


@_preserve_space
def lowercase_origin(loc: str) -> str | None:
    """Convert scheme and host to lower case, except escapes; None for a blank URL. RFC 3986, 6.2.2.1."""
    scheme, authority, *rest = split_loc(loc)
    user, host, port = split_authority(authority[2:])
    host = re.sub(_ESCAPE_OR_LETTER, lambda found: found[0] if found[0].startswith("%") else found[0].lower(), host)
    return "".join((scheme.lower(), authority[:2], user, host, port, *rest))


@_preserve_space
def without_port(loc: str) -> str | None:
    """Remove the port and its colon, whether or not it is the default; None for a blank URL. RFC 3986, 6.2.3."""
    scheme, authority, *rest = split_loc(loc)
    user, host, _ = split_authority(authority[2:])
    return "".join((scheme, authority[:2], user, host, *rest))


@_preserve_space
def without_dot_segments(loc: str) -> str | None:
    """Resolve `.`, `..` and their escaped forms in the path; None for a blank URL. RFC 3986, 5.2.4 and 6.2.2.2."""
    scheme, authority, path, query, fragment = split_loc(loc)
    return scheme + authority + _resolve_dot_segments(path) + query + fragment


def _resolve_dot_segments(path: str) -> str:
    """Return an absolute path without dot segments; other paths are returned unchanged."""
    if not path.startswith("/"):
        return path
    resolved: list[str] = []
    segments = path[1:].split("/")
    for place, segment in enumerate(segments):
        step = re.sub("%2[Ee]", ".", segment)
        if step in (".", ".."):
            del resolved[len(resolved) - (step == "..") :]
            if place == len(segments) - 1:
                resolved.append("")
        else:
            resolved.append(segment)
    return "/" + "/".join(resolved)


@_preserve_space
def without_fragment(loc: str) -> str | None:
    """Remove the fragment; None if it may name a page of a JavaScript application (`#!`, `#/`) or belongs to an entity."""
    *rest, fragment = split_loc(loc)
    is_uncertain = fragment.startswith(("#!", "#/")) or re.search(_NUMERIC_ENTITY, loc)
    return None if is_uncertain else "".join(rest)


@_preserve_space
def resolve_relative(loc: str, base_url: str) -> str | None:
    """Resolve a relative URL against the URL of its page or folder. RFC 3986, 5.2.

    A URL that begins with the host of the base, such as `www.example.com/catalog`, gets the protocol of the base.

    Returns:
        The complete URL; None for a complete URL, for a base that is not a web URL, and for a text that may begin with
        another host.
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
        return scheme + authority + _resolve_dot_segments(path) + query + fragment
    if not path:
        return scheme + base_authority + base_path + (query or base_query) + fragment
    if not path.startswith("/"):
        path = (base_path[: base_path.rfind("/") + 1] or "/") + path
    return scheme + base_authority + _resolve_dot_segments(path) + query + fragment


def _may_name_host(loc: str) -> bool:
    """Return whether a URL without a protocol may begin with a host or with a misspelt protocol."""
    if loc.startswith(("/", "?", "#", ".")):
        return loc.startswith("//") and not re.match(r"//[^/?#\\]", loc)
    first = re.split(r"[/?#\\]", loc, maxsplit=1)[0]
    if ":" in first or "\\" in loc or re.match("(?i)https?$|www[.]", first):
        return True
    found = re.match(_MAYBE_HOST, loc)
    return bool(found and (found[1] or not re.search(_PAGE, found[0])))


_RELATIVE_FILE: Final = r"(?:[^/?#:.]+/)*[^/?#:]+[.][A-Za-z][A-Za-z0-9]{1,4}(?:[?#].*)?"
_WWW: Final = rf"(?i)www[.]{HOST}(?::{PORT})?(?:[/?#]|$)"


@_preserve_space
def complete_by_base(loc: str, base_url: str) -> str | None:
    """Complete “/path”, “//public.host/path”, “www.host/path”, “path/with.ext” or the base's host without its protocol.

    Return None for a complete URL, for text with `SPECIAL` characters, and for any other text, such as `None`, which may
    not be a URL at all. RFC 3986, 5.2.
    """
    if is_complete(loc) or any(character in SPECIAL for character in loc):
        return None
    base_url = stripped(base_url)
    scheme, base_authority = split_loc(base_url)[:2]
    if re.match(_WWW, loc):
        return f"{scheme}//{loc}"
    end = len(base_authority) - 2
    begins_with_host = loc[:end].lower() == base_authority[2:].lower() and loc[end : end + 1] in ("", "/", "?", "#")
    if loc.startswith("//"):
        is_relative = _has_public_host(scheme + loc)
    else:
        is_relative = loc.startswith("/") or begins_with_host or bool(re.fullmatch(_RELATIVE_FILE, loc))
    return resolve_relative(loc, base_url) if is_relative else None


SESSION_NAMES: Final = (
    "phpsessid", "jsessionid", "cfid", "cftoken", "oscsid", "xtcsid", "zenid", "moodlesession", "sessid", "sessionid",
    "session_id", "asp.net_sessionid", "aspsessionid", "sesskey", "phpsess_id",
)  # fmt: skip
"""Lower-case names of parameters that always are session IDs. Others, such as `sid`, may be the ID of an article."""

TRACKER_NAMES: Final = (
    # Google Ads, Analytics and Merchant Center
    "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "gad_source", "gad_campaignid", "srsltid", "_ga", "_gl",
    "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id", "utm_source_platform",
    "utm_creative_format", "utm_marketing_tactic", "utm_name", "utm_referrer",
    # Matomo, once Piwik
    "mtm_campaign", "mtm_keyword", "mtm_kwd", "mtm_source", "mtm_medium", "mtm_content", "mtm_cid", "mtm_group",
    "mtm_placement", "pk_campaign", "pk_kwd", "pk_keyword", "pk_source", "pk_medium", "pk_content", "pk_cid", "pk_cpn",
    "piwik_campaign", "piwik_kwd", "piwik_keyword", "matomo_campaign", "matomo_kwd", "matomo_keyword",
    # HubSpot
    "_hsenc", "_hsmi", "__hstc", "__hssc", "__hsfp", "hsctatracking", "hsa_acc", "hsa_cam", "hsa_grp", "hsa_ad", "hsa_src",
    "hsa_tgt", "hsa_kw", "hsa_mt", "hsa_net", "hsa_ver",
    # Other advertising networks and senders of newsletters
    "fbclid", "fb_action_ids", "fb_action_types", "msclkid", "yclid", "ysclid", "_openstat", "twclid", "ttclid",
    "li_fat_id", "igshid", "igsh", "epik", "sccid", "rdt_cid", "s_kwcid", "ef_id", "mc_cid", "mc_eid", "mkt_tok", "vero_id",
    "vero_conv", "_kx", "oly_anon_id", "oly_enc_id", "wickedid", "irclickid", "_branch_match_id", "elqtrackid",
    "at_medium", "at_campaign", "at_creation", "at_variant", "at_format", "at_network",
)  # fmt: skip
"""Lower-case names of parameters that record where a visitor came from."""


def _any_case_pattern(word: str) -> str:
    """Return a regular expression that matches an ASCII word in any case, without flags."""
    return "".join(f"[{letter.upper()}{letter}]" if letter.isalpha() else re.escape(letter) for letter in word)


_SESSION_NAME = (
    "|".join(map(_any_case_pattern, SESSION_NAMES)) + "|[Aa][Ss][Pp][Ss][Ee][Ss][Ss][Ii][Oo][Nn][Ii][Dd][A-Za-z]{8}"
)
TRACKERS: Final = "|".join(map(_any_case_pattern, TRACKER_NAMES))
"""Expression that matches the names of `TRACKER_NAMES` in any case."""

_COOKIELESS = r"/[(](?:[AFSXafsx][(][A-Za-z0-9_\-]{8,}[)])+[)]"

SESSION: Final = rf"^[^#]*(?:[?&;](?:{_SESSION_NAME})=|{_COOKIELESS}(?:[/?#]|$))"

TRACKER: Final = rf"^[^?#]*[?](?:[^#]*[&;])?(?:{TRACKERS})="

SESSION_OR_TRACKER: Final = rf"[?&;](?:aspsessionid|{'|'.join((*SESSION_NAMES, *TRACKER_NAMES))})|{_COOKIELESS}"
"""Quick test that every lower-case URL with a session ID or a tracking parameter matches."""

_PARAMETER = "([&;]?)([^&;]*)"
_PATH_PARAMETER = ";[^/;]*"
_COOKIELESS_SEGMENT = rf"{_COOKIELESS}(?=/|$)"
_SESSION_PARAMETER = f"(?s)(?:{_SESSION_NAME})=.*"
_TRACKER_PARAMETER = f"(?s)(?:{TRACKERS})=.*"
_AMPERSAND: Final = "&amp;"


@_preserve_space
def without_session(loc: str) -> str | None:
    """Remove session IDs from path and query; None for a URL with `&amp;`."""
    if _AMPERSAND in loc:
        return None
    scheme, authority, path, query, fragment = split_loc(loc)
    path = re.sub(
        _PATH_PARAMETER, lambda found: "" if re.fullmatch(_SESSION_PARAMETER, found[0][1:]) else found[0], path
    )
    path = re.sub(_COOKIELESS_SEGMENT, "", path)
    return "".join((scheme, authority, path, _remove_parameters(query, _SESSION_PARAMETER), fragment))


@_preserve_space
def without_trackers(loc: str) -> str | None:
    """Remove tracking parameters from the query; None for a URL with `&amp;`."""
    if _AMPERSAND in loc:
        return None
    *before, query, fragment = split_loc(loc)
    return "".join((*before, _remove_parameters(query, _TRACKER_PARAMETER), fragment))


def session_names(loc: str) -> list[str]:
    """Return the unique names of the session parameters in path and query, as written, in order."""
    _, _, path, query, _ = split_loc(stripped(loc))
    parameters = re.split("[?&;]", path.replace("/", "?") + query)
    return list(dict.fromkeys(each.partition("=")[0] for each in parameters if re.fullmatch(_SESSION_PARAMETER, each)))


def _remove_parameters(query: str, unwanted: str) -> str:
    """Return a query, including its “?”, without the parameters that match `unwanted`; empty if none remain."""
    parameters: list[tuple[str, str]] = re.findall(_PARAMETER, query[1:])[:-1]
    kept = [(mark, text) for mark, text in parameters if not re.fullmatch(unwanted, text)]
    if len(kept) == len(parameters):
        return query
    if not kept:
        return ""
    return query[:1] + kept[0][1] + "".join(mark + text for mark, text in kept[1:])
