"""Objects that the dialogs, panels and commands of one window share; the main window creates them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sitemap_studio.gui.jobs.background_jobs import Jobs
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.message_bar import MessageBar
from sitemap_studio.gui.set_url import SetUrl
from sitemap_studio.gui.settings_store import Settings
from sitemap_studio.gui.table.entry_page import EntryPage
from sitemap_studio.gui.window_preferences import WindowPreferences


@dataclass(frozen=True)
class Context:
    """Objects of one window that several of its components use.

    Attributes:
        session: The open set with its undo history.
        jobs: The jobs that run in the background.
        messages: The message bar.
        preferences: The user's preferences.
        settings: Values remembered between runs, such as recent files.
        set_url: The URL of the open set, and the choices that are stored for the set.
        page: The filter bar and the table.
        finish_editing: Commits the text that is being typed in the table or a panel.
        show_note: Shows a sentence in the status line.
    """

    session: Session
    jobs: Jobs
    messages: MessageBar
    preferences: WindowPreferences
    settings: Settings
    set_url: SetUrl
    page: EntryPage
    finish_editing: Callable[[], None]
    show_note: Callable[[str], None]
