"""The dialogs that plan new files of a set: split a sitemap, or write an index."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, QTimer, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QHeaderView, QRadioButton, QSpinBox, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.split_sitemaps import (
    NAME_TEMPLATES,
    IndexPlan,
    NameOwner,
    SplitBy,
    SplitPlan,
    can_reuse_name_for_index,
    max_urls_of,
    plan_index,
    plan_split,
)
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.gui.i18n import (
    QT_TRANSLATE_NOOP,
    format_number,
    localized_error,
    separate_thousands,
    size_text,
    text_for_count,
)
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import Part, fill_form, match_line_edit_height
from sitemap_studio.gui.widgets.line_edits import make_line_edit
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import FileListModel
from sitemap_studio.protocol.profiles import MIB

MAX_LISTED: Final = 1_000
_REFRESH_DELAY_MS: Final = 200
_STATE_PIXELS: Final = 120


class NewFilesDialog(Dialog):
    """Base of dialogs that plan new files, and list them after each change of the form; `chosen` has the plan."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create a dialog without form and plan; subclasses add the form with `lay_out`."""
        super().__init__(parent)
        self._plan: Any = None
        self.message = self.make_note()
        self.refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_DELAY_MS)

    def lay_out(self, *choices: Part, heads: tuple[str, ...], numbers: Collection[int], text: str, size: QSize) -> None:
        """Arrange the form above the list of files, the message and the buttons.

        Args:
            choices: Widgets and layouts of the form.
            heads: Titles of the columns.
            numbers: Columns that contain numbers.
            text: Text of the button that accepts the dialog.
            size: Initial size of the dialog.
        """
        self.files = FileListModel(heads, numbers, self)
        view = ListView(self.files, {1: _STATE_PIXELS}, self)
        view.setAccessibleName(self.tr("Result"))
        view.setSelectionMode(ListView.SelectionMode.NoSelection)
        view.stretch_column(0)
        for column in numbers:
            view.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.lay_out_column(*choices, (view, 1), self.message, self.make_ok_cancel_box(text), size=size)
        self.refresh_timer.timeout.connect(self.refresh)

    def make_plan(self) -> Any:
        """Return the plan for the current form. Subclasses override this method.

        Raises:
            StudioError: The form has no valid plan.
        """
        raise NotImplementedError

    def show_plan(self, plan: Any) -> bool:
        """List the files of a plan, or clear the list if it is None; return whether it can be accepted. Subclasses override it."""
        raise NotImplementedError

    @Slot()
    def refresh(self) -> None:
        """Plan with the current form, list the files or show the error, and enable accepting if the plan allows it."""
        self.refresh_timer.stop()
        try:
            self._plan = self.make_plan()
        except StudioError as error:
            self._plan = None
            self.show_message(localized_error(error), Tint.ERROR)
        self.accept_button.setEnabled(self.show_plan(self._plan))

    def show_message(self, sentence: str, tint: Tint) -> None:
        """Show a sentence about the plan in a colour below the list."""
        self.message.set_tint(tint)
        self.message.setText(sentence)

    def chosen_value(self) -> Any:
        """Plan again with the current form, and return the plan; None if it cannot be accepted."""
        self.refresh()
        return self._plan if self.accept_button.isEnabled() else None


_SPLIT_MODES: Final[dict[SplitBy, tuple[str, str, int, int]]] = {
    "count": (
        QT_TRANSLATE_NOOP("Split", "By the number of entries"), QT_TRANSLATE_NOOP("Split", "&Max. entries"), 1, 0,
    ),
    "bytes": (QT_TRANSLATE_NOOP("Split", "By size"), QT_TRANSLATE_NOOP("Split", "&Max. MB"), 1, 0),
    "folder": (QT_TRANSLATE_NOOP("Split", "By folder"), QT_TRANSLATE_NOOP("Split", "Folder &depth"), 1, 9),
    "month": (QT_TRANSLATE_NOOP("Split", "By month of lastmod"), "", 0, 0),
}  # fmt: skip
"""Text, label of the number, its minimum and maximum by split mode; maximum 0 means the limit of the profile."""


class SplitDialog(NewFilesDialog):
    """Dialog that plans the split of a sitemap by a mode, a number, and a template of file names.

    The initial mode is the size for a file that is larger than the profile allows, else the number of entries.
    """

    def __init__(self, document: Document, sitemap: int, parent: QWidget | None = None) -> None:
        """Create the dialog that splits a sitemap, and plan with the initial mode.

        Args:
            document: The set.
            sitemap: Id of the sitemap to split.
            parent: The parent of the dialog.
        """
        super().__init__(parent)
        self._document, self._sitemap = document, sitemap
        self.setWindowTitle(self.tr("Split {name}").format(name=document.sitemaps[sitemap].name))
        self.mode = QComboBox(self)
        self.number = QSpinBox(self)
        self.template = make_line_edit(self)
        for mode, (text, *_) in _SPLIT_MODES.items():
            self.mode.addItem(_translated(text), mode)
        is_too_large = document.file_facts(sitemap).bytes > document.profile.max_bytes
        self.mode.setCurrentIndex(self.mode.findData("bytes" if is_too_large else "count"))
        self.number.setGroupSeparatorShown(True)
        match_line_edit_height(self.number)
        self.template.setToolTip(self.tr("{name} is the sitemap, {n} the next number, {part} the folder or month."))
        rows = ((self.tr("&Split"), self.mode), (" ", self.number), (self.tr("&Names"), self.template))
        self.form = fill_form(QFormLayout(), *rows, spacing=10)
        heads = (self.tr("File"), self.tr("Entries"), self.tr("Size"))
        self.lay_out(self.form, heads=heads, numbers=(1, 2), text=self.tr("Split"), size=QSize(560, 480))
        self.mode.currentIndexChanged.connect(self._on_mode_changed)
        self.number.valueChanged.connect(self.refresh_timer.start)
        self.template.textChanged.connect(self.refresh_timer.start)
        self._on_mode_changed()

    @Slot()
    def _on_mode_changed(self) -> None:
        """Show the number and file name template of the chosen mode with their defaults, and plan."""
        by: SplitBy = self.mode.currentData()
        _, text, minimum, maximum = _SPLIT_MODES[by]
        max_megabytes = max(1, self._document.profile.max_bytes // MIB)
        limit = maximum or (max_megabytes if by == "bytes" else max_urls_of(self._document, self._sitemap))
        self.form.setRowVisible(self.number, bool(text))
        label = self.form.labelForField(self.number)
        if text and label is not None:
            label.setProperty("text", _translated(text))
        self.number.setRange(minimum, max(minimum, limit))
        self.number.setValue(minimum if maximum else limit)
        self.template.setText(NAME_TEMPLATES[by])
        self.refresh()

    def make_plan(self) -> SplitPlan:
        """Return the plan of splitting the sitemap by the chosen mode, number and template."""
        by: SplitBy = self.mode.currentData()
        maximum = self.number.value() * (MIB if by == "bytes" else 1) if _SPLIT_MODES[by][1] else 0
        return plan_split(self._document, self._sitemap, by, maximum=maximum, name=self.template.text().strip())

    def show_plan(self, plan: SplitPlan | None) -> bool:
        """List up to 1,000 files of a split, and show how many there are; return whether there are several."""
        parts = plan.parts if plan is not None else ()
        if plan is not None:
            one = self.tr("All entries fit in one file.")
            several = self.tr("This gives %n files; nothing else is renamed.", None, len(parts))
            self.show_message(one if len(parts) < 2 else separate_thousands(len(parts), several), Tint.QUIET)
        self.files.show_rows(
            ("", part.name, format_number(len(part.slots)), size_text(part.bytes)) for part in parts[:MAX_LISTED]
        )
        return len(parts) > 1


def _translated(text: str) -> str:
    """Return a text of `_SPLIT_MODES` in the language of the program."""
    return QCoreApplication.translate("Split", text)


class WriteIndexDialog(NewFilesDialog):
    """Dialog that plans an index for a set without one.

    It asks which file keeps the name of the set, and for the base URL, which is initially `folder`.
    """

    def __init__(self, document: Document, folder: str, parent: QWidget | None = None) -> None:
        """Create the dialog that writes an index, and plan with the proposed name owner and base URL."""
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Write an index for {name}").format(name=document.name))
        self.for_index = QRadioButton(self.tr("The &index keeps the name {name}").format(name=document.name), self)
        self.for_sitemap = QRadioButton(self.tr("The first &sitemap keeps it"), self)
        self.base_url = make_line_edit(self, folder, "https://www.example.com/")
        self.for_index.setEnabled(can_reuse_name_for_index(document))
        for button in (self.for_index, self.for_sitemap):
            button.setVisible(document.shape is not SetShape.FOLDER)
        form = fill_form(QFormLayout(), (self.tr("&Base URL"), self.base_url))
        heads = (self.tr("File"), self.tr("Saving"), self.tr("Entries"), self.tr("Size"))
        self.lay_out(
            self.for_index, self.for_sitemap, form,
            heads=heads, numbers=(2, 3), text=self.tr("Create"), size=QSize(640, 460),
        )  # fmt: skip
        (self.for_index if can_reuse_name_for_index(document) else self.for_sitemap).setChecked(True)
        self.for_index.toggled.connect(self.refresh)
        self.base_url.textChanged.connect(self.refresh_timer.start)
        self.refresh()

    def make_plan(self) -> IndexPlan:
        """Return the plan of an index for the chosen owner of the name and the base URL."""
        keeps: NameOwner = "index" if self.for_index.isChecked() else "sitemap"
        return plan_index(self._document, name_owner=keeps, base_url=self.base_url.text().strip())

    def show_plan(self, plan: IndexPlan | None) -> bool:
        """List the files of a plan, and warn of entries outside the base URL; return whether there is a plan."""
        self.files.show_rows([] if plan is None else self._file_rows(plan))
        if plan is not None and plan.n_outside:
            one = self.tr("1 entry is outside {address}: search engines ignore it.")
            many = self.tr("%n entries are outside {address}: search engines ignore them.", None, plan.n_outside)
            self.show_message(text_for_count(plan.n_outside, one, many).format(address=plan.base_url), Tint.WARNING)
        elif plan is not None:
            self.show_message(self.tr("The files are written when you save."), Tint.QUIET)
        return plan is not None

    def _file_rows(self, plan: IndexPlan) -> list[tuple[str, ...]]:
        """Return icon, name, state, entries and size of the index and of up to 1,000 sitemaps."""
        existing_names = {sitemap.name for sitemap in self._document.sitemaps}
        written = self.tr("Replaced") if plan.index_name in existing_names else self.tr("New file")
        rows: list[tuple[str, ...]] = [("index", plan.index_name, written, "", "")]
        for part in plan.parts[:MAX_LISTED]:
            before = None if part.sitemap is None else self._document.sitemaps[part.sitemap]
            if before is None or before.file_name != part.name:
                state = self.tr("New file")
            else:
                is_same = len(part.slots) == self._document.table.entry_count(before.id)
                is_unchanged = is_same and not self._document.is_changed(before.id)
                state = self.tr("Unchanged") if is_unchanged else self.tr("Rewritten")
            rows.append(("sitemap", part.name, state, format_number(len(part.slots)), size_text(part.bytes)))
        return rows
