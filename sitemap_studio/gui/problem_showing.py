"""Where a problem is looked at: the list of problems, and beside the table what is wrong inside an extension."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.checks.problems import Problem
from sitemap_studio.gui.docks import Docks
from sitemap_studio.gui.extensions.showing import ExtensionShowing
from sitemap_studio.gui.panels.entry import EntryPanel
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.panels.status import StatusLine
from sitemap_studio.gui.problem_work import ProblemWork


class ProblemShowing(QObject):
    """Shows the panels that a problem is about."""

    def __init__(
        self, work: ProblemWork, docks: Docks, *, problems: ProblemsPanel, entry: EntryPanel,
        extensions: ExtensionShowing, status: StatusLine, table: QWidget,
    ) -> None:  # fmt: skip
        super().__init__(docks)
        self._docks, self._problems, self._entry = docks, problems, entry
        self._extensions, self._table = extensions, table
        work.validating.found.connect(self.show_list)
        work.extension_shown.connect(self._show_extension)
        work.steps.gone_to.connect(self._follow)
        status.problems_asked.connect(self.show_list)

    @Slot()
    def show_list(self) -> None:
        """Show the list of problems, and give it the keyboard."""
        self._docks.show_panel(self._problems)
        self._problems.focus_list()

    @Slot(object)
    def _show_extension(self, problem: Problem) -> None:
        self._docks.show_panel(self._entry)
        self._extensions.show_problem(problem)

    @Slot(object)
    def _follow(self, problem: Problem) -> None:
        """Show a problem beside the table, too, but leave the keyboard there: the next step comes at once."""
        if problem.extension_field and self._docks.is_shown(self._entry):
            self._extensions.show_problem(problem)
            self._table.setFocus()
