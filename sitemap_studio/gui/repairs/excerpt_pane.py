"""The place of one repair: the lines around it as they are in the file, and below as they were mended."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from sitemap_studio.document.repair_places import RepairExcerpt
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.gui.i18n import format_number
from sitemap_studio.gui.repairs.excerpt_lines import ExcerptLine, ExcerptLines
from sitemap_studio.gui.repairs.excerpt_view import ExcerptView
from sitemap_studio.gui.repairs.listing import reasoned
from sitemap_studio.gui.theme import Tint
from sitemap_studio.gui.widgets.labels import TintedLabel

Numbered = Sequence[tuple[int, str]]
"""Lines with their numbers."""


class ExcerptPane(QWidget):
    """Shows one excerpt, or one sentence instead.

    Attributes:
        in_file: The lines of the file.
        mended: The lines that they became.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.in_file, self.mended = ExcerptLines("−", self), ExcerptLines("+", self)
        self._views = (ExcerptView(self.in_file, Tint.ERROR, self), ExcerptView(self.mended, Tint.GOOD, self))
        self._heads = (QLabel(self), QLabel(self))
        self._sentence = TintedLabel(Tint.QUIET, parent=self)
        self._pages = QStackedWidget(self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Place of the repair"))
        names = (self.tr("Lines in the file"), self.tr("Lines as they were mended"))
        both = QWidget(self)
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for head, view, name in zip(self._heads, self._views, names, strict=True):
            head.setTextFormat(Qt.TextFormat.PlainText)
            head.setWordWrap(True)
            head.setContentsMargins(8, 4, 8, 4)
            view.setAccessibleName(name)
            column.addWidget(head)
            column.addWidget(view, 1)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sentence.setWordWrap(True)
        self._sentence.setMargin(16)
        self._pages.addWidget(self._sentence)
        self._pages.addWidget(both)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._pages)

    @property
    def sentence(self) -> str:
        """What is said instead of lines; empty when there are some."""
        return self._sentence.text() if self._pages.currentWidget() is self._sentence else ""

    @property
    def head(self) -> str:
        """What stands above the lines of the file."""
        return self._heads[0].text()

    @property
    def reason(self) -> str:
        """What stands above the lines as they were mended."""
        return self._heads[1].text()

    def say(self, sentence: str) -> None:
        """Show a sentence instead of lines."""
        self._sentence.setText(sentence)
        self._pages.setCurrentWidget(self._sentence)

    def show_excerpt(self, excerpt: RepairExcerpt, repair: Repair) -> None:
        """Show the lines around a repair."""
        self._heads[0].setText(self.tr("In the file, line {number}").format(number=format_number(repair.line)))
        self._heads[1].setText(self.tr("Mended: {what}").format(what=reasoned(repair)))
        before, after = compared(excerpt.in_file, excerpt.mended)
        self.in_file.show_lines(before)
        self.mended.show_lines(after)
        self._pages.setCurrentIndex(1)
        for view, lines in zip(self._views, (before, after), strict=True):
            row = _row_to_show(lines, repair.line if lines is before else None)
            if row is not None:
                view.bring_into_sight(row)


def compared(before: Numbered, after: Numbered) -> tuple[list[ExcerptLine], list[ExcerptLine]]:
    """Mark which lines differ, and which characters of those that became one another."""
    shown = ([ExcerptLine(*line) for line in before], [ExcerptLine(*line) for line in after])
    matcher = SequenceMatcher(None, [text for _, text in before], [text for _, text in after], autojunk=False)
    for tag, first, last, new_first, new_last in matcher.get_opcodes():
        if tag == "equal":
            continue
        # As many as there are on both sides became one another; the rest came or went.
        for place in range(max(last - first, new_last - new_first)):
            old = before[first + place] if first + place < last else None
            new = after[new_first + place] if new_first + place < new_last else None
            head, tail = _common(old[1], new[1]) if old and new else (0, 0)
            if old:
                shown[0][first + place] = ExcerptLine(*old, True, head, len(old[1]) - tail)
            if new:
                shown[1][new_first + place] = ExcerptLine(*new, True, head, len(new[1]) - tail)
    return shown


def _common(old: str, new: str) -> tuple[int, int]:
    """How many characters at the beginning, and then at the end, two texts have in common."""
    most = min(len(old), len(new))
    head = next((place for place in range(most) if old[place] != new[place]), most)
    most -= head
    tail = next((place for place in range(most) if old[-1 - place] != new[-1 - place]), most)
    return head, tail


def _row_to_show(lines: Sequence[ExcerptLine], number: int | None) -> int | None:
    """The row of a line by its number, else of the changed line nearest to the middle, else the middle."""
    if not lines:
        return None
    by_number = [row for row, line in enumerate(lines) if line.number == number]
    changed = [row for row, line in enumerate(lines) if line.is_changed]
    middle = len(lines) // 2
    return by_number[0] if by_number else min(changed, key=lambda row: abs(row - middle), default=middle)
