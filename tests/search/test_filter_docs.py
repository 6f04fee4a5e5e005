"""README and the help of the command line name all words and comparisons that filters have."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_studio.document.command_line import command_parser
from sitemap_studio.search.filter_language import FILTER_FIELDS, OPERATORS, STATES

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("name", [*FILTER_FIELDS, *OPERATORS, *STATES, "or"])
def test_every_word_of_filters_is_named(name):
    readme = README.read_text(encoding="utf-8")
    about_filters = readme[readme.index("**FILTER** is") :].partition("sitemap-studio edit")[0]
    assert f"`{name}`" in " ".join(about_filters.split())
    told = " ".join(str(command_parser("edit").epilog).split())
    assert f" {name}" in told.replace("“", " ").replace("(", " ")
