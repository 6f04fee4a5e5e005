"""The fast reader reads the same entries as the parser, or declines the document."""

from __future__ import annotations

from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sitemap_studio.core.errors import ReadError
from sitemap_studio.formats.xml_reader import ReadEntries, read_xml
from sitemap_studio.formats.xml_scanner import scan_plain
from tests.hypothesis_examples import examples

PATH = Path("sitemap.xml")

BLOCK_BYTES = st.sampled_from([0, 80, 150, 400, 1_000])
"""0 reads entry by entry; small blocks, so that their seams are met often."""

WHITE = st.text(" \t\r\n", max_size=12)
SCRAPS = st.sampled_from((
    "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#65;", "&#x41;", "&#38;", "&#13;", "&amp;amp;", "&", "&nbsp;",
    "&#0;", "]]>", "]", ">", "<", "</loc>", "<url>", "</url>", "<loc>", "<!--", "-->", "<!-- a -->",
    "<![CDATA[<b>]]>", "<?a b?>", "\x00", "\x01", "\x7f", "\x85", "\ufffe", "\ufffd", "\ufeff", "ü", "😀", "\r",
    "\r\n", "\t", " ", "\x0b", "\u00a0", "\u2028",
))  # fmt: skip
TEXT = st.one_of(
    st.just("http://www.example.com/?a=1&amp;b=2"),
    st.text(st.characters(exclude_characters="<&", exclude_categories=["Cs", "Cc"]), max_size=30),
    st.lists(SCRAPS | st.text("ab/:", max_size=9), max_size=4).map("".join),
)
PLAIN_TEXT = st.text(st.characters(exclude_characters="<&]\r", exclude_categories=["Cs", "Cc"]), max_size=30).filter(
    lambda text: "\ufffe" not in text and "\uffff" not in text
) | st.lists(st.sampled_from(["&amp;", "&lt;", "a", "&#65;", "&#x41;", "amp;", "#65;"]), max_size=6).map("".join)
NAMES = st.sampled_from(["loc", "lastmod", "changefreq", "priority"])
ROOTS = st.sampled_from(
    [
        "urlset",
        'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
        "urlset xmlns='http://www.google.com/schemas/sitemap/0.84'",
        'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.example.com/image"',
        'urlset a=">" b=\'"\'',
        "sitemapindex",
        'sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
        "urlset xmlns='a'",
    ]
)
PROLOGS = st.sampled_from(
    [
        "",
        '<?xml version="1.0"?>',
        '<?xml version="1.0" encoding="UTF-8"?>\n',
        "\ufeff",
        "\n",
        "<!-- <url> -->\n<?a > ?>",
        "<!DOCTYPE a>",
    ]
)
EPILOGS = st.sampled_from(["", "\n", "<!-- </url> -->", "<?a?>", "a", "<a/>", "</url>"])


@st.composite
def entries(draw: st.DrawFn, texts: st.SearchStrategy[str], names: st.SearchStrategy[list[str]], child: str) -> str:
    fields = [f"{draw(WHITE)}<{name}>{draw(texts)}</{name}>" for name in draw(names)]
    return "".join([f"<{child}>", *fields, draw(WHITE), f"</{child}>", draw(WHITE)])


@st.composite
def documents(draw: st.DrawFn, *, is_plain: bool) -> str:
    # A plain document is mostly taken; of the others any part may be odd.
    root = draw(ROOTS.filter(lambda root: "'a'" not in root) if is_plain else ROOTS)
    name = root.split(" ")[0]
    child = "url" if name == "urlset" else "sitemap"
    texts = PLAIN_TEXT if is_plain else TEXT
    chosen = draw(st.permutations(["loc", "lastmod"] + ["changefreq", "priority"] * (child == "url")))
    names = st.just(chosen) if draw(st.booleans()) else st.lists(st.sampled_from(chosen), max_size=4, unique=is_plain)
    body = "".join(draw(st.lists(entries(texts, names, child), min_size=1, max_size=5)))
    prolog = draw(PROLOGS.filter(lambda prolog: "DOCTYPE" not in prolog) if is_plain else PROLOGS)
    epilog = draw(EPILOGS.filter(lambda epilog: epilog[:2] in ("", "\n", "<!", "<?")) if is_plain else EPILOGS)
    return f"{prolog}<{root}>{draw(WHITE)}{body}</{name}>{epilog}"


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    data = draw(documents(is_plain=True)).encode()
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, len(data)))
        cut = draw(st.integers(0, 8))
        put = draw(
            SCRAPS.map(str.encode)
            | st.binary(max_size=3)
            | st.sampled_from([b' a="b"', b"/", b"image:", b"\xed\xa0\x80"])
        )
        data = data[:at] + put + data[at + cut :]
    return data


def assert_equal_or_declined(data: bytes, block_bytes: int = 1_000) -> bool:
    """Assert that the fast reader equals the parser; return whether it read the document."""
    fast = scan_plain(data, PATH, block_bytes=block_bytes)
    if fast is None:
        return False
    slow = read_xml(data, PATH)
    assert fast.entries.schema == slow.entries.schema
    assert fast.entries.rows() == slow.entries.rows()
    assert fast.extensions.equals(slow.extensions)
    assert (fast.kind, fast.namespaces, fast.findings) == (slow.kind, slow.namespaces, slow.findings)
    return True


@settings(max_examples=examples(400))
@given(documents(is_plain=True).map(str.encode), BLOCK_BYTES)
@example(b"<urlset><url>\t\t\t\t\t\t\t\t <loc>a</loc></url></urlset>", 1_000)
def test_fast_reader_equals_parser_or_declines_plain_documents(data, block_bytes):
    assert_equal_or_declined(data, block_bytes)


@settings(max_examples=examples(400))
@given(documents(is_plain=False).map(str.encode), BLOCK_BYTES)
def test_fast_reader_equals_parser_or_declines_unusual_documents(data, block_bytes):
    assert_equal_or_declined(data, block_bytes)


@settings(max_examples=examples(600))
@given(mutated(), BLOCK_BYTES)
@example(b"<urlset><!-- > <url></url> </urlset> --></urlset>", 1_000)
@example(b"<!-- <urlset> <url></url> </urlset> --><urlset></urlset>", 1_000)
@example(b"<urlset><![CDATA[x > <url></url> </urlset> ]]></urlset>", 1_000)
def test_fast_reader_equals_parser_or_declines_damaged_documents(data, block_bytes):
    assert_equal_or_declined(data, block_bytes)


@settings(max_examples=examples(200))
@given(
    st.lists(st.tuples(NAMES, PLAIN_TEXT), min_size=1, max_size=4, unique_by=lambda pair: pair[0]),
    WHITE,
    BLOCK_BYTES.filter(lambda block_bytes: block_bytes in (0, 1_000)),
)
def test_fast_reader_never_declines_plain_document(fields, white, block_bytes):
    body = "".join(f"<{name}>{text}</{name}>{white}" for name, text in fields)
    data = f"<urlset>{white}<url>{body}</url>{white}<url></url></urlset>".encode()
    assert assert_equal_or_declined(data, block_bytes)


@settings(max_examples=examples(400))
@given(mutated())
def test_parser_reads_damaged_document_or_raises_read_error(data):
    read = read_or_none(data)
    for start, length in read.entries.select("start", "length").iter_rows() if read else ():
        assert data[start : start + 1] == b"<"
        assert data[start + length - 1 : start + length] == b">"


def read_or_none(data: bytes) -> ReadEntries | None:
    """Return the entries that the parser reads, or None if it raises a `ReadError`."""
    try:
        return read_xml(data, PATH)
    except ReadError:
        return None
