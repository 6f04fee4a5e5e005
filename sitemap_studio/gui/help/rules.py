"""The pages of the help about rules: one for each of the catalogue, below its subject."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.document.reporting.source_pages import source_page
from sitemap_studio.gui.help.blocks import Block, Grid, Page, Text, Words, code, plain, web_link
from sitemap_studio.gui.look.theme import SEVERITY_ICON, SEVERITY_TINT, Tint
from sitemap_studio.gui.problems.rule_card import lines_of
from sitemap_studio.gui.widgets.labels import severity_word
from sitemap_studio.gui.words.spoken import spoken
from sitemap_studio.protocol.catalogue import CATALOGUE, Rule
from sitemap_studio.protocol.profiles import Profile

translate: Final = QCoreApplication.translate


def rules_page(profile: Profile) -> Page:
    """All rules by subject, as they hold for a profile."""
    words = translate(
        "Help",
        "Entries, files and sets are checked against these rules. Each names its source. How severe a "
        "breach is depends on the [profile](limits); here it is {profile}.",
    )
    pages = [
        Page(
            f"rules-{number}",
            spoken(subject),
            pages=[rule_page(rule, profile) for rule in rules],
        )
        for number, (subject, rules) in enumerate(CATALOGUE.items(), 1)
    ]
    return Page("rules", translate("Help", "Rules"), (Text(words.format(profile=spoken(profile.title))),), pages)


def rule_page(rule: Rule, profile: Profile) -> Page:
    """What is said of a rule."""
    severity = rule.severity_in(profile)
    rows: list[list[Words]] = [
        [plain(name), code(text) if is_value else plain(text)] for name, text, is_value in lines_of(rule, profile)
    ]
    rows.append([plain(translate("Help", "Name in filters")), code(f"problem = {rule.id}")])
    blocks: list[Block] = [Grid((), rows)]
    address = source_page(rule.source)
    if address is not None:
        blocks.append(Text(web_link(address, translate("Help", "Read the source on the web"))))
    sign = ("check", Tint.QUIET) if severity is None else (SEVERITY_ICON[severity], SEVERITY_TINT[severity])
    word = severity_word(severity) if severity else translate("RuleCard", "Ignored")
    return Page(page_of(rule), spoken(rule.title), blocks, note=word, sign=sign, tip=rule.id)


def page_of(rule: Rule) -> str:
    """The id of the page about a rule."""
    return f"rule-{rule.id}"
