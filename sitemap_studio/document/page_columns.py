"""Conversion of stored or new facts about the pages of a set to `PageColumns`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

import polars as pl

from sitemap_studio.core.messages import Message
from sitemap_studio.core.progress import Progress
from sitemap_studio.core.version import __version__
from sitemap_studio.document.open_set import OpenSet
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import (
    DEFAULT_PAGE_COLUMNS,
    EVIDENCE_COLUMNS,
    EVIDENCE_SOURCES,
    NOT_INDEXABLE,
    VISIT_COLUMNS,
    PageColumns,
)
from sitemap_studio.pages.bots import STUDIO
from sitemap_studio.pages.facts_store import FactsStore, facts_file_name
from sitemap_studio.pages.page_evidence import find_evidence
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.protocol.rules.page_rules import PAGE_RULE_IDS
from sitemap_studio.protocol.url_syntax import WEB_ORIGIN, is_web
from sitemap_studio.search.filter_language import SEVERITIES, Filter, conditions_in, page_columns_of

_MIN_READY_PAGES: Final = 20_000
_MAX_COMPARED_ORIGINS: Final = 8


def site_urls(table: EntryTable) -> list[str]:
    """Return the distinct origins of the web URLs in a table, as written and with user names, sorted."""
    origins = set[str]()
    for number in range(len(table.blocks)):
        locs = table.read_block(number)["loc"]
        # Much faster than the pattern, for the few origins of usual sets.
        for origin in list(origins)[:_MAX_COMPARED_ORIGINS]:
            locs = locs.filter(~locs.str.starts_with(f"{origin}/"))
        origins.update(locs.str.extract(WEB_ORIGIN).unique().drop_nulls())
    return sorted(filter(is_web, origins))


def load_page_columns(
    opened: OpenSet,
    store: FactsStore,
    *,
    bot: str = STUDIO.name,
    names: Iterable[str] = DEFAULT_PAGE_COLUMNS,
    not_before: int = 0,
    progress: Progress | None = None,
) -> PageColumns:
    """Return the stored facts about all pages of the hosts of a set; empty without stored facts.

    Args:
        opened: The set; it is not changed.
        store: Store of the facts.
        bot: Name of the bot whose facts are loaded.
        names: Names of columns of `COLUMNS`.
        not_before: Unix time; facts that are older are left out if `names` contains `checked`.
        progress: Checked for cancellation.
    """
    requested, progress = tuple(names), progress or Progress()
    urls = {facts_file_name(url): url for url in site_urls(opened.table)}.values()
    frames = [_load_host(url, store, bot, requested, progress) for url in urls]
    return PageColumns.from_stored(bot, requested, frames, not_before=not_before)


def _load_host(url: str, store: FactsStore, bot: str, names: tuple[str, ...], progress: Progress) -> pl.DataFrame:
    """Return the stored facts about all pages of the host of a URL, as in `PageColumns.stored`.

    The default columns of a host with many pages are stored ready for the next call.

    Args:
        url: The URL.
        store: Store of the facts.
        bot: Name of the bot.
        names: Names of columns of `COLUMNS`.
        progress: Checked for cancellation.
    """
    progress.check()
    version = store.version_of_facts(url)
    label = json.dumps([version, bot, __version__, pl.__version__])
    ready = store.read_ready_columns(url, label, ["key", *names]) if version else None
    if ready is not None:
        return ready
    columns, frames = PageColumns(bot, names), list[pl.DataFrame]()
    for frame in store.read_columns([url], bot, _stored_names(names)):
        progress.check()
        frames.append(frame)
    if frames:
        columns = columns.with_facts(_with_evidence(pl.concat(frames), names))
    if version and len(columns) >= _MIN_READY_PAGES and set(names).issuperset(DEFAULT_PAGE_COLUMNS):
        store.write_ready_columns(url, label, columns.stored)
    return columns.stored


def _stored_names(names: Iterable[str]) -> list[str]:
    """Return the unique names of the stored columns from which columns of `COLUMNS` are made.

    Columns that are stored themselves come first, in the order of `names`.
    """
    requested, derived = list(names), {*EVIDENCE_COLUMNS, NOT_INDEXABLE}
    sources = EVIDENCE_SOURCES if not set(requested).isdisjoint(EVIDENCE_COLUMNS) else ()
    return [*dict.fromkeys([*(name for name in requested if name not in derived), *sources])]


def _with_evidence(facts: pl.DataFrame, names: Iterable[str], *, are_complete: bool = True) -> pl.DataFrame:
    """Return a frame of stored columns with the columns in both `names` and `EVIDENCE_COLUMNS` added.

    See `find_evidence` for `are_complete`.
    """
    derived = [name for name in names if name in EVIDENCE_COLUMNS]
    return facts.with_columns(find_evidence(facts, are_complete=are_complete).select(derived)) if derived else facts


def load_filter_pages(document: OpenSet, wanted: Filter, store: FactsStore, bot: str = STUDIO.name) -> list[Message]:
    """Replace `page_columns` of a set by the stored facts that a filter refers to, unless it has these columns.

    A filter also refers to facts by problems: by a severity, a rule about pages, or whether there are problems at all.
    Without stored facts, and for a filter that refers to none, the set is not changed.

    Args:
        document: The set.
        wanted: The filter.
        store: Store of the facts.
        bot: Name of the bot whose facts are loaded.

    Returns:
        All notices of the store, such as those about damaged files.
    """
    names = page_columns_of(wanted.fields)
    if _concerns_page_problems(wanted):
        names = names.union(DEFAULT_PAGE_COLUMNS)
    if document.page_columns is None or not names.issubset(document.page_columns.names):
        columns = load_page_columns(document, store, bot=bot, names=sorted(names)) if names else None
        document.page_columns = columns or document.page_columns
    return store.notices


def _concerns_page_problems(wanted: Filter) -> bool:
    """Return whether a condition of a filter about problems can match entries by violations of rules about pages."""
    conditions = [condition for condition in conditions_in(wanted.conditions) if condition.field == "problem"]
    problems = [set(filter(None, (condition.value, *condition.values))) for condition in conditions]
    return any(not items or not items.isdisjoint((*SEVERITIES, *PAGE_RULE_IDS)) for items in problems)


def facts_frame(facts: Iterable[PageFacts], names: Iterable[str]) -> pl.DataFrame:
    """Return a frame for `PageColumns.with_facts` with a row for each page, in the order of the facts.

    Columns of `VISIT_COLUMNS` are left out. The evidence does not include `Last-Modified`, because that depends on all
    pages of a host.

    Args:
        facts: The facts.
        names: Names of columns of `COLUMNS`.
    """
    pages, requested = list(facts), list(names)
    columns: dict[str, list[object]] = {"loc": [page.loc for page in pages]}
    for name in _stored_names(name for name in requested if name not in VISIT_COLUMNS):
        match name:
            case "hops":
                columns[name] = [max(len(page.hops) - 1, 0) for page in pages]
            case "changed":
                columns[name] = [None if page.is_volatile else page.changed for page in pages]
            case "flags":
                columns[name] = [int(page.flags) for page in pages]
            case "alternates":
                columns[name] = [
                    json.dumps(page.alternates, separators=(",", ":")) if page.alternates else None for page in pages
                ]
            case _:
                columns[name] = [getattr(page, name) if getattr(page, name) != "" else None for page in pages]
    types = {name: dtype for name, dtype in EVIDENCE_SOURCES.items() if name in columns}
    return _with_evidence(pl.DataFrame(columns, schema_overrides=types), requested, are_complete=False)
