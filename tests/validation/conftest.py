"""Sample document that violates value, duplicate and extension rules."""

import pytest

from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.validation import run_rule
from tests.builders import HOST, put, urlset

DECLARED = "".join(f' xmlns:{name}="{EXTENSIONS[name]}"' for name in ("image", "video", "xhtml"))


def image(loc: str) -> str:
    return f"<image:image><image:loc>{loc}</image:loc></image:image>"


def link(language: str, href: str) -> str:
    return f'<xhtml:link rel="alternate" hreflang="{language}" href="{href}"/>'


ENTRIES = (
    {"loc": f"{HOST}/a%zz", "lastmod": "2026-11-31"},
    {"loc": f"{HOST}/a b", "changefreq": "Daily", "xml": image("relative.jpg")},
    {"loc": f"{HOST}/c%4", "priority": "7", "xml": image("also.jpg")},
    {"loc": f"{HOST}/c", "xml": link("de", f"{HOST}/de") + link("de", f"{HOST}/de")},
    {"loc": f"{HOST}/c/", "lastmod": "2005-01-01", "changefreq": "always", "xml": link("fr", f"{HOST}/c")},
    {"loc": f"{HOST}/c", "priority": "0.5"},
    {"loc": "http://www.example.com/e", "xml": image(f"{HOST}/e.jpg")},
    {"loc": "https://xn--exmple-4nf.example/e"},
)
"""Every way of judging finds something in these."""


@pytest.fixture
def nothing_logged(monkeypatch) -> None:
    """Reset the record of logged rule failures."""
    monkeypatch.setattr(run_rule, "_logged", set())


@pytest.fixture
def checked_document(tmp_path) -> Document:
    """A validated document of one sitemap with problems."""
    document = open_path(put(tmp_path / "sitemap.xml", urlset(*ENTRIES, declared=DECLARED)), index_url=HOST)
    check(document)
    return document
