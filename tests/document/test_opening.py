"""Opening: single files, sets, files that are torn or in an unknown encoding, and opens that are cancelled."""

from __future__ import annotations

import gzip
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest

from sitemap_studio.core.errors import Cancelled, CeilingError, EncodingError, ReadError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import new_document, open_merged, open_path
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.formats.container import Ceilings
from tests.builders import HOST, content, files_in, index, joined, locs, put, put_set, small_set, urlset
from tests.privileges import obeying_permissions


def rules(document) -> list[tuple[int | None, str]]:
    return [(sitemap, finding.rule) for sitemap, finding in document.findings]


def test_new_document_is_one_empty_untitled_sitemap():
    document = new_document()
    assert (document.path, document.kind, len(document.table), document.name) == (None, "urlset", 0, "sitemap.xml")
    assert document.is_validated


@pytest.mark.parametrize(
    ("name", "text", "kind", "is_gzipped"),
    [
        ("a.xml", urlset(*locs(2)), "urlset", False),
        ("a.xml.gz", urlset(*locs(2)), "urlset", True),
        ("a.txt", joined(locs(2)), "text", False),
        ("a.txt.gz", joined(locs(2)), "text", True),
        ("a.csv", "URL,Priority\n" + joined(locs(2)), "csv", False),
    ],
)
def test_single_file_of_every_kind_is_opened(tmp_path, name, text, kind, is_gzipped):
    progress = Progress()
    path = put(tmp_path / name, text)
    document = open_path(path, progress=progress)
    assert document.table.locs() == locs(2)
    assert (document.kind, document.sitemaps[0].is_gzipped) == (kind, is_gzipped)
    assert (document.index, document.name, len(document.sitemaps), document.is_changed(0)) == (None, name, 1, False)
    facts, size = document.file_facts(0), path.stat().st_size
    assert (facts.urls, facts.bytes, facts.name) == (2, len(text), name)
    assert (progress.done, progress.total, progress.what) == (size, size, name)


@pytest.mark.parametrize(
    ("names", "opened", "shape", "kind", "can_add"),
    [
        (["a.xml"], "a.xml", SetShape.FILE, "urlset", False),
        (["a.txt"], "a.txt", SetShape.FILE, "text", False),
        (["a.csv"], "a.csv", SetShape.FILE, "csv", False),
        (["a.rss"], "a.rss", SetShape.FILE, "feed", False),
        (["a.xml"], "", SetShape.FILE, "urlset", False),
        (["a.xml", "b.xml"], "", SetShape.FOLDER, "urlset", True),
        (["a.xml", "index.xml"], "index.xml", SetShape.INDEX, "index", True),
        (["a.xml", "index.xml"], "", SetShape.INDEX, "index", True),
    ],
    ids=["sitemap", "text", "csv", "feed", "folder of one file", "folder", "index", "folder with an index"],
)
def test_opened_path_gives_expected_shape_and_kind(tmp_path, names, opened, shape, kind, can_add):
    texts = {
        ".xml": urlset(*locs(1)),
        ".txt": joined(locs(1)),
        ".csv": "loc\n" + joined(locs(1)),
        ".rss": f"<rss><channel><item><link>{HOST}/0</link></item></channel></rss>",
    }
    for name in names:
        put(tmp_path / name, index(f"{HOST}/a.xml") if name == "index.xml" else texts[name[-4:]])
    document = open_path(tmp_path / opened)
    assert (document.shape, document.kind, document.can_add_sitemaps) == (shape, kind, can_add)
    assert (document.folder, document.needs_file_name) == (tmp_path, kind == "feed")
    assert (document.single_sitemap is None) == (shape is not SetShape.FILE)


def test_shape_of_new_set_is_a_file():
    document = new_document()
    assert (document.shape, document.folder, document.needs_file_name) == (SetShape.FILE, None, True)


def test_set_opens_in_index_order_until_entry_limit(tmp_path):
    document = open_path(small_set(tmp_path))
    assert document.table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]
    assert [(each.name, each.is_gzipped, each.lastmod) for each in document.sitemaps] == [
        ("one.xml", False, "2020-01-01"),
        ("two.xml.gz", True, "2020-01-01T10:00:00+00:00"),
    ]
    assert [list(document.table.position_range(number)) for number in (0, 1)] == [[0, 1], [2, 3]]
    document = open_path(tmp_path / "sitemap.xml", ReadOptions(ceilings=Ceilings(max_entries=3)))
    assert isinstance(document.sitemaps[1].error, CeilingError)
    assert len(document.table) == 2


def test_missing_sitemap_is_listed_with_its_error(tmp_path):
    put(tmp_path / "here.xml", urlset(*locs(1)))
    listed = (f"{HOST}/gone.xml", "2020-02-02"), f"{HOST}/here.xml"
    document = open_path(put(tmp_path / "index.xml", index(*listed)))
    gone = document.sitemaps[0]
    assert gone.is_missing
    assert (gone.loc, gone.lastmod, gone.name) == (f"{HOST}/gone.xml", "2020-02-02", "gone.xml")
    assert str(gone.error).startswith("“index.xml” lists “gone.xml”, but the file was not found.")
    assert rules(document) == [(0, "sitemap-missing")]
    assert document.table.locs() == locs(1)


@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        ("", "malformed"),
        ("a folder", "sitemap-unreadable"),
        ("<urlset><url>", "malformed"),
        ("<html><body>404</body></html>", "sitemap-unreadable"),
        (b"\x1f\x8b\x08broken", "malformed"),
        (b"\0\1\2", "sitemap-unreadable"),
    ],
    ids=["empty", "folder", "truncated", "web page", "damaged gzip", "binary"],
)
def test_broken_sitemap_does_not_prevent_others(tmp_path, broken, rule):
    if broken == "a folder":
        (tmp_path / "broken.xml").mkdir()
    else:
        put(tmp_path / "broken.xml", broken)
    document = open_path(put_set(tmp_path, {"broken.xml": None, "fine.xml": urlset(*locs(2))}))
    assert document.table.locs() == locs(2)
    assert "“broken.xml”" in str(document.sitemaps[0].error)
    assert rules(document) == [(0, rule)]
    assert document.table.slots_of_sitemap(1).tolist() == document.table.order.tolist()


def test_index_that_lists_itself_has_problem_nested_index(tmp_path):
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/index.xml")))
    assert document.table.locs() == []
    assert rules(document) == [(0, "nested-index")]
    assert "lists itself" in str(document.sitemaps[0].error)


@pytest.mark.parametrize(
    ("loc_tag", "rule", "why"),
    [
        ("", "loc-missing", "has no URL"),
        ("<loc/>", "loc-empty", "has no URL"),
        ("<loc> \n</loc>", "loc-empty", "has no URL"),
    ],
)
def test_index_entry_without_url_has_error_and_problem(tmp_path, loc_tag, rule, why):
    text = index(f"{HOST}/child.xml").replace(f"<loc>{HOST}/child.xml</loc>", loc_tag)
    document = open_path(put(tmp_path / "index.xml", text))
    message = f"An entry of “index.xml” {why}."
    assert str(document.sitemaps[0].error) == message
    assert [(each.rule.id, each.sitemap, each.field, each.message) for each in document.collect_file_problems()] == [
        (rule, 0, "loc", message)
    ]


@pytest.mark.parametrize("name", ["gone.xml", "n" * 300 + ".xml", "a\0b.xml", "gone/deep.xml", ""])
def test_opening_missing_path_is_refused_by_name(tmp_path, name):
    with pytest.raises(ReadError) as caught:
        open_path(tmp_path / name)
    assert "“" in caught.value.message


OPEN = """
    import sys
    from pathlib import Path
    from sitemap_studio.core.errors import ReadError
    from sitemap_studio.document.opening.open_document import open_path
    try:
        document = open_path(Path(sys.argv[1]))
    except ReadError as error:
        print("refused:", error)
    else:
        print([str(sitemap.error) for sitemap in document.sitemaps], document.table.locs())
"""


def open_obeying_permissions(path: Path) -> str:
    """Open a file in a process that obeys file permissions, and return its output."""
    command = obeying_permissions([sys.executable, "-c", textwrap.dedent(OPEN), str(path)])
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


def test_file_in_closed_folder_is_reported_and_others_open(tmp_path):
    closed = put(tmp_path / "closed" / "a.xml", urlset(*locs(1)))
    path = put_set(tmp_path, {"closed/a.xml": None, "b.xml": urlset(f"{HOST}/b")})
    closed.parent.chmod(0o600)
    try:
        alone, in_set = open_obeying_permissions(closed), open_obeying_permissions(path)
    finally:
        closed.parent.chmod(0o700)
    assert alone == "refused: You don't have permission to open “a.xml”.\n"
    assert "“a.xml”" in in_set
    assert in_set.endswith(f"['{HOST}/b']\n")


class _Stopping(Progress):
    """Progress that cancels after a number of steps of a stage."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    def advance(self, units: int = 1) -> None:
        self.steps -= 1
        if self.steps == 0:
            self.cancel()
        super().advance(units)


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_cancelled_open_leaves_no_threads_and_files(tmp_path, steps):
    for number in range(30):
        put(tmp_path / f"{number}.xml", urlset(*locs(3, 3 * number)))
    path = put(tmp_path / "index.xml", index(*(f"{HOST}/{number}.xml" for number in range(30))))
    assert open_path(path).table.locs() == locs(90)
    before = files_in(tmp_path)
    try:
        open_path(path, progress=_Stopping(steps))
    except Cancelled:
        # Here, where the error still holds on to all that was going on.
        running = [thread.name for thread in threading.enumerate() if thread.name.startswith("reading")]
    assert running == []
    assert files_in(tmp_path) == before


def test_opening_progress_ends_at_total_despite_broken_file(tmp_path):
    progress = Progress()
    put(tmp_path / "broken.xml", "<nothing")
    names = ("one.xml", "two.xml.gz", "broken.xml")
    small_set(tmp_path)
    # What could not be read counts as well.
    open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{name}" for name in names))), progress=progress)
    size = sum((tmp_path / name).stat().st_size for name in names)
    assert (progress.done, progress.total, progress.what) == (size, size, "broken.xml")


def test_merged_files_are_opened_in_given_order(tmp_path):
    small_set(tmp_path)
    lone = put(tmp_path / "lone.xml", urlset(HOST, {"loc": HOST, "xml": '<x:b xmlns:x="urn:x"/>'}))
    document = open_merged([lone, tmp_path / "sitemap.xml"])
    assert document.table.locs() == [HOST, HOST, *(f"{HOST}/{letter}" for letter in "abcd")]
    assert [document.is_changed(sitemap.id) for sitemap in document.sitemaps] == [False] * 3
    assert document.table.extensions_of(document.table.order).rows() == [(1, '<x:b xmlns:x="urn:x"/>')]
    with pytest.raises(ReadError, match="gone"):
        open_merged([lone, tmp_path / "gone.xml"])


ADDRESSES = [f"{HOST}/{number * 7919 % 100_003}/{number:x}" for number in range(2_000)]


def truncated_gzip(text: str, share: float) -> bytes:
    """Return the first part of a gzipped text."""
    packed = gzip.compress(text.encode(), mtime=0)
    return packed[: int(len(packed) * share)]


@pytest.mark.parametrize("share", [0.05, 0.5, 0.999])
def test_truncated_gzip_is_opened_with_complete_entries(tmp_path, share):
    path = put(tmp_path / "a.xml.gz", truncated_gzip(urlset(*ADDRESSES), share))
    # In a set, the repair belongs to its sitemap.
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml.gz")))
    assert {sitemap for sitemap, _ in document.repairs} == {0}
    document = open_path(path)
    kept = len(document.table)
    assert 0 < kept <= 2_000
    assert document.table.locs() == ADDRESSES[:kept]
    rules = [repair.rule for _, repair in document.repairs]
    assert rules[0] == "gzip-cut-off"
    assert "entry-cut-off" in rules or kept == 2_000
    save(document)
    again = open_path(path)
    assert (again.table.locs(), again.repairs, again.findings) == (document.table.locs(), [], [])


def test_last_line_of_truncated_list_is_omitted_and_reported(tmp_path):
    path = put(tmp_path / "a.txt.gz", truncated_gzip(joined(ADDRESSES), 0.5))
    document = open_path(path)
    kept = document.table.locs()
    assert kept == ADDRESSES[: len(kept)]
    (_, packing), (_, line) = document.repairs
    assert (packing.rule, line.rule, line.line) == ("gzip-cut-off", "entry-cut-off", len(kept) + 1)
    assert ADDRESSES[len(kept)].startswith(line.before)
    save(document)
    assert content(path) == joined(ADDRESSES[: len(kept)])


def test_data_after_gzip_is_omitted_and_reported(tmp_path):
    path = put(tmp_path / "a.xml.gz", gzip.compress(urlset(*ADDRESSES).encode(), mtime=0) + b"<!-- made by x -->")
    document = open_path(path)
    assert document.table.locs() == ADDRESSES
    assert [repair.rule for _, repair in document.repairs] == ["gzip-trailing"]
    save(document)
    assert open_path(path).repairs == []


def test_damaged_gzip_makes_file_read_only(tmp_path):
    packed = bytearray(gzip.compress(urlset(*ADDRESSES).encode(), mtime=0))
    packed[len(packed) // 2 : len(packed) // 2 + 40] = bytes(40)
    document = open_path(put(tmp_path / "a.xml.gz", bytes(packed)))
    assert document.sitemaps[0].read_only_reason is not None
    assert document.repairs == []
    assert document.table.locs()[:100] == ADDRESSES[:100]


RUSSIAN = urlset("http://a.b/товары", "http://a.b/2")


def test_undecodable_sitemap_raises_encoding_error_but_html_does_not(tmp_path):
    path = put(tmp_path / "a.xml", RUSSIAN.encode("cp1251"))
    with pytest.raises(EncodingError, match=r"not valid UTF-8: line 4 contains the byte F2"):
        open_path(path)
    # Of a set, such a sitemap is left with its reason.
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    assert isinstance(document.sitemaps[0].error, EncodingError)
    put(path, urlset("http://a.b/x").encode().replace(b"/x", b"/\xa0\xff"))
    with pytest.raises(EncodingError, match="not valid Shift_JIS"):
        open_path(path, ReadOptions(encoding="Shift_JIS"))
    put(path, "<html><body>caf\u00e9</body></html>".encode("latin-1"))
    with pytest.raises(ReadError, match="web page") as caught:
        open_path(path)
    assert not isinstance(caught.value, EncodingError)


def test_chosen_encoding_is_read_and_saved_as_utf8(tmp_path, set_cell):
    path = put(tmp_path / "a.xml", RUSSIAN.encode("koi8-r"))
    document = open_path(path, ReadOptions(encoding="KOI8-R"))
    assert document.table.locs() == ["http://a.b/товары", "http://a.b/2"]
    assert document.sitemaps[0].source is not None
    assert document.sitemaps[0].source.encoding == "KOI8-R"
    (finding,) = (finding for _, finding in document.findings if finding.rule == "not-utf-8")
    assert finding.message == ("“a.xml” is encoded in KOI8-R. Saving a change writes UTF-8.")
    set_cell(document, 1, "loc", "http://a.b/zwei")
    save(document)
    assert path.read_bytes().decode() == RUSSIAN.replace("/2<", "/zwei<")
    assert open_path(path).findings == []


def test_unchanged_file_in_declared_encoding_stays_identical(tmp_path):
    data = RUSSIAN.replace("UTF-8", "windows-1251").encode("cp1251")
    path = put(tmp_path / "a.xml", data)
    assert save(open_path(path, ReadOptions(encoding="Windows-1251"))).paths == ()
    assert path.read_bytes() == data


def test_declared_encoding_precedes_chosen_one(tmp_path):
    put(tmp_path / "utf8.xml", RUSSIAN)
    put(tmp_path / "latin.xml", urlset("http://a.b/é").replace("UTF-8", "ISO-8859-1").encode("latin-1"))
    put(tmp_path / "none.xml", RUSSIAN.encode("cp1251"))
    listed = index(*(f"{HOST}/{name}.xml" for name in ("utf8", "latin", "none")))
    document = open_path(put(tmp_path / "index.xml", listed), ReadOptions(encoding="Windows-1251"))
    assert [loc for loc in document.table.locs() if loc != "http://a.b/2"] == [
        "http://a.b/товары",
        "http://a.b/é",
        "http://a.b/товары",
    ]


def test_malformed_text_in_chosen_encoding_is_repaired(tmp_path):
    path = put(tmp_path / "a.xml", RUSSIAN.replace("/2", "/?a&b").encode("cp1251"))
    document = open_path(path, ReadOptions(encoding="Windows-1251"))
    assert document.table.locs() == ["http://a.b/товары", "http://a.b/?a&b"]
    assert [repair.rule for _, repair in document.repairs] == ["ampersand-bare"]
    save(document)
    assert path.read_bytes().decode() == RUSSIAN.replace("/2", "/?a&amp;b")
    assert (document.repairs, document.findings) == ([], [])


@pytest.mark.parametrize("lead", ["Warning: something failed\n", "Warning: ", "\n\n", "<br/>\n"])
def test_undecodable_xml_after_leading_text_requires_encoding(tmp_path, lead):
    text = urlset(f"{HOST}/caf\u00e9", HOST)
    path = put(tmp_path / "a.xml", (lead + text).encode("latin-1"))
    with pytest.raises(EncodingError, match="contains the byte E9"):
        open_path(path)
    document = open_path(path, ReadOptions(encoding="ISO-8859-1"))
    assert document.table.locs() == [f"{HOST}/caf\u00e9", HOST]
    save(document)
    assert path.read_bytes().decode() == text
