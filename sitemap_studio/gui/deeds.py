"""What the actions of files, of the table and of small dialogs do, by their names in `action_specs`."""

from __future__ import annotations

from collections.abc import Callable

from sitemap_studio.gui.entry_page import EntryPage
from sitemap_studio.gui.exporting import Exporting
from sitemap_studio.gui.files import Files
from sitemap_studio.gui.find_work import FindWork
from sitemap_studio.gui.other_windows import OtherWindows
from sitemap_studio.gui.outside_work import OutsideWork
from sitemap_studio.gui.small_dialogs import SmallDialogs

Deeds = dict[str, Callable[[], object]]
"""By the name of an action what it does."""


def file_deeds(files: Files, exporting: Exporting, outside: OutsideWork) -> Deeds:
    """What is done with files."""
    return {
        "new": files.new, "open": files.ask_and_open, "open-folder": files.ask_and_open_folder,
        "save": files.save, "save-as": files.ask_and_save,
        "export": exporting.ask, "export-one": exporting.ask_single,
        "reload": outside.reload, "compare": outside.compare, "close": files.close,
    }  # fmt: skip


def table_deeds(page: EntryPage) -> Deeds:
    """What is done in the table, and with the filter line."""
    commands, clips, zoom = page.view.commands, page.view.clips, page.view.zoom
    return {
        "cut": clips.cut, "copy": clips.copy, "copy-with-header": clips.copy_with_header, "paste": clips.paste,
        "paste-entries": clips.paste_entries,
        "clear-cells": commands.clear_cells, "select-all": commands.select_all, "select-same": commands.select_same,
        "show-same": commands.show_same, "browse": commands.browse,
        "add-entry": commands.add_entry, "duplicate": commands.duplicate_selected,
        "delete-entries": commands.delete_selected, "move-up": commands.move_up, "move-down": commands.move_down,
        "fill-down": commands.fill_down, "fill-selection": commands.fill_with_current,
        "find": page.bar.focus_line, "clear-filter": page.bar.clear,
        "zoom-in": zoom.enlarge, "zoom-out": zoom.reduce, "zoom-reset": zoom.reset,
    }  # fmt: skip


def dialog_deeds(dialogs: SmallDialogs) -> Deeds:
    """What opens a dialog and no more."""
    return {
        "sort": dialogs.ask_sort, "go-to": dialogs.ask_go_to, "palette": dialogs.ask_command,
        "settings": dialogs.ask_settings, "about": dialogs.show_about, "log-folder": dialogs.open_log_folder,
    }  # fmt: skip


def other_windows_deeds(others: OtherWindows) -> Deeds:
    """What concerns all windows."""
    return {"new-window": others.show_new, "quit": others.quit}


def find_deeds(work: Callable[[], FindWork]) -> Deeds:
    """What finds and replaces; the first of them makes the panel."""
    return {
        "replace": lambda: work().open(),
        "find-next": lambda: work().find_next(),
        "find-previous": lambda: work().find_previous(),
    }
