"""The catalogue of rules can be read and searched in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sitemap_studio.gui.dialogs.rules import RulesDialog
from sitemap_studio.protocol.catalogue import CATALOGUE, RULES
from sitemap_studio.protocol.profiles import PROFILES


@pytest.fixture
def dialog(qtbot: QtBot) -> RulesDialog:
    dialog = RulesDialog(PROFILES["bing"])
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_rule_stands_below_its_subject(dialog: RulesDialog):
    assert dialog.listed() == list(RULES)
    tops = [dialog.tree.topLevelItem(place) for place in range(dialog.tree.topLevelItemCount())]
    subjects = [top.text(0) for top in tops if top is not None]
    assert subjects == list(CATALOGUE)
    assert dialog.count_text == f"{len(RULES)} rules"


def test_words_are_looked_for_in_everything_that_a_rule_says(dialog: RulesDialog, qtbot: QtBot):
    qtbot.keyClicks(dialog.line, "DECIMAL comma")
    assert dialog.listed() == ["priority-comma"]
    assert dialog.card.title == RULES["priority-comma"].title
    assert dialog.count_text == "1 rule"
    dialog.line.setText("nothing says this")
    assert dialog.listed() == []


def test_it_opens_at_a_rule(dialog: RulesDialog):
    dialog.line.setText("priority")
    dialog.show_rule(RULES["loc-relative"])
    assert dialog.card.title == RULES["loc-relative"].title
    assert len(dialog.listed()) == len(RULES)


def test_severities_are_those_of_the_profile(dialog: RulesDialog):
    dialog.show_rule(RULES["lastmod-future"])
    current = dialog.tree.currentItem()
    assert current is not None
    spoken = current.data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Error")


def test_the_arrow_leads_from_the_words_to_the_rules(dialog: RulesDialog, qtbot: QtBot):
    qtbot.keyClick(dialog.line, Qt.Key.Key_Down)
    assert dialog.tree.hasFocus()


def test_the_help_menu_and_the_explanation_open_it(opened, flawed):
    window = opened(flawed)
    window.actions_by_id["rules"].trigger()
    (dialog,) = window.findChildren(RulesDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    dialog.close()
    tree = window.problems.tree
    window.problems.view.setCurrentIndex(tree.index(0, 0))
    window.problems.pane.more.click()
    shown = [dialog for dialog in window.findChildren(RulesDialog) if dialog.isVisible()]
    assert [dialog.card.title for dialog in shown] == [tree.rule_at(0).title]
    shown[0].close()


def test_a_catalogue_that_is_open_goes_to_another_rule(opened, flawed):
    window = opened(flawed)
    window.problem_work.show_rule(RULES["loc-relative"])
    window.problem_work.show_rule(RULES["priority-comma"])
    (dialog,) = window.findChildren(RulesDialog)
    assert dialog.card.title == RULES["priority-comma"].title
    dialog.close()
