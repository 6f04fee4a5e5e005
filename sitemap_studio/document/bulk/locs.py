"""Bulk edits of `loc`: base, slashes, escapes, fragments, parameters of trackers and sessions.

Column by column where expressions can say it; address by address, each different one once, where only the functions of
`protocol` can. White space around an address stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import polars as pl

from sitemap_studio.document.bulk.outcomes import (
    AMBIGUOUS,
    NO_WEB,
    ColumnResult,
    mapped,
    only,
    outcome,
    reason_where,
    within_space,
)
from sitemap_studio.document.bulk.parameters import UrlPrefix
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.url_fixes import (
    SESSION,
    TRACKER,
    TRACKERS,
    escaped,
    made_absolute,
    with_escaped_blanks,
    with_escaped_percents,
    without_session,
)
from sitemap_studio.protocol.urls import BAD_PERCENT, IN_QUERY, SCHEME, split_authority

_WEB: Final = r"[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\]+"
_TEXT: Final = pl.col("text")
_IS_BLANK: Final = _TEXT.is_null() | (_TEXT == "")
_NOT_WEB: Final = reason_where((~_IS_BLANK & ~_TEXT.str.contains(f"^{_WEB}(?:[/?#]|$)"), NO_WEB))
_DEFAULT_PORTS: Final = {"http:": "80", "https:": "443"}
_LEFT_ENTITY: Final = "&amp;"

_UNRESERVED: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~"
"""What means the same escaped and not. RFC 3986, 2.3; the dot is left out, since steps of a path are made of dots."""

_ESCAPED_UNRESERVED: Final = {f"%{ord(character):02X}": character for character in _UNRESERVED}
_NOT_LEGAL: Final = f"[^%{IN_QUERY}#]"


@within_space
def rebase(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Put another beginning in the place of one; other addresses stay."""
    old, new = said["old"], said["new"]
    # Most begin as the base is written: no expression is needed for them.
    begins = rows["text"].str.starts_with(f"{old.text}/").fill_null(value=False)
    plain = only(rows, begins, lambda some: outcome(some, pl.lit(new.text) + _TEXT.str.strip_prefix(old.text)))
    others = only(rows, ~begins, lambda some: outcome(some, rebased(_TEXT, old, new)))
    after = pl.select(pl.when(begins).then(plain.after).otherwise(others.after)).to_series()
    return ColumnResult(after, plain.unusable)


def rebasing(old: UrlPrefix, new: UrlPrefix) -> Callable[[pl.Series], pl.Series]:
    """What becomes of a column of addresses below a base, wherever they stand: entries, an index, extensions."""
    return lambda locs: rebase(pl.DataFrame({"text": locs.cast(pl.String)}), {"old": old, "new": new}).after


def rebased(text: pl.Expr, old: UrlPrefix, new: UrlPrefix) -> pl.Expr:
    """Addresses below one base, below another; without white space around them.

    Protocol and host are the same whatever their case, and so is a port that goes without saying; a path begins with
    another only where a folder does.
    """
    head = _head(old)
    target = new.text.replace("$", "$$")
    if not old.path or new.path:
        return text.str.replace(f"(?s)^{head}([/?#].*|)$", f"{target}${{1}}")
    # What named a folder and names a whole site now needs a slash.
    is_folder = f"(?s)^{head}([?#].*|)$"
    folder = text.str.replace(is_folder, f"{target}/${{1}}")
    below = text.str.replace(f"(?s)^{head}(/.*)$", f"{target}${{1}}")
    return pl.when(text.str.contains(is_folder)).then(folder).otherwise(below)


def _head(base: UrlPrefix) -> str:
    """An expression for how addresses below a base begin."""
    user, host, port = split_authority(base.authority)
    usual = _DEFAULT_PORTS[base.scheme]
    ports = f"(?::0*{usual}|:)?" if port.lstrip(":").lstrip("0") in ("", usual) else re.escape(port)
    return f"(?i:{re.escape(base.scheme)})//{re.escape(user)}(?i:{re.escape(host)}){ports}{re.escape(base.path)}"


@within_space
def add_slash(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """End paths with a slash, but for files with an ending, and where a query or a fragment follows."""
    lacks_slash = _TEXT.str.contains(f"^{_WEB}(?:|/(?:[^?#]*/)?[^/?#.]+)$")
    return outcome(rows, pl.when(lacks_slash).then(_TEXT + "/").otherwise(_TEXT), _NOT_WEB)


@within_space
def remove_slash(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """End paths without a slash, but for that of the start page, and where a query or a fragment follows."""
    has_slash = _TEXT.str.ends_with("/") & _TEXT.str.contains(f"^{_WEB}/[^?#]*[^/?#]/$")
    return outcome(rows, pl.when(has_slash).then(_TEXT.str.strip_suffix("/")).otherwise(_TEXT), _NOT_WEB)


def escape(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Percent-encode what may not stand in an address; what is escaped already stays, and so do hosts."""
    is_asked = _TEXT.str.contains(_NOT_LEGAL) | _TEXT.str.contains(BAD_PERCENT)
    return mapped(rows, is_asked & (_TEXT.str.strip_chars(XML_SPACE) != ""), _escaped, AMBIGUOUS)


def _escaped(loc: str) -> str | None:
    """An address with nothing in it that wants to be escaped; None where that is not certain."""
    for mend in (with_escaped_percents, with_escaped_blanks, escaped):
        mended = mend(loc)
        if mended is None:
            return None
        loc = mended
    return loc


def unescape(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Take escapes off that mean the same without, and no others; an address with a stray percent sign stays."""
    return only(rows, rows["text"].str.contains("%", literal=True), _unescaped)


def _unescaped(rows: pl.DataFrame) -> ColumnResult:
    is_torn = _TEXT.str.contains(BAD_PERCENT)
    found = rows["text"].str.extract_all("%[2-7][0-9A-Fa-f]").explode().unique().drop_nulls().to_list()
    after = _TEXT
    for code in sorted(found):
        if (plain := _ESCAPED_UNRESERVED.get(code.upper())) is not None:
            after = after.str.replace_all(code, plain, literal=True)
    return outcome(rows, after, reason_where((is_torn, AMBIGUOUS)))


@within_space
def strip_fragment(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Leave fragments out, but for those that may be places within a program."""
    return only(rows, rows["text"].str.contains("#", literal=True), _without_fragments)


def _without_fragments(rows: pl.DataFrame) -> ColumnResult:
    is_place = _TEXT.str.contains("^[^#]*#[!/]")
    return outcome(rows, _TEXT.str.replace("(?s)#.*$", ""), reason_where((is_place, AMBIGUOUS)))


@within_space
def strip_trackers(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Take the parameters of trackers out of queries, as `url_fixes.without_trackers` does for one address."""
    is_query = rows["text"].str.contains("?", literal=True)
    return only(rows, is_query, lambda some: only(some, some["text"].str.contains(TRACKER), _without_trackers))


def _without_trackers(rows: pl.DataFrame) -> ColumnResult:
    # The first parameter has no mark before it once another goes.
    query = _TEXT.str.extract("(?s)^[^?#]*([?][^#]*)", 1).str.replace("^[?][&;]", "?")
    query = query.str.replace_all(f"[&;](?:{TRACKERS})=[^&;]*", "")
    query = query.str.replace(f"^[?](?:{TRACKERS})=[^&;]*([&;])", "?").str.replace(f"^[?](?:{TRACKERS})=[^&;]*$", "")
    rest = _TEXT.str.extract("(?s)(#.*)$", 1).fill_null("")
    after = pl.concat_str(_TEXT.str.extract("(?s)^([^?#]*)", 1), query, rest)
    return outcome(rows, after, reason_where((_TEXT.str.contains(_LEFT_ENTITY, literal=True), AMBIGUOUS)))


def strip_sessions(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Take the ids of sessions out of queries and paths."""
    return mapped(rows, _TEXT.str.contains(SESSION), without_session, AMBIGUOUS)


def make_absolute(rows: pl.DataFrame, said: Mapping[str, Any]) -> ColumnResult:
    """Complete addresses without a protocol by the address of a page."""
    base: str = said["base"]
    core = _TEXT.str.strip_chars(XML_SPACE)
    return mapped(
        rows, (core != "") & ~core.str.contains(f"^{SCHEME}//"), lambda loc: made_absolute(loc, base), AMBIGUOUS
    )
