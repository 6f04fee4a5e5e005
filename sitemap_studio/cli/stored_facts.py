"""Stored facts about pages for the option `--pages` of commands that request no pages."""

from __future__ import annotations

import argparse
import time
from datetime import timedelta

from sitemap_studio.cli.terminal import print_note
from sitemap_studio.document.document import Document
from sitemap_studio.document.page_columns import load_page_columns
from sitemap_studio.pages.facts_store import FactsStore


def load_facts(document: Document, options: argparse.Namespace) -> timedelta:
    """Load the stored facts about the pages of a set into `Document.page_columns`, and return their maximum age.

    `--pages` gives the age. A note is printed if there are no such facts, or if stored facts are damaged.
    """
    not_before = max(int(time.time() - options.pages), 0)
    with FactsStore() as store:
        document.page_columns = load_page_columns(document, store, not_before=not_before, progress=options.progress)
        for notice in store.notices:
            print_note(options, str(notice))
    if not len(document.page_columns):
        name = options.labels.get(document.path, document.name)
        print_note(options, f"There are no recent facts about the pages of “{name}”. Run “sitemap-studio pages” first.")
    return timedelta(seconds=options.pages)
