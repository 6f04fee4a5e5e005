"""The files of an export plan as a list for a view.

The dialog of an export: what to write, how, and the plan of it, live. It writes nothing itself.

Exporting from the window: the dialog, the job, and what became of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QObject, QSize, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.core.messages import Message, listed
from sitemap_studio.core.paths import expand_home, home_folder
from sitemap_studio.core.preferences import EXPORT_BYTES, EXPORT_GZIP, EXPORT_NAME, EXPORT_URLS
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.converting import export_losses, export_single
from sitemap_studio.document.exporting.export_outlook import ExportOutlook, look_ahead
from sitemap_studio.document.exporting.exporting import ExportOptions, ExportPlan, ExportReport, write_export
from sitemap_studio.document.exporting.leftovers import take_away
from sitemap_studio.document.exporting.naming import DEFAULT_NAME
from sitemap_studio.gui.actions import Handlers
from sitemap_studio.gui.i18n import counted, format_number, localized, localized_error, size_text
from sitemap_studio.gui.jobs.jobs import Job, Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar, Offer
from sitemap_studio.gui.preferences import KeptPreferences, stored_path
from sitemap_studio.gui.theme import Tint, fitting, scaled
from sitemap_studio.gui.widgets.desktop import folder_dialog, name_dialog
from sitemap_studio.gui.widgets.labels import AnswerLabel, Symbol
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.widgets.list_view import NO_INDEX, Index, ListView
from sitemap_studio.gui.widgets.low_area import LowArea
from sitemap_studio.gui.widgets.message_boxes import LossQuestion, ReplaceQuestion
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.catalogue import Severity
from sitemap_studio.protocol.quoting import shown

if TYPE_CHECKING:
    from sitemap_studio.gui.work.entry_page import EntryPage
    from sitemap_studio.gui.work.set_commands import SetAddress


class ExportColumn(IntEnum):
    """The columns of the list."""

    NAME = 0
    URLS = 1
    SIZE = 2
    LOC = 3


_NUMBERS: Final = (ExportColumn.URLS, ExportColumn.SIZE)
_AT_THE_END: Final = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class ExportFileList(QAbstractTableModel):
    """One row for each sitemap that would be written, the index last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan: ExportPlan | None = None

    def show_plan(self, plan: ExportPlan | None) -> None:
        """Show a plan, or none."""
        self.beginResetModel()
        self._plan = plan
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() or self._plan is None else len(self._plan.names)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(ExportColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if (
            orientation is Qt.Orientation.Horizontal
            and role == Qt.ItemDataRole.TextAlignmentRole
            and section in _NUMBERS
        ):
            return _AT_THE_END
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("File"), self.tr("URLs"), self.tr("Size unpacked"), self.tr("Address in the index")][section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._plan is None:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return _AT_THE_END
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        plan = self._plan
        if index.row() == len(plan.files):
            return [plan.index_name, "", "", self.tr("the index itself")][index.column()]
        file = plan.files[index.row()]
        loc = file.loc if plan.index_name else ""
        return [file.name, format_number(file.urls), size_text(file.bytes), loc][index.column()]


_PAUSE_MS = 200
"""How long typing must pause before the plan is made anew."""

_ICON_SIDE = 16
_PIXELS: Final[Mapping[int, int]] = {ExportColumn.NAME: 190, ExportColumn.URLS: 90, ExportColumn.SIZE: 120}

START_SIZE = QSize(780, 660)
"""Size of the dialog until the user makes it another."""


@dataclass(frozen=True)
class ExportChoice:
    """What may be exported.

    Attributes:
        document: What is open.
        selected: The selected entries, in order.
        shown: The entries that the filter shows, in order; None where there is no filter.
        own_folder: The folder whose files are of an earlier export of this set, and may be replaced without a question.
    """

    document: Document
    selected: SlotArray
    shown: SlotArray | None
    own_folder: Path | None = None


class ExportDialog(QDialog):
    """Asks how to export, and shows what would be written.

    Signals:
        planned: The plan shown is another one, or none.
        export_asked: The user wants this `ExportPlan` done.
    """

    planned = Signal()
    export_asked = Signal(object)

    def __init__(self, choice: ExportChoice, jobs: Jobs, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice, self._jobs = choice, jobs
        self._job: Job | None = None
        self._n_replaced = 0
        self.plan: ExportPlan | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._make_plan)
        profile = choice.document.profile
        self.folder = QLineEdit(str(folder), self)
        self.base_url = QLineEdit(self)
        self.template = QLineEdit(DEFAULT_NAME, self)
        self.gzip = QCheckBox(self.tr("Compress the sitemaps with &gzip"), self)
        self.index = QCheckBox(self.tr("Write an inde&x that lists the sitemaps"), self)
        self.index.setChecked(True)
        self.schema = QCheckBox(self.tr("Name the &schema in every file (xsi:schemaLocation)"), self)
        self.max_urls = _spin_box(profile.max_urls, self)
        self.max_bytes = _spin_box(profile.max_bytes, self)
        self._entries = QButtonGroup(self)
        self._sentence = AnswerLabel(Tint.TEXT, parent=self)
        self._symbol = Symbol("recent", Tint.QUIET, _ICON_SIDE, self)
        self.fit_button = QPushButton(self.tr("Use &that URL"), self)
        self.fit_button.setAutoDefault(False)
        self.fit_button.hide()
        self._list = ExportFileList(self)
        self._view = ListView(self._list, _PIXELS, self)
        self._view.setAccessibleName(self.tr("Files that will be written"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.export_button = QPushButton(self.tr("Export"), self)
        self._lay_out()
        self.resize(fitting(START_SIZE, self))
        self.folder.setFocus()
        self._make_plan()

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Export"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        give_room(layout)
        choices = QWidget(self)
        choices.setLayout(self._form())
        layout.addWidget(LowArea(choices, self))
        layout.addLayout(self._plan_line())
        layout.addWidget(self._view, 1)
        self.export_button.setDefault(True)
        self._buttons.addButton(self.export_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.accepted.connect(self._export)
        self._buttons.rejected.connect(self.reject)
        layout.addWidget(self._buttons)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Entries"), self._entry_choice())
        folder_label = QLabel(self.tr("&Folder"), self)
        folder_label.setBuddy(self.folder)
        form.addRow(folder_label, self._folder_line())
        form.addRow(self.tr("&Address of the folder"), self.base_url)
        form.addRow(self.tr("&Names of the files"), self.template)
        form.addRow(self.tr("Most &URLs in a sitemap"), self.max_urls)
        form.addRow(self.tr("Most &bytes in a sitemap"), self.max_bytes)
        form.addRow("", self.index)
        form.addRow("", self.gzip)
        form.addRow("", self.schema)
        self.base_url.setPlaceholderText(self.tr("https://www.example.com/ – left empty: the site of most entries"))
        self.template.setToolTip(self.tr("{n} stands for the number of the file."))
        self.max_bytes.setToolTip(self.tr("Unpacked, as the protocol counts them."))
        for field in (self.folder, self.base_url, self.template):
            field.setTextMargins(4, 1, 4, 1)
            field.textChanged.connect(self._plan_soon)
        for spin in (self.max_urls, self.max_bytes):
            spin.setMinimumHeight(self.folder.sizeHint().height())
            spin.valueChanged.connect(self._plan_soon)
        for box in (self.index, self.gzip, self.schema):
            box.toggled.connect(self._plan_soon)
        self.folder.setAccessibleName(self.tr("Folder"))
        self.base_url.setAccessibleName(self.tr("Address of the folder"))
        self.template.setAccessibleName(self.tr("Names of the files"))
        self.max_urls.setAccessibleName(self.tr("Most URLs in a sitemap"))
        self.max_bytes.setAccessibleName(self.tr("Most bytes in a sitemap"))
        return form

    def _entry_choice(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        shown = self._choice.shown
        counts = (
            (self.tr("A&ll ({count})"), len(self._choice.document.table), True),
            (self.tr("S&elected ({count})"), len(self._choice.selected), len(self._choice.selected) > 0),
            (self.tr("F&iltered ({count})"), 0 if shown is None else len(shown), shown is not None),
        )
        for place, (words, count, is_possible) in enumerate(counts):
            button = QRadioButton(words.format(count=format_number(count)), self)
            button.setEnabled(is_possible)
            button.setChecked(place == 0)
            self._entries.addButton(button, place)
            row.addWidget(button)
        row.addStretch(1)
        self._entries.idToggled.connect(self._plan_soon)
        return row

    def _folder_line(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        browse = QPushButton(self.tr("&Choose …"), self)
        browse.setAccessibleName(self.tr("Choose the folder"))
        browse.setAutoDefault(False)
        browse.clicked.connect(self._browse)
        row.addWidget(self.folder, 1)
        row.addWidget(browse)
        return row

    def _plan_line(self) -> QHBoxLayout:
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._sentence, 1)
        row.addWidget(self.fit_button, 0, Qt.AlignmentFlag.AlignTop)
        self.fit_button.clicked.connect(self._use_fitting_url)
        return row

    @property
    def sentence(self) -> str:
        """What is said of the plan, or why there is none."""
        return self._sentence.text()

    def propose(self, *, is_gzipped: bool, name: str, base_url: str, max_urls: int, max_bytes: int) -> None:
        """Begin with what the user prefers; limits of 0 are those of the profile, which also hold where lower."""
        self.gzip.setChecked(is_gzipped)
        self.template.setText(name)
        self.base_url.setText(base_url)
        self.max_urls.setValue(max_urls or self.max_urls.maximum())
        self.max_bytes.setValue(max_bytes or self.max_bytes.maximum())

    def choose_entries(self, which: int) -> None:
        """Choose all (0), the selected (1) or the filtered (2) entries."""
        self._entries.button(which).setChecked(True)

    def options(self) -> ExportOptions:
        """What the user wishes."""
        profile = self._choice.document.profile
        slots = {1: self._choice.selected, 2: self._choice.shown}.get(self._entries.checkedId())
        return ExportOptions(
            folder=expand_home(self.folder.text()),
            base_url=self.base_url.text().strip() or None,
            is_gzipped=self.gzip.isChecked(),
            max_urls=self.max_urls.value(),
            max_bytes=self.max_bytes.value(),
            name=self.template.text(),
            with_index=self.index.isChecked(),
            with_schema_location=self.schema.isChecked(),
            profile=profile,
            slots=slots,
        )

    @Slot()
    def _plan_soon(self) -> None:
        # The plan that is shown, or is being made, no longer says what would be written.
        self._give_up_planning()
        self.export_button.setEnabled(False)
        self._pause.start()

    def _give_up_planning(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    @Slot()
    def _make_plan(self) -> None:
        self._give_up_planning()
        self.export_button.setEnabled(False)
        if not self.folder.text().strip():
            self._refuse(self.tr("Choose the folder that the files go to."))
            return
        job = self._jobs.start(
            self.tr("Planning the export"), partial(look_ahead, self._choice.document, self.options())
        )
        self._job = job
        job.finished.connect(self._show)
        job.failed.connect(self._fail)

    @Slot(object)
    def _show(self, outlook: ExportOutlook) -> None:
        if self.sender() is not self._job:
            return
        self._job = None
        self.plan, self._n_replaced = outlook.plan, outlook.replaced
        self._list.show_plan(self.plan)
        is_odd = bool(
            outlook.replaced or outlook.doubted or self.plan.leftovers or self.plan.n_outside or outlook.losses
        )
        self.fit_button.setVisible(self.plan.fitting_url is not None)
        self._say(self._told(outlook), *(("warning", Tint.WARNING) if is_odd else ("check", Tint.GOOD)))
        self.export_button.setEnabled(True)
        self.planned.emit()

    def _told(self, outlook: ExportOutlook) -> str:
        plan, replaced = outlook.plan, outlook.replaced
        count = len(plan.files)
        files = counted(count, self.tr("1 sitemap"), self.tr("%n sitemaps", None, count))
        urls = counted(plan.urls, self.tr("1 URL"), self.tr("%n URLs", None, plan.urls))
        text = self.tr("{files} with {urls}, {size} unpacked, and the index “{index}”.")
        if plan.index_name is None:
            text = self.tr("{files} with {urls}, {size} unpacked, without an index.")
        told = text.format(files=files, urls=urls, size=size_text(plan.bytes), index=plan.index_name)
        if replaced:
            many = self.tr("%n files with such names exist and will be replaced.", None, replaced)
            told += " " + counted(replaced, self.tr("1 file with such a name exists and will be replaced."), many)
        if left := plan.leftovers:
            many = self.tr(
                "%n files of an earlier export stay in the folder; the index does not list them.", None, len(left)
            )
            one = self.tr("“{name}” of an earlier export stays in the folder; the index does not list it.")
            told += " " + counted(len(left), one.format(name=left[0].name), many)
        if n_outside := plan.n_outside:
            one = self.tr("1 entry lies outside {address}: search engines ignore it.")
            many = self.tr("%n entries lie outside {address}: search engines ignore them.", None, n_outside)
            told += " " + counted(n_outside, one, many).format(address=shown(plan.base_url))
            if plan.fitting_url:
                told += " " + self.tr("{address} would fit.").format(address=shown(plan.fitting_url))
        if outlook.doubted:
            many = self.tr("%n sitemaps could not be read for certain: entries may be missing.", None, outlook.doubted)
            told += " " + counted(
                outlook.doubted, self.tr("1 sitemap could not be read for certain: entries may be missing."), many
            )
        if outlook.losses:
            told += " " + self.tr("Left out: {losses}.").format(losses=localized(listed(outlook.losses)))
        return told

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        if self.sender() is self._job:
            self._job = None
            self._refuse(localized_error(error))

    def _refuse(self, sentence: str) -> None:
        self.plan = None
        self._list.show_plan(None)
        self.fit_button.hide()
        self._say(sentence, "error", Tint.ERROR)
        self.planned.emit()

    def _say(self, sentence: str, drawing: str, tint: Tint) -> None:
        self._sentence.setText(sentence)
        self._sentence.set_tint(tint if tint is Tint.ERROR else Tint.TEXT)
        self._symbol.show_drawing(drawing, tint)

    @Slot()
    def _browse(self) -> None:
        dialog = folder_dialog(self, self.tr("Folder of the export"), self.folder.text())
        dialog.fileSelected.connect(self.folder.setText)
        dialog.open()

    @Slot()
    def _use_fitting_url(self) -> None:
        if self.plan is not None and self.plan.fitting_url:
            self.base_url.setText(self.plan.fitting_url)

    @Slot()
    def _export(self) -> None:
        """Export as planned, once the user agreed to replace files of others."""
        if self.plan is None or not self.export_button.isEnabled():
            return
        if self._n_replaced and self.plan.options.folder.absolute() != self._choice.own_folder:
            question = ReplaceQuestion(self.plan.options.folder.name, self._n_replaced, self)
            question.agreed.connect(self._export_now)
            question.open()
        else:
            self._export_now()

    @Slot()
    def _export_now(self) -> None:
        if self.plan is not None:
            self.export_asked.emit(self.plan)
            self.accept()

    def done(self, result: int) -> None:
        self._pause.stop()
        self._give_up_planning()
        super().done(result)


def _spin_box(most: int, parent: QWidget) -> QSpinBox:
    box = QSpinBox(parent)
    box.setRange(1, most)
    box.setValue(most)
    box.setGroupSeparatorShown(True)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    box.setMaximumWidth(scaled(180))
    return box


@dataclass(frozen=True)
class _Single:
    """An export to one file.

    Attributes:
        document: The set.
        table: A snapshot of its entries.
        path: The file.
        may_lose: Whether the user agreed to what is left out.
        losses: What is left out, once it is known.
        is_written: Whether the file is there.
    """

    document: Document
    table: EntryTable
    path: Path
    may_lose: bool = False
    losses: tuple[Message, ...] = ()
    is_written: bool = False

    def write(self, progress: Progress) -> _Single:
        """Write the file, unless something would be left out that the user does not know of."""
        if not self.may_lose:
            losses = tuple(export_losses(self.document, self.path, table=self.table))
            if losses:
                return replace(self, losses=losses)
        progress.check()
        export_single(self.document, self.path, table=self.table)
        return replace(self, is_written=True)


class Exporting(QObject):
    """What the export actions do.

    Signals:
        exported: New files are on disk.
        open_asked: The user wants to see the exported set, whose file this `Path` is.
    """

    exported = Signal()
    open_asked = Signal(object)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        *,
        page: EntryPage,
        messages: MessageBar,
        address: SetAddress,
        preferences: KeptPreferences,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._page = session, jobs, page
        self._messages, self._address, self._window = messages, address, window
        self._preferences = preferences
        self._folder: Path | None = None

    def handlers(self) -> Handlers:
        """What the actions do, by their ids."""
        return {"export": self.ask, "export-one": self.ask_single}

    @Slot()
    def ask(self) -> None:
        """Open the dialog."""
        self._open_dialog(self._page.selected_slots())

    def ask_for(self, slots: SlotArray) -> None:
        """Open the dialog for some entries, in the order of the set."""
        self._open_dialog(slots).choose_entries(1)

    def _open_dialog(self, selected: SlotArray) -> ExportDialog:
        document, preferences = self._session.document, self._preferences
        choice = ExportChoice(document, selected, self._page.filtered_slots(), self._own_folder())
        dialog = ExportDialog(choice, self._jobs, self._proposed_folder(), self._window)
        dialog.propose(
            is_gzipped=preferences[EXPORT_GZIP],
            name=preferences[EXPORT_NAME],
            base_url=self._address.recall_choice("export_base") or self._address.likely_folder,
            max_urls=preferences[EXPORT_URLS],
            max_bytes=preferences[EXPORT_BYTES],
        )
        dialog.export_asked.connect(self._write)
        dialog.open()
        return dialog

    def _own_folder(self) -> Path | None:
        """The folder that was written by the last export of this set and by no other since."""
        name = self._address.memory.recall_for_file(self._session.document, "export_folder")
        return stored_path(name) if name else None

    def _proposed_folder(self) -> Path:
        known = self._address.recall_choice("export_folder")
        if known:
            return stored_path(known)
        path = self._session.document.path
        return (path.parent if path else home_folder()) / "export"

    @Slot(object)
    def _write(self, plan: ExportPlan) -> None:
        self._folder = plan.options.folder
        self._address.memory.own_export_folder(self._session.document, plan.options.folder)
        is_usual = plan.base_url == self._address.likely_folder
        self._address.remember_choice("export_base", "" if is_usual else plan.base_url or "")
        title = self.tr("Exporting to “{name}”").format(name=plan.options.folder.name)
        job = self._jobs.start(title, partial(write_export, plan), leaves_traces=True)
        job.finished.connect(self._tell)
        job.failed.connect(self._fail)
        job.cancelled.connect(self._tell_stopped)

    @Slot(object)
    def _tell(self, report: ExportReport) -> None:
        written, unchanged = len(report.written), len(report.unchanged)
        many = self.tr("%n files written to “{folder}”.", None, written)
        told = counted(written, self.tr("1 file written to “{folder}”."), many)
        many = self.tr("%n files were up to date already.", None, unchanged)
        hint = counted(unchanged, self.tr("1 file was up to date already."), many) if unchanged else ""
        left = report.leftovers
        others: list[Offer] = [(self.tr("Open exported set"), partial(self.open_asked.emit, report.path))]
        if left:
            many = self.tr(
                "%n files of an earlier export are still in the folder; the index does not list them.", None, len(left)
            )
            one = self.tr("“{name}” of an earlier export is still in the folder; the index does not list it.")
            hint = f"{hint} {counted(len(left), one.format(name=left[0].name), many)}".strip()
            others.append((self.tr("Remove"), partial(self._take_away, left)))
        self._say(told.format(folder=report.path.parent), hint, others)

    def _take_away(self, left: tuple[Path, ...]) -> None:
        """Take files of an earlier export away."""
        job = self._jobs.start(self.tr("Removing old files"), partial(take_away, left), leaves_traces=True)
        job.finished.connect(self._tell_taken)
        job.failed.connect(self._fail)

    @Slot(object)
    def _tell_taken(self, count: int) -> None:
        many = self.tr("%n files of an earlier export were removed.", None, count)
        self._messages.tell(Severity.INFO, counted(count, self.tr("1 file of an earlier export was removed."), many))

    def _say(self, told: str, hint: str = "", others: Sequence[Offer] = (), severity: Severity = Severity.INFO) -> None:
        offer = self.tr("Show folder")
        self._messages.tell(severity, told, hint, offer=offer, action=self.show_folder, others=others)
        self.exported.emit()

    @Slot(object)
    def _fail(self, error: StudioError) -> None:
        self._messages.tell_error(error)

    @Slot()
    def _tell_stopped(self) -> None:
        self._messages.tell(
            Severity.WARNING,
            self.tr("The export was stopped; all files are as they were before."),
        )

    @Slot()
    def show_folder(self) -> None:
        """Show the folder of the last export in the file browser."""
        if self._folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    # One file

    @Slot()
    def ask_single(self) -> None:
        """Ask for a name, and write all entries to that one file."""
        path = self._session.document.path
        forms = self.tr("Sitemap (*.xml);;Compressed sitemap (*.xml.gz);;Text list (*.txt);;CSV (*.csv);;All files (*)")
        folder = path.parent if path else home_folder()
        title = self.tr("Export as single file")
        dialog = name_dialog(self._window, title, folder, forms=forms.split(";;"), ending="xml")
        dialog.fileSelected.connect(self.write_single)
        dialog.open()

    @Slot(str)
    def write_single(self, name: str) -> None:
        """Write all entries to the file of this name; its ending says how."""
        document = self._session.document
        self._start_single(_Single(document, document.table.snapshot(), Path(name)))

    def _start_single(self, single: _Single) -> None:
        self._folder = single.path.parent
        title = self.tr("Exporting to “{name}”").format(name=single.path.name)
        job = self._jobs.start(title, single.write, leaves_traces=True)
        job.finished.connect(self._tell_single)
        job.failed.connect(self._fail)

    @Slot(object)
    def _tell_single(self, single: _Single) -> None:
        left_out = self.tr("Left out: {losses}.").format(losses=localized(listed(single.losses)))
        if not single.is_written:
            question = LossQuestion(single.path.name, left_out, self._window)
            question.accepted.connect(partial(self._start_single, replace(single, may_lose=True)))
            question.open()
            return
        hints = []
        if any(sitemap.doubt is not None for sitemap in single.document.sitemaps):
            hints.append(self.tr("Entries may be missing: not all sitemaps could be read for certain."))
        if single.losses:
            hints.append(left_out)
        self._say(
            self.tr("“{name}” was written.").format(name=single.path.name),
            " ".join(hints),
            severity=Severity.WARNING if hints else Severity.INFO,
        )
