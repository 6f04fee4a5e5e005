"""The command `repair`: what is broken is mended as far as that is certain, and written to another place."""

from __future__ import annotations

import argparse
import json
from typing import Any

from sitemap_studio.cli.changing import refuse_same_folder
from sitemap_studio.cli.locking import save_free
from sitemap_studio.cli.opening import open_set, refuse_doubted, tell_written
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.lists import counted
from sitemap_studio.formats.mending.patches import Repair

_UNREADABLE = "sitemap-unreadable"


def repair(options: argparse.Namespace) -> bool:
    """Mend a sitemap or a set, and save it under another name.

    Returns:
        Whether there was nothing to mend.

    Raises:
        StudioError: It can't be mended for certain, or not be written. What could be mended of a set is written.
    """
    document = open_set(options.path, options)
    refuse_same_folder(document, options.output)
    if document.index is None and not document.is_folder:
        refuse_doubted(document)
    facts = repair_facts(document)
    places = [place_of(document, sitemap) for sitemap, _ in document.repairs]
    saved = save_free(document, options)
    if options.json:
        print(json.dumps({"repairs": facts, "urls": len(document.table)}, indent=2))
    else:
        for place, fact in zip(places, facts, strict=True):
            print(f"{place}:{fact['line']}: {fact['message']} [{fact['rule']}]")
            print(f"    before: {fact['before']}\n    after:  {fact['after']}")
        places_words = "1 place" if len(facts) == 1 else f"{len(facts):,} places"
        entries = counted(len(document.table), "entry", "entries")
        print(f"Mended {places_words} in {entries}." if facts else "Nothing to mend.")
        tell_written(saved.paths, options.output or options.path)
    _raise_unreadable(document)
    refuse_doubted(document)
    return not facts


def repair_facts(document: Document) -> list[dict[str, Any]]:
    """The repairs as JSON tells them; in a set with the file of each."""
    return [
        ({"sitemap": place_of(document, sitemap)} if document.index or document.is_folder else {}) | as_json(repair)
        for sitemap, repair in document.repairs
    ]


def as_json(repair: Repair) -> dict[str, Any]:
    """One repair as JSON tells it."""
    return {
        "rule": repair.rule,
        "line": repair.line,
        "before": repair.before,
        "after": repair.after,
        "message": repair.message,
    }


def place_of(document: Document, sitemap: int | None) -> str:
    """The file of a sitemap, or of the index."""
    return str(document.path if sitemap is None else document.sitemaps[sitemap].path)


def _raise_unreadable(document: Document) -> None:
    """Say that a sitemap of a set could not be mended; the others have been written."""
    for sitemap, finding in document.findings:
        if finding.rule == _UNREADABLE and sitemap is not None:
            error = document.sitemaps[sitemap].error
            if error is not None:
                raise error
