"""The section “Page” of the entry panel: the stored facts about one page, and the command that requests it again."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from typing import Final

import polars as pl
from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message
from sitemap_studio.core.preferences import PAGE_BOT
from sitemap_studio.core.progress import Progress
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import MAX_TOOLTIP_CHARACTERS, cell_text
from sitemap_studio.gui.i18n import localized, localized_error
from sitemap_studio.gui.jobs.background_jobs import LatestJob
from sitemap_studio.gui.page_checks import PageChecks
from sitemap_studio.gui.theme import Tint, bold, scaled
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.model.page_columns import NO_PAGE
from sitemap_studio.pages.bots import BOTS, STUDIO, Bot
from sitemap_studio.pages.check_types import MAX_REDIRECTS
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.pages.page_facts import PageFacts
from sitemap_studio.pages.page_reasons import REASON_ROWS
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.url_syntax import is_web, page_loc

translate: Final = QCoreApplication.translate

_LONG_WORD: Final = re.compile(r"\S{25,}")
_BREAKABLE: Final = re.compile(r"([/?&=\-_.,;]|[^/?&=\-_.,;]{20})")


def curl_command(loc: str, bot: Bot) -> str:
    """Return the command that requests a page as a bot with curl, quoted for POSIX shells, without any credentials.

    Args:
        loc: URL in the form of `page_loc`.
        bot: The bot.
    """
    redirects = "--location", "--max-redirs", str(MAX_REDIRECTS)
    return shlex.join(["curl", "--globoff", *redirects, "--include", "--user-agent", bot.user_agent, "--url", loc])


def fact_rows(facts: PageFacts) -> Iterator[tuple[str, str]]:
    """Yield localized name and text of each fact about a page: verdict, requests, canonicals, robots rules and dates.

    Facts without a value have an empty text.
    """
    words = localized(REASON_ROWS[facts.reason].words)
    verdicts = {
        True: translate("PageSection", "Yes"),
        False: translate("PageSection", "No: {reason}").format(reason=words),
        None: translate("PageSection", "Unknown: {reason}").format(reason=words),
    }
    yield translate("PageSection", "Indexable"), "\n".join(filter(None, (verdicts[facts.indexable], facts.error)))
    no_response = translate("PageSection", "no response")
    hops = [f"{no_response if hop.status is None else hop.status}  {hop.url}" for hop in facts.hops]
    yield translate("PageSection", "Requests"), "\n".join(hops)
    sources = {
        "link": translate("PageSection", "{value} (link element)"),
        "header": translate("PageSection", "{value} (HTTP header)"),
        "meta": translate("PageSection", "{value} (meta element, {bot})"),
    }
    outside = translate("PageSection", "{value} (outside the head, ignored)")
    canonicals = [
        (sources[canonical.source] if canonical.is_valid else outside).format(value=canonical.url)
        for canonical in facts.canonicals
    ]
    yield translate("PageSection", "Canonical"), "\n".join(canonicals)
    in_header = translate("PageSection", "{value} (X-Robots-Tag, {bot})")
    rules = [
        (sources["meta"] if rule.source == "meta" else in_header).format(value=rule.value, bot=rule.bot)
        for rule in facts.robots
    ]
    yield translate("PageSection", "Robots"), "\n".join(rules)
    yield translate("PageSection", "Checked"), _time_text(facts.checked)
    yield translate("PageSection", "Text changed"), "" if facts.is_volatile else _time_text(facts.changed)
    yield translate("PageSection", "Last-Modified"), facts.modified
    yield translate("PageSection", "Date in the page"), facts.dated


def _time_text(seconds: int | None) -> str:
    """Return a Unix time as local date and time; empty without a time."""
    return "" if seconds is None else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _read_page(loc: str, bot: str, notices: list[Message], _progress: Progress) -> PageFacts | None:
    """Return the stored facts about a page, and add the notices of the store to `notices`; called in a job.

    Args:
        loc: URL in the form of `page_loc`.
        bot: Name of the bot.
        notices: Receives messages, such as about damaged files, also if the job was replaced meanwhile.

    Returns:
        The facts; None without any.
    """
    with FactsStore() as store:
        facts = store.get(loc, bot)
        notices += store.notices
        return facts


class PageSection(QWidget):
    """Facts about the page of one entry, with a button that requests the page again, and one that copies a command.

    The facts are read from the store in a job.

    Attributes:
        again_button: Requests the page again; disabled while pages are requested.
        curl_button: Copies a command for curl; disabled without facts.
    """

    def __init__(self, context: Context, checks: PageChecks, parent: QWidget) -> None:
        """Create the section, hidden until `show_page`."""
        super().__init__(parent)
        self._context, self._checks = context, checks
        self._loc, self._shown = "", ("", "")
        self._shown_rows = list[tuple[str, str]]()
        self._job, self._notices = LatestJob(context.jobs, self), list[Message]()
        self._job.answered.connect(self._on_read)
        self._job.failed.connect(self._on_failed)
        self._job.stopped.connect(lambda _: self._show_facts(None, self.tr("The facts were not loaded.")))
        title = QLabel(self.tr("Page"), self)
        title.setFont(bold(title.font()))
        self.again_button = QPushButton(self.tr("As&k again"), self)
        self.again_button.setObjectName("ask-again")
        self.again_button.setToolTip(self.tr("Request this page now, and replace its stored facts."))
        self.again_button.clicked.connect(self._ask_again)
        self.curl_button = QPushButton(self.tr("Copy as curl command"), self)
        self.curl_button.setObjectName("copy-curl")
        self.curl_button.clicked.connect(self._copy_curl_command)
        for button in (self.again_button, self.curl_button):
            button.setAutoDefault(False)
            # In a narrow panel, texts are cut rather than the panel widened.
            button.setMinimumWidth(scaled(40))
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._note.setObjectName("page-note")
        self._note.setWordWrap(True)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(12)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setVerticalSpacing(4)
        head = fill(QHBoxLayout(), (title, 1), self.again_button, spacing=8)
        fill(QVBoxLayout(self), head, self._note, self._form, self.curl_button, spacing=4)
        checks.changed.connect(self._refresh_buttons)
        self.hide()

    @property
    def rows(self) -> dict[str, str]:
        """Texts of the shown facts by name, without the invisible breaks inside URLs."""
        labels = [label for label in self.findChildren(TintedLabel) if label.accessibleName()]
        return {label.accessibleName(): label.text().replace("\u200b", "") for label in labels}

    def show_page(self, loc: str) -> None:
        """Show the page of a URL as written; hide the section without a complete web URL.

        A job reads the stored facts if the window has loaded facts about this page. Until its end, the section
        shows no facts, or facts about this page that it already shows. Facts that do not change are not replaced, so
        that focus and selected text remain.
        """
        loc = page_loc(loc)
        self.setVisible(is_web(loc))
        self._loc = loc if is_web(loc) else ""
        page, columns = (self._loc, self._bot.name), self._context.session.document.page_columns
        is_known = columns is not None and columns.rows_of(pl.Series([self._loc]))[0] != NO_PAGE
        if not is_known:
            self._job.cancel_latest()
            self._show_facts(None, self.tr("This page has not been checked."))
        else:
            if page != self._shown:
                self._show_facts(None, self.tr("Loading facts …"))
            self._job.request(page, self.tr("Loading page facts"), partial(_read_page, *page, self._notices))
        self._shown = page

    @Slot(object, object)
    def _on_read(self, _page: tuple[str, str], facts: PageFacts | None) -> None:
        """Show the facts that a job read, and the notices of the store."""
        while self._notices:
            self._context.messages.show_message(Severity.WARNING, localized(self._notices.pop(0)))
        self._show_facts(facts, self.tr("This page has not been checked."))

    @Slot(object, object)
    def _on_failed(self, _page: tuple[str, str], error: StudioError) -> None:
        """Show the error of a failed job in the note, instead of facts."""
        self._show_facts(None, localized_error(error))

    def _show_facts(self, facts: PageFacts | None, note: str) -> None:
        """Show facts in the form, or without facts a note instead."""
        self._show_rows([] if facts is None else [(name, text) for name, text in fact_rows(facts) if text])
        self._note.setText("" if facts is not None else note)
        self._note.setVisible(facts is None)
        self._refresh_buttons()

    def _show_rows(self, rows: list[tuple[str, str]]) -> None:
        """Show facts, given as pairs of name and text, in place of the shown ones, unless these are equal."""
        if rows != self._shown_rows:
            self._shown_rows = rows
            while self._form.rowCount():
                self._form.removeRow(0)
            for name, text in rows:
                label, value = self._make_name(name), self._make_value(name, text)
                if "://" in text:
                    # URLs need the whole width of a narrow panel.
                    self._form.addRow(label)
                    self._form.addRow(value)
                else:
                    self._form.addRow(label, value)

    def _make_name(self, name: str) -> QLabel:
        """Return a new label with the name of a fact, beside the first line of its text."""
        label = QLabel(name, self)
        label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        return label

    def _make_value(self, name: str, text: str) -> TintedLabel:
        """Return a new selectable label with a text, which is cut if very long; long words wrap after 20 letters."""
        shown = "\n".join(map(cell_text, text[:MAX_TOOLTIP_CHARACTERS].split("\n")))
        shown = _LONG_WORD.sub(lambda word: _BREAKABLE.sub("\\1\u200b", word[0]), shown)
        label = TintedLabel(Tint.TEXT, shown, self)
        label.setWordWrap(True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        label.setAccessibleName(name)
        return label

    @property
    def _bot(self) -> Bot:
        """The bot whose facts the window shows; without facts, the preferred one."""
        columns = self._context.session.document.page_columns
        name = self._context.preferences[PAGE_BOT] if columns is None else columns.bot
        return BOTS.get(name, STUDIO)

    @Slot()
    def _refresh_buttons(self) -> None:
        """Enable the request button if a page is shown and no page is requested, and the other one if facts are shown."""
        self.again_button.setEnabled(bool(self._loc) and not self._checks.is_busy)
        self.curl_button.setEnabled(bool(self._shown_rows))

    @Slot()
    def _ask_again(self) -> None:
        """Start a request of the page regardless of its stored facts, unless pages are being requested."""
        if self._loc and not self._checks.is_busy:
            self._checks.check_again(self._loc, self._bot)

    @Slot()
    def _copy_curl_command(self) -> None:
        """Copy the command that requests the page with curl to the clipboard, and confirm that in the status line."""
        if self._loc:
            QGuiApplication.clipboard().setText(curl_command(self._loc, self._bot))
            self._context.show_note(self.tr("Copied to the clipboard."))
