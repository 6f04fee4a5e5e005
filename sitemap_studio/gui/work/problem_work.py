"""Commands on problems: fix, report, validate, show in the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.files.checking import Checking, Validating
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.preferences import KeptPreferences
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.leak_patterns import LeakPatterns
from sitemap_studio.gui.work.problem_reports import ProblemReports
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.validation.problem import Problem

MOST_AT_ONCE: Final = 1_000_000
"""With more problems than this another profile's severities are worked out in a job."""


class ProblemWork(QObject):
    """Connects the Problems panel with what carries out its commands.

    Signals:
        extension_shown: A `Problem` in an extension is shown.
    """

    extension_shown = Signal(object)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        page: EntryPage,
        panel: ProblemsPanel,
        sitemaps: SitemapsPanel,
        messages: MessageBar,
        checking: Checking,
        preferences: KeptPreferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._page, self.panel = session, page, panel
        self._sitemaps, self._checking = sitemaps, checking
        self.reports = ProblemReports(session, jobs, messages, window)
        self.validating = Validating(session, jobs, messages, self)
        self.leaks = LeakPatterns(checking, preferences, window)
        panel.opened.connect(self._show_problem)

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {
            "report": self.reports.ask,
            "print": self.reports.printing.ask,
            **self.panel.handlers(),
            "validate": self.validating.start,
            "leaks": self.leaks.ask,
        }

    def use_profile(self, profile: Profile) -> None:
        """See problems as another consumer does."""
        document = self._session.document
        if sum(document.problems.counts().values()) > MOST_AT_ONCE:
            document.profile = profile
            self._checking.start()
        else:
            document.set_profile(profile)
        self._session.announce_problems()
        self.panel.refresh()
        self._page.show_other_severities()

    @Slot(object)
    def _show_problem(self, problem: Problem) -> None:
        if problem.slot is None:
            self._sitemaps.choose(problem.sitemap)
            return
        self._page.show_slot(problem.slot, problem.field)
        view = self._page.view
        if problem.field is None and view.currentIndex().isValid():
            # It is marked in the last column, where its tooltip is, too.
            view.go_to(view.currentIndex().row(), len(view.entries.columns) - 1)
        if problem.extension_field:
            self.extension_shown.emit(problem)
