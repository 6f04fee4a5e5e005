"""What is possible now: watches the window's state and enables actions by it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from sitemap_studio.document.fixing import fixable_rules
from sitemap_studio.document.set_edits.set_editing import takes_sitemaps
from sitemap_studio.gui.actions import Actions, Need, translated
from sitemap_studio.gui.files.files import Files
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.panels.sitemaps import SitemapsPanel
from sitemap_studio.gui.preferences import Settings
from sitemap_studio.gui.work.entry_page import EntryPage
from sitemap_studio.validation.problems import Problems

_LINES: Final = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox)
"""What one types in."""


class Availability(QObject):
    """Keeps the actions' enabled states, and the words of undo and redo, right at all times."""

    def __init__(
        self,
        actions: Actions,
        *,
        session: Session,
        files: Files,
        page: EntryPage,
        sitemaps: SitemapsPanel,
        settings: Settings,
        typed_in: QWidget,
    ) -> None:
        """Follow what these tell.

        Args:
            actions: What is enabled and disabled.
            session: What is open.
            files: Whether it is on disk.
            page: What is selected, and whether a cell is edited.
            sitemaps: Which sitemaps are selected.
            settings: Whether there are recent files.
            typed_in: What is typed in there belongs to the set, and is taken when it is saved.
        """
        super().__init__(actions)
        self._typed_in, self._is_typing = typed_in, False
        self._actions, self._session, self._files = actions, session, files
        self._page, self._sitemaps, self._settings = page, sitemaps, settings
        self._known: tuple[Problems, Need] | None = None
        self._is_coming = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show)
        self._listen()
        self.refresh()

    def _listen(self) -> None:
        """Look again whenever anything is told by which something else may be possible."""
        session, view, stack = self._session, self._page.view, self._session.undo_stack
        for signal in (stack.cleanChanged, stack.canUndoChanged, stack.canRedoChanged, stack.indexChanged):
            signal.connect(self.refresh)
        self._files.about_to_show.connect(self._await)
        self._files.open_changed.connect(self._take)
        of_set = (session.replaced, session.changed, session.problems_changed, session.busy_changed)
        for plain in (*of_set, self._files.saved, self._settings.recent_changed):
            plain.connect(self.refresh)
        view.selection_count_changed.connect(self.refresh)
        view.selectionModel().currentChanged.connect(self.refresh)
        view.shown_count_changed.connect(self.refresh)
        view.editing_changed.connect(self.refresh)
        self._sitemaps.selection_changed.connect(self.refresh)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_keyboard)

    @Slot(QWidget, QWidget)
    def _follow_keyboard(self, old: QWidget | None, now: QWidget | None) -> None:
        is_typing = isinstance(now, _LINES) and self._typed_in.isAncestorOf(now)
        if is_typing != self._is_typing:
            self._is_typing = is_typing
            self.refresh()

    @Slot()
    def _await(self) -> None:
        """Another set is coming, of which all parts tell one after the other."""
        self._is_coming = True

    @Slot()
    def _take(self) -> None:
        self._is_coming = False
        self._show()

    @Slot()
    def refresh(self) -> None:
        """Work out what is possible, and show it; what is told many times at once, as of files that come, only once."""
        if self._is_coming or self._session.is_being_read:
            self._soon.start()
        else:
            self._show()

    @Slot()
    def _show(self) -> None:
        self._soon.stop()
        self._actions.set_available(self._now())
        stack = self._session.undo_stack
        self._name("undo", self.tr("&Undo {step}"), stack.undoText())
        self._name("redo", self.tr("&Redo {step}"), stack.redoText())

    def _now(self) -> Need:
        need = Need.NOTHING
        if self._settings.has_recent_files():
            need |= Need.RECENT
        if not self._files.is_open:
            return need
        stack = self._session.undo_stack
        need |= Need.SET
        conditions = (
            (Need.ENTRIES, self._page.view.entries.rowCount() > 0),
            (Need.SELECTION, self._page.view.commands.chosen.ranges().row_count() > 0),
            # What is being typed may be the first change.
            (Need.UNSAVED, self._files.can_save or self._page.view.is_editing or self._is_typing),
            (Need.EDITABLE, not self._session.document.is_read_only),
            (Need.COPYABLE, self._files.can_copy),
            (Need.FILE, self._session.document.path is not None),
            (Need.UNDO, stack.canUndo() and not self._session.is_busy),
            (Need.REDO, stack.canRedo() and not self._session.is_busy),
            (Need.SITEMAP, self._page.takes_entries),
            (Need.INDEX, takes_sitemaps(self._session.document)),
            (Need.BARE, self._session.document.index is None),
            (Need.LISTED, self._sitemaps.has_selected()),
            (Need.SORTED, self._page.view.entries.order.is_sorted),
        )
        # Asked after every step, and flags are slow to join one by one.
        joined = sum(condition.value for condition, holds in conditions if holds)
        return need | Need(joined) | self._of_problems()

    def _of_problems(self) -> Need:
        """What the problems allow; remembered, since it is asked after every step in the table."""
        problems = self._session.document.problems
        if self._known is None or self._known[0] is not problems:
            need = Need.PROBLEMS if problems.counts() else Need.NOTHING
            self._known = problems, need | Need.FIXABLE if fixable_rules(problems) else need
        return self._known[1]

    def _name(self, identifier: str, pattern: str, step: str) -> None:
        action = self._actions[identifier]
        label = action.iconText()
        bare = translated("&Undo") if identifier == "undo" else translated("&Redo")
        action.setText(pattern.format(step=step) if step else bare)
        action.setIconText(label)
