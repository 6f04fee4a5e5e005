"""The toolbar, and the menus with changing entries: recent files, profile, theme, columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from sitemap_studio.core.paths import path_exists
from sitemap_studio.core.preferences import THEME
from sitemap_studio.document.document import Document
from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME
from sitemap_studio.document.file_problems import exceeds_only_former_limits
from sitemap_studio.document.page_texts import PAGE_TABLE_COLUMNS
from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.formatting.display_text import abbreviate_home, escape_mnemonics, tooltip_html
from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import BarMessage, MessageBar
from sitemap_studio.gui.set_choices import SetChoices
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.table.entry_headers import HIDEABLE
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.table.frequent_values import FrequentValues
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP, column_title
from sitemap_studio.gui.theme import Theme, Tint, icon_size, scaled
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.window_preferences import WindowPreferences
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, TODAYS_PROFILE, Profile
from sitemap_studio.protocol.rule import Severity

_ICON_SIZE: Final = 20

_QT_EXTENSION_WIDTH: Final = 12
"""Fixed width in pixels of Qt's button for actions that do not fit."""

translate: Final = QCoreApplication.translate


class Toolbar(QToolBar):
    """Toolbar with the actions that have a short label, and one widget at the end."""

    _more: QToolButton | None = None  # Qt sends events before `__init__` is done

    def __init__(self, actions: Actions, last_widget: QWidget, parent: QWidget) -> None:
        """Create the toolbar, with `last_widget` at its end."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Toolbar"))
        self.setAccessibleName(self.windowTitle())
        self.setObjectName("toolbar")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(icon_size(_ICON_SIZE))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        actions.fill_toolbar(self)
        for identifier in ("save", "undo", "redo", "delete-entries", "find"):
            button = self.widgetForAction(actions[identifier])
            assert isinstance(button, QToolButton)
            # These symbols are well known, and small windows need the space for the profile.
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        stretch = QWidget(self)
        stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(stretch)
        self.addWidget(last_widget)
        more = self.findChild(QToolButton, "qt_toolbar_ext_button")
        if more is not None:
            # Qt's own icon is black even on dark backgrounds.
            more.setIcon(icon("more"))
            more.setToolTip(self.tr("More"))
            more.setAccessibleName(more.toolTip())
        self._more = more

    def event(self, event: QEvent) -> bool:
        """After each new layout, widen Qt's overflow button of the toolbar."""
        is_handled = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._widen_extension()
        return is_handled

    def _widen_extension(self) -> None:
        """Widen Qt's overflow button for large fonts; the toolbar keeps its width."""
        more, extra = self._more, scaled(_QT_EXTENSION_WIDTH) - _QT_EXTENSION_WIDTH
        if more is not None and extra and more.width() == _QT_EXTENSION_WIDTH:
            more.setIconSize(icon_size())
            more.setGeometry(more.geometry().adjusted(-extra, 0, 0, 0))

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the size of the toolbar's icons to a new style or font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setIconSize(icon_size(_ICON_SIZE))


class ProfileBox(QWidget):
    """Label and box that choose the profile, in step with the entries of the profile menu.

    Signals:
        chosen: The user chose this `Profile`.
    """

    chosen = Signal(object)

    def __init__(self, current: Profile, menu: QMenu, parent: QWidget) -> None:
        """Create the box, add an entry per profile to the menu, and select the current profile."""
        super().__init__(parent)
        self.box = QComboBox(self)
        self.box.setAccessibleName(self.tr("Profile"))
        label = TintedLabel(Tint.QUIET, self.box.accessibleName(), self)
        label.setBuddy(self.box)
        fill(QHBoxLayout(self), label, self.box, margins=(0, 0, 6, 0))
        group = QActionGroup(self)
        for profile in PROFILES.values():
            self.box.addItem(localized(profile.title), profile.name)
            _checkable(menu, localized(profile.title), profile.name, group).setToolTip(profile.source)
        self._actions = group.actions()
        self.show_profile(current)
        self.box.activated.connect(self._choose)
        group.triggered.connect(self._choose_action)

    def show_profile(self, profile: Profile) -> None:
        """Select a profile in box and menu, without emitting `chosen`."""
        self._show_index(list(PROFILES).index(profile.name))

    def _show_index(self, index: int) -> None:
        """Select the profile with this index in box and menu."""
        self.box.setCurrentIndex(index)
        self._actions[index].setChecked(True)

    @Slot(QAction)
    def _choose_action(self, action: QAction) -> None:
        """Select the profile of a menu entry, and emit `chosen`."""
        self._choose(self._actions.index(action))

    @Slot(int)
    def _choose(self, index: int) -> None:
        """Select the profile with this index, and emit `chosen`."""
        self._show_index(index)
        self.chosen.emit(PROFILES[self.box.itemData(index)])


class ProfileSuggestion(QObject):
    """Suggestion to use today's limits for a set that exceeds only those from 2008; the answer is stored for its site.

    Signals:
        accepted: The user chose today's limits.
    """

    accepted = Signal()

    def __init__(self, session: Session, choices: SetChoices, messages: MessageBar, parent: QObject) -> None:
        """Create the suggestion of today's limits, without showing it."""
        super().__init__(parent)
        self._session, self._choices, self._messages = session, choices, messages
        self._was_offered = False
        self._message: BarMessage | None = None

    @Slot(object)
    def restore_profile(self, document: Document) -> None:
        """Set the profile that is stored for the site of a newly opened set, if any; a suggestion is possible again."""
        self._was_offered = False
        profile = PROFILES.get(self._choices.stored_value(document, "profile"), document.profile)
        if profile is not document.profile:
            document.set_profile(profile)

    @Slot()
    def suggest_if_needed(self) -> None:
        """Suggest today's limits once if the set exceeds only the former ones and no answer is stored."""
        document = self._session.document
        is_answered = self._was_offered or self._choices.stored_value(document, "profile")
        if is_answered or document.is_being_read or not exceeds_only_former_limits(document):
            return
        self._was_offered = True
        self._message = self._messages.show_message(
            Severity.INFO,
            self.tr("This set exceeds only the limits of 2008."),
            self.tr("Search engines now accept sitemaps of 50 MB, and 50,000 sitemaps in an index."),
            offers=[
                (self.tr("Use today's limits"), partial(self._choose, TODAYS_PROFILE)),
                (self.tr("Keep the limits of 2008"), partial(self._choose, DEFAULT_PROFILE)),
            ],
        )

    def _choose(self, profile: Profile) -> None:
        """Store the answer for the site of the set, remove the message, and emit `accepted` for today's limits."""
        self._choices.store_value(self._session.document, "profile", profile.name)
        self.remove_suggestion()
        if profile is TODAYS_PROFILE:
            self.accepted.emit()

    def remove_suggestion(self) -> None:
        """Remove the message that suggests today's limits."""
        self._messages.remove(self._message)

    def store_user_profile(self, profile: Profile) -> None:
        """Remove the suggestion, and store the profile for the site of the set if one is stored for it already."""
        self.remove_suggestion()
        if self._choices.stored_value(self._session.document, "profile"):
            self._choices.store_value(self._session.document, "profile", profile.name)


def fill_recent_menu(menu: QMenu, settings: Settings, open_file: Callable[[Path], object]) -> None:
    """Fill a menu with the recent files, the pinned first; disable missing ones, and add folders to equal names.

    The last entry of the menu removes all files that are not pinned from the list.
    """
    menu.clear()
    paths = settings.listed_files()
    names = Counter(path.name for path in paths)
    for number, path in enumerate(paths, 1):
        is_known = path_exists(path)
        key = f"&{number} " if number < 10 else ""
        title = path.name if names[path.name] == 1 else f"{path.name}  –  {abbreviate_home(path.parent)}"
        action = menu.addAction(icon("sitemap" if is_known else "missing"), key + escape_mnemonics(title))
        action.setEnabled(is_known)
        action.setToolTip(tooltip_html(str(path)))
        action.triggered.connect(partial(open_file, path))
    menu.addSeparator()
    menu.addAction(icon("close"), translate("RecentMenu", "&Forget these files"), settings.forget_files)


def set_up_theme_menu(menu: QMenu, preferences: WindowPreferences) -> None:
    """Fill a menu with the choice of light, dark or the system's theme, which applies to all windows."""
    group = QActionGroup(menu)
    _checkable(menu, translate("ThemeMenu", "&System default"), Theme.SYSTEM.value, group)
    _checkable(menu, translate("ThemeMenu", "&Light"), Theme.LIGHT.value, group)
    _checkable(menu, translate("ThemeMenu", "&Dark"), Theme.DARK.value, group)

    def refresh(*_: object) -> None:
        """Check the menu entry of the current theme."""
        for action in group.actions():
            action.setChecked(action.data() == preferences[THEME])

    group.triggered.connect(lambda action: preferences.change({THEME: action.data()}))
    preferences.changed.connect(refresh)
    refresh()


def set_up_columns_menu(menu: QMenu, view: EntryView, settings: Settings, jobs: Jobs) -> None:
    """Fill the column menu and the header's menu; restore column layout and zoom of the table, and store changes."""
    texts = {SITEMAP: translate("TableLook", "Sitemap"), PROBLEMS: translate("TableLook", "Problem icons")}
    actions = [
        _checkable(menu, texts.get(column, column), column)
        for column in HIDEABLE
        if column not in (*EXTENSION_COLUMNS_BY_NAME, *PAGE_TABLE_COLUMNS)
    ]
    menu.addSeparator()
    actions += [_checkable(menu, column_title(column), column) for column in EXTENSION_COLUMNS_BY_NAME]
    menu.addSeparator()
    of_pages = menu.addMenu(translate("TableLook", "&Page"))
    of_pages.setObjectName("page-columns")
    actions += [_checkable(of_pages, column_title(column), column) for column in PAGE_TABLE_COLUMNS]
    menu.addSeparator()
    empty = _checkable(menu, translate("TableLook", "Show &empty columns"), "empty")
    empty.triggered.connect(view.header.show_empty_columns)
    menu.addAction(translate("TableLook", "&Reset columns and widths"), view.header.reset_layout)
    view.header.use_layout(settings.column_widths(), settings.hidden_columns(), settings.shown_columns())
    view.set_zoom(settings.zoom)
    view.zoom_changed.connect(settings.remember_zoom)

    def refresh() -> None:
        """Check the menu entries of visible columns, and enable the entries that apply to the set."""
        # The sitemap column can be shown only if there are several sitemaps.
        for action in actions:
            action.setChecked(view.header.is_shown(action.data()))
            action.setEnabled(action.data() in (*view.entries.columns, *EXTENSION_COLUMNS_BY_NAME, *PAGE_TABLE_COLUMNS))
        # There are no columns before there are facts.
        of_pages.setEnabled(view.entries.pages.has_facts)
        empty.setEnabled(bool(view.header.empty))
        empty.setChecked(bool(view.header.empty) and not view.header.hidden_empty_columns())

    def toggle(action: QAction) -> None:
        """Show or hide the column of a menu entry according to its check mark."""
        view.header.hide_column(action.data(), is_hidden=not action.isChecked())

    for action in actions:
        action.triggered.connect(partial(toggle, action))
    layout = view.header
    layout.layout_changed.connect(
        lambda: settings.remember_columns(layout.widths, layout.hidden_columns, layout.shown_columns)
    )
    menu.aboutToShow.connect(refresh)
    header = view.horizontalHeader()
    header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    header_menu = QMenu(header)
    header_menu.setObjectName("header-menu")
    header_menu.addSeparator()
    header_menu.addActions(menu.actions())
    values = FrequentValues(header_menu, view, jobs)

    def show_header_menu(point: QPoint) -> None:
        """Show the menu of the header at a point, with the frequent values of the column there."""
        section = header.logicalIndexAt(point)
        refresh()
        values.list_values(view.entries.columns[section] if section >= 0 else "")
        header_menu.popup(header.mapToGlobal(point))

    header.customContextMenuRequested.connect(show_header_menu)
    refresh()


_TABLE_MENU: Final = (
    "cut", "copy", "paste", "values", None,
    "show-same", "hide-same", "show-same-folder", "frequent-values", None,
    "add-entry", "delete-entries", "entries", "bulk", "fix-cell", "fix-selected",
)  # fmt: skip


def add_table_menu(actions: Actions, view: EntryView, jobs: Jobs) -> None:
    """Add a context menu to the table: commands on the selection, and frequent values of the current column."""
    menu = QMenu(view)
    menu.setObjectName("table-menu")
    same = actions.menu("same-value")
    same.setObjectName("same-value")
    frequent = same.addMenu(translate("TableLook", "Fre&quent values"))
    frequent.setObjectName("frequent-values")
    values = FrequentValues(frequent, view, jobs)
    frequent.aboutToShow.connect(lambda: values.list_values(view.current_column))
    for identifier in _TABLE_MENU:
        if identifier is None:
            menu.addSeparator()
        else:
            menu.addAction(frequent.menuAction() if identifier == "frequent-values" else actions[identifier])
    actions.limit_shortcuts_to_table(view)
    view.customContextMenuRequested.connect(lambda point: menu.popup(view.viewport().mapToGlobal(point)))


def _checkable(menu: QMenu, text: str, data: object, group: QActionGroup | None = None) -> QAction:
    """Add a checkable entry with data to a menu, in an exclusive group unless None, and return it."""
    action = QAction(text, menu if group is None else group)
    action.setCheckable(True)
    action.setData(data)
    menu.addAction(action)
    return action
