"""Copying and pasting whole entries, and selecting entries of equal value."""

from __future__ import annotations

from functools import partial

from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.document.saving.save_document import save
from tests.gui.table.table_actions import cells, clip, column, filter_by, select_rows

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
ALTERNATE = '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>'


def test_cut_entries_are_inserted_at_paste_position(show_table, document_of, session):
    view = show_table(document_of(2, 2, loc=["a", "b", "c", "d"]))
    select_rows(view, 0)
    view.clipboard.cut()
    assert column(view) == ["b", "c", "d"]
    select_rows(view, 2)
    view.clipboard.paste()
    assert column(view) == ["b", "c", "d", "a"]
    table = session.document.table
    assert table.sitemap_of(int(table.order[3])) == 1
    session.undo_stack.undo()
    session.undo_stack.undo()
    assert column(view) == ["a", "b", "c", "d"]


def test_paste_overwrites_selected_entries_and_paste_entries_inserts_copies(show_table, document_of, session):
    view = show_table(document_of(loc=["a", "b", "c"], priority=["0.1", "0.2", None]))
    select_rows(view, 0)
    view.clipboard.copy()
    select_rows(view, 1)
    view.clipboard.paste()
    assert column(view) == ["a", "a", "c"]
    session.undo_stack.undo()
    select_rows(view, 0, 1)
    view.clipboard.copy()
    select_rows(view, 2)
    view.clipboard.paste_entries()
    assert column(view) == ["a", "b", "c", "a", "b"]
    assert cells(session)[3] == ("a", None, None, "0.1")
    assert view.selection.ranges().row_count() == 2


def test_paste_uses_values_at_time_of_copy(show_table, document_of, session):
    view = show_table(document_of(loc=["a", "b"], lastmod=["2026", None]))
    select_rows(view, 0)
    view.clipboard.copy()
    view.entries.setData(view.entries.index(0, 0), "changed")
    view.entries.setData(view.entries.index(0, 1), "")
    select_rows(view, 1)
    view.clipboard.paste_entries()
    assert cells(session)[2] == ("a", "2026", None, None)


def test_pasted_extensions_are_written_to_other_sitemap(show_table, session, tmp_path):
    root = f'<urlset xmlns="{NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    (tmp_path / "one.xml").write_text(f"{root}<url><loc>https://a.example/1</loc>{ALTERNATE}</url></urlset>")
    bare = f'<urlset xmlns="{NAMESPACE}">'
    (tmp_path / "two.xml").write_text(f"{bare}<url><loc>https://a.example/2</loc></url></urlset>")
    listed = "".join(f"<sitemap><loc>https://a.example/{name}.xml</loc></sitemap>" for name in ("one", "two"))
    (tmp_path / "index.xml").write_text(f'<sitemapindex xmlns="{NAMESPACE}">{listed}</sitemapindex>')
    document = open_path(tmp_path / "index.xml")
    view = show_table(document)
    select_rows(view, 0)
    view.clipboard.cut()
    select_rows(view, 0)
    view.clipboard.paste()
    assert column(view) == ["https://a.example/2", "https://a.example/1"]
    save(document)
    written = (tmp_path / "two.xml").read_text()
    assert "https://a.example/de" in written
    again = open_path(tmp_path / "index.xml")
    assert again.table.locs() == ["https://a.example/2", "https://a.example/1"]
    assert again.table.extension_of(int(again.table.order[1])) is not None


def test_urls_from_clipboard_are_inserted_after_current_entry(show_table, document_of, session):
    view = show_table(document_of(loc=["a", "b"]))
    view.go_to(0, 0)
    clip("https://a.example/1\r\n\r\nhttps://a.example/2\t2026-01-01\n")
    view.clipboard.paste_entries()
    assert cells(session) == [
        ("a", None, None, None),
        ("https://a.example/1", None, None, None),
        ("https://a.example/2", "2026-01-01", None, None),
        ("b", None, None, None),
    ]


def test_pasted_header_line_assigns_columns_to_fields(show_table, document_of, session):
    view = show_table(document_of(loc=["a"]))
    for text in ("", "\n\n", " \t "):
        clip(text)
        view.clipboard.paste_entries()
    assert not session.undo_stack.canUndo()
    clip("priority\tloc\n0.5\tb\n\tc")
    view.clipboard.paste_entries()
    assert cells(session)[1:] == [("b", None, None, "0.5"), ("c", None, None, None)]


def test_entries_cut_from_other_set_paste_as_text(show_table, document_of, session):
    view = show_table(document_of(loc=["a", "b"]))
    select_rows(view, 0)
    view.clipboard.cut()
    session.open_document(document_of(loc=["x"]))
    view.clipboard.paste_entries()
    assert column(view) == ["x", "a"]
    select_rows(view, 0)
    view.clipboard.cut()
    clip("z")
    view.go_to(0, 0)
    view.clipboard.paste()
    assert column(view) == ["z"]


def test_select_equal_cells_selects_every_cell_with_same_value(show_table, document_of):
    view = show_table(document_of(loc=["a", "b", "c", "d"], changefreq=["daily", "weekly", "daily", None]))
    view.go_to(0, 2)
    view.commands.select_equal_cells()
    assert view.selection.ranges().boxes == ((0, 2, 0, 2), (2, 2, 2, 2))
    view.go_to(3, 2)
    view.commands.select_equal_cells()
    assert view.selection.ranges().boxes == ((3, 2, 3, 2),)


def test_selecting_too_scattered_equal_cells_filters_them(show_table, document_of):
    count = 3_000
    view = show_table(document_of(loc=[f"a{n}" for n in range(count)], changefreq=["daily", 'x "y"'] * (count // 2)))
    asked: list[str] = []
    view.commands.filter_requested.connect(asked.append)
    view.commands.filter_requested.connect(partial(filter_by, view.entries))
    view.go_to(1, 2)
    view.commands.select_equal_cells()
    assert asked == ['changefreq = "x ""y"""']
    assert view.entries.rowCount() == count // 2
    assert view.selection.ranges().row_count() == count // 2


def test_filter_by_current_value_shows_matching_entries(show_table, document_of):
    view = show_table(document_of(loc=["a", "b", "c", "d"], changefreq=["daily", "and x", "daily", None]))
    view.commands.filter_requested.connect(partial(filter_by, view.entries))
    for row, left in ((0, ["a", "c"]), (1, ["b"]), (3, ["d"])):
        filter_by(view.entries, "")
        view.go_to(row, 2)
        view.commands.filter_by_current_value()
        assert column(view) == left
