"""Where the pages of each language begin, learnt from alternates, and addresses made of that."""

import polars as pl
import pytest

from sitemap_studio.document.hreflang import learned_bases, urls_by_bases
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import put, urlset

DECLARED = f' xmlns:xhtml="{EXTENSIONS["xhtml"]}"'


def links(**addresses: str) -> str:
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{code.replace("_", "-")}" href="{address}"/>'
        for code, address in addresses.items()
    )


def learnt(tmp_path, *clusters: str):
    entries = [{"loc": f"https://a.example/{n}", "xml": xml} for n, xml in enumerate(clusters)]
    document = open_path(put(tmp_path / "a.xml", urlset(*entries, declared=DECLARED)))
    return learned_bases(document, document.table.order[:1])


@pytest.mark.parametrize(
    ("cluster", "bases"),
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
def test_beginnings_are_what_stands_before_the_shared_rest(tmp_path, cluster, bases):
    assert learnt(tmp_path, links(**cluster)) == bases


def test_the_beginning_that_most_pages_have_is_learnt(tmp_path):
    odd = links(en="https://a.b/odd/en/1", de="https://a.b/odd/de/1")
    usual = links(en="https://a.b/en/1", de="https://a.b/de/1")
    # The first entry tells nothing, so all are asked.
    assert learnt(tmp_path, "", odd, usual, usual) == {"en": "https://a.b/en", "de": "https://a.b/de"}


def test_addresses_get_another_beginning_and_keep_their_rest():
    bases = {"en": "https://a.b", "de": "https://a.b/de", "x-default": "https://a.b", "fr": ""}
    locs = pl.Series(["https://a.b/x?y", "https://a.b/de/x", "https://other/x", None])
    made = {code: urls.to_list() for code, urls in urls_by_bases(locs, bases).items()}
    assert made == {
        "en": ["https://a.b/x?y", "https://a.b/x", None, None],
        "de": ["https://a.b/de/x?y", "https://a.b/de/x", None, None],
        "x-default": ["https://a.b/x?y", "https://a.b/x", None, None],
    }


def test_a_page_in_a_thousand_languages_has_the_address_of_each():
    bases = {f"l{n}": f"https://a.b/{n}/" for n in range(1_000)}
    locs = pl.Series(["https://a.b/77/x", "https://a.b/7/y", "https://else.b/z"])
    made = {code: urls.to_list() for code, urls in urls_by_bases(locs, bases).items()}
    assert made == {code: [f"{base}x", f"{base}y", None] for code, base in bases.items()}
