"""Validate files with the published schemas, on request; content that the text of the protocol allows is no error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from sitemap_studio.core.errors import ChangedOnDiskError, StudioError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.sitemap_set import IndexFile, SitemapFile
from sitemap_studio.document.source_text import SourceText
from sitemap_studio.formats.schema_check import SchemaFault, check_schema
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.quoting import visible
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.extension_field_rules import EXTENSION_LABELS
from sitemap_studio.protocol.rules.file_rules import HTML_RULE, MALFORMED_RULE
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.run_rule import failure_problems, run_rule

MAX_LISTED: Final = 1_000
"""Maximum number of faults per file and rule that are listed; one problem counts the others."""

_MAX_SORTED: Final = 100_000
"""Faults of a file that are sorted by rule; those beyond count as the gravest of these."""

_MAX_REASON_CHARACTERS: Final = 400
_GRAVEST_FIRST: Final = ("schema-invalid", "schema-alone", "schema-unjudged")
_PART: Final = "schema"


def validate(document: Document, progress: Progress | None = None) -> list[Problem]:
    """Validate the index and the sitemaps of a set by the published schemas.

    The content on disk is validated, without repairs and unsaved edits. A file that is not well-formed is not valid.
    Text lists, CSV and files with document types have no schema and are left out.

    Returns:
        Problems of the index, then of the sitemaps, each in the order of its file.

    Raises:
        ChangedOnDiskError: A file is no longer the one that was opened.
    """
    progress = progress or Progress()
    index = document.index
    files: list[SitemapFile | IndexFile] = [*([index] if index and index.is_on_disk else ()), *document.sitemaps]
    # Where gzip data alone is cut off, the parser has refused nothing, and there is no column.
    malformed = {
        place: found for place, found in document.findings if found.rule == MALFORMED_RULE and found.column is not None
    }
    problems: list[Problem] = []
    failed = set[str]()
    for file in files:
        sitemap = file.id if isinstance(file, SitemapFile) else None
        if found := malformed.get(sitemap):
            message = msg("“{file}” is not well-formed, so it was not validated.", file=file.name)
            problems.append(
                _schema_problem(document, file, "schema-invalid", message, line=found.line, column=found.column)
            )
            continue
        if file.source is not None and HTML_RULE in file.source.corrected_rules:
            message = msg("“{file}” is a web page (HTML), so it was not validated.", file=file.name)
            problems.append(_schema_problem(document, file, "schema-invalid", message, line=1))
            continue
        add_problems = partial(problems.extend, _validate_file(document, file, progress))
        run_rule(_PART, add_problems, None, failed, passing=StudioError)
    return problems + failure_problems(failed, document.profile)


def _validate_file(document: Document, file: SitemapFile | IndexFile, progress: Progress) -> Iterator[Problem]:
    """Yield the problems that the schemas find in one file; see `validate`."""
    source = file.source
    if (
        file.path is None
        or source is None
        or source.read_only_reason is not None
        or source.kind not in ("urlset", "index")
    ):
        return
    text = SourceText.from_unrepaired_file(file)
    if text is None:
        sentence = msg("“{name}” was changed by another program.", name=file.name)
        raise ChangedOnDiskError(sentence, hint=msg("Open the set again."), path=file.path)
    report = check_schema(text.text, file.path, max_faults=_MAX_SORTED, progress=progress)
    counts = Counter[str]()
    listed: list[tuple[SchemaFault, str]] = []
    for fault in report.faults:
        rule = (
            "schema-unjudged" if fault.is_unchecked else "schema-alone" if fault.is_schema_alone else "schema-invalid"
        )
        counts[rule] += 1
        if counts[rule] <= MAX_LISTED:
            listed.append((fault, rule))
    places = text.positions_at(np.array([fault.offset for fault, _ in listed], np.int64))
    for (fault, rule), place in zip(listed, places, strict=True):
        yield _schema_problem(document, file, rule, _fault_message(fault), fault, line=place.line, column=place.column)
    if counts:
        counts[next(rule for rule in _GRAVEST_FIRST if rule in counts)] += report.count - len(report.faults)
    for rule, count in counts.items():
        if (rest := count - MAX_LISTED) > 0:
            message = plural("… and one more.", "… and %n more.", rest)
            yield _schema_problem(document, file, rule, message, value=str(rest))


def _fault_message(fault: SchemaFault) -> str:
    """Return the message about a fault, with its reason shortened."""
    if fault.is_unchecked:
        return msg("“{element}” has too many elements and attributes to be validated.", element=fault.element)
    reason = visible(fault.reason)
    if len(reason) > _MAX_REASON_CHARACTERS:
        reason = f"{reason[: _MAX_REASON_CHARACTERS - 1]}…"
    return msg("The schema rejects “{element}”: {reason}.", element=fault.element, reason=reason)


def _schema_problem(
    document: Document,
    file: SitemapFile | IndexFile,
    rule_id: str,
    message: str,
    fault: SchemaFault | None = None,
    *,
    value: str = "",
    line: int | None = None,
    column: int | None = None,
) -> Problem:
    """Return the problem about a fault in a file, or about a file.

    Args:
        document: The document.
        file: The file.
        rule_id: Id of the rule.
        message: The message.
        fault: The fault, with its entry, field and value; None for a problem of the file.
        value: Value without a fault.
        line: Line in the file, from 1.
        column: Column in the line, from 1.
    """
    rule, source, slot = RULES[rule_id], file.source, None
    if (
        isinstance(file, SitemapFile)
        and fault
        and source
        and fault.entry is not None
        and fault.entry < len(source.slots)
    ):
        slot = int(source.slots[fault.entry])
    return Problem(
        rule=rule,
        severity=rule.severity_in(document.profile) or rule.severity,
        sitemap=file.id if isinstance(file, SitemapFile) else None,
        # Deleted entries have none.
        slot=slot if slot is not None and document.table.positions()[slot] >= 0 else None,
        field=next((name for name in FIELD_NAMES if fault and name == fault.field), None),
        value=fault.value if fault else value,
        message=message,
        line=line,
        column=column,
        extension_field=fault.field if fault and fault.field in EXTENSION_LABELS else "",
    )
