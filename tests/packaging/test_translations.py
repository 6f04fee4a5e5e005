"""Translation catalogues: extracted texts, and placeholders, blanks and mnemonics of translations."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path

import pytest

from sitemap_studio.core.paths import resource
from sitemap_studio.gui.i18n import LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != "en"]


def catalog_path(language: str) -> Path:
    return resource("translations") / language / "LC_MESSAGES" / "sitemap-studio.po"


@cache
def finished_translations(language: str) -> list[tuple[str, str]]:
    """Return each text with each of its finished translations."""
    from translations import read_catalog

    pairs = []
    for message in read_catalog(catalog_path(language)):
        source = message.id if isinstance(message.id, str) else message.id[0]
        forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
        pairs += [(source, form) for form in forms if source and form and not message.fuzzy]
    return pairs


@cache
def extracted_texts() -> set[tuple[str | None, str, bool]]:
    """Return the context of each text of the program, the text, and whether it has plural forms."""
    from translations import extract_template

    plain = [(each.context, each.id, False) for each in extract_template() if isinstance(each.id, str)]
    return {*plain, *((each.context, each.id[1], True) for each in extract_template() if isinstance(each.id, tuple))}


def placeholders(text: str) -> set[str]:
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

    assert catalog_path(language).with_suffix(".mo").read_bytes() == compile_catalog(
        read_catalog(catalog_path(language))
    )


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
def test_texts_of_all_kinds_are_extracted_for_translation(text: tuple[str | None, str, bool]):
    assert text in extracted_texts()


def test_command_line_messages_are_not_extracted():
    assert not [text for _, text, _ in extracted_texts() if text.startswith("Judging by")]


COUNTED_NOUN = re.compile(r"\{(?:count|total|size|number|n_\w+)(?::,)?\} (?:[a-z]+ )?(?!is\b)[a-z]+[^s\W]s\b|\w\(s\)")
"""A number with a plural noun, or with both forms as in “file(s)”."""


def test_extracted_texts_with_counted_nouns_are_plural():
    assert [text for _, text, is_plural in extracted_texts() if not is_plural and COUNTED_NOUN.search(text)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_contain_same_placeholders(language: str):
    wrong = [
        (source, form)
        for source, form in finished_translations(language)
        if placeholders(form) - placeholders(source)
        or ("%n" not in source and placeholders(form) != placeholders(source))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_preserve_outer_blanks_and_mnemonics(language: str):
    """Texts that begin with a comma or semicolon may begin with a blank, as some languages require."""
    wrong = [
        (source, form)
        for source, form in finished_translations(language)
        if (form.lstrip() != form and source[:1] not in ",;", form.rstrip() != form)
        != (source.lstrip() != source, source.rstrip() != source)
        or bool(re.search(r"&\w", form)) != bool(re.search(r"&\w", source))
    ]
    assert wrong == []
