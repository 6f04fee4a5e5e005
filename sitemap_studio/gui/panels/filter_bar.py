"""The filter bar above the table: text field, facets, number of entries shown, and error message.

It only edits the filter; `EntryPage` parses and applies it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from sitemap_studio.gui.i18n import counted, format_number, localized
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.theme import Tint, fixed_font, icon_size, scaled, tint_color, tint_ground
from sitemap_studio.gui.widgets.filter_line import FilterLine
from sitemap_studio.gui.widgets.labels import AnswerLabel
from sitemap_studio.gui.widgets.line_edits import offer_clearing, show_purpose
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
"""So many sitemaps are offered by name; more are found by typing."""

_IN: Final = "in"

translate: Final = QCoreApplication.translate


@dataclass(frozen=True)
class Choice:
    """One line of a facet's menu.

    Attributes:
        text: Its words.
        condition: What it asks: a list of one item, or something that stands alone.
    """

    text: str
    condition: Condition


@dataclass(frozen=True)
class Facet:
    """One thing by which entries are told apart.

    Attributes:
        word: The word of filters that it asks for.
        title: Gives its name on its button.
        tip: Gives one sentence on what it does.
        choices: Gives what can be chosen of a set.
    """

    word: str
    title: Callable[[], str]
    tip: Callable[[], str]
    choices: Callable[[Document], list[Choice]]


def toggled(current: Condition | None, choice: Condition) -> Condition | None:
    """What a facet asks once a choice was clicked; None for nothing.

    Args:
        current: What it asked before.
        choice: The condition of the choice.
    """
    if choice.operator != _IN:
        return None if current == choice else choice
    items = current.values if current is not None and current.operator == _IN else ()
    item = choice.values[0]
    kept = tuple(each for each in items if each != item) if item in items else (*items, item)
    return Condition(choice.field, _IN, values=kept) if kept else None


def is_chosen(current: Condition | None, choice: Condition) -> bool:
    """Whether a choice is part of what a facet asks."""
    if current is None or current.operator != choice.operator:
        return False
    return set(choice.values) <= set(current.values)


def chosen_text(current: Condition, choices: Sequence[Choice]) -> str:
    """What a facet asks, in few words."""
    if current.operator != _IN:
        return next((choice.text for choice in choices if choice.condition == current), current.operator)
    words = {choice.condition.values[0]: choice.text for choice in choices if choice.condition.values}
    return localized(listed(words.get(item, item) for item in current.values))


def parted(wanted: Filter) -> tuple[dict[str, Condition], Filter]:
    """What of a filter facets can show, by word, and the rest of it."""
    shown: dict[str, Condition] = {}
    rest: list[Term] = []
    for condition in wanted.conditions:
        if isinstance(condition, Either):
            rest.append(condition)
            continue
        standing_alone = condition.operator in _STANDING_ALONE.get(condition.field, ())
        fits = condition.field in FACET_BY_WORD and (condition.operator == _IN or standing_alone)
        if fits and condition.field not in shown:
            shown[condition.field] = condition
        else:
            rest.append(condition)
    return shown, Filter(tuple(rest))


def typed_form(wanted: Filter, field: str) -> tuple[str, str]:
    """How a filter would be typed, as short as it can be.

    Args:
        wanted: The filter.
        field: Where words are looked for now.

    Returns:
        What stands in the line, and in which field it is looked for.
    """
    if len(wanted.conditions) == 1:
        (only,) = wanted.conditions
        if isinstance(only, Condition) and only.field in (*FIELD_NAMES, ANY):
            words = {"contains": only.value, "matches": f"/{only.value}/"}.get(only.operator)
            if words and _is_typed(words, only.field, wanted):
                return words, only.field
    return wanted.text, field


def _is_typed(words: str, field: str, wanted: Filter) -> bool:
    try:
        return parse_typed(words, field) == wanted
    except ExpressionError:
        return False


def _item(word: str, item: str, text: str = "") -> Choice:
    return Choice(text or item, Condition(word, _IN, values=(item,)))


def _missing(word: str) -> Choice:
    return _item(word, MISSING, translate("Facets", "Missing"))


def _changefreqs(document: Document) -> list[Choice]:
    known = [_item("changefreq", choice) for choice in FIELD_BY_NAME["changefreq"].choices]
    other = _item("changefreq", OTHER, translate("Facets", "Anything else"))
    return [*known, _missing("changefreq"), other]


def _priorities(document: Document) -> list[Choice]:
    return [
        _item("priority", "0.8..1", translate("Facets", "0.8 to 1.0")),
        _item("priority", "0.5..0.79999", translate("Facets", "0.5 to 0.7")),
        _item("priority", "0..0.49999", translate("Facets", "0.0 to 0.4")),
        _missing("priority"),
        _item("priority", OTHER, translate("Facets", "Not a number")),
    ]


def _lastmods(document: Document) -> list[Choice]:
    today = datetime.now(UTC).date()
    return [
        _item("lastmod", "last 7 days", translate("Facets", "Last 7 days")),
        _item("lastmod", "last 30 days", translate("Facets", "Last 30 days")),
        _item("lastmod", "last 365 days", translate("Facets", "Last 365 days")),
        _item("lastmod", f"..{today - timedelta(days=365)}", translate("Facets", "Older than 365 days")),
        _item("lastmod", f"{today + timedelta(days=1)}..", translate("Facets", "In the future")),
        _missing("lastmod"),
        _item("lastmod", OTHER, translate("Facets", "Invalid date")),
    ]


def _sitemaps(document: Document) -> list[Choice]:
    if len(document.sitemaps) < 2:
        return []
    names = [sitemap.name for sitemap in document.sitemaps]
    return [_item("sitemap", name) for name in dict.fromkeys(names[:MAX_SITEMAPS])]


def _extensions(document: Document) -> list[Choice]:
    some = Choice(translate("Facets", "Any extension"), Condition("extension", "is not empty"))
    none = Choice(translate("Facets", "No extension"), Condition("extension", "is empty"))
    words = {
        "image": translate("Facets", "Images"),
        "video": translate("Facets", "Videos"),
        "news": translate("Facets", "News"),
        "alternate": translate("Facets", "Alternates (hreflang)"),
        "mobile": translate("Facets", "Mobile"),
        "other": translate("Facets", "Other XML"),
    }
    return [some, none, *(_item("extension", kind, words[kind]) for kind in EXTENSION_KINDS)]


def _problems(document: Document) -> list[Choice]:
    words = {
        "error": translate("Facets", "Errors"),
        "warning": translate("Facets", "Warnings"),
        "info": translate("Facets", "Infos"),
    }
    some = Choice(translate("Facets", "Any problem"), Condition("problem", "is not empty"))
    none = Choice(translate("Facets", "No problem"), Condition("problem", "is empty"))
    return [some, none, *(_item("problem", severity, words[severity]) for severity in SEVERITIES)]


def _states(document: Document) -> list[Choice]:
    words = {
        "changed": translate("Facets", "Changed since opened or saved"),
        "new": translate("Facets", "New"),
        "unchanged": translate("Facets", "Unchanged"),
    }
    return [_item("state", state, words[state]) for state in STATES]


def _no_choices(document: Document) -> list[Choice]:
    return []


FACETS: Final[tuple[Facet, ...]] = (
    Facet("problem", lambda: translate("Facets", "Problems"),
          lambda: translate("Facets", "Show entries by their problems."), _problems),
    Facet("state", lambda: translate("Facets", "Changes"),
          lambda: translate("Facets", "Show entries by what was done to them."), _states),
    Facet("lastmod", lambda: "lastmod",
          lambda: translate("Facets", "Show entries by their lastmod."), _lastmods),
    Facet("changefreq", lambda: "changefreq",
          lambda: translate("Facets", "Show entries by their changefreq."), _changefreqs),
    Facet("priority", lambda: "priority",
          lambda: translate("Facets", "Show entries by their priority."), _priorities),
    Facet("extension", lambda: translate("Facets", "Extensions"),
          lambda: translate("Facets", "Show entries by their extensions."), _extensions),
    Facet("sitemap", lambda: translate("Facets", "Sitemap"),
          lambda: translate("Facets", "Show the entries of some sitemaps."), _sitemaps),
    Facet("folder", lambda: translate("Facets", "Folder"),
          lambda: translate("Facets", "Shows the entries of a folder, chosen beside the table."),
          _no_choices),
)  # fmt: skip
"""All facets, in the order of the bar. One without choices is seen only while it asks something."""

FACET_BY_WORD: Final[Mapping[str, Facet]] = {facet.word: facet for facet in FACETS}
"""The facets by word."""

_STANDING_ALONE: Final = {"extension": ("is empty", "is not empty"), "problem": ("is empty", "is not empty")}


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


_GAP: Final = 4


class FacetRow(QWidget):
    """All facets.

    Attributes:
        more: Opens a menu with the facets for which there is no room.

    Signals:
        chosen: Something else is asked; see `filter`.
        counts_asked: How many entries each choice of the facet of this word has shall be shown.
    """

    chosen = Signal()
    counts_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facets = {facet.word: FacetButton(facet, self) for facet in FACETS}
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
        for word, facet in self._facets.items():
            facet.chosen.connect(self._tell)
            facet.counts_asked.connect(self._ask_counts)
            facet.setObjectName(word)

    def facet(self, word: str) -> FacetButton:
        """The facet that asks for a word."""
        return self._facets[word]

    @property
    def filter(self) -> Filter:
        """What they ask together."""
        asked = (facet.condition for facet in self._facets.values())
        return Filter(tuple(condition for condition in asked if condition is not None))

    def show_document(self, document: Document) -> None:
        """Offer what there is to choose in a set."""
        self._document = document
        for facet in self._facets.values():
            facet.offer(facet.facet.choices(document))
        self._arrange()

    def show_conditions(self, conditions: Mapping[str, Condition]) -> None:
        """Show that these are asked, by word, and nothing else, without telling."""
        for word, facet in self._facets.items():
            facet.show_condition(conditions.get(word))
        self._arrange()

    def ask(self, word: str, condition: Condition | None) -> None:
        """Let one facet ask something else, or nothing."""
        if self._facets[word].condition != condition:
            self._facets[word].show_condition(condition)
            self._tell()

    @Slot()
    def _tell(self) -> None:
        self._arrange()
        self.chosen.emit()

    @Slot()
    def _ask_counts(self) -> None:
        facet = self.sender()
        if isinstance(facet, FacetButton):
            if self._document is not None:
                # Sitemaps come and go, and days pass.
                facet.offer(facet.facet.choices(self._document))
            self.counts_asked.emit(facet.facet.word)

    # Placing

    def _arrange(self) -> None:
        """Place what there is room for; chips go on in further lines."""
        wanted = [facet for facet in self._facets.values() if facet.is_wanted]
        left_out = self._left_out(wanted)
        shown: list[QWidget] = [facet for facet in wanted if facet not in left_out]
        for facet in self._facets.values():
            facet.setVisible(facet in shown)
        self._menu.clear()
        for facet in left_out:
            self._menu.addMenu(facet.menu).setText(facet.facet.title())
        self.more.setVisible(bool(left_out))
        height = self._place([*shown, self.more] if left_out else shown)
        if height != self.height():
            self.setFixedHeight(height)

    def _left_out(self, wanted: list[FacetButton]) -> list[FacetButton]:
        """Of the facets that ask nothing those for which there is no room."""
        widths = {facet: facet.sizeHint().width() + _GAP for facet in wanted}
        room = self.width() + _GAP
        if sum(widths.values()) <= room:
            return []
        room -= self.more.sizeHint().width() + _GAP
        asking = sum(widths[facet] for facet in wanted if facet.condition is not None)
        room -= asking
        left_out: list[FacetButton] = []
        for facet in wanted:
            if facet.condition is not None:
                continue
            if left_out or widths[facet] > room:
                left_out.append(facet)
            else:
                room -= widths[facet]
        return left_out

    def _place(self, shown: list[QWidget]) -> int:
        """Put widgets side by side, and give the height of all lines."""
        left, top, line = 0, 0, 0
        for widget in shown:
            size = widget.sizeHint()
            width = min(size.width(), max(self.width(), 1))
            if left and left + width > self.width():
                left, top = 0, top + line + _GAP
            line = max(line, size.height())
            place = QRect(left, top, width, size.height())
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            widget.setGeometry(place.translated(self.width() - 2 * left - width, 0) if is_mirrored else place)
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


_AROUND: Final = 24
"""So many characters are shown on either side of the place."""

_ROOM: Final = 3
_STROKE: Final = 2


class MarkedPlace(QWidget):
    """One line: some characters before the place, the one that is meant, some behind it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = ("", "", "")
        self.setFont(fixed_font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def pieces(self) -> tuple[str, str, str]:
        """What is shown before the place, at it, and behind it."""
        return self._pieces

    def mark(self, typed: str, place: int | None) -> None:
        """Show a place of what was typed; None hides.

        Args:
            typed: The words.
            place: At which of their characters, counted from 0; their length for their end.
        """
        self.setVisible(place is not None)
        if place is None:
            self._pieces = ("", "", "")
            return
        before, at, after = typed[:place], typed[place : place + 1], typed[place + 1 :]
        before = f"…{before[-_AROUND:]}" if len(before) > _AROUND else before
        after = f"{after[:_AROUND]}…" if len(after) > _AROUND else after
        self._pieces = tuple(_in_one_line(piece) for piece in (before, at or " ", after))  # type: ignore[assignment]
        self.setAccessibleName(self.tr("Character {number}: {text}").format(number=place + 1, text=at))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, round(QFontMetricsF(self.font()).height()) + 2 * _ROOM)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        metrics, palette = QFontMetricsF(self.font()), self.palette()
        left = 0.0
        for number, piece in enumerate(self._pieces):
            wide = metrics.horizontalAdvance(piece)
            place = QRectF(left, _ROOM, wide, metrics.height())
            if number == 1:
                painter.fillRect(place, tint_ground(Tint.ERROR, palette, 0.35))
                painter.setPen(QPen(tint_color(Tint.ERROR, palette), _STROKE))
                painter.drawLine(place.bottomLeft(), place.bottomRight())
            painter.setPen(palette.color(QPalette.ColorRole.Text))
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine, piece)
            left += wide


def _in_one_line(text: str) -> str:
    """Without what would break the line or turn its direction."""
    return "".join(character if character.isprintable() else "\u00b7" for character in text)


_LEAST_LINE: Final = 110
_NARROW: Final = 440
_LEAST: Final = 210
_LEAST_GAPS: Final = 28
"""Margins, and the room between facets and count, in pixels."""


class FilterBar(QWidget):
    """The line with its box of fields, the facets below, and the reason when the words make no sense.

    Attributes:
        fields: The box that says in which field words are looked for.
        facets: What can be chosen with a click.
        saved: Opens the menu of saved filters.

    Signals:
        asked: Other words or facets shall choose entries, or the same again.
        left: The keyboard shall go to the table.
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
        self._place = MarkedPlace(self)
        self._dress()
        self._lay_out()
        self._line.asked.connect(self._tell)
        self._line.cleared.connect(self.clear)
        self._line.left.connect(self.left)
        self.fields.activated.connect(self._tell)
        self.facets.chosen.connect(self._tell)

    def _dress(self) -> None:
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
        self._line.setMinimumWidth(scaled(_LEAST_LINE))
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
        self._place.hide()

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
        layout.addWidget(self._place)
        layout.addWidget(self._reason)
        layout.addLayout(below)

    @property
    def text(self) -> str:
        """The words in the line."""
        return self._line.text()

    @property
    def field(self) -> str:
        """The field in which words are looked for, or `any`."""
        return str(self.fields.currentData())

    @property
    def count_text(self) -> str:
        """What is said about how many entries are shown."""
        return self._count.text()

    @property
    def reason(self) -> str:
        """Why the words make no sense; empty when they do."""
        return self._reason.text()

    @property
    def marked(self) -> tuple[str, str, str]:
        """What is shown of the words before the place that makes no sense, at it, and behind it."""
        return self._place.pieces

    @property
    def is_asking(self) -> bool:
        """Whether anything is asked."""
        return bool(self.text.strip() or self.facets.filter.conditions)

    def focus_line(self) -> None:
        """Give the line the keyboard, its words selected."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    @Slot(str)
    def ask(self, words: str) -> None:
        """Choose entries by these words at once, as if they had been typed."""
        self.show_words(words)
        self._tell()

    def show_words(self, words: str) -> None:
        """Show other words in the line, without telling."""
        self._line.reset(words)

    def show_document(self, document: Document) -> None:
        """Offer what there is to choose in another set; nothing is asked, and nobody told."""
        self.facets.show_conditions({})
        self.facets.show_document(document)
        self._line.reset()
        self._line.has_more_to_clear = False
        self.show_reason("")

    def show_filter(self, conditions: Mapping[str, Condition], words: str, field: str) -> None:
        """Ask for facets by word and words in a field at once, and for nothing else."""
        self.facets.show_conditions(conditions)
        self._line.reset(words)
        self.fields.setCurrentIndex(self.fields.findData(field))
        self._tell()

    @Slot()
    def clear(self) -> None:
        """Ask for all entries."""
        self.facets.show_conditions({})
        self._line.reset()
        self._tell()

    def show_reason(self, sentence: str, place: int | None = None) -> None:
        """Say why the words make no sense, and at which of their characters; "" when they do."""
        self._reason.setText(sentence)
        self._reason.setVisible(bool(sentence))
        self._place.mark(self.text, place if sentence else None)

    def show_counts(self, shown: int, total: int) -> None:
        """Say how many entries are shown of how many."""
        if shown == total:
            self._count.setText(counted(total, self.tr("1 entry"), self.tr("%n entries", None, total)))
        else:
            self._count.setText(
                self.tr("{shown} of {total}").format(shown=format_number(shown), total=format_number(total))
            )

    @Slot()
    def _tell(self) -> None:
        self._line.has_more_to_clear = bool(self.facets.filter.conditions)
        self.asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Beside a narrow table the count leaves its room to what is typed.
        wide, narrow = self._rows
        is_narrow = event.size().width() < scaled(_NARROW)
        row, other = (narrow, wide) if is_narrow else (wide, narrow)
        if row.indexOf(self._count) < 0:
            other.removeWidget(self._count)
            row.addWidget(self._count, 0, Qt.AlignmentFlag.AlignTop if is_narrow else Qt.AlignmentFlag.AlignVCenter)
            self._count.setContentsMargins(0, 4 if is_narrow else 0, 0, 0)

    def minimumSizeHint(self) -> QSize:
        below = self.facets.minimumSizeHint().width() + self._count.sizeHint().width() + _LEAST_GAPS
        return QSize(max(scaled(_LEAST), below), super().minimumSizeHint().height())
