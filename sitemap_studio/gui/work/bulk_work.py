"""Bulk edits from the window: the dialog, then one step of the history. What they do is said by `document.bulk`."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.address import common_site
from sitemap_studio.document.bulk.operations import ABSOLUTE, REBASE
from sitemap_studio.document.bulk.planning import BulkPlan, plan_bulk
from sitemap_studio.document.document import Document
from sitemap_studio.document.reports import as_it_is_now
from sitemap_studio.gui.dialogs.bulk import BulkDialog, BulkRequest, Scope
from sitemap_studio.gui.i18n import counted
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session, Version
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.set_address import SetAddress
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.validation.locations.location import site_of

_LOOKED_AT: Final = 10_000
"""Among so many entries the site is looked for that most of them lie on."""


class BulkWork(QObject):
    """What the action of bulk edits does."""

    def __init__(self, session: Session, jobs: Jobs, *, page: EntryPage, address: SetAddress, window: QWidget) -> None:
        super().__init__(window)
        self._address = address
        self._session, self._jobs, self._page, self._window = session, jobs, page, window
        self._asked_at: Version | None = None

    @Slot()
    def ask(self) -> None:
        """Offer to change what is selected, what is shown, or the whole set."""
        self._open(self._scopes())

    @Slot(object)
    def ask_for(self, slots: SlotArray) -> None:
        """Offer to change these entries."""
        self._open([Scope(self.tr("Entries of the folder"), np.sort(slots), len(slots))])

    def _open(self, scopes: list[Scope]) -> None:
        self._page.view.finish_editing()
        document = self._session.document
        self._asked_at = self._session.version
        planner = partial(_plan, as_it_is_now(document), frozenset(self._session.locked))
        dialog = BulkDialog(
            document, scopes, planner, self._jobs, self._window, start=self._start(), is_current=self._is_current
        )
        dialog.bulk_asked.connect(self._do)
        dialog.open()

    def _start(self) -> dict[str, dict[str, str]]:
        """What stands in the forms of operations at the beginning: how URLs begin now, and how they should."""
        table, address = self._session.document.table, self._address.value
        now = common_site(table.rows(table.order[:_LOOKED_AT], ["loc"])) or ""
        wanted = f"{site_of(address)}/" if address and site_of(address) != site_of(now) else ""
        return {REBASE: {"old": now, "new": wanted}, ABSOLUTE: {"base": self._address.likely_folder}}

    def _scopes(self) -> list[Scope]:
        """The entries that it may be for, what was probably meant first."""
        table = self._session.document.table
        selected, shown = self._page.view.selected_slots(), self._page.view.entries.order.shown
        of_selection = Scope(self.tr("Selected entries"), np.sort(selected), len(selected))
        of_view = Scope(self.tr("Entries shown"), np.sort(shown), len(shown))
        of_set = Scope(self.tr("The whole set"), None, len(table))
        is_part = len(shown) < len(table)
        usual = [of_view, of_set] if is_part else [of_set]
        if not len(selected):
            return usual
        return [of_selection, *usual] if len(selected) > 1 else [*usual, of_selection]

    def _is_current(self) -> bool:
        return self._session.is_at(self._asked_at)

    @Slot(object, str)
    def _do(self, plan: BulkPlan, words: str) -> None:
        if not self._is_current() or not (len(plan) or plan.extensions):
            return
        self._session.push_plan(self._title(words, plan.n_entries), plan)

    def _title(self, words: str, n_entries: int) -> str:
        if not n_entries:
            # Only the index lists sitemaps otherwise.
            return words
        one, many = self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, n_entries)
        return counted(n_entries, one, many).format(what=words)


def _plan(document: Document, locked: frozenset[int], request: BulkRequest, progress: Progress) -> BulkPlan:
    return plan_bulk(
        document.table,
        request.operation,
        request.answers,
        slots=request.slots,
        name=request.field,
        locked=locked,
        document=document,
        progress=progress,
    )
