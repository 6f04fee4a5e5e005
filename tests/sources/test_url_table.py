"""Tables of crawlers and consoles are known by their headers, and others by a mapping."""

from __future__ import annotations

import zipfile
from pathlib import Path

import polars as pl
import pytest
from lxml import etree

from sitemap_studio.core.errors import ReadError, RequestError
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.merging import read_source
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.sources.source_entries import SourceEntries, UnknownSiteError
from sitemap_studio.sources.url_table import UnknownColumnsError, find_unknown_header, is_table, read_url_table

SCREAMING_FROG = """"Address","Content Type","Status Code","Status","Indexability","Title 1","Last Modified"
"https://example.com/","text/html; charset=utf-8","200","OK","Indexable","Home, sweet","Mon, 02 Nov 2026 10:00:00 GMT"
"https://example.com/a.css","text/css","200","OK","Indexable","",""
"https://example.com/gone","text/html","404","Not Found","Non-Indexable","",""
"https://example.com/no","text/html","200","OK","Non-Indexable","",""
"""
SITEBULB = "URL,HTTP Status Code,Indexable Status\nhttps://example.com/,200,Indexable\n"
SEARCH_CONSOLE = "Top pages,Clicks,Impressions\nhttps://example.com/,5,70\n"
AHREFS = (
    "URL\tHTTP status code\tIs indexable page\nhttps://example.com/\t200\ttrue\nhttps://example.com/x\t301\tfalse\n"
)


def read(tmp_path: Path, data: str | bytes, **options) -> SourceEntries:
    path = tmp_path / "urls.csv"
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return read_url_table(path, **options)


@pytest.mark.parametrize(
    "data",
    [
        SCREAMING_FROG,
        "\ufeff" + SCREAMING_FROG.replace("\n", "\r\n"),
        SITEBULB,
        SEARCH_CONSOLE,
        AHREFS.encode("utf-16"),
    ],
)
def test_table_with_known_headers_is_read(tmp_path: Path, data: str | bytes):
    assert read(tmp_path, data).entries["loc"].to_list() == ["https://example.com/"]


def test_skipped_table_rows_are_counted_by_reason(tmp_path: Path):
    source = read(tmp_path, SCREAMING_FROG)
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "rows whose status is not 200": 1,
        "rows for files other than pages": 1,
        "rows that the table calls not indexable": 1,
    }
    assert source.entries.select("lastmod", "origin", "line").rows() == [("2026-11-02T10:00:00Z", "urls.csv", 2)]


def test_table_with_unknown_headers_is_read_by_column_mapping(tmp_path: Path):
    data = "Seite;Geändert;Rang\nhttps://example.com/;2026-11-02;\n;2026-11-02;1\n"
    source = read(tmp_path, data, columns={"loc": "seite", "lastmod": "Geändert", "priority": "Rang"})
    assert source.entries.select("loc", "lastmod", "priority").rows() == [("https://example.com/", "2026-11-02", None)]


def test_extension_columns_are_read_with_their_rows(tmp_path: Path):
    table = (
        "Address,Status Code,hreflang de,Image:loc,image:loc\n"
        "https://a.b/0,404,https://a.b/x,,\n"
        "https://a.b/1,200,https://a.b/de,https://a.b/1.png,'=2\n"
        "https://a.b/2,200,,,\n"
        "https://a.b/3,200,,,https://a.b/3.png\n"
    )
    source = read(tmp_path, table)
    assert source.entries["loc"].to_list() == ["https://a.b/1", "https://a.b/2", "https://a.b/3"]
    assert source.extensions["entry"].to_list() == [0, 2]
    assert [
        (str(element.tag), element.get("href"), element.findtext("{*}loc")) for element in extensions(source, 0)
    ] == [
        ("{http://www.w3.org/1999/xhtml}link", "https://a.b/de", None),
        ("{http://www.google.com/schemas/sitemap-image/1.1}image", None, "https://a.b/1.png"),
        ("{http://www.google.com/schemas/sitemap-image/1.1}image", None, "=2"),
    ]


def test_hreflang_columns_are_no_candidates_for_url_column(tmp_path: Path):
    source = read(tmp_path, "Seite,hreflang de\nhttps://a.b/1,https://a.b/de\n")
    assert source.entries["loc"].to_list() == ["https://a.b/1"]
    assert source.extensions["entry"].to_list() == [0]


def extensions(source: SourceEntries, row: int) -> list[etree._Element]:
    """Return the elements of an entry's extensions."""
    xml = source.extensions.filter(pl.col("entry") == row)["xml"].item()
    declared = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items())
    return list(etree.fromstring(f"<r{declared}>{xml}</r>"))


def test_unknown_table_error_lists_headers(tmp_path: Path):
    with pytest.raises(RequestError, match=r"URL column: “Seite”, “Bild”\. Name the column"):
        read(tmp_path, "Seite;Bild\nhttps://example.com/;https://example.com/a.png\n")


@pytest.mark.parametrize(
    ("text", "header"),
    [
        ("Seite;Rang\r\nhttps://example.com/;1\r\n", "Seite;Rang"),
        ('Nr,"Seite"\n1,"https://example.com/"\n', 'Nr,"Seite"'),
        ("\ufeffSeite\nhttps://example.com/\n", "Seite"),
        ("Address,Status\nhttps://example.com/,200\n", None),
        ("https://example.com/a\nhttps://example.com/b\n", None),
        ("<urlset>\n<url>;https://example.com/</url>\n", None),
        ('{"a": 1}\nhttps://example.com/\n', None),
        ("Seite;Rang\n/a;1\n", None),
        ("", None),
    ],
)
def test_table_with_unknown_headers_is_detected_by_rows(text: str, header: str | None):
    assert find_unknown_header(text.encode()) == header


def test_unknown_table_error_has_first_rows(tmp_path: Path):
    with pytest.raises(UnknownColumnsError) as caught:
        read(tmp_path, "Seite;Rang\nhttps://example.com/;1\n", infers_columns=False)
    assert caught.value.header == "Seite;Rang"
    assert caught.value.rows.rows() == [("https://example.com/", "1")]


@pytest.mark.parametrize("columns", [{"loc": "nothing"}, {"colour": "URL"}])
def test_mapping_of_unknown_column_or_field_is_refused(tmp_path: Path, columns: dict[str, str]):
    with pytest.raises(RequestError):
        read(tmp_path, SITEBULB, columns=columns)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\0", b"URL\n\xe9\n"])
def test_file_that_is_no_table_is_refused(tmp_path: Path, data: bytes):
    with pytest.raises((ReadError, RequestError), match=r"urls\.csv"):
        read(tmp_path, data)


def test_separator_line_of_excel_is_skipped(tmp_path: Path):
    path = tmp_path / "a.csv"
    path.write_bytes(b"sep=;\r\nurl;status\r\nhttps://a.example/1;200\r\n")
    assert is_table(path.read_bytes())
    assert read_url_table(path).entries["loc"].to_list() == ["https://a.example/1"]


SITE = "https://example.com/"
CONSOLE = {
    "english": "Top pages,Clicks,Impressions,CTR,Position",
    "german": "Häufigste Seiten,Klicks,Impressionen,CTR,Position",
    "spanish": "Páginas principales,Clics,Impresiones,CTR,Posición",
    "french": "Pages les plus populaires,Clics,Impressions,CTR,Position",
    "japanese": "上位のページ,クリック数,表示回数,CTR,掲載順位",
    "arabic": "أهم الصفحات,النقرات,مرات الظهور,نسبة النقر إلى الظهور,موضع",
}


def source_of(path: Path, data: str | bytes, **options) -> SourceEntries:
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return read_source([path], **options)


@pytest.mark.parametrize("header", CONSOLE.values(), ids=CONSOLE)
def test_export_of_search_console_is_read_in_any_language(tmp_path: Path, header: str):
    source = source_of(tmp_path / "a.csv", f"{header}\n{SITE}a,5,70,7.1%,3\n{SITE}b,0,3,0%,9\n")
    assert (source.entries["loc"].to_list(), source.skipped) == ([f"{SITE}a", f"{SITE}b"], {})


@pytest.mark.parametrize(
    ("names", "origin"),
    [
        (("Chart.csv", "Queries.csv", "Pages.csv", "Devices.csv"), "a.zip/Pages.csv"),
        (("Diagramm.csv", "Suchanfragen.csv", "Seiten.csv", "Geräte.csv"), "a.zip/Seiten.csv"),
        (("x/Chart.csv", "x/Queries.csv", "x/PAGES.csv", "x/Other pages.csv"), "a.zip/PAGES.csv"),
    ],
    ids=["english", "german", "folder"],
)
def test_zip_of_search_console_gives_its_pages_table(tmp_path: Path, names: tuple[str, ...], origin: str):
    tables = (
        "Date,Clicks\n2026-10-01,5\n", "Top queries,Clicks\nurl,5\nlink,3\n", f"Seiten,Klicks\n{SITE}a,5\n", f"Page,Clicks\n{SITE}b,1\n",
    )  # fmt: skip
    if "Other" not in names[3]:
        tables = (*tables[:3], "Device,Clicks\nMobile,5\n")
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, table in zip(names, tables, strict=True):
            archive.writestr(name, table)
    source = read_source([tmp_path / "a.zip"])
    assert source.entries.select("loc", "origin").rows() == [(f"{SITE}a", origin)]


@pytest.mark.parametrize(
    ("members", "reason"),
    [
        ({"a.csv": "Day,Clicks\n1,2\n"}, "contains no table of URLs"),
        ({"a.csv": f"Seite\n{SITE}\n", "b.csv": f"Seite\n{SITE}\n"}, "several tables of URLs: “a.csv”, “b.csv”"),
        ({"[Content_Types].xml": "", "xl/workbook.xml": ""}, r"is a spreadsheet of Excel.*Save it as CSV \(UTF-8\)"),
        ({"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}, "is a spreadsheet of LibreOffice.*CSV"),
        ({"a.csv": "URL\n" + "x" * (20 << 20)}, "“a.csv” in “a.zip” is too large"),
    ],
    ids=["no urls", "several", "xlsx", "ods", "bomb"],
)
def test_zip_without_single_table_of_urls_is_refused(tmp_path: Path, members: dict[str, str], reason: str):
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members.items():
            archive.writestr(name, text, zipfile.ZIP_STORED if name == "mimetype" else None)
    with pytest.raises(ReadError, match=reason):
        read_source([tmp_path / "a.zip"])


def test_damaged_zip_is_refused(tmp_path: Path):
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Pages.csv", f"URL\n{SITE}\n" * 50)
    data = (tmp_path / "a.zip").read_bytes()
    for damaged in (
        data[:40],
        data[:-30],
        data.replace(b"\x50\x4b\x01\x02", b"\x50\x4b\x01\x03"),
        data[:60] + b"\xff" * 20 + data[80:],
    ):
        (tmp_path / "a.zip").write_bytes(damaged)
        with pytest.raises(ReadError, match=r"“a\.zip” is a damaged or encrypted zip file\."):
            read_source([tmp_path / "a.zip"])


@pytest.mark.parametrize("magic", [b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)], ids=["xls"])
def test_old_excel_file_is_refused_recommending_csv(tmp_path: Path, magic: bytes):
    with pytest.raises(ReadError, match=r"is a spreadsheet of Excel, not a text file\. Save it as CSV"):
        source_of(tmp_path / "a.xls", magic)


@pytest.mark.parametrize("title", ['"Internal - HTML"', "Internal - All\n", '"Intern, HTML"', "Response Codes"])
def test_title_line_of_screaming_frog_is_skipped(tmp_path: Path, title: str):
    source = source_of(tmp_path / "a.csv", f"{title}\n{SCREAMING_FROG}")
    assert source.entries.select("loc", "line").rows() == [("https://example.com/", title.count("\n") + 3)]


GA4 = """# ----------------------------------------
# Pages and screens: Page path and screen class
# Property: example.com
# ----------------------------------------
# \n# All Users
# Start date: 20260901
# End date: 20260930
Page path and screen class,Views,Active users
/,12480,4215
/a?b=1,60,20
/a,5,4
(not set),3,3
,2,1
Total,12548,4240
"""
GA4_DAYS = "# Pages and screens\n# Start date: 20260901\nNth day,Views\n0000,5\n0001,7\n\n"
EXPLORATION = "# ---\n# Free form 1\n# 20260901-20260930\n# ---\n\n"


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        (GA4, ["", "a?b=1", "a"]),
        ("\ufeff" + GA4.replace("\n", "\r\n"), ["", "a?b=1", "a"]),
        (GA4_DAYS + GA4, ["", "a?b=1", "a"]),
        (GA4.replace("Page path and screen class,", "Seitenpfad und Bildschirmklasse,"), ["", "a?b=1", "a"]),
        (f"{EXPLORATION}Date,Page path,Views\n20260901,/a,5\n20260902,/b,7\n", ["a", "b"]),
        (f"{EXPLORATION}Full page URL,Views\nexample.com/a,5\nother.example/b,7\n", ["a"]),
        (f"{EXPLORATION}Page,Pageviews\n/a,5\n,5\n\nDay Index,Pageviews\n9/1/26,5\n", ["a"]),
        ("Page path and screen class,Views\n/a,5\n", ["a"]),
    ],
    ids=["ga4", "bom", "days first", "german", "exploration", "full url", "universal", "no comments"],
)
def test_paths_of_google_analytics_are_completed(tmp_path: Path, text: str, paths: list[str]):
    source = source_of(tmp_path / "a.csv", text, base_url=SITE)
    assert source.entries["loc"].to_list() == [SITE + path for path in paths]


def test_paths_without_base_url_are_refused(tmp_path: Path):
    with pytest.raises(UnknownSiteError, match=r"“a\.csv” lists paths, and does not name their site\. Give --base-url"):
        source_of(tmp_path / "a.csv", GA4)


@pytest.mark.parametrize(
    ("status", "is_kept"),
    [("200", True), ("200.0", True), ("200.00", True), ("200 OK", True), ("", True), ("404.0", False), ("2000", False), ("301", False)],
)  # fmt: skip
def test_status_column_is_compared_as_number(tmp_path: Path, status: str, is_kept: bool):
    source = source_of(tmp_path / "a.csv", f"URL,Status Code,x\n{SITE},{status},1\n")
    assert source.entries.height == is_kept


GERMAN_FROG = f"""Adresse,Statuscode,Indexierbarkeit,Zuletzt geändert
{SITE},200,Indexierbar,
{SITE}gone,404,Nicht indexierbar,
{SITE}no,200,Nicht indexierbar,
"""


@pytest.mark.parametrize(
    ("status", "indexability", "yes", "no"),
    [
        ("Statuscode", "Indexierbarkeit", "Indexierbar", "Nicht indexierbar"),
        ("Code de statut", "Indexabilité", "Indexable", "Non indexable"),
        ("Código de estado", "Indexabilidad", "Indexable", "No indexable"),
        ("Codice di stato", "Indicizzabilità", "Indicizzabile", "Non indicizzabile"),
        ("Código de status", "Indexabilidade", "Indexável", "Não indexável"),
        ("Kod stanu (status)", "Indeksowalność", "Indeksowalne", "Nieindeksowalne"),
        ("Код ответа", "Индексируемость", "Индексируемый", "Неиндексируемый"),
        ("ステータスコード", "インデックス可能性", "インデックス可能", "インデックス不可"),
        ("状态码", "索引性", "可索引", "不可索引"),
    ],
    ids=["german", "french", "spanish", "italian", "portuguese", "polish", "russian", "japanese", "chinese"],
)
def test_condition_columns_in_other_languages_are_recognized(tmp_path: Path, status, indexability, yes, no):
    rows = f"{SITE},200,{yes}\n{SITE}gone,404,{no}\n{SITE}no,200,{no}\n"
    source = source_of(tmp_path / "a.csv", f"URL,{status},{indexability}\n{rows}")
    assert (source.entries["loc"].to_list(), source.notices) == ([SITE], ())
    assert source.facts["status"].to_list() == [200, 404, 200]
    assert source.facts["is_indexable"].to_list() == [True, False, False]


def test_unrecognized_condition_columns_are_reported(tmp_path: Path):
    table = (
        GERMAN_FROG.replace("Statuscode", "Antwort").replace("Indexierbar", "Indizierbar*").replace("ierbar", "ierb")
    )
    source = source_of(tmp_path / "a.csv", table)
    assert source.entries.height == 3
    assert [notice.option for notice in source.notices] == ["status=Antwort", "indexability=Indizierb*keit"]
    assert "no column of the status was recognised, so no row is left out by it" in str(source.notices[0].message)


def test_two_similar_status_columns_are_not_recognized(tmp_path: Path):
    source = source_of(tmp_path / "a.csv", f"URL,Status alt,Status neu\n{SITE},404,200\n")
    assert source.entries.height == 1
    assert source.facts.is_empty()
    assert [notice.option for notice in source.notices] == ["status=Status alt"]


def test_column_with_status_word_but_other_numbers_is_ignored(tmp_path: Path):
    source = source_of(tmp_path / "a.csv", f"URL,Status seit Tagen\n{SITE},7\n")
    assert (source.entries.height, source.notices) == (1, ())


def test_condition_columns_are_set_by_mapping(tmp_path: Path):
    columns = {"status": "statuscode", "indexability": "Indexierbarkeit"}
    source = source_of(tmp_path / "a.csv", GERMAN_FROG, columns=columns)
    assert (source.entries["loc"].to_list(), source.notices) == ([SITE], ())
    assert {str(reason): count for reason, count in source.skipped.items()} == {
        "rows whose status is not 200": 1,
        "rows that the table calls not indexable": 1,
    }


@pytest.mark.parametrize("codes", [("404", "410"), ("200.0", "0"), ("301", "")])
def test_unknown_column_of_status_codes_is_suggested_as_option(tmp_path: Path, codes: tuple[str, str]):
    rows = "".join(f"{SITE}{number};{code};0\n" for number, code in enumerate(codes))
    source = source_of(tmp_path / "a.csv", f"Adresse;Code;Klicks\n{rows}")
    assert [notice.option for notice in source.notices] == ["status=Code"]


def test_tables_of_known_programs_have_no_notices(tmp_path: Path):
    for text in (SCREAMING_FROG, SEARCH_CONSOLE, SITEBULB, f"{CONSOLE['german']}\n{SITE},5,70,7%,3\n"):
        assert source_of(tmp_path / "a.csv", text).notices == ()


@pytest.mark.parametrize("encoding", ["windows-1252", "iso-8859-15", "utf-16-le", "shift_jis"])
def test_table_is_read_in_chosen_encoding(tmp_path: Path, encoding: str):
    word = "上位" if encoding == "shift_jis" else "Größe"
    source = source_of(
        tmp_path / "a.csv", f"{word},x\n{SITE}{word},1\n".encode(encoding), options=ReadOptions(encoding=encoding)
    )
    assert source.entries["loc"].to_list() == [SITE + word]


def test_error_for_wrong_encoding_names_line(tmp_path: Path):
    data = f"URL,x\n{SITE},1\n{SITE}ä,1\n".encode("latin-1")
    with pytest.raises(ReadError, match=r"The first invalid byte is in line 3\."):
        source_of(tmp_path / "a.csv", data)


def test_zone_is_added_to_times_without_one(tmp_path: Path):
    rows = f"{SITE}a,2026-10-01 10:00:00\n{SITE}b,2026-10-01T10:00:00Z\n{SITE}c,2026-10-01\n{SITE}d,soon\n"
    source = source_of(tmp_path / "a.csv", f"URL,Last Modified\n{rows}", zone="+02:00")
    assert source.entries["lastmod"].to_list() == [
        "2026-10-01T10:00:00+02:00", "2026-10-01T10:00:00Z", "2026-10-01", "soon",
    ]  # fmt: skip


def test_separator_is_detected_outside_quotes(tmp_path: Path):
    source = source_of(tmp_path / "a.csv", f'"Title, long, with commas";URL\n"a, b";{SITE}\n')
    assert source.entries["loc"].to_list() == [SITE]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f'URL,x\n{SITE},1\n"{SITE}"a,2\n{SITE},3\n', 3),
        (f'URL,x\n{SITE},1\n{SITE},"2\n', 3),
        (f'"Internal - HTML"\nURL,x\n"{SITE}",1\n"{SITE}b,2\n', 4),
    ],
    ids=["text after quote", "open quote", "below title"],
)
def test_error_for_damaged_table_names_line(tmp_path: Path, text: str, line: int):
    with pytest.raises(ReadError, match=rf"^“a\.csv” can't be read: in line {line} the quotation marks do not match\."):
        source_of(tmp_path / "a.csv", text)


@pytest.mark.parametrize("header", ["row,url,line", "url,row,url", "\0row,\0url,x", "loc,origin,loc"])
def test_headers_equal_to_internal_column_names_are_accepted(tmp_path: Path, header: str):
    values = ["1", SITE, "2"] if header.split(",")[1].endswith("url") else [SITE, "1", "2"]
    source = source_of(tmp_path / "a.csv", f"{header}\n{','.join(values)}\n")
    assert source.entries["loc"].to_list() == [SITE]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_table_is_read_with_any_line_ends(tmp_path: Path, newline: str):
    lines = ('"Intern\u2028HTML"', "Adresse;Titel", f"{SITE};a\x85b", f"{SITE}b;c")
    source = source_of(tmp_path / "a.csv", newline.join(lines))
    assert source.entries["loc"].to_list() == [SITE, f"{SITE}b"]


@pytest.mark.parametrize(
    ("others", "is_known"),
    [(("a", "b", "%C3%A4"), True), (("x", "y", "z"), False)],
    ids=["escaped again", "canonical URLs"],
)
def test_second_url_column_is_ignored_only_if_equivalent(tmp_path: Path, others: tuple[str, ...], is_known: bool):
    rows = "".join(f"{SITE}{path};{SITE}{other}\n" for path, other in zip("abä", others, strict=True))
    if is_known:
        source = source_of(tmp_path / "a.csv", f"Adresse;URL-kodierte Adresse\n{rows}")
        assert source.entries["loc"].to_list() == [f"{SITE}a", f"{SITE}b", f"{SITE}ä"]
    else:
        with pytest.raises(UnknownColumnsError, match="“Adresse”, “URL-kodierte Adresse”"):
            source_of(tmp_path / "a.csv", f"Adresse;URL-kodierte Adresse\n{rows}")
