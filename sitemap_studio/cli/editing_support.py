"""Shared steps of commands that write sets: opening, filtering, positions in JSON, and warnings of lost data."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sitemap_studio.cli.command_support import note_repaired_files, open_set, shown_file
from sitemap_studio.cli.terminal import warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.filter_facts import filter_facts_for
from sitemap_studio.document.page_columns import load_filter_pages
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.rules.file_rules import TRUNCATED_RULE
from sitemap_studio.search.filter_language import Filter
from sitemap_studio.search.filters import matching


def open_to_edit(options: argparse.Namespace, index_url: str | None = None) -> Document:
    """Open the set of an editing command, and print notes about changes that saving entails.

    A feed that is written elsewhere becomes a new sitemap.
    """
    document = open_set(options.path, options=options, index_url=index_url)
    is_dry_run = getattr(options, "dry_run", False)
    if not is_dry_run:
        note_repaired_files(document, options)
    refuse_same_folder(document, options.output)
    is_elsewhere = options.output is not None and resolve_links(options.output) != resolve_links(options.path)
    if document.kind == "feed" and (is_elsewhere or is_dry_run):
        # A feed is never written: its entries become the entries of a new sitemap.
        feed = document.sitemaps[0]
        document.path = feed.path = feed.source = None
    return document


def refuse_same_folder(document: Document, output: Path | None) -> None:
    """Raise a `RequestError` if the output is a second index in the folder of the index, with the same sitemaps."""
    index = document.index
    if output is None or index is None or resolve_links(output) == resolve_links(index.path):
        return
    if resolve_links(output.parent) == resolve_links(index.path.parent):
        sentence = f"“{output.name}” would be in the folder of “{index.name}” and share its sitemaps."
        raise RequestError(sentence, hint="Give a path in another folder, or omit --output.")


def matching_slots(document: Document, wanted: Filter) -> SlotArray:
    """Return the slots of entries that match a filter; first load facts about pages, or validate the set, if needed."""
    with FactsStore() as store:
        for notice in load_filter_pages(document, wanted, store):
            warn(str(notice))
    if "problem" in wanted.fields:
        check(document)
    return matching(wanted, document.table, filter_facts_for(document, wanted.fields))


def position_json(document: Document, slot: int) -> dict[str, Any]:
    """Return the sitemap of the entry in a slot, and its number within the sitemap, from 1, for JSON output."""
    sitemap = document.table.sitemap_of(slot)
    number = int(document.table.positions()[slot]) - document.table.position_range(sitemap).start + 1
    return {"sitemap": shown_file(document, sitemap), "entry": number}


def warn_of_losses(document: Document, losses: Sequence[str] = ()) -> bool:
    """Print which data was not written: `losses`, and sitemaps that are unreadable or truncated.

    Returns:
        Whether nothing was lost.
    """
    unread = [str(sitemap.error) for sitemap in document.sitemaps if sitemap.error is not None]
    unread += [str(finding.message) for _, finding in document.findings if finding.rule == TRUNCATED_RULE]
    lost = [f"{', '.join(losses)}."] if losses else []
    for what in (*lost, *unread):
        warn(f"Left out: {what}")
    return not (unread or lost)
