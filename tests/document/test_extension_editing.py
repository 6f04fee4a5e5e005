"""Extensions of a document's entries edited: planned with the namespaces of their files, saved and undone."""

import pytest

from sitemap_studio.core.errors import ReadOnlyError, RequestError
from sitemap_studio.document.checking import check, problems_in_order
from sitemap_studio.document.extensions import extensions_of, plan_extensions, rewrite_extension_urls
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.protocol.namespaces import EXTENSIONS
from tests.builders import HOST, content, put, urlset

IMAGE = f' xmlns:p="{EXTENSIONS["image"]}"'
PICTURE = f"<p:image>\n      <p:loc>{HOST}/1.png</p:loc>\n    </p:image>"


@pytest.fixture
def pictures(tmp_path):
    """A sitemap of two entries, the first with a picture and something unknown."""
    first = {"loc": f"{HOST}/a", "xml": f"{PICTURE}\n    <!-- why -->\n    <y:y xmlns:y='urn:y'/>"}
    return put(tmp_path / "a.xml", urlset(first, f"{HOST}/b", declared=IMAGE))


def test_an_entry_is_told_as_items(pictures):
    document = open_path(pictures)
    first, second = (extensions_of(document, slot).items() for slot in document.table.order.tolist())
    assert [item.kind for item in first] == ["image", "other", "other"]
    assert first[0].text("loc") == f"{HOST}/1.png"
    assert second == ()


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


def test_a_new_item_takes_the_prefix_of_the_file(pictures):
    before, document = content(pictures), open_path(pictures)
    add = plan_extensions(document, document.table.order[1:], lambda entry: entry.with_item("image", [("loc", "/2")]))
    document.do(add)
    save(document)
    new = "/b</loc>\n    <p:image>\n      <p:loc>/2</p:loc>\n    </p:image>"
    assert content(pictures) == before.replace("/b</loc>", new)


def test_entries_that_a_change_leaves_as_they_are_stay_untouched(pictures):
    document = open_path(pictures)
    edit = plan_extensions(document, document.table.order, lambda entry: entry.without([99]))
    assert len(edit.slots) == 0


def test_a_change_that_cannot_be_made_changes_nothing(pictures):
    document = open_path(pictures)
    with pytest.raises(RequestError, match="in line 1, column 4"):
        plan_extensions(document, document.table.order, lambda entry: entry.with_other("a & b"))
    assert document.changed_sitemaps() == set()


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


def test_addresses_in_extensions_are_rewritten(pictures):
    before, document = content(pictures), open_path(pictures)
    edit = rewrite_extension_urls(
        document, document.table.order, lambda urls: urls.str.replace(HOST, "https://new.example", literal=True)
    )
    assert edit.slots.tolist() == [0]
    document.do(edit)
    save(document)
    assert content(pictures) == before.replace(f"{HOST}/1.png", "https://new.example/1.png")


def test_entries_that_may_only_be_looked_at_keep_their_extensions(tmp_path):
    declared = urlset(f"{HOST}/a").replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')
    document = open_path(put(tmp_path / "a.xml", declared))
    add = plan_extensions(document, document.table.order, lambda entry: entry.with_item("mobile", []))
    with pytest.raises(ReadOnlyError):
        document.do(add)
    assert document.table.extensions_of(document.table.order).is_empty()
