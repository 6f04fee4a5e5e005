"""Everything that the user can choose, declared in one table; menus, toolbar and shortcuts are built from it.

An action says where it stands and what must be the case for it to be possible. What it does is connected by the
window; whether its conditions hold is told by `availability`.
"""

from __future__ import annotations

from typing import Final

from sitemap_studio.gui.action_specs import QT_TRANSLATE_NOOP, ActionSpec, MenuName, Need

_FILE, _EDIT, _VIEW, _SITEMAP, _TOOLS, _HELP = MenuName
_CHOSEN = Need.SET | Need.SELECTION

_FILE_ACTIONS: Final = (
    ActionSpec("new", QT_TRANSLATE_NOOP("Actions", "&New"), _FILE, 0, "new", ("Ctrl+N",),
               QT_TRANSLATE_NOOP("Actions", "Begin an empty sitemap.")),
    ActionSpec("open", QT_TRANSLATE_NOOP("Actions", "&Open …"), _FILE, 0, "open", ("Ctrl+O",),
               QT_TRANSLATE_NOOP("Actions", "Open a sitemap, or an index with its sitemaps."),
               QT_TRANSLATE_NOOP("Actions", "Open"), 0),
    ActionSpec("recent", QT_TRANSLATE_NOOP("Actions", "Open &recent"), _FILE, 0, "recent", (),
               QT_TRANSLATE_NOOP("Actions", "Open a file that was open before."), needs=Need.RECENT, is_menu=True),
    ActionSpec("save", QT_TRANSLATE_NOOP("Actions", "&Save"), _FILE, 1, "save", ("Ctrl+S",),
               QT_TRANSLATE_NOOP("Actions", "Write the changed files of the set."),
               QT_TRANSLATE_NOOP("Actions", "Save"), 0, Need.SET | Need.UNSAVED),
    ActionSpec("save-as", QT_TRANSLATE_NOOP("Actions", "Save &as …"), _FILE, 1, "save-as", ("Ctrl+Shift+S",),
               QT_TRANSLATE_NOOP("Actions", "Write under another name; an ending of .gz compresses."),
               needs=Need.SET),
    ActionSpec("export", QT_TRANSLATE_NOOP("Actions", "&Export …"), _FILE, 2, "export", ("Ctrl+E",),
               QT_TRANSLATE_NOOP("Actions", "Write new sitemaps within the limits, with their index."),
               QT_TRANSLATE_NOOP("Actions", "Export"), 0, Need.SET),
    ActionSpec("export-one", QT_TRANSLATE_NOOP("Actions", "Export as single &file …"), _FILE, 2, "export-one",
               ("Ctrl+Shift+E",),
               QT_TRANSLATE_NOOP("Actions", "Write all entries to one XML file, text list or CSV file."),
               needs=Need.SET),
    ActionSpec("report", QT_TRANSLATE_NOOP("Actions", "Report of &problems …"), _FILE, 2, "report", ("Ctrl+Shift+P",),
               QT_TRANSLATE_NOOP("Actions", "Save all problems as a page, CSV, JSON or SARIF."),
               needs=Need.SET | Need.PROBLEMS),
    ActionSpec("close", QT_TRANSLATE_NOOP("Actions", "&Close"), _FILE, 3, "close", ("Ctrl+W",),
               QT_TRANSLATE_NOOP("Actions", "Close the set."), needs=Need.SET),
    ActionSpec("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), _FILE, 3, "quit", ("Ctrl+Q",),
               QT_TRANSLATE_NOOP("Actions", "End the program.")),
)  # fmt: skip

_EDIT_ACTIONS: Final = (
    ActionSpec("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), _EDIT, 0, "undo", ("Ctrl+Z",),
               QT_TRANSLATE_NOOP("Actions", "Take the last change back."),
               QT_TRANSLATE_NOOP("Actions", "Undo"), 1, Need.UNDO),
    ActionSpec("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), _EDIT, 0, "redo", ("Ctrl+Shift+Z", "Ctrl+Y"),
               QT_TRANSLATE_NOOP("Actions", "Make the change again that was taken back."),
               QT_TRANSLATE_NOOP("Actions", "Redo"), 1, Need.REDO),
    ActionSpec("cut", QT_TRANSLATE_NOOP("Actions", "Cu&t"), _EDIT, 1, "cut", ("Ctrl+X",),
               QT_TRANSLATE_NOOP("Actions", "Copy the selected cells and clear them."), needs=_CHOSEN),
    ActionSpec("copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), _EDIT, 1, "copy", ("Ctrl+C",),
               QT_TRANSLATE_NOOP("Actions", "Copy the selected cells, as a spreadsheet understands them."),
               needs=_CHOSEN),
    ActionSpec("paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), _EDIT, 1, "paste", ("Ctrl+V",),
               QT_TRANSLATE_NOOP("Actions", "Paste cells from here on, also from a spreadsheet."),
               needs=Need.SET | Need.SITEMAP),
    ActionSpec("clear-cells", QT_TRANSLATE_NOOP("Actions", "C&lear cells"), _EDIT, 1, "clear", ("Backspace",),
               QT_TRANSLATE_NOOP("Actions", "Take the values of the selected cells away."), needs=_CHOSEN),
    ActionSpec("select-all", QT_TRANSLATE_NOOP("Actions", "Select &all"), _EDIT, 1, "select-all", ("Ctrl+A",),
               QT_TRANSLATE_NOOP("Actions", "Select every entry shown."), needs=Need.SET | Need.ENTRIES),
    ActionSpec("add-entry", QT_TRANSLATE_NOOP("Actions", "Add &entry"), _EDIT, 2, "add", ("Ctrl+I",),
               QT_TRANSLATE_NOOP("Actions", "Add an entry below the current one."),
               QT_TRANSLATE_NOOP("Actions", "Add"), 2, Need.SET | Need.SITEMAP),
    ActionSpec("duplicate", QT_TRANSLATE_NOOP("Actions", "&Duplicate entries"), _EDIT, 2, "duplicate",
               ("Ctrl+Shift+D",),
               QT_TRANSLATE_NOOP("Actions", "Add a copy of the selected entries below them."), needs=_CHOSEN),
    ActionSpec("delete-entries", QT_TRANSLATE_NOOP("Actions", "Delete entrie&s"), _EDIT, 2, "delete",
               ("Ctrl+-",),
               QT_TRANSLATE_NOOP("Actions", "Delete the selected entries."),
               QT_TRANSLATE_NOOP("Actions", "Delete"), 2, _CHOSEN),
    ActionSpec("move-up", QT_TRANSLATE_NOOP("Actions", "&Move up"), _EDIT, 3, "move-up", ("Alt+Up",),
               QT_TRANSLATE_NOOP("Actions", "Move the selected entries up in their sitemap."), needs=_CHOSEN),
    ActionSpec("move-down", QT_TRANSLATE_NOOP("Actions", "Move do&wn"), _EDIT, 3, "move-down", ("Alt+Down",),
               QT_TRANSLATE_NOOP("Actions", "Move the selected entries down in their sitemap."), needs=_CHOSEN),
    ActionSpec("fill-down", QT_TRANSLATE_NOOP("Actions", "F&ill down"), _EDIT, 3, "fill-down", ("Ctrl+D",),
               QT_TRANSLATE_NOOP("Actions", "Give the selected cells the value of the topmost one."), needs=_CHOSEN),
    ActionSpec("find", QT_TRANSLATE_NOOP("Actions", "&Find"), _EDIT, 4, "find", ("Ctrl+F",),
               QT_TRANSLATE_NOOP("Actions", "Show only entries that match."),
               QT_TRANSLATE_NOOP("Actions", "Find"), 3, Need.SET),
)  # fmt: skip

_OTHER_ACTIONS: Final = (
    ActionSpec("panel-sitemaps", QT_TRANSLATE_NOOP("Actions", "&Sitemaps"), _VIEW, 0, "panel-left", ("Ctrl+1",),
               QT_TRANSLATE_NOOP("Actions", "Show or hide the list of sitemaps."), needs=Need.SET,
               is_checkable=True),
    ActionSpec("panel-problems", QT_TRANSLATE_NOOP("Actions", "&Problems"), _VIEW, 0, "panel-bottom", ("Ctrl+2",),
               QT_TRANSLATE_NOOP("Actions", "Show or hide the list of problems."), needs=Need.SET,
               is_checkable=True),
    ActionSpec("panel-repairs", QT_TRANSLATE_NOOP("Actions", "&Repairs"), _VIEW, 0, "repairs", ("Ctrl+3",),
               QT_TRANSLATE_NOOP("Actions", "Show or hide what was mended so that files could be read."),
               needs=Need.SET, is_checkable=True),
    ActionSpec("go-to", QT_TRANSLATE_NOOP("Actions", "&Go to entry …"), _VIEW, 1, "go-to", ("Ctrl+G",),
               QT_TRANSLATE_NOOP("Actions", "Select the entry of a number."), needs=Need.SET | Need.ENTRIES),
    ActionSpec("next-problem", QT_TRANSLATE_NOOP("Actions", "Ne&xt problem"), _VIEW, 1, "next-problem", ("F8",),
               QT_TRANSLATE_NOOP("Actions", "Go to the next cell with a problem that is listed."),
               needs=Need.SET | Need.PROBLEMS),
    ActionSpec("previous-problem", QT_TRANSLATE_NOOP("Actions", "Pre&vious problem"), _VIEW, 1, "previous-problem",
               ("Shift+F8",),
               QT_TRANSLATE_NOOP("Actions", "Go to the previous cell with a problem that is listed."),
               needs=Need.SET | Need.PROBLEMS),
    ActionSpec("next-part", QT_TRANSLATE_NOOP("Actions", "&Next part of the window"), _VIEW, 1, "next-part", ("F6",),
               QT_TRANSLATE_NOOP("Actions", "Give the keyboard to the next part of the window.")),
    ActionSpec("theme", QT_TRANSLATE_NOOP("Actions", "&Theme"), _VIEW, 2, "theme", (),
               QT_TRANSLATE_NOOP("Actions", "Choose light or dark."), is_menu=True),
    ActionSpec("check", QT_TRANSLATE_NOOP("Actions", "&Check now"), _SITEMAP, 0, "check", ("F5",),
               QT_TRANSLATE_NOOP("Actions", "Check the whole set against all rules."), needs=Need.SET),
    ActionSpec("profile", QT_TRANSLATE_NOOP("Actions", "&Profile"), _SITEMAP, 0, "profile", (),
               QT_TRANSLATE_NOOP("Actions", "Choose whose limits hold."), is_menu=True),
    ActionSpec("fix-selected", QT_TRANSLATE_NOOP("Actions", "Fix &selected entries …"), _TOOLS, 0, "fix",
               ("Ctrl+Shift+F",),
               QT_TRANSLATE_NOOP("Actions", "Show what fixing the selected entries would change."),
               needs=_CHOSEN | Need.FIXABLE),
    ActionSpec("fix-all", QT_TRANSLATE_NOOP("Actions", "Fix &all problems …"), _TOOLS, 0, "fix", ("Ctrl+Alt+F",),
               QT_TRANSLATE_NOOP("Actions", "Show what fixing all that can be fixed would change."),
               needs=Need.SET | Need.FIXABLE),
    ActionSpec("validate", QT_TRANSLATE_NOOP("Actions", "&Validate against the schemas"), _TOOLS, 1, "validate",
               ("Ctrl+Shift+V",),
               QT_TRANSLATE_NOOP("Actions", "Judge the files on disk by the published XML schemas."), needs=Need.SET),
    ActionSpec("rules", QT_TRANSLATE_NOOP("Actions", "&Rules"), _HELP, 0, "rules", ("Shift+F1",),
               QT_TRANSLATE_NOOP("Actions", "Read and search all rules, with examples and sources.")),
    ActionSpec("shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), _HELP, 0, "keyboard", ("F1",),
               QT_TRANSLATE_NOOP("Actions", "List all keys.")),
    ActionSpec("about", QT_TRANSLATE_NOOP("Actions", "&About Sitemap Studio"), _HELP, 1, "info", (),
               QT_TRANSLATE_NOOP("Actions", "Show version and parts.")),
)  # fmt: skip

ACTIONS: Final[tuple[ActionSpec, ...]] = (*_FILE_ACTIONS, *_EDIT_ACTIONS, *_OTHER_ACTIONS)
"""Everything that can be chosen, in the order of the menus."""
