"""Edit, fix, move and save entries with the keyboard alone: every key goes to the focused widget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sitemap_studio.document.opening.open_document import open_path
from tests.builders import HOST, content, files_in, index, put, urlset
from tests.end2end.user import (
    Step,
    button_says,
    enter,
    entry,
    expect,
    has_entry_count,
    has_focus,
    in_table,
    is_open,
    overwrite,
    press,
    run,
    save_and_quit,
    tab_to,
    window,
    write,
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return an index of two sitemaps with some fixable values."""
    shop = [{"loc": f"{HOST}/shop/{number}", "lastmod": "2026-01-01"} for number in range(1, 7)]
    shop[3] |= {"changefreq": "Weekly"}
    shop[4] |= {"loc": f"{HOST}/shop/5 b"}
    shop[5] |= {"priority": "0.5"}
    put(tmp_path / "shop.xml", urlset(*shop))
    put(tmp_path / "blog.xml.gz", urlset(*(f"{HOST}/blog/{number}" for number in range(1, 6))))
    listed = ((f"{HOST}/shop.xml", "2020-01-01"), (f"{HOST}/blog.xml.gz", "2020-01-01"))
    return put(tmp_path / "sitemap.xml", index(*listed))


def table_shows(*locs: str) -> Step:
    """Return a step that waits until the table shows exactly these paths."""

    def is_shown() -> bool:
        view = window().page.view
        table = window().session.document.table
        found = [table.value(slot, "loc") for slot in view.entries.order.shown.tolist()]
        return found == [f"{HOST}{loc}" for loc in locs]

    is_shown.__name__ = f"{locs} are shown"
    return is_shown


def filter_entries() -> Iterator[Step]:
    """Yield the steps that filter by text and by a facet, and clear the filter."""
    yield press("Ctrl+F")
    yield write("shop/2")
    yield table_shows("/shop/2")
    yield write("shop", first="Ctrl+A")
    yield expect(lambda: window().page.view.entries.rowCount() == 6)
    yield tab_to("Problems")
    yield press("Space")
    yield has_focus("CheckableMenu")
    yield press("Down")
    yield press("Space")
    yield press("Esc")
    yield table_shows("/shop/4", "/shop/5 b")
    yield has_focus("Problems")
    yield press("Ctrl+Shift+L")
    yield expect(lambda: window().page.view.entries.rowCount() == 11)
    yield press("F6")
    yield in_table()


def edit_entry() -> Iterator[Step]:
    """Yield the steps that edit the four fields of an entry."""
    yield press("Ctrl+G")
    yield has_focus("LineEdit")
    yield enter("3")
    yield in_table()
    yield press("F2")
    yield write(f"{HOST}/shop/three", first="Ctrl+A", then="Tab")
    yield write("2026-03-01", then="Tab")
    yield write("weekly", then="Tab")
    yield enter("0.7")
    yield entry(3, f"{HOST}/shop/three", "2026-03-01", "weekly", "0.7")
    yield in_table()


def replace_matches() -> Iterator[Step]:
    """Yield the steps that replace matches, except one that the preview deselects."""
    yield press("Ctrl+H")
    yield has_focus("Find")
    yield enter("/blog/")
    yield expect(lambda: window().page.view.currentIndex().row() == 6)
    yield has_focus("Find")
    yield tab_to("Replace with")
    yield write("/news/")
    yield tab_to("Replace all")
    yield press("Space")
    yield expect(lambda: window().finding.values.rowCount() == 5)
    yield tab_to("Changed values")
    yield press("Down")
    yield press("Space")
    yield tab_to("Replace in 4 values", "Shift+Tab")
    yield press("Space")
    yield entry(7, f"{HOST}/news/1", None, None, None)
    yield entry(8, f"{HOST}/blog/2", None, None, None)
    # The pressed button no longer exists, but a widget has the focus.
    yield has_focus("“")
    yield press("Esc")
    yield in_table()


def bulk_edit() -> Iterator[Step]:
    """Yield the steps that set a date in all entries without one."""
    yield press("Ctrl+B")
    yield tab_to("Field")
    yield write("lastm")
    yield tab_to("Operation")
    yield press("Up", 2)
    yield press("Tab")
    yield write("2026-05-05")
    yield expect(lambda: button_says("Change 5 values"))
    yield press("Return")
    yield entry(8, f"{HOST}/blog/2", "2026-05-05", None, None)
    yield in_table()


def fix_values() -> Iterator[Step]:
    """Yield the steps that fix two values, and two index dates older than their entries."""
    yield press("Ctrl+Alt+F")
    yield expect(lambda: button_says("Fix 4 values"))
    yield press("Return")
    yield entry(4, f"{HOST}/shop/4", "2026-01-01", "weekly", None)
    yield entry(5, f"{HOST}/shop/5%20b", "2026-01-01", None, None)
    yield in_table()


def add_entry() -> Iterator[Step]:
    """Yield the steps that add an entry, duplicate it, and delete the copy."""
    yield press("Ctrl+End")
    yield press("Ctrl+I")
    yield enter(f"{HOST}/added")
    yield entry(12, f"{HOST}/added", None, None, None)
    yield press("Ctrl+Shift+D")
    yield has_entry_count(13)
    yield press("Ctrl+-")
    yield has_entry_count(12)
    yield in_table()


def move_entries() -> Iterator[Step]:
    """Yield the steps that move the last three entries to a new sitemap."""
    yield press("Ctrl+End")
    yield press("Shift+Up", 2)
    yield press("Shift+Space")
    yield press("Ctrl+Shift+M")
    yield has_focus("Sitemaps of the set")
    yield press("Alt+N")
    yield tab_to("Name")
    yield overwrite("moved.xml")
    yield expect(lambda: [each.name for each in window().session.document.sitemaps][-1] == "moved.xml")
    yield in_table()


def edit_in_panel() -> Iterator[Step]:
    """Yield the steps that edit a field in the entry panel."""
    yield press("Ctrl+Home")
    yield press("Ctrl+5")
    yield expect(lambda: window().entry.title.text() != "")
    yield tab_to("loc", "F6")
    yield tab_to("changefreq")
    yield enter("daily")
    yield entry(1, f"{HOST}/shop/1", "2026-01-01", "daily", None)
    yield tab_to("Entries", "F6")


def run_command_by_name() -> Iterator[Step]:
    """Yield the steps that run a command by its name."""
    yield press("Ctrl+Shift+P")
    yield has_focus("Find a command")
    yield enter("add sitemap")
    yield has_focus("Name")
    yield overwrite("empty.xml")
    yield expect(lambda: [each.name for each in window().session.document.sitemaps][-1] == "empty.xml")
    yield in_table()


def undo_in_history() -> Iterator[Step]:
    """Yield the steps that undo all and redo all but the last step in the history."""
    yield press("Ctrl+4")
    yield tab_to("History", "F6")
    yield press("Home")
    yield entry(3, f"{HOST}/shop/3", "2026-01-01", None, None)
    yield press("End")
    yield press("Up")
    yield expect(lambda: [each.name for each in window().session.document.sitemaps][-1] == "moved.xml")
    yield press("Ctrl+4")
    yield in_table()


STEPS = [
    filter_entries, edit_entry, replace_matches, bulk_edit, fix_values, add_entry, move_entries, edit_in_panel, run_command_by_name, undo_in_history, save_and_quit,
]  # fmt: skip


EDITED = """    <lastmod>2026-03-01</lastmod>
    <changefreq>weekly</changefreq>
    <priority>0.7</priority>"""
DAILY = """    <lastmod>2026-01-01</lastmod>
    <changefreq>daily</changefreq>"""


def saved_entries(path: Path) -> list[tuple[str, str | None]]:
    """Return the path and date of each entry of a saved sitemap."""
    table = open_path(path).table
    return [(loc.removeprefix(HOST), lastmod) for loc, lastmod in table.rows(table.order, ["loc", "lastmod"]).rows()]


def test_entries_are_edited_moved_and_saved_by_keyboard(site: Path, fresh_home: Path, qapp: QApplication) -> None:
    before = content(site.parent / "shop.xml")

    def steps() -> Iterator[Step]:
        yield expect(is_open)
        yield in_table()
        # In a narrow window, with wide letters, facets go into a menu.
        window().resize(1440, 900)
        for part in STEPS:
            yield from part()

    assert run([str(site)], steps(), qapp) == 0
    shop = content(site.parent / "shop.xml")
    assert shop == (
        before.replace("shop/3<", "shop/three<")
        .replace("three</loc>\n    <lastmod>2026-01-01</lastmod>", f"three</loc>\n{EDITED}")
        .replace("Weekly", "weekly")
        .replace("5 b", "5%20b")
        .replace("/1</loc>\n    <lastmod>2026-01-01</lastmod>", f"/1</loc>\n{DAILY}")
    )
    dated = [(loc, "2026-05-05") for loc in ("/news/1", "/blog/2")]
    moved = [("/news/4", "2026-05-05"), ("/news/5", "2026-05-05"), ("/added", None)]
    assert saved_entries(site.parent / "blog.xml.gz") == [*dated, ("/news/3", "2026-05-05")]
    assert saved_entries(site.parent / "moved.xml") == moved
    assert files_in(site.parent).keys() == {"sitemap.xml", "shop.xml", "blog.xml.gz", "moved.xml"}
    listed = open_path(site).sitemaps
    assert [each.loc for each in listed] == [f"{HOST}/{name}" for name in ("shop.xml", "blog.xml.gz", "moved.xml")]
