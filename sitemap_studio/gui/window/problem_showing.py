"""Where a problem is looked at: the list of problems, and beside the table what is wrong inside an extension."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from sitemap_studio.gui.window.panelled_window import PanelledWindow
from sitemap_studio.validation.problem import Problem


class ProblemShowing(QObject):
    """Shows the panels that a problem is about."""

    def __init__(self, window: PanelledWindow) -> None:
        super().__init__(window)
        self._window = window
        work = window.problem_work
        work.validating.found.connect(self.show_list)
        work.extension_shown.connect(self._show_extension)
        window.problems.stepped.connect(self._follow)
        window.status.problems_asked.connect(self.show_list)

    @Slot()
    def show_list(self) -> None:
        """Show the list of problems, and give it the keyboard."""
        self._window.docks.show_panel("problems")
        self._window.problems.view.setFocus()

    @Slot(object)
    def _show_extension(self, problem: Problem) -> None:
        self._window.docks.show_panel("entry")
        self._window.extensions.show_problem(problem)

    @Slot(object)
    def _follow(self, problem: Problem) -> None:
        """Show a problem beside the table, too, but leave the keyboard there: the next step comes at once."""
        if problem.extension_field and self._window.docks.is_shown("entry"):
            self._window.extensions.show_problem(problem)
            self._window.page.view.setFocus()
