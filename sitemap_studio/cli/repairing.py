"""The command `repair`: what is broken is mended as far as that is certain, and written to another place."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sitemap_studio.cli.changing import refuse_same_folder
from sitemap_studio.cli.locking import save_free, with_lock
from sitemap_studio.cli.opening import each_of, expanded, open_set, refuse_doubted, tell_written
from sitemap_studio.cli.terminal import print_done
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.lists import JSON_VERSION, counted
from sitemap_studio.formats.repair.patches import Repair

_UNREADABLE = "sitemap-unreadable"


def repair(options: argparse.Namespace) -> bool:
    """Repair sitemaps or sets, and save each under another name.

    Returns:
        Whether there was nothing to repair.

    Raises:
        StudioError: One can't be repaired for certain, or not be written. The others, and of a set what could be
            repaired, are written.
    """
    paths = expanded(options.paths)
    files: list[dict[str, Any]] = []
    is_alone = len(paths) == 1
    if not is_alone:
        _refuse_one_place(paths, options)

    def repair_one(path: Path) -> bool:
        output = options.output if is_alone else options.output / path.name
        return _repair(argparse.Namespace(**vars(options) | {"path": path, "output": output, "facts": files}))

    try:
        return each_of(paths, repair_one)
    finally:
        if options.json and files:
            print(json.dumps({"version": JSON_VERSION} | (files[0] if is_alone else {"files": files}), indent=2))


def _refuse_one_place(paths: Sequence[Path], options: argparse.Namespace) -> None:
    """Refuse to write several files to one place."""
    if options.is_stdout:
        raise RequestError("Several files can't go to standard output.", hint="Give --output a folder.")
    names = [path.name for path in paths]
    name = next((name for name in names if names.count(name) > 1), None)
    if name is not None:
        raise RequestError(f"Several of the files are named “{name}”.", hint="Repair them one by one.")


@with_lock
def _repair(options: argparse.Namespace) -> bool:
    """Repair one sitemap or set, and add what JSON says of it to `facts` of the options."""
    document = open_set(options.path, options)
    refuse_same_folder(document, options.output)
    if document.index is None and not document.is_folder:
        refuse_doubted(document)
    facts = repair_facts(document)
    places = [place_of(document, sitemap) for sitemap, _ in document.repairs]
    path = document.shown_path(options.path)
    saved = save_free(document, options)
    if options.json:
        options.facts.append({"path": path, "repairs": facts, "urls": len(document.table)})
    else:
        for place, fact in zip(places, facts, strict=True):
            print(f"{place}:{fact['line']}: {fact['message']} [{fact['rule']}]")
            print(f"    before: {fact['before']}\n    after:  {fact['after']}")
        places_words = "1 place" if len(facts) == 1 else f"{len(facts):,} places"
        entries = counted(len(document.table), "entry", "entries")
        print_done(options, f"Mended {places_words} in {entries}." if facts else "Nothing to mend.")
        tell_written(document, saved.paths, options)
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
    path = document.path if sitemap is None else document.sitemaps[sitemap].path
    return document.shown_path(path) if path is not None else document.name


def _raise_unreadable(document: Document) -> None:
    """Say that a sitemap of a set could not be mended; the others have been written."""
    for sitemap, finding in document.findings:
        if finding.rule == _UNREADABLE and sitemap is not None:
            error = document.sitemaps[sitemap].error
            if error is not None:
                raise error
