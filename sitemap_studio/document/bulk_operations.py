"""Bulk edits, each declared by a decorator of its column function: id, label, field and parameters.

A column function gets a frame with the columns `text` (of the field) and `loc`, and the parameters by name; one of
extensions gets a document, slots and the progress instead of the frame. To add an operation, write such a function with
`@bulk_operation`: the dialog's form follows from the declaration.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from decimal import ROUND_HALF_UP, Context, Decimal, localcontext
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, cast, get_args

import numpy as np
import polars as pl

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import listed, msg, msg_from, untranslated
from sitemap_studio.core.paths import expand_home, is_folder
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extension_urls, plan_extension_value
from sitemap_studio.document.hreflang_completion import plan_cluster_completion
from sitemap_studio.document.hreflang_languages import (
    LanguagePlan,
    UrlMatch,
    language_in,
    plan_code_change,
    plan_language_addition,
    plan_language_removal,
    url_replacement,
)
from sitemap_studio.document.site_files import NO_FILE, NO_WEB, OUTSIDE, SiteFolder
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.changefreq_priority import DECIMAL, is_decimal, is_priority
from sitemap_studio.protocol.date_forms import DateOrder, normalized_date
from sitemap_studio.protocol.dates import REAL, REAL_BUT_FOR_ZONE, XML_SPACE, is_real_date, moment
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.language_codes import alternate_fault
from sitemap_studio.protocol.quoting import display_value
from sitemap_studio.protocol.url_fixes import (
    SESSION,
    TRACKER,
    TRACKERS,
    escaped_as_utf8,
    resolve_relative,
    with_escaped_blanks,
    with_escaped_percents,
    without_session,
)
from sitemap_studio.protocol.url_syntax import (
    BAD_PERCENT,
    IN_QUERY,
    SCHEME,
    UrlPrefix,
    incomplete_url_error,
    is_web,
    split_authority,
    split_loc,
    stripped,
)

REBASE: Final = "loc-rebase"
HTTPS: Final = "loc-https"
TO_W3C: Final = "lastmod-w3c"
TO_DATE: Final = "lastmod-date"
_SET: Final = "set"
REBASE_IMAGES: Final = "image:loc-rebase"
REBASE_ALTERNATES: Final = "xhtml:link-rebase"
COMPLETE: Final = "xhtml:link-complete"
ADD_LANGUAGE: Final = "xhtml:link-add"
ABSOLUTE: Final = "loc-absolute"
MAX_DAYS: Final = 36_524
"""A century."""

MAX_DIGITS: Final = 6

AMBIGUOUS: Final = "ambiguous"
READ_ONLY: Final = "read-only"
NO_DATE: Final = "no-date"
NO_DAY: Final = "no-day"
NO_NUMBER: Final = "no-number"
OUT_OF_CALENDAR: Final = "out-of-calendar"
AMBIGUOUS_LANGUAGE: Final = "unclear"

REASONS: Final[dict[str, str]] = {
    AMBIGUOUS: msg("ambiguous"),
    READ_ONLY: msg("read-only"),
    NO_DATE: msg("not a valid date"),
    NO_DAY: msg("no day"),
    NO_FILE: msg("no file in the folder"),
    NO_NUMBER: msg("not a number"),
    NO_WEB: msg("not a web URL"),
    OUT_OF_CALENDAR: msg("outside the years 1 to 9999"),
    OUTSIDE: msg("outside the folder"),
    AMBIGUOUS_LANGUAGE: msg("several URLs for one language"),
}
"""Why a value can't be used, by the key in `ColumnResult.unusable`."""

ExtensionTarget = Literal["image:loc", "video:expiration_date", "xhtml:link"]
"""An element of extensions with values that bulk edits change."""

BULK_TARGETS: Final[tuple[FieldName | ExtensionTarget, ...]] = (*FIELD_NAMES, *get_args(ExtensionTarget))
"""Fields and elements that bulk edits can change."""

ParameterKind = Literal[
    "text", "date", "days", "zone", "precision", "folder", "site", "base", "page", "ladder", "factor", "priority",
    "digits", "order", "language", "own language", "code", "match", "url part", "new url part", "targets",
    "existing",
]  # fmt: skip
"""How the text of a parameter is read, and which widget asks for it."""

_TEXT: Final = pl.col("text")
_IS_BLANK: Final = _TEXT.is_null() | (_TEXT.str.strip_chars(XML_SPACE) == "")
_IS_EMPTY: Final = _TEXT.is_null() | (_TEXT == "")
"""The same for operations that see texts without white space around them, in less time."""

_DAY_BYTES: Final = len("2026-11-02")
_DEFAULT_PORTS: Final = {"http:": "80", "https:": "443"}


# Declarations


@dataclass(frozen=True)
class BulkParameter:
    """Parameter of a bulk operation, for which the user gives an answer.

    Attributes:
        name: Keyword of the operation's column function.
        label: Label of its input field.
        kind: How the answer is parsed.
        default: The answer if none is given; None if an answer is required.
        request: Error message for an empty answer; empty if the answer may be empty.
    """

    name: str
    label: str
    kind: ParameterKind
    default: str | None = None
    request: str = ""


@dataclass(frozen=True)
class ColumnResult:
    """Result of a bulk operation on a column.

    Attributes:
        after: The new texts; null removes the element. Ignored where `unusable` has a reason.
        unusable: Key of `REASONS` for each text that can't be used, else null.
    """

    after: pl.Series
    unusable: pl.Series


@dataclass(frozen=True)
class ExtensionResult:
    """Result of a bulk operation on extensions.

    Attributes:
        edit: The edit; None if nothing changes.
        unusable: Number of skipped entries by key of `REASONS`.
        notes: Sentences that count entries for other reasons.
    """

    edit: SetExtensions | None
    unusable: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


ColumnFunction = Callable[..., ColumnResult]
_Function = TypeVar("_Function", bound=Callable[..., ColumnResult | ExtensionResult])


@dataclass(frozen=True)
class BulkOperation:
    """Declaration of a bulk operation.

    Attributes:
        id: Its identifier.
        label: Label of the operation.
        advice: Sentence that names the values that are not changed.
        function: Column function, or function that plans changes of extensions.
        field: Field or element to change; None if the user chooses the field.
        parameters: Parameters that the user gives.
        moves_pages: Whether URLs in the index and in extensions are changed, too.
    """

    id: str
    label: str
    advice: str
    function: Callable[..., Any]
    field: FieldName | ExtensionTarget | None = None
    parameters: tuple[BulkParameter, ...] = ()
    moves_pages: bool = False


OPERATIONS: Final[dict[str, BulkOperation]] = {}
"""All bulk edits by id, in the order in which they are listed: of any field first, then field by field."""


def bulk_operation(
    operation_id: str,
    label: str,
    advice: str,
    *parameters: BulkParameter,
    field: FieldName | ExtensionTarget | None = None,
    keeps_space: bool = False,
    moves_pages: bool = False,
) -> Callable[[_Function], _Function]:
    """Declare a bulk edit whose column function is decorated.

    Args:
        operation_id: Id of the operation.
        label: Label of the operation.
        advice: Sentence that names the values that are not changed.
        *parameters: Parameters of the function.
        field: Field or element to change; None if the user chooses the field.
        keeps_space: Whether XML white space around texts is hidden from the function, and restored.
        moves_pages: Whether URLs in the index and in extensions are changed, too.
    """

    def declare(function: _Function) -> _Function:
        """Register the operation in `OPERATIONS`; return its function, wrapped if it `keeps_space`."""
        chosen = cast(_Function, partial(_apply_to_trimmed, function)) if keeps_space else function
        OPERATIONS[operation_id] = BulkOperation(operation_id, label, advice, chosen, field, parameters, moves_pages)
        return chosen

    return declare


def operations_for(target: FieldName | ExtensionTarget) -> list[BulkOperation]:
    """Return the operations for a field or an element of extensions, in the order of `OPERATIONS`.

    For lastmod, “Set” is omitted, because “Set to a date” replaces it.
    """
    fitting = (None, target) if target in FIELD_NAMES else (target,)
    # For lastmod, “Set to a date” replaces “Set”.
    omitted = {_SET} if target == "lastmod" else set()
    return [each for each in OPERATIONS.values() if each.field in fitting and each.id not in omitted]


# Results


def _evaluate_columns(rows: pl.DataFrame, after: pl.Expr, unusable: pl.Expr | None = None) -> ColumnResult:
    """Return a column result from two expressions on rows: the new texts, and the reasons; without one, no reasons."""
    reasons = pl.lit(None, pl.String) if unusable is None else unusable.cast(pl.String)
    found = rows.select(pl.col("text"), after.cast(pl.String).alias("after"), reasons.alias("unusable"))
    return ColumnResult(found["after"], found["unusable"])


def _map_distinct(
    rows: pl.DataFrame, is_selected: pl.Expr, function: Callable[[str], str | None], reason: str
) -> ColumnResult:
    """Apply a function once to each distinct text of the selected rows; where it returns None, the text can't be used.

    Args:
        rows: Frame with the column `text`.
        is_selected: Condition for rows to be changed; other rows keep their text.
        function: Returns the new text, or None.
        reason: Key of `REASONS` for texts for which the function returns None; their new text is null.
    """
    texts = rows["text"]
    selected = rows.select(is_selected.fill_null(value=False)).to_series().arg_true()
    if not len(selected):
        return ColumnResult(texts, pl.repeat(None, len(texts), dtype=pl.String, eager=True))
    before = texts.gather(selected).to_list()
    known = {text: function(text) for text in dict.fromkeys(before)}
    answers = pl.Series([known[text] for text in before], dtype=pl.String)
    failed = answers.is_null()
    reasons = pl.Series([reason], dtype=pl.String).new_from_index(0, len(selected)).set(~failed, None)
    after = texts.scatter(selected, answers) if texts.n_chunks() == 1 else texts.rechunk().scatter(selected, answers)
    return ColumnResult(after, pl.repeat(None, len(texts), dtype=pl.String, eager=True).scatter(selected, reasons))


def _apply_where(rows: pl.DataFrame, is_selected: pl.Series, function: ColumnFunction) -> ColumnResult:
    """Apply a column function to the selected rows; other rows keep their texts, and get no reason."""
    selected = is_selected.fill_null(value=False)
    if selected.all():
        return function(rows)
    texts, reasons = rows["text"], pl.repeat(None, rows.height, dtype=pl.String, eager=True)
    places = selected.arg_true()
    if not len(places):
        return ColumnResult(texts, reasons)
    found = function(rows.filter(selected))
    return ColumnResult(texts.rechunk().scatter(places, found.after), reasons.scatter(places, found.unusable))


def _apply_to_trimmed(function: Callable[..., Any], rows: pl.DataFrame, **answers: Any) -> ColumnResult:
    """Apply a column function to trimmed texts, then restore the XML white space around them."""
    texts = rows["text"]
    cores = texts.str.strip_chars(XML_SPACE)
    if texts.equals(cores, null_equal=True):
        return cast(ColumnResult, function(rows, **answers))
    found: ColumnResult = function(rows.with_columns(cores.alias("text")), **answers)
    # A text of nothing but white space has all of it in front.
    lead = f"(?s)^([{XML_SPACE}]*)"
    trail = f"(?s)[^{XML_SPACE}]([{XML_SPACE}]*)$"
    spaced = pl.concat_str(_TEXT.str.extract(lead, 1), found.after, _TEXT.str.extract(trail, 1).fill_null(""))
    after = rows.select(pl.when(texts.is_null()).then(found.after).otherwise(spaced)).to_series()
    return ColumnResult(after, found.unusable)


def _first_reason(*cases: tuple[pl.Expr, str]) -> pl.Expr:
    """Return an expression for the reason (key of `REASONS`) of the first true condition, else null."""
    return pl.coalesce([pl.when(condition).then(pl.lit(reason)) for condition, reason in cases])


# Parameters

_ZONE: Final = re.compile(r"Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]")


def parse_parameters(parameters: tuple[BulkParameter, ...], answers: Mapping[str, str]) -> dict[str, Any]:
    """Parse the answers to the parameters of an operation; return the values by parameter name.

    Raises:
        RequestError: An answer is missing, invalid, or for an unknown parameter.
    """
    names = listed(parameter.name for parameter in parameters)
    hint = untranslated("Its parameters are {names}.", names=names) if names else ""
    unknown = answers.keys() - {parameter.name for parameter in parameters}
    if unknown:
        raise RequestError(untranslated("There is no parameter “{unknown}”.", unknown=min(unknown)), hint=hint)
    values: dict[str, Any] = {}
    for parameter in parameters:
        text = answers.get(parameter.name, parameter.default)
        if text is None:
            words = msg_from(parameter.label)
            missing = untranslated("“{parameter}” is missing: {words}.", parameter=parameter.name, words=words)
            raise RequestError(missing, hint=hint)
        is_empty = not text if parameter.kind == "text" else not text.strip()
        if is_empty and parameter.request:
            raise RequestError(msg_from(parameter.request))
        values[parameter.name] = _parse_answer(parameter.kind, text)
    return values


def _parse_answer(kind: ParameterKind, text: str) -> Any:
    """Parse the answer to a parameter of a kind, and return its value; raise a `RequestError` if it is invalid."""
    core, plain = text.strip(XML_SPACE), text.strip()
    if text in _CHOICES.get(kind, ()):
        return text
    match kind:
        case "text" | "url part" | "new url part":
            return text
        case "date" if is_real_date(text):
            return core
        case "days" if re.fullmatch("[+-]?[0-9]{1,6}", plain) and abs(int(text)) <= MAX_DAYS:
            return int(text)
        case "zone" if _ZONE.fullmatch(plain.upper()):
            return plain.upper()
        case "code":
            return core
        case "language" | "own language":
            return _parse_language(core)
        case "folder" if "\0" not in text and is_folder(expand_home(text)):
            return expand_home(text)
        case "base" | "site":
            return _parse_url_prefix(text) if plain else None
        case "page":
            if is_web(stripped(text)):
                return stripped(text)
            raise incomplete_url_error(text)
        case "ladder" if (steps := tuple(text.replace(",", " ").split())) and all(map(is_priority, steps)):
            return steps
        case "factor" if is_decimal(text) and 0 <= Decimal(core) <= 1_000:
            return Decimal(core)
        case "priority" if is_priority(text):
            return abs(Decimal(core))
        case "digits" if re.fullmatch("[0-9]", plain) and 1 <= int(text) <= MAX_DIGITS:
            return int(text)
    message, hint = _ANSWER_ERRORS[kind]
    least, most = _RANGES.get(kind, (0, 0))
    raise RequestError(msg_from(message, text=text), hint=msg_from(hint, least=least, most=most))


_CHOICES: Final[dict[ParameterKind, tuple[str, ...]]] = {
    "precision": ("day", "second"),
    "order": ("DMY", "MDY"),
    "match": get_args(UrlMatch),
    "targets": ("set", "all"),
    "existing": ("keep", "replace"),
}
"""Possible answers, by kind of parameter; other kinds have other answers."""

_RANGE: Final = msg("Enter a number from {least} to {most}.")
_RANGES: Final[dict[ParameterKind, tuple[float, float]]] = {
    "days": (-MAX_DAYS, MAX_DAYS),
    "factor": (0, 1_000),
    "priority": (0, 1),
    "digits": (1, MAX_DIGITS),
}

_ANSWER_ERRORS: Final[dict[ParameterKind, tuple[str, str]]] = {
    "date": (msg("“{text}” is not a valid value."), msg("For example 2026-11-02.")),
    "days": (msg("“{text}” is not a valid value."), _RANGE),
    "zone": (msg("“{text}” is not a valid value."), msg("For example +01:00, or Z for UTC.")),
    "precision": (msg("“{text}” is not a valid value."), untranslated("Enter “day” or “second”.")),
    "order": (msg("“{text}” is not a valid value."), untranslated("Enter “DMY” or “MDY”.")),
    "match": (msg("“{text}” is not a valid value."), untranslated("Enter “prefix”, “host” or “expression”.")),
    "targets": (msg("“{text}” is not a valid value."), untranslated("Enter “set” or “all”.")),
    "existing": (msg("“{text}” is not a valid value."), untranslated("Enter “keep” or “replace”.")),
    "folder": (msg("“{text}” is not a folder."), msg("Choose the folder of the site.")),
    "ladder": (
        msg("“{text}” is not a valid value."),
        msg("Enter priorities from 0.0 to 1.0, starting with the start page."),
    ),
    "factor": (msg("“{text}” is not a valid value."), _RANGE),
    "priority": (msg("“{text}” is not a valid value."), _RANGE),
    "digits": (msg("“{text}” is not a valid value."), _RANGE),
}
"""Error message and hint for an invalid answer, by kind of parameter; other kinds have specific errors."""


def _parse_language(code: str) -> str:
    """Return a language code that is valid in hreflang, or is empty; raise a `RequestError` for other codes."""
    error = alternate_fault(code) if code else None
    if error is None:
        return code
    hint = msg("Did you mean “{suggestion}”?", suggestion=error.suggestion) if error.suggestion else ""
    message = msg("“{code}” is not a valid language code: {reason}.", code=display_value(code), reason=error.reason)
    raise RequestError(message, hint=hint)


def _parse_url_prefix(text: str) -> UrlPrefix:
    """Parse a URL prefix without query and fragment; raise a `RequestError` if it is invalid."""
    core = stripped(text)
    if not is_web(core):
        raise RequestError(
            msg("“{text}” is not a complete URL.", text=display_value(text)),
            hint=msg("For example https://www.example.com/shop/."),
        )
    scheme, authority, path, query, fragment = split_loc(core)
    if query or fragment or not authority or "\\" in core or any(character in core for character in XML_SPACE):
        hint = msg("Remove everything after the path.")
        raise RequestError(msg("“{text}” can't be a URL prefix.", text=text), hint=hint)
    return UrlPrefix(scheme.lower(), authority[2:], path.rstrip("/"))


_VALUE: Final = BulkParameter(
    "value", "value", "text", request=msg("Enter a value. To remove the values, choose Clear.")
)
_DATE: Final = BulkParameter(
    "date", "date, or time with zone", "date", request=msg("Enter a date, or a time with its zone.")
)
_BASES: Final = (
    BulkParameter("old", "current URL prefix", "base", request=msg("Enter the current URL prefix.")),
    BulkParameter("new", "new URL prefix", "base", request=msg("Enter the new URL prefix.")),
)
_ZONE_REQUEST: Final = msg("Enter a time zone, for example +01:00.")
_PRECISION: Final = BulkParameter("precision", "precision", "precision", "second")


# Any field


@bulk_operation(_SET, "Set", "Replaces the value in every entry.", _VALUE)
def _set_value(rows: pl.DataFrame, value: str) -> ColumnResult:
    """Set the value in all rows."""
    return _evaluate_columns(rows, pl.lit(value))


@bulk_operation("clear", "Clear", "Removes the element; the rest of the entry is not changed.")
def _clear_values(rows: pl.DataFrame) -> ColumnResult:
    """Set null in all rows, which removes the elements."""
    return _evaluate_columns(rows, pl.lit(None, pl.String))


@bulk_operation("fill", "Fill empty values", "", _VALUE)
def _fill_empty_values(rows: pl.DataFrame, value: str) -> ColumnResult:
    """Set the value in rows that are empty or blank."""
    return _evaluate_columns(rows, pl.when(_IS_BLANK).then(pl.lit(value)).otherwise(_TEXT))


# lastmod

_IS_REAL: Final = _TEXT.str.contains(f"^(?:{REAL})$")


@bulk_operation(
    "lastmod-now", "Set to now", "Applies to all entries, also those without a date.", _PRECISION, field="lastmod"
)
def _set_to_now(rows: pl.DataFrame, precision: str) -> ColumnResult:
    """Set the current day, or the current time in UTC, in all rows."""
    now = moment()
    return _evaluate_columns(rows, pl.lit(now[:_DAY_BYTES] if precision == "day" else now))


@bulk_operation(
    TO_DATE, "Set to a date", "Applies to all entries, also those without a date.",
    _DATE, field="lastmod",
)  # fmt: skip
def _set_to_date(rows: pl.DataFrame, date: str) -> ColumnResult:
    """Set the date in all rows."""
    return _evaluate_columns(rows, pl.lit(date))


@bulk_operation(
    "lastmod-files", "Set from the files of the site", "",
    BulkParameter("folder", "folder of the site", "folder", request=msg("Choose the folder of the site.")),
    BulkParameter("site", "URL of the folder; empty for the root of the site", "site", ""),
    _PRECISION, field="lastmod",
)  # fmt: skip
def _set_from_files(rows: pl.DataFrame, folder: Path, site: UrlPrefix | None, precision: str) -> ColumnResult:
    """Set the day or the time at which the file of each page changed last; pages without a known file get a reason."""
    files = SiteFolder(folder, site)
    known: dict[str | None, tuple[str | None, str | None]] = {}
    for loc in rows["loc"].unique().to_list():
        changed = files.modified_seconds(loc)
        if isinstance(changed, str):
            known[loc] = None, changed
        else:
            text = moment(changed)
            known[loc] = (text[:_DAY_BYTES] if precision == "day" else text), None
    after, unusable = zip(*(known[loc] for loc in rows["loc"].to_list()), strict=True)
    return ColumnResult(pl.Series(after, dtype=pl.String), pl.Series(unusable, dtype=pl.String))


@bulk_operation(
    "lastmod-shift", "Shift by days", "",
    BulkParameter("days", "number of days, negative for earlier", "days", request=msg("Enter a number of days.")),
    field="lastmod", keeps_space=True,
)  # fmt: skip
def _shift_by_days(rows: pl.DataFrame, days: int) -> ColumnResult:
    """Shift dates by a number of days; values without a valid day, and results beyond the calendar, get a reason."""
    shifted = pl.col("day").dt.offset_by(f"{days}d")
    dated = rows.with_columns(
        _TEXT.str.slice(0, _DAY_BYTES).str.to_date("%Y-%m-%d", strict=False).alias("day"),
        _IS_REAL.alias("is_real"),
        _TEXT.str.slice(_DAY_BYTES).alias("rest"),
    )
    after = pl.concat_str(shifted.dt.to_string("%Y-%m-%d"), "rest")
    unusable = _first_reason(
        (~_IS_EMPTY & ~pl.col("is_real"), NO_DATE),
        (~_IS_EMPTY & pl.col("day").is_null(), NO_DAY),
        (~shifted.dt.year().is_between(1, 9999), OUT_OF_CALENDAR),
    )
    return _evaluate_columns(dated, pl.when(_IS_EMPTY).then(_TEXT).otherwise(after), unusable)


@bulk_operation("lastmod-cut", "Drop the time", "", field="lastmod", keeps_space=True)
def _drop_time(rows: pl.DataFrame) -> ColumnResult:
    """Remove the time of dates, without conversion to another time zone; invalid dates get a reason."""
    return _evaluate_columns(rows, _TEXT.str.slice(0, _DAY_BYTES), _first_reason((~(_IS_EMPTY | _IS_REAL), NO_DATE)))


@bulk_operation(
    "lastmod-zone", "Add time zone", "",
    BulkParameter("zone", "Time zone to assume", "zone", request=_ZONE_REQUEST), field="lastmod", keeps_space=True,
)  # fmt: skip
def _add_zone(rows: pl.DataFrame, zone: str) -> ColumnResult:
    """Append the zone to times that lack one; invalid dates get a reason."""
    lacks_zone = _TEXT.str.contains(f"^(?:{REAL_BUT_FOR_ZONE})$")
    after = pl.when(lacks_zone).then(pl.concat_str(_TEXT, pl.lit(zone))).otherwise(_TEXT)
    return _evaluate_columns(rows, after, _first_reason((~_IS_EMPTY & ~_IS_REAL & ~lacks_zone, NO_DATE)))


@bulk_operation(
    TO_W3C, "Write as W3C dates", "",
    BulkParameter("order", "first in 3/4/2025", "order", "DMY"),
    BulkParameter("zone", "Time zone to assume", "zone", "Z", request=_ZONE_REQUEST), field="lastmod", keeps_space=True,
)  # fmt: skip
def _write_as_w3c_dates(rows: pl.DataFrame, order: DateOrder, zone: str) -> ColumnResult:
    """Rewrite dates in other forms as W3C dates; W3C dates are not changed, and unreadable dates get a reason."""
    return _map_distinct(rows, ~_IS_EMPTY & ~_IS_REAL, lambda text: normalized_date(text, zone, order), NO_DATE)


# priority, in decimal arithmetic: 0.7 times 3 is 2.1

_PRECISION_DIGITS: Final = 60
_MOST_CHARACTERS: Final = 40
_DECIMAL: Final = re.compile(DECIMAL)
_PATH: Final = f"^[{XML_SPACE}]*[Hh][Tt][Tt][Pp][Ss]?://[^/?#{XML_SPACE}]+([^?#]*)"
_PLAIN: Final = rf"^https?://[^/?#\\{XML_SPACE}]+(?:/[^/?#\\{XML_SPACE}]+)*/?$"


@bulk_operation(
    "priority-depth", "Set by depth", "",
    BulkParameter("ladder", "priorities, starting with the start page", "ladder", "1.0 0.8 0.6 0.4",
        request=msg("Enter at least one priority.")),
    field="priority",
)  # fmt: skip
def _set_by_depth(rows: pl.DataFrame, ladder: tuple[str, ...]) -> ColumnResult:
    """Set the priority in the ladder for the depth of each URL's path, at most the last; non-web URLs get a reason."""
    loc = pl.col("loc")
    # Slashes are counted ten times as fast as an expression finds the names between them.
    is_plain = rows.select(loc.str.contains(_PLAIN)).to_series().fill_null(value=False)
    slashes = loc.str.count_matches("/", literal=True).cast(pl.Int64) - 2 - loc.str.ends_with("/").cast(pl.Int64)
    depths = rows.select(slashes.alias("depth")).to_series()
    odd = rows.filter(~is_plain).select(
        loc.str.extract(_PATH, 1).str.count_matches(f"/[^/{XML_SPACE}]+").cast(pl.Int64)
    )
    depths = depths.scatter((~is_plain).arg_true(), odd.to_series()) if odd.height else depths
    steps = pl.Series(ladder, dtype=pl.String)
    after = steps.gather(depths.clip(0, len(ladder) - 1).fill_null(0))
    return _evaluate_columns(rows, pl.lit(after), pl.when(pl.lit(depths).is_null()).then(pl.lit(NO_WEB)))


@bulk_operation(
    "priority-scale", "Scale", "Results are limited to 0.0–1.0. Empty priorities are not changed.",
    BulkParameter("factor", "factor", "factor", request=msg("Enter a factor.")), field="priority",
)  # fmt: skip
def _scale_numbers(rows: pl.DataFrame, factor: Decimal) -> ColumnResult:
    """Multiply priorities by a factor, limited to 0–1; invalid numbers get a reason."""
    return _map_numbers(rows, lambda number: min(max(number * factor, Decimal(0)), Decimal(1)))


@bulk_operation(
    "priority-clamp", "Limit to a range", "",
    BulkParameter("least", "minimum", "priority", "0.0", request=msg("Enter the minimum.")),
    BulkParameter("most", "maximum", "priority", "1.0", request=msg("Enter the maximum.")), field="priority",
)  # fmt: skip
def _limit_to_range(rows: pl.DataFrame, least: Decimal, most: Decimal) -> ColumnResult:
    """Limit priorities to a range, whose bounds may be in any order; invalid numbers get a reason."""
    low, high = sorted((least, most))
    return _map_numbers(rows, lambda number: min(max(number, low), high))


@bulk_operation(
    "priority-round", "Round", "",
    BulkParameter("digits", "decimal places", "digits", "1", request=msg("Enter the number of decimal places.")),
    field="priority",
)  # fmt: skip
def _round_numbers(rows: pl.DataFrame, digits: int) -> ColumnResult:
    """Round priorities half up to a number of decimal places; shorter numbers are unchanged, invalid ones get a reason."""

    def rounded(number: Decimal) -> Decimal:
        """Return a number rounded half up; one with few decimal places is returned unchanged."""
        exponent = number.as_tuple().exponent
        is_short = isinstance(exponent, int) and -exponent <= digits
        return number if is_short else number.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)

    return _map_numbers(rows, rounded, is_same=lambda old, new: old.as_tuple() == new.as_tuple())


def _map_numbers(
    rows: pl.DataFrame,
    function: Callable[[Decimal], Decimal],
    is_same: Callable[[Decimal, Decimal], bool] = lambda old, new: old == new,
) -> ColumnResult:
    """Apply a function to each number in a column; blank texts and equal numbers are unchanged, others get a reason."""

    def new_text(text: str) -> str | None:
        """Return the text with the number replaced by its new value; None if it is no decimal number, or is too long."""
        core = text.strip(XML_SPACE)
        if len(core) > _MOST_CHARACTERS or not _DECIMAL.fullmatch(core):
            return None
        number = Decimal(core)
        new = function(number)
        if is_same(number, new):
            return text
        # At least one digit behind the point, and no trailing zeros otherwise.
        whole, _, fraction = f"{new:f}".partition(".")
        return text.replace(core, f"{whole}.{fraction.rstrip('0') or '0'}", 1)

    with localcontext(Context(prec=_PRECISION_DIGITS)):
        return _map_distinct(rows, ~_IS_BLANK, new_text, NO_NUMBER)


# loc: by expressions where they suffice, otherwise each different URL once by the functions of `protocol`

_WEB: Final = r"[Hh][Tt][Tt][Pp][Ss]?://[^/?#\\]+"
_NOT_WEB: Final = _first_reason((~_IS_EMPTY & ~_TEXT.str.contains(f"^{_WEB}(?:[/?#]|$)"), NO_WEB))
_NOT_LEGAL: Final = f"[^%{IN_QUERY}#]"
_UNRESERVED: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~"
"""Characters with the same meaning escaped and unescaped: RFC 3986, 2.3, without the dot of `.` and `..` segments."""

_ESCAPED_UNRESERVED: Final = {f"%{ord(character):02X}": character for character in _UNRESERVED}


@bulk_operation(
    REBASE, "Replace URL prefix", "", *_BASES, field="loc", keeps_space=True,
    moves_pages=True,
)  # fmt: skip
def _replace_url_prefix(rows: pl.DataFrame, old: UrlPrefix, new: UrlPrefix) -> ColumnResult:
    """Replace the URL prefix `old` by `new` in a column of URLs; other URLs are not changed."""
    # Most begin as the prefix is written: no expression is needed for them.
    begins = rows["text"].str.starts_with(f"{old.text}/").fill_null(value=False)
    plain = _apply_where(
        rows, begins, lambda some: _evaluate_columns(some, pl.lit(new.text) + _TEXT.str.strip_prefix(old.text))
    )
    others = _apply_where(rows, ~begins, lambda some: _evaluate_columns(some, _prefix_replacement(old, new)))
    after = pl.select(pl.when(begins).then(plain.after).otherwise(others.after)).to_series()
    return ColumnResult(after, plain.unusable)


def _prefix_replacement(old: UrlPrefix, new: UrlPrefix) -> pl.Expr:
    """Return an expression that replaces a URL prefix in the column `text`.

    Scheme and host are compared without case, and the default port may be missing; a path begins with another only
    where a folder does.
    """
    user, host, port = split_authority(old.authority)
    usual = _DEFAULT_PORTS[old.scheme]
    ports = f"(?::0*{usual}|:)?" if port.lstrip(":").lstrip("0") in ("", usual) else re.escape(port)
    head = f"(?i:{re.escape(old.scheme)})//{re.escape(user)}(?i:{re.escape(host)}){ports}{re.escape(old.path)}"
    target = new.text.replace("$", "$$")
    if not old.path or new.path:
        return _TEXT.str.replace(f"(?s)^{head}([/?#].*|)$", f"{target}${{1}}")
    # What named a folder and now names a whole site needs a slash.
    is_folder = f"(?s)^{head}([?#].*|)$"
    folder = _TEXT.str.replace(is_folder, f"{target}/${{1}}")
    below = _TEXT.str.replace(f"(?s)^{head}(/.*)$", f"{target}${{1}}")
    return pl.when(_TEXT.str.contains(is_folder)).then(folder).otherwise(below)


@bulk_operation(
    HTTPS, "Change http to https", "URLs with a port are not changed.",
    BulkParameter("site", "site; empty for all sites", "site", ""), field="loc", keeps_space=True, moves_pages=True,
)  # fmt: skip
def _change_http_to_https(rows: pl.DataFrame, site: UrlPrefix | None) -> ColumnResult:
    """Change http to https in URLs below `site`; without it, in all URLs without a user name or a port other than 80."""
    if site is not None:
        authority = re.sub(":0*(?:80)?$", "", site.authority)
        return _replace_url_prefix(
            rows, old=replace(site, scheme="http:"), new=UrlPrefix("https:", authority, site.path)
        )
    return _evaluate_columns(
        rows, _TEXT.str.replace(r"(?is)^http://([^/?#\\@:]+)(?::0*80|:)?([/?#].*|)$", "https://${1}${2}")
    )


@bulk_operation(
    "loc-slash", "Add trailing slash", "File names with an extension and URLs with a query are not changed.", field="loc",
    keeps_space=True,
)  # fmt: skip
def _add_trailing_slash(rows: pl.DataFrame) -> ColumnResult:
    """Append a slash to URLs without a path, or with a last name without a dot; non-web URLs get a reason.

    URLs with a query or fragment are not changed.
    """
    lacks_slash = _TEXT.str.contains(f"^{_WEB}(?:|/(?:[^?#]*/)?[^/?#.]+)$")
    return _evaluate_columns(rows, pl.when(lacks_slash).then(_TEXT + "/").otherwise(_TEXT), _NOT_WEB)


@bulk_operation(
    "loc-no-slash", "Remove trailing slash", "The start page and URLs with a query are not changed.", field="loc",
    keeps_space=True,
)  # fmt: skip
def _remove_trailing_slash(rows: pl.DataFrame) -> ColumnResult:
    """Remove the slash at the end of URLs except start pages; non-web URLs get a reason.

    URLs with a query or fragment are not changed.
    """
    has_slash = _TEXT.str.ends_with("/") & _TEXT.str.contains(f"^{_WEB}/[^?#]*[^/?#]/$")
    return _evaluate_columns(rows, pl.when(has_slash).then(_TEXT.str.strip_suffix("/")).otherwise(_TEXT), _NOT_WEB)


@bulk_operation("loc-escape", "Escape", "Existing escapes and hosts are not changed.", field="loc")
def _escape_urls(rows: pl.DataFrame) -> ColumnResult:
    """Percent-encode illegal characters and stray percent signs in URLs; ambiguous URLs get a reason."""
    is_selected = _TEXT.str.contains(_NOT_LEGAL) | _TEXT.str.contains(BAD_PERCENT)
    return _map_distinct(rows, is_selected & ~_IS_BLANK, _escape_url, AMBIGUOUS)


def _escape_url(loc: str) -> str | None:
    """Return a URL with illegal characters and stray percent signs percent-encoded; None for ambiguous URLs."""
    for escape in (with_escaped_percents, with_escaped_blanks, escaped_as_utf8):
        found = escape(loc)
        if found is None:
            return None
        loc = found
    return loc


@bulk_operation("loc-unescape", "Unescape", "Removes only unnecessary escapes.", field="loc")
def _unescape_urls(rows: pl.DataFrame) -> ColumnResult:
    """Decode escapes of letters, digits, hyphens, underscores and tildes; URLs with a stray percent sign get a reason."""

    def unescaped(selected: pl.DataFrame) -> ColumnResult:
        """Decode the unnecessary escapes in these rows; URLs with a stray percent sign get a reason."""
        found = selected["text"].str.extract_all("%[2-7][0-9A-Fa-f]").explode().unique().drop_nulls().to_list()
        after = _TEXT
        for code in sorted(found):
            if (plain := _ESCAPED_UNRESERVED.get(code.upper())) is not None:
                after = after.str.replace_all(code, plain, literal=True)
        return _evaluate_columns(selected, after, _first_reason((_TEXT.str.contains(BAD_PERCENT), AMBIGUOUS)))

    return _apply_where(rows, rows["text"].str.contains("%", literal=True), unescaped)


@bulk_operation(
    "loc-fragment", "Remove fragments", "Fragments of web applications (#!, #/) are not changed.", field="loc",
    keeps_space=True,
)  # fmt: skip
def _remove_fragments(rows: pl.DataFrame) -> ColumnResult:
    """Remove the fragments of URLs; fragments of web applications (“#!”, “#/”) are kept, and get a reason."""
    is_route = _first_reason((_TEXT.str.contains("^[^#]*#[!/]"), AMBIGUOUS))
    has_fragment = rows["text"].str.contains("#", literal=True)
    return _apply_where(
        rows, has_fragment, lambda some: _evaluate_columns(some, _TEXT.str.replace("(?s)#.*$", ""), is_route)
    )


@bulk_operation("loc-trackers", "Remove tracking parameters", "", field="loc", keeps_space=True)
def _remove_tracking_parameters(rows: pl.DataFrame) -> ColumnResult:
    """Remove tracking parameters from URLs, as `url_fixes.without_trackers` does.

    URLs that have them and “&amp;” are not changed, and get a reason.
    """
    # If the first parameter is removed, the next one follows the “?” without a separator.
    query = _TEXT.str.extract("(?s)^[^?#]*([?][^#]*)", 1).str.replace("^[?][&;]", "?")
    query = query.str.replace_all(f"[&;](?:{TRACKERS})=[^&;]*", "")
    query = query.str.replace(f"^[?](?:{TRACKERS})=[^&;]*([&;])", "?").str.replace(f"^[?](?:{TRACKERS})=[^&;]*$", "")
    rest = _TEXT.str.extract("(?s)(#.*)$", 1).fill_null("")
    after = pl.concat_str(_TEXT.str.extract("(?s)^([^?#]*)", 1), query, rest)
    is_ambiguous = _first_reason((_TEXT.str.contains("&amp;", literal=True), AMBIGUOUS))

    def without_trackers(with_query: pl.DataFrame) -> ColumnResult:
        """Remove the tracking parameters from rows that have any."""
        has_tracker = with_query["text"].str.contains(TRACKER)
        return _apply_where(with_query, has_tracker, lambda tracked: _evaluate_columns(tracked, after, is_ambiguous))

    return _apply_where(rows, rows["text"].str.contains("?", literal=True), without_trackers)


@bulk_operation("loc-sessions", "Remove session IDs", "", field="loc")
def _remove_session_ids(rows: pl.DataFrame) -> ColumnResult:
    """Remove session IDs from URLs; rows with an ambiguous session ID get a reason instead."""
    return _map_distinct(rows, _TEXT.str.contains(SESSION), without_session, AMBIGUOUS)


@bulk_operation(
    ABSOLUTE, "Make URLs absolute", "",
    BulkParameter("base", "Base URL", "page"), field="loc",
)  # fmt: skip
def _make_urls_absolute(rows: pl.DataFrame, base: str) -> ColumnResult:
    """Resolve relative URLs against a base URL; URLs that can't be resolved get a reason."""
    core = _TEXT.str.strip_chars(XML_SPACE)
    is_relative = (core != "") & ~core.str.contains(f"^{SCHEME}//")
    return _map_distinct(rows, is_relative, lambda loc: resolve_relative(loc, base), AMBIGUOUS)


# Extensions

_BLOCK: Final = 65_536
"""Number of entries between two checks for cancellation."""


def plan_extensions_in_blocks(
    slots: SlotArray, progress: Progress, change: Callable[[SlotArray], SetExtensions]
) -> SetExtensions | None:
    """Plan a change of extensions in blocks of entries, and join the edits; return None if nothing would change.

    Args:
        slots: The entries.
        progress: Counts entries, and is checked for cancellation between blocks.
        change: Returns the edit of a block of slots.
    """
    parts: list[SetExtensions] = []
    for first in range(0, len(slots), _BLOCK):
        block = slots[first : first + _BLOCK]
        progress.advance(len(block))
        parts.append(change(block))
    places = np.cumsum([0, *(len(part.slots) for part in parts)]).tolist()
    if not places[-1]:
        return None
    extensions = pl.concat(
        part.extensions.with_columns(pl.col("entry") + place) for part, place in zip(parts, places, strict=False)
    )
    return SetExtensions(np.concatenate([part.slots for part in parts]), extensions.cast(EXTENSION_SCHEMA))


def _declare_prefix_replacement(operation_id: str, element: ExtensionTarget) -> None:
    """Declare the bulk edit that replaces the prefix of URLs in the elements `element`."""

    @bulk_operation(operation_id, "Replace URL prefix", "", *_BASES, field=element)
    def replace_prefix(
        document: Document, slots: SlotArray, progress: Progress, old: UrlPrefix, new: UrlPrefix
    ) -> ExtensionResult:
        """Plan to replace a URL prefix in the elements of entries.

        Args:
            document: The set.
            slots: The entries.
            progress: Counts entries; checked for cancellation.
            old: The prefix to replace.
            new: The new prefix.
        """

        def replaced(urls: pl.Series) -> pl.Series:
            """Return URLs with the new prefix; URLs without the old one are returned unchanged."""
            return _replace_url_prefix(pl.DataFrame({"text": urls.cast(pl.String)}), old=old, new=new).after

        change = partial(plan_extension_urls, document, mapping=replaced, only=element)
        return ExtensionResult(plan_extensions_in_blocks(slots, progress, change))


_declare_prefix_replacement(REBASE_IMAGES, "image:loc")


@bulk_operation("video:expiration_date-set", "Set to a date", "", _DATE, field="video:expiration_date")
def _set_video_expiration_date(document: Document, slots: SlotArray, progress: Progress, date: str) -> ExtensionResult:
    """Plan to set the expiration date of all videos of entries."""
    change = partial(plan_extension_value, document, kind="video", path="expiration_date", text=date)
    return ExtensionResult(plan_extensions_in_blocks(slots, progress, change))


@bulk_operation(
    COMPLETE, "Complete hreflang", "Add missing hreflang links.",
    field="xhtml:link",
)  # fmt: skip
def _complete_hreflang(document: Document, slots: SlotArray, progress: Progress) -> ExtensionResult:
    """Plan to add missing hreflang links between pages of clusters; entries of ambiguous clusters count as skipped."""
    progress.check()
    plan = plan_cluster_completion(document, slots)
    return ExtensionResult(plan.extensions, {AMBIGUOUS_LANGUAGE: len(plan.ambiguous)} if len(plan.ambiguous) else {})


_declare_prefix_replacement(REBASE_ALTERNATES, "xhtml:link")

_CODE_REQUEST: Final = msg("Enter a language code, for example de or de-AT.")


def _language_result(plan: LanguagePlan) -> ExtensionResult:
    """Return the planned change of one language as the result of a bulk operation."""
    return ExtensionResult(plan.edit, notes=plan.notes)


@bulk_operation(
    ADD_LANGUAGE, "Add language",
    "Entries without a link to themselves get one. “Complete hreflang” then adds the links back.",
    BulkParameter("language", "language code to add", "language", request=_CODE_REQUEST),
    BulkParameter("match", "replace in the URL", "match", "prefix"),
    BulkParameter("old", "current text", "url part", request=msg("Enter the text to replace in the URLs.")),
    BulkParameter("new", "new text", "new url part", ""),
    BulkParameter("own", "language of these entries", "own language", ""),
    BulkParameter("targets", "target pages", "targets", "set"),
    BulkParameter("existing", "existing links", "existing", "keep"),
    field="xhtml:link",
)  # fmt: skip
def _add_language(
    document: Document,
    slots: SlotArray,
    progress: Progress,
    language: str,
    match: UrlMatch,
    old: str,
    new: str,
    targets: str,
    own: str,
    existing: str,
) -> ExtensionResult:
    """Plan to add to each entry a link to its translation, whose URL is made from the URL of the entry.

    Args:
        document: The document.
        slots: Unique entries.
        progress: Checked for cancellation.
        language: Code of the language to add.
        match: Kind of `old`.
        old: Text to replace in the URLs.
        new: Text that replaces it.
        targets: “set” for links to entries of the set only, “all” for all links.
        own: Language of the entries; empty if `old` contains it.
        existing: “replace” to replace other links with the language, else “keep”.
    """
    own = own or language_in(old)
    if own.lower() == language.lower():
        raise RequestError(
            msg("The entries are in the language “{code}” themselves.", code=language),
            hint=msg("Enter another language."),
        )
    replacement = url_replacement(match, old, new)
    plan = plan_language_addition(
        document,
        slots,
        language,
        replacement,
        own_code=own,
        is_any_target=targets == "all",
        replaces_existing=existing == "replace",
        progress=progress,
    )
    return _language_result(plan)


@bulk_operation(
    "xhtml:link-remove", "Remove language", "Other links are not changed.",
    BulkParameter("language", "language code to remove", "code", request=_CODE_REQUEST), field="xhtml:link",
)  # fmt: skip
def _remove_language(document: Document, slots: SlotArray, progress: Progress, language: str) -> ExtensionResult:
    """Plan to remove all links with a language code, which may be invalid, from entries."""
    return _language_result(plan_language_removal(document, slots, language, progress=progress))


@bulk_operation(
    "xhtml:link-recode", "Change language code", "Entries with links of both codes are not changed.",
    BulkParameter("old", "current language code", "code", request=_CODE_REQUEST),
    BulkParameter("new", "new language code", "language", request=_CODE_REQUEST), field="xhtml:link",
)  # fmt: skip
def _change_language_code(
    document: Document, slots: SlotArray, progress: Progress, old: str, new: str
) -> ExtensionResult:
    """Plan to replace a language code in the links of entries.

    Args:
        document: The set.
        slots: The entries.
        progress: Counts entries; checked for cancellation.
        old: The code to replace, which may be invalid.
        new: The new code.
    """
    return _language_result(plan_code_change(document, slots, old, new, progress=progress))
