"""The section of one kind of items: a list of them, and a form for the values of the current one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from sitemap_studio.formats.extensions.editing import Item
from sitemap_studio.gui.extensions.contents import EntryContent
from sitemap_studio.gui.extensions.marks import Place
from sitemap_studio.gui.extensions.models import FieldModel, ItemModel, ValueModel
from sitemap_studio.gui.extensions.refused import Key, Refused
from sitemap_studio.gui.extensions.rows import blank_values, has_more_rows, text_to_set
from sitemap_studio.gui.extensions.section import Circumstance, Editing, Section
from sitemap_studio.gui.extensions.views import FormView, ItemView, ValueView
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.words.extension_words import WORDS, said, step_of_removal
from sitemap_studio.protocol.rules.extensions import label_of


class ItemSection(Section):
    """Items with values.

    Attributes:
        items: The list of items; None until the section is opened.
        form: The values of the current item; likewise.
        all_fields: Whether the form lists what hardly anybody needs; likewise.
    """

    def __init__(self, kind: str, edit: Editing, parent: QWidget | None = None) -> None:
        super().__init__(kind, edit, parent)
        self.items: ItemView | None = None
        self.form: FormView | None = None
        self.all_fields: QCheckBox | None = None
        self._refused = Refused()
        self._item_model = ItemModel(kind, self._refused, self)
        self._field_model = FieldModel(kind, self._refused, self)
        self._various = TintedLabel(Tint.QUIET, self.tr("(various) Select one entry to see and edit them."), self)
        self._various.setWordWrap(True)
        self._various.hide()
        self._item_model.typed.connect(self._type)
        self._field_model.typed.connect(self._type)

    # Showing

    def show_entry(self, content: EntryContent, around: Circumstance) -> None:
        before = self.content
        self._refused.attend_to(content.slot)
        if before is not None and before.slot == content.slot and before.counts != content.counts:
            # What was refused is kept by the numbers of items, which are others now.
            self._refused.drop_here()
        super().show_entry(content, around)

    def build(self) -> QWidget:
        body = QWidget(self)
        title = said(WORDS[self.kind].title)
        self.items = ItemView(self._item_model, body)
        self.items.setAccessibleName(title)
        self.form = FormView(self._field_model, body)
        self.form.setAccessibleName(self.tr("Values: {kind}").format(kind=title))
        self.all_fields = QCheckBox(self.tr("All fields"), body)
        self.all_fields.setToolTip(self.tr("Show also the fields that are no longer read or hardly ever needed."))
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(4)
        for widget in (self._various, self.items, self.form, self.all_fields):
            column.addWidget(widget)
        self.items.asked.connect(self.do)
        self.form.asked.connect(self._do_in_form)
        self.items.selectionModel().currentChanged.connect(self._show_current)
        self.items.told.connect(self.told)
        self.form.told.connect(self.told)
        self.all_fields.toggled.connect(self._show_current)
        return body

    def fill(self) -> None:
        assert self.items is not None  # it is built
        content = self.content
        is_one = content is not None
        self._various.setVisible(not is_one)
        self.items.setVisible(is_one)
        items = content.of_kind(self.kind) if content is not None else []
        marks = content.marks if content is not None else self._item_model.marks
        self._item_model.show(items, marks, self.around.profile, may_change=self.around.may_change)
        if items and not self.items.currentIndex().isValid():
            self.items.go_to(self._item_model.index(0, 0))
        self._show_current()

    @property
    def current(self) -> Item | None:
        """The item whose values are shown."""
        row = self.items.currentIndex().row() if self.items is not None else -1
        items = self._item_model.items
        return items[row] if 0 <= row < len(items) else None

    @Slot()
    def _show_current(self) -> None:
        if self.items is None or self.form is None or self.all_fields is None:
            return
        item = self.current
        self._field_model.show(
            item,
            self.items.currentIndex().row(),
            self._item_model.marks,
            self.around.profile,
            may_change=self.around.may_change,
            all_fields=self.all_fields.isChecked(),
        )
        self.form.setVisible(self._field_model.rowCount() > 0)
        self.all_fields.setVisible(item is not None and has_more_rows(item))
        self._show_header(is_open=self.is_open)

    def offered(self, *, is_open: bool) -> tuple[frozenset[str], frozenset[str]]:
        if self.content is None or not is_open:
            return super().offered(is_open=is_open)
        row = self.items.currentIndex().row() if self.items is not None else -1
        shown = {"add", "remove"} | ({"up", "down"} if self.count > 1 else set())
        enabled = {"add"} | ({"remove"} if row >= 0 else set())
        enabled |= {"up"} if row > 0 else set()
        enabled |= {"down"} if 0 <= row < self.count - 1 else set()
        return frozenset(shown), frozenset(enabled)

    # Changing

    def do(self, what: str) -> None:
        if not self.around.may_change:
            return
        if self.content is None:
            super().do(what)
            return
        self.finish()
        {"add": self._add, "remove": self._remove, "up": self._up, "down": self._down}[what]()

    def _add(self) -> None:
        self.add_item(blank_values(self.kind))

    def add_item(self, values: list[tuple[str, str]]) -> None:
        """Add an item, and go on typing its first value that is empty."""
        kind, before = self.kind, self.count
        self._tell(self._edit(said(WORDS[kind].add), lambda entry: entry.with_item(kind, values)))
        if self.count > before:
            self.open()
            assert self.items is not None  # it is open
            empty = next((path for path, text in values if not text and path in self._item_model.paths), "")
            column = self._item_model.paths.index(empty) if empty else 0
            self.items.setFocus()
            self.items.go_to(self._item_model.index(self.count - 1, column))
            self.items.edit(self.items.currentIndex())

    def _remove(self) -> None:
        if self.items is None:
            return
        rows = self.items.chosen_rows()
        numbers = [self._item_model.items[row].number for row in rows]
        if numbers:
            self._tell(self._edit(step_of_removal(self.kind, len(numbers)), lambda entry: entry.without(numbers)))
            if self.count:
                self.items.go_to(self._item_model.index(min(rows[0], self.count - 1), 0))
            else:
                self.header.add.setFocus()

    def _up(self) -> None:
        self._move(-1)

    def _down(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        if self.items is None:
            return
        index, items = self.items.currentIndex(), self._item_model.items
        to = index.row() + by
        if not (index.isValid() and 0 <= to < len(items)):
            return
        number, place = items[index.row()].number, items[to].number
        self._refused.drop_here()
        self._tell(self._edit(said(WORDS[self.kind].move), lambda entry: entry.moved(number, place)))
        self.items.go_to(self._item_model.index(to, index.column()))

    @Slot(str)
    def _do_in_form(self, what: str) -> None:
        """Keys mean values there: they are cleared, and not items removed."""
        index = self.form.currentIndex() if self.form is not None else None
        if what == "remove" and index is not None and index.isValid():
            self._field_model.setData(index, "")
        elif what == "add":
            self.do(what)

    @Slot(object, str)
    def _type(self, key: Key, text: str) -> None:
        model = self.sender()
        item = next((each for each in self._item_model.items if each.number == key.item), None)
        if item is None:
            return
        value = text_to_set(item, key.path, key.place, text)
        title = self.tr("Change {field}").format(field=label_of(f"{self.kind}-", key.path))
        reason = self._edit(title, lambda entry: entry.with_values(key.item, [(key.path, value, key.place)]))
        if reason and isinstance(model, ValueModel):
            model.refuse(key, text, reason)

    def _tell(self, reason: str) -> None:
        if reason:
            self.note.show_sentence(reason)

    # What others ask

    def go_to(self, place: Place) -> None:
        self.open()
        if self.items is None or self.form is None or self.all_fields is None:
            return
        self.items.go_to(self._item_model.index(place.number, 0))
        view: ValueView = self.items
        if place.path in self._item_model.paths:
            self.items.go_to(self._item_model.index(place.number, self._item_model.paths.index(place.path)))
        elif place.path:
            index = self._field_model.find_text(place.path, place.text)
            if not index.isValid():
                self.all_fields.setChecked(True)
                index = self._field_model.find_text(place.path, place.text)
            if index.isValid():
                self.form.go_to(index)
                view = self.form
        view.setFocus(Qt.FocusReason.OtherFocusReason)

    def finish(self) -> None:
        for view in (self.items, self.form):
            if view is not None:
                view.finish_editing()

    def drop(self) -> None:
        super().drop()
        for view in (self.items, self.form):
            if view is not None:
                view.drop_editing()
        self._refused.drop_all()
