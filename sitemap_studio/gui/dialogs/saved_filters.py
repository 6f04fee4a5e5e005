"""Saved filters: the menu beside the filter line, and the dialog that asks for a name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QMenu, QWidget

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.preferences import SAVED_FILTERS
from sitemap_studio.gui.i18n import localized, localized_error
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, scaled
from sitemap_studio.gui.widgets.labels import TintedLabel
from sitemap_studio.gui.widgets.layouts import give_room
from sitemap_studio.gui.words.texts import as_menu_text, as_tooltip
from sitemap_studio.search.filter_language import ALL, Filter, parse_filter

if TYPE_CHECKING:
    from sitemap_studio.gui.main_window import MainWindow

MAX_NAME: Final = 80
"""Maximum number of characters of a name."""


class SaveFilterDialog(QDialog):
    """Describes a filter and asks for a name, proposing the description; `known` are the names in use.

    Signals:
        chosen: The filter is to be saved under this name.
    """

    chosen = Signal(str)

    def __init__(self, sentence: str, known: Collection[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save filter"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._known = frozenset(known)
        self.name = QLineEdit(sentence[:MAX_NAME], self)
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumWidth(scaled(320))
        # From the end, so that the beginning of long words is seen.
        self.name.setSelection(len(self.name.text()), -len(self.name.text()))
        self._description = TintedLabel(Tint.QUIET, sentence, self)
        self._note = TintedLabel(Tint.QUIET, parent=self)
        for label in (self._description, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        buttons = QDialogButtonBox.StandardButton
        box = QDialogButtonBox(buttons.Save | buttons.Cancel, self)
        self._save = box.button(buttons.Save)
        box.accepted.connect(self._choose)
        box.rejected.connect(self.reject)
        form = QFormLayout(self)
        give_room(form)
        form.setVerticalSpacing(12)
        form.addRow(self._description)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self._note)
        form.addRow(box)
        self.name.textChanged.connect(self._refresh)
        self._refresh()

    @property
    def note(self) -> str:
        """Note on the name."""
        return self._note.text()

    @Slot()
    def _refresh(self) -> None:
        name = self.name.text().strip()
        self._save.setEnabled(bool(name))
        self._note.setText(self.tr("This replaces the filter of that name.") if name in self._known else "")

    @Slot()
    def _choose(self) -> None:
        if name := self.name.text().strip():
            self.accept()
            self.chosen.emit(name)


MAX_SAVED: Final = 200
"""Maximum number of saved filters."""


class SavedFilters(QObject):
    """Menu of named filters, kept among the preferences in the language of filters."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._page, self._preferences = window, window.page, window.preferences
        self._menu = self._page.bar.saved.menu()
        self._deleting = QMenu(self.tr("&Delete"), self._menu)
        self._deleting.setIcon(icon("delete"))
        self._filter = ALL
        for menu in (self._menu, self._deleting):
            menu.setToolTipsVisible(True)
        self._menu.aboutToShow.connect(self.refresh)

    @property
    def names(self) -> tuple[str, ...]:
        """Names in alphabetical order."""
        return tuple(sorted(self._kept, key=str.casefold))

    @property
    def _kept(self) -> Mapping[str, str]:
        return self._preferences[SAVED_FILTERS]

    @Slot()
    def refresh(self) -> None:
        """Fill the menu."""
        self._menu.clear()
        self._deleting.clear()
        save = self._menu.addAction(icon("add"), self.tr("&Save this filter …"), self.ask_name)
        save.setEnabled(bool(self._current().conditions) and len(self.names) < MAX_SAVED)
        if self.names:
            self._menu.addSeparator()
            for name in self.names:
                for menu, slot in ((self._menu, self._choose), (self._deleting, self._delete)):
                    action = menu.addAction(as_menu_text(name), slot)
                    action.setData(name)
                    action.setToolTip(as_tooltip(self._kept[name]))
            self._menu.addSeparator()
            self._menu.addMenu(self._deleting)

    @Slot()
    def ask_name(self) -> None:
        """Ask for a name for the current filter."""
        self._filter = self._current()
        if not self._filter.conditions:
            return
        dialog = SaveFilterDialog(localized(self._filter.sentence), self.names, self._window)
        dialog.chosen.connect(self.save)
        dialog.open()

    @Slot(str)
    def save(self, name: str) -> None:
        """Save the filter that a name was asked for."""
        self._change({**self._kept, name: self._filter.text})

    def use(self, name: str) -> None:
        """Apply a saved filter, or show why it is invalid: the preferences may have been edited by hand."""
        try:
            chosen = parse_filter(self._kept[name])
        except RequestError as error:
            self._preferences.complain(
                self.tr("The filter “{name}”: {reason}").format(name=name, reason=localized_error(error))
            )
        else:
            self._page.use_filter(chosen)

    def delete(self, name: str) -> None:
        """Delete a saved filter."""
        self._change({known: text for known, text in self._kept.items() if known != name})

    def _change(self, filters: dict[str, str]) -> None:
        self._preferences.change({SAVED_FILTERS: filters})

    def _current(self) -> Filter:
        try:
            return self._page.filter
        except RequestError:
            return ALL

    @Slot()
    def _choose(self) -> None:
        self.use(self._named())

    @Slot()
    def _delete(self) -> None:
        self.delete(self._named())

    def _named(self) -> str:
        action = self.sender()
        return str(action.data()) if isinstance(action, QAction) else ""
