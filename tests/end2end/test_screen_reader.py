"""The program as a screen reader accesses it: names of windows, menus and cells, announcements, and actions."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.protocol.fields import FIELD_NAMES
from tests.end2end.screen_reader import Listener, Part, heard_program

FIRST_ENTRY = ["https://www.example.com/", "2025-10-27", "monthly", "1.0"]


def test_screen_reader_reads_table_and_triggers_actions(tmp_path: Path, qtbot: QtBot) -> None:
    samples = copytree(resource("samples"), tmp_path / "samples")
    with heard_program(tmp_path, samples / "sitemap.xml") as program:
        assert program.name == "Sitemap Studio"
        table = program.find("table", "Entries")
        frame = program.find("frame")
        assert frame.name == "sitemap.xml — Sitemap Studio"
        menus = [part.name for part in frame.find("menu bar").children]
        assert menus == ["File", "Edit", "View", "Sitemap", "Tools", "Help"]
        assert [heading(table, column) for column in range(4)] == list(FIELD_NAMES)
        told = [f"{field}: {text}" for field, text in zip(FIELD_NAMES, FIRST_ENTRY, strict=True)]
        assert [table.at("Table", "GetAccessibleAt", 0, column).name for column in range(4)] == told
        listener = Listener(program)
        press(frame.find("menu bar"), "Sitemap", "Move overflow to a new sitemap")
        qtbot.waitUntil(lambda: any("No sitemap is larger than" in said for said in listener.heard))
        listener.disconnect_from_bus()
        export = frame.find("tool bar").find("push button", "Export")
        assert export.ask("org.a11y.atspi.Action", "DoAction", 0)
        assert program.find("dialog", "Export").find("push button", "Cancel").role == "push button"


def press(bar: Part, menu: str, item: str) -> None:
    """Trigger an item of a menu."""
    (opened,) = (part for part in bar.children if part.name == menu)
    (chosen,) = (part for part in opened.children[0].children if part.name == item)
    assert chosen.ask("org.a11y.atspi.Action", "DoAction", 0)


def heading(table: Part, column: int) -> str:
    """Return the header of a column."""
    return table.at("Table", "GetColumnHeader", column).name
