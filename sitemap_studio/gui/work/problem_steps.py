"""Going from problem to problem through the table, in the order that it shows; only through those that are listed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.panels.problems import ProblemsPanel
from sitemap_studio.gui.problems.choice import Listed
from sitemap_studio.gui.problems.places import problems_of_rule
from sitemap_studio.gui.table.model import ViewOrder
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.model.slots import SlotArray, contains
from sitemap_studio.protocol.catalogue import SEVERITY_RANK, Severity
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName


class ProblemSteps(QObject):
    """What the actions for the next and the previous problem do; after the last comes the first again.

    Signals:
        gone_to: A cell was gone to; carries the gravest `Problem` in it.
        went_round: The way led past the end, or the beginning; carries what is to be said of it.
    """

    gone_to = Signal(object)
    went_round = Signal(str)

    def __init__(self, session: Session, page: EntryPage, panel: ProblemsPanel, messages: MessageBar) -> None:
        super().__init__(panel)
        self._session, self._page, self._panel, self._messages = session, page, panel, messages

    @Slot()
    def next(self) -> None:
        """Go to the next cell with a problem."""
        self._step(1)

    @Slot()
    def previous(self) -> None:
        """Go to the previous one."""
        self._step(-1)

    def _step(self, direction: int) -> None:
        view = self._page.view
        width = len(view.entries.columns)
        # An edit may have come in the same breath.
        self._panel.settle()
        listed = self._panel.tree.listed()
        last = width - 1
        index = view.currentIndex()
        here = index.row() * width + index.column() if index.isValid() else -1
        key = nearest(listed, view.entries.order, here, width=width, rest=last, direction=direction)
        if key is None:
            self._messages.tell(Severity.INFO, self.tr("None of the entries shown has a problem that is listed below."))
            return
        if here >= 0 and (key - here) * direction <= 0:
            first, last_one = self.tr("Went on with the first problem."), self.tr("Went on with the last problem.")
            self.went_round.emit(first if direction > 0 else last_one)
        row, column = divmod(key, width)
        view.go_to(row, column)
        view.setFocus()
        self._explain(listed, view.entries.slot_at(row), view.entries.field_at(column))

    def _explain(self, listed: list[Listed], slot: int, field: FieldName | None) -> None:
        """Explain the gravest problem of a cell, as far as problems are listed."""
        one = np.array([slot], np.uint32)
        for each in sorted(listed, key=lambda each: -SEVERITY_RANK[each.severity]):
            found = [problem for problem in each.noted if problem.slot == slot]
            if each.rule.field == field and contains(each.places.entries, one)[0]:
                document = self._session.document
                found = problems_of_rule(document.table, document.problems, each.rule, one)[0]
            found = [problem for problem in found if problem.field == field]
            if found:
                self._panel.explain(found)
                self.gone_to.emit(found[0])
                return


def nearest(listed: list[Listed], order: ViewOrder, here: int, *, width: int, rest: int, direction: int) -> int | None:
    """The next cell with a problem in the order shown, as row times width plus column; None if there is none.

    Args:
        listed: The problems that count.
        order: The entries shown.
        here: The cell to go on from, likewise; -1 where there is none.
        width: Columns of the table.
        rest: The column of problems that are in no field.
        direction: 1 for the next, -1 for the previous one.
    """
    ahead: list[int] = []
    round_about: list[int] = []
    for keys in _keys(listed, order, width=width, rest=rest):
        beyond = keys[keys > here] if direction > 0 else keys[keys < here]
        if len(beyond):
            ahead.append(int(beyond.min() if direction > 0 else beyond.max()))
        elif len(keys):
            round_about.append(int(keys.min() if direction > 0 else keys.max()))
    best = min if direction > 0 else max
    return best(ahead) if ahead else best(round_about) if round_about else None


def _keys(listed: list[Listed], order: ViewOrder, *, width: int, rest: int) -> list[NDArray[np.int64]]:
    found = []
    for each in listed:
        found.append(_of_column(each.places.entries, order, width, _column(each.rule.field, rest)))
        for problem in each.noted:
            if problem.slot is not None:
                one = np.array([problem.slot], np.uint32)
                found += [_of_column(one, order, width, _column(problem.field, rest))]
    return found


def _of_column(slots: SlotArray, order: ViewOrder, width: int, column: int) -> NDArray[np.int64]:
    rows = order.rows_of(slots)
    return rows[rows >= 0] * width + column


def _column(field: FieldName | None, rest: int) -> int:
    return rest if field is None else FIELD_NAMES.index(field)
