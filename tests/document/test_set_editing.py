"""Edits of a set: sitemaps are added, renamed, removed, arranged, merged and adopted; entries move between them."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import (
    ChangedOnDiskError,
    LockedError,
    ReadError,
    ReadOnlyError,
    RequestError,
    WriteError,
)
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.checking import check
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import new_document, open_path
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_document import save
from sitemap_studio.document.saving.save_plan import prepare_save
from sitemap_studio.document.set_edits.sitemap_edits import (
    ExistingFile,
    create_sitemap,
    plan_append,
    plan_entry_order,
    plan_files_as_sitemaps,
    plan_index_dates,
    plan_move_to_sitemap,
    plan_new_sitemaps,
    plan_sitemap_merge,
    plan_sitemap_order,
    plan_sitemap_removal,
    plan_sitemap_rename,
    read_existing,
)
from sitemap_studio.model.edits import Change, EditGroup, RemoveSitemaps, SetSitemapField
from sitemap_studio.search.sort import SortKey, sorted_by_fields
from tests.builders import HOST, IMAGE, content, files_in, index, locs, put, put_set, small_set, taken_elsewhere, urlset
from tests.document.set_cases import DOUBTED, by_sitemap, names

ODD_INDEX = f"""<?xml version='1.0'?>
<!-- ours --><s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="urn:x">
\t<s:sitemap><s:loc>{HOST}/a.xml</s:loc><x:more n='1'/></s:sitemap> <!-- one -->

\t<s:sitemap>
\t\t<s:loc><![CDATA[{HOST}/b.xml]]></s:loc>
\t\t<s:lastmod>2020-01-01</s:lastmod>
\t</s:sitemap>
\t<s:sitemap><s:loc>{HOST}/c.xml</s:loc></s:sitemap>
</s:sitemapindex><!-- end -->
"""


def listed(document) -> list[str | None]:
    return [sitemap.loc for sitemap in document.sitemaps]


@pytest.fixture
def odd_set(tmp_path):
    """Index of three sitemaps with an unusual layout."""
    for number, name in enumerate(("a.xml", "b.xml", "c.xml")):
        put(tmp_path / name, urlset(*locs(2, 2 * number)))
    return put(tmp_path / "index.xml", ODD_INDEX)


def test_added_sitemap_is_written_and_listed(tmp_path, add_entry):
    document = open_path(small_set(tmp_path))
    sitemap = create_sitemap(document, "new & better.xml.gz")
    assert names(document) == ["one.xml", "two.xml.gz"]
    undo = document.do(plan_new_sitemaps(document, sitemap, position=1))
    assert names(document) == ["one.xml", "new & better.xml.gz", "two.xml.gz"]
    assert listed(document)[1] == f"{HOST}/new%20%26%20better.xml.gz"
    assert not sitemap.is_missing
    assert document.changed_sitemaps() == {sitemap.id}
    position = document.table.position_range(sitemap.id).start
    assert position == 2
    entry = add_entry(document, position, sitemap=sitemap.id, loc=f"{HOST}/new")
    assert [document.table.position_range(each.id) for each in document.sitemaps] == [
        range(2),
        range(2, 3),
        range(3, 5),
    ]
    save(document, deletes_unused=True)
    again = open_path(tmp_path / "sitemap.xml")
    assert names(again) == names(document)
    assert again.table.locs() == [f"{HOST}/{name}" for name in ("a", "b", "new", "c", "d")]
    assert (tmp_path / "new & better.xml.gz").read_bytes().startswith(b"\x1f\x8b")
    document.do(entry)
    document.do(undo)
    save(document, deletes_unused=True)
    assert files_in(tmp_path).keys() == {"one.xml", "two.xml.gz", "sitemap.xml"}


def test_save_deleting_unremovable_file_fails_and_can_be_repeated(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(plan_sitemap_removal(document, [0]))

    class PuttingAFolderInItsPlace(Progress):
        def advance(self, units: int = 1) -> None:
            (tmp_path / "one.xml").unlink()
            (tmp_path / "one.xml").mkdir()

    plan = prepare_save(document)
    with pytest.raises(WriteError, match=r"“one\.xml” can't be removed"):
        finish_save(document, plan.write(PuttingAFolderInItsPlace(), deletes_unused=True))
    assert listed(open_path(tmp_path / "sitemap.xml")) == [f"{HOST}/one.xml", f"{HOST}/two.xml.gz"]
    with pytest.raises(ChangedOnDiskError):
        save(document, deletes_unused=True)
    (tmp_path / "one.xml").rmdir()
    assert [leaving.path.name for leaving in save(document, deletes_unused=True).removed_files] == ["one.xml"]


def test_new_sitemap_is_dated_if_others_are(tmp_path, monkeypatch, odd_set):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    document = open_path(odd_set)
    document.do(plan_new_sitemaps(document, create_sitemap(document, "d.xml")))
    assert document.sitemaps[3].lastmod == "2027-01-15"
    undated = open_path(put_set(tmp_path / "bare", {"a.xml": urlset(*locs(1))}))
    undated.do(plan_new_sitemaps(undated, create_sitemap(undated, "d.xml")))
    assert undated.sitemaps[1].lastmod is None


def test_new_sitemap_in_set_without_url_requires_one(tmp_path):
    document = open_path(put(tmp_path / "index.xml", index()))
    sitemap = create_sitemap(document, "a.xml")
    with pytest.raises(RequestError, match="URL of the set is not known"):
        plan_new_sitemaps(document, sitemap)
    document.do(plan_new_sitemaps(document, sitemap, locs=[f"{HOST}/a.xml"]))
    save(document)
    assert [sitemap.loc for sitemap in open_path(tmp_path / "index.xml").sitemaps] == [f"{HOST}/a.xml"]


def test_sitemap_removal_deletes_entries_and_file_until_undone(tmp_path):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    for edit in (plan_sitemap_removal(document, [0, 1]), plan_sitemap_rename(document, 0, "first.xml")):
        document.do(document.do(edit))
        assert document.table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]
        assert save(document, deletes_unused=True).paths == ()
    undo = document.do(plan_sitemap_removal(document, [0]))
    assert document.table.locs() == [f"{HOST}/c", f"{HOST}/d"]
    assert files_in(tmp_path) == before
    saved = save(document, deletes_unused=True)
    assert [leaving.path.name for leaving in saved.removed_files] == ["one.xml"]
    assert files_in(tmp_path).keys() == {"two.xml.gz", "sitemap.xml"}
    assert content(tmp_path / "sitemap.xml").count("<sitemap>") == 1
    document.do(undo)
    assert names(document) == ["one.xml", "two.xml.gz"]
    save(document, deletes_unused=True)
    assert files_in(tmp_path) == before


def test_undone_removal_retains_namespaces_of_extensions(tmp_path):
    entry = {"loc": f"{HOST}/a", "xml": "<i:image><i:loc>https://x.example/i.png</i:loc></i:image>"}
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    document = open_path(put_set(tmp_path, {"a.xml": urlset(entry, declared=f' xmlns:i="{image}"')}))
    undo = document.do(plan_sitemap_removal(document, [0]))
    save(document)
    document.do(undo)
    save(document)
    assert f'xmlns:i="{image}"' in content(tmp_path / "a.xml")
    assert "<i:image>" in content(tmp_path / "a.xml")


@pytest.mark.parametrize(
    "edit",
    [lambda document: plan_sitemap_removal(document, [0]), lambda document: plan_sitemap_rename(document, 0, "b.xml")],
)
def test_externally_changed_file_is_neither_removed_nor_renamed(tmp_path, edit):
    document = open_path(small_set(tmp_path))
    document.do(edit(document))
    put(tmp_path / "one.xml", urlset(*locs(9)))
    before = files_in(tmp_path)
    with pytest.raises(ChangedOnDiskError, match=r"“one.xml”"):
        save(document, deletes_unused=True)
    assert files_in(tmp_path) == before


def test_all_sitemaps_are_removable_but_unreadable_file_remains(tmp_path):
    put(tmp_path / "broken.xml", b"\x00\x01nothing")
    put(tmp_path / "one.xml", urlset(*locs(1)))
    listed = index(*(f"{HOST}/{name}.xml" for name in ("gone", "broken", "one")))
    document = open_path(put(tmp_path / "index.xml", listed))
    document.do(plan_sitemap_removal(document, [0, 1, 2]))
    assert [problem.rule.id for problem in document.collect_file_problems()] == ["empty-sitemap"]
    (tmp_path / "one.xml").unlink()
    save(document)
    assert files_in(tmp_path).keys() == {"broken.xml", "index.xml"}
    assert "<sitemap>" not in content(tmp_path / "index.xml")


def test_renamed_or_new_sitemap_replaces_no_foreign_file(tmp_path):
    document = open_path(small_set(tmp_path / "set"))
    undo = document.do(plan_sitemap_rename(document, 0, "first.xml"))
    put(tmp_path / "set" / "first.xml", "a stranger")
    before = files_in(tmp_path)
    with pytest.raises(WriteError, match="already exists"):
        save(document)
    assert files_in(tmp_path) == before
    document.do(undo)
    document.do(plan_new_sitemaps(document, create_sitemap(document, "new.xml")))
    put(tmp_path / "secret", "secret")
    (tmp_path / "set" / "new.xml").symlink_to(tmp_path / "secret")
    with pytest.raises(WriteError, match="already exists"):
        save(document)
    assert content(tmp_path / "secret") == "secret"


def test_file_listed_twice_is_renamed_in_both_entries(tmp_path):
    put(tmp_path / "one.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/one.xml", f"{HOST}/one.xml")))
    document.do(plan_sitemap_rename(document, 0, "first.xml"))
    save(document)
    assert content(tmp_path / "index.xml") == index(f"{HOST}/first.xml", f"{HOST}/first.xml")
    assert files_in(tmp_path).keys() == {"first.xml", "index.xml"}
    assert document.sitemaps[1].path == tmp_path / "first.xml"
    document.do(plan_sitemap_removal(document, [1]))
    save(document)
    assert content(tmp_path / "index.xml") == index(f"{HOST}/first.xml")
    assert files_in(tmp_path).keys() == {"first.xml", "index.xml"}


def test_read_only_sitemap_is_renamed_but_not_removed(tmp_path):
    document = open_path(put_set(tmp_path, {"odd.xml": DOUBTED}))
    with pytest.raises(ReadOnlyError):
        plan_sitemap_removal(document, [0])
    document.do(plan_sitemap_rename(document, 0, "even.xml"))
    save(document)
    assert content(tmp_path / "even.xml") == DOUBTED
    assert files_in(tmp_path).keys() == {"even.xml", "index.xml"}


def test_all_edits_of_read_only_index_are_refused(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(1)))
    doubted = index(f"{HOST}/a.xml").replace("<sitemapindex", '<!DOCTYPE x [<!ENTITY x "y">]>\n<sitemapindex')
    document = open_path(put(tmp_path / "index.xml", doubted))
    with pytest.raises(ReadOnlyError):
        plan_sitemap_rename(document, 0, "b.xml")
    with pytest.raises(ReadOnlyError):
        document.do(RemoveSitemaps((0,)))
    assert names(document) == ["a.xml"]


def test_set_edit_of_single_sitemap_is_refused(tmp_path):
    document = open_path(put(tmp_path / "one.xml", urlset(*locs(1))))
    for refused in (
        lambda: create_sitemap(document, "two.xml"),
        lambda: plan_sitemap_rename(document, 0, "two.xml"),
        lambda: plan_sitemap_removal(document, [0]),
        lambda: plan_sitemap_order(document, [0]),
        lambda: plan_index_dates(document, {0: "2020"}),
    ):
        with pytest.raises(RequestError, match="has no index"):
            refused()


def test_new_order_changes_only_order_of_index(odd_set):
    before = files_in(odd_set.parent)
    document = open_path(odd_set)
    undo = document.do(plan_sitemap_order(document, [2, 0, 1]))
    assert names(document) == ["c.xml", "a.xml", "b.xml"]
    assert document.table.locs() == [*locs(2, 4), *locs(4)]
    assert [document.table.position_range(each) for each in (0, 1, 2)] == [range(2, 4), range(4, 6), range(2)]
    assert [path.name for path in save(document).paths] == ["index.xml"]
    assert names(open_path(odd_set)) == ["c.xml", "a.xml", "b.xml"]
    assert sorted(content(odd_set).split()) == sorted(before["index.xml"].decode().split())
    document.do(undo)
    save(document)
    assert names(open_path(odd_set)) == ["a.xml", "b.xml", "c.xml"]


def test_incomplete_order_is_refused(odd_set):
    document = open_path(odd_set)
    for order in ([0, 1], [0, 1, 1], [0, 1, 2, 3]):
        with pytest.raises(RequestError, match="every sitemap"):
            plan_sitemap_order(document, order)


def test_edit_of_index_entry_changes_only_its_field(odd_set):
    document = open_path(odd_set)
    document.do(plan_index_dates(document, {1: "2026-11-02"}))
    undo = document.do(SetSitemapField("loc", {0: f"{HOST}/other/a.xml?x=1&y=2"}))
    save(document)
    expected = ODD_INDEX.replace("2020-01-01", "2026-11-02").replace(f"{HOST}/a.xml", f"{HOST}/other/a.xml?x=1&amp;y=2")
    assert content(odd_set) == expected
    document.do(undo)
    save(document)
    assert content(odd_set) == ODD_INDEX.replace("2020-01-01", "2026-11-02")


def test_edited_index_date_is_retained_by_first_save_only(odd_set, set_cell):
    document = open_path(odd_set)
    document.do(plan_index_dates(document, {1: "1999"}))
    undo = document.do(plan_sitemap_rename(document, 0, "z.xml"))
    set_cell(document, 2, "priority", "0.1")
    save(document)
    assert "<s:lastmod>1999</s:lastmod>" in content(odd_set)
    set_cell(document, 2, "priority", "0.2")
    save(document)
    assert "1999" not in content(odd_set)
    # Undoing an older edit keeps the date that a save wrote.
    dated = document.sitemaps[1].lastmod
    document.do(undo)
    assert document.sitemaps[1].lastmod == dated


def test_set_edits_update_problems_of_set(tmp_path):
    document = open_path(put_set(tmp_path, {"deep/a.xml": urlset(f"{HOST}/deep/1", f"{HOST}/2"), "gone.xml": None}))
    check(document)
    assert len(document.problems.slots("loc-outside")) == 1
    assert "sitemap-missing" in {problem.rule.id for problem in document.problems.individual}
    undo = document.do(plan_sitemap_removal(document, [1]))
    assert "sitemap-missing" not in {problem.rule.id for problem in document.problems.individual}
    document.do(undo)
    assert "sitemap-missing" in {problem.rule.id for problem in document.problems.individual}
    document.do(SetSitemapField("loc", {0: "a.xml"}))
    assert not len(document.problems.slots("loc-outside"))
    # Its first address on the web.
    undo = document.do(SetSitemapField("loc", {0: "https://elsewhere.example/a.xml"}))
    assert len(document.problems.slots("loc-outside")) == 2
    document.do(undo)
    assert not len(document.problems.slots("loc-outside"))


def test_change_of_set_edit_lists_affected_sitemaps(tmp_path):
    told: list[Change] = []

    document = open_path(small_set(tmp_path))
    document.listeners.append(told.append)
    document.do(plan_sitemap_rename(document, 0, "first.xml"))
    document.do(plan_sitemap_removal(document, [1]))
    assert [change.sitemaps for change in told] == [{0}, {1}]
    assert [change.is_structural for change in told] == [False, True]


def test_saving_renamed_sitemap_elsewhere_leaves_old_folder_unchanged(tmp_path):
    document = open_path(small_set(tmp_path / "old"))
    before = files_in(tmp_path / "old")
    document.do(plan_sitemap_rename(document, 0, "first.xml"))
    document.do(plan_sitemap_removal(document, [1]))
    save(document, tmp_path / "new" / "index.xml")
    assert files_in(tmp_path / "old") == before
    assert files_in(tmp_path / "new").keys() == {"first.xml", "index.xml"}
    assert save(document).paths == ()
    assert save(document).removed_files == ()


def test_set_edits_during_save_are_saved_by_next_save(tmp_path):
    document = open_path(small_set(tmp_path))
    undo = document.do(plan_sitemap_removal(document, [0]))
    plan = prepare_save(document)
    document.do(undo)
    document.do(plan_sitemap_rename(document, 1, "second.xml.gz"))
    finish_save(document, plan.write(deletes_unused=True))
    assert files_in(tmp_path).keys() == {"two.xml.gz", "sitemap.xml"}
    save(document, deletes_unused=True)
    again = open_path(tmp_path / "sitemap.xml")
    assert names(again) == ["one.xml", "second.xml.gz"]
    assert again.table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]
    assert not (tmp_path / "two.xml.gz").exists()


def test_saved_rename_renames_file_and_undo_restores_it(tmp_path):
    document = open_path(small_set(tmp_path))
    before = files_in(tmp_path)
    undo = document.do(plan_sitemap_rename(document, 0, "first.xml"))
    assert files_in(tmp_path) == before
    assert names(document) == ["first.xml", "two.xml.gz"]
    saved = save(document)
    assert sorted(path.name for path in saved.paths) == ["first.xml", "sitemap.xml"]
    after = files_in(tmp_path)
    assert after.keys() == {"first.xml", "two.xml.gz", "sitemap.xml"}
    assert after["first.xml"] == before["one.xml"]
    assert after["two.xml.gz"] == before["two.xml.gz"]
    assert after["sitemap.xml"] == before["sitemap.xml"].replace(b"one.xml", b"first.xml")
    assert names(open_path(tmp_path / "sitemap.xml")) == ["first.xml", "two.xml.gz"]
    assert save(document).paths == ()
    redo = document.do(undo)
    assert names(document) == ["one.xml", "two.xml.gz"]
    save(document)
    assert files_in(tmp_path) == before
    document.do(redo)
    save(document)
    assert files_in(tmp_path) == after


def test_renaming_swaps_names_and_reuses_those_of_removed_sitemaps(tmp_path):
    document = open_path(put_set(tmp_path, {"a.xml": urlset(*locs(1)), "b.xml": urlset(*locs(1, 1))}))
    before = files_in(tmp_path)
    steps = []
    for sitemap, name in ((0, "temporary.xml"), (1, "a.xml"), (0, "b.xml")):
        steps.append(document.do(plan_sitemap_rename(document, sitemap, name)))
    save(document, deletes_unused=True)
    after = files_in(tmp_path)
    assert (after["a.xml"], after["b.xml"]) == (before["b.xml"], before["a.xml"])
    assert after.keys() == before.keys()
    for step in reversed(steps):
        document.do(step)
    save(document, deletes_unused=True)
    assert files_in(tmp_path) == before
    document.do(plan_sitemap_removal(document, [1]))
    document.do(plan_sitemap_rename(document, 0, "b.xml"))
    save(document, deletes_unused=True)
    assert files_in(tmp_path).keys() == {"b.xml", "index.xml"}
    assert content(tmp_path / "b.xml") == urlset(*locs(1))


def test_gz_ending_decides_compression_on_rename(tmp_path):
    document = open_path(small_set(tmp_path))
    document.do(
        EditGroup([plan_sitemap_rename(document, 0, "one.xml.gz"), plan_sitemap_rename(document, 1, "two.xml")])
    )
    save(document)
    assert (tmp_path / "one.xml.gz").read_bytes().startswith(b"\x1f\x8b")
    assert (tmp_path / "two.xml").read_bytes().startswith(b"<?xml")
    assert open_path(tmp_path / "sitemap.xml").table.locs() == [f"{HOST}/{letter}" for letter in "abcd"]


def test_renamed_sitemap_retains_gz_suffix_of_listed_url(tmp_path):
    put(tmp_path / "one.xml", urlset(*locs(1)))
    document = open_path(put(tmp_path / "index.xml", index(f"{HOST}/one.xml.gz")))
    document.do(plan_sitemap_rename(document, 0, "first.xml"))
    assert listed(document) == [f"{HOST}/first.xml.gz"]
    save(document)
    assert open_path(tmp_path / "index.xml").table.locs() == locs(1)


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "../one.xml", "/one.xml", "a/b.xml", "a\\b.xml", "CON", "con.xml", "LPT1.xml.gz", "a.xml.",
     "a.xml ", " a.xml", ".hidden.xml", "a\x00.xml", "a\n.xml", "a\u202e.xml", "\ud800.xml", "a:b.xml",
     "x" * 300 + ".xml",
     "ü" * 130 + ".xml", "one", "one.txt", "one.xml.zip", "COM¹.xml", ".sitemap-studio-1.xml", "two.xml.gz",
     "TWO.XML.GZ", "Sitemap.xml", "stranger.xml"],
)  # fmt: skip
def test_invalid_sitemap_names_are_refused_with_reason(tmp_path, name):
    document = open_path(small_set(tmp_path))
    put(tmp_path / "stranger.xml", "something else")
    for refused in (lambda: plan_sitemap_rename(document, 0, name), lambda: create_sitemap(document, name)):
        with pytest.raises(RequestError) as caught:
            refused()
        assert caught.value.message.endswith(".")
        assert caught.value.hint
        caught.value.message.encode()


def test_name_differing_from_another_only_in_case_is_refused(tmp_path):
    document = open_path(put_set(tmp_path, {"é.xml": urlset(*locs(1)), "b.xml": urlset(*locs(1, 1))}))
    with pytest.raises(RequestError, match="differs only in case"):
        plan_sitemap_rename(document, 1, "E\u0301.xml")
    document.do(plan_sitemap_rename(document, 0, "É.xml"))
    assert names(document) == ["É.xml", "b.xml"]
    assert listed(document)[0] == f"{HOST}/%C3%89.xml"
    save(document)
    assert open_path(tmp_path / "index.xml").table.locs() == locs(2)


@pytest.fixture
def three_sitemaps(tmp_path):
    """Set of three sitemaps of three entries each."""
    for number, name in enumerate(("a.xml", "b.xml", "c.xml")):
        put(tmp_path / name, urlset(*locs(3, 3 * number)))
    return open_path(put(tmp_path / "index.xml", index(*(f"{HOST}/{name}.xml" for name in "abc"))))


@pytest.mark.parametrize(
    ("positions", "new_name", "expected_entries"),
    [
        ([0, 2, 4, 7], None, {"a.xml": ["1"], "b.xml": ["3", "4", "5", "0", "2", "7"], "c.xml": ["6", "8"]}),
        ([8, 0], "new.xml.gz",
         {"a.xml": ["1", "2"], "b.xml": ["3", "4", "5"], "c.xml": ["6", "7"], "new.xml.gz": ["0", "8"]}),
    ],
)  # fmt: skip
def test_entries_move_to_end_of_existing_or_new_sitemap(
    three_sitemaps, tmp_path, positions, new_name, expected_entries
):
    before = by_sitemap(three_sitemaps)
    target = three_sitemaps.sitemaps[1] if new_name is None else create_sitemap(three_sitemaps, new_name)
    undo = three_sitemaps.do(plan_move_to_sitemap(three_sitemaps, three_sitemaps.table.order[positions], target))
    assert by_sitemap(three_sitemaps) == expected_entries
    save(three_sitemaps, deletes_unused=True)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == expected_entries
    three_sitemaps.do(undo)
    save(three_sitemaps, deletes_unused=True)
    assert files_in(tmp_path).keys() == {"a.xml", "b.xml", "c.xml", "index.xml"}
    assert by_sitemap(open_path(tmp_path / "index.xml")) == before


def test_move_to_same_sitemap_changes_nothing(three_sitemaps):
    three_sitemaps.do(plan_move_to_sitemap(three_sitemaps, three_sitemaps.table.order[3:6], three_sitemaps.sitemaps[1]))
    three_sitemaps.do(
        plan_entry_order(
            three_sitemaps,
            1,
            sorted_by_fields(three_sitemaps.table, three_sitemaps.table.slots_of_sitemap(1), [SortKey("loc")]),
        )
    )
    assert three_sitemaps.changed_sitemaps() == set()


def test_merge_of_sitemaps_is_undone_before_and_after_save(three_sitemaps, tmp_path):
    with pytest.raises(RequestError, match="Choose at least two sitemaps"):
        plan_sitemap_merge(three_sitemaps, [1], into=1)
    before = by_sitemap(three_sitemaps)
    undo = three_sitemaps.do(plan_sitemap_merge(three_sitemaps, [0, 2], into=1))
    merged = {"b.xml": ["3", "4", "5", "0", "1", "2", "6", "7", "8"]}
    assert by_sitemap(three_sitemaps) == merged
    redo = three_sitemaps.do(undo)
    assert by_sitemap(three_sitemaps) == before
    assert save(three_sitemaps, deletes_unused=True).paths == ()
    for _ in range(2):
        undo = three_sitemaps.do(redo)
        assert by_sitemap(three_sitemaps) == merged
        save(three_sitemaps, deletes_unused=True)
        assert files_in(tmp_path).keys() == {"b.xml", "index.xml"}
        redo = three_sitemaps.do(undo)
        save(three_sitemaps, deletes_unused=True)
        assert by_sitemap(open_path(tmp_path / "index.xml")) == before


def test_empty_sitemap_is_merged(tmp_path):
    document = open_path(put_set(tmp_path, {"a.xml": urlset(), "b.xml": urlset(*locs(1))}))
    document.do(plan_sitemap_merge(document, [0], into=1))
    assert by_sitemap(document) == {"b.xml": ["0"]}


def test_merge_beyond_limit_adds_problem(tmp_path):
    document = open_path(put_set(tmp_path, {"a.xml": urlset(*locs(30_000)), "b.xml": urlset(*locs(30_000, 30_000))}))
    document.is_validated = True
    document.do(plan_sitemap_merge(document, [1], into=0))
    assert "too-many-urls" in {problem.rule.id for problem in document.problems.individual}


def test_merge_or_move_with_unwritable_sitemap_is_refused(tmp_path):
    put(tmp_path / "a.xml", urlset(*locs(2)))
    put(tmp_path / "odd.xml", DOUBTED)
    listed = [f"{HOST}/{name}.xml" for name in ("a", "odd", "gone")]
    document = open_path(put(tmp_path / "index.xml", index(*listed)))
    for sitemap, error in ((1, ReadOnlyError), (2, RequestError)):
        with pytest.raises(error):
            plan_sitemap_merge(document, [0, sitemap], into=0)
        with pytest.raises(error):
            plan_move_to_sitemap(document, document.table.slots_of_sitemap(0), document.sitemaps[sitemap])
    with pytest.raises(ReadOnlyError):
        document.do(plan_move_to_sitemap(document, document.table.slots_of_sitemap(1), document.sitemaps[0]))


def test_sorted_sitemap_is_saved_in_order(tmp_path):
    entries = [
        {"loc": f"{HOST}/{number}", "lastmod": lastmod, "priority": priority}
        for number, (lastmod, priority) in enumerate(
            [("2020", "0.5"), ("2021", "1.0"), ("2020-01-01", "0.50"), ("2019", "1"), ("soon", "0.1")]
        )
    ]
    document = open_path(put_set(tmp_path, {"a.xml": urlset(*entries), "b.xml": urlset(*locs(2, 10))}))
    before = files_in(tmp_path)
    keys = [SortKey("priority", is_descending=True), SortKey("lastmod")]
    undo = document.do(
        plan_entry_order(document, 0, sorted_by_fields(document.table, document.table.slots_of_sitemap(0), keys))
    )
    assert by_sitemap(document) == {"a.xml": ["1", "3", "2", "0", "4"], "b.xml": ["10", "11"]}
    save(document)
    assert by_sitemap(open_path(tmp_path / "index.xml")) == by_sitemap(document)
    assert sorted(content(tmp_path / "a.xml").split()) == sorted(before["a.xml"].decode().split())
    document.do(undo)
    save(document)
    assert files_in(tmp_path) == before


def test_ordering_by_displayed_entries_retains_positions_of_others(three_sitemaps):
    shown = three_sitemaps.table.order[[8, 5, 1, 3, 0]]
    three_sitemaps.do(plan_entry_order(three_sitemaps, 1, shown))
    assert by_sitemap(three_sitemaps) == {"a.xml": ["0", "1", "2"], "b.xml": ["5", "4", "3"], "c.xml": ["6", "7", "8"]}


IMAGES = f' xmlns:i="{IMAGE}"'
PICTURE = f"<i:image><i:loc>{HOST}/a.jpg</i:loc></i:image>"


@pytest.fixture
def index_with_unlisted_file(tmp_path):
    """Set beside an unlisted file that has one of its URLs."""
    put(tmp_path / "three.xml", urlset(f"{HOST}/a", {"loc": f"{HOST}/new", "xml": PICTURE}, declared=IMAGES))
    return small_set(tmp_path)


def existing(document: Document, *names: str) -> list[ExistingFile]:
    assert document.folder is not None
    return read_existing(document, document.table.snapshot(), [document.folder / name for name in names])


def test_existing_file_is_added_as_sitemap_without_being_changed(index_with_unlisted_file):
    document = open_path(index_with_unlisted_file)
    check(document)
    before = files_in(index_with_unlisted_file.parent)
    found = existing(document, "three.xml")
    assert (found[0].duplicates, found[0].may_be_listed) == ([f"{HOST}/a"], True)
    undo = document.do(plan_files_as_sitemaps(document, found))
    assert document.table.locs() == [f"{HOST}/{page}" for page in ("a", "b", "c", "d", "a", "new")]
    assert "sitemap-unlisted" not in [problem.rule.id for problem in document.collect_file_problems()]
    save(document)
    after = files_in(index_with_unlisted_file.parent)
    assert {name for name in after if after[name] != before[name]} == {"sitemap.xml"}
    again = open_path(index_with_unlisted_file)
    assert [sitemap.loc for sitemap in again.sitemaps][-1] == f"{HOST}/three.xml"
    assert again.table.locs() == document.table.locs()
    document.do(undo)
    assert "sitemap-unlisted" in [problem.rule.id for problem in document.collect_file_problems()]


@pytest.mark.parametrize("saves_between", [True, False])
def test_undone_addition_of_existing_file_does_not_delete_it(index_with_unlisted_file, saves_between):
    document = open_path(index_with_unlisted_file)
    before = files_in(index_with_unlisted_file.parent)
    undo = document.do(plan_files_as_sitemaps(document, existing(document, "three.xml")))
    if saves_between:
        save(document)
    redo = document.do(undo)
    save(document)
    assert files_in(index_with_unlisted_file.parent) == before
    document.do(redo)
    save(document)
    assert len(open_path(index_with_unlisted_file).table) == 6


def test_listed_file_is_edited_and_remains_after_sitemap_removal(index_with_unlisted_file, set_cell):
    document = open_path(index_with_unlisted_file)
    document.do(plan_files_as_sitemaps(document, existing(document, "three.xml")))
    set_cell(document, 5, "priority", "0.3")
    save(document)
    assert "<priority>0.3</priority>" in content(index_with_unlisted_file.with_name("three.xml"))
    document.do(plan_sitemap_removal(document, [document.sitemaps.next_id - 1]))
    save(document)
    assert index_with_unlisted_file.with_name("three.xml").is_file()
    assert len(open_path(index_with_unlisted_file).table) == 4


@pytest.mark.parametrize(("skips", "pages"), [(True, "a b new c d"), (False, "a b a new c d")])
def test_entries_of_file_are_appended_with_or_without_duplicates(index_with_unlisted_file, skips, pages):
    document = open_path(index_with_unlisted_file)
    before = content(index_with_unlisted_file.with_name("three.xml"))
    found = existing(document, "three.xml")
    undo = document.do(plan_append(document, found, document.sitemaps[0], skips_duplicates=skips))
    assert document.table.locs() == [f"{HOST}/{page}" for page in pages.split()]
    save(document)
    assert "a.jpg" in content(index_with_unlisted_file.with_name("one.xml"))
    assert content(index_with_unlisted_file.with_name("three.xml")) == before
    again = open_path(index_with_unlisted_file)
    assert again.table.locs() == document.table.locs()
    check(again)
    assert not {"extension-unreadable", "malformed"} & again.problems.counts().keys()
    document.do(undo)
    save(document)
    assert open_path(index_with_unlisted_file).table.locs() == [f"{HOST}/{page}" for page in "abcd"]


def test_entries_are_appended_to_new_set_without_duplicates(tmp_path):
    document = new_document()
    found = read_existing(document, document.table.snapshot(), [put(tmp_path / "a.txt", f"{HOST}/a\n{HOST}/a\n")])
    assert (found[0].duplicates, found[0].may_be_listed) == ([f"{HOST}/a"], False)
    document.do(plan_append(document, found, document.sitemaps[0], skips_duplicates=True))
    assert document.table.locs() == [f"{HOST}/a"]
    with pytest.raises(RequestError):
        plan_files_as_sitemaps(document, found)


def test_file_outside_folder_cannot_be_listed_as_sitemap(index_with_unlisted_file, tmp_path_factory):
    document = open_path(index_with_unlisted_file)
    found = existing(document, str(put(tmp_path_factory.mktemp("other") / "x.xml", urlset(f"{HOST}/x"))))
    assert not found[0].may_be_listed
    with pytest.raises(RequestError, match="is not in the folder"):
        plan_files_as_sitemaps(document, found)


@pytest.mark.parametrize(
    ("name", "text", "expected_message"),
    [
        ("one.xml", None, "already in the set"),
        ("sitemap.xml", None, "already in the set"),
        ("index.xml", index(f"{HOST}/x.xml"), "is an index"),
        ("broken.xml", urlset(HOST).replace("<url>", "<!DOCTYPE x><url>", 1), "document type"),
        ("template.xml", urlset("{{ url }}"), "is a template"),
        ("gone.xml", None, "does not exist"),
        ("three.xml", None, "is open for editing elsewhere"),
    ],
)
def test_adding_unusable_files_is_refused_with_reason(index_with_unlisted_file, name, text, expected_message):
    if text is not None:
        put(index_with_unlisted_file.with_name(name), text)
    with (
        taken_elsewhere(index_with_unlisted_file.with_name("three.xml")),
        pytest.raises((RequestError, ReadError, LockedError), match=expected_message),
    ):
        existing(open_path(index_with_unlisted_file), name)


def test_several_files_are_added_in_one_edit(index_with_unlisted_file):
    put(index_with_unlisted_file.with_name("four.xml"), urlset(f"{HOST}/new", f"{HOST}/newer"))
    document = open_path(index_with_unlisted_file)
    before = document.table.locs()
    found = existing(document, "three.xml", "four.xml")
    assert [each.duplicates for each in found] == [[f"{HOST}/a"], [f"{HOST}/new"]]
    undo = document.do(plan_files_as_sitemaps(document, found))
    assert document.table.locs() == [*before, *(f"{HOST}/{page}" for page in ("a", "new", "new", "newer"))]
    document.do(undo)
    document.do(
        plan_append(document, existing(document, "three.xml", "four.xml"), document.sitemaps[1], skips_duplicates=True)
    )
    assert document.table.locs() == [*before, f"{HOST}/new", f"{HOST}/newer"]
    save(document)
    assert open_path(index_with_unlisted_file).table.locs() == document.table.locs()
