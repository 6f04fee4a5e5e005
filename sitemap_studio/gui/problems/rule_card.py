"""A card that explains a rule, and what a problem says besides: in words, with examples, sources and severities.

All texts are put in as plain text; what users' files hold is never taken for HTML. Fixing is done elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QTextEdit, QVBoxLayout, QWidget

from sitemap_studio.core.messages import listed
from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, scaled, tint_color
from sitemap_studio.gui.widgets.labels import Symbol, TintedLabel, severity_word
from sitemap_studio.gui.words.texts import cell_text
from sitemap_studio.protocol.catalogue import Detail, Rule, Severity
from sitemap_studio.protocol.profiles import PROFILES, Profile
from sitemap_studio.validation.problem import Problem

_MOST_TOLD: Final = 20
"""More problems of one entry are counted, not told."""

_MARGIN, _GAP, _NAME_PIXELS = 12, 6, 66

Line = tuple[str, str, bool]
"""A name, what is said under it, and whether that is a text of a file."""


class RuleCard(QWidget):
    """Explains one rule, or one entry's problems with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Rule, Profile, Sequence[Problem]] | None = None
        self._symbol = Symbol("info", Tint.INFO, 16, self)
        self._title = QLabel(self)
        self._severity = TintedLabel(Tint.QUIET, parent=self)
        self.text = QTextEdit(self)
        self._is_filling = False
        self._lay_out()
        self.show_nothing()

    def _lay_out(self) -> None:
        bold = self._title.font()
        bold.setWeight(QFont.Weight.DemiBold)
        self._title.setFont(bold)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._title.setWordWrap(True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._severity.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setUndoRedoEnabled(False)
        self.text.document().setDocumentMargin(_MARGIN)
        self.text.setAccessibleName(self.tr("Explanation"))
        self.text.viewport().setAutoFillBackground(False)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 4)
        head.setSpacing(8)
        head.addWidget(self._symbol, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        head.addWidget(self._severity, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.text, 1)

    @property
    def title(self) -> str:
        """The title of what is explained; empty where nothing is."""
        return self._title.text() if self._shown else ""

    def show_nothing(self) -> None:
        """Explain nothing, but how to get an explanation."""
        self._shown = None
        self._symbol.hide()
        self._severity.clear()
        self._title.setText(self.tr("What does it mean?"))
        self.text.setPlainText(self.tr("Choose a problem or a rule to read what it asks for, and why."))

    def show_rule(self, rule: Rule, profile: Profile, problems: Sequence[Problem] = ()) -> None:
        """Explain a rule.

        Args:
            rule: The rule.
            profile: Whose severity is named first.
            problems: What breaks it, if somebody looks at one entry.
        """
        self._shown = (rule, profile, tuple(problems))
        severity = problems[0].severity if problems else rule.severity_in(profile)
        drawing, tint = _look(severity)
        self._symbol.show_drawing(drawing, tint)
        self._symbol.show()
        self._title.setText(localized(rule.title))
        self._severity.set_tint(tint)
        self._severity.setText(severity_word(severity) if severity else self.tr("Ignored"))
        self._fill(rule, profile, problems)

    def _fill(self, rule: Rule, profile: Profile, problems: Sequence[Problem]) -> None:
        self._is_filling = True
        self.text.clear()
        cursor = self.text.textCursor()
        _Writer(cursor, self.palette()).write(told_of(problems), lines_of(rule, profile, problems))
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._is_filling = False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown is not None and not self._is_filling:
            self._fill(*self._shown)


def _look(severity: Severity | None) -> tuple[str, Tint]:
    return ("check", Tint.QUIET) if severity is None else (SEVERITY_ICON[severity], SEVERITY_TINT[severity])


def told_of(problems: Sequence[Problem]) -> list[str]:
    """Return the sentences of an entry's problems, of one with its details; of very many the first and a count."""
    told = [localized(problem.message) for problem in problems[:_MOST_TOLD]]
    if len(problems) == 1:
        told += map(_detail_text, problems[0].details)
    if len(problems) > _MOST_TOLD:
        more = QCoreApplication.translate("RuleCard", "… and {count} more")
        told.append(more.format(count=format_number(len(problems) - _MOST_TOLD)))
    return told


def _detail_text(detail: Detail) -> str:
    message = localized(detail.message)
    if not detail.line:
        return message
    text = QCoreApplication.translate("RuleCard", "Line {line}: {message}")
    return text.format(line=format_number(detail.line), message=message)


def lines_of(rule: Rule, profile: Profile, problems: Sequence[Problem] = ()) -> list[Line]:
    """What the card says of a rule, name by name."""
    translate = QCoreApplication.translate
    lines: list[Line] = []
    fixed = problems[0].fix if len(problems) == 1 else None
    if fixed is not None:
        lines.append((translate("RuleCard", "Now"), problems[0].value, True))
        lines.append((translate("RuleCard", "Fixed"), fixed, True))
    lines.append((translate("RuleCard", "Rule"), localized(rule.explanation), False))
    # Where the value is the very example, once is enough.
    if fixed is None or (problems[0].value, fixed) != (rule.wrong, rule.right):
        lines.append((translate("RuleCard", "Wrong"), localized(rule.wrong), True))
        lines.append((translate("RuleCard", "Right"), localized(rule.right), True))
    if rule.fix:
        lines.append((translate("RuleCard", "Fix"), localized(rule.fix), False))
    lines.append((translate("RuleCard", "Severity"), severities_text(rule, profile), False))
    sources = dict.fromkeys([*(problem.source for problem in problems), rule.source])
    lines.append((translate("RuleCard", "Source"), "\n".join(sources), False))
    return [line for line in lines if line[1]]


def severities_text(rule: Rule, profile: Profile) -> str:
    """How grave a breach is for the profile that holds, and for whom it is graver or less grave."""
    by_word: dict[str, list[str]] = {}
    own = _word(rule.severity_in(profile))
    for other in PROFILES.values():
        word = _word(rule.severity_in(other))
        if word != own:
            by_word.setdefault(word, []).append(localized(other.title))
    if not by_word:
        return QCoreApplication.translate("RuleCard", "{severity}, for every profile").format(severity=own)
    first = QCoreApplication.translate("RuleCard", "{severity} for {profile}")
    told = [first.format(severity=own, profile=localized(profile.title))]
    told += [first.format(severity=word.lower(), profile=localized(listed(titles))) for word, titles in by_word.items()]
    return "; ".join(told)


def _word(severity: Severity | None) -> str:
    return severity_word(severity) if severity else QCoreApplication.translate("RuleCard", "Ignored")


class _Writer:
    """Writes plain texts into a document, in the fonts and colours of their kind."""

    def __init__(self, cursor: QTextCursor, palette: QPalette) -> None:
        self._cursor = cursor
        self._quiet = QTextCharFormat()
        self._quiet.setForeground(tint_color(Tint.QUIET, palette))
        self._normal = QTextCharFormat()
        self._normal.setForeground(palette.color(QPalette.ColorRole.Text))
        self._fixed = QTextCharFormat(self._normal)
        self._fixed.setFontFamilies([QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()])
        self._fixed.setBackground(QColor(palette.color(QPalette.ColorRole.Midlight)))

    def write(self, sentences: Sequence[str], lines: Sequence[Line]) -> None:
        """Write sentences as paragraphs, then names and what is said under them as a table."""
        self._cursor.insertText("\n".join(map(cell_text, sentences)), self._normal)
        table = self._cursor.insertTable(len(lines), 2, _table_format(_GAP if sentences else 0))
        for row, (name, text, is_value) in enumerate(lines):
            self._put(table, row, 0, name, self._quiet)
            shown = cell_text(text) if is_value else text
            self._put(table, row, 1, shown, self._fixed if is_value else self._normal)

    def _put(self, table: QTextTable, row: int, column: int, text: str, kind: QTextCharFormat) -> None:
        table.cellAt(row, column).firstCursorPosition().insertText(text, kind)


def _table_format(top_margin: int) -> QTextTableFormat:
    shape = QTextTableFormat()
    shape.setTopMargin(top_margin)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    shape.setBorder(0)
    shape.setCellPadding(2)
    shape.setCellSpacing(0)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    shape.setColumnWidthConstraints(
        [
            QTextLength(QTextLength.Type.FixedLength, scaled(_NAME_PIXELS)),
            QTextLength(QTextLength.Type.VariableLength, 0),
        ]
    )
    return shape
