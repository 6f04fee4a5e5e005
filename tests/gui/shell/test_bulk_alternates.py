"""Bulk edits of alternates: adding and removing a language, and changing its code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.bulk_edit_dialog import BulkEditDialog
from sitemap_studio.gui.planned_changes.before_after import ChangeColumn
from tests.builders import HOST, put, urlset
from tests.gui.shell.window_actions import only_visible

LINK = '<xhtml:link rel="alternate" hreflang="{}" href="{}"/>'
_Kind = TypeVar("_Kind", bound=QWidget)
XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'


@pytest.fixture
def open_pages(open_set, tmp_path: Path) -> Callable[..., QWidget]:
    """Function that opens pages, given by path alone or with the XML of their extensions."""

    def open_in_window(*pages: str | tuple[str, str]) -> QWidget:
        """Return a window with a sitemap of the pages."""
        pairs = [(page, "") if isinstance(page, str) else page for page in pages]
        entries = [{"loc": f"{HOST}/{path}"} | ({"xml": xml} if xml else {}) for path, xml in pairs]
        return open_set(put(tmp_path / "a.xml", urlset(*entries, declared=XHTML)))

    return open_in_window


class AlternatesPage:
    """Page object of the bulk edit dialog of alternates; widgets have object names."""

    def __init__(self, window, qtbot: QtBot, *, operation: str = "add") -> None:
        """Open the dialog by its action, and choose an operation."""
        window.actions_by_id["edit-alternates"].trigger()
        self._qtbot, self.dialog = qtbot, only_visible(window, BulkEditDialog)
        box = self.find(QComboBox, "operation")
        box.setCurrentIndex(box.findData(f"xhtml:link-{operation}"))
        self.wait()

    def find(self, kind: type[_Kind], name: str) -> _Kind:
        """Return a widget by the end of its object name."""
        widget = self.dialog.findChild(kind, f"bulk-{name}")
        assert widget is not None
        return widget

    def wait(self) -> None:
        """Wait until the plan is shown."""
        self._qtbot.waitUntil(lambda: not self.dialog.is_job_pending, timeout=60_000)

    def enter(self, **texts: str) -> None:
        """Enter texts in the inputs of parameters, and wait for the plan."""
        for name, text in texts.items():
            self.find(QLineEdit, name).setText(text)
        self.wait()

    def choose(self, name: str, value: str) -> None:
        """Choose a value in the box of a parameter, and wait for the plan."""
        box = self.find(QComboBox, name)
        box.setCurrentIndex(box.findData(value))
        self.wait()

    def apply(self) -> None:
        """Click the button that applies the plan."""
        self.find(QPushButton, "apply").click()

    @property
    def sentence(self) -> str:
        """Text of the summary."""
        return self.find(QLabel, "sentence").text()

    @property
    def note(self) -> str:
        """Text of the note about skipped entries."""
        return self.find(QLabel, "note").text()

    @property
    def new_values(self) -> list[str]:
        """Texts in the column of new values."""
        model = self.find(QTableView, "changes").model()
        return [model.index(row, ChangeColumn.AFTER).data() for row in range(model.rowCount())]


def extensions_of_all(window) -> list[str | None]:
    """Return the XML of the extensions of all entries, in their order."""
    table = window.session.document.table
    return [table.extension_of(slot) for slot in table.order.tolist()]


def test_existing_link_is_replaced_when_chosen(open_pages, qtbot: QtBot):
    window = open_pages(("en/a", LINK.format("de", f"{HOST}/de/old")), "de/a")
    page = AlternatesPage(window, qtbot)
    page.enter(language="de", old="/en/", new="/de/")
    assert "1 entry already has de." in page.note
    page.choose("existing", "replace")
    assert "already" not in page.note
    page.apply()
    added = [LINK.format(code, f"{HOST}/{code}/a") for code in ("en", "de")]
    assert extensions_of_all(window) == ["\n    ".join(added), None]
    window.actions_by_id["undo"].trigger()
    assert extensions_of_all(window)[0] == LINK.format("de", f"{HOST}/de/old")


def test_language_is_added_to_twenty_pages_by_keyboard(open_pages, qtbot: QtBot):
    window = open_pages(*(f"{code}/{number}" for code in ("en", "de") for number in range(20)))
    page = AlternatesPage(window, qtbot)
    qtbot.waitUntil(page.dialog.isActiveWindow)
    qtbot.keyClicks(page.find(QLineEdit, "language"), "de")
    qtbot.keyClick(page.dialog, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClicks(page.dialog.focusWidget(), "/de/")
    page.wait()
    assert page.find(QLineEdit, "old").text() == "/en/"
    assert page.new_values == [f"en {HOST}/en/{number} de {HOST}/de/{number}" for number in range(20)]
    qtbot.keyClick(page.dialog, Qt.Key.Key_Return)
    assert (
        extensions_of_all(window)
        == [
            "\n    ".join((LINK.format("en", f"{HOST}/en/{number}"), LINK.format("de", f"{HOST}/de/{number}")))
            for number in range(20)
        ]
        + [None] * 20
    )
    assert window.session.undo_stack.undoText() == "Alternates: Add language in 20 entries"
    window.session.undo_stack.undo()
    assert extensions_of_all(window) == [None] * 40


def test_added_language_reports_skipped_entries_in_note(open_pages, qtbot: QtBot):
    known = ("en/0", LINK.format("de", f"{HOST}/de/0"))
    page = AlternatesPage(open_pages(known, "en/1", "de/1", "en/2", "about"), qtbot)
    page.enter(language="de", new="/de/")
    assert page.new_values == [f"en {HOST}/en/1 de {HOST}/de/1"]
    assert page.note == ("1 entry already has de. The replacement does not change 2 URLs. 1 new URL is not in the set.")
    page.choose("targets", "all")
    assert len(page.new_values) == 2


def test_entered_own_language_links_entries_to_themselves(open_pages, qtbot: QtBot):
    page = AlternatesPage(open_pages("a", "de/a"), qtbot)
    page.enter(language="de", old="/", new="/de/")
    assert page.note.endswith("1 entry does not list itself: enter its language.")
    page.enter(own="en")
    assert page.new_values == [f"en {HOST}/a de {HOST}/de/a"]


@pytest.mark.parametrize(
    ("match", "old", "new"),
    [("prefix", f"{HOST}/en/", f"{HOST}/de/"), ("expression", "/en/(.*)", "/de/$1")],
    ids=["prefix", "expression"],
)
def test_translated_url_is_made_by_prefix_or_expression(open_pages, qtbot: QtBot, match, old, new):
    page = AlternatesPage(open_pages("en/a", "de/a"), qtbot)
    page.choose("match", match)
    page.enter(language="de", old=old, new=new)
    assert page.new_values == [f"en {HOST}/en/a de {HOST}/de/a"]


def test_translated_url_is_made_by_host(open_pages, qtbot: QtBot):
    page = AlternatesPage(open_pages("a"), qtbot)
    page.choose("match", "host")
    page.choose("targets", "all")
    page.enter(language="de", old="www.example.com", new="www.example.de", own="en")
    assert page.new_values == [f"en {HOST}/a de https://www.example.de/a"]


@pytest.mark.parametrize(
    ("match", "answers", "sentence"),
    [
        ("prefix", {"language": "xx"}, "“xx” is not a valid language code: “xx” is not a language code of ISO 639-1."),
        ("prefix", {"language": ""}, "Enter a language code, for example de or de-AT."),
        ("prefix", {"old": "en"}, "“en” can't be a URL prefix."),
        ("host", {}, "“/en/” is not a host."),
        ("expression", {"old": "/(en/"}, "The expression “/(en/” is not valid"),
    ],
    ids=["unknown code", "empty code", "no prefix", "no host", "expression"],
)
def test_invalid_input_is_explained_and_disables_button(open_pages, qtbot: QtBot, match, answers, sentence):
    page = AlternatesPage(open_pages("en/a", "de/a"), qtbot)
    page.choose("match", match)
    page.enter(**{"language": "de", "new": "/de/"} | answers)
    assert page.sentence.startswith(sentence)
    assert not page.find(QPushButton, "apply").isEnabled()


def test_language_is_removed_in_one_step(open_pages, qtbot: QtBot):
    both = LINK.format("en", f"{HOST}/en/a") + "\n    " + LINK.format("de", f"{HOST}/de/a")
    window = open_pages(("en/a", both), ("de/a", both), "about")
    page = AlternatesPage(window, qtbot, operation="remove")
    page.enter(language="it")
    assert page.note == "No entry has a link with “it”."
    page.enter(language="de")
    page.apply()
    assert extensions_of_all(window) == [LINK.format("en", f"{HOST}/en/a")] * 2 + [None]
    assert window.session.undo_stack.undoText() == "Alternates: Remove language in 2 entries"
    window.session.undo_stack.undo()
    assert extensions_of_all(window) == [both, both, None]


def test_language_code_is_changed_in_one_step(open_pages, qtbot: QtBot):
    both = LINK.format("pt", f"{HOST}/a") + "\n    " + LINK.format("pt-BR", f"{HOST}/b")
    window = open_pages(("a", both), ("b", LINK.format("pt", f"{HOST}/b")))
    page = AlternatesPage(window, qtbot, operation="recode")
    page.enter(old="pt", new="pt-BR")
    assert page.note == "1 entry already has pt-BR."
    page.apply()
    assert extensions_of_all(window) == [both, LINK.format("pt-BR", f"{HOST}/b")]
    assert window.session.undo_stack.undoText() == "Alternates: Change language code in 1 entry"


def test_empty_hreflang_panel_offers_to_add_language(open_pages, qtbot: QtBot):
    window = open_pages("en/a", "de/a")
    window.docks.show_panel("languages")
    qtbot.waitUntil(lambda: window.languages.empty_text == "This set has no hreflang links.")
    window.languages.findChild(QPushButton, "empty-action").click()
    dialog = only_visible(window, BulkEditDialog)
    qtbot.waitUntil(lambda: not dialog.is_job_pending)
    texts = [
        box.currentText() for box in dialog.findChildren(QComboBox, QRegularExpression("^bulk-(field|operation)$"))
    ]
    assert sorted(texts) == ["Add language", "Alternates"]


def test_planning_language_for_100000_entries_leaves_window_responsive(open_pages, qtbot: QtBot):
    window = open_pages(*(f"{code}/{number}" for code in ("en", "de") for number in range(50_000)))
    page = AlternatesPage(window, qtbot)
    for name, text in (("language", "de"), ("new", "/de/")):
        page.find(QLineEdit, name).setText(text)
    page.dialog.plan()
    steps = 0
    bar = window.page.view.verticalScrollBar()
    while page.dialog.is_job_pending:
        bar.setValue(bar.value() + 50)
        QApplication.processEvents()
        steps += 1
    assert steps > 0
    assert page.sentence.startswith("50,000 entries will change.")


@pytest.mark.parametrize("name", ["language", "new"])
def test_placeholder_is_called_example_and_is_no_value(open_pages, qtbot: QtBot, name: str):
    page = AlternatesPage(open_pages("en/1", "de/1"), qtbot)
    line = page.find(QLineEdit, name)
    assert (line.text(), line.placeholderText()) == (
        "",
        {"language": "for example de", "new": "for example /de/"}[name],
    )
    assert not page.find(QPushButton, "apply").isEnabled()


def test_mnemonic_of_operation_focuses_its_box(open_pages, qtbot: QtBot):
    page = AlternatesPage(open_pages("en/1"), qtbot)
    box = page.find(QComboBox, "operation")
    (label,) = [label for label in page.dialog.findChildren(QLabel) if label.buddy() is box]
    assert label.text() == "&Operation"
    qtbot.waitUntil(page.dialog.isActiveWindow)
    qtbot.keyClick(page.dialog, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is box
