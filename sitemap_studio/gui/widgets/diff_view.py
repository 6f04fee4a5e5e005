"""Line by line differences between two pieces of XML, and the view that shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import Enum
from itertools import accumulate, takewhile
from operator import eq
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from sitemap_studio.gui.theme import Tint, fixed_font, is_dark, tint_color, tint_ground

MAX_LINE_CHARACTERS: Final = 10_000
"""Longer lines are cut: a line is laid out as one piece, again whenever the panel is resized."""

_MAX_COMPARED_LINES: Final = 400
"""More lines that differ are not matched with each other."""

_PADDING: Final = 6
_LINE_OPACITY: Final = {False: 0.08, True: 0.09}
_RANGE_OPACITY: Final = {False: 0.18, True: 0.20}
"""Opacity of the tint in the background of changed lines and of changed ranges, by whether the palette is dark."""


TextRanges = tuple[tuple[int, int], ...]
"""Ranges of characters in a text, as pairs of start and end."""


class LineChange(Enum):
    """Change of a line in a difference; its value is the sign in the margin."""

    KEPT = " "
    REMOVED = "\u2212"
    ADDED = "+"


CHANGE_TINTS: Final = {LineChange.REMOVED: Tint.ERROR, LineChange.ADDED: Tint.GOOD}


@dataclass(frozen=True, slots=True)
class DiffLine:
    """Line of a difference.

    Attributes:
        change: Whether the line was retained, removed or added.
        text: The line without its end.
        parts: Ranges that differ from the opposite line; the complete line if it has none.
    """

    change: LineChange
    text: str
    parts: TextRanges = ()


def diff_lines(before: Sequence[str], after: Sequence[str]) -> list[DiffLine]:
    """Return the lines of two texts, cut if long, with their changes; each changed block lists removed lines first."""

    def line(change: LineChange, index: int, parts: TextRanges | None = None) -> DiffLine:
        """Return a line with its change, by index in the text that has it; by default all of a changed line differs."""
        text = (after if change is LineChange.ADDED else before)[index]
        if parts is None:
            parts = () if change is LineChange.KEPT else ((0, len(text)),)
        return _limit_length(DiffLine(change, text, parts))

    lines: list[DiffLine] = []
    for old, old_end, new, new_end, is_equal in _match_blocks(before, after, _MAX_COMPARED_LINES):
        if is_equal:
            lines += [line(LineChange.KEPT, at) for at in range(old, old_end)]
        elif old_end - old == new_end - new:
            # As many lines on both sides replace one another.
            parts = list(map(changed_ranges, before[old:old_end], after[new:new_end]))
            lines += [line(LineChange.REMOVED, old + at, part) for at, (part, _) in enumerate(parts)]
            lines += [line(LineChange.ADDED, new + at, part) for at, (_, part) in enumerate(parts)]
        else:
            lines += [line(LineChange.REMOVED, at) for at in range(old, old_end)]
            lines += [line(LineChange.ADDED, at) for at in range(new, new_end)]
    return lines


def _match_blocks(
    before: Sequence[str], after: Sequence[str], max_matched: int
) -> Iterator[tuple[int, int, int, int, bool]]:
    """Yield paired blocks of two sequences: start and end in `before`, start and end in `after`, and whether equal.

    If more than `max_matched` items differ, they are one block.
    """
    head = common_prefix_length(before, after)
    tail = common_prefix_length(before[head:][::-1], after[head:][::-1])
    old_end, new_end = len(before) - tail, len(after) - tail
    yield 0, head, 0, head, True
    if old_end - head + new_end - head > max_matched:
        yield head, old_end, head, new_end, False
    else:
        matcher = SequenceMatcher(None, before[head:old_end], after[head:new_end], autojunk=False)
        for tag, old, end, new, other_end in matcher.get_opcodes():
            yield head + old, head + end, head + new, head + other_end, tag == "equal"
    yield old_end, len(before), new_end, len(after), True


_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*(?=://)|[^/?#&;\s<>\"']+|.", re.DOTALL)
"""A scheme, host, path segment, query parameter, other word, or a single separator."""

_MAX_WORDS: Final = 400
"""More words that differ are not matched with each other."""

_MAX_RANGE: Final = 200
"""Longer ranges are narrowed to the characters that differ."""


def changed_ranges(before: str, after: str) -> tuple[TextRanges, TextRanges]:
    """Return for each of two texts the ranges of words and URL components that the other text lacks."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    old_starts, new_starts = (list(accumulate(map(len, words), initial=0)) for words in (old, new))
    parts: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for first, end, other_first, other_end, is_equal in _match_blocks(old, new, _MAX_WORDS):
        if not is_equal:
            ranges = (old_starts[first], old_starts[end]), (new_starts[other_first], new_starts[other_end])
            for found, each in zip(parts, _trim_common_ends(before, after, *ranges), strict=True):
                if each[0] < each[1]:
                    found.append(each)
    return tuple(parts[0]), tuple(parts[1])


def _trim_common_ends(
    before: str, after: str, old: tuple[int, int], new: tuple[int, int]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return two ranges; if either is longer than `_MAX_RANGE`, without the common beginning and end of their texts."""
    if max(old[1] - old[0], new[1] - new[0]) <= _MAX_RANGE:
        return old, new
    one, other = before[slice(*old)], after[slice(*new)]
    head = common_prefix_length(one, other)
    tail = common_prefix_length(one[head:][::-1], other[head:][::-1])
    return (old[0] + head, old[1] - tail), (new[0] + head, new[1] - tail)


def common_prefix_length(one: Sequence[str], other: Sequence[str]) -> int:
    """Return the number of equal items at the beginning of two sequences."""
    return sum(takewhile(bool, map(eq, one, other)))


def _limit_length(line: DiffLine) -> DiffLine:
    """Return a line cut to `MAX_LINE_CHARACTERS` characters around its first changed range."""
    if len(line.text) <= MAX_LINE_CHARACTERS:
        return line
    start = line.parts[0][0] if line.parts else 0
    first = max(0, min(start - MAX_LINE_CHARACTERS // 2, len(line.text) - MAX_LINE_CHARACTERS))
    end = first + MAX_LINE_CHARACTERS
    before, after = "\u2026" if first else "", "\u2026" if end < len(line.text) else ""
    shift = len(before) - first
    text = f"{before}{line.text[first:end]}{after}"
    shown = ((max(begin, first) + shift, min(behind, end) + shift) for begin, behind in line.parts)
    return replace(line, text=text, parts=tuple(part for part in shown if part[0] < part[1]))


class DiffView(QPlainTextEdit):
    """Read-only view of a difference between two pieces of XML, with signs in a margin.

    Attributes:
        lines: The shown lines.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Create an empty view."""
        super().__init__(parent, readOnly=True, undoRedoEnabled=False, tabChangesFocus=True)
        self.lines: tuple[DiffLine, ...] = ()
        self._margin = _Margin(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Markup reads from left to right, also in lines that begin with Arabic or Hebrew letters.
        option = self.document().defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)
        self.document().setDefaultTextOption(option)
        self._highlighter = XmlHighlighter(self.document())
        self.setFont(fixed_font())
        self.updateRequest.connect(self._update_margin)

    def show_lines(self, lines: Sequence[DiffLine]) -> None:
        """Show the lines of a difference, highlighted, and retain the scroll position."""
        place = self.verticalScrollBar().value()
        self.lines = tuple(lines)
        self.setPlainText("\n".join(line.text for line in lines))
        self.setViewportMargins(self._margin_width, 0, 0, 0)
        self._resize_margin()
        self._highlight_changes()
        self.verticalScrollBar().setValue(place)
        texts = {LineChange.REMOVED: self.tr("Removed: {text}"), LineChange.ADDED: self.tr("Added: {text}")}
        changed = [line for line in lines if line.change in texts]
        self.setAccessibleDescription("\n".join(texts[line.change].format(text=line.text.strip()) for line in changed))
        self._margin.update()

    def _highlight_changes(self) -> None:
        """Set the backgrounds of changed lines, and stronger ones of the ranges that differ within them."""
        selections = []
        for number, line in enumerate(self.lines):
            if line.change is LineChange.KEPT:
                continue
            cursor = QTextCursor(self.document().findBlockByNumber(number))
            whole = QTextEdit.ExtraSelection()
            whole.cursor = QTextCursor(cursor)
            whole.format.setBackground(change_background(line.change, self.palette()))
            whole.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selections.append(whole)
            line_start = cursor.position()
            for begin, behind in line.parts:
                part = QTextEdit.ExtraSelection()
                cursor.setPosition(line_start + begin)
                cursor.setPosition(line_start + behind, QTextCursor.MoveMode.KeepAnchor)
                part.cursor = QTextCursor(cursor)
                part.format.setBackground(change_background(line.change, self.palette(), is_within_line=True))
                selections.append(part)
        self.setExtraSelections(selections)

    @property
    def _margin_width(self) -> int:
        """Width of the margin, in pixels."""
        return self.fontMetrics().horizontalAdvance(LineChange.ADDED.value) + 2 * _PADDING

    def paint_margin(self, painter: QPainter, rect: QRect) -> None:
        """Paint the signs of the lines within a rectangle of the margin."""
        palette = self.palette()
        painter.fillRect(rect, palette.color(QPalette.ColorRole.AlternateBase))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        width, line_height = self._margin_width, self.fontMetrics().height()
        while block.isValid() and top <= rect.bottom():
            height = self.blockBoundingRect(block).height()
            if block.blockNumber() < len(self.lines):
                line = self.lines[block.blockNumber()]
                tint = CHANGE_TINTS.get(line.change, Tint.QUIET)
                if line.change is not LineChange.KEPT:
                    ground = change_background(line.change, palette, is_within_line=True)
                    painter.fillRect(QRect(0, round(top), width, round(height)), ground)
                painter.setPen(tint_color(tint, palette))
                place = QRect(_PADDING, round(top), width - 2 * _PADDING, line_height)
                painter.drawText(place, Qt.AlignmentFlag.AlignRight, line.change.value)
            top += height
            block = block.next()

    def _update_margin(self, rect: QRect, scrolled: int) -> None:
        """Scroll or repaint the margin with the text."""
        if scrolled:
            self._margin.scroll(0, scrolled)
        else:
            self._margin.update(0, rect.y(), self._margin.width(), rect.height())

    def _resize_margin(self) -> None:
        """Fit position and height of the margin to the view."""
        inner = self.contentsRect()
        self._margin.setGeometry(inner.left(), inner.top(), self._margin_width, inner.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Resize the margin with the view."""
        super().resizeEvent(event)
        self._resize_margin()

    def changeEvent(self, event: QEvent) -> None:
        """Apply the colours of a new palette."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_highlighter"):
            self._highlighter.use_palette(self.palette())
            self._highlight_changes()

    def sizeHint(self) -> QSize:
        """Return a constant size, independent of the text."""
        return QSize(320, 200)


def change_background(change: LineChange, palette: QPalette, *, is_within_line: bool = False) -> QColor:
    """Return the background colour of a removed or added line, or of a range that differs within it."""
    share = (_RANGE_OPACITY if is_within_line else _LINE_OPACITY)[is_dark(palette)]
    return tint_ground(CHANGE_TINTS[change], palette, share)


class _Margin(QWidget):
    """Margin of a `DiffView` with the signs of its lines, painted by the view."""

    def __init__(self, view: DiffView) -> None:
        """Create the margin as a child of a view; it ignores the mouse."""
        super().__init__(view)
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._view.paint_margin(painter, event.rect())
        painter.end()


class XmlHighlighter(QSyntaxHighlighter):
    """Syntax highlighter for XML in a text document."""

    TINTS: Final = {
        "comment": Tint.QUIET,
        "data": Tint.QUIET,
        "name": Tint.INFO,
        "attribute": Tint.WARNING,
        "value": Tint.GOOD,
        "entity": Tint.WARNING,
    }
    """By kind of token; all have a contrast of 4.5 : 1 on plain and tinted grounds."""

    _TOKEN: Final = re.compile(
        r"(?P<comment><!--.*?(?:-->|$))|(?P<data><!\[CDATA\[|\]\]>)|(?P<name></?[^\s<>/=\"']+|/?>)"
        r"|(?P<attribute>[\w:.-]+(?==\s*[\"']))|(?P<value>(?<==)(?:\"[^\"]*\"?|'[^']*'?))|(?P<entity>&[^;\s<]{1,10};)"
    )

    def __init__(self, document: QTextDocument) -> None:
        """Create the highlighter in the colours of the current palette."""
        super().__init__(document)
        self._formats: dict[str, QTextCharFormat] = {}
        self.use_palette(QGuiApplication.palette())

    def use_palette(self, palette: QPalette) -> None:
        """Use the colours of a palette, and highlight the document again."""
        for kind, tint in self.TINTS.items():
            style = QTextCharFormat()
            style.setForeground(tint_color(tint, palette))
            style.setFontItalic(kind == "comment")
            self._formats[kind] = style
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Format the tokens of a line; a state of 1 marks a comment that continues in the next line."""
        self.setCurrentBlockState(0)
        start = 0
        if self.previousBlockState() == 1:
            end = text.find("-->")
            start = len(text) if end < 0 else end + len("-->")
            self.setFormat(0, start, self._formats["comment"])
            self.setCurrentBlockState(1 if end < 0 else 0)
        for found in self._TOKEN.finditer(text, start):
            self.setFormat(found.start(), found.end() - found.start(), self._formats[found.lastgroup or "name"])
            if found.lastgroup == "comment" and not found[0].endswith("-->"):
                self.setCurrentBlockState(1)
