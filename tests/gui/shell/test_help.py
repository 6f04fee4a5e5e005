"""The help: complete pages generated from declarations, search, and the page of a focused widget."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import polars as pl
import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontMetricsF, QPalette, QTextDocument, QTextTable, QTextTableFormat
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from sitemap_studio.core.paths import resource
from sitemap_studio.document.bulk_operations import OPERATIONS
from sitemap_studio.document.command_line import COMMANDS, PROGRAM, command_parser
from sitemap_studio.document.opening.open_document import open_path
from sitemap_studio.gui import dialogs
from sitemap_studio.gui.actions import ACTIONS, PANELS, Actions
from sitemap_studio.gui.dialogs.about_dialog import AboutDialog
from sitemap_studio.gui.dialogs.sort_dialog import SortDialog
from sitemap_studio.gui.help.help_launcher import DIALOG_PAGES
from sitemap_studio.gui.help.help_pages import CONTENTS, HelpPage, help_pages, rule_page_id
from sitemap_studio.gui.help.help_window import HelpBrowser, HelpWindow
from sitemap_studio.gui.i18n import set_number_locale, use_language
from sitemap_studio.gui.main_window import MainWindow
from sitemap_studio.gui.theme import create_palette
from sitemap_studio.gui.widgets import message_boxes
from sitemap_studio.gui.widgets.desktop import open_in_browser
from sitemap_studio.gui.widgets.message_boxes import FaultDialog
from sitemap_studio.protocol.dates import is_real_date, parse_w3c
from sitemap_studio.protocol.extension_fields import EXTENSIONS
from sitemap_studio.protocol.fields import FIELDS
from sitemap_studio.protocol.profiles import MIB, PROFILES
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import CATALOGUE, RULES
from sitemap_studio.search.filter_language import FILTER_FIELDS, OPERATORS, conditions_in, parse_filter
from sitemap_studio.search.find_replace import Replacement, SearchQuery, match_spans
from tests.builders import put


@pytest.fixture(scope="module")
def pages(qapp: QApplication) -> dict[str, HelpPage]:
    """All help pages by id."""
    set_number_locale("en")
    owner = QWidget()
    pages = help_pages(PROFILES["bing"], Actions(owner))
    owner.deleteLater()
    return pages


@pytest.fixture
def help_window(qtbot: QtBot) -> Iterator[HelpWindow]:
    """Help window."""
    window = HelpWindow([], PROFILES["bing"])
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


# Texts of the pages


def text_of(page: HelpPage) -> str:
    """Return the text that the browser shows for a page."""
    browser = HelpBrowser()
    browser.pages = {page.id: page}
    browser.show_page(page.id)
    return browser.toPlainText()


def test_every_help_link_targets_existing_page(pages: dict[str, HelpPage]):
    linked = {target for page in pages.values() for target in re.findall(r"\]\(([^):]+)\)", page.text)}
    assert len(linked) > 15
    assert linked - set(pages) == set()
    assert {page.parent for page in pages.values()} - set(pages) == {""}


def test_help_pages_show_no_raw_markup(pages: dict[str, HelpPage]):
    shown = {name: text_of(page) for name, page in pages.items()}
    markup = ("**", "](", "\\|", "&#", "| ---")
    assert [name for name, text in shown.items() if any(each in text for each in markup)] == []
    assert "jpe?g|png" in shown["patterns"]
    assert "<!--" not in shown["all-rules"]


def test_placeholders_of_help_files_are_replaced(pages: dict[str, HelpPage]):
    files = [*CONTENTS, *(name for inner in CONTENTS.values() for name in inner)]
    found = {name: re.findall(r"\{[a-z]+(?:-[a-z]+)*\}", pages[name].text) for name in files}
    assert {name: texts for name, texts in found.items() if texts} == {
        "command-line": ["{n}", "{n}"],
        "patterns": ["{name}", "{n}"],
    }


def test_german_window_shows_english_help_with_german_severities(qapp: QApplication, pages: dict[str, HelpPage]):
    use_language(qapp, "de")
    try:
        shown = {name: page.text for name, page in help_pages(PROFILES["bing"], []).items()}
    finally:
        use_language(qapp, "en")
    of_window = [name for name in pages if name.startswith("rule")] + ["shortcuts", "places"]
    assert {name: shown[name] for name in pages if name not in of_window} == {
        name: page.text for name, page in pages.items() if name not in of_window
    }
    assert "**Fehler**" in shown["rule-lastmod-future"]


def test_every_rule_has_complete_help_page(pages: dict[str, HelpPage]):
    for rule in RULES.values():
        text = text_of(pages[f"rule-{rule.id}"])
        for said in (rule.title, rule.id, rule.explanation, rule.wrong, rule.right, rule.source, rule.fix[1:]):
            # The plain text of a document has no no-break spaces.
            assert said.replace("\xa0", " ") in text
    assert [page.title for page in pages.values() if page.parent == "rules"] == list(CATALOGUE)


def test_help_contents_items_are_unique_within_their_parent(help_window: HelpWindow):
    lines = [(help_window.tree.indexFromItem(item).parent().data(), item.text(0)) for item in _items(help_window)]
    assert len(lines) == len(set(lines)) > 200


def test_help_of_rule_shows_severity_of_profile(pages: dict[str, HelpPage]):
    assert pages["rule-lastmod-future"].severity is Severity.ERROR
    assert "Error" in text_of(pages["rule-lastmod-future"])
    assert pages["rule-changefreq-contradicts"].severity is None
    assert "Off" in text_of(pages["rule-changefreq-contradicts"])


def test_every_panel_key_command_and_option_is_explained(pages: dict[str, HelpPage]):
    assert [spec.panel for spec in PANELS if spec.panel not in pages] == []
    text = text_of(pages["shortcuts"])
    for spec in ACTIONS:
        assert not spec.keys or spec.tip.rstrip(".") in text
    text = text_of(pages["command-line"])
    for name in COMMANDS:
        assert f"{PROGRAM} {name}" in text
        for action in command_parser(name)._actions:
            assert action.dest == "help" or all(option in text for option in action.option_strings)


def test_every_field_and_extension_is_explained(pages: dict[str, HelpPage]):
    for field in FIELDS:
        assert field.advice in text_of(pages["fields"])
    for extension in EXTENSIONS:
        text = text_of(pages[f"extension-{extension.prefix}"])
        assert extension.namespace in text
        told = [*(each.advice for each in extension.attributes), *(each.advice for each in extension.all_fields())]
        assert [advice for advice in told if advice not in text] == []


def test_limits_page_states_limits_of_all_profiles():
    rows = [
        [profile.title, f"{profile.max_urls:,}", f"{profile.max_bytes // MIB:,}", f"{profile.max_sitemaps:,}",
         profile.source]
        for profile in PROFILES.values()
    ]  # fmt: skip
    assert tables("limits")[0] == rows


def test_bulk_page_names_every_operation(pages: dict[str, HelpPage]):
    text = text_of(pages["bulk"])
    assert [operation.label for operation in OPERATIONS.values() if operation.label not in text] == []


def test_help_example_sitemap_is_valid_and_escaped(pages: dict[str, HelpPage], tmp_path: Path):
    shown = text_of(pages["format"])
    example = put(tmp_path / "sitemap.xml", shown[shown.index("<?xml") : shown.index("</urlset>")] + "</urlset>")
    assert open_path(example).table.locs() == ["https://www.example.com/catalog?item=12&colour=red"]
    assert re.findall(r"&\w+;", text_of(pages["escaping"]))[-5:] == ["&amp;", "&apos;", "&quot;", "&gt;", "&lt;"]


# The window of the help


def test_help_search_lists_pages_and_selects_found_word(help_window: HelpWindow):
    help_window.line.setText("  NOINDEX-no-such-word ")
    assert listed(help_window) == []
    assert count_text(help_window) == "No matches."
    help_window.line.setText("return tag")
    assert "No return tag" in listed(help_window)
    assert "Rules" in listed(help_window)
    assert help_window.page_id == "rule-alternate-no-return"
    assert selected(help_window) == "return"
    help_window.line.clear()
    assert count_text(help_window) == ""
    assert len(listed(help_window)) > 120


def test_find_keys_select_next_and_previous_word_in_help(help_window: HelpWindow, qtbot: QtBot):
    help_window.line.setText("return tag")
    help_window.activateWindow()
    qtbot.waitUntil(help_window.isActiveWindow)
    qtbot.keyClick(help_window.line, Qt.Key.Key_Return)
    assert selected(help_window) == "tag"
    qtbot.keyClick(help_window.line, Qt.Key.Key_F3)
    assert selected(help_window) == "return"
    qtbot.keyClick(help_window.line, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert selected(help_window) == "tag"


def test_find_in_help_page_wraps_at_both_ends(help_window: HelpWindow):
    help_window.show_page("glossary")
    help_window.line.setText("hreflang group")
    first = help_window.browser.textCursor().selectionStart()
    help_window.find_previous()
    last = help_window.browser.textCursor().selectionStart()
    assert last > first
    help_window.find_next()
    assert help_window.browser.textCursor().selectionStart() == first


def test_help_search_text_is_not_a_regular_expression(help_window: HelpWindow):
    help_window.show_page("patterns")
    help_window.line.setText("(…)")
    assert selected(help_window) == "(…)"
    help_window.line.setText("(*[")
    assert count_text(help_window) == "No matches."


def test_help_links_and_back_and_forward_buttons_show_pages(help_window: HelpWindow):
    help_window.show_page("fields")
    click_link(help_window, "dates")
    assert help_window.page_id == "dates"
    assert current_title(help_window) == "Date formats"
    button(help_window, "Back").click()
    assert help_window.page_id == "fields"
    assert current_title(help_window) == "Fields of an entry"
    button(help_window, "Forward").click()
    assert help_window.page_id == "dates"
    button(help_window, "Back").click()
    assert button(help_window, "Forward").isEnabled()
    click_link(help_window, "glossary")
    assert not button(help_window, "Forward").isEnabled()
    for missing in ("no-such-page", "help:no-such-page", ""):
        click_link(help_window, missing)
        assert help_window.page_id == "glossary"


def test_help_back_button_is_disabled_on_first_page(help_window: HelpWindow):
    assert help_window.page_id == "first-steps"
    assert not button(help_window, "Back").isEnabled()


def test_showing_help_page_hidden_by_search_clears_search(help_window: HelpWindow):
    help_window.line.setText("schemalocation")
    help_window.show_page("glossary")
    assert help_window.page_id == "glossary"
    assert help_window.line.text() == ""


def test_selected_help_contents_item_shows_its_page(help_window: HelpWindow):
    (item,) = (each for each in _items(help_window) if each.text(0) == "Date formats")
    help_window.tree.setCurrentItem(item)
    assert help_window.page_id == "dates"


def test_down_arrow_moves_from_help_search_to_contents(help_window: HelpWindow, qtbot: QtBot):
    help_window.activateWindow()
    help_window.line.setFocus()
    qtbot.keyClick(help_window.line, Qt.Key.Key_Down)
    assert help_window.tree.hasFocus()


def test_help_pages_use_colours_and_font_of_window(help_window: HelpWindow):
    help_window.show_page("fields")
    palette = create_palette(is_dark=True)
    help_window.browser.setPalette(palette)
    document = help_window.browser.document()
    assert table_formats(document)
    for style in table_formats(document):
        assert style.borderBrush().color() == palette.color(QPalette.ColorRole.Mid)
    code_height = QFontMetricsF(document.find("lastmod").charFormat().font()).height()
    font = help_window.browser.font()
    font.setPointSize(30)
    help_window.browser.setFont(font)
    assert document.defaultFont().pointSize() == 30
    assert QFontMetricsF(document.find("lastmod").charFormat().font()).height() > 2 * code_height


def test_change_of_colours_keeps_scroll_position_of_help_page(help_window: HelpWindow, qtbot: QtBot):
    help_window.show_page("all-rules")
    bar = help_window.browser.verticalScrollBar()
    bar.setValue(400)
    help_window.browser.setPalette(create_palette(is_dark=True))
    assert bar.value() == 400
    assert not button(help_window, "Forward").isEnabled()


def test_only_web_links_of_help_open_in_browser(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []

    def open_url(url: QUrl) -> bool:
        asked.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    browser = HelpBrowser()
    qtbot.addWidget(browser)
    links = ("file:///etc/passwd", "javascript:alert(1)", "mailto:a@a.example", "https://www.sitemaps.org/faq.html")
    for link in links:
        browser.setSource(QUrl(link))
    assert not open_in_browser("")
    assert asked == ["https://www.sitemaps.org/faq.html"]
    assert browser.page_id == ""


def test_help_browser_loads_no_files_or_web_images(pages: dict[str, HelpPage], qtbot: QtBot):
    browser = HelpBrowser()
    qtbot.addWidget(browser)
    browser.pages = pages
    image = QTextDocument.ResourceType.ImageResource.value
    assert browser.loadResource(image, QUrl("file:///etc/passwd")) is None
    assert browser.loadResource(image, QUrl("https://www.example.com/a.png")) is None


# From the window


def test_table_filter_and_panel_widgets_have_their_help_page(open_set, flawed: Path):
    window: MainWindow = open_set(flawed)
    assert window.help.widget_page_id(None) == "first-steps"
    assert window.help.widget_page_id(window.page.view.viewport()) == "table"
    assert window.help.widget_page_id(window.page.bar) == "filter-words"
    for spec in PANELS:
        panel = getattr(window, spec.panel)
        assert {
            window.help.widget_page_id(widget) for widget in (panel, *panel.children()) if widget.isWidgetType()
        } == {spec.panel}


def test_help_key_in_dialog_opens_its_page(open_set, flawed: Path, qtbot: QtBot):
    window: MainWindow = open_set(flawed)
    window.actions_by_id["sort"].trigger()
    (dialog,) = window.findChildren(SortDialog)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    for _ in range(2):
        qtbot.keyClick(dialog, Qt.Key.Key_F1)
    (helping,) = window.findChildren(HelpWindow)
    assert helping.parent() is dialog
    assert helping.page_id == "table"
    helping.close()
    dialog.reject()


def test_help_key_in_nested_dialogs_opens_each_dialogs_page(open_set, flawed: Path, qtbot: QtBot):
    window: MainWindow = open_set(flawed)
    window.actions_by_id["about"].trigger()
    (about,) = window.findChildren(AboutDialog)
    fault = FaultDialog("details", about)
    fault.open()
    for dialog, page in ((fault, "places"), (about, "first-steps")):
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        qtbot.keyClick(dialog, Qt.Key.Key_F1)
        (helping,) = dialog.findChildren(HelpWindow, options=Qt.FindChildOption.FindDirectChildrenOnly)
        assert helping.page_id == page
        helping.close()
        dialog.reject()


def test_dialog_pages_name_existing_dialogs_and_pages(pages: dict[str, HelpPage]):
    modules = (*Path(dialogs.__file__).parent.glob("*.py"), Path(message_boxes.__file__))
    defined = "".join(path.read_text(encoding="utf-8") for path in modules)
    assert [name for name in DIALOG_PAGES if f"class {name}(" not in defined] == []
    assert set(DIALOG_PAGES.values()) <= set(pages)


def test_menus_and_problems_share_one_help_window(open_set, flawed: Path, qtbot: QtBot):
    window: MainWindow = open_set(flawed)
    for action, page in (("help", None), ("rules", "rules"), ("shortcuts", "shortcuts")):
        window.actions_by_id[action].trigger()
        (helping,) = window.findChildren(HelpWindow)
        assert helping.isVisible()
        assert not helping.isModal()
        assert page is None or helping.page_id == page
    tree = window.problems.tree
    window.problems.view.setCurrentIndex(tree.index(0, 0))
    window.help.show_page(rule_page_id(tree.groups[0].rule))
    rule = tree.groups[0].rule
    assert rule is not None
    assert helping.page_id == f"rule-{rule.id}"
    assert window.findChildren(HelpWindow) == [helping]
    window.session.document.set_profile(PROFILES["google"])
    window.help.show_page(rule_page_id(RULES["changefreq-contradicts"]))
    assert "Off" in helping.browser.toPlainText()
    helping.close()


def test_help_window_restores_its_size(open_set, three_entries: Path, qtbot: QtBot):
    window: MainWindow = open_set(three_entries)
    first = window.help.show_page("fields")
    first.resize(701, 502)
    first.close()
    qtbot.waitUntil(lambda: not window.findChildren(HelpWindow))
    again = window.help.show_page("fields")
    assert (again.width(), again.height()) == (701, 502)
    again.close()


def click_link(window: HelpWindow, target: str) -> None:
    """Open a link as by a click."""
    window.browser.setSource(QUrl(target))


def selected(window: HelpWindow) -> str:
    """Return the selected text of the page."""
    return window.browser.textCursor().selectedText().casefold()


def button(window: HelpWindow, name: str) -> QToolButton:
    """Return the button whose name begins with a text."""
    (found,) = (each for each in window.findChildren(QToolButton) if each.accessibleName().startswith(name))
    return found


def current_title(window: HelpWindow) -> str:
    """Return the title of the current line of the contents."""
    item = window.tree.currentItem()
    return item.text(0) if item is not None else ""


def table_formats(document: QTextDocument) -> list[QTextTableFormat]:
    """Return the formats of the tables of a document."""
    return [frame.format() for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]


def count_text(window: HelpWindow) -> str:
    """Return the displayed number of found pages."""
    label = window.findChild(QLabel, "help-count")
    assert label is not None
    return label.text()


def listed(window: HelpWindow) -> list[str]:
    """Return the titles of the pages in the contents."""
    return [item.text(0) for item in _items(window) if not item.isHidden()]


def _items(window: HelpWindow) -> list[QTreeWidgetItem]:
    """Return all lines of the contents."""
    return window.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)


# The examples on the English help pages are true: filters, dates, expressions, replacements


def tables(page: str) -> list[list[list[str]]]:
    """Return the rows of the tables of an English page, without heads and code marks."""
    text = resource(f"help/en/{page}.md").read_text(encoding="utf-8")
    found = re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE)
    return [[cells(line) for line in table.splitlines()[2:]] for table in found]


def cells(line: str) -> list[str]:
    texts = (unescape(re.sub("</?code>", "", cell)) for cell in line.split("|")[1:-1])
    return [text.strip().strip("`") for text in texts]


def test_filter_help_has_all_words_operators_and_valid_examples():
    words, operators, _, choices = tables("filter-words")
    assert [row[0] for row in words] == list(FILTER_FIELDS)
    assert {row[0] for row in operators} == set(OPERATORS)
    for name, listed in choices:
        assert set(re.findall(r"[\w.-]+", listed)) == set(FILTER_FIELDS[name].choices)
    words, _, items, _ = tables("filter-words")
    for name, _, example in words:
        assert parse_filter(example).conditions[0].field == name
    for item, _, example in items:
        assert next(conditions_in(parse_filter(example).conditions)).items == (item,)


def test_date_examples_are_valid_and_counterexamples_invalid():
    forms, wrong = tables("dates")
    parsed = [parse_w3c(example) for example, _ in forms]
    assert len({date.precision for date in parsed if date is not None}) == len(parsed) == 6
    assert [example for example, _ in forms if not is_real_date(example)] == []
    assert [example for example, _ in wrong if is_real_date(example)] == []


def test_regex_examples_have_documented_results():
    for _, _, example, text in tables("patterns")[0]:
        assert match_spans(SearchQuery(example, is_expression=True), text)
    for _, _, example, result in tables("patterns")[1]:
        (expression, by), (before, after) = example.split("` → `"), result.split("` → `")
        wanted = SearchQuery(expression, is_expression=True, is_case_sensitive=True)
        assert Replacement(wanted, by).after(pl.Series([before])).to_list() == [after]


def test_limits_page_names_profiles_that_ignore_hints():
    text = resource("help/en/limits.md").read_text(encoding="utf-8")
    ignoring = ", ".join(profile.title for profile in PROFILES.values() if profile.ignores_hints)
    assert f"Ignored by {ignoring}:" in text
