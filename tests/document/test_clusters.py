"""Completing hreflang clusters, and adding missing languages by URL prefix."""

import gzip

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.hreflang_completion import (
    infer_url_prefixes,
    plan_cluster_completion,
    plan_known_clusters,
    plan_missing_languages,
    translated_urls,
)
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS, SetCells, plan_set_extensions
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import HOST, content, index, put, urlset

XHTML = f' xmlns:xhtml="{EXTENSIONS["xhtml"]}"'
BREAK = "\n    "


def link(code, page):
    return f'<xhtml:link rel="alternate" hreflang="{code}" href="{HOST}/{page}"/>'


@pytest.fixture
def open_linked_pages(tmp_path):
    """Function that opens a sitemap of pages, each with its links by language."""

    def open_pages(**pages):
        listed = [
            {"loc": f"{HOST}/{page}"} | ({"xml": BREAK.join(link(*each) for each in links)} if links else {})
            for page, links in pages.items()
        ]
        return open_path(put(tmp_path / "a.xml", urlset(*listed, declared=XHTML)))

    return open_pages


def extensions_of_all(document):
    return [document.table.extension_of(slot) for slot in document.table.order.tolist()]


def links_xml(*links):
    return BREAK.join(link(*each) for each in links)


def test_completion_adds_missing_links_and_keeps_existing_ones(open_linked_pages):
    document = open_linked_pages(en=[("EN", "en"), ("de", "de")], de=[("fr", "fr")], fr=[], other=[])
    before = extensions_of_all(document)
    plan = plan_cluster_completion(document, document.table.order[2:3])
    undo = document.do(plan.edit)
    assert extensions_of_all(document) == [
        links_xml(("EN", "en"), ("de", "de"), ("fr", "fr")),
        links_xml(("fr", "fr"), ("EN", "en"), ("de", "de")),
        links_xml(("EN", "en"), ("de", "de"), ("fr", "fr")),
        None,
    ]
    assert (plan.completed.tolist(), plan.ambiguous.tolist(), plan.without_language.tolist()) == ([0, 1, 2], [], [])
    document.do(undo)
    assert extensions_of_all(document) == before


def test_cluster_completed_after_url_edit_has_valid_links(open_linked_pages):
    document = open_linked_pages(en=[("en", "en"), ("de", "de")], x=[], fr=[("fr", "fr"), ("en", "en")])
    document.do(SetCells("loc", document.table.order[1:2], pl.Series([f" {HOST}/de\n"])))
    check(document)
    assert "alternate-no-return" in {problem.rule.id for problem in problems_in_order(document)}
    document.do(plan_cluster_completion(document, document.table.order[:1]).edit)
    assert {problem.rule.id for problem in problems_in_order(document)} == {"loc-whitespace"}
    assert len(plan_cluster_completion(document, document.table.order).completed) == 0


def test_x_default_is_completed_but_connects_no_clusters(open_linked_pages):
    document = open_linked_pages(
        home=[], a_en=[("en", "a_en"), ("de", "a_de"), ("x-default", "home")], a_de=[],
        b_en=[("en", "b_en"), ("de", "b_de"), ("x-default", "home")], b_de=[],
    )  # fmt: skip
    plan = plan_cluster_completion(document, document.table.order[1:2])
    document.do(plan.edit)
    assert plan.completed.tolist() == [2]
    assert extensions_of_all(document)[2] == links_xml(("en", "a_en"), ("de", "a_de"), ("x-default", "home"))


def test_ambiguous_clusters_and_entries_without_language_are_not_completed(open_linked_pages):
    document = open_linked_pages(en=[("en", "en"), ("de", "de"), ("x-default", "en")], de=[("x-default", "de")])
    document.do(plan_cluster_completion(document, document.table.order).edit)
    assert extensions_of_all(document)[1] == links_xml(("x-default", "de"), ("en", "en"), ("de", "de"))
    document = open_linked_pages(
        en=[("en", "en"), ("de", "de")], de=[("en", "other")], it=[("it", "it"), ("es", "es")], es=[]
    )
    plan = plan_cluster_completion(document, document.table.order)
    assert (plan.ambiguous.tolist(), plan.completed.tolist()) == ([0, 1], [3])
    document = open_linked_pages(en=[("de", "de")], de=[])
    plan = plan_cluster_completion(document, document.table.order)
    assert (plan.without_language.tolist(), plan.completed.tolist()) == ([0], [1])


def test_long_chain_of_links_is_one_cluster(open_linked_pages):
    pages = {f"p{number}": [(f"l{number + 1}", f"p{number + 1}")] for number in range(300)}
    document = open_linked_pages(**pages, p300=[])
    plan = plan_cluster_completion(document, document.table.order[:1])
    assert len(plan.completed) == 301


def test_new_links_are_inserted_after_last_link(open_linked_pages):
    document = open_linked_pages(en=[("en", "en"), ("de", "de")], de=[("de", "de")])
    table = document.table
    xml = f"{link('de', 'de')}{BREAK}<image:image{NAMESPACE_DECLARATIONS['image']}/>"
    document.do(add_xml(table, 1, xml))
    document.do(plan_cluster_completion(document, table.order).edit)
    assert (
        extensions_of_all(document)[1]
        == f"{link('de', 'de')}{BREAK}{link('en', 'en')}{BREAK}<image:image{NAMESPACE_DECLARATIONS['image']}/>"
    )


def add_xml(table, position, xml):
    return plan_set_extensions(table, table.order[position : position + 1], pl.Series([xml]))


def test_completed_links_use_namespace_prefix_of_their_file(tmp_path):
    one = urlset(
        {"loc": f"{HOST}/en", "xml": links_xml(("en", "en"), ("de", "d&e"), ("fr", "fr")).replace("&", "&amp;")},
        declared=XHTML,
    )
    put(tmp_path / "one.xml", one)
    put(tmp_path / "two.xml", urlset(f"{HOST}/d&e", declared=f' xmlns:h="{EXTENSIONS["xhtml"]}"'))
    put(tmp_path / "three.xml", urlset(f"{HOST}/fr"))
    document = open_path(put(tmp_path / "i.xml", index(*(f"{HOST}/{name}.xml" for name in ("one", "two", "three")))))
    document.do(plan_cluster_completion(document, document.table.order[:1]).edit)
    save(document)
    assert f'<h:link rel="alternate" hreflang="de" href="{HOST}/d&amp;e"/>' in content(tmp_path / "two.xml")
    assert content(tmp_path / "three.xml").count("xmlns:xhtml") == 1
    assert content(tmp_path / "three.xml").count("<xhtml:link rel=") == 3
    assert content(tmp_path / "one.xml") == one


def test_missing_language_is_added_by_url_prefix(open_linked_pages):
    document = open_linked_pages(en_1=[("en", "en_1")], en_2=[("FR", "else"), ("en", "en_2")], de_3=[])
    bases = {code: f"{HOST}/{code}_" for code in ("en", "fr")}
    plan = plan_missing_languages(document, document.table.order, bases)
    document.do(plan.edit)
    assert plan.completed.tolist() == [0]
    assert extensions_of_all(document) == [
        links_xml(("en", "en_1"), ("fr", "fr_1")),
        links_xml(("FR", "else"), ("en", "en_2")),
        None,
    ]


def test_only_given_known_clusters_are_completed(open_linked_pages):
    document = open_linked_pages(a=[("en", "a"), ("de", "b")], b=[], c=[("en", "c"), ("de", "d")], d=[])
    members = document.table.order[[3, 2]]
    plan = plan_known_clusters(document, members, np.array([7, 7], np.uint32))
    document.do(plan.edit)
    assert plan.completed.tolist() == [3]
    assert extensions_of_all(document) == [
        links_xml(("en", "a"), ("de", "b")),
        None,
        *[links_xml(("en", "c"), ("de", "d"))] * 2,
    ]


def test_completion_is_cancellable(open_linked_pages):
    document, progress = open_linked_pages(a=[("en", "a"), ("de", "b")], b=[]), Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        plan_known_clusters(document, document.table.order, np.zeros(2, np.uint32), progress=progress)


def test_cluster_completion_lists_read_only_entries_as_locked(tmp_path):
    put(
        tmp_path / "one.xml",
        urlset({"loc": f"{HOST}/en", "xml": links_xml(("en", "en"), ("de", "de"))}, declared=XHTML),
    )
    damaged = bytearray(gzip.compress(urlset(f"{HOST}/de", f"{HOST}/fr").encode()))
    damaged[-8] ^= 0xFF
    (tmp_path / "two.xml.gz").write_bytes(damaged)
    document = open_path(put(tmp_path / "i.xml", index(*(f"{HOST}/{name}" for name in ("one.xml", "two.xml.gz")))))
    assert document.sitemaps[1].read_only_reason is not None
    plan = plan_cluster_completion(document, document.table.order[:1])
    assert (plan.completed.tolist(), plan.locked.tolist()) == ([], document.table.order[1:2].tolist())
    document.do(plan.edit)


DECLARED = f' xmlns:xhtml="{EXTENSIONS["xhtml"]}"'


def links(**addresses: str) -> str:
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{code.replace("_", "-")}" href="{address}"/>'
        for code, address in addresses.items()
    )


def inferred_prefixes(tmp_path, *clusters: str):
    entries = [{"loc": f"https://a.example/{n}", "xml": xml} for n, xml in enumerate(clusters)]
    document = open_path(put(tmp_path / "a.xml", urlset(*entries, declared=DECLARED)))
    return infer_url_prefixes(document, document.table.order[:1])


@pytest.mark.parametrize(
    ("cluster", "expected_prefixes"),
    [
        ({"en": "https://a.b/en/x/y", "de": "https://a.b/de/x/y"}, {"en": "https://a.b/en", "de": "https://a.b/de"}),
        ({"en": "https://a.b/x", "de": "https://a.b/de/x"}, {"en": "https://a.b", "de": "https://a.b/de"}),
        ({"fr": "https://a.b/fr/bar", "hr": "https://a.b/hr/bar"}, {"fr": "https://a.b/fr", "hr": "https://a.b/hr"}),
        ({"en": "https://en.a.b/x", "de": "https://a.de/x"}, {"en": "https://en.a.b", "de": "https://a.de"}),
        (
            {"en": "https://a.b/", "de": "https://a.b/de/", "x_default": "https://a.b/"},
            {"en": "https://a.b", "de": "https://a.b/de", "x-default": "https://a.b"},
        ),
        ({"en": "https://a.b/x", "x_default": "https://a.b/x"}, {}),
        ({"en": "https://a.b/x"}, {}),
        ({}, {}),
    ],
)
def test_inferred_url_prefixes_of_languages_precede_common_ending(tmp_path, cluster, expected_prefixes):
    assert inferred_prefixes(tmp_path, links(**cluster)) == expected_prefixes


def test_most_frequent_url_prefix_is_inferred(tmp_path):
    odd = links(en="https://a.b/odd/en/1", de="https://a.b/odd/de/1")
    usual = links(en="https://a.b/en/1", de="https://a.b/de/1")
    # The first entry suggests no prefix, so that all entries count.
    assert inferred_prefixes(tmp_path, "", odd, usual, usual) == {"en": "https://a.b/en", "de": "https://a.b/de"}


def test_translated_urls_replace_only_the_prefix():
    bases = {"en": "https://a.b", "de": "https://a.b/de", "x-default": "https://a.b", "fr": ""}
    locs = pl.Series(["https://a.b/x?y", "https://a.b/de/x", "https://other/x", None])
    made = {code: urls.to_list() for code, urls in translated_urls(locs, bases).items()}
    assert made == {
        "en": ["https://a.b/x?y", "https://a.b/x", None, None],
        "de": ["https://a.b/de/x?y", "https://a.b/de/x", None, None],
        "x-default": ["https://a.b/x?y", "https://a.b/x", None, None],
    }
    bases = {f"l{n}": f"https://a.b/{n}/" for n in range(1_000)}
    made = {code: urls.to_list() for code, urls in translated_urls(pl.Series(["https://a.b/77/x"]), bases).items()}
    assert made == {code: [f"{base}x"] for code, base in bases.items()}
