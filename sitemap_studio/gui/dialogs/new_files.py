"""The dialogs that plan new files of a set: split a sitemap, write an index. They change nothing themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.split_sitemaps import (
    NAMES,
    IndexPlan,
    Keeps,
    SplitBy,
    SplitPlan,
    can_keep_for_index,
    plan_index,
    plan_split,
)
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, counted, format_number, localized_error, numbered, size_text
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, fitting, padded, scaled
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room, level_with_lines
from sitemap_studio.gui.widgets.list_view import PaddedDelegate
from sitemap_studio.protocol.profiles import MIB

_ROW_PADDING: Final = 8
_GAP: Final = 12


class OutcomeTable(QTableWidget):
    """Rows of texts; the first column is stretched.

    Args:
        heads: Titles of the columns.
        numbers: Columns of numbers, aligned at the end.
        parent: Its owner.
    """

    def __init__(self, heads: Sequence[str], numbers: Collection[int], parent: QWidget | None = None) -> None:
        super().__init__(0, len(heads), parent)
        self._numbers = numbers
        self.setHorizontalHeaderLabels(list(heads))
        self.setItemDelegate(PaddedDelegate(self))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in numbers:
            item = self.horizontalHeaderItem(column)
            if item is not None:
                item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._fit_rows()

    def show_lines(self, lines: Sequence[Sequence[str]], drawings: Sequence[str] = ()) -> None:
        """Show rows.

        Args:
            lines: The texts of each row.
            drawings: Names of icons; none where left out.
        """
        self.setRowCount(len(lines))
        for row, texts in enumerate(lines):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column == 0 and drawings:
                    item.setIcon(icon(drawings[row]))
                if column in self._numbers:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        for column in self._numbers:
            self.horizontalHeader().resizeSection(column, self._wanted(column))

    def _wanted(self, column: int) -> int:
        """Return a width that fits every number and the title."""
        header = self.horizontalHeader()
        return max(header.defaultSectionSize(), header.sectionSizeHint(column), self.sizeHintForColumn(column) + _GAP)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + padded(_ROW_PADDING))


MOST_LISTED: Final = 1_000
"""Files that are listed at most."""

_OUTCOME_PAUSE_MS: Final = 200
"""Pause of typing before the next plan."""


class OutcomeDialog(QDialog):
    """Shows the planned files of some choices, planned again whenever a choice changes.

    Attributes:
        files: The files.
        pause: Started by typing; plans again when it ends.

    Signals:
        chosen: The user wants this plan.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan: Any = None
        self._can_go_on = False
        self._says = TintedLabel(Tint.QUIET, parent=self)
        self.pause = QTimer(self, singleShot=True, interval=_OUTCOME_PAUSE_MS)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def list_files(self, heads: Sequence[str], numbers: Collection[int], name: str) -> None:
        """Create the table of files.

        Args:
            heads: Titles of the columns.
            numbers: Columns of numbers.
            name: Accessible name.
        """
        self.files = OutcomeTable(heads, numbers, self)
        self.files.setAccessibleName(name)

    def lay_out(self, choices: Sequence[QWidget | QLayout], word: str, size: QSize) -> None:
        """Place everything.

        Args:
            choices: Widgets and layouts above the table.
            word: Text of the button.
            size: Size of the dialog until the user changes it.
        """
        self._says.setTextFormat(Qt.TextFormat.PlainText)
        self._says.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Ok | buttons.Cancel, self)
        self._ok = box.button(buttons.Ok)
        self._ok.setText(word)
        column = QVBoxLayout(self)
        give_room(column)
        for choice in choices:
            _add(column, choice)
        column.addWidget(self.files, 1)
        column.addWidget(self._says)
        column.addWidget(box)
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        self.pause.timeout.connect(self.refresh)
        self.resize(fitting(size, self))

    def plan(self) -> Any:
        """Return the plan of the choices.

        Raises:
            StudioError: There is none.
        """
        raise NotImplementedError

    def show_plan(self, plan: Any) -> bool:
        """Show a plan, None for none, and return whether it can be chosen."""
        raise NotImplementedError

    @property
    def says(self) -> str:
        """The message about the plan, or why there is none."""
        return self._says.text()

    @Slot()
    def refresh(self) -> None:
        """Plan again."""
        self.pause.stop()
        try:
            self._plan = self.plan()
        except StudioError as error:
            self._plan = None
            self.say(localized_error(error), Tint.ERROR)
        self._can_go_on = self.show_plan(self._plan)
        self._ok.setEnabled(self._can_go_on)

    def say(self, sentence: str, tint: Tint) -> None:
        """Show a message about the plan."""
        self._says.set_tint(tint)
        self._says.setText(sentence)

    @Slot()
    def _choose(self) -> None:
        self.refresh()
        if self._can_go_on:
            self.accept()
            self.chosen.emit(self._plan)


def _add(column: QBoxLayout, choice: QWidget | QLayout) -> None:
    if isinstance(choice, QWidget):
        column.addWidget(choice)
    else:
        column.addLayout(choice)


SPLIT_SIZE: Final = QSize(560, 480)
"""Size of the dialog until the user changes it."""

_SPLIT_NUMBER, _SPLIT_SIZE = 1, 2

_WAYS: Final[dict[SplitBy, tuple[str, str, int, int]]] = {
    "count": (
        QT_TRANSLATE_NOOP("Split", "By the number of entries"), QT_TRANSLATE_NOOP("Split", "&Most entries"), 1, 0,
    ),
    "bytes": (QT_TRANSLATE_NOOP("Split", "By size"), QT_TRANSLATE_NOOP("Split", "&Most MB"), 1, 0),
    "folder": (QT_TRANSLATE_NOOP("Split", "By folder"), QT_TRANSLATE_NOOP("Split", "&Folders deep"), 1, 9),
    "month": (QT_TRANSLATE_NOOP("Split", "By month of lastmod"), "", 0, 0),
}  # fmt: skip
"""Text, label of the number, its minimum and maximum by way to split; 0 for the limit of the profile."""


class SplitDialog(OutcomeDialog):
    """Asks how to split a sitemap, and for a template of names."""

    def __init__(self, document: Document, sitemap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._sitemap = document, sitemap
        name = document.sitemaps[sitemap].name
        self.setWindowTitle(self.tr("Split {name}").format(name=name))
        self.way = QComboBox(self)
        self.number = QSpinBox(self)
        self.template = QLineEdit(self)
        self.list_files(
            (self.tr("File"), self.tr("Entries"), self.tr("Size")), (_SPLIT_NUMBER, _SPLIT_SIZE), self.tr("Result")
        )
        self._fill()
        self.form = QFormLayout()
        self.form.setVerticalSpacing(10)
        self.form.addRow(self.tr("&Split"), self.way)
        self.form.addRow(" ", self.number)
        self.form.addRow(self.tr("&Names"), self.template)
        self.lay_out([self.form], self.tr("Split"), SPLIT_SIZE)
        self.way.currentIndexChanged.connect(self._use_way)
        self.number.valueChanged.connect(self.pause.start)
        self.template.textChanged.connect(self.pause.start)
        self._use_way()

    def _fill(self) -> None:
        for way, (words, *_) in _WAYS.items():
            self.way.addItem(_translated(words), way)
        self.number.setGroupSeparatorShown(True)
        level_with_lines(self.number)
        self.template.setToolTip(
            self.tr("{name} is the name of the sitemap, {n} the next free number, {part} the folder or the month.")
        )
        self.template.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    @property
    def by(self) -> SplitBy:
        """The chosen way."""
        way: SplitBy = self.way.currentData()
        return way

    @Slot()
    def _use_way(self) -> None:
        _, words, least, most = _WAYS[self.by]
        profile = self._document.profile
        limit = most or (max(1, profile.max_bytes // MIB) if self.by == "bytes" else profile.max_urls)
        self.form.setRowVisible(self.number, bool(words))
        label = self.form.labelForField(self.number)
        if words and label is not None:
            label.setProperty("text", _translated(words))
        self.number.setRange(least, max(least, limit))
        self.number.setValue(least if most else limit)
        self.template.setText(NAMES[self.by])
        self.refresh()

    def plan(self) -> SplitPlan:
        most = self.number.value() * (MIB if self.by == "bytes" else 1) if _WAYS[self.by][1] else 0
        return plan_split(self._document, self._sitemap, self.by, most=most, name=self.template.text().strip())

    def show_plan(self, plan: SplitPlan | None) -> bool:
        parts = plan.parts if plan is not None else ()
        if plan is not None:
            one = self.tr("All entries go to one part: there is nothing to split.")
            several = self.tr("This gives %n files; nothing else is renamed.", None, len(parts))
            self.say(one if len(parts) < 2 else numbered(len(parts), several), Tint.QUIET)
        shown = parts[:MOST_LISTED]
        self.files.show_lines([(part.name, format_number(len(part.slots)), size_text(part.bytes)) for part in shown])
        return len(parts) > 1


def _translated(words: str) -> str:
    return QCoreApplication.translate("Split", words)


INDEX_SIZE: Final = QSize(640, 460)
"""Size of the dialog until the user changes it."""

_FATE_PIXELS: Final = 120
_FATE, _NUMBER, _SIZE = 1, 2, 3


class WriteIndexDialog(OutcomeDialog):
    """Asks which file keeps the name, and for the URL of the folder."""

    def __init__(self, document: Document, folder: str, parent: QWidget | None = None) -> None:
        """Ask about a set.

        Args:
            document: The set.
            folder: The proposed URL of its folder; empty for none.
            parent: Its owner.
        """
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Write an index for {name}").format(name=document.name))
        self.for_index = QRadioButton(self.tr("The &index keeps the name {name}").format(name=document.name), self)
        self.for_sitemap = QRadioButton(self.tr("The first &sitemap keeps it"), self)
        self.address = QLineEdit(folder, self)
        heads = (self.tr("File"), self.tr("Saving"), self.tr("Entries"), self.tr("Size"))
        self.list_files(heads, (_NUMBER, _SIZE), self.tr("Result"))
        self.files.setColumnWidth(_FATE, scaled(_FATE_PIXELS))
        self._configure()
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Address of the folder"), self.address)
        self.lay_out([self.for_index, self.for_sitemap, form], self.tr("Make the set"), INDEX_SIZE)
        (self.for_index if can_keep_for_index(document) else self.for_sitemap).setChecked(True)
        self.for_index.toggled.connect(self.refresh)
        self.address.textChanged.connect(self.pause.start)
        self.refresh()

    def _configure(self) -> None:
        is_lone = not self._document.is_folder
        self.for_index.setToolTip(self.tr("Search engines that know the address go on to find everything there."))
        self.for_index.setVisible(is_lone)
        self.for_index.setEnabled(can_keep_for_index(self._document))
        self.for_sitemap.setVisible(is_lone)
        self.address.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.address.setPlaceholderText("https://www.example.com/")
        self.address.setToolTip(self.tr("Where the folder of these files lies on the web: an index lists addresses."))

    @property
    def _keeps(self) -> Keeps:
        return "index" if self.for_index.isChecked() else "sitemap"

    def plan(self) -> IndexPlan:
        return plan_index(self._document, keeps=self._keeps, base_url=self.address.text().strip())

    def show_plan(self, plan: IndexPlan | None) -> bool:
        if plan is not None:
            self._tell_plan(plan)
        rows = [] if plan is None else self._rows(plan)
        self.files.show_lines([texts for _, *texts in rows], [drawing for drawing, *_ in rows])
        return plan is not None

    def _tell_plan(self, plan: IndexPlan) -> None:
        if plan.n_outside:
            one = self.tr("1 entry does not lie below {address}: search engines may pass it over.")
            many = self.tr(
                "%n entries do not lie below {address}: search engines may pass them over.", None, plan.n_outside
            )
            self.say(counted(plan.n_outside, one, many).format(address=plan.base_url), Tint.WARNING)
        else:
            self.say(self.tr("The files are written by the next save; until then Undo takes it back."), Tint.QUIET)

    def _rows(self, plan: IndexPlan) -> list[tuple[str, str, str, str, str]]:
        """Return icon and texts of each file: the index, then the first sitemaps."""
        known = {sitemap.name for sitemap in self._document.sitemaps}
        written = self.tr("replaced") if plan.index_name in known else self.tr("new file")
        rows = [("index", plan.index_name, written, "", "")]
        for part in plan.parts[:MOST_LISTED]:
            before = None if part.sitemap is None else self._document.sitemaps[part.sitemap]
            if before is None or before.file_name != part.name:
                fate = self.tr("new file")
            else:
                is_same = len(part.slots) == self._document.table.urls_in(before.id)
                is_left = is_same and not self._document.is_changed(before.id)
                fate = self.tr("stays as it is") if is_left else self.tr("rewritten")
            rows.append(("sitemap", part.name, fate, format_number(len(part.slots)), size_text(part.bytes)))
        return rows
