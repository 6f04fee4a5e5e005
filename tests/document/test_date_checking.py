"""Evidence of the last change of pages, classes of dates, and planned dates."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from sitemap_studio.document.date_checking import (
    DATE_CLASSES,
    CheckedDates,
    check_dates,
    plan_dates,
    unproven_slots,
)
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_columns import load_page_columns
from sitemap_studio.model.page_columns import DATE_COLUMNS
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from tests.builders import put, urlset

SITE = "https://example.com"
NOW = datetime(2025, 11, 30, 12, tzinfo=UTC)
CHECKED = int(datetime(2025, 11, 28, 12, tzinfo=UTC).timestamp())
STATED = "2025-11-10T08:00:00Z"


def seconds(text: str) -> int:
    """Return the Unix seconds of an ISO time in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def header(text: str) -> str:
    """Return an ISO time in UTC as an HTTP date."""
    return datetime.fromisoformat(text).strftime("%a, %d %b %Y %H:%M:%S GMT")


def page(number: int = 0, **values: Any) -> PageFacts:
    """Return the facts of the page /number, which answered at `CHECKED`."""
    return PageFacts(
        **{"loc": f"{SITE}/{number}", "bot": "studio", "checked": CHECKED, "status": 200, "indexable": True, **values}
    )


CheckPages = Callable[..., tuple[Document, CheckedDates]]


@pytest.fixture
def checked_dates(tmp_path: Path) -> CheckPages:
    """Return a function that checks the dates of a new set, whose entries have these dates, with these facts."""

    def check(dates: list[str | None], *facts: PageFacts) -> tuple[Document, CheckedDates]:
        entries = [
            {"loc": f"{SITE}/{number}"} | ({} if date is None else {"lastmod": date})
            for number, date in enumerate(dates)
        ]
        document = open_path(put(tmp_path / "sitemap.xml", urlset(*entries)))
        with FactsStore(tmp_path / "facts") as store:
            for each in facts:
                store.add(each)
            pages = load_page_columns(document, store, names=DATE_COLUMNS)
        return document, check_dates(document, pages, now=NOW)

    return check


def class_of(checked: CheckedDates, slot: int = 0) -> str | None:
    """Return the name of the class of the date of an entry; None without a date."""
    code = int(checked.codes[slot])
    return list(DATE_CLASSES)[code - 1] if code else None


# Evidence


def evidence_of(checked: CheckedDates, slot: int = 0) -> tuple[str, str] | None:
    """Return the kind and the last minute of the evidence of an entry; None without evidence."""
    if checked.rows[slot] < 0:
        return None
    kind, end = (
        checked.pages.values(name, checked.rows[[slot]], pl.Series([""])).item()
        for name in ("evidence", "evidence_end")
    )
    return kind, datetime.fromtimestamp(end, UTC).strftime("%Y-%m-%dT%H:%M")


CHANGED: dict[str, Any] = {"changed": seconds("2025-11-20T09:00"), "changed_after": seconds("2025-11-15T09:00")}
MODIFIED: dict[str, Any] = {"modified": header("2025-11-05T06:00")}


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        pytest.param(CHANGED | {"dated": STATED} | MODIFIED, ("text", "2025-11-20T09:00"), id="changed-text"),
        pytest.param({"dated": STATED} | MODIFIED, ("stated", "2025-11-10T08:00"), id="stated"),
        pytest.param(MODIFIED, ("header", "2025-11-05T06:00"), id="header"),
        pytest.param(CHANGED | {"is_volatile": True} | MODIFIED, ("header", "2025-11-05T06:00"), id="volatile-text"),
        pytest.param({}, None, id="nothing"),
    ],
)
def test_best_evidence_of_page_is_used(checked_dates, facts, expected):
    assert evidence_of(checked_dates(["2025-01-01"], page(**facts))[1]) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2025-11-10", "2025-11-10T23:59"),
        ("2025-11-10T08:00:00.25+01:00", "2025-11-10T07:00"),
        ("2025-11-10T08:00:00-0500", "2025-11-10T13:00"),
        ("2025-11-10 08:00:00", "2025-11-10T08:00"),
        ("November 10, 2025", "2025-11-10T23:59"),
        ("Mon, 10 Nov 2025 08:00:00 GMT", "2025-11-10T08:00"),
    ],
)
def test_stated_date_is_read_in_any_certain_form(checked_dates, text, expected):
    assert evidence_of(checked_dates(["2025-01-01"], page(dated=text))[1]) == ("stated", expected)


@pytest.mark.parametrize(
    "text",
    [
        "yesterday", "10/11/2025", "2025-13-40", "2025-11", "2025", "9999-12-31", "9999-12-31T23:59:59Z", "2026-01-01",
        "0001-01-01T00:00:00Z", "1970-01-01", "2025-11-28T11:58:00Z", "2025-11-28T12:00:01Z", "\x00", "5" * 200,
    ],
)  # fmt: skip
def test_impossible_stated_date_is_no_evidence(checked_dates, text):
    assert evidence_of(checked_dates(["2025-01-01"], page(dated=text))[1]) is None
    assert evidence_of(checked_dates(["2025-01-01"], page(dated=text, **MODIFIED))[1]) == ("header", "2025-11-05T06:00")


@pytest.mark.parametrize(
    ("text", "is_used"),
    [
        (header("2025-11-28T11:54:59"), True),
        (header("2025-11-28T11:55:00"), False),
        (header("2025-11-28T12:00:00"), False),
        (header("2025-11-28T12:10:00"), False),
        ("Thu, 01 Jan 1970 00:00:00 GMT", False),
        ("Fri, 31 Dec 9999 23:59:59 GMT", False),
        ("Mon, 10 Foo 2025 08:00:00 GMT", False),
        ("0", False),
    ],
)
def test_implausible_time_in_header_is_no_evidence(checked_dates, text, is_used):
    assert (evidence_of(checked_dates(["2025-01-01"], page(modified=text))[1]) is not None) == is_used


@pytest.mark.parametrize(("n_equal", "is_used"), [(2, True), (3, False), (4, False)])
def test_header_is_evidence_unless_most_pages_share_it(checked_dates, n_equal, is_used):
    facts = [page(number, modified=header(f"2025-11-{max(number - n_equal, -1) + 2:02}T06:00")) for number in range(4)]
    other = page(4, loc="https://other.example/", **MODIFIED)
    _, checked = checked_dates(["2025-01-01"] * 4, *facts, other)
    assert (evidence_of(checked) is not None) == is_used
    assert n_equal == 4 or evidence_of(checked, 3) is not None


@pytest.mark.parametrize("reason", ["redirect", "not-found", "blocked", "unreachable", "soft-404", "login"])
def test_date_of_page_without_own_content_is_no_evidence(checked_dates, reason):
    assert evidence_of(checked_dates(["2025-01-01"], page(reason=reason, dated=STATED))[1]) is None


def test_facts_of_other_bot_are_no_evidence(checked_dates):
    assert evidence_of(checked_dates(["2025-01-01"], page(bot="googlebot", dated=STATED))[1]) is None


# Classes

LATE = ("late", "newer")
EARLY = ("early", "older")
FITS = ("fits", "agrees")
UNKNOWN = ("fits", "unproven")


def comparison(checked: CheckedDates, slot: int = 0) -> tuple[str, str | None]:
    """Return whether a date is late, early or fits, and its class."""
    assert not (checked.is_late[slot] and checked.is_early[slot])
    order = "late" if checked.is_late[slot] else "early" if checked.is_early[slot] else "fits"
    return order, class_of(checked, slot)


@pytest.mark.parametrize(
    ("lastmod", "stated", "expected"),
    [
        ("2025-11-11T08:00:00Z", STATED, FITS),
        ("2025-11-11T08:00:01Z", STATED, LATE),
        ("2025-11-09T08:00:00Z", STATED, FITS),
        ("2025-11-09T07:59:59Z", STATED, EARLY),
        ("2025-11-11T20:00:00+12:00", STATED, FITS),
        ("2025-11-11T10:00+01:00", STATED, LATE),
        ("2025-11-11", STATED, FITS),
        ("2025-11-12", STATED, LATE),
        ("2025-11-09", STATED, FITS),
        ("2025-11-08", STATED, EARLY),
        ("2025-11-11", "2025-11-10", FITS),
        ("2025-11-12", "2025-11-10", LATE),
        ("2025-11-08", "2025-11-10", EARLY),
        ("2025-11-12T00:00:00Z", "2025-11-10", LATE),
        ("2025-11-11T23:59:59Z", "2025-11-10", FITS),
        ("2025-11", STATED, FITS),
        ("2025-10", STATED, EARLY),
        ("2025-12", STATED, UNKNOWN),
        ("2025-11-29", STATED, UNKNOWN),
        ("2025-11-28T12:00:01Z", STATED, UNKNOWN),
        ("2025", STATED, FITS),
        ("2024", STATED, EARLY),
        ("9999-12-31", STATED, UNKNOWN),
        ("9999", STATED, UNKNOWN),
        ("0001-01-01T00:00:00+23:59", STATED, EARLY),
        ("  2025-11-12\n", STATED, LATE),
    ],
)
def test_date_is_compared_with_one_day_of_tolerance(checked_dates, lastmod, stated, expected):
    assert comparison(checked_dates([lastmod], page(dated=stated))[1]) == expected


@pytest.mark.parametrize("zone", ["+14:00", "+05:30", "Z", "-12:00"])
def test_correct_day_agrees_in_every_zone(checked_dates, zone):
    for clock in ("00:00", "23:59"):
        checked = checked_dates(["2025-11-10"], page(dated=f"2025-11-10T{clock}:00{zone}"))[1]
        assert comparison(checked) == FITS


@pytest.mark.parametrize("lastmod", ["garbage", "2025-11-31", "2025-11-12T10:00:00", "11/12/2025"])
def test_invalid_date_has_class_unproven(checked_dates, lastmod):
    assert comparison(checked_dates([lastmod], page(dated=STATED))[1]) == ("fits", "unproven")


@pytest.mark.parametrize(
    ("lastmod", "expected"),
    [
        ("2025-11-22", LATE),
        ("2025-11-20", FITS),
        ("2025-11-17", FITS),
        ("2025-11-14", FITS),
        ("2025-11-13", ("early", "unchanged")),
    ],
)
def test_date_is_compared_with_both_checks_of_changed_text(checked_dates, lastmod, expected):
    assert comparison(checked_dates([lastmod], page(**CHANGED))[1]) == expected


def test_changed_text_without_earlier_check_proves_no_early_date(checked_dates):
    facts = page(changed=CHANGED["changed"])
    assert comparison(checked_dates(["2020-01-01"], facts)[1]) == FITS
    assert comparison(checked_dates(["2025-11-22"], facts)[1]) == LATE


@pytest.mark.parametrize("lastmod", ["2025-11-27", "2025-11-28", "2025-11-28T11:59:00Z", "2025-11-28T13:30:00+02:00"])
def test_date_of_check_is_class_today(checked_dates, lastmod):
    assert comparison(checked_dates([lastmod], page(dated=STATED))[1]) == ("late", "today")


def test_dates_of_today_without_evidence_are_class_today(checked_dates):
    _, checked = checked_dates(["2025-11-30"] * 10)
    assert checked.counts == dict.fromkeys(DATE_CLASSES, 0) | {"today": 10}


@pytest.mark.parametrize(
    "dates",
    [
        ["2025-11-12"] * 11,
        [f"2025-11-12T10:00:{number:02}Z" for number in range(11)],
        [f"2025-11-12T2{number}:30:00-05:00" for number in range(4)] * 3,
    ],
    ids=["equal", "one-hour", "one-day"],
)
def test_equal_dates_are_class_same_unless_confirmed(checked_dates, dates):
    _, checked = checked_dates(dates, page(0, dated=STATED), page(1, dated="2025-11-12"))
    assert [class_of(checked, slot) for slot in range(3)] == ["same", "agrees", "same"]
    assert (checked.is_late[:3].tolist(), checked.counts["same"]) == ([True, False, False], len(dates) - 1)


def test_other_date_among_equal_ones_has_own_class(checked_dates):
    _, checked = checked_dates(["2025-11-12"] * 11 + ["2025-11-14"], page(11, dated=STATED))
    assert (class_of(checked, 11), checked.counts["same"]) == ("newer", 11)


def test_entry_without_date_has_no_class(checked_dates):
    _, checked = checked_dates([None, "", "2025-11-14"], page(0, dated=STATED))
    assert [class_of(checked, slot) for slot in range(3)] == [None, None, "unproven"]


def test_slots_of_class_are_in_order_of_set(checked_dates):
    document, checked = checked_dates(
        ["2025-11-14", "2025-11-10", "2025-11-15"], *(page(n, dated=STATED) for n in range(3))
    )
    assert checked.slots_of("newer", document.table).tolist() == [0, 2]
    assert checked.slots_of("agrees", document.table).tolist() == [1]


def test_every_class_has_texts_and_source():
    for each in DATE_CLASSES.values():
        assert each.title
        assert each.explanation.endswith(".")
        assert "Blog" in each.source


# New dates


def planned_texts(document: Document, checked: CheckedDates) -> dict[int, str | None]:
    """Return the planned dates by slot."""
    changes = plan_dates(document.table, checked.pages, checked.wrong_slots(document.table))
    return dict(zip(changes.slots.tolist(), changes.after.to_list(), strict=True))


@pytest.mark.parametrize(
    ("lastmod", "facts", "expected"),
    [
        ("2025-11-20", {"dated": STATED}, "2025-11-10"),
        ("2025-11-20T10:00Z", {"dated": STATED}, "2025-11-10T08:00Z"),
        ("2025-11-20T10:00:00Z", {"dated": STATED}, "2025-11-10T08:00:00Z"),
        ("2025-11-20T10:00:00.123+00:00", {"dated": STATED}, "2025-11-10T08:00:00.000+00:00"),
        ("2025-11-20T10:00:00-05:00", {"dated": STATED}, "2025-11-10T03:00:00-05:00"),
        ("2025-11-20T10:00+05:30", {"dated": STATED}, "2025-11-10T13:30+05:30"),
        ("2025-10", {"dated": STATED}, "2025-11"),
        ("2024", {"dated": STATED}, "2025"),
        (" 2025-11-20 ", {"dated": STATED}, "2025-11-10"),
        ("2025-11-20T10:00:00Z", {"dated": "2025-11-10"}, "2025-11-10"),
        ("2025-11-20T10:00:00-11:00", {"dated": "2025-11-10"}, "2025-11-10"),
        ("2025-11-20", {"dated": "2025-11-10T23:30:00-05:00"}, "2025-11-10"),
        ("2025-11-20T10:00:00Z", {"dated": "2025-11-10T23:30:00-05:00"}, "2025-11-11T04:30:00Z"),
        ("2025-11-01T10:00:00Z", CHANGED, "2025-11-20T09:00:00Z"),
        ("2025-11-20T10:00:00Z", MODIFIED, "2025-11-05T06:00:00Z"),
    ],
)
def test_planned_date_has_form_of_old_date(checked_dates, lastmod, facts, expected):
    document, checked = checked_dates([lastmod], page(**facts))
    assert planned_texts(document, checked) == {0: expected}


def test_only_contradicted_dates_are_planned(checked_dates):
    dates = ["2025-11-20", "2025-10-20", "2025-11-10", "2025-11-10", "garbage", None]
    document, checked = checked_dates(dates, *(page(n, dated=STATED) for n in (0, 1, 2, 4)))
    assert planned_texts(document, checked) == {0: "2025-11-10", 1: "2025-11-10"}


def test_unproven_dates_are_planned_to_be_removed(checked_dates):
    document, checked = checked_dates(
        ["2025-11-20", "2025-11-10", None, "2025-11-30"], page(0, dated=STATED), page(3, dated=STATED)
    )
    slots = unproven_slots(document.table, checked.pages)
    assert slots.tolist() == [1]
    assert plan_dates(document.table, checked.pages, slots).after.to_list() == [None]


def test_planned_dates_agree_with_evidence(checked_dates):
    forms = ["2019", "2019-01", "2019-01-01", "2019-01-01T10:00-11:00", "2019-01-01T10:00:00.5+13:00"]
    facts = [{"dated": "2025-11-10T23:30:00-05:00"}, {"dated": "2025-11-10"}, CHANGED, MODIFIED]
    dates = [form for form in forms for _ in facts]
    pages = [page(number)._replace(**facts[number % len(facts)]) for number in range(len(dates))]
    document, checked = checked_dates(dates, *pages)
    planned = planned_texts(document, checked)
    assert len(planned) == len(dates)
    _, again = checked_dates([planned[slot] for slot in range(len(dates))], *pages)
    assert again.counts == dict.fromkeys(DATE_CLASSES, 0) | {"agrees": len(dates)}


def test_no_evidence_plans_no_dates(checked_dates):
    document, checked = checked_dates(["2025-11-20"])
    assert planned_texts(document, checked) == {}
