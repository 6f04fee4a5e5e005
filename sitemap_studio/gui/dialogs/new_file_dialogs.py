"""The dialogs that plan new files of a set: split a sitemap, write an index. They change nothing themselves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, QTimer, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QHeaderView, QRadioButton, QSpinBox, QWidget

from sitemap_studio.core.errors import StudioError
from sitemap_studio.document.document import Document
from sitemap_studio.document.set_edits.split_sitemaps import (
    NAMES,
    IndexPlan,
    Keeps,
    SplitBy,
    SplitPlan,
    can_reuse_name_for_index,
    plan_index,
    plan_split,
)
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, counted, format_number, localized_error, numbered, size_text
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import Part, fill_form, level_with_lines
from sitemap_studio.gui.widgets.line_edits import code_line
from sitemap_studio.gui.widgets.list_view import ListView
from sitemap_studio.gui.widgets.text_models import FileRows
from sitemap_studio.protocol.profiles import MIB

MOST_LISTED: Final = 1_000
_PAUSE_MS: Final = 200
_FATE_PIXELS: Final = 120


class OutcomeDialog(Dialog):
    """Shows the planned files of some choices, planned again whenever a choice changes; `chosen` has the plan."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan: Any = None
        self.message = self.note()
        self.pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)

    def lay_out(
        self, *choices: Part, heads: tuple[str, ...], numbers: Collection[int], words: str, size: QSize
    ) -> None:
        """Place choices above the files, whose columns have these titles; some hold numbers."""
        self.files = FileRows(heads, numbers, self)
        view = ListView(self.files, {1: _FATE_PIXELS}, self)
        view.setAccessibleName(self.tr("Result"))
        view.setSelectionMode(ListView.SelectionMode.NoSelection)
        view.stretch_column(0)
        for column in numbers:
            view.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.stack(*choices, (view, 1), self.message, self.ok_and_cancel(words), size=size)
        self.pause.timeout.connect(self.refresh)

    def plan(self) -> Any:
        """Return the plan of the choices; raises `StudioError` for none."""
        raise NotImplementedError

    def show_plan(self, plan: Any) -> bool:
        """Show a plan, None for none, and return whether it can be chosen."""
        raise NotImplementedError

    @Slot()
    def refresh(self) -> None:
        self.pause.stop()
        try:
            self._plan = self.plan()
        except StudioError as error:
            self._plan = None
            self.show_message(localized_error(error), Tint.ERROR)
        self.accept_button.setEnabled(self.show_plan(self._plan))

    def show_message(self, sentence: str, tint: Tint) -> None:
        self.message.set_tint(tint)
        self.message.setText(sentence)

    def choice(self) -> Any:
        self.refresh()
        return self._plan if self.accept_button.isEnabled() else None


_WAYS: Final[dict[SplitBy, tuple[str, str, int, int]]] = {
    "count": (
        QT_TRANSLATE_NOOP("Split", "By the number of entries"), QT_TRANSLATE_NOOP("Split", "&Max. entries"), 1, 0,
    ),
    "bytes": (QT_TRANSLATE_NOOP("Split", "By size"), QT_TRANSLATE_NOOP("Split", "&Max. MB"), 1, 0),
    "folder": (QT_TRANSLATE_NOOP("Split", "By folder"), QT_TRANSLATE_NOOP("Split", "Folder &depth"), 1, 9),
    "month": (QT_TRANSLATE_NOOP("Split", "By month of lastmod"), "", 0, 0),
}  # fmt: skip
"""Text, label of the number, its minimum and maximum by way to split; 0 for the limit of the profile."""


class SplitDialog(OutcomeDialog):
    """Asks how to split a sitemap, and for a template of names."""

    def __init__(self, document: Document, sitemap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._sitemap = document, sitemap
        self.setWindowTitle(self.tr("Split {name}").format(name=document.sitemaps[sitemap].name))
        self.way = QComboBox(self)
        self.number = QSpinBox(self)
        self.template = code_line(self)
        for way, (words, *_) in _WAYS.items():
            self.way.addItem(_translated(words), way)
        self.number.setGroupSeparatorShown(True)
        level_with_lines(self.number)
        self.template.setToolTip(self.tr("{name} is the sitemap, {n} the next number, {part} the folder or month."))
        rows = ((self.tr("&Split"), self.way), (" ", self.number), (self.tr("&Names"), self.template))
        self.form = fill_form(QFormLayout(), *rows, spacing=10)
        heads = (self.tr("File"), self.tr("Entries"), self.tr("Size"))
        self.lay_out(self.form, heads=heads, numbers=(1, 2), words=self.tr("Split"), size=QSize(560, 480))
        self.way.currentIndexChanged.connect(self._use_way)
        self.number.valueChanged.connect(self.pause.start)
        self.template.textChanged.connect(self.pause.start)
        self._use_way()

    @Slot()
    def _use_way(self) -> None:
        by: SplitBy = self.way.currentData()
        _, words, least, most = _WAYS[by]
        profile = self._document.profile
        limit = most or (max(1, profile.max_bytes // MIB) if by == "bytes" else profile.max_urls)
        self.form.setRowVisible(self.number, bool(words))
        label = self.form.labelForField(self.number)
        if words and label is not None:
            label.setProperty("text", _translated(words))
        self.number.setRange(least, max(least, limit))
        self.number.setValue(least if most else limit)
        self.template.setText(NAMES[by])
        self.refresh()

    def plan(self) -> SplitPlan:
        by: SplitBy = self.way.currentData()
        most = self.number.value() * (MIB if by == "bytes" else 1) if _WAYS[by][1] else 0
        return plan_split(self._document, self._sitemap, by, most=most, name=self.template.text().strip())

    def show_plan(self, plan: SplitPlan | None) -> bool:
        parts = plan.parts if plan is not None else ()
        if plan is not None:
            one = self.tr("All entries fit in one file.")
            several = self.tr("This gives %n files; nothing else is renamed.", None, len(parts))
            self.show_message(one if len(parts) < 2 else numbered(len(parts), several), Tint.QUIET)
        self.files.show_rows(
            ("", part.name, format_number(len(part.slots)), size_text(part.bytes)) for part in parts[:MOST_LISTED]
        )
        return len(parts) > 1


def _translated(words: str) -> str:
    return QCoreApplication.translate("Split", words)


class WriteIndexDialog(OutcomeDialog):
    """Asks which file keeps the name, and for the URL of the folder; `folder` is proposed."""

    def __init__(self, document: Document, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.setWindowTitle(self.tr("Write an index for {name}").format(name=document.name))
        self.for_index = QRadioButton(self.tr("The &index keeps the name {name}").format(name=document.name), self)
        self.for_sitemap = QRadioButton(self.tr("The first &sitemap keeps it"), self)
        self.address = code_line(self, folder, "https://www.example.com/")
        self.for_index.setEnabled(can_reuse_name_for_index(document))
        for button in (self.for_index, self.for_sitemap):
            button.setVisible(document.shape is not SetShape.FOLDER)
        form = fill_form(QFormLayout(), (self.tr("&Base URL"), self.address))
        heads = (self.tr("File"), self.tr("Saving"), self.tr("Entries"), self.tr("Size"))
        self.lay_out(
            self.for_index, self.for_sitemap, form,
            heads=heads, numbers=(2, 3), words=self.tr("Create"), size=QSize(640, 460),
        )  # fmt: skip
        (self.for_index if can_reuse_name_for_index(document) else self.for_sitemap).setChecked(True)
        self.for_index.toggled.connect(self.refresh)
        self.address.textChanged.connect(self.pause.start)
        self.refresh()

    def plan(self) -> IndexPlan:
        keeps: Keeps = "index" if self.for_index.isChecked() else "sitemap"
        return plan_index(self._document, keeps=keeps, base_url=self.address.text().strip())

    def show_plan(self, plan: IndexPlan | None) -> bool:
        self.files.show_rows([] if plan is None else self._rows(plan))
        if plan is not None and plan.n_outside:
            one = self.tr("1 entry is outside {address}: search engines ignore it.")
            many = self.tr("%n entries are outside {address}: search engines ignore them.", None, plan.n_outside)
            self.show_message(counted(plan.n_outside, one, many).format(address=plan.base_url), Tint.WARNING)
        elif plan is not None:
            self.show_message(self.tr("The files are written when you save."), Tint.QUIET)
        return plan is not None

    def _rows(self, plan: IndexPlan) -> list[tuple[str, ...]]:
        """Return icon and texts of each file: the index, then the first sitemaps."""
        known = {sitemap.name for sitemap in self._document.sitemaps}
        written = self.tr("Replaced") if plan.index_name in known else self.tr("New file")
        rows: list[tuple[str, ...]] = [("index", plan.index_name, written, "", "")]
        for part in plan.parts[:MOST_LISTED]:
            before = None if part.sitemap is None else self._document.sitemaps[part.sitemap]
            if before is None or before.file_name != part.name:
                fate = self.tr("New file")
            else:
                is_same = len(part.slots) == self._document.table.urls_in(before.id)
                is_left = is_same and not self._document.is_changed(before.id)
                fate = self.tr("Unchanged") if is_left else self.tr("Rewritten")
            rows.append(("sitemap", part.name, fate, format_number(len(part.slots)), size_text(part.bytes)))
        return rows
