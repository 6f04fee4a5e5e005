"""The command info. It starts without the modules for checking, saving and reports."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from sitemap_studio.cli.command_support import expand_patterns, list_repairs, open_set, repair_json, run_for_each_path
from sitemap_studio.cli.terminal import one_line
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.sitemap_set import SetShape, name_within


def info(options: argparse.Namespace) -> bool:
    """Run the command: print the size, kind and sitemaps of sets, and return whether all could be opened."""
    paths = expand_patterns(options.paths)
    sets: list[dict[str, Any]] = []

    def show(path: Path) -> bool:
        """Print the facts about one set, or collect them for JSON output; return True."""
        document = open_set(path, options=options)
        facts = _set_json(document)
        if options.json:
            facts["repairs"] = [{"sitemap": file} | repair_json(repair) for file, repair in list_repairs(document)]
            sets.append(facts)
            return True
        kind = "folder" if document.shape is SetShape.FOLDER else facts["kind"]
        size = count_with_noun(facts["bytes"], "byte", "bytes")
        print(
            one_line(f"{facts['path']}: {kind}, {count_with_noun(facts['urls'], 'URL', 'URLs')}, {size} uncompressed")
        )
        if document.n_repairs:
            repaired = count_with_noun(document.n_repairs, "error was", "errors were")
            print(f"  {repaired} repaired to open it; “sitemap-studio repair” lists the repairs")
        for each in (facts, *facts["sitemaps"]) if document.index is not None else facts["sitemaps"]:
            if each["read_only"]:
                print(one_line(f"  {each['path']} is read-only: {each['read_only']}"))
        if document.shape is not SetShape.FILE:
            for sitemap in facts["sitemaps"]:
                held = f"{count_with_noun(sitemap['urls'], 'URL', 'URLs')}, {count_with_noun(sitemap['bytes'], 'byte', 'bytes')}"
                gzip = ", gzip" if sitemap["is_gzipped"] else ""
                print(one_line(f"  {sitemap['path'] or sitemap['loc']}: {sitemap['error'] or held}{gzip}"))
        return True

    return run_for_each_path(paths, show, options, sets, "sets")


def _set_json(document: Document) -> dict[str, Any]:
    """Return the facts about a set and its sitemaps for JSON output."""
    assert document.folder is not None
    assert document.path is not None
    folder = resolve_links(document.folder)
    sitemaps = [
        {
            "path": document.shown_path(sitemap.path) if sitemap.path else None,
            "file": name_within(sitemap.path, folder) if sitemap.path else None,
            "loc": sitemap.loc,
            "urls": document.table.entry_count(sitemap.id),
            "bytes": sitemap.source.unpacked_bytes if sitemap.source else 0,
            "is_gzipped": sitemap.is_gzipped,
            "error": sitemap.error.message if sitemap.error else None,
            "read_only": sitemap.read_only_reason.message if sitemap.read_only_reason else None,
        }
        for sitemap in document.sitemaps
    ]
    urls, reason = len(document.table), (document.index or document.sitemaps[0]).read_only_reason
    return {
        "path": document.shown_path(document.path),
        "folder": str(folder) if document.label is None else None,
        "kind": document.kind,
        "children": urls if document.shape is SetShape.FILE else len(document.sitemaps),
        "urls": urls,
        "bytes": sum(sitemap.source.unpacked_bytes for sitemap in document.sitemaps if sitemap.source),
        "read_only": reason.message if reason else None,
        "repairs": [],
        "sitemaps": sitemaps,
    }
