"""Validation by the published schemas, on request: what they object to as problems, where prose and schema differ too.

The schemas are our own (`formats.schemas`). What the prose of the protocol allows is told, but is no error.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_studio.core.errors import ChangedOnDiskError, StudioError
from sitemap_studio.core.messages import msg, plural
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.reading.source_places import SourceText
from sitemap_studio.document.sitemap_set import IndexFile, Sitemap
from sitemap_studio.formats.schemas.schema_check import SchemaFault, check_schema
from sitemap_studio.protocol.catalogue import RULES, Finding
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.rules.extensions import EXTENSION_LABELS
from sitemap_studio.protocol.rules.files import MALFORMED_RULE
from sitemap_studio.validation.containing import Fault, attempt
from sitemap_studio.validation.failures import failure, told_once
from sitemap_studio.validation.problem import Problem

MAX_TOLD: Final = 1_000
"""Faults that are told of a file by each rule; the rest is one problem that counts them."""

_MAX_JUDGED: Final = 100_000
"""Faults of a file of which is known by which rule they are one; those beyond count as the gravest of these."""

_PART: Final = msg("validity by the schemas")


def validate(document: Document, progress: Progress | None = None) -> list[Problem]:
    """Judge the index and the sitemaps of a set by the published schemas.

    Files are judged as they are on disk: neither repairs nor edits that are not saved count. A file that is not
    well-formed is not valid. Text lists, CSV and files with document types have no schema and are left out.

    Args:
        document: What is open.
        progress: Told file by file, entry by entry, and asked whether to go on.

    Returns:
        Problems of the index, then of the sitemaps, each in the order of its file; none of them is kept.

    Raises:
        ChangedOnDiskError: A file is no longer the one that was opened.
        ReadError: A file can't be parsed as a whole.
        Cancelled: The work was asked to stop.
    """
    progress = progress or Progress()
    index = document.index
    files: list[Sitemap | IndexFile] = [*([index] if index and index.is_on_disk else ()), *document.sitemaps]
    # Where gzip data alone is cut off, the parser has refused nothing, and there is no column.
    malformed = {
        place: found for place, found in document.findings if found.rule == MALFORMED_RULE and found.column is not None
    }
    problems: list[Problem] = []
    for file in files:
        sitemap = file.id if isinstance(file, Sitemap) else None
        if sitemap in malformed:
            problems.append(_not_well_formed(document, file.name, sitemap, malformed[sitemap]))
        else:
            problems += _validated(document, file, progress)
    return told_once(problems)


def with_schema_problems(document: Document, found: list[Problem]) -> None:
    """Let a document that was checked show what `validate` found beside its other problems, until it is judged anew."""
    document.problems = document.problems.with_noted((*document.problems.noted, *found))


def _validated(document: Document, file: Sitemap | IndexFile, progress: Progress) -> list[Problem]:
    """What the schema objects to in a file; where judging by it fails, what was found before, and that it failed."""
    found: list[Problem] = []
    done = attempt(lambda: found.extend(_validate(document, file, progress)), passing=StudioError)
    if isinstance(done, Fault):
        done.note(_PART)
        sitemap = file.id if isinstance(file, Sitemap) else None
        found.append(failure(_PART, document.profile, quoted(file.name), sitemap=sitemap))
    return found


def _validate(document: Document, file: Sitemap | IndexFile, progress: Progress) -> Iterator[Problem]:
    source = file.source
    if file.path is None or source is None or source.doubt is not None or source.kind not in ("urlset", "index"):
        return
    text = SourceText.of_original(file)
    if text is None:
        sentence = msg(
            "“{file}” was changed by another program since it was opened, so it was not validated.", file=file.name
        )
        raise ChangedOnDiskError(sentence, hint="Open it again.", path=file.path)
    report = check_schema(text.text, file.path, max_faults=_MAX_JUDGED, progress=progress)
    told: dict[str, int] = {}
    for fault in report.faults:
        rule = _rule_of(fault)
        told[rule] = told.get(rule, 0) + 1
        if told[rule] <= MAX_TOLD:
            yield _problem(document, file, text, fault, rule)
    if told:
        told[next(rule for rule in _GRAVEST_FIRST if rule in told)] += report.count - len(report.faults)
    for rule, count in told.items():
        if count > MAX_TOLD:
            yield _rest(document, file, rule, count - MAX_TOLD)


_GRAVEST_FIRST: Final = ("schema-invalid", "schema-alone", "schema-unjudged")


def _rule_of(fault: SchemaFault) -> str:
    if fault.kind == "unjudged":
        return "schema-unjudged"
    return "schema-alone" if fault.is_schema_alone else "schema-invalid"


def _problem(document: Document, file: Sitemap | IndexFile, text: SourceText, fault: SchemaFault, name: str) -> Problem:
    place = text.place_at(fault.line, fault.column)
    rule = RULES[name]
    return Problem(
        rule=rule,
        severity=rule.severity_in(document.profile) or rule.severity,
        sitemap=file.id if isinstance(file, Sitemap) else None,
        slot=_slot(document, file, fault),
        field=next((field for field in FIELD_NAMES if field == fault.field), None),
        value=fault.value,
        message=fault.words.sentence(fault.element, place.line),
        line=place.line,
        column=place.column,
        extension_field=fault.field if fault.field in EXTENSION_LABELS else "",
    )


def _not_well_formed(document: Document, name: str, sitemap: int | None, malformed: Finding) -> Problem:
    rule = RULES["schema-invalid"]
    message = msg("“{file}” is not well-formed, so it is not valid by the schema either.", file=name)
    severity = rule.severity_in(document.profile) or rule.severity
    return Problem(rule, severity, sitemap, None, None, "", message, line=malformed.line, column=malformed.column)


def _slot(document: Document, file: Sitemap | IndexFile, fault: SchemaFault) -> int | None:
    """The slot of a fault's entry, unless it is deleted; entries of an index have none."""
    source = file.source
    if isinstance(file, IndexFile) or source is None or fault.entry is None or fault.entry >= len(source.slots):
        return None
    slot = int(source.slots[fault.entry])
    return slot if document.table.positions()[slot] >= 0 else None


def _rest(document: Document, file: Sitemap | IndexFile, name: str, count: int) -> Problem:
    rule = RULES[name]
    message = plural("“{file}” has one more such place.", "“{file}” has %n more such places.", count, file=file.name)
    severity = rule.severity_in(document.profile) or rule.severity
    sitemap = file.id if isinstance(file, Sitemap) else None
    return Problem(rule, severity, sitemap, None, None, str(count), message)
