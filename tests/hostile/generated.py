"""Functions that write hostile files, for tests and benchmarks, which are too large for the repository."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.builders import HOST, index, put, urlset


def namespaces(folder: Path, count: int = 20_000) -> Path:
    """Write a sitemap whose root declares many namespaces, each used by one entry."""
    declared = "".join(f' xmlns:n{number}="http://n/{number}"' for number in range(count))
    entries = ({"loc": f"{HOST}/{number}", "xml": f"<n{number}:x/>"} for number in range(count))
    return put(folder / "sitemap.xml", urlset(*entries, declared=declared))


def namespaces_in_entry(folder: Path, count: int = 20_000) -> Path:
    """Write a sitemap with an entry that declares and uses many namespaces."""
    declared = "".join(f' xmlns:n{number}="http://n/{number}"' for number in range(count))
    elements = "".join(f"<n{number}:x/>" for number in range(count))
    text = urlset({"loc": f"{HOST}/", "xml": elements}).replace("<url>", f"<url{declared}>")
    return put(folder / "sitemap.xml", text)


def gzip_name(folder: Path) -> Path:
    """Write an index of three sitemaps; the gzip header of the second has a name of 600,000 letters."""
    head, name, has_name = gzip.compress(urlset(f"{HOST}/two").encode(), mtime=0), b"n" * 600_000 + b"\0", b"\x08"
    put(folder / "one.xml", urlset(f"{HOST}/one"))
    put(folder / "two.xml.gz", head[:3] + has_name + head[4:10] + name + head[10:])
    put(folder / "three.xml", urlset(f"{HOST}/three"))
    return put(folder / "sitemap.xml", index(*(f"{HOST}/{file}" for file in ("one.xml", "two.xml.gz", "three.xml"))))


def elements_in_entry(folder: Path) -> Path:
    """Write a sitemap with an entry of a million unknown elements of the protocol namespace."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": "<a/>" * 1_000_000}))


def elements_of_extension(folder: Path) -> Path:
    """Write a sitemap with an entry of a million elements of another namespace."""
    entry = {"loc": f"{HOST}/", "xml": "<x:a/>" * 1_000_000}
    return put(folder / "sitemap.xml", urlset(entry, declared=' xmlns:x="http://x/"'))


def elements_in_root(folder: Path) -> Path:
    """Write a sitemap with half a million elements of another namespace before its entry, and unknown ones after it."""
    before, behind = "<x:a/>" * 500_000, "<a/>" * 500_000
    text = urlset(f"{HOST}/", declared=' xmlns:x="http://x/"')
    return put(
        folder / "sitemap.xml", text.replace("  <url>", f"{before}<url>").replace("</urlset>", f"{behind}</urlset>")
    )


def sparse_file(folder: Path) -> Path:
    """Write a sitemap followed by NUL bytes up to 1 GB."""
    path = put(folder / "sitemap.xml", urlset(f"{HOST}/"))
    os.truncate(path, 1 << 30)
    return path


def sparse_gzip(folder: Path) -> Path:
    """Write a gzipped sitemap followed by NUL bytes up to 1 GB."""
    path = put(folder / "sitemap.xml.gz", urlset(f"{HOST}/"))
    os.truncate(path, 1 << 30)
    return path


def ampersands(folder: Path) -> Path:
    """Write a sitemap of 100,000 entries with an unescaped ampersand each."""
    locs = (f"{HOST}/?a={number}&b=1" for number in range(100_000))
    return put(folder / "sitemap.xml", urlset(*locs).replace("&amp;", "&"))


def roots(folder: Path) -> Path:
    """Write a file of 30,000 concatenated sitemaps."""
    return put(folder / "sitemap.xml", urlset(f"{HOST}/") * 30_000)


def unclosed_entries(folder: Path) -> Path:
    """Write a sitemap of 200,000 entries without end tags."""
    return put(folder / "sitemap.xml", urlset(*[f"{HOST}/"] * 200_000).replace("  </url>\n", ""))


def attributes(folder: Path) -> Path:
    """Write a sitemap with an entry of a million attributes."""
    named = " ".join(f"{letter}{number:x}=''" for letter in "abcdefghijklmnop" for number in range(62_500))
    return put(folder / "sitemap.xml", urlset(f"{HOST}/").replace("<url>", f"<url {named}>"))


def comments(folder: Path) -> Path:
    """Write a sitemap with a million comments in its entry."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": "<!---->" * 1_000_000}))


def instructions(folder: Path) -> Path:
    """Write a sitemap with a million processing instructions in its entry."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": "<?a?>" * 1_000_000}))


def empty_entries(folder: Path) -> Path:
    """Write a sitemap of a million empty entries."""
    return put(folder / "sitemap.xml", urlset(f"{HOST}/").replace("</urlset>", f"{'<url/>' * 1_000_000}</urlset>"))


def nested_elements(folder: Path) -> Path:
    """Write a sitemap with 100,000 nested elements in its entry."""
    xml = "<a>" * 100_000 + "</a>" * 100_000
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": xml}))


def long_text(folder: Path) -> Path:
    """Write a sitemap with a URL of 50 MB."""
    return put(folder / "sitemap.xml", urlset(f"{HOST}/{'a' * 50_000_000}"))


def long_name(folder: Path) -> Path:
    """Write a sitemap with an element name of a million letters."""
    return put(folder / "sitemap.xml", urlset({"loc": f"{HOST}/", "xml": f"<{'a' * 1_000_000}/>"}))


def character_references(folder: Path) -> Path:
    """Write a sitemap of 100,000 entries with five character references each."""
    locs = (f"{HOST}/@{number}" for number in range(100_000))
    return put(folder / "sitemap.xml", urlset(*locs).replace("@", "&#65;" * 5))


def index_of_1001(folder: Path) -> Path:
    """Write an index of 1,001 sitemaps with one entry each."""
    for number in range(1_001):
        put(folder / f"{number}.xml", urlset(f"{HOST}/{number}"))
    return put(folder / "sitemap.xml", index(*(f"{HOST}/{number}.xml" for number in range(1_001))))


def index_of_itself(folder: Path) -> Path:
    """Write an index that lists itself 50,000 times."""
    return put(folder / "sitemap.xml", index(*[f"{HOST}/sitemap.xml"] * 50_000))


def index_of_one(folder: Path) -> Path:
    """Write an index that lists one sitemap 50,000 times."""
    put(folder / "one.xml", urlset(f"{HOST}/"))
    return put(folder / "sitemap.xml", index(*[f"{HOST}/one.xml"] * 50_000))


GENERATED: Final[dict[str, Callable[[Path], Path]]] = {
    name.replace("_", " "): make for name, make in tuple(vars().items()) if getattr(make, "__module__", "") == __name__
}
"""What makes each file or set in an empty folder, and says where it is; by what it is called."""
