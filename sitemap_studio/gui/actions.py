"""Actions: everything that the user can choose, declared in one table; menus, toolbar and shortcuts are built from it.

The window connects what an action does, and enables it while its `needs` are met.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, Flag, auto
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP
from sitemap_studio.gui.icons import icon


class Need(Flag):
    """What must be the case for an action to be possible."""

    NOTHING = 0
    SET = auto()
    """A set is open."""

    ENTRIES = auto()
    """The table shows entries."""

    SELECTION = auto()
    """Entries are selected."""

    UNSAVED = auto()
    """There are changes that are not on disk, or the set has no file yet."""

    EDITABLE = auto()
    """The entries of some sitemap may be changed."""

    COPYABLE = auto()
    """The set can be saved in another place."""

    FILE = auto()
    """The set lies on disk."""

    UNDO = auto()
    REDO = auto()
    RECENT = auto()
    """There are recent files."""

    SITEMAP = auto()
    """New entries have a sitemap to go to."""

    INDEX = auto()
    """The set has an index that may be changed, or is all sitemaps of a folder: there can be several."""

    BARE = auto()
    """The set has no index."""

    LISTED = auto()
    """Sitemaps are selected."""

    SORTED = auto()
    """The view shows entries in another order than that of the set."""

    PROBLEMS = auto()
    """The set has problems."""

    FIXABLE = auto()
    """The set has problems of a kind that can be fixed."""


class MenuName(Enum):
    """The menus of the window, in order, with their titles."""

    FILE = QT_TRANSLATE_NOOP("Actions", "&File")
    EDIT = QT_TRANSLATE_NOOP("Actions", "&Edit")
    VIEW = QT_TRANSLATE_NOOP("Actions", "&View")
    SITEMAP = QT_TRANSLATE_NOOP("Actions", "&Sitemap")
    TOOLS = QT_TRANSLATE_NOOP("Actions", "&Tools")
    HELP = QT_TRANSLATE_NOOP("Actions", "&Help")


@dataclass(frozen=True)
class ActionSpec:
    """One thing to choose.

    Attributes:
        id: Its name in code.
        text: Its words in the menu.
        menu: The menu that it stands in.
        group: Groups of a menu are set apart by lines, in ascending order.
        icon: Its drawing.
        shortcuts: Its keys, the one shown first.
        tip: One sentence on what it does.
        label: Its shorter words in the toolbar; actions without stand in no toolbar.
        bar_group: Groups of the toolbar are set apart by lines, in ascending order.
        needs: What must be the case.
        is_menu: Whether it opens a menu that is filled elsewhere.
        is_of_table: Whether its keys mean what is selected in the table, so that they do nothing anywhere else.
    """

    id: str
    text: str
    menu: MenuName
    group: int
    icon: str = ""
    shortcuts: tuple[str, ...] = ()
    tip: str = ""
    label: str = ""
    bar_group: int = 0
    needs: Need = Need.NOTHING
    is_menu: bool = False
    is_of_table: bool = False


@dataclass(frozen=True)
class PanelSpec(ActionSpec):
    """A docked panel, and the action that shows and hides it; its text is the panel's title, too.

    Attributes:
        panel: The attribute of the window that makes and holds it.
        side: Its side of the window where text runs from left to right; those of one side share it as tabs, in the
            order of the table.
        pixels: Its first width, or at the bottom its height.
        is_wanted: Whether it is shown until the user hides it.
        below: The panel that it stands below, rather than in tabs with those of its side.
    """

    panel: str = ""
    side: Qt.DockWidgetArea = Qt.DockWidgetArea.BottomDockWidgetArea
    pixels: int = 290
    is_wanted: bool = False
    below: str = ""


_MNEMONIC_BEHIND: Final = re.compile(r"\(&\w\)")
"""As languages without Latin letters write it."""

_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_FILE, _EDIT, _VIEW, _SITEMAP, _TOOLS, _HELP = MenuName
_CHOSEN = Need.SET | Need.SELECTION
_CHANGED = _CHOSEN | Need.EDITABLE
_ADDED_TO = Need.SET | Need.SITEMAP | Need.EDITABLE
_LISTED = Need.SET | Need.INDEX | Need.LISTED

_FILE_ACTIONS: Final = (
    ActionSpec("new", QT_TRANSLATE_NOOP("Actions", "&New"), _FILE, 0, "new", ("Ctrl+N",),
               QT_TRANSLATE_NOOP("Actions", "Start an empty sitemap.")),
    ActionSpec("new-window", QT_TRANSLATE_NOOP("Actions", "New &window"), _FILE, 0, "new-window", ("Ctrl+Shift+N",),
               QT_TRANSLATE_NOOP("Actions", "Open one more window; each shows a set of its own.")),
    ActionSpec("open", QT_TRANSLATE_NOOP("Actions", "&Open …"), _FILE, 0, "open", ("Ctrl+O",),
               QT_TRANSLATE_NOOP("Actions", "Open a sitemap, or an index with its sitemaps."),
               QT_TRANSLATE_NOOP("Actions", "Open"), 0),
    ActionSpec("open-folder", QT_TRANSLATE_NOOP("Actions", "Open fol&der …"), _FILE, 0, "folder", ("Ctrl+Alt+O",),
               QT_TRANSLATE_NOOP("Actions", "Open the index in a folder, or else all its sitemaps as one set.")),
    ActionSpec("recent", QT_TRANSLATE_NOOP("Actions", "Open &recent"), _FILE, 0, "recent", (),
               QT_TRANSLATE_NOOP("Actions", "Open a file that was open before."), needs=Need.RECENT, is_menu=True),
    ActionSpec("save", QT_TRANSLATE_NOOP("Actions", "&Save"), _FILE, 1, "save", ("Ctrl+S",),
               QT_TRANSLATE_NOOP("Actions", "Write the changed files of the set."),
               QT_TRANSLATE_NOOP("Actions", "Save"), 0, Need.SET | Need.UNSAVED),
    ActionSpec("save-as", QT_TRANSLATE_NOOP("Actions", "Save &as …"), _FILE, 1, "save-as", ("Ctrl+Shift+S",),
               QT_TRANSLATE_NOOP("Actions", "Write under another name; an ending of .gz compresses."),
               needs=Need.SET | Need.COPYABLE),
    ActionSpec("reload", QT_TRANSLATE_NOOP("Actions", "Re&load"), _FILE, 1, "reload", ("Ctrl+Alt+R",),
               QT_TRANSLATE_NOOP("Actions", "Open the set again as it is on disk."), needs=Need.SET | Need.FILE),
    ActionSpec("compare", QT_TRANSLATE_NOOP("Actions", "Compare with the dis&k …"), _FILE, 1, "compare", (),
               QT_TRANSLATE_NOOP("Actions", "List what differs between what is open and what is on disk."),
               needs=Need.SET | Need.FILE),
    ActionSpec("export", QT_TRANSLATE_NOOP("Actions", "&Export …"), _FILE, 2, "export", ("Ctrl+E",),
               QT_TRANSLATE_NOOP("Actions", "Write new sitemaps within the limits, with their index."),
               QT_TRANSLATE_NOOP("Actions", "Export"), 0, Need.SET),
    ActionSpec("export-one", QT_TRANSLATE_NOOP("Actions", "Export as single &file …"), _FILE, 2, "export-one",
               ("Ctrl+Shift+E",),
               QT_TRANSLATE_NOOP("Actions", "Write all entries to one XML file, text list or CSV file."),
               needs=Need.SET),
    ActionSpec("report", QT_TRANSLATE_NOOP("Actions", "Save re&port …"), _FILE, 2, "report", ("Ctrl+Shift+R",),
               QT_TRANSLATE_NOOP("Actions", "Save charts and problems as a page or PDF, or problems as data."),
               needs=Need.SET),
    ActionSpec("print", QT_TRANSLATE_NOOP("Actions", "Prin&t report …"), _FILE, 2, "print", ("Ctrl+P",),
               QT_TRANSLATE_NOOP("Actions", "Show charts and problems as pages, and print them."), needs=Need.SET),
    ActionSpec("close", QT_TRANSLATE_NOOP("Actions", "&Close"), _FILE, 3, "close", ("Ctrl+W",),
               QT_TRANSLATE_NOOP("Actions", "Close the set."), needs=Need.SET),
    ActionSpec("quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), _FILE, 3, "quit", ("Ctrl+Q",),
               QT_TRANSLATE_NOOP("Actions", "Quit the program.")),
)  # fmt: skip

_EDIT_ACTIONS: Final = (
    ActionSpec("undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), _EDIT, 0, "undo", ("Ctrl+Z",),
               QT_TRANSLATE_NOOP("Actions", "Undo the last change."),
               QT_TRANSLATE_NOOP("Actions", "Undo"), 1, Need.UNDO),
    ActionSpec("redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), _EDIT, 0, "redo", ("Ctrl+Shift+Z", "Ctrl+Y"),
               QT_TRANSLATE_NOOP("Actions", "Redo the change that was undone last."),
               QT_TRANSLATE_NOOP("Actions", "Redo"), 1, Need.REDO),
    ActionSpec("cut", QT_TRANSLATE_NOOP("Actions", "Cu&t"), _EDIT, 1, "cut", ("Ctrl+X",),
               QT_TRANSLATE_NOOP("Actions", "Copy the selected cells and clear them."), needs=_CHANGED,
               is_of_table=True),
    ActionSpec("copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), _EDIT, 1, "copy", ("Ctrl+C",),
               QT_TRANSLATE_NOOP("Actions", "Copy the selected cells, as a spreadsheet understands them."),
               needs=_CHOSEN, is_of_table=True),
    ActionSpec("copy-with-header", QT_TRANSLATE_NOOP("Actions", "Copy with &header"), _EDIT, 1, "copy-with-header",
               ("Ctrl+Shift+C",),
               QT_TRANSLATE_NOOP("Actions", "Copy the selected cells below a line with the names of their fields."),
               needs=_CHOSEN, is_of_table=True),
    ActionSpec("paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), _EDIT, 1, "paste", ("Ctrl+V",),
               QT_TRANSLATE_NOOP("Actions", "Paste cells from here on, also from a spreadsheet."),
               needs=_ADDED_TO, is_of_table=True),
    ActionSpec("paste-entries", QT_TRANSLATE_NOOP("Actions", "Paste as &new entries"), _EDIT, 1, "paste-entries",
               ("Ctrl+Shift+V",),
               QT_TRANSLATE_NOOP("Actions", "Add what is on the clipboard as entries below the current one."),
               needs=_ADDED_TO),
    ActionSpec("clear-cells", QT_TRANSLATE_NOOP("Actions", "C&lear cells"), _EDIT, 1, "clear", ("Backspace",),
               QT_TRANSLATE_NOOP("Actions", "Clear the values of the selected cells."), needs=_CHANGED,
               is_of_table=True),
    ActionSpec("select-all", QT_TRANSLATE_NOOP("Actions", "Select &all"), _EDIT, 1, "select-all", ("Ctrl+A",),
               QT_TRANSLATE_NOOP("Actions", "Select every entry shown."), needs=Need.SET | Need.ENTRIES,
               is_of_table=True),
    ActionSpec("select-same", QT_TRANSLATE_NOOP("Actions", "Select same &value"), _EDIT, 1, "select-same",
               ("Ctrl+Shift+A",),
               QT_TRANSLATE_NOOP("Actions", "Select all entries shown that have the value of the current cell."),
               needs=_CHOSEN, is_of_table=True),
    ActionSpec("show-same", QT_TRANSLATE_NOOP("Actions", "Show same value onl&y"), _EDIT, 1, "filter", ("Ctrl+Alt+L",),
               QT_TRANSLATE_NOOP("Actions", "Show only entries that have the value of the current cell."),
               needs=_CHOSEN, is_of_table=True),
    ActionSpec("browse", QT_TRANSLATE_NOOP("Actions", "Open page in &browser"), _EDIT, 1, "browse",
               ("Ctrl+Alt+W",),
               QT_TRANSLATE_NOOP("Actions", "Open the page of the current entry in the browser."), needs=_CHOSEN),
    ActionSpec("add-entry", QT_TRANSLATE_NOOP("Actions", "Add &entry"), _EDIT, 2, "add", ("Ctrl+I",),
               QT_TRANSLATE_NOOP("Actions", "Add an entry below the current one."),
               QT_TRANSLATE_NOOP("Actions", "Add"), 2, _ADDED_TO),
    ActionSpec("duplicate", QT_TRANSLATE_NOOP("Actions", "&Duplicate entries"), _EDIT, 2, "duplicate",
               ("Ctrl+Shift+D",),
               QT_TRANSLATE_NOOP("Actions", "Add a copy of the selected entries below them."), needs=_CHANGED,
               is_of_table=True),
    ActionSpec("delete-entries", QT_TRANSLATE_NOOP("Actions", "Delete entrie&s"), _EDIT, 2, "delete",
               ("Ctrl+-",),
               QT_TRANSLATE_NOOP("Actions", "Delete the selected entries."),
               QT_TRANSLATE_NOOP("Actions", "Delete"), 2, _CHANGED, is_of_table=True),
    ActionSpec("move-up", QT_TRANSLATE_NOOP("Actions", "&Move up"), _EDIT, 3, "move-up", ("Alt+Up",),
               QT_TRANSLATE_NOOP("Actions", "Move the selected entries up in their sitemap."), needs=_CHANGED,
               is_of_table=True),
    ActionSpec("move-down", QT_TRANSLATE_NOOP("Actions", "Move do&wn"), _EDIT, 3, "move-down", ("Alt+Down",),
               QT_TRANSLATE_NOOP("Actions", "Move the selected entries down in their sitemap."), needs=_CHANGED,
               is_of_table=True),
    ActionSpec("fill-down", QT_TRANSLATE_NOOP("Actions", "F&ill down"), _EDIT, 3, "fill-down", ("Ctrl+D",),
               QT_TRANSLATE_NOOP("Actions", "Give the selected cells the value of the topmost one."), needs=_CHANGED,
               is_of_table=True),
    ActionSpec("fill-selection", QT_TRANSLATE_NOOP("Actions", "Fill selecti&on"), _EDIT, 3, "fill-selection",
               ("Ctrl+Return", "Ctrl+Enter"),
               QT_TRANSLATE_NOOP("Actions", "Give the selected cells of a column the value of the current one."),
               needs=_CHANGED, is_of_table=True),
    ActionSpec("find", QT_TRANSLATE_NOOP("Actions", "&Find"), _EDIT, 4, "find", ("Ctrl+F",),
               QT_TRANSLATE_NOOP("Actions", "Show only entries that match."),
               QT_TRANSLATE_NOOP("Actions", "Find"), 3, Need.SET),
    ActionSpec("replace", QT_TRANSLATE_NOOP("Actions", "Find and replace …"), _EDIT, 4, "replace", ("Ctrl+H",),
               QT_TRANSLATE_NOOP("Actions", "Find a text in the entries shown, and replace it by another."),
               needs=Need.SET),
    ActionSpec("find-next", QT_TRANSLATE_NOOP("Actions", "Find ne&xt"), _EDIT, 4, "next-problem", ("F3",),
               QT_TRANSLATE_NOOP("Actions", "Go to the next match."), needs=Need.SET | Need.ENTRIES),
    ActionSpec("find-previous", QT_TRANSLATE_NOOP("Actions", "Find previous"), _EDIT, 4, "previous-problem",
               ("Shift+F3",),
               QT_TRANSLATE_NOOP("Actions", "Go to the match before."), needs=Need.SET | Need.ENTRIES),
    ActionSpec("settings", QT_TRANSLATE_NOOP("Actions", "Settin&gs …"), _EDIT, 5, "settings", ("Ctrl+,",),
               QT_TRANSLATE_NOOP("Actions", "Choose how the program looks and what it proposes.")),
)  # fmt: skip

_OTHER_ACTIONS: Final = (
    PanelSpec("panel-sitemaps", QT_TRANSLATE_NOOP("Actions", "&Sitemaps"), _VIEW, 0, "panel-left", ("Ctrl+1",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide the list of sitemaps."), needs=Need.SET,
              panel="sitemaps", side=_LEFT, pixels=265, is_wanted=True),
    PanelSpec("panel-problems", QT_TRANSLATE_NOOP("Actions", "&Problems"), _VIEW, 0, "panel-bottom", ("Ctrl+2",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide the list of problems."), needs=Need.SET,
              panel="problems", side=_BOTTOM, pixels=280, is_wanted=True),
    PanelSpec("panel-repairs", QT_TRANSLATE_NOOP("Actions", "&Repairs"), _VIEW, 0, "repairs", ("Ctrl+3",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide what was mended so that files could be read."), needs=Need.SET,
              panel="repairs", side=_BOTTOM, pixels=290),
    PanelSpec("panel-history", QT_TRANSLATE_NOOP("Actions", "&History"), _VIEW, 0, "history", ("Ctrl+4",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide the list of what was done, and go back or forth in it."),
              needs=Need.SET, panel="history", side=_BOTTOM, pixels=290),
    PanelSpec("panel-entry", QT_TRANSLATE_NOOP("Actions", "&Entry"), _VIEW, 0, "panel-right", ("Ctrl+5",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide all that belongs to the selected entry."), needs=Need.SET,
              panel="entry", side=_RIGHT, pixels=330),
    PanelSpec("panel-folders", QT_TRANSLATE_NOOP("Actions", "Fol&ders"), _VIEW, 0, "folder", ("Ctrl+6",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide the folders of the addresses."), needs=Need.SET,
              panel="folders", side=_LEFT, pixels=265, is_wanted=True, below="sitemaps"),
    PanelSpec("panel-find", QT_TRANSLATE_NOOP("Actions", "Find and replace"), _VIEW, 0, "replace", ("Ctrl+7",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide the panel of find and replace."), needs=Need.SET,
              panel="finding", side=_BOTTOM, pixels=290),
    PanelSpec("panel-languages", QT_TRANSLATE_NOOP("Actions", "hrefl&ang"), _VIEW, 0, "languages", ("Ctrl+8",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide clusters of alternates beside the languages of the set."),
              needs=Need.SET, panel="languages", side=_BOTTOM, pixels=290),
    PanelSpec("panel-overview", QT_TRANSLATE_NOOP("Actions", "Overv&iew"), _VIEW, 0, "overview", ("Ctrl+9",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide the set as charts."), needs=Need.SET,
              panel="overview", side=_BOTTOM, pixels=320),
    PanelSpec("panel-preview", QT_TRANSLATE_NOOP("Actions", "Previe&w"), _VIEW, 0, "preview", ("Ctrl+Alt+P",),
              QT_TRANSLATE_NOOP("Actions", "Show or hide how the selected entry is written, and how it is read."),
              needs=Need.SET, panel="preview", side=_RIGHT, pixels=330),
    ActionSpec("palette", QT_TRANSLATE_NOOP("Actions", "&Commands …"), _VIEW, 1, "palette", ("Ctrl+Shift+P",),
               QT_TRANSLATE_NOOP("Actions", "Find any command by a few letters of its name.")),
    ActionSpec("go-to", QT_TRANSLATE_NOOP("Actions", "&Go to entry …"), _VIEW, 1, "go-to", ("Ctrl+G",),
               QT_TRANSLATE_NOOP("Actions", "Select the entry of a number."), needs=Need.SET | Need.ENTRIES),
    ActionSpec("clear-filter", QT_TRANSLATE_NOOP("Actions", "Clear &filter"), _VIEW, 1, "clear-filter",
               ("Ctrl+Shift+L",),
               QT_TRANSLATE_NOOP("Actions", "Show all entries again, whatever was typed or chosen above the table."),
               needs=Need.SET),
    ActionSpec("sort", QT_TRANSLATE_NOOP("Actions", "Sort &by …"), _VIEW, 1, "sort", ("Ctrl+Shift+O",),
               QT_TRANSLATE_NOOP("Actions", "Sort the view by up to four columns."), needs=Need.SET),
    ActionSpec("next-problem", QT_TRANSLATE_NOOP("Actions", "Ne&xt problem"), _VIEW, 1, "next-problem", ("F8",),
               QT_TRANSLATE_NOOP("Actions", "Go to the next cell with a problem that is listed."),
               needs=Need.SET | Need.PROBLEMS),
    ActionSpec("previous-problem", QT_TRANSLATE_NOOP("Actions", "Pre&vious problem"), _VIEW, 1, "previous-problem",
               ("Shift+F8",),
               QT_TRANSLATE_NOOP("Actions", "Go to the previous cell with a problem that is listed."),
               needs=Need.SET | Need.PROBLEMS),
    ActionSpec("next-part", QT_TRANSLATE_NOOP("Actions", "&Next part of the window"), _VIEW, 1, "next-part", ("F6",),
               QT_TRANSLATE_NOOP("Actions", "Move the keyboard focus to the next part of the window.")),
    ActionSpec("zoom-in", QT_TRANSLATE_NOOP("Actions", "&Larger table"), _VIEW, 2, "zoom-in", ("Ctrl++", "Ctrl+="),
               QT_TRANSLATE_NOOP("Actions", "Show the table in larger letters."), needs=Need.SET),
    ActionSpec("zoom-out", QT_TRANSLATE_NOOP("Actions", "S&maller table"), _VIEW, 2, "zoom-out",
               ("Ctrl+Shift+-", "Ctrl+_"),
               QT_TRANSLATE_NOOP("Actions", "Show the table in smaller letters."), needs=Need.SET),
    ActionSpec("zoom-reset", QT_TRANSLATE_NOOP("Actions", "Table in &usual size"), _VIEW, 2, "zoom-reset", ("Ctrl+0",),
               QT_TRANSLATE_NOOP("Actions", "Show the table in letters of the usual size."), needs=Need.SET),
    ActionSpec("columns", QT_TRANSLATE_NOOP("Actions", "C&olumns"), _VIEW, 3, "columns", (),
               QT_TRANSLATE_NOOP("Actions", "Choose which columns the table shows."), needs=Need.SET, is_menu=True),
    ActionSpec("theme", QT_TRANSLATE_NOOP("Actions", "&Theme"), _VIEW, 4, "theme", (),
               QT_TRANSLATE_NOOP("Actions", "Choose light or dark."), is_menu=True),
    ActionSpec("windows", QT_TRANSLATE_NOOP("Actions", "Windows"), _VIEW, 5, "windows", (),
               QT_TRANSLATE_NOOP("Actions", "Go to another window."), is_menu=True),
    ActionSpec("check", QT_TRANSLATE_NOOP("Actions", "&Check now"), _SITEMAP, 0, "check", ("F5",),
               QT_TRANSLATE_NOOP("Actions", "Check the whole set against all rules."), needs=Need.SET),
    ActionSpec("profile", QT_TRANSLATE_NOOP("Actions", "&Profile"), _SITEMAP, 0, "profile", (),
               QT_TRANSLATE_NOOP("Actions", "Choose whose limits hold."), is_menu=True),
    ActionSpec("add-sitemap", QT_TRANSLATE_NOOP("Actions", "&Add sitemap …"), _SITEMAP, 1, "add-sitemap", (),
               QT_TRANSLATE_NOOP("Actions", "Add a sitemap to the index."), needs=Need.SET | Need.INDEX),
    ActionSpec("add-files", QT_TRANSLATE_NOOP("Actions", "Add existing &files …"), _SITEMAP, 1, "open", (),
               QT_TRANSLATE_NOOP("Actions", "List sitemaps on disk in the index, or append their entries."),
               needs=Need.SET | Need.EDITABLE),
    ActionSpec("rename-sitemap", QT_TRANSLATE_NOOP("Actions", "&Rename sitemap"), _SITEMAP, 1, "rename", (),
               QT_TRANSLATE_NOOP("Actions", "Rename the file of the selected sitemap."), needs=_LISTED),
    ActionSpec("remove-sitemaps", QT_TRANSLATE_NOOP("Actions", "Re&move sitemaps"), _SITEMAP, 1, "delete", (),
               QT_TRANSLATE_NOOP("Actions", "Remove the selected sitemaps and their entries from the set."),
               needs=_LISTED),
    ActionSpec("sitemap-up", QT_TRANSLATE_NOOP("Actions", "Move sitemaps &up"), _SITEMAP, 2, "move-up",
               ("Ctrl+Alt+Up",),
               QT_TRANSLATE_NOOP("Actions", "Move the selected sitemaps one place up."), needs=_LISTED),
    ActionSpec("sitemap-down", QT_TRANSLATE_NOOP("Actions", "Move sitemaps &down"), _SITEMAP, 2, "move-down",
               ("Ctrl+Alt+Down",),
               QT_TRANSLATE_NOOP("Actions", "Move the selected sitemaps one place down."), needs=_LISTED),
    ActionSpec("merge-sitemaps", QT_TRANSLATE_NOOP("Actions", "Mer&ge sitemaps"), _SITEMAP, 2, "merge", (),
               QT_TRANSLATE_NOOP("Actions", "Put the entries of the selected sitemaps into the first of them."),
               needs=_LISTED),
    ActionSpec("split-sitemap", QT_TRANSLATE_NOOP("Actions", "&Split sitemap …"), _SITEMAP, 2, "split", (),
               QT_TRANSLATE_NOOP("Actions", "Split the selected sitemap into several."), needs=_LISTED),
    ActionSpec("spill-sitemaps", QT_TRANSLATE_NOOP("Actions", "Sp&ill excess entries"), _SITEMAP, 2, "spill", (),
               QT_TRANSLATE_NOOP("Actions", "Move entries beyond the limits into new sitemaps at the end of the set."),
               needs=Need.SET | Need.INDEX),
    ActionSpec("write-index", QT_TRANSLATE_NOOP("Actions", "&Write an index …"), _SITEMAP, 2, "index", (),
               QT_TRANSLATE_NOOP("Actions", "Write an index for sitemaps that have none."),
               needs=Need.SET | Need.BARE | Need.EDITABLE),
    ActionSpec("move-entries", QT_TRANSLATE_NOOP("Actions", "Move &entries to …"), _SITEMAP, 3, "move-entries",
               ("Ctrl+Shift+M",),
               QT_TRANSLATE_NOOP("Actions", "Put the selected entries into another sitemap, or a new one."),
               needs=_CHANGED | Need.INDEX),
    ActionSpec("apply-order", QT_TRANSLATE_NOOP("Actions", "Apply this &order to the sitemap"), _SITEMAP, 3,
               "apply-order", (),
               QT_TRANSLATE_NOOP("Actions", "Put the entries in their files into the order of the view."),
               needs=Need.SET | Need.SORTED | Need.EDITABLE),
    ActionSpec("bulk", QT_TRANSLATE_NOOP("Actions", "&Change many entries …"), _TOOLS, 0, "bulk", ("Ctrl+B",),
               QT_TRANSLATE_NOOP("Actions", "Set, shift, round, rewrite or clear a field of many entries at once."),
               QT_TRANSLATE_NOOP("Actions", "Change"), 3, Need.SET | Need.ENTRIES | Need.EDITABLE),
    ActionSpec("fix-selected", QT_TRANSLATE_NOOP("Actions", "Fix &selected entries …"), _TOOLS, 0, "fix",
               ("Ctrl+Shift+F",),
               QT_TRANSLATE_NOOP("Actions", "Show what fixing the selected entries would change."),
               needs=_CHANGED | Need.FIXABLE),
    ActionSpec("fix-all", QT_TRANSLATE_NOOP("Actions", "Fix &all problems …"), _TOOLS, 0, "fix", ("Ctrl+Alt+F",),
               QT_TRANSLATE_NOOP("Actions", "Show what fixing all that can be fixed would change."),
               needs=Need.SET | Need.FIXABLE | Need.EDITABLE),
    ActionSpec("validate", QT_TRANSLATE_NOOP("Actions", "&Validate against the schemas"), _TOOLS, 1, "validate",
               ("Ctrl+Alt+V",),
               QT_TRANSLATE_NOOP("Actions", "Check the files on disk against the published XML schemas."),
               needs=Need.SET),
    ActionSpec("leaks", QT_TRANSLATE_NOOP("Actions", "&Leak patterns …"), _TOOLS, 2, "leaks", (),
               QT_TRANSLATE_NOOP("Actions", "Choose which patterns mark addresses that should not be public.")),
    ActionSpec("help", QT_TRANSLATE_NOOP("Actions", "&Help"), _HELP, 0, "help", ("F1",),
               QT_TRANSLATE_NOOP("Actions", "Open the help at the page about the part of the window in use.")),
    ActionSpec("rules", QT_TRANSLATE_NOOP("Actions", "&Rules"), _HELP, 0, "rules", ("Shift+F1",),
               QT_TRANSLATE_NOOP("Actions", "Read and search all rules, with examples and sources.")),
    ActionSpec("shortcuts", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), _HELP, 0, "keyboard", ("Ctrl+F1",),
               QT_TRANSLATE_NOOP("Actions", "List all keys.")),
    ActionSpec("tour", QT_TRANSLATE_NOOP("Actions", "Show the &tour again"), _HELP, 0, "tour", (),
               QT_TRANSLATE_NOOP("Actions", "Point out the most important parts of the window."), needs=Need.SET),
    ActionSpec("log-folder", QT_TRANSLATE_NOOP("Actions", "Open &log folder"), _HELP, 1, "log-folder", (),
               QT_TRANSLATE_NOOP("Actions", "Open the folder of the program's log files.")),
    ActionSpec("about", QT_TRANSLATE_NOOP("Actions", "&About Sitemap Studio"), _HELP, 1, "info", (),
               QT_TRANSLATE_NOOP("Actions", "Show version and parts.")),
)  # fmt: skip

ACTIONS: Final[tuple[ActionSpec, ...]] = (*_FILE_ACTIONS, *_EDIT_ACTIONS, *_OTHER_ACTIONS)
"""Everything that can be chosen, in the order of the menus."""

PANELS: Final = tuple(spec for spec in ACTIONS if isinstance(spec, PanelSpec))
"""All docked panels."""


Handlers = Mapping[str, Callable[..., object]]
"""By the id of an action what it does."""


def plain_label(text: str) -> str:
    """Return the words of a menu without the mark of the letter that chooses them."""
    return "&".join(part.replace("&", "") for part in _MNEMONIC_BEHIND.sub("", text).split("&&"))


def translated(text: str) -> str:
    """Words of the table in the user's language."""
    return QCoreApplication.translate("Actions", text)


class Actions(QObject):
    """The actions of one window, by id."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._by_id: dict[str, QAction] = {}
        self._available: Need | None = None
        for spec in ACTIONS:
            action = _menu_action(window) if spec.is_menu else QAction(window)
            _dress(action, spec)
            self._by_id[spec.id] = action
        self.set_available(Need.NOTHING)

    def __getitem__(self, identifier: str) -> QAction:
        return self._by_id[identifier]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._by_id.values())

    def menu(self, identifier: str) -> QMenu:
        """The menu that an action opens."""
        menu = self._by_id[identifier].menu()
        if not isinstance(menu, QMenu):
            raise KeyError(identifier)
        return menu

    @property
    def available(self) -> Need:
        """What is the case."""
        return Need.NOTHING if self._available is None else self._available

    def connect_all(self, done_by: Handlers, *, first: Callable[..., object]) -> None:
        """Say what actions do, by their ids.

        Args:
            done_by: What to call for each.
            first: What to call before, whichever it is.
        """
        for identifier, slot in done_by.items():
            self[identifier].triggered.connect(first)
            self[identifier].triggered.connect(slot)

    def keep_to_table(self, table: QWidget) -> None:
        """Let the keys that mean what is selected in the table do so only while the keyboard is there."""
        for spec in ACTIONS:
            if spec.is_of_table:
                self[spec.id].setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                table.addAction(self[spec.id])

    def set_available(self, available: Need) -> None:
        """Enable what is possible now, disable the rest."""
        if available == self._available:
            return
        self._available = available
        missing = (~available).value
        for spec in ACTIONS:
            self._by_id[spec.id].setEnabled(not spec.needs.value & missing)

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Make the menus."""
        for name in MenuName:
            self.fill_menu(bar.addMenu(translated(name.value)), name)

    def fill_menu(self, menu: QMenu, name: MenuName, leaving_out: frozenset[str] = frozenset()) -> None:
        """Put the actions of one menu of the table into a menu, its groups set apart."""
        menu.setToolTipsVisible(True)
        specs = [spec for spec in ACTIONS if spec.menu is name and spec.id not in leaving_out]
        for place, spec in enumerate(specs):
            if place and spec.group != specs[place - 1].group:
                menu.addSeparator()
            menu.addAction(self._by_id[spec.id])

    def fill_sitemap_menu(self, menu: QMenu) -> None:
        """Put what can be done to sitemaps into a menu."""
        self.fill_menu(menu, MenuName.SITEMAP, leaving_out=frozenset({"check", "profile", "apply-order"}))

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Put the actions with a label into the toolbar, their menus' groups set apart."""
        shown = [spec for spec in ACTIONS if spec.label]
        for place, spec in enumerate(shown):
            if place and spec.bar_group != shown[place - 1].bar_group:
                bar.addSeparator()
            bar.addAction(self._by_id[spec.id])


def _menu_action(window: QWidget) -> QAction:
    menu = QMenu(window)
    menu.setToolTipsVisible(True)
    return menu.menuAction()


def _dress(action: QAction, spec: ActionSpec) -> None:
    action.setObjectName(spec.id)
    action.setText(translated(spec.text))
    if spec.label:
        action.setIconText(translated(spec.label))
    action.setIcon(icon(spec.icon))
    action.setShortcuts([QKeySequence(keys) for keys in spec.shortcuts])
    action.setCheckable(isinstance(spec, PanelSpec))
    tip = translated(spec.tip)
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({keys})" if keys else tip)
    action.setStatusTip(tip)
