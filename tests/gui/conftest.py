"""Fixtures of the tests of the window: real sessions, documents, jobs and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from shutil import rmtree

import numpy as np
import polars as pl
import pytest
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import STATE_VARIABLE
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import new_document
from sitemap_studio.document.sitemap_set import SitemapFile
from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog
from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_view import EntryView
from sitemap_studio.gui.theme import Theme, apply_theme
from sitemap_studio.model.columns import entry_frame
from sitemap_studio.model.edits import InsertEntries
from sitemap_studio.pages.facts_store import default_facts_folder
from sitemap_studio.validation.set_validation import validate_entries

Column = Sequence[str | None]
FONT_FILE = Path(__file__).parents[1] / "data" / "fonts" / "DejaVuSans.ttf"  # has the same letters on every machine
FONT_POINTS = 9


def a_document(*sitemaps: int, extensions: pl.DataFrame | None = None, **columns: Column) -> Document:
    """Return a validated document from columns by field.

    Args:
        sitemaps: Number of entries of each sitemap; by default, one sitemap has all.
        extensions: Extensions of the first sitemap, with the columns `entry` and `xml`.
        columns: Texts by field.
    """
    document = new_document()
    frame = entry_frame(columns)
    first = 0
    for place, count in enumerate(sitemaps or (len(frame),)):
        if place == len(document.sitemaps):
            document.sitemaps.append_sitemap(SitemapFile(place, loc=f"https://a.example/sitemap{place}.xml"))
        of_sitemap = frame.slice(first, count)
        slots = document.add_entries(of_sitemap, sitemap=place, extensions=None if place else extensions)
        InsertEntries(np.arange(first, first + count), slots).apply(document.table)
        first += count
    document.problems = validate_entries(document.table)
    return document


DocumentMaker = Callable[..., Document]


def find_save_summary(window: QWidget) -> SaveSummaryDialog | None:
    """Return the visible summary before a save of a window; None without one."""
    return next((each for each in window.findChildren(SaveSummaryDialog) if each.isVisible()), None)


def confirm_save(window: QWidget, *, deletes: bool = False) -> bool:
    """Confirm the summary before a save, if one is visible, and return whether it was; `deletes` deletes unused files."""
    dialog = find_save_summary(window)
    if dialog is not None:
        box, button = dialog.findChild(QCheckBox, "delete-files"), dialog.findChild(QPushButton, "confirm-save")
        assert box is not None
        assert button is not None
        box.setChecked(deletes)
        button.click()
    return dialog is not None


@pytest.fixture(autouse=True)
def _no_logs(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Use a separate state folder, without recovery logs of other tests."""
    monkeypatch.setenv(STATE_VARIABLE, str(tmp_path_factory.mktemp("state")))


@pytest.fixture(autouse=True)
def _no_stored_facts() -> None:
    """Delete the facts about pages that other tests stored, so that no window loads them."""
    rmtree(default_facts_folder(), ignore_errors=True)


@pytest.fixture(scope="session")
def _bundled_font_family(qapp: QApplication) -> str:
    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(FONT_FILE)))[0]


@pytest.fixture
def bundled_font(qapp: QApplication, _bundled_font_family: str) -> Iterator[None]:
    """Use the font of the test data in the program, for tests that measure widths or pixels."""
    usual = qapp.font()
    qapp.setFont(QFont(_bundled_font_family, FONT_POINTS))
    apply_theme(qapp, Theme.LIGHT)
    yield
    qapp.setFont(usual)
    apply_theme(qapp, Theme.LIGHT)


@pytest.fixture(params=[Theme.LIGHT, Theme.DARK], ids=["light", "dark"])
def theme(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Theme]:
    """Apply the light theme, then the dark one."""
    apply_theme(qapp, request.param)
    yield request.param
    apply_theme(qapp, Theme.LIGHT)


@pytest.fixture
def document_of() -> DocumentMaker:
    """Function that builds validated documents from columns; see `a_document`."""
    return a_document


@pytest.fixture
def session(qapp: object) -> Session:
    """Session with an empty document."""
    return Session()


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    """Jobs, stopped after the test."""
    jobs = Jobs()
    yield jobs
    jobs.stop()


ViewMaker = Callable[[Document], EntryView]


@pytest.fixture
def show_table(qtbot: QtBot, session: Session) -> ViewMaker:
    """Function that opens a document in the session, and shows it in a table."""

    def make(document: Document) -> EntryView:
        session.open_document(document)
        view = EntryView(session)
        qtbot.addWidget(view)
        view.resize(900, 500)
        with qtbot.waitExposed(view):
            view.show()
        view.setFocus()
        return view

    return make
