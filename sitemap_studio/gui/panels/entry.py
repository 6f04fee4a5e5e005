"""The entry panel: the fields of what is selected, its URL as people read it, and its extensions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
import polars as pl
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.core.errors import RequestError, StudioError
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.extensions import plan_extensions, slots_by_extension
from sitemap_studio.document.hreflang import (
    ClusterPlan,
    add_missing_languages,
    complete_cluster,
)
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.formats.extensions.editing import EntryExtensions
from sitemap_studio.gui.entry.extension_content import KINDS, LISTED_PATHS, EntryContent, Mark, blank_values
from sitemap_studio.gui.entry.extension_tree import NAME, ExtensionChange, ExtensionModel, ExtensionView
from sitemap_studio.gui.entry.xml_pane import XmlPane
from sitemap_studio.gui.i18n import counted, format_number, localized, localized_error, numbered
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.jobs import Jobs, LatestJob
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.commands import plan_text
from sitemap_studio.gui.table.delegates import FieldEditor, editor_for
from sitemap_studio.gui.table.model import stored_text
from sitemap_studio.gui.table.view import EntryView
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, scaled
from sitemap_studio.gui.widgets.desktop import browse
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, icon_button
from sitemap_studio.gui.widgets.layouts import FlowRow, TabOrder
from sitemap_studio.gui.words.extension_words import KIND_WORDS, kind_text
from sitemap_studio.gui.words.hreflang_text import describe_plan
from sitemap_studio.gui.words.texts import MAX_EDITED_CHARACTERS, MAX_TOOLTIP_CHARACTERS, cell_text, plain
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.protocol.languages import X_DEFAULT
from sitemap_studio.protocol.urls import readable
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_LEAST_CHARACTERS: Final = 4
_ENDING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UNDO_KEYS: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


@dataclass(frozen=True)
class CommonValue:
    """Value of a field that entries have in common.

    Attributes:
        value: Their text; None if the element is absent, or if they differ.
        differs: Whether they have different values.
    """

    value: str | None
    differs: bool = False


class EntryFields(QWidget):
    """A form of the fields of one entry or several, with inline validation.

    The text is applied when a line loses the focus or on Enter, which goes on to the next line; Esc restores the value,
    or leaves an unchanged line. Undo and redo belong to a changed line, and else to the window: a line that restored an
    older text by itself would apply that.

    Signals:
        typed: A field of the shown entries shall have a text; carries both.
        left: The focus shall go elsewhere.
    """

    typed = Signal(str, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editors: dict[FieldName, FieldEditor] = {}
        self._shown: dict[FieldName, str] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in FIELD_NAMES:
            editor = editor_for(field, self)
            _frame(editor)
            editor.installEventFilter(self)
            form.addRow(field, editor)
            self._editors[field] = editor
        tallest = max(editor.sizeHint().height() for editor in self._editors.values())
        for editor in self._editors.values():
            editor.setMinimumHeight(tallest)
        self._explain(form)

    def _explain(self, form: QFormLayout) -> None:
        for field, editor in self._editors.items():
            label = form.labelForField(editor)
            if label is not None:
                label.setToolTip(localized(FIELD_BY_NAME[field].advice))

    def editor(self, field: FieldName) -> FieldEditor:
        """Return the editor of a field."""
        return self._editors[field]

    def show_values(self, values: Mapping[FieldName, CommonValue], problems: Problems, *, may_change: bool) -> None:
        """Show values by field; text that is being typed stays.

        Args:
            values: Common values of the entries, by field.
            problems: Problems of the document, for inline validation.
            may_change: Whether the entries are editable.
        """
        for field, editor in self._editors.items():
            common = values[field]
            text = common.value or ""
            placeholder = self.tr("(various)") if common.differs else ""
            is_long = len(text) > MAX_EDITED_CHARACTERS
            if is_long:
                placeholder = numbered(len(text), self.tr("(%n characters)", None, len(text)))
                text = ""
            validator, line = editor.inline_validator, editor.inline_validator.line
            validator.setEnabled(not placeholder)
            validator.use_context(problems)
            line.setPlaceholderText(placeholder)
            if self._shown.get(field) != text or (editor.edited_text() != text and not editor.hasFocus()):
                self._shown[field] = text
                editor.set_text(text)
                line.deselect()
                line.setCursorPosition(0)
            line.setReadOnly(not may_change or is_long)
            if not isinstance(editor, QLineEdit):
                editor.setEnabled(may_change and not is_long)

    def finish(self) -> None:
        """Apply the text that is being typed."""
        for field, editor in self._editors.items():
            if editor.hasFocus():
                self._apply_text(field)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        field = next((name for name, editor in self._editors.items() if editor is watched), None)
        if field is None:
            return False
        if event.type() == QEvent.Type.FocusOut:
            self._apply_text(field)
        elif isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._press_key(field, event)
        return False

    def _press_key(self, field: FieldName, event: QKeyEvent) -> bool:
        is_typed = self._editors[field].edited_text() != self._shown.get(field, "")
        if event.key() == Qt.Key.Key_Escape:
            return self._press_escape(field, event, is_typed=is_typed)
        if not is_typed and any(map(event.matches, _UNDO_KEYS)):
            return True
        if event.key() in _ENDING and not event.modifiers() and event.type() == QEvent.Type.KeyPress:
            self._apply_text(field)
            following = FIELD_NAMES[FIELD_NAMES.index(field) + 1 :]
            editor = next((self._editors[name] for name in following), self._editors[field])
            editor.setFocus(Qt.FocusReason.TabFocusReason)
            editor.inline_validator.line.selectAll()
            return True
        return False

    def _press_escape(self, field: FieldName, event: QKeyEvent, *, is_typed: bool) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            if is_typed:
                event.accept()
            return is_typed
        if is_typed:
            self._editors[field].set_text(self._shown.get(field, ""))
        else:
            self.left.emit()
        return True

    def _apply_text(self, field: FieldName) -> None:
        text = self._editors[field].edited_text()
        if text != self._shown.get(field, ""):
            self._shown[field] = text
            self.typed.emit(field, text)


def _frame(editor: FieldEditor) -> None:
    editor.setFrame(True)
    if isinstance(editor, QComboBox):
        # In large letters its words must not make the panel wider than it is.
        editor.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        editor.setMinimumContentsLength(_LEAST_CHARACTERS)


_SETTLE_MS: Final = 40
"""Steps through the table that come in a burst are followed at once."""

_MAX_SYNCHRONOUS: Final = 1_000
"""The extensions of more entries are counted, and changed, in jobs."""

_MAX_SYNCHRONOUS_SET: Final = 5_000
"""Alternates of larger sets are planned in jobs."""

_MARK_SIDE: Final = 14


class EntryPanel(QWidget):
    """Shows the selected entries, and makes edits of what is typed.

    Attributes:
        fields: The fields.
        model: The extensions.
        tree: The same on screen.
        xml: The editor of other XML; shown while that is the current kind.

    Signals:
        languages_asked: Missing languages are to be added to entries; carries their slots.
    """

    languages_asked = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, *, table: EntryView, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._table = session, jobs, table
        self._slots: SlotArray = NO_SLOTS
        self._is_leaving = False
        self._sentence = ""
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._counting = LatestJob(jobs, self)
        self.fields = EntryFields(self)
        self.model = ExtensionModel(self._edit_extensions, self)
        self.tree = ExtensionView(self.model, self)
        self.xml = XmlPane(self._edit_extensions, self)
        self.model.drafts = self.xml.drafts
        self._build_head()
        self._build_commands()
        self._build_note()
        self._lay_out()
        self._connect()
        self.show_nothing()

    # Construction

    def _build_head(self) -> None:
        self._title, self._readable = QLabel(self), QLabel(self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        self._copy = icon_button("copy", self.tr("Copy the address"), self)
        self._browse = icon_button("browse", self.tr("Open the page in the browser"), self)
        self._nothing = EmptyState(self)
        self._nothing.show_message(self.tr("Select an entry to see and edit all of it."), "go-to")
        for label in (self._title, self._note, self._readable):
            label.setTextFormat(Qt.TextFormat.PlainText)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._note.setWordWrap(True)
        self._readable.setWordWrap(True)
        self._readable.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._readable.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._readable.setAccessibleName(self.tr("The address as people read it"))

    def _build_commands(self) -> None:
        self._add = QToolButton(self)
        self._add.setObjectName("add_extension")
        self._add.setIcon(icon("add"))
        self._add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._add.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        menu = QMenu(self._add)
        for kind in KINDS:
            menu.addAction(kind_text(KIND_WORDS[kind].add), partial(self.add, kind)).setData(kind)
        self._add.setMenu(menu)
        self._add.clicked.connect(self._add_current)
        self._commands = {
            "remove": self._command("remove", "delete", "", "Ctrl+−"),
            "up": self._command("up", "move-up", self.tr("Move up"), "Alt+↑"),
            "down": self._command("down", "move-down", self.tr("Move down"), "Alt+↓"),
        }
        self._all_fields = QCheckBox(self.tr("All fields"), self)
        self._all_fields.setObjectName("all_fields")
        self._all_fields.setToolTip(self.tr("Show also the fields that are no longer read or hardly ever needed."))
        self._all_fields.toggled.connect(self.model.show_all_fields)
        self._complete = self._action("check", self.tr("Complete the cluster"), self._complete_cluster)
        self._complete.setToolTip(self.tr("Let all pages of the cluster list each other, and themselves."))
        self._missing = self._action("add", self.tr("Add missing languages …"), self._ask_languages)
        self._missing.setToolTip(self.tr("Add alternates in languages that are missing, by how addresses begin."))
        self._default = self._action("host", self.tr("Add x-default"), self._add_default)
        self._default.setToolTip(self.tr("Add the address for everybody whose language is not listed."))
        self._more = icon_button("more", self.tr("More about alternates"), self)
        self._more.setObjectName("more_about_alternates")
        more = QMenu(self._more)
        more.setToolTipsVisible(True)
        more.addActions([self._missing, self._complete, self._default])
        self._more.setMenu(more)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button in (self._add, *self._commands.values(), self._more):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _command(self, what: str, drawing: str, words: str, keys: str) -> QToolButton:
        button = icon_button(drawing, words, self)
        button.setObjectName(f"{what}_extension")
        button.setProperty("keys", keys)
        button.clicked.connect(partial(self.do, what))
        return button

    def _action(self, drawing: str, words: str, slot: Callable[[], None]) -> QAction:
        action = QAction(icon(drawing), words, self)
        action.triggered.connect(slot)
        return action

    def _build_note(self) -> None:
        self._symbol = Symbol("error", Tint.ERROR, _MARK_SIDE, self)
        self._told = TintedLabel(Tint.QUIET, parent=self)
        self._told.setObjectName("extension_note")
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._told.setWordWrap(True)
        self._told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._copy)
        head.addWidget(self._browse)
        commands = QWidget(self)
        row = FlowRow(commands, gap=2)
        for widget in (self._add, *self._commands.values(), self._more, self._all_fields):
            row.add(widget)
        self._content = QWidget(self)
        column = QVBoxLayout(self._content)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        for part in (self._note, self._readable, self.fields, commands):
            column.addWidget(part)
        column.addWidget(self.tree, 1)
        column.addWidget(self.xml)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        # What is in it takes the keyboard, and scrolls itself into view.
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._content)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        TabOrder(self._content)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 4, 12, 6)
        foot.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self._told, 1)
        self._foot = QWidget(self)
        self._foot.setLayout(foot)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._area, 1)
        layout.addWidget(self._foot)
        layout.addWidget(self._nothing, 1)

    def _connect(self) -> None:
        session, view = self._session, self._table
        self._settling.timeout.connect(self.refresh)
        view.selection_count_changed.connect(self.refresh_soon)
        view.selectionModel().currentChanged.connect(self.refresh_soon)
        session.changed.connect(self.refresh_soon)
        session.problems_changed.connect(self.refresh_soon)
        session.replaced.connect(self._forget)
        self._counting.answered.connect(self._show_counts)
        self.fields.typed.connect(self._set_field)
        self.fields.left.connect(view.setFocus)
        self._copy.clicked.connect(self._copy_url)
        self._browse.clicked.connect(self._browse_page)
        self.tree.asked.connect(self.do)
        self.tree.moved.connect(self._follow_current)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        self.model.mobile_toggled.connect(self._toggle_mobile)
        self.xml.checked.connect(self._show_xml_state)

    # What is shown

    @property
    def title(self) -> str:
        """Which entries are shown."""
        return self._title.text()

    @property
    def note(self) -> str:
        """Whether they are read-only; empty where they are not."""
        return self._note.text()

    @property
    def readable(self) -> str:
        """The URL as people read it; empty where it is written so."""
        return self._readable.text()

    @property
    def told(self) -> str:
        """What is wrong with the current value, or what became of the last command; empty for nothing."""
        return "" if self._foot.isHidden() else self._told.text()

    @Slot()
    def finish(self) -> None:
        """Take what is being typed."""
        self.fields.finish()
        self.tree.finish_editing()
        self.xml.finish()

    @Slot()
    def refresh_soon(self) -> None:
        """Show what is selected once that has settled."""
        if self.isVisible():
            self._settling.start()

    @Slot()
    def refresh(self) -> None:
        """Show what is selected."""
        self._settling.stop()
        slots = self._table.selected_slots()
        if not np.array_equal(slots, self._slots):
            # What is being typed belongs to the entries that were shown.
            self._is_leaving = True
            self.finish()
            self._is_leaving = False
            self._slots = slots
            self._sentence = ""
            self.xml.clear()
        if not len(slots):
            self.show_nothing()
            return
        self._show_fields(slots)
        self._show_extensions(slots)

    @Slot()
    def _forget(self) -> None:
        """Forget what was shown and typed, as another set is open."""
        self._slots, self._sentence = NO_SLOTS, ""
        self._counting.drop()
        self.tree.drop_editing()
        self.model.clear()
        self.xml.drop()
        self.refresh_soon()

    def show_nothing(self) -> None:
        """Show that no entry is selected."""
        self._area.hide()
        self._foot.hide()
        self._nothing.show()

    @property
    def _may_change(self) -> bool:
        return self._session.may_change_all or bool(self._session.may_change_each(self._slots).all())

    @property
    def _read_only_reason(self) -> str:
        session, document = self._session, self._session.document
        locked = NO_SLOTS if session.may_change_all else self._slots[~session.may_change_each(self._slots)]
        if not len(locked):
            return ""
        return str(read_only_error(document.sitemaps[document.table.sitemap_of(int(locked[0]))]))

    def _show_fields(self, slots: SlotArray) -> None:
        table, may_change = self._session.document.table, self._may_change
        values = {field: common_value(table.rows(slots, [field]).to_series()) for field in FIELD_NAMES}
        self.fields.show_values(values, self._session.document.problems, may_change=may_change)
        loc = (values["loc"].value or "").strip()
        shown = readable(loc)
        self._title.setText(self._title_of(slots))
        self._note.setText("" if may_change else self.tr("Read-only."))
        self._note.setVisible(not may_change)
        self._readable.setText(plain(_breakable(shown[:MAX_TOOLTIP_CHARACTERS])) if shown != loc else "")
        self._readable.setVisible(shown != loc)
        for button in (self._copy, self._browse):
            button.setEnabled(bool(values["loc"].value) and len(slots) == 1)
        self._nothing.hide()
        self._area.show()

    def _title_of(self, slots: SlotArray) -> str:
        if len(slots) > 1:
            return numbered(len(slots), self.tr("%n entries", None, len(slots)))
        table = self._session.document.table
        number, count = int(table.positions()[int(slots[0])]) + 1, len(table)
        words = self.tr("Entry {number} of {count}")
        return words.format(number=format_number(number), count=format_number(count))

    def _show_extensions(self, slots: SlotArray) -> None:
        document, content, may_change = self._session.document, self.model.content, self._may_change
        self._counting.drop()
        if len(slots) > 1:
            question = (document.version, len(slots))
            if len(slots) > _MAX_SYNCHRONOUS:
                self.model.show_counts(None, len(slots), may_change=may_change)
                still = document.snapshot()
                count = partial(_counts_of, still, slots)
                self._counting.ask(question, self.tr("Counting extensions"), count)
            else:
                self._show_counts(question, _counts_of(document, slots, Progress()))
        elif content is None or content.slot != int(slots[0]) or not content.is_current:
            content = EntryContent(document, int(slots[0]))
            self.model.show_entry(content, document.profile, may_change=may_change)
        self._follow_current()

    @Slot(object, object)
    def _show_counts(self, question: tuple[int, int], counts: dict[str, int]) -> None:
        version, total = question
        if version == self._session.document.version and total == len(self._slots):
            self.model.show_counts(counts, total, may_change=self._may_change)
            self._follow_current()

    @Slot()
    def _follow_current(self) -> None:
        """Show what can be done about the current row, and what is wrong there."""
        index, content = self.tree.currentIndex(), self.model.content
        kind, row = self.model.kind_of(index) or KINDS[0], self.model.item_row(index)
        count, may_change = self.model.count(kind), self._may_change if len(self._slots) else False
        words, reason = KIND_WORDS[kind], "" if may_change or not len(self._slots) else self._read_only_reason
        may_add = may_change and (content is not None or kind == "mobile")
        self._add.setText(kind_text(words.add))
        self._add.setEnabled(may_add)
        self._add.setToolTip(f"{kind_text(words.add)} (Ctrl+I)" if may_add else reason)
        if may_change and not may_add:
            self._add.setToolTip(self.tr("Select one entry to add to it."))
        self._commands["remove"].setAccessibleName(kind_text(words.remove))
        is_item = content is not None and row >= 0
        can = {"remove": count > 0, "up": is_item and row > 0, "down": is_item and row < count - 1}
        for what, button in self._commands.items():
            button.setEnabled(may_change and can[what])
            tip = f"{button.accessibleName()} ({button.property('keys')})"
            button.setToolTip(reason or tip)
        for action in (self._complete, self._missing, self._more):
            action.setEnabled(may_change)
        self._default.setEnabled(may_change and content is not None and not content.has_x_default)
        if content is not None and kind == "other":
            self.xml.show_entry(content, may_change=may_change)
        self.xml.setVisible(content is not None and kind == "other")
        self._show_note(kind)

    def _show_note(self, kind: str) -> None:
        marks = self.xml.marks if kind == "other" and self.model.content is not None else self.tree.current_marks()
        if kind == "mobile" and self.model.content is not None and self.model.count(kind):
            marks = self.model.content.marks("mobile", 0)
        self._symbol.setVisible(bool(marks))
        if marks:
            self._symbol.show_drawing(SEVERITY_ICON[marks[0].severity], SEVERITY_TINT[marks[0].severity])
        self._told.setText(self._text_of(marks[0], len(marks) - 1) if marks else self._sentence)
        self._foot.setVisible(bool(marks or self._sentence) and not self._area.isHidden())

    def _text_of(self, mark: Mark, more: int) -> str:
        text = f"{localized(mark.message)}\n{localized(mark.source)}".rstrip()
        return f"{text}\n{self.tr('And {count} more.').format(count=more)}" if more else text

    def _say(self, sentence: str) -> None:
        """Tell what became of a command, until another entry is shown or another value is wrong."""
        lines = sentence[:MAX_TOOLTIP_CHARACTERS].split("\n")
        self._sentence = "\n".join(map(cell_text, lines))
        self._follow_current()

    @Slot()
    def _show_xml_state(self) -> None:
        self.model.refresh()
        self._follow_current()

    # Fields

    @Slot(str, str)
    def _set_field(self, name: str, text: str) -> None:
        slots, field = self._slots, FIELD_BY_NAME[name].name
        if not len(slots):
            return
        document = self._session.document
        plan = plan_text(document.table, {field: slots}, {field: stored_text(field, text)})
        if plan.edits:
            self._session.push(self._field_step(field, plan.cell_count), plan.edit)

    def _field_step(self, field: FieldName, count: int) -> str:
        one, many = self.tr("Change {field}"), self.tr("Change {field} in %n entries", None, count)
        return counted(count, one, many).format(field=field)

    def _url(self) -> str:
        if len(self._slots) != 1:
            return ""
        return (self._session.document.table.value(int(self._slots[0]), "loc") or "").strip()

    @Slot()
    def _copy_url(self) -> None:
        QGuiApplication.clipboard().setText(self._url())

    @Slot()
    def _browse_page(self) -> None:
        browse(self._url())

    # Extensions

    @Slot(str)
    def do(self, what: str, *_: object) -> None:
        """Do what a button or a key asks for: "add", "remove", "up" or "down"."""
        index = self.tree.currentIndex()
        kind, row = self.model.kind_of(index), self.model.item_row(index)
        if not kind or not self._may_change:
            return
        if what == "add":
            self.add(kind)
        elif what == "remove" and self.model.field_row(index) is not None:
            # In a value these keys clear it; the item is removed from its own row.
            self.model.setData(self.model.first_cell(index), "")
        elif what == "remove":
            self._remove(kind, row)
        else:
            self._move(kind, row, -1 if what == "up" else 1)

    @Slot()
    def _add_current(self) -> None:
        self.add(self.model.kind_of(self.tree.currentIndex()) or KINDS[0])

    def add(self, kind: str) -> None:
        """Add an item of a kind, or begin to type XML."""
        self.finish()
        if kind == "mobile":
            if self.model.check_state() is not Qt.CheckState.Checked:
                self._toggle_mobile()
        elif kind == "other":
            self._go_to_xml()
        else:
            self._add_item(kind, blank_values(kind))

    def _add_item(self, kind: str, values: list[tuple[str, str]]) -> None:
        """Add an item, and go on typing its first value that is empty."""
        if self.model.content is None:
            return
        before, add = self.model.count(kind), kind_text(KIND_WORDS[kind].add)
        self._say(self._edit_extensions(add, lambda entry: entry.with_item(kind, values)))
        row = self.model.count(kind) - 1
        if row >= before:
            self.tree.expand_place(kind, row)
            path = next(
                (path for path, text in values if not text and path in LISTED_PATHS[kind]), LISTED_PATHS[kind][0]
            )
            index = self.model.find(kind, row, path)
            self.tree.setFocus()
            self.tree.go_to(index)
            self.tree.edit(index)

    def _go_to_xml(self) -> None:
        self.tree.go_to(self.model.item_index("other", -1))
        self.xml.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _add_default(self) -> None:
        self.finish()
        self._add_item("alternate", list((dict(blank_values("alternate")) | {"@hreflang": X_DEFAULT}).items()))

    def _remove(self, kind: str, row: int) -> None:
        content, words = self.model.content, KIND_WORDS[kind]
        if content is None:
            self._change(lambda entry: entry.without_kind(kind), partial(_removal_title, kind))
            return
        self.finish()
        if kind == "other":
            self.xml.remove()
            return
        items, rows = (
            content.of_kind(kind),
            self.tree.selected_items(kind) if row >= 0 else range(self.model.count(kind)),
        )
        numbers = [items[at].number for at in rows]
        if numbers:
            count = len(numbers)
            title = kind_text(words.remove) if count == 1 else kind_text(words.remove_many, count)
            self._say(self._edit_extensions(title, lambda entry: entry.without(numbers)))

    def _move(self, kind: str, row: int, by: int) -> None:
        self.finish()
        item, other = self.model.item(kind, row), self.model.item(kind, row + by)
        if item is None or other is None:
            return
        column, (number, place) = self.tree.currentIndex().column(), (item.number, other.number)
        title = kind_text(KIND_WORDS[kind].move)
        self._say(self._edit_extensions(title, lambda entry: entry.moved(number, place)))
        self.tree.go_to(self.model.item_index(kind, row + by, column))

    @Slot()
    def _toggle_mobile(self) -> None:
        if self.model.check_state() is not Qt.CheckState.Checked:
            self._say(self._edit_extensions(kind_text(KIND_WORDS["mobile"].add), _with_mobile_mark))
        else:
            self._remove("mobile", -1)

    def _edit_extensions(self, title: str, change: ExtensionChange) -> str:
        """Change the extensions of the shown entries as one step; return why it can't be done, else ""."""
        if not len(self._slots) or not self._are_there(self._slots):
            return ""
        return self._change(change, partial(self._title_for, title))

    def _title_for(self, title: str, count: int) -> str:
        many = self.tr("{what} in %n entries", None, count)
        return title if count == 1 else numbered(count, many).format(what=title)

    def _are_there(self, slots: SlotArray) -> bool:
        table = self._session.document.table
        return bool((slots < table.slot_capacity).all() and (table.positions()[slots] >= 0).all())

    def _change(self, change: ExtensionChange, title_of: Callable[[int], str]) -> str:
        document, slots = self._session.document, self._slots
        if len(slots) > _MAX_SYNCHRONOUS:
            plan = partial(_planned, document.snapshot(), slots, change)
            is_current = partial(self._session.is_at, self._session.version)
            job = self._jobs.start(self.tr("Changing extensions"), plan, is_current=is_current)
            job.finished.connect(partial(self._push, title_of))
            job.failed.connect(self._session.failed)
            return ""
        try:
            edit = plan_extensions(document, slots, change)
        except RequestError as error:
            return localized_error(error)
        if not self._push(title_of, edit):
            return self._read_only_reason or self.tr("Another edit is still being done. Try again after it.")
        return ""

    def _push(self, title_of: Callable[[int], str], edit: SetExtensions) -> bool:
        count = len(edit.slots)
        if count and not self._session.push(title_of(count), edit):
            return False
        if not self._is_leaving:
            self.refresh()
        return True

    # Alternates of all languages

    @Slot()
    def _complete_cluster(self) -> None:
        self.finish()
        plan = partial(complete_cluster, slots=self._slots)
        self._plan_links(self.tr("Completing clusters"), plan, self.tr("Complete the cluster"))

    @Slot()
    def _ask_languages(self) -> None:
        self.finish()
        self.languages_asked.emit(self._slots)

    def add_languages(self, document: Document, slots: SlotArray, bases: dict[str, str]) -> None:
        """Add missing languages to entries, by how the URLs of each language begin."""
        if document is self._session.document:
            plan = partial(add_missing_languages, slots=slots, bases=bases)
            self._plan_links(self.tr("Adding languages"), plan, self.tr("Add missing languages"))

    def _plan_links(self, title: str, plan: Callable[[Document], ClusterPlan], step: str) -> None:
        document = self._session.document
        if len(document.table) <= _MAX_SYNCHRONOUS_SET:
            self._add_links(step, plan(document))
            return
        work = partial(_planned_links, plan, document.snapshot())
        is_current = partial(self._session.is_at, self._session.version)
        job = self._jobs.start(title, work, is_current=is_current)
        job.finished.connect(partial(self._add_links, step))
        job.failed.connect(self._tell_failure)

    def _add_links(self, step: str, plan: ClusterPlan) -> None:
        count = len(plan.completed)
        title = counted(count, self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, count))
        if not count or self._session.push(title.format(what=step), plan.edit):
            self.refresh()
            self._say(describe_plan(plan))

    @Slot(object)
    def _tell_failure(self, error: StudioError) -> None:
        self._say(localized_error(error))

    # Navigation

    def show_problem(self, problem: Problem) -> None:
        """Show where in the extensions of the selected entry a problem is, and give that the keyboard."""
        self.refresh()
        content = self.model.content
        if content is None or content.slot != problem.slot:
            return
        place = content.place_of(problem)
        kind, number = place.kind, place.number
        if kind == "other":
            self._go_to_xml()
            return
        self.tree.expand_place(kind, number if place.path not in LISTED_PATHS.get(kind, ()) and place.path else -1)
        index = (
            self.model.find(kind, number, place.path, text=place.text)
            if place.path
            else self.model.item_index(kind, number if kind in LISTED_PATHS else -1, NAME)
        )
        if not index.isValid():
            self._all_fields.setChecked(True)
            index = self.model.find(kind, number, place.path, text=place.text)
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tree.go_to(self.model.first_cell(index) if index.isValid() and not place.path else index)

    @Slot(QPoint)
    def _show_menu(self, place: QPoint) -> None:
        self.menu().popup(self.tree.viewport().mapToGlobal(place))

    def menu(self) -> QMenu:
        """Return what can be done about the current row."""
        menu = QMenu(self.tree)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add = menu.addAction(icon("add"), self._add.text(), self._add_current)
        add.setEnabled(self._add.isEnabled())
        for what, button in self._commands.items():
            action = menu.addAction(button.icon(), button.accessibleName(), partial(self.do, what))
            action.setEnabled(button.isEnabled())
        if self.model.kind_of(self.tree.currentIndex()) == "alternate":
            menu.addSeparator()
            menu.addActions([self._missing, self._complete, self._default])
        return menu

    # What Qt asks

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh_soon()

    def sizeHint(self) -> QSize:
        return QSize(scaled(330), 400)

    def minimumSizeHint(self) -> QSize:
        # Never narrower than its content: it can't be scrolled sideways.
        bar = self._area.verticalScrollBar().sizeHint().width()
        return QSize(max(240, self._content.minimumSizeHint().width() + bar), 120)


def _counts_of(document: Document, slots: SlotArray, progress: Progress) -> dict[str, int]:
    return {kind: len(found) for kind, found in slots_by_extension(document, document.table, slots, progress).items()}


def _planned(document: Document, slots: SlotArray, change: ExtensionChange, progress: Progress) -> SetExtensions:
    return plan_extensions(document, slots, change, progress)


def _planned_links(plan: Callable[[Document], ClusterPlan], document: Document, progress: Progress) -> ClusterPlan:
    progress.check()
    return plan(document)


def _with_mobile_mark(entry: EntryExtensions) -> EntryExtensions:
    return entry if "mobile" in entry.kinds() else entry.with_item("mobile", [])


def _removal_title(kind: str, count: int) -> str:
    words = KIND_WORDS[kind]
    return kind_text(words.remove_from, count) if count > 1 else kind_text(words.remove)


def common_value(texts: pl.Series) -> CommonValue:
    """Return what texts have in common; a few are compared first, as most of a large selection differ at once."""
    first = texts[0]
    for few in (texts.head(64), texts):
        if not few.eq_missing(pl.Series([first], dtype=pl.String)).all():
            return CommonValue(None, differs=True)
    return CommonValue(first)


def _breakable(text: str) -> str:
    """Return a URL that may be broken into lines behind its slashes and joints."""
    for joint in "/?&=-_":
        text = text.replace(joint, f"{joint}\u200b")
    return text
