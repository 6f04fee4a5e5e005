"""Command `repair`: repair errors in the XML of sitemaps."""

from __future__ import annotations

import argparse
from typing import Any

from sitemap_studio.cli.command_support import (
    list_repairs,
    open_set,
    print_written_files,
    refuse_read_only,
    repair_json,
    run_writing_command,
    save_set,
    shown_file,
    with_set_lock,
)
from sitemap_studio.cli.editing_support import refuse_same_folder
from sitemap_studio.cli.terminal import print_result
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.formats.repair.patches import shorten_text
from sitemap_studio.model.edits import CorrectFaults
from sitemap_studio.protocol.rule import Finding
from sitemap_studio.protocol.rules.file_rules import MALFORMED_RULE


def repair(options: argparse.Namespace) -> bool:
    """Run the command: repair sitemaps or sets, save each, and return whether nothing needed repair.

    If a file can't be repaired, the others are still written, and its error is raised afterwards.
    """
    return run_writing_command(_repair_set, options)


@with_set_lock
def _repair_set(options: argparse.Namespace) -> bool:
    """Repair one set, save it, and print the repairs or append them to `facts`; return whether nothing was repaired.

    Raises:
        ReadError: A file could not be repaired completely; the others are saved.
    """
    document = open_set(options.path, options=options)
    refuse_same_folder(document, options.output)
    if document.shape is SetShape.FILE:
        refuse_read_only(document)
    repairs = [(file, repair_json(repair)) for file, repair in list_repairs(document)]
    corrected = [found for found in document.findings if found[1].corrected is not None]
    repairs += [(shown_file(document, sitemap), _correction_json(finding)) for sitemap, finding in corrected]
    if corrected:
        document.do(CorrectFaults(frozenset((sitemap, finding.rule) for sitemap, finding in corrected)))
    path = document.shown_path(options.path)
    saved = save_set(document, options)
    if options.json:
        facts = [({} if document.shape is SetShape.FILE else {"sitemap": file}) | fact for file, fact in repairs]
        options.facts.append({"path": path, "repairs": facts, "urls": len(document.table)})
    else:
        for file, fact in repairs:
            print(f"{file}:{fact['line'] or 1}: {fact['message']} [{fact['rule']}]")
            print(f"    before: {fact['before']}\n    after:  {fact['after']}")
        print_result(
            options,
            f"Repaired {count_with_noun(len(repairs), 'error', 'errors')}." if repairs else "Nothing to repair.",
        )
        print_written_files(document, saved, options)
    for sitemap, finding in document.findings:
        error = document.sitemaps[sitemap].error if sitemap is not None else None
        if finding.rule in ("sitemap-unreadable", MALFORMED_RULE) and error is not None:
            raise error
    refuse_read_only(document)
    return not repairs


def _correction_json(finding: Finding) -> dict[str, Any]:
    """Return a finding about a fault corrected in memory for JSON output, with the keys of a repair."""
    facts = {"rule": finding.rule, "line": finding.line, "before": shorten_text(finding.value)}
    return facts | {"after": shorten_text(finding.corrected or ""), "message": finding.message}
