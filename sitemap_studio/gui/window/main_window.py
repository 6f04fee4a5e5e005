"""The window: places its parts and connects them. It decides nothing; the parts do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from sitemap_studio.core.preferences import Preferences
from sitemap_studio.gui.dialogs.saved_filters import SavedFilters
from sitemap_studio.gui.docks import DOCKS, KEYBOARD_ROUND, WindowPlace
from sitemap_studio.gui.files.checking import ReadingOn
from sitemap_studio.gui.files.external_changes import OutsideWork
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.files.recovery import RecoveryWork
from sitemap_studio.gui.files.set_locking import SetLocking
from sitemap_studio.gui.help.window import Help
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.hint import HintBubble
from sitemap_studio.gui.window.availability import Availability
from sitemap_studio.gui.window.figures import Figures
from sitemap_studio.gui.window.menus import (
    ProfileChoice,
    RecentMenu,
    TableLook,
    TableMenu,
    ThemeMenu,
    Toolbar,
    first_profile,
)
from sitemap_studio.gui.window.other_windows import OtherWindows
from sitemap_studio.gui.window.panelled_window import PanelledWindow
from sitemap_studio.gui.window.problem_showing import ProblemShowing
from sitemap_studio.gui.window.set_showing import SetShowing
from sitemap_studio.gui.window.tour import Tour
from sitemap_studio.gui.window.window_title import WindowTitle
from sitemap_studio.gui.work.set_commands import GrowthWork
from sitemap_studio.gui.work.small_dialogs import SmallDialogs
from sitemap_studio.protocol.profiles import Profile


class MainWindow(PanelledWindow):
    """One window with one set.

    Attributes:
        number: Its place in memory, from 1; no two windows have the same at once.
        files: Opening, saving, closing.
        reading: What is still being read of the set.

    Signals:
        left: The window is closed for good.
    """

    left = Signal()

    def __init__(
        self, settings: Settings, preferences: Preferences, *, others: OtherWindows | None = None, number: int = 1
    ) -> None:
        super().__init__(settings, preferences)
        self.number = number
        self._settings, self._others = settings, others
        self._may_close = False
        self._make_works_of_files()
        self._make_menus()
        self._make_works()
        self._place()
        self._connect_actions()
        self._connect_parts()
        self._show_what_is_open()
        self.session.document.set_profile(first_profile(self.preferences, settings))
        self._place_on_screen = WindowPlace(self, self.docks, settings, number)
        self._place_on_screen.restore()

    # Making

    def _make_works_of_files(self) -> None:
        session, jobs, messages, kept = self.session, self.jobs, self.messages, self.preferences
        self.files = Files(session, jobs, messages=messages, settings=self._settings, preferences=kept, window=self)
        if self._others is not None:
            self.files.elsewhere = partial(self._others.takes, self.number)
            self.files.forward = partial(self._others.forward, self.number)
        self.locking = SetLocking(session, self.files, messages, self)
        self.outside = OutsideWork(session, jobs, files=self.files, messages=messages, preferences=kept, window=self)
        self.reading = ReadingOn(session, jobs, messages, self)

    def _make_menus(self) -> None:
        actions, kept, view = self.actions_by_id, self.preferences, self.page.view
        self.dialogs = SmallDialogs(actions, self.page, kept, self)
        self.profile_choice = ProfileChoice(first_profile(kept, self._settings), actions.menu("profile"), self)
        self._recent = RecentMenu(self._settings, actions.menu("recent"))
        ThemeMenu(kept, actions.menu("theme"))
        TableMenu(actions, view)
        TableLook(view, self._settings, actions.menu("columns"))

    def _make_works(self) -> None:
        """Make what carries out what is asked for in the menus."""
        session, kept, messages = self.session, self.preferences, self.messages
        self.hint = HintBubble(self)
        self.saved_filters = SavedFilters(kept, self.page, self)
        self.recovery = RecoveryWork(
            session, self.jobs, files=self.files, messages=messages, preferences=kept, listed=self.start_page.left,
            window=self,
        )  # fmt: skip
        self.growth_work = GrowthWork(
            session, self.files, page=self.page, panel=self.sitemaps, address=self.address, messages=messages,
            window=self,
        )  # fmt: skip
        round_about = (self.docks.place_of(spec.panel) for spec in KEYBOARD_ROUND)
        self.parts.lead_through((self.start_page, self.page.bar, self.page.view, self.hint, *round_about))
        about: dict[QWidget, str] = {self.docks.place_of(spec.panel): spec.panel for spec in DOCKS}
        about |= {self.page.view: "table", self.page.bar: "filter-words"}
        self.help = Help(session, self.actions_by_id, kept, self._settings, pages_by_widget=about, window=self)

    # Placing

    def _place(self) -> None:
        self.actions_by_id.fill_menu_bar(self.menuBar())
        toolbar = Toolbar(self.actions_by_id, self.profile_choice.place, self)
        self.addToolBar(toolbar)
        export = toolbar.widgetForAction(self.actions_by_id["export"])
        places = {"table": self.page.view, "problems": self.problems, "export": export}
        self.tour = Tour(self.hint, places, self)

    # Connecting

    def _connect_actions(self) -> None:
        done_by = {
            "quit": self.close, "tour": self.tour.begin, "undo": self.session.undo, "redo": self.session.redo,
            "next-part": self.parts.go_on, "check": self.checking.start, "bulk": self.bulk_work.ask,
            **self.find_handlers(),
        }  # fmt: skip
        if self._others is not None:
            done_by |= {"new-window": self._others.show_new, "quit": self._others.quit}
        for part in (
            self.files, self.exporting, self.outside, self.page, self.dialogs, self.problem_work, self.set_work,
            self.growth_work, self.help,
        ):  # fmt: skip
            done_by |= part.handlers()
        # Shortcuts come while a cell is being edited, too; what was typed comes first.
        self.actions_by_id.connect_all(done_by, first=self.finish_editing)
        # Qt opens menus with the menu key only; on Windows the system itself takes Shift+F10 for it.
        QShortcut(QKeySequence("Shift+F10"), self).activated.connect(self._open_context_menu)
        for empty in self.page.findChildren(EmptyState):
            empty.use(self.actions_by_id)
        self.dropping.watch(self)

    def _connect_parts(self) -> None:
        """Connect parts that do not know each other."""
        session, files = self.session, self.files
        files.index_asked.connect(self.growth_work.ask_index)
        self.growth_work.split_asked.connect(self.set_work.ask_split_of)
        self.growth_work.home_changed.connect(self.checking.start)
        self.growth_work.home_changed.connect(self.address.shown)
        self.address.changed.connect(self.checking.start)
        files.about_to_show.connect(self.address.recall)
        files.saved.connect(self.address.remember)
        for told, tell in (
            (session.refused, self.messages.tell_refusal),
            (session.failed, self.messages.tell_error),
            (self.checking.failed, self.messages.tell_error),
        ):
            told.connect(tell)
        files.settling.connect(self.finish_editing)
        self.locking.freed.connect(self._show_freed)
        self.exporting.open_asked.connect(files.open)
        self.problems.rule_requested.connect(self.help.show_rule)
        self.problems.save_requested.connect(self.actions_by_id["save"].trigger)
        self.outside.sources_changed.connect(self.sitemaps.refresh)
        files.saved.connect(self.problem_work.validating.forget)
        for noted in (self.problems.wrapped, files.save_reported, self.messages.queued):
            noted.connect(self.status.show_note)
        self.reading.ended.connect(self.checking.start)
        self.reading.ended.connect(self.address.shown)
        self.profile_choice.chosen.connect(self._use_profile)
        self.start_page.open_asked.connect(files.ask_and_open)
        self.start_page.folder_asked.connect(files.ask_and_open_folder)
        self.start_page.new_asked.connect(files.new)
        self.start_page.sample_asked.connect(files.open_sample)
        self.start_page.file_asked.connect(files.open_recent)
        self._recent.file_asked.connect(files.open_recent)
        self.dropping.dropped.connect(files.open_all)
        self.dropping.over_changed.connect(self.start_page.show_drag)
        self.tour.ended.connect(self._settings.end_tour)

    def _show_what_is_open(self) -> None:
        """Let all that shows the set follow it."""
        session, files = self.session, self.files
        SetShowing(self, files).shown.connect(self.reading.start)
        ProblemShowing(self)
        Figures(session, files, page=self.page, sitemaps=self.sitemaps, status=self.status)
        self._title = WindowTitle(session, files, self)
        self.growth_work.home_changed.connect(self._title.refresh)
        Availability(
            self.actions_by_id, session=session, files=files, page=self.page, sitemaps=self.sitemaps,
            settings=self._settings, typed_in=self.docks.place_of("entry"),
        )  # fmt: skip

    @Slot()
    def _open_context_menu(self) -> None:
        """Open the menu of what has the keyboard, beside its current place."""
        focus: QWidget | None = self.focusWidget()
        if focus is None:
            return
        cursor = focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        # Lists tell it with their header, and want the place of a menu without.
        within = focus.viewport() if isinstance(focus, QAbstractItemView) else focus
        place = within.mapFrom(focus, cursor.center())
        room = within.rect()
        place = QPoint(max(0, min(place.x(), room.right())), max(0, min(place.y(), room.bottom())))
        by_keyboard = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(focus, QContextMenuEvent(by_keyboard, place, within.mapToGlobal(place)))

    # What the parts tell

    @Slot()
    def _show_freed(self) -> None:
        """What could only be looked at may be edited now."""
        self.sitemaps.refresh()
        if self.docks.is_made("entry"):
            self.entry_showing.refresh()
        self.session.announce_problems()
        self._title.refresh()

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
        self.locking.leave()
        self.recovery.leave(is_settled=not self.files.has_unsaved)
        # The history tells of its own end, when those who listen may be gone already.
        self.session.undo_stack.blockSignals(True)
