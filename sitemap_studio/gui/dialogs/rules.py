"""The catalogue of rules to read and to search: by subject, each with its explanation, examples and sources."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_studio.gui.filter_line import FilterLine
from sitemap_studio.gui.icons import icon
from sitemap_studio.gui.labels import TintedLabel, severity_word
from sitemap_studio.gui.numbers import counted
from sitemap_studio.gui.plain_text import as_tooltip
from sitemap_studio.gui.roomy import RoomyDelegate
from sitemap_studio.gui.rule_card import RuleCard
from sitemap_studio.gui.theme import SEVERITY_ICON, SEVERITY_TINT, Tint
from sitemap_studio.protocol.catalogue import CATALOGUE, RULES, Rule
from sitemap_studio.protocol.profiles import Profile

START_SIZE: Final = QSize(920, 620)
"""Size of the dialog until the user makes it another."""

_INDENTATION: Final = 14

_ID = Qt.ItemDataRole.UserRole


class RulesDialog(QDialog):
    """Lists all rules beside the card of one.

    Attributes:
        line: Words to look for.
        tree: The rules by subject.
        card: The explanation of the current one.
    """

    def __init__(self, profile: Profile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._profile = profile
        self.line = FilterLine(self)
        self.tree = QTreeWidget(self)
        self.card = RuleCard(self)
        self._count = TintedLabel(Tint.QUIET, parent=self)
        self._fill()
        self._lay_out()
        self._search("")

    def _fill(self) -> None:
        for subject, rules in CATALOGUE.items():
            top = QTreeWidgetItem(self.tree, [QCoreApplication.translate("Rules", subject)])
            font = top.font(0)
            font.setBold(True)
            top.setFont(0, font)
            for rule in rules:
                self._add(top, rule)
            top.setExpanded(True)

    def _add(self, top: QTreeWidgetItem, rule: Rule) -> None:
        item = QTreeWidgetItem(top, [rule.title])
        item.setData(0, _ID, rule.id)
        item.setToolTip(0, as_tooltip(f"{rule.title}\n{rule.id}"))
        severity = rule.severity_in(self._profile)
        if severity is None:
            item.setIcon(0, icon("check", Tint.QUIET))
        else:
            item.setIcon(0, icon(SEVERITY_ICON[severity], SEVERITY_TINT[severity]))
            spoken = self.tr("{severity}: {title}").format(severity=severity_word(severity), title=rule.title)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.line.setPlaceholderText(self.tr("Search rules, explanations, examples and sources"))
        self.line.setAccessibleName(self.tr("Search rules"))
        self.line.offer_clearing()
        self.line.addAction(icon("find", Tint.QUIET), QLineEdit.ActionPosition.LeadingPosition)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(self.tr("Rules by subject"))
        self.tree.setItemDelegate(RoomyDelegate(self.tree))
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(_INDENTATION)
        sides = QSplitter(Qt.Orientation.Horizontal, self)
        sides.addWidget(self.tree)
        sides.addWidget(self.card)
        sides.setChildrenCollapsible(False)
        sides.setSizes([START_SIZE.width() * 2 // 5, START_SIZE.width() * 3 // 5])
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 12)
        column.setSpacing(10)
        column.addWidget(self.line)
        column.addWidget(self._count)
        column.addWidget(sides, 1)
        column.addWidget(box)
        self.line.textChanged.connect(self._search)
        self.line.left.connect(self._leave_line)
        self.tree.currentItemChanged.connect(self._show)
        self.line.setFocus()
        self.resize(START_SIZE.boundedTo(self.screen().availableSize()))

    @property
    def count_text(self) -> str:
        """How many rules are listed."""
        return self._count.text()

    def show_rule(self, rule: Rule) -> None:
        """Go to a rule, whatever is looked for."""
        self.line.clear()
        for item in self._items():
            if item.data(0, _ID) == rule.id:
                self.tree.setCurrentItem(item)
                self.tree.scrollToItem(item, QTreeWidget.ScrollHint.PositionAtCenter)

    def listed(self) -> list[str]:
        """The ids of the rules that are listed."""
        return [item.data(0, _ID) for item in self._items() if not item.isHidden()]

    def _items(self) -> list[QTreeWidgetItem]:
        """The items of the rules."""
        return [item for top in self._tops() for item in _below(top)]

    def _tops(self) -> list[QTreeWidgetItem]:
        """The items of the subjects."""
        tops = (self.tree.topLevelItem(place) for place in range(self.tree.topLevelItemCount()))
        return [top for top in tops if top is not None]

    @Slot(str)
    def _search(self, words: str) -> None:
        wanted = words.strip().casefold().split()
        for item in self._items():
            item.setHidden(not all(word in _text_of(RULES[item.data(0, _ID)]) for word in wanted))
        for top in self._tops():
            top.setHidden(all(item.isHidden() for item in _below(top)))
        count = len(self.listed())
        self._count.setText(counted(count, self.tr("1 rule"), self.tr("%n rules", None, count)))
        current = self.tree.currentItem()
        if current is None or current.isHidden() or not current.data(0, _ID):
            first = next((item for item in self._items() if not item.isHidden()), None)
            if first is not None:
                self.tree.setCurrentItem(first)

    @Slot()
    def _leave_line(self) -> None:
        self.tree.setFocus()

    @Slot()
    def _show(self) -> None:
        item = self.tree.currentItem()
        if item is not None and item.data(0, _ID):
            self.card.show_rule(RULES[item.data(0, _ID)], self._profile)


def _below(top: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    children = (top.child(place) for place in range(top.childCount()))
    return [child for child in children if child is not None]


def _text_of(rule: Rule) -> str:
    parts = (rule.id, rule.title, rule.explanation, rule.wrong, rule.right, rule.source, rule.fix)
    return "\n".join(parts).casefold()
