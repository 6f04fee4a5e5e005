"""Plan changes of one language in the hreflang links of many entries: add links, remove links, change the code.

Other content of the entries is not changed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extensions_by_markup
from sitemap_studio.document.hreflang_completion import page_urls, plan_links, read_links
from sitemap_studio.formats.extensions.extension_editing import EntryExtensions
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.language_codes import alternate_fault
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.url_syntax import is_web, page_hashes, split_loc
from sitemap_studio.search.find_replace import Replacement, SearchQuery
from sitemap_studio.search.patterns import escape_literal

UrlMatch = Literal["prefix", "host", "expression"]
"""What a replacement in URLs matches: a prefix of the URL or of its path, its host, or a regular expression."""

_IS_WEB: Final = r"^(?i:https?)://[^/?#\\\s\x00-\x1f]+(?:[/?#][^\s\x00-\x1f]*)?$"
_NOT_IN_HOSTS: Final = re.compile(r"[/?#@\\\s]")
_NEW_TEXT_REQUEST: Final = msg("Enter the new text for the URLs, for example /de/ or de.example.com.")


@dataclass(frozen=True)
class LanguagePlan:
    """Planned change of one language.

    Attributes:
        edit: The edit; None if nothing would change.
        notes: Sentences that count the entries that are not changed, one for each reason that applies.
    """

    edit: SetExtensions | None
    notes: tuple[str, ...] = ()


def url_replacement(match: UrlMatch, old: str, new: str) -> Replacement:
    """Return the replacement that makes the URL of a translation from the URL of a page.

    Args:
        match: What `old` and `new` are: a prefix, a host or an expression.
        old: Beginning of the path such as “/en/”, or of the URL; a host; or a regular expression.
        new: Text that replaces it. For an expression, groups are written as $1.

    Raises:
        RequestError: `old` or `new` is not of the kind, or the expression or its replacement is invalid.
    """
    if match == "host":
        hosts = [_parse_host(text) for text in (old, new)]
        pattern = rf"(?s)^((?i:https?)://(?:[^/?#@]*@)?)(?i:{escape_literal(hosts[0])})([:/?#].*|)$"
        return _replacement(pattern, "${1}" + _literal_template(hosts[1]) + "${2}")
    if match == "expression":
        return _replacement(old, new)
    beginning, target = old.strip(), new.strip()
    if beginning.startswith("/"):
        if not (target.startswith("/") or is_web(target)):
            raise _prefix_error(target)
        head = r"((?i:https?)://[^/?#]+)" + escape_literal(beginning.rstrip("/"))
    else:
        for text in (beginning, target):
            if not is_web(text):
                raise _prefix_error(text)
        scheme, authority, *rest = split_loc(beginning.rstrip("/"))
        head = f"()(?i:{escape_literal(scheme + authority)}){escape_literal(''.join(rest))}"
    host = "${1}" if target.startswith("/") else ""
    return _replacement(f"(?s)^{head}([/?#].*|)$", f"{host}{_literal_template(target.rstrip('/'))}${{2}}")


def _replacement(pattern: str, template: str) -> Replacement:
    """Return the replacement of a regular expression by a template; raise an `ExpressionError` if one is invalid."""
    return Replacement(SearchQuery(pattern, is_expression=True, is_case_sensitive=True), template)


def _literal_template(text: str) -> str:
    """Return the replacement template that inserts a text unchanged."""
    return text.replace("\\", "\\\\").replace("$", "$$")


def _parse_host(text: str) -> str:
    """Return a host, maybe with its port, given alone or as the URL of its start page; else raise a `RequestError`.

    An empty text is reported as missing new text.
    """
    core = text.strip()
    host = split_loc(core)[1][2:] if is_web(core) else core
    if not core:
        raise RequestError(_NEW_TEXT_REQUEST)
    if not host or _NOT_IN_HOSTS.search(host) or not is_web(f"https://{host}/"):
        hint = msg("For example www.example.com.")
        raise RequestError(msg("“{text}” is not a host.", text=display_value(text)), hint=hint)
    return host


def _prefix_error(text: str) -> RequestError:
    """Return the error for a text that is neither an absolute path nor a URL, where a URL prefix is needed.

    An empty text is reported as missing new text.
    """
    if not text:
        return RequestError(_NEW_TEXT_REQUEST)
    hint = msg("Enter a folder such as /en/, or a URL such as https://example.com/en/.")
    return RequestError(msg("“{text}” can't be a URL prefix.", text=display_value(text)), hint=hint)


def language_in(text: str) -> str:
    """Return the only valid language code among the path segments and the first host label of a text, or "".

    Args:
        text: A URL, the beginning of a path, a host or a regular expression.
    """
    _, double_slash, after_scheme = text.strip().partition("//")
    host, *segments = re.split(r"[/?#]", after_scheme if double_slash else text.strip())
    label, dot, _ = host.partition(".")
    words = [label if dot else "", *segments]
    codes = {word for word in words if word and alternate_fault(word) is None}
    return codes.pop() if len(codes) == 1 else ""


_LANGUAGE_FOLDER: Final = r"^(?i:https?)://[^/?#]+(/[A-Za-z-]+/)"


def likely_language_folder(locs: pl.Series) -> str:
    """Return the most frequent first folder of URLs whose name is a language code, such as “/en/”; "" without one."""
    folders = locs.str.extract(_LANGUAGE_FOLDER, 1).drop_nulls().value_counts(sort=True)[locs.name].to_list()
    return next(filter(language_in, folders), "")


def plan_language_addition(
    document: Document,
    slots: SlotArray,
    code: str,
    replacement: Replacement,
    *,
    own_code: str = "",
    is_any_target: bool = False,
    replaces_existing: bool = False,
    progress: Progress | None = None,
) -> LanguagePlan:
    """Plan to add to entries a link to their translation in one language, replacing other such links if requested.

    Such an entry also gets a link to itself, as Google requires, if none of its remaining links leads to its own page or
    has the language of the entry.

    Args:
        document: The document.
        slots: Unique entries.
        code: Code of the language.
        replacement: Makes the URL of the translation from the URL of an entry.
        own_code: Language of the entries, for links to themselves; empty if unknown.
        is_any_target: Whether links to URLs that are not in the set are added, too.
        replaces_existing: Whether links with the language are replaced; otherwise, entries that have one are skipped.
        progress: Checked for cancellation.

    Source: Google Search Central, localized versions of a page: each version must list itself and all others.
    """
    check = (progress or Progress()).check
    links = read_links(document, slots).with_columns(key=pl.col("code").str.to_lowercase())
    check()
    existing = links.filter(pl.col("key") == code.lower())
    linked = existing["slot"].unique()
    candidates = page_urls(document, slots)
    if not replaces_existing:
        candidates = candidates.filter(~pl.col("slot").is_in(linked.implode()))
    candidates = candidates.with_columns(href=replacement.after(candidates["page"]).str.strip_chars(XML_SPACE))
    changed = candidates.filter(pl.col("href") != pl.col("page"))
    complete = changed.filter(pl.col("href").str.contains(_IS_WEB))
    check()
    translations = complete if is_any_target else _filter_pages_in_set(document, complete)
    n_usable = translations.height
    check()
    removal = None
    if replaces_existing:
        others = existing.join(translations, on=["slot", "href"], how="anti")["slot"].unique()
        has_other = pl.col("slot").is_in(others.implode())
        linked = translations.filter(pl.col("slot").is_in(linked.implode()) & ~has_other)["slot"]
        translations = translations.filter(~pl.col("slot").is_in(linked.implode()))
        replaced = translations.filter(has_other)["slot"]
        removal = _plan_removal(document, replaced.to_numpy(), code, progress)
        links = links.filter((pl.col("key") != code.lower()) | ~pl.col("slot").is_in(replaced.implode()))
    lacking = _slots_without_self_link(translations, links)
    own_links = translations.clear()
    if own_code:
        # A second URL for the language of the entry would be a conflict.
        conflicting = links.filter(pl.col("key") == own_code.lower())["slot"].unique()
        lacks_link = pl.col("slot").is_in(lacking.implode()) & ~pl.col("slot").is_in(conflicting.implode())
        own_links = translations.filter(lacks_link).with_columns(href="page")
    added = [
        frame.select("slot", pl.lit(text).alias("code"), "href")
        for frame, text in ((own_links, own_code), (translations, code))
    ]
    edit, _, _ = plan_links(document, pl.concat(added).sort("slot", maintain_order=True), removal)
    notes = (
        plural("1 entry already has {code}.", "%n entries already have {code}.", len(linked), code=code),
        plural(
            "The replacement does not change 1 URL.",
            "The replacement does not change %n URLs.",
            candidates.height - changed.height,
        ),
        plural("1 new URL is not a web URL.", "%n new URLs are not web URLs.", changed.height - complete.height),
        plural("1 new URL is not in the set.", "%n new URLs are not in the set.", complete.height - n_usable),
        plural(
            "1 entry does not list itself: enter its language.",
            "%n entries do not list themselves: enter their language.",
            0 if own_code else len(lacking),
        ),
    )
    return LanguagePlan(edit, tuple(note for note in notes if note.number))


def _filter_pages_in_set(document: Document, links: pl.DataFrame) -> pl.DataFrame:
    """Return the links whose target is the URL of an entry; equivalent URLs are the same.

    Args:
        document: The document.
        links: Any columns, with the URLs of targets in `href`.
    """
    pages = pl.Series(page_hashes(document.table.column("loc"))).unique()
    return links.filter(pl.Series(page_hashes(links["href"])).is_in(pages.implode()))


def _slots_without_self_link(pages: pl.DataFrame, links: pl.DataFrame) -> pl.Series:
    """Return the slots of entries without a link to their own page, in the order of `pages`.

    Args:
        pages: `slot` and `page` of the entries.
        links: `slot` and `href` of links.
    """
    targets = links.select("slot", pl.Series("target", page_hashes(links["href"])))
    own = pages.select("slot", pl.Series("target", page_hashes(pages["page"])))
    return own.join(targets, on=["slot", "target"], how="anti", maintain_order="left")["slot"]


def plan_language_removal(
    document: Document, slots: SlotArray, code: str, *, progress: Progress | None = None
) -> LanguagePlan:
    """Plan to remove all links with a language from entries; letter case does not matter.

    Args:
        document: The document.
        slots: Unique entries.
        code: Code of the language, which may be invalid.
        progress: Counts entries; checked for cancellation.
    """
    changed = _slots_with(read_links(document, slots), code)
    if not len(changed):
        return LanguagePlan(None, (_absent_note(code),))

    return LanguagePlan(_plan_removal(document, changed, code, progress))


def _plan_removal(document: Document, slots: SlotArray, code: str, progress: Progress | None) -> SetExtensions:
    """Return the edit that removes all links with a language code in any letter case from entries."""

    def change(entry: EntryExtensions) -> EntryExtensions:
        """Return the extensions of an entry with its links of the language removed."""
        return entry.without_items(_items_with(entry, code))

    return plan_extensions_by_markup(document, slots, change, progress)


def plan_code_change(
    document: Document, slots: SlotArray, old: str, new: str, *, progress: Progress | None = None
) -> LanguagePlan:
    """Plan to replace a language code in the links of entries, except in entries that have links with both codes.

    Args:
        document: The document.
        slots: Unique entries.
        old: Code to replace, which may be invalid; letter case does not matter.
        new: Code that replaces it.
        progress: Counts entries; checked for cancellation.

    Raises:
        RequestError: Both codes are the same.
    """
    if old == new:
        raise RequestError(msg("Both codes are “{code}”.", code=display_value(new)), hint=msg("Enter another code."))
    links = read_links(document, slots)
    changed = _slots_with(links, old)
    notes: tuple[str, ...] = () if len(changed) else (_absent_note(old),)
    if old.lower() != new.lower():
        has_new = pl.Series(changed).is_in(pl.Series(_slots_with(links, new)).implode()).to_numpy()
        changed = changed[~has_new]
        if n := int(has_new.sum()):
            notes = (plural("1 entry already has {code}.", "%n entries already have {code}.", n, code=new),)

    def change(entry: EntryExtensions) -> EntryExtensions:
        """Return the extensions of an entry with the new code instead of the old one."""
        for number in _items_with(entry, old):
            entry = entry.with_values(number, [("@hreflang", new)])
        return entry

    edit = plan_extensions_by_markup(document, changed, change, progress) if len(changed) else None
    return LanguagePlan(edit if edit is not None and len(edit.slots) else None, notes)


def _slots_with(links: pl.DataFrame, code: str) -> SlotArray:
    """Return the slots of entries that have a link with a language code in any letter case, ascending and unique."""
    return unique_slots(links.filter(pl.col("code").str.to_lowercase() == code.lower())["slot"].to_numpy())


def _items_with(entry: EntryExtensions, code: str) -> list[int]:
    """Return the item numbers of the hreflang links of an entry with a language code in any letter case, ascending."""
    return [item.number for item in entry.items() if item.hreflang.lower() == code.lower()]


def _absent_note(code: str) -> str:
    """Return the sentence that no entry has a link with a language code."""
    return msg("No entry has a link with “{code}”.", code=display_value(code))
