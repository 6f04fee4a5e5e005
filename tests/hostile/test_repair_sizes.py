"""Files with very many faults are repaired or left unchanged, in time proportional to their length.

With these sizes, a repair in quadratic time would exceed the time limit of a test.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.core.errors import CeilingError, StudioError
from sitemap_studio.formats.repair import element_nesting, patches, tokens
from sitemap_studio.formats.repair.text_repair import RepairedText, repair_text
from sitemap_studio.formats.xml_reader import read_xml
from tests.builders import HOST, locs, urlset

PATH = Path("sitemap.xml")
MANY = 300_000


def with_repeated_text(piece: str, times: int = MANY) -> bytes:
    """Return a sitemap of two entries with a text repeated before the end tag."""
    return urlset(*locs(2)).replace("</urlset>", f"{piece * times}</urlset>").encode("utf-8", "surrogateescape")


REPEATED = {
    "comments that are never closed": "<!--",
    "stray closing tags": "</url>",
    "stray closing tags of others": "</a>",
    "bare less-than": "<",
    "bare less-than with blanks": "< ",
    "tags that never end": "<a",
    "bare ampersands": "&",
    "references that are none": "&#",
    "references to control characters": "&#1;",
    "entities of HTML": "&nbsp;",
    "quotes that are never closed": '<a b="',
    "apostrophes that are never closed": "<a b='",
    "elements of an unknown prefix": "<a:b/><a:b/>",
    "entries that are never closed": "<url><loc>",
    "addresses that are never closed": "<url><loc>http://a.b/\n",
    "two names by turns": "<a><b>",
    "nested wrongly": "<a><b></a></b>",
    "control characters by turns": "\x01a",
    "hyphens in many comments": "<!-- -- -->",
    "instructions that are never closed": "<?x ",
    "instructions closed as tags": "<?x >",
    "declarations": '<?xml version="1.0"?>',
    "sections that are never closed": "<![CDATA[",
    "ends of sections": "]]>",
    "roots": "<urlset>",
    "roots that are closed again": "</urlset><urlset>",
}
"""What needs more repairs, when it is repeated, than anything that a person wrote."""

LOWER = 5
"""By how much the limits of repairs are lower where everything is repeated."""

JUST_BEYOND_LIMIT = (
    "stray closing tags of others",
    "bare ampersands",
    "elements of an unknown prefix",
    "nested wrongly",
)
"""One for each place that counts repairs."""


@pytest.mark.timeout(30)
@pytest.mark.parametrize("piece", REPEATED.values(), ids=REPEATED)
def test_text_beyond_repair_limits_is_unchanged(piece, monkeypatch):
    for module in (element_nesting, patches, tokens):
        for limit in vars(module).keys() & {"MAX_REPAIRS", "MAX_PATCHES"}:
            monkeypatch.setattr(module, limit, getattr(module, limit) // LOWER)
    data = with_repeated_text(piece, MANY // LOWER)
    assert repair_text(data, PATH) == RepairedText(data, ())


@pytest.mark.parametrize("name", JUST_BEYOND_LIMIT)
def test_text_just_beyond_repair_limits_is_unchanged(name):
    data = with_repeated_text(REPEATED[name])
    assert repair_text(data, PATH) == RepairedText(data, ())


ODD = {
    "elements that are never closed": with_repeated_text("<a>", 50_000),
    "entries within a comment that is never closed": urlset(*locs(100_000)).replace("<url>", "<!--<url>", 1).encode(),
    "less-than between entries": with_repeated_text("< ", 1_000),
    "deep elements": b"<urlset>" + b"<a>" * 100_000 + b"</a>" * 100_000 + b"</urlset>",
    "deep elements behind an entry": with_repeated_text("<a>", 100_000).replace(
        b"</urlset>", b"</a>" * 100_000 + b"</urlset>"
    ),
    "closed within deep elements": with_repeated_text("</b>").replace(b"</b>", b"<a>" * 150 + b"</b>", 1),
    "ends of roots behind the end": with_repeated_text("").replace(b"</urlset>", b"</urlset>junk" * MANY),
}
"""Files that are nested deeper than anything that a person wrote, or in which nothing is certain."""


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_too_deep_or_ambiguous_text_is_not_repaired(data):
    assert repair_text(data, PATH) == RepairedText(data, ())


REPAIRED = {
    "stray closing tags": (with_repeated_text("</url>", 50_000), 50_000),
    "a run of control characters": (with_repeated_text("\x01", 5_000_000), 1),
    "a comment of hyphens": (with_repeated_text("<!-- " + "-" * 4_000_000 + " -->", 1), 1),
    "blanks behind a less-than": (with_repeated_text("<url><loc>x<" + " " * 2_000_000 + "y</loc></url>", 1), 1),
    "blanks behind every less-than": (
        with_repeated_text("<url><loc>x" + ("<" + " " * 3_000) * 1_000 + "y</loc></url>", 1),
        1_000,
    ),
    "attributes without quotes": (
        with_repeated_text("<url " + " ".join(f"a{at}=1" for at in range(100_000)) + "><loc>a</loc></url>", 1),
        1,
    ),
    "sections": (with_repeated_text("<![CDATA[]]>").replace(b"</urlset>", b"&</urlset>"), 1),
    "comments behind the end": (
        with_repeated_text("").replace(b"</urlset>", b"</urlset>" + b"junk<!-- a -->" * 50_000),
        50_000,
    ),
    "documents one behind the other": (urlset(f"{HOST}/a").encode() * 20_000, 3 * 19_999),
    "pictures in one entry": (
        urlset(f"{HOST}/a").replace("</url>", f"{'<image:image/>' * MANY}</url>").encode(),
        1,
    ),
    "pictures in one entry that is never closed": (
        urlset(f"{HOST}/a").replace("  </url>", "<image:image/>" * 100_000).encode(),
        2,
    ),
}
"""Files that are mended, and in how many places."""


@pytest.mark.parametrize(("data", "count"), REPAIRED.values(), ids=REPAIRED)
def test_often_repeated_fault_is_repaired_each_time(data, count):
    found = repair_text(data, PATH)
    assert len(found.repairs) == count
    assert read_xml(found.data, PATH).entries.height >= 1


@pytest.mark.parametrize(
    "data",
    [
        with_repeated_text(f"<url a={'x' * 11_000_000}></url>", 1),
        with_repeated_text(f"<url><loc>{HOST}/?a&b{'x' * 11_000_000}</loc></url>", 1),
        with_repeated_text(f"<!-- -- {'x' * 11_000_000} -->", 1),
    ],
    ids=["attribute", "loc", "comment"],
)
def test_repair_of_value_beyond_parser_limit_is_refused(data):
    with pytest.raises(CeilingError, match="line 9 a value is longer"):
        repair_text(data, PATH)


def test_many_bare_ampersands_are_repaired_exactly():
    addresses = [f"{HOST}/page/{number}?x=1&y={'z' * 60}" for number in range(70_000)]
    text = urlset(*addresses)
    found = repair_text(text.replace("&amp;", "&", 1_000).encode(), PATH)
    assert len(found.repairs) == 1_000
    assert found.data.decode() == text


@pytest.mark.timeout(30)
@pytest.mark.parametrize("piece", ["<", "&", '"', "'", "=", " ", "\n", "<a ", "a=", ":", "-", "?", "]", "\u201c", "\0"])
@pytest.mark.parametrize("around", ["{}", "<url {}>", "<url><loc>{}</loc></url>", '<url a="{}', "<!--{}", "<?x {}"])
def test_repair_of_repeated_characters_ends_in_time(piece, around):
    text = urlset(*locs(1)).replace("</urlset>", around.format(piece * 60_000) + "</urlset>")
    try:
        found = repair_text(text.encode(), PATH)
    except StudioError:
        return
    assert found.repairs or found.data == text.encode()


def test_twenty_thousand_misspelt_tags_are_repaired():
    text = urlset(*locs(20_000))
    found = repair_text(text.replace("<loc>", "<lo>").encode(), PATH)
    assert found.data.decode() == text
    assert len(found.repairs) == 20_000
