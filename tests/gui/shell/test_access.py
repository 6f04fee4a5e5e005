"""All widgets of windows and dialogs have accessible names, and are reached and left by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import numpy as np
import polars as pl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.core.preferences import FONT_POINTS, Preferences
from sitemap_studio.document.checking import problems_in_order
from sitemap_studio.document.merging import plan_merge, read_source
from sitemap_studio.document.recovery.log_files import find_recoverable_logs, recovery_folder
from sitemap_studio.document.saving.save_plan import ObsoleteFile, SaveTarget
from sitemap_studio.document.saving.save_summary import SaveSummary
from sitemap_studio.document.set_edits.sitemap_edits import read_existing
from sitemap_studio.document.site_merge import LINE_SCHEMA, SitePlan
from sitemap_studio.document.source_text import encoding_choices
from sitemap_studio.gui import dialogs
from sitemap_studio.gui.actions import PANELS
from sitemap_studio.gui.appearance import Appearance, FocusRing
from sitemap_studio.gui.dialogs.check_dates_dialog import SetDatesDialog
from sitemap_studio.gui.dialogs.fixes_dialog import CellFixPopover
from sitemap_studio.gui.dialogs.missing_languages_dialog import MissingLanguagesDialog
from sitemap_studio.gui.dialogs.new_file_dialogs import NewFilesDialog, SplitDialog
from sitemap_studio.gui.dialogs.open_from_web_dialogs import FetchFailuresDialog
from sitemap_studio.gui.dialogs.opening_dialogs import ChooseIndexDialog, EncodingDialog
from sitemap_studio.gui.dialogs.recovery_dialog import RecoveryDialog
from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog
from sitemap_studio.gui.dialogs.saved_filters import SaveFilterDialog
from sitemap_studio.gui.dialogs.site_merge_dialog import SiteMergeDialog
from sitemap_studio.gui.dialogs.sitemap_dialogs import AddFilesDialog
from sitemap_studio.gui.dialogs.source_dialogs import (
    ColumnsDialog,
    LogDialog,
    LogOptions,
    MergeDialog,
    SkippedPagesDialog,
)
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.planned_changes.job_dialogs import DifferencesDialog, JobDialog, PlanDialog
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.theme import Theme, apply_theme
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.message_boxes import (
    BrowseQuestion,
    DeleteFactsQuestion,
    FaultDialog,
    RemoveAllQuestion,
    ReplaceQuestion,
    UnsavedQuestion,
)
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.sources.fetched_copies import FetchedCopies
from sitemap_studio.sources.fetched_versions import SiteVersions
from sitemap_studio.sources.site_fetch import FetchReport
from tests.gui.accessibility import nameless, out_of_order, place_of, takes_tab, walk
from tests.gui.languages.text_checks import dialog_actions, opened_dialog, process_layouts
from tests.gui.shell.conftest import Opener, sitemap_xml
from tests.gui.shell.extension_cases import IMAGES, OTHER, VIDEO, links, urlset_of
from tests.gui.shell.test_recovery import crash

SAMPLES = resource("samples/sitemap.xml")
PIXELS, FEWER_PIXELS = (1_600, 1_000), (1_280, 800)
LARGE_POINTS = 20  # about twice the default font size
OTHER_DIALOGS = ("help", "about")  # actions that open one, and do not say so by their words
NEWS = "<news:news><news:title>a & b</news:title></news:news>"  # with a fault that is repaired
MOST_WALKS = 5  # something may come or go while one walks; then one walks again, at most so often

READY: dict[str, Callable[[MainWindow], bool]] = {
    "overview": lambda window: bool(window.overview.charts) and not window.overview.is_busy,
    "languages": lambda window: window.languages.table.rowCount() > 0 and not window.languages.is_busy,
    "entry": lambda window: window.entry.title.text().startswith("Entry"),
    "preview": lambda window: bool(window.preview.xml.lines),
}
"""When panels show what they have to."""


@dataclass
class Visit:
    """Visits windows by keyboard, and collects faults of names, focus and tab order.

    Attributes:
        ring: What shows where the keyboard is.
        faults: What was found.
        met: The kinds of dialogs that were looked at.
    """

    ring: FocusRing
    faults: list[str] = field(default_factory=list)
    met: set[type] = field(default_factory=set)

    def see(self, part: QWidget) -> None:
        """Check a part of a window or a whole dialog."""
        part.window().activateWindow()
        for _ in range(MOST_WALKS):
            process_layouts()
            wanted, visited = takes_tab(part), walk(part, self._expect_ring)
            if wanted == takes_tab(part):
                break
        doubled = {place_of(each) for each in visited if visited.count(each) > 1}
        self.note(part, nameless(part))
        self.note(part, out_of_order(part, visited))
        self.note(part, (f"Tab does not lead to {place_of(each)}" for each in wanted if each not in visited))
        self.note(part, (f"Tab does not leave {each}" for each in doubled))
        self.note(part, keys_to_nothing(part))

    def see_pages(self, dialog: QDialog) -> None:
        """Check all pages of a dialog."""
        self.met.add(type(dialog))
        self.see(dialog)
        for pages in dialog.findChildren(QTabWidget):
            for page in range(1, pages.count()):
                pages.setCurrentIndex(page)
                self.see(dialog)
        dialog.reject()

    def note(self, part: QWidget, faults: Iterable[str]) -> None:
        """Add the faults of a part."""
        self.faults += [f"{part.windowTitle() or type(part).__name__}: {fault}" for fault in faults]

    def _expect_ring(self, widget: QWidget) -> None:
        if self.ring.ringed_widget is not widget and not isinstance(widget, EntryView):
            self.faults.append(f"{place_of(widget)} has no ring")


@pytest.fixture
def visit(qapp: QApplication) -> Iterator[Visit]:
    visit = Visit(FocusRing(qapp, qapp))
    yield visit
    visit.ring.deleteLater()


@pytest.fixture
def set_font_size(qapp: QApplication, preferences: Preferences) -> Iterator[Callable[[int], None]]:
    """Function that sets the font size in points."""
    appearance = Appearance(qapp, preferences)
    yield lambda points: preferences.change({FONT_POINTS: points})
    preferences.change({FONT_POINTS: 0})
    appearance.deleteLater()
    apply_theme(qapp, Theme.LIGHT)


@pytest.fixture
def with_everything(tmp_path: Path) -> Path:
    """Sitemap with extensions of every kind, faulty alternates, and a repair."""
    first = IMAGES + VIDEO + NEWS + OTHER + "<mobile:mobile/>" + links("en", "de", "fr")
    path = tmp_path / "everything.xml"
    path.write_text(urlset_of(("https://a.example/en/page", first), ("https://a.example/de/page", links("de"))))
    return path


def test_all_widgets_are_named_and_tabbed_in_reading_order(
    open_set: Opener,
    window: MainWindow,
    set_font_size: Callable[[int], None],
    with_everything: Path,
    tmp_path: Path,
    visit: Visit,
    qtbot: QtBot,
):
    window.resize(*PIXELS)
    visit.see(window.start_page)
    open_set(SAMPLES)
    for words in ("One", "Two"):
        window.messages.show_message(Severity.ERROR, words, offers=[("Do", window.messages.clear)])
    for part in (window.messages, window.page.bar):
        visit.see(part)
    window.messages.clear()
    see_panels(window, visit, qtbot)
    window.page.view.selectAll()
    for identifier in (*dialog_actions(), *OTHER_DIALOGS):
        see_dialog(window, identifier, visit, qtbot)
    for dialog in other_dialogs(window, tmp_path):
        dialog.open()
        # Its list changes until then.
        qtbot.waitUntil(lambda: not window.jobs.running)
        visit.see_pages(dialog)
    open_set(with_everything)
    see_panels(window, visit, qtbot)
    see_dialog(window, "write-index", visit, qtbot)
    set_font_size(LARGE_POINTS)
    window.resize(*FEWER_PIXELS)
    see_panels(window, visit, qtbot)
    assert not visit.faults, "\n".join(dict.fromkeys(visit.faults))
    assert visit.met == all_dialogs()


def keys_to_nothing(part: QWidget) -> Iterator[str]:
    """Return the labels whose mnemonic leads to a widget that does not take the focus."""
    for label in part.findChildren(QLabel):
        buddy = label.buddy()
        # Qt's stubs don't know that there may be none.
        if buddy is not None and "&" in label.text() and buddy.focusPolicy() == Qt.FocusPolicy.NoFocus:  # type: ignore[redundant-expr]
            yield f"the key of “{label.text()}” leads to nothing"


def see_panels(window: MainWindow, visit: Visit, qtbot: QtBot) -> None:
    """Check every panel, raised in turn, with the first entry selected."""
    window.page.view.go_to(0, 0)
    for spec in PANELS:
        window.docks.show_panel(spec.panel)
        process_layouts()
        is_ready = READY.get(spec.panel, lambda window: not window.jobs.running)
        qtbot.waitUntil(partial(is_ready, window))
        visit.see(window.docks.container_of(spec.panel))
    visit.note(window, nameless(window))


def see_dialog(window: MainWindow, identifier: str, visit: Visit, qtbot: QtBot) -> None:
    dialog = opened_dialog(window, identifier, qtbot)
    if dialog is not None:
        visit.see_pages(dialog)


def other_dialogs(window: MainWindow, folder: Path) -> Iterator[QDialog]:
    """Return the dialogs that no currently enabled action opens."""
    document = window.session.document
    path = folder / "shop.xml"
    path.write_text(sitemap_xml("https://a.example/1", "https://a.example/2"), encoding="utf-8")
    crash(path, "2026-01-01")
    (log,) = find_recoverable_logs(recovery_folder()).logs
    yield RecoveryDialog(log, window.jobs, window)
    yield EncodingDialog("shop.xml", encoding_choices(path), parent=window)
    yield ChooseIndexDialog([path, SAMPLES], window)
    source = next(iter(document.sitemaps)).source
    assert source is not None
    unused = ObsoleteFile(0, path, source, is_renamed=False, is_replaced=False)
    written = SaveTarget(0, path, path, is_changed=True)
    yield SaveSummaryDialog(
        document, SaveSummary((written,), (unused,), (path,), {0: 2}, {"loc-missing": 2}, True), window
    )
    yield SaveFilterDialog("loc contains a", (), window)
    yield SetDatesDialog(window.context, window)
    yield MissingLanguagesDialog({"en": "https://a.example/en/"}, "https://a.example/en/page", 2, window)
    yield SplitDialog(document, next(iter(document.sitemaps)).id, window)
    yield AddFilesDialog(document, read_existing(document, document.table.snapshot(), [path]), None, window)
    yield UnsavedQuestion("shop.xml", window)
    yield ReplaceQuestion("out", 2, window)
    yield RemoveAllQuestion(2, window)
    yield BrowseQuestion(11, window)
    yield DeleteFactsQuestion(window)
    yield FaultDialog("details", window)
    yield next(
        CellFixPopover(window.context, problem.slot, [problem], window)
        for problem in problems_in_order(document)
        if problem.slot is not None and problem.field
    )
    yield FetchFailuresDialog([("https://a.example/b.xml", 404, "The server answered 404.")], window)
    yield SkippedPagesDialog([("404.html", "It is an error page.")], window)
    yield LogDialog("access.log", LogOptions("https://a.example/"), window)
    yield ColumnsDialog("t.csv", pl.DataFrame({"Seite": ["https://a.example/"], "Stand": ["2026-01-01"]}), window)
    yield MergeDialog(document, plan_merge(document, read_source([path])), window)
    plan = SitePlan(
        site_lines(),
        document,
        document.table.order,
        np.empty(0, np.int64),
        site_versions(folder),
        folder,
        ("b.xml",),
        (),
    )
    yield SiteMergeDialog(window.context, "https://a.example/sitemap.xml", lambda _progress: plan, window)


@pytest.mark.parametrize(
    "make_box",
    [
        lambda window: ReplaceQuestion("out", 2, window),
        lambda window: RemoveAllQuestion(2, window),
        lambda window: BrowseQuestion(11, window),
        DeleteFactsQuestion,
        lambda window: FaultDialog("details", window),
    ],
    ids=["replace", "remove", "browse", "delete", "fault"],
)
def test_message_box_buttons_have_mnemonics(window: MainWindow, make_box: Callable[[MainWindow], QMessageBox]):
    box = make_box(window)
    own = [button.text() for button in box.buttons() if box.standardButton(button) is box.StandardButton.NoButton]
    letters = [
        QKeySequence.mnemonic(text).toString() for text in own if text not in ("Show Details...", "Hide Details...")
    ]
    assert letters
    assert all(letters)
    assert "Alt+C" not in letters
    box.deleteLater()


def site_lines() -> pl.DataFrame:
    """Return lines of a conflict and of a file that is new on the site."""
    changed = {
        "origin": "conflict",
        "kind": "changed",
        "what": "lastmod",
        "loc": "https://a.example/1",
        "file": "shop.xml",
    }
    lines = [
        changed | {"mine": "2026-01-01", "theirs": "2026-01-02"},
        {"origin": "site", "kind": "file-added", "file": "new.xml", "theirs": "2"},
    ]
    return pl.DataFrame(lines, schema=LINE_SCHEMA)


def site_versions(folder: Path) -> SiteVersions:
    return SiteVersions(folder, folder, FetchedCopies(), FetchReport((), "", ()))


def all_dialogs() -> set[type]:
    """Return all dialog classes of the program."""
    for module in iter_modules(dialogs.__path__):
        import_module(f"{dialogs.__name__}.{module.name}")
    found, left = set[type](), [QDialog]
    while left:
        kinds = left.pop().__subclasses__()
        left += kinds
        found.update(kind for kind in kinds if kind.__module__.startswith("sitemap_studio"))
    # Not the base classes of others.
    found = {kind for kind in found if not kind.__name__.startswith("_")}
    return found - {Dialog, DifferencesDialog, JobDialog, NewFilesDialog, PlanDialog}
