"""The help: pages made from what is declared, so that none grows old; finding in them; the page about a place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.document.bulk_operations import OPERATIONS
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, command_parser
from sitemap_studio.document.opening.opening import open_path
from sitemap_studio.gui import dialogs
from sitemap_studio.gui.actions import ACTIONS, PANELS, Actions
from sitemap_studio.gui.dialogs.about import AboutDialog
from sitemap_studio.gui.dialogs.sorting import SortDialog
from sitemap_studio.gui.help.pages import DIALOG_PAGES, HelpPage, help_pages, rule_page_id
from sitemap_studio.gui.help.window import HelpView, HelpWindow, show_markdown
from sitemap_studio.gui.i18n import use_language, use_numbers_of
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.theme import palette_of
from sitemap_studio.gui.widgets import message_boxes
from sitemap_studio.gui.widgets.desktop import browse
from sitemap_studio.gui.widgets.message_boxes import FaultDialog
from sitemap_studio.protocol.catalogue import CATALOGUE, RULES
from sitemap_studio.protocol.dates import is_real_date, parse_w3c
from sitemap_studio.protocol.extension_fields import EXTENSIONS
from sitemap_studio.protocol.fields import FIELDS
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.search.filter_language import FILTER_FIELDS, OPERATORS, conditions_in, parse_filter
from sitemap_studio.search.find_replace import Replacement, SearchQuery, match_spans
from tests.builders import put


@pytest.fixture(scope="module")
def pages(qapp: QApplication) -> dict[str, HelpPage]:
    """All pages by id."""
    use_numbers_of("en")
    owner = QWidget()
    tops = help_pages(PROFILES["bing"], Actions(owner))
    owner.deleteLater()
    return {page.id: page for top in tops for page in top.all_pages()}


@pytest.fixture(scope="module")
def tops(pages: dict[str, HelpPage]) -> list[HelpPage]:
    """The pages of the first level."""
    inner = {below.id for page in pages.values() for below in page.pages}
    return [page for name, page in pages.items() if name not in inner]


@pytest.fixture
def helping(qtbot: QtBot, tops: list[HelpPage]) -> Iterator[HelpWindow]:
    """The window of the help."""
    window = HelpWindow(tops)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


# What the pages say


def text_of(page: HelpPage) -> str:
    """What a page shows."""
    document = QTextDocument()
    show_markdown(document, page.text, QApplication.font(), QApplication.palette())
    return document.toPlainText()


def test_no_page_is_there_twice_and_every_link_leads_to_one(tops: list[HelpPage], pages: dict[str, HelpPage]):
    assert len([page for top in tops for page in top.all_pages()]) == len(pages)
    linked = {target for page in pages.values() for target in re.findall(r"\]\(([^):]+)\)", page.text)}
    assert len(linked) > 15
    assert linked - set(pages) == set()


def test_no_markup_is_shown(pages: dict[str, HelpPage]):
    shown = {name: text_of(page) for name, page in pages.items()}
    assert [name for name, text in shown.items() if "**" in text or "](" in text or "\\|" in text] == []


def test_german_window_shows_english_help(qapp: QApplication, pages: dict[str, HelpPage]):
    use_language(qapp, "de")
    try:
        shown = {page.id: page.text for top in help_pages(PROFILES["bing"], []) for page in top.all_pages()}
    finally:
        use_language(qapp, "en")
    of_window = [name for name in pages if name.startswith("rule")] + ["shortcuts", "limits", "places"]
    assert {name: shown[name] for name in pages if name not in of_window} == {
        name: page.text for name, page in pages.items() if name not in of_window
    }
    assert "| 50,000 |" in shown["limits"]
    assert "**Fehler**" in shown["rule-lastmod-future"]


def test_every_rule_has_a_page_with_all_that_is_said_of_it(pages: dict[str, HelpPage]):
    for rule in RULES.values():
        text = text_of(pages[f"rule-{rule.id}"])
        for said in (rule.title, rule.id, rule.explanation, rule.wrong, rule.right, rule.source, rule.fix[1:]):
            # The plain text of a document has no no-break spaces.
            assert said.replace("\xa0", " ") in text
    assert [page.title for page in pages["rules"].pages] == list(CATALOGUE)


def test_severities_are_those_of_the_profile(pages: dict[str, HelpPage]):
    assert pages["rule-lastmod-future"].severity is Severity.ERROR
    assert "Error" in text_of(pages["rule-lastmod-future"])
    assert pages["rule-changefreq-contradicts"].severity is None
    assert "Off" in text_of(pages["rule-changefreq-contradicts"])


def test_every_panel_key_command_and_option_is_told(pages: dict[str, HelpPage]):
    assert [spec.panel for spec in PANELS if spec.panel not in pages] == []
    text = text_of(pages["shortcuts"])
    for spec in ACTIONS:
        assert not spec.keys or spec.tip.rstrip(".") in text
    text = text_of(pages["command-line"])
    for name in COMMANDS:
        assert f"{PROGRAM} {name}" in text
        for action in command_parser(name)._actions:
            assert action.dest == "help" or all(option in text for option in action.option_strings)


def test_every_field_extension_limit_and_bulk_edit_is_told(pages: dict[str, HelpPage]):
    for field in FIELDS:
        assert field.advice in text_of(pages["fields"])
    for extension in EXTENSIONS:
        text = text_of(pages[f"extension-{extension.prefix}"])
        assert extension.namespace in text
        told = [*(each.advice for each in extension.attributes), *(each.advice for each in extension.all_fields())]
        assert [advice for advice in told if advice not in text] == []
    text = text_of(pages["limits"])
    for profile in PROFILES.values():
        for said in (profile.title, f"{profile.max_urls:,}", f"{profile.max_sitemaps:,}", profile.source):
            assert said in text
    text = text_of(pages["bulk"])
    for operation in OPERATIONS.values():
        assert operation.words in text
        assert operation.advice in text


def test_the_example_is_a_sitemap_that_keeps_the_five_escapes(pages: dict[str, HelpPage], tmp_path: Path):
    shown = text_of(pages["format"])
    example = put(tmp_path / "sitemap.xml", shown[shown.index("<?xml") : shown.index("</urlset>")] + "</urlset>")
    assert open_path(example).table.locs() == ["https://www.example.com/catalog?item=12&colour=red"]
    assert re.findall(r"&\w+;", text_of(pages["escaping"]))[-5:] == ["&amp;", "&apos;", "&quot;", "&gt;", "&lt;"]


# The window of the help


def test_contents_say_nothing_twice_and_words_are_looked_for_on_all_pages_and_marked(helping: HelpWindow):
    lines = [(helping.tree.indexFromItem(item).parent().data(), item.text(0)) for item in _items(helping)]
    assert len(lines) == len(set(lines))
    helping.line.setText("  NOINDEX-no-such-word ")
    assert listed(helping) == []
    assert count_text(helping) == "No matches."
    helping.line.setText("return tag")
    assert "No return tag" in listed(helping)
    assert helping.current == "rule-alternate-no-return"
    marked = {selection.cursor.selectedText().casefold() for selection in helping.view.extraSelections()}
    assert marked == {"return", "tag"}
    helping.line.clear()
    assert len(listed(helping)) > 120
    assert helping.view.extraSelections() == []


def test_links_and_arrows_lead_to_pages_listed_or_not(helping: HelpWindow, qtbot: QtBot):
    helping.show_page("fields")
    helping.view.anchorClicked.emit(QUrl("dates"))
    assert helping.current == "dates"
    helping.go_back()
    assert helping.current == "fields"
    helping.go_forward()
    assert helping.current == "dates"
    helping.go_back()
    helping.view.anchorClicked.emit(QUrl("glossary"))
    forth = [button for button in helping.findChildren(QToolButton) if button.accessibleName().startswith("Forward")]
    assert [button.isEnabled() for button in forth] == [False]
    helping.view.anchorClicked.emit(QUrl("no-such-page"))
    assert helping.current == "glossary"
    helping.line.setText("schemalocation")
    helping.show_page("glossary")
    assert helping.current == "glossary"
    assert helping.line.text() == ""


def test_the_arrow_leads_from_the_words_to_the_contents(helping: HelpWindow, qtbot: QtBot):
    helping.activateWindow()
    helping.line.setFocus()
    qtbot.keyClick(helping.line, Qt.Key.Key_Down)
    assert helping.tree.hasFocus()


def test_pages_follow_the_colours_and_the_font_of_the_window(helping: HelpWindow):
    helping.show_page("dates")
    helping.view.setPalette(palette_of(is_dark=True))
    text, document = palette_of(is_dark=True), helping.view.document()
    code = document.find("2025-10-28").charFormat()
    assert code.background().color() == text.midlight().color()
    font = helping.view.font()
    font.setPointSize(30)
    helping.view.setFont(font)
    assert document.defaultFont().pointSize() == 30


def test_nothing_but_pages_of_the_web_leaves_the_program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    def take(address: QUrl) -> bool:
        asked.append(address.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    view = HelpView()
    qtbot.addWidget(view)
    for address in (
        "file:///etc/passwd",
        "javascript:alert(1)",
        "mailto:a@a.example",
        "https://www.sitemaps.org/faq.html",
    ):
        view.anchorClicked.emit(QUrl(address))
    assert not browse("")
    assert asked == ["https://www.sitemaps.org/faq.html"]


# From the window


def test_the_key_opens_the_page_about_the_part_that_has_the_keyboard(opened, flawed: Path):
    window: MainWindow = opened(flawed)
    assert window.help.page_about(None) == "first-steps"
    assert window.help.page_about(window.page.view.viewport()) == "table"
    assert window.help.page_about(window.page.bar) == "filter-words"
    for spec in PANELS:
        panel = getattr(window, spec.panel)
        assert {window.help.page_about(widget) for widget in (panel, *panel.children()) if widget.isWidgetType()} == {
            spec.panel
        }


def test_in_a_dialog_the_key_opens_the_page_about_it_beside_it(opened, flawed: Path, qtbot: QtBot):
    window: MainWindow = opened(flawed)
    window.actions_by_id["sort"].trigger()
    (dialog,) = window.findChildren(SortDialog)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    for _ in range(2):
        qtbot.keyClick(dialog, Qt.Key.Key_F1)
    (helping,) = window.findChildren(HelpWindow)
    assert helping.parent() is dialog
    assert helping.current == "table"
    helping.close()
    dialog.reject()


def test_the_key_works_in_dialogs_of_dialogs_too(opened, flawed: Path, qtbot: QtBot):
    window: MainWindow = opened(flawed)
    window.actions_by_id["about"].trigger()
    (about,) = window.findChildren(AboutDialog)
    fault = FaultDialog("details", about)
    fault.open()
    for dialog, page in ((fault, "places"), (about, "first-steps")):
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        qtbot.keyClick(dialog, Qt.Key.Key_F1)
        (helping,) = dialog.findChildren(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly)
        assert helping.current == page
        helping.close()
        dialog.reject()


def test_every_dialog_that_has_a_page_is_there_and_so_is_the_page(pages: dict[str, HelpPage]):
    modules = (*Path(dialogs.__file__).parent.glob("*.py"), Path(message_boxes.__file__))
    defined = "".join(path.read_text(encoding="utf-8") for path in modules)
    assert [name for name in DIALOG_PAGES if f"class {name}(" not in defined] == []
    assert set(DIALOG_PAGES.values()) <= set(pages)


def test_menus_and_problems_lead_to_one_window_of_the_help(opened, flawed: Path, qtbot: QtBot):
    window: MainWindow = opened(flawed)
    for action, page in (("help", None), ("rules", "rules"), ("shortcuts", "shortcuts")):
        window.actions_by_id[action].trigger()
        (helping,) = window.findChildren(HelpWindow)
        assert helping.isVisible()
        assert not helping.isModal()
        assert page is None or helping.current == page
    tree = window.problems.tree
    window.problems.view.setCurrentIndex(tree.index(0, 0))
    window.help.show_page(rule_page_id(tree.groups[0].rule))
    rule = tree.groups[0].rule
    assert rule is not None
    assert helping.current == f"rule-{rule.id}"
    assert window.findChildren(HelpWindow) == [helping]
    window.session.document.set_profile(PROFILES["google"])
    window.help.show_page(rule_page_id(RULES["changefreq-contradicts"]))
    assert "Off" in helping.view.toPlainText()
    helping.close()


def test_the_help_comes_again_as_large_as_it_was_left(opened, three_entries: Path, qtbot: QtBot):
    window: MainWindow = opened(three_entries)
    first = window.help.show_page("fields")
    first.resize(701, 502)
    first.close()
    qtbot.waitUntil(lambda: not window.findChildren(HelpWindow))
    again = window.help.show_page("fields")
    assert (again.width(), again.height()) == (701, 502)
    again.close()


def count_text(window: HelpWindow) -> str:
    """How many pages were found, as the window says it."""
    label = window.findChild(QLabel, "help-count")
    assert label is not None
    return label.text()


def listed(window: HelpWindow) -> list[str]:
    """The titles of the pages that the contents show."""
    return [item.text(0) for item in _items(window) if not item.isHidden()]


def _items(window: HelpWindow) -> list[QTreeWidgetItem]:
    """All lines of the contents."""
    return window.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)


# The examples on the English help pages are true: filters, dates, expressions, replacements


def tables(page: str) -> list[list[list[str]]]:
    """The rows of the tables of an English page, without heads; what is code stands without its marks."""
    text = resource(f"help/en/{page}.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE)
    return [[cells(line) for line in table.splitlines()[2:]] for table in found]


def cells(line: str) -> list[str]:
    return [cell.strip().strip("`").replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_filters_are_explained_by_examples_that_are_filters():
    words, operators, _, choices = tables("filter-words")
    assert [row[0] for row in words] == list(FILTER_FIELDS)
    assert {row[0] for row in operators} == set(OPERATORS)
    for name, listed in choices:
        assert set(re.findall(r"[\w-]+", listed)) == set(FILTER_FIELDS[name].choices)
    words, _, items, _ = tables("filter-words")
    for name, _, example in words:
        assert parse_filter(example).conditions[0].field == name
    for item, _, example in items:
        assert next(conditions_in(parse_filter(example).conditions)).items == (item,)


def test_the_dates_shown_have_the_six_forms_and_the_others_are_none():
    forms, wrong = tables("dates")
    parsed = [parse_w3c(example) for example, _ in forms]
    assert len({date.precision for date in parsed if date is not None}) == len(parsed) == 6
    assert [example for example, _ in forms if not is_real_date(example)] == []
    assert [example for example, _ in wrong if is_real_date(example)] == []


def test_the_expressions_and_replacements_shown_do_what_stands_beside_them():
    for _, _, example, text in tables("patterns")[0]:
        assert match_spans(SearchQuery(example, is_expression=True), text)
    for _, _, example, result in tables("patterns")[1]:
        (expression, by), (before, after) = example.split("` → `"), result.split("` → `")
        wanted = SearchQuery(expression, is_expression=True, is_case_kept=True)
        assert Replacement(wanted, by).after(pl.Series([before])).to_list() == [after]


def test_the_profiles_that_ignore_hints_are_named():
    text = resource("help/en/limits.md").read_text(encoding="utf-8")
    ignoring = ", ".join(profile.title for profile in PROFILES.values() if profile.ignores_hints)
    assert f"Ignored by {ignoring}:" in text


def test_html_in_a_page_is_shown_as_text(qapp: QApplication):
    document = QTextDocument()
    show_markdown(document, "# a & b\n\n`<y>` <b>x</b>\n", qapp.font(), qapp.palette())
    assert document.toPlainText() == "a & b\n<y> <b>x</b>"
