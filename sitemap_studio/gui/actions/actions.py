"""The actions of one window, made from the table of actions, and put into its menus and its toolbar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QWidget

from sitemap_studio.gui.actions.specs import ActionSpec, MenuName, Need
from sitemap_studio.gui.actions.table import ACTIONS
from sitemap_studio.gui.look.icons import icon

Handlers = Mapping[str, Callable[..., object]]
"""By the id of an action what it does."""


def translated(text: str) -> str:
    """Words of the table in the user's language."""
    return QCoreApplication.translate("Actions", text)


class Actions(QObject):
    """The actions of one window, by id."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._by_id: dict[str, QAction] = {}
        self._available: Need | None = None
        for spec in ACTIONS:
            action = _menu_action(window) if spec.is_menu else QAction(window)
            _dress(action, spec)
            self._by_id[spec.id] = action
        self.set_available(Need.NOTHING)

    def __getitem__(self, identifier: str) -> QAction:
        return self._by_id[identifier]

    def __iter__(self) -> Iterator[QAction]:
        return iter(self._by_id.values())

    def menu(self, identifier: str) -> QMenu:
        """The menu that an action opens."""
        menu = self._by_id[identifier].menu()
        if not isinstance(menu, QMenu):
            raise KeyError(identifier)
        return menu

    @property
    def available(self) -> Need:
        """What is the case."""
        return Need.NOTHING if self._available is None else self._available

    def connect_all(self, done_by: Handlers, *, first: Callable[..., object]) -> None:
        """Say what actions do, by their ids.

        Args:
            done_by: What to call for each.
            first: What to call before, whichever it is.
        """
        for identifier, slot in done_by.items():
            self[identifier].triggered.connect(first)
            self[identifier].triggered.connect(slot)

    def keep_to_table(self, table: QWidget) -> None:
        """Let the keys that mean what is selected in the table do so only while the keyboard is there."""
        for spec in ACTIONS:
            if spec.is_of_table:
                self[spec.id].setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                table.addAction(self[spec.id])

    def set_available(self, available: Need) -> None:
        """Enable what is possible now, disable the rest."""
        if available == self._available:
            return
        self._available = available
        missing = (~available).value
        for spec in ACTIONS:
            self._by_id[spec.id].setEnabled(not spec.needs.value & missing)

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Make the menus."""
        for name in MenuName:
            self.fill_menu(bar.addMenu(translated(name.value)), name)

    def fill_menu(self, menu: QMenu, name: MenuName, leaving_out: frozenset[str] = frozenset()) -> None:
        """Put the actions of one menu of the table into a menu, its groups set apart."""
        menu.setToolTipsVisible(True)
        specs = [spec for spec in ACTIONS if spec.menu is name and spec.id not in leaving_out]
        for place, spec in enumerate(specs):
            if place and spec.group != specs[place - 1].group:
                menu.addSeparator()
            menu.addAction(self._by_id[spec.id])

    def fill_sitemap_menu(self, menu: QMenu) -> None:
        """Put what can be done to sitemaps into a menu."""
        self.fill_menu(menu, MenuName.SITEMAP, leaving_out=frozenset({"check", "profile", "apply-order"}))

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Put the actions with a label into the toolbar, their menus' groups set apart."""
        shown = [spec for spec in ACTIONS if spec.label]
        for place, spec in enumerate(shown):
            if place and spec.bar_group != shown[place - 1].bar_group:
                bar.addSeparator()
            bar.addAction(self._by_id[spec.id])


def _menu_action(window: QWidget) -> QAction:
    menu = QMenu(window)
    menu.setToolTipsVisible(True)
    return menu.menuAction()


def _dress(action: QAction, spec: ActionSpec) -> None:
    action.setObjectName(spec.id)
    action.setText(translated(spec.text))
    if spec.label:
        action.setIconText(translated(spec.label))
    action.setIcon(icon(spec.icon))
    action.setShortcuts([QKeySequence(keys) for keys in spec.shortcuts])
    action.setCheckable(spec.is_checkable)
    tip = translated(spec.tip)
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({keys})" if keys else tip)
    action.setStatusTip(tip)
