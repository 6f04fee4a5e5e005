"""Bulk edits of one language in hreflang links: adding links, removing links, changing the code."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled, RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk_edit
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import (
    EXTENSION_COLUMNS_BY_NAME,
    column_texts,
    plan_extension_texts,
)
from sitemap_studio.document.hreflang_languages import language_in
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.validation.hreflang import build_matrix
from tests.builders import HOST, content, put, urlset

XHTML = f' xmlns:xhtml="{EXTENSIONS["xhtml"]}"'
BREAK = "\n    "
TO_GERMAN = {"language": "de", "old": "/en/", "new": "/de/"}


def link(code: str, url: str) -> str:
    """Return the XML of a link; `url` without protocol is a path below `HOST`."""
    return f'<xhtml:link rel="alternate" hreflang="{code}" href="{url if "://" in url else f"{HOST}/{url}"}"/>'


def links(*pairs: tuple[str, str]) -> str:
    """Return the XML of several links, given by code and URL."""
    return BREAK.join(link(*pair) for pair in pairs)


def opened(folder: Path, *pages: str | tuple[str, str]) -> Document:
    """Open a sitemap of URLs, each alone or with the XML of its extensions."""
    entries = [
        {"loc": page if "://" in page else f"{HOST}/{page}"} | ({"xml": xml} if xml else {})
        for page, xml in ((page, "") if isinstance(page, str) else page for page in pages)
    ]
    return open_path(put(folder / "a.xml", urlset(*entries, declared=XHTML)))


def planned(document: Document, operation: str, **answers: str) -> BulkPlan:
    """Return the plan of an operation on all alternates of a document."""
    return plan_bulk_edit(document.table, f"xhtml:link-{operation}", answers, document=document)


def applied(document: Document, operation: str, **answers: str) -> list[str | None]:
    """Apply an operation, and return the extensions of all entries."""
    document.do(planned(document, operation, **answers).edit(document.table))
    return extensions_of_all(document)


def extensions_of_all(document: Document) -> list[str | None]:
    """Return the XML of the extensions of all entries, in their order."""
    return [document.table.extension_of(slot) for slot in document.table.order.tolist()]


def added_urls(folder: Path, *urls: str, language: str = "de", **answers: str) -> list[str]:
    """Return the URLs of links to a language that is added to entries with these URLs, also to pages elsewhere."""
    document = opened(folder, *urls)
    xml = applied(document, "add", language=language, targets="all", **answers)
    return [text.rpartition('href="')[2].partition('"')[0] for text in xml if text]


# Adding


def test_existing_links_are_replaced_on_request(tmp_path):
    old = links(("en", "en/a"), ("DE", "de/old"), ("de", "de/older"), ("fr", "fr/a"))
    image = f'<i:image xmlns:i="{EXTENSIONS["image"]}"><i:loc>{HOST}/a.jpg</i:loc></i:image>'
    pages = ("en/a", old), ("en/b", link("de", "de/b")), ("en/c", link("de", "de/x") + BREAK + image), "en/d", "en/e"
    document = opened(tmp_path, *pages, "de/a", "de/b", "de/c", "de/d")
    kept = planned(document, "add", **TO_GERMAN)
    assert (kept.n_entries, kept.notes[0]) == (1, "3 entries already have de.")
    replaced = planned(document, "add", **TO_GERMAN, existing="replace")
    assert replaced.notes[0] == "1 entry already has de."
    before = extensions_of_all(document)
    undo = document.do(replaced.edit(document.table))
    assert extensions_of_all(document)[:5] == [
        links(("en", "en/a"), ("fr", "fr/a"), ("de", "de/a")),
        link("de", "de/b"),
        image + BREAK + links(("en", "en/c"), ("de", "de/c")),
        links(("en", "en/d"), ("de", "de/d")),
        None,
    ]
    assert len(planned(document, "add", **TO_GERMAN, existing="replace")) == 0
    document.do(undo)
    assert extensions_of_all(document) == before


def test_entry_whose_self_link_is_replaced_gets_another(tmp_path):
    document = opened(tmp_path, ("en/a", link("de", "en/a")), "de/a")
    assert applied(document, "add", **TO_GERMAN, existing="replace") == [links(("en", "en/a"), ("de", "de/a")), None]


def test_existing_link_stays_without_listed_replacement(tmp_path):
    document = opened(tmp_path, ("en/a", link("de", "de/old")), ("about", link("de", "de/about")))
    plan = planned(document, "add", **TO_GERMAN, existing="replace")
    assert (len(plan), plan.notes) == (
        0,
        ("The replacement does not change 1 URL.", "1 new URL is not in the set."),
    )


def test_first_alternate_adds_link_to_own_page(tmp_path):
    document = opened(tmp_path, "en/a", "de/a", "en/b")
    assert applied(document, "add", **TO_GERMAN) == [links(("en", "en/a"), ("de", "de/a")), None, None]


def test_existing_link_to_own_page_is_not_repeated(tmp_path):
    own = links(("x-default", "en/a"))
    document = opened(tmp_path, ("en/a", own), "de/a", ("en/b", links(("en", "en/other"))), "de/b")
    assert applied(document, "add", **TO_GERMAN)[::2] == [
        own + BREAK + link("de", "de/a"),
        links(("en", "en/other"), ("de", "de/b")),
    ]


def test_entered_own_language_precedes_code_in_url(tmp_path):
    document = opened(tmp_path, "en/a", "de/a")
    assert applied(document, "add", **TO_GERMAN, own="en-GB")[0] == links(("en-GB", "en/a"), ("de", "de/a"))


def test_unknown_own_language_is_counted(tmp_path):
    document = opened(tmp_path, "a", "de/a", "b", "de/b")
    answers = {"language": "de", "old": "/", "new": "/de/"}
    plan = planned(document, "add", **answers)
    assert plan.notes[-1] == "2 entries do not list themselves: enter their language."
    assert applied(document, "add", **answers)[0] == link("de", "de/a")


def test_notes_count_skipped_entries_and_unlisted_urls(tmp_path):
    plan = planned(
        opened(tmp_path, ("en/a", link("DE", "de/x")), "en/b", "en/c", "de/c", "about", "nl/a"), "add", **TO_GERMAN
    )
    assert plan.n_entries == 1
    assert plan.notes == (
        "1 entry already has de.",
        "The replacement does not change 3 URLs.",
        "1 new URL is not in the set.",
    )


def test_links_to_pages_outside_set_are_optional(tmp_path):
    document = opened(tmp_path, "en/a")
    assert len(planned(document, "add", **TO_GERMAN)) == 0
    assert applied(document, "add", **TO_GERMAN, targets="all") == [links(("en", "en/a"), ("de", "de/a"))]


def test_equivalent_url_counts_as_page_in_set(tmp_path):
    document = opened(tmp_path, "en/%c3%bc", "de/%C3%BC")
    assert len(planned(document, "add", **TO_GERMAN)) == 1


@pytest.mark.parametrize(
    ("answers", "before", "after"),
    [
        pytest.param({"old": "/", "new": "/de/"}, f"{HOST}/a?b", f"{HOST}/de/a?b", id="root folder"),
        pytest.param({"old": "/en", "new": "/de"}, f"{HOST}/en", f"{HOST}/de", id="folder without slash"),
        pytest.param({"old": "/en/", "new": "/"}, f"{HOST}/en/a", f"{HOST}/a", id="folder removed"),
        pytest.param(
            {"old": f"{HOST}/en/", "new": "https://a.example/"}, f"{HOST}/en/a", "https://a.example/a", id="URL prefix"
        ),
        pytest.param(
            {"old": "/en/", "new": "https://a.example/$1\\"}, f"{HOST}/en/a", "https://a.example/$1\\/a", id="literal"
        ),
        pytest.param(
            {"match": "host", "old": "WWW.example.com", "new": "de.example.com"},
            "HTTPS://u@www.example.com:8080/www.example.com", "HTTPS://u@de.example.com:8080/www.example.com", id="host",
        ),
        pytest.param(
            {"match": "host", "old": f"{HOST}/", "new": "www.example.de"}, HOST, "https://www.example.de", id="host as URL"
        ),
        pytest.param(
            {"match": "expression", "old": "/en/(.+)[.]html$", "new": "/$1-de"}, f"{HOST}/en/a.html", f"{HOST}/a-de",
            id="expression",
        ),
    ],
)  # fmt: skip
def test_translated_url_replaces_prefix_host_or_expression(tmp_path, answers, before, after):
    assert added_urls(tmp_path, before, **answers) == [after]


@pytest.mark.parametrize(
    "answers",
    [
        pytest.param({"old": "/en", "new": "/de"}, id="part of folder name"),
        pytest.param({"match": "host", "old": "www.example", "new": "b"}, id="part of host"),
        pytest.param({"match": "expression", "old": "EN", "new": "de"}, id="other letter case"),
        pytest.param({"match": "expression", "old": "^.*$", "new": "no URL"}, id="text that is no URL"),
        pytest.param({"match": "expression", "old": "$", "new": "\\n<"}, id="line break"),
    ],
)
def test_unmatched_or_broken_url_adds_no_link(tmp_path, answers):
    assert added_urls(tmp_path, f"{HOST}/english/a", **answers) == []


def test_translated_url_is_escaped_in_xml(tmp_path):
    document = opened(tmp_path, "en/?a&b='\"", "de/?a&b='\"")
    xml = applied(document, "add", **TO_GERMAN)[0] or ""
    assert f'href="{HOST}/de/?a&amp;b=&apos;&quot;"' in xml


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ({"language": "xx"}, "“xx” is not a valid language code: “xx” is not a language code of ISO 639-1."),
        ({"language": "de_AT"}, "Did you mean “de-AT”?"),
        ({"language": " "}, "Enter a language code, for example de or de-AT."),
        ({"own": "english!"}, "“english!” is not a valid language code"),
        ({"own": "DE"}, "The entries are in the language “de” themselves. Enter another language."),
        ({"old": ""}, "Enter the text to replace in the URLs."),
        ({"old": "en"}, "“en” can't be a URL prefix. Enter a folder such as /en/"),
        ({"new": " "}, "Enter the new text for the URLs, for example /de/ or de.example.com."),
        ({"old": f"{HOST}/en/"}, "“/de/” can't be a URL prefix."),
        ({"match": "host"}, "“/en/” is not a host. For example www.example.com."),
        (
            {"match": "host", "old": "www.example.com", "new": "example.com:99999"},
            "“example.com:99999” is not a host. For example www.example.com.",
        ),
        ({"match": "host", "old": "a.example", "new": ""}, "Enter the new text for the URLs"),
        ({"match": "expression", "old": "(en"}, "The expression “(en” is not valid"),
        ({"match": "expression", "new": "$4"}, "The expression has no group “4”."),
        ({"match": "suffix"}, "Enter “prefix”, “host” or “expression”."),
        ({"targets": "some"}, "Enter “set” or “all”."),
        ({"existing": "yes"}, "Enter “keep” or “replace”."),
    ],
)
def test_invalid_parameter_of_addition_is_refused(tmp_path, answers, sentence):
    document = opened(tmp_path, "en/a", "de/a")
    with pytest.raises(RequestError) as refused:
        planned(document, "add", **TO_GERMAN | answers)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("/en/", "en"), ("/shop/en-gb", "en-gb"), (f"{HOST}/pt-BR/", "pt-BR"), ("https://en.example.com", "en"),
        ("en.example.com", "en"), ("^(https://[^/]+)/fr/", "fr"), ("/", ""), ("/shop/", ""), ("/en/de/", ""),
        ("www.example.de", ""), ("https://www.example.com/", ""),
    ],
)  # fmt: skip
def test_own_language_is_only_code_in_folders_or_subdomain(text, code):
    assert language_in(text) == code


def test_added_and_completed_group_has_no_problems(tmp_path):
    document = opened(tmp_path, "en/a", "de/a", "fr/a")
    applied(document, "add", **TO_GERMAN)
    applied(document, "add", **TO_GERMAN | {"language": "fr", "new": "/fr/"})
    applied(document, "complete")
    check(document)
    assert list(problems_in_order(document)) == []


def test_undo_restores_bytes_and_save_changes_only_links(tmp_path):
    text = urlset(f"{HOST}/en/a", f"{HOST}/de/a", declared=XHTML).replace("<loc>", "<!-- note -->\n<loc>")
    path = put(tmp_path / "a.xml", text)
    document = open_path(path)
    undo = document.do(planned(document, "add", **TO_GERMAN).edit(document.table))
    save(document)
    saved = content(path)
    lines = [line for line in saved.split("\n") if "xhtml:link" not in line]
    assert (saved.count("xhtml:link"), "\n".join(lines)) == (2, text)
    document.do(undo)
    save(document)
    assert content(path) == text


# Removing and changing the code

MIXED = (
    '<xhtml:link href="{host}/de" hreflang=\' De \' rel="alternate"></xhtml:link><!-- de -->'
    '<xhtml:link rel="alternate" hreflang="de-AT" href="{host}/at"/>'
).replace("{host}", HOST)


def test_removal_leaves_other_links_and_comments(tmp_path):
    document = opened(tmp_path, ("a", MIXED), ("b", link("en", "b")), ("c", link("de", "c")))
    xml = applied(document, "remove", language="DE")
    assert "De" not in (xml[0] or "")
    assert "<!-- de -->" in (xml[0] or "")
    assert 'hreflang="de-AT"' in (xml[0] or "")
    assert xml[1:] == [link("en", "b"), None]


NO_ALTERNATES = BREAK.join(
    f'<xhtml:link {attributes}hreflang="de" href="{url}"/>'
    for attributes, url in (("", f"{HOST}/de/x"), ('rel="canonical" ', f"{HOST}/de/y"), ('rel="alternate" ', ""))
)
"""Links that Google does not use: without rel, with another rel, and without a URL."""


def test_links_without_rel_or_url_are_no_alternates(tmp_path):
    both = NO_ALTERNATES + BREAK + link("DE", "de/a")
    document = opened(tmp_path, ("en/a", NO_ALTERNATES), ("en/b", both), "de/a", "de/b")
    check(document)
    assert document.problems.extensions is not None
    matrix = build_matrix(document.problems.extensions, document.table)
    assert matrix is not None
    assert matrix.languages == ("DE",)
    column = EXTENSION_COLUMNS_BY_NAME["hreflang"]
    assert column_texts(document, document.table, document.table.order, column).to_list() == [None, "DE", None, None]
    removal = planned(document, "remove", language="de")
    assert removal.n_entries == 1
    document.do(removal.edit(document.table))
    assert extensions_of_all(document)[:2] == [NO_ALTERNATES, NO_ALTERNATES]
    assert planned(document, "recode", old="de", new="fr").notes == ("No entry has a link with “de”.",)
    added = links(("en", "en/a"), ("de", "de/a"))
    assert applied(document, "add", **TO_GERMAN)[0] == f"{NO_ALTERNATES}{BREAK}{added}"


def test_csv_column_of_language_has_alternates_only(tmp_path):
    document = opened(tmp_path, ("en/b", NO_ALTERNATES + BREAK + link("de", "de/a")))
    save(document, tmp_path / "b.csv")
    header, row = content(tmp_path / "b.csv").splitlines()
    assert dict(zip(header.split(","), row.split(","), strict=True))["hreflang de"] == f"{HOST}/de/a"
    slots = document.table.order[:1]
    pasted = {"hreflang de": (slots, pl.Series([f"{HOST}/new"]))}
    document.do(plan_extension_texts(document, pasted))
    assert extensions_of_all(document) == [NO_ALTERNATES + BREAK + link("de", "new")]


def test_invalid_code_can_be_removed_and_changed(tmp_path):
    document = opened(tmp_path, ("a", links(("en_UK", "a"), ("deutsch", "b"))))
    assert applied(document, "recode", old="en_uk", new="en-GB") == [links(("en-GB", "a"), ("deutsch", "b"))]
    assert applied(document, "remove", language="deutsch") == [link("en-GB", "a")]


def test_saved_code_change_preserves_all_other_bytes(tmp_path):
    path = put(tmp_path / "a.xml", urlset({"loc": f"{HOST}/a", "xml": MIXED}, declared=XHTML))
    text, document = content(path), open_path(path)
    applied(document, "recode", old="de", new="de-CH")
    save(document)
    assert content(path) == text.replace("' De '", "'de-CH'")


def test_code_change_skips_entries_with_both_codes(tmp_path):
    both = links(("pt", "a"), ("pt-BR", "b"))
    document = opened(tmp_path, ("a", both), ("c", link("pt", "c")))
    assert planned(document, "recode", old="pt", new="pt-br").notes == ("1 entry already has pt-br.",)
    assert applied(document, "recode", old="pt", new="pt-BR") == [both, link("pt-BR", "c")]


def test_code_change_can_correct_letter_case(tmp_path):
    document = opened(tmp_path, ("a", link("en-gb", "a")))
    assert applied(document, "recode", old="en-gb", new="en-GB") == [link("en-GB", "a")]


@pytest.mark.parametrize(
    ("operation", "answers"), [("remove", {"language": "it"}), ("recode", {"old": "it", "new": "fr"})]
)
def test_absent_language_is_reported_without_change(tmp_path, operation, answers):
    plan = planned(opened(tmp_path, ("a", link("de", "a")), "b"), operation, **answers)
    assert (len(plan), plan.notes) == (0, ("No entry has a link with “it”.",))


def test_long_absent_code_is_shortened_in_note(tmp_path):
    plan = planned(opened(tmp_path, ("a", link("de", "a"))), "remove", language="x" * 5_000 + "\u202e")
    (note,) = plan.notes
    assert len(note) < 300
    assert "\u202e" not in note


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("de", "de", "Both codes are “de”. Enter another code."),
        ("de", "xx", "“xx” is not a valid language code"),
        ("", "de", "Enter a language code"),
    ],
)
def test_invalid_code_change_is_refused(tmp_path, old, new, sentence):
    document = opened(tmp_path, ("a", link("de", "a")))
    with pytest.raises(RequestError) as refused:
        planned(document, "recode", old=old, new=new)
    assert sentence in str(refused.value)


def test_texts_between_tags_do_not_affect_code_change(tmp_path):
    image = f'<i:image xmlns:i="{EXTENSIONS["image"]}"><i:loc>{HOST}/{{}}.jpg</i:loc></i:image>'
    texts = [image.format(name) + BREAK + link("de", f"{name}?a&amp;b") for name in ("one", "two", "\uf8ff0\uf8ff")]
    document = opened(tmp_path, *((f"p{number}", xml) for number, xml in enumerate(texts)))
    assert applied(document, "recode", old="de", new="fr") == [
        text.replace('hreflang="de"', 'hreflang="fr"') for text in texts
    ]


class CancelledProgress(Progress):
    """Progress of a job that the user cancelled."""

    def check(self) -> None:
        """Raise `Cancelled`."""
        raise Cancelled

    advance = check  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("operation", "answers"),
    [("add", TO_GERMAN), ("remove", {"language": "de"}), ("recode", {"old": "de", "new": "fr"})],
    ids=["add", "remove", "recode"],
)
def test_planning_can_be_cancelled(tmp_path, operation, answers):
    document = opened(tmp_path, ("en/a", link("de", "de/a")))
    with pytest.raises(Cancelled):
        plan_bulk_edit(
            document.table, f"xhtml:link-{operation}", answers, document=document, progress=CancelledProgress()
        )
