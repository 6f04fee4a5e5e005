"""The verdict on what is being typed: a border, a drawing and a tooltip on an editor, as soon as the text is wrong.

Wrong texts are never refused; this only tells. Rules and words come from `checks`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from sitemap_studio.gui.i18n import localized
from sitemap_studio.gui.table.painting import MARGIN, severity_icon
from sitemap_studio.gui.table.planning import stored_text
from sitemap_studio.gui.theme import SEVERITY_TINT, tint_color
from sitemap_studio.gui.widgets.labels import severity_word
from sitemap_studio.gui.words.texts import plain
from sitemap_studio.protocol.catalogue import RULES, SEVERITY_RANK, Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, Profile
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.messages import describe
from sitemap_studio.validation.problems import Problem
from sitemap_studio.validation.values.fields import judge_value

_BORDER_WIDTH: Final = 2
_LINE_MARGIN: Final = 2

Judge = Callable[[str], Sequence[tuple[Severity, str]]]
"""What judges a text: gives each severity with what is told of it, message and source on lines of their own."""


class Verdict(QWidget):
    """A frame over an editor in the colour of the worst rule broken; in the highlight's while typing if none is.

    Attributes:
        severity: The worst severity of the text judged last; None if it is right.
    """

    def __init__(self, editor: QWidget, line: QLineEdit, field: FieldName) -> None:
        """Watch over an editor.

        Args:
            editor: The whole editor, which gets the border and the tooltip.
            line: The line in it where the text is typed, which gets the drawing.
            field: What the text is for.
        """
        super().__init__(editor)
        self.severity: Severity | None = None
        self._editor, self._field = editor, field
        self._profile, self._given = DEFAULT_PROFILE, Circumstances()
        self._noted: Sequence[Problem] = ()
        self._noted_of = ""
        self._own_judge: Judge | None = None
        self._line, self._mark = line, QAction(self)
        line.setTextMargins(MARGIN - _LINE_MARGIN, 0, 0, 0)
        line.textChanged.connect(self.judge)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        editor.installEventFilter(self)
        self.judge(line.text())

    def judge_for(
        self, profile: Profile, given: Circumstances, noted: Sequence[Problem] = (), noted_of: str = ""
    ) -> None:
        """Judge as one consumer sees it.

        Args:
            profile: The consumer.
            given: What verdicts depend on besides.
            noted: What readers and schemas said of the cell,
            noted_of: with this text in it.
        """
        self._profile, self._given = profile, given
        self._noted, self._noted_of = noted, noted_of
        self.judge(self._line.text())

    def judge_by(self, judge: Judge) -> None:
        """Judge otherwise than by the rules of the field from now on, for what is no field of the protocol."""
        self._own_judge = judge
        self.judge(self._line.text())

    def judge(self, text: str) -> None:
        """Judge a text as it is being typed."""
        found = self._by_rules(text) if self._own_judge is None else self._own_judge(text)
        if not text and not self.isEnabled():
            # Nothing is typed where texts of several entries have their place.
            found = []
        worst = max((severity for severity, _ in found), key=SEVERITY_RANK.__getitem__, default=None)
        message = plain("\n".join(told for _, told in found))
        self._editor.setToolTip(message)
        self._editor.setAccessibleDescription(message)
        if worst is not self.severity:
            self.severity = worst
            # Taken away rather than hidden: hidden ones keep their place under the next.
            self._line.removeAction(self._mark)
            if worst is not None:
                self._mark.setIcon(severity_icon(worst))
                self._mark.setText(severity_word(worst))
                self._line.addAction(self._mark, QLineEdit.ActionPosition.TrailingPosition)
            self.update()
        self._mark.setToolTip(message)

    def _by_rules(self, text: str) -> Sequence[tuple[Severity, str]]:
        stored = stored_text(self._field, text)
        broken = [RULES[rule] for rule in judge_value(self._field, stored, self._given)]
        minded = [(rule, severity) for rule in broken if (severity := rule.severity_in(self._profile))]
        noted = self._noted if text == self._noted_of else ()
        return [
            *(
                (severity, f"{localized(describe(rule.id, stored, self._given))}\n{rule.source}")
                for rule, severity in minded
            ),
            *((problem.severity, f"{localized(problem.message)}\n{problem.source}") for problem in noted),
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.setGeometry(self._editor.rect())
            self.raise_()
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.severity is None and not self._editor.hasFocus():
            return
        painter = QPainter(self)
        pen = QPen(self._colour(), _BORDER_WIDTH)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _colour(self) -> QColor:
        if self.severity is None:
            return self.palette().highlight().color()
        return tint_color(SEVERITY_TINT[self.severity], self.palette())
