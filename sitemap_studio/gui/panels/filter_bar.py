"""The filter bar above the table: text field, facets, number of entries shown, and error message.

It only edits the filter; `EntryPage` parses and applies it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import QT_TRANSLATE_NOOP, counted, format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, fixed_font, icon_size, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.labels import AnswerLabel
from sitemap_studio.gui.widgets.line_edits import FilterLine, offer_clearing, show_purpose
from sitemap_studio.gui.words.texts import as_menu_text, give_tip
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES
from sitemap_studio.search.filter_language import (
    ANY,
    EXTENSION_KINDS,
    MISSING,
    OTHER,
    SEVERITIES,
    STATES,
    Condition,
    Either,
    Filter,
    Term,
    parse_typed,
)

MAX_SITEMAPS: Final = 40
"""Maximum number of sitemaps in the menu; more are found by typing."""

_MAX_CHIP: Final = 34
"""Longer texts are elided in a facet; its tooltip shows all."""

_ISOLATED: Final = "\u2068{}\u2069"
_GAP: Final = 4
_MIN_LINE: Final = 110
_NARROW: Final = 440
_MIN_WIDTH: Final = 210
_MIN_GAPS: Final = 28
"""Margins, and the space between facets and count, in pixels."""

_EXCERPT: Final = 24
"""Number of characters shown on either side of an error."""

_EXCERPT_PADDING: Final = 3
_UNDERLINE: Final = 2

_IN: Final = "in"
_STANDALONE: Final = {"extension": ("is empty", "is not empty"), "problem": ("is empty", "is not empty")}
"""Operators of facets, besides a list of items."""

translate: Final = QCoreApplication.translate


# Facets


@dataclass(frozen=True)
class Facet:
    """A field of filters that can be chosen from a menu.

    Attributes:
        field: Its name in filters.
        title: Its label, in English unless it is the name of a field.
        tip: What it does, in English.
    """

    field: str
    title: str
    tip: str


@dataclass(frozen=True)
class FacetChoice:
    """One line in the menu of a facet.

    Attributes:
        text: Its label.
        condition: A list of one item, or a condition that excludes all others.
    """

    text: str
    condition: Condition


FACETS: Final = (
    Facet("problem", QT_TRANSLATE_NOOP("Facets", "Problems"),
          QT_TRANSLATE_NOOP("Facets", "Show entries by their problems.")),
    Facet("state", QT_TRANSLATE_NOOP("Facets", "Changes"),
          QT_TRANSLATE_NOOP("Facets", "Show entries by what was done to them.")),
    Facet("lastmod", "lastmod", QT_TRANSLATE_NOOP("Facets", "Show entries by their lastmod.")),
    Facet("changefreq", "changefreq", QT_TRANSLATE_NOOP("Facets", "Show entries by their changefreq.")),
    Facet("priority", "priority", QT_TRANSLATE_NOOP("Facets", "Show entries by their priority.")),
    Facet("extension", QT_TRANSLATE_NOOP("Facets", "Extensions"),
          QT_TRANSLATE_NOOP("Facets", "Show entries by their extensions.")),
    Facet("sitemap", QT_TRANSLATE_NOOP("Facets", "Sitemap"),
          QT_TRANSLATE_NOOP("Facets", "Show the entries of some sitemaps.")),
    Facet("folder", QT_TRANSLATE_NOOP("Facets", "Folder"),
          QT_TRANSLATE_NOOP("Facets", "Shows the entries of a folder, chosen beside the table.")),
)  # fmt: skip
"""All facets, in the order of the bar; those without choices are only visible while they have a condition."""


def facet_choices(facet: Facet, document: Document) -> list[FacetChoice]:
    """Return what can be chosen of a facet."""
    missing = (MISSING, translate("Facets", "Missing"))
    some, none, items = "", "", []
    match facet.field:
        case "changefreq":
            items = [(known, known) for known in FIELD_BY_NAME["changefreq"].choices]
            items += [missing, (OTHER, translate("Facets", "Anything else"))]
        case "priority":
            items = [
                ("0.8..1", translate("Facets", "0.8 to 1.0")),
                ("0.5..0.79999", translate("Facets", "0.5 to 0.7")),
                ("0..0.49999", translate("Facets", "0.0 to 0.4")),
                missing,
                (OTHER, translate("Facets", "Not a number")),
            ]
        case "lastmod":
            today = datetime.now(UTC).date()
            items = [
                ("last 7 days", translate("Facets", "Last 7 days")),
                ("last 30 days", translate("Facets", "Last 30 days")),
                ("last 365 days", translate("Facets", "Last 365 days")),
                (f"..{today - timedelta(days=365)}", translate("Facets", "Older than 365 days")),
                (f"{today + timedelta(days=1)}..", translate("Facets", "In the future")),
                missing,
                (OTHER, translate("Facets", "Invalid date")),
            ]
        case "sitemap" if len(document.sitemaps) > 1:
            names = [sitemap.name for sitemap in document.sitemaps]
            items = [(name, name) for name in dict.fromkeys(names[:MAX_SITEMAPS])]
        case "extension":
            some, none = translate("Facets", "Any extension"), translate("Facets", "No extension")
            texts = {
                "image": translate("Facets", "Images"),
                "video": translate("Facets", "Videos"),
                "news": translate("Facets", "News"),
                "alternate": translate("Facets", "Alternates (hreflang)"),
                "mobile": translate("Facets", "Mobile"),
                "other": translate("Facets", "Other XML"),
            }
            items = [(kind, texts[kind]) for kind in EXTENSION_KINDS]
        case "problem":
            some, none = translate("Facets", "Any problem"), translate("Facets", "No problem")
            texts = {
                "error": translate("Facets", "Errors"),
                "warning": translate("Facets", "Warnings"),
                "info": translate("Facets", "Infos"),
            }
            items = [(severity, texts[severity]) for severity in SEVERITIES]
        case "state":
            texts = {
                "changed": translate("Facets", "Changed since opened or saved"),
                "new": translate("Facets", "New"),
                "unchanged": translate("Facets", "Unchanged"),
            }
            items = [(state, texts[state]) for state in STATES]
    choices = [FacetChoice(text, Condition(facet.field, _IN, values=(item,))) for item, text in items]
    if some:
        any_value, no_value = Condition(facet.field, "is not empty"), Condition(facet.field, "is empty")
        choices = [FacetChoice(some, any_value), FacetChoice(none, no_value), *choices]
    return choices


def toggled(current: Condition | None, choice: Condition) -> Condition | None:
    """Return the condition of a facet after a choice was clicked; None for none."""
    if choice.operator != _IN:
        return None if current == choice else choice
    items = current.values if current is not None and current.operator == _IN else ()
    item = choice.values[0]
    kept = tuple(each for each in items if each != item) if item in items else (*items, item)
    return Condition(choice.field, _IN, values=kept) if kept else None


def split_facets(wanted: Filter) -> tuple[dict[str, Condition], Filter]:
    """Split a filter into the conditions that facets can show, by field, and the rest."""
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


def typed_form(wanted: Filter, field: str) -> tuple[str, str]:
    """Return the shortest text for a filter, and the field to choose for it.

    Args:
        wanted: The filter.
        field: The field that is chosen now.
    """
    only = wanted.conditions[0] if len(wanted.conditions) == 1 else None
    if isinstance(only, Condition) and only.field in (*FIELD_NAMES, ANY):
        text = {"contains": only.value, "matches": f"/{only.value}/"}.get(only.operator)
        try:
            if text and parse_typed(text, only.field) == wanted:
                return text, only.field
        except ExpressionError:
            pass
    return wanted.text, field


class StayingMenu(QMenu):
    """A menu that stays open while items are checked, with the mouse or with Space."""

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
    """A facet: a button with a menu of choices and, with a condition, a button that removes it.

    Attributes:
        facet: The facet.
        condition: Its condition, if any.
        choices: Its choices.
        button: Opens the menu.
        cross: Removes the condition.
        menu: Menu of the choices.

    Signals:
        chosen: The user changed the condition.
        counts_asked: The menu is about to be shown.
    """

    chosen = Signal()
    counts_asked = Signal()

    def __init__(self, facet: Facet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facet = facet
        self.title = translate("Facets", facet.title)
        self.button, self.cross = QToolButton(self), QToolButton(self)
        self.menu = StayingMenu(self)
        self.choices: list[FacetChoice] = []
        self.condition: Condition | None = None
        self._actions: list[QAction] = []
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
        self.cross.clicked.connect(self._remove)
        self.menu.aboutToShow.connect(self.counts_asked)
        self._refresh()

    def offer(self, choices: list[FacetChoice]) -> None:
        """Offer other choices; the condition stays."""
        if self.choices == choices:
            return
        self.choices = choices
        self.menu.clear()
        self._actions = []
        for choice in choices:
            is_item = choice.condition.operator == _IN
            if is_item and self._actions and not self._actions[-1].data():
                self.menu.addSeparator()
            action = self.menu.addAction(as_menu_text(choice.text))
            action.setCheckable(True)
            action.setData(is_item)
            action.triggered.connect(self._toggle)
            self._actions.append(action)
        self._refresh()

    def show_condition(self, condition: Condition | None) -> None:
        """Show a condition, without emitting `chosen`."""
        self.condition = condition
        self._refresh()

    def show_counts(self, counts: Mapping[Condition, int]) -> None:
        """Show the number of entries of each choice, where it is known."""
        for action, choice in zip(self._actions, self.choices, strict=True):
            count = counts.get(choice.condition)
            text = as_menu_text(choice.text)
            action.setText(text if count is None else f"{text}\t{format_number(count)}")

    @Slot()
    def _toggle(self) -> None:
        place = self._actions.index(self.sender())  # type: ignore[arg-type]  # only actions are connected
        self._choose(toggled(self.condition, self.choices[place].condition))

    @Slot()
    def _remove(self) -> None:
        self.button.setFocus()
        self._choose(None)

    def _choose(self, condition: Condition | None) -> None:
        self.show_condition(condition)
        self.chosen.emit()

    def _refresh(self) -> None:
        current, title = self.condition, self.title
        for action, choice in zip(self._actions, self.choices, strict=True):
            has_operator = current is not None and current.operator == choice.condition.operator
            action.setChecked(has_operator and set(choice.condition.values) <= set(current.values if current else ()))
        self.cross.setVisible(current is not None)
        if current is None:
            self.button.setText(title)
            self.button.setAccessibleName(title)
            give_tip(self.button, translate("Facets", self.facet.tip))
        else:
            text = self._text_of(current)
            self.button.setText(as_menu_text(f"{title}: {_ISOLATED.format(_shortened(text))}"))
            self.button.setAccessibleName(f"{title}: {text}")
            give_tip(self.button, f"{title}: {_ISOLATED.format(text)}")
            self.cross.setAccessibleName(self.tr("Remove {facet}").format(facet=title))
            self.cross.setToolTip(self.tr("Remove this part of the filter."))
        # The style sheet distinguishes facets with a condition.
        if bool(self.property("isActive")) is (current is None):
            self.setProperty("isActive", current is not None)
            for widget in (self, self.button, self.cross):
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self.updateGeometry()

    def _text_of(self, condition: Condition) -> str:
        if condition.operator != _IN:
            texts = (choice.text for choice in self.choices if choice.condition == condition)
            return next(texts, condition.operator)
        items = {choice.condition.values[0]: choice.text for choice in self.choices if choice.condition.values}
        return localized(listed(items.get(item, item) for item in condition.values))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.condition is not None:
            self._remove()
        else:
            super().keyPressEvent(event)


def _shortened(text: str) -> str:
    if len(text) <= _MAX_CHIP:
        return text
    half = _MAX_CHIP // 2
    return f"{text[:half].rstrip()}…{text[-half:].lstrip()}"


class FacetRow(QWidget):
    """All facets: those with a condition are always visible, others if there is room, the rest in a menu.

    Attributes:
        more: Opens the menu of the facets without room.

    Signals:
        chosen: The user changed a condition.
        counts_asked: The number of entries of each choice of a facet is needed; carries its field.
    """

    chosen = Signal()
    counts_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facets = {facet.field: FacetButton(facet, self) for facet in FACETS}
        self.more = QToolButton(self)
        self._menu = QMenu(self)
        self._document: Document | None = None
        self.more.setText(self.tr("More"))
        self.more.setToolTip(self.tr("More filters that do not fit here."))
        self.more.setMenu(self._menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setAutoRaise(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for name, facet in self._facets.items():
            facet.chosen.connect(self._report)
            facet.counts_asked.connect(self._ask_counts)
            facet.setObjectName(name)

    def facet(self, name: str) -> FacetButton:
        """Return the facet of a field."""
        return self._facets[name]

    @property
    def filter(self) -> Filter:
        """The conditions of all facets."""
        conditions = (facet.condition for facet in self._facets.values())
        return Filter(tuple(condition for condition in conditions if condition is not None))

    def show_document(self, document: Document) -> None:
        """Offer the choices of a document."""
        self._document = document
        for facet in self._facets.values():
            facet.offer(facet_choices(facet.facet, document))
        self._arrange()

    def show_conditions(self, conditions: Mapping[str, Condition]) -> None:
        """Show only these conditions, by field, without emitting `chosen`."""
        for name, facet in self._facets.items():
            facet.show_condition(conditions.get(name))
        self._arrange()

    def ask(self, name: str, condition: Condition | None) -> None:
        """Change the condition of one facet."""
        if self._facets[name].condition != condition:
            self._facets[name].show_condition(condition)
            self._report()

    @Slot()
    def _report(self) -> None:
        self._arrange()
        self.chosen.emit()

    @Slot()
    def _ask_counts(self) -> None:
        facet = self.sender()
        if isinstance(facet, FacetButton):
            if self._document is not None:
                # Sitemaps are added and removed, and days pass.
                facet.offer(facet_choices(facet.facet, self._document))
            self.counts_asked.emit(facet.facet.field)

    def _arrange(self) -> None:
        """Place the facets that fit; those with a condition continue in further lines."""
        offered = [facet for facet in self._facets.values() if facet.choices or facet.condition is not None]
        left_out = self._left_out(offered)
        shown: list[QWidget] = [facet for facet in offered if facet not in left_out]
        for facet in self._facets.values():
            facet.setVisible(facet in shown)
        self._menu.clear()
        for facet in left_out:
            self._menu.addMenu(facet.menu).setText(facet.title)
        self.more.setVisible(bool(left_out))
        height = self._place([*shown, self.more] if left_out else shown)
        if height != self.height():
            self.setFixedHeight(height)

    def _left_out(self, offered: list[FacetButton]) -> list[FacetButton]:
        """Return the facets without a condition that do not fit."""
        widths = {facet: facet.sizeHint().width() + _GAP for facet in offered}
        free = self.width() + _GAP
        if sum(widths.values()) <= free:
            return []
        free -= self.more.sizeHint().width() + _GAP
        free -= sum(widths[facet] for facet in offered if facet.condition is not None)
        left_out: list[FacetButton] = []
        for facet in offered:
            if facet.condition is None:
                if left_out or widths[facet] > free:
                    left_out.append(facet)
                else:
                    free -= widths[facet]
        return left_out

    def _place(self, shown: list[QWidget]) -> int:
        """Place widgets side by side, and return the height of all lines."""
        left, top, line = 0, 0, 0
        for widget in shown:
            size = widget.sizeHint()
            width = min(size.width(), max(self.width(), 1))
            if left and left + width > self.width():
                left, top = 0, top + line + _GAP
            line = max(line, size.height())
            rect = QRect(left, top, width, size.height())
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            widget.setGeometry(rect.translated(self.width() - 2 * left - width, 0) if is_mirrored else rect)
            left += width + _GAP
        return top + line

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.height())


# The bar


class ErrorExcerpt(QWidget):
    """One line with the characters around an error in an expression, and the wrong one marked.

    Attributes:
        pieces: What is shown before the error, at it, and behind it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces = ("", "", "")
        self.setFont(fixed_font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_error(self, text: str, place: int | None) -> None:
        """Mark a character of a text, counted from 0; the length of the text for its end, None to hide."""
        self.setVisible(place is not None)
        if place is None:
            self.pieces = ("", "", "")
            return
        before, at, after = text[:place], text[place : place + 1], text[place + 1 :]
        before = f"…{before[-_EXCERPT:]}" if len(before) > _EXCERPT else before
        after = f"{after[:_EXCERPT]}…" if len(after) > _EXCERPT else after
        self.pieces = (_printable(before), _printable(at or " "), _printable(after))
        self.setAccessibleName(self.tr("Character {number}: {text}").format(number=place + 1, text=at))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, round(QFontMetricsF(self.font()).height()) + 2 * _EXCERPT_PADDING)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        metrics, palette = QFontMetricsF(self.font()), self.palette()
        left = 0.0
        for number, piece in enumerate(self.pieces):
            width = metrics.horizontalAdvance(piece)
            rect = QRectF(left, _EXCERPT_PADDING, width, metrics.height())
            if number == 1:
                painter.fillRect(rect, tint_ground(Tint.ERROR, palette, 0.35))
                painter.setPen(QPen(tint_color(Tint.ERROR, palette), _UNDERLINE))
                painter.drawLine(rect.bottomLeft(), rect.bottomRight())
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine, piece)
            left += width


def _printable(text: str) -> str:
    """Return a text without characters that would break the line or turn its direction."""
    return "".join(character if character.isprintable() else "\u00b7" for character in text)


class FilterBar(QWidget):
    """The filter line with its field, the facets below, and the error message of an invalid expression.

    Attributes:
        fields: The field in which text is searched.
        facets: The facets.
        saved: Opens the menu of saved filters.

    Signals:
        asked: The filter changed, or is to be applied again.
        left: The keyboard focus shall go to the table.
    """

    asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = FilterLine(self, pause_ms=0)
        self.fields = QComboBox(self)
        self.saved = QToolButton(self)
        self.facets = FacetRow(self)
        self._count = AnswerLabel(Tint.QUIET, parent=self)
        self._reason = AnswerLabel(Tint.ERROR, parent=self)
        self._excerpt = ErrorExcerpt(self)
        self._set_up_widgets()
        self._lay_out()
        self._line.asked.connect(self._report)
        self._line.cleared.connect(self.clear)
        self._line.left.connect(self.left)
        self.fields.activated.connect(self._report)
        self.facets.chosen.connect(self._report)

    def _set_up_widgets(self) -> None:
        self._line.setPlaceholderText(self.tr("Filter: text, /regex/, or lastmod < 2026-01-01"))
        self._line.setToolTip(
            self.tr(
                "A text, a /regular expression/, or conditions joined by “and” or “or”, with parentheses: "
                "a word (loc, lastmod, changefreq, priority, any, entry, sitemap, folder, extension, problem, state), "
                "then = != < > contains matches in or “is empty”, then a value."
            )
        )
        show_purpose(self._line, "filter", self.tr("Filter"))
        self._line.setAccessibleDescription(self._line.toolTip())
        self._line.setMinimumWidth(scaled(_MIN_LINE))
        offer_clearing(self._line)
        # A file that is dropped here is to be opened, as anywhere in the window.
        self._line.setAcceptDrops(False)
        for name in FIELD_NAMES:
            self.fields.addItem(name, name)
        self.fields.addItem(self.tr("All fields"), ANY)
        self.fields.setAccessibleName(self.tr("Where to look"))
        self.fields.setToolTip(self.tr("The field in which a text or an expression is looked for."))
        self.saved.setIcon(icon("saved-filters"))
        self.saved.setAutoRaise(True)
        self.saved.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.saved.setMenu(QMenu(self.saved))
        self.saved.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.saved.setAccessibleName(self.tr("Saved filters"))
        self.saved.setToolTip(self.tr("Save this filter, or choose one that was saved."))
        self._count.setAccessibleName(self.tr("Entries shown"))
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.hide()
        self._excerpt.hide()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._line, 1)
        row.addWidget(self.fields)
        row.addWidget(self.saved)
        row.addWidget(self._count)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.facets, 1)
        self._rows = row, below
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 12, 4)
        layout.setSpacing(4)
        layout.addLayout(row)
        layout.addWidget(self._excerpt)
        layout.addWidget(self._reason)
        layout.addLayout(below)

    @property
    def text(self) -> str:
        """The typed text."""
        return self._line.text()

    @property
    def field(self) -> str:
        """The field in which text is searched, or `any`."""
        return str(self.fields.currentData())

    @property
    def count_text(self) -> str:
        """The number of visible entries, as shown."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """The error message; empty if the expression is valid."""
        return self._reason.text()

    @property
    def marked(self) -> tuple[str, str, str]:
        """What is shown of the expression before the error, at it, and behind it."""
        return self._excerpt.pieces

    @property
    def is_asking(self) -> bool:
        """Whether there is any filter."""
        return bool(self.text.strip() or self.facets.filter.conditions)

    def focus_line(self) -> None:
        """Focus the line, and select its text."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    @Slot(str)
    def ask(self, words: str) -> None:
        """Filter by a text at once, as if it had been typed."""
        self.show_words(words)
        self._report()

    def show_words(self, words: str) -> None:
        """Show another text in the line, without emitting `asked`."""
        self._line.reset(words)

    def show_document(self, document: Document) -> None:
        """Clear the filter for another document, without emitting `asked`."""
        self.facets.show_conditions({})
        self.facets.show_document(document)
        self._line.reset()
        self._line.has_more_to_clear = False
        self.show_reason("")

    def show_filter(self, conditions: Mapping[str, Condition], words: str, field: str) -> None:
        """Filter by conditions of facets, and a text in a field."""
        self.facets.show_conditions(conditions)
        self._line.reset(words)
        self.fields.setCurrentIndex(self.fields.findData(field))
        self._report()

    @Slot()
    def clear(self) -> None:
        """Remove the filter."""
        self.show_filter({}, "", self.field)

    def show_reason(self, sentence: str, place: int | None = None) -> None:
        """Show an error message, and the character that it is about; "" hides both."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))
        self._excerpt.show_error(self.text, place if sentence else None)

    def show_counts(self, shown: int, total: int) -> None:
        """Show how many of all entries are visible."""
        text = counted(total, self.tr("1 entry"), self.tr("%n entries", None, total))
        if shown != total:
            text = self.tr("{shown} of {total}").format(shown=format_number(shown), total=format_number(total))
        self._count.setText(text)

    @Slot()
    def _report(self) -> None:
        self._line.has_more_to_clear = bool(self.facets.filter.conditions)
        self.asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Above a narrow table the count moves below the line.
        wide, narrow = self._rows
        is_narrow = event.size().width() < scaled(_NARROW)
        row, other = (narrow, wide) if is_narrow else (wide, narrow)
        if row.indexOf(self._count) < 0:
            other.removeWidget(self._count)
            row.addWidget(self._count, 0, Qt.AlignmentFlag.AlignTop if is_narrow else Qt.AlignmentFlag.AlignVCenter)
            self._count.setContentsMargins(0, 4 if is_narrow else 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        below = self.facets.minimumSizeHint().width() + self._count.sizeHint().width() + _MIN_GAPS
        return QSize(max(scaled(_MIN_WIDTH), below), super().minimumSizeHint().height())
