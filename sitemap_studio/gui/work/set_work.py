"""What can be done to the sitemaps of a set: they come, go, change names and places, are merged and split.

Each is one step of the history; files on disk follow at the next save. What can't be done is told in the window.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.paths import home_folder
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.adopting import ExistingFile, appending, listing_files, read_existing
from sitemap_studio.document.set_edits.rearranging import merging, moving_to, ordering
from sitemap_studio.document.set_edits.set_editing import adding, arranging, listing_as, new_sitemap, removing, renaming
from sitemap_studio.document.set_edits.splitting import SplitPlan
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.dialogs.add_files import AddChoice, AddFilesDialog
from sitemap_studio.gui.dialogs.choose_sitemap import ChooseSitemapDialog, Target
from sitemap_studio.gui.dialogs.new_sitemap import NewSitemapDialog
from sitemap_studio.gui.dialogs.split import SplitDialog
from sitemap_studio.gui.i18n import counted, numbered
from sitemap_studio.gui.jobs.jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.widgets.file_dialogs import file_dialog
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.gui.work.set_address import SetAddress
from sitemap_studio.model.edits import Edit, EditGroup
from sitemap_studio.model.slots import SlotArray


class SetWork(QObject):
    """The actions on sitemaps, and what is dragged in their panel.

    Attributes:
        panel: Their panel.
    """

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        page: EntryPage,
        panel: SitemapsPanel,
        address: SetAddress,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._page, self.panel, self._address = session, jobs, page, panel, address
        self._messages, self._window = messages, window
        self._menu = QMenu(panel)
        session.changed.connect(messages.forget_refusal)
        panel.tree.rename_asked.connect(self.rename)
        panel.tree.lastmod_asked.connect(self.date)
        panel.tree.sitemaps_dropped.connect(self.place)
        panel.tree.entries_dropped.connect(self.move_entries)
        panel.files_dropped.connect(self.add_files)
        panel.menu_asked.connect(self._show_menu)
        panel.address.chosen.connect(address.use)
        address.shown.connect(self._show_address)
        self._show_address()

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {
            "add-sitemap": self.ask_new,
            "add-files": self.ask_files,
            "rename-sitemap": self.panel.rename,
            "remove-sitemaps": self.remove,
            "sitemap-up": self.move_up,
            "sitemap-down": self.move_down,
            "merge-sitemaps": self.merge,
            "split-sitemap": self.ask_split,
            "move-entries": self.ask_target,
            "apply-order": self.apply_order,
        }

    def fill_menu(self, fill: Callable[[QMenu], None]) -> None:
        """Say what stands in the menu of the panel."""
        fill(self._menu)

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        self._menu.popup(place)

    @property
    def _document(self) -> Document:
        return self._session.document

    @Slot()
    def _show_address(self) -> None:
        self.panel.address.show_address(self._address.value, self._address.proposed)

    def _push(self, title: str, plan: Callable[[], Edit], then: Callable[[], None] | None = None) -> None:
        """Do what is planned, as a step of this name, and then something else; what can't be done is told."""
        self._page.view.finish_editing()
        try:
            edit = plan()
        except StudioError as error:
            self._messages.tell_refusal(error)
        else:
            self._session.push(title, edit, then)

    def _select(self, sitemaps: list[int]) -> None:
        """Select sitemaps in the panel, as it is after an edit."""
        self.panel.refresh()
        self.panel.select(sitemaps)

    # Sitemaps

    @Slot()
    def ask_new(self) -> None:
        """Ask for the name of a new sitemap, and bring it into the set."""
        dialog = NewSitemapDialog(self._document, self._window)
        dialog.chosen.connect(self.add)
        dialog.open()

    @Slot(str, object)
    def add(self, name: str, loc: str | None = None) -> None:
        """Bring a new sitemap into the set, behind those that are selected; its address is beside theirs, or given."""
        selected = self.panel.selected()
        ids = [sitemap.id for sitemap in self._document.sitemaps]
        place = ids.index(selected[-1]) + 1 if selected else None

        def plan() -> Edit:
            return adding(self._document, new_sitemap(self._document, name), place=place, loc=loc)

        self._push(self.tr("Add {name}").format(name=name), plan, partial(self._select_named, name))

    @Slot()
    def ask_files(self) -> None:
        """Ask for existing files to add to the set."""
        dialog = file_dialog(self._window, self.tr("Add existing files"), self._document.folder or home_folder())
        dialog.setNameFilter(self.tr("Sitemaps (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.add_files([Path(name) for name in names]))
        dialog.open()

    @Slot(object)
    def add_files(self, paths: list[Path]) -> None:
        """Read existing files, and ask how to add them to the set."""
        self._page.view.finish_editing()
        work = partial(read_existing, self._document, self._document.table.snapshot(), paths)
        job = self._jobs.start(
            self.tr("Reading files"), work, is_current=partial(self._session.is_at, self._session.version)
        )
        job.finished.connect(self._ask_how_to_add)
        job.failed.connect(self._messages.tell_error)

    @Slot(object)
    def _ask_how_to_add(self, files: list[ExistingFile]) -> None:
        selected = self.panel.selected()
        dialog = AddFilesDialog(self._document, files, selected[-1] if selected else None, self._window)
        dialog.chosen.connect(partial(self._add_files, files))
        dialog.open()

    def _add_files(self, files: list[ExistingFile], choice: AddChoice) -> None:
        document = self._document
        names = counted(len(files), files[0].path.name, self.tr("%n files", None, len(files)))
        first = document.sitemaps.next_id

        def plan() -> Edit:
            if choice.sitemap is None:
                return listing_files(document, files)
            sitemap = document.sitemaps[choice.sitemap]
            return appending(document, files, sitemap, skips_duplicates=choice.skips_duplicates)

        added = [choice.sitemap] if choice.sitemap is not None else list(range(first, first + len(files)))
        self._push(self.tr("Add {name}").format(name=names), plan, partial(self._select, added))

    def _select_named(self, name: str) -> None:
        self._select([sitemap.id for sitemap in self._document.sitemaps if sitemap.name == name])

    @Slot(int, str)
    def rename(self, sitemap: int, name: str) -> None:
        """Give the file of a sitemap another name."""
        old = self._document.sitemaps[sitemap].name
        self._push(self.tr("Rename {name}").format(name=old), lambda: renaming(self._document, sitemap, name.strip()))

    @Slot(int, str)
    def date(self, sitemap: int, text: str) -> None:
        """Let the index say that a sitemap changed at another time."""
        title = self.tr("Change lastmod of {name}").format(name=self._document.sitemaps[sitemap].name)
        self._push(title, lambda: listing_as(self._document, sitemap, "lastmod", text or None))

    @Slot()
    def remove(self) -> None:
        """Let the selected sitemaps leave the set with their entries."""
        chosen = self.panel.selected()
        if chosen:
            self._push(self._title(self.tr("Remove {name}"), chosen), lambda: removing(self._document, chosen))

    @Slot()
    def move_up(self) -> None:
        """Let the selected sitemaps stand before the one above them."""
        chosen, ids = self.panel.selected(), self._ids()
        first = min(map(ids.index, chosen), default=0)
        if first:
            self.place(chosen, ids[first - 1])

    @Slot()
    def move_down(self) -> None:
        """Let the selected sitemaps stand behind the one below them."""
        chosen, ids = self.panel.selected(), self._ids()
        last = max(map(ids.index, chosen), default=len(ids))
        if last + 1 < len(ids):
            self.place(chosen, ids[last + 2] if last + 2 < len(ids) else None)

    @Slot(object, object)
    def place(self, sitemaps: list[int], before: int | None) -> None:
        """Let sitemaps stand before another one; None for behind all."""
        ids = self._ids()
        if before in sitemaps:
            later = ids[ids.index(before) :]
            before = next((each for each in later if each not in sitemaps), None)
        moved = [each for each in ids if each in sitemaps]
        rest = [each for each in ids if each not in sitemaps]
        at = len(rest) if before is None else rest.index(before)
        order = [*rest[:at], *moved, *rest[at:]]
        if order == ids or not moved:
            return
        title = self._title(self.tr("Move {name}"), moved)
        self._push(title, lambda: arranging(self._document, order), partial(self._select, moved))

    @Slot()
    def merge(self) -> None:
        """Put the entries of the selected sitemaps into the first of them."""
        chosen = self.panel.selected()
        if len(chosen) > 1:
            title = numbered(len(chosen), self.tr("Merge %n sitemaps", None, len(chosen)))
            self._push(title, lambda: merging(self._document, chosen, chosen[0]), partial(self._select, chosen[:1]))

    @Slot()
    def ask_split(self) -> None:
        """Ask how to split the selected sitemap, and show what would come of it."""
        chosen = self.panel.selected()
        if len(chosen) == 1:
            self._page.view.finish_editing()
            dialog = SplitDialog(self._document, chosen[0], self._window)
            dialog.chosen.connect(self.split)
            dialog.open()

    @Slot(object)
    def split(self, plan: SplitPlan) -> None:
        """Split a sitemap as planned."""
        name = self._document.sitemaps[plan.sitemap].name
        self._push(self.tr("Split {name}").format(name=name), lambda: plan.edit(self._document), self.panel.refresh)

    # Entries

    @Slot()
    def ask_target(self) -> None:
        """Ask for the sitemap that the selected entries shall go to."""
        self.ask_target_of(self._page.selected_slots())

    def ask_target_of(self, slots: SlotArray) -> None:
        """Ask for the sitemap that some entries, in the order of the set, shall go to."""
        dialog = ChooseSitemapDialog(self._document, self._window)
        dialog.chosen.connect(partial(self._move_to, slots))
        dialog.open()

    def _move_to(self, slots: SlotArray, target: Target) -> None:
        if target.sitemap is not None:
            self._move(slots, target.sitemap)
            return
        title = self._entries_title(len(slots), target.name)
        self._push(title, lambda: moving_to(self._document, slots, new_sitemap(self._document, target.name)))

    @Slot(int)
    def move_entries(self, sitemap: int) -> None:
        """Put the selected entries at the end of a sitemap."""
        self._move(self._page.selected_slots(), sitemap)

    def _move(self, slots: SlotArray, sitemap: int) -> None:
        target = self._document.sitemaps[sitemap]
        own = self._document.table.rows(slots, ["sitemap"]).to_series()
        count = int((own != sitemap).sum())
        if count:
            title = self._entries_title(count, target.name)
            self._push(title, lambda: moving_to(self._document, slots, target))

    @Slot(int)
    def ask_split_of(self, sitemap: int) -> None:
        """Ask how to split a sitemap."""
        self.panel.select([sitemap])
        self.ask_split()

    @Slot()
    def apply_order(self) -> None:
        """Let the entries of the sitemaps that are shown stand in their files as they stand in the view."""
        order = self._page.view.entries.order
        shown = order.shown
        own = self._document.table.rows(shown, ["sitemap"]).to_series()
        one, many = self.tr("Apply the order to 1 entry"), self.tr("Apply the order to %n entries", None, len(shown))
        title = counted(len(shown), one, many)
        edits = [ordering(self._document, sitemap, shown) for sitemap in sorted(own.unique().to_list())]
        moved = [edit for edit in edits if len(edit.change(self._document.table).moved)]
        if moved:
            self._push(title, lambda: EditGroup(moved), partial(self._page.view.sort_by, None))

    # Words

    def _ids(self) -> list[int]:
        return [sitemap.id for sitemap in self._document.sitemaps]

    def _title(self, pattern: str, sitemaps: list[int]) -> str:
        names = [self._document.sitemaps[sitemap].name for sitemap in sitemaps]
        return pattern.format(name=counted(len(names), names[0], self.tr("%n sitemaps", None, len(names))))

    def _entries_title(self, count: int, name: str) -> str:
        one, many = self.tr("Move entry to {name}"), self.tr("Move %n entries to {name}", None, count)
        return counted(count, one, many).format(name=name)
