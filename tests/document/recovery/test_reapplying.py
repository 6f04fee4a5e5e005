"""A log of files that were changed since: what still fits is done, what does not is listed, nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.recovery.folder import left_logs
from sitemap_studio.document.recovery.reapplying import Reapplied
from sitemap_studio.document.recovery.replaying import Recovered, recover
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import adding, listing_as, new_sitemap, renaming
from sitemap_studio.model.cell_edits import SetCells
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.extension_edits import setting_extensions
from sitemap_studio.model.order_edits import InsertEntries, RemoveEntries, moving
from sitemap_studio.protocol.fields import FieldName
from tests.builders import HOST, content, extension_frame, locs, positions_of, put, small_set, urlset
from tests.document.recovery.logs import no_complaint, only_log, recorded

OWN = "<y:y xmlns:y='urn:y'/>"


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return put(tmp_path / "shop.xml", urlset(*locs(6)))


def crash(path: Path, *steps: Callable[[Document], object]) -> Path:
    """Leave a log of some steps; gives its folder."""
    document = open_path(path)
    recorder = recorded(document, path.parent / "logs")
    for step in steps:
        step(document)
    recorder.close()
    return path.parent / "logs"


def set_field(place: int, text: str | None, name: FieldName = "lastmod") -> Callable[[Document], object]:
    return lambda document: document.do(
        SetCells(name, document.table.order[place : place + 1], pl.Series([text], dtype=pl.String))
    )


def remove(place: int) -> Callable[[Document], object]:
    return lambda document: document.do(RemoveEntries(positions_of(place)))


def add(loc: str, place: int = 0) -> Callable[[Document], object]:
    def step(document: Document) -> None:
        frame = entry_frame({"loc": [loc]})
        slots = document.add_entries(frame, sitemap=0, extensions=extension_frame((0, OWN)))
        document.do(InsertEntries(positions_of(place), slots))

    return step


def what_fits(folder: Path) -> Recovered:
    result = recover(only_log(folder))
    result.let_go()
    assert result.fitting is not None
    return result


def fitting(result: Recovered) -> Reapplied:
    assert result.fitting is not None
    return result.fitting


def values(document: Document, name: str = "lastmod") -> dict[str | None, str | None]:
    return dict(document.table.rows(document.table.order, ["loc", name]).rows())


def test_values_are_set_where_the_entry_is_still_what_it_was(shop: Path):
    logs = crash(shop, set_field(0, "2030"), set_field(2, "2031"), set_field(2, "2032"))
    put(shop, urlset({"loc": f"{HOST}/0", "lastmod": "1999"}, *locs(5, 1)))
    result = what_fits(logs)
    assert result.changed == ("shop.xml",)
    assert values(result.document) == {f"{HOST}/{n}": {0: "1999", 2: "2032"}.get(n) for n in range(6)}
    assert fitting(result).left.rows() == [("lastmod", "shop.xml", f"{HOST}/0", None, "2030")]


def test_entries_are_found_by_their_addresses_where_they_stand_elsewhere(shop: Path):
    logs = crash(shop, set_field(4, "2030"), set_field(5, f"{HOST}/renamed", "loc"), remove(1))
    put(shop, urlset(f"{HOST}/first", *locs(6)[::-1]))
    result = what_fits(logs)
    assert values(result.document)[f"{HOST}/4"] == "2030"
    assert f"{HOST}/renamed" in values(result.document)
    assert f"{HOST}/1" not in values(result.document)
    assert len(fitting(result).left) == 0


def test_an_address_that_occurs_twice_is_not_guessed(shop: Path):
    logs = crash(shop, set_field(4, "2030"))
    put(shop, urlset(f"{HOST}/4", f"{HOST}/4"))
    result = what_fits(logs)
    assert fitting(result).edit is None
    assert len(fitting(result).left) == 1


def test_what_was_saved_already_is_not_missed(shop: Path):
    document = open_path(shop)
    recorder = recorded(document, shop.parent / "logs")
    for step in (set_field(0, "2030"), set_field(1, f"{HOST}/renamed", "loc"), remove(5), add(f"{HOST}/new", 2)):
        step(document)
    recorder.close()
    save(document)
    result = what_fits(shop.parent / "logs")
    assert fitting(result).edit is None
    assert len(fitting(result).left) == 0
    assert fitting(result).n_already == 4


def test_added_entries_come_to_the_end_of_their_sitemap_with_their_extensions(shop: Path):
    logs = crash(shop, add(f"{HOST}/new", 2), set_field(2, "2030"))
    put(shop, urlset(*locs(2)))
    document = what_fits(logs).document
    assert document.table.locs() == [*locs(2), f"{HOST}/new"]
    assert document.table.column("lastmod").to_list()[-1] == "2030"
    assert document.table.extension_of(int(document.table.order[-1])) == OWN


def test_extensions_are_given_where_they_are_what_they_were(shop: Path):
    def give(document: Document) -> None:
        texts = pl.Series([OWN, OWN], dtype=pl.String)
        document.do(setting_extensions(document.table, document.table.order[:2], texts))

    logs = crash(shop, give)
    put(shop, urlset({"loc": f"{HOST}/0", "xml": "<z:z xmlns:z='urn:z'/>"}, *locs(2, 1)))
    result = what_fits(logs)
    assert result.document.table.extension_of(int(result.document.table.order[1])) == OWN
    assert fitting(result).left["what"].to_list() == ["extensions"]


def test_moves_within_a_sitemap_are_listed_and_new_sitemaps_come(tmp_path: Path):
    path = small_set(tmp_path)

    def change(document: Document) -> None:
        document.do(moving(document.table, positions_of(0), 2))
        document.do(adding(document, new_sitemap(document, "three.xml")))

    logs = crash(path, change, set_field(3, "2030"))
    put(tmp_path / "one.xml", urlset(f"{HOST}/a", f"{HOST}/b", f"{HOST}/z"))
    result = what_fits(logs)
    assert result.changed == ("one.xml",)
    assert values(result.document)[f"{HOST}/d"] == "2030"
    assert set(fitting(result).left["what"]) == {"moved entry"}
    assert [sitemap.name for sitemap in result.document.sitemaps] == ["one.xml", "two.xml.gz", "three.xml"]


def entries_by_sitemap(document: Document) -> dict[str, list[str]]:
    return {
        sitemap.name: [
            loc.rpartition("/")[2]
            for loc in document.table.rows(document.slots_of(sitemap.id), ["loc"])["loc"].to_list()
        ]
        for sitemap in document.sitemaps
    }


def test_entries_go_to_other_sitemaps_again_and_new_ones_into_new_sitemaps(tmp_path: Path):
    path = small_set(tmp_path)

    def change(document: Document) -> None:
        table = document.table
        document.do(moving(table, positions_of(0), len(table), sitemap=1))
        three = new_sitemap(document, "three.xml")
        document.do(adding(document, three))
        document.do(moving(table, positions_of(1), len(table), sitemap=three.id))
        slots = document.add_entries(entry_frame({"loc": [f"{HOST}/new"]}), sitemap=three.id)
        document.do(InsertEntries(np.array([len(table)]), slots))

    logs = crash(path, change)
    before = entries_by_sitemap(open_path(path))
    put(tmp_path / "one.xml", urlset(f"{HOST}/z", f"{HOST}/a", f"{HOST}/b"))
    result = what_fits(logs)
    assert before["one.xml"] == ["a", "b"]
    first, *others = before["two.xml.gz"]
    assert entries_by_sitemap(result.document) == {
        "one.xml": ["z", "b"], "two.xml.gz": [*others, "a"], "three.xml": ["new", first]
    }  # fmt: skip
    assert len(fitting(result).left) == 0
    for inverse in reversed(result.inverses):
        result.document.do(inverse)
    assert entries_by_sitemap(result.document) == before | {"one.xml": ["z", "a", "b"]}


def test_what_is_said_of_sitemaps_is_said_again_where_it_is_as_it_was(tmp_path: Path):
    path = small_set(tmp_path)

    def change(document: Document) -> None:
        document.do(renaming(document, 0, "uno.xml"))
        document.do(listing_as(document, 1, "lastmod", "2030"))

    logs = crash(path, change)
    put(tmp_path / "one.xml", urlset(f"{HOST}/z"))
    result = what_fits(logs)
    uno, two = result.document.sitemaps
    assert (uno.name, two.lastmod) == ("uno.xml", "2030")
    assert len(fitting(result).left) == 0
    put(tmp_path / "uno.xml", urlset(f"{HOST}/other"))
    put(path, content(path).replace("two.xml.gz</loc>", "two.xml.gz</loc><lastmod>2029</lastmod>", 1))
    again = what_fits(logs)
    assert "name" in fitting(again).left["what"].to_list()
    assert [each.name for each in again.document.sitemaps] == ["one.xml", "two.xml.gz"]


def test_a_sitemap_that_is_gone_leaves_everything_to_be_listed(tmp_path: Path):
    path = small_set(tmp_path)
    logs = crash(path, set_field(0, "2030"), set_field(3, "2031"))
    (tmp_path / "two.xml.gz").unlink()
    result = what_fits(logs)
    assert values(result.document) == {f"{HOST}/a": "2030", f"{HOST}/b": None}
    assert fitting(result).left["loc"].to_list() == [f"{HOST}/d"]


def test_what_fits_is_one_step_that_is_written_down_anew(shop: Path):
    logs = crash(shop, set_field(0, "2030"), set_field(1, "2031"))
    put(shop, urlset(f"{HOST}/0"))
    result = recover(only_log(logs))
    assert len(result.inverses) == 1
    recorder = result.go_on(logs, no_complaint)
    recorder.close()
    assert len(list(logs.glob("*.aside"))) == 1
    again = recover(only_log(logs))
    again.let_go()
    assert again.changed == ()
    assert values(again.document) == {f"{HOST}/0": "2030"}
    again.document.do(again.inverses[0])
    assert values(again.document) == {f"{HOST}/0": None}


def test_a_log_of_which_all_fits_is_not_kept(shop: Path):
    logs = crash(shop, set_field(0, "2030"))
    put(shop, urlset(f"{HOST}/0"))
    recover(only_log(logs)).go_on(logs, no_complaint).discard()
    assert list(logs.iterdir()) == []
    assert left_logs(logs).logs == ()


def test_many_values_find_their_entries(shop: Path):
    put(shop, urlset(*locs(5_000)))

    def date_all(document: Document) -> None:
        document.do(SetCells("lastmod", document.table.order, pl.Series(["2030"] * 5_000)))

    logs = crash(shop, date_all)
    put(shop, urlset(*locs(5_000)[1:], "https://www.example.com/last"))
    result = what_fits(logs)
    dated = np.array([text == "2030" for text in result.document.table.column("lastmod").to_list()])
    assert dated.sum() == 4_999
    assert fitting(result).left["loc"].to_list() == [f"{HOST}/0"]
