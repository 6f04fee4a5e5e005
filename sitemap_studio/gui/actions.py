"""Table of all actions, from which menus, toolbar and shortcuts are built.

The window connects each action with its handler, and enables it while its `needs` are met.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Flag, auto
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from sitemap_studio.gui.icons import icon


class Need(Flag):
    """Conditions that must be met for an action to be enabled."""

    NOTHING = 0
    SET = auto()  # a set is open
    ENTRIES = auto()  # the set has entries
    SHOWN = auto()  # the table shows entries
    TABLE = auto()  # the table of entries is not hidden by the table of the index
    SELECTION = auto()  # entries are selected
    UNSAVED = auto()  # the set has unsaved changes, or no file yet
    EDITABLE = auto()  # at least one sitemap is editable
    COPYABLE = auto()  # the set can be saved under another name
    FILE = auto()  # the set has a file on disk
    FETCHED = auto()  # the set was fetched from the web
    UNDO = auto()
    REDO = auto()
    RECENT = auto()  # the list of recent files is not empty
    SITEMAP = auto()  # a sitemap can receive new entries
    INDEX = auto()  # sitemaps can be added: the index is editable, or the set is a folder
    NO_INDEX = auto()  # the set has no index
    INDEX_FILE = auto()  # the set has an index that can be written
    SELECTED_SITEMAPS = auto()  # sitemaps are selected
    SORTED = auto()  # the table is sorted, so that its order differs from the files
    PROBLEMS = auto()  # the set has problems
    FIXABLE = auto()  # some problems have fixes


@dataclass(frozen=True)
class ActionSpec:
    """Declaration of an action: its id, texts, shortcuts, icon, and the conditions for enabling it.

    Attributes:
        id: Name in code, and object name of the action.
        text: Text in the menu, with its mnemonic.
        tip: One sentence on what the text does not say.
        keys: Shortcuts, separated by semicolons, the displayed one first.
        needs: Conditions for enabling the action.
        icon: File name of the icon without suffix, or empty.
        is_menu: Whether the action opens a menu, declared in `SUBMENUS` or filled elsewhere.
        is_of_table: Whether its shortcuts act on the selection of the table, and do nothing in other widgets.
    """

    id: str
    text: str
    tip: str = ""
    keys: str = ""
    needs: Need = Need.NOTHING
    icon: str = ""
    is_menu: bool = False
    is_of_table: bool = False

    @property
    def shortcuts(self) -> list[QKeySequence]:
        """Shortcuts as key sequences, the displayed one first."""
        return QKeySequence.listFromString(self.keys) if self.keys else []


PanelName = Literal[
    "sitemaps", "problems", "pages", "history", "entry", "folders", "finding", "languages", "overview", "preview"
]  # fmt: skip
"""The names of docked panels in the code."""


@dataclass(frozen=True, kw_only=True)
class PanelSpec(ActionSpec):
    """Declaration of a docked panel, and of the action that shows and hides it; the text is also the panel's title.

    Attributes:
        panel: Name of the panel in code.
        side: Side of the window in the standard layout; panels of a side are tabs unless `below` is set.
        width: Preferred width in pixels at a side of the window.
        height: Preferred height in pixels below the table, or below another panel.
        is_wanted: Whether the standard layout shows the panel.
        min_window_height: Height of a window, in pixels, from which the standard layout shows the panel.
        below: Panel below which it is placed, or None.
    """

    panel: PanelName
    side: Qt.DockWidgetArea = Qt.DockWidgetArea.BottomDockWidgetArea
    width: int = 380
    height: int = 280
    is_wanted: bool = False
    min_window_height: int = 0
    below: PanelName | None = None


_LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_ON_SELECTION: Final = Need.SET | Need.SELECTION
_EDITS_SELECTION: Final = _ON_SELECTION | Need.EDITABLE
_ADDS_ENTRIES: Final = Need.SET | Need.SITEMAP | Need.EDITABLE
_ON_SITEMAPS: Final = Need.SET | Need.INDEX | Need.SELECTED_SITEMAPS

MENUS: Final[dict[str, tuple[ActionSpec | None, ...]]] = {
    "&File": (
        ActionSpec("new", "&New", "", "Ctrl+N", icon="new"),
        ActionSpec("new-window", "New &window", "", "Ctrl+Shift+N"),
        ActionSpec("open", "&Open …", "", "Ctrl+O", icon="open"),
        ActionSpec("open-folder", "Open fol&der …", "",
            "Ctrl+Alt+O", icon="folder"),
        ActionSpec("open-web", "Open from web …", "",
            "Ctrl+Shift+W"),
        ActionSpec("new-from-folder", "New from folder …", "Create a sitemap from the pages of a static site.",
            "Ctrl+Alt+N"),
        ActionSpec("recent", "Open &recent", "", "", Need.RECENT, is_menu=True),
        None,
        ActionSpec("save", "&Save", "", "Ctrl+S", Need.SET | Need.UNSAVED,
            icon="save"),
        ActionSpec("save-as", "Save &as …", "Save under another name; .gz compresses the file.", "Ctrl+Shift+S",
            Need.SET | Need.COPYABLE),
        ActionSpec("reload", "Re&load", "Discard changes and open the saved files again.", "Ctrl+Alt+R", Need.SET | Need.FILE,
            icon="reload"),
        ActionSpec("compare", "Compare with file on dis&k …", "", "", Need.SET | Need.FILE),
        ActionSpec("fetch-again", "&Fetch again …", "Merge the present version of the site into the set.", "Ctrl+Alt+G",
            Need.SET | Need.FETCHED | Need.EDITABLE),
        None,
        ActionSpec("export", "&Export …", "Write new sitemaps within the limits, with their index, or one file.", "Ctrl+E",
            Need.SET, icon="export"),
        ActionSpec("report", "Save re&port …", "Save charts and problems as HTML, or problems as data.",
            "Ctrl+Shift+R", Need.SET),
        None,
        ActionSpec("close", "&Close", "", "Ctrl+W", Need.SET),
        ActionSpec("quit", "&Quit", "", "Ctrl+Q"),
    ),
    "&Edit": (
        ActionSpec("undo", "&Undo", "", "Ctrl+Z", Need.UNDO, icon="undo"),
        ActionSpec("redo", "&Redo", "", "Ctrl+Shift+Z; Ctrl+Y", Need.REDO,
            icon="redo"),
        None,
        ActionSpec("cut", "Cu&t", "", "Ctrl+X", _EDITS_SELECTION, is_of_table=True,
            icon="cut"),
        ActionSpec("copy", "&Copy", "", "Ctrl+C", _ON_SELECTION,
            is_of_table=True, icon="copy"),
        ActionSpec("copy-with-header", "Copy with &header",
            "Copy the selected cells with the names of their fields.", "Ctrl+Shift+C", _ON_SELECTION,
            is_of_table=True),
        ActionSpec("paste", "&Paste", "", "Ctrl+V", _ADDS_ENTRIES | Need.TABLE,
            is_of_table=True, icon="paste"),
        ActionSpec("paste-entries", "Paste as &new entries", "", "Ctrl+Shift+V", _ADDS_ENTRIES),
        None,
        ActionSpec("values", "&Values", "", "", Need.SET, is_menu=True),
        ActionSpec("select-all", "Select &all", "", "Ctrl+A", Need.SET | Need.SHOWN | Need.TABLE,
            is_of_table=True),
        ActionSpec("same-value", "Fi&lter by this cell", "",
            "", Need.SET, is_menu=True),
        None,
        ActionSpec("add-entry", "Add &entry", "", "Ctrl+I", _ADDS_ENTRIES, icon="add"),
        ActionSpec("delete-entries", "Delete entrie&s", "", "Ctrl+-", _EDITS_SELECTION,
            is_of_table=True, icon="delete"),
        ActionSpec("entries", "Entr&y", "", "", Need.SET, is_menu=True),
        None,
        ActionSpec("find", "&Find", "Show only matching entries.", "Ctrl+F", Need.SET, icon="find"),
        ActionSpec("replace", "Find and replace …", "",
            "Ctrl+H", Need.SET),
        ActionSpec("find-next", "Find ne&xt", "", "F3", Need.SET | Need.SHOWN),
        ActionSpec("find-previous", "Find previous", "", "Shift+F3", Need.SET | Need.SHOWN),
        None,
        ActionSpec("settings", "Settin&gs …", "", "Ctrl+,",
            icon="settings"),
    ),
    "&View": (
        PanelSpec("panel-sitemaps", "&Sitemaps", "", "Ctrl+1", Need.SET,
            panel="sitemaps", side=_LEFT, width=265, is_wanted=True, min_window_height=480),
        PanelSpec("panel-problems", "&Problems", "", "Ctrl+2", Need.SET,
            panel="problems"),
        PanelSpec("panel-pages", "Pages", "", "Ctrl+3", Need.SET,
            panel="pages"),
        PanelSpec("panel-history", "&History", "",
            "Ctrl+4", Need.SET, panel="history"),
        PanelSpec("panel-entry", "&Entry", "", "Ctrl+5", Need.SET,
            panel="entry", side=_RIGHT, width=330),
        PanelSpec("panel-folders", "Fol&ders", "", "Ctrl+6", Need.SET,
            panel="folders", side=_LEFT, width=265, is_wanted=True, min_window_height=700, below="sitemaps"),
        PanelSpec("panel-find", "Find and replace", "", "Ctrl+7", Need.SET,
            panel="finding", below="problems"),
        PanelSpec("panel-languages", "hrefl&ang", "", "Ctrl+8", Need.SET,
            panel="languages"),
        PanelSpec("panel-overview", "Overv&iew", "", "Ctrl+9", Need.SET,
            panel="overview"),
        PanelSpec("panel-preview", "Previe&w", "",
            "Ctrl+Alt+P", Need.SET, panel="preview", side=_RIGHT, width=330),
        ActionSpec("move-panel", "&Move panel", "", "", Need.SET, is_menu=True),
        None,
        ActionSpec("columns", "C&olumns", "", "", Need.SET, is_menu=True),
        ActionSpec("sort", "Sort &by …", "", "Ctrl+Shift+O", Need.SET),
        ActionSpec("clear-filter", "Clear &filter", "", "Ctrl+Shift+L", Need.SET),
        ActionSpec("go", "&Go to", "", is_menu=True),
        None,
        ActionSpec("zoom", "&Zoom", "", "", Need.SET, is_menu=True),
        ActionSpec("theme", "&Theme", "", is_menu=True),
        ActionSpec("windows", "Windows", "", is_menu=True),
        ActionSpec("palette", "&Commands …", "", "Ctrl+Shift+P"),
    ),
    "&Sitemap": (
        ActionSpec("check", "&Check now", "Check all entries, and the files against the XML schemas if the profile requires it.",
            "F5", Need.SET),
        ActionSpec("profile", "&Profile", "Choose which search engine's limits apply.", is_menu=True),
        ActionSpec("robots", "Chec&k against robots.txt …", "", "", Need.SET),
        None,
        ActionSpec("add-sitemap", "&Add sitemap …", "", "", Need.SET | Need.INDEX),
        ActionSpec("add-files", "Add existing &files …",
            "Add sitemaps from disk to the index, or append their entries.", "", Need.SET | Need.EDITABLE),
        ActionSpec("append", "Append entries from files …",
            "Append entries from logs, crawler exports, feeds, lists or sitemaps.", "Ctrl+Shift+I",
            Need.SET | Need.EDITABLE),
        ActionSpec("rename-sitemap", "&Rename sitemap", "", "", _ON_SITEMAPS),
        ActionSpec("remove-sitemaps", "Re&move sitemaps",
            "Remove the selected sitemaps and their entries from the set.", "", _ON_SITEMAPS),
        None,
        ActionSpec("sitemap-up", "Move sitemaps &up", "", "Ctrl+Alt+Up",
            _ON_SITEMAPS),
        ActionSpec("sitemap-down", "Move sitemaps &down", "",
            "Ctrl+Alt+Down", _ON_SITEMAPS),
        ActionSpec("merge-sitemaps", "Mer&ge sitemaps …",
            "Move the entries of the selected sitemaps to one sitemap, and remove the others.", "", _ON_SITEMAPS),
        ActionSpec("split-sitemap", "&Split sitemap …", "", "", _ON_SITEMAPS),
        ActionSpec("set-index-dates", "Set lastmod to &newest date inside",
            "Set the dates of the selected sitemaps, or of all, in the index to their newest entries.", "Ctrl+Alt+M",
            Need.SET | Need.INDEX_FILE),
        ActionSpec("spill-sitemaps", "Move overflow to a new s&itemap",
            "Move entries beyond the limits to new sitemaps.", "", Need.SET | Need.INDEX),
        ActionSpec("write-index", "&Write an index …", "", "",
            Need.SET | Need.NO_INDEX | Need.EDITABLE),
        None,
        ActionSpec("apply-order", "Apply this &order to the sitemap",
            "Save the entries in the order of the view.", "", Need.SET | Need.SORTED | Need.EDITABLE),
    ),
    "&Tools": (
        ActionSpec("bulk", "&Bulk edit …",
            "Change a field of many entries at once.", "Ctrl+B",
            Need.SET | Need.ENTRIES | Need.EDITABLE, icon="bulk"),
        ActionSpec("complete-hreflang", "Complete &hreflang …",
            "Add missing hreflang links.", "Ctrl+Alt+H",
            Need.SET | Need.ENTRIES | Need.EDITABLE),
        ActionSpec("edit-alternates", "Bulk edit of a&lternates …",
            "Add or remove the hreflang links to a language in many entries, or change its code.", "",
            Need.SET | Need.ENTRIES | Need.EDITABLE),
        ActionSpec("remove-duplicates", "Remove &duplicates …", "",
            "Ctrl+Alt+U", Need.SET | Need.ENTRIES | Need.EDITABLE),
        ActionSpec("check-dates", "Check da&tes …", "Compare dates with the pages, and correct them.", "",
            Need.SET | Need.ENTRIES),
        ActionSpec("fix-cell", "&Fix this value", "",
            "Ctrl+.; Alt+Return", _EDITS_SELECTION | Need.PROBLEMS),
        ActionSpec("fix-selected", "Fi&x selected entries …", "",
            "Ctrl+Shift+F", _EDITS_SELECTION | Need.FIXABLE),
        ActionSpec("fix-all", "Fix &all problems …", "",
            "Ctrl+Alt+F", Need.SET | Need.FIXABLE | Need.EDITABLE),
        ActionSpec("fix-pages", "Fix b&y page facts …",
            "Replace redirects and canonicals, and remove pages that don't belong in a sitemap.", "",
            Need.SET | Need.ENTRIES | Need.EDITABLE),
        None,
        ActionSpec("check-pages", "&Check pages …", "Request the listed pages, and show status, redirects and canonicals.",
            "Shift+F5", Need.SET | Need.ENTRIES),
        None,
        ActionSpec("publish", "&Publish …",
            "Show files to upload, robots.txt lines and changed URLs.", "Ctrl+U",
            Need.SET | Need.FILE),
    ),
    "&Help": (
        ActionSpec("help", "&Help", "", "F1",
            icon="help"),
        ActionSpec("rules", "&Rules", "", "Shift+F1"),
        ActionSpec("shortcuts", "&Keyboard shortcuts", "", "Ctrl+F1"),
        None,
        ActionSpec("log-folder", "Open &log folder"),
        ActionSpec("about", "&About Sitemap Studio"),
    ),
}  # fmt: skip
SUBMENUS: Final[dict[str, tuple[ActionSpec | None, ...]]] = {
    "values": (
        ActionSpec("clear-cells", "C&lear cells", "", "Backspace", _EDITS_SELECTION,
            is_of_table=True),
        None,
        ActionSpec("fill-down", "F&ill down", "Fill the selected cells with the topmost value.", "Ctrl+D",
            _EDITS_SELECTION, is_of_table=True),
        ActionSpec("fill-selection", "Fill selecti&on",
            "Fill the selected cells with the current value.", "Ctrl+Return; Ctrl+Enter", _EDITS_SELECTION,
            is_of_table=True),
        ActionSpec("set-today", "Set lastmod to &today", "", "Ctrl+;",
            _EDITS_SELECTION, is_of_table=True),
        None,
        ActionSpec("select-same", "Select same &value", "", "Ctrl+Shift+A", _ON_SELECTION,
            is_of_table=True),
        ActionSpec("revert-cells", "&Revert cells", "Restore the saved values of the selected cells.", "Ctrl+Backspace",
            _EDITS_SELECTION | Need.UNSAVED, is_of_table=True),
    ),
    "same-value": (
        ActionSpec("show-same", "Only this val&ue", "Show only entries with the current value.",
            "Ctrl+Alt+L", _ON_SELECTION, is_of_table=True),
        ActionSpec("hide-same", "&Not this value", "Hide entries with the current value.",
            "", _ON_SELECTION, is_of_table=True),
        ActionSpec("show-same-folder", "Only this f&older", "Show only entries in the folder of the current entry.",
            "", _ON_SELECTION, is_of_table=True),
    ),
    "entries": (
        ActionSpec("duplicate", "&Duplicate entries", "", "Ctrl+Shift+D",
            _EDITS_SELECTION, is_of_table=True),
        ActionSpec("revert-entries", "&Revert entries", "Restore the selected entries to the saved version.",
            "Ctrl+Shift+Backspace", _EDITS_SELECTION | Need.UNSAVED, is_of_table=True),
        None,
        ActionSpec("move-up", "&Move up", "", "Alt+Up", _EDITS_SELECTION,
            is_of_table=True),
        ActionSpec("move-down", "Move do&wn", "", "Alt+Down", _EDITS_SELECTION,
            is_of_table=True),
        ActionSpec("move-entries", "Move &entries to …", "", "Ctrl+Shift+M", _EDITS_SELECTION | Need.INDEX),
        None,
        ActionSpec("browse", "Open in &browser", "Open the pages of the selected entries.",
            "Ctrl+Alt+W", _ON_SELECTION),
    ),
    "go": (
        ActionSpec("go-to", "&Go to entry …", "Go to an entry by number, or select several, such as 10-20.", "Ctrl+G",
            Need.SET | Need.SHOWN),
        None,
        ActionSpec("next-problem", "Ne&xt problem", "", "F8",
            Need.SET | Need.PROBLEMS),
        ActionSpec("previous-problem", "Pre&vious problem", "",
            "Shift+F8", Need.SET | Need.PROBLEMS),
        None,
        ActionSpec("next-part", "&Next part of the window", "",
            "F6"),
    ),
    "move-panel": (
        ActionSpec("panel-to-left", "To the &left", "", "", Need.SET),
        ActionSpec("panel-to-right", "To the &right", "", "", Need.SET),
        ActionSpec("panel-to-bottom", "&Below the table", "", "", Need.SET),
        ActionSpec("panel-float", "In a &separate window", "", "", Need.SET),
        None,
        ActionSpec("reset-panels", "Reset &all panels", "", "", Need.SET),
    ),
    "zoom": (
        ActionSpec("zoom-in", "Zoom &in", "", "Ctrl++; Ctrl+=", Need.SET),
        ActionSpec("zoom-out", "Zoom &out", "", "Ctrl+Shift+-; Ctrl+_",
            Need.SET),
        ActionSpec("zoom-reset", "&Reset zoom", "", "Ctrl+0",
            Need.SET),
    ),
}  # fmt: skip
TOOLBAR: Final[tuple[tuple[str, str] | None, ...]] = (
    ("open", "Open"), ("save", "Save"), ("export", "Export"), None, ("undo", "Undo"), ("redo", "Redo"), None,
    ("add-entry", "Add"), ("delete-entries", "Delete"), None, ("find", "Find"), ("bulk", "Bulk edit"),
)  # fmt: skip
ACTIONS: Final = tuple(spec for specs in (*MENUS.values(), *SUBMENUS.values()) for spec in specs if spec is not None)
PANELS: Final = tuple(spec for spec in ACTIONS if isinstance(spec, PanelSpec))  # all docked panels
Handlers = Mapping[str, Callable[..., object]]  # handlers by action id
_MNEMONIC_AT_END: Final = re.compile(r"\(&\w\)")  # mnemonic as written in languages without Latin letters


def plain_label(text: str) -> str:
    """Return a menu text without its mnemonic."""
    return "&".join(part.replace("&", "") for part in _MNEMONIC_AT_END.sub("", text).split("&&"))


def translated(text: str) -> str:
    """Return a text of the table of actions in the user's language."""
    return QCoreApplication.translate("Actions", text)


class Actions(QObject):
    """Actions of one window by id, with the menus and the toolbar built from them."""

    def __init__(self, window: QWidget) -> None:
        """Create all actions of a window, and fill their submenus; all that have needs are disabled."""
        super().__init__(window)
        self._by_id: dict[str, QAction] = {}
        self._available: Need | None = None
        for spec in ACTIONS:
            action = QMenu(window, toolTipsVisible=True).menuAction() if spec.is_menu else QAction(window)
            action.setObjectName(spec.id)
            action.setText(translated(spec.text))
            if spec.icon:
                action.setIcon(icon(spec.icon))
            action.setShortcuts(spec.shortcuts)
            action.setCheckable(isinstance(spec, PanelSpec))
            tip, keys = (
                translated(spec.tip) if spec.tip else "",
                action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            )
            if tip or spec.icon:
                shown = tip or plain_label(action.text())
                action.setToolTip(f"{shown} ({keys})" if keys else shown)
            action.setStatusTip(tip)
            self._by_id[spec.id] = action
        for title, specs in SUBMENUS.items():
            self._fill(self.menu(title), specs)
        self.set_available(Need.NOTHING)

    def __getitem__(self, identifier: str) -> QAction:
        """Return the action with an id."""
        return self._by_id[identifier]

    def __iter__(self) -> Iterator[QAction]:
        """Iterate over all actions in the order of the table."""
        return iter(self._by_id.values())

    def menu(self, identifier: str) -> QMenu:
        """Return the menu of an action that opens one."""
        menu = self._by_id[identifier].menu()
        assert isinstance(menu, QMenu)
        return menu

    def connect_all(self, handlers: Handlers, *, first: Callable[..., object]) -> None:
        """Connect actions with their handlers, by id; `first` is called before each handler."""
        for identifier, handler in handlers.items():
            self[identifier].triggered.connect(first)
            self[identifier].triggered.connect(handler)

    def limit_shortcuts_to_table(self, table: QWidget) -> None:
        """Make the shortcuts of `is_of_table` actions work only while the table has the keyboard focus."""
        for spec in ACTIONS:
            if spec.is_of_table:
                self[spec.id].setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                table.addAction(self[spec.id])

    def set_available(self, available: Need) -> None:
        """Enable the actions whose needs are all in `available`, and disable the others."""
        if available != self._available:
            self._available = available
            missing = (~available).value
            for spec in ACTIONS:
                self._by_id[spec.id].setEnabled(not spec.needs.value & missing)

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Add all menus of the table of actions to a menu bar."""
        for title in MENUS:
            self.fill_menu(bar.addMenu(translated(title)), title)

    def fill_menu(self, menu: QMenu, title: str, excluded: frozenset[str] = frozenset()) -> None:
        """Add the actions of the menu with an English title to a menu, except the ids in `excluded`."""
        menu.setToolTipsVisible(True)
        self._fill(menu, [spec for spec in MENUS[title] if spec is None or spec.id not in excluded])

    def _fill(self, menu: QMenu, specs: Iterable[ActionSpec | None]) -> None:
        """Append the actions of declarations to a menu; None adds a separator."""
        for spec in specs:
            if spec is None:
                menu.addSeparator()
            else:
                menu.addAction(self._by_id[spec.id])

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Add the actions of the toolbar with their short labels."""
        for item in TOOLBAR:
            if item is None:
                bar.addSeparator()
            else:
                self[item[0]].setIconText(translated(item[1]))
                bar.addAction(self[item[0]])
