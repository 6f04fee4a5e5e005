"""Texts and namespaces as XML writes them; the standard library's functions say what is right."""

from __future__ import annotations

import subprocess
import sys
from xml.sax.saxutils import escape, quoteattr, unescape

from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.formats.xml_elements import declarations_of, escaped, quoted_attribute, unescaped

TEXTS = st.text(st.sampled_from("a&<>\"'\n\r\t;#ltgtampquo\u00e9") | st.characters(codec="utf-8"))


@given(TEXTS)
def test_texts_are_escaped_and_read_as_the_standard_library_does(text: str):
    assert escaped(text) == escape(text)
    assert quoted_attribute(text) == quoteattr(text)
    assert unescaped(text) == unescape(text, {"&quot;": '"', "&apos;": "'"})


def test_namespaces_are_declared_by_prefix_and_the_default_one_without():
    declared = declarations_of({"": "http://a.example/?a=1&b=2", "image": 'http://b.example/"'})
    assert declared == ' xmlns="http://a.example/?a=1&amp;b=2" xmlns:image=\'http://b.example/"\''


def test_the_engine_brings_no_web_client_along():
    loading = "import sys, sitemap_studio.document.opening.opening, sitemap_studio.document.reports"
    ask = f"{loading}; print(sorted({{'http', 'ssl', 'urllib.request'}} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
