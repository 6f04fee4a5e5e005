"""The contents of the help: which pages there are, in which order, and which one is about a part of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from sitemap_studio.gui.help.blocks import Page
from sitemap_studio.gui.help.commands import command_page, shortcut_page
from sitemap_studio.gui.help.places import Chosen, places_page
from sitemap_studio.gui.help.prose import first_steps, window_pages
from sitemap_studio.gui.help.reference import reference_page
from sitemap_studio.gui.help.rules import rules_page
from sitemap_studio.gui.help.words import bulk_page, filter_page, glossary_page, patterns_page
from sitemap_studio.protocol.profiles import Profile

START: Final = "first-steps"
"""The page that is shown where no other was asked for."""


ABOUT_DIALOGS: Final = {
    "BulkDialog": "bulk",
    "ChooseFileDialog": "saving",
    "ChooseSitemapDialog": "sitemaps",
    "CompareDialog": "saving",
    "EncodingDialog": "repairs",
    "ExportDialog": "export",
    "FaultDialog": "places",
    "FixesDialog": "problems",
    "GoToDialog": "table",
    "LanguagesDialog": "languages",
    "LeaksDialog": "patterns",
    "NewSitemapDialog": "sitemaps",
    "PaletteDialog": "shortcuts",
    "RecoveryDialog": "saving",
    "SaveFilterDialog": "filter-words",
    "SettingsDialog": "places",
    "SortDialog": "table",
    "SplitDialog": "sitemaps",
    "UnsavedQuestion": "saving",
    "WriteIndexDialog": "sitemaps",
}
"""By the name of a dialog's class the page about it; about others there is none of their own."""


def contents(profile: Profile, actions: Iterable[QAction], preferences: Chosen) -> list[Page]:
    """All pages, those of the first level.

    Args:
        profile: Whose severities the rules have.
        actions: Whose keys are told.
        preferences: By which folders are where they are.
    """
    window = [*window_pages(), filter_page(), patterns_page(), bulk_page()]
    return [
        first_steps(),
        Page("window", QCoreApplication.translate("Help", "The window"), pages=window),
        reference_page(),
        rules_page(profile),
        shortcut_page(actions),
        command_page(),
        places_page(preferences),
        glossary_page(),
    ]
