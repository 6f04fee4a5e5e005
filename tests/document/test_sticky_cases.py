"""Sets as webmasters have them: an edit of one entry changes that in its file, and the date of that in the index."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from tests.builders import HOST, IMAGE, NAMESPACE, put, urlset

OLD, NEW = f"{HOST}/two", f"{HOST}/2026"
THEN, NOW = "2020-01-01", "2026-11-02"
CHILD = urlset(f"{HOST}/one", OLD, {"loc": f"{HOST}/three", "lastmod": "2019-12-31"})
OTHER = urlset(f"{HOST}/other").replace("<url>", "<!-- kept --><url>")
HEAD = f'<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="{NAMESPACE}">\n'
TAIL = "</sitemapindex>\n"


def sitemap(loc: str, lastmod: str = "2020-02-02") -> str:
    """Sitemap of an index."""
    return f"  <sitemap><loc>{loc}</loc><lastmod>{lastmod}</lastmod></sitemap>\n"


def plain(data: bytes) -> bytes:
    return data


def packed(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def packed_twice(data: bytes) -> bytes:
    return packed(packed(data))


def in_two_members(data: bytes) -> bytes:
    return packed(data[:99]) + packed(data[99:])


@dataclass(frozen=True)
class Case:
    """A set with one entry that is edited.

    Attributes:
        name: The file that the entry is in.
        loc: How the index lists that file.
        child: Its text.
        listed: The index, with the place of that file's entry in braces; None for a set without one.
        wrap: What the file is packed by.
        encoding: The file's.
        index_name: What the index is called.
        index_wrap: What it is packed by.
        index_encoding: Its.
        others: Further files, by name.
    """

    name: str = "a.xml"
    loc: str = f"{HOST}/a.xml"
    child: str = CHILD
    listed: str | None = HEAD + "{entry}" + sitemap(f"{HOST}/b.xml") + sitemap(f"{HOST}/c.xml.gz") + TAIL
    wrap: Callable[[bytes], bytes] = plain
    encoding: str = "utf-8"
    index_name: str = "sitemap.xml"
    index_wrap: Callable[[bytes], bytes] = plain
    index_encoding: str = "utf-8"
    others: Mapping[str, str | bytes] = field(default_factory=dict)

    @property
    def entry(self) -> str:
        """Entry of the file in the index."""
        return sitemap(self.loc, THEN)

    @property
    def index(self) -> str:
        """Text of the index."""
        assert self.listed is not None
        return self.listed.replace("{entry}", self.entry)


WITH = HEAD + "{entry}"
CASES = {
    "plain": Case(),
    "packed": Case(name="a.xml.gz", loc=f"{HOST}/a.xml.gz", wrap=packed),
    "packed in two members": Case(name="a.xml.gz", loc=f"{HOST}/a.xml.gz", wrap=in_two_members),
    "packed without saying so": Case(wrap=packed),
    "not packed though it says so": Case(name="a.xml.gz", loc=f"{HOST}/a.xml.gz"),
    "kept unpacked": Case(loc=f"{HOST}/a.xml.gz"),
    "kept packed": Case(name="a.xml.gz", wrap=packed),
    "a space in the name": Case(name="a b.xml", loc=f"{HOST}/a%20b.xml"),
    "a percent sign in the name": Case(name="50%.xml", loc=f"{HOST}/50%25.xml"),
    "a plus sign in the name": Case(name="a+b.xml", loc=f"{HOST}/a+b.xml"),
    "an ampersand in the name": Case(name="a&b.xml", loc=f"{HOST}/a&amp;b.xml"),
    "letters of other scripts, escaped": Case(name="größe-図.xml", loc=f"{HOST}/gr%C3%B6%C3%9Fe-%E5%9B%B3.xml"),
    "letters of other scripts, as they are": Case(name="größe-図.xml", loc=f"{HOST}/größe-図.xml"),
    "small letters in escapes": Case(name="é.xml", loc=f"{HOST}/%c3%a9.xml"),
    "a folder below": Case(name="maps/2020/a.xml", loc=f"{HOST}/maps/2020/a.xml"),
    "an index in another folder on the web": Case(loc=f"{HOST}/maps/a.xml"),
    "another host": Case(loc="http://cdn.example.net/x/y/a.xml"),
    "a question behind the address": Case(loc=f"{HOST}/a.xml?v=3"),
    "white space around the address": Case(loc=f"\n\t {HOST}/a.xml \n"),
    "an address in CDATA": Case(loc=f"<![CDATA[{HOST}/a.xml]]>"),
    "another sitemap is not there": Case(listed=WITH + sitemap(f"{HOST}/gone.xml") + sitemap(f"{HOST}/b.xml") + TAIL),
    "another is listed twice": Case(listed=WITH + sitemap(f"{HOST}/b.xml") * 2 + TAIL),
    "another is broken": Case(others={"b.xml": b"\x00\x01 no XML at all"}),
    "another has no entries": Case(others={"b.xml": urlset()}),
    "one lies beside that is not listed": Case(others={"d.xml": OTHER}),
    "comments and unknown elements in the index": Case(
        listed=f"{HEAD}<!-- {OLD} -->\n<x:n xmlns:x='urn:x'>&amp;</x:n>" + "{entry}<?pi?>" + TAIL
    ),
    "a prefix and another order in the index": Case(
        listed=f"<?xml version='1.0' standalone='yes'?><!-- by hand --><s:sitemapindex xmlns:s='{NAMESPACE}' "
        f"xmlns:x='urn:x' >\n<s:sitemap><!-- 1 -->\n\t<s:lastmod>{THEN}</s:lastmod>\n<x:more n='1'/>"
        f"<s:loc>{HOST}/a.xml</s:loc></s:sitemap>\n\n</s:sitemapindex>\n<!-- the end -->"
    ),
    "a style sheet": Case(listed=WITH.replace("?>\n", '?><?xml-stylesheet href="s.xsl"?>', 1) + TAIL + "<!-- end -->"),
    "comments and unknown elements": Case(child=CHILD.replace("<url>", "<url><!-- x --><x:y xmlns:x='urn:x' a='1'/>")),
    "Windows line ends": Case(child=CHILD.replace("\n", "\r\n")),
    "Windows line ends in the index": Case(listed=(WITH + sitemap(f"{HOST}/b.xml") + TAIL).replace("\n", "\r\n")),
    "a byte order mark": Case(child=f"\ufeff{CHILD}"),
    "a byte order mark in the index": Case(listed=f"\ufeff{WITH}{TAIL}"),
    "all in one line": Case(child=CHILD.replace("\n", "").replace("  ", "")),
    "a prefix": Case(
        child=CHILD.replace("xmlns=", "xmlns:s=").replace("</", "</s:").replace("<u", "<s:u").replace("<l", "<s:l")
    ),
    "images": Case(
        child=urlset({"loc": f"{HOST}/one"}, {"loc": OLD, "xml": f"<i:image><i:loc>{HOST}/i.png</i:loc></i:image>"},
                     declared=f' xmlns:i="{IMAGE}"')
    ),
    "an index that is packed": Case(index_name="sitemap.xml.gz", index_wrap=packed),
    "an index of any name": Case(index_name="site map ü.xml"),
    "no index": Case(listed=None),
}  # fmt: skip
CONVERTED = {
    "UTF-16": Case(child=CHILD.replace("UTF-8", "UTF-16"), encoding="utf-16"),
    "Latin-1": Case(child=CHILD.replace("UTF-8", "ISO-8859-1").replace("three", "été"), encoding="latin-1"),
    "an index in UTF-16": Case(listed=WITH.replace("UTF-8", "UTF-16") + TAIL, index_encoding="utf-16"),
}

PACKED_TWICE = Case(name="a.xml.gz", loc=f"{HOST}/a.xml.gz", wrap=packed_twice)


def write_case(folder: Path, case: Case) -> Path:
    """Write a set; says what to open."""
    put(folder / "b.xml", OTHER)
    put(folder / "c.xml.gz", OTHER)
    put(folder / "robots.txt", "User-agent: *\n")
    for name, data in case.others.items():
        put(folder / name, data)
    put(folder / case.name, case.wrap(case.child.encode(case.encoding)))
    if case.listed is None:
        return folder
    return put(folder / case.index_name, case.index_wrap(case.index.encode(case.index_encoding)))


def file_states(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """Return the state of each file, by which writing is detected."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {
        path.relative_to(folder).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns, path.stat().st_ino)
        for path in paths
    }


def unpacked(data: bytes) -> bytes:
    while data.startswith(b"\x1f\x8b"):
        data = gzip.decompress(data)
    return data


def edit_and_save_case(folder: Path, case: Case, set_cell) -> set[str]:
    """Change the URL of the entry and save; return the names of changed files."""
    path, before = write_case(folder, case), file_states(folder)
    document = open_path(path)
    [own] = [each for each in document.sitemaps if each.path is not None and each.path == folder / case.name]
    set_cell(document, document.table.position_range(own.id).start + 1, "loc", NEW)
    save(document)
    after = file_states(folder)
    assert after.keys() == before.keys()
    return {name for name in after if after[name] != before[name]}


def test_edit_changes_only_url_and_index_date_bytes(tmp_path, set_cell, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")
    for number, (what, case) in enumerate(CASES.items()):
        folder = tmp_path / str(number)
        files = {case.name, case.index_name} if case.listed is not None else {case.name}
        assert edit_and_save_case(folder, case, set_cell) == files, what
        data = (folder / case.name).read_bytes()
        assert data.startswith(b"\x1f\x8b") is (case.wrap is not plain), what
        assert unpacked(data).decode() == case.child.replace(f"{OLD}<", f"{NEW}<"), what
        if case.listed is not None:
            index = (folder / case.index_name).read_bytes()
            assert index.startswith(b"\x1f\x8b") is (case.index_wrap is not plain), what
            assert unpacked(index).decode() == case.index.replace(THEN, NOW), what


def test_other_encoding_is_converted_to_utf8_by_edit(tmp_path, set_cell, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")
    for number, (what, case) in enumerate(CONVERTED.items()):
        folder = tmp_path / str(number)
        assert edit_and_save_case(folder, case, set_cell) == {case.name, case.index_name}, what
        child, index = (
            text.replace("ISO-8859-1", "UTF-8").replace("UTF-16", "UTF-8") for text in (case.child, case.index)
        )
        assert (folder / case.name).read_bytes().decode() == child.replace(OLD, NEW), what
        assert (folder / case.index_name).read_bytes().decode() == index.replace(THEN, NOW), what


def test_file_packed_twice_remains_packed_twice_after_an_edit(tmp_path, set_cell, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793577600")
    assert edit_and_save_case(tmp_path, PACKED_TWICE, set_cell) == {PACKED_TWICE.name, PACKED_TWICE.index_name}
    data = (tmp_path / PACKED_TWICE.name).read_bytes()
    assert gzip.decompress(gzip.decompress(data)).decode() == PACKED_TWICE.child.replace(OLD, NEW)


if os.name == "posix":

    def test_unwritable_sitemap_does_not_block_other_edits(tmp_path, set_cell):
        write_case(tmp_path, Case())
        (tmp_path / "b.xml").chmod(0o444)
        assert edit_and_save_case(tmp_path, Case(), set_cell) == {"a.xml", "sitemap.xml"}
        assert (tmp_path / "b.xml").stat().st_mode & 0o777 == 0o444
