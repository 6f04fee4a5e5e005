"""Rules about pages: messages, updates after edits and by new facts, and dates that contradict pages."""

from __future__ import annotations

import time
from datetime import timedelta

import polars as pl
import pytest

from sitemap_studio.document.checking import check, prepare_check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_columns import facts_frame, load_page_columns
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, plan_set_extensions
from sitemap_studio.model.page_columns import DEFAULT_PAGE_COLUMNS, PageColumns
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageAlternate, PageFacts
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rules.page_rules import DATE_RULES, LATE_RULE, PAGE_RULE_IDS
from sitemap_studio.validation.set_validation import validate_pages
from tests.builders import positions_of, put, urlset
from tests.validation.extension_examples import DECLARED

SITE = "https://www.example.com"
TO_GONE = f'<xhtml:link rel="alternate" hreflang="de" href="{SITE}/gone"/>'


def page(path: str, reason="ok", **facts) -> PageFacts:
    """Return facts of a page that was checked now."""
    return PageFacts(loc=f"{SITE}{path}", bot="studio", checked=int(time.time()), reason=reason, **facts)


FACTS = (
    page("/gone", "not-found", status=404),
    page("/old", "redirect", status=301, target=f"{SITE}/new"),
    page("/copy", "canonical", canonical=f"{SITE}/gone"),
    *(page(f"/same/{number}", hash="text") for number in range(3)),
    page("/fine", status=200, hash="other"),
)


def columns_of(*facts: PageFacts) -> PageColumns:
    """Return the default columns with facts."""
    return PageColumns("studio").with_facts(facts_frame(facts, DEFAULT_PAGE_COLUMNS))


@pytest.fixture
def document(tmp_path) -> Document:
    """Validated set of the pages in `FACTS`, and of a page without facts that has an alternate that is gone."""
    entries: list[str | dict[str, str]] = [*(facts.loc for facts in FACTS), {"loc": f"{SITE}/none", "xml": TO_GONE}]
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*entries, declared=DECLARED)))
    document.page_columns = columns_of(*FACTS)
    check(document)
    return document


def page_problems(document: Document) -> dict[str, list[str]]:
    """Return the paths of the entries that violate each rule about pages."""
    table = document.table
    paths = {
        rule: [str(table.value(slot, "loc")).removeprefix(SITE) for slot in document.problems.slots(rule).tolist()]
        for rule in PAGE_RULE_IDS
    }
    return {rule: found for rule, found in paths.items() if found}


EXPECTED = {
    "page-not-found": ["/gone"],
    "page-redirect": ["/old"],
    "page-canonical-broken": ["/copy"],
    "page-same-text": ["/same/0", "/same/1", "/same/2"],
    "page-hreflang": ["/none"],
}


def rename(document: Document, position: int, path: str):
    """Change the path of the entry at a position, and return the inverse edit."""
    return document.do(SetCells("loc", document.table.order[position : position + 1], pl.Series([f"{SITE}{path}"])))


def assert_equals_new_check(document: Document) -> None:
    """Assert that problems, marks and messages equal those of a complete validation."""
    updated, complete = document.problems, prepare_check(document).run()
    assert updated.counts() == complete.counts()
    assert updated.slots_with_problems().tolist() == complete.slots_with_problems().tolist()
    for one, other in zip(
        updated.of_slots(document.table, document.table.order),
        complete.of_slots(document.table, document.table.order),
        strict=True,
    ):
        assert (one.rule.id, one.slot, one.message) == (other.rule.id, other.slot, other.message)


def test_problems_of_pages_have_messages_with_details(document):
    messages = {
        problem.rule.id: problem.message for problem in document.problems.of_slots(document.table, document.table.order)
    }
    assert "404" in messages["page-not-found"]
    assert f"{SITE}/new" in messages["page-redirect"]
    assert f"{SITE}/gone" in messages["page-canonical-broken"]
    assert f"{SITE}/gone" in messages["page-hreflang"]
    assert "2 other pages" in messages["page-same-text"]
    assert page_problems(document) == EXPECTED


def test_english_column_of_messages_equals_single_messages(document):
    table, order = document.table, document.table.order
    single = document.problems.of_slots(table, order)
    assert [str(each.message) for each in single] == [
        each.message for each in document.problems.of_slots(table, order, as_text=True)
    ]


def test_entry_with_corrected_url_loses_problem_until_undo(document):
    undo = rename(document, 1, "/new")
    assert "page-redirect" not in page_problems(document)
    assert_equals_new_check(document)
    document.do(undo)
    assert page_problems(document) == EXPECTED
    assert_equals_new_check(document)


def test_entry_with_url_of_bad_page_gets_problem(document):
    rename(document, 6, "/old")
    assert page_problems(document)["page-redirect"] == ["/old", "/old"]
    assert_equals_new_check(document)


def test_removal_of_one_page_ends_same_text(document):
    undo = document.do(RemoveEntries(positions_of(3)))
    assert "page-same-text" not in page_problems(document)
    assert_equals_new_check(document)
    document.do(undo)
    assert page_problems(document) == EXPECTED
    assert_equals_new_check(document)


def test_entries_with_equal_url_do_not_violate_same_text(document):
    document.do(RemoveEntries(positions_of(3)))
    copies = document.add_copies(document.table.order[3:4])
    document.do(InsertEntries(positions_of(0), copies))
    assert "page-same-text" not in page_problems(document)
    assert_equals_new_check(document)


def test_unlisted_alternate_is_reported_by_its_facts(document):
    rename(document, 0, "/fine-too")
    assert page_problems(document)["page-hreflang"] == ["/none"]
    message = next(
        problem.message
        for problem in document.problems.of_slot(document.table, int(document.table.order[-1]))
        if problem.rule.id == "page-hreflang"
    )
    assert message == f"The alternate “{SITE}/gone” is not indexable: not-found."
    assert_equals_new_check(document)
    document.page_columns = columns_of(*FACTS[1:])
    check(document)
    assert "page-hreflang" not in page_problems(document)


def test_unlisted_alternates_in_other_written_forms_are_reported(tmp_path):
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href={href}/>'
        for code, href in (("de", "'HTTPS://WWW.example.com/%7ea'"), ("fr", f'"{SITE}/b?x&amp;y&#61;1"'))
    )
    entries = {"loc": f"{SITE}/none", "xml": links}, {"loc": f"{SITE}/~a", "xml": TO_GONE}
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*entries, declared=DECLARED)))
    redirected = page("/b?x&y=1", "redirect", target=f"{SITE}/c")
    document.page_columns = columns_of(redirected, page("/gone")).with_facts(
        facts_frame([page("/~a", "noindex"), page("/gone", "ok")], DEFAULT_PAGE_COLUMNS)
    )
    check(document)
    problems = [
        (each.slot, each.message)
        for each in document.problems.of_slots(document.table, document.table.order)
        if each.rule.id == "page-hreflang"
    ]
    assert problems == [
        (0, "2 alternates are not indexable, for example “HTTPS://WWW.example.com/%7ea”: noindex."),
    ]  # fmt: skip


def test_old_facts_of_unlisted_alternate_are_not_used(document):
    rename(document, 0, "/fine-too")
    old = FACTS[0]._replace(checked=int(time.time()) - 31 * DAY_S)
    document.problems = validate_pages(document.problems, document.table, columns_of(old, *FACTS[1:]))
    assert "page-hreflang" not in page_problems(document)


def test_newer_facts_replace_those_of_unlisted_alternate(document):
    rename(document, 0, "/fine-too")
    newer = columns_of(FACTS[0]._replace(reason="ok", checked=FACTS[0].checked + 1))
    merged = columns_of(*FACTS).with_newer(newer)
    document.problems = validate_pages(document.problems, document.table, merged)
    assert "page-hreflang" not in page_problems(document)
    merged = newer.with_newer(columns_of(FACTS[0]._replace(checked=FACTS[0].checked + 2)))
    document.problems = validate_pages(document.problems, document.table, merged)
    assert page_problems(document)["page-hreflang"] == ["/none"]


def test_removed_alternate_ends_problem_of_entry(document):
    slots = document.table.order[-1:]
    undo = document.do(plan_set_extensions(document.table, slots, pl.Series([None], dtype=pl.String)))
    assert "page-hreflang" not in page_problems(document)
    assert_equals_new_check(document)
    document.do(undo)
    assert page_problems(document) == EXPECTED


def with_alternates(document: Document, *links: tuple[str, str]) -> list[str]:
    """Validate the set by facts of a page that states alternates, and return the messages about its entry."""
    stated = page("/none", alternates=tuple(PageAlternate(code, f"{SITE}{path}") for code, path in links))
    document.problems = validate_pages(document.problems, document.table, columns_of(stated))
    return [
        problem.message
        for problem in document.problems.of_slot(document.table, int(document.table.order[-1]))
        if problem.rule.id == "page-hreflang"
    ]


def test_page_that_names_other_url_for_language_contradicts_entry(document):
    (message,) = with_alternates(document, ("DE", "/other"), ("fr", "/fr"))
    assert message == f"The page itself names another alternate for “DE”: “{SITE}/other”."
    undo = rename(document, len(FACTS), "/renamed")
    assert "page-hreflang" not in page_problems(document)
    document.do(undo)
    assert page_problems(document)["page-hreflang"] == ["/none"]


@pytest.mark.parametrize(
    "links",
    [(), (("de", "/gone"),), (("fr", "/fr"),), (("de", "/other"), ("de", "/gone"))],
    ids=["none", "same", "other-language", "also-same"],
)
def test_page_that_names_no_other_url_agrees_with_entry(document, links):
    assert with_alternates(document, *links) == []


def test_page_of_unknown_state_is_no_broken_target(document):
    unknown = FACTS[0]._replace(reason="blocked")
    document.problems = validate_pages(document.problems, document.table, columns_of(unknown, *FACTS[1:]))
    assert "page-hreflang" not in page_problems(document)
    assert "page-canonical-broken" not in page_problems(document)


def test_new_facts_replace_problems_of_pages_only(document):
    rename(document, 6, "/same/0")
    document.problems = validate_pages(document.problems, document.table, columns_of(page("/old")))
    assert page_problems(document) == {}
    assert document.problems.counts()["loc-duplicate"] == 1
    document.problems = validate_pages(document.problems, document.table, None)
    assert document.problems.pages is None


def test_facts_older_than_limit_violate_no_rule(document):
    old = FACTS[0]._replace(checked=int(time.time()) - int(timedelta(days=31).total_seconds()))
    document.page_columns = columns_of(old, page("/copy", "canonical", canonical=old.loc))
    check(document)
    assert page_problems(document) == {"page-canonical": ["/copy"]}


def test_profile_without_rule_hides_its_problems(document):
    profile = PROFILES["google"]._replace(ignored_rules=frozenset({"page-not-found"}))
    document.set_profile(profile)
    assert "page-not-found" not in document.problems.counts()
    assert document.problems.worst(int(document.table.order[0])) is None


CHECKED = int(time.time())
DAY_S = 86_400


@pytest.mark.parametrize(
    ("lastmod", "facts", "expected"),
    [
        ("2025-11-12", {"dated": "2025-11-10"}, "“2025-11-12” is over a day newer than the date in the page, 2025-11-10."),
        ("2025-11-12", {"dated": "2025-11-14T09:00:00Z"},
         "“2025-11-12” is over a day older than the date in the page, 2025-11-14."),
        ("2025-11-12T08:00:00+01:00", {"changed": 1_762_700_000},
         ("“2025-11-12T08:00:00+01:00” is over a day newer than the last change of the text, which a check found on "
          "2025-11-09.")),
        (" 2025-11-01 ", {"changed": 1_762_700_000, "changed_after": 1_762_300_000},
         "The text of the page changed between 2025-11-04 and 2025-11-09, but the date is still “2025-11-01”."),
    ],
)  # fmt: skip
def test_message_about_date_names_evidence(tmp_path, lastmod, facts, expected):
    document = open_path(put(tmp_path / "sitemap.xml", urlset({"loc": f"{SITE}/page", "lastmod": lastmod})))
    document.page_columns = columns_of(page("/page", **facts))
    check(document)
    problems = [each for each in document.problems.of_slot(document.table, 0) if each.rule.id in DATE_RULES]
    assert [each.message for each in problems] == [expected]


def test_message_about_date_names_header_as_evidence(tmp_path):
    document = open_path(put(tmp_path / "sitemap.xml", urlset({"loc": f"{SITE}/page", "lastmod": "2025-11-12"})))
    with FactsStore(tmp_path / "facts") as store:
        store.add(page("/page", modified="Mon, 10 Nov 2025 08:00:00 GMT"))
        document.page_columns = load_page_columns(document, store)
    check(document)
    problem = document.problems.of_slot(document.table, 0)[0]
    assert (
        problem.message
        == "“2025-11-12” is over a day newer than the header field Last-Modified of the page, 2025-11-10."
    )


def test_date_problem_disappears_with_corrected_date(document):
    document.page_columns = columns_of(page("/fine", dated="2025-11-10"))
    check(document)
    slot = document.table.order[6:7]
    undo = document.do(SetCells("lastmod", slot, pl.Series(["2025-11-12"])))
    assert document.problems.slots(LATE_RULE).tolist() == slot.tolist()
    document.do(SetCells("lastmod", slot, pl.Series(["2025-11-10"])))
    assert not len(document.problems.slots(LATE_RULE))
    document.do(undo)
    assert not len(document.problems.slots(LATE_RULE))


def test_date_after_last_check_is_not_reported(document):
    document.page_columns = columns_of(page("/fine", dated="2025-11-10"))
    check(document)
    tomorrow = time.strftime("%Y-%m-%d", time.gmtime(CHECKED + 2 * DAY_S))
    document.do(SetCells("lastmod", document.table.order[6:7], pl.Series([tomorrow])))
    assert not len(document.problems.slots(LATE_RULE))
