"""A facet in the bar: a button with a menu of choices and, once something is chosen, a chip that can be taken away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from sitemap_studio.gui.filters.facets import Choice, Facet, chosen_text, is_chosen, toggled
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, icon_size
from sitemap_studio.gui.words.plain_text import as_menu_text, give_tip
from sitemap_studio.search.filter_language import Condition

_MOST_CHARACTERS: Final = 34
"""Longer words are cut in the middle of a chip; its tooltip has all of them."""

_ISOLATED: Final = "\u2068{}\u2069"
"""Names of others, which may run from right to left, leave what is around them in peace."""


class StayingMenu(QMenu):
    """A menu that stays open while things are checked in it, with the mouse or with the space bar."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action: QAction | None = self.actionAt(event.position().toPoint())
        if action is not None and action.isCheckable() and action.isEnabled():
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action: QAction | None = self.activeAction()
        if event.key() == Qt.Key.Key_Space and action is not None and action.isCheckable():
            action.trigger()
        else:
            super().keyPressEvent(event)


class FacetButton(QWidget):
    """One facet.

    Attributes:
        facet: Which.
        button: Opens the menu of choices.
        cross: Takes what is chosen away; hidden where nothing is.
        menu: The choices.

    Signals:
        chosen: This `Condition` is asked from now on, or None.
        counts_asked: The menu is about to be shown.
    """

    chosen = Signal(object)
    counts_asked = Signal()

    def __init__(self, facet: Facet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facet = facet
        self.button, self.cross = QToolButton(self), QToolButton(self)
        self.menu = StayingMenu(self)
        self._choices: list[Choice] = []
        self._actions: list[QAction] = []
        self._condition: Condition | None = None
        self.button.setMenu(self.menu)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setAutoRaise(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.cross.setObjectName("cross")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.cross.setIcon(icon("close", Tint.QUIET))
        self.cross.setIconSize(icon_size(12))
        self.cross.setAutoRaise(True)
        self.cross.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.button)
        row.addWidget(self.cross)
        self.setFocusProxy(self.button)
        self.cross.clicked.connect(self._take_away)
        self.menu.aboutToShow.connect(self.counts_asked)
        self._refresh()

    @property
    def condition(self) -> Condition | None:
        """What is asked; None for nothing."""
        return self._condition

    @property
    def choices(self) -> Sequence[Choice]:
        """What can be chosen."""
        return tuple(self._choices)

    @property
    def text(self) -> str:
        """The words on it."""
        return self.button.text()

    @property
    def is_wanted(self) -> bool:
        """Whether there is anything to choose, or to take away."""
        return bool(self._choices) or self._condition is not None

    def offer(self, choices: Sequence[Choice]) -> None:
        """Offer these choices from now on; what was chosen stays."""
        if self._choices == choices:
            return
        self._choices = list(choices)
        self.menu.clear()
        self._actions = []
        for choice in self._choices:
            is_first_listed = choice.condition.operator == "in" and self._actions and not self._actions[-1].data()
            if is_first_listed:
                self.menu.addSeparator()
            action = self.menu.addAction(as_menu_text(choice.text))
            action.setCheckable(True)
            action.setData(choice.condition.operator == "in")
            action.triggered.connect(self._toggle)
            self._actions.append(action)
        self._refresh()

    def show_condition(self, condition: Condition | None) -> None:
        """Show what is asked, without telling."""
        self._condition = condition
        self._refresh()

    def show_counts(self, counts: Mapping[Condition, int]) -> None:
        """Say in the menu how many entries each choice has; nothing where that is not known."""
        for action, choice in zip(self._actions, self._choices, strict=True):
            count = counts.get(choice.condition)
            words = as_menu_text(choice.text)
            action.setText(words if count is None else f"{words}\t{format_number(count)}")

    @Slot()
    def _toggle(self) -> None:
        place = self._actions.index(self.sender())  # type: ignore[arg-type]  # only they are connected
        self._tell(toggled(self._condition, self._choices[place].condition))

    @Slot()
    def _take_away(self) -> None:
        self.button.setFocus()
        self._tell(None)

    def _tell(self, condition: Condition | None) -> None:
        self._condition = condition
        self._refresh()
        self.chosen.emit(condition)

    def _refresh(self) -> None:
        for action, choice in zip(self._actions, self._choices, strict=True):
            action.setChecked(is_chosen(self._condition, choice.condition))
        title, asked = self.facet.title(), self._condition
        self.cross.setVisible(asked is not None)
        if asked is None:
            self.button.setText(title)
            self.button.setAccessibleName(title)
            give_tip(self.button, self.facet.tip())
        else:
            words = chosen_text(asked, self._choices)
            self.button.setText(as_menu_text(f"{title}: {_ISOLATED.format(_shortened(words))}"))
            self.button.setAccessibleName(f"{title}: {words}")
            give_tip(self.button, f"{title}: {_ISOLATED.format(words)}")
            self.cross.setAccessibleName(self.tr("Remove {facet}").format(facet=title))
            self.cross.setToolTip(self.tr("Remove this part of the filter."))
        self._dress(is_active=asked is not None)
        self.updateGeometry()

    def _dress(self, *, is_active: bool) -> None:
        """Look as a facet does that asks something, or as one that does not."""
        if bool(self.property("isActive")) is not is_active:
            self.setProperty("isActive", is_active)
            for widget in (self, self.button, self.cross):
                widget.style().unpolish(widget)
                widget.style().polish(widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._condition is not None:
            self._take_away()
        else:
            super().keyPressEvent(event)


def _shortened(words: str) -> str:
    if len(words) <= _MOST_CHARACTERS:
        return words
    half = _MOST_CHARACTERS // 2
    return f"{words[:half].rstrip()}…{words[-half:].lstrip()}"
