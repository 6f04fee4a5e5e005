"""The main window: one set, as a table of entries with panels around it.

It creates its parts, connects them, and enables the actions that are possible. Parts receive the `Context` and
functions, never the window. A panel is created when it is shown for the first time; the table of actions declares its
position.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np
from PySide6.QtCore import QChildEvent, QEvent, QMimeData, QObject, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QStackedWidget,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.preferences import FIRST_PROFILE, Preferences
from sitemap_studio.document.fixing import FixRequest, fixable_rules
from sitemap_studio.document.hreflang_completion import infer_url_prefixes
from sitemap_studio.document.page_texts import stored_column
from sitemap_studio.gui.about import APPLICATION
from sitemap_studio.gui.actions import PANELS, Actions, Need, PanelName, translated
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.dialogs.robots_dialog import SiteRobots
from sitemap_studio.gui.dialogs.saved_filters import SavedFilters
from sitemap_studio.gui.dialogs.site_merge_dialog import SiteMerge
from sitemap_studio.gui.docks import BOTTOM, LEFT, RIGHT, Docks, PanelContainer, restore_window, store_window
from sitemap_studio.gui.files.file_watch import FileWatch
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.opening_from_web import WebOpening
from sitemap_studio.gui.files.other_windows import OtherWindows
from sitemap_studio.gui.files.recovery_log import RecoveryLog
from sitemap_studio.gui.files.recovery_offers import Recovery
from sitemap_studio.gui.files.remaining_files import RemainderReader
from sitemap_studio.gui.files.set_checking import Checking, LeakPatterns
from sitemap_studio.gui.files.stored_pages import StoredPages
from sitemap_studio.gui.help.help_launcher import Help
from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.jobs.step_queue import Step, StepQueue
from sitemap_studio.gui.logbook import log_folder
from sitemap_studio.gui.message_bar import BarMessage, MessageBar
from sitemap_studio.gui.page_checks import PageChecks
from sitemap_studio.gui.panels.sitemaps_panel import SitemapsPanel
from sitemap_studio.gui.panels.status_line import StatusLine
from sitemap_studio.gui.set_choices import SetChoices
from sitemap_studio.gui.set_commands import SetCommands
from sitemap_studio.gui.set_url import SetUrl
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.start_page import StartPage
from sitemap_studio.gui.table.entry_page import EntryPage
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.desktop import first_web_url, local_paths
from sitemap_studio.gui.widgets.dialog import Dialog, add_context_menu_shortcut, reject_open_dialogs
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.job_bars import JobStrip
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import UndoKeyFilter
from sitemap_studio.gui.window_menus import (
    ProfileBox,
    ProfileSuggestion,
    Toolbar,
    add_table_menu,
    fill_recent_menu,
    set_up_columns_menu,
    set_up_theme_menu,
)
from sitemap_studio.gui.window_preferences import WindowPreferences
from sitemap_studio.model.page_columns import VISIT_COLUMNS
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.profiles import PROFILES, TODAYS_PROFILE, Profile
from sitemap_studio.protocol.robots_files import RobotsFile
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.validation.duplicates import DUPLICATE_RULE_IDS
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

if TYPE_CHECKING:
    from sitemap_studio.gui.dialogs.export_dialog import ExportCommands
    from sitemap_studio.gui.dialogs.publish_dialog import PublishCommands
    from sitemap_studio.gui.dialogs.source_dialogs import SourceCommands
    from sitemap_studio.gui.files.schema_problems import SchemaValidation
    from sitemap_studio.gui.panels.entry_panel import EntryPanel
    from sitemap_studio.gui.panels.find_panel import FindPanel
    from sitemap_studio.gui.panels.folders_panel import FoldersPanel
    from sitemap_studio.gui.panels.history_panel import HistoryPanel
    from sitemap_studio.gui.panels.languages_panel import LanguagesPanel
    from sitemap_studio.gui.panels.overview_panel import OverviewPanel
    from sitemap_studio.gui.panels.pages_panel import PagesPanel
    from sitemap_studio.gui.panels.preview_panel import PreviewPanel
    from sitemap_studio.gui.panels.problems_panel import ProblemsPanel
    from sitemap_studio.gui.table.index_table import IndexTable


_TEXT_FIELDS: Final = (QLineEdit, QTextEdit, QPlainTextEdit)
"""Widgets that would accept the names of dropped files as text."""

MAX_RELABELED: Final = 1_000_000
"""Maximum number of problems whose severities are updated for another profile without a check in a job."""

_MIN_REPORTED_ENTRIES: Final = 100
"""Minimum number of changed entries from which a step is reported, with a button to undo it."""


_PANEL_MODULES: Final = (
    "problems_panel", "entry_panel", "overview_panel", "pages_panel", "find_panel", "languages_panel", "preview_panel",
)  # fmt: skip
"""Modules of panels that the standard layout does not show."""

_MIN_HEIGHT_WITH_TOOLBAR: Final = 320  # pixels; a lower window has no toolbar

_Panel = TypeVar("_Panel", bound=QWidget)


class MainWindow(QMainWindow):
    """Main window of one set, with the table, the panels, the menus and the message bar.

    Attributes:
        number: Number of the window, from 1; its geometry is stored under it.

    Signals:
        closed: The window was closed, and its jobs were stopped.
    """

    closed = Signal()

    def __init__(
        self, settings: Settings, preferences: Preferences, *, others: OtherWindows | None = None, number: int = 1
    ) -> None:
        """Create the window without a set, with its stored geometry.

        Args:
            settings: Values remembered between runs.
            preferences: Preferences of the user.
            others: Functions about the other windows; None in a program with one window.
            number: Number of the window.
        """
        super().__init__()
        self.number = number
        self._settings, self._other_windows = settings, others
        self._large_step_message: BarMessage | None = None
        self._is_close_confirmed = self._is_replacing_set = False
        self._fixable: tuple[Problems, Need] | None = None
        self._actions_timer = QTimer(self, singleShot=True, interval=0)
        self._actions_timer.timeout.connect(self._update_actions)
        self.jobs = Jobs(self)
        self.session = Session(self, jobs=self.jobs)
        self._create_central_widget()
        self.setAcceptDrops(True)
        self.preferences = WindowPreferences(preferences, self.messages, self)
        self.checking = Checking(self.session, self.jobs, self)
        self.stored_pages = StoredPages(
            self.session,
            self.jobs,
            self.messages,
            preferences=self.preferences,
            shown_columns=lambda: map(stored_column, self.page.view.entries.pages.columns),
            parent=self,
        )
        self.page_checks = PageChecks(self.session, self.jobs, self.messages, self)
        memory = SetChoices(settings)
        self.set_url = SetUrl(self.session, memory, self)
        self.profile_suggestion = ProfileSuggestion(self.session, memory, self.messages, self)
        self.actions_by_id = Actions(self)
        self.status = StatusLine(self.actions_by_id, self)
        self.setStatusBar(self.status)
        self.context = Context(
            self.session, self.jobs, self.messages, self.preferences, settings, self.set_url, self.page,
            finish_editing=self.finish_editing, show_note=self.status.show_note,
        )  # fmt: skip
        self._panels: Mapping[PanelName, Callable[[], QWidget]] = {
            "sitemaps": lambda: self.sitemaps, "problems": lambda: self.problems, "history": lambda: self.history,
            "pages": lambda: self.pages,
            "entry": lambda: self.entry, "folders": lambda: self.folders, "finding": lambda: self.finding,
            "languages": lambda: self.languages, "overview": lambda: self.overview, "preview": lambda: self.preview,
        }  # fmt: skip
        self.docks = Docks(self, self.actions_by_id, create_panel=lambda name: self._panels[name]())
        # The preferred profile of new windows, or else the last one that the user chose.
        profile = PROFILES.get(self.preferences[FIRST_PROFILE], settings.profile)
        self._create_file_objects(profile)
        self._create_menus(profile)
        self._connect_actions()
        self._connect_parts()
        self._connect_set()
        self.session.document.set_profile(profile)
        restore_window(self, self.docks, settings, number)

    # Creation

    def _create_central_widget(self) -> None:
        """Create the message bar, the start page, the table page and the job strip, and stack them in the window."""
        central = QWidget(self)
        # Created with their final parents: under a style sheet, moved widgets are polished again.
        self._pages = QStackedWidget(central)
        self.messages = MessageBar(central)
        self.start_page = StartPage(self._settings, self._pages)
        self.page = EntryPage(self.session, self.jobs, self._pages)
        self._pages.addWidget(self.start_page)
        self._pages.addWidget(self.page)
        job_strip = JobStrip(self.jobs, central)
        fill(QVBoxLayout(central), self.messages, (self._pages, 1), job_strip, spacing=0)
        self.messages.focus_lost.connect(self.focus_central_widget)
        job_strip.left.connect(self.focus_central_widget)
        self.setCentralWidget(central)

    def _create_file_objects(self, profile: Profile) -> None:
        """Create the objects that open, fetch, watch, recover and check files, and the help."""
        session, preferences, messages = self.session, self.preferences, self.messages
        self.recovery_log = RecoveryLog(session, messages, self)
        self.files = Files(
            self.context,
            self.recovery_log,
            profile,
            other_windows=self._other_windows,
            show_summary=partial(self.status.show_note, action=self.actions_by_id["publish"]),
            parent=self,
        )
        self.site_merge = SiteMerge(self.context, self)
        self.files.saved.connect(self.site_merge.record_version)
        self.robots = SiteRobots(
            self.context, use_files=self._set_robots_files, validate=self.checking.start, parent=self
        )
        self.web = WebOpening(self.context, self.files, site_merge=self.site_merge, robots=self.robots, parent=self)
        self.files.about_to_show.connect(self.robots.restore)
        self.files.opened.connect(self.robots.offer_from_folder)
        self.files.saved.connect(self.robots.update_soon)
        self.file_watch = FileWatch(self.context, self.files, refresh_sitemaps=self.sitemaps.refresh, parent=self)
        self.reading = RemainderReader(session, self.jobs, messages, self)
        self.leaks = LeakPatterns(preferences, self)
        self.checking.leaks = self.leaks.leaks
        self.saved_filters = SavedFilters(self.context, self)
        self.recovery = Recovery(
            self.context,
            self.recovery_log,
            files=self.files,
            recoverable_sets=self.start_page.recoverable_sets,
            parent=self,
        )
        pages: dict[QWidget, str] = {self.docks.container_of(spec.panel): spec.panel for spec in PANELS}
        pages |= {self.page.view: "table", self.page.bar: "filter-words"}
        self.help = Help(self, session, self.actions_by_id, self._settings, pages)

    def _create_menus(self, profile: Profile) -> None:
        """Create the menus, the profile box and the toolbar."""
        actions, view, recent = self.actions_by_id, self.page.view, self.actions_by_id.menu("recent")
        self.profile_box = ProfileBox(profile, actions.menu("profile"), self)
        recent.aboutToShow.connect(partial(fill_recent_menu, recent, self._settings, self.files.open_recent))
        set_up_theme_menu(actions.menu("theme"), self.preferences)
        add_table_menu(actions, view, self.jobs)
        set_up_columns_menu(actions.menu("columns"), view, self._settings, self.jobs)
        actions.fill_menu_bar(self.menuBar())
        self._toolbar = Toolbar(actions, self.profile_box, self)
        self.addToolBar(self._toolbar)

    # Connections

    def _connect_actions(self) -> None:
        """Connect the actions of all menus with their handlers; a handler runs after typed text is committed."""
        handlers: dict[str, Callable[[], object]] = {
            "quit": self.close, "undo": self.session.undo, "redo": self.session.redo,
            "next-part": self.focus_next_section, "check": self._check_now,
            "bulk": partial(self._show_bulk_edit_dialog, None), "complete-hreflang": partial(self._show_hreflang_dialog, None),
            "edit-alternates": self._show_alternates_dialog,
            "check-dates": self._show_check_dates_dialog,
            "remove-duplicates": self._show_duplicates_dialog, "fix-cell": self._fix_current,
            "fix-all": lambda: self._show_fixes_dialog(FixRequest()),
            "fix-pages": lambda: self.show_page_fixes_dialog(),
            "fix-selected": lambda: self._show_fixes_dialog(FixRequest(slots=np.sort(self.page.view.selection.slots()))),
            "sort": self._show_sort_dialog, "go-to": self._show_go_to_dialog, "palette": self._show_command_palette,
            "settings": self._show_settings_dialog, "about": self._show_about_dialog,
            "export": lambda: self.exporting.show_dialog(),
            "append": lambda: self.sources.choose_files(), "new-from-folder": lambda: self.sources.show_scan_dialog(),
            "report": self._show_report_dialog,
            "publish": lambda: self.publishing.show_dialog(),
            "log-folder": lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_folder()))),
            "check-pages": self.show_check_pages_dialog,
            "replace": lambda: self.finding.show_and_focus(), "find-next": lambda: self.finding.find_next(),
            "find-previous": lambda: self.finding.find_previous(),
            "next-problem": lambda: self.problems.go_to_problem(1), "previous-problem": lambda: self.problems.go_to_problem(-1),
        }  # fmt: skip
        if self._other_windows is not None:
            handlers |= {"new-window": self._other_windows.show_new, "quit": self._other_windows.quit}
        for part in (
            self.docks,
            self.files,
            self.web,
            self.site_merge,
            self.robots,
            self.file_watch,
            self.page,
            self.set_commands,
            self.help,
        ):
            handlers |= part.handlers()
        handlers["find"] = self._focus_filter
        # Shortcuts also work while a cell is edited, whose text is committed before the handler runs.
        self.actions_by_id.connect_all(handlers, first=self.finish_editing)
        add_context_menu_shortcut(self)
        self._set_up_children(self)

    def _connect_parts(self) -> None:
        """Connect the signals between files, checking, messages, the start page and the profile."""
        session, files, start = self.session, self.files, self.start_page
        self.leaks.changed.connect(self.checking.set_leaks)
        self.checking.settled.connect(self.stored_pages.load_once)
        self.page_checks.facts_deleted.connect(self.clear_page_facts)
        self.page.page_columns_needed.connect(self.stored_pages.load_columns)
        for signal in (self.set_commands.path_changed, self.reading.ended):
            signal.connect(self.checking.start)
            signal.connect(self.set_url.refreshed)
        self.set_url.changed.connect(self.checking.start)
        files.about_to_show.connect(self.set_url.restore)
        files.about_to_show.connect(self.profile_suggestion.restore_profile)
        self.checking.settled.connect(self.profile_suggestion.suggest_if_needed)
        self.profile_suggestion.accepted.connect(partial(self._apply_profile, TODAYS_PROFILE))
        files.saved.connect(self.set_url.store)
        files.unlocked.connect(self._on_unlocked)
        files.repairs_requested.connect(self.show_repairs)
        files.problems_requested.connect(self.show_problems_of_rule)
        files.sitemap_requested.connect(self._show_sitemap)
        files.index_requested.connect(self.set_commands.show_index_dialog)
        files.import_requested.connect(lambda path: self.sources.create_set_from_file(path))
        session.refused.connect(self.messages.show_refusal)
        session.failed.connect(self.messages.show_error)
        self.checking.failed.connect(self.messages.show_error)
        session.entered.connect(self._report_large_step)
        self.profile_box.chosen.connect(self._on_profile_chosen)
        for name, opens in {
            "open": files.show_open_dialog, "folder": files.show_open_folder_dialog, "browse": partial(self.web.ask_url, ""),
            "new": files.new, "sample": files.open_sample,
        }.items():  # fmt: skip
            start.choices[name].clicked.connect(opens)
        start.pasted.connect(self._open_mime_data)
        start.file_requested.connect(files.open_recent)

    def _connect_set(self) -> None:
        """Connect the signals of the session, the table and the panels, and show the initial state."""
        session, files, view, stack = self.session, self.files, self.page.view, self.session.undo_stack
        self._listed_problems, self._painting_steps = session.document.problems, StepQueue(self)
        # The first painting takes two frames, and is done in advance while a file is read.
        prerendering = StepQueue(self, (*self.docks.preparation_steps(), view.painter.paint_once, self.page.grab))
        files.opening_began.connect(prerendering.begin)
        files.open_failed.connect(prerendering.stop)
        files.open_changed.connect(prerendering.stop)
        files.open_changed.connect(self._on_open_changed)
        files.saved.connect(self._on_saved)
        session.replaced.connect(self._show_document)
        session.changed.connect(self.sitemaps.refresh_after_edit)
        session.problems_changed.connect(self._on_problems_changed)
        view.sitemaps_shown.connect(self.sitemaps.select_sitemaps_or_all)
        self.docks.focus_lost.connect(self.focus_central_widget)
        self.docks.note_requested.connect(self.status.show_note)
        self._show_current_page()
        self.sitemaps.chosen.connect(self._show_sitemaps)
        self.sitemaps.index_chosen.connect(self._show_index_or_entries)
        view.navigated.connect(self._show_entries)
        self.page.bar.asked.connect(self._show_entries)
        self.sitemaps.robots_requested.connect(self.robots.show_dialog)
        view.selection_count_changed.connect(self.status.show_selected)
        stack.indexChanged.connect(self._on_history_step)
        stack.cleanChanged.connect(self._on_clean_changed)
        self.set_commands.path_changed.connect(self.refresh_title)
        files.about_to_show.connect(self._on_about_to_show)
        for signal in (
            session.replaced, session.busy_changed, self._settings.recent_changed, self.sitemaps.selection_changed,
            view.selection_count_changed, view.selectionModel().currentChanged, view.entries.shown_count_changed,
        ):  # fmt: skip
            signal.connect(self.refresh_actions)
        view.typing_changed.connect(self._refresh_saving)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        UndoKeyFilter(self)
        self.refresh_figures()
        self.refresh_title()
        self.refresh_actions()

    # Showing the set

    @Slot()
    def _show_document(self) -> None:
        """Show a newly opened document; in later turns of the event loop, paint panels and read the rest of the set."""
        self.docks.suspend_painting()
        self._painting_steps.replace_steps(*self._reading_steps())
        self.profile_box.show_profile(self.session.document.profile)
        self._show_index_or_entries(False)
        self.sitemaps.show_document(self.session.document)
        self.page.show_document()
        if self.docks.is_created("problems"):
            self.problems.show_document()

    def _reading_steps(self) -> list[Step]:
        """Return steps that paint the panels, start to read the remaining files, and import the panels' modules.

        Importing a module takes a frame, which users would notice when they show the panel for the first time.
        """
        imports = (partial(import_module, f"sitemap_studio.gui.panels.{name}") for name in _PANEL_MODULES)
        return [*self.docks.painting_steps(), self.reading.start, *imports]

    @Slot()
    def _on_problems_changed(self) -> None:
        """Refresh figures and actions, and the problems panel unless the set is being read without problems yet."""
        # Files that are being read have no problems yet.
        before, self._listed_problems = self._listed_problems, self.session.document.problems
        is_new = not self.session.document.is_being_read or self._listed_problems is not before
        if is_new and self.docks.is_created("problems"):
            self.problems.refresh_soon()
        self.refresh_figures()
        self.refresh_actions()

    @Slot()
    def _on_history_step(self) -> None:
        """Remove the message and the note about the previous undo step, and update the actions."""
        # The note concerns the previous step.
        self.messages.remove(self._large_step_message)
        self.status.clear_note()
        self.refresh_actions()

    @Slot()
    def _on_clean_changed(self) -> None:
        """Refresh title and actions when the set becomes saved or unsaved."""
        self.refresh_title()
        self.refresh_actions()

    @Slot()
    def _on_saved(self) -> None:
        """Refresh the sitemaps panel, the figures, the title and the actions after a save."""
        self.sitemaps.refresh()
        self.refresh_figures()
        self.refresh_title()
        self.refresh_actions()

    @Slot()
    def _on_open_changed(self) -> None:
        """Show the table or the start page for the new state of `Files`.

        A set that is being read is painted in steps, before its remaining files are read.
        """
        if self.session.document.is_being_read:
            self.start_page.is_leaving = True
            self._painting_steps.replace_steps(self._show_current_page, *self._reading_steps())
        else:
            self._show_current_page()
        self.refresh_figures()
        self.refresh_title()
        self._is_replacing_set = False
        self._update_actions()

    @Slot()
    def _show_current_page(self) -> None:
        """Show the table with its panels if a set is open, or else the start page, and focus it."""
        self.start_page.is_leaving = False
        self._pages.setCurrentWidget(self.page if self.files.is_open else self.start_page)
        self.docks.show_layout(self.files.is_open)
        self.focus_central_widget()

    @Slot()
    def refresh_title(self) -> None:
        """Show the name of the set, “(read-only)” if it is locked, and a mark for unsaved changes in the title."""
        name = self.files.name if self.files.is_open else ""
        if name and self.session.document.lock is not None:
            name = self.tr("{name} (read-only)").format(name=name)
        self.setWindowTitle(f"{name}[*] — {APPLICATION}" if name else APPLICATION)
        self.setWindowModified(self.files.is_open and self._has_unsaved)

    @property
    def _has_unsaved(self) -> bool:
        """Whether saving would write anything; includes text that is being typed in the table or the entry panel."""
        is_typed = self.page.view.has_typed_text or (self.docks.is_created("entry") and self.entry.has_typed_text)
        table = self._shown_index()
        is_typed = is_typed or (table is not None and table.has_typed_text)
        return is_typed or self.files.can_save

    @Slot()
    def _refresh_saving(self) -> None:
        """Update title and actions when typing begins or ends, unless the set has other unsaved changes."""
        if not self.session.has_unsaved:
            self.refresh_title()
            self.refresh_actions()

    @Slot()
    def refresh_figures(self) -> None:
        """Show the figures of the displayed sitemap in the status line; hide the line while no set is open."""
        self.status.setVisible(self.files.is_open)
        if self.files.is_open:
            self.status.show_figures(self.session.document, self.page.sitemap)
        else:
            self.status.show_nothing()

    @Slot(object)
    def _show_sitemaps(self, sitemaps: tuple[int, ...]) -> None:
        """Show only the entries of these sitemaps, all for an empty tuple, and update the figures in the status line."""
        self.page.show_sitemaps(sitemaps)
        self.refresh_figures()

    # The table of the index

    @cached_property
    def index_table(self) -> IndexTable:
        """Table of the sitemaps in the index, created on first use."""
        from sitemap_studio.gui.table.index_table import IndexTable

        table = IndexTable(self.session, self.jobs, self._pages)
        table.rows.rename_requested.connect(self.set_commands.rename_sitemap)
        table.rows.dates_requested.connect(self.set_commands.set_dates)
        table.entries_requested.connect(self._show_entries_of)
        table.customContextMenuRequested.connect(
            lambda position: self.set_commands.menu.popup(table.viewport().mapToGlobal(position))
        )
        table.selection_count_changed.connect(self.status.show_selected)
        table.selection_count_changed.connect(self.refresh_actions)
        table.typing_changed.connect(self._refresh_saving)
        self._pages.addWidget(table)
        self.help.add_page(table, "sitemaps")
        return table

    def _shown_index(self) -> IndexTable | None:
        """Return the index table while it is in place of the entries, else None."""
        is_shown = "index_table" in self.__dict__ and self._pages.currentWidget() is self.index_table
        return self.index_table if is_shown else None

    @Slot(bool)
    def _show_index_or_entries(self, is_index: bool) -> None:
        """Show the table of the index in place of the entries, or else the entries again; the start page remains."""
        page = self._pages.currentWidget()
        if is_index and page is self.page:
            had_focus = self.page.view.hasFocus()
            self._pages.setCurrentWidget(self.index_table)
            self.status.show_selected(self.index_table.selection_count())
            if had_focus:
                self.index_table.setFocus()
        elif not is_index and (table := self._shown_index()) is not None:
            had_focus = table.hasFocus()
            self._pages.setCurrentWidget(self.page)
            self.status.show_selected(self.page.view.selection.ranges().row_count())
            if had_focus:
                self.page.view.setFocus()
        self.refresh_actions()

    @Slot()
    def _show_entries(self) -> None:
        """Show the entries in place of the index table, if that is visible: of all sitemaps if the index is chosen."""
        if self._shown_index() is not None:
            if self.sitemaps.is_index_chosen:
                self.sitemaps.select_sitemap(None)
            self._show_index_or_entries(False)

    @Slot(object)
    def _show_entries_of(self, sitemap: int | None) -> None:
        """Select a sitemap, given by id, or all entries in the sitemaps panel, and focus the table of entries."""
        self.sitemaps.select_sitemap(sitemap)
        self._show_entries()
        self.page.view.setFocus()

    def _focus_filter(self) -> None:
        """Show the entries, and focus the filter line."""
        self._show_entries()
        self.page.bar.focus_line()

    def _set_robots_files(self, files: Mapping[str | None, RobotsFile]) -> None:
        """Use robots.txt files by host in later checks, and show their paths above the sitemaps."""
        self.checking.robots = files
        self.sitemaps.show_robots({host: self.robots.paths[host] for host in files if host is not None})

    def _check_now(self) -> None:
        """Start to validate all entries, and request the validation by XML schemas."""
        self.checking.start()
        self.schemas.request()

    @Slot(str, int)
    def _report_large_step(self, description: str, n_entries: int) -> None:
        """Show a message with an Undo button for a step of at least 100 entries, unless the bar shows a message."""
        if n_entries >= _MIN_REPORTED_ENTRIES and not self.messages.isVisible():
            offers = [(self.tr("Undo"), self.session.undo)]
            text = self.tr("Done: {step}.").format(step=description)
            self._large_step_message = self.messages.show_message(Severity.INFO, text, offers=offers)

    @Slot()
    def show_problem_list(self) -> None:
        """Show and focus the problems panel."""
        self.docks.show_panel("problems")
        self.problems.view.setFocus()

    @Slot()
    def show_repairs(self) -> None:
        """Show and focus the problems panel with the repairs of the opened files."""
        from sitemap_studio.gui.problem_list import REPAIRS

        self.show_problems_of_rule(REPAIRS.id)

    @Slot(str)
    def show_problems_of_rule(self, rule: str) -> None:
        """Show and focus the problems panel with all problems, and select the first one of a rule, given by id."""
        self.docks.show_panel("problems")
        self.problems.show_rule(rule)
        self.problems.view.setFocus()

    @Slot(object)
    def _show_sitemap(self, sitemap: int | None) -> None:
        """Show the sitemaps panel, and select and focus a sitemap, given by id; None selects all entries of the set."""
        self.docks.show_panel("sitemaps")
        self.sitemaps.select_sitemap(sitemap)
        self.sitemaps.focus_list()

    @Slot(object)
    def _show_problem_beside_list(self, problem: Problem) -> None:
        """Show a problem of an extension in the entry panel, if that is visible, and return the focus to the table."""
        if problem.extension_field and self.docks.is_shown("entry"):
            self.entry.show_problem(problem)
            self.page.view.setFocus()

    @Slot()
    def _on_unlocked(self) -> None:
        """Refresh panels, actions and title of a set that is editable now, because its lock was released elsewhere."""
        self.sitemaps.refresh()
        if self.docks.is_created("entry"):
            self.entry.refresh()
        self.session.emit_problems_changed()
        self.refresh_title()

    @Slot(object)
    def _on_profile_chosen(self, profile: Profile) -> None:
        """Apply a profile that the user chose, and store it for later sets.

        If a profile is stored for the site of this set, it is replaced, too.
        """
        self.files.profile = self._settings.profile = profile
        self.profile_suggestion.store_user_profile(profile)
        self._apply_profile(profile)

    def _apply_profile(self, profile: Profile) -> None:
        """Apply a profile to the open set; with very many problems by a new check in a job."""
        document = self.session.document
        self.profile_box.show_profile(profile)
        if sum(document.problems.counts().values()) > MAX_RELABELED:
            document.profile = profile
            self.checking.start()
        else:
            document.set_profile(profile)
            self.robots.revalidate_if_changed()
        self.session.emit_problems_changed()
        if self.docks.is_created("problems"):
            self.problems.refresh()
        self.page.reapply_problem_filter()

    # Enabling of actions

    @Slot(QWidget, QWidget)
    @Slot()
    def _on_about_to_show(self) -> None:
        """Delay updates of the actions, because the replacement of the set emits many signals."""
        self._is_replacing_set = True

    @Slot()
    def refresh_actions(self) -> None:
        """Enable the actions that are possible now; while a set is replaced or read, once at the end of the turn."""
        if self._is_replacing_set or self.session.document.is_being_read:
            self._actions_timer.start()
        else:
            self._update_actions()

    @Slot()
    def _update_actions(self) -> None:
        """Enable the possible actions, and name the next undo and redo steps in the menu."""
        self._actions_timer.stop()
        self.actions_by_id.set_available(self._met_needs())
        stack = self.session.undo_stack
        for identifier, pattern, bare, step in (
            ("undo", self.tr("&Undo {step}"), translated("&Undo"), stack.undoText()),
            ("redo", self.tr("&Redo {step}"), translated("&Redo"), stack.redoText()),
        ):
            action = self.actions_by_id[identifier]
            label = action.iconText()
            action.setText(pattern.format(step=step) if step else bare)
            action.setIconText(label)

    def _met_needs(self) -> Need:
        """Return which needs of actions are met in the present state of the window."""
        need = Need.RECENT if self._settings.has_recent_files() else Need.NOTHING
        if not self.files.is_open:
            self._fixable = None  # its problems would retain the closed document
            return need
        session, document, view, stack = self.session, self.session.document, self.page.view, self.session.undo_stack
        problems = document.problems
        # Called after every step in the table: the needs from problems are cached, and joining flags is slow.
        if self._fixable is None or self._fixable[0] is not problems:
            of_problems = Need.PROBLEMS if problems.counts() else Need.NOTHING
            self._fixable = problems, of_problems | Need.FIXABLE if fixable_rules(problems) else of_problems
        conditions = (
            (Need.SET, True),
            (Need.ENTRIES, len(document.table) > 0),
            (Need.SHOWN, view.entries.rowCount() > 0),
            (Need.TABLE, self._shown_index() is None),
            (Need.SELECTION, self._shown_index() is None and view.selection.ranges().row_count() > 0),
            (Need.UNSAVED, self._has_unsaved),
            (Need.EDITABLE, not document.is_read_only),
            (Need.COPYABLE, self.files.can_save_elsewhere),
            (Need.FILE, document.path is not None),
            (Need.FETCHED, self.site_merge.is_possible),
            (Need.UNDO, stack.canUndo() and not session.is_busy),
            (Need.REDO, stack.canRedo() and not session.is_busy),
            (Need.SITEMAP, view.commands.can_add_entries()),
            (Need.INDEX, document.can_add_sitemaps),
            (Need.NO_INDEX, document.index is None),
            (Need.INDEX_FILE, document.index is not None and document.index.read_only is None),
            (Need.SELECTED_SITEMAPS, self.set_commands.has_selected_sitemaps()),
            (Need.SORTED, self._shown_index() is None and view.entries.order.is_sorted),
        )
        return need | Need(sum(condition.value for condition, holds in conditions if holds)) | self._fixable[1]

    # Keyboard

    @Slot()
    def finish_editing(self) -> None:
        """Commit the text that is being typed in the tables, the URL line or the entry panel."""
        self.page.view.finish_editing()
        if (table := self._shown_index()) is not None:
            table.finish_editing()
        self.sitemaps.url_line.commit_typed_text()
        if self.docks.is_created("entry"):
            self.entry.commit_edits()

    def childEvent(self, event: QChildEvent) -> None:
        """Focus the table after an accepted dialog that changed the set, so that Undo applies to the set."""
        dialog = event.child() if event.type() == QEvent.Type.ChildPolished else None
        if isinstance(dialog, Dialog):
            focus = partial(self._focus_table_after_step, self.session.undo_stack.index())
            # After the caller has carried out the choice.
            dialog.accepted.connect(lambda: QTimer.singleShot(0, self, focus))

    def _focus_table_after_step(self, step: int) -> None:
        """Focus the table if the undo index is no longer `step`, or an edit is running in a job."""
        if self.session.undo_stack.index() != step or self.session.is_busy:
            self.focus_central_widget()

    @Slot()
    def focus_central_widget(self) -> None:
        """Focus the visible table or, while no set is open, the start page."""
        table = self._shown_index() or self.page.view
        (self.start_page if self._pages.currentWidget() is self.start_page else table).setFocus()

    @Slot()
    def focus_next_section(self) -> None:
        """Focus the next visible section: panel, message bar, filter bar, table or status line; wrap at the end."""
        left, bottom, right = map(self.docks.visible_panels, (LEFT, BOTTOM, RIGHT))
        table = self._shown_index() or self.page.view
        central = self.messages, self.start_page, self.page.bar, table
        parts = [
            (part, first)
            for part in (*left, *central, *bottom, *right, self.status)
            if part.isVisible() and (first := self._first_focusable(part)) is not None
        ]
        focus = QApplication.focusWidget()
        here = -1
        if focus is not None:
            here = next((n for n, (part, _) in enumerate(parts) if focus is part or part.isAncestorOf(focus)), -1)
        if parts:
            following = parts[(here + 1) % len(parts)][1]
            following.window().activateWindow()
            following.setFocus(Qt.FocusReason.OtherFocusReason)

    def _first_focusable(self, section: QWidget) -> QWidget | None:
        """Return the visible widget of a section that accepts Tab and gets the focus first, or None.

        This is the URL line of the entry panel, the first list of panels that have one, except below the fields of the
        search, or else the first widget.
        """
        preferred: list[QWidget] = []
        if section is self.docks.container_of("entry"):
            preferred.append(self.entry.fields.editor("loc"))
        elif isinstance(section, PanelContainer) and section.spec.panel != "finding":
            preferred.extend(section.findChildren(QAbstractItemView))
        for widget in (*preferred, section, *section.findChildren(QWidget)):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                return widget
        return None

    # Dialogs and commands. Their modules are imported when they are first needed, so that the window opens sooner.

    @cached_property
    def exporting(self) -> ExportCommands:
        """Commands that export the set or entries, created on first use."""
        from sitemap_studio.gui.dialogs.export_dialog import ExportCommands

        return ExportCommands(
            self.context,
            open_set=self.files.open,
            publish=lambda path: self.publishing.show_dialog_for_file(path),
            parent=self,
        )

    @Slot(object)
    def _show_export_dialog(self, slots: SlotArray) -> None:
        """Show the dialog that exports only these entries."""
        self.exporting.show_dialog_for(slots)

    @cached_property
    def sources(self) -> SourceCommands:
        """Commands that import entries from files and folders, created on first use."""
        from sitemap_studio.gui.dialogs.source_dialogs import SourceCommands

        sources = SourceCommands(
            self.context, confirm_unsaved=self.files.confirm_unsaved, show_set=self.files.show_loaded_set, parent=self
        )
        sources.facts_stored.connect(self._show_stored_facts)
        return sources

    @Slot()
    def clear_page_facts(self) -> None:
        """Stop loading facts about pages, and remove the loaded ones from the set; called after stored facts were deleted."""
        self.stored_pages.stop()
        self.page_checks.clear_facts()

    @Slot(bool)
    def _show_stored_facts(self, has_visits: bool) -> None:
        """Load facts about pages that were imported; for an access log, show the columns of hits and last visits."""
        if has_visits:
            for column in VISIT_COLUMNS:
                self.page.view.header.hide_column(column, is_hidden=False)
        self.stored_pages.load_again()

    @cached_property
    def publishing(self) -> PublishCommands:
        """Commands that show what to publish, created on first use."""
        from sitemap_studio.gui.dialogs.publish_dialog import PublishCommands

        return PublishCommands(self.context, lambda: self.robots.paths, self)

    @cached_property
    def schemas(self) -> SchemaValidation:
        """Validation of the files by XML schemas, created on first use; a save removes its problems."""
        from sitemap_studio.gui.files.schema_problems import SchemaValidation

        schemas = SchemaValidation(self.session, self.jobs, self.checking, self.messages, self)
        self.files.saved.connect(schemas.remove_problems)
        return schemas

    @Slot()
    def _show_report_dialog(self) -> None:
        """Show a file dialog that saves a report of the set."""
        from sitemap_studio.gui.reports import show_report_dialog

        show_report_dialog(self.context, self)

    @Slot(object)
    def _show_bulk_edit_dialog(self, slots: SlotArray | None, *, operation: str = "") -> None:
        """Show the bulk edit dialog for these entries, None for the selected ones, with an operation chosen by id."""
        from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog

        BulkEditDialog(
            self.context, self.actions_by_id["remove-duplicates"], self, slots=slots, operation=operation
        ).open()

    def _show_hreflang_dialog(self, slots: SlotArray | None) -> None:
        """Show the bulk edit dialog with the completion of hreflang links."""
        from sitemap_studio.document.bulk_operations import COMPLETE

        self._show_bulk_edit_dialog(slots, operation=COMPLETE)

    def _show_alternates_dialog(self) -> None:
        """Show the bulk edit dialog for alternates, with the operation that adds a language."""
        from sitemap_studio.document.bulk_operations import ADD_LANGUAGE

        self._show_bulk_edit_dialog(None, operation=ADD_LANGUAGE)

    def _show_duplicates_dialog(self, *, is_near: bool = False) -> None:
        """Show the dialog that removes duplicates; with `is_near`, also URLs that differ only slightly."""
        from sitemap_studio.gui.dialogs.duplicates_dialog import DuplicatesDialog

        DuplicatesDialog(self.context, self, is_near=is_near).open()

    def show_page_fixes_dialog(self, locs: Collection[str] | None = None) -> None:
        """Show the fixes of pages by stored facts, and apply the confirmed ones; `locs` as in the dialog."""
        from sitemap_studio.gui.dialogs.page_fixes_dialog import PageFixesDialog

        PageFixesDialog(self.context, self, show_check_dialog=self.show_check_pages_dialog, locs=locs).open()

    def _show_check_dates_dialog(self) -> None:
        """Show the dialog that compares the dates with the pages beside the table, in place of an open one."""
        from sitemap_studio.gui.dialogs.check_dates_dialog import CheckDatesDialog

        reject_open_dialogs(CheckDatesDialog, self)
        CheckDatesDialog(self.context, self).show()

    def _show_fixes_dialog(self, request: FixRequest) -> None:
        """Plan the requested fixes, and show them in a dialog for confirmation."""
        from sitemap_studio.gui.dialogs.fixes_dialog import show_fixes_dialog

        show_fixes_dialog(self.context, request, self)

    def _show_cell_fix(self) -> None:
        """Show the fix of the current cell for confirmation."""
        from sitemap_studio.gui.dialogs.fixes_dialog import show_cell_fix

        show_cell_fix(self.context, self)

    @Slot()
    def show_check_pages_dialog(self) -> None:
        """Show the dialog for a check of pages, and start the check that the user requests in it; refuse a second one."""
        if self.page_checks.refuse_if_running():
            return
        from sitemap_studio.gui.dialogs.check_pages_dialog import CheckPagesDialog

        dialog = CheckPagesDialog(self.context, self)
        dialog.chosen.connect(lambda request: self.page_checks.start(request.locs, request.options))
        dialog.open()

    def _show_sort_dialog(self) -> None:
        """Ask for the fields to sort the table by."""
        from sitemap_studio.gui.dialogs.sort_dialog import SortDialog

        if (table := self._shown_index()) is not None:
            SortDialog(table.rows, self, title=table.rows.title).open()
        else:
            SortDialog(self.page.view.entries, self).open()

    def _show_go_to_dialog(self) -> None:
        """Ask for the numbers of entries to select."""
        from sitemap_studio.gui.dialogs.go_to_dialog import GoToDialog

        GoToDialog(self.page, self).open()

    def _show_command_palette(self) -> None:
        """Show a searchable list of all commands."""
        from sitemap_studio.gui.dialogs.command_palette import PaletteDialog, list_commands

        PaletteDialog(list_commands(self.actions_by_id, excluded_id="palette"), self).open()

    def _show_about_dialog(self) -> None:
        """Show version, licences and environment of the program."""
        from sitemap_studio.gui.dialogs.about_dialog import AboutDialog

        AboutDialog(self).open()

    @Slot()
    def _show_settings_dialog(self) -> None:
        """Show the preferences for editing."""
        from sitemap_studio.gui.dialogs.settings_dialog import SettingsDialog

        SettingsDialog(self.preferences, self.page_checks.delete_facts, self).open()

    # Dropped files

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open files that are dropped on text fields; links remain text there."""
        # Text fields accept links as text.
        return self._handle_drop(event, has_links=False) or super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dragged files and links, and highlight the drop target."""
        self._handle_drop(event, has_links=True)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dragged files and links."""
        self._handle_drop(event, has_links=True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Remove the highlight of the drop target."""
        self._handle_drop(event, has_links=True)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open dropped files or a link."""
        self._handle_drop(event, has_links=True)

    def _handle_drop(self, event: QEvent, *, has_links: bool) -> bool:
        """Accept a dragged file or link, and open it when it is dropped; return whether the event was accepted.

        Args:
            event: Any event; others than drag and drop are ignored.
            has_links: Whether dropped web links are opened, too.
        """
        kind = event.type()
        if kind == QEvent.Type.DragLeave:
            self.start_page.show_drag(False)
        # Events of entering and moving drags are subclasses of drop events.
        elif isinstance(event, QDropEvent) and kind in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            data = event.mimeData()
            if local_paths(data) or (has_links and first_web_url(data)):
                event.acceptProposedAction()
                self.start_page.show_drag(kind != QEvent.Type.Drop)
                if kind == QEvent.Type.Drop:
                    self._open_mime_data(data)
                return True
        return False

    @Slot(object)
    def _open_mime_data(self, data: QMimeData) -> None:
        """Open dropped or pasted local files, or else ask whether to fetch the first web link; ignore other data."""
        paths, link = local_paths(data), first_web_url(data)
        if paths:
            self.files.open_all(paths)
        elif link:
            self.web.ask_url(link)

    # Sizes, other windows, and closing

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the toolbar of a low window, because the menus contain its actions."""
        super().resizeEvent(event)
        # The menus contain all its actions.
        self._toolbar.setVisible(self.height() >= scaled(_MIN_HEIGHT_WITH_TOOLBAR))

    @property
    def menu_title(self) -> str:
        """Title of the window in the Window menu, with “*” for unsaved changes; empty while no set is open."""
        return self.windowTitle().replace("[*]", "*" if self.isWindowModified() else "") if self.files.is_open else ""

    def can_close_now(self) -> bool:
        """Commit typed text, and return whether no unsaved changes, save or edit prevent closing without a question."""
        self.finish_editing()
        return not (self.session.has_unsaved or self.files.is_saving or self.session.is_busy)

    def close_for_good(self) -> None:
        """Close the window without asking about unsaved changes."""
        self._is_close_confirmed = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, or store the geometry, shut down and emit `closed`."""
        if not self.can_close_now() and not self._is_close_confirmed:
            event.ignore()
            self.files.confirm_unsaved(self.close_for_good)
            return
        store_window(self, self.docks, self._settings, self.number)
        self.recovery_log.close(is_settled=True)
        self.shut_down()
        self.closed.emit()
        event.accept()

    def shut_down(self) -> None:
        """Stop jobs and file watching, release the lock and close the recovery log; the window is unusable then."""
        self.file_watch.shut_down()
        self.robots.stop()
        self.jobs.stop()
        self.site_merge.remove_download()
        self.files.shut_down()
        self.recovery_log.close(is_settled=not self.session.has_unsaved)
        # The undo stack emits signals when it is deleted, possibly after its listeners.
        self.session.undo_stack.blockSignals(True)

    # Panels

    def _set_panel(self, name: PanelName, panel: _Panel) -> _Panel:
        """Set the new panel of a dock, connect its empty states and text fields with the window, and return it."""
        self._set_up_children(panel)
        self.docks.set_panel(name, panel)
        return panel

    def _set_up_children(self, widget: QWidget) -> None:
        """Add actions to the empty states of a widget, and let its text fields open dropped files."""
        for empty in widget.findChildren(EmptyState):
            empty.set_actions(self.actions_by_id)
        for field in widget.findChildren(QWidget):
            if isinstance(field, _TEXT_FIELDS) and field.acceptDrops():
                (field if isinstance(field, QLineEdit) else field.viewport()).installEventFilter(self)

    @cached_property
    def set_commands(self) -> SetCommands:
        """Commands on sitemaps, created with the sitemaps panel on first use."""
        panel = SitemapsPanel(self.session.document, self.docks.container_of("sitemaps"))
        commands = SetCommands(self.context, self.files, panel, shown_index=self._shown_index, parent=self)
        excluded = frozenset({"check", "profile", "robots", "apply-order"})
        self.actions_by_id.fill_menu(commands.menu, "&Sitemap", excluded=excluded)
        self._set_panel("sitemaps", panel)
        return commands

    @property
    def sitemaps(self) -> SitemapsPanel:
        """Sitemaps panel, created with its commands on first use."""
        return self.set_commands.panel

    @cached_property
    def folders(self) -> FoldersPanel:
        """Folders panel, created on first use."""
        from sitemap_studio.gui.panels.folders_panel import FolderCommands, FoldersPanel

        commands = FolderCommands(
            bulk_edit=self._show_bulk_edit_dialog,
            move=self.set_commands.show_target_dialog_for,
            export=self._show_export_dialog,
        )
        return self._set_panel("folders", FoldersPanel(self.context, commands, self.docks.container_of("folders")))

    @cached_property
    def problems(self) -> ProblemsPanel:
        """Problems panel, created on first use."""
        from sitemap_studio.gui.panels.problems_panel import ProblemsPanel

        panel = ProblemsPanel(self.context, self.docks.container_of("problems"))
        panel.opened.connect(self._show_problem)
        panel.fix_requested.connect(self._fix_problems)
        panel.cell_fix_requested.connect(self._fix_problem)
        panel.split_requested.connect(self.set_commands.split_oversized)
        panel.save_requested.connect(self.actions_by_id["save"].trigger)
        panel.stepped.connect(self._show_problem_beside_list)
        self.checking.settled.connect(panel.refresh)
        panel.set_report_action(self.actions_by_id)
        return self._set_panel("problems", panel)

    @Slot(object)
    def _fix_problems(self, request: FixRequest) -> None:
        """Show the dialog that fixes the requested rules; for rules about duplicates, the one that removes them."""
        if request.rules <= DUPLICATE_RULE_IDS:
            self._show_duplicates_dialog(is_near="loc-duplicate" not in request.rules)
        else:
            self._show_fixes_dialog(request)

    def _fix_current(self) -> None:
        """Request the fix of the problem list's current row if it has the focus; else show the current cell's fix."""
        if self.docks.is_created("problems") and self.problems.view.hasFocus():
            self.problems.fix_current_row()
        else:
            self._show_cell_fix()

    @Slot(object)
    def _fix_problem(self, problem: Problem) -> None:
        """Show a problem in the table, and then the fix of its cell for confirmation."""
        self._show_problem(problem)
        self._show_cell_fix()

    @Slot(object)
    def _show_problem(self, problem: Problem) -> None:
        """Select the entry and field of a problem; without an entry its cell in the index table, or else the sitemap.

        The table shows the entry; the entry panel is opened for a problem of an extension. A sitemap that can't be read is
        selected, so that the window shows the reason.
        """
        sitemap = None if problem.sitemap is None else self.session.document.sitemaps[problem.sitemap]
        if problem.slot is None and problem.is_in_index and sitemap is not None and sitemap.error is None:
            self.sitemaps.select_index()
            if (table := self._shown_index()) is not None:
                table.show_cell(sitemap.id, "lastmod" if problem.field == "lastmod" else "loc")
            return
        if problem.slot is None:
            self.sitemaps.select_sitemap(problem.sitemap)
            return
        view = self.page.view
        self.page.show_slot(problem.slot, problem.field)
        if problem.field is None and view.currentIndex().isValid():
            # The last column shows the problem, with a tooltip.
            view.go_to(view.currentIndex().row(), len(view.entries.columns) - 1)
        if problem.extension_field:
            self.docks.show_panel("entry")
            self.entry.show_problem(problem)

    @cached_property
    def pages(self) -> PagesPanel:
        """Pages panel, created on first use."""
        from sitemap_studio.gui.panels.pages_panel import PagesPanel

        place, fix_action = self.docks.container_of("pages"), self.actions_by_id["fix-pages"]
        panel = PagesPanel(self.context, self.page_checks, fix_action, place)
        panel.fix_requested.connect(self.show_page_fixes_dialog)
        return self._set_panel("pages", panel)

    @cached_property
    def history(self) -> HistoryPanel:
        """History panel, created on first use."""
        from sitemap_studio.gui.panels.history_panel import HistoryPanel

        return self._set_panel("history", HistoryPanel(self.context, self.docks.container_of("history")))

    @cached_property
    def finding(self) -> FindPanel:
        """Panel to find and replace, created on first use."""
        from sitemap_studio.gui.panels.find_panel import FindPanel

        panel = FindPanel(
            self.context,
            show=partial(self.docks.show_panel, "finding"),
            limit_height=partial(self.docks.limit_height, "finding"),
            parent=self.docks.container_of("finding"),
        )
        return self._set_panel("finding", panel)

    @cached_property
    def languages(self) -> LanguagesPanel:
        """Panel of hreflang links, created on first use."""
        from sitemap_studio.gui.panels.languages_panel import LanguagesPanel

        place = self.docks.container_of("languages")
        return self._set_panel(
            "languages", LanguagesPanel(self.context, show_completion_dialog=self._show_hreflang_dialog, parent=place)
        )

    @cached_property
    def overview(self) -> OverviewPanel:
        """Panel with charts of the set, created on first use."""
        from sitemap_studio.gui.panels.overview_panel import OverviewPanel

        panel = OverviewPanel(
            self.context,
            show_sitemap=self.sitemaps.select_sitemap,
            show_problems=self.show_problem_list,
            parent=self.docks.container_of("overview"),
        )
        self.page.filter_changed.connect(lambda: panel.mark_filter_bars(self.page.current.conditions))
        return self._set_panel("overview", panel)

    @cached_property
    def entry(self) -> EntryPanel:
        """Entry panel, created on first use."""
        from sitemap_studio.gui.panels.entry_panel import EntryPanel

        place = self.docks.container_of("entry")
        panel = EntryPanel(
            self.context,
            self.page_checks,
            show_languages_dialog=self._show_missing_languages_dialog,
            parent=place,
        )
        panel.typing_changed.connect(self._refresh_saving)
        return self._set_panel("entry", panel)

    @Slot(object)
    def _show_missing_languages_dialog(self, slots: SlotArray) -> None:
        """Ask for the URL prefix of each language, and add hreflang links of the missing languages to entries."""
        from sitemap_studio.gui.dialogs.missing_languages_dialog import MissingLanguagesDialog

        document = self.session.document
        loc = document.table.rows(slots[:1], ["loc"]).to_series().item(0) or ""
        dialog = MissingLanguagesDialog(infer_url_prefixes(document, slots), loc, len(slots), self)
        dialog.chosen.connect(partial(self.entry.add_languages, document, slots))
        dialog.open()

    @cached_property
    def preview(self) -> PreviewPanel:
        """Preview panel, created on first use."""
        from sitemap_studio.gui.panels.preview_panel import PreviewPanel

        place = self.docks.container_of("preview")
        return self._set_panel("preview", PreviewPanel(self.context, place))
