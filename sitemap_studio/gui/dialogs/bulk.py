"""The dialog of bulk edits: what to do to which entries, and every value before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QSize, Qt, Signal, SignalInstance, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from sitemap_studio.document.address import common_site
from sitemap_studio.document.bulk_edit import BulkPlan, plan_bulk
from sitemap_studio.document.bulk_operations import (
    ABSOLUTE,
    MAX_DAYS,
    MAX_DIGITS,
    OPERATIONS,
    REASONS,
    REBASE,
    BulkOperation,
    BulkParameter,
    ParameterKind,
    operations_of,
)
from sitemap_studio.gui.i18n import counted, format_number, localized
from sitemap_studio.gui.plans.plan_dialog import PlanDialog
from sitemap_studio.gui.plans.plan_list import PlannedList, PlannedView
from sitemap_studio.gui.table.delegates import editor_for
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import name_box
from sitemap_studio.gui.widgets.layouts import align_labels, fill, level_with_lines
from sitemap_studio.gui.widgets.line_edits import FolderChooser
from sitemap_studio.model.slots import SlotArray
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.validation.locations import site_of

if TYPE_CHECKING:
    from sitemap_studio.gui.main_window import MainWindow

_SIZE: Final = QSize(940, 640)

_SAMPLED: Final = 10_000
"""Number of entries whose common site is proposed as the old URL prefix."""

_ZONES: Final = ("Z", "+01:00", "+02:00", "+03:00", "+05:30", "+08:00", "+09:00", "-03:00", "-05:00", "-08:00")
_PLACEHOLDERS: Final[dict[ParameterKind, str]] = {
    "site": "https://www.example.com/",
    "base": "https://www.example.com/shop",
    "page": "https://www.example.com/",
    "ladder": "1.0 0.8 0.6 0.4",
    "factor": "0.5",
}

_Scope = tuple[str, SlotArray | None, int]
"""Words, entries (None for the whole set) and their number."""


class BulkDialog(PlanDialog):
    """Asks for entries, field, operation and its parameters, and carries out the ticked part of the plan.

    Without `slots` the selected, the shown, and all entries are offered.
    """

    def __init__(self, window: MainWindow, slots: SlotArray | None = None) -> None:
        window.page.view.finish_editing()
        session = window.session
        values = PlannedList(session.document, window)
        super().__init__(values, PlannedView(values), window.jobs, window)
        self._window, self._version = window, session.version
        # Frozen: the set may be edited while a plan is made in another thread.
        self._document, self._locked = session.document.snapshot(), frozenset(session.locked)
        self._scopes = self._scopes_now()
        if slots is not None:
            self._scopes = [(self.tr("Entries of the folder"), np.sort(slots), len(slots))]
        self._defaults = self._start_values()
        self.setWindowTitle(self.tr("Change many entries"))
        self.scope, self.field, self.operation = QComboBox(self), QComboBox(self), QComboBox(self)
        self.form = BulkForm(self)
        self._advice = self.note()
        self.rest.set_tint(Tint.WARNING)
        for words, _, count in self._scopes:
            self.scope.addItem(self.tr("{words} ({count})").format(words=words, count=format_number(count)))
        for name in FIELD_NAMES:
            self.field.addItem(name, name)
        self._lay_out()
        self._use_field()
        self.field.currentIndexChanged.connect(self._use_field)
        self.operation.currentIndexChanged.connect(self._use_operation)
        self.scope.currentIndexChanged.connect(self.plan)
        self.form.changed.connect(self.plan_soon)

    def _scopes_now(self) -> list[_Scope]:
        """List the entries to offer, the likeliest first."""
        page, n_entries = self._window.page, len(self._document.table)
        selected, shown = page.view.selection.slots(), page.view.entries.order.shown
        of_set: _Scope = (self.tr("The whole set"), None, n_entries)
        usual = [of_set]
        if len(shown) < n_entries:
            usual = [(self.tr("Entries shown"), np.sort(shown), len(shown)), of_set]
        if not len(selected):
            return usual
        of_selection: _Scope = (self.tr("Selected entries"), np.sort(selected), len(selected))
        return [of_selection, *usual] if len(selected) > 1 else [*usual, of_selection]

    def _start_values(self) -> dict[str, dict[str, str]]:
        """Return proposed parameters by operation: how URLs begin now, and how they should."""
        table, address = self._document.table, self._window.address.value
        now = common_site(table.rows(table.order[:_SAMPLED], ["loc"])) or ""
        new = f"{site_of(address)}/" if address and site_of(address) != site_of(now) else ""
        return {REBASE: {"old": now, "new": new}, ABSOLUTE: {"base": self._window.address.likely_folder}}

    def _lay_out(self) -> None:
        self.button.setText(self.tr("Change"))
        name_box(self.field, self.tr("Field"))
        self.operation.setAccessibleName(self.tr("What to do"))
        what = QLabel(self.tr("&What"), self)
        what.setBuddy(self.operation)
        above = QWidget(self)
        self._above = form = QFormLayout(above)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.addRow(self.tr("&Entries"), self.scope)
        form.addRow(what, fill(QHBoxLayout(), self.field, (self.operation, 1), spacing=10))
        form.addRow(self.form)
        form.addRow(self._advice)
        self.place(above, None, None, _SIZE)

    @Slot()
    def _use_field(self) -> None:
        before = self.operation.currentData()
        self.operation.blockSignals(True)
        self.operation.clear()
        for operation in operations_of(self.field.currentData()):
            self.operation.addItem(localized(operation.words), operation.id)
        self.operation.setCurrentIndex(max(0, self.operation.findData(before)))
        self.operation.blockSignals(False)
        self._use_operation()

    @Slot()
    def _use_operation(self) -> None:
        operation = OPERATIONS[self.operation.currentData()]
        self.form.show_operation(operation, self.field.currentData(), self._defaults.get(operation.id, {}))
        # Without this, Tab reaches new widgets last, after the buttons.
        for before, after in pairwise([self.operation, *self.form.in_order(), self.view]):
            self.setTabOrder(before, after)
        align_labels(self._above, self.form.form)
        self._advice.setText(localized(operation.advice))
        self.plan()

    @Slot()
    def plan(self) -> None:
        work = partial(
            plan_bulk,
            self._document.table,
            self.operation.currentData(),
            {name: answer() for name, answer in self.form.answers.items()},
            slots=self._scopes[self.scope.currentIndex()][1],
            name=self.field.currentData(),
            locked=self._locked,
            document=self._document,
        )
        is_current = partial(self._window.session.is_at, self._version)
        self.run_job(self.tr("Planning"), lambda progress: work(progress=progress), is_current)

    def show_found(self, found: BulkPlan) -> None:
        long, same, listed = found.n_too_long, found.n_duplicates, len(found.listed)
        inner = len(found.extensions.slots) if found.extensions is not None else 0
        effects = (
            (long, self.tr("1 address becomes too long."), self.tr("%n addresses become too long.", None, long)),
            (same, self.tr("1 address becomes the same as that of another entry."),
             self.tr("%n addresses become the same as those of other entries.", None, same)),
            (listed, self.tr("The address of 1 sitemap in the index changes, too."),
             self.tr("The addresses of %n sitemaps in the index change, too.", None, listed)),
            (inner, self.tr("Addresses in the extensions of 1 entry change, too."),
             self.tr("Addresses in the extensions of %n entries change, too.", None, inner)),
        )  # fmt: skip
        notes = [counted(*effect) for effect in effects if effect[0]]
        for reason, count in sorted(found.unusable.items()):
            words = counted(count, self.tr("1 stays: {reason}."), self.tr("%n stay: {reason}.", None, count))
            notes.append(words.format(reason=localized(REASONS[reason])))
        self.rest.setText(" ".join(notes))
        self.values.show_plan(found)

    @Slot(int)
    def show_count(self, ticked: int) -> None:
        plan = self.values.plan
        is_more = isinstance(plan, BulkPlan) and bool(plan.listed or plan.extensions)
        self.button.setEnabled(not self.is_planning and (ticked > 0 or is_more))
        one, many = self.tr("Change 1 value"), self.tr("Change %n values", None, ticked)
        self.button.setText(counted(ticked, one, many) if ticked else self.tr("Change"))
        if not self.values.rowCount() and not is_more:
            self.sentence.setText(self.tr("Nothing would change."))
            return
        changes = counted(ticked, self.tr("1 value changes"), self.tr("%n values change", None, ticked))
        self.show_changes(changes, ticked)

    @Slot()
    def go_on(self) -> None:
        plan = self.values.ticked_plan()
        if self.is_planning or not isinstance(plan, BulkPlan) or not self.button.isEnabled():
            return
        words = localized(OPERATIONS[self.operation.currentData()].words)
        title = self.tr("{field}: {words}").format(field=self.field.currentText(), words=words)
        self.accept()
        if not self._window.session.is_at(self._version) or not (len(plan) or plan.extensions):
            return
        # No entry changes where only the index lists sitemaps under other URLs.
        if count := plan.n_entries:
            one, many = self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, count)
            title = counted(count, one, many).format(what=title)
        self._window.session.push_plan(title, plan)


_Asked = tuple[QWidget, Callable[[], str], SignalInstance]
"""A widget, what reads its answer, and the signal that the answer has changed."""


class BulkForm(QWidget):
    """One line for each parameter of an operation; `answers` has what reads them, by name."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setVerticalSpacing(8)
        self.answers: dict[str, Callable[[], str]] = {}
        self._widgets: list[QWidget] = []

    def show_operation(self, operation: BulkOperation, field: FieldName, start: Mapping[str, str]) -> None:
        """Ask for the parameters of an operation; `start` has proposed answers by name."""
        while self.form.rowCount():
            self.form.removeRow(0)
        self.answers, self._widgets = {}, []
        for parameter in operation.parameters:
            text = start.get(parameter.name, parameter.default or "")
            widget, self.answers[parameter.name], changed = self._asked(parameter, field, text)
            changed.connect(self.changed)
            words = localized(parameter.words)
            words = words[:1].upper() + words[1:]
            widget.setAccessibleName(words)
            line = widget.lineEdit() if isinstance(widget, QComboBox) else None
            if line is not None:
                line.setAccessibleName(words)
            self._widgets.append(widget)
            # Made here: PySide keeps wrappers of labels that Qt makes, and these go with each operation.
            label = QLabel(words, self)
            label.setBuddy(widget)
            self.form.addRow(label, widget)
        self.setVisible(bool(operation.parameters))

    def in_order(self) -> list[QWidget]:
        """Return the widgets from top to bottom, without the layout's items, which go with each operation."""
        return self._widgets

    def _asked(self, parameter: BulkParameter, field: FieldName, text: str) -> _Asked:
        match parameter.kind:
            case "text":
                return self._editor(field, "")
            case "date":
                return self._editor("lastmod", "")
            case "priority":
                return self._editor("priority", text)
            case "days":
                return self._spin(-MAX_DAYS, MAX_DAYS, 1)
            case "digits":
                return self._spin(1, MAX_DIGITS, int(text or 1))
            case "precision":
                box = QComboBox(self)
                for words, value in ((self.tr("to the second"), "second"), (self.tr("to the day"), "day")):
                    box.addItem(words, value)
                return box, lambda: str(box.currentData()), box.currentIndexChanged
            case "zone":
                zone = QComboBox(self)
                zone.setEditable(True)
                zone.addItems(_ZONES)
                return zone, zone.currentText, zone.editTextChanged
            case "folder":
                folder = FolderChooser(localized(parameter.words), self)
                return folder, folder.line.text, folder.line.textChanged
        line = QLineEdit(text, self)
        line.setPlaceholderText(_PLACEHOLDERS.get(parameter.kind, ""))
        line.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        return line, line.text, line.textChanged

    def _editor(self, field: FieldName, text: str) -> _Asked:
        """Make the editor that cells of the field have in the table."""
        editor = editor_for(field, self)
        editor.setFrame(True)
        if isinstance(editor, QComboBox):
            return editor, editor.currentText, editor.editTextChanged
        line = editor.inline_validator.line
        if isinstance(editor, QAbstractSpinBox):
            level_with_lines(editor)
        # Nothing is wrong before anything is typed.
        editor.inline_validator.setEnabled(False)
        editor.inline_validator.validate("")
        line.setText(text)
        return editor, line.text, line.textChanged

    def _spin(self, least: int, most: int, value: int) -> _Asked:
        spin = QSpinBox(self)
        level_with_lines(spin)
        spin.setRange(least, most)
        spin.setValue(value)
        return spin, lambda: str(spin.value()), spin.valueChanged
