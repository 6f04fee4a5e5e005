"""Connects the sections of extensions with the entries that the panel shows, and makes edits of what they ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.gui.extensions.alternate_section import AlternateSection
from sitemap_studio.gui.extensions.contents import KINDS, Change, EntryContent, entries_with, plan_for_many
from sitemap_studio.gui.extensions.item_section import ItemSection
from sitemap_studio.gui.extensions.languages import LanguageWork
from sitemap_studio.gui.extensions.marks import Place
from sitemap_studio.gui.extensions.mobile_section import MobileSection
from sitemap_studio.gui.extensions.note import SectionNote
from sitemap_studio.gui.extensions.section import Circumstance, Section
from sitemap_studio.gui.extensions.xml_section import XmlSection
from sitemap_studio.gui.i18n import localized_error, numbered
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.entry import EntryPanel
from sitemap_studio.gui.words.extension_words import WORDS, said
from sitemap_studio.gui.work.entry_showing import EntryShowing
from sitemap_studio.model.edits import Edit
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES
from sitemap_studio.validation.problem import Problem

_MOST_AT_ONCE: Final = 1_000
"""More entries are counted, and changed, in jobs."""


class ExtensionShowing(QObject):
    """What the sections show, and what becomes of what is asked there.

    Attributes:
        panel: Where they stand.
        showing: Shows the fields of the same entries.
        sections: The sections by kind.
    """

    def __init__(
        self, session: Session, jobs: Jobs, *, showing: EntryShowing, panel: EntryPanel, window: QWidget
    ) -> None:
        super().__init__(panel)
        self._session, self._jobs = session, jobs
        self.panel, self.showing = panel, showing
        self._slots: SlotArray = NO_SLOTS
        self._is_leaving = False
        self._counting = LatestJob(jobs, self)
        self._languages = LanguageWork(session, jobs, window)
        self.sections: dict[str, Section] = {
            kind: ItemSection(kind, self._edit, panel) for kind in KINDS if kind in ("image", "video", "news")
        }
        self._alternates = AlternateSection(self._edit, panel)
        self._xml = XmlSection(self._edit, panel)
        self.sections |= {"alternate": self._alternates, "mobile": MobileSection(self._edit, panel), "other": self._xml}
        self._told = SectionNote(panel)
        panel.foot.addWidget(self._told)
        for section in self.sections.values():
            panel.sections.addWidget(section)
            section.removal_asked.connect(self._remove_all)
            section.told.connect(self._told.show_marks)
        self._alternates.cluster_asked.connect(self._complete)
        self._alternates.languages_asked.connect(self._ask_languages)
        self._languages.done.connect(self._tell_languages)
        self._counting.answered.connect(self._show_counts)
        showing.shown.connect(self._show)
        showing.finishing.connect(self.finish)
        session.replaced.connect(self._forget)

    @Slot()
    def finish(self) -> None:
        """Take what is being typed."""
        for section in self.sections.values():
            section.finish()

    def show_problem(self, problem: Problem) -> None:
        """Show where in the extensions of the selected entry a problem is, and give that the keyboard."""
        self.showing.refresh()
        content = self._content
        if content is None or content.slot != problem.slot:
            return
        kind = problem.rule.id.partition("-")[0]
        place = content.marks.place_told(problem)
        if place is None:
            place = Place(kind if kind in EXTENSION_NAMES and kind in content.counts else "other", 0, "", "")
        self.sections[place.kind].go_to(place)

    # Showing

    @property
    def told(self) -> str:
        """What is said of the value that has the keyboard; empty where nothing is wrong with it."""
        return self._told.text

    @property
    def _content(self) -> EntryContent | None:
        return self._xml.content

    @Slot(object)
    def _show(self, slots: SlotArray) -> None:
        if not np.array_equal(slots, self._slots):
            # What is being typed belongs to the entries that were shown.
            self._is_leaving = True
            try:
                self.finish()
            finally:
                self._is_leaving = False
            self._slots = slots
        elif len(slots) == 1 and self._content is not None and self._content.is_current:
            return
        self._counting.drop()
        if len(slots) == 1:
            content, around = EntryContent(self._session.document, int(slots[0])), self._around(slots)
            for section in self.sections.values():
                section.show_entry(content, around)
        elif len(slots):
            self._show_many(slots)

    def _are_there(self, slots: SlotArray) -> bool:
        table = self._session.document.table
        return bool((slots < table.slot_capacity).all() and (table.positions()[slots] >= 0).all())

    def _around(self, slots: SlotArray) -> Circumstance:
        session, document = self._session, self._session.document
        locked = NO_SLOTS if session.may_change_all else slots[~session.may_change_each(slots)]
        if not len(locked):
            return Circumstance(True, "", document.profile)
        sitemap = document.sitemaps[document.table.sitemap_of(int(locked[0]))]
        return Circumstance(False, str(read_only_error(sitemap)), document.profile)

    def _show_many(self, slots: SlotArray) -> None:
        document, around = self._session.document, self._around(slots)
        if len(slots) > _MOST_AT_ONCE:
            for section in self.sections.values():
                section.show_many(None, len(slots), around)
            count = partial(entries_with, document.snapshot(), slots)
            self._counting.ask((document.version, len(slots)), self.tr("Counting extensions"), count)
        else:
            self._show_counts((document.version, len(slots)), entries_with(document, slots, Progress()))

    @Slot(object, object)
    def _show_counts(self, question: tuple[int, int], have: dict[str, int]) -> None:
        version, total = question
        if version == self._session.document.version and total == len(self._slots):
            around = self._around(self._slots)
            for kind, section in self.sections.items():
                section.show_many(have.get(kind, 0), total, around)

    @Slot()
    def _forget(self) -> None:
        self._slots = NO_SLOTS
        self._counting.drop()
        for section in self.sections.values():
            section.drop()

    # Changing

    def _edit(self, title: str, change: Change) -> str:
        """Make a change of the entries shown; says why it can't be made, else nothing."""
        slots = self._slots
        if not len(slots) or not self._are_there(slots):
            return ""
        return self._change(change, partial(self._titled, title))

    def _titled(self, title: str, count: int) -> str:
        many = self.tr("{what} in %n entries", None, count)
        return title if count == 1 else numbered(count, many).format(what=title)

    @Slot()
    def _remove_all(self) -> None:
        section = self.sender()
        if isinstance(section, Section):
            kind = section.kind
            self._change(lambda entry: entry.without_kind(kind), partial(_removal_titled, kind))

    def _change(self, change: Change, titled: Callable[[int], str]) -> str:
        """Make a change of the entries shown, of many in a job; says why it can't be made, else nothing."""
        document, slots = self._session.document, self._slots
        if len(slots) > _MOST_AT_ONCE:
            plan = partial(plan_for_many, document.snapshot(), slots, change)
            is_current = partial(self._session.is_at, self._session.version)
            job = self._jobs.start(self.tr("Changing extensions"), plan, is_current=is_current)
            job.finished.connect(partial(self._push, titled))
            job.failed.connect(self._session.failed)
            return ""
        try:
            planned = plan_for_many(document, slots, change, Progress())
        except RequestError as error:
            return localized_error(error)
        if not self._push(titled, planned):
            return self._around(slots).reason or self.tr("Another edit is still being done. Try again after it.")
        return ""

    def _push(self, titled: Callable[[int], str], planned: tuple[Edit, int]) -> bool:
        edit, count = planned
        if count and not self._session.push(titled(count), edit):
            return False
        if not self._is_leaving:
            self.showing.refresh()
        return True

    # Languages

    @Slot()
    def _complete(self) -> None:
        self.finish()
        self._languages.complete(self._slots)

    @Slot()
    def _ask_languages(self) -> None:
        self.finish()
        self._languages.ask(self._slots)

    @Slot(str)
    def _tell_languages(self, sentence: str) -> None:
        self.showing.refresh()
        self._alternates.note.show_sentence(sentence)


def _removal_titled(kind: str, count: int) -> str:
    return said(WORDS[kind].remove_from, count) if count > 1 else said(WORDS[kind].remove)
