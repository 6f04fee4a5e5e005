"""Saved filters: their menu in the filter bar, and the dialog that asks for a name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLineEdit, QMenu, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import SAVED_FILTERS
from sitemap_studio.gui.context import Context
from sitemap_studio.gui.formatting.display_text import escape_mnemonics, tooltip_html
from sitemap_studio.gui.i18n import localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import scaled
from sitemap_studio.gui.widgets.dialog import Dialog
from sitemap_studio.gui.widgets.layouts import fill_form, set_dialog_margins
from sitemap_studio.search.filter_language import ALL, Filter, parse_filter

MAX_NAME: Final = 80


class SaveFilterDialog(Dialog):
    """Dialog that asks for the name of a filter, initially its text; `chosen` has the name."""

    def __init__(self, text: str, existing_names: Collection[str], parent: QWidget | None = None) -> None:
        """Create the dialog that asks for the name of a filter text; `existing_names` are the names of the saved filters."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save filter"))
        self._existing_names = frozenset(existing_names)
        self.name = QLineEdit(text[:MAX_NAME], self)
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumWidth(scaled(320))
        # Selected from the end, so that the beginning of a long text is visible.
        self.name.setSelection(len(self.name.text()), -len(self.name.text()))
        self.note_label = self.make_note()
        form = fill_form(QFormLayout(self), (self.tr("&Name"), self.name))
        set_dialog_margins(form)
        form.addRow(self.note_label)
        form.addRow(self.make_ok_cancel_box(button=QDialogButtonBox.StandardButton.Save))
        self.name.textChanged.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show a note if the name replaces a saved filter, and enable the accepting button unless the name is empty."""
        super().refresh()
        is_known = self.chosen_value() in self._existing_names
        self.note_label.setText(self.tr("This replaces the filter with that name.") if is_known else "")

    def chosen_value(self) -> str | None:
        """Return the typed name of the filter; None if it is empty."""
        return self.name.text().strip() or None


MAX_SAVED: Final = 200


class SavedFilters(QObject):
    """Menu of named filters in the filter bar, which are stored as texts in the preferences."""

    def __init__(self, context: Context, parent: QWidget) -> None:
        """Connect the menu of the filter bar's button, so that it is filled each time before it is shown."""
        super().__init__(parent)
        self._page, self._preferences, self._parent = context.page, context.preferences, parent
        self._menu = self._page.bar.saved.menu()
        self._delete_menu = QMenu(self.tr("&Delete"), self._menu)
        self._delete_menu.setIcon(icon("delete"))
        self._filter = ALL
        for menu in (self._menu, self._delete_menu):
            menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self.refresh)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the saved filters, sorted without regard to case."""
        return tuple(sorted(self._filters, key=str.casefold))

    @property
    def _filters(self) -> Mapping[str, str]:
        """Texts of the saved filters by name."""
        return self._preferences[SAVED_FILTERS]

    @Slot()
    def refresh(self) -> None:
        """Fill the menu with the saved filters, and commands that save the current filter or delete one."""
        self._menu.clear()
        self._delete_menu.clear()
        save = self._menu.addAction(icon("add"), self.tr("&Save this filter …"), self.show_save_dialog)
        save.setEnabled(bool(self._current_filter().conditions) and len(self.names) < MAX_SAVED)
        if self.names:
            self._menu.addSeparator()
            for name in self.names:
                for menu, command in ((self._menu, self.apply), (self._delete_menu, self.delete)):
                    action = menu.addAction(escape_mnemonics(name), partial(command, name))
                    action.setToolTip(tooltip_html(self._filters[name]))
            self._menu.addSeparator()
            self._menu.addMenu(self._delete_menu)

    @Slot()
    def show_save_dialog(self) -> None:
        """Open a dialog that asks for a name and saves the current filter; do nothing for an empty filter."""
        self._filter = self._current_filter()
        if not self._filter.conditions:
            return
        dialog = SaveFilterDialog(self._filter.text, self.names, self._parent)
        dialog.chosen.connect(self.save)
        dialog.open()

    @Slot(object)
    def save(self, name: str) -> None:
        """Store under a name the filter for which the dialog was opened."""
        self._preferences.change({SAVED_FILTERS: {**self._filters, name: self._filter.text}})

    def apply(self, name: str) -> None:
        """Filter the table by a saved filter, or show why the filter is invalid."""
        try:
            chosen = parse_filter(self._filters[name])
        except RequestError as error:
            self._preferences.show_complaint(
                self.tr("The filter “{name}”: {reason}").format(name=name, reason=localized_error(error))
            )
        else:
            self._page.show_filter(chosen)

    def delete(self, name: str) -> None:
        """Remove a saved filter from the preferences."""
        self._preferences.change({SAVED_FILTERS: {each: text for each, text in self._filters.items() if each != name}})

    def _current_filter(self) -> Filter:
        """Return the filter of the table; the empty filter if the typed one is invalid."""
        try:
            return self._page.filter
        except RequestError:
            return ALL
