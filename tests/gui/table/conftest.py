"""Fixtures of the tests of the table."""

from __future__ import annotations

import pytest

from sitemap_studio.core.errors import StudioError
from sitemap_studio.gui.jobs.session import Session
from sitemap_studio.gui.table.entry_view import EntryView


@pytest.fixture
def view(show_table, document_of) -> EntryView:
    """Table of five entries a to e, with lastmod 1 to 5, three daily, two without changefreq."""
    return show_table(
        document_of(loc=list("abcde"), lastmod=list("12345"), changefreq=["daily", "daily", "daily", None, None])
    )


@pytest.fixture
def refusals(session: Session) -> list[StudioError]:
    """List of errors that the session reports for refused edits."""
    refused: list[StudioError] = []
    session.refused.connect(refused.append)
    return refused
