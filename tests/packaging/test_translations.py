"""Catalogues of translations: what is extracted from the source, and what translators must not change."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path

import pytest

from sitemap_studio.core.paths import resource
from sitemap_studio.gui.i18n import LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != "en"]


def path_of(language: str) -> Path:
    return resource("translations") / language / "LC_MESSAGES" / "sitemap-studio.po"


@cache
def translations_of(language: str) -> list[tuple[str, str]]:
    """Return each text with each of its finished translations."""
    from translations import read_catalog

    pairs = []
    for message in read_catalog(path_of(language)):
        source = message.id if isinstance(message.id, str) else message.id[0]
        forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
        pairs += [(source, form) for form in forms if source and form and not message.fuzzy]
    return pairs


@cache
def extracted() -> set[tuple[str | None, str, bool]]:
    """Return the context of each text of the program, the text, and whether it has plural forms."""
    from translations import extract_template

    plain = [(each.context, each.id, False) for each in extract_template() if isinstance(each.id, str)]
    return {*plain, *((each.context, each.id[1], True) for each in extract_template() if isinstance(each.id, tuple))}


def fields(text: str) -> set[str]:
    """Return the names of the placeholders in a text."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}


def test_each_language_has_a_catalogue():
    assert sorted(path.name for path in resource("translations").iterdir()) == sorted(TRANSLATED)


@pytest.mark.parametrize("language", TRANSLATED)
def test_compiled_catalogue_is_up_to_date(language: str):
    from translations import compile_catalog, read_catalog

    assert path_of(language).with_suffix(".mo").read_bytes() == compile_catalog(read_catalog(path_of(language)))


@pytest.mark.parametrize(
    "text",
    [
        (None, "&File", False),
        (None, "{value} has no host.", False),
        (None, "Missing XML tag", False),
        (None, "Applies after a restart.", False),
        (None, "Choose Save as.", False),
        ("Languages", "All hreflang groups", False),
        (None, "1 match", False),
        (None, "%n matches", True),
        ("Facets", "New", False),
        ("Severity", "Error", False),
    ],
    ids=lambda text: text[1],
)
def test_texts_of_all_kinds_are_extracted(text: tuple[str | None, str, bool]):
    assert text in extracted()


def test_messages_of_the_command_line_are_not_extracted():
    assert not [text for _, text, _ in extracted() if text.startswith("Judging by")]


COUNTS_THINGS = re.compile(r"\{(?:count|total|size|number|n_\w+)(?::,)?\} (?:[a-z]+ )?(?!is\b)[a-z]+[^s\W]s\b|\w\(s\)")
"""A number and a noun in the plural, or both forms in one."""


def test_texts_with_a_number_have_plural_forms():
    assert [text for _, text, is_plural in extracted() if not is_plural and COUNTS_THINGS.search(text)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_have_the_placeholders_of_their_texts(language: str):
    wrong = [
        (source, form)
        for source, form in translations_of(language)
        if fields(form) - fields(source) or ("%n" not in source and fields(form) != fields(source))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_have_the_blanks_and_mnemonics_of_their_texts(language: str):
    """Some languages have a blank in front of a comma or a semicolon, too."""
    wrong = [
        (source, form)
        for source, form in translations_of(language)
        if (form.lstrip() != form and source[:1] not in ",;", form.rstrip() != form)
        != (source.lstrip() != source, source.rstrip() != source)
        or bool(re.search(r"&\w", form)) != bool(re.search(r"&\w", source))
    ]
    assert wrong == []
