"""What kind of file it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.reading import sniff

PATH = Path("sitemap.xml")


@pytest.mark.parametrize(
    ("data", "shape"),
    [
        (b"<urlset/>", "xml"),
        (b"\xef\xbb\xbf\n <!-- html --><urlset/>", "xml"),
        (b"<a", "xml"),
        (b"http://www.example.com/", "text"),
        (b"\xef\xbb\xbf\r\n\r\nHTTPS://www.example.com/a,b\r\nx", "text"),
        (b"/catalog/item\n", "text"),
        (b"https://www.example.com/the page\nhttps://www.example.com/b\n", "text"),
        ("http://www.example.com/a\xa0b\n".encode(), "text"),
        ("\u200bhttp://www.example.com/\n".encode(), "text"),
        (b"www.example.com\n", "text"),
        (b"loc\nhttp://www.example.com/", "csv"),
        (b"lastmod;URL\n", "csv"),
        (b'\xef\xbb\xbf"Address"\t"Status"\n', "csv"),
        (b"sep=;\nloc;lastmod", "csv"),
    ],
)
def test_the_shape_is_told_from_the_content(data, shape):
    assert sniff(data, PATH) == shape


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<!DOCTYPE html><html>", "is a web page (HTML), not a sitemap."),
        (b"\n<!-- a -->\n<HTML lang='en'>", "is a web page (HTML), not a sitemap."),
        (b'<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "a" "b">', "is a web page (HTML), not a sitemap."),
        (b'{"urls": []}', "is JSON, not a sitemap."),
        (b"[]", "is JSON, not a sitemap."),
        (b"\x89PNG\r\n\x1a\n\0\0", "is a binary file, not a sitemap."),
        (b"%PDF-1.7 \x00", "is a binary file, not a sitemap."),
        (b" \n\t", "holds nothing but white space."),
        (b"Warning: line 3\n<?xml version='1.0'?><urlset/>", "has text before its XML begins in line 2."),
        (b"User-agent: *\nDisallow: /", "is not a sitemap: neither XML, nor a list of addresses, nor CSV"),
        (b"http://www.example.com/\tdaily\n", "is not a sitemap: neither XML, nor a list of addresses, nor CSV"),
        (b"a,b\n1,2", "is not a sitemap: neither XML, nor a list of addresses, nor CSV"),
    ],
)
def test_anything_else_is_one_clear_sentence(data, words):
    with pytest.raises(ReadError) as caught:
        sniff(data, PATH)
    assert caught.value.message.startswith(f"“sitemap.xml” {words}")
    assert caught.value.hint
