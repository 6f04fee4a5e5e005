"""The entry panel: fields, readable URL and extensions of the selected entries."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
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
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import plan_extensions, slots_by_extension
from sitemap_studio.document.hreflang_completion import ClusterPlan, plan_cluster_completion, plan_missing_languages
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.extension_editor.extension_content import KINDS, LISTED_PATHS, EntryContent, new_item_values
from sitemap_studio.gui.extension_editor.extension_tree import NAME, ExtensionChange, ExtensionModel, ExtensionView
from sitemap_studio.gui.extension_editor.xml_pane import XmlPane
from sitemap_studio.gui.formatting.display_text import (
    MAX_EDITED_CHARACTERS,
    MAX_TOOLTIP_CHARACTERS,
    cell_text,
    escape_rich_text,
)
from sitemap_studio.gui.formatting.extension_titles import (
    add_step_title,
    kind_menu_text,
    move_step_title,
    remove_step_title,
)
from sitemap_studio.gui.formatting.hreflang_labels import describe_completion
from sitemap_studio.gui.i18n import format_number, localized, localized_error, separate_thousands, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.jobs.background_jobs import JobFunction, LatestJob
from sitemap_studio.gui.page_checks import PageChecks
from sitemap_studio.gui.page_section import PageSection
from sitemap_studio.gui.table.cell_delegates import commit_open_editor
from sitemap_studio.gui.table.extension_cells import ValueMark
from sitemap_studio.gui.table.field_editors import FieldEditor, make_field_editor
from sitemap_studio.gui.table.planned_edits import plan_fill
from sitemap_studio.gui.table.view_columns import stored_text
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, scaled
from sitemap_studio.gui.widgets.desktop import open_in_browser
from sitemap_studio.gui.widgets.empty_state import EmptyState
from sitemap_studio.gui.widgets.labels import IconLabel, TintedLabel, attach_menu, icon_button
from sitemap_studio.gui.widgets.layouts import fill, set_tab_order
from sitemap_studio.model.edits import SetExtensions
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.slots import NO_SLOTS, SlotArray
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES, FieldName
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.protocol.url_syntax import readable
from sitemap_studio.validation.problem import Problem
from sitemap_studio.validation.problems import Problems

_MIN_CHARACTERS: Final = 4
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UNDO_KEYS: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class EntryFields(QWidget):
    """Form of the fields that one or several entries have in common, with inline validation.

    A text is committed on Enter, which also moves the focus to the next line, or when its line loses the focus. Esc
    restores the value of a modified line, and moves the focus to the table from any other. Undo and redo act on the
    text of a modified line only. Elsewhere they belong to the window, because a line that restored an older text would
    commit it.

    Signals:
        typing_changed: `has_typed_text` changed.

    Attributes:
        has_typed_text: Whether a line has a text that is not committed yet.
    """

    typing_changed = Signal()

    def __init__(
        self, commit: Callable[[FieldName, str], None], focus_table: Callable[[], None], parent: QWidget
    ) -> None:
        """Create the form of fields.

        Args:
            commit: Sets a field of the shown entries to a text.
            focus_table: Moves the keyboard focus to the table.
            parent: The parent widget.
        """
        super().__init__(parent)
        self._commit, self._focus_table = commit, focus_table
        self._editors: dict[FieldName, FieldEditor] = {}
        self._shown: dict[FieldName, str] = {}
        self.has_typed_text = False
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(6)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in FIELD_NAMES:
            editor = make_field_editor(field, self)
            editor.setFrame(True)
            if isinstance(editor, QComboBox):
                # With a large font, its texts must not widen the panel.
                editor.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                editor.setMinimumContentsLength(_MIN_CHARACTERS)
            editor.installEventFilter(self)
            editor.inline_validator.line.textChanged.connect(self._update_typed_state)
            label = QLabel(field, self)
            label.setToolTip(localized(FIELD_BY_NAME[field].advice))
            label.setBuddy(editor)
            form.addRow(label, editor)
            self._editors[field] = editor
        tallest = max(editor.sizeHint().height() for editor in self._editors.values())
        for editor in self._editors.values():
            editor.setMinimumHeight(tallest)

    @Slot()
    def _update_typed_state(self) -> None:
        """Update `has_typed_text`, and emit `typing_changed` if it changed."""
        has_typed_text = any(self._is_modified(field) for field in self._editors)
        if has_typed_text != self.has_typed_text:
            self.has_typed_text = has_typed_text
            self.typing_changed.emit()

    def _is_modified(self, field: FieldName) -> bool:
        """Return whether the text in a field's line differs from the value that was shown last."""
        return self._editors[field].inline_validator.line.text() != self._shown.get(field, "")

    def editor(self, field: FieldName) -> FieldEditor:
        """Return the input widget of a field in the form."""
        return self._editors[field]

    def show_values(
        self,
        values: Mapping[FieldName, str | None],
        various: Container[FieldName],
        problems: Problems,
        *,
        may_change: bool,
    ) -> None:
        """Show the common values of entries; a focused line retains its text while its value is the same.

        A value that is too long for editing is replaced by its number of characters, and is read-only.

        Args:
            values: Values by field.
            various: Fields whose values differ between the entries.
            problems: Context of the inline validation.
            may_change: Whether the fields are editable.
        """
        for field, editor in self._editors.items():
            text = "" if field in various else values[field] or ""
            placeholder = self.tr("(various)") if field in various else ""
            is_long = len(text) > MAX_EDITED_CHARACTERS
            if is_long:
                placeholder = separate_thousands(len(text), self.tr("(%n characters)", None, len(text)))
                text = ""
            validator, line = editor.inline_validator, editor.inline_validator.line
            validator.setEnabled(not placeholder)
            line.setPlaceholderText(placeholder)
            if self._shown.get(field) != text or (line.text() != text and not editor.hasFocus()):
                self._shown[field] = text
                editor.set_text(text)
                line.deselect()
                line.setCursorPosition(0)
            validator.set_context(problems)
            line.setReadOnly(not may_change or is_long)
            if not isinstance(editor, QLineEdit):
                editor.setEnabled(may_change and not is_long)

    def commit_edits(self) -> None:
        """Commit the text of the focused line if the user modified it."""
        for field, editor in self._editors.items():
            if editor.hasFocus():
                self._commit_text(field)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Commit a field's text when its editor loses the focus, and handle Esc, Enter, undo and redo in it."""
        field = next((name for name, editor in self._editors.items() if editor is watched), None)
        if field is None:
            return False
        if event.type() == QEvent.Type.FocusOut:
            self._commit_text(field)
        elif isinstance(event, QKeyEvent) and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._handle_key(field, event)
        return False

    def _handle_key(self, field: FieldName, event: QKeyEvent) -> bool:
        """Handle a key in a field's editor, and return whether the event is consumed.

        Esc restores modified text, or else focuses the table. Enter commits the text and moves to the next field. Undo
        and redo have no effect on unmodified text. Shortcut overrides are only claimed for Esc.
        """
        editor, is_override = self._editors[field], event.type() == QEvent.Type.ShortcutOverride
        is_typed = self._is_modified(field)
        if event.key() == Qt.Key.Key_Escape:
            if is_override:
                if is_typed:
                    event.accept()
                return is_typed
            if is_typed:
                editor.set_text(self._shown.get(field, ""))
            else:
                self._focus_table()
            return True
        if not is_typed and any(map(event.matches, _UNDO_KEYS)):
            return True
        if event.key() in _ENTER and not event.modifiers() and not is_override:
            self._commit_text(field)
            next_editor = self._editors[FIELD_NAMES[min(FIELD_NAMES.index(field) + 1, len(FIELD_NAMES) - 1)]]
            next_editor.setFocus(Qt.FocusReason.TabFocusReason)
            next_editor.inline_validator.line.selectAll()
            return True
        return False

    def _commit_text(self, field: FieldName) -> None:
        """Pass the text of a field to the `commit` function if the user modified it."""
        text = self._editors[field].inline_validator.line.text()
        if text != self._shown.get(field, ""):
            self._shown[field] = text
            self._update_typed_state()
            self._commit(field, text)


_COMPARED_FIRST: Final = 100  # number of selected entries whose values are compared before the values of all
# Combines a burst of selection changes into one refresh; in another turn of the event loop than the list of problems.
_REFRESH_DELAY_MS: Final = 50
_MAX_SYNCHRONOUS: Final = 1_000  # entries; the extensions of more are counted and edited in jobs
_MAX_SYNCHRONOUS_SET: Final = 5_000  # entries; alternates of larger sets are planned in jobs
_MARK_SIDE: Final = 14
_ADDED_KINDS: Final = tuple(kind for kind in KINDS if kind != "mobile")


class EntryPanel(QWidget):
    """Panel that edits the selected entries: fields, readable URL, and extensions.

    Signals:
        typing_changed: `has_typed_text` changed.

    Attributes:
        xml: Editor of unknown XML; visible while that is the current kind of extension.
    """

    typing_changed = Signal()

    def __init__(
        self,
        context: Context,
        page_checks: PageChecks,
        *,
        show_languages_dialog: Callable[[SlotArray], object],
        parent: QWidget,
    ) -> None:
        """Create an entry panel without entries.

        Args:
            context: Shared objects of the window.
            page_checks: Checks of pages.
            show_languages_dialog: Opens the dialog that adds missing languages to entries.
            parent: The parent widget.
        """
        super().__init__(parent)
        session, jobs, table = context.session, context.jobs, context.page.view
        self._session, self._jobs, self._table = session, jobs, table
        self._show_languages_dialog = show_languages_dialog
        self._slots: SlotArray = NO_SLOTS
        self._is_switching_entries = False  # while edits of the previous entries are committed
        self._result_text = ""
        self._refresh_timer = QTimer(self, singleShot=True, interval=_REFRESH_DELAY_MS)
        self._count_job = LatestJob(jobs, self)
        self.fields = EntryFields(self._set_field, table.setFocus, self)
        self.model = ExtensionModel(self._edit_extensions, self)
        self.tree = ExtensionView(self.model, self)
        self.xml = XmlPane(self._edit_extensions, self)
        self.model.drafts = self.xml.drafts
        self.page_section = PageSection(context, page_checks, self)
        self._build_heading()
        self._build_extension_buttons()
        self._lay_out()
        for changed in (
            table.selection_count_changed,
            table.selectionModel().currentChanged,
            session.changed,
            session.problems_changed,
            session.pages_changed,
        ):
            changed.connect(self.refresh_soon)
        session.replaced.connect(self._reset)
        self._refresh_timer.timeout.connect(self.refresh)
        self._count_job.answered.connect(self._show_counts)
        self.tree.asked.connect(self.run_command)
        self.tree.moved.connect(self._update_commands)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        self.xml.checked.connect(self._show_xml_state)
        for part in (self.fields, self.tree, self.xml):
            part.typing_changed.connect(self.typing_changed)
        self.show_nothing()

    # Construction

    def _build_heading(self) -> None:
        """Create the title, notes, readable URL, copy and browser buttons, problem message and empty state."""
        self.title, self.readable = QLabel(self), QLabel(self)
        self.note, self.message = TintedLabel(Tint.QUIET, parent=self), TintedLabel(Tint.QUIET, parent=self)
        self._copy = icon_button("copy", self.tr("Copy URL"), self)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._selected_url()))
        self._browse = icon_button("browse", self.tr("Open page in browser"), self)
        self._browse.clicked.connect(lambda: open_in_browser(self._selected_url()))
        self._severity_icon = IconLabel("error", Tint.ERROR, _MARK_SIDE, self)
        self._empty_state = EmptyState(self)
        self._empty_state.show_message(self.tr("Select an entry."), "go-to")
        for label in (self.title, self.note, self.readable, self.message):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        for label in (self.readable, self.message):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.readable.setAccessibleName(self.tr("The readable form of the URL"))
        self.message.setObjectName("extension_note")

    def _build_extension_buttons(self) -> None:
        """Create the buttons that add, remove and move extensions, and the menu of commands for alternates."""
        self._add_button = QToolButton(self)
        self._add_button.setObjectName("add_extension")
        self._add_button.setIcon(icon("add"))
        self._add_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._add_button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        menu = QMenu(self._add_button)
        for kind in _ADDED_KINDS:
            menu.addAction(kind_menu_text(kind), partial(self.add_extension, kind)).setData(kind)
        self._add_button.setMenu(menu)
        self._add_button.clicked.connect(self._add_of_current_kind)
        self._command_buttons: dict[str, QToolButton] = {}
        for command, icon_name, title, keys in (
            ("remove", "delete", "", "Ctrl+−"),
            ("up", "move-up", self.tr("Move up"), "Alt+↑"),
            ("down", "move-down", self.tr("Move down"), "Alt+↓"),
        ):
            self._command_buttons[command] = button = icon_button(icon_name, title, self)
            button.setObjectName(f"{command}_extension")
            button.setProperty("keys", keys)
            button.clicked.connect(partial(self.run_command, command))
        self._all_fields = QCheckBox(self.tr("All fields"), self)
        self._all_fields.setObjectName("all_fields")
        self._all_fields.toggled.connect(self.model.show_all_fields)
        self._alternates_button = icon_button("more", self.tr("More about alternates"), self)
        self._alternates_button.setObjectName("more_about_alternates")
        more = QMenu(self._alternates_button)
        more.setToolTipsVisible(True)
        self._add_languages_action = more.addAction(
            icon("add"), self.tr("Add missing languages …"), self._show_missing_languages
        )
        self._complete_action = more.addAction(icon("check"), self.tr("Complete group"), self._complete_cluster)
        self._x_default_action = more.addAction(icon("host"), self.tr("Add x-default"), self._add_x_default)
        attach_menu(self._alternates_button, more)
        for button in (self._add_button, *self._command_buttons.values(), self._alternates_button):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _lay_out(self) -> None:
        """Arrange heading, fields, extension tree and XML editor in a scroll area above the message."""
        head = fill(QHBoxLayout(), (self.title, 1), self._copy, self._browse)
        commands = QWidget(self)
        # In one row, the buttons would not fit in a narrow panel.
        above = fill(QHBoxLayout(), self._add_button, 1, self._alternates_button, spacing=2)
        below = fill(QHBoxLayout(), self._all_fields, 1, *self._command_buttons.values(), spacing=2)
        # The button elides its text in a still narrower one.
        self._add_button.setMinimumWidth(scaled(40))
        fill(QVBoxLayout(commands), above, below, spacing=2)
        self._form = QWidget(self)
        parts = head, self.note, self.readable, self.fields, commands, (self.tree, 1), self.xml, self.page_section
        fill(QVBoxLayout(self._form), *parts, margins=(12, 8, 12, 8), spacing=6)
        self._scroll_area = QScrollArea(self)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        # The focus goes to widgets of the content, and the area scrolls to them.
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setWidget(self._form)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_tab_order(self._form)
        self._footer = QWidget(self)
        foot = fill(QHBoxLayout(self._footer), self._severity_icon, (self.message, 1), margins=(12, 4, 12, 6))
        foot.setAlignment(self._severity_icon, Qt.AlignmentFlag.AlignTop)
        fill(QVBoxLayout(self), (self._scroll_area, 1), self._footer, (self._empty_state, 1), spacing=0)

    # Content

    @property
    def has_typed_text(self) -> bool:
        """Whether the panel has typed text that is not committed yet."""
        return self.fields.has_typed_text or self.tree.has_typed_text or self.xml.has_typed_text

    @Slot()
    def commit_edits(self) -> None:
        """Commit typed text of the fields, the extension tree and the XML editor."""
        self.fields.commit_edits()
        commit_open_editor(self.tree)
        self.xml.apply_text()

    @Slot()
    def refresh_soon(self) -> None:
        """Schedule a refresh of the panel after a short delay, if it is visible."""
        if self.isVisible():
            self._refresh_timer.start()

    @Slot()
    def refresh(self) -> None:
        """Show the selected entries; if the selection changed, first commit typed text to the former entries."""
        self._refresh_timer.stop()
        slots = self._table.selection.slots()
        if not np.array_equal(slots, self._slots):
            # Typed text belongs to the previous entries.
            self._is_switching_entries = True
            self.commit_edits()
            self._is_switching_entries = False
            self._slots, self._result_text = slots, ""
            self.xml.clear()
        if not len(slots):
            self.show_nothing()
            return
        self._show_fields(slots)
        self._show_extensions(slots)

    @Slot()
    def _reset(self) -> None:
        """Discard content and typed text, and schedule a refresh, because another set was opened."""
        self._slots, self._result_text = NO_SLOTS, ""
        self._count_job.cancel_latest()
        self.tree.discard_editing()
        self.model.clear()
        self.xml.clear(drafts=True)
        self.refresh_soon()

    def show_nothing(self) -> None:
        """Replace the form by the hint to select an entry."""
        self._scroll_area.hide()
        self._footer.hide()
        self.message.clear()
        self._empty_state.show()

    @property
    def _is_editable(self) -> bool:
        """Whether all selected entries are in writable files."""
        return not self._session.locked or bool(self._session.editable_mask(self._slots).all())

    @property
    def _read_only_reason(self) -> str:
        """Reason why the file of the first read-only selected entry is locked; empty if all are writable."""
        session, document = self._session, self._session.document
        locked = NO_SLOTS if not session.locked else self._slots[~session.editable_mask(self._slots)]
        if not len(locked):
            return ""
        return str(read_only_error(document.sitemaps[document.table.sitemap_of(int(locked[0]))]))

    def _show_fields(self, slots: SlotArray) -> None:
        """Show title, field values and readable URL of the selected entries; differing values appear as “(various)”."""
        table, may_change = self._session.document.table, self._is_editable
        values = {field: table.value(int(slots[0]), field) for field in FIELD_NAMES}
        various = {field for field in FIELD_NAMES if len(slots) > 1 and not _has_one_value(table, slots, field)}
        self.fields.show_values(values, various, self._session.document.problems, may_change=may_change)
        if len(slots) > 1:
            self.title.setText(separate_thousands(len(slots), self.tr("%n entries", None, len(slots))))
        else:
            number, count = int(table.positions()[int(slots[0])]) + 1, len(table)
            pattern = self.tr("Entry {number} of {count}")
            self.title.setText(pattern.format(number=format_number(number), count=format_number(count)))
        self.note.setText("" if may_change else self.tr("Read-only."))
        self.note.setVisible(not may_change)
        loc = "" if "loc" in various else (values["loc"] or "").strip()
        decoded = readable(loc)
        # Allow line breaks after punctuation.
        breakable = re.sub(r"([/?&=\-_])", "\\1\u200b", decoded[:MAX_TOOLTIP_CHARACTERS])
        self.readable.setText(escape_rich_text(breakable) if decoded != loc else "")
        self.readable.setVisible(decoded != loc)
        for button in (self._copy, self._browse):
            button.setEnabled(bool(values["loc"]) and len(slots) == 1)
        self.page_section.show_page(loc if len(slots) == 1 else "")
        self._empty_state.hide()
        self._scroll_area.show()

    def _show_extensions(self, slots: SlotArray) -> None:
        """Show the extensions of one entry, or of several the number with each kind, counted in a job if many."""
        document, content, may_change = self._session.document, self.model.content, self._is_editable
        self._count_job.cancel_latest()
        request = (document.version, len(slots))
        if len(slots) > _MAX_SYNCHRONOUS:
            self.model.show_counts(None, len(slots), may_change=may_change)
            count = partial(slots_by_extension, document.snapshot(), document.table.snapshot(), slots)
            self._count_job.request(request, self.tr("Counting"), count)
        elif len(slots) > 1:
            self._show_counts(request, slots_by_extension(document, document.table, slots))
        elif content is None or content.slot != int(slots[0]) or not content.is_current:
            content = EntryContent(document, int(slots[0]))
            self.model.show_entry(content, document.profile, may_change=may_change)
        self._update_commands()

    @Slot(object, object)
    def _show_counts(self, request: tuple[int, int], slots_by_kind: Mapping[str, SlotArray]) -> None:
        """Show how many selected entries have each kind of extension; ignore counts of an outdated request.

        Args:
            request: Version of the set, and number of entries, for which the slots were counted.
            slots_by_kind: Slots of the entries with each kind of extension.
        """
        version, total = request
        if version == self._session.document.version and total == len(self._slots):
            counts = {kind: len(slots) for kind, slots in slots_by_kind.items()}
            self.model.show_counts(counts, total, may_change=self._is_editable)
            self._update_commands()

    @Slot()
    def _update_commands(self) -> None:
        """Enable the extension buttons possible for the current row; show its problems, and for unknown XML, the editor."""
        index, content = self.tree.currentIndex(), self.model.content
        kind, row = self.model.kind_of(index) or KINDS[0], self.model.item_row(index)
        count, may_change = self.model.count(kind), self._is_editable if len(self._slots) else False
        reason = "" if may_change or not len(self._slots) else self._read_only_reason
        may_add, added = may_change and content is not None, self._kind_to_add()
        self._add_button.setText(add_step_title(added))
        self._add_button.setEnabled(may_add)
        self._add_button.setToolTip(f"{add_step_title(added)} (Ctrl+I)" if may_add else reason)
        if may_change and not may_add:
            self._add_button.setToolTip(self.tr("Select one entry to add to it."))
        self._command_buttons["remove"].setAccessibleName(remove_step_title(kind))
        is_item = content is not None and row >= 0
        can = {"remove": count > 0, "up": is_item and row > 0, "down": is_item and row < count - 1}
        for command, button in self._command_buttons.items():
            button.setEnabled(may_change and can[command])
            button.setToolTip(reason or f"{button.accessibleName()} ({button.property('keys')})")
        for action in (self._complete_action, self._add_languages_action, self._alternates_button):
            action.setEnabled(may_change)
        self._x_default_action.setEnabled(may_change and content is not None and not content.has_x_default)
        marks = self.tree.focused_cell_marks()
        if content is not None and kind == "other":
            self.xml.show_entry(content, may_change=may_change)
            marks = self.xml.marks
        elif content is not None and kind == "mobile" and count:
            marks = content.marks("mobile", 0)
        self.xml.setVisible(content is not None and kind == "other")
        self._show_message(marks)

    def _show_message(self, marks: Sequence[ValueMark]) -> None:
        """Show the first problem with its severity and the number of others, or else the last command's result.

        Without any text, the footer is hidden.
        """
        self._severity_icon.setVisible(bool(marks))
        text = self._result_text
        if marks:
            self._severity_icon.set_icon(SEVERITY_ICON[marks[0].severity], SEVERITY_TINT[marks[0].severity])
            text = f"{localized(marks[0].message)}\n{localized(marks[0].source)}".rstrip()
            if len(marks) > 1:
                text += "\n" + self.tr("… and {count} more").format(count=len(marks) - 1)
        self.message.setText(text)
        self._footer.setVisible(bool(text) and not self._scroll_area.isHidden())

    def _show_result(self, text: str) -> None:
        """Show a command's result until other entries are selected; problems of the current row take precedence."""
        self._result_text = "\n".join(map(cell_text, text[:MAX_TOOLTIP_CHARACTERS].split("\n")))
        self._update_commands()

    @Slot()
    def _show_xml_state(self) -> None:
        """Refresh the extension tree and the buttons after the XML editor validated its text."""
        self.model.refresh()
        self._update_commands()

    # Fields

    def _set_field(self, field: FieldName, text: str) -> None:
        """Set a field of the selected entries to a text, as one undo step; without a change, no step is made."""
        slots = self._slots
        if not len(slots):
            return
        plan = plan_fill(self._session.document, {field: slots}, {field: stored_text(field, text)})
        if len(plan):
            count = plan.cell_count
            one, many = self.tr("Change {field}"), self.tr("Change {field} in %n entries", None, count)
            self._session.push_plan(text_for_count(count, one, many).format(field=field), plan)

    def _selected_url(self) -> str:
        """Return the URL of the only selected entry, stripped of white space; empty unless exactly one is selected."""
        if len(self._slots) != 1:
            return ""
        return (self._session.document.table.value(int(self._slots[0]), "loc") or "").strip()

    # Extensions

    @Slot(str)
    def run_command(self, command: str, *_: object) -> None:
        """Run "add", "remove", "up" or "down" on the current row of the extension tree, unless entries are read-only.

        "remove" clears the value in a value's row, and removes the items of an item's or a kind's row.
        """
        index = self.tree.currentIndex()
        kind, row = self.model.kind_of(index), self.model.item_row(index)
        if not kind or not self._is_editable:
            return
        if command == "add":
            self._add_of_current_kind()
        elif command == "remove" and self.model.listed_value(index) is not None:
            # On a value, the command clears it; items are removed on their own row.
            self.model.setData(self.model.first_value_cell(index), "")
        elif command == "remove":
            self._remove_items(kind, row)
        else:
            self._move_item(kind, row, -1 if command == "up" else 1)

    @Slot()
    def _add_of_current_kind(self) -> None:
        """Add an extension item of the current row's kind, or else of the default kind, to the only selected entry."""
        self.add_extension(self._kind_to_add())

    def _kind_to_add(self) -> str:
        """Return the kind of extension that the Add button adds: the current row's kind, or else the default one."""
        kind = self.model.kind_of(self.tree.currentIndex())
        return kind if kind in _ADDED_KINDS else _ADDED_KINDS[0]

    def add_extension(self, kind: str) -> None:
        """Commit typed text, add an empty item of a kind and edit it; for "other", focus the XML editor instead."""
        self.commit_edits()
        if kind == "other":
            self._focus_xml()
        else:
            self._insert_item(kind, new_item_values(kind))

    def _insert_item(self, kind: str, values: list[tuple[str, str]]) -> None:
        """Add an item with values by path to the only selected entry, if any, and edit its first empty value."""
        if self.model.content is None:
            return
        before, add, listed = self.model.count(kind), add_step_title(kind), LISTED_PATHS[kind]
        self._show_result(self._edit_extensions(add, lambda entry: entry.with_item(kind, values)))
        row = self.model.count(kind) - 1
        if row >= before:
            self.tree.expand_item(kind, row)
            path = next((path for path, text in values if not text and path in listed), listed[0])
            index = self.model.find(kind, row, path)
            self.tree.setFocus()
            self.tree.go_to(index)
            self.tree.edit(index)

    def _focus_xml(self) -> None:
        """Select the row of unknown extensions, which shows the XML editor, and focus that editor."""
        self.tree.go_to(self.model.item_index("other", -1))
        self.xml.editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_x_default(self) -> None:
        """Add an alternate with hreflang “x-default” and an empty URL, and edit its URL."""
        self.commit_edits()
        self._insert_item("alternate", list((dict(new_item_values("alternate")) | {"@hreflang": X_DEFAULT}).items()))

    def _remove_items(self, kind: str, row: int) -> None:
        """Remove the selected items of a kind; all items of the kind for row -1, or if several entries are selected.

        Of the kind "other", remove all XML and the draft.
        """
        content = self.model.content
        if content is None:
            self._apply_change(
                lambda entry: entry.without_kind(kind), partial(self._title_with_count, remove_step_title(kind))
            )
            return
        self.commit_edits()
        if kind == "other":
            self.xml.remove()
            return
        rows = self.tree.selected_items(kind) if row >= 0 else range(self.model.count(kind))
        numbers = [content.items_of_kind(kind)[at].number for at in rows]
        if numbers:
            title = remove_step_title(kind, len(numbers))
            self._show_result(self._edit_extensions(title, lambda entry: entry.without_items(numbers)))

    def _move_item(self, kind: str, row: int, offset: int) -> None:
        """Exchange an extension item with the item `offset` rows below, and select it at its new row."""
        self.commit_edits()
        item, other = self.model.item(kind, row), self.model.item(kind, row + offset)
        if item is None or other is None:
            return
        column, (number, other_number) = self.tree.currentIndex().column(), (item.number, other.number)
        title = move_step_title(kind)
        self._show_result(self._edit_extensions(title, lambda entry: entry.with_moved_item(number, other_number)))
        self.tree.go_to(self.model.item_index(kind, row + offset, column))

    def _edit_extensions(self, title: str, change: ExtensionChange) -> str:
        """Change the extensions of the selected entries as one step; return the reason of a failure, or "".

        Do nothing if no entry is selected, or if one was deleted meanwhile. The step title gets the number of entries.
        """
        table, slots = self._session.document.table, self._slots
        is_there = bool((slots < table.slot_capacity).all()) and bool((table.positions()[slots] >= 0).all())
        return self._apply_change(change, partial(self._title_with_count, title)) if len(slots) and is_there else ""

    def _title_with_count(self, title: str, count: int) -> str:
        """Return the title of a step, with the number of changed entries if there are several."""
        many = self.tr("{what} in %n entries", None, count)
        return title if count == 1 else separate_thousands(count, many).format(what=title)

    def _apply_change(self, change: ExtensionChange, title_of: Callable[[int], str]) -> str:
        """Change the extensions of the selected entries; return the reason of a failure, or "".

        For many entries, a job plans the change, "" is returned, and failures are reported later.
        """
        document, slots = self._session.document, self._slots
        if len(slots) > _MAX_SYNCHRONOUS:
            plan = partial(plan_extensions, document.snapshot(), slots, change)
            self._start_planning(
                self.tr("Changing extensions"), plan, partial(self._push_edit, title_of), self._session.failed.emit
            )
            return ""
        try:
            edit = plan_extensions(document, slots, change)
        except RequestError as error:
            return localized_error(error)
        if not self._push_edit(title_of, edit):
            return self._read_only_reason or self.tr("Another edit is still running.")
        return ""

    def _start_planning(
        self,
        job_title: str,
        make_plan: JobFunction,
        on_finished: Callable[[Any], object],
        on_failed: Callable[[StudioError], object],
    ) -> None:
        """Start a job that returns a plan or edit; its result is discarded if the set changes meanwhile."""
        job = self._jobs.start(job_title, make_plan, is_current=partial(self._session.is_at, self._session.version))
        job.finished.connect(on_finished)
        job.failed.connect(on_failed)

    def _push_edit(self, title_of: Callable[[int], str], edit: SetExtensions) -> bool:
        """Push an edit, titled by its number of entries, and refresh the panel; return False if the edit is refused."""
        count = len(edit.slots)
        if count and not self._session.push(title_of(count), edit):
            return False
        if not self._is_switching_entries:
            self.refresh()
        return True

    # Alternates of all languages

    def _complete_cluster(self) -> None:
        """Commit typed text, and add the missing hreflang links to all pages of the selected entries' clusters."""
        self.commit_edits()
        plan = partial(plan_cluster_completion, slots=self._slots)
        self._plan_links(self.tr("Adding links"), plan, self.tr("Complete group"))

    def _show_missing_languages(self) -> None:
        """Commit typed text, and open the dialog that adds missing languages to the selected entries."""
        self.commit_edits()
        self._show_languages_dialog(self._slots)

    def add_languages(self, document: Document, slots: SlotArray, bases: dict[str, str]) -> None:
        """Add hreflang links for missing languages to entries, unless another set is open now.

        Args:
            document: Set that was open when the user chose the languages.
            slots: Slots of the entries.
            bases: URL prefix of each language.
        """
        if document is self._session.document:
            plan = partial(plan_missing_languages, slots=slots, bases=bases)
            self._plan_links(self.tr("Adding links"), plan, self.tr("Add missing languages"))

    def _plan_links(self, job_title: str, plan: Callable[[Document], ClusterPlan], step_title: str) -> None:
        """Plan hreflang links, in a job for large sets, and push them as an undo step.

        Args:
            job_title: Title of the job.
            plan: Returns the plan for a set.
            step_title: Title of the undo step, without the number of entries.
        """
        document = self._session.document
        if len(document.table) <= _MAX_SYNCHRONOUS_SET:
            self._push_links(step_title, plan(document))
            return
        snapshot, add = document.snapshot(), partial(self._push_links, step_title)
        self._start_planning(
            job_title, lambda _: plan(snapshot), add, lambda error: self._show_result(localized_error(error))
        )

    def _push_links(self, step_title: str, plan: ClusterPlan) -> None:
        """Push planned hreflang links as an undo step, if any, and show how many links were added or are missing."""
        count = len(plan.completed)
        template = text_for_count(count, self.tr("{what} in 1 entry"), self.tr("{what} in %n entries", None, count))
        if not count or self._session.push(template.format(what=step_title), plan.edit):
            self.refresh()
            self._show_result(describe_completion(plan))

    # Navigation

    def show_problem(self, problem: Problem) -> None:
        """Select and focus the extension value that has this problem, if its entry is the only selected one.

        Show all fields if necessary; for unknown extensions, focus the XML editor.
        """
        self.refresh()
        content = self.model.content
        if content is None or content.slot != problem.slot:
            return
        kind, number, path, text = content.locate_problem(problem)
        if kind == "other":
            self._focus_xml()
            return
        listed = LISTED_PATHS.get(kind, ())
        self.tree.expand_item(kind, number if path and path not in listed else -1)
        index = self.model.first_value_cell(self.model.item_index(kind, number if listed else -1, NAME))
        if path:
            index = self.model.find(kind, number, path, text=text)
            if not index.isValid():
                self._all_fields.setChecked(True)
                index = self.model.find(kind, number, path, text=text)
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tree.go_to(index)

    @Slot(QPoint)
    def _show_menu(self, position: QPoint) -> None:
        """Open the context menu of the extension tree at a position in the tree."""
        self.create_menu().popup(self.tree.viewport().mapToGlobal(position))

    def create_menu(self) -> QMenu:
        """Return the context menu of the tree's current row: add, remove and move, and commands for alternates."""
        menu = QMenu(self.tree)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("add"), self._add_button.text(), self._add_of_current_kind).setEnabled(
            self._add_button.isEnabled()
        )
        for command, button in self._command_buttons.items():
            action = menu.addAction(button.icon(), button.accessibleName(), partial(self.run_command, command))
            action.setEnabled(button.isEnabled())
        if self.model.kind_of(self.tree.currentIndex()) == "alternate":
            menu.addSeparator()
            menu.addActions([self._add_languages_action, self._complete_action, self._x_default_action])
        return menu

    def showEvent(self, event: QShowEvent) -> None:
        """Schedule a refresh of the panel when it is shown."""
        super().showEvent(event)
        self.refresh_soon()

    def sizeHint(self) -> QSize:
        return QSize(scaled(330), 400)

    def minimumSizeHint(self) -> QSize:
        """Return a size as wide as the content, which has no horizontal scroll bar."""
        bar = self._scroll_area.verticalScrollBar().sizeHint().width()
        return QSize(max(240, self._form.minimumSizeHint().width() + bar), 120)


def _has_one_value(table: EntryTable, slots: SlotArray, field: FieldName) -> bool:
    """Return whether the values of entries, at least one, in a field are equal or all absent."""
    # Most values that differ do so among the first entries.
    for some in (slots[:_COMPARED_FIRST], slots):
        texts = table.rows(some, [field]).to_series()
        if not texts.eq_missing(texts.head(1)).all():
            return False
    return True
