"""Exporting: exact limits, names and URLs, stale sitemaps, single files, and reproducible bytes."""

from __future__ import annotations

import gzip
import os
from dataclasses import replace

import pytest
from lxml import etree

from sitemap_studio.core.errors import Cancelled, LimitError, RequestError, WriteError
from sitemap_studio.core.fingerprint import Fingerprint
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import export_losses, export_to_file
from sitemap_studio.document.export_folder import (
    ExportOptions,
    plan_export,
    remove_stale_sitemaps,
    stale_sitemaps,
    write_export,
)
from sitemap_studio.document.opening.open_document import new_document, open_merged, open_path
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES
from tests.builders import (
    HOST,
    IMAGE,
    NAMESPACE,
    content,
    files_in,
    index,
    locs,
    positions_of,
    put,
    put_set,
    slots_of,
    urlset,
)


@pytest.fixture
def document(tmp_path):
    """Document of ten entries of equal size."""
    return open_path(put(tmp_path / "in.xml", urlset(*locs(10))))


@pytest.fixture
def options(tmp_path) -> ExportOptions:
    """Options for an export to the folder `out`."""
    return ExportOptions(folder=tmp_path / "out", base_url=HOST)


def urls_per_sitemap(document, options) -> list[int]:
    return [file.urls for file in plan_export(document, options).files]


FOUR = len(urlset(*locs(4)))


@pytest.mark.parametrize(
    ("limits", "expected_counts"),
    [
        ({}, [10]), ({"max_urls": 10}, [10]), ({"max_urls": 9}, [9, 1]), ({"max_urls": 5}, [5, 5]),
        ({"max_urls": 3}, [3, 3, 3, 1]), ({"max_urls": 1}, [1] * 10), ({"max_bytes": FOUR}, [4, 4, 2]),
        ({"max_bytes": FOUR - 1}, [3, 3, 3, 1]), ({"max_bytes": FOUR + 1}, [4, 4, 2]),
        ({"max_bytes": FOUR, "max_urls": 3}, [3, 3, 3, 1]), ({"max_bytes": FOUR, "max_urls": 5}, [4, 4, 2]),
        ({"profile": DEFAULT_PROFILE._replace(max_urls=4), "max_urls": 100}, [4, 4, 2]),
        ({"profile": DEFAULT_PROFILE._replace(max_urls=4), "max_urls": 2}, [2] * 5),
        *(({"profile": profile._replace(max_bytes=len(urlset(*locs(5))))}, [5, 5]) for profile in PROFILES.values()),
    ],
)  # fmt: skip
def test_sitemaps_are_filled_to_exact_limits(document, options, limits, expected_counts):
    assert urls_per_sitemap(document, replace(options, **limits)) == expected_counts


def test_unused_namespaces_do_not_count_as_size(tmp_path, options):
    declared = "".join(f' xmlns:x{number}="{IMAGE}/{number}"' for number in range(9))
    picture = {"loc": HOST, "xml": f'<image:image xmlns:image="{IMAGE}"/>'}
    document = open_path(put(tmp_path / "in.xml", urlset(picture, picture, declared=declared)))
    most = plan_export(document, options).files[0].bytes
    assert urls_per_sitemap(document, replace(options, max_bytes=most)) == [2]


def test_oversized_entry_is_named_in_error(document, options):
    with pytest.raises(LimitError, match="Entry 1 is too large"):
        plan_export(document, replace(options, max_bytes=len(urlset(HOST))))


def test_exporting_more_sitemaps_than_index_may_list_is_refused(document, options):
    few = DEFAULT_PROFILE._replace(max_sitemaps=4)
    assert urls_per_sitemap(document, replace(options, profile=few, max_urls=3)) == [3, 3, 3, 1]
    with pytest.raises(LimitError, match=r"more sitemaps than an index may list \(4,"):
        plan_export(document, replace(options, profile=few, max_urls=2))


def test_chosen_entries_are_exported_in_chosen_order(document, options, tmp_path):
    chosen = [locs(10)[7], locs(10)[2]]
    write_export(plan_export(document, replace(options, slots=slots_of(7, 2))))
    assert open_path(tmp_path / "out" / "sitemap-1.xml").table.locs() == chosen
    assert urls_per_sitemap(new_document(), options) == [0]


@pytest.mark.parametrize("is_gzipped", [False, True])
@pytest.mark.parametrize("with_schema_location", [False, True])
def test_written_export_sizes_equal_plan(document, options, is_gzipped, with_schema_location):
    wanted = replace(options, max_urls=3, is_gzipped=is_gzipped, with_schema_location=with_schema_location)
    plan = plan_export(document, wanted)
    write_export(plan)
    for file in plan.files:
        text = content(options.folder / file.name)
        assert (len(text.encode()), text.count("<url>")) == (file.bytes, file.urls)
        assert ("xsi:schemaLocation" in text) == with_schema_location
    assert plan.bytes == sum(file.bytes for file in plan.files)


def test_index_lists_sitemaps_in_order_with_file_dates(document, options, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793620800")
    split = replace(options, max_urls=4, is_gzipped=True)
    report = write_export(plan_export(document, split))
    dated = [(f"{HOST}/sitemap-{number}.xml.gz", "2026-11-02T12:00:00+00:00") for number in (1, 2, 3)]
    assert report.path == options.folder / "sitemap.xml"
    found = etree.fromstring(report.path.read_bytes())
    assert [tuple(part.text for part in entry) for entry in found] == dated
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    os.utime(options.folder / "sitemap-1.xml.gz", (1_000_000_000, 1_000_000_000))
    report = write_export(plan_export(document, split))
    assert "<lastmod>2001-09-09T01:46:40+00:00</lastmod>" in content(report.path)


def test_exported_set_equals_open_set_which_is_unchanged(document, options, tmp_path):
    before = files_in(tmp_path)
    progress = Progress()
    report = write_export(plan_export(document, replace(options, max_urls=4, is_gzipped=True)), progress)
    assert (progress.done, progress.total) == (10, 10)
    again = open_path(report.path)
    assert again.table.locs() == document.table.locs()
    assert [sitemap.error for sitemap in again.sitemaps] == [None] * 3
    assert (files_in(tmp_path).items() >= before.items(), document.version) == (True, 0)


def test_repeated_export_writes_only_changed_files(document, options, set_cell, tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1793620800")
    split = replace(options, max_urls=4, is_gzipped=True)
    first = write_export(plan_export(document, split))
    before = {path: Fingerprint.from_status(path.stat()) for path in options.folder.iterdir()}
    second = write_export(plan_export(document, split))
    assert {path: Fingerprint.from_status(path.stat()) for path in options.folder.iterdir()} == before
    assert (second.written, sorted(second.unchanged)) == ((), sorted(first.written))
    write_export(plan_export(document, replace(split, folder=tmp_path / "two")))
    assert files_in(options.folder) == files_in(tmp_path / "two")
    assert files_in(options.folder)["sitemap-1.xml.gz"][3:8] == bytes(5)
    set_cell(document, 5, "priority", "0.1")
    again = write_export(plan_export(document, split))
    assert {path.name for path in again.written} - {"sitemap.xml"} == {"sitemap-2.xml.gz"}


# Names and addresses


@pytest.mark.parametrize(
    ("name", "is_gzipped", "expected_names"),
    [
        ("sitemap-{n}.xml", False, ["sitemap-1.xml", "sitemap-2.xml"]),
        ("sitemap-{n}.xml", True, ["sitemap-1.xml.gz", "sitemap-2.xml.gz"]),
        ("sitemap-{n}.xml.gz", True, ["sitemap-1.xml.gz", "sitemap-2.xml.gz"]),
        ("{n}", False, ["1.xml", "2.xml"]),
        ("p{n}-{n}", False, ["p1-1.xml", "p2-2.xml"]),
        ("Seite {n} ü.xml", False, ["Seite 1 ü.xml", "Seite 2 ü.xml"]),
    ],
)
def test_exported_file_names_follow_template(document, options, name, is_gzipped, expected_names):
    plan = plan_export(document, replace(options, max_urls=5, name=name, is_gzipped=is_gzipped))
    assert [file.name for file in plan.files] == expected_names


@pytest.mark.parametrize(
    "name",
    ["", "same.xml", "a/{n}.xml", "..\\{n}", "{n}:{n}", "{n}\0", "{m}{n}", "{n", "{n}.xml.", " {n}", "../{n}", "{n}\n"],
)
def test_invalid_template_is_refused(document, options, name):
    with pytest.raises(RequestError):
        plan_export(document, replace(options, max_urls=5, name=name))


def test_index_name_differs_from_sitemap_and_urls_are_escaped(document, options):
    assert [file.name for file in plan_export(document, replace(options, name="all")).files] == ["all.xml"]
    assert plan_export(document, replace(options, name="Sitemap.xml")).index_name == "sitemap-index.xml"
    plan = plan_export(document, replace(options, name="ü {n}&.xml"))
    assert plan.files[0].loc == f"{HOST}/%C3%BC%201%26.xml"


@pytest.mark.parametrize(
    "given",
    [
        "", "cdn.example", "ftp://cdn.example/", "https://", "https://a/?x=1", "https://a/#b", "http://[",
        "https://a/b\tc/", "https://a/%4/", "https://a.example/b\u200bc/", f"https://a.example/{'b' * 2_100}/",
        "http://user:secret@a.example/", "http://secret@a.example/", "http:\\\\u:secret@a.example/", "u:secret@a.example/",
    ],
)  # fmt: skip
def test_invalid_base_url_is_refused_without_quoting_password(document, options, given):
    with pytest.raises(RequestError) as caught:
        plan_export(document, replace(options, base_url=given))
    assert ("password" in caught.value.message) == ("secret" in given)
    assert "secret" not in f"{caught.value.message} {caught.value.hint}"


def test_default_base_url_is_set_url_folder_without_password(tmp_path, options):
    put(tmp_path / "a.xml", urlset(f"{HOST}/maps/1"))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/maps/a.xml")))
    assert plan_export(document, replace(options, base_url=None)).base_url == f"{HOST}/maps/"
    document.base_url = "https://cdn.example/index.xml"
    assert plan_export(document, replace(options, base_url=None)).base_url == "https://cdn.example/"
    document = open_path(put(tmp_path / "in.xml", urlset("https://user:secret@a.example/1")))
    assert plan_export(document, replace(options, base_url=None)).base_url == "https://a.example/"


@pytest.mark.parametrize("first", ["/relative", "", "ftp://a/"])
def test_entries_without_site_require_base_url(tmp_path, options, first):
    document = open_path(put(tmp_path / "in.xml", urlset(first)))
    with pytest.raises(RequestError, match="is not known"):
        plan_export(document, replace(options, base_url=None))


# Extensions


def image(number: int, prefix: str = "image") -> str:
    return f"<{prefix}:image><{prefix}:loc>{HOST}/{number}.png</{prefix}:loc></{prefix}:image>"


def declared(prefix: str, uri: str = IMAGE) -> str:
    return f' xmlns:{prefix}="{uri}"'


def test_each_sitemap_declares_only_namespaces_of_its_extensions(tmp_path, options):
    entries = [{"loc": loc, "xml": image(place)} for place, loc in enumerate(locs(3))]
    document = open_path(put(tmp_path / "in.xml", urlset(*entries, f"{HOST}/b", declared=declared("image"))))
    plan = plan_export(document, replace(options, max_urls=1))
    write_export(plan)
    texts = [content(options.folder / file.name) for file in plan.files]
    found = [loc.text for text in texts for loc in etree.fromstring(text.encode()).iter(f"{{{IMAGE}}}loc")]
    assert found == [f"{HOST}/{n}.png" for n in range(3)]
    assert [IMAGE in text for text in texts] == [True, True, True, False]
    assert list(map(len, texts)) == [file.bytes for file in plan.files]


def open_set_with_clashing_prefixes(tmp_path):
    put(tmp_path / "one.xml", urlset({"loc": f"{HOST}/1", "xml": "<x:a/>"}, declared=declared("x", "urn:one")))
    put(tmp_path / "two.xml", urlset({"loc": f"{HOST}/2", "xml": "<x:a/>"}, declared=declared("x", "urn:two")))
    return open_path(put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml")))


def test_exported_prefix_with_two_namespaces_retains_both(tmp_path, options):
    document = open_set_with_clashing_prefixes(tmp_path)
    plan = plan_export(document, options)
    write_export(plan)
    root = etree.fromstring((options.folder / "sitemap-1.xml").read_bytes())
    assert [entry[-1].tag for entry in root] == ["{urn:one}a", "{urn:two}a"]
    assert plan.bytes == (options.folder / "sitemap-1.xml").stat().st_size
    copies = document.add_copies(document.table.order[::-1])
    document.do(InsertEntries(positions_of(2, 3), copies))
    write_export(plan_export(document, replace(options, slots=copies)))
    root = etree.fromstring((options.folder / "sitemap-1.xml").read_bytes())
    assert [entry[-1].tag for entry in root] == ["{urn:two}a", "{urn:one}a"]


def test_exported_extensions_of_prefixed_sitemap_retain_namespace(tmp_path, options):
    text = (
        '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns="urn:mine">'
        f"<s:url><s:loc>{HOST}</s:loc><mine>&amp;</mine></s:url></s:urlset>"
    )
    write_export(plan_export(open_path(put(tmp_path / "in.xml", text)), options))
    root = etree.fromstring((options.folder / "sitemap-1.xml").read_bytes())
    assert root[0][-1].tag == "{urn:mine}mine"


# Trouble


def test_failed_or_cancelled_export_writes_no_index(document, options, tmp_path):
    with pytest.raises(WriteError, match="can't be created"):
        write_export(plan_export(document, replace(options, folder=tmp_path / "in.xml" / "out")))
    progress = Progress()
    progress.cancel()
    with pytest.raises(Cancelled):
        write_export(plan_export(document, replace(options, max_urls=1)), progress)
    assert not (options.folder / "sitemap.xml").exists()
    (options.folder / "sitemap-2.xml").mkdir(parents=True)
    with pytest.raises(WriteError, match=r"“sitemap-2\.xml”"):
        write_export(plan_export(document, replace(options, max_urls=3)))
    assert "sitemap.xml" not in files_in(options.folder)
    assert not [name for name in files_in(options.folder) if name.startswith(".")]


def test_export_beside_open_file_uses_another_index_name(tmp_path):
    path = put(tmp_path / "sitemap.xml", urlset(*locs(2)))
    before = path.read_bytes()
    assert plan_export(open_path(path), ExportOptions(folder=tmp_path)).index_name == "sitemap-index.xml"
    put(tmp_path / "sitemap-index.xml", urlset(*locs(2)))
    report = write_export(plan_export(open_path(tmp_path), ExportOptions(folder=tmp_path)))
    assert path.read_bytes() == before
    assert report.path == tmp_path / "sitemap-index-2.xml"


def test_export_over_open_sitemap_is_refused(tmp_path, document, options):
    index_path = write_export(plan_export(document, options)).path
    before = files_in(tmp_path)
    with pytest.raises(RequestError, match=r"“sitemap-1\.xml” is an input file"):
        plan_export(open_path(index_path), options)
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("names", [["a.xml"], ["a.xml", "../other.xml"], ["a.xml", "map.xml"], ["map.xml"]])
def test_export_into_folder_of_set_refuses_second_index(tmp_path, names):
    folder = put(tmp_path / "set" / "map.xml", index(f"{HOST}/a.xml")).parent
    put(folder / "a.xml", urlset(*locs(2)))
    put(tmp_path / "other.xml", urlset(*locs(1)))
    before = files_in(tmp_path)
    with pytest.raises(RequestError, match="two indexes"):
        plan_export(open_merged([folder / name for name in names]), ExportOptions(folder=folder))
    assert files_in(tmp_path) == before


def test_export_without_index_needs_single_sitemap_but_no_url(document, options, tmp_path):
    with pytest.raises(RequestError, match="3 sitemaps need an index"):
        plan_export(document, replace(options, with_index=False, max_urls=4))
    document = open_path(put(tmp_path / "in.xml", urlset("/relative")))
    report = write_export(plan_export(document, replace(options, base_url=None, with_index=False)))
    assert [path.name for path in report.written] == ["sitemap.xml"]
    assert open_path(report.path).kind == "urlset"
    assert "<loc>/relative</loc>" in content(report.path)


@pytest.mark.parametrize(
    ("base", "n_outside", "suggested"),
    [("a/b", 2, "a/"), ("a/", 1, None), ("https://test.example/a/b/", 3, ""), ("catalog/shop", 3, "")],
)
def test_plan_counts_entries_outside_base_url_and_suggests_another(tmp_path, options, base, n_outside, suggested):
    document = open_path(put(tmp_path / "in.xml", urlset(f"{HOST}/a/b/1", f"{HOST}/a/c/2", "https://other.example/")))
    plan = plan_export(document, replace(options, base_url=base if "//" in base else f"{HOST}/{base}"))
    assert (plan.n_outside, plan.fitting_url) == (n_outside, None if suggested is None else f"{HOST}/{suggested}")


@pytest.mark.parametrize(
    ("given", "normalized"),
    [
        ("http://www.example.com/\u00fc/", "http://www.example.com/%C3%BC/"),
        ("http://m\u00fcnchen.de/", "http://xn--mnchen-3ya.de/"),
        ("http://www.example.com/a|b/", "http://www.example.com/a%7Cb/"),
        ("http://www.example.com/a b/", "http://www.example.com/a%20b/"),
        ("http://www.example.com/%zz/", "http://www.example.com/%25zz/"),
        ("HTTP://WWW.Example.com:80/a/../b", "http://www.example.com/b/"),
        ("http://www.example.com/maps/sitemap.xml", "http://www.example.com/maps/"),
        ("http://www.example.com/v1.2", "http://www.example.com/v1.2/"),
        ("http://[::1]:8080/", "http://[::1]:8080/"),
        ("http://a_b.example/@user", "http://a_b.example/@user/"),
        ("http://m%C3%BCnchen.de/", "http://xn--mnchen-3ya.de/"),
        ("https://cdn.example", "https://cdn.example/"),
        (None, f"{HOST}/"),
    ],
)
def test_exported_index_has_valid_urls_below_normalized_base_url(document, options, given, normalized):
    plan = plan_export(document, replace(options, base_url=given, max_urls=5))
    assert plan.files[0].loc == f"{normalized}sitemap-1.xml"
    report = write_export(plan)
    exported = open_path(report.path)
    check(exported)
    assert {rule for rule in exported.problems.counts() if rule.startswith("loc")} <= {"loc-outside", "loc-leak"}


@pytest.fixture
def uncertain_document(tmp_path) -> Document:
    """Set of a sitemap of two entries, and one with a wrong checksum."""
    packed = bytearray(gzip.compress(urlset(*locs(3)).encode(), mtime=0))
    packed[-8] ^= 1
    return open_path(put_set(tmp_path, {"sound.xml": urlset(*locs(2)), "odd.xml.gz": bytes(packed)}))


def test_plan_counts_replaced_files_and_uncertain_sitemaps(uncertain_document, tmp_path):
    options = ExportOptions(folder=tmp_path / "out", base_url=HOST)
    plan = plan_export(uncertain_document, options)
    assert plan.n_replaced == 0
    put(options.folder / plan.files[0].name, "")
    put(options.folder / plan.names[-1], "")
    assert plan_export(uncertain_document, options).n_replaced == 2
    sound, odd = (uncertain_document.table.slots_of_sitemap(sitemap.id) for sitemap in uncertain_document.sitemaps)
    for slots, doubted in ((None, 1), (sound, 0), (odd, 1)):
        assert plan_export(uncertain_document, replace(options, slots=slots)).n_uncertain == doubted


@pytest.fixture
def source(tmp_path):
    return open_path(put(tmp_path / "source.xml", urlset(*locs(6))))


def test_smaller_export_reports_stale_sitemaps(source, tmp_path):
    folder = tmp_path / "out"
    write_export(plan_export(source, ExportOptions(folder, max_urls=1)))
    plan = plan_export(source, ExportOptions(folder, max_urls=3))
    assert [path.name for path in plan.stale] == [f"sitemap-{number}.xml" for number in (3, 4, 5, 6)]
    before = files_in(folder)
    report = write_export(plan)
    assert report.stale == plan.stale
    assert files_in(folder).keys() == before.keys()
    assert remove_stale_sitemaps(report.stale) == 4
    assert files_in(folder).keys() == {"sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"}
    assert plan_export(source, ExportOptions(folder, max_urls=3)).stale == ()


def test_only_unwritten_sitemaps_matching_template_are_stale(source, tmp_path):
    for name in ("sitemap-9.xml.gz", "SITEMAP-10.XML", "sitemap-11.xml"):
        put(tmp_path / "out" / name, urlset(*locs(1)))
    put(tmp_path / "out" / "sitemap-12.xml", "not a sitemap")
    put(tmp_path / "out" / "sitemap-013.xml", urlset(*locs(1)))
    put(tmp_path / "out" / "old-sitemap-14.xml", urlset(*locs(1)))
    (tmp_path / "out" / "sitemap-15.xml").mkdir()
    left = stale_sitemaps(tmp_path / "out", "sitemap-{n}.xml", ["sitemap-1.xml"], ["sitemap-11.xml"])
    assert [path.name for path in left] == ["sitemap-9.xml.gz", "SITEMAP-10.XML"]


def test_sitemaps_of_another_index_are_not_stale(tmp_path):
    for name in ("sitemap-7.xml", "sitemap-8.xml.gz", "sitemap-9.xml"):
        put(tmp_path / name, urlset(*locs(1)))
    put(tmp_path / "live.xml", index(f"{HOST}/maps/sitemap-7.xml", f"{HOST}/sitemap-8.xml.gz", f"{HOST}/gone.xml"))
    put(tmp_path / "sitemap.xml", index(f"{HOST}/sitemap-9.xml"))
    left = stale_sitemaps(tmp_path, "sitemap-{n}.xml", ["sitemap.xml"], [])
    assert [path.name for path in left] == ["sitemap-9.xml"]


def test_stale_sitemaps_match_template_literally_except_its_ending(tmp_path):
    for name in ("a.b-2.xml", "axb-2.xml", "a(b)-3.xml"):
        put(tmp_path / name, urlset(*locs(1)))
    assert [path.name for path in stale_sitemaps(tmp_path, "a(b)-{n}", [], [])] == ["a(b)-3.xml"]
    for template in ("a.b-{n}", "a.b-{n}.xml.gz", "a.b-{n}.XML"):
        assert [path.name for path in stale_sitemaps(tmp_path, template, [], [])] == ["a.b-2.xml"]
        assert stale_sitemaps(tmp_path / "gone", template, [], []) == ()


def test_removing_stale_sitemaps_leaves_files_with_other_content(tmp_path):
    path = put(tmp_path / "sitemap-2.xml", "something of the user's")
    assert remove_stale_sitemaps([path, tmp_path / "gone.xml"]) == 0
    assert path.exists()


@pytest.mark.parametrize(
    ("name", "error", "expected_message"),
    [
        *((name, RequestError, f"“{name}”") for name in ("a", "a.pdf", "a.gz", "a.xml.zip", "xml")),
        ("gone/a.xml", WriteError, r"“a\.xml”"),
        ("a.txt", LimitError, "Entry 1"),
    ],
)
def test_export_to_unusable_target_is_refused(tmp_path, name, error, expected_message):
    document = open_path(put(tmp_path / "in.xml", urlset("https://a\nb")))
    with pytest.raises(error, match=expected_message):
        export_to_file(document, tmp_path / name)
    assert sorted(files_in(tmp_path)) == ["in.xml"]


HOSTILE_EXTENSIONS = [
    '<image:image><image:loc><![CDATA[a&b;c"d]]></image:loc><image:title>x\r\ny;"z",&#10;q</image:title></image:image>',
    "<image:image><!-- c --><image:loc>a<!-- d -->b</image:loc></image:image>",
    "<i:image><i:loc>a</i:loc><i:title>=1+1</i:title></i:image><image:image><image:loc>b</image:loc></image:image>",
    "<image:image xmlns:image='urn:other'><image:loc>a</image:loc></image:image>",
    "<image:image><image:loc>a</image:loc><image:loc>b</image:loc></image:image>",
    "<xhtml:link rel='alternate' hreflang='de' href='c\"d'/><xhtml:link href='e' hreflang=\"de\" rel=\"alternate\"/>",
    "<xhtml:link rel=\"alternate\" hreflang='de' href='&lt;&#39;&amp;amp;'/><mobile:mobile/>",
]
HOSTILE_CSV = r"""loc,lastmod,changefreq,priority,hreflang de,hreflang de,image:loc,image:title,image:loc
0,,,,,,"a&b;c""d","x
y;""z"",
q",
1,,,,,,ab,,
2,,,,,,a,'=1+1,b
3,,,,,,,,
4,,,,,,a,,
5,,,,"c""d",e,,,
6,,,,<'&amp;,,,,
"""


@pytest.fixture
def hostile_document(tmp_path):
    """Document of entries with the hostile extensions, whose URLs are their numbers."""
    declared = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in {**EXTENSIONS, "i": IMAGE}.items())
    entries = "".join(f"<url><loc>{number}</loc>{xml}</url>" for number, xml in enumerate(HOSTILE_EXTENSIONS))
    return open_path(put(tmp_path / "in.xml", f'<urlset xmlns="{NAMESPACE}"{declared}>{entries}</urlset>'))


def test_csv_export_stores_or_reports_hostile_extensions(hostile_document, tmp_path):
    n_written, losses = export_to_file(hostile_document, tmp_path / "out.csv")
    assert content(tmp_path / "out.csv") == HOSTILE_CSV
    assert n_written == len(HOSTILE_EXTENSIONS)
    assert list(map(str, losses)) == ["Images (1 entry)", "Mobile (1 entry)", "Other XML (1 entry)"]


def test_csv_export_and_its_plan_state_same_losses(hostile_document, tmp_path):
    _, losses = export_to_file(hostile_document, tmp_path / "out.csv")
    assert losses == export_losses(hostile_document, tmp_path / "out.csv")


class CancelledAfterReading(Progress):
    """Progress of a job that the user cancels after its first part."""

    def advance(self, units: int = 1) -> None:
        """Cancel the job."""
        self.cancel()
        super().advance(units)


def test_cancelled_csv_export_writes_no_file(hostile_document, tmp_path):
    with pytest.raises(Cancelled):
        export_to_file(hostile_document, tmp_path / "out.csv", progress=CancelledAfterReading())
    assert sorted(files_in(tmp_path)) == ["in.xml"]
