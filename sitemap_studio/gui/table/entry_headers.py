"""Headers of the entries table: sorting by several columns, entry numbers, and the widths of the columns.

loc takes the free width, the other columns what their values need, until the user drags a border. From then on the
widths are the user's, by the names of the columns.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionHeader, QTableView, QToolButton

from sitemap_studio.document.extension_columns import EXTENSION_COLUMNS_BY_NAME
from sitemap_studio.document.page_texts import FIRST_SHOWN, PAGE_TABLE_COLUMNS
from sitemap_studio.gui.formatting.display_text import cell_text, set_tooltip
from sitemap_studio.gui.i18n import format_number, text_for_count
from sitemap_studio.gui.table.cell_painting import MARGIN, severity_icon_side
from sitemap_studio.gui.table.column_sort import ColumnSort
from sitemap_studio.gui.table.entry_model import EntryModel
from sitemap_studio.gui.table.view_columns import PROBLEMS, SITEMAP, column_title
from sitemap_studio.gui.theme import Tint, scaled, tint_color
from sitemap_studio.gui.widgets.list_view import Index
from sitemap_studio.model.edits import Change
from sitemap_studio.model.slots import NO_SLOTS, unique_slots
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName

MAX_KEYS: Final = 4  # maximum number of columns that the view is sorted by
HIDEABLE: Final = (
    *(name for name in FIELD_NAMES if name != "loc"), *EXTENSION_COLUMNS_BY_NAME, *PAGE_TABLE_COLUMNS, SITEMAP, PROBLEMS,
)  # fmt: skip
"""Columns that can be hidden; an entry is known by its loc."""

_SAMPLES: Final = {
    "lastmod": "2026-11-20T22:22:22+00:00",
    "changefreq": "changefreq",
    "priority": "priority",
    SITEMAP: "products-2026-11.xml.gz",
    "image:loc": "https://www.example.com/pictures/cover-1.jpg",
    "video:title": "A title of three or four words",
    "news:title": "A title of three or four words",
    "news:publication_date": "2026-11-20T22:22:22+00:00",
    "hreflang": "en, de, fr, es, it, x-default",
    "indexable": "no: redirect-loop",
    "target": "https://www.example.com/new/page-1",
    "canonical": "https://www.example.com/new/page-1",
    "changed": "2026-11-20",
    "checked": "2026-11-20",
    "title": "A title of three or four words",
    "type": "application/pdf",
    "bytes": "2097152",
}
"""Longest text that should fit by column, if other than its name; longer ones are elided."""

_SHORT_SAMPLES: Final = {
    "lastmod": "2026-11-20 …",
    SITEMAP: "products.xml.gz",
    "image:loc": "https://www.example.com/…-1.jpg",
    "video:title": "A title of three …",
    "news:title": "A title of three …",
    "news:publication_date": "2026-11-20 …",
    "hreflang": "en, de, fr, …",
    "target": "https://www.example.com/…-1",
    "canonical": "https://www.example.com/…-1",
    "title": "A title of three …",
}
"""Text that must fit by column even where loc has little room: a date without its time."""

_MEASURED_ENTRIES: Final = 64  # number of entries, spread over all visible ones, whose values are measured
_FITTING_SHARE: Final = 0.9  # share of the measured values that fit
_SORT_ARROW: Final = 18
_PREFERRED_LOC: Final = (340, 520)
"""If loc had less, other columns give way to it: minimum, and maximum for long values, in pixels."""

_DROPPED: Final = (SITEMAP, *FIRST_SHOWN)
"""Columns that are hidden, one after the other, where even the least width of loc is missing."""

_MIN_LOC: Final = 220
_ENOUGH_OF_LEAST: Final = 0.9
_LOC_DIVISOR: Final = 3  # loc has at least one in so many parts of the table if its values need that much
_MIN_WIDTH: Final = 32
_MAX_WIDTH: Final = 10_000
_MAX_MEASURED: Final = 5_000  # longer texts are wider than any column
_MIN_NUMBER: Final = 10  # the vertical header is wide enough at least for this number
_BAR_WIDTH: Final = 3  # of the marks of new and changed entries, in pixels
_STRIPE_HEIGHT: Final = 3
_ARROW_WIDTH: Final = 17
_KEY_NUMBER_SIZE: Final = 0.78  # font size of the number of a sort key, relative to the header's


class NumberHeader(QHeaderView):
    """Vertical header with the positions of the entries in the set, from 1, as wide as the longest number."""

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        """Create the vertical header of a table, with clickable sections."""
        super().__init__(Qt.Orientation.Vertical, view)
        self._model = model
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        """Return the width of the largest number in bold digits, and a height of 0."""
        # Qt would ask for the texts, fonts and icons of two hundred rows, several times after each reset.
        longest = format_number(max(len(self._model.session.document.table), _MIN_NUMBER))
        # Qt measures sections in bold letters.
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        first = self._model.headerData(0, Qt.Orientation.Vertical) or ""
        padding = self.sectionSizeFromContents(0).width() - metrics.horizontalAdvance(first)
        digits = "".join("8" if letter.isdigit() else letter for letter in longest)
        return QSize(metrics.horizontalAdvance(digits) + padding, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number of each visible entry, and the mark of its changes since the last save."""
        first, last = (self.visualIndexAt(height) for height in (event.rect().top(), event.rect().bottom()))
        shown = self._model.order.shown[first : last + 1 if last >= 0 else None] if first >= 0 else NO_SLOTS
        slots, changed = shown.tolist(), self._model.changed_slots(shown)
        numbers = (self._model.session.document.table.positions()[shown] + 1).tolist()
        top, height = self.sectionViewportPosition(first), self.sectionSize(first)
        option = QStyleOptionHeader()
        self.initStyleOption(option)
        option.textAlignment = self.defaultAlignment()
        draw, width = self.style().drawControl, self.viewport().width()
        painter = QPainter(self.viewport())
        try:
            option.rect = event.rect()
            draw(QStyle.ControlElement.CE_HeaderEmptyArea, option, painter, self)
            # Qt would ask the model for seven roles of each row.
            for row, number in enumerate(numbers):
                option.rect, option.text = QRect(0, top + row * height, width, height), format_number(number)
                draw(QStyle.ControlElement.CE_Header, option, painter, self)
            for row, (before, slot, behind) in enumerate(zip([-1, *slots], slots, [*slots[1:], -1], strict=False)):
                # Entries whose slots follow each other are together in their file, too.
                may_have_gap = before + 1 != slot or slot + 1 != behind
                is_changed = slot in changed
                self._paint_change_mark(
                    painter, top + row * height, height, slot, is_changed=is_changed, may_have_gap=may_have_gap
                )
        finally:
            painter.end()

    def _paint_change_mark(
        self, painter: QPainter, top: int, height: int, slot: int, *, is_changed: bool, may_have_gap: bool
    ) -> None:
        """Paint a solid bar for a new entry, a striped bar for a changed one, and a wedge where entries were removed.

        They differ in shape for users who can't distinguish the colours.

        Args:
            painter: The painter of the viewport.
            top: Upper edge of the row, in pixels.
            height: Height of the row, in pixels.
            slot: The entry.
            is_changed: Whether the entry was changed or moved since the last save.
            may_have_gap: Whether entries may have been removed directly before or after it.
        """
        width = scaled(_BAR_WIDTH)
        left = self.viewport().width() - width - 1
        if self._model.is_new(slot):
            painter.fillRect(left, top, width, height - 1, tint_color(Tint.GOOD, self.palette()))
        elif is_changed:
            colour = tint_color(Tint.CHANGED, self.palette())
            for stripe in range(top, top + height - 1, 2 * _STRIPE_HEIGHT):
                painter.fillRect(left, stripe, width, min(_STRIPE_HEIGHT, top + height - 1 - stripe), colour)
        is_removed = self._model.removed_beside(slot) if may_have_gap else ()
        for is_here, at in zip(is_removed, (top, top + height - 1), strict=False):
            if is_here:
                outer, inner = left + width, left - width
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tint_color(Tint.CHANGED, self.palette()))
                painter.drawPolygon([QPoint(outer, at - width), QPoint(inner, at), QPoint(outer, at + width)])

    def update_rows(self, first: Index, last: Index, roles: Sequence[int]) -> None:
        """Repaint the marks of rows after `dataChanged`, unless only some `roles` changed."""
        if not roles:
            top, bottom = self.sectionViewportPosition(first.row()), self.sectionViewportPosition(last.row() + 1)
            area = QRect(0, top, self.viewport().width(), (bottom if bottom >= 0 else self.viewport().height()) - top)
            self.viewport().update(area & self.viewport().rect())


def sort_arrow(*, is_descending: bool) -> QStyleOptionHeader.SortIndicator:
    """Return the arrow of a sort key: up for an ascending one, down for a descending one; on KDE the opposite."""
    points_down = is_descending != ("KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "").split(":"))
    arrows = QStyleOptionHeader.SortIndicator
    return arrows.SortDown if points_down else arrows.SortUp


class EntryHeader(QHeaderView):
    """Horizontal header that sorts by several columns, and fits the columns into the width of the table.

    Attributes:
        widths: Width in pixels by column, once the user resized one; empty while columns are fitted.
        chosen: Whether to show a column, for columns that the user showed or hid other than by default.
        empty: Fields without a value in the whole set, which are hidden by default.
        without_room: Columns of `_DROPPED` that are hidden because the table is too narrow.
        more_button: Button beside loc that shows the columns `empty` and `without_room`; hidden without such columns.

    Signals:
        layout_changed: The user resized, hid or showed a column.
    """

    layout_changed = Signal()

    def __init__(self, model: EntryModel, view: QTableView) -> None:
        """Create the horizontal header, with a button for hidden columns, and connect it to model and session."""
        super().__init__(Qt.Orientation.Horizontal, view)
        self._model, self._view = model, view
        self._pressed = -1
        self._is_fitting = False
        self.widths: dict[str, int] = {}
        self.chosen: dict[str, bool] = {}
        self.empty: tuple[FieldName, ...] = ()
        self.without_room: tuple[str, ...] = ()
        self._shows_empty = False
        self.more_button = QToolButton(self)
        self.more_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.more_button.clicked.connect(lambda: self.show_empty_columns(True))
        self._typical: dict[str, str] = {}
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.setMinimumSectionSize(_MIN_WIDTH)
        self.sectionResized.connect(self._store_widths)
        self.sectionMoved.connect(self._position_button)
        view.horizontalScrollBar().valueChanged.connect(self._position_button)
        model.sort_changed.connect(self._update_sort_indicator)
        model.session.changed.connect(self._on_changed)

    # Sorting

    def toggle_sort_key(self, section: int) -> None:
        """Add a column, given by number, as ascending sort key; reverse an ascending key, and remove a descending one.

        A key beyond `MAX_KEYS` replaces the last one.
        """
        column, keys, key = self._model.columns[section], self._model.sort_keys, self._sort_key_of(section)
        if key is None:
            self._model.sort_by([*keys[: MAX_KEYS - 1], ColumnSort(column)])
        else:
            turned = [] if key.is_descending else [ColumnSort(column, is_descending=True)]
            place = keys.index(key)
            self._model.sort_by([*keys[:place], *turned, *keys[place + 1 :]])

    def _update_sort_indicator(self) -> None:
        """Show the arrow of the first sort key, without emitting signals, and repaint the header."""
        keys = self._model.sort_keys
        order = Qt.SortOrder.DescendingOrder if keys and keys[0].is_descending else Qt.SortOrder.AscendingOrder
        self.blockSignals(True)
        self.setSortIndicator(self._model.columns.index(keys[0].column) if keys else -1, order)
        self.blockSignals(False)
        self.viewport().update()

    def sort_key_number(self, section: int) -> int | None:
        """Return the rank of a column among several sort keys, from 1; None if it is no key or the only one."""
        keys, key = self._model.sort_keys, self._sort_key_of(section)
        return None if key is None or len(keys) < 2 else keys.index(key) + 1

    def _sort_key_of(self, section: int) -> ColumnSort | None:
        """Return the sort key of the column in a header section; None if the table is not sorted by it."""
        column = self._model.columns[section] if 0 <= section < len(self._model.columns) else None
        return next((key for key in self._model.sort_keys if key.column == column), None)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:
        """Initialize the style option of a section; each sort key has an arrow: ascending up, but down on KDE."""
        super().initStyleOptionForIndex(option, logicalIndex)
        key = self._sort_key_of(logicalIndex)
        if key is not None:
            option.sortIndicator = sort_arrow(is_descending=key.is_descending)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint a section, and its rank if the table is sorted by several columns."""
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        number = self.sort_key_number(logicalIndex)
        if number is None:
            return
        painter.save()
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _KEY_NUMBER_SIZE)
        painter.setFont(font)
        painter.setPen(tint_color(Tint.QUIET, self.palette()))
        # Above the arrow, where narrow columns have room, too.
        area = QRect(rect.right() - _ARROW_WIDTH, rect.top() + 1, _ARROW_WIDTH, rect.height() // 2)
        painter.drawText(area, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(number))
        painter.restore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit `sectionPressed` for a press with Shift, without sorting; other presses have Qt's meaning."""
        self._pressed = self._shift_clicked_section(event)
        if self._pressed < 0:
            super().mousePressEvent(event)
        else:
            self.sectionPressed.emit(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the sort key of a section that was clicked with Shift; other releases have Qt's meaning."""
        pressed, self._pressed = self._pressed, -1
        if pressed < 0:
            super().mouseReleaseEvent(event)
        elif self.logicalIndexAt(event.position().toPoint()) == pressed:
            self.toggle_sort_key(pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Sort as for a second click on a double click with Shift; other double clicks have Qt's meaning."""
        (self.mousePressEvent if self._shift_clicked_section(event) >= 0 else super().mouseDoubleClickEvent)(event)

    def _shift_clicked_section(self, event: QMouseEvent) -> int:
        """Return the section under a left click with Shift; -1 for other clicks and on borders."""
        is_shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        is_on_border = self.cursor().shape() is Qt.CursorShape.SplitHCursor
        if event.button() is not Qt.MouseButton.LeftButton or not is_shifted or is_on_border:
            return -1
        return self.logicalIndexAt(event.position().toPoint())

    # Widths and hidden columns

    @property
    def hidden_columns(self) -> frozenset[str]:
        """Columns that the user hid."""
        return frozenset(column for column, is_shown in self.chosen.items() if not is_shown)

    @property
    def shown_columns(self) -> frozenset[str]:
        """Columns that are hidden by default and that the user showed."""
        return frozenset(self.chosen) - self.hidden_columns

    def is_shown(self, column: str) -> bool:
        """Return whether a column is visible, by the choice of the user or else by default."""
        return self.chosen.get(column, self._is_shown_by_default(column))

    def _is_shown_by_default(self, column: str) -> bool:
        """Return whether a column is visible by default.

        Of facts, the columns `FIRST_SHOWN` are visible, of extensions none, and others if they have values or empty
        columns are shown. Columns without room are hidden.
        """
        if column in self.without_room:
            return False
        if column in PAGE_TABLE_COLUMNS:
            return column in FIRST_SHOWN
        return column not in EXTENSION_COLUMNS_BY_NAME and (self._shows_empty or column not in self.empty)

    def use_layout(self, widths: Mapping[str, int], hidden: Iterable[str], shown: Iterable[str] = ()) -> None:
        """Restore the widths and the visibility of the columns.

        Args:
            widths: Width by column in pixels; empty to fit the columns.
            hidden: Columns that the user hid.
            shown: Columns that the user showed although they are hidden by default.
        """
        self.widths = {name: min(max(width, _MIN_WIDTH), _MAX_WIDTH) for name, width in widths.items()}
        known = dict.fromkeys(shown, True) | dict.fromkeys(hidden, False)
        self.chosen = {column: known[column] for column in HIDEABLE if column in known}
        self._apply_visibility()

    def hide_column(self, column: str, *, is_hidden: bool) -> None:
        """Hide or show a column, store that as the user's choice if it isn't the default, and emit `layout_changed`."""
        self.chosen.pop(column, None)
        if self._is_shown_by_default(column) == is_hidden:
            self.chosen[column] = not is_hidden
        self._apply_visibility()
        self.layout_changed.emit()

    def _apply_visibility(self) -> None:
        """Show the chosen columns of extensions and facts in the model, and measure and fit all columns."""
        self.without_room = ()
        self._model.show_columns(frozenset(filter(self.is_shown, (*EXTENSION_COLUMNS_BY_NAME, *PAGE_TABLE_COLUMNS))))
        self.measure_columns()
        self.fit_columns()

    def reset_layout(self) -> None:
        """Restore fitted widths and default visibility of all columns, and emit `layout_changed`."""
        self.use_layout({}, ())
        self.layout_changed.emit()

    # Empty columns

    def hidden_empty_columns(self) -> list[str]:
        """Return the columns that are hidden because no entry has a value, unless the user hid them."""
        return [column for column in self.empty if not self.is_shown(column) and column not in self.chosen]

    @Slot(bool)
    def show_empty_columns(self, is_shown: bool) -> None:
        """Show or hide the columns without values in the whole set or without room, until another set is opened."""
        self._shows_empty = is_shown
        self.fit_columns()

    def update_empty_columns(self) -> None:
        """Set `empty` to the fields without values (none in a new or empty set); `fit_columns` then hides them."""
        document, self._shows_empty = self._model.session.document, False
        is_opened = document.path is not None and len(document.table) > 0
        self.empty = tuple(name for name in FIELD_NAMES[1:] if is_opened and document.table.is_field_absent(name))

    def _on_changed(self, change: Change) -> None:
        """Show hidden empty columns that get a value by an edit."""
        if not self.empty or not (len(change.inserted) or change.fields & {*self.empty}):
            return
        table, changed = self._model.session.document.table, unique_slots(change.inserted, change.cells)
        still_empty = tuple(name for name in self.empty if table.is_field_absent(name, changed))
        if still_empty != self.empty:
            self.empty = still_empty
            self.fit_columns()

    def _update_button(self) -> None:
        """Show the button for columns that are empty or have no room, with a text that fits beside loc; hide it if none."""
        empty = self.hidden_empty_columns()
        columns = [*empty, *self.without_room]
        self.more_button.setVisible(bool(columns))
        if not columns:
            return
        one, many = self.tr("+ 1 empty column"), self.tr("+ %n empty columns", "", len(columns))
        if self.without_room:
            one, many = self.tr("+ 1 hidden column"), self.tr("+ %n hidden columns", "", len(columns))
        text = text_for_count(len(columns), one, many)
        tips = []
        if empty:
            tips.append(self.tr("Empty in the whole set: {columns}").format(columns=", ".join(empty)))
        if self.without_room:
            titles = ", ".join(map(column_title, self.without_room))
            tips.append(self.tr("No room in the table: {columns}").format(columns=titles))
        set_tooltip(self.more_button, "\n".join(tips))
        self.more_button.setAccessibleName(text)
        room = self.sectionSize(0) - self._text_width("loc")
        self.more_button.setText(text)
        if self.more_button.sizeHint().width() > room:
            self.more_button.setText(f"+ {format_number(len(columns))}")
        self.more_button.resize(self.more_button.sizeHint())
        self._position_button()

    @Slot()
    def _position_button(self) -> None:
        """Move the button for empty columns to the end of the section of loc, beside its sort arrow."""
        right = self.sectionViewportPosition(0) + self.sectionSize(0) - _SORT_ARROW - MARGIN
        self.more_button.move(right - self.more_button.width(), (self.height() - self.more_button.height()) // 2)

    def measure_columns(self) -> None:
        """Store for each column a value of typical width, from a sample of the visible entries; resizes nothing."""
        shown, metrics = self._model.order.shown, self._view.fontMetrics()
        n_measured = min(len(shown), _MEASURED_ENTRIES)
        sample = shown[np.linspace(0, max(len(shown) - 1, 0), n_measured, dtype=np.intp)]
        self._typical = {}
        self._model.prefetch(sample.tolist())
        for column in (_SAMPLES.keys() | {"loc"}).intersection(self._model.columns):
            values = (cell_text(self._model.value(int(slot), column)) for slot in sample)
            texts = sorted((text[:_MAX_MEASURED] for text in values if text), key=metrics.horizontalAdvance)
            if texts:
                self._typical[column] = texts[int(_FITTING_SHARE * len(texts))]

    def fit_columns(self) -> None:
        """Set visibility and width of all columns; loc gets the free width unless the user chose the widths.

        Where loc would have too little, columns of `_DROPPED` are hidden unless the user chose widths or these columns.
        """
        if not self._model.columns:
            return
        self._is_fitting, self.without_room = True, ()
        shown = [column for column in self._model.columns[1:] if self.is_shown(column)]
        widths = {column: self.widths.get(column) or self._fitted_width(column) for column in shown}
        free = self._widen_loc(widths)
        least = max(scaled(_MIN_LOC), min(self._preferred_loc_width(), self._view.viewport().width() // _LOC_DIVISOR))
        for column in _DROPPED if not self.widths and not self._shows_empty else ():
            if free < _ENOUGH_OF_LEAST * least and column in widths and column not in self.chosen:
                free += widths.pop(column)
                self.without_room += (column,)
        # Rather a little less for loc than a last column that is cut.
        widths["loc"] = self.widths.get("loc") or (free if free >= _ENOUGH_OF_LEAST * least else least)
        if self.hidden_empty_columns() or self.without_room:
            # The width of the hidden columns must not become a gap after the last column.
            widths["loc"] = max(widths["loc"], free)
        for section, column in enumerate(self._model.columns):
            self.setSectionHidden(section, column not in widths)
            if column in widths:
                self.resizeSection(section, widths[column])
        self._is_fitting = False
        self._update_button()

    def _widen_loc(self, widths: dict[str, int]) -> int:
        """Narrow columns whose values may be elided if loc has little width, and return the width for loc in pixels.

        Args:
            widths: Width by column in pixels; changed unless the user chose the widths.
        """
        free, preferred = self._view.viewport().width() - sum(widths.values()), self._preferred_loc_width()
        for column in _SHORT_SAMPLES:
            if column in widths and not self.widths:
                needed = max(map(self._text_width, (_SHORT_SAMPLES[column], column_title(column))))
                less = max(widths[column] - needed, 0) if free < preferred else 0
                widths[column] -= less
                free += less
        return free

    def _preferred_loc_width(self) -> int:
        """Return the preferred width of loc in pixels, which fits the typical URL, within the range `_PREFERRED_LOC`."""
        least, most = (scaled(pixels) for pixels in _PREFERRED_LOC)
        return min(max(self._text_width(self._typical.get("loc", "")), least), most)

    def needed_width(self, section: int) -> int:
        """Return the width that the values of a section in the visible rows need, in pixels."""
        column, view = self._model.columns[section], self._view
        if column == PROBLEMS:
            return self._fitted_width(column)
        first, last = view.rowAt(0), view.rowAt(view.viewport().height() - 1)
        shown = self._model.order.shown[max(first, 0) : last + 1 if last >= 0 else None]
        self._model.prefetch(shown.tolist())
        texts = (cell_text(self._model.value(int(slot), column)) for slot in shown)
        metrics = view.fontMetrics()
        widest = max((metrics.horizontalAdvance(text[:_MAX_MEASURED]) for text in texts), default=0)
        return min(widest + 1 + 3 * MARGIN + severity_icon_side(metrics), _MAX_WIDTH)

    def _fitted_width(self, column: str) -> int:
        """Return the width in pixels that fits a column's title and typical value, but at most its longest sample."""
        if column == PROBLEMS:
            return 2 * MARGIN + severity_icon_side(self._view.fontMetrics()) + _SORT_ARROW // 2
        title = column_title(column)
        longest = _SAMPLES.get(column, title)
        typical = self._typical.get(column, longest)
        return min(max(self._text_width(typical), self._text_width(title)), self._text_width(longest))

    def _text_width(self, text: str) -> int:
        """Return the width of a column in which a text fits beside a severity icon or sort arrow, in pixels."""
        metrics = self._view.fontMetrics()
        # Qt rounds the width of a text, and elides it where a part of a pixel is missing.
        return metrics.horizontalAdvance(text) + 1 + 2 * MARGIN + max(severity_icon_side(metrics) + MARGIN, _SORT_ARROW)

    def _store_widths(self) -> None:
        """Store the visible columns' widths and emit `layout_changed`, unless fitting or while the table is hidden."""
        # The header resizes sections by itself only while columns are inserted, and these are fitted right after.
        if self._is_fitting or not self._view.isVisible():
            return
        shown = [(section, name) for section, name in enumerate(self._model.columns) if self.is_shown(name)]
        self.widths |= {name: self.sectionSize(section) for section, name in shown}
        self._update_button()
        self.layout_changed.emit()
