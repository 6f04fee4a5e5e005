"""The command `info`: what a sitemap or a set holds."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sitemap_studio.cli.opening import each_of, expanded, open_set
from sitemap_studio.cli.repairing import as_json, place_of
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.lists import JSON_VERSION, counted
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap, name_within


def info(options: argparse.Namespace) -> bool:
    """Say what sitemaps or sets hold."""
    paths = expanded(options.paths)
    if not options.json:
        return each_of(paths, lambda path: _print(open_set(path, options)))
    sets: list[dict[str, Any]] = []

    def collect(path: Path) -> bool:
        sets.append(_facts(open_set(path, options)))
        return True

    try:
        return each_of(paths, collect)
    finally:
        if sets:
            print(json.dumps({"version": JSON_VERSION} | (sets[0] if len(paths) == 1 else {"sets": sets}), indent=2))


def _print(document: Document) -> bool:
    facts = _facts(document)
    kind = "folder" if document.is_folder else facts["kind"]
    size = counted(facts["bytes"], "byte", "bytes")
    print(f"{facts['path']}: {kind}, {counted(facts['urls'], 'URL', 'URLs')}, {size} unpacked")
    if facts["repairs"]:
        places = "1 place" if len(facts["repairs"]) == 1 else f"{len(facts['repairs']):,} places"
        print(f"  mended in {places} so that it could be read; “sitemap-studio repair” lists them")
    is_set = document.index is not None or document.is_folder
    for each in (facts, *facts["sitemaps"]) if document.index is not None else facts["sitemaps"]:
        if each["read_only"]:
            print(f"  {each['path']} is read-only: {each['read_only']}")
    if is_set:
        for sitemap in facts["sitemaps"]:
            held = f"{counted(sitemap['urls'], 'URL', 'URLs')}, {counted(sitemap['bytes'], 'byte', 'bytes')}"
            gzip = ", gzip" if sitemap["is_gzipped"] else ""
            print(f"  {sitemap['path'] or sitemap['loc']}: {sitemap['error'] or held}{gzip}")
    return True


def _facts(document: Document) -> dict[str, Any]:
    assert document.folder is not None
    assert document.path is not None
    folder = resolve_links(document.folder)
    sitemaps = [_sitemap_facts(document, sitemap, folder) for sitemap in document.sitemaps]
    urls = len(document.table)
    return {
        "path": document.shown_path(document.path),
        "folder": str(folder) if document.label is None else None,
        "kind": document.kind,
        "children": len(document.sitemaps) if document.index or document.is_folder else urls,
        "urls": urls,
        "bytes": sum(sitemap["bytes"] for sitemap in sitemaps),
        "read_only": _reason(document.index or document.sitemaps[0]),
        "repairs": [{"sitemap": place_of(document, sitemap)} | as_json(repair) for sitemap, repair in document.repairs],
        "sitemaps": sitemaps,
    }


def _reason(file: IndexFile | Sitemap) -> str | None:
    """Why a file may only be looked at."""
    return file.doubt.message if file.doubt else None


def _sitemap_facts(document: Document, sitemap: Sitemap, folder: Path) -> dict[str, Any]:
    return {
        "path": document.shown_path(sitemap.path) if sitemap.path else None,
        "file": name_within(sitemap.path, folder) if sitemap.path else None,
        "loc": sitemap.loc,
        "urls": document.table.urls_in(sitemap.id),
        "bytes": sitemap.source.unpacked_bytes if sitemap.source else 0,
        "is_gzipped": sitemap.is_gzipped,
        "error": sitemap.error.message if sitemap.error else None,
        "read_only": _reason(sitemap),
    }
