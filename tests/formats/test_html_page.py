"""Reading web pages: encoding, directives in the head, visible text, and hostile markup."""

from __future__ import annotations

import codecs

import pytest

from sitemap_studio.formats.html_encoding import decode_page, encoding_from_content_type
from sitemap_studio.formats.html_page import (
    CanonicalLink,
    NamedMeta,
    extract_page_text,
    page_date,
    page_title,
    read_html_page,
    read_page_head,
    visible_text,
)

URL = "https://example.com/a/page"
LINK = '<link rel=canonical href="/c">'


def head_of(html: str):
    return read_page_head(read_html_page(html.encode()).root, URL)


def root_of(html: str):
    root = read_html_page(html.encode()).root
    assert root is not None
    return root


@pytest.mark.parametrize(
    ("data", "content_type", "encoding", "text"),
    [
        (codecs.BOM_UTF8 + b"<p>\xc3\xa9", "text/html; charset=iso-8859-1", "utf-8", "é"),
        (codecs.BOM_UTF16_LE + "<p>é".encode("utf-16le"), "text/html; charset=utf-8", "utf-16le", "é"),
        (b"<meta charset=utf-8><p>\xe9", 'text/html; charset="ISO-8859-1"', "windows-1252", "é"),
        (b"<meta charset=windows-1251><p>\xe9", "text/html", "windows-1251", "й"),
        (b"<meta http-equiv=Content-Type content='text/html; charset=koi8-r'><p>\xca", "", "koi8-r", "й"),
        (b"<!-- <meta charset=koi8-r> --><p>\xc3\xa9", "", "utf-8", "é"),
        (b"<meta charset=utf-16><p>\xc3\xa9", "", "utf-8", "é"),
        (b"<meta charset=unknown><p>\xc3\xa9", "text/html; charset=unknown", "utf-8", "é"),
        (b"<p>\x80", "", "windows-1252", "€"),
        (b"<p>\xc3\xa9\xc3", "", "utf-8", "é"),
        ("<meta charset=x-sjis><p>日本".encode("cp932"), "", "shift_jis", "日本"),
        ("<p>漢".encode("gb18030"), "text/html; charset=GB2312", "gbk", "漢"),
    ],
    ids=[
        "mark before header", "utf-16 mark", "header before declaration", "declaration", "http-equiv", "in comment",
        "wide declaration", "unknown labels", "no evidence", "cut character", "shift_jis", "gb2312",
    ],
)  # fmt: skip
def test_page_encoding_prefers_mark_header_then_declaration(data: bytes, content_type: str, encoding: str, text: str):
    decoded = decode_page(data, content_type)
    assert decoded.encoding == encoding
    assert decoded.text.rpartition("<p>")[2] == text


def test_content_type_without_known_charset_has_no_encoding():
    assert encoding_from_content_type("text/html") is None
    assert encoding_from_content_type("text/html; charset=x") is None


# Expected as html5lib 1.1 places the element with scripting, except for template, which it does not know.
@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (f"<html><head>{LINK}</head>", True),
        (f"<head><img src=x>{LINK}</head>", False),
        (f"<head><iframe src=x></iframe>{LINK}</head>", False),
        (f"<head><noscript><img src=x></noscript>{LINK}</head>", True),
        (f"<head><noscript><div>a</div></noscript>{LINK}</head>", True),
        (f"<head><noscript>{LINK}</noscript></head>", None),
        (f"<head><template><div>a</div></template>{LINK}</head>", True),
        (f"<head>text{LINK}</head>", False),
        (f"<head><my-element></my-element>{LINK}</head>", False),
        (f"<head></head>\n{LINK}<body>", True),
        (f"<head></head><body>{LINK}", False),
        (f'<head><script>"<body>"</script>{LINK}</head>', True),
        (f"<head></div>{LINK}</head>", True),
        (f"{LINK}<p>x", True),
        (f"<head><!-- {LINK} --></head>", None),
    ],
    ids=[
        "head", "after img", "after iframe", "after noscript img", "after noscript div", "in noscript", "after template",
        "after text", "after custom element", "after head", "body", "after script", "after end tag", "no head", "comment",
    ],
)  # fmt: skip
def test_canonical_link_is_valid_only_in_head(html: str, expected: bool | None):
    in_head = [link.is_in_head for link in head_of(html).canonicals if link.is_in_head]
    assert (in_head == [True]) is bool(expected)


def test_canonical_links_are_resolved_against_base():
    html = f'<head><base href="https://other.example/x/">{LINK}<link rel="Canonical alternate" href=" y#z ">'
    expected = ("https://other.example/c", "https://other.example/x/y")
    assert head_of(html).canonicals == tuple(CanonicalLink(url, is_in_head=True) for url in expected)


@pytest.mark.parametrize(
    ("html", "is_read"),
    [
        ("<body>a<meta name=robots content=noindex>", True),
        ("<head><img src=a><meta name=robots content=noindex></head>", True),
        *(
            (f"<body><{tag}><meta name=robots content=noindex></{tag}>", False)
            for tag in ("template", "noscript", "textarea", "iframe", "xmp", "noembed", "noframes", "select", "script", "style")
        ),
        ("<head><title><meta name=robots content=noindex></title>", False),
        ("<!-- <meta name=robots content=noindex> -->", False),
        ("<body><svg><meta name=robots content=noindex></svg>", True),
    ],
)  # fmt: skip
def test_robots_meta_counts_except_in_inert_elements(html: str, is_read: bool):
    assert bool(head_of(html).named_metas) is is_read


@pytest.mark.parametrize("attribute", ["hreflang=de", "lang=de", "media=print", "type=text/html"])
def test_canonical_link_of_a_variant_is_not_read(attribute: str):
    assert head_of(f"<head><link rel=canonical {attribute} href=/b>").canonicals == ()
    assert head_of("<body><template><link rel=canonical href=/b></template>").canonicals == ()


def test_robots_meta_has_lowercase_name_and_content_as_written():
    html = '<head><META NAME="Robots" CONTENT="NoIndex, follow"><meta name=googlebot content=none>'
    assert head_of(html).named_metas == (NamedMeta("robots", "NoIndex, follow"), NamedMeta("googlebot", "none"))


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("0;url=/b", ("https://example.com/b", False)), ("5; URL='/b' ", ("https://example.com/b", True)),
        ("0, b", ("https://example.com/a/b", False)), ('0;url="/b" x', ("https://example.com/b", False)),
        ("1.5 /b", ("https://example.com/b", True)), ("0.9;/b", ("https://example.com/b", False)), (".;/b", ("https://example.com/b", False)),
        ("00;/b", ("https://example.com/b", False)), ("300", None), ("300;", None), ("url=/b", None), ("0url=/b", None), ("", None),
    ],
)  # fmt: skip
def test_refresh_is_parsed_as_in_browsers(content: str, expected: tuple[str, bool] | None):
    content = content.replace('"', "&quot;")
    assert head_of(f'<head><meta http-equiv=refresh content="{content}">').refresh == expected


def test_visible_text_excludes_scripts_but_not_text_after_them():
    html = "<p>a<script>b</script>c <b>d</b>e</p><style>f</style>g"
    assert visible_text(root_of(html)) == "ac d e g"


def test_main_text_hash_ignores_surroundings_asides_and_white_space():
    one = root_of("<body><nav>menu</nav><main>Hello <b>you</b><aside>ad</aside></main><footer>1")
    other = root_of("<body><nav>other</nav><main>Hello\n\n <b>you</b></main><footer>2")
    assert extract_page_text(one).main_hash == extract_page_text(other).main_hash != ""
    assert extract_page_text(root_of("<body><main>Hello me</main>")).main_hash != extract_page_text(one).main_hash
    assert extract_page_text(root_of("<body><script>x</script>")).main_hash == ""


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ('<script type="application/ld+json">{"@graph": [{"dateModified": "2026-01-02"}]}</script>', "2026-01-02"),
        ('<meta property="article:modified_time" content="2026-03-04">', "2026-03-04"),
        ('<script type="application/ld+json">{broken</script><meta property="article:modified_time" content="2026">', "2026"),
        ("<p>x", ""),
    ],
    ids=["json-ld", "meta", "broken json", "none"],
)  # fmt: skip
def test_page_date_is_read_from_json_ld_or_meta(html: str, expected: str):
    assert page_date(root_of(html)) == expected


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<head><title> a\n b </title><body><title>c</title>", "a b"),
        ("<head></head><body><p>x<svg><title>c</title></svg>", "c"),
        ("<title></title><svg><title>c</title></svg>", ""),
        ("<body>x", ""),
    ],
    ids=["head", "body", "empty", "none"],
)
def test_title_is_text_of_first_title_element(html: str, expected: str):
    assert page_title(root_of(html)) == expected


def test_only_page_with_scripts_and_little_text_needs_script():
    assert extract_page_text(root_of("<div id=app></div><script src=a.js></script>")).needs_script
    assert not extract_page_text(root_of(f"<p>{'word ' * 60}</p><script src=a.js></script>")).needs_script
    assert not extract_page_text(root_of("<p>short")).needs_script
    navigation = f"<main>short</main><nav>{'word ' * 60}</nav><script src=a.js></script>"
    assert not extract_page_text(root_of(navigation)).needs_script


def test_page_with_too_many_attributes_is_not_parsed():
    attributes = " ".join(f"a{number}=1" for number in range(30_000))
    page = read_html_page(f"<head>{LINK}</head><p {attributes}>x".encode())
    assert (page.root, page.is_parsed) == (None, False)
    # The same in UTF-16, which a search in the bytes would not find.
    assert not read_html_page(codecs.BOM_UTF16_LE + f"<p {attributes}>x".encode("utf-16le")).is_parsed


@pytest.mark.parametrize(
    ("attribute", "before", "after"),
    [
        ("a{}", "<p ", ">"),
        ('a{}=">"', "<p ", ">"),
        ("a{}='>'", "<p ", ">"),
        ('a{} = ">"', "<p ", ">"),
        ("a{}<b", "<p ", ">"),
        ("a{}", "<p>long text</p><style>" + ".a{color:red}" * 300 + "</style><p ", ">"),
        ("a{}", "<script ", "></script>"),
    ],
    ids=["names", "tag end in value", "single quotes", "blanks", "less-than sign", "after style", "script"],
)  # fmt: skip
def test_element_with_1001_attributes_is_not_parsed(attribute: str, before: str, after: str):
    names = [attribute.format(number) for number in range(1_001)]
    assert read_html_page(f"<body>{before}{' '.join(names[:-1])}{after}x".encode()).is_parsed
    assert not read_html_page(f"<body>{before}{' '.join(names)}{after}x".encode()).is_parsed


@pytest.mark.parametrize("tag", ["<div>", "<b>", "<ul><li>"])
def test_deeply_nested_page_is_unparsed_but_head_is_read(tag: str):
    page = read_html_page(f"<head>{LINK}</head><body>{tag * 20_000}x{'</p>' * 100_000}".encode())
    assert not page.is_parsed
    assert [link.url for link in read_page_head(page.root, URL).canonicals] == ["https://example.com/c"]


def test_nul_character_does_not_end_page():
    head = head_of(f"<head><title>a\0b</title>{LINK}</head>")
    assert len(head.canonicals) == 1


@pytest.mark.parametrize("data", [b"", b"\0", b"<", b"\xff\xfe", b"<!--", b"plain text", b"<?php", b"\x1f\x8b\x08"])
def test_page_of_odd_bytes_has_no_canonical_links(data: bytes):
    page = read_html_page(data)
    assert read_page_head(page.root, URL).canonicals == ()
