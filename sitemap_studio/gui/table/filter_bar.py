"""The filter bar above the table: text field, facets, number of entries shown, and error message.

It only edits the filter; `EntryPage` parses and applies it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from html import escape
from itertools import islice
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed, quoted
from sitemap_studio.document.document import Document
from sitemap_studio.gui.formatting.display_text import escape_mnemonics, set_tooltip, tooltip_html
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, format_number, localized, text_for_count
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, fixed_font, icon_size, scaled, tint_ground
from sitemap_studio.gui.widgets.labels import AnnouncedLabel, attach_menu
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.gui.widgets.line_edits import FilterLine, add_clear_button, add_leading_icon
from sitemap_studio.protocol.fields import FIELD_BY_NAME
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.search.filter_language import (
    FILTER_FIELDS,
    INDEXABLE,
    MISSING,
    OTHER,
    Condition,
    Either,
    Filter,
    Term,
    parse_typed,
)

MAX_SITEMAPS: Final = 40  # maximum number of sitemaps in the menu; more are found by typing
MAX_CHIP: Final = 34  # longer texts are elided in a facet; its tooltip shows all
_ISOLATED: Final = "\u2068{}\u2069"
_GAP: Final = 4
_MIN_LINE: Final = 250
_MIN_NARROW_LINE: Final = 110
_NARROW: Final = 560
_NARROW_AND_LOW: Final = 400
_LOW_WITH_COUNT: Final = 500
_MIN_WIDTH: Final = 210
_MARGINS: Final = (6, 3, 12, 3)
_MIN_GAPS: Final = 28  # margins, and the space between facets and count, in pixels
_EXCERPT: Final = 24  # number of characters shown on either side of an error


_IN: Final = "in"
_STANDALONE: Final = {"extension": ("is empty", "is not empty"), "problem": ("is empty", "is not empty")}
"""Operators of facets, besides a list of items."""

translate: Final = QCoreApplication.translate


# Facets


@dataclass(frozen=True)
class Facet:
    """Filter on one field by conditions from a menu. Texts are English, for translation, or names of the protocol.

    Attributes:
        title: Text of its button.
        items: Values to choose, with placeholders {year_ago} and {tomorrow}, and their texts.
        some: Text of the choice of entries with any value; "" if there is no such choice.
        none: Text of the opposite choice.
    """

    field: str
    title: str
    items: tuple[tuple[str, str], ...] = ()
    some: str = ""
    none: str = ""


class FacetChoice(NamedTuple):
    """Item in the menu of a facet: its text and the condition that it sets."""

    text: str
    condition: Condition


_MISSING: Final = (MISSING, QT_TRANSLATE_NOOP("Facets", "Missing"))

FACETS: Final = (
    Facet("problem", QT_TRANSLATE_NOOP("Facets", "Problems"),
          (("error", QT_TRANSLATE_NOOP("Facets", "Error")),
           ("warning", QT_TRANSLATE_NOOP("Facets", "Warning")),
           ("info", QT_TRANSLATE_NOOP("Facets", "Info"))),
          QT_TRANSLATE_NOOP("Facets", "Any problem"), QT_TRANSLATE_NOOP("Facets", "No problem")),
    Facet("state", QT_TRANSLATE_NOOP("Facets", "Changes"),
          (("changed", QT_TRANSLATE_NOOP("Facets", "Changed since the last save")),
           ("new", QT_TRANSLATE_NOOP("Facets", "New")),
           ("unchanged", QT_TRANSLATE_NOOP("Facets", "Unchanged")))),
    Facet("lastmod", "lastmod",
          (("last 7 days", QT_TRANSLATE_NOOP("Facets", "Last 7 days")),
           ("last 30 days", QT_TRANSLATE_NOOP("Facets", "Last 30 days")),
           ("last 365 days", QT_TRANSLATE_NOOP("Facets", "Last 365 days")),
           ("..{year_ago}", QT_TRANSLATE_NOOP("Facets", "Older than 365 days")),
           ("{tomorrow}..", QT_TRANSLATE_NOOP("Facets", "In the future")),
           _MISSING, (OTHER, QT_TRANSLATE_NOOP("Facets", "Invalid date")))),
    Facet("changefreq", "changefreq",
          (*((known, known) for known in FIELD_BY_NAME["changefreq"].choices),
           _MISSING, (OTHER, QT_TRANSLATE_NOOP("Facets", "Anything else")))),
    Facet("priority", "priority",
          (("0.8..1", QT_TRANSLATE_NOOP("Facets", "0.8 to 1.0")),
           ("0.5..0.79999", QT_TRANSLATE_NOOP("Facets", "0.5 to 0.7")),
           ("0..0.49999", QT_TRANSLATE_NOOP("Facets", "0.0 to 0.4")),
           _MISSING, (OTHER, QT_TRANSLATE_NOOP("Facets", "Not a number")))),
    Facet("extension", QT_TRANSLATE_NOOP("Facets", "Extensions"),
          (("image", QT_TRANSLATE_NOOP("Facets", "Images")),
           ("video", QT_TRANSLATE_NOOP("Facets", "Videos")),
           ("news", QT_TRANSLATE_NOOP("Facets", "News")),
           ("alternate", QT_TRANSLATE_NOOP("Facets", "Alternates")),
           ("mobile", QT_TRANSLATE_NOOP("Facets", "Mobile")),
           ("other", QT_TRANSLATE_NOOP("Facets", "Other XML"))),
          QT_TRANSLATE_NOOP("Facets", "Any extension"), QT_TRANSLATE_NOOP("Facets", "No extension")),
    Facet(INDEXABLE, QT_TRANSLATE_NOOP("Facets", "Indexable"),
          (("yes", QT_TRANSLATE_NOOP("Facets", "Yes")),
           ("no", QT_TRANSLATE_NOOP("Facets", "No")),
           ("unknown", QT_TRANSLATE_NOOP("Facets", "Unknown")),
           (MISSING, QT_TRANSLATE_NOOP("Facets", "Not checked")))),
    Facet("sitemap", QT_TRANSLATE_NOOP("Facets", "Sitemap")),
    Facet("folder", QT_TRANSLATE_NOOP("Facets", "Folder")),
)  # fmt: skip
"""All facets, in the order of the bar; those without choices are only visible while they have a condition."""

_SCOPE: Final = Facet("scope", QT_TRANSLATE_NOOP("Facets", "In"))  # fmt: skip
"""Facet of the shown sitemaps, which are not part of the filter."""


def facet_choices(facet: Facet, document: Document) -> list[FacetChoice]:
    """Return the choices of a facet, with current dates; for several sitemaps their names, up to `MAX_SITEMAPS`.

    Without facts about pages, their facet has no choices.
    """
    if facet.field == INDEXABLE and not document.page_columns:
        return []
    today = datetime.now(UTC).date()
    dates = {"year_ago": today - timedelta(days=365), "tomorrow": today + timedelta(days=1)}
    items = [(item.format(**dates), translate("Facets", text)) for item, text in facet.items]
    if facet.field == "sitemap" and len(document.sitemaps) > 1:
        names = dict.fromkeys(sitemap.name for sitemap in islice(document.sitemaps, MAX_SITEMAPS))
        items = [(name, name) for name in names]
    choices = [FacetChoice(text, Condition(facet.field, _IN, values=(item,))) for item, text in items]
    if facet.some:
        some, none = translate("Facets", facet.some), translate("Facets", facet.none)
        any_value, no_value = Condition(facet.field, "is not empty"), Condition(facet.field, "is empty")
        choices = [FacetChoice(some, any_value), FacetChoice(none, no_value), *choices]
    return choices


def toggle_choice(current: Condition | None, choice: Condition) -> Condition | None:
    """Return the condition of a facet with a choice added or removed; None if nothing remains.

    “is empty” and “is not empty” replace all other choices.
    """
    if choice.operator != _IN:
        return None if current == choice else choice
    items = current.values if current is not None and current.operator == _IN else ()
    item = choice.values[0]
    kept = tuple(each for each in items if each != item) if item in items else (*items, item)
    return Condition(choice.field, _IN, values=kept) if kept else None


def split_off_facets(wanted: Filter) -> tuple[dict[str, Condition], Filter]:
    """Split a filter into the conditions that facets can show, by field, and a filter of the remaining ones."""
    fields = {facet.field for facet in FACETS}
    shown: dict[str, Condition] = {}
    rest: list[Term] = []
    for condition in wanted.conditions:
        if (
            isinstance(condition, Either)
            or condition.field not in fields - shown.keys()
            or condition.operator not in (_IN, *_STANDALONE.get(condition.field, ()))
        ):
            rest.append(condition)
        else:
            shown[condition.field] = condition
    return shown, Filter(tuple(rest))


def filter_text(wanted: Filter) -> str:
    """Return the shortest text that parses to a filter: a bare text or /regex/ for a single condition on loc."""
    only = wanted.conditions[0] if len(wanted.conditions) == 1 else None
    if isinstance(only, Condition) and only.field == "loc":
        text = {"contains": only.value, "matches": f"/{only.value}/"}.get(only.operator)
        try:
            if text and parse_typed(text) == wanted:
                return text
        except ExpressionError:
            pass
    return wanted.text


class CheckableMenu(QMenu):
    """Menu that remains open when an item is checked by mouse or Space."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Trigger a checkable item without closing the menu; other items close it."""
        action: QAction | None = self.actionAt(event.position().toPoint())
        if action is not None and action.isCheckable() and action.isEnabled():
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Trigger a checkable item on Space without closing the menu; other keys have Qt's meaning."""
        action: QAction | None = self.activeAction()
        if event.key() == Qt.Key.Key_Space and action is not None and action.isCheckable():
            action.trigger()
        else:
            super().keyPressEvent(event)


class FacetButton(QWidget):
    """Button of a facet, with a menu of choices, and a button that removes its condition.

    Attributes:
        facet: The facet.
        choices: Its choices in the open document.
        condition: The chosen condition; None without one.

    Signals:
        chosen: The user changed the condition.
        counts_asked: The menu opens, and needs the number of entries of each choice.
    """

    chosen = Signal()
    counts_asked = Signal()

    def __init__(self, facet: Facet, parent: QWidget | None = None) -> None:
        """Create the button of a facet, without choices and condition."""
        super().__init__(parent)
        self.facet = facet
        self.title = translate("Facets", facet.title)
        self.button, self.cross = QToolButton(self), QToolButton(self)
        self.menu = CheckableMenu(self)
        self.choices: list[FacetChoice] = []
        self.condition: Condition | None = None
        self._actions: list[QAction] = []
        self.button.setAutoRaise(True)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.cross.setObjectName("cross")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.cross.setIcon(icon("close", Tint.QUIET))
        self.cross.setIconSize(icon_size(12))
        self.cross.setAutoRaise(True)
        self.cross.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        fill(QHBoxLayout(self), self.button, self.cross, spacing=0)
        self.setFocusProxy(self.button)
        self.cross.clicked.connect(self._remove)
        self.menu.aboutToShow.connect(self.counts_asked)
        self._refresh()

    def set_choices(self, choices: list[FacetChoice]) -> None:
        """Replace the items of the menu by other choices; does nothing if they are equal."""
        if self.choices == choices:
            return
        self.choices = choices
        self.menu.clear()
        self._actions = []
        if choices:
            attach_menu(self.button, self.menu)
        for choice in choices:
            is_item = choice.condition.operator == _IN
            if is_item and self._actions and not self._actions[-1].data():
                self.menu.addSeparator()
            action = self.menu.addAction(escape_mnemonics(choice.text))
            action.setCheckable(True)
            action.setData(is_item)
            action.triggered.connect(partial(self._toggle, choice.condition))
            self._actions.append(action)
        self._refresh()

    def show_condition(self, condition: Condition | None) -> None:
        """Set and show the condition of the facet, or None, without emitting `chosen`."""
        self.condition = condition
        self._refresh()

    def show_counts(self, counts: Mapping[Condition, int]) -> None:
        """Show the number of entries in the menu items, by condition; without a number where it is missing."""
        for action, choice in zip(self._actions, self.choices, strict=True):
            count = counts.get(choice.condition)
            text = escape_mnemonics(choice.text)
            action.setText(text if count is None else f"{text}\t{format_number(count)}")

    def _toggle(self, choice: Condition) -> None:
        """Add a choice to the condition, or remove it, and emit `chosen`."""
        self._choose(toggle_choice(self.condition, choice))

    @Slot()
    def _remove(self) -> None:
        """Remove the condition, focus the button, and emit `chosen`."""
        self.button.setFocus()
        self._choose(None)

    def _choose(self, condition: Condition | None) -> None:
        """Set and show the condition, and emit `chosen`."""
        self.show_condition(condition)
        self.chosen.emit()

    def _refresh(self) -> None:
        """Update check marks, text, tooltip and style of the button to the condition."""
        current, title = self.condition, self.title
        for action, choice in zip(self._actions, self.choices, strict=True):
            is_same_kind = current is not None and current.operator == choice.condition.operator
            action.setChecked(is_same_kind and set(choice.condition.values) <= set(current.values if current else ()))
        self.cross.setVisible(current is not None)
        if current is None:
            self.button.setText(title)
            self.button.setAccessibleName(title)
            set_tooltip(self.button, "")
        else:
            text, half = self._condition_text(current), MAX_CHIP // 2
            shown = text if len(text) <= MAX_CHIP else f"{text[:half].rstrip()}…{text[-half:].lstrip()}"
            self.button.setText(escape_mnemonics(f"{title}: {_ISOLATED.format(shown)}"))
            self.button.setAccessibleName(f"{title}: {text}")
            set_tooltip(self.button, f"{title}: {_ISOLATED.format(text)}")
            self.cross.setAccessibleName(self.tr("Remove {name}").format(name=title))
            self.cross.setToolTip(tooltip_html(self.cross.accessibleName()))
        # The style sheet distinguishes facets with a condition.
        if bool(self.property("isActive")) is (current is None):
            self.setProperty("isActive", current is not None)
            for widget in (self, self.button, self.cross):
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self.updateGeometry()

    def _condition_text(self, condition: Condition) -> str:
        """Return a condition of this facet as text in the user's language, such as “Error, Warning”."""
        if condition.operator != _IN:
            texts = (choice.text for choice in self.choices if choice.condition == condition)
            return next(texts, condition.operator)
        items = {choice.condition.values[0]: choice.text for choice in self.choices if choice.condition.values}
        if condition.field == "problem":
            items |= {item: localized(RULES[item].title) for item in condition.values if item in RULES}
        return localized(listed(items.get(item, item) for item in condition.values))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the condition on Delete or Backspace; other keys have Qt's meaning."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.condition is not None:
            self._remove()
        else:
            super().keyPressEvent(event)


class FacetRow(QWidget):
    """Row of all facets: those with a condition are always visible, others if they fit, or else in a menu.

    Attributes:
        scope: Button that names the shown sitemaps, which are no part of the filter.
        more: Button with the menu of the facets that do not fit.

    Signals:
        chosen: The user changed a condition.
        counts_asked: The menu of a facet opens; carries its field.
    """

    chosen = Signal()
    counts_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the row with the buttons of all facets, without a document."""
        super().__init__(parent)
        self.scope = FacetButton(_SCOPE, self)
        self.scope.button.setObjectName("scope")
        self._facets = {facet.field: FacetButton(facet, self) for facet in FACETS}
        self.more = QToolButton(self)
        self._menu = QMenu(self)
        self._document: Document | None = None
        self._needed_width = 0  # of all facets in one line
        self.more.setText(self.tr("More"))
        self.more.setToolTip(self.more.text())
        attach_menu(self.more, self._menu)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for name, facet in self._facets.items():
            facet.chosen.connect(self._on_condition_changed)
            facet.counts_asked.connect(partial(self._ask_counts, facet))
            facet.setObjectName(name)

    def facet(self, name: str) -> FacetButton:
        """Return the button of the facet of a field."""
        return self._facets[name]

    def has_choices(self, name: str) -> bool:
        """Return whether the facet of a field has choices in the open document."""
        return bool(self._facets[name].choices)

    @property
    def filter(self) -> Filter:
        """Filter of the conditions of all facets except `scope`."""
        conditions = (facet.condition for facet in self._facets.values())
        return Filter(tuple(condition for condition in conditions if condition is not None))

    def show_document(self, document: Document) -> None:
        """Set the choices of all facets except `scope` to those in a document."""
        self._document = document
        for facet in self._facets.values():
            facet.set_choices(facet_choices(facet.facet, document))
        self._arrange()

    def show_conditions(self, conditions: Mapping[str, Condition]) -> None:
        """Set the conditions of all facets except `scope`, by field (missing: none), without emitting `chosen`."""
        for name, facet in self._facets.items():
            facet.show_condition(conditions.get(name))
        self._arrange()

    def show_scope(self, name: str | None) -> None:
        """Show the joined names of the shown sitemaps as the condition of the facet `scope`; None removes it."""
        self.scope.show_condition(None if name is None else Condition(_SCOPE.field, _IN, values=(name,)))
        self._arrange()

    def set_condition(self, name: str, condition: Condition | None) -> None:
        """Set the condition of a facet, given by field, or remove it; emit `chosen` if it differs."""
        if self._facets[name].condition != condition:
            self._facets[name].show_condition(condition)
            self._on_condition_changed()

    @Slot()
    def _on_condition_changed(self) -> None:
        """Position the facets, and emit `chosen`."""
        self._arrange()
        self.chosen.emit()

    def _ask_counts(self, facet: FacetButton) -> None:
        """Update the choices of a facet whose menu opens, and emit `counts_asked`."""
        if self._document is not None:
            # Sitemaps are added and removed, and days pass.
            facet.set_choices(facet_choices(facet.facet, self._document))
        self.counts_asked.emit(facet.facet.field)

    def _arrange(self) -> None:
        """Position the visible facets, in several lines if needed, move others to the menu, and set the height."""
        available = self._available_facets()
        overflowing = self._overflowing(available, self.width())
        needed = sum(facet.sizeHint().width() + _GAP for facet in available)
        if needed != self._needed_width:
            self._needed_width = needed
            self.updateGeometry()
        shown: list[QWidget] = [facet for facet in available if facet not in overflowing]
        for facet in (self.scope, *self._facets.values()):
            facet.setVisible(facet in shown)
        self._menu.clear()
        for facet in overflowing:
            self._menu.addMenu(facet.menu).setText(facet.title)
        self.more.setVisible(bool(overflowing))
        left, top, height = 0, 0, 0
        placed = [*shown, self.more] if overflowing else shown
        # Labels may be lower in some languages, but names are not: all widgets get the height of the highest.
        line_height = max((widget.sizeHint().height() for widget in placed), default=0)
        for widget in placed:
            size = QSize(widget.sizeHint().width(), line_height)
            width = min(size.width(), max(self.width(), 1))
            if left and left + width > self.width():
                left, top = 0, height + _GAP
            widget.setGeometry(left, top, width, size.height())
            left += width + _GAP
            height = max(height, top + size.height())
        if height != self.height():
            self.setFixedHeight(height)

    def needed_width(self, room: int) -> int:
        """Return the width of the facets that fit into `room`, and of the button for the others if any, in pixels."""
        available = self._available_facets()
        overflowing = self._overflowing(available, room)
        shown: list[QWidget] = [facet for facet in available if facet not in overflowing]
        widths = [widget.sizeHint().width() + _GAP for widget in ([*shown, self.more] if overflowing else shown)]
        return max(0, min(room, sum(widths) - _GAP))

    def _available_facets(self) -> list[FacetButton]:
        """Return the buttons of the facets that have choices or a condition; the facet of sitemaps is first."""
        facets = (self.scope, *self._facets.values())
        return [facet for facet in facets if facet.choices or facet.condition is not None]

    def _overflowing(self, available: list[FacetButton], width: int) -> list[FacetButton]:
        """Return the facets without a condition that do not fit into a width, in pixels, for the menu."""
        widths = {facet: facet.sizeHint().width() + _GAP for facet in available}
        free = width + _GAP
        if sum(widths.values()) <= free:
            return []
        free -= self.more.sizeHint().width() + _GAP
        free -= sum(widths[facet] for facet in available if facet.condition is not None)
        overflowing: list[FacetButton] = []
        for facet in available:
            if facet.condition is None:
                if overflowing or widths[facet] > free:
                    overflowing.append(facet)
                else:
                    free -= widths[facet]
        return overflowing

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Position the facets if the width differs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Position the facets after changes of font or style."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def sizeHint(self) -> QSize:
        """Return the width of all facets in one line, and the current height."""
        return QSize(self._needed_width, self.height())

    def minimumSizeHint(self) -> QSize:
        """Return a small width, in which most facets are in the menu, and the current height."""
        return QSize(120, self.height())


# The bar


def _printable(text: str) -> str:
    """Return a text with each unprintable character replaced by “·”."""
    return "".join(character if character.isprintable() else "\u00b7" for character in text)


class FilterBar(QWidget):
    """Filter line, facets, number of entries, and error message of an invalid expression.

    Attributes:
        saved: Button that opens the menu of saved filters.
        facets: The facets.
        count: Label with the number of entries.
        reason: Label with the error message.
        note: Label with the texts that are searched as plain text.
        marked: Text before, at and after the error, as shown in the excerpt.

    Signals:
        asked: The filter changed, or is to be applied again.
        left: The focus is to move to the table.
    """

    asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create the bar with an empty filter, without a document."""
        super().__init__(parent)
        self._line = FilterLine(self, pause_ms=0)
        self._line.setObjectName("filter")
        self.saved = QToolButton(self)  # opens the menu of saved filters
        self.facets = FacetRow(self)
        self.count = AnnouncedLabel(Tint.QUIET, parent=self)
        self.reason = AnnouncedLabel(Tint.ERROR, parent=self)
        self.note = AnnouncedLabel(Tint.INFO, parent=self)
        self._excerpt = QLabel(self, textFormat=Qt.TextFormat.RichText)
        self.marked = ("", "", "")
        self._line.setPlaceholderText(self.tr("Filter: text, /regex/, or lastmod < 2026-01-01"))
        self._line.setToolTip(
            self.tr(
                "Texts or /regular expressions/ to find in loc, and conditions, joined by “and” or “or”, with parentheses: "
                "a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state) "
                "or a fact about the page (status, indexable, …), then = != < > contains matches in or “is empty”, "
                "then a value."
            )
        )
        add_leading_icon(self._line, "filter", self.tr("Filter"))
        self._line.setAccessibleDescription(self._line.toolTip())
        add_clear_button(self._line)
        # A file that is dropped here is to be opened, as anywhere in the window.
        self._line.setAcceptDrops(False)
        self.saved.setIcon(icon("saved-filters"))
        attach_menu(self.saved, QMenu(self.saved))
        self.saved.setAccessibleName(self.tr("Saved filters"))
        self.saved.setToolTip(self.saved.accessibleName())
        self.count.setAccessibleName(self.tr("Entries shown"))
        self.count.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._total = 0  # entries that `count` reserves its width for
        self._total_width = 0  # of the count without a filter
        for label, name in ((self.reason, "filter-error"), (self.note, "filter-note")):
            label.setObjectName(name)
            label.setWordWrap(True)
            label.hide()
        self._excerpt.setFont(fixed_font())
        self._excerpt.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._excerpt.hide()
        row = fill(QHBoxLayout(), (self._line, 1), self.saved, self.facets, self.count, spacing=6)
        row.setAlignment(self.facets, Qt.AlignmentFlag.AlignVCenter)
        below = QHBoxLayout()
        self._line.setMinimumWidth(scaled(_MIN_LINE))
        self._rows, self._is_compact = (row, below), False
        fill(QVBoxLayout(self), row, self._excerpt, self.reason, self.note, below, margins=_MARGINS, spacing=4)
        self._line.asked.connect(self._on_condition_changed)
        self._line.cleared.connect(self.clear)
        self._line.left.connect(self.left)
        self.facets.chosen.connect(self._on_condition_changed)

    @property
    def text(self) -> str:
        """Text of the filter line."""
        return self._line.text()

    def focus_line(self) -> None:
        """Focus the filter line, and select its text."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    @Slot(str)
    def apply_text(self, text: str) -> None:
        """Set the text of the filter line, and emit `asked`."""
        self.set_text(text)
        self._on_condition_changed()

    def set_text(self, text: str) -> None:
        """Set the text of the filter line without emitting `asked`, and hide the note about plain texts."""
        self._line.reset(text)
        self.show_plain_texts(())

    def show_document(self, document: Document) -> None:
        """Clear the filter, and set the choices of the facets to those in a document, without emitting `asked`."""
        self.facets.show_conditions({})
        self.facets.show_document(document)
        self._line.reset()
        self._line.has_more_to_clear = False
        self.show_error("")
        self.show_plain_texts(())

    def show_filter(self, conditions: Mapping[str, Condition], text: str) -> None:
        """Set the conditions of the facets, by field, and the text of the line, and emit `asked`."""
        self.facets.show_conditions(conditions)
        self._line.reset(text)
        self._on_condition_changed()

    @Slot()
    def clear(self) -> None:
        """Clear line and facets, and emit `asked`."""
        self.show_filter({}, "")

    def show_error(self, sentence: str, index: int | None = None) -> None:
        """Show an error message, and an excerpt of the filter that marks the character at an index; "" hides both."""
        self.reason.setText(sentence)
        self.reason.setVisible(bool(sentence))
        self._excerpt.setVisible(bool(sentence) and index is not None)
        self.marked = ("", "", "")
        if sentence and index is not None:
            before, marked, after = self.text[:index], self.text[index : index + 1], self.text[index + 1 :]
            before = f"…{before[-_EXCERPT:]}" if len(before) > _EXCERPT else before
            after = f"{after[:_EXCERPT]}…" if len(after) > _EXCERPT else after
            self.marked = (_printable(before), _printable(marked or " "), _printable(after))
            ground = tint_ground(Tint.ERROR, self.palette(), 0.35).name()
            before, mark, after = map(escape, self.marked)
            mark = f'<span style="background-color:{ground};text-decoration:underline">{mark}</span>'
            html = f'<pre style="margin:0">{before}{mark}{after}</pre>'
            self._excerpt.setText(html)
            self._excerpt.setAccessibleName(self.tr("Character {number}: {text}").format(number=index + 1, text=marked))

    def show_plain_texts(self, texts: Sequence[str]) -> None:
        """Show a note that these texts in the filter are searched as plain text; without texts hide it."""
        names = localized(listed(quoted(text[:MAX_CHIP]) for text in texts))
        self.note.setText(
            self.tr("{texts} is searched as plain text in the URLs. Conditions begin with {fields}.").format(
                texts=names, fields=localized(listed(FILTER_FIELDS))
            )
            if texts
            else ""
        )
        self.note.setVisible(bool(texts))

    def show_counts(self, n_shown: int, total: int) -> None:
        """Show the total number of entries, or if not all are shown, “number of total”."""
        text = text_for_count(total, self.tr("1 entry"), self.tr("%n entries", None, total))
        if n_shown != total:
            text = self.tr("{number} of {total}").format(number=format_number(n_shown), total=format_number(total))
        self.count.setText(text)
        self._reserve_count_width(total)
        # At once: the page would ask for more width until the next event.
        self._arrange()

    def _reserve_count_width(self, total: int) -> None:
        """Reserve the width of the count for any number up to a total, so that buttons beside it do not move."""
        widest = max("0123456789", key=self.count.fontMetrics().horizontalAdvance)
        number = re.sub(r"\d", widest, format_number(total))
        texts = (
            text_for_count(total, self.tr("1 entry"), self.tr("%n entries", None, total)),
            self.tr("{number} of {total}").format(number=number, total=number),
        )
        widths = [*map(self.count.fontMetrics().horizontalAdvance, texts)]
        self._total, self._total_width = total, widths[0]
        # In a narrow window the count gets less width, since the window must not become wider.
        room = max(0, self.width() - self.facets.more.sizeHint().width() - _MIN_GAPS)
        self.count.setMinimumWidth(min(max(widths) + self.count.fontMetrics().averageCharWidth(), room))

    @Slot()
    def _on_condition_changed(self) -> None:
        """Emit `asked`, after setting whether Esc in the line also clears the facets: only if they have conditions."""
        self._line.has_more_to_clear = bool(self.facets.filter.conditions)
        self.asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reserve the width of the number of entries, and arrange the bar in its new width."""
        super().resizeEvent(event)
        self._reserve_count_width(self._total)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange the bar when its layout is invalid, as after a change of the font."""
        if event.type() == QEvent.Type.LayoutRequest:
            # The font may have changed.
            self._reserve_count_width(self._total)
            self._arrange()
        return super().event(event)

    def set_compact(self, is_compact: bool) -> None:
        """Set whether the bar remains in one line at small widths, without the count if narrow, and arrange it."""
        if is_compact is not self._is_compact:
            self._is_compact = is_compact
            self._arrange()

    def _arrange(self) -> None:
        """Divide the width between line, facets and count; in a narrow bar, facets and count are below the line."""
        # Above a narrow table facets and count move below the line.
        wide, narrow = self._rows
        is_narrow = self.width() < scaled(_NARROW_AND_LOW if self._is_compact else _NARROW)
        self.count.setHidden(self._is_compact and not is_narrow and self.width() < scaled(_LOW_WITH_COUNT))
        row, other = (narrow, wide) if is_narrow else (wide, narrow)
        if row.indexOf(self.count) < 0:
            for widget in (self.facets, self.count):
                other.removeWidget(widget)
                row.addWidget(widget)
        least = scaled(_MIN_LINE if self.width() >= scaled(_NARROW) else _MIN_NARROW_LINE)
        # In two rows they shrink to their menu before the count is cut.
        facets = min(
            self.facets.minimumSizeHint().width(), max(1, self.width() - self.count.minimumWidth() - _MIN_GAPS)
        )
        if not is_narrow:
            # Facets get the width that they need beside the line, which gets the remaining width.
            others = (self.saved, self.count)
            widths = (
                max(widget.sizeHint().width(), widget.minimumWidth()) for widget in others if not widget.isHidden()
            )
            taken = sum(width + wide.spacing() for width in widths)
            room = self.width() - _MARGINS[0] - _MARGINS[2] - taken - wide.spacing()
            facets = self.facets.needed_width(room - least)
            least = max(least, room - facets)
        self.facets.setMinimumWidth(facets)
        self._line.setMinimumWidth(least)

    def minimumSizeHint(self) -> QSize:
        """Return a width with room for the facets' menu beside the number of entries without a filter."""
        # The count of a filter is wider, but other panels must not become narrower for it.
        below = self.facets.minimumSizeHint().width() + self._total_width + _MIN_GAPS
        return QSize(max(scaled(_MIN_WIDTH), below), super().minimumSizeHint().height())
