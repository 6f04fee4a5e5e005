"""A log of files that were changed since: nothing is done, and all that was not saved is listed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.document.recovery.replaying import Recovered
from sitemap_studio.document.saving.saving import save
from sitemap_studio.document.set_edits.set_editing import adding, listing_as, new_sitemap, renaming
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries, RemoveEntries, SetCells, moving, setting_extensions
from sitemap_studio.protocol.fields import FieldName
from tests.builders import HOST, extension_frame, locs, positions_of, put, small_set, urlset
from tests.document.recovery.logs import recorded, recovered

OWN = "<y:y xmlns:y='urn:y'/>"
HEADER = "what,sitemap,loc,before,after"

Step = Callable[[Document], object]


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return put(tmp_path / "shop.xml", urlset(*locs(6)))


def crash(path: Path, *steps: Step) -> Path:
    """Leave a log of some steps; gives its folder."""
    document = open_path(path)
    recorder = recorded(document, path.parent / "logs")
    for step in steps:
        step(document)
    recorder.close()
    return path.parent / "logs"


def set_field(place: int, text: str | None, name: FieldName = "lastmod") -> Step:
    return lambda document: document.do(
        SetCells(name, document.table.order[place : place + 1], pl.Series([text], dtype=pl.String))
    )


def remove(place: int) -> Step:
    return lambda document: document.do(RemoveEntries(positions_of(place)))


def add(loc: str, place: int = 0) -> Step:
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
    assert (result.steps, result.n_unread) == ((), 0)
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
def test_what_was_saved_just_before_the_end_is_not_listed(shop: Path, steps: tuple[Step, ...]):
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
def test_nothing_is_taken_for_saved_that_may_not_be(shop: Path, step: Step, entries: list[str]):
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
