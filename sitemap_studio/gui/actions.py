"""Actions: everything that the user can choose, declared in one table; menus, toolbar and shortcuts are built from it.

The window connects what an action does, and enables it while its `needs` are met.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Flag, auto
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from sitemap_studio.gui.icons import icon


class Need(Flag):
    """What must be the case for an action to be possible."""

    NOTHING = 0
    SET = auto()  # a set is open
    ENTRIES = auto()  # the table shows entries
    SELECTION = auto()  # entries are selected
    UNSAVED = auto()  # there are changes that are not on disk, or the set has no file yet
    EDITABLE = auto()  # the entries of some sitemap may be changed
    COPYABLE = auto()  # the set can be saved in another place
    FILE = auto()  # the set lies on disk
    UNDO = auto()
    REDO = auto()
    RECENT = auto()  # there are recent files
    SITEMAP = auto()  # new entries have a sitemap to go to
    INDEX = auto()  # there can be several sitemaps: the index may be changed, or the set is a folder
    BARE = auto()  # the set has no index
    LISTED = auto()  # sitemaps are selected
    SORTED = auto()  # the view shows entries in another order than that of the set
    PROBLEMS = auto()  # the set has problems
    FIXABLE = auto()  # some of them are of a kind that can be fixed


@dataclass(frozen=True)
class ActionSpec:
    """One thing to choose.

    Attributes:
        is_of_table: Whether its shortcuts act on the selection of the table, so that they do nothing anywhere else.
    """

    id: str  # its name in code
    text: str  # its text in the menu
    tip: str  # one sentence on what it does
    keys: str = ""  # its shortcuts, separated by semicolons, the one shown first
    needs: Need = Need.NOTHING  # what must be the case
    icon: str = ""  # its drawing; that of the same name as the id where left out
    is_menu: bool = False  # whether it opens a menu that is filled elsewhere
    is_of_table: bool = False

    @property
    def shortcuts(self) -> list[QKeySequence]:
        return QKeySequence.listFromString(self.keys) if self.keys else []


@dataclass(frozen=True)
class PanelSpec(ActionSpec):
    """A docked panel, and the action that shows and hides it; its text is the panel's title, too.

    Attributes:
        side: Its side of the window where text runs from left to right; those of one side share it as tabs, in the
            order of the table.
    """

    panel: str = ""  # the attribute of the window that makes and holds it
    side: Qt.DockWidgetArea = Qt.DockWidgetArea.BottomDockWidgetArea
    pixels: int = 290  # its first width, or at the bottom its height
    is_wanted: bool = False  # whether it is shown until the user hides it
    below: str = ""  # the panel below which it is placed, rather than in tabs with those of its side


_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_CHOSEN: Final = Need.SET | Need.SELECTION
_CHANGED: Final = _CHOSEN | Need.EDITABLE
_ADDED_TO: Final = Need.SET | Need.SITEMAP | Need.EDITABLE
_LISTED: Final = Need.SET | Need.INDEX | Need.LISTED

MENUS: Final[dict[str, tuple[ActionSpec | None, ...]]] = {
    "&File": (
        ActionSpec("new", "&New", "Start an empty sitemap.", "Ctrl+N"),
        ActionSpec("new-window", "New &window", "Open one more window; each shows a set of its own.", "Ctrl+Shift+N"),
        ActionSpec("open", "&Open …", "Open a sitemap, or an index with its sitemaps.", "Ctrl+O"),
        ActionSpec("open-folder", "Open fol&der …", "Open the index in a folder, or else all its sitemaps as one set.",
            "Ctrl+Alt+O", icon="folder"),
        ActionSpec("open-web", "Open from web …", "Copy the sitemaps of a site into a folder, and open them.",
            "Ctrl+Shift+W", icon="browse"),
        ActionSpec("new-from-folder", "New from folder …", "Create a sitemap of the pages of a static site.",
            "Ctrl+Alt+N", icon="folder"),
        ActionSpec("recent", "Open &recent", "Open a file that was open before.", "", Need.RECENT, is_menu=True),
        None,
        ActionSpec("save", "&Save", "Write the changed files of the set.", "Ctrl+S", Need.SET | Need.UNSAVED),
        ActionSpec("save-as", "Save &as …", "Write under another name; an ending of .gz compresses.", "Ctrl+Shift+S",
            Need.SET | Need.COPYABLE),
        ActionSpec("reload", "Re&load", "Open the set again as it is on disk.", "Ctrl+Alt+R", Need.SET | Need.FILE),
        ActionSpec("compare", "Compare with the dis&k …", "List what differs between what is open and what is on disk.",
            "", Need.SET | Need.FILE),
        None,
        ActionSpec("export", "&Export …", "Write new sitemaps within the limits, with their index.", "Ctrl+E",
            Need.SET),
        ActionSpec("export-one", "Export as single &file …",
            "Write all entries to one XML file, text list or CSV file.", "Ctrl+Shift+E", Need.SET),
        ActionSpec("report", "Save re&port …", "Save charts and problems as a page or PDF, or problems as data.",
            "Ctrl+Shift+R", Need.SET),
        ActionSpec("print", "Prin&t report …", "Show charts and problems as pages, and print them.", "Ctrl+P",
            Need.SET),
        None,
        ActionSpec("close", "&Close", "Close the set.", "Ctrl+W", Need.SET),
        ActionSpec("quit", "&Quit", "Quit the program.", "Ctrl+Q"),
    ),
    "&Edit": (
        ActionSpec("undo", "&Undo", "Undo the last change.", "Ctrl+Z", Need.UNDO),
        ActionSpec("redo", "&Redo", "Redo the change that was undone last.", "Ctrl+Shift+Z; Ctrl+Y", Need.REDO),
        None,
        ActionSpec("cut", "Cu&t", "Copy the selected cells and clear them.", "Ctrl+X", _CHANGED, is_of_table=True),
        ActionSpec("copy", "&Copy", "Copy the selected cells, as a spreadsheet understands them.", "Ctrl+C", _CHOSEN,
            is_of_table=True),
        ActionSpec("copy-with-header", "Copy with &header",
            "Copy the selected cells below a line with the names of their fields.", "Ctrl+Shift+C", _CHOSEN,
            is_of_table=True),
        ActionSpec("paste", "&Paste", "Paste cells from here on, also from a spreadsheet.", "Ctrl+V", _ADDED_TO,
            is_of_table=True),
        ActionSpec("paste-entries", "Paste as &new entries",
            "Add what is on the clipboard as entries below the current one.", "Ctrl+Shift+V", _ADDED_TO),
        ActionSpec("clear-cells", "C&lear cells", "Clear the values of the selected cells.", "Backspace", _CHANGED,
            icon="clear", is_of_table=True),
        ActionSpec("select-all", "Select &all", "Select every entry shown.", "Ctrl+A", Need.SET | Need.ENTRIES,
            is_of_table=True),
        ActionSpec("select-same", "Select same &value",
            "Select all entries shown that have the value of the current cell.", "Ctrl+Shift+A", _CHOSEN,
            is_of_table=True),
        ActionSpec("show-same", "Show same value onl&y", "Show only entries that have the value of the current cell.",
            "Ctrl+Alt+L", _CHOSEN, icon="filter", is_of_table=True),
        ActionSpec("browse", "Open page in &browser", "Open the page of the current entry in the browser.",
            "Ctrl+Alt+W", _CHOSEN),
        None,
        ActionSpec("add-entry", "Add &entry", "Add an entry below the current one.", "Ctrl+I", _ADDED_TO, icon="add"),
        ActionSpec("duplicate", "&Duplicate entries", "Add a copy of the selected entries below them.", "Ctrl+Shift+D",
            _CHANGED, is_of_table=True),
        ActionSpec("delete-entries", "Delete entrie&s", "Delete the selected entries.", "Ctrl+-", _CHANGED,
            icon="delete", is_of_table=True),
        None,
        ActionSpec("move-up", "&Move up", "Move the selected entries up in their sitemap.", "Alt+Up", _CHANGED,
            is_of_table=True),
        ActionSpec("move-down", "Move do&wn", "Move the selected entries down in their sitemap.", "Alt+Down", _CHANGED,
            is_of_table=True),
        ActionSpec("fill-down", "F&ill down", "Give the selected cells the value of the topmost one.", "Ctrl+D",
            _CHANGED, is_of_table=True),
        ActionSpec("fill-selection", "Fill selecti&on",
            "Give the selected cells of a column the value of the current one.", "Ctrl+Return; Ctrl+Enter", _CHANGED,
            is_of_table=True),
        None,
        ActionSpec("find", "&Find", "Show only entries that match.", "Ctrl+F", Need.SET),
        ActionSpec("replace", "Find and replace …", "Find a text in the entries shown, and replace it by another.",
            "Ctrl+H", Need.SET),
        ActionSpec("find-next", "Find ne&xt", "Go to the next match.", "F3", Need.SET | Need.ENTRIES,
            icon="next-problem"),
        ActionSpec("find-previous", "Find previous", "Go to the match before.", "Shift+F3", Need.SET | Need.ENTRIES,
            icon="previous-problem"),
        None,
        ActionSpec("settings", "Settin&gs …", "Choose how the program looks and what it proposes.", "Ctrl+,"),
    ),
    "&View": (
        PanelSpec("panel-sitemaps", "&Sitemaps", "Show or hide the list of sitemaps.", "Ctrl+1", Need.SET,
            icon="panel-left", panel="sitemaps", side=_LEFT, pixels=265, is_wanted=True),
        PanelSpec("panel-problems", "&Problems", "Show or hide the list of problems.", "Ctrl+2", Need.SET,
            icon="panel-bottom", panel="problems", pixels=280, is_wanted=True),
        PanelSpec("panel-repairs", "&Repairs", "Show or hide what was mended so that files could be read.", "Ctrl+3",
            Need.SET, icon="repairs", panel="repairs"),
        PanelSpec("panel-history", "&History", "Show or hide the list of what was done, and go back or forth in it.",
            "Ctrl+4", Need.SET, icon="history", panel="history"),
        PanelSpec("panel-entry", "&Entry", "Show or hide all that belongs to the selected entry.", "Ctrl+5", Need.SET,
            icon="panel-right", panel="entry", side=_RIGHT, pixels=330),
        PanelSpec("panel-folders", "Fol&ders", "Show or hide the folders of the addresses.", "Ctrl+6", Need.SET,
            icon="folder", panel="folders", side=_LEFT, pixels=265, is_wanted=True, below="sitemaps"),
        PanelSpec("panel-find", "Find and replace", "Show or hide the panel of find and replace.", "Ctrl+7", Need.SET,
            icon="replace", panel="finding"),
        PanelSpec("panel-languages", "hrefl&ang",
            "Show or hide clusters of alternates beside the languages of the set.", "Ctrl+8", Need.SET,
            icon="languages", panel="languages"),
        PanelSpec("panel-overview", "Overv&iew", "Show or hide the set as charts.", "Ctrl+9", Need.SET, icon="overview",
            panel="overview", pixels=320),
        PanelSpec("panel-preview", "Previe&w", "Show or hide how the selected entry is written, and how it is read.",
            "Ctrl+Alt+P", Need.SET, icon="preview", panel="preview", side=_RIGHT, pixels=330),
        None,
        ActionSpec("palette", "&Commands …", "Find any command by a few letters of its name.", "Ctrl+Shift+P"),
        ActionSpec("go-to", "&Go to entry …", "Select the entry of a number.", "Ctrl+G", Need.SET | Need.ENTRIES),
        ActionSpec("clear-filter", "Clear &filter",
            "Show all entries again, whatever was typed or chosen above the table.", "Ctrl+Shift+L", Need.SET),
        ActionSpec("sort", "Sort &by …", "Sort the view by up to four columns.", "Ctrl+Shift+O", Need.SET),
        ActionSpec("next-problem", "Ne&xt problem", "Go to the next cell with a problem that is listed.", "F8",
            Need.SET | Need.PROBLEMS),
        ActionSpec("previous-problem", "Pre&vious problem", "Go to the previous cell with a problem that is listed.",
            "Shift+F8", Need.SET | Need.PROBLEMS),
        ActionSpec("next-part", "&Next part of the window", "Move the keyboard focus to the next part of the window.",
            "F6"),
        None,
        ActionSpec("zoom-in", "&Larger table", "Show the table in larger letters.", "Ctrl++; Ctrl+=", Need.SET),
        ActionSpec("zoom-out", "S&maller table", "Show the table in smaller letters.", "Ctrl+Shift+-; Ctrl+_",
            Need.SET),
        ActionSpec("zoom-reset", "Table in &usual size", "Show the table in letters of the usual size.", "Ctrl+0",
            Need.SET),
        None,
        ActionSpec("columns", "C&olumns", "Choose which columns the table shows.", "", Need.SET, is_menu=True),
        None,
        ActionSpec("theme", "&Theme", "Choose light or dark.", is_menu=True),
        None,
        ActionSpec("windows", "Windows", "Go to another window.", is_menu=True),
    ),
    "&Sitemap": (
        ActionSpec("check", "&Check now", "Check the whole set against all rules.", "F5", Need.SET),
        ActionSpec("profile", "&Profile", "Choose whose limits hold.", is_menu=True),
        None,
        ActionSpec("add-sitemap", "&Add sitemap …", "Add a sitemap to the index.", "", Need.SET | Need.INDEX),
        ActionSpec("add-files", "Add existing &files …", "List sitemaps on disk in the index, or append their entries.",
            "", Need.SET | Need.EDITABLE, icon="open"),
        ActionSpec("append", "Append entries of files …",
            "Append entries of logs, tables of crawlers, feeds, lists or sitemaps.", "Ctrl+Shift+I",
            Need.SET | Need.EDITABLE, icon="add"),
        ActionSpec("rename-sitemap", "&Rename sitemap", "Rename the file of the selected sitemap.", "", _LISTED,
            icon="rename"),
        ActionSpec("remove-sitemaps", "Re&move sitemaps",
            "Remove the selected sitemaps and their entries from the set.", "", _LISTED, icon="delete"),
        None,
        ActionSpec("sitemap-up", "Move sitemaps &up", "Move the selected sitemaps one place up.", "Ctrl+Alt+Up",
            _LISTED, icon="move-up"),
        ActionSpec("sitemap-down", "Move sitemaps &down", "Move the selected sitemaps one place down.", "Ctrl+Alt+Down",
            _LISTED, icon="move-down"),
        ActionSpec("merge-sitemaps", "Mer&ge sitemaps",
            "Put the entries of the selected sitemaps into the first of them.", "", _LISTED, icon="merge"),
        ActionSpec("split-sitemap", "&Split sitemap …", "Split the selected sitemap into several.", "", _LISTED,
            icon="split"),
        ActionSpec("spill-sitemaps", "Sp&ill excess entries",
            "Move entries beyond the limits into new sitemaps at the end of the set.", "", Need.SET | Need.INDEX,
            icon="spill"),
        ActionSpec("write-index", "&Write an index …", "Write an index for sitemaps that have none.", "",
            Need.SET | Need.BARE | Need.EDITABLE, icon="index"),
        None,
        ActionSpec("move-entries", "Move &entries to …", "Put the selected entries into another sitemap, or a new one.",
            "Ctrl+Shift+M", _CHANGED | Need.INDEX),
        ActionSpec("apply-order", "Apply this &order to the sitemap",
            "Put the entries in their files into the order of the view.", "", Need.SET | Need.SORTED | Need.EDITABLE),
    ),
    "&Tools": (
        ActionSpec("bulk", "&Change many entries …",
            "Set, shift, round, rewrite or clear a field of many entries at once.", "Ctrl+B",
            Need.SET | Need.ENTRIES | Need.EDITABLE),
        ActionSpec("remove-duplicates", "Remove &duplicates …", "Remove entries whose URL another entry has.",
            "Ctrl+Alt+U", Need.SET | Need.ENTRIES | Need.EDITABLE, icon="clear"),
        ActionSpec("fix-selected", "Fix &selected entries …", "Show what fixing the selected entries would change.",
            "Ctrl+Shift+F", _CHANGED | Need.FIXABLE, icon="fix"),
        ActionSpec("fix-all", "Fix &all problems …", "Show what fixing all that can be fixed would change.",
            "Ctrl+Alt+F", Need.SET | Need.FIXABLE | Need.EDITABLE, icon="fix"),
        None,
        ActionSpec("validate", "&Validate against the schemas",
            "Check the files on disk against the published XML schemas.", "Ctrl+Alt+V", Need.SET),
        None,
        ActionSpec("publish", "&Publish …",
            "List files to upload, lines for robots.txt and changed URLs, and submit them.", "Ctrl+U",
            Need.SET | Need.FILE),
        None,
        ActionSpec("leaks", "&Leak patterns …", "Choose which patterns mark addresses that should not be public."),
    ),
    "&Help": (
        ActionSpec("help", "&Help", "Open the help at the page about the part of the window in use.", "F1"),
        ActionSpec("rules", "&Rules", "Read and search all rules, with examples and sources.", "Shift+F1"),
        ActionSpec("shortcuts", "&Keyboard shortcuts", "List all keys.", "Ctrl+F1", icon="keyboard"),
        ActionSpec("tour", "Show the &tour again", "Point out the most important parts of the window.", "", Need.SET),
        None,
        ActionSpec("log-folder", "Open &log folder", "Open the folder of the program's log files."),
        ActionSpec("about", "&About Sitemap Studio", "Show version and parts.", icon="info"),
    ),
}  # fmt: skip
TOOLBAR: Final[tuple[tuple[str, str] | None, ...]] = (
    ("open", "Open"), ("save", "Save"), ("export", "Export"), None, ("undo", "Undo"), ("redo", "Redo"), None,
    ("add-entry", "Add"), ("delete-entries", "Delete"), None, ("find", "Find"), ("bulk", "Change"),
)  # fmt: skip
ACTIONS: Final = tuple(spec for specs in MENUS.values() for spec in specs if spec is not None)
PANELS: Final = tuple(spec for spec in ACTIONS if isinstance(spec, PanelSpec))  # all docked panels
Handlers = Mapping[str, Callable[..., object]]  # what actions do, by their ids
_MNEMONIC_AT_END: Final = re.compile(r"\(&\w\)")  # how languages without Latin letters write mnemonics


def plain_label(text: str) -> str:
    """Return the text of a menu without its mnemonic."""
    return "&".join(part.replace("&", "") for part in _MNEMONIC_AT_END.sub("", text).split("&&"))


def translated(text: str) -> str:
    """Text of the table in the user's language."""
    return QCoreApplication.translate("Actions", text)


class Actions(QObject):
    """The actions of one window, by id."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._by_id: dict[str, QAction] = {}
        self._available: Need | None = None
        for spec in ACTIONS:
            action = QMenu(window, toolTipsVisible=True).menuAction() if spec.is_menu else QAction(window)
            action.setObjectName(spec.id)
            action.setText(translated(spec.text))
            action.setIcon(icon(spec.icon or spec.id))
            action.setShortcuts(spec.shortcuts)
            action.setCheckable(isinstance(spec, PanelSpec))
            tip, keys = translated(spec.tip), action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{tip} ({keys})" if keys else tip)
            action.setStatusTip(tip)
            self._by_id[spec.id] = action
        self.set_available(Need.NOTHING)

    def __getitem__(self, identifier: str) -> QAction:
        return self._by_id[identifier]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._by_id.values())

    def menu(self, identifier: str) -> QMenu:
        menu = self._by_id[identifier].menu()
        assert isinstance(menu, QMenu)
        return menu

    def connect_all(self, handlers: Handlers, *, first: Callable[..., object]) -> None:
        for identifier, handler in handlers.items():
            self[identifier].triggered.connect(first)
            self[identifier].triggered.connect(handler)

    def keep_to_table(self, table: QWidget) -> None:
        """Limit the shortcuts that act on the selection of the table to the table."""
        for spec in ACTIONS:
            if spec.is_of_table:
                self[spec.id].setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                table.addAction(self[spec.id])

    def set_available(self, available: Need) -> None:
        if available != self._available:
            self._available = available
            missing = (~available).value
            for spec in ACTIONS:
                self._by_id[spec.id].setEnabled(not spec.needs.value & missing)

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        for title in MENUS:
            self.fill_menu(bar.addMenu(translated(title)), title)

    def fill_menu(self, menu: QMenu, title: str, leaving_out: frozenset[str] = frozenset()) -> None:
        menu.setToolTipsVisible(True)
        for spec in MENUS[title]:
            if spec is None:
                menu.addSeparator()
            elif spec.id not in leaving_out:
                menu.addAction(self._by_id[spec.id])

    def fill_toolbar(self, bar: QToolBar) -> None:
        for item in TOOLBAR:
            if item is None:
                bar.addSeparator()
            else:
                self[item[0]].setIconText(translated(item[1]))
                bar.addAction(self[item[0]])
