"""Lines and places: those of the file on disk, however its text was mended."""

from __future__ import annotations

from sitemap_studio.document.checking import check
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.repair_excerpts import MAX_LINE, repair_excerpt, slot_of_repair
from sitemap_studio.document.reporting.places import placed_problems
from tests.builders import HOST, index, locs, put, urlset

TORN = '<?xml version="1.0"?>\n<urlset>\n' + "".join(f"<url><loc>{HOST}/{name}</loc></url>\n" for name in "abc")


def repairs_of(document):
    """Rule and entry of each repair."""
    return [(repair.rule, slot_of_repair(document, sitemap, repair)) for sitemap, repair in document.repairs]


def test_lines_of_problems_in_a_mended_file_are_those_on_disk(tmp_path):
    text = "\n\n\n" + urlset(f"{HOST}/?a&b".replace("&", "AND"), "not an address").replace("AND", "&")
    document = open_path(put(tmp_path / "a.xml", text))
    check(document)
    found = {placed.line for placed in placed_problems(document) if placed.problem.slot == 1}
    assert found == {text[: text.index("not an")].count("\n") + 1}


def test_a_file_that_is_gone_has_no_lines(tmp_path):
    path = put(tmp_path / "a.xml", urlset("not an address"))
    document = open_path(path)
    check(document)
    path.unlink()
    assert {placed.line for placed in placed_problems(document) if placed.problem.slot == 0} == {None}


def test_the_entry_of_a_repair_is_the_one_in_which_it_lies(tmp_path):
    text = "\n" + urlset(*locs(3)).replace("/0<", "/0?a&b<").replace("/2</loc>", "/2")
    document = open_path(put(tmp_path / "a.xml", text))
    assert repairs_of(document) == [("before-declaration", None), ("ampersand-bare", 0), ("closing-missing", 2)]


def test_an_entry_that_was_mended_at_its_end_is_found_too(tmp_path):
    text = TORN.replace("/b</loc></url>", "/b\x01") + "</urlset>\n"
    document = open_path(put(tmp_path / "a.xml", text))
    assert repairs_of(document) == [("control-character", 1), ("closing-missing", 1), ("closing-missing", 1)]


def test_a_repair_between_entries_or_of_an_index_has_no_entry(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", "\n" + index(f"{HOST}/a.xml")))
    assert repairs_of(document) == [("before-declaration", None)]


def test_an_excerpt_shows_the_lines_on_disk_and_the_mended_ones(tmp_path):
    text = ("\n\n" + TORN + "</urlset>\n").encode().replace(b"/b<", b"/b&\x01<")
    document = open_path(put(tmp_path / "a.xml", text))
    found = {repair.rule: repair for _, repair in document.repairs}["ampersand-bare"]
    excerpt = repair_excerpt(document, 0, found, n_around=1)
    assert excerpt is not None
    assert (excerpt.before_number, excerpt.after_number) == (5, 3)
    assert excerpt.before == [
        f"<url><loc>{HOST}/a</loc></url>",
        f"<url><loc>{HOST}/b&\\x01</loc></url>",
        f"<url><loc>{HOST}/c</loc></url>",
    ]
    assert excerpt.after[1] == f"<url><loc>{HOST}/b&amp;</loc></url>"


def test_an_excerpt_of_a_long_line_shows_what_stands_around_the_place(tmp_path):
    text = urlset(f"{HOST}/{'x' * 5_000}&y=1{'z' * 5_000}").replace("&amp;", "&")
    document = open_path(put(tmp_path / "a.xml", text))
    excerpt = repair_excerpt(document, 0, document.repairs[0][1], n_around=0)
    assert excerpt is not None
    for shown, place in ((excerpt.before[0], "x&y=1z"), (excerpt.after[0], "x&amp;y=1z")):
        assert place in shown
        assert len(shown) <= MAX_LINE + 2


def test_an_excerpt_of_an_index_is_taken_from_its_file(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", "\n" + index(f"{HOST}/a.xml")))
    excerpt = repair_excerpt(document, None, document.repairs[0][1], n_around=1)
    assert excerpt is not None
    assert (excerpt.before_number, excerpt.before[0]) == (1, "")
    assert (excerpt.after_number, excerpt.after[0]) == (1, '<?xml version="1.0" encoding="UTF-8"?>')


def test_a_file_that_was_changed_or_is_gone_has_no_excerpt(tmp_path):
    path = put(tmp_path / "a.xml", "\n" + urlset(*locs(1)))
    document = open_path(path)
    put(path, "\n" + urlset(*locs(2)))
    assert repair_excerpt(document, 0, document.repairs[0][1]) is None
    path.unlink()
    assert repair_excerpt(document, 0, document.repairs[0][1]) is None
