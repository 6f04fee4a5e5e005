"""What an action is: its words, its place in menus and toolbar, its keys, and what must be the case for it.

The actions themselves are declared in `table`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, Flag, auto

from sitemap_studio.gui.words.marking import QT_TRANSLATE_NOOP


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
        is_checkable: Whether it is on or off.
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
    is_checkable: bool = False
    is_of_table: bool = False
