"""What is done about sitemaps that grow: told when one is too large, spilled over, and given an index.

Whatever made a sitemap too large - a paste, a move, a merge, a change of many entries - is told in the same way.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.reading.file_reading import Rest
from sitemap_studio.document.set_edits.outgrowing import IndexPlan
from sitemap_studio.document.set_edits.set_editing import takes_sitemaps
from sitemap_studio.document.set_edits.spilling import plan_spill, too_large
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.dialogs.write_index import WriteIndexDialog
from sitemap_studio.gui.files.file_asking import FileAsking
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.i18n import counted, localized
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.set_address import SetAddress
from sitemap_studio.model.edits import Change
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.profiles import Profile

_TOPIC: Final = "growth"
_MANY: Final = 10_000
"""Of more entries it is not asked which sitemaps they are of: all are looked at."""


class GrowthWork(QObject):
    """Watches how large the sitemaps of the set are, and does what helps.

    Signals:
        split_asked: The user wants to choose how a sitemap is split.
        home_changed: The set has an index now, or has none any more, or is another file for that.
    """

    split_asked = Signal(int)
    home_changed = Signal()

    def __init__(
        self,
        session: Session,
        files: Files,
        *,
        page: EntryPage,
        panel: SitemapsPanel,
        address: SetAddress,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._address = address
        self._session, self._files, self._page, self._panel = session, files, page, panel
        self._messages, self._window = messages, window
        self._waits_for_file: Document | None = None
        self._asking = FileAsking(window)
        self._asking.save_name.connect(self._save_first)
        files.saved.connect(self._go_on)
        self._known: set[int] = set()
        self._profile: Profile | None = None
        self._home: Path | None = None
        self._rest: Rest | None = None
        session.replaced.connect(self._begin)
        session.changed.connect(self._watch)
        session.problems_changed.connect(self._follow_profile)
        page.view.commands.went_elsewhere.connect(self._tell_elsewhere)
        self._begin()

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {"spill-sitemaps": self.spill_all, "write-index": self.ask_index}

    @property
    def _document(self) -> Document:
        return self._session.document

    # Watching

    @Slot()
    def _begin(self) -> None:
        """What is too large already when a set is opened, the panel of problems tells."""
        document = self._document
        self._profile, self._home = document.profile, document.path
        self._had_index = document.index is not None
        self._rest = document.rest if document.is_being_read else None
        self._known = set(too_large(document, [sitemap.id for sitemap in document.sitemaps]))

    @Slot()
    def _follow_profile(self) -> None:
        if self._document.profile is not self._profile:
            self._begin()

    @Slot(object)
    def _watch(self, change: Change) -> None:
        """Tell which sitemaps an edit made too large; undo and redo go where one has been already."""
        if self._rest is not None:
            # What comes from files is as large as it was.
            if self._rest.is_done:
                self._begin()
            return
        home = (self._document.path, self._document.index is not None)
        if change.is_of_set and home != (self._home, self._had_index):
            self._home, self._had_index = home
            self._panel.refresh()
            self.home_changed.emit()
        before = self._known
        self._known = self._still_too_large(change)
        grown = [sitemap for sitemap in sorted(self._known - before) if self._document.sitemaps.has(sitemap)]
        if grown and not self._session.is_travelling:
            self._tell_grown(grown)
        elif before - self._known:
            self._messages.withdraw(_TOPIC)

    def _still_too_large(self, change: Change) -> set[int]:
        document, slots = self._document, np.concatenate([change.cells, change.came, change.moved])
        if len(slots) > _MANY:
            return set(too_large(document, self._known.union(document.table.filled_sitemaps())))
        touched = set(document.table.rows(slots, ["sitemap"]).to_series().unique().to_list())
        return set(too_large(document, self._known | touched))

    def _tell_grown(self, sitemaps: list[int]) -> None:
        profile = self._document.profile
        many = self.tr("%n sitemaps are now larger than {profile} allows.", None, len(sitemaps))
        one = self.tr("“{name}” is now larger than {profile} allows.")
        name = self._document.sitemaps[sitemaps[0]].name
        told = counted(len(sitemaps), one, many).format(name=name, profile=localized(profile.title))
        if not takes_sitemaps(self._document):
            hint = self.tr("With an index, the excess entries can go to further sitemaps; Undo takes the change back.")
            self._messages.tell(
                Severity.WARNING, told, hint, offer=self.tr("Write an index …"), action=self.ask_index, topic=_TOPIC
            )
        else:
            hint = self.tr("The excess entries can go to a new sitemap at the end; Undo takes the change back.")
            split = ((self.tr("Split …"), partial(self._ask_split, sitemaps[0])),) if len(sitemaps) == 1 else ()
            offer, action = self.tr("Spill into a new sitemap"), partial(self.spill, sitemaps)
            self._messages.tell(Severity.WARNING, told, hint, offer=offer, action=action, others=split, topic=_TOPIC)

    def _ask_split(self, sitemap: int) -> None:
        if self._document.sitemaps.has(sitemap):
            self._messages.withdraw(_TOPIC)
            self.split_asked.emit(sitemap)

    @Slot(int, int, int)
    def _tell_elsewhere(self, full: int, into: int, count: int) -> None:
        """Tell that new entries went to another sitemap than they were wanted in."""
        names = {"full": self._document.sitemaps[full].name, "into": self._document.sitemaps[into].name}
        many = self.tr("“{full}” has no room for them, so %n new entries went to “{into}”.", None, count)
        one = self.tr("“{full}” is full, so the new entry went to “{into}”.")
        offer, action = self.tr("Show it") if count == 1 else self.tr("Show them"), partial(self._show, into, count)
        self._messages.tell(
            Severity.INFO, counted(count, one, many).format(**names), offer=offer, action=action, topic=_TOPIC
        )

    def _show(self, sitemap: int, count: int) -> None:
        """Show the last entries of a sitemap."""
        slots = self._document.slots_of(sitemap)
        self._messages.withdraw(_TOPIC)
        if len(slots):
            self._page.show_slot(int(slots[-min(count, len(slots))]), "loc")

    # Doing

    @Slot()
    def spill_all(self) -> None:
        """Let every sitemap that is too large spill over."""
        sitemaps = too_large(self._document, [sitemap.id for sitemap in self._document.sitemaps])
        if sitemaps:
            self.spill(sitemaps)
        else:
            profile = localized(self._document.profile.title)
            told = self.tr("No sitemap is larger than {profile} allows.").format(profile=profile)
            self._messages.tell(Severity.INFO, told)

    def spill(self, sitemaps: list[int]) -> None:
        """Let some sitemaps spill over into new ones at the end of the set, as one step."""
        self._page.view.finish_editing()
        wanted = too_large(self._document, sitemaps)
        try:
            plan = plan_spill(self._document, wanted)
            edit = plan.edit(self._document)
        except StudioError as error:
            self._messages.tell_refusal(error)
            return
        if not plan.new:
            self._messages.withdraw(_TOPIC)
            return
        count = sum(len(part.slots) for part in plan.new)
        into = counted(len(plan.new), plan.new[0].name, self.tr("%n sitemaps", None, len(plan.new)))
        one, many = self.tr("Spill 1 entry into {name}"), self.tr("Spill %n entries into {name}", None, count)
        self._session.push(counted(count, one, many).format(name=into), edit, self._panel.refresh)

    @Slot()
    def ask_index(self) -> None:
        """Ask how the set gets an index, and show what would be written; a new sitemap gets a file before."""
        self._page.view.finish_editing()
        if self._document.path is None:
            self._asking.ask_name(home_folder() / self._document.name)
            return
        try:
            dialog = WriteIndexDialog(self._document, self._address.likely_folder, self._window)
        except StudioError as error:
            self._messages.tell_refusal(error)
            return
        dialog.chosen.connect(self.write_index)
        dialog.open()

    @Slot(str)
    def _save_first(self, name: str) -> None:
        self._waits_for_file = self._document
        self._files.save_under(name)

    @Slot()
    def _go_on(self) -> None:
        """Ask what waited until the sitemap has a file."""
        waiting, self._waits_for_file = self._waits_for_file, None
        if waiting is self._document:
            self.ask_index()

    @Slot(object)
    def write_index(self, plan: IndexPlan) -> None:
        """Give the set an index as planned."""
        title = self.tr("Write the index {name}").format(name=plan.index_name)
        if plan.base_url != self._address.likely_folder:
            self._address.use(plan.base_url)
        self._session.push(title, plan.edit(self._document), self._show_set)

    def _show_set(self) -> None:
        self._messages.withdraw(_TOPIC)
        self._panel.refresh()
