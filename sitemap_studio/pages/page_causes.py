"""Causes of redirects and canonicals: many pages of a host whose URLs all change in the same way.

Thousands of redirects from `http:` to `https:` are one fault of the sitemap, and have one fix.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import polars as pl

from sitemap_studio.core.messages import Message, listed, msg, plural, plural_from
from sitemap_studio.pages.page_reasons import shared_target
from sitemap_studio.protocol.language_codes import LANGUAGES
from sitemap_studio.protocol.url_fixes import to_uri
from sitemap_studio.protocol.url_syntax import normalize_escapes

MIN_CAUSE_URLS: Final = 20
MIN_CAUSE_SHARE: Final = 0.2
"""Minimum number of URLs of a cause, and their minimum fraction of the URLs of the host."""

MAX_EXAMPLES: Final = 3

_REASONS: Final = ("redirect", "canonical", "login")
_CANONICAL: Final = "canonical"
_ONE_PAGE: Final = "one-page"
_LANGUAGE_FOLDER: Final = re.compile(r"([a-z]{2,3})(?:[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}))?")
_INDEX_FILE: Final = re.compile(r"(?i)(?:index|default)\.(?:x?html?|shtml|php\d?|aspx?|jsp|cfm)")
_HOST: Final = r"^[^:/?#]+://([^/?#]+)"
_URL: Final = re.compile(r"([^:/?#]+)://([^/?#]+)([^?#]*)([^#]*)")


class _Parts(NamedTuple):
    """Parts of a complete URL: protocol, host with port in lower case, path (at least `/`), query with `?`."""

    scheme: str
    host: str
    path: str
    query: str


def _bare_host(url: _Parts) -> str:
    """Return the host of a URL without `www.`."""
    return url.host.removeprefix("www.")


def _path_with_language(before: _Parts, after: _Parts) -> str:
    """Return the path of the first URL, with the language folder inserted with which the path of the second one begins.

    Unchanged if that path begins with no language folder, or the first URL has the same folder.
    """
    folder = after.path.split("/", 2)[1]
    match = _LANGUAGE_FOLDER.fullmatch(folder)
    if match is None or match[1] not in LANGUAGES or before.path.split("/", 2)[1] == folder:
        return before.path
    return f"/{folder}" if after.path == f"/{folder}" else f"/{folder}{before.path}"


def _path_without_index_file(before: _Parts, after: _Parts) -> str:
    """Return the path of the first URL without its index file; unchanged if it has none, or the second URL has the same.

    It ends with a slash if the path of the second URL does, or if it is the root.
    """
    folder, _, name = before.path.rpartition("/")
    if not _INDEX_FILE.fullmatch(name) or after.path.endswith(f"/{name}"):
        return before.path
    return folder if folder and not after.path.endswith("/") else f"{folder}/"


class ChangeKind(NamedTuple):
    """Kind of difference between the URL of a page and its target or canonical URL.

    Attributes:
        kind: The id.
        words: Description for users.
        part: Name of the changed part of the URL; empty for the kind that depends on many pages.
        new_part: Returns this part of the first URL with this change made as in the second one, or unchanged if the URLs
            do not differ so.
        fix: Text of the fix for `MIN_CAUSE_URLS` URLs; None if there is no fix.
    """

    kind: str
    words: Message
    part: str
    new_part: Callable[[_Parts, _Parts], str]
    fix: Message | None


_PREFIX_FIX: Final = plural("Change the URL prefix of 1 URL", "Change the URL prefix of %n URLs", MIN_CAUSE_URLS)

CHANGE_KINDS: Final = (
    ChangeKind("protocol", msg("another protocol"), "scheme", lambda old, new: new.scheme, _PREFIX_FIX),
    ChangeKind("www", msg("“www.” added or removed"),
        "host", lambda old, new: new.host if _bare_host(old) == _bare_host(new) else old.host, _PREFIX_FIX),
    ChangeKind("host", msg("another host"), "host", lambda old, new: new.host, _PREFIX_FIX),
    ChangeKind("language", msg("language folder inserted"), "path", _path_with_language,
        plural("Insert the language folder in 1 URL", "Insert the language folder in %n URLs", MIN_CAUSE_URLS)),
    ChangeKind("index-file", msg("index file removed"), "path", _path_without_index_file,
        plural("Remove the index file from 1 URL", "Remove the index file from %n URLs", MIN_CAUSE_URLS)),
    ChangeKind("query", msg("query removed"), "query", lambda old, new: old.query if new.query else "",
        plural("Remove the query from 1 URL", "Remove the query from %n URLs", MIN_CAUSE_URLS)),
    ChangeKind("slash-added", msg("trailing slash added"),
        "path", lambda old, new: f"{old.path.removesuffix('/')}/" if new.path.endswith("/") else old.path,
        plural("Add the trailing slash to 1 URL", "Add the trailing slash to %n URLs", MIN_CAUSE_URLS)),
    ChangeKind("slash-removed", msg("trailing slash removed"),
        "path", lambda old, new: old.path if new.path.endswith("/") else old.path.removesuffix("/"),
        plural("Remove the trailing slash from 1 URL", "Remove the trailing slash from %n URLs", MIN_CAUSE_URLS)),
    ChangeKind("letter-case", msg("another letter case"),
        "path", lambda old, new: new.path if old.path.lower() == new.path.lower() else old.path,
        plural("Change the letter case of 1 URL", "Change the letter case of %n URLs", MIN_CAUSE_URLS)),
    ChangeKind(_ONE_PAGE, msg("all to one page"), "", lambda old, new: "", None),
)  # fmt: skip
"""All kinds of changes, in the order in which `change_kinds` tries them."""

_KINDS: Final[Mapping[str, ChangeKind]] = {row.kind: row for row in CHANGE_KINDS}


@dataclass(frozen=True)
class Cause:
    """Pages of a host that redirect, or have another canonical URL, with the same change of their URLs.

    Attributes:
        kinds: Ids of `CHANGE_KINDS`, at least one.
        host: The host, with its port if it has one.
        before: Common beginning and end of the listed URLs, with `…` between them.
        after: Common beginning and end of the URLs of the targets and canonicals.
        n_urls: Number of listed URLs.
        share: Fraction of the URLs of the host that have facts, up to 1.
        examples: Up to three pairs of listed URL and target or canonical.
        fix: The fix for all URLs of the cause; None if there is none.
        locs: All listed URLs of the cause, in the form of `page_loc`.
    """

    kinds: tuple[str, ...]
    host: str
    before: str
    after: str
    n_urls: int
    share: float
    examples: tuple[tuple[str, str], ...]
    fix: Message | None
    locs: tuple[str, ...] = field(repr=False, compare=False)

    @property
    def kind(self) -> str:
        """Ids of the kinds, joined by `+`."""
        return "+".join(self.kinds)

    @property
    def name(self) -> str:
        """Name in filters: the host and `kind`, for `one-page` also the target; unique among the causes of a set."""
        return f"{self.host} {self.kind} {self.after}" if self.kind == _ONE_PAGE else f"{self.host} {self.kind}"

    @property
    def words(self) -> Message:
        """Description of the kinds for users, such as “another protocol, trailing slash added”."""
        return listed(_KINDS[kind].words for kind in self.kinds)


def find_causes(pages: pl.DataFrame) -> list[Cause]:
    """Return the causes of redirects and canonicals in the order of decreasing numbers of URLs; empty without causes.

    Args:
        pages: A row for each page with facts, also for indexable pages, with the columns `loc`, `reason`, `target`
            and `canonical`; of several rows of a URL, the first one counts.
    """
    rows = pages.select(pl.col("loc", "reason", "target", "canonical").cast(pl.String)).unique(
        "loc", keep="first", maintain_order=True
    )
    host = pl.col("loc").str.extract(_HOST).str.to_lowercase()
    rows = rows.with_columns(host=host).filter(pl.col("host").is_not_null())
    after = pl.when(pl.col("reason") == _CANONICAL).then("canonical").otherwise("target")
    changes = rows.filter(pl.col("reason").is_in(_REASONS)).select("host", "loc", after=after).drop_nulls("after")
    return _group_changes(dict(rows["host"].value_counts().iter_rows()), list(changes.iter_rows()))


def _group_changes(n_urls: Mapping[str, int], changes: Sequence[tuple[str, str, str]]) -> list[Cause]:
    """Group changes by host and kind or shared target, and return the large enough groups as causes, the largest first.

    Args:
        n_urls: Number of URLs with facts by host.
        changes: Host, URL before and URL after of each change.
    """
    pages = [(host, shared_target(before, after)) for host, before, after in changes]
    n_changes = Counter(pages)
    groups = dict[tuple[str, tuple[str, ...], str], list[tuple[str, str]]]()
    for page, (host, before, after) in zip(pages, changes, strict=True):
        if n_changes[page] >= MIN_CAUSE_URLS:
            groups.setdefault((host, (_ONE_PAGE,), page[1]), []).append((before, after))
        elif kinds := change_kinds(before, after):
            groups.setdefault((host, kinds, ""), []).append((before, after))
    causes = [
        _cause_of_pairs(kinds, host, pairs, len(pairs) / n_urls[host])
        for (host, kinds, _), pairs in groups.items()
        if len(pairs) >= MIN_CAUSE_URLS and len(pairs) >= MIN_CAUSE_SHARE * n_urls[host]
    ]
    return sorted(causes, key=lambda cause: -cause.n_urls)


def _cause_of_pairs(kinds: tuple[str, ...], host: str, pairs: Sequence[tuple[str, str]], share: float) -> Cause:
    """Return the cause that groups pairs of URLs before and after the same change, with common patterns and examples.

    Args:
        kinds: Ids of the kinds of the change.
        host: The host.
        pairs: The pairs, at least one.
        share: Fraction of the URLs of the host.
    """
    return Cause(
        kinds=kinds,
        host=host,
        before=_common_pattern([before for before, _ in pairs]),
        after=_common_pattern([after for _, after in pairs]),
        n_urls=len(pairs),
        share=share,
        examples=tuple(pairs[:MAX_EXAMPLES]),
        fix=_fix_of_kinds(kinds, len(pairs)),
        locs=tuple(before for before, _ in pairs),
    )


def change_kinds(before: str, after: str) -> tuple[str, ...]:
    """Return the ids of the changes that together turn one complete URL into another, in the order of `CHANGE_KINDS`.

    Empty if the URLs are equivalent, have no host, or differ in another way.
    """
    url, target = _split(before), _split(after)
    kinds = list[str]()
    if url is None or target is None:
        return ()
    for row in CHANGE_KINDS:
        if row.part and url != target and (part := row.new_part(url, target)) != getattr(url, row.part):
            kinds.append(row.kind)
            url = url._replace(**{row.part: part})
    return tuple(kinds) if url == target else ()


def _split(url: str) -> _Parts | None:
    """Return the parts of a URL without fragment, with normalized escapes; None without protocol or host."""
    if "%" in url or not url.isascii():
        url = normalize_escapes(to_uri(url) or url)
    match = _URL.match(url)
    return _Parts(match[1].lower(), match[2].lower(), match[3] or "/", match[4]) if match else None


def _fix_of_kinds(kinds: tuple[str, ...], n_urls: int) -> Message | None:
    """Return the text of the fix for a number of URLs with these kinds of changes; None if all lead to one page."""
    fixes = {_KINDS[kind].fix for kind in kinds}
    if len(fixes) > 1:
        return plural("Replace 1 URL with its target", "Replace %n URLs with their targets", n_urls)
    (fix,) = fixes
    return None if fix is None else plural_from(fix.words, fix.words, n_urls)


def _common_pattern(urls: Sequence[str]) -> str:
    """Return the common folders and the common end of URLs, with `…` between them; if all are equal, the URL."""
    texts = [url if "/" in url[8:] else f"{url}/" for url in urls]
    first, last = min(texts), max(texts)
    if first == last:
        return first
    begin = first[: first.rfind("/", 0, _common_length(first, last)) + 1]
    reversed_texts = [text[::-1] for text in texts]
    first, last = min(reversed_texts), max(reversed_texts)
    end = re.search(r"[/.?].*", first[: _common_length(first, last)][::-1])
    if end is None or len(begin) + len(end[0]) > min(map(len, texts)):
        return f"{begin}…"
    return f"{begin}…{end[0]}"


def _common_length(one: str, other: str) -> int:
    """Return the length of the longest common beginning of two texts, in characters."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((length for length, (left, right) in pairs if left != right), min(len(one), len(other)))
