"""Hostile files that are too large to keep: made where a test or a benchmark needs them."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.builders import HOST, index, put, urlset


def namespaces(folder: Path, count: int = 20_000) -> Path:
    """A root that declares so many namespaces, each of which an entry uses."""
    declared = "".join(f' xmlns:n{number}="http://n/{number}"' for number in range(count))
    entries = ({"loc": f"{HOST}/{number}", "xml": f"<n{number}:x/>"} for number in range(count))
    return put(folder / "sitemap.xml", urlset(*entries, declared=declared))


def namespaces_in_entry(folder: Path, count: int = 20_000) -> Path:
    """An entry that declares so many namespaces and uses each."""
    declared = "".join(f' xmlns:n{number}="http://n/{number}"' for number in range(count))
    elements = "".join(f"<n{number}:x/>" for number in range(count))
    text = urlset({"loc": f"{HOST}/", "xml": elements}).replace("<url>", f"<url{declared}>")
    return put(folder / "sitemap.xml", text)


def gzip_name(folder: Path) -> Path:
    """An index of three sitemaps, the second of which has a name of 600,000 letters in its gzip header."""
    head, name, has_name = gzip.compress(urlset(f"{HOST}/two").encode(), mtime=0), b"n" * 600_000 + b"\0", b"\x08"
    put(folder / "one.xml", urlset(f"{HOST}/one"))
    put(folder / "two.xml.gz", head[:3] + has_name + head[4:10] + name + head[10:])
    put(folder / "three.xml", urlset(f"{HOST}/three"))
    return put(folder / "sitemap.xml", index(*(f"{HOST}/{file}" for file in ("one.xml", "two.xml.gz", "three.xml"))))


def elements_in_entry(folder: Path) -> Path:
    """An entry with a million elements of the protocol's own namespace, none of which it knows."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": "<a/>" * 1_000_000}))


def elements_of_extension(folder: Path) -> Path:
    """An entry with a million elements of another namespace."""
    entry = {"loc": f"{HOST}/", "xml": "<x:a/>" * 1_000_000}
    return put(folder / "sitemap.xml", urlset(entry, declared=' xmlns:x="http://x/"'))


def elements_in_root(folder: Path) -> Path:
    """Half a million elements of another namespace before the first entry, and as many of none behind it."""
    before, behind = "<x:a/>" * 500_000, "<a/>" * 500_000
    text = urlset(f"{HOST}/", declared=' xmlns:x="http://x/"')
    return put(
        folder / "sitemap.xml", text.replace("  <url>", f"{before}<url>").replace("</urlset>", f"{behind}</urlset>")
    )


def sparse_file(folder: Path) -> Path:
    """A sitemap in a file of 1 GB that is empty behind it."""
    path = put(folder / "sitemap.xml", urlset(f"{HOST}/"))
    os.truncate(path, 1 << 30)
    return path


def sparse_gzip(folder: Path) -> Path:
    """Gzip data in a file of 1 GB that is empty behind it."""
    path = put(folder / "sitemap.xml.gz", urlset(f"{HOST}/"))
    os.truncate(path, 1 << 30)
    return path


def ampersands(folder: Path) -> Path:
    """100,000 entries with a bare ampersand each."""
    locs = (f"{HOST}/?a={number}&b=1" for number in range(100_000))
    return put(folder / "sitemap.xml", urlset(*locs).replace("&amp;", "&"))


def roots(folder: Path) -> Path:
    """30,000 sitemaps, one behind the other."""
    return put(folder / "sitemap.xml", urlset(f"{HOST}/") * 30_000)


def unclosed_entries(folder: Path) -> Path:
    """200,000 entries that are never closed."""
    return put(folder / "sitemap.xml", urlset(*[f"{HOST}/"] * 200_000).replace("  </url>\n", ""))


def attributes(folder: Path) -> Path:
    """An entry with a million attributes."""
    named = " ".join(f"{letter}{number:x}=''" for letter in "abcdefghijklmnop" for number in range(62_500))
    return put(folder / "sitemap.xml", urlset(f"{HOST}/").replace("<url>", f"<url {named}>"))


def comments(folder: Path) -> Path:
    """A million comments in an entry."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": "<!---->" * 1_000_000}))


def instructions(folder: Path) -> Path:
    """A million processing instructions in an entry."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": "<?a?>" * 1_000_000}))


def empty_entries(folder: Path) -> Path:
    """A million empty entries."""
    return put(folder / "sitemap.xml", urlset(f"{HOST}/").replace("</urlset>", f"{'<url/>' * 1_000_000}</urlset>"))


def nested_elements(folder: Path) -> Path:
    """An entry in which 100,000 elements are nested."""
    xml = "<a>" * 100_000 + "</a>" * 100_000
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": xml}))


def long_text(folder: Path) -> Path:
    """A URL of 50 MB."""
    return put(folder / "sitemap.xml", urlset(f"{HOST}/{'a' * 50_000_000}"))


def long_name(folder: Path) -> Path:
    """An element whose name has a million letters."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": f"<{'a' * 1_000_000}/>"}))


def character_references(folder: Path) -> Path:
    """100,000 entries with five references to characters each."""
    locs = (f"{HOST}/@{number}" for number in range(100_000))
    return put(folder / "sitemap.xml", urlset(*locs).replace("@", "&#65;" * 5))


def index_of_1001(folder: Path) -> Path:
    """An index of 1,001 sitemaps of one entry each."""
    for number in range(1_001):
        put(folder / f"{number}.xml", urlset(f"{HOST}/{number}"))
    return put(folder / "sitemap.xml", index(*(f"{HOST}/{number}.xml" for number in range(1_001))))


def index_of_itself(folder: Path) -> Path:
    """An index that lists itself 50,000 times."""
    return put(folder / "sitemap.xml", index(*[f"{HOST}/sitemap.xml"] * 50_000))


def index_of_one(folder: Path) -> Path:
    """An index that lists one sitemap 50,000 times."""
    put(folder / "one.xml", urlset(f"{HOST}/"))
    return put(folder / "sitemap.xml", index(*[f"{HOST}/one.xml"] * 50_000))


GENERATED: Final[dict[str, Callable[[Path], Path]]] = {
    name.replace("_", " "): make for name, make in tuple(vars().items()) if getattr(make, "__module__", "") == __name__
}
"""What makes each file or set in an empty folder, and says where it is; by what it is called."""
