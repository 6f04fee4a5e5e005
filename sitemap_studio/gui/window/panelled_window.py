"""A window with the table of entries and the panels around it: each is made, with what works in it, when it is needed.

A panel is needed when it is shown for the first time, or when somebody asks for it by its name. `docks` says where
each stands; files, menus and dialogs are the business of the window that is built on this.
"""

from __future__ import annotations

from functools import cached_property, partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.actions import Actions, Handlers
from sitemap_studio.gui.dialogs.bulk import BulkWork
from sitemap_studio.gui.dialogs.export import Exporting
from sitemap_studio.gui.docks import Docks
from sitemap_studio.gui.extensions.showing import ExtensionShowing
from sitemap_studio.gui.files.checking import Checking
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.entry import EntryPanel
from sitemap_studio.gui.panels.find import FindPanel, FindWork
from sitemap_studio.gui.panels.folders import FolderCounting, FoldersPanel
from sitemap_studio.gui.panels.history import HistoryPanel
from sitemap_studio.gui.panels.languages import LanguagesPanel
from sitemap_studio.gui.panels.overview import OverviewPanel
from sitemap_studio.gui.panels.preview import PreviewPanel
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.panels.repairs import RepairsPanel
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.panels.status import StatusLine
from sitemap_studio.gui.preferences import KeptPreferences, SetMemory, Settings
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.window.dropping import Dropping
from sitemap_studio.gui.window.middle import Middle
from sitemap_studio.gui.window.parts import Parts
from sitemap_studio.gui.work.entry_showing import EntryShowing
from sitemap_studio.gui.work.folder_work import FolderWork
from sitemap_studio.gui.work.language_work import LanguageWork
from sitemap_studio.gui.work.overview_work import OverviewWork
from sitemap_studio.gui.work.preview_work import PreviewWork
from sitemap_studio.gui.work.problem_work import ProblemWork
from sitemap_studio.gui.work.repair_places import RepairPlaces
from sitemap_studio.gui.work.set_commands import SetAddress, SetWork


class PanelledWindow(QMainWindow):
    """The table and its panels.

    Attributes:
        session: What is open.
        jobs: What runs in the background.
        middle: What the panels stand around.
        messages: The bar of messages.
        start_page: What is shown where nothing is open.
        page: The table with its filter line.
        checking: The check of the whole set.
        address: Where the set lies on the web.
        docks: The places of the panels.
        parts: What takes the keyboard in turn.

    Signals:
        finishing: What is being typed in a panel is wanted now.
    """

    finishing = Signal()

    def __init__(self, settings: Settings, preferences: Preferences) -> None:
        super().__init__()
        self.jobs = Jobs(self)
        self.session = Session(self, jobs=self.jobs)
        self.middle = Middle(self.session, self.jobs, settings, self)
        self.messages, self.page, self.start_page = self.middle.messages, self.middle.page, self.middle.start_page
        self.setCentralWidget(self.middle)
        self.preferences = KeptPreferences(preferences, self.messages, self)
        self.checking = Checking(self.session, self.jobs, self)
        self.address = SetAddress(self.session, SetMemory(settings), self)
        self.actions_by_id = Actions(self)
        self.status = StatusLine(self)
        self.setStatusBar(self.status)
        self.dropping = Dropping(self)
        self.parts = Parts(self)
        self.docks = Docks(self, self.actions_by_id, make=partial(getattr, self))
        self.docks.add_all()
        self.exporting = Exporting(
            self.session, self.jobs, page=self.page, messages=self.messages, address=self.address,
            preferences=self.preferences, window=self,
        )  # fmt: skip
        self.bulk_work = BulkWork(self.session, self.jobs, page=self.page, address=self.address, window=self)

    @Slot()
    def finish_editing(self) -> None:
        """Take what is being typed, in the table or beside it."""
        self.page.view.finish_editing()
        self.finishing.emit()

    def _put(self, name: str, panel: QWidget) -> None:
        """Put a panel into its place, and connect what panels have in common."""
        for empty in panel.findChildren(EmptyState):
            empty.use(self.actions_by_id)
        self.dropping.watch(panel)
        self.docks.put(name, panel)

    # Sitemaps

    @cached_property
    def set_work(self) -> SetWork:
        """What is done to sitemaps."""
        panel = SitemapsPanel(self.session.document, self.docks.place_of("sitemaps"))
        work = SetWork(
            self.session, self.jobs, page=self.page, panel=panel, address=self.address, messages=self.messages,
            window=self,
        )  # fmt: skip
        self.finishing.connect(panel.address.finish)
        work.fill_menu(self.actions_by_id.fill_sitemap_menu)
        self._put("sitemaps", panel)
        return work

    @property
    def sitemaps(self) -> SitemapsPanel:
        """The sitemaps of the set."""
        return self.set_work.panel

    # Folders

    @cached_property
    def folder_work(self) -> FolderWork:
        """What is done to the entries of a folder."""
        counting = FolderCounting(self.session, self.jobs, self)
        panel = FoldersPanel(self.session, counting, self.docks.place_of("folders"))
        work = FolderWork(self.session, page=self.page, panel=panel, set_work=self.set_work, exporting=self.exporting)
        work.bulk_asked.connect(self.bulk_work.ask_for)
        self._put("folders", panel)
        return work

    @property
    def folders(self) -> FoldersPanel:
        """The folders of the addresses."""
        return self.folder_work.panel

    # Problems

    @cached_property
    def problem_work(self) -> ProblemWork:
        """What is done about problems."""
        panel = ProblemsPanel(self.session, self.jobs, self.page.view, self.messages, self.docks.place_of("problems"))
        work = ProblemWork(
            self.session, self.jobs, page=self.page, panel=panel, sitemaps=self.sitemaps, messages=self.messages,
            checking=self.checking, address=self.address, preferences=self.preferences, window=self,
        )  # fmt: skip
        panel.use(self.actions_by_id)
        self._put("problems", panel)
        return work

    @property
    def problems(self) -> ProblemsPanel:
        """What is wrong."""
        return self.problem_work.panel

    # Repairs

    @cached_property
    def repair_places(self) -> RepairPlaces:
        """Where something was mended."""
        panel = RepairsPanel(self.session.document, self.docks.place_of("repairs"))
        places = RepairPlaces(self.session, self.jobs, panel=panel, view=self.page.view, sitemaps=self.sitemaps)
        self._put("repairs", panel)
        return places

    @property
    def repairs(self) -> RepairsPanel:
        """What was mended."""
        return self.repair_places.panel

    # History

    @cached_property
    def history(self) -> HistoryPanel:
        """The steps that were done."""
        panel = HistoryPanel(self.session, self.docks.place_of("history"))
        panel.about_to_travel.connect(self.finish_editing)
        self._put("history", panel)
        return panel

    # Find and replace

    @cached_property
    def find_work(self) -> FindWork:
        """Finds and replaces."""
        panel = FindPanel(self.session.document, self.docks.place_of("finding"))
        work = FindWork(self.session, self.jobs, page=self.page, panel=panel, docks=self.docks, window=self)
        work.went_round.connect(self.status.show_note)
        self._put("finding", panel)
        return work

    def find_handlers(self) -> Handlers:
        """What the actions that find and replace do, by their ids; the first of them makes the panel."""

        def work() -> FindWork:
            return self.find_work

        return {
            "replace": lambda: work().open(),
            "find-next": lambda: work().find_next(),
            "find-previous": lambda: work().find_previous(),
        }

    @property
    def finding(self) -> FindPanel:
        """What is looked for."""
        return self.find_work.panel

    # Languages

    @cached_property
    def language_work(self) -> LanguageWork:
        """Follows and completes clusters."""
        panel = LanguagesPanel(self.docks.place_of("languages"))
        work = LanguageWork(self.session, self.jobs, page=self.page, panel=panel, messages=self.messages)
        panel.went_round.connect(self.status.show_note)
        self._put("languages", panel)
        return work

    @property
    def languages(self) -> LanguagesPanel:
        """The clusters of alternates."""
        return self.language_work.panel

    # Overview

    @cached_property
    def overview_work(self) -> OverviewWork:
        """Counts the set for the charts."""
        panel = OverviewPanel(self.docks.place_of("overview"))
        work = OverviewWork(self.session, self.jobs, page=self.page, panel=panel, messages=self.messages)
        work.problems_asked.connect(self.status.problems_asked)
        work.sitemap_asked.connect(self.sitemaps.choose)
        self._put("overview", panel)
        return work

    @property
    def overview(self) -> OverviewPanel:
        """The set as charts."""
        return self.overview_work.panel

    # One entry

    @cached_property
    def extensions(self) -> ExtensionShowing:
        """The extensions of an entry, beside its fields."""
        panel = EntryPanel(self.docks.place_of("entry"))
        showing = EntryShowing(self.session, page=self.page, panel=panel)
        extensions = ExtensionShowing(self.session, self.jobs, showing=showing, panel=panel, window=self)
        self.finishing.connect(showing.finish)
        self._put("entry", panel)
        self.parts.enter(self.docks.place_of("entry"), panel.fields.editor("loc"))
        return extensions

    @property
    def entry_showing(self) -> EntryShowing:
        """Shows what is selected."""
        return self.extensions.showing

    @property
    def entry(self) -> EntryPanel:
        """All of one entry."""
        return self.extensions.panel

    # Preview

    @cached_property
    def preview_work(self) -> PreviewWork:
        """Works out how an entry is written and read."""
        panel = PreviewPanel(self.docks.place_of("preview"))
        work = PreviewWork(self.session, self.jobs, page=self.page, panel=panel)
        self._put("preview", panel)
        return work

    @property
    def preview(self) -> PreviewPanel:
        """How an entry is written and read."""
        return self.preview_work.panel
