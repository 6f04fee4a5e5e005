"""Rules about URLs."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, plural
from sitemap_studio.protocol import url_fixes, url_syntax
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.decisions import (
    BASE_URL,
    DOUBLE_ESCAPE,
    SESSION_ID,
    SPECIAL_CHARACTERS,
    TRACKER,
    YES,
    Undecided,
)
from sitemap_studio.protocol.decisions import PLACEHOLDER as PLACEHOLDER_DECISION
from sitemap_studio.protocol.hosts import LONG_HOST, host_fault, mixed_label, unreadable_label
from sitemap_studio.protocol.leak_patterns import leak_message
from sitemap_studio.protocol.placeholders import PLACEHOLDER, PLACEHOLDER_CLUE, PLACEHOLDER_HOST, find_placeholder
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS, PROFILES, YANDEX_LOC_CHARACTERS
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rule import (
    CROSS_SUBMISSION,
    ESCAPING,
    FAQ,
    HEAD,
    LOCATION,
    SCHEMA,
    TAGS,
    TAIL,
    TEMPLATES,
    YANDEX_ERRORS,
    ColumnRepair,
    Computed,
    FixChoices,
    Quoted,
    Rule,
    RuleContext,
    Scope,
    Severity,
    Template,
    ValueRules,
    matches,
    without_choices,
)
from sitemap_studio.protocol.rules.page_kind_rules import PAGE_KIND_CLUE, PAGE_KIND_RULES
from sitemap_studio.protocol.url_syntax import host_of, split_authority, split_loc, stripped

MIN_SCHEMA_CHARACTERS: Final = 12
"""The least length of a `loc` by the published schema. sitemap.xsd, tLoc."""

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_FIELD, _ENTRY = Scope.FIELD, Scope.ENTRY
_SESSIONS = f"{FAQ}: session IDs"
_NAMES_SHOWN: Final = 3

# Columns that rules about URLs look at

_WRITTEN, _URL = pl.col("loc"), pl.col("stripped")
_IS_COMPLETE, _IS_WEB, _IS_HOSTED = pl.col("is_complete"), pl.col("is_web"), pl.col("is_hosted")
_HOST: Final = Computed(_URL, lambda loc: quoted(host_of(loc)))


def _begins_with(pattern: str) -> pl.Expr:
    """Return a boolean expression: whether the stripped URL begins with a pattern."""
    return _URL.str.contains(f"^(?:{pattern})")


_MADE_COMPLETE: Final = _begins_with(url_syntax.SCHEME) & ~_begins_with(url_syntax.HOST_AND_PORT)
_MADE_WEB: Final = _MADE_COMPLETE & _begins_with(url_syntax.WEB_SCHEME)
_MADE_HOSTED: Final = _MADE_WEB & _begins_with(url_syntax.WEB_HOST) & ~_URL.str.contains(LONG_HOST)
_STRIPPED: Final = _WRITTEN.fill_null("").str.strip_chars(url_syntax.SPACE_AROUND)


def _with_url_flags(locs: pl.DataFrame) -> pl.DataFrame:
    """Return a frame with `loc` and the added columns `stripped`, `is_complete`, `is_web` and `is_hosted`."""
    frame = locs.with_columns_seq(stripped=_STRIPPED)
    # For one value threads cost more than they gain.
    with_columns = frame.with_columns_seq if frame.height == 1 else frame.with_columns
    return with_columns(is_complete=_MADE_COMPLETE, is_web=_MADE_WEB, is_hosted=_MADE_HOSTED)


def _web_contains(pattern: str) -> pl.Expr:
    """Return a boolean expression: whether the URL is http or https and contains a pattern."""
    return _IS_WEB & _URL.str.contains(pattern)


def _hosted_contains(pattern: str) -> pl.Expr:
    """Return a boolean expression: whether the URL is http or https, has a valid host, and contains a pattern."""
    return _IS_HOSTED & _URL.str.contains(pattern)


def _is_disallowed(context: RuleContext) -> pl.Expr:
    """Return a boolean expression: whether the robots.txt of its host disallows the URL."""
    candidates = pl.when(_IS_HOSTED & context.robots.may_disallow(_URL)).then(_URL)
    return candidates.map_batches(context.robots.disallowed, return_dtype=pl.Boolean)


def _is_leak(context: RuleContext) -> pl.Expr:
    """Return a boolean expression: whether a URL with a host that is no placeholder matches a leak pattern."""
    leaks = context.leaks.combined_pattern
    return _hosted_contains(leaks) & ~_URL.str.contains(PLACEHOLDER_HOST) if leaks else pl.lit(value=False)


def _violated_by_host(pattern: str, is_violated: Callable[[str], bool]) -> pl.Expr:
    """Return a boolean expression: whether the URL contains a pattern, and its host violates a rule.

    `is_violated` is called with the host, once per distinct origin.
    """

    def find_violations(locs: pl.Series) -> pl.Series:
        """Return the mask of URLs whose host violates the rule; null counts as no violation."""
        if locs.null_count() == len(locs):
            return pl.Series(np.zeros(len(locs), np.bool_))
        origins = locs.str.extract(f"^([^:]*://{url_syntax.AUTHORITY})")
        different = origins.unique().drop_nulls().to_list()
        return origins.is_in([origin for origin in different if is_violated(host_of(origin))])

    candidates = pl.when(_IS_HOSTED & _URL.str.contains(pattern)).then(_URL)
    return candidates.map_batches(find_violations, return_dtype=pl.Boolean).fill_null(value=False)


def _host_contains(pattern: str) -> pl.Expr:
    """Return a boolean expression: whether the host of the URL contains a pattern."""
    candidates = pl.when(_URL.str.contains(f"^[^:]*://{url_syntax.AUTHORITY}{pattern}")).then(_URL)
    return candidates.map_elements(host_of, pl.String).str.contains(pattern)


# Messages that templates can't express


def _host_message(value: str, _: RuleContext) -> str:
    """Return the message about a URL with an invalid or missing host or port."""
    authority = split_loc(stripped(value))[1]
    if re.search(url_syntax.FILE_AS_HOST, stripped(value)):
        return msg("{name} is the name of a file, not of a host.", name=quoted(host_of(stripped(value))))
    if authority in ("", "//"):
        return msg("{value} has no host.", value=quoted(stripped(value)))
    host, port = split_authority(authority[2:])[1:]
    return msg(
        "{authority} is not a valid host: {host_fault}.",
        authority=quoted(authority[2:]),
        host_fault=host_fault(host, port),
    )


def _idn_message(value: str, _: RuleContext) -> str:
    """Return the message about a host that is not in ASCII, with its IDNA form if it has one."""
    host = host_of(stripped(value))
    in_ascii = url_fixes.host_in_ascii(host)
    if not in_ascii:
        return msg("The host {host} must be written in ASCII.", host=quoted(host))
    return msg("The host {host} must be written {in_ascii}.", host=quoted(host), in_ascii=display_value(in_ascii))


def _mixed_scripts_message(value: str, _: RuleContext) -> str:
    """Return the message about a host label that mixes scripts, with the scripts."""
    label, scripts = mixed_label(host_of(stripped(value))) or ("", ("", ""))
    named = [msg_from(script) for script in scripts]
    return msg(
        "{label} in the host mixes scripts ({scripts}) and could be mistaken for another name.",
        label=quoted(label),
        scripts=listed(named),
    )


_PATH: Final = _URL.str.extract(r"(?s)^[^:]*:(?://[^/?#\\]*)?([^?#]*)")
_REST: Final = _URL.str.extract(r"(?s)([?#].*)$").fill_null("")
_ILLEGAL_CHARACTERS: Final = _PATH.str.extract_all(
    rf"[^{url_syntax.IN_PATH}{url_syntax.FIXED_BY_OTHER_RULES}\\]"
).list.join("") + _REST.str.extract_all(rf"[^{url_syntax.IN_QUERY}{url_syntax.FIXED_BY_OTHER_RULES}#]").list.join("")
"""The illegal characters behind the host, in URLs with one # at most."""


def _characters_message(value: str) -> str:
    """Return the message about the first illegal character of a URL and the number of others."""
    loc = stripped(value)
    found = "".join(url_fixes.characters_to_escape(loc))
    if found[0] in host_of(loc):
        return msg(
            "{first} is not allowed in a host{more}.", first=quoted(found[0]), more=_more_characters_suffix(found)
        )
    return msg(
        "{first} is not allowed here and must be written {percent_encoded}{more}.",
        first=quoted(found[0]),
        percent_encoded=url_fixes.percent_encoded(found[0]),
        more=_more_characters_suffix(found),
    )


def _list_invisible_codes(loc: str) -> str:
    """Return the distinct invisible characters of a URL as a list such as “U+200B, U+FEFF”."""
    found = dict.fromkeys(re.findall(f"[{url_syntax.INVISIBLE}]", loc))
    return listed(f"U+{ord(character):04X}" for character in found)


def _more_characters_suffix(found: str) -> str:
    """Return “ (and N more)” for the distinct characters after the first; empty for one."""
    return _more_suffix(len(set(found)) - 1)


def _too_long_for_yandex_message(value: str, _: RuleContext) -> str:
    """Return the message about a URL with too many characters for Yandex, with their number."""
    return plural(
        "The URL has one character; Yandex accepts 1,024.",
        "The URL has %n characters; Yandex accepts 1,024.",
        len(stripped(value)),
    )


def _too_long_message(value: str, _: RuleContext) -> str:
    """Return the message about a URL with too many characters for the protocol, with their number."""
    return plural(
        "The URL has one character; it must have fewer than 2,048.",
        "The URL has %n characters; it must have fewer than 2,048.",
        len(stripped(value)),
    )


def _too_short_message(value: str, _: RuleContext) -> str:
    """Return the message about a URL with too few characters for the published schema."""
    return plural(
        "{value} has one character; the published schema requires at least {least}.",
        "{value} has %n characters; the published schema requires at least {least}.",
        len(stripped(value)),
        value=quoted(stripped(value)),
        least=MIN_SCHEMA_CHARACTERS,
    )


def _user_info_message(value: str, _: RuleContext) -> str:
    """Return the message about the user name in a URL, without the password, or about an empty one."""
    user = split_authority(split_loc(stripped(value))[1][2:])[0]
    if user in ("@", ":@"):
        return msg("The URL has an unnecessary @ before the host.")
    name = quoted(user.partition(":")[0].removesuffix("@"))
    return msg("The URL contains the user name {name}, which becomes public.", name=name)


def _session_message(value: str, _: RuleContext) -> str:
    """Return the message about session IDs in a URL, with the names of their parameters."""
    names = url_fixes.session_names(stripped(value))
    what = _quote_first_names(names) if names else "(S(…))"
    return msg("The URL contains a session ID ({what}), so every visitor gets a different URL.", what=what)


_TRACKERS: Final = _REST.str.extract("^([^#]*)").str.extract_all(f"[?&;](?:{url_fixes.TRACKERS})=").list.join("")
"""The parameters of trackers, with the marks around them."""


def _tracker_message(parameters: str) -> str:
    """Return the message about tracking parameters, from their names with separators as in `_TRACKERS`."""
    names = list(dict.fromkeys(re.findall("[?&;]([^=]*)=", parameters)))
    return msg("The URL contains tracking parameters: {listed}.", listed=_quote_first_names(names))


def _leak_message(value: str, context: RuleContext) -> str:
    """Return the message about a URL that matches a leak pattern."""
    found = context.leaks.first(stripped(value))
    assert found is not None
    return leak_message(found, stripped(value))


def _quote_first_names(names: list[str]) -> Message:
    """Return up to `_NAMES_SHOWN` quoted names, followed by the number of others."""
    return join([listed(map(quoted, names[:_NAMES_SHOWN])), _more_suffix(len(names) - _NAMES_SHOWN)], "")


def _more_suffix(count: int) -> str:
    """Return “ (and N more)” for a count; empty for 0 or less."""
    return plural(" (and 1 more)", " (and %n more)", count) if count > 0 else ""


# Fixes


def _repair_relative(value: str, choices: FixChoices) -> str | Undecided | None:
    """Return a URL without quotes, with a correct protocol, or completed; `Undecided` without base URL; else None."""
    mended = url_fixes.without_quotes(value) or url_fixes.with_corrected_scheme(value)
    if mended is not None:
        return mended
    if choices.base_url is None:
        can_be_completed = url_fixes.complete_by_base(value, "https://www.example.com/") is not None
        return Undecided(BASE_URL) if can_be_completed else None
    return url_fixes.complete_by_base(value, choices.base_url)


def _repair_characters(value: str, choices: FixChoices) -> str | Undecided | None:
    """Percent-encode illegal characters in the chosen encoding; see `url_fixes.escape_illegal`."""
    return url_fixes.escape_illegal(value, _escaping_choices(choices))


def _escaping_choices(choices: FixChoices) -> url_fixes.Escaping:
    """Return the encoding for escapes, None if undecided, and whether `SPECIAL` characters are escaped."""
    return choices.escape_as, choices.answer(SPECIAL_CHARACTERS) == YES


def _repair_double_escape(value: str, choices: FixChoices) -> str | Undecided | None:
    """Remove one layer of a double escape if that is certain or decided; see `url_fixes.remove_double_escape`."""
    return url_fixes.remove_double_escape(value, is_decided=choices.answer(DOUBLE_ESCAPE) == YES)


def _repair_session(value: str, choices: FixChoices) -> str | Undecided | None:
    """Remove session IDs from a URL if that is decided, None for a URL with `&amp;`; else return `Undecided`."""
    return url_fixes.without_session(value) if choices.answer(SESSION_ID) == YES else Undecided(SESSION_ID)


def _repair_trackers(value: str, choices: FixChoices) -> str | Undecided | None:
    """Remove tracking parameters from a URL if that is decided, None for a URL with `&amp;`; else return `Undecided`."""
    return url_fixes.without_trackers(value) if choices.answer(TRACKER) == YES else Undecided(TRACKER)


_ILLEGAL: Final = rf"[^{url_syntax.IN_QUERY}{url_syntax.FIXED_BY_OTHER_RULES}#]"
_TRACKER: Final = rf"(?:{url_fixes.TRACKERS})=[^&;#]*"


def _escaped_tail(choices: FixChoices) -> pl.Expr:
    """Return an expression for tails with illegal characters percent-encoded; null for tails with several “#”."""

    def escape(tails: pl.Series) -> pl.Series:
        """Return tails with illegal characters percent-encoded; characters that the encoding lacks remain."""
        escapes = {}
        for character in tails.str.extract_all(_ILLEGAL).explode().unique().drop_nulls().to_list():
            with suppress(UnicodeEncodeError):
                escapes[character] = url_fixes.percent_encoded(character, choices.escape_as or "utf-8")
        return tails.str.replace_many(list(escapes), list(escapes.values())) if escapes else tails

    return pl.when(TAIL.str.count_matches("#", literal=True) < 2).then(TAIL.map_batches(escape, pl.String))


def _is_escaping_certain(choices: FixChoices) -> pl.Expr:
    """Return a boolean expression: whether the illegal characters of the tail can be escaped by the answers given."""
    needs_decision = TAIL.str.contains(rf"[{url_syntax.INVISIBLE}]")
    if choices.answer(SPECIAL_CHARACTERS) is None:
        needs_decision |= TAIL.str.contains(f"[{re.escape(url_fixes.SPECIAL)}]")
    if choices.escape_as is None:
        needs_decision |= TAIL.str.contains("%[89A-Fa-f]")
    return ~needs_decision


_SIMPLY_ESCAPED_TWICE: Final = "%25(?:2[0-9A-Fa-f]|3[A-Fa-f]|40|5[B-Fb-f]|60|7[B-Eb-e])"

LOC_RULES: Final = (
    Rule("loc-missing", "Missing XML tag", _E, _FIELD, "loc", TAGS,
         "Every entry needs a loc. Search engines skip entries without one.",
         "<url><lastmod>2026-11-02</lastmod></url>", "<url><loc>http://www.example.com/</loc></url>",
         violated=_WRITTEN.is_null(),
         message=Template(msg("The entry has no loc."))),
    Rule("loc-empty", "Empty URL", _E, _FIELD, "loc", TAGS,
         "A loc must contain the URL of the page. Search engines skip empty ones.",
         "<loc></loc>", "<loc>http://www.example.com/</loc>",
         violated=_WRITTEN.is_not_null() & (_URL == ""),
         message=Template(msg("<loc> is empty."))),
    Rule("loc-placeholder", "Placeholder in the URL", _E, _FIELD, "loc", TEMPLATES,
         "The program that generated the sitemap did not insert a value, so the URL leads to no page. Correct the "
         "program, and generate the sitemap again.",
         "http://www.example.com/${slug}", "http://www.example.com/catalog",
         violated=_URL.str.contains(PLACEHOLDER), clue=PLACEHOLDER_CLUE,
         message=Template(msg("The generator of the sitemap did not replace {placeholder} in the URL."),
                          placeholder=Computed(_URL, lambda loc: quoted(find_placeholder(loc)))),
         decision=PLACEHOLDER_DECISION),
    Rule("loc-relative", "Incomplete URL", _E, _FIELD, "loc", f"{TAGS}; FAQ on completely specified URLs",
         "URLs must be complete, with protocol and host. Search engines do not resolve relative URLs in sitemaps.",
         "www.example.com/catalog", "http://www.example.com/catalog",
         fix="correct the protocol, or complete the URL with the base URL",
         violated=(_URL != "") & ~_IS_COMPLETE,
         message=Template(msg("{value} is not complete: it must begin with http:// or https://."), value=Quoted(_URL)),
         repair=_repair_relative),
    Rule("loc-scheme", "Protocol not allowed", _E, _FIELD, "loc", TAGS,
         "URLs must use http or https. Search engines may not crawl other protocols.",
         "htp://www.example.com/catalog", "http://www.example.com/catalog",
         fix="correct a misspelt protocol, such as htp",
         violated=_IS_COMPLETE & ~_IS_WEB,
         message=Template(msg("The protocol is {scheme}, but must be http or https."),
                          scheme=Quoted(_URL.str.extract("^([^:]*):"))),
         repair=without_choices(url_fixes.with_corrected_scheme)),
    Rule("loc-host", "Invalid host or port", _E, _FIELD, "loc",
         "RFC 3986, 3.2; RFC 9110, 4.2; RFC 1034, 3.1 and 3.5; RFC 1123, 2.1; RFC 6335, 6; UTS 46, 4",
         "The host and port of a URL must be valid: a port is a number from 1 to 65535, no part of a host begins or "
         "ends with a hyphen, and xn-- must be followed by valid Punycode. Search engines cannot fetch other URLs.",
         "http://:8080/catalog", "http://www.example.com:8080/catalog",
         fix="write two slashes after the protocol",
         violated=(_IS_WEB & ~_IS_HOSTED)
         | _web_contains(url_syntax.FILE_AS_HOST)
         | _violated_by_host(url_syntax.MAYBE_PUNYCODE, lambda host: unreadable_label(host) is not None),
         clue=f"[/.]xn--|{url_syntax.FILE_AS_HOST}", message=_host_message, repair=without_choices(url_fixes.with_two_slashes)),
    Rule("loc-backslash", "Backslash in the URL", _E, _FIELD, "loc", "RFC 3986, 2; WHATWG URL, 4.4",
         "URLs must not contain backslashes. Browsers read them as slashes, but crawlers may request a different URL.",
         "http://www.example.com\\catalog\\12", "http://www.example.com/catalog/12",
         fix="replace backslashes with slashes",
         violated=_web_contains(url_syntax.BACKSLASH),
         message=Template(msg("{value} contains backslashes instead of slashes."), value=Quoted(_URL)),
         repair=without_choices(url_fixes.with_forward_slashes)),
    Rule("loc-idn", "Host not in ASCII", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 3.2.2; RFC 5891",
         "A host with non-ASCII characters must be written in its ASCII form (xn--…). Percent-encoded hosts are "
         "valid URLs, but DNS does not find them.",
         "http://m\u00fcnchen.example.com/", "http://xn--mnchen-3ya.example.com/",
         fix="write the host in ASCII",
         violated=_web_contains(f"{url_syntax.UNICODE_HOST}|{url_syntax.ESCAPED_HOST}"), message=_idn_message,
         repair=without_choices(url_fixes.with_ascii_host)),
    Rule("loc-mixed-scripts", "Host with several scripts", _W, _FIELD, "loc", "Unicode Technical Standard 39, 5.2",
         "Letters of several scripts in one host name can imitate another name. Check that the host is the right one.",
         "http://xn--exmple-4nf.example.com/", "http://example.example.com/",
         violated=_violated_by_host(url_syntax.MAYBE_UNICODE_HOST, lambda host: mixed_label(host) is not None),
         clue="[/.]xn--", message=_mixed_scripts_message),
    Rule("loc-inner-space", "White space in the URL", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "URLs must not contain spaces or line breaks. Search engines may reject such URLs, or request only the part "
         "before the space.",
         "http://www.example.com/spring cleaning", "http://www.example.com/spring%20cleaning",
         fix="remove spaces after the protocol, and replace others with %20",
         violated=_web_contains(url_syntax.INNER_SPACE),
         message=(
             Template(msg("The host {host_of} contains a space."),
                      _host_contains(" "), host_of=_HOST),
             Template(msg("{loc} contains a tab or a line break."),
                      _URL.str.contains("[\t\r\n]"), loc=Quoted(_URL)),
             Template(msg("{loc} contains a space, which must be written %20."), loc=Quoted(_URL)),
         ),
         repair=without_choices(url_fixes.with_escaped_blanks),
         repair_columns=ColumnRepair(
             tail=TAIL.str.replace_all(" ", "%20", literal=True), certain=~TAIL.str.contains(" .*://"))),
    Rule("loc-percent", "Invalid percent sign in the URL", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2.1",
         "A percent sign must be followed by two hexadecimal digits. Servers may reject such URLs, or decode them "
         "differently.",
         "http://www.example.com/100%", "http://www.example.com/100%25",
         fix="replace these percent signs with %25",
         violated=_web_contains(url_syntax.BAD_PERCENT),
         message=(
             Template(msg("The % in {host} must be followed by two hexadecimal digits."),
                      _host_contains(url_syntax.BAD_PERCENT),
                      host=_HOST),
             Template(msg("The % in {host} must be followed by two hexadecimal digits."),
                      host=Quoted(_URL.str.extract("(%(?:[^0-9A-Fa-f](?s:.)?|[0-9A-Fa-f][^0-9A-Fa-f]|[0-9A-Fa-f]?$))"))),
         ),
         repair=without_choices(url_fixes.with_escaped_percents),
         repair_columns=ColumnRepair(
             # Twice: a percent sign is looked at with what follows it, which may be the next one.
             tail=TAIL.str.replace_all("%([^0-9A-Fa-f]|$)", "%25$1").str.replace_all("%([^0-9A-Fa-f]|$)", "%25$1"),
             certain=~TAIL.str.contains(rf"%(?:[0-9A-Fa-f](?:[^0-9A-Fa-f]|$)|[uU][0-9A-Fa-f]{{4}})|[{url_syntax.INVISIBLE}]"))),
    Rule("loc-characters", "Invalid URL", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "URLs may contain only the characters of RFC 3986; all others must be percent-encoded. Search engines "
         "differ in how they encode these.",
         "http://www.example.com/\u00fcmlat.html", "http://www.example.com/%C3%BCmlat.html",
         fix="percent-encode them as UTF-8, or as you decide; remove invisible characters",
         violated=_IS_WEB & ~matches(url_syntax.LEGAL_EXCEPT_OTHER_RULES, _URL), message=(
             Template(msg("{loc} contains invisible characters ({codes})."),
                      _URL.str.contains(f"[{url_syntax.INVISIBLE}]"), loc=Quoted(_URL),
                      codes=Computed(_URL, _list_invisible_codes)),
             Template("{message}",
                      _URL.str.contains(rf"(?s)#.*#|^[^:]*://[^/?#\\]*[^{url_syntax.IN_AUTHORITY}{url_syntax.FIXED_BY_OTHER_RULES}/?#\\]"),
                      message=Computed(_URL, _characters_message)),
             Template(msg("{first} is not allowed here and must be written {percent_encoded}{more}."),
                      first=Computed(_ILLEGAL_CHARACTERS, lambda found: quoted(found[:1])),
                      percent_encoded=Computed(_ILLEGAL_CHARACTERS, lambda found: url_fixes.percent_encoded(found[:1])),
                      more=Computed(_ILLEGAL_CHARACTERS, _more_characters_suffix)),
         ),
         repair=_repair_characters,
         repair_columns=ColumnRepair(tail=_escaped_tail, certain=_is_escaping_certain)),
    Rule("loc-whitespace", "White space around the URL", _W, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "White space around a URL is not part of it, but not every search engine removes it.",
         " http://www.example.com/ ", "http://www.example.com/",
         fix="remove these characters",
         violated=(_URL != "") & (_WRITTEN.str.strip_chars(XML_SPACE) != _WRITTEN),
         message=Template(msg("{value} has white space around the URL."), value=Quoted(_WRITTEN)),
         repair=without_choices(url_syntax.stripped),
         repair_columns=ColumnRepair()),
    Rule("loc-other-space", "Invisible characters around the URL", _E, _FIELD, "loc",
         f"{ESCAPING}; RFC 3986, 2; XML 1.0, 2.3",
         "XML does not treat characters such as no-break spaces and byte order marks as white space. Search engines "
         "read them as part of the URL.",
         "\u00a0http://www.example.com/", "http://www.example.com/",
         fix="remove these characters",
         violated=(_URL != "") & (_WRITTEN.str.strip_chars(XML_SPACE) != _URL),
         message=Template(msg("{value} has invisible characters around the URL."), value=Quoted(_WRITTEN)),
         repair=without_choices(url_syntax.stripped)),
    Rule("loc-too-long", "URL too long", _E, _FIELD, "loc", TAGS,
         "URLs must be shorter than 2,048 characters. Search engines may skip longer ones.",
         "http://www.example.com/?session=\u2026 (2,048 characters)", "http://www.example.com/",
         in_profiles={"yandex": None},
         violated=_URL.str.len_chars() > MAX_LOC_CHARACTERS, message=_too_long_message),
    Rule("loc-too-long-yandex", "URL too long for Yandex", _E, _FIELD, "loc", YANDEX_ERRORS,
         "Yandex accepts URLs of up to 1,024 characters. It reports longer ones as errors.",
         "http://www.example.com/?session=\u2026 (1,025 characters)", "http://www.example.com/",
         in_profiles={name: None for name in PROFILES if name != "yandex"},
         violated=_URL.str.len_chars() > YANDEX_LOC_CHARACTERS, message=_too_long_for_yandex_message),
    Rule("loc-too-short", "URL shorter than the schema allows", _I, _FIELD, "loc", f"{SCHEMA}, tLoc",
         "The published schema requires at least 12 characters; the protocol does not. Strict validators report "
         "shorter URLs.",
         "http://a.io", "http://a.io/index",
         violated=_IS_HOSTED & (_URL.str.len_chars() < MIN_SCHEMA_CHARACTERS), message=_too_short_message),
    Rule("loc-double-escape", "URL escaped twice", _W, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2.4",
         "Escaped characters must not be escaped again: %2520 stands for %20, not for a space. Search engines "
         "request a page that does not exist. In a query, such an escape can be part of a URL within the URL.",
         "http://www.example.com/?a=1&amp;b=2", "http://www.example.com/?a=1&b=2",
         fix="remove one level of escaping, if you decide so or if it is certain",
         violated=_web_contains(url_syntax.DOUBLE_ESCAPE), clue=url_syntax.DOUBLE_ESCAPE,
         message=Template(msg("{found} was probably escaped twice; it should be {once}."),
                          found=Computed(_URL, lambda loc: quoted(url_fixes.first_double_escape(loc))),
                          once=Computed(_URL, lambda loc: quoted(url_fixes.decoded_once(url_fixes.first_double_escape(loc))))),
         repair=_repair_double_escape,
         repair_columns=ColumnRepair(
             tail=TAIL.str.replace_all("&(?:amp;)+", "&").str.replace_all("&apos;", "'", literal=True)
             .str.replace_all("%25([0-9A-Fa-f]{2})", "%$1"),
             # Some entities denote characters that URLs must not contain. The author decides about other double escapes in %25.
             certain=~TAIL.str.contains("&(?:#|lt|gt|quot)")
             & (~TAIL.str.contains("%25", literal=True)
                | (~TAIL.str.contains("[?#].*%25|[0-9%]%25|%25[0-9A-Fa-f]{2}%25")
                   & ~TAIL.str.contains("%(?:[013-9A-Fa-f][0-9A-Fa-f]|2[0-46-9A-Fa-f])")
                   & (TAIL.str.count_matches("%25", literal=True) == TAIL.str.count_matches(_SIMPLY_ESCAPED_TWICE))))),
         decision=DOUBLE_ESCAPE),
    Rule("loc-fragment", "URL with a fragment", _W, _FIELD, "loc", "RFC 3986, 3.5; RFC 9110, 7.1",
         "The part after # is a position in the page and is never sent to the server. Search engines index the page "
         "without it.",
         "http://www.example.com/catalog#garden", "http://www.example.com/catalog",
         fix="remove the fragment",
         violated=_web_contains("#"),
         message=Template(msg("{fragment} is a position in the page; search engines ignore it."),
                          fragment=Quoted(_URL.str.extract("(?s)(#.*)"))),
         repair=without_choices(url_fixes.without_fragment),
         repair_columns=ColumnRepair(
             tail=TAIL.str.replace("#.*$", ""), certain=~TAIL.str.contains("#[!/]|&#"))),
    Rule("loc-user-info", "URL with a user name", _W, _FIELD, "loc", "RFC 9110, 4.2.4; RFC 3986, 7.5",
         "A user name or password before the host becomes public. Clients should treat such URLs as errors.",
         "http://anna:secret@www.example.com/", "http://www.example.com/",
         violated=_hosted_contains(url_syntax.USER_INFO), message=_user_info_message),
    Rule("loc-default-port", "Unnecessary port", _I, _FIELD, "loc", "RFC 3986, 6.2.3; RFC 9110, 4.2.3",
         "Port 80 is the default for http, and 443 for https. With the port, the same page has two URLs.",
         "http://www.example.com:80/catalog", "http://www.example.com/catalog",
         fix="remove the port",
         violated=_hosted_contains(url_syntax.DEFAULT_PORT),
         message=(
             Template(msg("The colon after the host is unnecessary without a port."),
                      _URL.str.contains(rf"^[^:]*://{url_syntax.AUTHORITY}:(?:[/?#\\]|$)")),
             Template(msg("{port} is the default for {scheme} and unnecessary."),
                      port=Quoted(_URL.str.extract(rf"^[^:]*://{url_syntax.AUTHORITY}(:0*(?:80|443))(?:[/?#\\]|$)")),
                      scheme=_URL.str.extract("^([^:]*):").str.to_lowercase()),
         ),
         repair=without_choices(url_fixes.without_port),
         repair_columns=ColumnRepair(head=HEAD.str.replace(":[0-9]*$", ""))),
    Rule("loc-joined", "Two URLs in one", _W, _FIELD, "loc", f"{TAGS}; RFC 3986, 3.2.3",
         "A second protocol in a URL usually means that two URLs were joined by mistake, or that the protocol was written "
         "twice. The URL leads to no page.",
         "http://http://www.example.com/catalog", "http://www.example.com/catalog",
         violated=_IS_COMPLETE & _URL.str.contains(url_syntax.JOINED), clue=url_syntax.JOINED,
         message=Template(msg("{value} contains a second protocol: probably two URLs were joined."), value=Quoted(_URL))),
    Rule("loc-control", "Control character in the URL", _W, _FIELD, "loc", "RFC 3986, 7.2 and 7.3",
         "Escapes such as %0A, a line break, stand for invisible control characters. They usually come from a program that "
         "did not remove the end of a line. The server may not find the page.",
         "http://www.example.com/catalog%0A", "http://www.example.com/catalog",
         violated=_web_contains(url_syntax.CONTROL_ESCAPE), clue=url_syntax.CONTROL_ESCAPE,
         message=Template(msg("{escape} in the URL stands for a control character."),
                          escape=Quoted(_URL.str.extract(f"({url_syntax.CONTROL_ESCAPE})")))),
    Rule("loc-upper-case", "Capitals in the protocol or host", _I, _FIELD, "loc", "RFC 3986, 6.2.2.1",
         "Protocol and host are not case-sensitive and are usually written in lower case. With capitals, the same "
         "page has two URLs.",
         "http://WWW.Example.com/Catalog", "http://www.example.com/Catalog",
         fix="write the protocol and host in lower case",
         violated=_hosted_contains(url_syntax.UPPER_CASE),
         message=Template(msg("{scheme} contains capitals; write it in lower case."),
                          scheme=Quoted(_URL.str.extract(rf"^([^:]*:(?://{url_syntax.AUTHORITY})?)"))),
         repair=without_choices(url_fixes.lowercase_origin),
         repair_columns=ColumnRepair(head=HEAD.str.to_lowercase())),
    Rule("loc-dot-segments", "URL with dot segments", _W, _FIELD, "loc", "RFC 3986, 5.2.4 and 6.2.2.3",
         "Search engines resolve segments such as /../ and index a different URL from the one in the sitemap.",
         "http://www.example.com/catalog/../about", "http://www.example.com/about",
         fix="resolve the dot segments",
         violated=_hosted_contains(url_syntax.DOT_SEGMENTS),
         message=Template(msg("{value} contains dot segments; search engines index {mended} instead."), value=Quoted(_URL),
                          mended=Computed(_URL, lambda loc: quoted(url_fixes.without_dot_segments(loc)))),
         repair=without_choices(url_fixes.without_dot_segments)),
    Rule("loc-session", "URL with a session ID", _W, _FIELD, "loc", _SESSIONS,
         "A session ID gives every visitor a different URL of the same page, so search engines crawl duplicates. Only "
         "names that always stand for a session are reported. Others, such as sid, can be the ID of an article.",
         "http://www.example.com/catalog?item=12&PHPSESSID=5c1d0b7e2f",
         "http://www.example.com/catalog?item=12",
         fix="remove these parameters, if you decide so",
         violated=_hosted_contains(url_fixes.SESSION), clue=url_fixes.SESSION_OR_TRACKER, message=_session_message,
         repair=_repair_session, decision=SESSION_ID),
    Rule("loc-tracker", "URL with tracking parameters", _I, _FIELD, "loc", f"{FAQ}: one version of a URL, session IDs",
         "Parameters such as utm_source record where visitors come from. With them, search engines crawl the same "
         "page several times.",
         "http://www.example.com/catalog?item=12&utm_source=letter", "http://www.example.com/catalog?item=12",
         fix="remove these parameters, if you decide so",
         violated=_hosted_contains(url_fixes.TRACKER), clue=url_fixes.SESSION_OR_TRACKER, message=Template("{message}", message=Computed(_TRACKERS, _tracker_message)),
         repair=_repair_trackers, decision=TRACKER,
         repair_columns=ColumnRepair(
             tail=TAIL.str.replace_all(f"[&;]{_TRACKER}", "").str.replace(f"[?]{_TRACKER}[&;]?", "?")
             .str.replace("[?](#.*)?$", "$1"),
             # Outside of the query such a parameter means something else, behind a second question mark, too, and an
             # empty one stays.
             certain=lambda choices: ~TAIL.str.contains("^[^?]*[&;]|&amp;|#.*[&;?]|[?][^#]*[?]|[?&;](?:[&;#]|$)")
             & (choices.answer(TRACKER) is not None))),
    Rule("loc-leak", "URL probably not public", _W, _FIELD, "loc",
         "Patterns of this program, which can be edited; RFC 6761, RFC 6762, RFC 6890 and hosting providers for hosts",
         "Search engines can't reach hosts of the local computer or a private network. Previews, staging sites, "
         "administration pages, hidden files and backups usually should not appear in search results. If all entries "
         "of a sitemap have the same such host, it is reported once.",
         "http://localhost:3000/about", "http://www.example.com/about",
         violated=_is_leak,
         message=_leak_message),
    Rule("loc-disallowed", "Blocked by robots.txt", _E, _FIELD, "loc",
         "RFC 9309, 2.2.2; Google Search Central, Introduction to robots.txt",
         "Search engines don't fetch a URL that the robots.txt of its host disallows for their crawler. Choose "
         "the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.",
         "http://www.example.com/private/ where robots.txt says Disallow: /private/", "http://www.example.com/",
         violated=_is_disallowed,
         message=Template(msg("The robots.txt of the host disallows {value}."), value=Quoted(_URL))),
    Rule("loc-duplicate", "Duplicate URL", _W, _ENTRY, "loc", f"{FAQ}: one version of a URL",
         "A set should list each URL once. Search engines use one of the entries and ignore the others.",
         "http://www.example.com/ listed twice", "http://www.example.com/ listed once",
         message=Template(msg("{value} is already in the set."), value=Quoted(_URL))),
    Rule("loc-outside", "URL not allowed", _E, _ENTRY, "loc", f"{LOCATION}; {CROSS_SUBMISSION}",
         "A sitemap may list only URLs with its own protocol, host and port, in its own folder or below. Search "
         "engines ignore other URLs, unless the robots.txt of their host lists the sitemap (cross-submission).",
         "http://example.com/image/ in http://example.com/catalog/sitemap.gz",
         "http://example.com/catalog/show in http://example.com/catalog/sitemap.gz",
         message=Template(msg("{value} is outside the folder of its sitemap."), value=Quoted(_URL))),
    Rule("loc-other-site", "URL of another site", _W, _ENTRY, "loc", f"{LOCATION}; {CROSS_SUBMISSION}",
         "All URLs of a sitemap must have its protocol and host. If the URL of the sitemap is not known, the program uses "
         "the site of most entries instead, so this is only a warning. The robots.txt of another host may list the "
         "sitemap (cross-submission).",
         "http://blog.example.com/ among many URLs of http://www.example.com/",
         "http://blog.example.com/ in a sitemap of its own",
         message=Template(msg("{value} is on a different site than most entries of its sitemap."), value=Quoted(_URL))),
)  # fmt: skip


DUPLICATE_RULES: Final = (
    Rule("loc-both-protocols", "Duplicate URL: http and https", _W, _ENTRY, "loc",
         f"{FAQ}: one version of a URL, http or https",
         "A page should be listed under http or https, not both. Search engines index one of them.",
         "http://www.example.com/catalog beside https://www.example.com/catalog",
         "https://www.example.com/catalog alone"),
    Rule("loc-near-duplicate", "Near-duplicate URL", _I, _ENTRY, "loc",
         f"{FAQ}: one version of a URL; RFC 3986, 6.2; RFC 3987, 3.1",
         "The two URLs are probably the same page, which search engines then crawl twice. They differ only in “www.”, the "
         "default port, letter case, percent escapes, slashes at the end of the path or repeated ones, the name of an "
         "index file such as index.html, or the order of parameters.",
         "http://www.example.com/catalog/ beside http://www.example.com/catalog",
         "http://www.example.com/catalog/ alone"),
)  # fmt: skip
"""Rules about pages that are listed under several URLs."""


_PARAMETER_RULES: Final = tuple(rule for rule in LOC_RULES if rule.clue == url_fixes.SESSION_OR_TRACKER)
_OTHER_RULES: Final = tuple(rule for rule in LOC_RULES if rule.scope is _FIELD and rule not in _PARAMETER_RULES)
_CLUES: Final = "|".join(rule.clue for rule in _OTHER_RULES if rule.clue)


def _may_violate(context: RuleContext) -> pl.Expr:
    """Return the mask of URLs that may violate a rule: null, odd shape, clue, leak, disallowed, too long or too short."""
    leaks = context.leaks.combined_pattern
    size = _WRITTEN.str.len_bytes()
    return (
        ~matches(url_syntax.PLAIN, _WRITTEN)
        | _WRITTEN.str.contains(_CLUES if leaks is None else f"{_CLUES}|{leaks}")
        | context.robots.may_disallow(_WRITTEN)
        | (size > YANDEX_LOC_CHARACTERS)
        | (size < MIN_SCHEMA_CHARACTERS)
        | _WRITTEN.is_null()
    )


LOC_VALUES: Final = ValueRules("loc", ("loc",), _OTHER_RULES, _may_violate, _with_url_flags)

LOC_PARAMETERS: Final = ValueRules(
    "loc-parameters",
    ("loc",),
    _PARAMETER_RULES,
    lambda _: _STRIPPED.str.to_lowercase().str.contains(url_fixes.SESSION_OR_TRACKER),
    _with_url_flags,
)
"""Rules about parameters such as `utm_source`; a separate group, as few URLs are suspect."""

PAGE_KINDS: Final = ValueRules(
    "page-kind",
    ("loc",),
    PAGE_KIND_RULES,
    lambda _: _STRIPPED.str.to_lowercase().str.contains(PAGE_KIND_CLUE),
    lambda locs: _with_url_flags(locs).with_columns_seq(lower=_URL.str.to_lowercase()),
)
"""Rules about URLs of files and functions instead of pages; a separate group for the same reason."""
