"""In a language with longer texts, all texts are translated and none is cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from sitemap_studio.document.saving.save_plan import SaveTarget
from sitemap_studio.document.saving.save_summary import SaveSummary
from sitemap_studio.document.source_text import encoding_choices
from sitemap_studio.gui.actions import PANELS
from sitemap_studio.gui.dialogs.missing_languages_dialog import MissingLanguagesDialog
from sitemap_studio.gui.dialogs.opening_dialogs import ChooseIndexDialog, EncodingDialog
from sitemap_studio.gui.dialogs.save_summary_dialog import SaveSummaryDialog
from sitemap_studio.gui.dialogs.saved_filters import SaveFilterDialog
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.widgets import job_bars
from sitemap_studio.gui.widgets.message_boxes import FaultDialog, UnsavedQuestion
from tests.gui.languages.pseudo import pseudo, spoken_in
from tests.gui.languages.text_checks import cut_off, dialog_actions, opened_dialog, process_layouts, untranslated
from tests.gui.shell.conftest import Opener

pytestmark = pytest.mark.fonts

PIXELS = (1_600, 1_000)


@pytest.fixture
def longer_language(qapp: QApplication) -> Iterator[None]:
    """Artificial language with longer texts, for widgets that are created afterwards."""
    with spoken_in(pseudo, qapp):
        yield


def test_window_and_dialog_texts_are_translated_and_not_cut(
    longer_language: None, open_set: Opener, flawed: Path, qtbot: QtBot
):
    window = open_set(flawed)
    window.resize(*PIXELS)
    narrow = [*narrow_panels(window)]
    english = untranslated(window)
    for identifier in dialog_actions():
        dialog = opened_dialog(window, identifier, qtbot)
        if dialog is not None:
            english |= {words: f"{identifier}: {place}" for words, place in untranslated(dialog).items()}
            narrow += [f"{identifier}: {each}" for each in cut_off(dialog)]
            dialog.reject()
            qtbot.waitUntil(lambda closing=dialog: not closing.isVisible())  # type: ignore[misc]
    assert (english, sorted(set(narrow))) == ({}, [])
    assert sorted(set(narrow)) == []


def test_sitemap_and_further_dialogs_are_translated_and_not_cut(
    longer_language: None, open_set: Opener, set_with_missing: Path, qtbot: QtBot
):
    window = open_set(set_with_missing)
    window.resize(*PIXELS)
    window.sitemaps.select_sitemap(next(iter(window.session.document.sitemaps)).id)
    window.page.view.selectAll()
    english: dict[str, str] = {}
    narrow: list[str] = []
    for identifier in ("split-sitemap", "add-sitemap", "move-entries"):
        dialog = opened_dialog(window, identifier, qtbot)
        assert dialog is not None, identifier
        english |= untranslated(dialog)
        narrow += [f"{identifier}: {each}" for each in cut_off(dialog)]
        dialog.reject()
    for asked in other_dialogs(window):
        asked.open()
        process_layouts()
        english |= untranslated(asked)
        narrow += [f"{type(asked).__name__}: {each}" for each in cut_off(asked)]
        asked.reject()
    assert (english, sorted(set(narrow))) == ({}, [])


def test_longer_texts_are_not_cut_in_smallest_window(
    longer_language: None, open_set: Opener, set_with_missing: Path, monkeypatch: pytest.MonkeyPatch
):
    # On a busy machine jobs take long enough to be shown, with names that are shortened.
    monkeypatch.setattr(job_bars, "SHOWN_AFTER_MS", 600_000)
    window = open_set(set_with_missing)
    for spec in PANELS:
        window.docks.show_panel(spec.panel)
    process_layouts()
    window.resize(window.minimumSizeHint())
    assert sorted(set(narrow_panels(window))) == []


def other_dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Return the dialogs that no action opens directly."""
    yield ChooseIndexDialog([Path("sitemap.xml"), Path(f"sitemap-{'very-' * 20}long.xml")], window)
    yield EncodingDialog("a.xml", encoding_choices(Path(__file__)), set_title="sitemap.xml", parent=window)
    yield MissingLanguagesDialog({"en": "https://a.example/"}, "https://a.example/1", 3, window)
    yield SaveFilterDialog("", [], window)
    path = Path(f"sitemap-{'very-' * 20}long.xml")
    written = SaveTarget(0, path, path, is_changed=True)
    summary = SaveSummary((written,), (), (path,), {0: 2}, {"loc-missing": 3}, is_checked=False)
    yield SaveSummaryDialog(window.session.document, summary, window)
    yield UnsavedQuestion("sitemap.xml", window)
    yield FaultDialog("", window, is_kept=True)


def narrow_panels(window: MainWindow) -> Iterator[str]:
    """Yield cut texts of the window with each panel raised in turn."""
    for spec in PANELS:
        window.docks.show_panel(spec.panel)
        process_layouts()
        yield from (f"{spec.panel}: {each}" for each in cut_off(window))
