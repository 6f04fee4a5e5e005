"""Recovered sets are what they were to be, steps keep their names, and changes of other files are listed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.core.errors import WriteError
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.recovery.replaying import Recovered, recover
from sitemap_studio.document.saving.saving import prepare_save, save
from sitemap_studio.document.set_edits.set_editing import (
    adding,
    arranging,
    listing_as,
    listing_files,
    merging,
    new_sitemap,
    read_existing,
    removing,
    renaming,
)
from sitemap_studio.document.set_edits.split_sitemaps import plan_index
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import (
    Edit,
    InsertEntries,
    RemoveEntries,
    SetCells,
    moving,
    setting_extensions,
)
from sitemap_studio.protocol.fields import FieldName
from tests.builders import HOST, extension_frame, files_in, locs, positions_of, put, small_set, urlset
from tests.document.recovery.logs import no_complaint, only_log, recorded, recovered, saved, state


def merged_into_next(document: Document, sitemaps: list[int]) -> Edit:
    """Merge sitemaps into the one after them."""
    return merging(document, sitemaps, into=sitemaps[-1] + 1)


def test_a_lone_sitemap_that_got_an_index_is_recovered_with_it(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_index(document, base_url=f"{HOST}/").edit(document))
    document.do(adding(document, new_sitemap(document, "more.xml"), locs=[f"{HOST}/more.xml"]))
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.n_unread == 0
    assert state(result.document) == state(document)
    assert result.document.path == document.path
    assert result.is_current()
    put(tmp_path / "shop.xml", urlset(*locs(2)))
    assert not result.is_current()


def test_a_set_with_a_new_index_or_another_order_is_recovered_after_it_was_saved(tmp_path: Path):
    document = open_path(put(tmp_path / "shop.xml", urlset(*locs(3))))
    recorder = recorded(document, tmp_path / ".logs")
    document.do(plan_index(document, base_url=f"{HOST}/").edit(document))
    document.do(adding(document, new_sitemap(document, "more.xml"), locs=[f"{HOST}/more.xml"]))
    saved(document, recorder)
    document.do(arranging(document, [sitemap.id for sitemap in document.sitemaps][::-1]))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    assert len(result.changes) == 1


def test_a_folder_of_sitemaps_is_recovered(tmp_path: Path):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(tmp_path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(SetCells("lastmod", document.table.order[1:2], pl.Series(["2030"])))
    document.do(renaming(document, 2, "d.xml"))
    document.do(removing(document, [0]))
    saved(document, recorder)
    document.do(SetCells("lastmod", document.table.order, pl.Series(["2031", "2032"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    assert {name for name in files_in(tmp_path) if not name.startswith(".")} == {"a.xml", "b.xml", "d.xml"}


@pytest.mark.parametrize("has_index", [True, False], ids=["index", "folder"])
def test_recovered_removal_leaves_unused_file(tmp_path: Path, has_index: bool):
    path = small_set(tmp_path) if has_index else tmp_path
    for name in () if has_index else ("one.xml", "three.xml", "two.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(removing(document, [0]))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert state(result.document) == state(document)
    assert [unused.path.name for unused in prepare_save(result.document).unused] == ["one.xml"]
    save(result.document)
    assert (tmp_path / "one.xml").exists()


@pytest.mark.parametrize("edit", [removing, merged_into_next], ids=["remove", "merge"])
def test_removal_undone_after_save_is_recovered(tmp_path: Path, edit: Callable[[Document, list[int]], Edit]):
    path = small_set(tmp_path)
    document = open_path(path)
    recorder = recorded(document, tmp_path / ".logs")
    undo = document.do(edit(document, [0]))
    saved(document, recorder)
    document.do(undo)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2031"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    again = open_path(path)
    assert again.table.locs() == document.table.locs()
    assert again.table.column("lastmod").to_list() == document.table.column("lastmod").to_list()


def test_folder_with_renamed_file_is_recovered_after_save(tmp_path: Path):
    for name in ("a.xml", "b.xml", "c.xml"):
        put(tmp_path / name, urlset(f"{HOST}/{name}"))
    document = open_path(tmp_path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(renaming(document, 0, "z.xml"))
    saved(document, recorder)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2031"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert result.changed == ()
    assert state(result.document) == state(document)
    save(result.document)
    assert "<lastmod>2031</lastmod>" in (tmp_path / "z.xml").read_text()


@pytest.mark.parametrize("form", ["folder", "lone"])
def test_index_redone_after_save_is_recovered_and_saved(tmp_path: Path, form: str):
    names = ("a.xml", "b.xml") if form == "folder" else ("a.xml",)
    paths = [put(tmp_path / name, urlset(f"{HOST}/{name}")) for name in names]
    document = open_path(tmp_path if form == "folder" else paths[0])
    recorder = recorded(document, tmp_path / ".logs")
    undo = document.do(plan_index(document, keeps="sitemap", base_url=f"{HOST}/").edit(document))
    saved(document, recorder)
    redo = document.do(undo)
    saved(document, recorder)
    document.do(redo)
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2031"])))
    recorder.close()
    result = recovered(tmp_path / ".logs")
    assert state(result.document) == state(document)
    assert document.path is not None
    assert document.path.exists()
    save(result.document)
    again = open_path(document.path)
    assert again.index is not None
    assert again.table.locs() == document.table.locs()
    assert again.table.value(0, "lastmod") == "2031"


def test_a_set_that_was_moved_is_recovered_where_it_is_now_and_its_log_follows(tmp_path: Path):
    document = open_path(small_set(tmp_path / "site"))
    recorder = recorded(document, tmp_path / "logs")
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    (tmp_path / "site").rename(tmp_path / "moved")
    moved = open_path(tmp_path / "moved" / "sitemap.xml")
    log = only_log(tmp_path / "logs").followed_to(moved)
    assert log is not None
    result = recover(log)
    assert result.changed == ()
    assert state(result.document) == state(document)
    result.go_on(tmp_path / "logs", no_complaint).close()
    assert only_log(tmp_path / "logs").is_of(tmp_path / "moved" / "sitemap.xml")


@pytest.mark.parametrize("what", ["copied", "changed", "renamed"])
def test_a_log_follows_to_nothing_but_its_own_set(tmp_path: Path, what: str):
    document = open_path(small_set(tmp_path / "site"))
    recorder = recorded(document, tmp_path / "logs")
    document.do(SetCells("lastmod", document.table.order[:1], pl.Series(["2030"])))
    recorder.close()
    shutil.copytree(tmp_path / "site", tmp_path / "other")
    index = tmp_path / "other" / "sitemap.xml"
    if what != "copied":
        shutil.rmtree(tmp_path / "site")
    if what == "changed":
        put(tmp_path / "other" / "one.xml", urlset(f"{HOST}/else"))
    if what == "renamed":
        index = index.rename(tmp_path / "other" / "index.xml")
    assert only_log(tmp_path / "logs").followed_to(open_path(index)) is None


@pytest.mark.parametrize("is_changed", [False, True])
def test_a_file_that_was_listed_is_recovered_as_that_file_unless_it_changed(tmp_path: Path, is_changed: bool):
    path, beside = small_set(tmp_path), put(tmp_path / "three.xml", urlset(HOST, f"{HOST}/new"))
    document = open_path(path)
    recorder = recorded(document, tmp_path / ".logs")
    document.do(listing_files(document, read_existing(document, document.table, [beside])))
    document.do(SetCells("priority", document.table.order[-1:], pl.Series(["0.3"])))
    recorder.close()
    if is_changed:
        put(beside, urlset(f"{HOST}/other"))
    result = recovered(tmp_path / ".logs")
    assert state(result.document) == state(document)
    if is_changed:
        with pytest.raises(WriteError, match=r"three\.xml"):
            save(result.document)
        return
    save(result.document)
    expected = urlset(HOST, {"loc": f"{HOST}/new", "priority": "0.3"})
    assert beside.read_text(encoding="utf-8") == expected
    assert state(open_path(path)) == state(document)


OWN = "<y:y xmlns:y='urn:y'/>"
HEADER = "what,sitemap,loc,before,after"

Change = Callable[[Document], object]


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return put(tmp_path / "shop.xml", urlset(*locs(6)))


def crash(path: Path, *steps: Change) -> Path:
    """Leave a log of some steps; gives its folder."""
    document = open_path(path)
    recorder = recorded(document, path.parent / "logs")
    for step in steps:
        step(document)
    recorder.close()
    return path.parent / "logs"


def set_field(place: int, text: str | None, name: FieldName = "lastmod") -> Change:
    return lambda document: document.do(
        SetCells(name, document.table.order[place : place + 1], pl.Series([text], dtype=pl.String))
    )


def remove(place: int) -> Change:
    return lambda document: document.do(RemoveEntries(positions_of(place)))


def add(loc: str, place: int = 0) -> Change:
    def step(document: Document) -> None:
        slots = document.add_entries(entry_frame({"loc": [loc]}), sitemap=0, extensions=extension_frame((0, OWN)))
        document.do(InsertEntries(positions_of(place), slots))

    return step


def give_extensions(document: Document) -> None:
    document.do(setting_extensions(document.table, document.table.order[:1], pl.Series([OWN])))


def listed(result: Recovered) -> list[str]:
    header, *lines = result.changes.csv().decode().splitlines()
    assert header == HEADER
    return lines


def test_all_that_was_not_saved_is_listed_and_the_set_stays_as_its_files_are(shop: Path):
    logs = crash(
        shop, set_field(0, "2030"), set_field(2, "2031"), set_field(2, "=1+1"), set_field(4, f"{HOST}/new", "loc"),
        set_field(0, None, "priority"), give_extensions, remove(1), add(f"{HOST}/more", 2),
    )  # fmt: skip
    put(shop, urlset({"loc": f"{HOST}/0", "lastmod": "1999"}, *locs(5, 1)))
    result = recovered(logs)
    assert result.changed == ("shop.xml",)
    assert (result.n_steps, result.n_unread) == (0, 0)
    assert result.document.table.locs() == locs(6)
    assert result.document.table.column("lastmod").to_list() == ["1999", *[None] * 5]
    assert listed(result) == [
        f"loc,shop.xml,{HOST}/4,{HOST}/4,{HOST}/new",
        f"lastmod,shop.xml,{HOST}/0,,2030",
        f"lastmod,shop.xml,{HOST}/2,,'=1+1",
        f"extensions,shop.xml,{HOST}/0,,{OWN}",
        f"added entry,shop.xml,{HOST}/more,,",
        f"removed entry,shop.xml,{HOST}/1,,",
    ]


def test_what_was_done_to_the_set_is_listed(tmp_path: Path):
    path = small_set(tmp_path)

    def change(document: Document) -> None:
        document.do(moving(document.table, positions_of(0), len(document.table), sitemap=1))
        document.do(renaming(document, 0, "uno.xml"))
        document.do(listing_as(document, 1, "lastmod", "2030"))
        document.do(adding(document, new_sitemap(document, "three.xml")))

    logs = crash(path, change)
    put(tmp_path / "one.xml", urlset(f"{HOST}/z"))
    result = recovered(logs)
    assert result.changed == ("one.xml",)
    assert [line.split(",")[:3] for line in listed(result)] == [
        ["moved entry", "one.xml", f"{HOST}/a"],
        ["name", "one.xml", ""],
        ["loc", "one.xml", ""],
        ["lastmod", "two.xml.gz", ""],
        ["sitemap", "three.xml", ""],
    ]


def test_a_sitemap_that_is_gone_leaves_its_changes_to_be_listed(tmp_path: Path):
    logs = crash(small_set(tmp_path), set_field(0, "2030"), set_field(3, "2031"))
    (tmp_path / "two.xml.gz").unlink()
    assert listed(recovered(logs)) == [f"lastmod,one.xml,{HOST}/a,,2030", f"lastmod,two.xml.gz,{HOST}/d,,2031"]


@pytest.mark.parametrize(
    "steps",
    [
        (set_field(0, "2030"), set_field(1, f"{HOST}/renamed", "loc"), remove(5), add(f"{HOST}/new", 2)),
        (remove(3),),
        (give_extensions, set_field(2, None)),
    ],
)
def test_what_was_saved_just_before_the_end_is_not_listed(shop: Path, steps: tuple[Change, ...]):
    document = open_path(shop)
    recorder = recorded(document, shop.parent / "logs")
    for step in steps:
        step(document)
    recorder.close()
    save(document)
    result = recovered(shop.parent / "logs")
    assert result.changed == ("shop.xml",)
    assert listed(result) == []


@pytest.mark.parametrize(
    ("step", "entries"),
    [
        (remove(1), [f"{HOST}/1", *locs(4, 2)]),
        (add(f"{HOST}/new"), locs(7)),
        (set_field(0, "2030"), [{"loc": f"{HOST}/0", "lastmod": "2031"}, *locs(5, 1)]),
        (lambda document: document.do(moving(document.table, positions_of(0), 2)), [*locs(5), f"{HOST}/9"]),
    ],
)
def test_nothing_is_taken_for_saved_that_may_not_be(shop: Path, step: Change, entries: list[str]):
    logs = crash(shop, step)
    put(shop, urlset(*entries))
    assert listed(recovered(logs))


def test_a_change_of_all_entries_is_listed(shop: Path):
    put(shop, urlset(*locs(5_000)))
    logs = crash(
        shop, lambda document: document.do(SetCells("lastmod", document.table.order, pl.Series(["2030"] * 5_000)))
    )
    put(shop, urlset(*locs(4_999)))
    assert listed(recovered(logs)) == [f"lastmod,shop.xml,{loc},,2030" for loc in locs(5_000)]
