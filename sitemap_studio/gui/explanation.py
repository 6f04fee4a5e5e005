"""Explanations of rules and of problems with values: their texts, and the pane that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont, QFontDatabase, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QTextEdit, QVBoxLayout, QWidget

from sitemap_studio.core import messages
from sitemap_studio.gui.formatting.display_text import cell_text, message_text
from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.problem_list import REPAIRS
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint, scaled, tint_color
from sitemap_studio.gui.widgets.labels import IconLabel, TintedLabel, severity_name
from sitemap_studio.gui.widgets.layouts import fill
from sitemap_studio.protocol.profiles import DEFAULT_PROFILE, PROFILES, Profile
from sitemap_studio.protocol.rule import Rule, Severity
from sitemap_studio.validation.problem import Problem

_NARROW_PIXELS: Final = 300  # a narrower pane has one column
_MAX_MESSAGES: Final = 20  # maximum number of displayed messages of one entry


class ExplanationPane(QWidget):
    """Pane that explains a rule, or an entry's problems with it, above a button that fixes them."""

    def __init__(self, parent: QWidget) -> None:
        """Create the title, the text and the button, and show how to get an explanation."""
        super().__init__(parent)
        self.rule: Rule | None = None
        self.problems: list[Problem] = []
        self._profile = DEFAULT_PROFILE
        self._is_narrow = False
        self._symbol = IconLabel("info", Tint.INFO, 16, self)
        self.title = QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        bold = self.title.font()
        bold.setWeight(QFont.Weight.DemiBold)
        self.title.setFont(bold)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self._severity = TintedLabel(Tint.QUIET, parent=self)
        self.text = QTextEdit(self, readOnly=True, tabChangesFocus=True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.document().setDocumentMargin(12)
        self.text.setMinimumHeight(scaled(36))
        self.text.setAccessibleName(self.tr("Explanation"))
        self.text.viewport().setAutoFillBackground(False)
        self.fix = QPushButton(self)
        self.fix.setObjectName("fix-problem")
        head = fill(QHBoxLayout(), self._symbol, (self.title, 1), self._severity, margins=(12, 6, 12, 0), spacing=8)
        for label in (self._symbol, self._severity):
            head.setAlignment(label, Qt.AlignmentFlag.AlignTop)
        buttons = fill(QHBoxLayout(), self.fix, 1, margins=(12, 4, 12, 4))
        fill(QVBoxLayout(self), head, (self.text, 1), buttons, spacing=0)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Clear the pane, and show how to get an explanation."""
        self.rule, self.problems = None, []
        self._symbol.hide()
        self._severity.clear()
        self.title.clear()
        self.text.setPlainText(self.tr("Select a problem or a rule to see the explanation."))
        self.fix.hide()

    def show_rule(self, rule: Rule, profile: Profile, problems: list[Problem], fix: str) -> None:
        """Explain a rule in a profile, and an entry's problems with it; show the button if it has a text.

        Without effect if the pane shows the same already, since laying out the text takes a quarter of a frame.

        Args:
            rule: The rule.
            profile: Profile that decides the severity.
            problems: Problems of one entry with the rule, or an empty list.
            fix: Text of the button; empty to hide it.
        """
        if rule is self.rule and (profile, problems, fix) == (self._profile, self.problems, self.fix.text()):
            return
        self.rule, self.problems, self._profile = rule, problems, profile
        severity = problems[0].severity if problems else rule.severity_in(profile)
        drawing, tint = (SEVERITY_ICON[severity], SEVERITY_TINT[severity]) if severity else ("check", Tint.QUIET)
        self._symbol.set_icon(drawing, tint)
        self._symbol.show()
        self.title.setText(localized(rule.title))
        self._severity.set_tint(tint)
        self._severity.setText(severity_text(severity))
        self._fill(rule)
        self.fix.setText(fix)
        self.fix.setAccessibleName(f"{fix}: {localized(rule.title)}")
        self.fix.setVisible(bool(fix))

    def _fill(self, rule: Rule) -> None:
        """Show messages and explanation as HTML, in two columns or, in a narrow pane, in one."""
        quiet = tint_color(Tint.QUIET, self.palette()).name()
        mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        shade = self.palette().color(QPalette.ColorRole.Midlight).name()
        self._is_narrow = self.width() < scaled(_NARROW_PIXELS)
        rows = ""
        for name, text, is_value in explanation_lines(rule, self._profile, self.problems):
            look = f";font-family:'{mono}';background-color:{shade}" if is_value else ""
            name = f'<span style="color:{quiet}">{_html(name)}</span>'
            shown = cell_text(text) if is_value else text
            text = f'<span style="white-space:pre-wrap{look}">{_html(shown)}</span>'
            if self._is_narrow:
                rows += f'<tr><td style="padding:2px 0">{name}&nbsp; {text}</td></tr>'
            else:
                rows += (
                    f'<tr><td width="{scaled(66)}" style="padding:2px 0;white-space:nowrap">{name}</td>'
                    f'<td style="padding:2px 0;padding-left:10px">{text}</td></tr>'
                )
        paragraphs = "".join(f"<p style='margin:0 0 4px'>{_html(text)}</p>" for text in problem_texts(self.problems))
        self.text.setHtml(f'{paragraphs}<table width="100%" cellspacing="0">{rows}</table>')

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the explanation again if the pane becomes narrow or wide."""
        super().resizeEvent(event)
        if self.rule is not None and self._is_narrow is not (self.width() < scaled(_NARROW_PIXELS)):
            self._fill(self.rule)

    def changeEvent(self, event: QEvent) -> None:
        """Show the explanation in the colours of a new palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.rule is not None:
            self._fill(self.rule)


def _html(text: str) -> str:
    """Return text as HTML, with line breaks."""
    return escape(text).replace("\n", "<br>")


def _translated(text: str) -> str:
    """Return a text of the pane in the user's language."""
    return QCoreApplication.translate("ExplanationPane", text)


def problem_texts(problems: Sequence[Problem]) -> list[str]:
    """Return the messages of an entry's problems, up to 20 and a count of others; a single one with its details."""
    texts = [message_text(problem.message) for problem in problems[:_MAX_MESSAGES]]
    for detail in problems[0].details if len(problems) == 1 else ():
        message, text = message_text(detail.message), _translated("Line {line}: {message}")
        texts.append(text.format(line=format_number(detail.line), message=message) if detail.line else message)
    if len(problems) > _MAX_MESSAGES:
        more = _translated("… and {count} more")
        texts.append(more.format(count=format_number(len(problems) - _MAX_MESSAGES)))
    return texts


def explanation_lines(rule: Rule, profile: Profile, problems: Sequence[Problem] = ()) -> list[tuple[str, str, bool]]:
    """Return the lines that explain a rule, and the fix of a single problem: name, text, and whether it is a value."""
    fixed = problems[0].fix if len(problems) == 1 else None
    lines: list[tuple[str, str, bool]] = []
    if rule is REPAIRS:
        if fixed is not None:
            nothing = _translated("(nothing)")
            lines = [(_translated("Before"), problems[0].value or nothing, bool(problems[0].value)),
                     (_translated("After"), fixed or nothing, bool(fixed))]  # fmt: skip
        return [*lines, (_translated("Repair"), localized(rule.explanation), False)]
    if fixed is not None:
        lines += [(_translated("Now"), problems[0].value, True), (_translated("Fixed"), fixed, True)]
    lines.append((_translated("Rule"), localized(rule.explanation), False))
    # The value may be the example itself.
    if fixed is None or (problems[0].value, fixed) != (rule.wrong, rule.right):
        lines.append((_translated("Wrong"), localized(rule.wrong), True))
        lines.append((_translated("Right"), localized(rule.right), True))
    fix = localized(rule.fix)
    lines.append((_translated("Fix"), fix[:1].upper() + fix[1:], False))
    lines.append((_translated("Severity"), severities_text(rule, profile), False))
    sources = dict.fromkeys([*(problem.source for problem in problems), rule.source])
    lines.append((_translated("Source"), "\n".join(sources), False))
    return [line for line in lines if line[1]]


def severities_text(rule: Rule, profile: Profile) -> str:
    """Return the severity of a rule in a profile, and the other severities with their profiles."""
    own = severity_text(rule.severity_in(profile))
    titles_by_severity: dict[str, list[str]] = {}
    for other in PROFILES.values():
        severity = severity_text(rule.severity_in(other))
        if severity != own:
            titles_by_severity.setdefault(severity, []).append(localized(other.title))
    if not titles_by_severity:
        return _translated("{severity}, for every profile").format(severity=own)
    text = _translated("{severity} for {profile}")
    others = [
        text.format(severity=severity.lower(), profile=localized(messages.listed(titles)))
        for severity, titles in titles_by_severity.items()
    ]
    return "; ".join([text.format(severity=own, profile=localized(profile.title)), *others])


def severity_text(severity: Severity | None) -> str:
    """Return the name of a severity, or “Off” for a rule that a profile ignores (None)."""
    return severity_name(severity) if severity else _translated("Off")
