"""Dialog “Check pages”: the pages to request, bot, speed, additional header fields, user name and password."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from sitemap_studio.core.messages import Message, listed
from sitemap_studio.core.preferences import PAGE_BOT, PAGE_SPEED
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.command_line import parse_header_field
from sitemap_studio.document.document import Document
from sitemap_studio.document.listed_pages import RequestablePages, requestable_pages
from sitemap_studio.document.page_counts import slots_of_stale_pages, slots_with_page_problems
from sitemap_studio.document.reporting.page_report import format_duration
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import cell_text
from sitemap_studio.gui.i18n import format_number, localized, text_for_count
from sitemap_studio.gui.planned_changes.job_dialogs import JobDialog
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.layouts import fill, fill_form, match_line_edit_height
from sitemap_studio.gui.widgets.line_edits import make_line_edit
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.pages.bots import BOTS, STUDIO
from sitemap_studio.pages.check_types import DEFAULT_RATE, CheckOptions
from sitemap_studio.protocol.url_syntax import split_authority
from sitemap_studio.sources.public_hosts import is_public, numeric_address

_SIZE: Final = QSize(560, 370)
_DAY_S: Final = 86_400
_MAX_DAYS: Final = 3_650
_MAX_NAMED_HOSTS: Final = 5
_HEADER_LINES: Final = 2
_MAX_QUOTED: Final = 60
_OWN_HOSTS: Final = "pages/own-hosts"
RATES: Final[Mapping[str, float | None]] = {"careful": 1.0, "polite": None, "fast": 20.0, "own": 0.0}
"""Value of `CheckOptions.rate` for each value of the preference `PAGE_SPEED`."""

ALL, SHOWN, SELECTED, STALE, PROBLEMS = "all", "shown", "selected", "stale", "problems"
"""Values of `PageSelection.which`."""


class CheckRequest(NamedTuple):
    """A check of pages that the user requested.

    Attributes:
        locs: Unique URLs in the form of `page_loc`.
        options: Options of the check.
    """

    locs: list[str]
    options: CheckOptions


class PageSelection(NamedTuple):
    """Selection of pages in the dialog.

    Attributes:
        which: `ALL`, `SHOWN`, `SELECTED`, `STALE` or `PROBLEMS`.
        max_age_s: Age in seconds; pages with stored facts up to this age are not requested.
        bot: Name of the bot whose facts count.
    """

    which: str
    max_age_s: float
    bot: str


class CountedPages(NamedTuple):
    """The selected pages, and how many of them are requested.

    Attributes:
        selection: The selection in the dialog.
        pages: The pages, including pages whose stored facts replace a request.
        n_recent: Number of the pages whose stored facts replace a request.
    """

    selection: PageSelection
    pages: RequestablePages
    n_recent: int


def estimated_seconds(by_host: Mapping[str, int], rate: float | None) -> float | None:
    """Return the estimated duration of a check in seconds, for the slowest host; None if no host has a limit.

    Args:
        by_host: Number of pages by host, in the form of `host_key`.
        rate: Value of `CheckOptions.rate`.
    """
    durations = []
    for host, n_pages in by_host.items():
        name = split_authority(host)[1]
        address = numeric_address(name)
        is_local = name == "localhost" or (address is not None and not is_public(address))
        limit = (0.0 if is_local else DEFAULT_RATE) if rate is None else rate
        if limit:
            durations.append(n_pages / limit)
    return max(durations, default=None)


class CheckPagesDialog(JobDialog):
    """Dialog that asks for the pages and options of a check.

    Attributes:
        which: Values of `PageSelection.which`.
        days: Days without a check; hidden unless `STALE` is selected.
        bot: Names of bots.
        speed: Keys of `RATES`.
        confirmation: Confirms that hosts are the user's own; hidden without such hosts.
        header: Additional header fields, one in each line.
        fault: Label below it with the fault of header fields or user name; hidden if they are valid.
        user: User name.
        password: Password.
        check_button: Starts the check.

    Signals:
        chosen: The user started the check; carries a `CheckRequest`.
    """

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Create the dialog with the last bot and speed, and start a job that counts the pages of all entries."""
        super().__init__(context.jobs, parent)
        self._context, self._settings = context, context.settings
        self._document: Document = context.session.document
        self._shown = context.page.filtered_slots()
        self._selected = context.page.selected_slots()
        self._counted: CountedPages | None = None
        self.setWindowTitle(self.tr("Check pages"))
        self.setObjectName("check-pages")
        self._create_page_kinds()
        self._create_bot_and_speed()
        self._create_credentials()
        self._note = self.make_note()
        self._lay_out()
        self.plan()

    # Creation

    def _create_page_kinds(self) -> None:
        """Create the list of kinds of pages to check, and the hidden number of days for `STALE`."""
        self.which = QComboBox(self)
        self.which.setObjectName("which-pages")
        self.which.addItem(self.tr("All"), ALL)
        if self._shown is not None:
            self.which.addItem(self.tr("Shown in the table"), SHOWN)
        if len(self._selected):
            self.which.addItem(self.tr("Selected"), SELECTED)
        self.which.addItem(self.tr("Not checked for"), STALE)
        self.which.addItem(self.tr("With page problems"), PROBLEMS)
        self.days = QSpinBox(self)
        self.days.setObjectName("max-age-days")
        self.days.setRange(1, _MAX_DAYS)
        self.days.setAccessibleName(self.tr("Days without a check"))
        match_line_edit_height(self.days)
        self._show_days_suffix(1)
        self.days.valueChanged.connect(self._show_days_suffix)
        self.days.valueChanged.connect(self.plan_after_pause)
        self.which.currentIndexChanged.connect(self._on_which_changed)
        self.days.hide()

    def _create_bot_and_speed(self) -> None:
        """Create the lists of bots and speeds with the preferred values, and the hidden box that confirms own hosts."""
        self.bot = QComboBox(self)
        self.bot.setObjectName("bot")
        for name, words in zip(PAGE_BOT.kind.choices, PAGE_BOT.kind.words, strict=True):  # type: ignore[attr-defined]
            self.bot.addItem(localized(words), name)
        self.speed = QComboBox(self)
        self.speed.setObjectName("speed")
        for name, words in zip(PAGE_SPEED.kind.choices, PAGE_SPEED.kind.words, strict=True):  # type: ignore[attr-defined]
            self.speed.addItem(localized(words), name)
        preferences = self._context.preferences
        self.bot.setCurrentIndex(max(0, self.bot.findData(preferences[PAGE_BOT])))
        self.speed.setCurrentIndex(max(0, self.speed.findData(preferences[PAGE_SPEED])))
        self.confirmation = QCheckBox(self)
        self.confirmation.setObjectName("own-site")
        self.confirmation.hide()
        self.bot.currentIndexChanged.connect(self.plan)
        self.speed.currentIndexChanged.connect(self._show_state)
        self.confirmation.toggled.connect(self._show_state)

    def _create_credentials(self) -> None:
        """Create the editor of header fields, and the lines for user name and password; their texts are never stored."""
        self.header = QPlainTextEdit(self, placeholderText=self.tr("NAME: VALUE, one in each line"))
        self.header.setTabChangesFocus(True)
        self.header.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        margins = 2 * (self.header.frameWidth() + round(self.header.document().documentMargin()))
        self.header.setFixedHeight(_HEADER_LINES * self.header.fontMetrics().lineSpacing() + margins)
        self.fault = self.make_note(tint=Tint.ERROR)
        self.fault.setObjectName("header-fault")
        self.fault.hide()
        self.user = make_line_edit(self)
        self.password = make_line_edit(self)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        for name, field in (("header", self.header), ("user", self.user), ("password", self.password)):
            field.setObjectName(name)
            field.textChanged.connect(self._show_state)

    def _lay_out(self) -> None:
        """Arrange the fields above the summary, the notes and the buttons."""
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.check_button = box.addButton(self.tr("Check"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.check_button.setObjectName("start-check")
        self.check_button.setDefault(True)
        box.accepted.connect(self.accept_value)
        box.rejected.connect(self.reject)
        password = QLabel(self.tr("&Password"), self)
        password.setBuddy(self.password)
        form = fill_form(
            QFormLayout(),
            (self.tr("&Which"), fill(QHBoxLayout(), (self.which, 1), self.days, spacing=8)),
            (self.tr("&As"), self.bot),
            (self.tr("&Speed"), self.speed),
            ("", self.confirmation),
            (self.tr("&Header"), self.header),
            ("", self.fault),
            (self.tr("&User name"), fill(QHBoxLayout(), (self.user, 1), password, (self.password, 1), spacing=8)),
        )
        self.sentence.setObjectName("check-extent")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        # Room for the longest text, so that the dialog does not change its size.
        self.sentence.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self.lay_out_column(form, self.sentence, self._bar, self._note, 1, box, size=_SIZE)

    # Counting

    @Slot()
    def _on_which_changed(self) -> None:
        """Show the number of days for `STALE`, else hide it, and count the pages that are selected now."""
        self.days.setVisible(self.which.currentData() == STALE)
        self.plan()

    @Slot(int)
    def _show_days_suffix(self, days: int) -> None:
        """Show the unit of the number of days."""
        self.days.setSuffix(self.tr(" day") if days == 1 else self.tr(" days"))

    @property
    def max_age_s(self) -> float:
        """Age in seconds up to which stored facts replace a request; 0 for pages with problems."""
        choice = self.which.currentData()
        return 0 if choice == PROBLEMS else _DAY_S * (self.days.value() if choice == STALE else 1)

    @property
    def _selection(self) -> PageSelection:
        """The pages, the maximum age of their facts and the bot that are selected in the dialog."""
        return PageSelection(self.which.currentData(), self.max_age_s, self.bot.currentData())

    def plan(self) -> None:
        """Start a job that counts the selected pages."""
        work = partial(self._count_pages, self._document.snapshot(), self._selection)
        self.run_job(self.tr("Counting pages"), work)
        self._show_state()

    def _count_pages(self, document: Document, selection: PageSelection, progress: Progress) -> CountedPages:
        """Return the selected pages; called in the thread of a job with a snapshot of the set."""
        table, columns = document.table, document.page_columns
        if columns is not None and columns.bot != selection.bot:
            columns = None
        slots: SlotArray | None = None
        if selection.which == SHOWN:
            slots = self._shown
        elif selection.which == SELECTED:
            slots = self._selected
        elif selection.which == PROBLEMS:
            slots = slots_with_page_problems(table, columns, document.problems)
        progress.check()
        stale = slots_of_stale_pages(table, columns, max_age_s=selection.max_age_s, slots=slots)
        stale_pages = requestable_pages(table, stale)
        if selection.which == STALE:
            return CountedPages(selection, stale_pages, 0)
        progress.check()
        pages = requestable_pages(table, slots)
        return CountedPages(selection, pages, len(pages.locs) - len(stale_pages.locs))

    def show_result(self, result: CountedPages) -> None:
        """Show the number of the counted pages, and enable the button that starts the check if it can start."""
        self._counted = result
        self._show_state()

    def disable_apply(self) -> None:
        """Disable the button that starts the check."""
        self.check_button.setEnabled(False)

    # Showing

    @property
    def rate(self) -> float | None:
        """Value of `CheckOptions.rate` for the chosen speed."""
        return RATES[self.speed.currentData()]

    @Slot()
    def _show_state(self) -> None:
        """Show the extent of the check, the notes, the question about own hosts, and whether the check can start."""
        counted = self._counted
        is_counted = counted is not None and counted.selection == self._selection and not self.is_job_pending
        self._show_confirmation()
        self.sentence.setText(
            self._extent_text(counted) if counted is not None and is_counted else self.tr("Counting …")
        )
        self.fault.setText(self._fault_text())
        self.fault.setVisible(bool(self.fault.text()))
        self._note.setText(self._note_text())
        self.check_button.setEnabled(self.chosen_value() is not None)

    def _extent_text(self, counted: CountedPages) -> str:
        """Return sentences about the number of pages and hosts, recent facts, the duration and incomplete URLs."""
        pages, n_hosts = counted.pages, len(counted.pages.by_host)
        n_pages = len(pages.locs)
        sentences = []
        if n_pages:
            seconds = estimated_seconds(pages.by_host, self.rate)
            if n_pages == counted.n_recent:
                pattern = self.tr("Pages: {pages}. Hosts: {hosts}.")
            elif seconds is None:
                pattern = self.tr("Pages: {pages}. Hosts: {hosts}. There is no rate limit.")
            else:
                pattern = self.tr("Pages: {pages}. Hosts: {hosts}. The check takes about {duration}.")
            share = (n_pages - counted.n_recent) / n_pages
            duration = localized(format_duration((seconds or 0) * share))
            numbers = {"pages": format_number(n_pages), "hosts": format_number(n_hosts)}
            sentences.append(pattern.format(**numbers, duration=duration))
        else:
            sentences.append(self.tr("No pages."))
        if counted.n_recent:
            one = self.tr("1 page has recent facts and is not requested.")
            many = self.tr("%n pages have recent facts and are not requested.", None, counted.n_recent)
            sentences.append(text_for_count(counted.n_recent, one, many))
        if pages.n_incomplete:
            one = self.tr("1 entry has no complete URL.")
            many = self.tr("%n entries have no complete URL.", None, pages.n_incomplete)
            sentences.append(text_for_count(pages.n_incomplete, one, many))
        return " ".join(sentences)

    def _fault_text(self) -> str:
        """Return the fault of the first invalid header field, or of the user name; empty if all are valid."""
        for line in self._header_lines():
            try:
                parse_header_field(line)
            except argparse.ArgumentTypeError:
                text = self.tr("“{line}” is not a header field. Write NAME: VALUE.")
                return text.format(line=cell_text(line[:_MAX_QUOTED]))
        if self.password.text() and not self.user.text():
            return self.tr("Enter the user name for the password.")
        return ""

    def _note_text(self) -> str:
        """Return a note about bots that sites verify; empty for others."""
        if self.bot.currentData() not in (STUDIO.name, "browser"):
            return self.tr("Real sites verify bots by their IP address, so that their response can differ.")
        return ""

    def _show_confirmation(self) -> None:
        """Show the box that confirms own hosts with the names of unconfirmed ones; hide it without any."""
        hosts = self._unconfirmed_hosts()
        if hosts:
            names: Message = listed(hosts[:_MAX_NAMED_HOSTS])
            n_more = len(hosts) - _MAX_NAMED_HOSTS
            text = self.tr("My own site: {hosts}").format(hosts=localized(names))
            if n_more > 0:
                text += " " + text_for_count(n_more, self.tr("and 1 more"), self.tr("and %n more", None, n_more))
            self.confirmation.setText(text.replace("&", "&&"))
        self.confirmation.setVisible(bool(hosts))

    def _unconfirmed_hosts(self) -> list[str]:
        """Return the counted hosts that the user has not confirmed as own; empty for speeds other than `own`."""
        if self.speed.currentData() != "own" or self._counted is None:
            return []
        confirmed = own_hosts(self._settings)
        return [host for host in self._counted.pages.by_host if host not in confirmed]

    # The result

    def _header_lines(self) -> list[str]:
        """Return the typed header fields, trimmed, without blank lines."""
        # `toPlainText` loses some characters.
        lines = self.header.document().toRawText().split("\u2029")
        return [line.strip() for line in lines if line.strip()]

    def chosen_value(self) -> CheckRequest | None:
        """Return the requested check; None before the pages are counted, without pages, or if a field is invalid.

        Own hosts that are not confirmed count as an invalid field.
        """
        counted = self._counted
        if counted is None or counted.selection != self._selection or self.is_job_pending or not counted.pages.locs:
            return None
        if self._unconfirmed_hosts() and not self.confirmation.isChecked():
            return None
        if self._fault_text():
            return None
        headers = tuple(map(parse_header_field, self._header_lines()))
        options = CheckOptions(
            max_age_s=self.max_age_s, rate=self.rate, bot=BOTS[self.bot.currentData()], headers=headers
        )
        if self.user.text():
            options = replace(options, user=(self.user.text(), self.password.text()))
        return CheckRequest(counted.pages.locs, options)

    def apply_result(self) -> None:
        """Call `accept_value`; called after counting if Enter was pressed meanwhile."""
        self.accept_value()

    @Slot()
    def accept_value(self) -> None:
        """Store bot, speed and confirmed hosts, close the dialog, and emit `chosen`, if the check can start."""
        if self.chosen_value() is not None:
            self._context.preferences.change({PAGE_BOT: self.bot.currentData(), PAGE_SPEED: self.speed.currentData()})
            add_own_hosts(self._settings, self._unconfirmed_hosts())
            super().accept_value()


def own_hosts(settings: Settings) -> frozenset[str]:
    """Return the hosts that the user confirmed as own, in the form of `host_key`; empty without any."""
    stored = settings.store.value(_OWN_HOSTS) or []
    return frozenset([stored] if isinstance(stored, str) else map(str, stored))


def add_own_hosts(settings: Settings, hosts: list[str]) -> None:
    """Store hosts, in the form of `host_key`, that the user confirmed as own, beside the stored ones."""
    if hosts:
        settings.store.setValue(_OWN_HOSTS, sorted({*own_hosts(settings), *hosts}))
