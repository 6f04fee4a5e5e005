"""Commands that look: `info` and `check`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from sitemap_studio.checks.problems import Problem
from sitemap_studio.cli.repairing import as_json, place_of
from sitemap_studio.document.checking import check as check_document
from sitemap_studio.document.checking import problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.naming import location_of
from sitemap_studio.document.opening import open_path
from sitemap_studio.document.sitemap_set import Sitemap
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.profiles import PROFILES


def info(options: argparse.Namespace) -> bool:
    """Say what a sitemap or a set holds."""
    document = open_path(options.path)
    facts = _facts(document)
    if options.json:
        print(json.dumps(facts, indent=2))
        return True
    print(f"{facts['path']}: {facts['kind']}, {facts['urls']:,} URLs, {facts['bytes']:,} bytes unpacked")
    if facts["repairs"]:
        places = "1 place" if len(facts["repairs"]) == 1 else f"{len(facts['repairs']):,} places"
        print(f"  mended in {places} so that it could be read; “sitemap-studio repair” lists them")
    if document.index is not None:
        for sitemap in facts["sitemaps"]:
            size = sitemap["error"] or f"{sitemap['urls']:,} URLs, {sitemap['bytes']:,} bytes"
            print(f"  {sitemap['path'] or sitemap['loc']}: {size}{', gzip' if sitemap['is_gzipped'] else ''}")
    return True


def _facts(document: Document) -> dict[str, Any]:
    sitemaps = [_sitemap_facts(document, sitemap) for sitemap in document.sitemaps]
    urls = len(document.table)
    return {
        "path": str(document.path),
        "kind": document.kind,
        "children": len(document.index.entries) if document.index else urls,
        "urls": urls,
        "bytes": sum(sitemap["bytes"] for sitemap in sitemaps),
        "repairs": [{"sitemap": place_of(document, sitemap)} | as_json(repair) for sitemap, repair in document.repairs],
        "sitemaps": sitemaps,
    }


def _sitemap_facts(document: Document, sitemap: Sitemap) -> dict[str, Any]:
    return {
        "path": str(sitemap.path) if sitemap.path else None,
        "loc": sitemap.loc,
        "urls": document.table.urls_in(sitemap.id),
        "bytes": sitemap.source.unpacked_bytes if sitemap.source else 0,
        "is_gzipped": sitemap.is_gzipped,
        "error": sitemap.error.message if sitemap.error else None,
    }


def check(options: argparse.Namespace) -> bool:
    """List the problems of a set; false when errors are among them."""
    document = open_path(options.path, index_url=location_of(options.base_url))
    document.set_profile(PROFILES[options.profile])
    problems = check_document(document, location_of(options.base_url))
    totals = problems.total_by_severity()
    counts = {severity.value: totals[severity] for severity in Severity}
    if options.format == "json":
        _print_json(document, {**counts, "rules": problems.counts()})
    else:
        for problem in problems_in_order(document):
            print(_line(document, problem))
        print(_summary(document, counts))
    return not counts["error"]


def _print_json(document: Document, counts: dict[str, Any]) -> None:
    """One problem at a time, so that a million of them need no memory."""
    sys.stdout.write('{"problems": [')
    for number, problem in enumerate(problems_in_order(document)):
        sys.stdout.write((",\n" if number else "\n") + json.dumps(_as_json(document, problem)))
    sys.stdout.write(f'\n], "counts": {json.dumps(counts)}}}\n')


def _as_json(document: Document, problem: Problem) -> dict[str, Any]:
    return {
        "rule": problem.rule.id,
        "severity": problem.rule.severity.value,
        "sitemap": _place(document, problem),
        "entry": _entry(document, problem),
        "line": problem.line,
        "field": problem.field,
        "value": problem.value,
        "message": problem.message,
        "source": problem.source,
        "fix": problem.fix,
    }


def _place(document: Document, problem: Problem) -> str:
    """The file that a problem is in: of a sitemap, else of the set."""
    if problem.sitemap is None:
        return str(document.path)
    sitemap = document.sitemaps[problem.sitemap]
    return str(sitemap.path or sitemap.loc)


def _entry(document: Document, problem: Problem) -> int | None:
    """The place of the entry in its sitemap, from 1."""
    if problem.slot is None or problem.sitemap is None:
        return None
    return int(document.table.positions()[problem.slot]) - document.sitemap_range(problem.sitemap).start + 1


def _line(document: Document, problem: Problem) -> str:
    place = _place(document, problem) + (f":{problem.line}" if problem.line else "")
    entry = _entry(document, problem)
    about = f" (entry {entry:,})" if entry else ""
    return f"{place}: {problem.rule.severity.value}: {problem.message}{about} [{problem.rule.id}; {problem.source}]"


def _summary(document: Document, counts: dict[str, int]) -> str:
    entries = f"{len(document.table):,} entries"
    if not any(counts.values()):
        return f"No problems found in {entries}."
    words = {"error": "errors", "warning": "warnings", "info": "remarks"}
    found = ", ".join(f"{count:,} {name if count == 1 else words[name]}" for name, count in counts.items() if count)
    return f"Problems found in {entries}: {found}."
