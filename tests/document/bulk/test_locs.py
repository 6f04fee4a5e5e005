"""Bulk edits of addresses: what they become, what stays, and what is counted before it is done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import Cancelled, RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.saving.saving import save
from sitemap_studio.protocol.url_fixes import without_trackers
from tests.builders import HOST, IMAGE, content, index, locs, put, table_of, urlset


def planned(operation: str, *texts: str | None, **given: str) -> tuple[list[str | None], BulkPlan]:
    table = table_of(loc=list(texts))
    plan = plan_bulk(table, operation, given)
    plan.edit(table).apply(table)
    return table.locs(), plan


def becomes(operation: str, *texts: str | None, **given: str) -> list[str | None]:
    return planned(operation, *texts, **given)[0]


def moved(old: str, new: str, *texts: str | None) -> list[str | None]:
    return becomes("loc-rebase", *texts, old=old, new=new)


def test_addresses_below_a_base_move_to_another():
    texts = [
        "http://old.example/shop", "http://old.example/shop/", "http://old.example/shop/a?b#c",
        "HTTP://OLD.example:80/shop/a", "http://old.example:/shop?x", " http://old.example/shop/a\n",
        "http://old.example/shopping", "http://old.example/Shop/a", "https://old.example/shop/a",
        "http://old.example:8080/shop/a", "http://old.example.com/shop", "/shop/a", None, "",
    ]  # fmt: skip
    assert moved("http://old.example/shop/", "https://new.example/store", *texts) == [
        "https://new.example/store", "https://new.example/store/", "https://new.example/store/a?b#c",
        "https://new.example/store/a", "https://new.example/store?x", " https://new.example/store/a\n",
        *texts[6:],
    ]  # fmt: skip


def test_a_folder_that_becomes_a_whole_site_keeps_a_slash():
    texts = ["http://a.b/x", "http://a.b/x?q=1", "http://a.b/x/", "http://a.b/x/x?y", "http://a.b/xy"]
    assert moved("http://a.b/x", "http://a.b", *texts) == [
        "http://a.b/", "http://a.b/?q=1", "http://a.b/", "http://a.b/x?y", "http://a.b/xy",
    ]  # fmt: skip
    assert moved("http://a.b", "https://c.d", "http://a.b", "http://a.b/") == ["https://c.d", "https://c.d/"]


def test_a_site_can_move_into_a_folder_of_itself_and_to_another_port():
    assert moved("http://a.b", "http://a.b/new", "http://a.b/x", "http://a.b") == ["http://a.b/new/x", "http://a.b/new"]
    assert moved("http://a.b:8080", "https://a.b", "http://a.b:8080/x", "http://a.b/x") == [
        "https://a.b/x",
        "http://a.b/x",
    ]
    assert moved("http://u:p@a.b", "http://a.b", "http://u:p@a.b/x", "http://a.b/x") == ["http://a.b/x", "http://a.b/x"]


def test_what_means_something_in_an_expression_means_nothing_in_a_base():
    assert moved("http://a.b/(x)+", "http://c.d/$1${2}", "http://a.b/(x)+/y", "http://aXb/(x)+/y") == [
        "http://c.d/$1${2}/y", "http://aXb/(x)+/y",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "base", ["", "example.com", "ftp://a.b", "http://", "http://a.b/?x", "http://a.b#x", "http://a.b/x y"]
)
def test_what_is_no_base_is_refused(base):
    with pytest.raises(RequestError):
        moved(base, "http://a.b", "http://a.b/x")
    with pytest.raises(RequestError):
        moved("http://a.b", base, "http://a.b/x")


def test_a_whole_set_moves_with_what_its_index_lists(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(2)))
    put(tmp_path / "b.xml", urlset(f"{HOST}/x", "https://other.example/y"))
    document = open_path(
        put(tmp_path / "index.xml", index(f"{HOST}/a.xml", f"{HOST}/b.xml", "https://cdn.example/c.xml"))
    )
    plan = plan_bulk(document.table, "loc-rebase", {"old": HOST, "new": "https://new.example"})
    assert (len(plan), plan.listed) == (5, {0: "https://new.example/a.xml", 1: "https://new.example/b.xml"})
    undo = document.do(plan.edit(document.table))
    assert [sitemap.name for sitemap in document.sitemaps] == ["a.xml", "b.xml", "c.xml"]
    save(document)
    assert content(tmp_path / "index.xml") == index(
        "https://new.example/a.xml", "https://new.example/b.xml", "https://cdn.example/c.xml"
    )
    assert open_path(tmp_path / "index.xml").table.locs() == document.table.locs()
    document.do(undo)
    save(document)
    assert content(tmp_path / "a.xml") == urlset(*locs(2))


def test_addresses_in_extensions_move_along_where_the_document_is_given(tmp_path):
    picture = f"<image:image><image:loc>{HOST}/a.png</image:loc></image:image>"
    elsewhere = picture.replace(HOST, "https://cdn.example")
    entries = [{"loc": f"{HOST}/a", "xml": picture}, {"loc": f"{HOST}/b", "xml": elsewhere}]
    path = put(tmp_path / "a.xml", urlset(*entries, declared=f' xmlns:image="{IMAGE}"'))
    before, document = content(path), open_path(path)
    said = {"old": HOST, "new": "https://new.example"}
    assert plan_bulk(document.table, "loc-rebase", said).extensions is None
    plan = plan_bulk(document.table, "loc-rebase", said, document=document.snapshot())
    assert len(plan) == 3
    undo = document.do(plan.edit(document.table))
    save(document)
    assert content(path) == before.replace(HOST, "https://new.example")
    document.do(undo)
    save(document)
    assert content(path) == before


def test_moving_some_entries_leaves_the_index_alone(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(2)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/a.xml")))
    said = {"old": HOST, "new": "https://new.example"}
    plan = plan_bulk(document.table, "loc-rebase", said, slots=document.table.order[:1])
    assert (len(plan), plan.listed) == (1, {})


def test_slashes_are_put_behind_folders_and_pages_only():
    texts = [
        HOST,
        f"{HOST}/a",
        f"{HOST}/a/b-c",
        f"{HOST}/v1.2/a",
        f" {HOST}/a ",
        f"{HOST}/a.html",
        f"{HOST}/a?b",
        f"{HOST}/a#b",
    ]
    after, plan = planned("loc-slash", *texts, f"{HOST}/a/", "a/b", None)
    assert after == [
        f"{HOST}/", f"{HOST}/a/", f"{HOST}/a/b-c/", f"{HOST}/v1.2/a/", f" {HOST}/a/ ", *texts[5:],
        f"{HOST}/a/", "a/b", None,
    ]  # fmt: skip
    assert plan.unusable == {"no-web": 1}


def test_slashes_are_taken_from_all_but_the_start_page():
    texts = [
        f"{HOST}/a/",
        f" {HOST}/a/b/ ",
        f"{HOST}/",
        HOST,
        f"{HOST}/a/?b",
        f"{HOST}/a/#b",
        f"{HOST}/a//",
        f"{HOST}//",
    ]
    assert becomes("loc-no-slash", *texts) == [f"{HOST}/a", f" {HOST}/a/b ", *texts[2:]]


def test_what_may_not_stand_in_an_address_is_escaped_once():
    texts = [
        f"{HOST}/ü",
        f"{HOST}/a b?c d",
        f"{HOST}/100%",
        f"{HOST}/%C3%BC",
        f"{HOST}/[x]?<y>",
        "https://bücher.example/",
    ]
    assert becomes("loc-escape", *texts) == [
        f"{HOST}/%C3%BC", f"{HOST}/a%20b?c%20d", f"{HOST}/100%25", f"{HOST}/%C3%BC", f"{HOST}/%5Bx%5D?%3Cy%3E",
        "https://bücher.example/",
    ]  # fmt: skip
    after, plan = planned("loc-escape", f"{HOST}/a\nb", f"{HOST}/%u00FC")
    assert after == [f"{HOST}/a\nb", f"{HOST}/%u00FC"]
    assert plan.unusable == {"ambiguous": 2}


def test_only_escapes_go_that_mean_the_same_without():
    texts = {
        f"{HOST}/%41%7e%2D%5f%7A%30": f"{HOST}/A~-_z0",
        f"{HOST}/%2F%2e%2E%3F%26%20%C3%BC%25": f"{HOST}/%2F%2e%2E%3F%26%20%C3%BC%25",
        f"{HOST}/%2541": f"{HOST}/%2541",
        f"{HOST}/%%34%31": f"{HOST}/%%34%31",
    }
    after, plan = planned("loc-unescape", *texts)
    assert after == list(texts.values())
    assert plan.unusable == {"ambiguous": 1}


def test_fragments_go_but_for_those_that_may_be_places_within_a_program():
    texts = [f"{HOST}/a#b", f" {HOST}/a?b#c#d ", f"{HOST}/#", f"{HOST}/#!/x", f"{HOST}/#/x", f"{HOST}/", None]
    after, plan = planned("loc-fragment", *texts)
    assert after == [f"{HOST}/a", f" {HOST}/a?b ", f"{HOST}/", *texts[3:]]
    assert plan.unusable == {"ambiguous": 2}


def test_parameters_of_trackers_go_and_others_stay():
    texts = {
        f"{HOST}/?utm_source=x": f"{HOST}/",
        f"{HOST}/?utm_source=x&a=1;UTM_medium=y#utm_source=z": f"{HOST}/?a=1#utm_source=z",
        f"{HOST}/?a=1&gclid=2&b=3&fbclid=": f"{HOST}/?a=1&b=3",
        f"{HOST}/utm_source=1?a=utm_source=1": f"{HOST}/utm_source=1?a=utm_source=1",
        f" {HOST}/?utm_id=x ": f" {HOST}/ ",
    }
    assert becomes("loc-trackers", *texts) == list(texts.values())
    after, plan = planned("loc-trackers", f"{HOST}/?a=1&amp;utm_source=x")
    assert after == [f"{HOST}/?a=1&amp;utm_source=x"]
    assert plan.unusable == {"ambiguous": 1}


PIECES = st.lists(
    st.sampled_from(["utm_x=1", "gclid=", "a", "a=b", "&", ";", "#", "?", "/", "&amp;", "utm_", "=", "é", " ", "\n"])
)


@given(st.lists(PIECES, min_size=1, max_size=4))
def test_trackers_go_from_a_column_as_they_go_from_one_address(addresses):
    texts = [f"{HOST}/?{''.join(pieces)}" for pieces in addresses]
    assert becomes("loc-trackers", *texts) == [without_trackers(text) or text for text in texts]


def test_session_ids_go_from_queries_and_paths():
    texts = [f"{HOST}/a;jsessionid=ABC?x=1", f"{HOST}/?PHPSESSID=1&b=2", f"{HOST}/(S(abcdefghij))/a", f"{HOST}/?sid=7"]
    assert becomes("loc-sessions", *texts) == [f"{HOST}/a?x=1", f"{HOST}/?b=2", f"{HOST}/a", f"{HOST}/?sid=7"]


def test_addresses_without_a_protocol_are_completed():
    texts = ["/a", "b?c", f"{HOST}/d", " ../e ", "www.other.example/f", None, ""]
    after, plan = planned("loc-absolute", *texts, base=f"{HOST}/x/y")
    assert after == [f"{HOST}/a", f"{HOST}/x/b?c", f"{HOST}/d", f" {HOST}/e ", "www.other.example/f", None, ""]
    assert plan.unusable == {"ambiguous": 1}


def test_addresses_that_would_be_too_long_or_double_are_counted_before():
    texts = [f"{HOST}/a#1", f"{HOST}/a#2", f"{HOST}/b", f"{HOST}/b#3", f"{HOST}/c", f"{HOST}/c", f"{HOST}/d#4"]
    _, plan = planned("loc-fragment", *texts)
    assert (len(plan), plan.n_duplicates, plan.n_too_long) == (4, 3, 0)
    long = [f"{HOST}/{'x' * 2000}", f"{HOST}/{'x' * 2020}", f"{HOST}/x"]
    _, plan = planned("loc-rebase", *long, old=HOST, new=f"{HOST}/{'y' * 10}")
    assert plan.n_too_long == 1
    table = table_of(loc=["a", "b"])
    assert plan_bulk(table, "clear", {}, name="loc").n_duplicates == 0


def test_planning_can_be_stopped():
    class Stopping(Progress):
        def advance(self, units: int = 1) -> None:
            self.cancel()
            super().advance(units)

    with pytest.raises(Cancelled):
        plan_bulk(table_of(loc=locs(3)), "loc-slash", {}, progress=Stopping())


def test_a_long_column_is_planned_part_by_part_as_a_short_one():
    count = 150_000
    table = table_of(loc=[f"{HOST}/{place}" + ("#x" if place % 3 == 0 else "") for place in range(count)])
    progress = Progress()
    plan = plan_bulk(table, "loc-fragment", {}, progress=progress)
    assert (len(plan), plan.n_unchanged, progress.done) == (count // 3, count - count // 3, count)
    plan.edit(table).apply(table)
    assert table.locs() == locs(count)
