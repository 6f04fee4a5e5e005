"""The pane beside the list of problems: the card of what is chosen there, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sitemap_studio.gui.i18n import format_number, localized
from sitemap_studio.gui.problems.fix_request import can_be_fixed
from sitemap_studio.gui.problems.rule_card import RuleCard
from sitemap_studio.protocol.catalogue import Rule
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.validation.problem import Problem


class ExplanationPane(QWidget):
    """Explains a rule or a problem.

    Attributes:
        card: The explanation.
        fix_one: The button that fixes the problem explained.
        fix_all: The button that fixes all listed problems of the rule.
        save: The button that saves what was repaired.
        more: The button that opens the catalogue at the rule.

    Signals:
        fix_one_asked: The problem explained shall be fixed.
        fix_all_asked: All listed problems of the rule shall be fixed.
        save_asked: What was repaired shall be saved.
        rule_asked: This `Rule` shall be shown in the catalogue.
    """

    fix_one_asked = Signal()
    fix_all_asked = Signal()
    save_asked = Signal()
    rule_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule: Rule | None = None
        self.card = RuleCard(self)
        self.fix_one = QPushButton(self.tr("Fix this …"), self)
        self.fix_all = QPushButton(self)
        self.save = QPushButton(self.tr("Save to repair"), self)
        self.more = QPushButton(self.tr("All rules"), self)
        self.fix_one.setToolTip(self.tr("Shows what would change before anything does."))
        self.fix_all.setToolTip(self.fix_one.toolTip())
        self.save.setToolTip(self.tr("Save the changed and repaired files."))
        self.more.setToolTip(self.tr("Open the catalogue of rules here."))
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 8)
        row.setSpacing(8)
        for button in (self.save, self.fix_one, self.fix_all):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.card, 1)
        column.addLayout(row)
        self.fix_one.clicked.connect(self.fix_one_asked)
        self.fix_all.clicked.connect(self.fix_all_asked)
        self.save.clicked.connect(self.save_asked)
        self.more.clicked.connect(self._ask)
        self.show_nothing()

    def show_nothing(self) -> None:
        """Explain nothing."""
        self._rule = None
        self.card.show_nothing()
        for button in (self.save, self.fix_one, self.fix_all, self.more):
            button.hide()

    def show_rule(
        self,
        rule: Rule,
        profile: Profile,
        *,
        problems: Sequence[Problem],
        count: int,
        may_fix: bool,
        is_saving_offered: bool,
    ) -> None:
        """Explain a rule.

        Args:
            rule: The rule.
            profile: Whose severities hold.
            problems: What of one entry breaks it, if that is looked at.
            count: How many entries or files break it of those that are listed.
            may_fix: Whether anything of the set may be changed.
            is_saving_offered: Whether saving repairs what breaks it.
        """
        self._rule = rule
        self.card.show_rule(rule, profile, problems)
        has_fix = can_be_fixed(rule.id)
        is_one = has_fix and any(problem.slot is not None for problem in problems)
        self.fix_one.setVisible(is_one)
        self.fix_all.setVisible(has_fix and count > is_one)
        for button in (self.fix_one, self.fix_all):
            button.setEnabled(may_fix)
        self.fix_all.setText(self.tr("Fix {count} …").format(count=format_number(count)))
        self.fix_all.setAccessibleName(
            self.tr("Fix {count}: {rule}").format(count=format_number(count), rule=localized(rule.title))
        )
        self.save.setVisible(is_saving_offered)
        self.more.show()

    @Slot()
    def _ask(self) -> None:
        if self._rule is not None:
            self.rule_asked.emit(self._rule)
