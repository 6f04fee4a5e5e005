"""Columns of facts about pages: loading, lookup by URL, replacement, edits of URLs, and damaged facts."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import polars as pl
import pytest

from sitemap_studio.document import page_columns
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.page_columns import facts_frame, load_page_columns, site_urls
from sitemap_studio.model.edits import SetCells
from sitemap_studio.model.page_columns import (
    COLUMNS,
    DEFAULT_PAGE_COLUMNS,
    PAGE_COLUMNS,
    PageColumns,
)
from sitemap_studio.pages.facts_store import FactsStore, facts_file_name
from sitemap_studio.pages.page_facts import Canonical, Hop, PageAlternate, PageFacts
from sitemap_studio.protocol.page_verdicts import PageFlag
from tests.builders import put, urlset

SITE = "https://example.com"
MOVED = PageFacts(
    loc=f"{SITE}/moved",
    bot="studio",
    checked=1_700_000_000,
    status=301,
    reason="redirect",
    indexable=False,
    hops=(Hop(f"{SITE}/moved", 301), Hop(f"{SITE}/new", 200, "redirect")),
    target=f"{SITE}/new",
    title="New",
    type="text/html",
    bytes=1_234,
    seconds=0.5,
)
FINE = PageFacts(
    loc=f"{SITE}/fine", bot="studio", checked=1_700_000_001, status=200, indexable=True, canonical=f"{SITE}/fine"
)

UNCLEAR_CANONICALS = (Canonical("link", FINE.loc, is_valid=False), Canonical("link", MOVED.loc, is_valid=False))


@pytest.fixture
def document(tmp_path: Path) -> Document:
    """Document with a page that moved, a page that is its own canonical, and a page without facts."""
    return open_path(
        put(tmp_path / "sitemap.xml", urlset(MOVED.loc, f" {FINE.loc}#top ", "http://other.example/", f"{SITE}/none"))
    )


@pytest.fixture
def store(tmp_path: Path):
    with FactsStore(tmp_path / "facts") as store:
        yield store


def page_values(document: Document, columns: PageColumns, name: str) -> list[object]:
    """Return the values of a column for all entries of a document, in their order."""
    locs = document.table.rows(document.table.order, ["loc"]).to_series()
    return columns.values(name, columns.rows_of(locs), locs).to_list()


def test_site_urls_are_distinct_origins_of_web_urls(document):
    assert site_urls(document.table) == ["http://other.example", SITE]


def test_loaded_columns_have_stored_facts_by_entry(document, store):
    store.add(MOVED)
    store.add(FINE)
    columns = load_page_columns(document, store)
    assert len(columns) == 2
    assert page_values(document, columns, "status") == [301, 200, None, None]
    assert page_values(document, columns, "reason") == ["redirect", "ok", None, None]
    assert page_values(document, columns, "target") == [MOVED.target, None, None, None]
    assert page_values(document, columns, "canonical") == [None, FINE.loc, None, None]
    assert page_values(document, columns, "checked") == [MOVED.checked, FINE.checked, None, None]


def test_loaded_columns_contain_any_declared_column(document, store):
    store.add(MOVED)
    columns = load_page_columns(document, store, names=COLUMNS)
    values = {name: page_values(document, columns, name)[0] for name in PAGE_COLUMNS}
    assert (values["hops"], values["title"], values["type"], values["bytes"]) == (1, "New", "text/html", 1_234)
    assert (values["language"], values["seconds"]) == (None, 0.5)


def test_columns_without_stored_facts_have_no_values(document, store):
    columns = load_page_columns(document, store)
    locs = document.table.column("loc")
    values = columns.values("canonical", columns.rows_of(locs), locs)
    assert len(columns) == 0
    assert values.to_list() == [None] * 4
    assert values.dtype == pl.String


def test_facts_of_other_bots_and_old_facts_are_excluded(document, store):
    store.add(MOVED._replace(bot="googlebot"))
    store.add(FINE)
    assert page_values(document, load_page_columns(document, store), "status") == [None, 200, None, None]
    assert len(load_page_columns(document, store, not_before=FINE.checked + 1)) == 0
    assert page_values(document, load_page_columns(document, store, bot="googlebot"), "status")[0] == 301


def test_added_facts_replace_older_facts_of_same_page(document, store):
    store.add(MOVED)
    old = load_page_columns(document, store)
    repeated = [MOVED._replace(status=404), FINE, MOVED._replace(status=410)]
    new = old.with_facts(facts_frame(repeated, old.names))
    assert page_values(document, new, "status") == [410, 200, None, None]
    assert page_values(document, old, "status") == [301, None, None, None]


def test_entry_with_edited_url_has_facts_of_new_page(document, store):
    store.add(MOVED)
    columns = load_page_columns(document, store)
    undo = document.do(SetCells("loc", document.table.order[:2], pl.Series([f"{SITE}/other", MOVED.loc])))
    assert page_values(document, columns, "status")[:2] == [None, 301]
    document.do(undo)
    assert page_values(document, columns, "status")[:2] == [301, None]


def test_frame_of_new_facts_equals_loaded_columns(document, store):
    volatile = FINE._replace(
        changed=1_600_000_000,
        is_volatile=True,
        hash="abc",
        truncated=True,
        canonicals=UNCLEAR_CANONICALS,
        alternates=(PageAlternate("de", MOVED.loc),),
    )
    store.add(MOVED)
    store.add(volatile)
    loaded = load_page_columns(document, store, names=COLUMNS)
    added = PageColumns("studio", COLUMNS).with_facts(facts_frame([MOVED, volatile], COLUMNS))
    for name in COLUMNS:
        assert page_values(document, added, name) == page_values(document, loaded, name)
    assert page_values(document, loaded, "changed")[1] is None
    assert page_values(document, loaded, "flags")[1] == PageFlag.TRUNCATED | PageFlag.MISPLACED_CANONICAL
    assert page_values(document, loaded, "hash")[0] is None


@pytest.mark.parametrize(
    ("canonicals", "flags"),
    [
        ((), PageFlag(0)),
        ((Canonical("link", FINE.loc),), PageFlag(0)),
        ((Canonical("link", FINE.loc), Canonical("link", f"{FINE.loc}#top")), PageFlag(0)),
        ((Canonical("link", FINE.loc), Canonical("link", MOVED.loc)), PageFlag.SEVERAL_CANONICALS),
        ((Canonical("header", FINE.loc), Canonical("header", MOVED.loc)), PageFlag.SEVERAL_CANONICALS),
        ((Canonical("link", FINE.loc), Canonical("header", FINE.loc)), PageFlag(0)),
        ((Canonical("link", FINE.loc), Canonical("header", MOVED.loc)), PageFlag.DIFFERENT_HEADER),
        ((Canonical("link", FINE.loc, is_valid=False),), PageFlag.MISPLACED_CANONICAL),
        ((Canonical("link", FINE.loc), Canonical("link", MOVED.loc, is_valid=False)), PageFlag(0)),
        ((Canonical("header", FINE.loc), Canonical("link", FINE.loc, is_valid=False)), PageFlag(0)),
    ],
    ids=[
        "none",
        "one",
        "equal",
        "two",
        "two-headers",
        "same-header",
        "other-header",
        "body",
        "also-body",
        "header-body",
    ],
)
def test_flags_state_why_stored_canonicals_are_unclear(document, store, canonicals, flags):
    store.add(FINE._replace(canonicals=canonicals))
    assert page_values(document, load_page_columns(document, store), "flags")[1] == flags


@pytest.mark.parametrize("kind", ["delayed", "refresh"])
def test_flag_of_delayed_refresh_is_loaded_from_store(document, store, kind):
    page = FINE._replace(hops=(Hop(FINE.loc, 200), Hop('https://example.com/"delayed"', 200, kind)))
    store.add(page)
    flags = page_values(document, load_page_columns(document, store), "flags")[1]
    assert flags == page.flags == (PageFlag.DELAYED_REFRESH if kind == "delayed" else 0)


def test_damaged_canonicals_in_store_have_no_flags(document, store):
    store.add(FINE._replace(canonicals=UNCLEAR_CANONICALS))
    store.flush()
    with sqlite3.connect(store.folder / facts_file_name(SITE)) as connection:
        connection.execute("UPDATE page SET canonicals = '[[1],[2],false]'")
    assert page_values(document, load_page_columns(document, store), "flags")[1] == 0


def test_damaged_hops_load_as_zero_beside_other_facts(document, store):
    store.add(MOVED)
    store.add(FINE)
    store.flush()
    with sqlite3.connect(store.folder / facts_file_name(SITE)) as connection:
        connection.execute("UPDATE page SET hops = 'x' WHERE loc = ?", [MOVED.loc])
    columns = load_page_columns(document, store, names=COLUMNS)
    assert page_values(document, columns, "status") == [301, 200, None, None]
    assert page_values(document, columns, "hops") == [0, 0, None, None]


def test_frame_without_columns_of_rules_has_null_values(document):
    frame = facts_frame([FINE], PAGE_COLUMNS)
    columns = PageColumns("studio", COLUMNS).with_facts(frame)
    assert page_values(document, columns, "flags")[1] is None
    assert page_values(document, columns, "status")[1] == 200


def test_text_after_many_absent_texts_is_loaded(document, store):
    for number in range(1_000):
        store.add(FINE._replace(loc=f"{SITE}/{number:04}"))
    store.add(MOVED)
    assert page_values(document, load_page_columns(document, store), "target")[0] == MOVED.target


def test_damaged_file_of_facts_yields_notice_and_no_facts(document, store):
    store.add(MOVED)
    store.flush()
    store.close()
    (store.folder / facts_file_name(SITE)).write_bytes(b"no database" * 1_000)
    assert len(load_page_columns(document, store)) == 0
    assert len(store.notices) == 1


def test_default_columns_need_at_most_30_bytes_per_page():
    count = 100_000
    frame = pl.DataFrame({"loc": [f"{SITE}/page-{number}" for number in range(count)]}).with_columns(
        status=200, reason=pl.lit("ok"), target=None, canonical=pl.col("loc"), changed=None, checked=1_700_000_000
    )
    shown = [name for name in DEFAULT_PAGE_COLUMNS if name in PAGE_COLUMNS]
    columns = PageColumns("studio", shown).with_facts(frame)
    assert len(shown) == 6
    assert columns.memory_bytes / count <= 30


def test_absent_urls_have_no_facts():
    columns = PageColumns("studio").with_facts(facts_frame([FINE], DEFAULT_PAGE_COLUMNS))
    locs = pl.Series("loc", [None, FINE.loc, ""], dtype=pl.String)
    assert columns.rows_of(locs).tolist() == [-1, 0, -1]


# Ready columns


@pytest.fixture
def ready_store(document, store, monkeypatch: pytest.MonkeyPatch) -> FactsStore:
    """Store with facts of two pages, whose default columns are also stored ready."""
    monkeypatch.setattr(page_columns, "_MIN_READY_PAGES", 2)
    store.add(MOVED)
    store.add(FINE)
    load_page_columns(document, store)
    return store


def ready_file(store: FactsStore) -> Path:
    """Return the path of the ready columns."""
    (path,) = store.folder.glob("*-columns")
    return path


def test_ready_columns_are_used_until_facts_change(document, ready_store):
    with sqlite3.connect(ready_store.folder / facts_file_name(SITE)) as connection:
        connection.execute("UPDATE page SET status = 500")
    connection.close()
    names = ("status", "reason", "target", "canonical", "checked")
    ready = load_page_columns(document, ready_store)
    assert [page_values(document, ready, name)[:2] for name in names] == [
        [301, 200], ["redirect", "ok"], [MOVED.target, None], [None, FINE.loc], [MOVED.checked, FINE.checked]
    ]  # fmt: skip
    assert page_values(document, load_page_columns(document, ready_store, names=["status"]), "status")[:2] == [301, 200]
    ready_store.add(FINE._replace(status=206, checked=FINE.checked + 1))
    assert page_values(document, load_page_columns(document, ready_store), "status")[:2] == [500, 206]


def test_ready_columns_omit_older_facts(document, ready_store):
    columns = load_page_columns(document, ready_store, not_before=FINE.checked)
    assert page_values(document, columns, "status") == [None, 200, None, None]


def test_ready_columns_are_of_one_bot(document, ready_store):
    assert len(load_page_columns(document, ready_store, bot="googlebot")) == 0


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: b"no columns",
        lambda content: content[:-100],
        lambda content: content[:-100] + b"x" * 100,
    ],
    ids=["empty", "text", "truncated", "changed"],
)
def test_damaged_ready_columns_are_read_from_facts(document, ready_store, damage):
    path = ready_file(ready_store)
    path.write_bytes(damage(path.read_bytes()))
    assert page_values(document, load_page_columns(document, ready_store), "status")[:2] == [301, 200]
    assert not ready_store.notices


def test_ready_columns_are_private_and_deleted_with_facts(document, ready_store):
    assert ready_file(ready_store).stat().st_mode & 0o77 == 0 or os.name == "nt"
    ready_store.forget_all()
    assert not list(ready_store.folder.iterdir())
    assert len(load_page_columns(document, ready_store)) == 0
