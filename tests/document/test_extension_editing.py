"""Extensions of entries: read, edited, and kept in step with edits."""

import numpy as np
import polars as pl
import pytest

from sitemap_studio.core.errors import ReadOnlyError, RequestError
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.extensions import extensions_of, plan_extensions, rewrite_extension_urls, values_of
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.reporting.places import placed_problems
from sitemap_studio.document.saving.saving import save
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import HOST, content, extension_frame, index, put, urlset

IMAGE = f' xmlns:p="{EXTENSIONS["image"]}"'
PICTURE = f"<p:image>\n      <p:loc>{HOST}/1.png</p:loc>\n    </p:image>"


@pytest.fixture
def pictures(tmp_path):
    """A sitemap of two entries, the first with a picture and something unknown."""
    first = {"loc": f"{HOST}/a", "xml": f"{PICTURE}\n    <!-- why -->\n    <y:y xmlns:y='urn:y'/>"}
    return put(tmp_path / "a.xml", urlset(first, f"{HOST}/b", declared=IMAGE))


def test_an_entry_is_told_as_items_and_no_change_of_these_touches_nothing(pictures):
    document = open_path(pictures)
    slots = document.table.order
    first, second = (extensions_of(document, slot).items() for slot in slots.tolist())
    assert [item.kind for item in first] == ["image", "other", "other"]
    assert first[0].text("loc") == f"{HOST}/1.png"
    assert second == ()
    assert len(plan_extensions(document, slots, lambda entry: entry.without([99])).slots) == 0
    with pytest.raises(RequestError, match="in line 1, column 4"):
        plan_extensions(document, slots, lambda entry: entry.with_other("a & b"))
    assert document.changed_sitemaps() == set()


def test_a_change_is_planned_done_saved_and_undone(pictures):
    before, document = content(pictures), open_path(pictures)
    slots = document.table.order
    edit = plan_extensions(document, slots[:1], lambda entry: entry.with_values(0, [("loc", "/2.png"), ("title", "T")]))
    undo = document.do(edit)
    save(document)
    new = "/2.png</p:loc>\n      <p:title>T</p:title>"
    assert content(pictures) == before.replace(f"{HOST}/1.png</p:loc>", new)
    document.do(undo)
    save(document)
    assert content(pictures) == before


def test_a_new_item_takes_the_prefix_of_the_file_and_addresses_are_rewritten(pictures):
    before, document = content(pictures), open_path(pictures)
    add = plan_extensions(document, document.table.order[1:], lambda entry: entry.with_item("image", [("loc", "/2")]))
    document.do(add)
    edit = rewrite_extension_urls(
        document, document.table.order, lambda urls: urls.str.replace(HOST, "https://new.example", literal=True)
    )
    assert edit.slots.tolist() == [0]
    document.do(edit)
    save(document)
    after = before.replace(f"{HOST}/1.png", "https://new.example/1.png")
    new = "/b</loc>\n    <p:image>\n      <p:loc>/2</p:loc>\n    </p:image>"
    assert content(pictures) == after.replace("/b</loc>", new)


def test_problems_follow_an_edit_of_extensions_at_once(pictures):
    document = open_path(pictures)
    check(document)
    rules = [problem.rule.id for problem in problems_in_order(document)]
    undo = document.do(plan_extensions(document, document.table.order[:1], lambda e: e.with_values(0, [("loc", "/x")])))
    assert [problem.rule.id for problem in problems_in_order(document)] == ["image-url-incomplete", *rules]
    document.do(undo)
    assert [problem.rule.id for problem in problems_in_order(document)] == rules


def test_an_item_planned_after_a_save_does_not_rely_on_what_the_save_declared(tmp_path):
    path = put(tmp_path / "a.xml", urlset(f"{HOST}/a", f"{HOST}/b"))
    before, document = content(path), open_path(path)
    slots = document.table.order
    undone = []
    for place in range(2):
        add = plan_extensions(
            document, slots[place : place + 1], lambda entry: entry.with_item("image", [("loc", "/")])
        )
        undone.append(document.do(add))
        save(document)
    document.do(undone[0])
    save(document)
    assert [extensions_of(document, slot).items() != () for slot in slots.tolist()] == [False, True]
    assert len(extensions_of(open_path(path), 1).items()) == 1
    document.do(undone[1])
    save(document)
    assert content(path) == before


def test_entries_that_may_only_be_looked_at_keep_their_extensions(tmp_path):
    declared = urlset(f"{HOST}/a").replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')
    document = open_path(put(tmp_path / "a.xml", declared))
    add = plan_extensions(document, document.table.order, lambda entry: entry.with_item("mobile", []))
    with pytest.raises(ReadOnlyError):
        document.do(add)
    assert document.table.extensions_of(document.table.order).is_empty()


LINKS = f' xmlns:x="{EXTENSIONS["xhtml"]}"'
PICTURES = f' xmlns:x="{EXTENSIONS["image"]}"'


def link(code, loc):
    return f'<x:link rel="alternate" hreflang="{code}" href="{loc}"/>'


@pytest.fixture
def set_of_two(tmp_path):
    """A set of a file with alternates and one with pictures, both of which call their namespace x."""
    both = link("en", f"{HOST}/en/1") + link("de", f"{HOST}/de/1")
    entries = [{"loc": f"{HOST}/{code}/1", "xml": both} for code in ("en", "de")]
    put(tmp_path / "one.xml", urlset(*entries, declared=LINKS))
    picture = {"loc": f"{HOST}/pictures", "xml": "<x:image><x:loc>/a.jpg</x:loc></x:image>"}
    put(tmp_path / "two.xml", urlset(picture, declared=PICTURES))
    return open_path(put(tmp_path / "sitemap.xml", index(f"{HOST}/one.xml", f"{HOST}/two.xml")))


def rules(document):
    return [problem.rule.id for problem in problems_in_order(document)]


def test_every_file_has_prefixes_of_its_own_by_which_its_extensions_are_judged(set_of_two):
    document = set_of_two
    found = values_of(document, document.table, document.table.order)
    assert found.filter(pl.col("field") == "")["extension"].to_list() == ["alternate"] * 4 + ["image"]
    assert found.filter(pl.col("field") == "loc")["value"].to_list() == ["/a.jpg"]
    check(document)
    assert rules(document) == ["image-url-incomplete"]
    (placed,) = placed_problems(document)
    problem = placed.problem
    assert (problem.sitemap, problem.field, problem.value) == (1, None, "/a.jpg")
    assert placed.line is not None
    assert problem.message.startswith("The loc of image 1 is")
    copies = document.add_copies(document.table.order[2:])
    found = values_of(document, document.table, copies)
    assert found["extension"].unique().to_list() == ["image"]
    assert found["slot"].unique().to_list() == copies.tolist()


def test_edits_and_removals_of_pages_judge_their_alternates_at_once(set_of_two, set_cell):
    document = set_of_two
    check(document)
    undo = set_cell(document, 0, "loc", f"{HOST}/en/2")
    assert rules(document) == ["alternate-no-self", "alternate-no-return", "image-url-incomplete"]
    document.do(undo)
    assert rules(document) == ["image-url-incomplete"]
    undo = document.do(RemoveEntries(np.array([1])))
    assert rules(document) == ["image-url-incomplete"]
    document.do(undo)
    save(document)
    assert rules(document) == ["image-url-incomplete"]


PICTURED = f"<image:image><image:loc>{HOST}/a.jpg</image:loc></image:image>"


def entered(document, xml):
    """Put an entry that comes from no file behind all others."""
    frame = entry_frame({"loc": [f"{HOST}/new"]})
    slots = document.add_entries(frame, sitemap=0, extensions=extension_frame((0, xml)))
    document.do(InsertEntries(np.array([len(document.table)]), slots))
    return slots


def test_an_entry_from_no_file_knows_the_customary_prefixes_and_no_others(tmp_path):
    document = open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/1")))
    check(document)
    slots = entered(document, PICTURED)
    assert rules(document) == []
    assert values_of(document, document.table, slots)["extension"].unique().to_list() == ["image"]
    check(document)
    assert rules(document) == []
    entered(document, "<own:thing/>")
    assert "extension-unreadable" in rules(document)


@pytest.mark.parametrize("declared", ["", LINKS, ' xmlns:image="http://www.example.com/pictures"'])
def test_such_an_entry_means_the_same_once_it_is_saved(tmp_path, declared):
    document = open_path(put(tmp_path / "a.xml", urlset(f"{HOST}/1", declared=declared)))
    entered(document, PICTURED)
    save(document)
    again = open_path(tmp_path / "a.xml")
    check(again)
    assert rules(again) == rules(document) == []
    found = values_of(again, again.table, again.table.order)
    assert found.select("extension", "field", "value").rows() == [
        ("image", "", None),
        ("image", "loc", f"{HOST}/a.jpg"),
    ]
