"""The window: places its parts and connects them. It decides nothing; the parts do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.actions import Actions
from sitemap_studio.gui.availability import Availability
from sitemap_studio.gui.bulk_work import BulkWork
from sitemap_studio.gui.checking import Checking
from sitemap_studio.gui.deeds import dialog_deeds, file_deeds, other_windows_deeds, table_deeds
from sitemap_studio.gui.dock_table import DOCKS, KEYBOARD_ROUND
from sitemap_studio.gui.docks import Docks
from sitemap_studio.gui.dropping import Dropping
from sitemap_studio.gui.empty_state import EmptyState
from sitemap_studio.gui.entry_page import EntryPage
from sitemap_studio.gui.entry_showing import EntryShowing
from sitemap_studio.gui.exporting import Exporting
from sitemap_studio.gui.extensions.showing import ExtensionShowing
from sitemap_studio.gui.figures import Figures
from sitemap_studio.gui.files import Files
from sitemap_studio.gui.find_work import FindWork
from sitemap_studio.gui.folder_counting import FolderCounting
from sitemap_studio.gui.folder_work import FolderWork
from sitemap_studio.gui.growth_work import GrowthWork
from sitemap_studio.gui.help_work import HelpWork
from sitemap_studio.gui.hint import HintBubble
from sitemap_studio.gui.job_strip import JobStrip
from sitemap_studio.gui.jobs import Jobs
from sitemap_studio.gui.kept_preferences import KeptPreferences
from sitemap_studio.gui.language_work import LanguageWork
from sitemap_studio.gui.menus import RecentMenu, TableMenu, ThemeMenu
from sitemap_studio.gui.messages import MessageBar
from sitemap_studio.gui.other_windows import OtherWindows
from sitemap_studio.gui.outside_work import OutsideWork
from sitemap_studio.gui.overview_work import OverviewWork
from sitemap_studio.gui.panels.entry import EntryPanel
from sitemap_studio.gui.panels.finding import FindPanel
from sitemap_studio.gui.panels.folders import FoldersPanel
from sitemap_studio.gui.panels.history import HistoryPanel
from sitemap_studio.gui.panels.languages import LanguagesPanel
from sitemap_studio.gui.panels.overview import OverviewPanel
from sitemap_studio.gui.panels.preview import PreviewPanel
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.panels.repairs import RepairsPanel
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.panels.status import StatusLine
from sitemap_studio.gui.parts import Parts
from sitemap_studio.gui.preview_work import PreviewWork
from sitemap_studio.gui.problem_showing import ProblemShowing
from sitemap_studio.gui.problem_work import ProblemWork
from sitemap_studio.gui.profile_choice import ProfileChoice, first_profile
from sitemap_studio.gui.reading_on import ReadingOn
from sitemap_studio.gui.recovering import RecoveryWork
from sitemap_studio.gui.repair_places import RepairPlaces
from sitemap_studio.gui.saved_filters import SavedFilters
from sitemap_studio.gui.session import Session
from sitemap_studio.gui.set_locking import SetLocking
from sitemap_studio.gui.set_showing import Middle, SetShowing
from sitemap_studio.gui.set_work import SetWork
from sitemap_studio.gui.settings import Settings
from sitemap_studio.gui.small_dialogs import SmallDialogs
from sitemap_studio.gui.start_page import StartPage
from sitemap_studio.gui.table_look import TableLook
from sitemap_studio.gui.toolbar import Toolbar
from sitemap_studio.gui.tour import Tour
from sitemap_studio.gui.window_place import WindowPlace
from sitemap_studio.gui.window_title import WindowTitle
from sitemap_studio.protocol.profiles import Profile


class MainWindow(QMainWindow):
    """One window with one set.

    Attributes:
        number: Its place in memory, from 1; no two windows have the same at once.
        session: What is open.
        jobs: What runs in the background.
        files: Opening, saving, closing.
        checking: The check of the whole set.
        reading: What is still being read of it.
        messages: The bar of messages.

    Signals:
        left: The window is closed for good.
    """

    left = Signal()

    def __init__(
        self, settings: Settings, preferences: Preferences, *, others: OtherWindows | None = None, number: int = 1
    ) -> None:
        super().__init__()
        self.number = number
        self._settings, self._others = settings, others
        self._may_close = False
        self.jobs = Jobs(self)
        self.session = Session(self, jobs=self.jobs)
        self.messages = MessageBar(self)
        kept = KeptPreferences(preferences, self.messages, self)
        self.files = Files(
            self.session, self.jobs, messages=self.messages, settings=settings, preferences=kept, window=self
        )
        if others is not None:
            self.files.elsewhere = partial(others.takes, number)
        self.locking = SetLocking(self.session, self.files, self.messages, self)
        self.outside = OutsideWork(
            self.session, self.jobs, files=self.files, messages=self.messages, preferences=kept, window=self
        )
        self.checking = Checking(self.session, self.jobs, self)
        self.reading = ReadingOn(self.session, self.jobs, self.messages, self)
        self._make_panels(settings)
        self._make_menus(settings, kept)
        self._make_works(settings, kept)
        self._place()
        self._connect_actions()
        self._connect_parts()
        self._show_what_is_open(settings)
        self.session.document.set_profile(first_profile(kept, settings))
        self._place_on_screen = WindowPlace(self, self.docks, settings, number)
        self._place_on_screen.restore()

    # Making

    def _make_panels(self, settings: Settings) -> None:
        self.start_page = StartPage(settings, self)
        self.page = EntryPage(self.session, self.jobs, self)
        self.sitemaps = SitemapsPanel(self.session.document, self)
        self.problems = ProblemsPanel(self.session.document, self)
        self.folders = FoldersPanel(self.session, FolderCounting(self.session, self.jobs, self), self)
        self.repairs = RepairsPanel(self.session.document, self)
        self.history = HistoryPanel(self.session, self)
        self.entry = EntryPanel(self)
        self.finding = FindPanel(self.session.document, self)
        self.languages = LanguagesPanel(self)
        self.overview = OverviewPanel(self)
        self.preview = PreviewPanel(self)
        self.status = StatusLine(self)
        self.hint = HintBubble(self)
        round_about = (getattr(self, spec.panel) for spec in KEYBOARD_ROUND)
        entrances = ((self.entry, self.entry.fields.editor("loc")),)
        first = (self.start_page, self.page.bar, self.page.view, self.hint)
        self._parts = Parts((*first, *round_about), self, entrances=entrances)

    def _make_menus(self, settings: Settings, kept: KeptPreferences) -> None:
        self.actions_by_id = Actions(self)
        self.docks = Docks(self)
        self._dropping = Dropping(self)
        self.dialogs = SmallDialogs(self.actions_by_id, self.page, kept, self)
        self.profile_choice = ProfileChoice(first_profile(kept, settings), self.actions_by_id.menu("profile"), self)
        self._recent = RecentMenu(settings, self.actions_by_id.menu("recent"))
        self._themes = ThemeMenu(kept, self.actions_by_id.menu("theme"))
        self._table_menu = TableMenu(self.actions_by_id, self.page.view)
        self._table_look = TableLook(self.page.view, settings, self.actions_by_id.menu("columns"))

    def _make_works(self, settings: Settings, kept: KeptPreferences) -> None:
        """Make what carries out what is asked for in the parts."""
        self.exporting = Exporting(
            self.session, self.jobs, page=self.page, messages=self.messages, settings=settings, preferences=kept,
            window=self,
        )  # fmt: skip
        self.saved_filters = SavedFilters(kept, self.page, self)
        self._entry_showing = EntryShowing(self.session, page=self.page, panel=self.entry)
        self.extensions = ExtensionShowing(
            self.session, self.jobs, showing=self._entry_showing, panel=self.entry, window=self
        )
        RepairPlaces(self.session, self.jobs, panel=self.repairs, view=self.page.view, sitemaps=self.sitemaps)
        self.problem_work = ProblemWork(
            self.session, self.jobs, page=self.page, panel=self.problems, sitemaps=self.sitemaps,
            messages=self.messages, checking=self.checking, preferences=kept, window=self,
        )  # fmt: skip
        self.find_work = FindWork(
            self.session, self.jobs, page=self.page, panel=self.finding, docks=self.docks, window=self
        )
        self.language_work = LanguageWork(
            self.session, self.jobs, page=self.page, panel=self.languages, messages=self.messages
        )
        self.preview_work = PreviewWork(self.session, self.jobs, page=self.page, panel=self.preview)
        self.overview_work = OverviewWork(
            self.session, self.jobs, page=self.page, panel=self.overview, messages=self.messages
        )
        self.help = HelpWork(self.session, self.actions_by_id, kept, about=self._told_of(), window=self)
        self.bulk_work = BulkWork(self.session, self.jobs, page=self.page, window=self)
        self.set_work = SetWork(self.session, page=self.page, panel=self.sitemaps, messages=self.messages, window=self)
        self.recovery = RecoveryWork(
            self.session, self.jobs, files=self.files, messages=self.messages, preferences=kept,
            listed=self.start_page.left, window=self,
        )  # fmt: skip
        self.growth_work = GrowthWork(
            self.session, self.files, page=self.page, panel=self.sitemaps, messages=self.messages, window=self
        )
        self.folder_work = FolderWork(
            self.session, page=self.page, panel=self.folders, set_work=self.set_work, exporting=self.exporting
        )

    def _told_of(self) -> dict[QWidget, str]:
        """By the parts of the window the pages of the help about them."""
        panels: dict[QWidget, str] = {getattr(self, spec.panel): spec.panel for spec in DOCKS}
        return {**panels, self.page.view: "table", self.page.bar: "filter-words"}

    # Placing

    def _place(self) -> None:
        self.actions_by_id.fill_menu_bar(self.menuBar())
        toolbar = Toolbar(self.actions_by_id, self.profile_choice.box, self)
        self.addToolBar(toolbar)
        export = toolbar.widgetForAction(self.actions_by_id["export"])
        self.tour = Tour(self.hint, {"table": self.page.view, "problems": self.problems, "export": export}, self)
        self._middle = Middle(self.start_page, self.page)
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.messages)
        column.addWidget(self._middle, 1)
        column.addWidget(JobStrip(self.jobs, self))
        self.setCentralWidget(centre)
        self.docks.add_all({spec.panel: getattr(self, spec.panel) for spec in DOCKS}, self.actions_by_id)
        self.setStatusBar(self.status)

    # Connecting

    def _connect_actions(self) -> None:
        done_by = {
            **file_deeds(self.files, self.exporting, self.outside),
            **table_deeds(self.page),
            **dialog_deeds(self.dialogs),
            "quit": self.close, **(other_windows_deeds(self._others) if self._others is not None else {}),
            "tour": self.tour.begin,
            "undo": self.session.undo, "redo": self.session.redo,
            "next-part": self._parts.go_on, "check": self.checking.start, "bulk": self.bulk_work.ask,
            **self.problem_work.actions(), **self.set_work.actions(), **self.growth_work.actions(),
            **self.find_work.actions(), **self.help.actions(),
        }  # fmt: skip
        # Shortcuts come while a cell is being edited, too; what was typed comes first.
        self.actions_by_id.connect_all(done_by, first=self.finish_editing)
        self.problem_work.dress(self.actions_by_id)
        for empty in self.findChildren(EmptyState):
            empty.use(self.actions_by_id)
        self.set_work.fill_menu(self.actions_by_id.fill_sitemap_menu)

    def _connect_parts(self) -> None:
        """Connect parts that do not know each other."""
        session, files = self.session, self.files
        files.index_asked.connect(self.growth_work.ask_index)
        self.growth_work.split_asked.connect(self.set_work.ask_split_of)
        self.growth_work.home_changed.connect(self.checking.start)
        self.folder_work.bulk_asked.connect(self.bulk_work.ask_for)
        self.overview_work.problems_asked.connect(self.status.problems_asked)
        self.overview_work.sitemap_asked.connect(self.sitemaps.choose)
        for told, tell in (
            (session.refused, self.messages.tell_refusal),
            (session.failed, self.messages.tell_error),
            (self.checking.failed, self.messages.tell_error),
        ):
            told.connect(tell)
        files.settling.connect(self.finish_editing)
        self.history.about_to_travel.connect(self.finish_editing)
        self.locking.freed.connect(self._show_freed)
        self.problems.rule_asked.connect(self.help.show_rule)
        self.outside.sources_changed.connect(self.sitemaps.refresh)
        files.saved.connect(self.problem_work.validating.forget)
        self.reading.ended.connect(self.checking.start)
        self.profile_choice.chosen.connect(self._use_profile)
        self.start_page.open_asked.connect(files.ask_and_open)
        self.start_page.folder_asked.connect(files.ask_and_open_folder)
        self.start_page.new_asked.connect(files.new)
        self.start_page.sample_asked.connect(files.open_sample)
        self.start_page.file_asked.connect(files.open_recent)
        self._recent.file_asked.connect(files.open_recent)
        self._dropping.dropped.connect(files.open_all)
        self._dropping.over_changed.connect(self.start_page.show_drag)
        self.tour.ended.connect(self._settings.end_tour)

    def _show_what_is_open(self, settings: Settings) -> None:
        """Let all that shows the set follow it."""
        session, files = self.session, self.files
        SetShowing(
            session, files, self.checking, page=self.page, middle=self._middle, docks=self.docks,
            sitemaps=self.sitemaps, problems=self.problems, folders=self.folders, repairs=self.repairs,
        )  # fmt: skip
        ProblemShowing(
            self.problem_work, self.docks, problems=self.problems, entry=self.entry, extensions=self.extensions,
            status=self.status, table=self.page.view,
        )  # fmt: skip
        Figures(session, files, page=self.page, sitemaps=self.sitemaps, status=self.status)
        self._title = WindowTitle(session, files, self)
        self.growth_work.home_changed.connect(self._title.refresh)
        self._availability = Availability(
            self.actions_by_id, session=session, files=files, page=self.page, sitemaps=self.sitemaps,
            settings=settings,
        )  # fmt: skip

    # What the parts tell

    @Slot()
    def _show_freed(self) -> None:
        """What could only be looked at may be edited now."""
        self.sitemaps.refresh()
        self._entry_showing.refresh()
        self.session.announce_problems()
        self._title.refresh()

    @Slot()
    def finish_editing(self) -> None:
        """Take what is being typed, in the table or beside it."""
        self.page.view.finish_editing()
        self._entry_showing.finish()

    @Slot(object)
    def _use_profile(self, profile: Profile) -> None:
        self._settings.profile = profile
        self.problem_work.use_profile(profile)

    # What other windows ask

    @property
    def is_free(self) -> bool:
        """Whether nothing is open in it, nor about to be."""
        return not self.files.is_open and not self.files.is_opening

    @property
    def shown_name(self) -> str:
        """What is open, as a menu of windows calls it; empty where nothing is."""
        return self.windowTitle().replace("[*]", "*" if self.isWindowModified() else "") if self.files.is_open else ""

    @property
    def state(self) -> tuple[object, int]:
        """The set and its version: another after every edit."""
        return self.session.document, self.session.document.version

    def is_settled(self) -> bool:
        """Whether it can be closed without a question, once what is being typed is taken."""
        self.finish_editing()
        return not (self.files.has_unsaved or self.files.is_saving or self.session.is_busy)

    def close_for_good(self) -> None:
        """Close it without a question."""
        self._may_close = True
        self.close()

    # What Qt tells

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.is_settled() and not self._may_close:
            event.ignore()
            self.files.settle(self.close_for_good)
            return
        self._place_on_screen.remember()
        self.recovery.leave(is_settled=True)
        self.leave()
        self.left.emit()
        event.accept()

    def leave(self) -> None:
        """Stop what runs; the window is of no use afterwards."""
        self.outside.leave()
        self.jobs.stop()
        self.locking.release()
        self.recovery.leave(is_settled=not self.files.has_unsaved)
        # The history tells of its own end, when those who listen may be gone already.
        self.session.undo_stack.blockSignals(True)
