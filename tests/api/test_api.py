"""The Python interface: read, check, write and edit."""

from __future__ import annotations

import gzip
import subprocess
import sys

import polars as pl
import pytest

import sitemap_studio as studio
from tests.builders import HOST, IMAGE, index, put, urlset

PICTURE = f"<image:image><image:loc>{HOST}/a.jpg</image:loc></image:image>"
DECLARED = f' xmlns:image="{IMAGE}"'
FIRST = {"loc": f"{HOST}/blog/1", "lastmod": "2025-01-01", "changefreq": "daily", "priority": "0.5", "xml": PICTURE}
COLUMNS = ["loc", "lastmod", "changefreq", "priority", "sitemap"]


@pytest.fixture
def sitemap(tmp_path):
    """A sitemap of two entries, one with an image."""
    return put(tmp_path / "sitemap.xml", urlset(FIRST, f"{HOST}/old/2", declared=DECLARED))


@pytest.fixture
def two_sitemap_index(tmp_path):
    """An index of two sitemaps of two entries each."""
    for name in ("a", "b"):
        put(tmp_path / f"{name}.xml", urlset(f"{HOST}/{name}/1", f"{HOST}/{name}/2"))
    return put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml"))


# Read


def test_read_sitemap_returns_fields_as_written(sitemap):
    entries = studio.read(sitemap)
    assert entries.schema == dict.fromkeys(COLUMNS, pl.String)
    assert entries.rows() == [
        (f"{HOST}/blog/1", "2025-01-01", "daily", "0.5", "sitemap.xml"),
        (f"{HOST}/old/2", None, None, None, "sitemap.xml"),
    ]


def test_read_with_extensions_adds_their_xml(sitemap):
    entries = studio.read(sitemap, extensions=True)
    assert entries.columns == [*COLUMNS, "extensions"]
    assert entries["extensions"].to_list() == [PICTURE, None]


def test_read_index_returns_entries_of_all_sitemaps(two_sitemap_index):
    entries = studio.read(str(two_sitemap_index))
    assert entries["sitemap"].to_list() == ["a.xml", "a.xml", "b.xml", "b.xml"]
    assert entries["loc"][3] == f"{HOST}/b/2"
    assert studio.read(two_sitemap_index.parent).equals(entries)


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzipped"])
def test_read_bytes_returns_entries(sitemap, pack):
    assert studio.read(pack(sitemap.read_bytes()))["loc"].to_list() == [f"{HOST}/blog/1", f"{HOST}/old/2"]


def test_read_url_downloads_set(two_sitemap_index, httpserver):
    base = httpserver.url_for("/")
    httpserver.expect_request("/index.xml").respond_with_data(index(f"{base}a.xml"))
    httpserver.expect_request("/a.xml").respond_with_data(urlset(f"{base}1"))
    assert studio.read(f"{base}index.xml")["loc"].to_list() == [f"{base}1"]


def test_read_empty_sitemap_returns_usual_columns(tmp_path):
    assert studio.read(put(tmp_path / "a.xml", urlset())).schema == dict.fromkeys(COLUMNS, pl.String)


@pytest.mark.parametrize(
    "content", [None, "", "<urlset", "<html><body>Not found</body></html>"], ids=["missing", "empty", "cut", "html"]
)
def test_read_missing_or_invalid_file_raises_read_error(tmp_path, content):
    path = tmp_path / "a.xml"
    if content is not None:
        put(path, content)
    with pytest.raises(studio.ReadError, match=r"a\.xml"):
        studio.read(path)


def test_read_index_with_missing_sitemap_raises_read_error(two_sitemap_index):
    (two_sitemap_index.parent / "b.xml").unlink()
    with pytest.raises(studio.ReadError, match=r"b\.xml"):
        studio.read(two_sitemap_index)


# Check


def test_check_reports_problems_with_lines_and_fixes(sitemap):
    put(sitemap, urlset(FIRST | {"priority": "7"}, {"loc": f"{HOST}/2", "lastmod": "31.01.2025"}, declared=DECLARED))
    problems = studio.check(sitemap)
    columns = ["rule", "severity", "sitemap", "entry", "line", "column", "field", "value", "fix"]
    assert problems.select(columns).rows() == [
        ("priority-value", "error", str(sitemap), 1, 7, 15, "priority", "7", None),
        ("lastmod-format", "error", str(sitemap), 2, 12, 14, "lastmod", "31.01.2025", "2025-01-31"),
    ]
    assert all(problems["message"].str.ends_with("."))


def test_check_profile_decides_severity(sitemap):
    put(sitemap, urlset(FIRST | {"priority": "7"}, declared=DECLARED))
    severities = dict(studio.check(sitemap, profile="google").select("rule", "severity").iter_rows())
    assert severities["priority-value"] == "warning"


def test_check_correct_sitemap_returns_no_rows(sitemap):
    problems = studio.check(sitemap)
    assert problems.is_empty()
    assert problems.schema["entry"] == pl.UInt32


def test_check_with_base_url_reports_urls_outside(sitemap):
    assert studio.check(sitemap, base_url=f"{HOST}/blog/")["rule"].to_list() == ["loc-outside"]


def test_check_malformed_bytes_reports_problem_malformed(tmp_path):
    problems = studio.check(urlset(HOST).encode().replace(b"example", b"ex\xe9mple"))
    assert problems["rule"].to_list() == ["malformed"]
    assert problems["sitemap"].to_list() == ["<bytes>"]


def test_check_unknown_profile_raises_request_error(sitemap):
    with pytest.raises(studio.RequestError, match="“altavista” is not a profile"):
        studio.check(sitemap, profile="altavista")


# Write


def test_write_folder_returns_sitemaps_and_index(sitemap, tmp_path):
    entries = studio.read(sitemap, extensions=True)
    many = pl.DataFrame({"loc": [f"{HOST}/{number}" for number in range(50_000)]})
    paths = studio.write(
        pl.concat([entries, many], how="diagonal"), tmp_path / "public", base_url=f"{HOST}/", gzip=True
    )
    assert [path.name for path in paths] == ["sitemap-1.xml.gz", "sitemap-2.xml.gz", "sitemap.xml"]
    again = studio.read(paths[-1], extensions=True)
    assert again.height == 50_002
    assert again["extensions"][0] == PICTURE


def test_write_file_is_read_with_same_entries(sitemap, tmp_path):
    entries = studio.read(sitemap, extensions=True)
    (path,) = studio.write(entries, tmp_path / "new.xml.gz")
    assert studio.read(path, extensions=True).drop("sitemap").equals(entries.drop("sitemap"))


def test_write_existing_file_requires_overwrite(sitemap, two_sitemap_index):
    entries, before = studio.read(sitemap), sitemap.read_bytes()
    with pytest.raises(studio.WriteError, match=r"sitemap\.xml” already exists"):
        studio.write(entries, sitemap)
    assert sitemap.read_bytes() == before
    studio.write(entries.head(1), sitemap, overwrite=True)
    assert studio.read(sitemap).height == 1


@pytest.mark.parametrize(
    ("entries", "message_part"),
    [
        (pl.DataFrame({"url": [HOST]}), "no column “loc”"),
        (pl.DataFrame({"loc": [HOST], "priority": [0.5]}), "“priority” is of type Float64"),
        (pl.DataFrame({"loc": [f"{HOST}/{number}" for number in range(50_001)]}), "50,001 entries do not fit"),
    ],
    ids=["no-loc", "number", "too-many"],
)
def test_write_unsuitable_entries_raises_request_error(tmp_path, entries, message_part):
    with pytest.raises(studio.RequestError, match=message_part):
        studio.write(entries, tmp_path / "new.xml")
    assert list(tmp_path.iterdir()) == []


# Edit


def test_open_edits_only_matching_entries(sitemap):
    before = sitemap.read_text()
    with studio.open(sitemap) as opened:
        assert opened.set("changefreq", "weekly", where="loc contains /blog/") == 1
        assert opened.remove(where="loc contains /old/") == 1
        assert len(opened) == 1
        assert opened.save() == [sitemap]
    expected = before.replace("daily", "weekly")
    assert (
        sitemap.read_text()
        == expected[: expected.index("  <url>\n    <loc>https://www.example.com/old/2")] + "</urlset>\n"
    )


def test_open_without_save_leaves_file_unchanged(sitemap):
    before = sitemap.read_bytes()
    with studio.open(sitemap) as opened:
        opened.set("priority", None)
        assert opened.entries()["priority"].to_list() == [None, None]
    assert sitemap.read_bytes() == before
    assert sorted(path.name for path in sitemap.parent.iterdir()) == ["sitemap.xml"]


def test_open_index_saves_changed_sitemaps_only(two_sitemap_index):
    with studio.open(two_sitemap_index) as opened:
        opened.set("priority", "0.8", where="loc contains /b/")
        saved = opened.save()
    assert [path.name for path in saved if path != two_sitemap_index] == ["b.xml"]


def test_open_edits_entries_filtered_by_problem(sitemap):
    put(sitemap, urlset(FIRST | {"priority": "7"}, f"{HOST}/2", declared=DECLARED))
    with studio.open(sitemap) as opened:
        assert opened.set("priority", "0.7", where="problem = priority-value") == 1
        assert opened.entries()["priority"].to_list() == ["0.7", None]


def test_edit_command_refuses_file_opened_by_api(sitemap):
    command = [
        sys.executable,
        "-P",
        "-m",
        "sitemap_studio",
        "edit",
        sitemap,
        "--where",
        "entry = 1",
        "--set",
        "priority=1",
    ]
    with studio.open(sitemap):
        ended = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ended.returncode == 2
    assert "open" in ended.stderr


def test_save_elsewhere_refuses_existing_file(sitemap, tmp_path):
    other = put(tmp_path / "other.xml", urlset(HOST))
    with studio.open(sitemap) as opened:
        with pytest.raises(studio.WriteError, match=r"other\.xml” already exists"):
            opened.save(other)
        assert opened.save(other, overwrite=True) == [other]
    assert other.read_bytes() == sitemap.read_bytes()


def test_save_file_changed_by_others_raises_changed_on_disk(sitemap):
    with studio.open(sitemap) as opened:
        opened.set("priority", "0.1")
        put(sitemap, urlset(f"{HOST}/changed/by/others"))
        with pytest.raises(studio.ChangedOnDiskError):
            opened.save()


@pytest.mark.parametrize(("field", "where"), [("title", None), ("loc", "loc contians /blog/")], ids=["field", "filter"])
def test_set_invalid_request_raises_request_error(sitemap, field, where):
    with studio.open(sitemap) as opened, pytest.raises(studio.RequestError):
        opened.set(field, "a", where=where)


# The package


def test_package_exports_functions_and_errors_only():
    exported = set(studio.__all__)
    assert {"read", "check", "write", "open", "Sitemap"} < exported
    others = exported - {"read", "check", "write", "open", "Sitemap"}
    assert all(issubclass(getattr(studio, name), studio.StudioError) for name in others)
    from sitemap_studio.core import errors

    assert others == {
        name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, studio.StudioError)
    }
    with pytest.raises(AttributeError):
        studio.document_of  # noqa: B018


def test_import_loads_no_polars_and_reading_loads_no_qt(sitemap):
    code = (
        "import sys, sitemap_studio as studio\n"
        "assert not {'polars', 'lxml', 'asyncio'} & set(sys.modules)\n"
        "assert studio.read(sys.argv[1]).height == 2 and studio.check(sys.argv[1]).is_empty()\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'jinja2'))]"
    )
    subprocess.run([sys.executable, "-P", "-c", code, sitemap], check=True)
