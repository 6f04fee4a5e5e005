"""All bulk edits, declared once: what they are called, what they ask, and what does them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sitemap_studio.document.bulk import lastmods, locs, priorities, site_files, texts
from sitemap_studio.document.bulk.outcomes import ColumnFunction
from sitemap_studio.document.bulk.parameters import BulkParameter
from sitemap_studio.protocol.fields import FieldName

REBASE: Final = "loc-rebase"
"""The operation that goes beyond entries: it changes what the index lists and the addresses in extensions as well."""

ABSOLUTE: Final = "loc-absolute"
"""The operation that completes relative URLs."""


@dataclass(frozen=True)
class BulkOperation:
    """One bulk edit.

    Attributes:
        id: By which it is chosen, on a command line as well.
        words: What it does, for a list of them.
        advice: What it leaves alone, in one sentence.
        work: What does it.
        field: The field that it is for; None where the user says which.
        parameters: What it asks.
    """

    id: str
    words: str
    advice: str
    work: ColumnFunction
    field: FieldName | None = None
    parameters: tuple[BulkParameter, ...] = ()


_VALUE: Final = BulkParameter("value", "the text", "text")
_PRECISION: Final = BulkParameter("precision", "“day” or “second”", "precision", "second")

_ALL: Final = (
    BulkOperation("set", "Set", "Every entry gets the text, whatever it had.", texts.set_to, None, (_VALUE,)),
    BulkOperation("clear", "Clear", "The element goes; what the entry holds besides stays.", texts.clear),
    BulkOperation("fill", "Set where empty", "Entries that have a text keep it.", texts.fill, None, (_VALUE,)),
    BulkOperation(
        "lastmod-now", "Set to now", "Every entry gets it, also one without a date.", lastmods.set_to_now, "lastmod",
        (_PRECISION,),
    ),
    BulkOperation(
        "lastmod-date", "Set to a date", "Every entry gets it, also one without a date.", lastmods.set_to_date,
        "lastmod", (BulkParameter("date", "a date or a time with its zone", "date"),),
    ),
    BulkOperation(
        "lastmod-files", "Set from the files of the site",
        "Entries whose page has no file in the folder keep their date.", site_files.from_files, "lastmod",
        (
            BulkParameter("folder", "the folder that holds the files of the site", "folder"),
            BulkParameter("site", "the address that this folder has; empty for the root of the site", "site", ""),
            _PRECISION,
        ),
    ),
    BulkOperation(
        "lastmod-shift", "Shift by days", "The time of the day and its zone stay as written.", lastmods.shift,
        "lastmod", (BulkParameter("days", "how many days, below zero for earlier", "days"),),
    ),
    BulkOperation(
        "lastmod-cut", "Cut to the date", "Dates without a time stay.", lastmods.cut_to_day, "lastmod",
    ),
    BulkOperation(
        "lastmod-zone", "Add a zone", "Times that have a zone, and dates without a time, stay.", lastmods.add_zone,
        "lastmod", (BulkParameter("zone", "the zone, such as +01:00 or Z", "zone"),),
    ),
    BulkOperation(
        "priority-depth", "Set by depth", "Every entry with an address on the web gets it.", priorities.by_depth,
        "priority", (BulkParameter("ladder", "priorities, that of the start page first", "ladder", "1.0 0.8 0.6 0.4"),),
    ),
    BulkOperation(
        "priority-scale", "Scale", "Results stay from 0.0 to 1.0; entries without a priority stay without.",
        priorities.scale, "priority", (BulkParameter("factor", "by what to multiply", "factor"),),
    ),
    BulkOperation(
        "priority-clamp", "Keep between", "Priorities between the two stay as written.", priorities.clamp, "priority",
        (
            BulkParameter("least", "the least priority", "priority", "0.0"),
            BulkParameter("most", "the highest priority", "priority", "1.0"),
        ),
    ),
    BulkOperation(
        "priority-round", "Round", "Shorter numbers stay as written.", priorities.round_to, "priority",
        (BulkParameter("digits", "digits behind the point", "digits", "1"),),
    ),
    BulkOperation(
        REBASE, "Change the base", "Addresses that begin otherwise stay.", locs.rebase, "loc",
        (
            BulkParameter("old", "how addresses begin now", "base"),
            BulkParameter("new", "how they are to begin", "base"),
        ),
    ),
    BulkOperation(
        "loc-slash", "End with a slash", "Files with an ending, and addresses with a query, stay.", locs.add_slash,
        "loc",
    ),
    BulkOperation(
        "loc-no-slash", "End without a slash", "The start page, and addresses with a query, stay.", locs.remove_slash,
        "loc",
    ),
    BulkOperation(
        "loc-escape", "Escape", "What is escaped already, and hosts, stay.", locs.escape, "loc",
    ),
    BulkOperation(
        "loc-unescape", "Unescape", "Only escapes go that mean the same without.", locs.unescape, "loc",
    ),
    BulkOperation(
        "loc-fragment", "Leave fragments out", "Fragments that are places within a program (#!, #/) stay.",
        locs.strip_fragment, "loc",
    ),
    BulkOperation(
        "loc-trackers", "Leave tracking parameters out", "Other parameters stay.", locs.strip_trackers, "loc",
    ),
    BulkOperation(
        "loc-sessions", "Leave session ids out", "Other parameters stay.", locs.strip_sessions, "loc",
    ),
    BulkOperation(
        ABSOLUTE, "Make absolute", "Complete addresses stay.", locs.make_absolute, "loc",
        (BulkParameter("base", "the address of the page or folder that they count from", "page"),),
    ),
)  # fmt: skip

OPERATIONS: Final[dict[str, BulkOperation]] = {operation.id: operation for operation in _ALL}
"""All bulk edits by id, in the order in which they are listed: of any field first, then field by field."""


def operations_of(field: FieldName) -> list[BulkOperation]:
    """The operations that a field can have done to it."""
    return [operation for operation in _ALL if operation.field in (None, field)]
